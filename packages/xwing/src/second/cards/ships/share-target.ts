/** What Bo-Katan Kryze does: a friend locks what she sees. */

import { inArc } from '../../../common/index.ts';
import { rangeOfObject } from '../../abilities/effects/locked-objects.ts';
import { relationOfShips } from '../../abilities/evaluate.ts';
import type { StrangeMoment } from '../../abilities/language.ts';
import { lockTargets } from '../../actions/lock-targets.ts';
import { performAction } from '../../actions/perform.ts';
import { actionRefusal } from '../../actions/refusal.ts';
import { bodyOf, inPlay, obstacleBodyOf } from '../../bodies.ts';
import { deviceBodyOf, deviceWith, unitBody } from '../../devices/bodies.ts';
import { shipOf } from '../../game.ts';
import type { LockOption } from '../../questions.ts';
import type { SecondState, Ship } from '../../state.ts';

type Locked = Pick<LockOption, 'kind' | 'id'>;

const same = (a: Locked, b: Locked): boolean => a.kind === b.kind && a.id === b.id;

/** Objects in the front arc of a ship at range 1-2 that another friendly ship could lock by an action now. */
export const objectsForFriends = (state: SecondState, ship: Ship): readonly Locked[] =>
  lockTargets(state, ship, true)
    .map(({ kind, id }) => ({ kind, id }))
    .filter((object) => {
      const range = rangeOfObject(state, ship, object);
      return (
        range >= 1 &&
        range <= 2 &&
        inArc(bodyOf(ship), 'front', bodyOfObject(state, object)) &&
        friendsFor(state, ship, object).length > 0
      );
    });

function bodyOfObject(state: SecondState, { kind, id }: Locked) {
  if (kind === 'ship') return unitBody(state.ships[id]!);
  return kind === 'obstacle' ? obstacleBodyOf(state.obstacles[id]!) : deviceBodyOf(deviceWith(state, id)!);
}

/** Other friendly ships that could perform a lock action on an object now. */
const friendsFor = (state: SecondState, ship: Ship, object: Locked): readonly Ship[] =>
  state.ships.filter(
    (friend) =>
      friend !== ship &&
      inPlay(friend) &&
      relationOfShips(state, ship, friend) === 'friendly' &&
      actionRefusal(state, friend, 'lock') === null &&
      lockTargets(state, friend).some((target) => same(target, object)),
  );

/** An object is chosen, then the friend who locks it, or nobody. */
export function sharesTarget({ game, ship, ref, because }: StrangeMoment): void {
  const object = game.choose({
    form: 'choice',
    kind: 'lock-target',
    player: ship.player,
    because,
    ship: ship.id,
    options: objectsForFriends(game.state, ship),
  });
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: ship.player,
    because,
    ship: ship.id,
    ability: ref,
    options: [...friendsFor(game.state, ship, object).map(({ id }) => ({ target: id })), { target: -1 }],
  });
  if (target < 0) return;
  const on = { kind: object.kind, id: object.id };
  const option = { kind: 'action', action: 'lock', difficulty: 'white', on } as const;
  performAction(game, shipOf(game, target), option, 'action', true);
}
