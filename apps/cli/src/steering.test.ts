// Names in lists, games and packs of strangers: nothing of them steers the terminal of whoever looks at them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { freshFolder, lines, runWith } from './testing/script.ts';

const folder = freshFolder();

/** Clears the screen, sets the title, overwrites the line, colours, turns the direction of writing, and more. */
const NAME = 'A\u001b[2J\u001b]0;B\u0007C\rD\u009b31mE\u202eF\u2066G\u200bH\u2028I\u0000J';
const STEERING = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/u;

const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

const SQUAD = {
  name: NAME,
  description: NAME,
  faction: 'rebelalliance',
  pilots: [
    { id: 'jakefarrell', ship: 'rz1awing', upgrades: { [NAME]: [NAME], talent: [{ id: NAME }] } },
    { id: NAME, ship: NAME },
  ],
  obstacles: [NAME],
  vendor: { [NAME]: NAME },
};
const OLD = {
  name: NAME,
  faction: 'rebel',
  pilots: [{ name: 'lukeskywalker', ship: 'xwing' }, { name: NAME }],
};
const FLEET = `Name: ${NAME}\nFaction: Rebel\n${NAME}\n\nCR90 Corvette A (44)\n• ${NAME} (3)\n= 47 Points\n`;
const LINK = `https://yasb.app/?f=${encodeURIComponent(NAME)}&d=v9ZsZ20Z4XW99&sn=${encodeURIComponent(NAME)}&obs=${encodeURIComponent(NAME)}`;

/** A kept game with the names of its sides changed. */
function game(id: string): unknown {
  const kept = join(import.meta.dirname, '..', 'kept-games', `${id}-662a7410.json.gz`);
  const { record } = JSON.parse(gunzipSync(readFileSync(kept)).toString()) as {
    record: { setup: { sides: object[] } };
  };
  const sides = record.setup.sides.map((side) => ({ ...side, name: NAME }));
  return { ...record, setup: { ...record.setup, sides } };
}

const SCENARIO = {
  game: 'xwing2',
  title: NAME,
  [NAME]: 1,
  position: {
    sides: [
      { name: NAME, ships: [{ pilot: NAME, at: [1, 1, 0] }] },
      { name: NAME, ships: [] },
    ],
  },
};

it.each<[string, () => readonly string[]]>([
  ['squad check', () => ['squad', 'check', file('squad.json', SQUAD)]],
  ['squad check --json', () => ['squad', 'check', file('squad.json', SQUAD), '--json']],
  ['squad check of First Edition', () => ['squad', 'check', file('old.json', OLD)]],
  ['squad check of a link', () => ['squad', 'check', LINK]],
  ['squad export', () => ['squad', 'export', file('squad.json', SQUAD)]],
  ['squad export of First Edition', () => ['squad', 'export', file('old.json', OLD)]],
  ['squad random', () => ['squad', 'random', '--seed', NAME]],
  ['fleet check', () => ['fleet', 'check', file('fleet.txt', FLEET)]],
  ['fleet check --json', () => ['fleet', 'check', file('fleet.txt', FLEET), '--json']],
  ['fleet export', () => ['fleet', 'export', file('fleet.txt', FLEET)]],
  ['sim', () => ['sim', '--games', '1', '--squads', `${file('squad.json', SQUAD)},${file('old.json', OLD)}`]],
  ['packs check', () => ['packs', 'check', file('pack.json', { id: NAME, [NAME]: 1 })]],
  ['packs diff', () => ['packs', 'diff', file('pack.json', { id: NAME }), 'xwing1']],
  ['scenario run', () => ['scenario', 'run', file('scenario.json', SCENARIO)]],
  ['rules', () => ['rules', NAME]],
  ...['xwing1', 'xwing2', 'armada'].flatMap((id): [string, () => readonly string[]][] =>
    ['show', 'dice', 'verify', 'scenario'].map((what) => [
      `replay ${what} of ${id}`,
      () => ['replay', what, file(`${id}.json`, game(id)), ...(what === 'scenario' ? ['--at', '1'] : [])],
    ]),
  ),
])('%s prints nothing that steers a terminal', async (_, args) => {
  const { out, err } = await runWith(args(), lines());
  expect(out + err).not.toBe('');
  expect(out).not.toMatch(STEERING);
  expect(err).not.toMatch(STEERING);
});
