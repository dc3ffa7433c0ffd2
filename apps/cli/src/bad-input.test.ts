import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, runWith } from './testing/script.ts';

const folder = freshFolder();
const inFolder = (name: string) => join(folder, name);

beforeAll(() => {
  const pilots = (...ids: readonly string[]) => ids.map((id) => ({ id, upgrades: {} }));
  const write = (name: string, value: unknown) => writeFileSync(inFolder(name), JSON.stringify(value));
  writeFileSync(inFolder('broken.xws'), '{"faction": "rebelalliance",\n "pilots": [,]}');
  write('unknown.xws', { faction: 'rebelalliance', pilots: pilots('redsquadronveteran', 'nobody', 'noone') });
  write('illegal.xws', { faction: 'rebelalliance', pilots: pilots('redsquadronveteran') });
  writeFileSync(inFolder('broken.json'), '{"game": }');
  write('list.json', [1, 2]);
  write('other.json', { game: 'go', version: '1', setup: 1, seed: 's', commitment: 'c', answers: [] });
});

/** What is typed, and what the one line must say. */
const BAD: readonly (readonly [string, RegExp])[] = [
  ['', /a command is needed; the commands are play, sim, replay, scenario, .*rules/],
  ['fly', /there is no command 'fly'/],
  ['toString', /there is no command 'toString'/],
  ['sim --games many', /sim: --games: 'many' is not a whole number from 1 to 1000000/],
  ['sim --games 0', /sim: --games: '0'/],
  ['sim --games -1', /sim: .*--games/],
  ['sim --nope', /sim: unknown option '--nope'; the flags are .*--games/],
  ['sim --seed', /sim: option '--seed <value>' argument missing/],
  ['sim --players plain', /sim: --players: two to 4 are needed with commas between them, given: 'plain'/],
  [
    'sim --players plain,plain,plain --ready eight-ties,decimator',
    /sim: --players: 3 are named for 2 squads/,
  ],
  ['sim --players plain,plain,plain --teams 1,1', /sim: --teams: a number for each of the 3 players/],
  [
    'sim --players random,random,random --scenario salvage',
    /sim: --scenario: a scenario is for two players, not 3/,
  ],
  [
    'sim --players plain,cunning',
    /sim: --players: 'cunning' is not one of random, cadet, tables, wingman, plain, jouster, flanker, skirmisher, search/,
  ],
  [
    'sim --format 2.0',
    /sim: --format: '2.0' is not one of armada, xwing1, xwing1-2012-09-wave-1, xwing1-2013-02/,
  ],
  ['sim --squads a.xws', /sim: --squads: two to 4 are needed/],
  ['sim --squads a.xws,b.xws', /sim: cannot read 'a.xws': there is no such file/],
  ['sim --ready four-x-wings,nobody', /sim: --ready: 'nobody' is not one of four-x-wings/],
  ['sim --ready eight-ties,decimator --squads a,b', /sim: --squads and --ready exclude each other/],
  ['sim --squads {broken.xws},b', /broken\.xws:2:13: '.*' stands where/],
  ['sim --squads {unknown.xws},b', /unknown\.xws: .*'nobody'.*; .*'noone'/],
  ['sim --squads {illegal.xws},b', /illegal\.xws is not legal in xwing2-amg: .*ships.*xwing2:squad-building/],
  ['sim more', /sim: 'more' is not a flag/],
  [
    'play --against nobody',
    /play: --against: 'nobody' is not one of random, cadet, tables, wingman, plain, jouster, flanker, skirmisher, search, human/,
  ],
  [
    'play --record {nowhere/game.json}',
    /play: cannot write '.*nowhere.game\.json': there is no such file or folder/,
  ],
  ['play --record {broken.json}', /play: .*broken\.json:1:10: /],
  ['play --seed 1 --record {other.json}', /play: --seed: '.*other\.json' holds a game already/],
  ['replay', /replay: '' is not one of verify, show, film, dice, scenario/],
  ['replay prove x', /replay: 'prove' is not one of verify/],
  ['replay verify', /replay verify: one file is needed/],
  ['replay verify a b', /'b' is a second/],
  ['replay verify {none.json}', /replay verify: cannot read '.*none\.json': there is no such file/],
  ['replay verify {}', /replay verify: cannot read '.*': it is a folder/],
  ['replay show {broken.json}', /replay show: .*broken\.json:1:10: /],
  ['replay show {list.json}', /list\.json is not a record of a game: /],
  ['replay show {other.json}', /other\.json is a record of 'go', which is not played here/],
  ['replay scenario --at x {list.json}', /list\.json is not a record of a game/],
  ['coach', /coach: one file is needed/],
  ['coach {other.json}', /other\.json is a record of 'go', which is not played here/],
  ['coach {none.json}', /coach: cannot read '.*none\.json': there is no such file/],
  ['scenario', /scenario: '' is neither run nor schema/],
  ['scenario run', /scenario run: a file is needed/],
  ['scenario run {none.json}', /scenario run: cannot read '.*none\.json': there is no such file/],
  ['scenario run {broken.json}', /scenario run: .*broken\.json:1:10: /],
  ['scenario schema --game chess', /scenario: --game: 'chess' is not one of xwing2/],
  ['rules', /rules: words or the id of a line are needed/],
  ['rules XWING2:RANGE.999', /rules: there is no line 'XWING2:RANGE\.999'/],
  ['rules --game chess range', /rules: --game: 'chess' is not one of armada, xwing1, xwing2/],
  ['rules --limit 0 range', /rules: --limit: '0'/],
];

describe('input that cannot be used', () => {
  for (const [typed, says] of BAD) {
    it(`firing-arc ${typed} is answered by one line and status 2`, async () => {
      const args = typed.split(' ').filter((word) => word !== '');
      const ran = await runWith(
        args.map((word) => word.replace(/\{(.*?)\}/, (_, name: string) => inFolder(name))),
      );
      expect(ran).toEqual({ status: 2, out: '', err: expect.stringMatching(says) });
      expect(ran.err.split('\n')).toHaveLength(2);
      expect(ran.err).not.toMatch(/^\s+at /m);
    });
  }
});
