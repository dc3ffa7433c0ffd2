// What a server sends to a seat after an answer: the events since the last one, and the question that is open for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ARMADA } from '@firing-arc/armada';
import {
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  type Rules,
  randomAnswerer,
  type State,
  seatsOf,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';

const GAMES = ['armada', 'xwing1', 'xwing2'] as const;

/** The bytes that each answer of a game by chance changes for each seat and a spectator. */
function sizesOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  seed: string,
): number[] {
  const game = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, seed)));
  const robot = randomAnswerer(growStreams(seed, ['mind']));
  const seats = Array.from({ length: seatsOf(rules, game.state) + 1 }, (_, at) => at - 1);
  const since = new Map(seats.map((seat) => [seat, game.view(seat).next]));
  const sizes: number[] = [];
  while (!game.outcome) {
    const question = game.questions[0]!;
    const { player, id } = question;
    const answer = robot(question, () => game.look(player), game.help(player));
    expect(game.answer(player, id, answer)).toEqual([]);
    for (const seat of seats) {
      const { events, questions, next } = game.view(seat, { since: since.get(seat)! });
      since.set(seat, next);
      sizes.push(Buffer.byteLength(JSON.stringify({ events, questions })));
    }
  }
  return sizes;
}

function withSetup<Result>(
  game: (typeof GAMES)[number],
  use: <S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    setup: Setup,
  ) => Result,
): Result {
  const file = join(import.meta.dirname, '..', 'kept-games', `${game}-662a7410.json.gz`);
  const { record } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as { record: { setup: never } };
  if (game === 'armada') return use(ARMADA, record.setup);
  return game === 'xwing1' ? use(FIRST, record.setup) : use(SECOND, record.setup);
}

describe.each(GAMES)('what an answer changes for a seat of %s', (game) => {
  it('is about 0.6 kB: events and the next question, for the median and the mean; never much of the log', () => {
    const sizes = ['one', 'two', 'three']
      .flatMap((seed) => withSetup(game, (rules, setup) => sizesOf(rules, setup, seed)))
      .sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(500);
    expect(sizes[sizes.length >> 1]).toBeLessThan(650);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(800);
    expect(sizes.at(-1)).toBeLessThan(8000);
  });
});
