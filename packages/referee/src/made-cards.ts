/** Cards that a club made of a game's, found by ids that say all of them. */

/** Stands in the id of such a card between the card of the house and what is otherwise; no id of the house has it. */
export const OTHERWISE = '--';

/** The card of the house with which a card of a club's own begins; the id itself where it is one of the house. */
export function beginsWith(id: string): string {
  const at = id.indexOf(OTHERWISE);
  return at < 0 ? id : id.slice(0, at);
}

/** The cards of a club's own that a game finds. */
export interface MadeCards<Kept> {
  /** What is kept of the card that an id says; undefined where it says none. */
  readonly find: (id: string) => Kept | undefined;
  /** Why an id is none of them; null where it is one, or an id of another form. */
  readonly refusal: (id: string) => string | null;
}

/** Cards of a club's own that a game finds as soon as it has all cards of which they are made; before that, none. */
export interface MadeLater<Kept> extends MadeCards<Kept> {
  /** Says how they are found. */
  readonly findBy: (made: MadeCards<Kept>) => void;
}

/** Cards of a club's own that are none yet: each of their ids is refused until `findBy` says how they are found. */
export function madeLater<Kept>(): MadeLater<Kept> {
  let made: MadeCards<Kept> = {
    find: () => undefined,
    refusal: (id) => (id.includes(OTHERWISE) ? 'its cards are not there' : null),
  };
  return {
    find: (id) => made.find(id),
    refusal: (id) => made.refusal(id),
    findBy: (by) => {
      made = by;
    },
  };
}
