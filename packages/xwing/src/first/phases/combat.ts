import { removeShip } from '../damage/removal.ts';
import { type FirstGame, inPlay, nextBySkill, otherSection, shipOf } from '../game.ts';
import { occasion } from '../state.ts';

/**
 * Ships get their opportunity to attack in descending pilot skill, of equal ones the initiative player's first; a
 * player with several picks (combat-phase.1, .2, .3). Each is active once (combat-phase.4).
 */
export function combatNext(game: FirstGame): void {
  const { state } = game;
  const waiting = state.ships.filter((ship) => inPlay(ship) && !ship.fought);
  const next = nextBySkill(state, waiting, 'descending');
  if (next.length === 0) {
    state.active = -1;
    game.next({ kind: 'window', ...occasion('end-of-combat') }, { kind: 'end-phase-of', phase: 'combat' });
    return;
  }
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-combat',
    player: next[0]!.player,
    because: 'xwing1:combat-phase.2',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  game.next({ kind: 'combat-ship', ship: id }, { kind: 'combat-next' });
}

/** A ship becomes the active one and gets its opportunity to attack. */
export function beginOpportunity(game: FirstGame, id: number): void {
  shipOf(game, id).fought = true;
  game.state.active = id;
  game.emit({ kind: 'in-combat', ship: id, because: 'xwing1:combat-phase.1' });
  game.next(
    { kind: 'window', ...occasion('opportunity', { ship: id }) },
    { kind: 'attack', ship: id },
    { kind: 'window', ...occasion('after-opportunity', { ship: id }) },
    { kind: 'end-combat-ship', ship: id },
  );
}

/** A destroyed ship whose opportunity is over, used or not, is removed (simultaneous-attack-rule.3). */
export function endOpportunity(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  const other = otherSection(game.state, ship);
  if (ship.destroyed && (other?.fought ?? true)) removeShip(game, ship, 'xwing1:simultaneous-attack-rule.3');
}
