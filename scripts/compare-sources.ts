// `npm run -s compare-sources -- FOLDER`: where the house's facts differ from those of sources that lie in a folder
// (xwing2, xwing1 and armada, a JSON file each for ships, pilots, squadrons and upgrades), and whose texts two sources
// tell differently, by other ranges, for other sides or seem to have swapped. Facts and names are printed, never a word
// of a text. What was decided (`apps/cli/src/commands/decided.json`, which `firing-arc cards` shows) is told apart from
// what was not. With `--keep` what was found is kept in `compare/found.json`, by which a test holds that all is decided.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIP_CARDS, SQUADRON_CARDS } from '@firing-arc/armada';
import { CHASSIS as FIRST_SHIPS } from '@firing-arc/xwing/first';
import { CHASSIS } from '@firing-arc/xwing/second';
import {
  type Facts,
  factsApart,
  judged,
  sidesApart,
  spansApart,
  type Texts,
  textsApart,
} from './compare/compare.ts';
import { DECIDED } from './compare/decided.ts';

/** Two texts of a card less alike than this are named; sources word the same effect in their own ways. */
const LEAST_ALIKE = 0.5;

const [folder, keep] = process.argv.slice(2);
if (!folder || (keep && keep !== '--keep')) {
  console.error(
    'usage: npm run -s compare-sources -- FOLDER [--keep]; the folder holds xwing2, xwing1 and armada',
  );
  process.exit(2);
}

type Row = Readonly<Record<string, unknown>>;

/** Lines of cards of a kind, as the coverage of cards names them: a pilot and an upgrade may have one id. */
const of = (kind: string, lines: readonly string[]): readonly string[] =>
  lines.map((line) => `${kind} ${line}`);

const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const rowsOf = (game: string, file: string): readonly Row[] => read(folder, game, `${file}.json`).items;
const pack = (id: string) => read(import.meta.dirname, '..', 'formats', `${id}.json`);

/** A fact in one form: sorted lists, small letters without signs, so that ways of writing are no differences. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).toSorted().join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${plain(key)}=${plain(one)}`)
      .toSorted()
      .join(' ');
  // What a source leaves out is none.
  return String(value || '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/auxiliary$/, 'aux');
}

/** Some fields of rows by their id; `fields` names ours and theirs. */
function factsOf(
  rows: readonly Row[],
  id: string,
  fields: Readonly<Record<string, (row: Row) => unknown>>,
): Facts {
  return new Map(
    rows.map((row) => [
      String(row[id]),
      new Map(Object.entries(fields).map(([name, field]) => [name, plain(field(row))])),
    ]),
  );
}

/** Fields that stand under the same name on both sides. */
const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]));

const BEARINGS: Readonly<Record<string, string>> = {
  'turn left': 'T',
  'turn right': 'Y',
  'bank left': 'B',
  'bank right': 'N',
  'straight straight': 'F',
  'stationary straight': 'O',
  'koiogran straight': 'K',
  'segnor left': 'L',
  'segnor right': 'P',
  'tallon left': 'E',
  'tallon right': 'R',
  'reverse-bank left': 'A',
  'reverse-straight straight': 'S',
  'reverse-bank right': 'D',
};

type Dial = (typeof CHASSIS)[number]['dial'] | (typeof FIRST_SHIPS)[number]['dial'];

/** A dial as the sources write it: speed, bearing, difficulty. */
const dialCodes = (dial: Dial): readonly string[] =>
  dial.map(
    ({ maneuver: { speed, bearing, direction }, difficulty }) =>
      `${speed}${BEARINGS[`${bearing} ${direction}`]}${difficulty[0]!.toUpperCase()}`,
  );

const stat = (name: string) => (row: Row) => (row.stats as Row | undefined)?.[name];

const second = (): readonly string[] => {
  const { pilots, upgrades } = pack('xwing2-amg') as { pilots: readonly Row[]; upgrades: readonly Row[] };
  const ships = CHASSIS.map((one) => ({ ...one, dial: dialCodes(one.dial) }));
  return [
    ...of(
      'ship',
      factsApart(
        factsOf(ships, 'id', named('agility', 'hull', 'shields', 'size', 'dial')),
        factsOf(rowsOf('xwing2', 'ships'), 'id', {
          agility: stat('agility'),
          hull: stat('hull'),
          shields: stat('shields'),
          ...named('size', 'dial'),
        }),
      ),
    ),
    ...of(
      'pilot',
      factsApart(
        factsOf(pilots, 'id', {
          ...named('cost', 'loadout', 'slots', 'limited'),
          initiative: (row) => row.initiative,
        }),
        factsOf(rowsOf('xwing2', 'pilots'), 'id', {
          ...named('cost', 'loadout', 'slots', 'limited'),
          initiative: (row) => row.init,
        }),
      ),
    ),
    ...of(
      'upgrade',
      factsApart(
        factsOf(upgrades, 'id', named('cost', 'limited')),
        factsOf(rowsOf('xwing2', 'upgrades'), 'id', named('cost', 'limited')),
      ),
    ),
  ];
};

/** Pilots of First Edition with our ids: who flies several ships, or for several factions, has that in it. */
const firstPilots = (): readonly Row[] =>
  rowsOf('xwing1', 'pilots').map((row) => {
    const ship = FIRST_SHIPS.find(({ name }) => name === row.ship);
    const its = ship?.pilots.filter(({ id }) => id === row.xws || id.startsWith(`${row.xws}-`)) ?? [];
    const own = its.find(({ faction }) => faction === plain(row.faction)) ?? its[0];
    return { ...row, id: own?.id ?? row.xws };
  });

const first = (): readonly string[] => {
  const { pilots, upgrades } = pack('xwing1') as { pilots: readonly Row[]; upgrades: readonly Row[] };
  const ships = FIRST_SHIPS.map((one) => ({ ...one, dial: dialCodes(one.dial) }));
  const values = named('size', 'attack', 'agility', 'hull', 'shields', 'dial');
  return [
    ...of(
      'ship',
      factsApart(factsOf(ships, 'name', values), factsOf(rowsOf('xwing1', 'ships'), 'name', values)),
    ),
    ...of(
      'pilot',
      factsApart(
        factsOf(pilots, 'id', named('skill', 'points', 'slots')),
        factsOf(firstPilots(), 'id', named('skill', 'points', 'slots')),
      ),
    ),
    ...of(
      'upgrade',
      factsApart(
        factsOf(upgrades, 'id', named('points')),
        factsOf(rowsOf('xwing1', 'upgrades'), 'xws', named('points')),
      ),
    ),
  ];
};

/** What lies under each id in a pack. */
const pointsIn = (rows: readonly Row[]): ReadonlyMap<string, unknown> =>
  new Map(rows.map(({ id, points }) => [String(id), points]));

const armada = (): readonly string[] => {
  const { ships, squadrons, upgrades } = pack('armada') as Record<string, readonly Row[]>;
  const points = pointsIn([...ships!, ...squadrons!]);
  const own = (cards: readonly { readonly id: string }[]): readonly Row[] =>
    cards.map((card) => ({ ...card, points: points.get(card.id) }));
  const ship = named('size', 'points', 'hull', 'command', 'squadron', 'engineering', 'tokens', 'shields');
  const squadron = named('points', 'hull', 'speed', 'tokens', 'antiSquadron', 'battery');
  return [
    ...of(
      'ship',
      factsApart(
        factsOf(own(Object.values(SHIP_CARDS)), 'id', { ...ship, speed: (row) => speedOf(row.speeds) }),
        factsOf(rowsOf('armada', 'ships'), 'id', { ...ship, speed: (row) => speedOf(row.speed) }),
      ),
    ),
    ...of(
      'squadron',
      factsApart(
        factsOf(own(Object.values(SQUADRON_CARDS)), 'id', squadron),
        factsOf(rowsOf('armada', 'squadrons'), 'id', squadron),
      ),
    ),
    ...of(
      'upgrade',
      factsApart(
        factsOf(upgrades!, 'id', named('points')),
        factsOf(rowsOf('armada', 'upgrades'), 'id', named('points')),
      ),
    ),
  ];
};

/** A speed chart in one form: the columns in their order, however they are keyed. */
const speedOf = (chart: unknown): string =>
  Object.values(chart as Readonly<Record<string, readonly number[]>>)
    .map((column) => column.join(''))
    .join('x');

/** Texts of a file by card, one an id. */
function textsOf(rows: Readonly<Record<string, unknown>>, textIn: (row: unknown) => string): Texts {
  return new Map(Object.entries(rows).map(([id, row]) => [id.split('|')[0]!, textIn(row)]));
}

/** Texts of 2.5: the second source goes by names, so that pilots of several cards are left out. */
const secondTexts = (): readonly string[] => {
  const one = read(folder, 'xwing2', 'texts-reference-only.json').items;
  const other = read(folder, 'xwing2', 'texts-yasb-en-reference-only.json').items;
  return ['pilots', 'upgrades'].flatMap((kind) => {
    const rows = pack('xwing2-amg')[kind] as readonly Row[];
    const ids = Object.entries<unknown>(other[kind]).flatMap(([name, text]) => {
      const [card, ...further] = rows.filter((row) => plain(row.name) === plain(name));
      return card && further.length === 0 ? [[String(card.id), withoutMarks(text)] as const] : [];
    });
    const texts = textsOf(one[kind], (row) =>
      withoutMarks(Array.isArray(row) ? sidesOf(row) : abilityOf(row)),
    );
    return of(kind.slice(0, -1), apart(texts, new Map(ids)));
  });
};

/** Texts that are hardly alike, then those that are and name other ranges, then other sides; each card once. */
function apart(one: Texts, other: Texts): readonly string[] {
  const lines = [
    ...textsApart(one, other, LEAST_ALIKE),
    ...spansApart(one, other),
    ...sidesApart(one, other),
  ];
  const cards = lines.map((line) => line.split(':')[0]);
  return lines.filter((_, at) => cards.indexOf(cards[at]) === at);
}

const abilityOf = (row: unknown): string => String((row as Row).ability ?? '');
/** What the sides of an upgrade say, with the ship abilities that they bring. */
const sidesOf = (sides: readonly Row[]): string =>
  sides
    .map((side) => {
      const { name = '', text = '' } = (side.shipAbility ?? {}) as Row;
      return `${abilityOf(side)} ${name} ${text}`;
    })
    .join(' ');
/** A text without its marks, what only sets a mood, and notes of who wrote it down. */
const withoutMarks = (text: unknown): string =>
  String(text)
    .replaceAll(/<i class ?= ?['"]?flavor_text['"]?>.*?<\/i>|<i>Errata.*?<\/i>/g, ' ')
    .replaceAll(/<[^>]*>|%|\[|\]/g, ' ');

const armadaTexts = (): readonly string[] => {
  const one = read(folder, 'armada', 'texts-reference-only.json').items.upgrades;
  const other = read(folder, 'armada', 'texts-second-source-reference-only.json').upgrades;
  return of(
    'upgrade',
    apart(
      textsOf(one, String),
      textsOf(other, (row) => String((row as Row).second)),
    ),
  );
};

const FOUND = {
  xwing2: [
    ['X-Wing 2.5, facts', second()],
    ['X-Wing 2.5, texts of two sources', secondTexts()],
  ],
  xwing1: [['X-Wing First Edition, facts', first()]],
  armada: [
    ['Armada, facts', armada()],
    ['Armada, texts of two sources', armadaTexts()],
  ],
} as const;
const games = ['xwing2', 'xwing1', 'armada'] as const;
const found = Object.fromEntries(games.map((game) => [game, FOUND[game].flatMap(([, lines]) => lines)]));

for (const game of games) {
  for (const [name, lines] of FOUND[game]) {
    const { decided, open } = judged(lines, DECIDED[game]);
    console.log(`${name}: ${open.length} differ and are not decided, ${decided.length} are`);
    for (const line of open) console.log(`  ${line}`);
    for (const line of decided) console.log(`    ${line}`);
  }
  for (const line of judged(found[game] ?? [], DECIDED[game]).idle)
    console.log(`  decided, but not apart: ${line}`);
}
if (keep) {
  const path = join(import.meta.dirname, 'compare', 'found.json');
  writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
}
