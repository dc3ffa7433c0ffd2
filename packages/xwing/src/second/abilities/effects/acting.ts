import type { OwnedAbility } from '../../cards/gathered.ts';
import type { SecondGame } from '../../game.ts';
import type { Occasion, Ship } from '../../state.ts';
import type { Effect, Who } from '../language.ts';
import { type Scene, shipIn } from '../scene.ts';

/** An ability that acts: on which ship it stands, in which moment, and which ship was chosen last. */
export interface Acting {
  readonly game: SecondGame;
  readonly ship: Ship;
  readonly owned: Pick<OwnedAbility, 'ref' | 'name' | 'lines' | 'ruling'>;
  readonly occasion: Occasion;
  readonly chosen: number;
  /** Whether the ability costs something, which only an effect that can resolve may do (abilities.12). */
  readonly costly?: boolean;
  /** Pays and tells the use, where that waits until the effect's own question was answered with something. */
  readonly pay?: () => void;
  /** Told when an action that was chosen failed: then it was not performed (fail.3). */
  readonly failed?: () => void;
}

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** How the effects of a family happen: one function for each kind. */
export type Resolvers<Kinds extends Effect['kind']> = {
  readonly [Kind in Kinds]: (act: Acting, effect: EffectOf<Kind>) => void;
};

/** Whether an effect could do anything now: a cost may be paid only then (abilities.12). */
export type Possible<Kinds extends Effect['kind']> = {
  readonly [Kind in Kinds]?: (scene: Scene, effect: EffectOf<Kind>) => boolean;
};

export const sceneOf = ({ game, ship, owned, occasion, chosen }: Acting): Scene => ({
  state: game.state,
  self: ship,
  ref: owned.ref,
  occasion,
  chosen,
});

/** Does an effect that is part of another one. */
export const applyEffect = (act: Acting, effect: Effect): void =>
  act.game.interpreter.applyEffect(act, effect);

/** The ship that an effect is on; undefined when it is not there any more. */
export const targetOf = (act: Acting, who: Who): Ship | undefined =>
  who === 'self' ? act.ship : shipIn(sceneOf(act), who);
