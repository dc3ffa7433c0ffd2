/** The formats of X-Wing 2.5 in the menu. */

import {
  anyScenario,
  checkSquad,
  FACTIONS,
  indexPack,
  knownPack,
  NO_SCENARIO,
  type Pack,
  packHash,
  pilotCard,
  quickBuildsFrom,
  readSquad,
  readySquads,
  type Squad,
  setupFromSquads,
  upgradeCard,
} from '@firing-arc/xwing/second';
import { playNew } from '../../game/playing.ts';
import { wholePack } from '../../packs/house.ts';
import { formatWords } from '../../words/en/formats.ts';
import { type Build, BY_CHANCE, type MenuFormat } from '../format.ts';
import { choiceOf, severalOf, squadsBy } from '../squads.ts';
import { teamsWith } from '../xwing/teams.ts';
import { secondBuilder } from './builder.ts';
import { factionNames } from './faction-names.ts';
import { SECOND_GAME } from './game.ts';
import { spoken, words } from './names.ts';
import { squadsSpoken, squadWords } from './squad-words.ts';

/** A format of X-Wing 2.5 with its squads; rejects for an id that is none. */
export const secondFormat = async (id: string): Promise<MenuFormat> =>
  secondFormatOf(knownPack(await wholePack(id)));

/** The format of any pack of X-Wing 2.5. */
export async function secondFormatOf(pack: Pack): Promise<MenuFormat> {
  await Promise.all([spoken(), squadsSpoken()]);
  const hash = packHash(pack);
  const index = indexPack(pack);
  const ready = readySquads(pack, index);
  const squads = squadsBy<Squad>({
    ready,
    read: (text) => readSquad(text, pack, squadWords),
    ofShips: ({ name, faction: id, ships }) => {
      const faction = FACTIONS.find((known) => known === id);
      return faction ? { name, faction, ships } : null;
    },
    check: (squad) => checkSquad(squad, pack, undefined, index, squadWords),
  });
  const t = formatWords.get();
  return {
    ready: ready.map(({ id: squad, squad: { name, faction, ships } }) =>
      choiceOf(
        squad,
        name,
        factionNames()[faction],
        ships.map(({ pilot }) => pilotCard(pilot)?.name ?? pilot),
      ),
    ),
    pair: [ready[0]!.id, ready[1]!.id],
    seats: [t.nearEdge, t.farEdge],
    ownSquad: t.ownSecond,
    ownShort: t.ownSecondShort,
    scenarios: scenariosOf(pack),
    builds: { factions: factionNames(), load: loadBuilds },
    builder: secondBuilder(pack, squads.squadOf),
    read: squads.read,
    elsewhere: async (source) =>
      (await import('./elsewhere.ts')).secondElsewhere(squads.squadOf(source), pack.id),
    history: async (source) => (await import('./elsewhere.ts')).secondThroughTime(squads.squadOf(source)),
    // Its scenarios are for two; more play alone or in teams (docs/decisions/more-than-two-players.md).
    teams: (players) => (players === 2 ? [null] : [null, ...teamsWith(players)]),
    match: (sources, scenario, teams) => {
      const chosen = scenario === BY_CHANCE ? anyScenario(pack, Math.random()) : scenario || NO_SCENARIO;
      const setup = setupFromSquads(pack, severalOf(sources.map(squads.squadOf)), chosen, hash, teams);
      return (options, seed) => playNew(SECOND_GAME, setup, options, seed);
    },
  };
}

/** The scenarios of a format to choose from; none where all its games are dogfights. */
function scenariosOf({ scenarios = [] }: Pack): MenuFormat['scenarios'] {
  if (scenarios.length === 0) return [];
  const { anyScenario: byChance, noScenario } = formatWords.get();
  return [
    { id: BY_CHANCE, name: byChance, says: '' },
    ...scenarios.map((scenario) => ({
      id: scenario.id,
      name: scenario.name,
      says: words.scenario(scenario).join(' '),
    })),
    { id: NO_SCENARIO, name: noScenario, says: '' },
  ];
}

/** The quick builds of the publisher. */
async function loadBuilds(): Promise<readonly Build[]> {
  const file = await import('../../../../../formats/quick-builds/xwing2.json');
  return quickBuildsFrom(file.default).map(({ id, faction, threat, ships }) => ({
    id,
    faction,
    threat,
    ships,
    text: ships.map(buildText).join('; '),
  }));
}

/** "Midnight with Afterburners". */
function buildText({ pilot, upgrades }: Build['ships'][number]): string {
  const carried = upgrades.map((id) => upgradeCard(id)?.name ?? id).join(', ');
  const name = pilotCard(pilot)?.name ?? pilot;
  return carried ? formatWords.get().buildWith({ pilot: name, upgrades: carried }) : name;
}
