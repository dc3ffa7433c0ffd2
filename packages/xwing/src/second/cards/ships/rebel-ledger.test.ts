import { describe, expect, it } from 'vitest';
import {
  type At,
  awing,
  decimator,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const us: At = [400, 400, 0];
const flies = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
const target = decimator([400, 660, 180]);
const foe = tie([400, 640, 180]);
const ability = { kind: 'ability', ship: 0 };
const faces = (game: TestGame) => game.eventsOf('modified').at(-1)?.faces;

describe.each(['arvelcrynyd', 'arvelcrynyd-swz106'])('%s', (pilot) => {
  const boosts = () =>
    table({ us: [flies(pilot)], them: [tie([400, 470, 0])] })
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });

  it('xwing2:errata-ship-cards.7 backs up to the ship that a boost would fail on', () => {
    const game = boosts().pick({ use: true });
    expect(game.pose(0).x).toBe(400);
    expect(game.pose(0).y).toBeCloseTo(424.2, 2);
    expect(game.eventsOf('action-failed')).toEqual([]);
    expect(game.ship(0)).toMatchObject({ performed: ['boost'], failed: [] });
    expect(game.state.contacts).toEqual([0, 1]);
    const failed = boosts().pick({ use: false });
    expect(failed.pose(0)).toMatchObject({ y: 400 });
    expect(failed.ship(0)).toMatchObject({ performed: [], failed: ['boost'] });
    const other = table({ us: [awing(us)], them: [tie([400, 470, 0])] });
    other.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(other.eventsOf('action-failed')).toHaveLength(1);
  });

  it('xwing2:errata-ship-cards.8 attacks at range 0 as at range 1', () => {
    const attacks = (own: TestShip) =>
      table({ us: [own], them: [tie([400, 440, 180])], contacts: [[0, 1]] }).attack(0, 1);
    const game = table({
      us: [flies(pilot, { tokens: { focus: 1 } })],
      them: [tie([400, 440, 180])],
      contacts: [[0, 1]],
    });
    game.rolls('focus', 'focus', 'focus').attack(0, 1);
    expect(game.eventsOf('attack')[0]?.range).toBe(1);
    expect(game.offers({ kind: 'spend-focus' })).toBe(true);
    game.passAll();
    const plain = attacks(awing(us, { tokens: { focus: 1 } })).passAll();
    expect(plain.eventsOf('attack')[0]?.range).toBe(0);
    expect(plain.eventsOf('rolled')[0]?.faces).toHaveLength(2);
  });
});

it('xwing2:errata-ship-cards.15 Fenn Rau: an enemy about to engage cannot spend tokens on its attack dice this phase', () => {
  const game = table({
    us: [flies('fennrau-sheathipedeclassshuttle')],
    them: [tie([400, 640, 180], { tokens: { focus: 1 } })],
    locks: [[1, 0]],
  });
  game.engage(1);
  expect(game.question).toMatchObject({ kind: 'use-ability', player: 0 });
  expect(game.eventsOf('attack')).toEqual([]);
  game.pick({ use: true });
  expect(game.ship(0).tokens.stress).toBe(1);
  game.rolls('focus', 'blank').pick({ kind: 'attack', target: 0 });
  expect(game.offers({ kind: 'spend-focus' })).toBe(false);
  expect(game.offers({ kind: 'spend-lock' })).toBe(false);
  game.passAll();
  const free = table({
    us: [flies('fennrau-sheathipedeclassshuttle')],
    them: [tie([400, 640, 180], { tokens: { focus: 1 } })],
  });
  free.engage(1).pick({ use: false });
  free.rolls('focus', 'blank').pick({ kind: 'attack', target: 0 });
  expect(free.offers({ kind: 'spend-focus' })).toBe(true);
  free.passAll();
});

describe.each([
  ['xwing2:errata-ship-cards.17', 'herasyndulla-asf01bwing'],
  ['xwing2:errata-ship-cards.18', 'herasyndulla-rz1awing'],
] as const)('%s', (ruling, pilot) => {
  const friend = xwing([540, 400, 0]);
  it(`${ruling} Hera hands a token to a friend that attacks, in a Modify Dice step and once`, () => {
    const hera = flies(pilot, { tokens: { focus: 2 } });
    const game = table({ us: [hera, friend], them: [target] })
      .rolls('focus', 'hit', 'hit')
      .attack(1, 2);
    expect(game.question?.kind).toBe('modify-attack-dice');
    game.pick(ability);
    if (game.question?.kind === 'choose-effect') game.pick({ effect: 0 });
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([1, 1]);
    expect(game.offers(ability)).toBe(false);
    game.pick({ kind: 'spend-focus' });
    expect(faces(game)).toEqual(['hit', 'hit', 'hit']);
    game.passAll();
    const away = table({ us: [hera, xwing([900, 400, 0])], them: [decimator([900, 660, 180])] });
    expect(away.rolls('focus', 'hit', 'hit').attack(1, 2).offers(ability)).toBe(false);
  });

  it(`${ruling} or to one that defends; a lock too`, () => {
    const hera = flies(pilot, { tokens: { evade: 1 } });
    const game = table({ us: [hera, friend], them: [tie([540, 640, 180])] });
    game.rolls('hit', 'hit').attack(2, 1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0 });
    game.rolls('blank', 'blank').pick('done');
    expect(game.question?.kind).toBe('modify-defense-dice');
    game.pick(ability);
    expect(game.ship(1).tokens.evade).toBe(1);
    game.passAll();
    const lock = table({ us: [flies(pilot), friend], them: [target], locks: [[0, 2]] });
    lock.rolls('blank', 'hit', 'hit').attack(1, 2).pick(ability);
    expect(lock.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    expect(lock.offers({ kind: 'spend-lock' })).toBe(true);
    lock.passAll();
  });
});

it.each(['norrawexley', 'norrawexley-btla4ywing'])(
  'xwing2:errata-ship-cards.20 %s adds an evade with an enemy at range 0-1, without a prompt',
  (pilot) => {
    const defends = (at: At) => {
      const game = table({ us: [flies(pilot)], them: [tie(at)] });
      return game.rolls('blank', 'blank', ...(at[1] < 530 ? ['blank'] : []), 'blank').attack(1, 0);
    };
    const near = defends([400, 500, 180]);
    // Nothing else could be done, so nobody is asked.
    near.passAll();
    expect(near.eventsOf('modified')).toMatchObject([{ how: 'add', faces: ['blank', 'evade'] }]);
    expect(defends([400, 640, 180]).passAll().eventsOf('modified')).toEqual([]);
  },
);

describe('Battle of Yavin', () => {
  it('xwing2:errata-standard-loadouts.1 “Dutch” Vander spends a lock in an attack: a friend may lock the defender', () => {
    const dutch = flies('dutchvander-battleofyavin');
    const game = table({ us: [dutch, xwing([560, 400, 0])], them: [target], locks: [[0, 2]] });
    game.rolls('blank', 'hit').attack(0, 2);
    game.rolls('hit').pick({ kind: 'spend-lock', dice: [0] });
    while (game.question && game.question.kind !== 'use-ability') game.answer(game.options.length - 1);
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 0 });
    game.pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
  });

  it('xwing2:errata-standard-loadouts.3 Iden Versio spends two charges to prevent one damage of a friendly TIE', () => {
    const iden: TestShip = { pilot: 'idenversio-battleofyavin', at: [460, 400, 0] };
    const game = table({ us: [tie(us), iden], them: [xwing([400, 640, 180])] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').attack(2, 0);
    while (game.question && game.question.kind !== 'replacement') game.pick('done');
    game.pick({ ship: 1 });
    expect(game.ship(1).charges).toBe(0);
    expect(game.ship(0).damage).toHaveLength(1);
    const spent = table({ us: [tie(us), { ...iden, charges: 1 }], them: [xwing([400, 640, 180])] });
    spent.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').attack(2, 0).passAll();
    expect(spent.ship(0).damage).toHaveLength(2);
  });
});

it.each(['dutchvander', 'dutchvander-swz106'])(
  '%s: a friend may lock what he locks, at any range',
  (pilot) => {
    const game = table({ us: [flies(pilot), xwing([400, 180, 0])], them: [decimator([400, 720, 180])] }).act(
      0,
    );
    game.pick({ action: 'lock' });
    if (game.question?.kind === 'lock-target') game.pick({ kind: 'ship', id: 2 });
    game.pick({ target: 1 }).pick({ use: true });
    expect(game.state.locks).toMatchObject([
      { by: 0, on: 2 },
      { by: 1, on: 2 },
    ]);
  },
);

describe('Han Solo', () => {
  const rock = { outline: 'coreasteroid0', at: [520, 400, 0] as const };
  const han = (more: Partial<TestShip> = {}) =>
    flies('hansolo-modifiedyt1300lightfreighter', { turret: 0, ...more });

  it('xwing2:faq-rolling-and-rerolling-dice.4 rolls all dice again, those too that were rerolled', () => {
    const game = table({ us: [han()], them: [target], locks: [[0, 1]], obstacles: [rock] });
    game.rolls('blank', 'blank', 'hit').attack(0, 1);
    game.rolls('blank', 'focus').pick({ kind: 'spend-lock', dice: [0, 1] });
    expect(faces(game)).toEqual(['blank', 'focus', 'hit']);
    game.rolls('hit', 'crit', 'hit').pick(ability);
    expect(faces(game)).toEqual(['hit', 'crit', 'hit']);
    expect(game.offers(ability)).toBe(false);
    game.passAll();
    const alone = table({ us: [han()], them: [target] })
      .rolls('blank', 'blank', 'hit')
      .attack(0, 1);
    expect(alone.offers(ability)).toBe(false);
  });

  it('what he rolled again can still be rerolled', () => {
    const game = table({ us: [han()], them: [target], locks: [[0, 1]], obstacles: [rock] });
    game.rolls('blank', 'blank', 'hit').attack(0, 1);
    game.rolls('blank', 'blank', 'blank').pick(ability);
    expect(game.offers({ kind: 'spend-lock', dice: [0, 1, 2] })).toBe(true);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.32 other rolls too: that of an asteroid', () => {
    const game = table({ us: [han()], obstacles: [{ outline: 'coreasteroid0', at: [400, 480, 0] }] });
    game.rolls('hit').fly(0, '2 straight');
    expect(game.question).toMatchObject({ kind: 'use-ability', ship: 0 });
    game.rolls('blank').pick({ use: true });
    // One for the asteroid, none for the roll.
    expect(game.ship(0).shields).toBe(4);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.34 not where “Midnight” forbids modifications', () => {
    const shot = (locks: readonly (readonly [number, number])[]) => {
      const midnight: TestShip = { pilot: 'midnight', at: [400, 660, 180] };
      const game = table({ us: [han()], them: [midnight], locks, obstacles: [rock] });
      game.rolls('hit', 'hit', 'blank').attack(1, 0);
      while (game.question?.kind === 'modify-attack-dice') game.pick('done');
      return game;
    };
    expect(shot([]).offers(ability)).toBe(true);
    const locked = shot([[1, 0]]);
    expect(locked.offers(ability)).toBe(false);
  });
});

it('Magva Yarro: an attacker rerolls at most one die against a friend near', () => {
  const shot = (friend: At) => {
    const game = table({
      us: [flies('magvayarro'), xwing(friend)],
      them: [{ pilot: 'howlrunner', at: [friend[0], 640, 180] }],
      locks: [[2, 1]],
    });
    return game.rolls('blank', 'blank').attack(2, 1);
  };
  const near = shot([500, 400, 0]);
  expect(near.offers({ kind: 'spend-lock', dice: [0] })).toBe(true);
  expect(near.offers({ kind: 'spend-lock', dice: [0, 1] })).toBe(false);
  near.rolls('blank').pick({ kind: 'ability', ship: 2 });
  expect(near.offers({ kind: 'spend-lock' })).toBe(false);
  near.passAll();
  const far = shot([900, 400, 0]);
  expect(far.offers({ kind: 'spend-lock', dice: [0, 1] })).toBe(true);
  far.passAll();
});

it('Tycho Celchu of Endor fires missiles while disarmed, with at most four dice', () => {
  const tycho = (disarm: number) =>
    table({
      us: [flies('tychocelchu-battleoverendor', { tokens: { disarm }, upgrades: ['protonrockets'] })],
      them: [target, foe],
    }).engage(0);
  const armed = tycho(0);
  expect(armed.offers({ weapon: 0 })).toBe(true);
  armed.passAll();
  const disarmed = tycho(1);
  expect(disarmed.offers({ weapon: 0 })).toBe(false);
  disarmed.passAll();
});
