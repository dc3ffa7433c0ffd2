/** Dials that the other player has looked at, as far as he can know them for the rest of the round. */
import { COMMANDS } from '../cards/index.ts';
import type { ArmadaGame } from '../game.ts';
import type { DialFace, Ship } from '../state.ts';
import { beginOn } from './lasting.ts';

/** What a ship notes of dials that were looked at, the top one first; a dial not looked at is `-`. */
const LOOKED = 'looked';

/** The other player looks at so many of a ship's dials, from the top. */
export function note(game: ArmadaGame, ship: Ship, count: number, because: string): void {
  const seen = ship.dials.map((dial, at) => (at < count ? dial : '-'));
  beginOn(ship, { card: LOOKED, on: '', what: seen.join(' '), until: 'round' });
  game.emit({ kind: 'dials-seen', ship: ship.id, dials: count, because });
}

/** The dials of a ship as the other player knows them: a dial that was changed since is hidden again. */
export function knownDials({ lasting, dials }: Pick<Ship, 'lasting' | 'dials'>): readonly DialFace[] {
  const seen = lasting.find(({ card }) => card === LOOKED)?.what.split(' ') ?? [];
  // Dials go from the top, so what was seen is told from the bottom.
  const gone = seen.length - dials.length;
  return dials.map((dial, at) => (gone >= 0 && seen[at + gone] === dial ? dial : 'hidden'));
}

/** What nobody but the players may know of that. */
export function forgetLooks(ship: Ship): void {
  ship.lasting = ship.lasting.map((one) =>
    one.card === LOOKED ? { ...one, what: hiddenLook(one.what) } : one,
  );
}

const hiddenLook = (what: string): string => what.replace(new RegExp(COMMANDS.join('|'), 'g'), '-');
