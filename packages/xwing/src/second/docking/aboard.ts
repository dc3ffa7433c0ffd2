import { markHooks } from '../abilities/hooks.ts';
import { shipCard } from '../cards/library.ts';
import { dialFor } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { dockedWith } from './carriers.ts';

/** Which ships are docked with a carrier, as its card knows them. */

/** Notes on a carrier which ships are docked with it now, for what they let it do. */
export function comeAboard(state: SecondState, carrier: Ship): void {
  const aboard = dockedWith(state, carrier).map(({ card }) => card);
  if (aboard.length === 0) delete carrier.aboard;
  else carrier.aboard = aboard;
  for (const card of aboard)
    markHooks(
      state,
      shipCard(card).forCarrier.abilities.map(({ ability }) => ability),
    );
}

/** A docked ship is not docked any more. */
export function leaveCarrier(state: SecondState, ship: Ship): void {
  const carrier = state.ships[ship.carrier];
  ship.carrier = -1;
  ship.returns = '';
  if (!carrier) return;
  const hadDial = dialFor(carrier).length > 0;
  comeAboard(state, carrier);
  if (hadDial && dialFor(carrier).length === 0) carrier.dial = -1;
}
