import { inPlay } from '../../bodies.ts';
import { assignCondition, removeCondition } from '../../conditions/conditions.ts';
import { conditionWith, revealCondition } from '../../conditions/secret.ts';
import { passOn, scorePoints, takePoint } from '../../conditions/trials.ts';
import { showDial } from '../../maneuver/dials.ts';
import { passesAll } from '../evaluate.ts';
import type { ConditionEffect } from '../language/conditions.ts';
import { type Resolvers, sceneOf, targetOf } from './acting.ts';
import { opponentOf } from './tokens.ts';

export type Kinds = ConditionEffect['kind'];

/** Condition cards: assigned, revealed, removed; and dials that they turn faceup. */
export const CONDITION_EFFECTS: Resolvers<Kinds> = {
  assign: (act, { conditions, facedown, on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const { card } = act.game.choose({
      form: 'choice',
      kind: 'choose-condition',
      player: act.ship.player,
      because: act.owned.ruling,
      ship: ship.id,
      ...(facedown && { secret: true }),
      options: conditions.map((card) => ({ card })),
    });
    // A condition that moves on stays its assigner's.
    const by = conditionWith(act.ship, act.owned.ref)?.by ?? act.ship.player;
    assignCondition(act.game, ship, { card, by, facedown, because: act.owned.ruling });
  },
  'opponent-assigns': (act, { condition, count, rather }) => {
    const { game, owned } = act;
    const opponent = opponentOf(act);
    for (let left = count; left > 0; left--) {
      const ships = game.state.ships.filter(
        (ship) =>
          ship.player === opponent && inPlay(ship) && !ship.conditions.some(({ id }) => id === condition),
      );
      const first = ships.filter((ship) => passesAll(sceneOf(act), ship, rather));
      const able = first.length > 0 ? first : ships;
      if (able.length === 0) return;
      const { target } = game.choose({
        form: 'choice',
        kind: 'choose-ship',
        player: opponent,
        because: owned.ruling,
        ship: act.ship.id,
        ability: owned.ref,
        options: able.map(({ id }) => ({ target: id })),
      });
      const ship = game.state.ships[target]!;
      assignCondition(game, ship, { card: condition, by: opponent, facedown: false, because: owned.ruling });
    }
  },
  'discard-condition': ({ game, ship, owned }) => {
    const condition = conditionWith(ship, owned.ref);
    if (condition) removeCondition(game, ship, condition.uid, owned.ruling);
  },
  'reveal-condition': ({ game, ship, owned }) => {
    const condition = conditionWith(ship, owned.ref);
    if (condition) revealCondition(game, ship, condition.uid, 'xwing2:condition-cards.7');
  },
  'take-point': ({ game, ship, owned }) => {
    const condition = conditionWith(ship, owned.ref);
    if (condition) takePoint(game, ship, condition, owned.ruling);
  },
  'pass-on-condition': ({ game, ship, owned }) => {
    const condition = conditionWith(ship, owned.ref);
    if (condition) passOn(game, ship, condition, owned.ruling);
  },
  'score-points': ({ game, ship, owned }) => {
    const condition = conditionWith(ship, owned.ref);
    if (condition) scorePoints(game, ship, condition, owned.ruling);
  },
  'show-dial': (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship) showDial(act.game, ship, act.owned.ruling);
  },
};
