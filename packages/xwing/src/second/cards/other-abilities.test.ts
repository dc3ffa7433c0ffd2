import { describe, expect, it } from 'vitest';
import { occasion } from '../state.ts';
import {
  type At,
  decimator,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';
import './all.ts';

/** Abilities of cards whose other abilities are tested elsewhere: each test fails when only this one is taken away. */

const us: At = [400, 400, 0];
/** Ahead of the ship at (400, 400), facing it, so many mm between the bases. */
const ahead = (gap: number): At => [400, 440 + gap, 180];
const carries = (upgrade: string, more: Partial<TestShip> = {}): TestShip =>
  xwing(us, { upgrades: [upgrade], ...more });
/** A ship with a card, and a TIE fighter ahead of it at range 2. */
const against = (upgrade: string, more: Partial<TestShip> = {}, layout: Partial<TestTable> = {}) =>
  table({ us: [carries(upgrade, more)], them: [tie(ahead(150))], ...layout });

describe('talents', () => {
  it('Heroic rerolls defense dice of a roll of blanks', () => {
    const blanks = against('heroic').rolls('hit', 'hit', 'blank', 'blank').attack(1, 0);
    expect(blanks.offers({ ability: 'upgrade-heroic.1', dice: [0, 1] })).toBe(true);
    blanks.passAll();
    const mixed = against('heroic').rolls('hit', 'hit', 'blank', 'focus').attack(1, 0);
    expect(mixed.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Lone Wolf rerolls a defense die without friends at range 0-2', () => {
    const alone = against('lonewolf').rolls('hit', 'hit', 'blank', 'focus').attack(1, 0);
    expect(alone.everOffers({ ability: 'upgrade-lonewolf.1' })).toBe(true);
    const friends = table({ us: [carries('lonewolf'), ywing([500, 400, 0])], them: [tie(ahead(150))] });
    friends.rolls('hit', 'hit', 'blank', 'focus').attack(2, 0);
    expect(friends.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Notorious rerolls a blank against a strained defender', () => {
    const rerolls = (strain: number) =>
      table({ us: [carries('notorious')], them: [tie(ahead(150), { tokens: { strain } })] })
        .rolls('blank', 'hit', 'hit', ...new Array<string>(3 - strain).fill('evade'))
        .attack(0, 1)
        .everOffers({ ability: 'upgrade-notorious.1' });
    expect([rerolls(1), rerolls(0)]).toEqual([true, false]);
  });

  it('Treacherous recovers its charge when a ship at range 0-3 is destroyed', () => {
    const charges = (at: At) => {
      const game = table({ us: [carries('treacherous:0')], them: [tie(at)] });
      game.run({ kind: 'window', ...occasion('after-destroyed', { ship: 1 }) }).passAll();
      return game.ship(0).upgrades[0]!.charges;
    };
    expect([charges(ahead(150)), charges([400, 880, 180])]).toEqual([1, 0]);
  });

  it('Persistent Tracker without charges lets a stressed ship act in the Activation Phase', () => {
    const acts = (charges: number, phase: string) =>
      against(`persistenttracker-armedanddangerous:${charges}`, { tokens: { stress: 1 } }, { phase })
        .act(0)
        .everOffers({ action: 'focus' });
    expect([acts(0, 'activation'), acts(3, 'activation'), acts(0, 'system')]).toEqual([true, false, false]);
  });
});

describe('missiles and torpedoes', () => {
  const fires = (weapon: string, target: TestShip, ...faces: readonly string[]) =>
    table({ us: [carries(weapon)], them: [target], locks: [[0, 1]] })
      .engage(0)
      .rolls(...faces)
      .pick({ kind: 'attack', weapon: 1 });

  it('Seeker Missiles of legends turn two focus results, a charge each', () => {
    const game = fires(
      'seekermissiles-legendsandrelics',
      decimator(ahead(150), { shields: 4 }),
      'focus',
      'focus',
      'blank',
    );
    for (const n of [0, 1]) game.takes({ ability: `upgrade-seekermissiles-legendsandrelics.${n + 1}` });
    game.passAll();
    expect(game.ship(1).shields).toBe(2);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('Ion Torpedoes deal one damage and ion tokens for the rest', () => {
    const game = fires('iontorpedoes', decimator(ahead(150)), 'hit', 'hit', 'hit', 'blank').passAll();
    expect(game.ship(1).shields).toBe(3);
    expect(game.ship(1).tokens.ion).toBe(2);
  });

  it('Plasma Torpedoes have critical hits neutralized before hits', () => {
    const game = fires('plasmatorpedoes', tie(ahead(150)), 'hit', 'crit', 'blank', 'evade', 'blank', 'blank');
    game.passAll();
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false]);
  });
});

describe('crew and astromechs', () => {
  const flies = (upgrade: string, more: Partial<TestShip>, set: TestTable['set'] = {}) =>
    table({ us: [carries(upgrade, more)], set })
      .fly(0, '3 bank left')
      .passAll()
      .ship(0).tokens.stress;

  it("L3-37's Programming makes banks less difficult without shields", () => {
    const flipped = { '/ships/0/upgrades/0/flipped': true };
    const stress = { stress: 1 };
    expect(flies('l337', { tokens: stress, shields: 0 }, flipped)).toBe(0);
    expect(flies('l337', { tokens: stress, shields: 0 })).toBe(1);
    expect(flies('l337', { tokens: stress, shields: 1 }, flipped)).toBe(1);
  });

  it('L3-37 of the standard loadout does so once her charge is spent', () => {
    const stress = { stress: 1 };
    expect(flies('l337-armedanddangerous:0', { tokens: stress })).toBe(0);
    expect(flies('l337-armedanddangerous', { tokens: stress })).toBe(1);
  });

  it('Hera Syndulla has a stressed ship fly red maneuvers', () => {
    const facing = (upgrades: readonly string[]) =>
      table({ us: [xwing(us, { upgrades, tokens: { stress: 1 } })] })
        .fly(0, '4 koiogran')
        .passAll()
        .pose(0).facing;
    expect([facing(['herasyndulla']), facing([])]).toEqual([180, 0]);
  });
});

describe('sensors', () => {
  it('Passive Sensors spend their charge as an action of the Perform Action step alone', () => {
    const game = against('passivesensors').fly(0, '1 straight');
    game.pick({ ability: 'upgrade-passivesensors.0' }).passAll();
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    const granted = against('passivesensors').act(0);
    expect(granted.everOffers({ ability: 'upgrade-passivesensors.0' })).toBe(false);
  });

  it('Passive Sensors without a charge keep their ship from being coordinated', () => {
    const game = table({
      us: [
        { pilot: 'omicrongrouppilot', at: [500, 400, 0] },
        tie(us, { upgrades: ['passivesensors:0'] }),
        tie([320, 400, 0], { upgrades: ['passivesensors'] }),
      ],
    });
    game.act(0).pick({ action: 'coordinate' });
    expect(game.question).toMatchObject({ kind: 'action', ship: 2 });
    game.passAll();
  });
});

describe('pilots', () => {
  it('xwing2:charges.14 Yoda spends Force to give a friend back what it spent on its dice', () => {
    const after = (kind: 'spend-force' | 'spend-focus') => {
      const game = table({
        us: [
          { pilot: 'yoda', at: us },
          { pilot: 'jediknight', at: [500, 400, 0], tokens: { focus: 1 } },
        ],
        them: [tie([500, 590, 180])],
        set: { '/ships/1/force': 1 },
      });
      game.rolls('focus', 'hit', 'blank', 'blank', 'blank').attack(1, 2).pick({ kind });
      if (game.offers({ use: true })) game.pick({ use: true });
      game.passAll();
      return [game.ship(0).force, game.ship(1).force];
    };
    expect(after('spend-force')).toEqual([2, 1]);
    expect(after('spend-focus')).toEqual([3, 1]);
  });
});
