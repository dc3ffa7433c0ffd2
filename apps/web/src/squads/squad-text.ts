import type { Draft, SquadBuilder } from '../games/builder.ts';

/** What each part of a squad costs: its ships, and the cards that no ship carries, kind by kind. */
export const partsOf = (builder: SquadBuilder, draft: Draft): readonly number[] => [
  ...builder.ships(draft).map(({ points }) => points),
  ...builder.sections(draft).flatMap(({ points, cards }) => (cards.length > 0 && points > 0 ? [points] : [])),
];

/** What each card of a squad costs: a ship with its upgrades, one of each card that no ship carries. */
export const pricesOf = (
  builder: SquadBuilder,
  draft: Draft,
): readonly { readonly name: string; readonly points: number }[] => [
  ...builder.ships(draft),
  ...builder.sections(draft).flatMap(({ cards }) => cards.map(({ name, cost }) => ({ name, points: cost }))),
];

/** The points that a squad may have. */
export const mostOf = ({ most }: SquadBuilder, { agreed }: Draft): number => agreed ?? most;

/** A squad as people write it in a message: a line a ship, its upgrades below it, then what no ship carries. */
export function squadText(builder: SquadBuilder, draft: Draft): string {
  const total = partsOf(builder, draft).reduce((sum, points) => sum + points, 0);
  const faction = builder.factions.find(({ id }) => id === draft.faction)?.name ?? draft.faction;
  return [
    [draft.name, `${faction}, ${total}/${mostOf(builder, draft)}`].filter(Boolean).join(' – '),
    ...builder
      .ships(draft)
      .flatMap(({ name, type, points, upgrades }) => [
        `${name} (${type}, ${points})`,
        ...upgrades.map((upgrade) => `  ${upgrade.name}${cost(upgrade.cost)}`),
      ]),
    ...builder
      .sections(draft)
      .flatMap(({ name, single, cards }) =>
        cards.map((card) =>
          single ? `${name}: ${card.name}` : `${card.count} × ${card.name}${cost(card.count * card.cost)}`,
        ),
      ),
    '',
  ].join('\n');
}

const cost = (points: number): string => (points > 0 ? ` (${points})` : '');
