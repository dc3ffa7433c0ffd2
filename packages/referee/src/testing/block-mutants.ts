/** A block of plain data with one element changed, and which one: "trigger.may: true to false". */
export interface BlockMutant {
  readonly block: unknown;
  readonly element: string;
}

type Node = Readonly<Record<string, unknown>>;

/** What is the tag of a node, in the order in which it is looked for. */
const TAGS = ['kind', 'value', 'can', 'cannot', 'rule', 'permission', 'event'] as const;
/** Stands for "however many" in blocks. */
const UNBOUNDED = 99;

/** What is tried in the place of a number, and in that of a word that has `others` in its place elsewhere. */
export interface Changes {
  readonly numbers: (value: number) => readonly number[];
  readonly words: (others: readonly string[]) => readonly string[];
}

const more = (value: number): number => (value >= UNBOUNDED ? 2 : value + 1);
const moreOrLess = (value: number): readonly number[] =>
  value > 0 && value < UNBOUNDED ? [more(value), value - 1] : [more(value)];

/** One change of each element: a number is one more, a word another one. */
export const ONE_CHANGE: Changes = {
  numbers: (value) => [more(value)],
  words: (others) => others.slice(0, 1),
};
/** Both sides of each number, as just inside and just outside of a range, and so many other words. */
export const bothSides = (words: number): Changes => ({
  numbers: moreOrLess,
  words: (others) => others.slice(0, words),
});
/** Every word that stands in the same place somewhere, and both sides of each number. */
export const EVERY_CHANGE: Changes = { numbers: moreOrLess, words: (others) => others };

/**
 * What makes of a block all that differ from it in one element: a number is another one, a yes a no, a word another one
 * that some of `blocks` has in the same place, and what stands in a list or may be left out is left out. Tags stay as
 * they are.
 */
export function blockMutants(
  blocks: readonly unknown[],
  { numbers, words }: Changes = ONE_CHANGE,
): (block: unknown) => readonly BlockMutant[] {
  const known = wordsByPlace(blocks);
  const changed = (value: unknown, place: string): readonly BlockMutant[] => {
    if (typeof value === 'number')
      return numbers(value).map((number) => ({
        block: number,
        element: `${place}: ${number < value && value < UNBOUNDED ? 'one less' : 'number'}`,
      }));
    if (typeof value === 'boolean') return [{ block: !value, element: `${place}: ${value}` }];
    if (typeof value === 'string') {
      const others = [...(known.get(place) ?? [])].filter((word) => word !== value);
      return words(others).map((word) => ({ block: word, element: `${place}: word` }));
    }
    if (Array.isArray(value)) return listed(value, place);
    return typeof value === 'object' && value !== null ? inside(value as Node, place) : [];
  };
  const listed = (list: readonly unknown[], place: string): readonly BlockMutant[] =>
    list.flatMap((one, at) => [
      ...changed(one, `${place}[]`).map((mutant) => ({ ...mutant, block: list.with(at, mutant.block) })),
      ...(isSpan(list) ? [] : [{ block: list.toSpliced(at, 1), element: `${place}[]: left out` }]),
    ]);
  const inside = (node: Node, place: string): readonly BlockMutant[] => {
    const tag = TAGS.find((key) => typeof node[key] === 'string');
    const start = tag ? `${tag === 'kind' ? '' : `${tag} `}${String(node[tag])}` : place;
    return Object.entries(node).flatMap(([key, value]) => {
      if (key === tag) return [];
      const here = `${start}.${key}`;
      const without = Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));
      return [
        ...changed(value, here).map((mutant) => ({ ...mutant, block: { ...node, [key]: mutant.block } })),
        ...(value === true ? [{ block: without, element: `${here}: left out` }] : []),
      ];
    });
  };
  return (block) => changed(block, '');
}

/** Two numbers are a range: none of them can be left out. */
const isSpan = (list: readonly unknown[]): boolean =>
  list.length === 2 && list.every((one) => typeof one === 'number');

/** The words that stand in each place of any block. */
function wordsByPlace(blocks: readonly unknown[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  const read = (value: unknown, place: string): void => {
    if (typeof value === 'string') words.set(place, (words.get(place) ?? new Set()).add(value));
    else if (Array.isArray(value)) for (const one of value) read(one, `${place}[]`);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      const tag = TAGS.find((key) => typeof node[key] === 'string');
      const start = tag ? `${tag === 'kind' ? '' : `${tag} `}${String(node[tag])}` : place;
      for (const [key, one] of Object.entries(node)) if (key !== tag) read(one, `${start}.${key}`);
    }
  };
  for (const block of blocks) read(block, '');
  return words;
}

/** A block, and how its text is made of it. */
export interface SaidBlock<Block> {
  readonly block: Block;
  readonly say: (block: Block) => string;
}

/** Elements that need not show in a text, with the reason; `of` matches their names. */
export interface Unsaid {
  readonly of: RegExp;
  readonly because: string;
}

/** What texts do not show of their blocks. */
export interface LostElements {
  /** By language the elements that may be another one while the text stays, those with a reason left out. */
  readonly lost: Readonly<Record<string, readonly string[]>>;
  /** The reasons that no element has. */
  readonly idle: readonly Unsaid[];
}

/** Changes every element of every block and tells which of them its text does not show, by language. */
export function lostElements<Block>(
  languages: Readonly<Record<string, readonly SaidBlock<Block>[]>>,
  unsaid: readonly Unsaid[],
): LostElements {
  const silent = Object.entries(languages).map(([language, said]) => [language, silentIn(said)] as const);
  const hasReason = (element: string) => unsaid.some(({ of }) => of.test(element));
  const all = silent.flatMap(([, elements]) => elements);
  return {
    lost: Object.fromEntries(
      silent.map(([language, elements]) => [language, elements.filter((one) => !hasReason(one))]),
    ),
    idle: unsaid.filter(({ of }) => !all.some((element) => of.test(element))),
  };
}

function silentIn<Block>(said: readonly SaidBlock<Block>[]): readonly string[] {
  const mutantsOf = blockMutants(said.map(({ block }) => block));
  const elements = said.flatMap(({ block, say }) => {
    const text = say(block);
    return mutantsOf(block).flatMap((mutant) =>
      textOf(() => say(mutant.block as Block)) === text ? [mutant.element] : [],
    );
  });
  return [...new Set(elements)].sort();
}

/** A text; null where a block with one element changed is none that has one. */
function textOf(say: () => string): string | null {
  try {
    return say();
  } catch {
    return null;
  }
}
