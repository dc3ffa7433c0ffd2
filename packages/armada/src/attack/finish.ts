/** An attack ends: who was attacked hits back, what was destroyed leaves the table. */
import { destroyIfDue, removeIfDead } from '../damage/suffer.ts';
import type { ArmadaGame } from '../game.ts';
import { hitsBack } from './hits-back.ts';
import { shipIn, squadronIn } from './parties.ts';
import type { Attack, Party } from './schema.ts';

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

/** What had only waited to hit back leaves the table (defense-tokens.13). */
export function removeDestroyed(game: ArmadaGame, { party }: { readonly party: Party }): void {
  const ship = shipIn(game.state, party);
  if (ship) destroyIfDue(game, ship);
  const squadron = squadronIn(game.state, party);
  if (squadron) removeIfDead(game, squadron);
}
