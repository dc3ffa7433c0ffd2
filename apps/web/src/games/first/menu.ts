/** The format of First Edition in the menu. */

import {
  CORE_SETS,
  checkSquad,
  FACTIONS,
  indexPack,
  LONGEST_GAME,
  packFrom,
  packHash,
  pilotCard,
  READY_SQUADS,
  type ReadySquad,
  readSquad,
  type Squad,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import { playNew } from '../../game/playing.ts';
import { formatWords } from '../../words/en/formats.ts';
import type { MenuFormat, ReadyChoice } from '../format.ts';
import { choiceOf, squadsBy } from '../squads.ts';
import { firstBuilder } from './builder.ts';
import { factionNames } from './faction-names.ts';
import { FIRST_GAME } from './game.ts';
import { spoken } from './names.ts';
import { squadsSpoken, squadWords } from './squad-words.ts';

const CORE = CORE_SETS.flatMap(({ squads }) => squads);
const SQUADS = [...READY_SQUADS, ...CORE];

const choice = ({ id, squad }: ReadySquad): ReadyChoice =>
  choiceOf(
    id,
    squad.name,
    CORE.some((core) => core.id === id) ? formatWords.get().coreSets : factionNames()[squad.faction],
    squad.ships.map(({ pilot }) => pilotCard(pilot)?.name ?? pilot),
  );

/** First Edition with its squads. */
export async function firstFormat(): Promise<MenuFormat> {
  const [file] = await Promise.all([import('../../../../../formats/xwing1.json'), spoken(), squadsSpoken()]);
  const pack = packFrom(file.default);
  const hash = packHash(pack);
  const index = indexPack(pack);
  const squads = squadsBy<Squad>({
    ready: SQUADS,
    read: (text) => readSquad(text, pack, squadWords),
    ofShips: ({ name, faction: id, ships }) => {
      const faction = FACTIONS.find((known) => known === id);
      return faction ? { name, faction, ships } : null;
    },
    check: (squad) => checkSquad(squad, pack, undefined, undefined, index, squadWords),
  });
  const t = formatWords.get();
  return {
    ready: SQUADS.map(choice),
    pair: [READY_SQUADS[0]!.id, READY_SQUADS[1]!.id],
    seats: [t.edgeOne, t.edgeTwo],
    ownSquad: t.ownFirst,
    ownShort: 'XWS',
    scenarios: [],
    builds: null,
    elsewhere: null,
    builder: firstBuilder(pack, squads.squadOf),
    read: squads.read,
    match: (sources) => {
      const pair = [squads.squadOf(sources[0]), squads.squadOf(sources[1])] as const;
      const setup = setupFromSquads(pack, pair, { hash, rounds: LONGEST_GAME });
      return (options, seed) => playNew(FIRST_GAME, setup, options, seed);
    },
  };
}
