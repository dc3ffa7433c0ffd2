import { expect, it } from 'vitest';
import type { ShownAct } from '../shown/act.ts';
import type { ShownHarm } from '../shown/harm.ts';
import { expectedDamage, type Seen, turningPoint } from './turning-point.ts';

const event = (harm: ShownHarm | null, act: ShownAct | null = null): Seen => ({
  kind: 'any',
  heading: () => null,
  harm: () => harm,
  act: () => act,
});

const rolled = (pool: 'attack' | 'defense', count: number): Seen =>
  event(null, {
    kind: 'rolled',
    pool,
    label: pool,
    dice: Array.from({ length: count }, () => ({ face: 'hit', name: 'hit' })),
    ship: 0,
    again: false,
  });

const attack = (attacker: number, defender: number) =>
  event({ kind: 'attack', attacker, defender, how: 'range 2' });
const hit = (ship: number) => event({ kind: 'lost', ship, what: 'hull' });

it('expects of dice what they do on average', () => {
  expect(expectedDamage(3, 0)).toBeCloseTo(1.5);
  expect(expectedDamage(1, 1)).toBeCloseTo(0.5 * 0.625);
  expect(expectedDamage(2, 2)).toBeCloseTo(0.5078125);
});

it('finds the attack that came out farthest from its odds, and counts a ship that was lost', () => {
  const events = [
    attack(0, 1),
    rolled('attack', 3),
    rolled('defense', 2),
    hit(1),
    attack(2, 3),
    rolled('attack', 2),
    rolled('defense', 3),
    hit(3),
    hit(3),
    event({ kind: 'destroyed', ship: 3 }),
  ];
  expect(turningPoint(events)).toMatchObject({ attacker: 2, defender: 3, damage: 2, destroyed: true });
});

it('finds none where all came out about as expected', () => {
  expect(turningPoint([attack(0, 1), rolled('attack', 2), rolled('defense', 2), hit(1)])).toBeNull();
  expect(turningPoint([attack(0, 1), hit(1), hit(1), hit(1)])).toBeNull();
});

it('does not call it bad luck that a ship with little left lost no more than that', () => {
  const events = [attack(0, 1), rolled('attack', 6), hit(1), event({ kind: 'destroyed', ship: 1 })];
  expect(turningPoint(events)).toBeNull();
});

it('expects no damage of critical icons where only hits are damage, as between squadrons', () => {
  const dice = Array.from({ length: 4 }, () => ({ face: 'crit', name: 'critical', color: 'blue' as const }));
  const roll = event(null, { kind: 'rolled', pool: 'attack', label: 'dice', dice, ship: null, again: false });
  const shot = { kind: 'attack', attacker: 0, defender: 1, how: 'distance 1' } as const;
  expect(turningPoint([event({ ...shot, hitsOnly: true }), roll])).toMatchObject({ expected: 2 });
  expect(turningPoint([event(shot), roll])).toMatchObject({ expected: 3 });
});
