import { barOf, colourOf } from '../../actions/bar.ts';
import { barrelRollAction } from '../../actions/barrel-roll.ts';
import { BOOSTS, boostAction, boostsTo } from '../../actions/boost.ts';
import { DECLOAK_MOVES, decloak } from '../../actions/cloak.ts';
import { coordinatedSteps } from '../../actions/coordinate.ts';
import { actionRefusal, mostRestrictive, performAction, standardActions } from '../../actions/perform.ts';
import { rotateTurret } from '../../actions/rotate.ts';
import { withTreated } from '../../actions/treated.ts';
import { inPlay } from '../../bodies.ts';
import { ACTION_NAMES, type ActionDifficulty, type ActionName, type DialEntry } from '../../cards/chassis.ts';
import { lookAtDial, mayLook, setDial } from '../../maneuver/dials.ts';
import { flyManeuver } from '../../maneuver/execute.ts';
import {
  changedDifficulty,
  changedSpeed,
  isBasic,
  otherManeuver,
  revealedManeuver,
} from '../../maneuver/revealed.ts';
import { rotateShip, rotationRefusal } from '../../maneuver/rotate-ship.ts';
import type { ActionOption, BoostOption } from '../../questions.ts';
import { dialFor, isHuge } from '../../ship/card.ts';
import { isCloaked, isIonized } from '../../ship/conditions.ts';
import { initiativeOf } from '../../ship/initiative.ts';
import { actionBar } from '../../ship/values.ts';
import { occasion, type SecondState, type Ship } from '../../state.ts';
import { loseTokens } from '../../tokens.ts';
import type { DialTest } from '../language.ts';
import { isForbidden } from '../modifiers.ts';
import { announce } from '../resolve.ts';
import { type Scene, shipIn } from '../scene.ts';
import { type Acting, type EffectOf, type Possible, type Resolvers, sceneOf, targetOf } from './acting.ts';

type Kinds =
  | 'perform-action'
  | 'move'
  | 'coordinate'
  | 'rotate-ship'
  | 'rotate-turret'
  | 'skip-action-step'
  | 'decloak'
  | 'set-dial'
  | 'fly'
  | 'fly-instead'
  | 'no-longer'
  | 'look-at-dial'
  | 'initiative'
  | 'lasting';

/** Actions that are granted, moves that are none, dials, and what holds for a while. */
export const ACTION_EFFECTS: Resolvers<Kinds> = {
  'perform-action': (act, effect) => {
    const ship = targetOf(act, effect.by);
    if (!ship || !inPlay(ship)) return;
    const option = chooseAction(act, ship, effect);
    if (option.kind !== 'action') return;
    act.pay?.();
    const failures = ship.failed.length;
    performAction(act.game, ship, option, 'action', true);
    if (ship.failed.length > failures) act.failed?.();
  },
  move: (act, { how, by, directions }) => {
    const ship = targetOf(act, by);
    if (!ship || !inPlay(ship)) return;
    const resolved =
      how === 'boost' ? boostAction(act.game, ship, waysOf(directions)) : barrelRollAction(act.game, ship);
    if (resolved.failed)
      act.game.emit({ kind: 'effect-failed', ship: ship.id, what: how, because: resolved.because });
    else {
      act.pay?.();
      announce(act.game, occasion('after-free-move', { ship: ship.id, what: act.owned.name, colour: how }));
    }
  },
  coordinate: (act, { on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship) || isForbidden(act.game.state, ship, 'be-coordinated')) return;
    const { id } = act.ship;
    act.game.emit({ kind: 'coordinated', ship: id, other: ship.id, because: act.owned.ruling });
    act.game.next(...coordinatedSteps(act.game.state, act.ship, ship.id, ''));
  },
  'rotate-ship': (act, { degrees, on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const free = degrees.filter((one) => rotationRefusal(act.game.state, ship, one) === null);
    if (free.length === 0) return;
    const { degrees: chosen } = act.game.choose({
      form: 'choice',
      kind: 'rotate-ship',
      player: ship.player,
      because: 'xwing2:rotate-a-ship.1',
      ship: ship.id,
      options: free.map((one) => ({ degrees: one })),
    });
    rotateShip(act.game, ship, chosen);
  },
  'rotate-turret': (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship && inPlay(ship) && ship.turret >= 0) rotateTurret(act.game, ship);
  },
  'skip-action-step': (act) => {
    act.ship.skipsAction = act.owned.ruling;
  },
  decloak: (act, { orLose }) => {
    const { game, ship } = act;
    const option = game.choose({
      form: 'choice',
      kind: 'system',
      player: ship.player,
      because: 'xwing2:cloak.10',
      ship: ship.id,
      options: DECLOAK_MOVES.map((move) => ({ kind: 'decloak', move }) as const),
    });
    if (option.kind === 'decloak' && decloak(game, ship, option.move).failed && orLose)
      loseTokens(game, ship, 'cloak', 1, act.owned.ruling);
  },
  'set-dial': (act, { like, on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const entries = dialEntriesLike(ship, like);
    if (entries.length > 0) setDial(act.game, ship, act.owned.ruling, entries);
  },
  'no-longer': ({ ship, owned }) => {
    ship.lasting = ship.lasting.filter(
      ({ by, ability }) => by !== ship.id || ability.split('.')[0] !== owned.ref.split('.')[0],
    );
  },
  'look-at-dial': (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship) lookAtDial(act.game, ship, act.ship.player, act.owned.ruling);
  },
  fly: ({ game, ship, owned, pay }, { speed, bearing, direction }) => {
    const maneuver = { speed, bearing, direction } as const;
    flyManeuver(game, ship, { maneuver, difficulty: 'white', ion: false, because: owned.ruling });
    if (inPlay(ship)) pay?.();
  },
  'fly-instead': (act, { maneuver, on = 'self' }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const because = act.owned.ruling;
    const entry = revealedManeuver(ship);
    ship.instead =
      maneuver && entry
        ? { ...otherManeuver(entry, maneuver, isHuge(ship)), because }
        : { bearing: '', direction: '', speed: 0, difficulty: '', because };
  },
  initiative: (act, { to, until, on, only }) => {
    const ship = targetOf(act, on);
    const value = typeof to === 'number' ? to : initiativeOfPart(act, to);
    if (ship && value !== undefined) ship.initiatives.push(only ? { value, until, only } : { value, until });
  },
  lasting: (act, { until, of, on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const { ref: ability, name } = act.owned;
    for (const one of of) ship.lasting.push({ until, by: act.ship.id, ability, name, of: one });
  },
};

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
    return ship !== undefined && grantedActions(scene, ship, effect).length > 0;
  },
  coordinate: (scene, { on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && !isForbidden(scene.state, ship, 'be-coordinated');
  },
  'rotate-ship': (scene, { degrees, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && degrees.some((one) => rotationRefusal(scene.state, ship, one) === null);
  },
  decloak: ({ self }) => isCloaked(self),
  'rotate-turret': (scene, { on }) => (shipIn(scene, on)?.turret ?? -1) >= 0,
  'set-dial': (scene, { like, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && ship.dial >= 0 && dialEntriesLike(ship, like).length > 0;
  },
};

const waysOf = (directions: EffectOf<'move'>['directions']): readonly BoostOption[] =>
  directions ? boostsTo(directions) : BOOSTS;

const initiativeOfPart = (act: Acting, who: Parameters<typeof targetOf>[1]): number | undefined => {
  const ship = targetOf(act, who);
  return ship && initiativeOf(ship);
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

function chooseAction(act: Acting, ship: Ship, effect: EffectOf<'perform-action'>): ActionOption {
  const allowed = grantedActions(sceneOf(act), ship, effect);
  if (allowed.length === 0) return { kind: 'none' };
  return act.game.choose<ActionOption>({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:actions.17',
    ship: ship.id,
    options: [...allowed, { kind: 'none' }],
  });
}

/** Dial entries that are like the one a ship has set, in the ways a card names; not that one itself. */
export function dialEntriesLike(ship: Ship, like: DialTest): readonly number[] {
  const dial = dialFor(ship);
  const now = dial[ship.dial];
  if (!now) return [];
  return dial.flatMap((entry, at) => (at !== ship.dial && isLike(now, entry, like) ? [at] : []));
}

function isLike(now: DialEntry, entry: DialEntry, like: DialTest): boolean {
  const faster = entry.maneuver.speed - now.maneuver.speed;
  if (like.speed === 'same' && faster !== 0) return false;
  if (like.speed === 'one-more' && faster !== 1) return false;
  if (like.speed === 'one-more-or-less' && Math.abs(faster) !== 1) return false;
  if (like.bearing === 'same' && !sameBearing(now, entry, like.direction === 'opposite')) return false;
  if (like.bearing === 'basic' && !isBasic(entry.maneuver)) return false;
  if (like.difficulty === 'same' && entry.difficulty !== now.difficulty) return false;
  return !(like.difficulty === 'not-red' && entry.difficulty === 'red');
}

/** Bearing includes the direction (bearing.1). */
const sameBearing = (now: DialEntry, entry: DialEntry, opposite: boolean): boolean =>
  entry.maneuver.bearing === now.maneuver.bearing &&
  (entry.maneuver.direction === now.maneuver.direction) !== opposite;
