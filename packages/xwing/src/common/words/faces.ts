/** Dice in the order the player cares for, equal ones counted: "2 Treffer, Fokus". The words are those of a language. */
export function facesInOrder(
  shown: readonly string[],
  face: (name: string, many?: boolean) => string,
  none: string,
): string {
  const parts = ['crit', 'hit', 'evade', 'focus', 'blank'].flatMap((name) => {
    const count = shown.filter((other) => other === name).length;
    if (count === 0) return [];
    return [count === 1 ? face(name) : `${count} ${face(name, true)}`];
  });
  return parts.length === 0 ? none : parts.join(', ');
}
