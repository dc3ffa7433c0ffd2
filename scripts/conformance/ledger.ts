/** One line of a ledger, as far as counting needs it. */
export interface LedgerLine {
  readonly id: string;
  readonly tier: string;
}

/** A test that ran, with the whole of its title. */
export interface RanTest {
  readonly title: string;
  readonly passed: boolean;
}

export interface Count {
  readonly total: number;
  readonly pinned: number;
}

export interface TierCount extends Count {
  /** Ids without a passing test, in the order of the ledger. */
  readonly missing: readonly string[];
  /** Why, for those of `missing` that say so. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, Count>>;
}

export interface Conformance {
  readonly games: Readonly<Record<string, Readonly<Record<string, TierCount>>>>;
  /** What is wrong with titles or with the list of unpinned lines; empty when all is well. */
  readonly errors: readonly string[];
}

/** Counts which ledger lines are pinned: named by a passing test and by no failing one. */
export function countConformance(
  ledger: readonly LedgerLine[],
  tests: readonly RanTest[],
  unpinned: Readonly<Record<string, string>>,
): Conformance {
  const known = new Set(ledger.map(({ id }) => id));
  const games = new Set(ledger.map(({ id }) => gameOf(id)));
  const named = (passed: boolean) =>
    new Set(tests.filter((test) => test.passed === passed).flatMap(({ title }) => idsIn(title, games)));
  const passing = named(true);
  const failing = named(false);
  const pinned = new Set([...passing].filter((id) => known.has(id) && !failing.has(id)));

  const errors = [
    ...[...new Set([...passing, ...failing])]
      .filter((id) => !known.has(id))
      .map((id) => `a test names "${id}", which is not in the ledgers`),
    ...Object.keys(unpinned)
      .filter((id) => !known.has(id))
      .map((id) => `rulebook/unpinned.json names "${id}", which is not in the ledgers`),
    ...Object.keys(unpinned)
      .filter((id) => passing.has(id))
      .map((id) => `"${id}" is pinned by a test and listed in rulebook/unpinned.json; take it off the list`),
  ];
  return { games: countGames(ledger, pinned, unpinned), errors };
}

/** The ids a title names: each word that begins like one, so that a range or a slip is found out. */
export function idsIn(title: string, games: ReadonlySet<string>): readonly string[] {
  return title.split(/\s+/).filter((word) => games.has(gameOf(word)) && word.includes(':'));
}

function gameOf(id: string): string {
  return id.slice(0, Math.max(0, id.indexOf(':')));
}

function sectionOf(id: string): string {
  return id.slice(id.indexOf(':') + 1, id.lastIndexOf('.'));
}

function countGames(
  ledger: readonly LedgerLine[],
  pinned: ReadonlySet<string>,
  unpinned: Readonly<Record<string, string>>,
): Conformance['games'] {
  return mapGroups(
    ledger,
    ({ id }) => gameOf(id),
    (game) =>
      mapGroups(
        game,
        ({ tier }) => tier,
        (tier) => {
          const missing = tier.map(({ id }) => id).filter((id) => !pinned.has(id));
          const reasons = missing.flatMap((id) =>
            unpinned[id] === undefined ? [] : [[id, unpinned[id]] as const],
          );
          return {
            ...count(tier, pinned),
            missing,
            reasons: Object.fromEntries(reasons),
            sections: mapGroups(
              tier,
              ({ id }) => sectionOf(id),
              (section) => count(section, pinned),
            ),
          };
        },
      ),
  );
}

function count(lines: readonly LedgerLine[], pinned: ReadonlySet<string>): Count {
  return { total: lines.length, pinned: lines.filter(({ id }) => pinned.has(id)).length };
}

function mapGroups<Item, Result>(
  items: readonly Item[],
  key: (item: Item) => string,
  result: (group: readonly Item[]) => Result,
): Readonly<Record<string, Result>> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return Object.fromEntries([...groups].map(([name, group]) => [name, result(group)]));
}
