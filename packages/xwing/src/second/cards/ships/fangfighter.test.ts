import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import {
  type At,
  decimator,
  fang,
  firespray,
  type TestShip,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), so many mm away, facing it. */
const ahead = (gap: number): At => [400, 440 + gap, 180];

describe('Concordia Faceoff', () => {
  it('at attack range 1 in the attacker’s front arc one result becomes an evade, which one is the player’s', () => {
    const game = table({ us: [fang(us)], them: [xwing(ahead(100))] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'focus', 'blank').attack(1, 0);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    expect(game.options).toEqual([
      { kind: 'ability', ability: 'ship.0', ship: 0, dice: [0] },
      { kind: 'ability', ability: 'ship.0', ship: 0, dice: [1] },
    ]);
    game.pick({ dice: [1] });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'change', faces: ['blank', 'evade', 'blank'] }]);
    expect(game.question).toBeUndefined();
  });

  it('with one kind of result there is nothing to decide', () => {
    const game = table({ us: [fang(us)], them: [xwing(ahead(50))] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(game.eventsOf('modified')[0]!.faces).toEqual(['evade', 'blank', 'blank']);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1 }]);
  });

  it('not at attack range 0 or 2', () => {
    const far = table({ us: [fang(us)], them: [xwing(ahead(100.1))] });
    far.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(far.story).not.toContain('ability');
    const near = table({ us: [fang(us)], them: [xwing(ahead(5.8))], contacts: [[0, 1]] });
    near.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(near.eventsOf('attack')[0]!.range).toBe(0);
    expect(near.story).not.toContain('ability');
  });

  it('not from the attacker’s rear arc, whichever way the fang looks', () => {
    const shot = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;
    const rear = table({ us: [fang(us)], them: [firespray([400, 500, 0])] });
    rear.rolls(...shot).attack(1, 0);
    expect(rear.eventsOf('attack')[0]).toMatchObject({ arc: 'rear', range: 1 });
    expect(rear.story).not.toContain('ability');
    // The fang's own facing does not matter.
    const away = table({ us: [fang([400, 400, 180])], them: [xwing(ahead(50))] });
    away.rolls(...shot).attack(1, 0);
    expect(away.story).toContain('ability');
  });

  it('from a turret that points elsewhere than ahead: what counts is the front arc', () => {
    const side = table({ us: [fang([400, 400, 0])], them: [decimator([520, 400, 0], { turret: 1 })] });
    side.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(side.eventsOf('attack')[0]).toMatchObject({ arc: 'left', range: 1 });
    expect(side.story).not.toContain('ability');
    const front = table({ us: [fang(us)], them: [decimator([400, 540, 180], { turret: 0 })] });
    front.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(front.story).toContain('ability');
  });

  it('before or after a focus token, while stressed, once in an attack', () => {
    const layout = { us: [fang(us, { tokens: { focus: 1, stress: 1 } })], them: [xwing(ahead(50))] };
    const game = table(layout).rolls('hit', 'hit', 'hit', 'blank', 'focus', 'focus', 'blank').attack(1, 0);
    game.pick({ kind: 'spend-focus' });
    expect(game.offers({ kind: 'done' })).toBe(false);
    game.pick({ kind: 'ability', dice: [2] });
    expect(game.eventsOf('modified').at(-1)!.faces).toEqual(['evade', 'evade', 'evade']);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    const first = table(layout).rolls('hit', 'hit', 'hit', 'blank', 'focus', 'blank', 'blank').attack(1, 0);
    first.pick({ kind: 'ability', dice: [1] });
    expect(first.offers({ kind: 'ability' })).toBe(false);
    first.pick({ kind: 'spend-focus' });
    expect(first.eventsOf('neutralized')).toMatchObject([{ hits: 1 }]);
  });
});

describe('Old Teroch', () => {
  const teroch = (more: Partial<TestShip> = {}): TestShip => ({ pilot: 'oldteroch', at: us, ...more });
  const green = { focus: 2, evade: 1, calculate: 1, 'reinforce-fore': 1 };
  const bare = { focus: 0, evade: 0, calculate: 0, 'reinforce-fore': 0 };
  const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;

  it('at the start of the Engagement Phase an enemy at range 1 that faces him loses its green tokens', () => {
    const game = table({
      us: [teroch()],
      them: [tie(ahead(100), { tokens: { ...green, stress: 1, disarm: 1 } })],
      locks: [[0, 1]],
    }).run(engagement);
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0, ship: 0 });
    expect(game.options).toEqual([{ target: 1 }, { target: -1 }]);
    game.pick({ target: 1 });
    expect(game.ship(1).tokens).toMatchObject({ ...bare, stress: 1, disarm: 1 });
    expect(game.state.locks).toHaveLength(1);
    expect(game.eventsOf('ability')).toMatchObject([{ ship: 0, ability: 'Old Teroch', used: true }]);
    expect(game.eventsOf('lost').map(({ token, count }) => [token, count])).toEqual([
      ['focus', 2],
      ['evade', 1],
      ['calculate', 1],
      ['reinforce-fore', 1],
    ]);
  });

  it('in the phase itself, before anyone engages', () => {
    const game = table({ us: [teroch()], them: [tie(ahead(100), { tokens: green })] });
    game.run({ kind: 'engagement' }).pick({ target: 1 });
    expect(game.story.indexOf('lost')).toBeLessThan(game.story.indexOf('engages'));
    game.passAll();
    expect(game.eventsOf('ability')).toHaveLength(1);
  });

  it('declined', () => {
    const game = table({ us: [teroch()], them: [tie(ahead(50), { tokens: green })] }).run(engagement);
    game.pick({ target: -1 });
    expect(game.ship(1).tokens).toMatchObject(green);
    expect(game.events).toEqual([]);
  });

  it('an enemy that does not face him may be chosen, and keeps its tokens', () => {
    const game = table({ us: [teroch()], them: [tie([400, 500, 0], { tokens: green })] }).run(engagement);
    game.pick({ target: 1 });
    expect(game.ship(1).tokens).toMatchObject(green);
    expect(game.eventsOf('ability')).toHaveLength(1);
  });

  it('not at range 0, not at range 2, not a friend', () => {
    const zero = table({ us: [teroch()], them: [tie(ahead(5.8), { tokens: green })], contacts: [[0, 1]] });
    expect(zero.run(engagement).question).toBeUndefined();
    const two = table({ us: [teroch()], them: [tie(ahead(100.1), { tokens: green })] });
    expect(two.run(engagement).question).toBeUndefined();
    const friend = table({ us: [teroch(), tie(ahead(50), { tokens: green })], them: [tie(ahead(250))] });
    expect(friend.run(engagement).question).toBeUndefined();
    expect(friend.ship(1).tokens).toMatchObject(green);
  });

  it('one of several, once, also while stressed', () => {
    const game = table({
      us: [teroch({ tokens: { stress: 2 } })],
      them: [tie([370, 500, 180], { tokens: green }), tie([430, 500, 180], { tokens: green })],
    }).run(engagement);
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }, { target: -1 }]);
    game.pick({ target: 2 });
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens).toMatchObject(green);
    expect(game.ship(2).tokens).toMatchObject(bare);
  });
});
