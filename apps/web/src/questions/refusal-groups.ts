import { capitalized } from '@firing-arc/words';
import type { ShownRefusal } from '../shown/question.ts';

/** What is not possible for one reason. */
export interface RefusalGroup extends ShownRefusal {
  /** What shares the reason, when `text` is the reason alone; none when `text` says both. */
  readonly names: readonly string[];
}

/** So many lines can be read one by one. */
const MOST_APART = 6;
/** Between what is refused and why, in every language. */
const BETWEEN = ': ';

/** Few refusals as they are; many by their reason, in the order in which reasons come. */
export function refusalGroups(refusals: readonly ShownRefusal[]): readonly RefusalGroup[] {
  const apart = refusals.map((refusal) => ({ ...refusal, names: [] }));
  if (refusals.length <= MOST_APART) return apart;
  const shared = new Map<string, RefusalGroup[]>();
  for (const one of apart) {
    const key = `${one.ruling} ${reasonOf(one.text)}`;
    shared.set(key, [...(shared.get(key) ?? []), one]);
  }
  return [...shared.values()].flatMap((group) => {
    const { text, ruling } = group[0]!;
    if (group.length === 1) return group;
    const names = group.map((one) => one.text.slice(0, -(reasonOf(one.text).length + BETWEEN.length)));
    return [{ text: capitalized(reasonOf(text)), ruling, names }];
  });
}

/** "it is not in range." of "The left zone: it is not in range."; all of a text without a reason. */
function reasonOf(text: string): string {
  const at = text.indexOf(BETWEEN);
  return at < 0 ? text : text.slice(at + BETWEEN.length);
}
