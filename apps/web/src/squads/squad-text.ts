import type { Draft, SquadBuilder } from '../games/builder.ts';

/** A squad as people write it in a message: a line a ship, its upgrades below it. */
export function squadText(builder: SquadBuilder, draft: Draft): string {
  const ships = builder.ships(draft);
  const total = ships.reduce((sum, { points }) => sum + points, 0);
  const faction = builder.factions.find(({ id }) => id === draft.faction)?.name ?? draft.faction;
  return [
    [draft.name, `${faction}, ${total}/${builder.most}`].filter(Boolean).join(' – '),
    ...ships.flatMap(({ name, type, points, upgrades }) => [
      `${name} (${type}, ${points})`,
      ...upgrades.map((upgrade) => `  ${upgrade.name}${upgrade.cost > 0 ? ` (${upgrade.cost})` : ''}`),
    ]),
    '',
  ].join('\n');
}
