import { firstPosition, newRecord } from '@firing-arc/referee';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { formatJson } from '../packs.ts';
import { boardText } from './board.ts';
import { secondBoard } from './second/board.ts';

const pack = packFrom(formatJson('xwing2-amg'));
const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[6]!.squad]);

/** The characters of a board: `at(x, y)` is what stands at a place given in mm. */
function drawn() {
  const state = firstPosition(SECOND, newRecord(SECOND, setup, 'board'));
  Object.assign(state.ships[0]!, { place: 'table', x: 100, y: 105, facing: 0 });
  Object.assign(state.ships[4]!, { place: 'table', x: 600, y: 605, facing: 225 });
  Object.assign(state.obstacles[0]!, { placed: true, x: 400, y: 400, facing: 0 });
  const lines = boardText(secondBoard(state)).split('\n');
  const bottom = lines.findLastIndex((line) => line.includes('+---'));
  return {
    lines,
    at: (x: number, y: number) => lines[bottom - 1 - Math.floor(y / 25)]![6 + Math.floor(x / 12.5)],
  };
}

it('draws ships by letter with an arrow where they face, and rocks, in place', () => {
  const { at, lines } = drawn();
  expect(at(100, 105)).toBe('A');
  expect(at(100, 130)).toBe('↑');
  expect(at(600, 605)).toBe('a');
  expect(at(587.5, 580)).toBe('↙');
  expect(at(400, 400)).toBe('#');
  expect(at(700, 100)).toBe(' ');
  expect(lines[0]).toBe(`     +${'-'.repeat(74)}+`);
});

it('shows how much of the table a large base covers', () => {
  const { lines } = drawn();
  // The Decimator's 80 mm are more than six columns and three rows of dots, letter and arrow.
  expect(lines.join('').match(/[·a↙]/g)!.length).toBeGreaterThan(15);
});
