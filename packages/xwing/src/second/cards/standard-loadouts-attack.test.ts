import { describe, expect, it } from 'vitest';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

/** Cards printed on standard loadouts that act in attacks. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const BLANKS = ['blank', 'blank', 'blank'];

/** Attacks with the first special weapon; `target` 1 unless named. */
const fires = (game: TestGame, target = 1): TestGame => game.engage(0).pick({ weapon: 1, target });
const charges = (game: TestGame, ship = 0): number | undefined => game.ship(ship).upgrades[0]?.charges;

/** An X-wing with upgrades, a lock on its target, and tokens. */
const armed = (upgrades: readonly string[], more: Partial<TestShip> = {}, target = tie(ahead(150))) =>
  table({ us: [xwing(us, { upgrades, ...more })], them: [target], locks: [[0, 1]] });

describe('missiles of standard loadouts', () => {
  const focused = { tokens: { focus: 1 } };

  it('Barrage Rockets reroll a die for each charge, in the bullseye', () => {
    const game = fires(armed(['barragerockets'], focused).rolls(...BLANKS, 'hit', 'hit', ...BLANKS));
    expect(game.offers({ kind: 'ability', dice: [0, 1, 2] })).toBe(true);
    game.pick({ kind: 'ability', dice: [0, 1] }).passAll();
    expect(charges(game)).toBe(2);
    expect(game.eventsOf('modified')[0]).toMatchObject({ faces: ['hit', 'hit', 'blank'] });
    const last = fires(armed(['barragerockets:2'], focused).rolls(...BLANKS, ...BLANKS));
    expect(last.offers({ kind: 'ability', dice: [0, 1] })).toBe(false);
    last.passAll();
    const beside = fires(
      armed(['barragerockets'], focused, tie([470, 590, 180])).rolls(...BLANKS, ...BLANKS),
    );
    expect(beside.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Diamond-Boron Missiles make ships of no more agility near the defender roll and suffer', () => {
    const near: readonly TestShip[] = [
      xwing(ahead(150)),
      tie([460, 590, 180]),
      decimator([400, 690, 180], { shields: 0 }),
    ];
    const game = table({
      us: [xwing(us, { upgrades: ['diamondboronmissiles'] })],
      them: near,
      locks: [[0, 1]],
    });
    fires(game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'focus', 'crit'));
    game.deals('Structural Damage').takes({ use: true }).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).damage.length)).toEqual([0, 0, 1]);
    expect(game.eventsOf('rolled').filter(({ faces }) => faces.length === 1)).toMatchObject([
      { ship: 1 },
      { ship: 3 },
    ]);
    expect(charges(game)).toBe(1);
  });

  it('Homing Missiles hit without dice once the defender suffers 1 hit damage for it', () => {
    const game = fires(armed(['homingmissiles']));
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 1 });
    game.pick({ use: true }).passAll();
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.eventsOf('rolled')).toEqual([]);
    expect(game.eventsOf('attack-hits')).toHaveLength(1);
    const not = fires(armed(['homingmissiles']).rolls('hit', 'hit', ...BLANKS.slice(1), ...BLANKS));
    not.pick({ use: false }).passAll();
    expect(not.eventsOf('rolled')).toHaveLength(2);
    expect(not.ship(1).damage).toHaveLength(2);
  });

  it('Homing Missiles destroy in the attack who suffers the last damage for them', () => {
    const damage = ['facedown: Hull Breach', 'facedown: Hull Breach'];
    const game = fires(armed(['homingmissiles'], {}, tie(ahead(150), { damage })));
    game.pick({ use: true }).passAll();
    expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 1 }]);
  });

  it('Saturation Rockets roll a die more in the front arc, and attack a neighbour for a charge instead of two', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['saturationrockets-alphaclassstarwing'] })],
      them: [tie(ahead(150)), tie([460, 590, 180])],
    });
    fires(game.rolls('hit', 'blank', 'blank', 'blank', ...BLANKS)).pick({ use: true });
    expect(charges(game)).toBe(1);
    game.rolls('hit', 'blank', 'blank', ...BLANKS).takes({ use: true });
    game.pick({ weapon: 1, target: 2 }).passAll();
    expect(charges(game)).toBe(0);
    expect([1, 2].map((id) => game.ship(id).damage.length)).toEqual([1, 1]);
  });

  it('Munitions Failsafe cancels all dice for the charge that the attack cost', () => {
    const upgrades = ['protontorpedoes', 'munitionsfailsafe'];
    const game = fires(armed(upgrades).rolls('hit', 'blank', 'blank', 'blank', ...BLANKS));
    expect(charges(game)).toBe(1);
    game.pick({ use: true }).passAll();
    expect(charges(game)).toBe(2);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    const primary = armed(upgrades)
      .rolls(...BLANKS, ...BLANKS)
      .engage(0)
      .pick({ weapon: 0 });
    expect(primary.everOffers({ use: true })).toBe(false);
  });
});

describe('other cards of standard loadouts in attacks', () => {
  const target: TestShip = { pilot: 'bluesquadronescort', at: ahead(150) };
  const ionArmed: readonly (readonly [string, string])[] = [
    ['Ancillary Ion Weapons', 'ancillaryionweapons-siegeofcoruscant'],
    ['Alpha-3E “Esk”', 'alpha3eesk'],
  ];

  it.each(ionArmed)('%s makes crits of a primary attack ion tokens instead of damage', (_, id) => {
    const game = table({ us: [xwing(us, { upgrades: [id] })], them: [target] });
    game.rolls('hit', 'crit', 'crit', 'blank', 'blank').attack(0, 1).pick({ use: true }).passAll();
    expect(game.ship(1).tokens.ion).toBe(2);
    expect(game.ship(1)).toMatchObject({ shields: 1, damage: [] });
    expect([charges(game), game.ship(0).lasting]).toEqual([0, []]);
    const plain = table({ us: [xwing(us, { upgrades: [`${id}:1`] })], them: [target] });
    plain.rolls('hit', 'crit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(plain.everOffers({ use: true })).toBe(false);
    expect(plain.ship(1)).toMatchObject({ shields: 0, tokens: { ion: 0 } });
  });

  it('Alpha-3B “Besh” spends the lock on the defender to turn a blank or focus to a hit', () => {
    const game = armed(['alpha3bbesh'])
      .rolls('blank', 'focus', 'blank', ...BLANKS)
      .attack(0, 1);
    game.pick({ kind: 'ability', dice: [1] }).passAll();
    expect(game.eventsOf('modified')[0]).toMatchObject({ faces: ['blank', 'hit', 'blank'] });
    expect(game.state.locks).toEqual([]);
  });

  it('Targeting Matrix spends a focus left over for a strain token after the attack', () => {
    const upgrades = ['targetingmatrix-battleoverendor'];
    const game = armed(upgrades)
      .rolls('hit', 'focus', 'blank', ...BLANKS)
      .attack(0, 1);
    game.takes({ use: true }).passAll();
    expect(game.ship(1).tokens.strain).toBe(1);
    expect(game.ship(0).lasting).toEqual([]);
    const not = armed(upgrades)
      .rolls('hit', 'blank', 'blank', ...BLANKS)
      .attack(0, 1);
    expect(not.everOffers({ use: true })).toBe(false);
    expect(not.ship(1).tokens.strain).toBe(0);
  });

  it('Instinctive Aim pays a Force for the lock that a weapon needs, but not when it is there', () => {
    const jedi = (locks: readonly (readonly [number, number])[], force = 1) => {
      const luke: TestShip = {
        pilot: 'lukeskywalker',
        at: us,
        upgrades: ['protontorpedoes', 'instinctiveaim'],
      };
      return table({ us: [luke], them: [tie(ahead(150))], locks, set: { '/ships/0/force': force } });
    };
    const roll = ['blank', ...BLANKS, ...BLANKS];
    const game = fires(jedi([]).rolls(...roll)).passAll();
    expect(game.ship(0).force).toBe(0);
    const locked = fires(jedi([[0, 1]]).rolls(...roll)).passAll();
    expect(locked.ship(0).force).toBe(1);
    expect(jedi([], 0).engage(0).offers({ weapon: 1 })).toBe(false);
  });

  it.each(['baktoidprototype', 'baktoidprototype-siegeofcoruscant'])(
    '%s fires without a lock at what a networked friend has locked',
    (pilot) => {
      const droids: readonly TestShip[] = [
        { pilot, at: us, upgrades: ['homingmissiles'] },
        { pilot: 'separatistbomber', at: [200, 400, 0] },
      ];
      const layout = { us: droids, them: [tie(ahead(150)), tie([460, 590, 180])] };
      const game = table({ ...layout, locks: [[1, 2]] }).engage(0);
      expect(game.offers({ weapon: 1, target: 2 })).toBe(true);
      expect(game.offers({ weapon: 1, target: 3 })).toBe(false);
      expect(table(layout).engage(0).offers({ weapon: 1 })).toBe(false);
    },
  );

  it('Malice turns a focus or hit to a crit, and gives 2 Force back for a Pilot card dealt faceup', () => {
    const vader: TestShip = { pilot: 'darthvader', at: us, upgrades: ['malice'] };
    const attacked = (card: string) =>
      table({ us: [vader], them: [tie(ahead(150))] })
        .rolls('hit', 'blank', ...BLANKS)
        .deals(card)
        .attack(0, 1)
        .pick({ kind: 'ability', dice: [0] })
        .passAll();
    expect(attacked('Blinded Pilot').ship(0).force).toBe(3);
    expect(attacked('Hull Breach').ship(0).force).toBe(2);
  });

  it('Wolfpack rerolls any dice for the lock of Plo Koon or of a clone on the defender', () => {
    const wolf: TestShip = {
      pilot: '104thbattalionpilot',
      at: us,
      upgrades: ['wolfpack-siegeofcoruscant'],
    };
    const layout = (friend: string) => ({
      us: [wolf, { pilot: friend, at: [200, 400, 0] as const }],
      them: [tie(ahead(150))],
      locks: [[1, 2]] as const,
    });
    const game = table(layout('plokoon'))
      .rolls(...BLANKS, 'hit', 'hit', ...BLANKS)
      .attack(0, 2);
    game.pick({ kind: 'ability', dice: [0, 1] }).passAll();
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('lock-spent')).toMatchObject([{ ship: 1, on: 2 }]);
    const stranger = table(layout('104thbattalionpilot'))
      .rolls(...BLANKS, ...BLANKS)
      .attack(0, 2);
    expect(stranger.everOffers({ kind: 'ability' })).toBe(false);
  });
});
