/** Lists that a list of the lab may meet. */

import type { MenuFormat, SquadSource } from '../games/format.ts';
import { draftOfKept, type Kept } from '../squads/kept.ts';

export interface Foe {
  readonly key: string;
  readonly name: string;
  /** Under which heading it stands. */
  readonly group: string;
  readonly source: SquadSource;
  readonly points: number;
}

/** Lists by their names; those that cannot be flown are left out. */
export const foesOf = (
  format: MenuFormat,
  sources: readonly { readonly key: string; readonly group: string; readonly source: SquadSource }[],
): readonly Foe[] =>
  sources.flatMap(({ key, group, source }) => {
    const { findings } = format.read(source);
    if (!findings?.playable || findings.draft) return [];
    return [{ key, group, source, name: findings.name, points: findings.points }];
  });

/** The ready lists of a format that any other may meet, by their factions, and those that are kept in this browser. */
export const knownFoes = (format: MenuFormat, squads: readonly Kept[], keptHere: string): readonly Foe[] =>
  foesOf(format, [
    ...squads.flatMap((kept) => {
      const draft = draftOfKept(kept);
      return draft
        ? [{ key: kept.address, group: keptHere, source: { kind: 'ships', ...draft } as const }]
        : [];
    }),
    ...format.ready.flatMap(({ id: ready, group }) => {
      const source = { kind: 'ready', id: ready } as const;
      return format.builder.draftOf(source) ? [{ key: ready, group, source }] : [];
    }),
  ]);

/** Whether two lists were built to about the same points. */
export const areEven = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(one, other) / 5;
