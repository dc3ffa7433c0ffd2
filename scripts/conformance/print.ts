import type { Conformance, Count, TierCount } from './ledger.ts';

/** The counts as text: a table by game, tier and section, then every missing line, with its reason if it has one. */
export function describeConformance({ games }: Conformance): string {
  const tiers = Object.entries(games).flatMap(([game, byTier]) =>
    Object.entries(byTier).map(([tier, count]) => ({ name: `${game} ${tier}`, count })),
  );
  const begun = tiers.filter(({ count }) => count.pinned > 0 || Object.keys(count.reasons).length > 0);
  return [
    ...tiers.map(({ name, count }) => `${row(name, count)}${explained(count)}`),
    ...begun.flatMap(({ name, count }) => [
      '',
      `${name} by section`,
      ...Object.entries(count.sections).map(([section, inSection]) => row(`  ${section}`, inSection)),
      '',
      `${name} not pinned`,
      ...count.missing.map((id) => `  ${id}  ${count.reasons[id] ?? '(no reason given)'}`),
    ]),
  ].join('\n');
}

function row(name: string, { pinned, total }: Count): string {
  return `${name.padEnd(44)} ${String(pinned).padStart(4)} of ${String(total).padStart(4)} pinned`;
}

function explained({ missing, reasons }: TierCount): string {
  const given = Object.keys(reasons).length;
  return missing.length === 0 ? '' : `, ${given} not pinned with a reason, ${missing.length - given} without`;
}
