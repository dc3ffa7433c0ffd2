/** The format of Armada in the menu. */

import {
  CORE_FLEETS,
  checkFleet,
  DEFAULT_FLEETS,
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
import { choiceOf, squadsBy } from '../squads.ts';
import { ARMADA_GAME } from './game.ts';
import { isLearning, learningChoices, learningReading, learningSetup } from './learning.ts';
import { say } from './names.ts';

const FLEETS = [...READY_FLEETS, ...CORE_FLEETS];

/** "Victory II, TIE Fighter Squadron ×4". */
const choice = ({ id, fleet }: ReadyFleet): ReadyChoice =>
  choiceOf(
    id,
    fleet.name,
    CORE_FLEETS.some((core) => core.id === id)
      ? say().points180
      : say().points400({ faction: say()[fleet.faction] }),
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
          message: say().line({ line, message }),
        })),
      };
    },
    ofShips: () => null,
    check: (fleet) => checkFleet(fleet, pack),
  });
  return {
    ready: [...FLEETS.map(choice), ...learningChoices()],
    pair: [DEFAULT_FLEETS[0].id, DEFAULT_FLEETS[1].id],
    seats: [say().edgeOne, say().edgeTwo],
    ownSquad: say().ownFleet,
    ownShort: say().ownShort,
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
