import { canPay } from '../abilities/costs.ts';
import { passesAll, rules } from '../abilities/evaluate.ts';
import { announce, hooked } from '../abilities/hooks.ts';
import { endLasting } from '../abilities/modifiers.ts';
import { payCosts } from '../abilities/pay.ts';
import { inPlay } from '../bodies.ts';
import type { Charges } from '../cards/chassis.ts';
import type { SecondGame } from '../game.ts';
import { recoverHuge } from '../huge/energy.ts';
import { checkForWinner } from '../scoring.ts';
import { rulingFor } from '../ship/abilities.ts';
import { pilotOf } from '../ship/card.ts';
import { endInitiatives } from '../ship/initiative.ts';
import { chargesOfUpgrade } from '../ship/upgrades.ts';
import { forceOf } from '../ship/values.ts';
import type { Ship, Token } from '../state.ts';
import { GREEN_TOKENS, loseTokens, ORANGE_TOKENS } from '../tokens.ts';

/** Every ship loses its circular tokens, the green ones before the orange ones (end-phase.3), then charges come back. */
export function cleanUp(game: SecondGame): void {
  const ships = game.state.ships.filter(staysInGame);
  const counted = hooked(game.state, 'green-removed');
  for (const tokens of [GREEN_TOKENS, ORANGE_TOKENS]) {
    for (const ship of ships) {
      const before = counted && tokens === GREEN_TOKENS ? countOf(ship, tokens) : 0;
      for (const token of tokens) loseTokens(game, ship, token, ship.tokens[token], 'xwing2:end-phase.3');
      const count = before > 0 ? before - countOf(ship, tokens) : 0;
      if (count > 0) announce(game, 'green-removed', { ship: ship.id, count });
    }
  }
  for (const ship of ships) {
    recoverCharges(game, ship);
    recoverHuge(game, ship);
  }
}

const countOf = (ship: Ship, tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + ship.tokens[token], 0);

/** Each card with a recurring icon recovers charges or Force, with a negative one loses some (end-phase.4). */
function recoverCharges(game: SecondGame, ship: Ship): void {
  const { charges } = pilotOf(ship);
  const because = 'xwing2:end-phase.4';
  const standard = recovered(game, ship, ship.charges, charges);
  if (standard !== ship.charges) {
    ship.charges = standard;
    game.emit({ kind: 'charges-recovered', ship: ship.id, charge: 'standard', charges: standard, because });
  }
  for (const upgrade of ship.upgrades) {
    const charges = recovered(game, ship, upgrade.charges, chargesOfUpgrade(upgrade));
    if (charges === upgrade.charges) continue;
    upgrade.charges = charges;
    const event = { kind: 'charges-recovered', ship: ship.id, charge: 'standard', charges, because } as const;
    game.emit({ ...event, upgrade: upgrade.id });
  }
  const forceNow = recovered(game, ship, ship.force, forceOf(ship));
  if (forceNow !== ship.force) {
    ship.force = forceNow;
    game.emit({ kind: 'charges-recovered', ship: ship.id, charge: 'force', charges: forceNow, because });
  }
}

/** Active charges after the End Phase, one fewer where a card of an enemy keeps one from coming back. */
function recovered(game: SecondGame, ship: Ship, active: number, card: Charges | undefined): number {
  const after = afterRound(active, card);
  return after > active && isRecoveryStopped(game, ship) ? after - 1 : after;
}

/** Whether the player of a card that may stop a recovery pays for it. */
const isRecoveryStopped = (game: SecondGame, ship: Ship): boolean =>
  rules(game.state, 'stop-recovery').some(({ by, ref, of }) => {
    const scene = { state: game.state, self: by, ref, occasion: null, chosen: -1 };
    if (!passesAll(scene, ship, of.whom) || !canPay(game.state, by, ref, of.costs)) return false;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: by.player,
      because: rulingFor(by, ref, 'xwing2:card-interpretation.4'),
      ship: by.id,
      ability: ref,
      options: [{ target: ship.id }, { target: -1 }],
    });
    if (target < 0) return false;
    payCosts(game, by, ref, of.costs);
    game.emit({
      kind: 'recovery-stopped',
      ship: ship.id,
      because: rulingFor(by, ref, 'xwing2:abilities.10'),
    });
    return true;
  });

/** Active charges after what comes back or is lost in the End Phase (charges.3, .10, .11). */
export const afterRound = (active: number, card: Charges | undefined): number =>
  card ? Math.min(card.limit, Math.max(0, active + card.recurring)) : active;

/** After the End Phase the winning criteria are checked; without a winner the next round begins (end-phase.5). */
export function endRound(game: SecondGame): void {
  if (game.state.ships.some((ship) => ship.destroyed && inPlay(ship))) {
    game.next({ kind: 'remove-destroyed', last: true }, { kind: 'end-round' });
    return;
  }
  endInitiatives(game.state, 'end of round');
  endLasting(game.state, 'end of round');
  if (!checkForWinner(game)) game.next({ kind: 'round' });
}

/** A ship in reserve loses its circular tokens and recovers its charges like one in play (reserve.5). */
const staysInGame = (ship: Ship): boolean => inPlay(ship) || ship.place === 'reserve';
