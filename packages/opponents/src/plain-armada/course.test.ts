import { ARMADA, LEARNING_SCENARIO, type Ship } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { chooseAttack } from './attack.ts';
import { edgeCost, obstacleCost } from './course.ts';
import { observe } from './observation.ts';

const start = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'edges'));
const state = { ...start, width: 1828.8, depth: 914.4, rounds: 6, round: 4 };
const victory = state.ships.find(({ card }) => card.startsWith('victory'))!;
const small = state.ships.find(({ card }) => card.startsWith('cr90'))!;

// A Victory turned left into the edge, since its turn was laid out with the tool on its right, beneath its base.
it('finds a turn to the left as it finds one to the right', () => {
  const costAt = (x: number, y: number, facing: number) =>
    edgeCost(state, { ...victory, tokens: [], dials: [] }, { x, y, facing }, 2);
  expect(costAt(1216.2, 208, 135)).toBeGreaterThan(1);
  for (const y of [150, 208, 260, 330])
    for (const facing of [100, 120, 135, 157.5, 180])
      expect([y, facing, costAt(1000, y, facing)]).toEqual([y, facing, costAt(828.8, y, 360 - facing)]);
});

it('minds an obstacle the more, the less of the ship is left', () => {
  const bare = { left: 0, right: 0, front: 0, rear: 0 };
  const hit = (ship: Ship, cards: number): Ship => ({
    ...ship,
    shields: { ...ship.shields, ...bare },
    damage: Array.from({ length: cards }, (_, uid) => ({ uid, kind: 0, up: false })),
  });
  for (const type of ['asteroid field', 'debris field'] as const) {
    expect(obstacleCost(victory, type)).toBeLessThan(obstacleCost(small, type));
    expect(obstacleCost(hit(small, 0), type)).toBeGreaterThan(obstacleCost(small, type));
    expect(obstacleCost(hit(small, 3), type)).toBeGreaterThan(1);
  }
  expect(obstacleCost(small, 'station')).toBeLessThan(0);
});

it('declares no attack whose only die is not rolled', () => {
  const target = state.ships.find(({ player }) => player !== victory.player)!;
  const option = (obstructed: boolean) =>
    ({
      kind: 'attack',
      attacker: { kind: 'zone', id: small.id, zone: 'rear' },
      defender: { kind: 'zone', id: target.id, zone: 'front' },
      reach: 'long',
      obstructed,
    }) as const;
  const answer = (obstructed: boolean) =>
    chooseAttack(observe(state, small.player), {
      form: 'choice',
      kind: 'attack',
      player: small.player,
      because: 'armada:attack.5',
      options: [option(obstructed), { kind: 'none' }],
    });
  expect([answer(false), answer(true)]).toEqual([0, 1]);
});
