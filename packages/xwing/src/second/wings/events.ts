import type { Ruling } from '@firing-arc/referee';

/** A ship leaves the formation of its wing, or takes its place in it again. */
export interface WingEvent {
  readonly because: Ruling;
  readonly kind: 'wing-split' | 'wing-joined';
  readonly ship: number;
  readonly leader: number;
}
