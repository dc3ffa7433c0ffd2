import type { Template } from '../../common/index.ts';

/** How a bomb is dropped: by which template, and in front of the ship or behind it. */
export interface BombWay extends Template {
  readonly guides: 'rear' | 'front';
  /** Only bombs that are dropped when a dial is revealed; or then those of actions too. */
  readonly only?: 'reveal-cards' | 'reveal';
}

/** The 1 straight template behind the ship (bombs.2). */
export const BEHIND: BombWay = { guides: 'rear', speed: 1, shape: 'straight', direction: 'straight' };
