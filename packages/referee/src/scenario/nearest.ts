/** How many names are told at most. */
const MOST = 3;
/** With so many letters in common at the beginning, a name may be meant. */
const ALIKE = 4;

/**
 * What to add to "there is no ...": the names that may be meant, as `; did you mean a or b?`. The same letters and
 * digits count most, then a name within the other, then the longest beginning. Empty when none is near.
 */
export function nearest(given: string, names: readonly string[]): string {
  const wanted = plain(given);
  if (wanted === '') return '';
  const near = names
    .map((name, at) => ({ name, at, likeness: likeness(wanted, plain(name)) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.at - b.at);
  const best = near.filter(({ likeness }) => likeness * 2 > near[0]!.likeness).slice(0, MOST);
  return best.length === 0 ? '' : `; did you mean ${best.map(({ name }) => name).join(' or ')}?`;
}

/** A name as it is typed: cards print some in quotation marks. */
export const unquoted = (name: string): string => name.replaceAll(/[“”]/g, '');

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function likeness(wanted: string, name: string): number {
  if (wanted === name) return 1000;
  let ahead = 0;
  while (ahead < wanted.length && wanted[ahead] === name[ahead]) ahead++;
  let behind = 0;
  while (behind < wanted.length - ahead && wanted.at(-1 - behind) === name.at(-1 - behind)) behind++;
  // All but a letter or two in the middle: a slip of the finger.
  if (ahead + behind >= Math.max(wanted.length, name.length) - 2) return 100 + ahead + behind;
  if (wanted.length >= ALIKE && name.includes(wanted)) return 50 + wanted.length - name.length / 100;
  return ahead >= ALIKE ? ahead : 0;
}
