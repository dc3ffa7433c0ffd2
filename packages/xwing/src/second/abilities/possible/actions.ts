import { colourOf } from '../../actions/bar.ts';
import { inColour, mostRestrictive } from '../../actions/difficulty.ts';
import { cardActions, priceRefusal } from '../../actions/printed-actions.ts';
import { actionRefusal, standardActions } from '../../actions/refusal.ts';
import { withTreated } from '../../actions/treated.ts';
import { ACTION_NAMES, type ActionDifficulty, type ActionName } from '../../cards/chassis.ts';
import { dialEntriesLike, mayLook } from '../../maneuver/dials.ts';
import { changedDifficulty, changedSpeed, revealedManeuver } from '../../maneuver/revealed.ts';
import { mayTurnInPlace } from '../../maneuver/rotate-ship.ts';
import type { ActionOption } from '../../questions.ts';
import { isHuge } from '../../ship/card.ts';
import { isCloaked, isIonized } from '../../ship/conditions.ts';
import { actionBar } from '../../ship/values.ts';
import type { SecondState, Ship } from '../../state.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/actions.ts';
import { barOf, isForbidden } from '../evaluate.ts';
import { type Scene, shipIn } from '../scene.ts';

export const ACTION_POSSIBLE: Possible<Kinds> = {
  'look-at-dial': (scene, { on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && mayLook(ship, scene.self.player);
  },
  'fly-instead': (scene, { maneuver, on = 'self' }) => {
    const ship = shipIn(scene, on);
    if (!ship?.revealed || isIonized(ship)) return false; // ion.7
    const entry = revealedManeuver(ship);
    if (!entry || !maneuver) return true;
    if (maneuver.harder && changedDifficulty(entry.difficulty, 1) === entry.difficulty) return false;
    return !maneuver.faster || changedSpeed(entry.maneuver, maneuver.faster, isHuge(ship)) !== entry.maneuver;
  },
  'perform-action': (scene, effect) => {
    if (effect.by === 'chosen' && scene.chosen < 0) return true;
    const ship = shipIn(scene, effect.by);
    return (
      ship !== undefined &&
      (grantedActions(scene, ship, effect).length > 0 || grantedOfCards(scene.state, ship, effect).length > 0)
    );
  },
  coordinate: (scene, { on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && !isForbidden(scene.state, ship, 'be-coordinated');
  },
  'rotate-ship': (scene, { degrees, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && degrees.some((one) => mayTurnInPlace(scene.state, ship, one));
  },
  decloak: ({ self }) => isCloaked(self),
  'rotate-turret': (scene, { on }) => (shipIn(scene, on)?.turret ?? -1) >= 0,
  'set-dial': (scene, { like, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && ship.dial >= 0 && dialEntriesLike(ship, like).length > 0;
  },
};

/** The actions an effect lets a ship perform now, in the colours it gives them (actions.10, .17). */
export function grantedActions(
  scene: Scene,
  ship: Ship,
  grant: EffectOf<'perform-action'>,
): readonly (ActionOption & { kind: 'action' })[] {
  const seen = new Set<string>();
  const plain = listed(scene, ship, grant)
    .map(({ action, difficulty }) => ({
      kind: 'action' as const,
      action,
      difficulty: grantedColour(scene.state, ship, action, difficulty, grant.as),
    }))
    .filter(({ action, difficulty }) => {
      const key = `${difficulty} ${action}`;
      if (seen.has(key)) return false;
      seen.add(key);
      if (grant.as === 'red' && difficulty === 'purple') return false; // faq-specific-card-questions.12
      if (grant.onBarOf && !isOnBar(shipIn(scene, grant.onBarOf), action)) return false;
      return actionRefusal(scene.state, ship, action, grant.evenWhileStressed, difficulty) === null;
    });
  const directed = grant.directions;
  if (directed) return plain.map((option) => ({ ...option, directions: directed }));
  return withTreated(scene.state, ship, plain);
}

/**
 * Actions of a ship's own cards, damage cards among them, that an effect lets it perform where it names none (actions.1),
 * in the colours it gives them. Whether what such a card says can do anything is for whoever offers it to ask: two
 * cards may each let the other's ship perform one.
 */
export function grantedOfCards(
  state: SecondState,
  ship: Ship,
  { actions, as, onBarOf, directions, evenWhileStressed }: EffectOf<'perform-action'>,
): readonly ActionOption[] {
  if ((actions !== 'any' && actions !== 'white') || onBarOf || directions) return [];
  const printed = [
    ...standardActions(state, ship).filter(({ kind }) => kind === 'repair'),
    ...cardActions(state, ship).filter(({ difficulty }) => actions === 'any' || difficulty === 'white'),
  ];
  return inColour(printed, as).filter((option) => {
    if (option.kind !== 'repair' && option.kind !== 'card') return false;
    const { difficulty } = option;
    if (as === 'red' && difficulty === 'purple') return false; // faq-specific-card-questions.12
    const key =
      option.kind === 'repair' ? (`repair-${option.card}` as const) : (`card-${option.ability}` as const);
    if (actionRefusal(state, ship, key, evenWhileStressed, difficulty) !== null) return false;
    return option.kind === 'repair' || priceRefusal(state, ship, option.ability) === null;
  });
}

/** What a grant treats as of a colour has it, or the printed one if that restricts more (actions.10). */
const grantedColour = (
  state: SecondState,
  ship: Ship,
  action: ActionName,
  difficulty: ActionDifficulty,
  as: ActionDifficulty | undefined,
): ActionDifficulty => {
  const colour = colourOf(state, ship, action, difficulty);
  return as ? mostRestrictive(as, colour) : colour;
};

function listed(
  scene: Scene,
  ship: Ship,
  { actions }: EffectOf<'perform-action'>,
): readonly { readonly action: ActionName; readonly difficulty: ActionDifficulty }[] {
  if (typeof actions !== 'string') return actions;
  if (actions === 'its-action') {
    const action = ACTION_NAMES.find((name) => name === scene.occasion?.what);
    return action ? [{ action, difficulty: 'white' }] : [];
  }
  if (actions === 'your-bar') return barOf(scene.state, scene.self);
  if (actions === 'coordinated') {
    const { other = -1, count = 0 } = scene.occasion ?? {};
    const first = scene.state.ships[other]?.performed[count];
    return barOf(scene.state, ship).filter(({ action }) => action === first);
  }
  const own = standardActions(scene.state, ship).flatMap((option) =>
    option.kind === 'action' ? [option] : [],
  );
  return actions === 'white' ? own.filter(({ difficulty }) => difficulty === 'white') : own;
}

const isOnBar = (ship: Ship | undefined, action: ActionName): boolean =>
  ship !== undefined && actionBar(ship).some((one) => one.action === action);
