import { describe, expect, it } from 'vitest';
import { shipOf } from '../../game.ts';
import { acquireLock, spendLock } from '../../locking.ts';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Upgrades that wait for one block each. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const withCard = (card: string, more: Partial<TestShip> = {}): TestShip =>
  xwing(US, { upgrades: [card], ...more });

describe('crew', () => {
  it('GNK starts without its charge, which an action brings back and another turns into a shield', () => {
    const game = at(table({ us: [withCard('gnkgonkdroid')], phase: 'setup' }), 'after-placing-forces');
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    game.state.phase = 'activation';
    game.act(0).takes({ kind: 'card' });
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    const hurt = table({ us: [withCard('gnkgonkdroid', { shields: 0 })] }).act(0);
    hurt.takes({ kind: 'card', ability: 'upgrade-gnkgonkdroid.2' });
    expect(hurt.ship(0)).toMatchObject({ shields: 1, upgrades: [{ charges: 0 }] });
  });

  it('xwing2:abilities.12 xwing2:faq-abilities-and-the-ability-queue.10 GNK spends no charge for a shield that is there, and none that it has not', () => {
    const shields = { kind: 'card', ability: 'upgrade-gnkgonkdroid.2' };
    const refused = (charges: number, more: Partial<TestShip>) => {
      const game = table({ us: [withCard(`gnkgonkdroid:${charges}`, more)] }).act(0);
      expect(game.offers(shields)).toBe(false);
      const ruling = game.refusal('ability-upgrade-gnkgonkdroid.2@0');
      game.passAll();
      return ruling;
    };
    expect([refused(1, {}), refused(0, { shields: 0 })]).toEqual([
      'xwing2:abilities.12',
      'xwing2:faq-abilities-and-the-ability-queue.10',
    ]);
  });

  it('xwing2:faq-abilities-and-the-ability-queue.10 Greedo without his charge changes no result, and says why', () => {
    const rolled = (charges: number) =>
      table({
        us: [withCard(`greedo:${charges}`, { tokens: { focus: 1 } })],
        them: [tie([400, 520, 180])],
      })
        .rolls('focus', 'hit', 'blank', ...new Array<string>(4).fill('blank'))
        .attack(0, 1);
    const able = rolled(1);
    expect(able.offers({ kind: 'ability', ability: 'upgrade-greedo.0' })).toBe(true);
    able.passAll();
    const spent = rolled(0);
    expect(spent.offers({ kind: 'ability', ability: 'upgrade-greedo.0' })).toBe(false);
    expect(spent.refusal('ability-upgrade-greedo.0@0')).toBe('xwing2:faq-abilities-and-the-ability-queue.10');
    spent.passAll();
  });

  it('“Fives” puts a token on his card after a miss against the quicker, and gets it before he engages', () => {
    const game = table({ us: [withCard('fives')], them: [tie(NEAR), { pilot: 'howlrunner', at: FAR }] });
    at(game, 'after-defending', 1);
    const missed = (defender: number) => {
      const other = table({
        us: [withCard('fives')],
        them: [defender === 1 ? tie(NEAR) : { pilot: 'howlrunner', at: NEAR }],
      }).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
      return other.attack(0, 1);
    };
    expect(missed(1).everOffers({ effect: 1 })).toBe(false);
    const quick = missed(2).takes({ effect: 1 });
    quick.passAll();
    expect(quick.ship(0).upgrades[0]!.held).toEqual(['focus']);
    at(quick, 'before-engaging').pick({ use: true });
    expect(quick.ship(0).tokens.focus).toBe(1);
    expect(quick.ship(0).upgrades[0]!.held).toBeUndefined();
  });

  it('Petty Officer Thanisson doubles a token of an enemy ahead for a stress token', () => {
    const gained = (them: At, stress: number) => {
      const game = table({
        us: [withCard('pettyofficerthanisson', { tokens: { stress } })],
        them: [tie(them, { tokens: { ion: 1 } })],
        phase: 'engagement',
      });
      return at(game, 'after-gain', 1, { what: 'ion' });
    };
    const game = gained([450, 470, 180], 0).pick({ use: true });
    expect(game.ship(1).tokens.ion).toBe(2);
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(gained([450, 470, 180], 1).question).toBeUndefined();
    expect(gained(FAR, 0).question).toBeUndefined();
  });

  it('xwing2:faq-locking.2 Petty Officer Thanisson doubles a lock: both tokens are of the ship that locked, and spent one by one', () => {
    const game = table({
      us: [withCard('pettyofficerthanisson'), xwing([520, 300, 0])],
      them: [tie([450, 470, 180]), tie(FAR)],
      phase: 'engagement',
    });
    game.does((rules) => acquireLock(rules, shipOf(rules, 1), 'ship', 2)).pick({ use: true });
    const locks = () => game.state.locks.map(({ by, on }) => [by, on]);
    expect(locks()).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(game.ship(0).tokens.stress).toBe(1);
    game.does((rules) => spendLock(rules, shipOf(rules, 1), shipOf(rules, 2)));
    expect(locks()).toEqual([[1, 2]]);
    game.does((rules) => acquireLock(rules, shipOf(rules, 1), 'ship', 3));
    expect(locks()).toEqual([[1, 3]]);
  });
});

describe('gunners and astromechs', () => {
  it('Weapons Systems Officer locks the defender after an attack that needs a lock', () => {
    const after = (weapon: boolean) => {
      const game = table({
        us: [withCard('weaponssystemsofficer', { upgrades: ['weaponssystemsofficer', 'protontorpedoes'] })],
        them: [tie([450, 660, 180])],
        locks: [[0, 1]],
      }).rolls(...Array.from({ length: weapon ? 7 : 7 }, () => 'blank'));
      game.engage(0).pick({ kind: 'attack', weapon: weapon ? 1 : 0 });
      return game.everOffers({ use: true });
    };
    expect(after(true)).toBe(true);
  });

  it('Tiber Saxon strains an undamaged defender that was hit, for each charge', () => {
    const game = table({ us: [withCard('tibersaxon')], them: [tie([450, 560, 180])] })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    game.takes({ use: true }).pick({ effect: 1 }).passAll();
    expect(game.ship(1).tokens.strain).toBe(2);
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
  });

  it('R5-TK lets its ship attack friends', () => {
    const friend = (upgrades: readonly string[]) =>
      table({ us: [xwing(US, { upgrades }), xwing([450, 560, 0])], them: [tie(FAR)] })
        .engage(0)
        .everOffers({ kind: 'attack', target: 1 });
    expect(friend(['r5tk'])).toBe(true);
    expect(friend([])).toBe(false);
  });
});

describe('configurations and modifications', () => {
  it('Repulsorlift Stabilizers, active, turn a bank into a sideslip and themselves over', () => {
    const fly = (flipped: boolean) =>
      table({
        us: [{ pilot: 'onderonoppressor', at: US, upgrades: ['repulsorliftstabilizers'] }],
        them: [tie(FAR)],
        set: { '/ships/0/upgrades/0/flipped': flipped },
      })
        .fly(0, '1 bank left')
        .passAll();
    expect(fly(true).eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'sideslip-bank' } }]);
    expect(fly(true).ship(0).upgrades[0]!.flipped).toBe(false);
    expect(fly(false).eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'bank' } }]);
  });

  it('Passive Sensors: no coordination while its charge is spent, and a late lock', () => {
    const game = table({ us: [withCard('passivesensors:0')], them: [tie(NEAR)] });
    expect(at(game, 'before-engaging').everOffers({ action: 'lock' })).toBe(true);
    const full = table({ us: [withCard('passivesensors')], them: [tie(NEAR)] });
    expect(at(full, 'before-engaging').question).toBeUndefined();
  });

  it('Deuterium Power Cells take a stress token instead of one of another kind', () => {
    const used = () =>
      table({ us: [withCard('deuteriumpowercells', { shields: 1 })], phase: 'system' })
        .run({ kind: 'system' })
        .takes({ kind: 'ability' })
        .pick({ use: true });
    const disarmed = used().pick({ ability: '' }).passAll();
    expect(disarmed.ship(0)).toMatchObject({ shields: 2, tokens: { disarm: 1, stress: 0 } });
    const stressed = used().pick({ ship: 0 }).passAll();
    expect(stressed.ship(0)).toMatchObject({ shields: 2, tokens: { disarm: 0, stress: 1 } });
  });
});

describe('talents and commanders', () => {
  it('Tierfon Belly Run: attack dice cannot be rerolled against its ship on an obstacle', () => {
    const offered = (rock: At) =>
      table({
        us: [withCard('tierfonbellyrun')],
        them: [tie(NEAR)],
        locks: [[1, 0]],
        obstacles: [{ outline: 'coreasteroid0', at: rock }],
      })
        .rolls('blank', 'blank', 'blank', 'blank')
        .attack(1, 0)
        .everOffers({ kind: 'spend-lock' });
    expect(offered(US)).toBe(false);
    expect(offered([800, 800, 0])).toBe(true);
  });

  it('Azmorigan keeps a calculate or evade token of two friends nearby', () => {
    const game = table({
      us: [withCard('azmorigan', { tokens: { evade: 2 } })],
      them: [tie(FAR)],
      set: { '/phase': 'end' },
    });
    at(game, 'start-of-end').pick({ use: true }).takes({ target: 0 }).passAll();
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('Riff Tamson fires a hardpoint at initiative 5, for energy', () => {
    const step = (count: number) => {
      const game = table({
        us: [{ pilot: 'lawlesspirates', at: [457, 300, 0], upgrades: ['rifftamson', 'protoncannonbattery'] }],
        them: [tie([457, 560, 180])],
        phase: 'engagement',
      });
      return at(game, 'at-initiative', -1, { count });
    };
    expect(step(5).offers({ use: true })).toBe(true);
    expect(step(4).question).toBeUndefined();
  });
});
