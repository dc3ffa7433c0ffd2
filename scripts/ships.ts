// `npm run ships`: every ship model from three sides, drawn without a browser, into `.cache/ships`, to be looked at.
// `-- --only t65xwing,tie` takes those with one of these in their ids; `-- --sheet` lays all of them onto one sheet,
// `-- --line-up` side by side as large as they are to each other, `-- --aces` pilots with a paint of their own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aces, type Hull, hullOf, modelIds, thingIds, thingOf } from '@firing-arc/hulls';
import { ROOT, say } from './house.mjs';
import { blank, drawHull, type Look, lay, type Picture, png } from './ships/draw.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
    'line-up': { type: 'boolean', default: false },
    aces: { type: 'boolean', default: false },
    things: { type: 'boolean', default: false },
  },
});
const wanted = options.only.split(',');
const LOOKS: readonly Look[] = [
  { turn: 215, tilt: 32 },
  { turn: 0, tilt: 90 },
  { turn: 25, tilt: 45 },
];
const SIZE = options.sheet ? 170 : 380;
/** What aces are shown on. */
const ACE_SHIP = 't65xwing';
/** Pairs of ships stand beside each other on a sheet. */
const COLUMNS = options.sheet ? 3 : 1;

const isWanted = ({ id }: { readonly id: string }) => wanted.some((part) => id.includes(part));
const ships = (['xwing', 'armada'] as const)
  .flatMap((game) => modelIds(game).map((id) => ({ game, id, build: () => hullOf(game, id) })))
  .filter(isWanted);
const things = thingIds()
  .map((id) => ({ id, build: () => thingOf(id) }))
  .filter(isWanted);
const folder = join(ROOT, '.cache', 'ships');
mkdirSync(folder, { recursive: true });
if (options['line-up']) for (const game of ['xwing', 'armada'] as const) lineUp(game);
else if (options.aces) drawAces();
else if (options.things) drawModels(things);
else drawModels(ships);

function save(name: string, picture: Picture): void {
  writeFileSync(join(folder, name), png(picture));
  say(join('.cache', 'ships', name));
}

/** Every model from three sides, each as large as its square. */
function drawModels(models: readonly { readonly id: string; readonly build: () => Hull }[]): void {
  const sheet = blank(SIZE * LOOKS.length * COLUMNS, SIZE * Math.ceil(models.length / COLUMNS));
  for (const [index, { id, build }] of models.entries()) {
    const hull = build();
    const scale = (SIZE * 0.47) / reach(hull);
    const alone = blank(SIZE * LOOKS.length, SIZE);
    for (const [view, look] of LOOKS.entries()) lay(alone, drawHull(hull, look, SIZE, scale), view * SIZE, 0);
    if (!options.sheet) writeFileSync(join(folder, `${id}.png`), png(alone));
    lay(sheet, alone, (index % COLUMNS) * SIZE * LOOKS.length, Math.floor(index / COLUMNS) * SIZE);
    say(`${id}: ${hull.positions.length / 9} triangles, ${extent(hull)}`);
  }
  save('sheet.png', sheet);
}

/** The ships of a game in rows, straight from above, all in one scale. */
function lineUp(game: 'xwing' | 'armada'): void {
  const scale = game === 'xwing' ? 2 : 1.4;
  const width = 1600;
  const placed = ships
    .filter((ship) => ship.game === game)
    .map(({ id }) => hullOf(game, id))
    .map((hull) => ({ hull, size: Math.ceil(reach(hull) * 2 * scale) + 8 }))
    .sort((a, b) => a.size - b.size);
  const rows: (typeof placed)[] = [];
  let used = width;
  for (const one of placed) {
    if (used + one.size > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(one);
    used += one.size;
  }
  const heights = rows.map((row) => Math.max(...row.map(({ size }) => size)));
  const sheet = blank(
    width,
    heights.reduce((sum, height) => sum + height, 0),
  );
  let top = 0;
  for (const [at, row] of rows.entries()) {
    let left = 0;
    for (const { hull, size } of row) {
      lay(sheet, drawHull(hull, { turn: 0, tilt: 90 }, size, scale), left, top);
      left += size;
    }
    top += heights[at] ?? 0;
  }
  save(`line-up-${game}.png`, sheet);
}

/** Each pilot with a paint of their own on a fighter that many of them fly. */
function drawAces(): void {
  const columns = 12;
  const size = 130;
  const all = aces();
  const sheet = blank(columns * size, Math.ceil(all.length / columns) * size);
  for (const [at, pilot] of all.entries()) {
    const hull = hullOf('xwing', ACE_SHIP, undefined, 'small', pilot);
    const picture = drawHull(hull, { turn: 25, tilt: 45 }, size, (size * 0.47) / reach(hull));
    lay(sheet, picture, (at % columns) * size, Math.floor(at / columns) * size);
  }
  say(all.join(', '));
  save('aces.png', sheet);
}

function reach({ positions }: Hull): number {
  let far = 0;
  for (let i = 0; i < positions.length; i += 3)
    far = Math.max(far, Math.hypot(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0));
  return far;
}

/** Width, length and height in millimetres. */
function extent({ positions }: Hull): string {
  return [0, 1, 2]
    .map((axis) => {
      const values = positions.filter((_, i) => i % 3 === axis);
      const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      return (most - values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)).toFixed(0);
    })
    .join(' × ');
}
