import type { SecondEvent } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { lastAttack } from './last-attack.ts';

const because = 'xwing2:attack.5';
const declared: SecondEvent = {
  kind: 'attack',
  attacker: 1,
  defender: 5,
  weapon: 0,
  arc: 'front',
  range: 2,
  obstructed: true,
  line: [0, 0, 100, 100],
  because,
};
const events: readonly SecondEvent[] = [
  declared,
  { kind: 'rolled', ship: 1, dice: 'attack', faces: ['hit', 'focus'], because },
  { kind: 'modified', ship: 1, dice: 'attack', how: 'change', faces: ['hit', 'hit'], because },
  { kind: 'rolled', ship: 5, dice: 'defense', faces: ['evade'], because },
  { kind: 'neutralized', hits: 1, crits: 0, because },
  { kind: 'attack-hits', attacker: 1, defender: 5, because },
  { kind: 'rolled', ship: 5, dice: 'attack', faces: ['crit'], because },
];

it('tells the last attack as its events do: dice as they lay at the end, what was left, hit or miss', () => {
  expect(lastAttack(events)).toEqual({
    attacker: 1,
    defender: 5,
    range: 2,
    arc: 'front',
    obstructed: true,
    line: [0, 0, 100, 100],
    attackFaces: ['hit', 'hit'],
    defenseFaces: ['evade'],
    left: { hits: 1, crits: 0 },
    hit: true,
  });
});

it('knows no result before there is one, and no attack before there was one', () => {
  expect(lastAttack(events.slice(0, 2))).toMatchObject({
    attackFaces: ['hit', 'focus'],
    left: null,
    hit: null,
  });
  expect(lastAttack([])).toBeNull();
});
