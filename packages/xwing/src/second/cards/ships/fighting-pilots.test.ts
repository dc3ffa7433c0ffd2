import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Pilots who act in attacks and after them. */

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
const ability = { kind: 'ability', ship: 0 };
const blanks = (count: number) => new Array<string>(count).fill('blank');
const conditions = (game: TestGame, ship: number) => game.ship(ship).conditions.map(({ id }) => id);

describe('pilots who reroll', () => {
  it('“Matchstick” rerolls a die for each red token that he has', () => {
    const offers = (stress: number, dice: readonly number[]) => {
      const game = table({
        us: [pilot('matchstick', { tokens: { stress } })],
        them: [decimator([400, 660, 180])],
      });
      return game
        .rolls(...blanks(2))
        .engage(0)
        .pick({ weapon: 0 })
        .everOffers({ ...ability, dice });
    };
    expect(offers(2, [0, 1])).toBe(true);
    expect([offers(1, [0]), offers(1, [0, 1])]).toEqual([true, false]);
    expect(offers(0, [0])).toBe(false);
  });

  it('Captain Jonus of the standard loadout lets a friend beside him reroll two dice of a torpedo, not of a laser', () => {
    const offers = (x: number, weapon: number) =>
      table({
        us: [
          pilot('captainjonus-swz105', { at: [x, 400, 0], upgrades: [] }),
          xwing(us, { upgrades: ['protontorpedoes'] }),
        ],
        them: [decimator([400, 660, 180])],
        locks: [[1, 2]],
      })
        .rolls(...blanks(weapon === 1 ? 4 : 3))
        .engage(1)
        .pick({ weapon, target: 2 })
        .everOffers({ ...ability, dice: [0, 1] });
    expect([offers(460, 1), offers(460, 0), offers(700, 1)]).toEqual([true, false, false]);
  });
});

describe('pilots who act after attacks', () => {
  it('Viktor Hel in his rogue stresses who made him roll other than two dice', () => {
    const stress = (y: number) =>
      table({
        us: [pilot('viktorhel-rogueclassstarfighter')],
        them: [tie([400, y, 180])],
      })
        .attack(1, 0)
        .passAll()
        .ship(1).tokens.stress;
    expect([stress(590), stress(690)]).toEqual([0, 1]);
  });

  it('Ben Teene rattles whom his turret points at', () => {
    const rattles = (turret: number) =>
      conditions(
        table({ us: [pilot('benteene', { turret })], them: [tie([400, 590, 180])] })
          .attack(0, 1)
          .passAll(),
        1,
      );
    expect([rattles(0), rattles(1)]).toEqual([['rattled'], []]);
  });

  it('Valen Rudor of the standard loadout acts after a friend beside him defended', () => {
    const acts = (x: number) =>
      table({
        us: [pilot('valenrudor-swz105', { at: [x, 400, 0], upgrades: [] }), tie(us)],
        them: [xwing([400, 640, 180])],
      })
        .attack(2, 1)
        .everOffers({ action: 'evade' });
    expect([acts(460), acts(700)]).toEqual([true, false]);
  });

  it('Maarek Stele of the standard loadout chooses the faceup card that his attack deals', () => {
    const game = table({
      us: [pilot('maarekstele-swz105', { upgrades: [] })],
      them: [tie([400, 590, 180])],
    });
    game.rolls('crit', 'blank', ...blanks(3)).deals('Structural Damage', 'Fuel Leak', 'Hull Breach');
    game.attack(0, 1).takes({ name: 'Fuel Leak' }).passAll();
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'Fuel Leak' }]);
  });
});

describe('pilots who act in other moments', () => {
  it('Tomax Bren of the standard loadout gets back the charge of his talent when he reloads', () => {
    const after = (what: 'reload' | 'focus') => {
      const game = table({ us: [pilot('tomaxbren-swz105', { upgrades: ['elusive:0'] })] });
      game.run({ kind: 'window', ...occasion('after-action', { ship: 0, what }) });
      if (game.offers({ use: true })) game.pick({ use: true });
      return game.passAll().ship(0).upgrades[0]?.charges;
    };
    expect([after('reload'), after('focus')]).toEqual([1, 0]);
  });

  it('Captain Jonus of Top Cover evades after he dropped a device', () => {
    const evades = (ship: number) =>
      table({ us: [pilot('captainjonus-swz98', { upgrades: [] }), xwing([700, 400, 0])] })
        .run({ kind: 'window', ...occasion('after-drop', { ship }) })
        .passAll()
        .ship(0).tokens.evade;
    expect([evades(0), evades(1)]).toEqual([1, 0]);
  });

  it('“Deathfire” of the standard loadout drops a bomb after a fast maneuver', () => {
    const drops = (maneuver: string, charges: number) =>
      table({ us: [pilot('deathfire-swz98', { charges, upgrades: ['protonbombs'] })] })
        .fly(0, maneuver)
        .everOffers({ use: true });
    expect([drops('3 straight', 2), drops('2 straight', 2), drops('3 straight', 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('Edon Kappehl drops a device after a blue or white maneuver', () => {
    const drops = (maneuver: string) =>
      table({ us: [pilot('edonkappehl', { upgrades: ['protonbombs'] })] })
        .fly(0, maneuver)
        .everOffers({ use: true });
    expect([drops('1 straight'), drops('1 turn left')]).toEqual([true, false]);
  });

  it('Vult Skerris strains himself to recover the charge that he acts for before he engages', () => {
    const engages = (charges: number) =>
      table({ us: [pilot('vultskerris', { charges })], them: [xwing([400, 640, 180])] })
        .engage(0)
        .everOffers({ action: 'focus' });
    expect([engages(1), engages(0)]).toEqual([true, false]);
    const game = table({ us: [pilot('vultskerris', { charges: 0 })] }).act(0);
    game.pick({ kind: 'card' }).passAll();
    expect([game.ship(0).charges, game.ship(0).tokens.strain]).toEqual([1, 1]);
  });

  it('Lin Gaava primes two friends without modifications, and herself', () => {
    const primed = (upgrades: readonly string[]) => {
      const game = table({
        us: [
          pilot('lingaava'),
          { pilot: 'epsilonsquadroncadet', at: [500, 400, 0], upgrades },
          { pilot: 'epsilonsquadroncadet', at: [600, 400, 0] },
        ],
      }).run({ kind: 'window', ...occasion('after-placing-forces') });
      while (game.question) game.answer(0);
      return [0, 1, 2].map((ship) => conditions(game, ship).length);
    };
    expect(primed([])).toEqual([1, 1, 1]);
    expect(primed(['afterburners'])).toEqual([1, 0, 1]);
  });

  it('Shaak Ti keeps a token of a friend near through the End Phase, for a Force', () => {
    const keeps = (x: number) => {
      const game = table({ us: [pilot('shaakti'), xwing([x, 400, 0], { tokens: { focus: 1 } })] });
      game.run({ kind: 'window', ...occasion('start-of-end') });
      if (game.offers({ use: true })) game.pick({ use: true });
      if (game.offers({ target: 1 })) game.pick({ target: 1 });
      game.passAll();
      return [game.ship(0).force, game.ship(1).lasting.length];
    };
    expect(keeps(500)).toEqual([1, 1]);
    expect(keeps(850)).toEqual([2, 0]);
  });

  it('Poe Dameron of the scavenged freighter boosts for two charges after a full maneuver', () => {
    const boosts = (charges: number) =>
      table({ us: [pilot('poedameron-scavengedyt1300', { charges })] })
        .fly(0, '2 straight')
        .everOffers({ use: true });
    const flies = (charges: number) => {
      const game = table({
        us: [pilot('poedameron-scavengedyt1300', { charges })],
        obstacles: [{ outline: 'coreasteroid0', at: [400, 520, 0] }],
      });
      game.fly(0, '2 straight');
      if (game.offers({ use: true })) game.pick({ use: true });
      game.passAll();
      return game.ship(0).shields;
    };
    expect(boosts(2)).toBe(true);
    expect(flies(2)).toBe(3);
  });

  it('Lando Calrissian of the scavenged freighter lets a friend act after a red maneuver', () => {
    const lets = (maneuver: string) => {
      const game = table({
        us: [pilot('landocalrissian-scavengedyt1300'), xwing([520, 600, 0])],
      }).fly(0, maneuver);
      if (!game.offers({ use: true })) return game.passAll().ship(1).tokens.focus;
      game.pick({ use: true }).pick({ target: 1 });
      return game.takes({ action: 'focus' }).passAll().ship(1).tokens.focus;
    };
    expect([lets('4 straight'), lets('2 straight')]).toEqual([1, 0]);
  });
});
