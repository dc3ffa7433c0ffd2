/** Abilities of the queue, and of moments inside an attack that come at once. */

import { type SharedTrigger, triggers } from '../../../common/language/index.ts';
import type { ActionDifficulty, ActionName } from '../../cards/chassis.ts';
import type { Window } from '../../state.ts';
import type { Cost } from './costs.ts';
import { type Effect, inTurn } from './effects.ts';
import type { Requirement } from './requirements.ts';
import type { SecondVocabulary } from './vocabulary.ts';

/** Windows whose abilities use the ability queue, or act at once inside an attack. */
export type QueueWindow = Exclude<Window, 'aftermath'>;

export type Trigger = SharedTrigger<SecondVocabulary>;

/** An Action: header: the ship can perform it as an action that is not on its bar (ship-abilities.1). */
export interface CardAction {
  readonly kind: 'action';
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly difficulty: ActionDifficulty;
  readonly effect: Effect;
}

export const { at, whenever } = triggers<SecondVocabulary>((...all) => inTurn(...all));

/** An action printed on the card. */
export const cardAction = (
  effect: Effect,
  how: {
    readonly requires?: readonly Requirement[];
    readonly costs?: readonly Cost[];
    readonly difficulty?: ActionDifficulty;
  } = {},
): CardAction => ({
  kind: 'action',
  requires: how.requires ?? [],
  costs: how.costs ?? [],
  difficulty: how.difficulty ?? 'white',
  effect,
});
export type { ActionName };
