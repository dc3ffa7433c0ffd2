import { describe, expect, it } from 'vitest';
import { endLasting, nextBySkill, skillOf } from '../game.ts';
import { dialEntry, phantom, type TestGame, table, tie, xwing } from '../testing/index.ts';
import { executionSteps } from './activation.ts';

/** Ships with their dials set, when the Activation phase begins. */
function activation(game: TestGame, dial = '2 straight'): TestGame {
  for (const ship of game.state.ships) ship.dial = dialEntry(ship, dial);
  return game.run({ kind: 'activation' });
}

const pilot = (id: string, x: number, y = 200) => ({ pilot: id, at: [x, y, 0] as const });
const order = (game: TestGame): readonly number[] => game.eventsOf('activates').map(({ ship }) => ship);

describe('the Activation phase', () => {
  it('xwing1:activation-phase.1 activates ships one at a time in ascending pilot skill', () => {
    const game = table({
      us: [pilot('wedgeantilles', 200), pilot('rookiepilot', 300)],
      them: [pilot('academypilot', 600)],
    });
    expect(order(activation(game).passAll())).toEqual([2, 1, 0]);
  });

  it('xwing1:activation-phase.2 xwing1:activation-phase.7 each reveals, moves and acts; its dial lies open then', () => {
    const game = activation(table({ us: [xwing([200, 200, 0])], them: [tie([600, 200, 0])] }));
    expect(game.view(0).ships[1]!.dial).toBe(game.ship(1).dial);
    expect(game.view(1).ships[0]!.dial).toBe(-2);
    game.pick({ action: 'focus' });
    expect(game.story.slice(1, 8)).toEqual([
      'activates',
      'dial-revealed',
      'maneuver',
      'cleaned-up',
      'action',
      'gained',
      'activates',
    ]);
    game.passAll();
  });

  it('xwing1:activation-phase.8 a player picks among own ships of equal pilot skill', () => {
    const game = activation(table({ us: [xwing([200, 200, 0]), xwing([300, 200, 0])] }));
    expect(game.question).toMatchObject({ kind: 'choose-activation', player: 0 });
    expect(game.options).toEqual([{ ship: 0 }, { ship: 1 }]);
    game.pick({ ship: 1 }).passAll();
    expect(order(game)).toEqual([1, 0]);
  });

  it('xwing1:activation-phase.9 xwing1:initiative.3 of equal pilot skill the initiative player’s go first, all of them', () => {
    const sides = {
      us: [xwing([200, 200, 0])],
      them: [pilot('rookiepilot', 500), pilot('rookiepilot', 600)],
    };
    expect(order(activation(table({ ...sides, initiative: 0 })).passAll())[0]).toBe(0);
    expect(order(activation(table({ ...sides, initiative: 1 })).passAll())).toEqual([2, 1, 0]);
  });

  it('xwing1:activation-phase.12 a ship activates once, whatever happens to its pilot skill', () => {
    const game = activation(table({ us: [tie([200, 200, 0]), pilot('wedgeantilles', 300)] }));
    game.state.ships[0]!.skills = [{ value: 12, until: 'end of round' }];
    game.passAll();
    expect(order(game)).toEqual([0, 1]);
  });

  it('xwing1:active-ship.1 the ship that activates is the active one, until the phase is over', () => {
    const game = activation(table({ us: [xwing([200, 200, 0])] }));
    expect(game.state.active).toBe(0);
    game.passAll();
    expect(game.state.active).toBe(-1);
  });

  it('xwing1:faq-competitive-play.1 xwing1:faq-competitive-play.2 one ship is finished before the next moves', () => {
    const game = activation(table({ us: [xwing([200, 200, 0]), xwing([300, 200, 0])] }));
    game.pick({ ship: 0 });
    expect(game.question).toMatchObject({ kind: 'action', ship: 0 });
    expect([game.pose(0).y, game.pose(1).y]).toEqual([320, 200]);
    game.passAll();
  });

  it('xwing1:faq-missed-opportunities.2 an action that was passed is gone when the next ship activates', () => {
    const game = activation(table({ us: [xwing([200, 200, 0]), xwing([300, 200, 0])] }));
    game.pick({ ship: 0 }).pick('none');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.passAll();
    expect(game.eventsOf('no-action').map(({ ship }) => ship)).toEqual([0, 1]);
  });
});

describe('an ability that tells a ship to execute a maneuver', () => {
  it('xwing1:activation-phase.11 resolves Execute Maneuver alone: no dial, no action', () => {
    const maneuver = { speed: 1, bearing: 'turn', direction: 'left' } as const;
    const plan = { maneuver, difficulty: 'red', ion: false, because: 'xwing1:activation-phase.11' } as const;
    const game = table({ us: [tie([400, 400, 0])] }).run(...executionSteps(0, plan));
    expect(game.question).toBeUndefined();
    expect(game.story).toEqual(['maneuver', 'gained', 'cleaned-up']);
    expect(game.pose(0).facing).toBe(270);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('pilot skill', () => {
  it('xwing1:pilot-skill.2 xwing1:pilot-skill.3 the latest effect counts, and the one before it when it ends', () => {
    const game = table({ us: [pilot('obsidiansquadronpilot', 200)] });
    const ship = game.ship(0);
    expect(skillOf(ship)).toBe(3);
    ship.skills.push({ value: 5, until: 'for good' });
    ship.skills.push({ value: 0, until: 'end of round' });
    ship.skills.push({ value: 9, until: 'end of combat' });
    expect(skillOf(ship)).toBe(9);
    endLasting(game.state, 'end of combat');
    expect(skillOf(ship)).toBe(0);
    endLasting(game.state, 'end of round');
    expect(skillOf(ship)).toBe(5);
  });

  it('orders ships that wait, the initiative player’s first', () => {
    const { state } = table({ us: [xwing([200, 200, 0])], them: [pilot('rookiepilot', 500)], initiative: 1 });
    expect(nextBySkill(state, state.ships, 'ascending').map(({ id }) => id)).toEqual([1]);
    expect(nextBySkill(state, [], 'descending')).toEqual([]);
  });
});

describe('decloaking', () => {
  const cloaked = { tokens: { cloak: 1 } };

  it('xwing1:cloak.7 goes by pilot skill, the initiative player first on a tie', () => {
    const game = table({
      us: [{ pilot: 'whisper', at: [200, 200, 0], ...cloaked }, phantom([400, 200, 0], cloaked)],
      them: [phantom([600, 700, 180], cloaked)],
      initiative: 1,
    }).run({ kind: 'decloak-next' });
    expect(game.question).toMatchObject({ kind: 'decloak', ship: 2, player: 1 });
    game.pick({ move: 'none' });
    expect(game.question).toMatchObject({ ship: 1 });
    game.pick({ move: 'none' });
    expect(game.question).toMatchObject({ ship: 0 });
    game.pick({ move: 'none' });
    expect(game.eventsOf('stays-cloaked')).toHaveLength(3);
  });

  it('xwing1:cloak.6 comes at the start of the phase, before any ship activates', () => {
    const game = table({ us: [phantom([200, 200, 0], cloaked), tie([600, 200, 0])] });
    activation(game);
    expect(game.question).toMatchObject({ kind: 'decloak' });
    expect(game.eventsOf('activates')).toEqual([]);
    game.passAll();
  });

  it('xwing1:cloak.8 spends the token and moves by the 2 straight template, ahead or to a side', () => {
    const game = () => table({ us: [phantom([400, 400, 0], cloaked)] }).run({ kind: 'decloak-next' });
    const ahead = game().pick({ move: 'boost' });
    expect(ahead.pose(0)).toEqual({ x: 400, y: 520, facing: 0 });
    expect(ahead.ship(0).tokens.cloak).toBe(0);
    expect(ahead.story).toEqual(['spent', 'moved', 'decloaked']);
    const aside = game().pick({ move: 'roll-right' });
    expect(aside.question).toMatchObject({ kind: 'roll-placement' });
    aside.answer([520, 415, 0]);
    expect(aside.pose(0)).toEqual({ x: 520, y: 415, facing: 0 });
  });

  it('xwing1:cloak.9 is no action and no maneuver', () => {
    const game = table({ us: [phantom([400, 400, 0], cloaked)] });
    activation(game).pick({ move: 'boost' });
    expect(game.ship(0).performed).toEqual([]);
    expect(game.ship(0).flown.speed).toBe(2);
    expect(game.question).toMatchObject({ kind: 'action' });
    game.passAll();
  });

  it('xwing1:cloak.10 a stressed ship may, and xwing1:faq-qanda-actions-and-game-effects.2 an ionized one', () => {
    for (const tokens of [
      { cloak: 1, stress: 1 },
      { cloak: 1, ion: 1 },
    ]) {
      const game = table({ us: [phantom([400, 400, 0], { tokens })] }).run({ kind: 'decloak-next' });
      expect(game.question).toMatchObject({ kind: 'decloak' });
      game.passAll();
    }
  });

  it('xwing1:cloak.11 xwing1:cloak.14 what is declared and does not fit may be replaced, the token kept', () => {
    const game = table({ us: [phantom([60, 400, 0], cloaked)] }).run({ kind: 'decloak-next' });
    expect(game.options).toEqual([
      { move: 'roll-left' },
      { move: 'roll-right' },
      { move: 'boost' },
      { move: 'none' },
    ]);
    game.pick({ move: 'roll-left' });
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:cloak.13' }]);
    expect(game.options).toEqual([{ move: 'roll-right' }, { move: 'boost' }, { move: 'none' }]);
    expect(game.ship(0).tokens.cloak).toBe(1);
    game.pick({ move: 'none' });
  });

  it('xwing1:cloak.12 not onto a ship or an obstacle, nor over one', () => {
    const why = (layout: Parameters<typeof table>[0]) => {
      const game = table({ ...layout, measuring: 'free' }).run({ kind: 'decloak-next' });
      const told = game.refusal('boost');
      game.passAll();
      return told;
    };
    const us = [phantom([400, 400, 0], cloaked)];
    const rock = (y: number) => [{ outline: 'coreasteroid0', at: [400, y, 0] as const }];
    expect(why({ us, them: [tie([400, 530, 0])] })).toBe('xwing1:cloak.12');
    expect(why({ us, obstacles: rock(520) })).toBe('xwing1:cloak.12');
    expect(why({ us, obstacles: rock(460) })).toBe('xwing1:cloak.12');
    expect(why({ us })).toBeUndefined();
  });

  it('xwing1:cloak.13 not over the edge', () => {
    const game = table({ us: [phantom([400, 800, 0], cloaked)] }).run({ kind: 'decloak-next' });
    game.pick({ move: 'boost' });
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:cloak.13' }]);
    game.passAll();
  });

  it('xwing1:cloak.15 without any way it stays cloaked', () => {
    const game = table({
      us: [phantom([400, 400, 0], cloaked)],
      obstacles: [
        { outline: 'coreasteroid0', at: [460, 400, 0] },
        { outline: 'coreasteroid0', at: [340, 400, 0] },
        { outline: 'coreasteroid0', at: [400, 460, 0] },
      ],
    }).run({ kind: 'decloak-next' });
    game.pick({ move: 'boost' }).pick({ move: 'roll-left' }).pick({ move: 'roll-right' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.cloak).toBe(1);
    expect(game.eventsOf('stays-cloaked')).toMatchObject([{ because: 'xwing1:cloak.15' }]);
  });
});
