import {
  type ComputerPlayer,
  type GameEvent,
  newRecord,
  type Question,
  type Remembered,
  type Rules,
  remember,
  type State,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  type FirstSetup,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
  type Mission,
  type Squad,
} from '@firing-arc/xwing/first';
import {
  EPIC_SQUADS,
  type Pack,
  packFrom,
  READY_SQUADS,
  SECOND,
  type SecondSetup,
  setupFromSquads,
} from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import xwing1 from '../../../../formats/xwing1.json' with { type: 'json' };
import standard from '../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../formats/xwing2-epic.json' with { type: 'json' };
import { firstSearcher, secondPlayer, secondSearcher } from '../index.ts';

/** Plays a game with the searching player at all seats, and counts whose dials it planned by games in its head. */
function plannedIn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  searcher: ComputerPlayer<S, Q, E>,
  setup: Setup,
  rollouts: number,
) {
  const game = startRecord(rules, newRecord(rules, setup, 'plays all'));
  const planned = new Set<number>();
  let memories: readonly Remembered[] = [];
  let given = 0;
  for (; !game.outcome && given < 5000; given++) {
    const { player, kind } = game.questions[0]!;
    const task = taskFor(game, player, { secret: 'plays all', rollouts, memories });
    const decision = searcher.decide(task);
    if (kind === 'dials' && searcher.explain().some(({ error }) => error > 0)) planned.add(player);
    memories = remember(memories, player, decision);
    expect(game.answer(player, decision.question, decision.answer), kind).toEqual([]);
  }
  return { planned: [...planned].sort(), outcome: game.outcome };
}

const second = (setup: SecondSetup, rollouts: number) => plannedIn(SECOND, secondSearcher(), setup, rollouts);
const first = (setup: FirstSetup, rollouts: number) => plannedIn(FIRST, firstSearcher(), setup, rollouts);

const pack: Pack = packFrom(standard);
const squads = READY_SQUADS.map(({ squad }) => squad);

it('plans in a scenario, to the end of the game', () => {
  const [scenario] = pack.scenarios ?? [];
  const setup = setupFromSquads(pack, [squads[3]!, squads[7]!], scenario!.id);
  expect(setup.scenario).toBeDefined();
  const { planned, outcome } = second({ ...setup, rounds: 2 }, 45);
  expect(planned).toEqual([0, 1]);
  expect(outcome).not.toBeNull();
});

it('plans with four seats in two teams, and alone against two others', () => {
  const four = [squads[0]!, squads[3]!, squads[7]!, squads[2]!] as const;
  const teams = second({ ...setupFromSquads(pack, four, 'none', undefined, [0, 1, 0, 1]), rounds: 1 }, 45);
  expect(teams.planned).toEqual([0, 1, 2, 3]);
  expect(teams.outcome).not.toBeNull();
  const three = second({ ...setupFromSquads(pack, [four[0], four[1], four[2]]), rounds: 1 }, 45);
  expect(three.planned).toEqual([0, 1, 2]);
  expect(three.outcome).not.toBeNull();
});

it('plans with huge ships', () => {
  const setup = setupFromSquads(packFrom(epic), [EPIC_SQUADS[0]!.squad, EPIC_SQUADS[1]!.squad]);
  const { planned, outcome } = second({ ...setup, rounds: 1 }, 90);
  expect(planned).toEqual([0, 1]);
  expect(outcome).not.toBeNull();
});

const firstPack = firstPackFrom(xwing1);
const firstSquads = FIRST_SQUADS.map(({ squad }) => squad);

it('plans in First Edition: in a mission, in teams and alone', () => {
  const enemy = firstSquads[0]!.ships.length;
  const mission: Mission = {
    name: 'scan',
    objectives: [{ player: 0, kind: 'track', ships: [enemy], tokens: 1 }],
    actions: [{ name: 'scan', player: 0, on: [enemy], range: [1, 3] }],
  };
  const [one, two, three] = [firstSquads[0]!, firstSquads[4]!, firstSquads[1]!];
  const alone = first(firstSetup(firstPack, [one, two], { mission, rounds: 2 }), 30);
  expect(alone.planned).toEqual([0, 1]);
  expect(alone.outcome).not.toBeNull();
  const teams = first(firstSetup(firstPack, [one, two, three], { teams: [0, 1, 0], rounds: 1 }), 60);
  expect(teams.planned).toEqual([0, 1, 2]);
  expect(teams.outcome).not.toBeNull();
});

it('plans in First Edition with huge ships', () => {
  const corvette: Squad = {
    faction: 'rebel',
    ships: [
      { pilot: 'cr90corvettefore', upgrades: ['quadlasercannons'] },
      { pilot: 'cr90corvetteaft', upgrades: [] },
      { pilot: 'rookiepilot', upgrades: [] },
    ],
  };
  const cruiser: Squad = {
    faction: 'imperial',
    ships: [
      { pilot: 'gozanticlasscruiser', upgrades: ['duallaserturret'] },
      { pilot: 'academypilot', upgrades: [] },
    ],
  };
  const setup = firstSetup(firstPack, [corvette, cruiser], { play: 'epic', rounds: 1 });
  const { planned, outcome } = first(setup, 30);
  expect(planned).toEqual([0, 1]);
  expect(outcome).not.toBeNull();
});

it('sets the dials that plain would where it may play too few games', () => {
  const game = startRecord(SECOND, newRecord(SECOND, setupFromSquads(pack, [squads[0]!, squads[1]!]), 'few'));
  const plain = secondPlayer('plain');
  while (game.questions[0]!.kind !== 'dials') {
    const { player } = game.questions[0]!;
    const { question, answer } = plain.decide(taskFor(game, player, { secret: 'few' }));
    game.answer(player, question, answer);
  }
  const task = taskFor(game, game.questions[0]!.player, { secret: 'few', rollouts: 7 });
  expect(secondSearcher().decide(task)).toEqual(plain.decide(task));
});
