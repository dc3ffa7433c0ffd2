import { describe, expect, it } from 'vitest';
import { coordinateTargets } from '../actions/coordinate-targets.ts';
import { weaponsOf } from '../ship/weapons.ts';
import { type Occasion, occasion, type Window } from '../state.ts';
import {
  type At,
  awing,
  decimator,
  dialEntry,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
  yt1300,
} from '../testing/index.ts';
import '../testing/cards.ts';
import { formWing } from '../wings/members.ts';

/** Abilities of cards whose other abilities have tests elsewhere: each test fails when only this one is taken away. */

const us: At = [400, 400, 0];
const FAR = tie([800, 850, 180]);
/** Ahead of the ship at (400, 400), facing it, so many mm between the bases. */
const ahead = (gap: number): At => [400, 440 + gap, 180];
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
const carries = (upgrade: string, more: Partial<TestShip> = {}): TestShip =>
  xwing(us, { upgrades: [upgrade], ...more });
const flies = (ability: string, more: Partial<TestShip> = {}): TestShip =>
  named(`bearer of ${ability}`, more);

/** A moment of ship 0. */
const at = (game: TestGame, window: Window, more: Partial<Occasion> = {}) =>
  game.run({ kind: 'window', ...occasion(window, { ship: 0, ...more }) });

/** The game with these maneuvers on the dials of its ships, revealed. */
function revealing(layout: TestTable, ...maneuvers: readonly string[]): TestGame {
  const game = table(layout);
  maneuvers.forEach((maneuver, ship) => {
    game.ship(ship).dial = dialEntry(game.ship(ship), maneuver);
    game.ship(ship).revealed = true;
  });
  return game;
}

describe('pilots', () => {
  it('Netrem Pollard turns round when a card lets him barrel roll', () => {
    const moved = (colour: string) => {
      const layout = { us: [named('netrempollard'), xwing([450, 480, 0])], them: [FAR] };
      return at(table(layout), 'after-free-move', { what: 'a card', colour });
    };
    const game = moved('barrel-roll').pick({ target: 1 });
    if (game.question) game.pick({ degrees: 180 });
    expect(game.ship(0).facing).toBe(180);
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(moved('boost').question).toBeUndefined();
  });

  it.each(['contrail', 'contrail-siegeofcoruscant'])(
    '%s blanks a focus of a defender that revealed the same bearing',
    (pilot) => {
      const offers = (theirs: string) =>
        revealing({ us: [named(pilot, { upgrades: [] })], them: [tie(ahead(150))] }, '2 straight', theirs)
          .rolls('hit', 'blank', 'focus', 'blank', 'blank')
          .attack(0, 1)
          .everOffers({ kind: 'ability', ship: 0 });
      expect([offers('3 straight'), offers('2 turn left')]).toEqual([true, false]);
    },
  );

  it('Jessika Pava rerolls defense dice for a charge of her astromech', () => {
    const offers = (charges: number, astromech: number) =>
      table({
        us: [named('jessikapava', { charges, upgrades: [`r2astromech:${astromech}`] }), xwing([480, 400, 0])],
        them: [tie(ahead(150))],
      })
        .rolls('hit', 'hit', 'blank', 'blank')
        .attack(2, 0)
        .everOffers({ kind: 'ability', ship: 0 });
    expect([offers(0, 1), offers(1, 0), offers(0, 0)]).toEqual([true, true, false]);
  });

  it('Lieutenant Galek: whom she coordinates performs an action of her bar alone', () => {
    const granted = (pilot: string, action: string) =>
      table({ us: [named(pilot), { pilot: 'omicrongrouppilot', at: [520, 400, 0] }], them: [FAR] })
        .run({ kind: 'granted-action', ship: 1, by: 0 })
        .everOffers({ action });
    expect([granted('lieutenantgalek', 'focus'), granted('lieutenantgalek', 'coordinate')]).toEqual([
      true,
      false,
    ]);
    expect(granted('academypilot', 'coordinate')).toBe(true);
  });

  it('“Breach” locks a ship that he boosted through', () => {
    const boosted = (through: readonly number[], what: string) =>
      at(
        table({
          us: [named('breach')],
          them: [tie(ahead(100))],
          set: { '/ships/0/flown/through': through },
        }),
        'after-action',
        { what },
      );
    expect(boosted([1], 'boost').everOffers({ use: true })).toBe(true);
    expect(boosted([1], 'focus').question).toBeUndefined();
    expect(boosted([], 'boost').question).toBeUndefined();
  });
});

/** How many locks a ship holds that tries to lock another so many mm ahead. */
function locksAt(ship: TestShip, gap: number): number {
  const contacts = gap === 0 ? ([[0, 1]] as const) : [];
  return table({ us: [ship], them: [tie(ahead(gap))], contacts })
    .act(0)
    .pick({ action: 'lock' })
    .passAll().state.locks.length;
}

describe('ship abilities', () => {
  it('Intuitive Interface calculates after an action that only a modification, talent or illicit added', () => {
    const acted = (upgrade: string, what: string) =>
      at(
        table({ us: [flies('Intuitive Interface', { upgrades: [upgrade] })], them: [FAR] }),
        'after-action',
        { what },
      ).everOffers({ action: 'calculate' });
    expect(acted('burnoutthrusters', 'slam')).toBe(true);
    expect(acted('squadleader', 'coordinate')).toBe(true);
    expect(acted('burnoutthrusters', 'focus')).toBe(false);
  });

  it('Experimental Scanners lock at range 0', () => {
    expect([locksAt(flies('Experimental Scanners'), 0), locksAt(flies('Experimental Scanners'), 50)]).toEqual(
      [1, 0],
    );
  });

  it('Rotating Cannons fire cannons through the turret arc', () => {
    const arc = (turret: number) =>
      weaponsOf(table({ us: [flies('Rotating Cannons', { turret, upgrades: ['ioncannon'] })] }).ship(0)).find(
        ({ special }) => special?.upgrade === 'ioncannon',
      )?.arc;
    expect(arc(2)).toBe('single-turret');
  });

  it('Pursuit Craft locks what the Hound’s Tooth has locked when it deploys from it', () => {
    const deployed = (title: string, locks: readonly (readonly [number, number])[]) =>
      at(
        table({
          us: [flies('Pursuit Craft'), { pilot: 'trandoshanslaver', at: [400, 200, 0], upgrades: [title] }],
          them: [tie(ahead(100))],
          locks,
        }),
        'after-deploy',
        { other: 1 },
      ).everOffers({ use: true });
    expect(deployed('houndstooth', [[1, 2]])).toBe(true);
    expect(deployed('houndstooth', [])).toBe(false);
  });
});

describe('leaders of wings', () => {
  const LEADER: At = [457, 400, 0];
  const led = (card: string, flipped: boolean): TestGame => {
    const game = table({
      us: [tie(LEADER, { upgrades: [card] }), tie([397, 400, 0]), tie([517, 400, 0])],
      them: [tie([457, 560, 180])],
      set: { '/phase': 'engagement', '/ships/0/upgrades/0/flipped': flipped },
    });
    formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
    return game;
  };
  const shields = (card: string, flipped: boolean): boolean =>
    led(card, flipped).rolls('hit', 'crit', 'blank', 'blank', 'blank').attack(3, 0).everOffers({ use: true });

  it.each(['firstorderelite', 'veteranwingleader'])('%s is shielded by its wingmates', (card) => {
    expect(shields(card, false)).toBe(true);
  });

  it.each(['jedicommander', 'shadowwing', 'skystrikeacademyclass'])(
    '%s is shielded by its wingmates once it is turned over',
    (card) => {
      expect([shields(card, true), shields(card, false)]).toEqual([true, false]);
    },
  );

  it.each(['jedicommander', 'skystrikeacademyclass'])('%s turns over once its ship is placed', (card) => {
    const placed = table({ us: [tie(LEADER, { upgrades: [card] })], phase: 'setup' });
    expect(at(placed, 'after-placed').ship(0).upgrades[0]!.flipped).toBe(true);
  });
});

describe('upgrades', () => {
  it('Stabilized S-foils fire a cannon again at whom they hold a lock on, while open', () => {
    const again = (flipped: boolean, locks: readonly (readonly [number, number])[]) =>
      table({
        us: [named('bladesquadronveteran', { upgrades: ['stabilizedsfoils', 'ioncannon'] })],
        them: [decimator(ahead(60))],
        locks,
        set: { '/ships/0/upgrades/0/flipped': flipped, '/phase': 'engagement' },
      })
        .engage(0)
        .pick({ kind: 'attack', target: 1, weapon: 0 })
        .everOffers({ use: true });
    expect([again(true, [[0, 1]]), again(false, [[0, 1]]), again(true, [])]).toEqual([true, false, false]);
  });

  it('“Fives” gets an evade token of his card before he engages', () => {
    const game = table({
      us: [carries('fives')],
      them: [FAR],
      phase: 'engagement',
    });
    game.state.ships[0]!.upgrades[0]!.held = ['evade'];
    at(game, 'before-engaging').pick({ use: true });
    expect(game.ship(0).tokens.evade).toBe(1);
    expect(game.ship(0).upgrades[0]!.held).toBeUndefined();
  });

  it('Greef Karga coordinates allied ships as friendly ones', () => {
    const targets = (upgrades: readonly string[]) => {
      const game = table({
        us: [named('omicrongrouppilot', { upgrades })],
        them: [FAR],
        others: [[xwing([520, 400, 0])]],
        teams: [0, 1, 0],
      });
      return coordinateTargets(game.state, game.ship(0)).map(({ id }) => id);
    };
    expect([targets(['greefkarga']), targets([])]).toEqual([[2], []]);
  });

  it('Ordnance Tubes that are offline fire missiles through the bullseye arc', () => {
    const arc = (flipped: boolean) => {
      const game = table({
        us: [named('alderaanianguard', { upgrades: ['ordnancetubes', 'concussionmissiles'] })],
        set: { '/ships/0/upgrades/0/flipped': flipped },
      });
      return weaponsOf(game.ship(0)).find(({ special }) => special?.upgrade === 'concussionmissiles')?.arc;
    };
    expect([arc(true), arc(false)]).toEqual(['bullseye', 'full-front']);
  });

  it('Heroic Sacrifice slams a stressed ship', () => {
    const slams = (upgrades: readonly string[], action: string) =>
      table({ us: [named('nusquadronpilot', { upgrades, tokens: { stress: 2 } })], them: [FAR] })
        .fly(0, '2 straight')
        .everOffers({ action });
    const card = ['heroicsacrifice-battleoverendor'];
    expect([slams(card, 'slam'), slams(card, 'focus'), slams([], 'slam')]).toEqual([true, false, false]);
  });

  it('Experimental Scanners of the evacuation lock at range 0', () => {
    const card = carries('experimentalscanners-evacuationofdqar');
    expect([locksAt(card, 0), locksAt(card, 50)]).toEqual([1, 0]);
  });

  it('First Order Ordnance Tech of the evacuation calculates when its ship is disarmed', () => {
    const gained = (what: string) =>
      at(table({ us: [carries('firstorderordnancetech-evacuationofdqar')] }), 'after-gain', { what }).ship(0)
        .tokens.calculate;
    expect([gained('disarm'), gained('stress')]).toEqual([1, 0]);
  });

  it('Primed Overdrive Thrusters make red boosts one speed faster, and leave white ones', () => {
    const upgrades = ['primedoverdrivethrusters-evacuationofdqar'];
    const speeds = (ship: TestShip) => {
      const game = table({ us: [ship], them: [FAR] })
        .act(0)
        .pick({ action: 'boost' });
      const templates = game.options.map((one) => (one as { template?: { speed: number } }).template?.speed);
      game.passAll();
      return new Set(templates);
    };
    expect(speeds(yt1300(us, { upgrades }))).toEqual(new Set([2]));
    expect(speeds(awing(us, { upgrades }))).toEqual(new Set([undefined]));
  });

  it('R0-GR jams and coordinates with up to two stress tokens', () => {
    const acts = (stress: number, action: string) =>
      table({
        us: [
          named('omicrongrouppilot', { upgrades: ['r0gr-evacuationofdqar'], tokens: { stress } }),
          xwing([520, 400, 0]),
        ],
        them: [tie(ahead(30))],
      })
        .act(0)
        .everOffers({ action });
    expect([acts(2, 'coordinate'), acts(2, 'jam'), acts(3, 'jam'), acts(2, 'focus')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('Tantive IV pays 2 energy, or a damage, for attack dice', () => {
    const costs = (set: TestTable['set']) => {
      const game = table({
        us: [
          named('alderaanianguard', { at: [457, 300, 0], upgrades: ['tantiveiv-resistance'] }),
          xwing([457, 520, 0]),
        ],
        them: [tie([457, 640, 180])],
        ...(set && { set }),
      })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .attack(1, 2);
      let most = 0;
      while (game.question) {
        most = Math.max(
          most,
          game.options.filter((one) => (one as { kind: string }).kind === 'ability').length,
        );
        game.answer(game.options.length - 1);
      }
      return most;
    };
    expect([costs({}), costs({ '/ships/0/energy': 1 })]).toEqual([2, 1]);
  });
});
