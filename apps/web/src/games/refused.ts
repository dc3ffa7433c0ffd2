import type { Refusal } from '@firing-arc/referee';

/** Nobody asks why friends are no targets. */
const FRIENDS: ReadonlySet<string> = new Set([
  'xwing2:friendly.2',
  'xwing1:friendly.2',
  'xwing1:attack.30',
  'armada:attack.26',
]);

/** Questions whose options are enemies; friends that could be locked too are not asked about when they cannot. */
const AIMED: ReadonlySet<string> = new Set(['attack', 'next-squadron', 'lock-target', 'jam-target']);

/** The units that a refusal may name by number. */
export type Units = Readonly<Partial<Record<'ships' | 'squadrons', readonly { readonly player: number }[]>>>;

/** The unit that a refusal is about: of "ship-3", "weapon 1 target 3", "front at ship 1 rear". */
export function refusedUnit({ option }: Refusal, { ships, squadrons }: Units) {
  const [, kind, id] = /(ship|target|squadron)[- ](\d+)\b/.exec(option) ?? [];
  return (kind === 'squadron' ? squadrons : ships)?.[Number(id)];
}

/** What is not possible now as far as a player may ask why. */
export const toldRefusals = (
  { kind, player }: { readonly kind: string; readonly player: number },
  view: Units,
  refusals: readonly Refusal[] = [],
): readonly Refusal[] =>
  refusals.filter(
    (refusal) =>
      !FRIENDS.has(refusal.ruling) && !(AIMED.has(kind) && refusedUnit(refusal, view)?.player === player),
  );
