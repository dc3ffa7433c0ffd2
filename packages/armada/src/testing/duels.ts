/** What most tests of cards begin with: two ships nose to nose, a moment that comes, what became of it. */
import type { Edition } from '../attack/dice.ts';
import { occasion, type Window } from '../state.ts';
import { apart, attackOn } from './attacks.ts';
import { cr90, type TestGame, type TestShip, type TestTable, table, victory } from './table.ts';

/** Gaps between two ships in mm that are at close, medium and long range. */
export const CLOSE = 100;
export const MEDIUM = 150;
export const LONG = 250;

/** The attack of ship 0 on ship 1 where the two are nose to nose. */
export const onFront = attackOn('front', 1, 'front');
export const SIX_HITS: readonly string[] = ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'];

type Differences = Partial<TestShip>;

/** Where a CR90 of player 0 and a Victory II of player 1 are nose to nose. */
export const noseToNose = (gap: number, mine: Differences = {}, theirs: Differences = {}): TestTable => ({
  us: [cr90([900, 300, 0], mine)],
  them: [victory([900, 300 + apart('cr90', gap, 'victory'), 180], theirs)],
});

/** A CR90 (ship 0) and a Victory II nose to nose. */
export const duel = (
  gap: number,
  mine: Differences = {},
  theirs: Differences = {},
  edition: Edition = '1.6',
): TestGame => table({ ...noseToNose(gap, mine, theirs), edition });

/** A Victory II (ship 0) and a CR90 nose to nose: the larger attacks. */
export const siege = (
  gap: number,
  mine: Differences = {},
  theirs: Differences = {},
  edition: Edition = '1.6',
): TestGame =>
  table({
    us: [victory([900, 300, 0], mine)],
    them: [cr90([900, 300 + apart('cr90', gap, 'victory'), 180], theirs)],
    edition,
  });

/** A ship with an upgrade. */
export const led = (upgrade: string, more: Differences = {}): Differences => ({
  upgrades: [upgrade],
  ...more,
});

/** A moment comes. */
export const when = (game: TestGame, window: Window, about: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, about) });

/** The side of a ship's first upgrade. */
export const sideOf = (game: TestGame, ship = 0) => game.ship(ship).upgrades[0]!.side;
/** What the dice of the attack show. */
export const faces = (game: TestGame) => game.state.attack!.dice.map(({ face }) => face);
/** Total damage of each attack so far. */
export const damages = (game: TestGame) => game.told('damage-totaled').map(({ damage }) => damage);
