import { buildArmadaPosition } from '@firing-arc/armada';
import { expect, it } from 'vitest';
import { boardText } from '../board.ts';
import { armadaBoard } from './board.ts';

const position = {
  objective: 'fire-lanes',
  sides: [
    { ships: [{ card: 'cr90-corvette-a', at: [600, 300, 0] as [number, number, number] }] },
    { ships: [{ card: 'cr90-corvette-a', at: [600, 700, 180] as [number, number, number] }] },
  ],
  obstacles: [
    { outline: 'asteroid_1', at: [300, 450, 0] as [number, number, number] },
    { outline: 'purrgil_1', at: [900, 450, 0] as [number, number, number] },
  ],
};

it('says below the board what lies on it: obstacles by their sign, tokens by their places and what they do', () => {
  const built = buildArmadaPosition(position);
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  const { state } = built;
  const token = { player: -1, ship: -1, zone: '' };
  state.markers = [
    { ...token, id: 1, kind: 'mine', x: 200, y: 250 },
    { ...token, id: 2, kind: 'objective', x: 1000, y: 300.4 },
    { ...token, id: 3, kind: 'objective', x: 1200, y: 600 },
    { ...token, id: 4, kind: 'objective', ship: 0, x: 0, y: 0 },
  ];
  const told = boardText(armadaBoard(state));
  expect(told).toContain('# asteroid field  $ purrgil; a letter on dots');
  expect(told).not.toContain('debris field');
  expect(told).toMatch(/@ mine at 200, 250: .*2 blue dice/);
  expect(told).toMatch(/@ objective token at 1000, 300; 1200, 600: .*battery dice/);
  expect(told).toContain('$$');
  state.markers = [];
  expect(boardText(armadaBoard(state))).not.toContain('@');
});
