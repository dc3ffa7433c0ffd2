const KINDS = ['can', 'cannot', 'value', 'rule', 'permission'] as const;

/** The kinds of all modifiers in some cards, each once: on the cards and in what their effects give for a while. */
export function modifiersIn(cards: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'modifier' && 'of' in part) {
      const of = part.of as Readonly<Record<string, unknown>>;
      for (const kind of KINDS) if (typeof of[kind] === 'string') found.add(of[kind]);
    }
    for (const inner of Object.values(part)) look(inner);
  };
  look(cards);
  return [...found].sort();
}
