import { die, growStreams } from '@firing-arc/table';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { type Game, type Rules, type Step, seatsOf } from './game.ts';
import type { Choice } from './question.ts';
import { randomAnswerer } from './random.ts';
import { firstPosition, newRecord, recordOf, replay } from './record.ts';
import { Referee } from './referee.ts';
import { compileSchema } from './schema.ts';
import { answerNow } from './testing/answer-now.ts';
import { noLeak, thrice } from './testing/index.ts';

/** An auction for two to four: everybody bids in secret, each rolls a die of their own, the best sum wins a lot. */
interface Auction {
  agenda: Step[];
  streams: number[];
  bids: number[];
  lots: number[];
  left: number;
}
const int = Type.Integer();
const schema = compileSchema<Auction>(
  Type.Object({
    agenda: Type.Array(Type.Unsafe<Step>(Type.Any())),
    streams: Type.Array(int),
    bids: Type.Array(int),
    lots: Type.Array(int),
    left: int,
  }),
);
type Bid = Choice<number> & { readonly kind: 'bid' };
interface Sold {
  readonly kind: 'sold';
  readonly because: string;
  readonly to: number;
  readonly sums: readonly number[];
}
const PIPS = die('pips', { one: 1, two: 1, three: 1 });

function sell(game: Game<Auction, Bid, Sold>): void {
  const { state } = game;
  const players = state.bids.map((_, player) => player);
  const bids = game.askAll(
    players.map((player) => ({
      form: 'choice',
      kind: 'bid',
      player,
      because: 'auction.1',
      options: [0, 1, 2],
    })),
  );
  const sums = players.map(
    (player) => (bids[player] as number) + PIPS.faces.indexOf(game.roll(player, PIPS)),
  );
  const to = sums.indexOf(Math.max(...sums));
  state.lots[to]! += 1;
  state.bids = bids.map(Number);
  state.left--;
  game.emit({ kind: 'sold', because: 'auction.2', to, sums });
  if (state.left > 0) game.next({ kind: 'sell' });
}

const auction: Rules<Auction, { readonly players: number }, Bid, Sold> = {
  id: 'auction',
  version: '1',
  players: 4,
  seats: (state) => state.bids.length,
  streams: ['dice 1', 'dice 2', 'dice 3', 'dice 4'],
  interpreter: null,
  schema,
  setupProblems: () => [],
  begin: ({ players }, streams) => ({
    agenda: [{ kind: 'sell' }],
    streams,
    bids: new Array<number>(players).fill(0),
    lots: new Array<number>(players).fill(0),
    left: 3,
  }),
  run: sell,
  view: (state, player) => ({
    ...schema.copy(state),
    streams: state.streams.map(() => 0),
    bids: state.bids.map((bid, owner) => (owner === player ? bid : -1)),
  }),
  outcome: ({ left, lots }) =>
    left > 0 ? null : { winner: lots.indexOf(Math.max(...lots)), because: 'auction.3' },
};

const begin = (players: number) => auction.begin({ players }, growStreams('auction', auction.streams));

describe('a game of three', () => {
  it('asks all of them at once, takes answers in any order, and waits for the last', () => {
    const referee = Referee.start(auction, begin(3));
    expect(referee.questions.map(({ player }) => player)).toEqual([0, 1, 2]);
    expect(answerNow(referee, 2, 1)).toEqual([]);
    expect(answerNow(referee, 0, 2)).toEqual([]);
    expect(referee.questions.map(({ player }) => player)).toEqual([1]);
    expect(referee.events).toEqual([]);
    expect(answerNow(referee, 1, 0)).toEqual([]);
    expect(referee.events).toHaveLength(1);
    expect(answerNow(referee, 3, 0)).toMatchObject([{ ruling: 'referee' }]);
  });

  it('has as many seats as the game says, and asks nobody else', () => {
    expect([seatsOf(auction, begin(3)), seatsOf({ players: 2 }, begin(3))]).toEqual([3, 2]);
    const stranger = { ...auction, run: (game: Game<Auction, Bid, Sold>) => void game.ask(forPlayer(3)) };
    expect(() => Referee.start(stranger, begin(3))).toThrow('bid is put to player 3, of 3');
    expect(Referee.start(stranger, begin(4)).questions).toHaveLength(1);
  });

  it('is the same straight, saved and restored at every question, undone and repeated', () => {
    const players = () => [0, 1, 2].map((at) => randomAnswerer(growStreams('minds', ['a', 'b', 'c']), at));
    expect(thrice(auction, () => begin(3), players).answers).toHaveLength(9);
  });

  it('replays from its record, and a fork goes on with other dice', () => {
    const opened = newRecord(auction, { players: 3 }, 'seed');
    const referee = Referee.start(auction, firstPosition(auction, opened));
    for (const player of [0, 1, 2]) answerNow(referee, player, 1);
    expect(replay(auction, recordOf(opened, referee)).hash).toBe(referee.hash);
    const fork = referee.fork(growStreams('other', auction.streams));
    expect(fork.events).toEqual(referee.events);
    expect(fork.questions.map(({ player }) => player)).toEqual([0, 1, 2]);
  });

  it('hides from each of three what the others know', () => {
    for (const player of [0, 1, 2])
      noLeak(auction, begin(3), (state) => state.bids.fill(2, 0, player).fill(2, player + 1), player);
  });
});

const forPlayer = (player: number): Bid => ({
  form: 'choice',
  kind: 'bid',
  player,
  because: 'auction.1',
  options: [0, 1],
});
