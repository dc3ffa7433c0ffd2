// `npm run ships`: every ship model from three sides, drawn without a browser, into `.cache/ships`, to be looked at.
// `-- --only t65xwing,tie` takes those with one of these in their ids; `-- --sheet` lays all of them onto one sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Hull, hullOf, modelIds } from '@firing-arc/hulls';
import { ROOT, say } from './house.mjs';
import { blank, drawHull, type Look, lay, png } from './ships/draw.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, sheet: { type: 'boolean', default: false } },
});
const wanted = options.only.split(',');
const LOOKS: readonly Look[] = [
  { turn: 215, tilt: 32 },
  { turn: 0, tilt: 90 },
  { turn: 25, tilt: 45 },
];
const SIZE = options.sheet ? 170 : 380;
/** Pairs of ships stand beside each other on a sheet. */
const COLUMNS = options.sheet ? 3 : 1;

const ships = (['xwing', 'armada'] as const)
  .flatMap((game) => modelIds(game).map((id) => ({ game, id })))
  .filter(({ id }) => wanted.some((part) => id.includes(part)));
const folder = join(ROOT, '.cache', 'ships');
mkdirSync(folder, { recursive: true });

const rows = Math.ceil(ships.length / COLUMNS);
const sheet = blank(SIZE * LOOKS.length * COLUMNS, SIZE * rows);
for (const [index, { game, id }] of ships.entries()) {
  const hull = hullOf(game, id);
  const scale = (SIZE * 0.47) / reach(hull);
  const alone = blank(SIZE * LOOKS.length, SIZE);
  for (const [view, look] of LOOKS.entries()) lay(alone, drawHull(hull, look, SIZE, scale), view * SIZE, 0);
  if (!options.sheet) writeFileSync(join(folder, `${id}.png`), png(alone));
  lay(sheet, alone, (index % COLUMNS) * SIZE * LOOKS.length, Math.floor(index / COLUMNS) * SIZE);
  say(`${id}: ${hull.positions.length / 9} triangles, ${extent(hull)}`);
}
writeFileSync(join(folder, 'sheet.png'), png(sheet));
say(join('.cache', 'ships', 'sheet.png'));

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
