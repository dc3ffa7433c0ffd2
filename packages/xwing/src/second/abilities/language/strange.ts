/** The way out: an ability written in code, with its own text. Rare: first look for the block that is missing. */

import type { SecondGame } from '../../game.ts';
import type { Occasion, SecondState, Ship } from '../../state.ts';
import type { Cost } from './costs.ts';
import type { Requirement } from './requirements.ts';
import type { ShipTest } from './ships.ts';
import type { QueueWindow } from './triggers.ts';

/** What a strange ability is told when it acts. It keeps nothing outside the state, like every rule. */
export interface StrangeMoment {
  readonly game: SecondGame;
  readonly ship: Ship;
  readonly ref: string;
  readonly occasion: Occasion;
  /** Ruling to tell its events with. */
  readonly because: string;
}

export interface Strange {
  readonly kind: 'strange';
  readonly window: QueueWindow;
  readonly of: 'own' | readonly ShipTest[];
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  /** What it does, by language: behind "it", and in German with the subject behind the verb. */
  readonly text: { readonly en: string; readonly de: string; readonly fr: string };
  readonly possible?: (state: SecondState, ship: Ship, occasion: Occasion) => boolean;
  readonly run: (moment: StrangeMoment) => void;
}

export const strange = (ability: Pick<Strange, 'window' | 'text' | 'run'> & Partial<Strange>): Strange => ({
  of: 'own',
  requires: [],
  costs: [],
  may: false,
  ...ability,
  kind: 'strange',
});
