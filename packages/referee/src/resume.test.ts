import { growStreams } from '@firing-arc/table';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { dealUnknown, takeCard } from './deal.ts';
import type { Game, GameEvent, Rules, Step } from './game.ts';
import { imagine } from './imagine.ts';
import type { Answerer } from './playout.ts';
import type { Choice } from './question.ts';
import { randomAnswerer } from './random.ts';
import { Referee } from './referee.ts';
import { resumeFrom } from './resume.ts';
import { compileSchema } from './schema.ts';
import { answerNow } from './testing/answer-now.ts';
import { imaginedShares } from './testing/index.ts';

/** Cards of a small deck come facedown, then faceup, then each of two players bids in secret and rolls on. */
interface Deal {
  agenda: Step[];
  streams: number[];
  deck: number[];
  down: { uid: number; kind: number }[];
  sum: number;
}
const int = Type.Integer();
const schema = compileSchema<Deal>(
  Type.Object({
    agenda: Type.Array(Type.Unsafe<Step>(Type.Any())),
    streams: Type.Array(int),
    deck: Type.Array(int),
    down: Type.Array(Type.Object({ uid: int, kind: int })),
    sum: int,
  }),
);
type Bid = Choice<number> & { readonly kind: 'bid' };
type DealEvent = GameEvent & { readonly card?: string };
type DealGame = Game<Deal, Bid, DealEvent>;
const NAMES = ['ace', 'king', 'queen'];

function card(game: DealGame, seen?: number | 'all'): number {
  const { state } = game;
  const kind = game.draw(0, NAMES, state.deck, 'card');
  state.deck[kind]! -= 1;
  if (seen === 'all') game.shown(0, kind);
  else if (seen !== undefined) game.shown(0, kind, seen);
  return kind;
}

const bids = [0, 1].map(
  (player): Bid => ({ form: 'choice', kind: 'bid', player, because: 'deal.1', options: [0, 1, 2] }),
);

/** `order` says how each card comes: down, up, or to one player who looks at it. */
const dealing = (order: readonly ('down' | 'up' | number)[]): Rules<Deal, null, Bid, DealEvent> => ({
  id: 'deal',
  version: '1',
  players: 2,
  streams: ['deck'],
  interpreter: null,
  schema,
  setupProblems: () => [],
  begin: (_, streams) => ({
    agenda: [{ kind: 'end' }, { kind: 'deal' }],
    streams,
    deck: [3, 2, 2],
    down: [],
    sum: 0,
  }),
  run: (game, step) => {
    if (step.kind === 'end') return;
    for (const how of order) {
      const kind = card(game, how === 'up' ? 'all' : how === 'down' ? undefined : how);
      if (how === 'up') game.emit({ kind: 'up', because: 'deal.2', card: NAMES[kind]! });
      else game.state.down.push({ uid: game.state.down.length, kind });
    }
    const given = game.askAll(bids);
    game.state.sum = Number(given[0]) * 10 + Number(given[1]);
    game.state.sum += 100 * game.draw(0, NAMES, [1, 1, 1], 'open');
    const again = game.ask(bids[1]!);
    game.state.sum += 1000 * Number(again);
  },
  view: (state, player) => {
    const seen = schema.copy(state);
    seen.streams = seen.streams.map(() => 0);
    for (const one of seen.down) {
      if (player === 0 && order.includes(0)) continue;
      seen.deck[one.kind]! += 1;
      one.kind = -2;
    }
    return seen;
  },
  imagine: (view, _player, random, now) => {
    const state = schema.copy(view);
    dealUnknown(state.down, -2, state.deck, random, { cards: now.down, deck: now.deck });
    return state;
  },
  outcome: ({ agenda }) => (agenda.length > 0 ? null : { winner: null, because: 'deal.3' }),
});

const started = (rules: Rules<Deal, null, Bid, DealEvent>, draws: readonly string[]) =>
  Referee.start(rules, rules.begin(null, growStreams('deal', ['deck'])), { forced: { rolls: [], draws } });

const WORLDS = 6000;
/** Four standard deviations of a share of so many worlds. */
const near = (share: number) => 4 * Math.sqrt((share * (1 - share)) / WORLDS);

describe('cards that nobody has seen, imagined', () => {
  it('are as likely as they are after those that came faceup later in the step', () => {
    const game = started(dealing(['down', 'up', 'up']), ['ace', 'king', 'king']);
    const { shares, tries } = imaginedShares(game, 0, WORLDS, 'down first', ({ down }) => `${down[0]!.kind}`);
    // Both kings are gone: three aces and two queens are left.
    expect(Math.abs(shares['0']! - 3 / 5)).toBeLessThan(near(3 / 5));
    expect(Math.abs(shares['2']! - 2 / 5)).toBeLessThan(near(2 / 5));
    expect(shares['1']).toBeUndefined();
    expect(tries).toBeLessThan(2);
  });

  it('are as likely where one of a kind was seen of two, and two lie facedown', () => {
    const game = started(dealing(['down', 'up', 'down']), ['ace', 'king', 'queen']);
    const pair = ({ down }: Deal) => down.map(({ kind }) => kind).join();
    const { shares } = imaginedShares(game, 1, WORLDS, 'two', pair);
    // Of three aces, a king and two queens.
    const left = [3, 1, 2];
    for (const one of [0, 1, 2]) {
      for (const other of [0, 1, 2]) {
        const share = (left[one]! / 6) * ((left[other]! - Number(one === other)) / 5);
        const imagined = shares[`${one},${other}`] ?? 0;
        expect(Math.abs(imagined - share), `${one},${other}`).toBeLessThanOrEqual(near(share));
      }
    }
  });

  it('are the ones that a player looked at, for that player only', () => {
    const game = started(dealing([0, 0, 0, 0]), ['ace', 'king', 'queen', 'queen']);
    const seen = ({ down }: Deal) => down.map(({ kind }) => kind).join();
    const own = imaginedShares(game, 0, 50, 'looked at', seen);
    expect(own).toEqual({ shares: { '0,1,2,2': expect.closeTo(1) }, tries: 1 });
    expect(game.view(0).step.chances).toEqual([0, 1, 2, 2]);
    expect(game.view(1).step.chances).toEqual([null, null, null, null]);
    expect(game.view(-1).step.chances).toEqual([null, null, null, null]);
  });

  it('are dealt from a deck by what is left of it', () => {
    expect(takeCard([0, 2, 0], () => 0.99)).toBe(1);
    expect(() => takeCard([0, 0], () => 0)).toThrow('empty deck');
  });
});

describe('an imagined game', () => {
  const rules = dealing(['down', 'up']);
  const middle = () => {
    const game = started(rules, ['ace', 'king']);
    answerNow(game, 0, 2);
    answerNow(game, 1, 1);
    expect(game.questions).toMatchObject([{ player: 1 }]);
    return game;
  };
  const imagined = (player: number, seed = 'imagined') => {
    const streams = growStreams(seed, ['a', 'b']);
    const robot = randomAnswerer(streams);
    const random = () => (robot(HUNDRED, () => rules.begin(null, []), {}) as number) / 100;
    return imagine(rules, middle().view(player), random);
  };
  const HUNDRED: Bid = { ...bids[0]!, options: Array.from({ length: 100 }, (_, at) => at) };
  const policies = (): Answerer<Deal, Bid>[] => {
    const streams = growStreams('policies', ['0', '1']);
    return [0, 1].map((index) => randomAnswerer(streams, index));
  };

  it('asks its seat the very question of the view, by its id', () => {
    const real = middle();
    expect(imagined(1).questions).toEqual(real.questions);
    expect(JSON.stringify(imagined(1).view(1, { since: 99 }))).toBe(
      JSON.stringify(real.view(1, { since: 99 })),
    );
  });

  it('goes on straight as it does answer by answer, from the middle of a step', () => {
    for (let at = 0; at < 20; at++) {
      const game = imagined(0, `world ${at}`);
      const straight = resumeFrom(game, policies());
      const players = policies();
      while (!game.outcome) {
        const question = game.questions[0]!;
        const { player } = question;
        answerNow(
          game,
          player,
          players[player]!(question, () => game.look(player), game.help(player)),
        );
      }
      expect(straight.outcome).toEqual(game.outcome);
      expect(schema.hash(straight.state)).toBe(game.hash);
    }
  });

  it('stays where it stands, takes given answers, and stops where it is told to', () => {
    const game = imagined(1);
    const before = JSON.stringify(game.snapshot());
    const sums = [0, 1, 2].map(
      (answer) => resumeFrom(game, policies(), { answers: [undefined, answer] }).state.sum,
    );
    expect(sums.map((sum) => Math.floor(sum / 1000))).toEqual([0, 1, 2]);
    // What others answered in secret, and what was drawn since, is known to the player who was there.
    expect(new Set(sums.map((sum) => sum % 1000)).size).toBe(1);
    expect(sums[0]! % 10).toBe(1);
    const stopped = resumeFrom(game, policies(), { until: () => true });
    expect([stopped.steps, stopped.outcome]).toEqual([1, null]);
    expect(JSON.stringify(game.snapshot())).toBe(before);
  });

  it('may be forked; a real one is no game to go on from in a head', () => {
    expect(imagined(1).fork(growStreams('x', ['deck'])).imagined).toBe(true);
    expect(middle().imagined).toBe(false);
    expect(() => resumeFrom(middle(), policies())).toThrow('imagined');
    expect(() => resumeFrom(middle().fork(growStreams('x', ['deck'])), policies())).toThrow('imagined');
  });
});
