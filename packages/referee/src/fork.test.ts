import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { enumerate } from './fork.ts';
import type { Answerer } from './playout.ts';
import { randomAnswerer } from './random.ts';
import { Referee } from './referee.ts';
import { answerNow } from './testing/answer-now.ts';
import { savedAndRestored } from './testing/index.ts';
import {
  gamble,
  type RegattaGame,
  type RegattaQuestion,
  type RegattaState,
  regatta,
  regattaWith,
  WATER,
} from './testing/tiny-game.ts';

type Player = Answerer<RegattaState, RegattaQuestion>;
const position = (seed = 'a') => regatta.begin({ rounds: 2 }, growStreams(seed, regatta.streams));
const always = (answer: number): Player[] => [() => answer, () => answer];

function odds<Value>(players: Player[], run: (game: RegattaGame) => Value): Map<Value, number> {
  const sums = new Map<Value, number>();
  for (const { probability, value } of enumerate(regatta, position(), players, run)) {
    sums.set(value, (sums.get(value) ?? 0) + probability);
  }
  return sums;
}

describe('enumeration', () => {
  it('gives one die its printed odds: 3, 2 and 1 of 6', () => {
    const faces = odds([], (game) => game.roll(0, WATER));
    expect([...faces]).toEqual([
      ['still', 3 / 6],
      ['wave', 2 / 6],
      ['swell', 1 / 6],
    ]);
  });

  it('gives a gamble without a reroll 11 in 36, in 9 courses', () => {
    const courses = enumerate(regatta, position(), always(0), (game) => gamble(game, 0));
    expect(courses).toHaveLength(9);
    expect(odds(always(0), (game) => gamble(game, 0)).get(true)).toBeCloseTo(11 / 36, 14);
  });

  it('gives a gamble with a reroll 91 in 216, in 5 + 4 x 3 courses that sum to one', () => {
    const courses = enumerate(regatta, position(), always(1), (game) => gamble(game, 0));
    expect(courses).toHaveLength(17);
    expect(courses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 14);
    expect(odds(always(1), (game) => gamble(game, 0)).get(true)).toBeCloseTo(91 / 216, 14);
  });

  it('draws without replacement: two ropes of 4, 3, 2 are 4/9 x 3/8', () => {
    const two = odds([], ({ state, draw }) => {
      const drawn = [0, 0].map(() => {
        const card = draw(1, ['rope', 'chart', 'lamp'], state.deck);
        state.deck[card]!--;
        return card;
      });
      return drawn.join();
    });
    expect(two.get('0,0')).toBeCloseTo((4 / 9) * (3 / 8), 14);
    expect(two.get('2,2')).toBeCloseTo((2 / 9) * (1 / 8), 14);
    expect(two.size).toBe(9);
  });

  it('never takes an outcome without weight, and leaves the position alone', () => {
    const before = position();
    const courses = enumerate(regatta, before, [], (game) => {
      game.state.points[0] = 3;
      game.emit({ kind: 'told', because: 'regatta:test.1' });
      return game.draw(1, ['a', 'b', 'c', 'd'], [0, 1, 0, 3]);
    });
    expect(courses).toEqual([
      { probability: 1 / 4, value: 1 },
      { probability: 3 / 4, value: 3 },
    ]);
    expect(before).toEqual(position());
  });

  it('asks in secret, queues steps and refuses what is not legal like the referee', () => {
    const [course] = enumerate(regatta, position(), always(1), (game) => {
      game.next({ kind: 'end' }, { kind: 'buoy' });
      const question = { form: 'choice', kind: 'q', because: 'regatta:test.1', options: ['a', 'b'] } as const;
      return game.askAll([
        { ...question, player: 0 },
        { ...question, player: 1 },
      ]);
    });
    expect(course?.value).toEqual([1, 1]);
    expect(() => enumerate(regatta, position(), always(3), (game) => gamble(game, 0))).toThrow(
      /player 0 answered reroll with 3: 3 \(regatta:gambler.2: expected an index from 0 to 2\)/,
    );
    expect(() => enumerate(regatta, position(), [], (game) => game.draw(1, ['a'], [0]))).toThrow(/nothing/);
  });

  it('agrees with 20,000 samples of the referee to four standard deviations', () => {
    const run = (game: RegattaGame) => {
      gamble(game, 0);
    };
    const rules = regattaWith(run);
    let won = 0;
    const streams = growStreams('samples', regatta.streams);
    for (let i = 0; i < 20_000; i++) {
      const game = Referee.start(rules, { ...position(), streams });
      if (!game.outcome) answerNow(game, 0, 1);
      won += game.state.points[0]!;
      for (let at = 0; at < streams.length; at++) streams[at] = game.state.streams[at]!;
    }
    const expected = 20_000 * (91 / 216);
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(expected * (125 / 216)));
  });
});

describe('a fork', () => {
  const rules = regattaWith((game) => {
    const faces = [game.roll(0, WATER), game.roll(0, WATER)];
    const because = 'regatta:test.1';
    game.ask({ form: 'choice', kind: 'go', player: 0, because, options: ['on', 'back'] });
    for (let i = 0; i < 12; i++) faces.push(game.roll(0, WATER));
    game.emit({ kind: 'rolled', faces, because });
  });
  const facesOf = (game: Referee<RegattaState>) => (game.events[0] as unknown as { faces: string[] }).faces;
  const streamsOf = (seed: string) => growStreams(seed, regatta.streams);

  it('keeps what is known and has new chances after it, the same for the same streams', () => {
    const game = Referee.start(rules, position());
    const forks = ['x', 'y', 'x'].map((seed) => game.fork(streamsOf(seed)));
    for (const each of [game, ...forks]) answerNow(each, 0, 0);
    const [own, x, y, x2] = [game, ...forks].map(facesOf);
    expect(x!.slice(0, 2)).toEqual(own!.slice(0, 2));
    expect(y!.slice(0, 2)).toEqual(own!.slice(0, 2));
    expect(new Set([own, x, y].map((faces) => faces!.slice(2).join())).size).toBe(3);
    expect(x2).toEqual(x);
  });

  it('and its origin do not touch each other', () => {
    const game = Referee.start(regatta, position());
    answerNow(game, 1, 0);
    const before = JSON.stringify(game.snapshot());
    const fork = game.fork(streamsOf('x'));
    expect(fork.questions.map(({ kind }) => kind)).toEqual(['sails']);
    const robot = randomAnswerer(streamsOf('mind'));
    while (!fork.outcome) {
      for (const question of fork.questions)
        answerNow(
          fork,
          question.player,
          robot(question, () => fork.state, fork.help(question.player)),
        );
    }
    expect(JSON.stringify(game.snapshot())).toBe(before);
    const second = game.fork(streamsOf('x'));
    const there = JSON.stringify(second.snapshot());
    answerNow(game, 0, [0, 0]);
    expect(JSON.stringify(second.snapshot())).toBe(there);
  });

  it('can itself be saved, restored and forked', () => {
    const fork = Referee.start(rules, position()).fork(streamsOf('x'));
    const restored = savedAndRestored(fork);
    const again = fork.fork(streamsOf('x'));
    for (const each of [fork, restored, again]) answerNow(each, 0, 0);
    expect(facesOf(restored)).toEqual(facesOf(fork));
    expect(facesOf(again)).toEqual(facesOf(fork));
  });

  it('in the middle of a step does not ask again what was answered', () => {
    const twice = regattaWith((game) => {
      const asked = { form: 'choice', player: 0, because: 'regatta:test.1', options: ['a', 'b'] } as const;
      game.state.points[0] = game.ask({ ...asked, kind: 'first' }) as number;
      game.ask({ ...asked, kind: 'second' });
    });
    const game = Referee.start(twice, position());
    answerNow(game, 0, 1);
    const fork = game.fork(streamsOf('x'));
    expect(fork.questions.map(({ kind }) => kind)).toEqual(['second']);
    expect(fork.state.points[0]).toBe(1);
    expect(fork.answers).toEqual(game.answers);
  });

  it('of a finished game is finished', () => {
    const game = Referee.start(rules, position());
    answerNow(game, 0, 0);
    expect(game.fork(streamsOf('x')).outcome).toEqual(game.outcome);
  });
});
