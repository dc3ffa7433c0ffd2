import { describe, expect, it } from 'vitest';
import { type At, decimator, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const norra = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'norrawexley-btla4ywing',
  at: us,
  ...more,
});
/** Ahead of her, so many mm away, facing her. */
const ahead = (gap: number): At => [400, 440 + gap, 180];

describe('Norra Wexley', () => {
  it('defending with an enemy at range 0-1 an evade is added, without asking', () => {
    const game = table({ us: [norra()], them: [xwing(ahead(100))] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank').attack(1, 0);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('ability')).toMatchObject([{ ship: 0, ability: 'Norra Wexley' }]);
    expect(game.eventsOf('modified')).toMatchObject([{ ship: 0, how: 'add', faces: ['blank', 'evade'] }]);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 0 }]);
  });

  it('any enemy will do, not only the attacker; a friend will not', () => {
    const shot = ['hit', 'blank', 'blank', 'blank'] as const;
    const other = table({ us: [norra()], them: [xwing(ahead(150)), tie([300, 400, 0])] });
    other.rolls(...shot).attack(1, 0);
    expect(other.eventsOf('attack-misses')).toHaveLength(1);
    const friend = table({ us: [norra(), tie([300, 400, 0])], them: [xwing(ahead(150))] });
    friend.rolls(...shot).attack(2, 0);
    expect(friend.story).not.toContain('ability');
    expect(friend.eventsOf('attack-hits')).toHaveLength(1);
  });

  it('not with every enemy beyond range 1, not while she attacks', () => {
    const game = table({ us: [norra()], them: [xwing(ahead(100.1))] });
    game.rolls('hit', 'blank', 'blank', 'blank').attack(1, 0);
    expect(game.story).not.toContain('ability');
    const attacks = table({ us: [norra()], them: [decimator([400, 560, 180])] });
    attacks.rolls('blank', 'blank').attack(0, 1);
    expect(attacks.story).not.toContain('ability');
  });

  it('at range 0, while stressed, and without any die of her own', () => {
    const layout = {
      us: [norra({ tokens: { stress: 1, strain: 1 } })],
      them: [xwing(ahead(5.8))],
      contacts: [[0, 1]] as const,
    };
    const game = table(layout).rolls('hit', 'hit', 'blank').attack(1, 0);
    expect(game.eventsOf('rolled')[1]!.faces).toEqual([]);
    expect(game.eventsOf('modified')[0]!.faces).toEqual(['evade']);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1 }]);
  });

  it('once in an attack, in each attack', () => {
    const game = table({
      us: [norra({ tokens: { evade: 1 } })],
      them: [xwing(ahead(50)), tie([430, 540, 180])],
    });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank').attack(1, 0);
    game.pick({ kind: 'ability' });
    expect(game.options).toEqual([{ kind: 'spend-evade', die: 0 }, { kind: 'done' }]);
    game.pick('done');
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 2 }]);
    game.rolls('hit', 'blank', 'blank', 'blank').attack(2, 0);
    game.pick({ kind: 'ability' }).pick('done');
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });
});
