/** The format of Armada in the menu. */

import {
  CORE_FLEETS,
  checkFleet,
  DEFAULT_FLEETS,
  FACTIONS,
  knownPack,
  type Pack,
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
import { choiceOf, severalOf, squadsBy } from '../squads.ts';
import { type AgreedFleet, armadaBuilder, fleetOf } from './builder.ts';
import { fleetsSpoken, fleetWords } from './fleet-words.ts';
import { ARMADA_GAME } from './game.ts';
import { givenFleets, isLearning, learningChoices, learningReading, learningSetup } from './learning.ts';
import { say, spoken } from './names.ts';

/** The ready fleets, each with the points that it was built to. */
const readyFleets = (core: number): readonly { readonly id: string; readonly squad: AgreedFleet }[] => [
  ...READY_FLEETS.map(({ id, fleet }) => ({ id, squad: fleet })),
  ...CORE_FLEETS.map(({ id, fleet }) => ({ id, squad: { ...fleet, agreed: core } })),
];

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
export const armadaFormat = async (): Promise<MenuFormat> =>
  armadaFormatOf(knownPack((await import('../../../../../formats/armada.json')).default));

/** The format of any pack of Armada. */
export async function armadaFormatOf(pack: Pack): Promise<MenuFormat> {
  await Promise.all([spoken(), fleetsSpoken()]);
  const hash = packHash(pack);
  const fleets = squadsBy<AgreedFleet>({
    ready: readyFleets(pack.play.core.points),
    read: (text) => {
      const { fleet, problems } = readFleetText(text, pack, fleetWords.reading);
      return {
        squad: fleet,
        problems: problems.map(({ line, message }) => ({
          kind: 'unknown',
          message: say().line({ line, message }),
        })),
      };
    },
    ofShips: ({ cards = [], agreed = null, ...source }) =>
      FACTIONS.some((known) => known === source.faction) ? fleetOf({ ...source, cards, agreed }) : null,
    check: (fleet) => checkFleet(fleet, pack, fleet.agreed, { say: fleetWords }),
  });
  return {
    ready: [...READY_FLEETS, ...CORE_FLEETS].map(choice).concat(learningChoices()),
    pair: [DEFAULT_FLEETS[0].id, DEFAULT_FLEETS[1].id],
    seats: [say().edgeOne, say().edgeTwo],
    ownSquad: say().ownFleet,
    ownShort: say().ownShort,
    scenarios: [],
    given: givenFleets(),
    builds: null,
    elsewhere: null,
    history: null,
    builder: armadaBuilder(pack, fleets.squadOf),
    read: (source) => learningReading(source) ?? fleets.read(source),
    teams: (players) => (players === 2 ? [null] : []),
    match: (sources) => {
      const [one, other] = severalOf(sources);
      if ([one, other].some(isLearning)) {
        const setup = learningSetup([one, other]);
        return (options, seed) => playNew(ARMADA_GAME, setup, options, seed);
      }
      const pair = [fleets.squadOf(one), fleets.squadOf(other)] as const;
      const isCore = pair.every((fleet) => checkFleet(fleet, pack, 'core').legal);
      const setup = setupFromFleets(pack, pair, { play: isCore ? 'core' : 'standard', hash });
      return (options, seed) => playNew(ARMADA_GAME, setup, options, seed);
    },
  };
}
