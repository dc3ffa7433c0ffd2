/** What most tests of cards begin with: two ships nose to nose, a moment that comes, what became of it. */
import type { Edition } from '../attack/dice.ts';
import { occasion, type Window } from '../state.ts';
import { apart, attackOn } from './attacks.ts';
import {
  cr90,
  type TestGame,
  type TestPiece,
  type TestShip,
  type TestTable,
  table,
  victory,
} from './table.ts';

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

/** Squadrons of both sides, ships far away. */
export const dogfight = (
  us: readonly TestPiece[],
  them: readonly TestPiece[],
  more: Partial<TestTable> = {},
): TestGame =>
  table({ us: [cr90([200, 200, 0]), ...us], them: [victory([200, 800, 180]), ...them], ...more });

/** A Victory II out of everybody's reach. */
export const AWAY = victory([1500, 800, 180]);

/** A ship with an upgrade. */
export const led = (upgrade: string, more: Differences = {}): Differences => ({
  upgrades: [upgrade],
  ...more,
});

/** A moment comes. */
export const when = (game: TestGame, window: Window, about: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, about) });

/** Ship 0 may still command so many squadrons. */
export const commanding = (left: number) =>
  ({ kind: 'command-squadrons', ship: 0, left, relayed: 0, passed: [] }) as const;

/** Goes on until a question of a kind is asked, with the last option of each before. */
export const until = (game: TestGame, kind: string): TestGame => {
  while (game.question && game.question.kind !== kind) game.answer(game.options.length - 1);
  return game;
};

/** Whether a card's effect may be used now; all that is asked from here on is passed. */
export const offeredThenPassed = (game: TestGame, effect: string): boolean => {
  const offered = game.offers({ effect });
  game.passAll();
  return offered;
};

/** The side of a ship's first upgrade. */
export const sideOf = (game: TestGame, ship = 0) => game.ship(ship).upgrades[0]!.side;
/** What the dice of the attack show. */
export const faces = (game: TestGame) => game.state.attack!.dice.map(({ face }) => face);
/** Total damage of each attack so far. */
export const damages = (game: TestGame) => game.eventsOf('damage-totaled').map(({ damage }) => damage);
/** What is left of each squadron's hull. */
export const hulls = (game: TestGame) => game.state.squadrons.map(({ hull }) => hull);
