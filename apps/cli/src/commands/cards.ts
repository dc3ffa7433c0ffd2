import * as first from '@firing-arc/xwing/first';
import { type CardCoverage, type CoverageTotal, packCoverage } from '@firing-arc/xwing/second';
import type { Io } from '../io.ts';
import { housePack } from '../packs.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import { noPositionals, parseFlags } from '../usage.ts';

export const CARDS_HELP = `firing-arc cards   every card of a format: exact, or what of it is not written yet

  --pack ID    the format (${DEFAULT_FORMAT})
  --missing    only the cards that are not exact
  --json       as JSON: the cards, and totals by ship type and slot
`;

/** Lists the cards of a pack with their coverage, in groups with totals. */
export function cardsCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('cards', args, {
    help: { type: 'boolean', short: 'h' },
    pack: { type: 'string' },
    missing: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.help) {
    io.out(CARDS_HELP);
    return 0;
  }
  noPositionals('cards', positionals);
  const found = housePack('cards', 'pack', values.pack ?? DEFAULT_FORMAT);
  const { pack } = found;
  const { cards, totals } =
    found.game === 'xwing1' ? first.packCoverage(found.pack) : packCoverage(found.pack);
  const shown = values.missing ? cards.filter((card) => card.missing.length > 0) : cards;
  const { id, version } = pack;
  if (values.json) {
    io.out(`${JSON.stringify({ pack: { id, version }, totals, cards: shown })}\n`);
    return 0;
  }
  const names = new Map(pack.ships.map((ship) => [ship.id, ship.name]));
  for (const total of totals) {
    const group = shown.filter((card) => card.kind === total.kind && card.group === total.group);
    if (group.length === 0) continue;
    const name = names.get(total.group) ?? total.group;
    io.out(`${name}: ${total.exact} of ${total.cards} exact\n${group.map(line).join('')}`);
  }
  io.out(`${id} ${version}: ${sum(totals, 'pilot')}, ${sum(totals, 'upgrade')}\n`);
  return 0;
}

const line = ({ id, name, missing }: CardCoverage): string =>
  missing.length === 0 ? `  ${name} (${id})\n` : `  ${name} (${id}): ${missing.join('; ')}\n`;

function sum(totals: readonly CoverageTotal[], kind: CardCoverage['kind']): string {
  const of = totals.filter((total) => total.kind === kind);
  const add = (what: 'exact' | 'cards') => of.reduce((all, total) => all + total[what], 0);
  return `${add('exact')} of ${add('cards')} ${kind}s exact`;
}
