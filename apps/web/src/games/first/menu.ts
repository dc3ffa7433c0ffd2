/** The formats of First Edition in the menu: standard and epic play, both of one pack. */

import {
  CORE_SETS,
  checkSquad,
  EPIC_SQUADS,
  FACTIONS,
  indexPack,
  knownPack,
  LONGEST_GAME,
  type Pack,
  type PackIndex,
  type Play,
  packHash,
  pilotCard,
  READY_SQUADS,
  type ReadySquad,
  readSquad,
  type Squad,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import { playNew } from '../../game/playing.ts';
import { wholePack } from '../../packs/house.ts';
import { formatWords } from '../../words/en/formats.ts';
import type { MenuFormat, ReadyChoice, SquadSource } from '../format.ts';
import type { FirstFormatId } from '../index.ts';
import { choiceOf, severalOf, squadsBy } from '../squads.ts';
import { teamsWith } from '../xwing/teams.ts';
import { firstBuilder } from './builder.ts';
import { factionNames } from './faction-names.ts';
import { FIRST_GAME } from './game.ts';
import { spoken } from './names.ts';
import { squadsSpoken, squadWords } from './squad-words.ts';

const CORE = CORE_SETS.flatMap(({ squads }) => squads);
/** Epic play has the squads of a hundred points too: they are legal in it. */
const SQUADS = { standard: [...READY_SQUADS, ...CORE], epic: [...EPIC_SQUADS, ...READY_SQUADS] };

/** What a squad of standard play is on other days. */
const inOtherDays = (
  pack: Pack,
  find: (source: SquadSource) => Squad,
): Pick<MenuFormat, 'elsewhere' | 'history'> => ({
  elsewhere: async (source) => (await import('./elsewhere.ts')).firstElsewhere(find(source), pack.id),
  history: async (source) => (await import('./elsewhere.ts')).firstThroughTime(find(source)),
});

/** Those of the days of a pack; all of them where it has other points. */
function readyIn(pack: Pack, play: Play, index: PackIndex): readonly ReadySquad[] {
  if (pack.asOf === undefined) return SQUADS[play];
  const legal = SQUADS[play].filter(({ squad }) => checkSquad(squad, pack, { play, index }).legal);
  return legal.length < 2 ? SQUADS[play] : legal;
}

const choice = ({ id, squad }: ReadySquad): ReadyChoice =>
  choiceOf(
    id,
    squad.name,
    CORE.some((core) => core.id === id) ? formatWords.get().coreSets : factionNames()[squad.faction],
    squad.ships.map(({ pilot }) => pilotCard(pilot)?.name ?? pilot),
  );

/** A format of First Edition with its squads; rejects for an id that is none. */
export const firstFormat = async (id: string): Promise<MenuFormat> =>
  id === EPIC
    ? firstFormatOf(knownPack(await wholePack('xwing1')), 'epic')
    : firstFormatOf(knownPack(await wholePack(id)), 'standard');

const EPIC: FirstFormatId = 'xwing1-epic';

/** The format of any pack of First Edition. */
export async function firstFormatOf(pack: Pack, play: Play): Promise<MenuFormat> {
  await Promise.all([spoken(), squadsSpoken()]);
  const hash = packHash(pack);
  const index = indexPack(pack);
  const ready = readyIn(pack, play, index);
  const squads = squadsBy<Squad>({
    ready,
    read: (text) => readSquad(text, pack, squadWords),
    ofShips: ({ name, faction: id, ships }) => {
      const faction = FACTIONS.find((known) => known === id);
      return faction ? { name, faction, ships } : null;
    },
    check: (squad) => checkSquad(squad, pack, { play, index, say: squadWords }),
  });
  const t = formatWords.get();
  return {
    ready: ready.map(choice),
    pair: [ready[0]!.id, ready[1]!.id],
    seats: [t.edgeOne, t.edgeTwo],
    ownSquad: t.ownFirst,
    ownShort: 'XWS',
    scenarios: [],
    builds: null,
    ...(play === 'standard' ? inOtherDays(pack, squads.squadOf) : { elsewhere: null, history: null }),
    builder: firstBuilder(pack, play, squads.squadOf),
    read: squads.read,
    // More than two form two teams (xwing1:optional-rules-team-play.1).
    teams: (players) => (players === 2 ? [null] : teamsWith(players)),
    match: (sources, _, teams) => {
      const all = severalOf(sources.map(squads.squadOf));
      const setup = setupFromSquads(pack, all, { play, hash, rounds: LONGEST_GAME, ...(teams && { teams }) });
      return (options, seed) => playNew(FIRST_GAME, setup, options, seed);
    },
  };
}
