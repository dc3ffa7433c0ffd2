import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import { packCoverage } from '@firing-arc/xwing/second';
import type { Io } from '../io.ts';
import { type AnyPack, housePack } from '../packs.ts';
import { DEFAULT_FORMAT } from '../squads.ts';
import { noPositionals, parseFlags } from '../usage.ts';
import DECIDED from './decided.json' with { type: 'json' };
import SCENES from './scenes.json' with { type: 'json' };

export const CARDS_HELP = `firing-arc cards   every card of a format: exact, or what of it is not written yet; the lines of the ledger about it (errata,
                   questions), where two sources tell it differently which was followed and why, and how many scenes of
                   the tests hold what it does

  --format ID  the format (${DEFAULT_FORMAT})
  --missing    only the cards that are not exact
  --json       as JSON: the cards, and totals by ship type and slot
`;

/** Lists the cards of a pack with their coverage, in groups with totals. */
export function cardsCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('cards', args, {
    help: { type: 'boolean', short: 'h' },
    format: { type: 'string' },
    missing: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.help) {
    io.out(CARDS_HELP);
    return 0;
  }
  noPositionals('cards', positionals);
  const found = housePack('cards', 'format', values.format ?? DEFAULT_FORMAT);
  const { pack } = found;
  const scenes: Readonly<Record<string, number | undefined>> = SCENES[found.game];
  const decisions: Decisions = DECIDED[found.game];
  const { cards: all, totals } = coverage(found);
  const cards = all.map((card) => {
    const key = `${card.kind} ${card.id}`;
    return { ...card, decided: decisions[key] ?? null, scenes: scenes[key] ?? 0 };
  });
  const shown = values.missing ? cards.filter((card) => card.missing.length > 0) : cards;
  const { id, version } = pack;
  if (values.json) {
    io.out(`${JSON.stringify({ pack: { id, version }, totals, cards: shown })}\n`);
    return 0;
  }
  const names = new Map<string, string>(pack.ships.map((ship) => [ship.id, ship.name]));
  for (const total of totals) {
    const group = shown.filter((card) => card.kind === total.kind && card.group === total.group);
    if (group.length === 0) continue;
    const name = names.get(total.group) ?? total.group;
    io.out(
      `${found.game === 'armada' ? `${total.kind}s, ` : ''}${name}: ${total.exact} of ${total.cards} exact\n${group.map(line).join('')}`,
    );
  }
  io.out(`${pack.origin}\n`);
  const kinds = [...new Set(totals.map(({ kind }) => kind))];
  io.out(`${id} ${version}: ${kinds.map((kind) => sum(totals, kind)).join(', ')}\n`);
  return 0;
}

/** A card of any game, and the total of a group. */
interface CardCoverage {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly missing: readonly string[];
  readonly rulings: readonly string[];
}
interface CoverageTotal {
  readonly kind: string;
  readonly group: string;
  readonly cards: number;
  readonly exact: number;
}
interface Coverage {
  readonly cards: readonly CardCoverage[];
  readonly totals: readonly CoverageTotal[];
}

function coverage({ game, pack }: AnyPack): Coverage {
  switch (game) {
    case 'armada':
      return armada.packCoverage(pack);
    case 'xwing1':
      return first.packCoverage(pack);
    case 'xwing2':
      return packCoverage(pack);
  }
}

/** What was decided of cards that two sources tell differently (`npm run compare-sources`), by kind and id. */
type Decisions = Readonly<Record<string, { readonly by: string; readonly why: string } | undefined>>;

type Shown = CardCoverage & { readonly decided: Decisions[string] | null; readonly scenes: number };

function line({ id, name, missing, rulings, decided, scenes }: Shown): string {
  const held = scenes > 0 ? [`${scenes} scene${scenes === 1 ? '' : 's'}`] : [];
  const sources = decided ? [`two sources, decided by ${decided.by}: ${decided.why}`] : [];
  const said = [...missing, ...rulings, ...sources, ...held].join('; ');
  return said === '' ? `  ${name} (${id})\n` : `  ${name} (${id}): ${said}\n`;
}

function sum(totals: readonly CoverageTotal[], kind: string): string {
  const of = totals.filter((total) => total.kind === kind);
  const add = (what: 'exact' | 'cards') => of.reduce((all, total) => all + total[what], 0);
  return `${add('exact')} of ${add('cards')} ${kind}s exact`;
}
