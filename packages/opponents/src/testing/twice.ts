/** An ability that is next, in one occasion of its moment. */
interface AbilityNext {
  readonly ability: string;
  readonly ship: number;
  readonly occasion: { readonly window: string };
}

/** What is wrong after a step, in words: an ability that is reached twice for one and the same occasion. */
export function watchQueue<S>(
  nextIn: (state: S) => AbilityNext | null | undefined,
): (state: S) => readonly string[] {
  const reached = new WeakMap<object, Set<string>>();
  return (state) => {
    const next = nextIn(state);
    if (!next) return NOTHING;
    const { ability, ship, occasion } = next;
    const key = `${ability}@${ship}`;
    const before = reached.get(occasion);
    if (before?.has(key)) return [`${key} acts twice for one ${occasion.window}`];
    if (before) before.add(key);
    else reached.set(occasion, new Set([key]));
    return NOTHING;
  };
}

const NOTHING: readonly string[] = [];
