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
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../formats/xwing1.json' with { type: 'json' };
import standard from '../../../../formats/xwing2-amg.json' with { type: 'json' };
import { firstPlayer, firstSearcher, type OpponentName, secondPlayer, secondSearcher } from '../index.ts';
import { type Habit, UNKNOWN } from './habits.ts';

/** What the searching player knows at the end of round four of how the other answers, when that is a policy. */
function knownOf<
  S extends State & { readonly round: number },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  rules: Rules<S, Setup, Q, E>,
  players: readonly [ComputerPlayer<S, Q, E>, ComputerPlayer<S, Q, E>],
  setup: Setup,
): Habit {
  const game = startRecord(rules, newRecord(rules, setup, 'habits'));
  let memories: readonly Remembered[] = [];
  while (!game.outcome && game.state.round < 5) {
    const { player } = game.questions[0]!;
    const task = taskFor(game, player, { secret: 'habits', rollouts: 24, memories });
    const decision = players[player]!.decide(task);
    memories = remember(memories, player, decision);
    expect(game.answer(player, decision.question, decision.answer)).toEqual([]);
  }
  const memory = memories.findLast(({ seat }) => seat === 0)!.memory as unknown as {
    readonly habits: Readonly<Record<number, Habit>>;
  };
  expect(Object.keys(memory.habits)).toEqual(['1']);
  return memory.habits[1]!;
}

const squads = READY_SQUADS.map(({ squad }) => squad);
const secondSetup = setupFromSquads(packFrom(standard), [squads[0]!, squads[1]!]);
const [one, other] = FIRST_SQUADS;
const setupOfFirst = firstSetup(firstPackFrom(xwing1), [one!.squad, other!.squad]);

const second = (name: OpponentName) => knownOf(SECOND, [secondSearcher(), secondPlayer(name)], secondSetup);
const first = (name: OpponentName) => knownOf(FIRST, [firstSearcher(), firstPlayer(name)], setupOfFirst);

describe('the planning player', () => {
  it.each([
    ['X-Wing 2.5', second],
    ['First Edition', first],
  ])('learns from the dials that were shown how the other one answers, in %s', (_, known) => {
    const likeliest = ({ weights }: Habit) => weights.indexOf(Math.max(...weights));
    expect(likeliest(UNKNOWN)).toBe(0);
    const plain = known('plain');
    expect(plain.seen).toBeGreaterThan(6);
    expect(plain.weights[0]).toBeGreaterThan(UNKNOWN.weights[0]!);
    expect([plain, known('tables'), known('random')].map(likeliest)).toEqual([0, 1, 2]);
  });
});
