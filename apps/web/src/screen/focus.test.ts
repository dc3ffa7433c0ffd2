import { describe, expect, it } from 'vitest';
import { WHOLE_TABLE } from '../board/focus.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { ShownShip } from '../shown/table.ts';
import { focusOf } from './focus.ts';

const SMALL = { kind: 'rectangle', halfX: 20, halfY: 20, guides: [] } as const;
const SQUADRON = { kind: 'disc', radius: 17 } as const;

const ship = (id: number, player: number, x: number, y: number, base: ShownShip['base'] = SMALL) =>
  ({ id, player, x, y, base, onTable: true }) as ShownShip;

type Game = Parameters<typeof focusOf>[0];
const gameOf = (ships: readonly ShownShip[], attack: object | null = null) =>
  ({ table: { ships, attack, phase: 'engagement' }, turn: { kind: 'ask' }, asked: 7 }) as unknown as Game;

const asked = (question: object) => ({ kind: 'some', ...question }) as unknown as ShownQuestion;
const choice = (ships: readonly number[], of: readonly (number | null)[] = []) =>
  asked({ form: 'choice', ships, options: of.map((target) => ({ ship: target, preview: () => null })) });

const OWN = ship(0, 0, 100, 100);
const WING = ship(1, 0, 800, 100);
const NEAR = ship(2, 1, 100, 300);
const FAR = ship(3, 1, 300, 350);

it('shows all of the table while it is set up, and nothing new while nobody is asked', () => {
  const setup = { ...gameOf([OWN]), table: { ...gameOf([OWN]).table, phase: 'setup' } } as Game;
  expect(focusOf(setup, choice([0]), null, null)).toBe(WHOLE_TABLE);
  expect(focusOf(gameOf([OWN]), null, null, null)).toBeNull();
});

describe('an attack', () => {
  const line = [100, 120, 100, 280];
  const game = gameOf([OWN, WING, NEAR, FAR], {});

  it('is its line and the two ships at whose bases that ends, whatever is asked in it', () => {
    const focus = focusOf(game, choice([2], [0, 1, 2, 3]), { line }, null);
    expect(focus?.key).toBe(`fight ${line}`);
    expect(focus?.spots).toEqual([
      [100, 120],
      [100, 280],
    ]);
    expect(focus?.core.slice(2)).toEqual([
      [100, 100],
      [100, 300],
    ]);
    expect(focus?.body).toBe(29);
  });

  it('has room for the hulls of large ships', () => {
    const large = ship(4, 1, 100, 340, { ...SMALL, halfX: 30, halfY: 60 });
    const focus = focusOf(gameOf([OWN, large], {}), null, { line }, null);
    expect(focus?.core).toContainEqual([100, 340]);
    expect(focus?.body).toBeCloseTo(Math.hypot(30, 60), 9);
  });

  it('counts squadrons by their discs', () => {
    const squadron = ship(5, 1, 100, 300, SQUADRON);
    expect(focusOf(gameOf([OWN, squadron], {}), null, { line }, null)?.body).toBe(29);
  });

  it('that is not aimed yet is the ships that may be attacked, and the one that attacks', () => {
    const focus = focusOf(game, choice([0], [2, 3, null]), { line: null }, null);
    expect(focus?.core).toEqual([
      [100, 100],
      [100, 300],
      [300, 350],
    ]);
    expect(focus?.spots).toEqual(focus?.core);
  });
});

it('shows who decides with the nearest enemy, and all others around it where there is space', () => {
  const focus = focusOf(gameOf([OWN, WING, NEAR, FAR]), choice([0]), null, null);
  expect(focus?.core).toEqual([
    [100, 100],
    [100, 300],
  ]);
  expect(focus?.spots).toContainEqual([300, 350]);
  expect(focus?.spots).not.toContainEqual([800, 100]);
});

it('shows where the options would take the ship, also off the table', () => {
  const ends = [
    { x: -20, y: 190 },
    { x: 60, y: 190 },
  ];
  const roll = asked({
    form: 'choice',
    ships: [0],
    options: ends.map((to) => ({ ship: null, preview: () => ({ kind: 'move', to }) })),
  });
  const focus = focusOf(gameOf([OWN, NEAR]), roll, null, null);
  expect(focus?.core).toEqual([
    [100, 100],
    [100, 300],
    [-20, 190],
    [60, 190],
  ]);
  expect(focus?.spots).toEqual(
    expect.arrayContaining([
      [-20, 190],
      [60, 190],
    ]),
  );
});

it.each(['course', 'choice'] as const)('shows where all ways of a %s end, where there is space', (form) => {
  const fan = () => ({ kind: 'fan', ends: [{ x: 40, y: 400 }] });
  const question = asked({ form, ship: 0, ships: [0], fan, options: [{ ship: null, preview: fan }] });
  const focus = focusOf(gameOf([OWN, NEAR]), question, null, null);
  expect(focus?.spots).toContainEqual([40, 400]);
  expect(focus?.core).not.toContainEqual([40, 400]);
});

describe('dials', () => {
  const dial = (id: number) => ({
    ship: id,
    entries: [{}, {}],
    preview: (entry: number) => (entry === 0 ? { kind: 'move', to: { x: 100, y: 180, facing: 0 } } : null),
  });
  const dials = asked({ form: 'dials', ships: [], dials: [dial(0), dial(1)] });

  it('one by one: the ship, where its dial takes it, and the nearest enemy in its reach', () => {
    const focus = focusOf(gameOf([OWN, WING, NEAR, FAR]), dials, null, 0);
    expect(focus?.spots).toEqual([
      [100, 100],
      [100, 180],
      [100, 300],
    ]);
    expect(focus?.core).toBe(focus?.spots);
    const alone = focusOf(gameOf([OWN, ship(2, 1, 100, 900)]), dials, null, 0);
    expect(alone?.spots).toHaveLength(2);
  });

  it('all at once: the formation, and the enemies in its reach', () => {
    const focus = focusOf(gameOf([OWN, WING, NEAR, ship(4, 1, 800, 850)]), dials, null, null);
    expect(focus?.spots).toEqual([
      [100, 100],
      [800, 100],
      [100, 300],
    ]);
  });
});
