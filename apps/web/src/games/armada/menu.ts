/** The format of Armada in the menu. */

import {
  CORE_FLEETS,
  checkFleet,
  DEFAULT_FLEETS,
  type Faction,
  type Fleet,
  packFrom,
  packHash,
  READY_FLEETS,
  type ReadyFleet,
  readFleetText,
  setupFromFleets,
  shipCard,
  squadronCard,
} from '@firing-arc/armada';
import { playNew } from '../../game/playing.ts';
import type { MenuFormat, ReadyChoice } from '../format.ts';
import { choiceOf, squadsBy } from '../xwing/squads.ts';
import { ARMADA_GAME } from './game.ts';
import { isLearning, LEARNING_CHOICES, learningReading, learningSetup } from './learning.ts';

const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel Alliance, 400 points',
  empire: 'Galactic Empire, 400 points',
  republic: 'Galactic Republic, 400 points',
  separatist: 'Separatist Alliance, 400 points',
};

const FLEETS = [...READY_FLEETS, ...CORE_FLEETS];

/** "Victory II, TIE Fighter Squadron ×4". */
const choice = ({ id, fleet }: ReadyFleet): ReadyChoice =>
  choiceOf(
    id,
    fleet.name,
    CORE_FLEETS.some((core) => core.id === id) ? 'Core sets, 180 points' : FACTION_NAMES[fleet.faction],
    [
      ...fleet.ships.map(({ ship }) => shipCard(ship)?.name ?? ship),
      ...fleet.squadrons.map((card) => squadronCard(card)?.ace ?? squadronCard(card)?.name ?? card),
    ],
  );

/** Armada with its fleets. */
export async function armadaFormat(): Promise<MenuFormat> {
  const pack = packFrom((await import('../../../../../formats/armada.json')).default);
  const hash = packHash(pack);
  const fleets = squadsBy<Fleet>({
    ready: FLEETS.map(({ id, fleet }) => ({ id, squad: fleet })),
    read: (text) => {
      const { fleet, problems } = readFleetText(text, pack);
      return {
        squad: fleet,
        problems: problems.map(({ line, message }) => ({
          kind: 'unknown',
          message: `Line ${line}: ${message}`,
        })),
      };
    },
    ofShips: () => null,
    check: (fleet) => checkFleet(fleet, pack),
  });
  return {
    ready: [...FLEETS.map(choice), ...LEARNING_CHOICES],
    pair: [DEFAULT_FLEETS[0].id, DEFAULT_FLEETS[1].id],
    seats: ['the edge of player 1', 'the edge of player 2'],
    ownSquad: 'The fleet as text of Kingston, Star Forge or Armada Warlords',
    ownShort: 'text of a fleet builder',
    scenarios: [],
    builds: null,
    builder: null,
    read: (source) => learningReading(source) ?? fleets.read(source),
    match: (sources) => {
      const learning = sources.map(isLearning);
      if (learning.some(Boolean)) {
        const setup = learningSetup(sources);
        return (options, seed) => playNew(ARMADA_GAME, setup, options, seed);
      }
      const pair = [fleets.squadOf(sources[0]), fleets.squadOf(sources[1])] as const;
      const isCore = pair.every((fleet) => checkFleet(fleet, pack, 'core').legal);
      const setup = setupFromFleets(pack, pair, { play: isCore ? 'core' : 'standard', hash });
      return (options, seed) => playNew(ARMADA_GAME, setup, options, seed);
    },
  };
}
