import { LEARNING_SCENARIO } from '@firing-arc/armada';
import { contributionsFrom, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { ARMADA_GAME } from '../games/armada/game.ts';
import { startOf } from '../questions/proposal.ts';
import { anyAnswer } from '../testing/any-answer.ts';
import { QUICK_GAME } from './options.ts';
import { type Playing, playOn } from './playing.ts';
import { allPlaced, placeAll } from './rest-placed.ts';
import type { GameStore } from './store.ts';

/** A game whose chance nobody can foresee, as players begin it. */
function begun(seed: number): Playing {
  const contributed = contributionsFrom([seed, seed + 100].map((byte) => new Uint8Array(32).fill(byte)));
  const record = newRecord(ARMADA_GAME.rules, LEARNING_SCENARIO, contributed);
  const options = { ...QUICK_GAME, seats: ['human', 'human'] } as const;
  return playOn(ARMADA_GAME, { saved: 1, options, record, drafts: {}, marks: [], memories: [] });
}

/** A game in which several squadrons lie under a ship, and the first of them is to be placed. */
function displacing(): Playing {
  for (let seed = 0; seed < 60; seed++) {
    const game = begun(seed);
    const streams = [seed + 1];
    for (let steps = 0; steps < 400; steps++) {
      const { turn } = game.shown();
      if (turn.kind === 'pass') game.sit(turn.to);
      if (turn.kind === 'over') break;
      if (turn.kind !== 'ask') continue;
      const { question } = turn;
      if (question.form === 'place' && (question.place.more ?? 0) > 0) return game;
      game.answer(anyAnswer(question, streams));
    }
  }
  throw new Error('no ship came down on several squadrons');
}

const asked = (game: Playing) => {
  const { turn } = game.shown();
  if (turn.kind !== 'ask') throw new Error('nobody is asked');
  return turn.question;
};

/** What answers through a store, which settles nothing by itself. */
const storeOf = (game: Playing) =>
  ({
    snapshot: () => ({ game: game.shown(), broken: null }),
    answer: (answer: Parameters<Playing['answer']>[0]) => game.answer(answer) ?? [],
  }) as unknown as GameStore;

it('places all squadrons that a ship came down on at once, where they were shown', () => {
  const game = displacing();
  const question = asked(game);
  if (question.form !== 'place') throw new Error('a place is asked for');
  const all = game.use((running) => allPlaced(running, startOf(question.place)));
  const shown = all.flatMap(({ move }) => move ?? []);
  expect(shown).toHaveLength(question.place.more! + 1);
  placeAll(storeOf(game), all);
  expect(game.shown().turn).not.toMatchObject({ question: { kind: 'place-displaced' } });
  for (const { ship, to } of shown) {
    const stands = game.shown().table.ships.find(({ id }) => id === ship)!;
    expect(stands).toMatchObject(to);
  }
});

it('answers nothing but places and their order', () => {
  const game = displacing();
  const question = asked(game);
  if (question.form !== 'place') throw new Error('a place is asked for');
  const kinds = game.use((running) => allPlaced(running, startOf(question.place))).map(({ kind }) => kind);
  expect(kinds.at(-1)).toBe('place-displaced');
  expect(['place-displaced', 'displaced-squadron']).toEqual(expect.arrayContaining(kinds));
});

it('leaves the game as it was until it is told to go on', () => {
  const game = displacing();
  const { hash } = game.shown();
  expect(game.use((running) => allPlaced(running, [Number.NaN, 0, 0]))).toEqual([]);
  expect(game.shown().hash).toBe(hash);
});
