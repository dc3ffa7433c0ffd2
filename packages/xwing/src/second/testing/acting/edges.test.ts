/** Edges of cards: what a block says of a range, arc, speed, count, price, side or token is what the game does. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  currentShare,
  type EdgeLines,
  pinnedShare,
  scenesFrom,
  workOnEdges,
} from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import {
  AIMED,
  allAbilities,
  CALM,
  CONTRASTING,
  LED,
  SQUADS,
  STAGED,
  scenesAltered,
  WIDE,
} from './acting.ts';
import { EDGED } from './edges.ts';
import scenes from './scenes.json' with { type: 'json' };

const FILE = new URL('./edges.json', import.meta.url);
/** What is done in place of the test: `npm run edges` looks for edges, `npm run mutants -- --cards` changes cards. */
const TASK = process.env.FIRING_ARC_EDGES;
const TIMEOUT = TASK ? 7_200_000 : 300_000;

const book = {
  game: EDGED,
  all: allAbilities([xwa, amg, epic]),
  known: JSON.parse(readFileSync(FILE, 'utf8')) as EdgeLines,
  acting: scenes.found,
  among: [...scenesFrom(0, 15), ...scenesFrom(AIMED, 6)],
  further: [
    ...scenesFrom(WIDE, 8),
    ...scenesFrom(CALM, 8),
    ...scenesFrom(AIMED, 24),
    ...scenesFrom(CONTRASTING, 16),
    ...scenesFrom(STAGED, 6),
    SQUADS,
    ...scenesFrom(LED, 15),
    ...scenesAltered(LED, 15, 3),
    ...scenesAltered(AIMED, 20, 1),
    ...scenesAltered(STAGED, 7, 1),
  ],
};
const write = (lines: EdgeLines): void => writeFileSync(FILE, `${JSON.stringify(lines, null, 2)}\n`);

describe('each element of an ability of 2.5', { timeout: TIMEOUT }, () => {
  it('makes the difference that it made: its scenes go as they did', () => {
    // After a change of the rules `npm run edges` looks at them again: read what became of them in the diff.
    expect(workOnEdges(book, TASK, write, console.log)).toEqual([]);
  });

  it('has its edges looked for again once many abilities are written otherwise', () => {
    // `npm run edges` looks for those of abilities that are new or written otherwise.
    expect(currentShare(book)).toBeGreaterThan(0.75);
  });

  it('is missed where it is another one: of changes by chance so many have a scene that notices them', () => {
    // Each card counts alike. `npm run edges -- --left` looks for scenes of those that have none.
    expect(pinnedShare(book)).toBeGreaterThan(0.96);
  });
});
