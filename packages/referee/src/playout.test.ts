import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { playOut } from './playout.ts';
import type { Choice, Each, Place } from './question.ts';
import { type Help, NO_HELP } from './question.ts';
import { randomAnswerer } from './random.ts';
import { Referee } from './referee.ts';
import { type RegattaState, regatta, regattaWith } from './testing/tiny-game.ts';

const position = (rounds = 2) => regatta.begin({ rounds }, growStreams('a', regatta.streams));
const robots = () => [0, 1].map((player) => randomAnswerer(growStreams(`robot ${player}`, ['mind'])));

describe('a game that plays itself', () => {
  it('ends, and tells how many decisions and steps it took', () => {
    const events: string[] = [];
    const { outcome, decisions, steps, state } = playOut(regatta, position(), robots(), {
      onEvent: (event) => events.push(event.kind),
    });
    expect(outcome?.because).toBe('regatta:end.1');
    expect(events.filter((kind) => kind === 'round-ended')).toHaveLength(2);
    expect(state.round).toBe(3);
    expect(steps).toBeGreaterThanOrEqual(2 * 10);
    expect(decisions).toBeGreaterThanOrEqual(2 * 3);
  });

  it('stops between two steps where it is told to, and goes on from there to the same end', () => {
    const whole = position(3);
    const { decisions } = playOut(regatta, whole, robots());
    const looked = position(3);
    const players = robots();
    const part = playOut(regatta, looked, players, { until: ({ round }) => round === 2 });
    expect([part.outcome, part.state.round]).toEqual([null, 2]);
    const rest = playOut(regatta, looked, players);
    expect(part.decisions + rest.decisions).toBe(decisions);
    expect(regatta.schema.hash(looked)).toBe(regatta.schema.hash(whole));
  });

  it('shows a player what the player may see', () => {
    const views: RegattaState[] = [];
    const [robot, other] = robots();
    playOut(regatta, position(1), [
      (question, view, help) => {
        views.push(view());
        return robot!(question, view, help);
      },
      other!,
    ]);
    expect(views[0]?.hands[1]).toEqual([-1]);
    expect(views[0]?.streams.every((word) => word === 0)).toBe(true);
  });

  it('gives forced results and says which are left over', () => {
    const { state, unusedForced } = playOut(regatta, position(1), robots(), {
      forced: { rolls: [], draws: ['lamp', 'lamp', 'rope'] },
      maxSteps: 3,
    });
    expect(state.hands).toEqual([[2], [2]]);
    expect(unusedForced).toEqual(['rope']);
  });

  it('gives up after so many steps without an outcome', () => {
    expect(playOut(regatta, position(), robots(), { maxSteps: 5 })).toMatchObject({
      outcome: null,
      steps: 5,
    });
  });

  it('refuses what is not legal, and rules that forget to end', () => {
    expect(() => playOut(regatta, position(), [() => 'x' as unknown as number, () => 0])).toThrow(
      /player 0 answered sails with "x": "x" \(regatta:plan.1: expected a list of 2 indices\)/,
    );
    const endless = { ...regattaWith(() => undefined), outcome: () => null };
    expect(() => playOut(endless, position(), robots())).toThrow(/not over, but there is nothing left to do/);
    expect(() => Referee.start(endless, position())).toThrow(/not over, but there is nothing left to do/);
  });
});

describe('a random player', () => {
  const asked = { kind: 'q', player: 0, because: 'game:q.1' };
  const view = () => position();
  const streams = () => growStreams('mind', ['mind']);

  it('takes every option equally often, to four standard deviations', () => {
    const question: Choice = { ...asked, form: 'choice', options: ['a', 'b', 'c', 'd'] };
    const answer = randomAnswerer(streams());
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) {
      const at = answer(question, view, NO_HELP) as number;
      counts[at] = counts[at]! + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(4 * 39);
  });

  it('takes an option for each part', () => {
    const parts = [1, 2, 3].map((size) => ({ about: size, options: new Array<string>(size).fill('') }));
    const question: Each = { ...asked, form: 'each', parts };
    const answer = randomAnswerer(streams());
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) seen.add((answer(question, view, NO_HELP) as number[]).join());
    expect([...seen].sort()).toEqual(['0,0,0', '0,0,1', '0,0,2', '0,1,0', '0,1,1', '0,1,2']);
  });

  it('takes the first legal place that is proposed, and says when there is none', () => {
    let tries = 0;
    const question: Place = { ...asked, form: 'place' };
    const help: Help = {
      validate: ([x]) => (x! < 0.9 ? [{ option: 'ship', ruling: 'game:q.2' }] : []),
      propose: (random) => (++tries % 2 === 0 ? null : [random(), 0, 0]),
    };
    const [x] = randomAnswerer(streams())(question, view, help) as number[];
    expect(x).toBeGreaterThanOrEqual(0.9);
    expect(x).toBeLessThan(1);
    expect(() => randomAnswerer(streams())(question, view, { ...help, propose: () => null })).toThrow(
      '10000 samples for q gave no legal place',
    );
  });

  it('plays the same with the same streams, and advances only its own', () => {
    const own = growStreams('minds', ['one', 'two']);
    const before = own.slice(0, 4);
    const question: Choice = { ...asked, form: 'choice', options: [...'abcdefgh'] };
    const twin = randomAnswerer([...own], 1);
    const answer = randomAnswerer(own, 1);
    const answers = [1, 2, 3, 4].map(() => answer(question, view, NO_HELP));
    expect([1, 2, 3, 4].map(() => twin(question, view, NO_HELP))).toEqual(answers);
    expect(own.slice(0, 4)).toEqual(before);
  });
});
