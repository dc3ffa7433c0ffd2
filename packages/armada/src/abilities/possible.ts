/** Whether effects of cards could do anything now. */
import { canApply } from '../attack/can-apply.ts';
import { mayAim } from '../attack/ignition.ts';
import { hasMadeItsAttack } from '../attack/once-a-round.ts';
import { pieceOf } from '../attack/parties.ts';
import { attacksLent, attacksOnAnySquadron } from '../attack/reachable.ts';
import { attacksPerActivation } from '../attack/targets.ts';
import { inPlay, isActivated, squadronCardOf } from '../game.ts';
import { arrivalOf } from '../setup/set-aside.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import type { Acting } from './act.ts';
import type { Effect } from './language.ts';
import { strangeCode } from './strange/index.ts';
import { candidates } from './targets.ts';
import { type Bearer, isShip } from './traits.ts';
import * as commands from './verbs/commands.ts';
import * as ships from './verbs/ships.ts';
import * as squadrons from './verbs/squadrons.ts';
import * as tokens from './verbs/tokens.ts';

/** The one piece that is meant; null when nobody is, undefined when it may be several. */
export function singleOf(
  state: ArmadaState,
  { other }: Acting,
  { kind }: Extract<Effect, { kind: 'to' }>['whom'],
): Bearer | null | undefined {
  switch (kind) {
    case 'other':
      return other;
    case 'attacker':
      return state.attack && pieceOf(state, state.attack.attacker);
    case 'defender':
      return state.attack && pieceOf(state, state.attack.defender);
    default:
      return undefined;
  }
}

/** Whether an effect that may be declined could do anything. */
export function possible(state: ArmadaState, acting: Acting, target: Bearer, effect: Effect): boolean {
  switch (effect.kind) {
    case 'to': {
      const fits = (piece: Bearer): boolean =>
        effect.does.every((one) => possible(state, acting, piece, one));
      const one = singleOf(state, acting, effect.whom);
      if (one !== undefined) return one !== null && inPlay(one) && fits(one);
      return candidates(state, acting, effect.whom, fits).length > 0;
    }
    case 'either':
      return effect.of.some((one) => possible(state, acting, target, one));
    case 'strange':
      return strangeCode(effect.act).may?.(state, acting, target) ?? true;
    case 'ready-token':
      return (
        tokens.canReady(state, target) && (!effect.unspent || target.defense.some(tokens.unspent(state)))
      );
    case 'wear-out':
      return tokens.mayWearOut(acting.bearer, acting.card.name, effect.is);
    case 'recover-token':
      return tokens.hasDiscarded(target);
    case 'exhaust-token':
      return tokens.hasReadied(target);
    case 'spend-tokens':
    case 'spend-own-token':
      return tokens.hasLeft(target);
    default: {
      const inAttack = state.attack ? canApply(state, state.attack, acting.bearer, effect) : undefined;
      if (inAttack !== undefined) return inAttack;
      return isShip(target)
        ? possibleForShip(state, acting, target, effect)
        : possibleForSquadron(state, acting, target, effect);
    }
  }
}

function possibleForSquadron(
  state: ArmadaState,
  acting: Acting,
  squadron: Squadron,
  effect: Effect,
): boolean {
  switch (effect.kind) {
    case 'activate':
      return !isActivated(state, squadron);
    case 'squadron-attack':
      return attacksLent(state, squadron, squadrons.lentAttack(acting, effect)).length > 0;
    case 'recover-hull':
      return squadron.hull < squadronCardOf(squadron).hull;
    default:
      return true;
  }
}

function possibleForShip(state: ArmadaState, { bearer, card }: Acting, ship: Ship, effect: Effect): boolean {
  switch (effect.kind) {
    case 'arrive':
      return arrivalOf(state, ship, card.name, effect.within) !== null;
    case 'recover-shield':
      return ships.openZones(state, ship).length > 0;
    case 'place-targeting':
      return mayAim(state, ship);
    case 'match-speed':
      return isShip(bearer) && ships.matchedSpeed(ship, bearer) !== ship.speed;
    case 'shift-shields':
      return ships.shieldMoves(state, ship, effect).length > 0;
    case 'discard-facedown':
    case 'turn-up':
      return ship.damage.some(({ up }) => !up);
    case 'discard-damage':
      return ship.damage.length > 0;
    case 'slow':
      return ship.speed > 0;
    case 'change-speed':
      return ships.speedsWithin(ship, effect.by, effect.least).length > 1;
    case 'brake':
      return ship.speed > 1 || ship.tokens.includes('navigate');
    case 'raise-yaw':
      return ships.jointsOf(ship) > 0;
    case 'attack-squadron':
      return !hasMadeItsAttack(state, ship) && attacksOnAnySquadron(state, ship, effect.dice).length > 0;
    case 'attack':
      return !hasMadeItsAttack(state, ship) && ship.attacks.length < attacksPerActivation(ship);
    case 'hand-out':
      return card.upgrade?.tokens.includes(effect.of) === true;
    case 'ready-upgrade':
      return ship.upgrades.some(ships.canBeReadied(state, ship, card.upgrade));
    case 'exhaust-upgrade':
      return ship.upgrades.some(({ side }) => side === 'readied');
    case 'discard-upgrade':
      return ship.upgrades.some(ships.fitsIcons(effect.icons, card.upgrade));
    case 'new-top-command':
    case 'reveal-nothing':
      return ship.dials.length > 0;
    default:
      return commands.commandPossible(state, ship, effect);
  }
}
