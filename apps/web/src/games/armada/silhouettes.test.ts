import { SQUADRON_CARDS } from '@firing-arc/armada';
import { SQUADRON_RADIUS } from '@firing-arc/armada/engine';
import { describe, expect, it } from 'vitest';
import { craftShapes } from './silhouettes.ts';

const types = [...new Set(SQUADRON_CARDS.map(({ type }) => type))];
const NUMBER = /-?\d*\.?\d+/g;

describe('the craft on the base of a squadron', () => {
  it('are as many as still fly, one where a single ship is the squadron', () => {
    for (const type of types)
      for (const many of [1, 3, 5])
        expect(craftShapes(type, many, SQUADRON_RADIUS), type).toHaveLength(
          type.endsWith('-squadron') ? many : 1,
        );
  });

  it('lie within it, none upon another', () => {
    for (const type of types) {
      const shapes = craftShapes(type, 5, SQUADRON_RADIUS).map(({ transform }) => {
        const [x = 0, y = 0, half = 0] = (transform.match(NUMBER) ?? []).map(Number).slice(-3);
        return transform.startsWith('scale') ? { x: 0, y: 0, half: x } : { x, y, half };
      });
      for (const { x, y, half } of shapes)
        expect(Math.hypot(x, y) + half, type).toBeLessThanOrEqual(SQUADRON_RADIUS);
      for (const [at, one] of shapes.entries())
        for (const other of shapes.slice(at + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)), type).toBeGreaterThan(
            one.half * 2,
          );
    }
  });
});
