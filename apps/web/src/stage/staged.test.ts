import { expect, it } from 'vitest';
import type { ShownShip, ShownThing } from '../shown/table.ts';
import { staged } from './staged.ts';

const ship: ShownShip = {
  id: 3,
  player: 1,
  tag: '4',
  name: 'Black Squadron Ace',
  type: 'TIE/ln Fighter',
  onTable: true,
  hasCard: true,
  base: { kind: 'rectangle', halfX: 20, halfY: 20, guides: [] },
  prints: [],
  tokens: [],
  says: 'Black Squadron Ace',
  x: 100,
  y: 200,
  facing: 10,
};
const thing: ShownThing = {
  key: 'asteroid 1',
  kind: 'asteroid',
  player: -1,
  outline: [0, 0, 10, 0, 0, 10],
  at: { x: 30, y: 40, facing: 0 },
  title: 'asteroid',
  text: '',
  size: 1,
};

it('says what is seen and nothing else, as plain data, where it lies on the drawing', () => {
  const odds = () => null;
  const attack = { attacker: 'a', defender: 'b', how: '', between: [3, 4] as const, pools: [], odds };
  const table = { ships: [ship, { ...ship, id: 4, onTable: false }], things: [thing], attack };
  const shown = staged(table, { width: 914, depth: 600, bottom: 'near' });
  expect(structuredClone(shown)).toEqual({
    width: 914,
    height: 600,
    ships: [{ id: 3, player: 1, base: ship.base, prints: [], great: false, x: 100, y: 400, turn: 10 }],
    things: [
      { key: 'asteroid 1', kind: 'asteroid', player: -1, outline: thing.outline, x: 30, y: 560, turn: 0 },
    ],
    attack: { between: [3, 4], pools: [] },
  });
});

it('turns with the edge it is seen from, and knows ships that die slowly', () => {
  const large: ShownShip = { ...ship, base: { kind: 'rectangle', halfX: 40, halfY: 60, guides: [] } };
  const shown = staged(
    { ships: [large], things: [], attack: null },
    { width: 914, depth: 600, bottom: 'left' },
  );
  expect(shown).toMatchObject({ width: 600, height: 914, attack: null });
  expect(shown.ships[0]).toMatchObject({ x: 400, y: 814, turn: 280, great: true });
});
