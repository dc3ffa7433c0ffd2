import {
  type ComputerPlayer,
  newRecord,
  type Remembered,
  remember,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import {
  EPIC_SQUADS,
  type Pack,
  packFrom,
  READY_SQUADS,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  setupFromSquads,
} from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import standard from '../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../formats/xwing2-epic.json' with { type: 'json' };
import { secondPlayer, secondSearcher } from '../index.ts';

type Player = ComputerPlayer<SecondState, SecondQuestion, SecondEvent>;

/** Plays a game with the searching player at all seats, and counts whose dials it planned by games in its head. */
function plannedIn(setup: SecondSetup, rollouts: number) {
  const game = startRecord(SECOND, newRecord(SECOND, setup, 'plays all'));
  const searcher: Player = secondSearcher();
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

const pack: Pack = packFrom(standard);
const squads = READY_SQUADS.map(({ squad }) => squad);

it('plans in a scenario, to the end of the game', () => {
  const [scenario] = pack.scenarios ?? [];
  const setup = setupFromSquads(pack, [squads[3]!, squads[7]!], scenario!.id);
  expect(setup.scenario).toBeDefined();
  const { planned, outcome } = plannedIn({ ...setup, rounds: 2 }, 45);
  expect(planned).toEqual([0, 1]);
  expect(outcome).not.toBeNull();
});

it('plans with four seats in two teams, and alone against two others', () => {
  const four = [squads[0]!, squads[3]!, squads[7]!, squads[2]!] as const;
  const teams = plannedIn({ ...setupFromSquads(pack, four, 'none', undefined, [0, 1, 0, 1]), rounds: 1 }, 45);
  expect(teams.planned).toEqual([0, 1, 2, 3]);
  expect(teams.outcome).not.toBeNull();
  const three = plannedIn({ ...setupFromSquads(pack, [four[0], four[1], four[2]]), rounds: 1 }, 45);
  expect(three.planned).toEqual([0, 1, 2]);
  expect(three.outcome).not.toBeNull();
});

it('plans with huge ships', () => {
  const setup = setupFromSquads(packFrom(epic), [EPIC_SQUADS[0]!.squad, EPIC_SQUADS[1]!.squad]);
  const { planned, outcome } = plannedIn({ ...setup, rounds: 1 }, 90);
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
