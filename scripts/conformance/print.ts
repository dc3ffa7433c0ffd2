import type { Conformance, Count, TierCount } from './ledger.ts';

/** One line for each tier of each game. */
export function describeTotals({ games }: Conformance): string {
  return tiersOf(games)
    .map(([name, tier]) => `${row(name, tier)}${explained(tier)}`)
    .join('\n');
}

/** The totals, then every section and every missing line, with its reason if it has one, of the tiers begun. */
export function describeConformance(conformance: Conformance): string {
  const begun = tiersOf(conformance.games).filter(
    ([, { pinned, reasons }]) => pinned > 0 || Object.keys(reasons).length > 0,
  );
  return [describeTotals(conformance), ...begun.map(([name, tier]) => describeTier(name, tier))].join('\n\n');
}

function describeTier(name: string, { sections, missing, reasons }: TierCount): string {
  return [
    `${name} by section`,
    ...Object.entries(sections).map(([section, count]) => row(`  ${section}`, count)),
    '',
    `${name} not pinned`,
    ...missing.map((id) => `  ${id}  ${reasons[id] ?? '(no reason given)'}`),
  ].join('\n');
}

function tiersOf(games: Conformance['games']): readonly (readonly [string, TierCount])[] {
  return Object.entries(games).flatMap(([game, tiers]) =>
    Object.entries(tiers).map(([tier, count]) => [`${game} ${tier}`, count] as const),
  );
}

function row(name: string, { pinned, total }: Count): string {
  return `${name.padEnd(44)} ${String(pinned).padStart(4)} of ${String(total).padStart(4)} pinned`;
}

function explained({ missing, reasons }: TierCount): string {
  const given = Object.keys(reasons).length;
  return missing.length === 0 ? '' : `, ${given} not pinned with a reason, ${missing.length - given} without`;
}
