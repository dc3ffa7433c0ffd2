import { barrelRollAction } from '../../actions/barrel-roll.ts';
import { BOOSTS, boostAction, boostsTo } from '../../actions/boost.ts';
import { DECLOAK_MOVES, decloak } from '../../actions/cloak.ts';
import { coordinatedSteps } from '../../actions/coordinate.ts';
import { optionRefusal, performAction } from '../../actions/perform.ts';
import { rotateTurret } from '../../actions/rotate.ts';
import { inPlay } from '../../bodies.ts';
import { dialEntriesLike, lookAtDial, setDial } from '../../maneuver/dials.ts';
import { flyManeuver } from '../../maneuver/fly.ts';
import { otherManeuver, revealedManeuver } from '../../maneuver/revealed.ts';
import { mayTurnInPlace, rotateShip } from '../../maneuver/rotate-ship.ts';
import type { ActionOption, BoostOption } from '../../questions.ts';
import { isHuge } from '../../ship/card.ts';
import { initiativeOf } from '../../ship/initiative.ts';
import type { Ship } from '../../state.ts';
import { loseTokens } from '../../tokens.ts';
import { isForbidden } from '../evaluate.ts';
import { announce } from '../hooks.ts';
import { grantedActions, grantedOfCards } from '../possible/actions.ts';
import { type Acting, type EffectOf, type Resolvers, sceneOf, targetOf } from './acting.ts';

export type Kinds =
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
    if (option.kind === 'none') return;
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
      announce(act.game, 'after-free-move', { ship: ship.id, what: act.owned.name, colour: how });
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
    const free = degrees.filter((one) => mayTurnInPlace(act.game.state, ship, one));
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

const waysOf = (directions: EffectOf<'move'>['directions']): readonly BoostOption[] =>
  directions ? boostsTo(directions) : BOOSTS;

const initiativeOfPart = (act: Acting, who: Parameters<typeof targetOf>[1]): number | undefined => {
  const ship = targetOf(act, who);
  return ship && initiativeOf(ship);
};

function chooseAction(act: Acting, ship: Ship, effect: EffectOf<'perform-action'>): ActionOption {
  const { state } = act.game;
  const allowed = [
    ...grantedActions(sceneOf(act), ship, effect),
    ...grantedOfCards(state, ship, effect).filter(
      (option) => optionRefusal(state, ship, option, effect.evenWhileStressed) === null,
    ),
  ];
  if (allowed.length === 0) return { kind: 'none' };
  return act.game.choose({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:actions.17',
    ship: ship.id,
    options: [...allowed, { kind: 'none' }],
  });
}
