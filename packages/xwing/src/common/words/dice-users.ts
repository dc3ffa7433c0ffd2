/** Whose dice a card is for: of its own ship or of the enemy, of ships that pass some tests, or of friends near by. */
type Whose =
  | string
  | { readonly that: readonly { readonly kind: string; readonly is?: unknown }[] }
  | { readonly friendlyAt: unknown };

/** Whether ships use a card of another ship on their own dice: friends do. On the dice of others it is used by its own ship. */
export const usedByRoller = (whose: Whose): boolean =>
  typeof whose !== 'string' &&
  (!('that' in whose) || whose.that.some(({ kind, is }) => kind === 'side' && is === 'friendly'));
