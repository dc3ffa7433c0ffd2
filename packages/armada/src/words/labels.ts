import type { Pose } from '@firing-arc/table';
import type { TargetOption } from '../abilities/questions.ts';
import { tokensOf } from '../attack/parties.ts';
import type { Party } from '../attack/schema.ts';
import { shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { shipsInPlay } from '../game.ts';
import { type Distance, distanceOf } from '../geometry/ruler.ts';
import { objectiveCard } from '../objectives/cards.ts';
import { termsOf } from '../objectives/terms.ts';
import type { ArmadaState } from '../state.ts';
import type { Words } from './words.ts';

/** Names that are the same in every language. */

interface Piece {
  readonly id: number;
  readonly card: string;
}

/** A card's name, with a letter when several pieces have it (id-tokens.1). */
function label(pieces: readonly Piece[], id: number, nameOf: (card: string) => string): string {
  const piece = pieces[id];
  if (!piece) return `#${id}`;
  const name = nameOf(piece.card);
  const same = pieces.filter((other) => nameOf(other.card) === name);
  return same.length < 2 ? name : `${name} ${letter(same.indexOf(piece))}`;
}

export const shipLabel = (view: ArmadaState, id: number): string =>
  label(view.ships, id, (card) => shipCard(card)?.name ?? card);

export const squadronLabel = (view: ArmadaState, id: number): string =>
  label(view.squadrons, id, (card) => {
    const found = squadronCard(card);
    return found?.ace ?? found?.name ?? card;
  });

/** Whoever attacks or is attacked, without its hull zone; obstacles and mines are named as a language does. */
export const partyIn =
  (obstacle: Words['obstacle'], mine: (which: TokenLabel | null) => string) =>
  (view: ArmadaState, { kind, id }: Omit<Party, 'zone'>): string => {
    switch (kind) {
      case 'zone':
        return shipLabel(view, id);
      case 'squadron':
        return squadronLabel(view, id);
      case 'obstacle':
        return obstacle(view, id);
      case 'token':
        return termsOf(view).tokenBattery ? objectiveName(view.objective) : mine(tokenOn(view, id));
    }
  };

/** A to Z, then AA, AB and so on. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

export const upgradeName = (id: string): string => upgradeCard(id)?.name ?? id;
export const objectiveName = (id: string): string => objectiveCard(id)?.name ?? id;

/** The name of an effect: of an upgrade, a squadron, or as a language has it by its id; "#2" is its second one. */
export const effectNameIn =
  (other: (id: string) => string) =>
  (id: string): string => {
    const [card = id, which] = id.split('#');
    const name = upgradeCard(card)?.name ?? squadronCard(card)?.name ?? other(card);
    return which ? `${name} (${which})` : name;
  };

/** How far a squadron came, as a distance of the ruler. */
export function lengthOf({ from, to }: { readonly from: Pose; readonly to: Pose }): Distance {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return distanceOf(Math.sqrt(x * x + y * y)) ?? 5;
}

/** The ship or squadron that bears a card. */
export const bearerLabel = (
  view: ArmadaState,
  { ship, squadron }: { readonly ship: number; readonly squadron?: number },
): string => (squadron === undefined ? shipLabel(view, ship) : squadronLabel(view, squadron));

/** The defense token of the defender at a place. */
export function defenseTokenAt(at: number, view: ArmadaState): string {
  const { attack } = view;
  return (attack && tokensOf(view, attack.defender)[at]?.kind) ?? 'token';
}

/** One whom a card is about. */
export const targetLabel = (view: ArmadaState, target: TargetOption): string =>
  target.kind === 'ship' ? shipLabel(view, target.ship) : squadronLabel(view, target.squadron);

/** What tells an objective token from others: a letter where there are several, and the ship that is nearest. */
export interface TokenLabel {
  readonly letter: string | null;
  readonly ship: string | null;
}

/** What tells a token that lies on the table from the others; null when it is gone. */
export function tokenOn(view: ArmadaState, id: number): TokenLabel | null {
  const token = view.markers.find((one) => one.id === id);
  if (!token) return null;
  let [least, nearest] = [Number.POSITIVE_INFINITY, -1];
  for (const ship of shipsInPlay(view)) {
    const [x, y] = [ship.x - token.x, ship.y - token.y];
    if (x * x + y * y < least) [least, nearest] = [x * x + y * y, ship.id];
  }
  return {
    letter: view.markers.length > 1 ? letter(view.markers.indexOf(token)) : null,
    ship: nearest < 0 ? null : shipLabel(view, nearest),
  };
}

/** " B near 1 CR90 Corvette", as it stands after the name of the token. */
export const tokenLabelIn =
  (near: (ship: string) => string) =>
  (which: TokenLabel | null): string =>
    [which?.letter, which?.ship ? near(which.ship) : null].map((part) => (part ? ` ${part}` : '')).join('');
