import { growStreams } from '@firing-arc/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game.ts';
import { playOut } from '../playout.ts';
import type { Choice, Place } from '../question.ts';
import { type Help, NO_HELP } from '../question.ts';
import { randomAnswerer } from '../random.ts';
import {
  checkStep,
  noLeak,
  questionFaults,
  type RegattaState,
  regatta,
  regattaWith,
  thrice,
} from './index.ts';
import type { RegattaGame } from './tiny-game.ts';

const position = (seed: string, rounds = 3) => regatta.begin({ rounds }, growStreams(seed, regatta.streams));
const robots = (seed: string) =>
  [0, 1].map((player) => randomAnswerer(growStreams(`${seed} ${player}`, ['mind'])));
const seeds = fc.record({ seed: fc.string(), mind: fc.string(), rounds: fc.integer({ min: 1, max: 4 }) });
const question: Choice = {
  form: 'choice',
  kind: 'q',
  player: 0,
  because: 'regatta:test.1',
  options: ['a', 'b'],
};

describe('a game played three ways', () => {
  it('is the same game, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, ({ seed, mind, rounds }) => {
        const played = thrice(
          regatta,
          () => position(seed, rounds),
          () => robots(mind),
        );
        expect(played.state.round).toBe(rounds + 1);
        expect(played.answers.length).toBeGreaterThanOrEqual(3 * rounds);
      }),
      { numRuns: 25 },
    );
  });

  it('uses every part of the referee', () => {
    const kinds = new Set<string>();
    const told = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      const players = () =>
        robots(`${seed}`).map(
          (robot) => (asked: Parameters<typeof robot>[0], view: () => RegattaState, help: Help) => {
            kinds.add(`${asked.form} ${asked.kind}`);
            return robot(asked, view, help);
          },
        );
      for (const event of thrice(regatta, () => position(`${seed}`), players).events) told.add(event.kind);
    }
    expect([...kinds].sort()).toEqual([
      'choice card',
      'choice crew-order',
      'choice gambler',
      'choice reroll',
      'choice rower',
      'choice wind',
      'each sails',
      'place buoy',
    ]);
    expect(told).toContain('crew-used');
    expect(told).toContain('card-played');
  });

  it('is the same with forced results, and fails when one is not used', () => {
    const forced = { rolls: ['swell', 'swell'], draws: ['lamp'] };
    const make = [() => position('a'), () => robots('a')] as const;
    const sailed = thrice(regatta, ...make, { forced }).events.find(
      ({ kind }) => kind === 'sailed',
    ) as GameEvent;
    expect((sailed as unknown as { faces: string[] }).faces[0]).toBe('swell');
    const draws = ['rope', 'rope', 'rope', 'rope', 'chart', 'chart', 'chart'];
    expect(() => thrice(regatta, ...make, { forced: { rolls: [], draws } })).toThrow(
      /forced but never used: chart/,
    );
  });

  it('fails for a rule that reads outside the state', () => {
    let outside = 0;
    const leaky = regattaWith((game) => {
      game.emit({ kind: 'told', outside: outside++, because: 'regatta:test.1' });
      game.ask(question);
    });
    const check = () =>
      thrice(
        leaky,
        () => position('a'),
        () => robots('a'),
      );
    expect(check).toThrow(/when it ran again, told/);
  });

  it('fails for a rule that differs from game to game, and names the event', () => {
    let games = 0;
    const drifting = regattaWith((game) => game.emit({ kind: 'told', games, because: 'regatta:test.1' }));
    const make = () => {
      games++;
      return position('a');
    };
    expect(() => thrice(drifting, make, () => robots('a'))).toThrow(
      /the game suspended differs at event 1: .*2.* instead of .*1/,
    );
  });

  it('fails for a game without an end', () => {
    const make = [() => position('a'), () => robots('a')] as const;
    expect(() => thrice(regatta, ...make, { maxSteps: 4 })).toThrow('the game did not end');
  });

  it('fails for a question that offers something twice', () => {
    const twice = regattaWith((game) => {
      game.ask({ ...question, options: [{ a: 1 }, { a: 1 }] });
    });
    const make = [() => position('a'), () => robots('a')] as const;
    expect(() => thrice(twice, ...make)).toThrow(/q: {"a":1} is offered twice/);
  });
});

describe('the check between steps', () => {
  it('finds nothing in random games', () => {
    let steps = 0;
    fc.assert(
      fc.property(seeds, ({ seed, mind, rounds }) => {
        playOut(regatta, position(seed, rounds), robots(mind), {
          onStep(state) {
            checkStep(regatta, state);
            steps++;
          },
        });
      }),
      { numRuns: 25 },
    );
    expect(steps).toBeGreaterThan(25 * 10);
  });

  const found = (rules: typeof regatta, state: RegattaState) => () => checkStep(rules, state);

  it('finds a field that the schema does not have', () => {
    const state = { ...position('a'), extra: 1 };
    expect(found(regatta, state)).toThrow('the copy of the position differs at /extra');
  });

  it('finds what does not fit the schema or go through JSON', () => {
    expect(found(regatta, { ...position('a'), leader: 0.5 })).toThrow('does not fit its schema at /leader');
    const boats = [{ player: 0, distance: Number.NaN }];
    expect(
      found(
        regattaWith(() => undefined),
        { ...position('a'), boats },
      ),
    ).toThrow('JSON changes the position at /boats/0');
  });

  it('finds a copy or a view that shares with the position', () => {
    const shallow = {
      ...regatta,
      schema: { ...regatta.schema, copy: (state: RegattaState) => ({ ...state }) },
    };
    expect(found(shallow, position('a'))).toThrow('the copy of the position shares /agenda');
    const lent = {
      ...regatta,
      view: (state: RegattaState) => ({ ...regatta.schema.copy(state), hands: state.hands }),
    };
    expect(found(lent, position('a'))).toThrow('the view of player -1 shares /hands with the position');
  });

  it('finds a view that changes the position', () => {
    const meddling = {
      ...regatta,
      view(state: RegattaState) {
        state.points[0]!++;
        return regatta.schema.copy(state);
      },
    };
    expect(found(meddling, position('a'))).toThrow('to view the position changes it');
  });

  it('finds bad questions', () => {
    expect(questionFaults(question, NO_HELP)).toEqual([]);
    expect(questionFaults({ ...question, because: '' }, NO_HELP)).toEqual([
      'q: no ruling says why it is asked',
    ]);
    expect(questionFaults({ ...question, options: [] }, NO_HELP)).toEqual(['q: nothing is offered']);
    const parts = [{ about: 3, options: ['x', 'x'] }];
    expect(questionFaults({ ...question, form: 'each', parts }, NO_HELP)).toEqual([
      'q: "x" is offered twice about 3',
    ]);
    const place: Place = { form: 'place', kind: 'p', player: 0, because: 'regatta:test.1' };
    const help: Help = {
      validate: ([x]) => (x! > 0.5 ? [{ option: 'buoy', ruling: 'regatta:buoy.2' }] : []),
      propose: (random) => [random(), 0, 0],
    };
    expect(questionFaults(place, help)[0]).toMatch(/^p: the proposed place \[0\.\d+,0,0\] is not legal$/);
    expect(questionFaults(place, { ...help, propose: () => null })).toEqual([]);
    expect(
      found(
        regattaWith((game: RegattaGame) => void game.ask({ ...question, options: [1, 1] })),
        position('a'),
      ),
    ).toThrow('q: 1 is offered twice');
  });
});

describe('the check for leaks', () => {
  const hidden: [string, (state: RegattaState) => void, readonly number[]][] = [
    ['the dice to come', (state) => state.streams.reverse(), [-1, 0, 1]],
    ['the deck', (state) => state.deck.reverse(), [-1, 0, 1]],
    ['the first hand', (state) => state.hands[0]!.fill(2), [-1, 1]],
    ['the second hand', (state) => state.hands[1]!.fill(2), [-1, 0]],
    ['the sails', (state) => state.plan.sails.reverse(), [-1, 1]],
    ['the wind', (state) => state.plan.wind++, [-1, 0]],
  ];
  const before = () => ({
    ...position('a'),
    hands: [[0], [1]],
    plan: { sails: [0, 1], wind: 0 },
    agenda: [{ kind: 'buoy' as const }],
  });

  for (const [what, change, players] of hidden) {
    it(`finds none of ${what} in regatta, now or at the next question`, () => {
      for (const player of players) noLeak(regatta, before(), change, player, { ahead: true });
    });

    it(`finds ${what} when a view tells it`, () => {
      const open = { ...regatta, view: regatta.schema.copy };
      for (const player of players)
        expect(() => noLeak(open, before(), change, player)).toThrow(/tells a secret/);
    });
  }

  it('finds a secret in an event or a question', () => {
    const change = (state: RegattaState) => state.hands[1]!.fill(2);
    const telling = regattaWith((game) => {
      game.emit({ kind: 'card-drawn', card: game.state.hands[1]![0], because: 'regatta:deal.1' });
      game.ask(question);
    });
    noLeak(telling, before(), change, 0);
    expect(() => noLeak(telling, before(), change, 0, { ahead: true })).toThrow(
      /player 0 sees at the next question/,
    );
    const asking = regattaWith(
      (game) => void game.ask({ ...question, options: [...game.state.hands[1]!, 9] }),
    );
    expect(() => noLeak(asking, before(), change, 0, { ahead: true })).toThrow(/tells a secret/);
    noLeak(asking, before(), change, -1, { ahead: true });
  });

  it('refuses a change that changes nothing', () => {
    expect(() => noLeak(regatta, before(), () => undefined, 0)).toThrow(/proves nothing/);
  });

  it('holds throughout random games', () => {
    let changed = 0;
    const swapSecrets = (player: number) => (state: RegattaState) => {
      state.streams.reverse();
      state.hands = state.hands.map((hand, owner) =>
        owner === player ? hand : hand.map((card) => 2 - card),
      );
      if (player !== state.leader) state.plan.sails = [7, 7];
      if (player === state.leader) state.plan.wind = 7;
      changed++;
    };
    playOut(regatta, position('a'), robots('a'), {
      onStep(state) {
        for (const player of [0, 1]) noLeak(regatta, state, swapSecrets(player), player);
      },
    });
    expect(changed).toBeGreaterThan(2 * 3 * 10);
  });
});
