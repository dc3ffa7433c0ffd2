import { readFileSync } from 'node:fs';
import { playOut } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { buildPosition, writePosition } from '../position/index.ts';
import { FIRST } from '../rules.ts';
import { LONGEST_GAME, setupFromSquads } from '../setup/from-squads.ts';
import { setupProblems } from '../setup/setup.ts';
import { packFrom } from '../squads/pack.ts';
import { DEFAULT_PAIR } from '../squads/ready.ts';
import { table, tie, xwing } from '../testing/index.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { testSetup } from '../testing/squads.ts';
import { optionText } from '../words/index.ts';
import type { Mission } from './mission.ts';

/** An X-wing has to leave over the far edge; TIE fighters have to destroy it, or to scan it twice. */
const BREAKOUT: Mission = {
  name: 'breakout',
  objectives: [
    { player: 0, kind: 'escape', ships: [0], edge: 'far' },
    { player: 1, kind: 'destroy', ships: [0] },
    { player: 1, kind: 'track', ships: [0], tokens: 2 },
  ],
  actions: [{ name: 'scan', player: 1, on: [0], range: [1, 2] }],
};

const breakout = (at: readonly [number, number, number], more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    us: [xwing(at)],
    them: [tie([450, 300, 180]), tie([750, 300, 180])],
    mission: BREAKOUT,
    rounds: 12,
    ...more,
  });

describe('missions', () => {
  it('xwing1:formats-of-play.2 their objectives stand instead of elimination', () => {
    const over = (mission: Partial<Parameters<typeof table>[0]>) => {
      const game = table({ us: [xwing([400, 300, 0])], them: [tie([400, 600, 180])], ...mission });
      Object.assign(game.state.ships[1]!, { place: 'removed', destroyed: true });
      return game.run({ kind: 'end-round' });
    };
    expect(over({}).eventsOf('game-over')).toMatchObject([{ winner: 0 }]);
    const flight: Mission = {
      name: 'escape',
      objectives: [{ player: 0, kind: 'escape', ships: [0], edge: 'far' }],
    };
    const on = over({ mission: flight, rounds: 9 });
    expect(on.eventsOf('game-over')).toEqual([]);
    expect(on.question?.kind).toBe('dials');
    on.answer([0]);
    while (on.question && on.question.kind !== 'dials') on.answer(0);
    on.answer([0]);
    while (on.question) on.answer(on.question.form === 'each' ? [0] : on.options.length - 1);
  });

  it('xwing1:missions.1 nothing of them is loaded in other games', () => {
    const state = FIRST.begin(
      testSetup('firesprays', 'a shuttle and Ys'),
      growStreams('none', FIRST.streams),
    );
    expect([state.mission, state.tracking]).toEqual([null, []]);
    const game = table({ us: [xwing([400, 300, 0])], them: [tie([400, 400, 180])] }).act(1);
    expect(game.options.map((option) => (option as { kind: string }).kind)).not.toContain('mission');
    game.pick('none');
  });

  it('xwing1:play-area.3 they take three by three feet unless they say otherwise', () => {
    const pack = packFrom(
      JSON.parse(readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8')),
    );
    const [one, other] = DEFAULT_PAIR;
    const setup = (mission: Parameters<typeof setupFromSquads>[2]) =>
      setupFromSquads(pack, [one.squad, other.squad], { play: 'epic', ...mission });
    expect(setup({ mission: BREAKOUT })).toMatchObject({ width: 914.4, depth: 914.4, rounds: LONGEST_GAME });
    expect(setup({ mission: { ...BREAKOUT, size: [914.4, 1828.8] }, rounds: 7 })).toMatchObject({
      width: 914.4,
      depth: 1828.8,
      rounds: 7,
    });
    expect(setup({}).width).toBe(1828.8);
  });

  it('xwing1:winning-the-game.3 who reaches an objective first wins at once, in mid-round', () => {
    const game = breakout([400, 880, 0]);
    for (const ship of game.state.ships) ship.dial = 0;
    game.fly(0, '4 straight');
    expect(game.eventsOf('game-over')).toMatchObject([{ winner: 0, because: 'xwing1:winning-the-game.3' }]);
    expect(FIRST.outcome(game.state)?.winner).toBe(0);
    expect(game.state.phase).toBe('activation');
  });

  it('a ship that has to escape over one edge does not over another, nor over two at once', () => {
    const aside = breakout([880, 400, 90]).fly(0, '4 straight');
    expect(aside.eventsOf('game-over')).toMatchObject([{ winner: 1 }]);
    const corner = breakout([900, 900, 45]).fly(0, '4 straight');
    expect(corner.eventsOf('game-over')).toMatchObject([{ winner: 1 }]);
    const ahead = breakout([400, 400, 0]).fly(0, '4 straight').passAll();
    expect(ahead.eventsOf('game-over')).toEqual([]);
  });

  it('xwing1:tracking-tokens.3 they may give tracking tokens another use', () => {
    const game = breakout([400, 150, 0]).act(1);
    const scan = game.options.findIndex((option) => (option as { kind: string }).kind === 'mission');
    expect(optionText(game.question!, scan, game.state)).toBe('Scan Rookie Pilot.');
    game.pick({ kind: 'mission', name: 'scan', target: 0 });
    expect(game.state.tracking).toEqual([1, 0, 0]);
    expect(game.eventsOf('tracked')).toMatchObject([{ ship: 0, tokens: 1 }]);
    expect(game.eventsOf('game-over')).toEqual([]);
    game.act(2);
    expect(game.offers({ kind: 'mission' })).toBe(false);
    game.pick('none');
    game.state.ships[1]!.performed = [];
    game.act(1).pick({ kind: 'mission' });
    expect(game.eventsOf('game-over')).toMatchObject([{ winner: 1 }]);
  });

  it('xwing1:golden-rules.3 their rules beat cards and the general rules', () => {
    const flown = (mission?: Mission) => {
      const game = table({
        us: [xwing([400, 300, 0], { damage: ['damaged-engine'] })],
        them: [tie([700, 700, 180])],
        ...(mission && { mission, rounds: 9 }),
      }).fly(0, '2 turn left');
      if (game.question) game.pick('none');
      return game.ship(0).tokens.stress;
    };
    const calm: Mission = { ...BREAKOUT, rules: [{ kind: 'difficulty', is: 'red', becomes: 'white' }] };
    expect(flown()).toBe(1);
    expect(flown({ ...BREAKOUT, actions: [] })).toBe(1);
    expect(flown({ ...calm, actions: [] })).toBe(0);
    const bars: Mission = { ...BREAKOUT, rules: [{ kind: 'no-action', action: 'focus' }] };
    const game = breakout([400, 150, 0], { mission: bars }).act(0);
    expect(game.offers({ kind: 'action', action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing1:golden-rules.3');
    game.pick('none');
  });

  it('xwing1:faq-qanda-missions.1 their actions are none of the action bar', () => {
    const them = [tie([450, 300, 180], { damage: ['damaged-sensor-array'] })];
    const game = breakout([400, 150, 0], { them, damageDeck: 'core' }).act(1);
    expect(game.offers({ kind: 'mission', name: 'scan', target: 0 })).toBe(true);
    expect(game.offers({ kind: 'action', action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing1:faq-damage-cards.7');
    game.pick('none');
  });

  it('end without a winner when nobody is left, or with the last round', () => {
    const held: Mission = {
      name: 'hold',
      objectives: [{ player: 1, kind: 'hold', ships: [1], rounds: 5 }],
    };
    const after = (round: number, gone: readonly number[], mission: Mission) => {
      const game = breakout([400, 150, 0], { mission, round, rounds: 6 });
      for (const id of gone) Object.assign(game.state.ships[id]!, { place: 'removed', destroyed: true });
      return game.run({ kind: 'end-round' });
    };
    expect(after(5, [], held).eventsOf('game-over')).toMatchObject([{ winner: 1 }]);
    expect(after(6, [1], held).eventsOf('game-over')).toMatchObject([{ winner: -1 }]);
    expect(after(3, [0, 1, 2], held).eventsOf('game-over')).toMatchObject([
      { winner: -1, because: 'xwing1:winning-the-game.2' },
    ]);
  });

  it('are refused where they say what is not there', () => {
    const setup = testSetup('firesprays', 'a shuttle and Ys', { mission: BREAKOUT });
    expect(setupProblems(setup)).toEqual([]);
    const { rounds: _, ...endless } = setup;
    expect(setupProblems(endless)).toHaveLength(1);
    const wrong = {
      name: 7,
      objectives: [
        { player: 2, kind: 'destroy', ships: [0] },
        { player: 0, kind: 'escape', ships: [9], edge: 'far' },
        { player: 0, kind: 'escape', ships: [0], edge: 'top' },
        { player: 0, kind: 'hold', ships: [0], rounds: 0 },
        { player: 0, kind: 'win', ships: [0] },
      ],
      rules: [{ kind: 'no-action', action: 'dance' }],
      actions: [{ name: 'scan', player: 0, on: [1], range: [1] }],
    };
    expect(setupProblems({ ...setup, mission: wrong })).toEqual([
      'setup.mission.name: expected a text',
      'setup.mission.objectives[0]: player: expected the number of a player',
      'setup.mission.objectives[1]: ships: expected the numbers of ships',
      'setup.mission.objectives[2]: edge: expected one of near, far, left, right',
      'setup.mission.objectives[3]: rounds: expected a whole number above 0',
      "setup.mission.objectives[4]: kind: there is no objective 'win'",
      "setup.mission.rules[0]: there is no action 'dance'",
      'setup.mission.actions[0]: range: expected two numbers',
    ]);
  });

  it('of random players come to their end, and stand in position files', () => {
    const mission: Mission = {
      name: 'firesprays on the run',
      objectives: [
        { player: 0, kind: 'escape', ships: [0, 1], edge: 'left' },
        { player: 1, kind: 'track', ships: [0, 1], tokens: 3 },
      ],
      actions: [{ name: 'scan', player: 1, on: [0, 1], range: [1, 3] }],
    };
    let scans = 0;
    for (const seed of ['a', 'b', 'c']) {
      const setup = testSetup('firesprays', 'a shuttle and Ys', { mission, rounds: 8 });
      const state = FIRST.begin(setup, growStreams(seed, FIRST.streams));
      const streams = growStreams(seed, ['one', 'two']);
      let steps = 0;
      playOut(FIRST, state, [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)], {
        onStep: (now) => {
          if (++steps % 150 !== 0 || now.agenda.length === 0 || now.result) return;
          checkStep(FIRST, now);
          const again = buildPosition(writePosition(now));
          expect(again).toMatchObject({ state: { tracking: now.tracking, mission: now.mission } });
        },
        onEvent: ({ kind }) => {
          if (kind === 'tracked') scans++;
        },
      });
      expect(state.result).not.toBeNull();
    }
    expect(scans).toBeGreaterThan(0);
  });
});
