/** Those who were attacked attack back: counter of squadrons, salvo of ships. */
import { countersOf, ignoresKeyword } from '../abilities/modifiers.ts';
import { destroyIfDue, removeIfDead } from '../damage/suffer.ts';
import { type ArmadaGame, inPlay } from '../game.ts';
import { keyword } from '../squadrons/keywords.ts';
import type { ArmadaState } from '../state.ts';
import { declare } from './attack.ts';
import { hasMadeItsAttack } from './once-a-round.ts';
import { pieceOf, shipIn, squadronIn } from './parties.ts';
import type { Attack, Party } from './schema.ts';
import type { AttackRunStep } from './steps.ts';

/** How the defender of an attack will hit back; null when it will not. */
export function hitsBack(state: ArmadaState, attack: Attack): 'counter' | 'salvo' | null {
  // Not after a counter, a salvo (defense-tokens.11, squadron-keywords.2) or a snipe (squadron-keywords.10).
  if (attack.kind !== 'attack') return null;
  if (attack.salvo) return 'salvo';
  if (attack.attacker.kind !== 'squadron') return null;
  const ship = shipIn(state, attack.defender);
  if (ship) {
    const counters = attack.reach === 'distance-1' && countersOf(ship) > 0;
    return counters && !hasMadeItsAttack(state, ship) ? 'counter' : null;
  }
  const squadron = squadronIn(state, attack.defender);
  const attacker = squadronIn(state, attack.attacker);
  if (!squadron || !attacker || ignoresKeyword(attacker, 'counter')) return null;
  return keyword(state, squadron, 'counter') > 0 ? 'counter' : null;
}

/** The attack is over: the defender hits back if it may, else it is removed if it was destroyed. */
export function finishHitBack(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const { attacker, defender, reach, obstructed } = attack;
  const how = attack.damage >= 0 ? hitsBack(state, attack) : null;
  if (how) {
    game.next(
      { kind: 'hit-back', how, attacker: defender, defender: attacker, reach, obstructed },
      { kind: 'remove-destroyed', party: defender },
    );
  }
  state.attack = null;
  // One who was only kept in play for this attack has had its turn.
  removeDestroyed(game, { party: defender });
}

/** One who was attacked attacks back: a counter if its player wants to, a salvo as spent (defense-tokens.10). */
export function hitBack(game: ArmadaGame, step: Extract<AttackRunStep, { kind: 'hit-back' }>): void {
  const { state } = game;
  const attacker = pieceOf(state, step.attacker);
  const defender = pieceOf(state, step.defender);
  if (!attacker || !defender || !inPlay(attacker) || !inPlay(defender)) return;
  if (step.how === 'counter') {
    const { kind } = game.choose({
      form: 'choice',
      kind: 'counter',
      player: attacker.player,
      because: 'armada:squadron-keywords.2',
      options: [{ kind: 'yes' }, { kind: 'no' }],
    });
    if (kind === 'no') return;
  }
  declare(game, step.how, step);
}

/** What had only waited to hit back leaves the table (defense-tokens.13). */
export function removeDestroyed(game: ArmadaGame, { party }: { readonly party: Party }): void {
  const ship = shipIn(game.state, party);
  if (ship) destroyIfDue(game, ship);
  const squadron = squadronIn(game.state, party);
  if (squadron) removeIfDead(game, squadron);
}
