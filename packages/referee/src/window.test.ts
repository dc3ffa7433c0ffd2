import { describe, expect, it } from 'vitest';
import { indexBy, orderTriggers } from './window.ts';

describe('triggered abilities', () => {
  const triggers = [
    { player: 1, name: 'a' },
    { player: 0, name: 'b' },
    { player: 1, name: 'c' },
    { player: 0, name: 'd' },
    { player: 1, name: 'e' },
  ];
  const names = (order: readonly number[], asked: string[] = []) =>
    orderTriggers(triggers, order, (player, left) => {
      asked.push(`${player}:${left.map((trigger) => trigger.name).join('')}`);
      return left.at(-1)!;
    })
      .map((trigger) => trigger.name)
      .join('');

  it('join the queue player by player, each ordering their own', () => {
    expect(names([0, 1])).toBe('dbeca');
    expect(names([1, 0])).toBe('ecadb');
  });

  it('are ordered by asking only while more than one is left', () => {
    const asked: string[] = [];
    names([0, 1], asked);
    expect(asked).toEqual(['0:bd', '1:ace', '1:ac']);
  });

  it('of which there is one are not asked about', () => {
    const never = () => {
      throw new Error('asked');
    };
    expect(orderTriggers([{ player: 1 }], [0, 1], never)).toEqual([{ player: 1 }]);
    expect(orderTriggers([], [0, 1], never)).toEqual([]);
    expect(orderTriggers([{ player: 1 }, { player: 0 }], [0, 1], never)).toEqual([
      { player: 0 },
      { player: 1 },
    ]);
  });
});

describe('an index', () => {
  it('lists things by key, in order', () => {
    expect([...indexBy(['ab', 'c', 'de'], (text) => text.length)]).toEqual([
      [2, ['ab', 'de']],
      [1, ['c']],
    ]);
  });
});
