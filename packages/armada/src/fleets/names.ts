/** Finds cards by the names that list builders give them: letters only, singular, without what all ships are called. */
import type { UpgradeIcon } from '../cards/index.ts';

/** A card as the search sees it. */
export interface Named {
  readonly id: string;
  /** The words of the name on the card, and of others that it goes by. */
  readonly names: readonly (readonly string[])[];
  /** What it costs in the format. */
  readonly points: number | undefined;
  readonly icons?: readonly UpgradeIcon[];
}

/** What players write for a whole name; `isd`, `vsd` and others also begin one. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['acm', 'assault concussion missiles'],
  ['acms', 'assault concussion missiles'],
  ['apt', 'assault proton torpedoes'],
  ['apts', 'assault proton torpedoes'],
  ['bcc', 'bomber command center'],
  ['bt', 'boarding troopers'],
  ['ecm', 'electronic countermeasures'],
  ['ehb', 'expanded hangar bay'],
  ['erb', 'expanded hangar bay'],
  ['fcs', 'flight controllers'],
  ['fc', 'flight controllers'],
  ['gt', 'gunnery team'],
  ['hie', 'heavy ion emplacements'],
  ['ltt', 'linked turbolaser towers'],
  ['oe', 'ordnance experts'],
  ['qbt', 'quad battery turrets'],
  ['qlt', 'quad laser turrets'],
  ['qtc', 'quad turbolaser cannons'],
  ['rbd', 'reinforced blast doors'],
  ['rbds', 'reinforced blast doors'],
  ['sfo', 'skilled first officer'],
  ['trc', 'turbolaser reroute circuits'],
  ['trcs', 'turbolaser reroute circuits'],
]);

/** Words of a name in lower case, in the spelling that all builders share. */
export function wordsOf(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
  return (SHORT_NAMES.get(plain) ?? plain)
    .replace(/['’!.,"“”]/g, '')
    .replace(/\bmark\b/g, 'mk')
    .replace(/\bmk(?=i)/g, 'mk ')
    .replace(/\bisd\b/g, 'imperial star destroyer')
    .replace(/\bvsd\b/g, 'victory star destroyer')
    .replace(/\bgsd\b/g, 'gladiator star destroyer')
    .replace(/\bssd\b/g, 'star dreadnought')
    .replace(/\bneb(?:ulon)?[- ]?b\b/g, 'nebulon b')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'class')
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

const contains = (all: readonly string[], some: readonly string[]) =>
  some.every((word) => all.includes(word));

/** How well a text fits a name: 3 the same words, 2 the name has more, 1 the text has more, 0 not at all. */
function likeness(text: readonly string[], name: readonly string[]): number {
  if (text.length === 0) return 0;
  const inName = contains(name, text);
  const inText = contains(text, name);
  return inName && inText ? 3 : inName ? 2 : inText ? 1 : 0;
}

/** How far the words of a text and of a name are from each other. */
const rest = (text: readonly string[], name: readonly string[]) =>
  text.filter((word) => !name.includes(word)).length + name.filter((word) => !text.includes(word)).length;

/**
 * The card that a text names, or null. Among cards of one name the one with the given cost wins, then the nearest
 * cost: points of an older format still find their card.
 */
export function findNamed<Card extends Named>(
  text: string,
  cards: readonly Card[],
  costs: readonly number[],
): Card | null {
  return bestNamed(text, cards, costs)?.card ?? null;
}

/** A card that a text may name: 3 when the words are the same, 2 when the name has more, 1 when the text has more. */
interface Best<Card> {
  readonly card: Card;
  readonly likeness: number;
  /** How far its cost is from those that the text says. */
  readonly off: number;
}

/** As `findNamed`, with how well it fits. */
export function bestNamed<Card extends Named>(
  text: string,
  cards: readonly Card[],
  costs: readonly number[],
): Best<Card> | null {
  const wanted = wordsOf(text);
  const found = cards.flatMap((card) => {
    const fits = card.names.map((name) => ({ likeness: likeness(wanted, name), rest: rest(wanted, name) }));
    const best = fits.sort((a, b) => b.likeness - a.likeness || a.rest - b.rest)[0];
    return best === undefined || best.likeness === 0 ? [] : [{ card, ...best, off: costOff(card, costs) }];
  });
  const exact = (one: { readonly likeness: number }) => Number(one.likeness === 3);
  found.sort((a, b) => exact(b) - exact(a) || a.off - b.off || a.rest - b.rest || b.likeness - a.likeness);
  return found[0] ?? null;
}

function costOff({ points }: Named, costs: readonly number[]): number {
  if (points === undefined || costs.length === 0) return 0;
  return Math.min(...costs.map((cost) => Math.abs(cost - points)));
}
