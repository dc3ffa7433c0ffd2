import type { ShipFacts, SquadBuilder } from '../games/builder.ts';
import type { SquadSource } from '../games/format.ts';

/** The ships of one card in a squad. */
export interface InLine {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly facts: ShipFacts;
}

/** The ships of a squad and the squadrons of a fleet; nothing of one that cannot be read. */
export function lineOf(builder: SquadBuilder, squad: SquadSource): readonly InLine[] {
  const draft = builder.draftOf(squad);
  if (!draft) return [];
  const ships = builder.ships(draft).map(({ name }, at) => ({ id: draft.ships[at]!.pilot, name, count: 1 }));
  const others = builder.sections(draft).flatMap(({ cards }) => cards);
  const line = new Map<string, InLine>();
  for (const { id, name, count } of [...ships, ...others]) {
    const facts = builder.facts(id);
    if (facts) line.set(id, { id, name, facts, count: count + (line.get(id)?.count ?? 0) });
  }
  return [...line.values()];
}
