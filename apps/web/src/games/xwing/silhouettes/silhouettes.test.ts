import { CHASSIS as FIRST_CHASSIS } from '@firing-arc/xwing/first';
import { CHASSIS } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { shapeOfType } from '../../first/ships.ts';
import { SILHOUETTES } from './all.ts';
import { addSilhouettes, hasSilhouette, silhouetteOf } from './index.ts';

addSilhouettes(SILHOUETTES);

it('draws every chassis of 2.5 by a shape of its own', () => {
  expect(CHASSIS.map(({ id }) => id).filter((id) => !hasSilhouette(id))).toEqual([]);
});

it('draws every ship type of First Edition', () => {
  expect(FIRST_CHASSIS.map(({ id }) => id).filter((id) => !hasSilhouette(shapeOfType(id)))).toEqual([]);
});

it('draws no two chassis of 2.5 alike', () => {
  const drawn = CHASSIS.map(({ id }) => Object.values(silhouetteOf(id)).join('|'));
  expect(new Set(drawn).size).toBe(CHASSIS.length);
});
