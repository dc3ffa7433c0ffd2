import { markHooks } from '../abilities/hooks.ts';
import { resolveNow } from '../abilities/queue.ts';
import type { SecondGame } from '../game.ts';
import type { Condition, SecondState, Ship } from '../state.ts';
import { CONDITIONS, type ConditionCard, conditionCard } from './cards.ts';
import { CONDITION_REF } from './secret.ts';

/** Who assigns a condition, and how. */
export interface Assignment {
  readonly card: string;
  /** The player whose card assigns it. */
  readonly by: number;
  readonly facedown: boolean;
  readonly because: string;
}

/**
 * Assigns a condition card: one beyond its limit leaves the game first (condition-cards.5), a secret one replaces
 * another of its marker (.8); then what it says happens (.1).
 */
export function assignCondition(
  game: SecondGame,
  ship: Ship,
  { card: id, by, facedown, because }: Assignment,
): void {
  const card = conditionCard(id);
  if (!card) throw new Error(`there is no condition '${id}'`);
  makeRoom(game, card, by);
  const marker = card.marker ?? id;
  if (facedown) {
    const old = ship.conditions.find((one) => one.marker === marker);
    if (old) removeCondition(game, ship, old.uid, 'xwing2:condition-cards.8');
  }
  const uid = game.state.nextUid++;
  ship.conditions.push({ uid, id, marker, by, up: !facedown, damage: -1 });
  // All that share the marker, so that nobody can tell by what the game looks for which one it is.
  for (const one of CONDITIONS) if ((one.marker ?? one.id) === marker) markHooks(game.state, one.abilities);
  game.emit({ kind: 'condition-assigned', ship: ship.id, condition: facedown ? null : id, marker, because });
  const own = (ref: string): boolean => ref.startsWith(`${CONDITION_REF}${uid}.`);
  resolveNow(game, 'after-assigned', { ship: ship.id }, own);
}

/** While the limit is reached, the assigning player picks one to remove; those on removed ships count too (.4, .5). */
function makeRoom(game: SecondGame, card: ConditionCard, by: number): void {
  const there = inPlayOf(game.state, card.id, by);
  if (there.length < card.limited) return;
  const { ship, condition } = game.choose({
    form: 'choice',
    kind: 'remove-condition',
    player: by,
    because: 'xwing2:condition-cards.5',
    card: card.id,
    options: there.map((one) => ({ ship: one.ship.id, condition: one.condition.uid })),
  });
  removeCondition(game, game.state.ships[ship]!, condition, 'xwing2:condition-cards.5');
}

/** Every instance of a player's condition that is in play, on ships in the game and out of it (condition-cards.4). */
export const inPlayOf = (
  state: SecondState,
  id: string,
  by: number,
): readonly { readonly ship: Ship; readonly condition: Condition }[] =>
  state.ships.flatMap((ship) =>
    ship.conditions.filter((one) => one.id === id && one.by === by).map((condition) => ({ ship, condition })),
  );

/** Removes a condition and its marker (condition-cards.2); a facedown one is not shown (.9). */
export function removeCondition(game: SecondGame, ship: Ship, uid: number, because: string): void {
  const condition = ship.conditions.find((one) => one.uid === uid);
  if (!condition) return;
  ship.conditions = ship.conditions.filter((one) => one !== condition);
  const { id, marker, up, damage } = condition;
  if (damage >= 0) game.state.players[ship.player]!.deck[damage]! += 1;
  game.emit({ kind: 'condition-removed', ship: ship.id, condition: up ? id : null, marker, because });
}
