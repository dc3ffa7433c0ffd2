import { wantsTo } from '../abilities/held-rules.ts';
import { hooked } from '../abilities/hooks.ts';
import { type FirstGame, inPlay, shipOf, typeOf } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { sufferDebris } from './obstacles.ts';

/**
 * Check Pilot Stress: a red maneuver gives a stress token, a green one takes one, whatever the ship ran into
 * (activation-phase.5, .6, stress.3); then debris clouds give theirs (obstacles.5).
 */
export function checkPilotStress(game: FirstGame, id: number, late = false): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || (!late && isPutOff(game, ship))) return;
  if (ship.flown.difficulty === 'red') gainTokens(game, ship, 'stress', 1, 'xwing1:activation-phase.5');
  if (ship.flown.difficulty === 'green') loseTokens(game, ship, 'stress', 1, 'xwing1:activation-phase.6');
  sufferDebris(game, ship);
}

/** Clean Up: the dial stays faceup (activation-phase.7); after the ion maneuver all ion tokens go (ion-token.4, large-ship.3). */
export function cleanUp(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  game.emit({ kind: 'cleaned-up', ship: id, because: 'xwing1:activation-phase.7' });
  if (!ship.flown.ion) return;
  const because = typeOf(ship).size === 'small' ? 'xwing1:ion-token.4' : 'xwing1:large-ship.3';
  loseTokens(game, ship, 'ion', ship.tokens.ion, because);
}

/** Whether a ship checks its stress after its Perform Action step, as a card allows; it does so then. */
function isPutOff(game: FirstGame, ship: Ship): boolean {
  if (!hooked(game.state, 'rule stress-check-last')) return false;
  const { agenda } = game.state;
  const action = agenda.findLastIndex(
    (step) => step.kind === 'action' && step.ship === ship.id && !step.free,
  );
  if (action < 0 || !wantsTo(game, ship, 'stress-check-last')) return false;
  const next = agenda[agenda.length - 1];
  const moment = next?.kind === 'window' && next.window === 'after-stress-check' ? agenda.pop() : undefined;
  agenda.splice(action, 0, ...(moment ? [moment] : []), { kind: 'check-stress', ship: ship.id, late: true });
  return true;
}
