import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder } from '../testing/script.ts';
import { packUp, unpackIn } from './travelling.ts';

it('takes along the files and folders that arguments name, and nothing else', () => {
  const home = freshFolder();
  const field = join(home, 'field');
  mkdirSync(field);
  writeFileSync(join(field, 'one.xws'), 'one');
  writeFileSync(join(field, 'two.xws'), 'two');
  writeFileSync(join(home, 'mine.xws'), 'mine');
  writeFileSync(join(home, 'before.mjs'), 'export {}');
  const mine = join(home, 'mine.xws');
  const args = [
    `--players=plain,search:40@${join(home, 'before.mjs')}`,
    `--field=${field}`,
    `--squads=${mine},four-x-wings`,
    '--seed=1',
    mine,
  ];
  const packed = packUp(args);
  expect(packed.args).toEqual([
    '--players=plain,search:40@brought/0/before.mjs',
    '--field=brought/1/field',
    '--squads=brought/2/mine.xws,four-x-wings',
    '--seed=1',
    'brought/3/mine.xws',
  ]);
  expect(packed.files).toEqual({
    'brought/0/before.mjs': 'export {}',
    'brought/1/field/one.xws': 'one',
    'brought/1/field/two.xws': 'two',
    'brought/2/mine.xws': 'mine',
    'brought/3/mine.xws': 'mine',
  });
  const away = freshFolder();
  const unpacked = unpackIn(away, JSON.parse(JSON.stringify(packed)));
  expect(unpacked[0]).toBe(`--players=plain,search:40@${join(away, 'brought/0/before.mjs')}`);
  expect(readFileSync(join(unpacked[1]!.slice('--field='.length), 'two.xws'), 'utf8')).toBe('two');
  expect(unpacked[2]).toBe(`--squads=${join(away, 'brought/2/mine.xws')},four-x-wings`);
  expect(unpacked[3]).toBe('--seed=1');
  expect(existsSync(unpacked[4]!)).toBe(true);
});
