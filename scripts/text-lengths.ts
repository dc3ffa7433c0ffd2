// `npm run -s text-lengths -- FOLDER`: how long the house's card texts are beside the printed ones. The folder holds the
// publishers' texts, which are read for their length only: figures are printed, never a word of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH as ARMADA } from '@firing-arc/armada/english';
import { CHASSIS as FIRST_SHIPS, UPGRADES as FIRST_UPGRADES } from '@firing-arc/xwing/first';
import { ENGLISH as FIRST } from '@firing-arc/xwing/first/english';
import { CHASSIS, UPGRADES } from '@firing-arc/xwing/second';
import { ENGLISH as SECOND } from '@firing-arc/xwing/second/english';

/** A card's text as printed and as written here. */
type Pair = readonly [printed: string, ours: string];

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run -s text-lengths -- FOLDER, which holds xwing2, xwing1 and armada');
  process.exit(2);
}

type Printed = Readonly<Record<string, unknown>>;
const itemsOf = (game: string): Readonly<Record<string, Printed>> =>
  (
    JSON.parse(readFileSync(join(folder, game, 'texts-reference-only.json'), 'utf8')) as {
      items: Record<string, Printed>;
    }
  ).items;

/** What is said of a card somewhere in its entry, without marks of the page. */
function textOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (Array.isArray(entry)) return entry.map(textOf).filter(Boolean).join(' ');
  if (typeof entry !== 'object' || entry === null || !('ability' in entry)) return '';
  return String(entry.ability);
}
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[[\]:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The cards of a game that both sources know by the first part of their ids, one of an id. */
function paired(printed: Printed, ours: Readonly<Record<string, string>>): readonly Pair[] {
  const texts = new Map(
    Object.entries(printed).map(([key, entry]) => [key.split('|')[0]!, plain(textOf(entry))]),
  );
  return Object.entries(ours).flatMap(([id, text]) => {
    const known = texts.get(id) ?? '';
    return known.length > 0 && text.length > 0 ? [[known, text] as const] : [];
  });
}

const second = (): readonly Pair[] => {
  const { pilots = {}, upgrades = {} } = itemsOf('xwing2');
  const ships = CHASSIS.flatMap((chassis) => chassis.pilots);
  return [
    ...paired(
      pilots,
      Object.fromEntries(ships.map(({ id, abilities }) => [id, SECOND.abilities(abilities).join(' ')])),
    ),
    ...paired(
      upgrades,
      Object.fromEntries(UPGRADES.map(({ id, abilities }) => [id, SECOND.abilities(abilities).join(' ')])),
    ),
  ];
};
const first = (): readonly Pair[] => {
  const { pilots = {}, upgrades = {} } = itemsOf('xwing1');
  const ships = FIRST_SHIPS.flatMap((chassis) => chassis.pilots);
  return [
    ...paired(pilots, Object.fromEntries(ships.map(({ id }) => [id, FIRST.pilotText(id).join(' ')]))),
    ...paired(
      upgrades,
      Object.fromEntries(FIRST_UPGRADES.map(({ id }) => [id, FIRST.upgradeText(id).join(' ')])),
    ),
  ];
};
const armada = (): readonly Pair[] => {
  const { squadrons = {}, upgrades = {}, damage = {} } = itemsOf('armada');
  return [squadrons, upgrades, damage].flatMap((printed) =>
    paired(printed, Object.fromEntries(Object.keys(printed).map((id) => [id, ARMADA.cardText(id) ?? '']))),
  );
};

const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.floor(at * (sorted.length - 1))] ?? 0;
for (const [game, pairs] of [
  ['X-Wing 2.5', second()],
  ['First Edition', first()],
  ['Armada', armada()],
] as const) {
  const ratios = pairs.map(([printed, ours]) => ours.length / printed.length).sort((a, b) => a - b);
  const figures = [0.5, 0.75, 0.9].map((at) => quantile(ratios, at).toFixed(2));
  console.log(
    `${game}: ${ratios.length} cards, length beside the printed one: median ${figures[0]}, three quarters up to ${figures[1]}, nine tenths up to ${figures[2]}`,
  );
}
