/** Bases of ships and squadrons, and the notches that the maneuver tool goes into. */
import { type Footprint, footprint } from '@firing-arc/table';
import { BASE_SIZES, SQUADRON_DIAMETER } from './measured.ts';

export const SHIP_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type ShipSize = (typeof SHIP_SIZES)[number];

export interface ShipBase {
  readonly size: ShipSize;
  readonly width: number;
  readonly length: number;
  /** From the middle of the base to the line of the notches for the tool, ahead. */
  readonly notches: number;
  /** The plastic, without shield dials: no source measured how far they stick out. */
  readonly footprint: Footprint;
}

/**
 * A huge ship stands on two large bases under one token, which is as firm as they are, and moves by the front notches
 * of the rear one. armada:huge-ship.4
 */
function base(size: ShipSize): ShipBase {
  const [{ value: width }, { value: length }] = BASE_SIZES[size];
  const notches = size === 'huge' ? BASE_SIZES.large[1].value - length / 2 : length / 2;
  return {
    size,
    width,
    length,
    notches,
    footprint: footprint({ x: 0, y: 0, halfX: width / 2, halfY: length / 2 }),
  };
}

/** The bases by size. armada:size-class.2 */
export const BASES: Readonly<Record<ShipSize, ShipBase>> = {
  small: base('small'),
  medium: base('medium'),
  large: base('large'),
  huge: base('huge'),
};

/** Radius of a squadron's base, mm. */
export const SQUADRON_RADIUS = SQUADRON_DIAMETER.value / 2;
