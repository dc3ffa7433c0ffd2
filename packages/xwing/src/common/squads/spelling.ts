/** Which card somebody means, however builders and hands have spelt it: ids and names of every age. */

/** A card as the search sees it. */
export interface Spelled {
  readonly id: string;
  readonly name: string;
  /** Other ids and names that mean it. */
  readonly also?: readonly string[];
  /** What may stand behind a hyphen to tell it from cards of its name: its ship, its faction, its slots. */
  readonly marks: readonly string[];
}

/** Cards of one spelling, the nearest first; `guessed` when letters had to be changed. */
export interface Found<Card> {
  readonly cards: readonly Card[];
  readonly guessed: boolean;
}

export interface Speller<Card> {
  readonly find: (written: string) => Found<Card> | null;
}

/** An id as XWS writes it: small letters and digits without marks, and hyphens. */
export const xwsId = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '');

/** As `xwsId`, letters and digits alone. */
export const bareId = (text: string): string => xwsId(text).replaceAll('-', '');

/** Short words of ranks and kinds at the beginning of a name, and the long ones that cards print. */
const SHORT_WORDS: readonly (readonly [string, string])[] = [
  ['lt', 'lieutenant'],
  ['cpt', 'captain'],
  ['capt', 'captain'],
  ['col', 'colonel'],
  ['cmdr', 'commander'],
  ['cmd', 'commander'],
  ['maj', 'major'],
  ['gen', 'general'],
  ['adm', 'admiral'],
  ['adv', 'advanced'],
  ['the', ''],
];

/** A long word anywhere in a name, and what it is cut to. */
const CUT_WORDS: readonly (readonly [string, string])[] = [
  ['squadron', 'sqd'],
  ['squadron', 'sq'],
];

/** The same name with ranks and kinds in full, cut, or left out. */
function otherForms(bare: string): readonly string[] {
  const forms = SHORT_WORDS.flatMap(([short, long]) => [
    ...(bare.startsWith(short) ? [long + bare.slice(short.length)] : []),
    ...(long !== '' && bare.startsWith(long) ? [short + bare.slice(long.length)] : []),
    ...(long === '' ? [short + bare] : []),
  ]);
  const cut = CUT_WORDS.flatMap(([long, short]) => [
    ...(bare.includes(long) ? [bare.replace(long, short)] : []),
    ...(bare.includes(short) ? [bare.replace(short, long)] : []),
  ]);
  return [...forms, ...cut];
}

/**
 * A search among cards. `aliases` leads from spellings of other programs to ids. Make it once for many look-ups: it
 * begins searches, each of which keeps what was looked for in it.
 */
export function spellers<Card extends Spelled>(
  cards: readonly Card[],
  aliases: ReadonlyMap<string, string> = new Map(),
): () => Speller<Card> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const byName = new Map<string, Card[]>();
  for (const card of cards) {
    const [base = ''] = card.id.split('-');
    const names = new Set([base, ...[card.id, card.name, ...(card.also ?? [])].map(bareId)]);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  const spelt = (id: string): readonly Card[] => {
    const exact = byId.get(id) ?? byId.get(aliases.get(id) ?? aliases.get(bareId(id)) ?? '');
    if (exact) return [exact, ...(byName.get(bareId(exact.name)) ?? []).filter((card) => card !== exact)];
    for (const form of [bareId(id), ...otherForms(bareId(id))]) {
      const same = byName.get(form) ?? [byId.get(aliases.get(form) ?? '')].flatMap((card) => card ?? []);
      if (same.length > 0) return same;
    }
    return [];
  };
  const marked = (id: string): readonly Card[] => {
    const [base = '', ...rest] = id.split('-');
    const marks = rest.map(bareId).filter((mark) => mark !== '');
    if (marks.length === 0) return [];
    return spelt(base).filter((card) =>
      marks.every((mark) => card.marks.some((own) => bareId(own) === mark)),
    );
  };
  const slips = (id: string): readonly Card[] => {
    const bare = bareId(id);
    for (let off = 1; off <= slipsAllowed(bare); off++) {
      const near = [...byName].filter(([name]) => within(bare, name, off));
      const named = new Set(near.flatMap(([, same]) => same.map(({ name }) => bareId(name))));
      if (named.size > 1) return [];
      if (near.length > 0) return [...new Set(near.flatMap(([, same]) => same))];
    }
    return [];
  };
  const search = (id: string): Found<Card> | null => {
    for (const look of [spelt, marked]) {
      const found = look(id);
      if (found.length > 0) return { cards: found, guessed: false };
    }
    const found = slips(id);
    return found.length > 0 ? { cards: found, guessed: true } : null;
  };
  return () => {
    // A list of one wrong word over and over took 1.5 s: each search for slips looks at every card.
    const known = new Map<string, Found<Card> | null>();
    return {
      find: (written) => {
        const id = xwsId(written);
        if (bareId(id) === '' || id.length > LONGEST_ID) return null;
        const found = known.has(id) ? (known.get(id) ?? null) : search(id);
        known.set(id, found);
        return found;
      },
    };
  };
}

/** No id of any builder is as long. */
const LONGEST_ID = 100;

/** How many letters may be wrong in a name of this length. */
const slipsAllowed = (name: string): number => (name.length >= 12 ? 2 : name.length >= 7 ? 1 : 0);

/** Whether so few letters are missing, too many, wrong or have changed places that one text becomes the other. */
export function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let off = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + wrong);
      const crossed = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (crossed) off = Math.min(off, before[j - 2]! + 1);
      row.push(off);
      if (off < least) least = off;
    }
    if (least > most) return false;
    before = last;
    last = row;
  }
  return last[other.length]! <= most;
}
