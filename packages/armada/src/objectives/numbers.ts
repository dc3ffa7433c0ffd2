/** Numbers that objectives name: the rules count with them, and the texts of the cards say them. */

/** What more victory tokens than the opponent has are worth (objective-cards-core-set.30). */
export const MORE_TOKENS = 75;

/** Mines beside obstacles (objective-cards-core-set.31). */
export const MINES = 6;

/** Squadrons that may be set aside (objective-cards-core-set.22). */
export const MOST_SQUADRONS = 3;

/** Tokens that are salvaged around the station. */
export const SALVAGE = 4;

/** Dials that the second player lays on the card, one for each of the first rounds. */
export const RAIDS = 3;

/** Rounds in which a purrgil comes. */
export const COMING = [1, 3];

/** Engineering points for a victory token at each kind of obstacle. */
export const PRICE = { station: 3, 'dust field': 2 } as const;
