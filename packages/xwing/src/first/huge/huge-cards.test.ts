import { describe, expect, it } from 'vitest';
import { sufferDamage } from '../damage/suffer.ts';
import { skillOf } from '../game.ts';
import { dialEntry } from '../position/index.ts';
import { occasion, type Window } from '../state.ts';
import {
  type At,
  awing,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
  yt1300,
} from '../testing/index.ts';

/** Cards of the huge ships, each where it acts and where it does not. */

const HERE: At = [457, 300, 0];
const FAR = tie([100, 850, 180]);
const AHEAD: At = [457, 560, 180];
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** A transport, which has energy and no weapon. */
const gr75 = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'gr75mediumtransport',
  at: HERE,
  upgrades,
  ...more,
});
const gozanti = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  ...gr75(upgrades, more),
  pilot: 'gozanticlasscruiser',
});
const croc = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  ...gr75(upgrades, more),
  pilot: 'croccruiser',
});
/** Both sections of a corvette: the fore one, ship 0, carries what is tested. */
const cr90 = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip[] => [
  { pilot: 'cr90corvettefore', at: HERE, upgrades, ...more },
  { pilot: 'cr90corvetteaft', at: HERE },
];
const raider = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip[] => [
  { pilot: 'raiderclasscorvettefore', at: HERE, upgrades, ...more },
  { pilot: 'raiderclasscorvetteaft', at: HERE, tokens: more.tokens ?? {} },
];
const at = (game: TestGame, window: Window, ship = 0, more: Parameters<typeof occasion>[1] = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const alone = (ship: TestShip, more: Partial<TestTable> = {}) => table({ us: [ship], them: [FAR], ...more });
const targets = (game: TestGame): readonly number[] =>
  (game.options as readonly { target?: number }[]).flatMap(({ target }) =>
    target === undefined || target < 0 ? [] : target,
  );
const actions = (game: TestGame): readonly string[] => {
  const all = (game.options as readonly { action?: string }[]).flatMap(({ action }) => action ?? []);
  game.passAll();
  return all;
};
const energy = (game: TestGame, ship = 0): number => game.ship(ship).tokens.energy;
const withEnergy = (count: number): Partial<TestShip> => ({ tokens: { energy: count } });
/** Whether the ship is asked about an ability of its own now. */
const asked = (game: TestGame): boolean => {
  const now = game.question?.kind === 'use-ability' || game.question?.kind === 'choose-ship';
  game.passAll();
  return now;
};
/** The dice that an attack rolled first. */
const pool = (game: TestGame, dice: 'attack' | 'defense'): number | undefined =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;

describe('energy is gained and spent', () => {
  it('Engineering Team: one energy more for a straight maneuver', () => {
    const after = (maneuver: string, upgrades: readonly string[]) =>
      energy(
        alone(gr75(upgrades, withEnergy(0)))
          .fly(0, maneuver)
          .passAll(),
      );
    expect([after('2 straight', []), after('2 straight', ['engineeringteam'])]).toEqual([2, 3]);
    expect([after('1 bank left', []), after('1 bank left', ['engineeringteam'])]).toEqual([2, 2]);
  });

  it('Admiral Ozzel turns up to three shields into as much energy', () => {
    const game = at(alone(gozanti(['admiralozzel'], withEnergy(0))), 'using-energy');
    game.pick({ use: true });
    expect(game.options).toEqual([{ amount: 3 }, { amount: 2 }, { amount: 1 }]);
    game.pick({ amount: 3 }).passAll();
    expect(game.ship(0)).toMatchObject({ shields: 2, tokens: { energy: 3 } });
  });

  it('Ionization Reactor: its five energy hurt and ionize all others at range 1', () => {
    const fires = (held: number) =>
      at(
        table({
          us: [gr75(['ionizationreactor']), xwing([560, 300, 0])],
          them: [tie([350, 300, 0]), tie([800, 800, 0])],
          set: { '/ships/0/upgrades/0/held': held },
        }),
        'using-energy',
      );
    const game = fires(5).pick({ use: true }).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.ion)).toEqual([1, 1, 0]);
    expect([game.ship(1).shields, game.ship(2).damage.length, game.ship(3).damage.length]).toEqual([1, 1, 0]);
    expect(game.ship(0).upgrades[0]).toMatchObject({ discarded: true, held: 0 });
    expect(asked(fires(4))).toBe(false);
  });

  it('Backup Shield Generator: a shield for an energy at the end of a round', () => {
    const ends = (more: Partial<TestShip>) => at(alone(gr75(['backupshieldgenerator'], more)), 'end-of-end');
    const game = ends({ shields: 2, ...withEnergy(2) }).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 3, tokens: { energy: 1 } });
    expect(asked(ends({ shields: 2, ...withEnergy(0) }))).toBe(false);
  });

  it('Quantum Storm: an energy at the end with one or none', () => {
    const after = (count: number) =>
      energy(at(alone(gr75(['quantumstorm'], withEnergy(count))), 'start-of-end').passAll());
    expect([0, 1, 2].map(after)).toEqual([1, 2, 2]);
    const limit = alone(gr75(['quantumstorm'])).run({ kind: 'activate-shields' });
    expect(energy(limit)).toBe(5);
  });

  it('Optimized Generators: two energy once a round when one is allocated', () => {
    const us = [gozanti(['duallaserturret', 'heavylaserturret', 'optimizedgenerators'], withEnergy(0))];
    const game = table({ us, them: [FAR] }).fly(0, '1 straight');
    const before = energy(game);
    game.pick({ upgrade: 'duallaserturret' });
    expect(energy(game)).toBe(before + 1);
    game.pick({ upgrade: 'heavylaserturret' });
    expect(energy(game)).toBe(before);
    game.passAll();
  });

  it('Comms Booster: a friend loses all its stress and gains a focus, for an energy', () => {
    const game = at(
      table({
        us: [
          gr75(['commsbooster'], withEnergy(1)),
          xwing([600, 300, 0], { tokens: { stress: 2 } }),
          xwing([680, 300, 0]),
          xwing([60, 880, 0]),
        ],
        them: [FAR],
      }),
      'using-energy',
    );
    game.pick({ use: true });
    expect(targets(game)).toEqual([0, 1, 2]);
    game.pick({ target: 1 });
    expect(game.ship(1).tokens).toMatchObject({ stress: 0, focus: 1 });
    expect(energy(game)).toBe(0);
  });

  it('Targeting Coordinator: a friend at range 1-2 gets its lock, for an energy', () => {
    const game = at(
      table({
        us: [
          gr75(['targetingcoordinator'], withEnergy(1)),
          xwing([600, 300, 0]),
          xwing([680, 300, 0]),
          xwing([60, 880, 0]),
        ],
        them: [tie([457, 560, 180])],
      }),
      'using-energy',
    );
    game.pick({ use: true });
    expect(targets(game)).toEqual([1, 2]);
    game.pick({ target: 1 });
    while (game.question) game.answer(0);
    expect(game.state.locks).toMatchObject([{ by: 1, on: 4 }]);
    expect(energy(game)).toBe(0);
  });

  it('Engine Booster: 1 straight before the dial is revealed, for an energy, if nobody stands there', () => {
    const flies = (...friends: readonly TestShip[]) =>
      table({ us: [gr75(['enginebooster'], withEnergy(1)), ...friends], them: [FAR] }).fly(0, '1 straight');
    const game = flies().pick({ use: true }).passAll();
    expect(game.pose(0).y).toBe(380);
    const blocked = flies(xwing([457, 440, 0]));
    expect(blocked.question).not.toMatchObject({ kind: 'use-ability' });
    blocked.passAll();
  });
});

describe('actions of huge ships', () => {
  it('Broadcast Array, Tactical Officer and Targeting Computer add an action', () => {
    const added = (ship: TestShip) => {
      const bar = (one: TestShip) =>
        actions(table({ us: [one, xwing([600, 300, 0])], them: [tie(AHEAD)] }).act(0));
      const plain = bar({ ...ship, upgrades: [] });
      return bar(ship).filter((one) => !plain.includes(one));
    };
    expect(added(gozanti(['broadcastarray']))).toEqual(['jam']);
    expect(added(xwing(HERE, { upgrades: ['tacticalofficer'] }))).toEqual(['coordinate']);
    expect(added(xwing(HERE, { pilot: 'outerrimsmuggler', upgrades: ['targetingcomputer'] }))).toEqual([]);
    expect(added(awing(HERE, { pilot: 'royalguardpilot', upgrades: ['targetingcomputer'] }))).toEqual([
      'target-lock',
    ]);
  });

  it('Shield Technician spends as much energy on recover as it likes', () => {
    const recovers = (upgrades: readonly string[]) =>
      alone(gr75(upgrades, { shields: 1, ...withEnergy(3) }))
        .act(0)
        .pick({ action: 'recover' });
    const game = recovers(['shieldtechnician']);
    expect(game.options).toEqual([{ amount: 3 }, { amount: 2 }, { amount: 1 }, { amount: 0 }]);
    game.pick({ amount: 1 });
    expect(game.ship(0)).toMatchObject({ shields: 2, tokens: { energy: 2 } });
    expect(recovers([]).ship(0)).toMatchObject({ shields: 4, tokens: { energy: 0 } });
  });

  it('Construction Droid: an energy discards a facedown card when the ship recovers', () => {
    const game = alone(
      gr75(['constructiondroid'], { shields: 1, damage: ['facedown: direct-hit'], ...withEnergy(3) }),
    )
      .act(0)
      .pick({ action: 'recover' });
    game.pick({ use: true }).passAll();
    expect(game.ship(0)).toMatchObject({ damage: [], shields: 3, tokens: { energy: 0 } });
  });

  it('Insatiable Worrt gains three energy, Instigator a shield more, by recover', () => {
    const worrt = alone(croc(['insatiableworrt'], { shields: 1, ...withEnergy(1) }))
      .act(0)
      .pick({ action: 'recover' });
    worrt.passAll();
    expect(worrt.ship(0)).toMatchObject({ shields: 2, tokens: { energy: 3 } });
    const instigator = table({ us: raider(['instigator'], { shields: 1, ...withEnergy(1) }), them: [FAR] });
    at(instigator, 'after-action', 0, { what: 'recover' }).passAll();
    expect(instigator.ship(0).shields).toBe(2);
  });

  it('Automated Protocols: a free recover or reinforce for an energy after another action', () => {
    const after = (what: string) =>
      at(alone(gozanti(['automatedprotocols'], { shields: 1, ...withEnergy(2) })), 'after-action', 0, {
        what,
      });
    const game = after('target-lock').pick({ use: true });
    expect(actions(game)).toEqual(['recover', 'reinforce']);
    expect(energy(game)).toBe(1);
    expect(asked(after('recover'))).toBe(false);
  });

  it('Dutyfree jams at range 3', () => {
    const jams = (upgrades: readonly string[]) => {
      const game = table({ us: [gr75(upgrades)], them: [tie([457, 660, 180]), tie([457, 520, 180])] }).act(0);
      game.pick({ action: 'jam' });
      const found = targets(game);
      game.passAll();
      return found.length > 0 ? found : game.eventsOf('gained').map(({ ship }) => ship);
    };
    expect(jams(['dutyfree'])).toEqual([1, 2]);
    expect(new Set(jams([]))).toEqual(new Set([2]));
  });

  it('Frequency Jammer stresses an unstressed enemy at range 1 of the jammed one', () => {
    const game = table({
      us: [gr75(['frequencyjammer'])],
      them: [tie([457, 560, 180]), tie([530, 560, 180]), tie([380, 560, 180], { tokens: { stress: 1 } })],
    });
    at(game, 'after-action', 0, { what: 'jam', other: 1 });
    const found = targets(game);
    if (game.question) game.pick({ target: 2 }).passAll();
    expect(found.includes(3)).toBe(false);
    expect([2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1]);
  });

  it('Dodonna’s Pride coordinates a second friend', () => {
    const us = [...cr90(['dodonnaspride']), xwing([600, 300, 0]), xwing([680, 300, 0])];
    const game = table({ us, them: [FAR] });
    game.act(0).pick({ action: 'coordinate' });
    game.pick({ target: 2 });
    while (game.question && game.question.kind !== 'second-coordinated') game.answer(0);
    expect(targets(game)).toEqual([3]);
    game.pick({ target: 3 });
    while (game.question) game.answer(0);
    expect(game.eventsOf('coordinated').map(({ other }) => other)).toEqual([2, 3]);
  });

  it('Slicer Tools: a damage for an energy to each stressed ship that is chosen', () => {
    const game = table({
      us: [gr75(['slicertools'], withEnergy(2))],
      them: [
        tie([457, 560, 180], { tokens: { stress: 1 } }),
        tie([530, 560, 180], { tokens: { stress: 1 } }),
        tie([380, 560, 180]),
      ],
    });
    game.act(0).pick({ kind: 'card' });
    expect(targets(game)).toEqual([1, 2]);
    game.pick({ target: 1 }).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).damage.length)).toEqual([1, 0, 0]);
    expect(energy(game)).toBe(1);
  });

  it('Toryn Farr takes all focus, evade and locks of an enemy for an energy', () => {
    const game = table({
      us: [gr75(['torynfarr'], withEnergy(1))],
      them: [
        tie([457, 560, 180], { tokens: { focus: 2, evade: 1 } }),
        tie([530, 560, 180], { tokens: { focus: 1 } }),
      ],
      locks: [[1, 0]],
    });
    game.act(0).pick({ kind: 'card' });
    game.pick({ target: 1 }).passAll();
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, evade: 0 });
    expect(game.ship(2).tokens.focus).toBe(1);
    expect(game.state.locks).toEqual([]);
    expect(energy(game)).toBe(0);
  });

  it('Sensor Team locks at range 4 and 5', () => {
    const locks = (gap: number, upgrades: readonly string[]) => {
      const game = table({
        us: cr90(upgrades),
        them: [tie([457, 300 + 110.5 + 20 + gap, 180])],
        size: [914.4, 1828.8],
      }).act(0);
      if (!game.offers({ action: 'target-lock' })) {
        game.passAll();
        return [];
      }
      game.pick({ action: 'target-lock' });
      while (game.question) game.answer(0);
      return game.state.locks.map(({ on }) => on);
    };
    for (const gap of [250, 350, 450]) expect(locks(gap, ['sensorteam'])).toEqual([2]);
    expect(locks(550, ['sensorteam'])).toEqual([]);
    expect(locks(250, [])).toEqual([2]);
    expect(locks(350, [])).toEqual([]);
  });
});

describe('attacks of huge ships by their cards', () => {
  const armed = (
    pilot: 'gozanti' | 'croc',
    weapon: string,
    held: number,
    theirs: TestShip,
    more: readonly string[] = [],
  ) =>
    table({
      us: [(pilot === 'croc' ? croc : gozanti)([weapon, ...more], withEnergy(4))],
      them: [theirs],
      set: { '/ships/0/upgrades/0/held': held },
    });

  it('Heavy Laser Turret: four dice in any direction at range 2-3, for two energy from it', () => {
    const game = armed('croc', 'heavylaserturret', 2, tie([457, 20, 0]))
      .attack(0, 1)
      .passAll();
    expect(pool(game, 'attack')).toBe(4);
    expect(game.ship(0).upgrades[0]!.held).toBe(0);
    expect(
      armed('croc', 'heavylaserturret', 1, tie([457, 20, 0]))
        .combat(0)
        .eventsOf('no-attack'),
    ).toHaveLength(1);
  });

  it('Ion Cannon Battery: a critical damage and an ion token, and no other result', () => {
    const us = cr90(['ioncannonbattery']);
    const game = table({
      us,
      them: [yt1300([700, 350, 270], { shields: 4 })],
      set: { '/ships/0/upgrades/0/held': 2 },
    })
      .rolls('hit', 'hit', 'hit', 'blank')
      .combat(0)
      .pick({ weapon: 1 });
    game.rolls('blank').passAll();
    expect(game.ship(2)).toMatchObject({ shields: 3, tokens: { ion: 1 } });
  });

  it('Quad Laser Cannons attack again when they miss, for another energy', () => {
    const shoots = (face: string) => {
      const game = table({
        us: cr90(['quadlasercannons']),
        them: [tie([600, 350, 270])],
        set: { '/ships/0/upgrades/0/held': 2 },
      }).combat(0);
      game.rolls(face, ...blanks(face === 'hit' ? 5 : 11)).pick({ weapon: 1 });
      while (game.question && !game.offers({ use: true })) game.answer(game.options.length - 1);
      const again = game.question !== undefined;
      if (again) game.pick({ use: true });
      while (game.question) game.answer(game.question.kind === 'attack' ? 0 : game.options.length - 1);
      return [again, game.ship(0).upgrades[0]!.held];
    };
    expect(shoots('blank')).toEqual([true, 0]);
    expect(shoots('hit')).toEqual([false, 1]);
  });

  it('Single Turbolasers double the agility and turn a focus to a hit', () => {
    const game = table({
      us: cr90(['singleturbolasers']),
      them: [tie([57, 350, 90])],
      set: { '/ships/0/upgrades/0/held': 2 },
    }).combat(0);
    game.rolls('focus', ...blanks(3)).pick({ weapon: 1 });
    expect(game.offers({ kind: 'ability' })).toBe(true);
    game.pick({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', ...blanks(3)]);
    expect(pool(game, 'defense')).toBe(6);
  });

  it('Gunnery Team turns a blank to a hit for an energy, of secondary weapons and once a round', () => {
    const game = armed('gozanti', 'duallaserturret', 1, tie(AHEAD), ['gunneryteam']);
    game.rolls(...blanks(3)).attack(0, 1);
    expect(game.offers({ kind: 'ability', dice: [0] })).toBe(true);
    game.pick({ kind: 'ability', dice: [0] });
    expect(energy(game)).toBe(3);
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.passAll();
    const primary = table({ us: cr90(['gunneryteam'], withEnergy(3)), them: [tie([757, 350, 270])] });
    primary
      .rolls(...blanks(4))
      .combat(0)
      .pick({ weapon: 0 });
    expect(primary.offers({ kind: 'ability', ability: '0:gunneryteam#0' })).toBe(false);
    primary.passAll();
  });

  it('Supercharged Power Cells roll two dice more and are discarded', () => {
    const us = cr90(['superchargedpowercells']);
    const game = table({ us, them: [tie([757, 350, 270])] }).attack(0, 2);
    game.takes({ use: true }).passAll();
    const plain = table({ us: cr90([]), them: [tie([757, 350, 270])] })
      .attack(0, 2)
      .passAll();
    expect(pool(game, 'attack')! - pool(plain, 'attack')!).toBe(2);
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('a fore section of a CR90 rolls a die more with its primary weapon for an energy', () => {
    const shoots = (count: number) =>
      table({ us: cr90([], withEnergy(count)), them: [tie([757, 350, 270])] }).attack(0, 2);
    const game = shoots(2).takes({ use: true });
    game.passAll();
    const plain = shoots(0);
    expect(asked(plain)).toBe(false);
    expect(pool(game, 'attack')! - pool(plain, 'attack')!).toBe(1);
    expect(energy(game)).toBe(1);
  });

  it('a fore section of a Raider attacks again with its primary weapon for two energy, once', () => {
    const game = table({ us: raider([], withEnergy(4)), them: [yt1300([457, 700, 180])] });
    game.attack(0, 2).takes({ use: true });
    expect(energy(game)).toBe(2);
    while (game.question?.kind === 'attack') game.answer(0);
    expect(game.everOffers({ use: true })).toBe(false);
    expect(game.eventsOf('attack')).toHaveLength(2);
  });

  it('Impetuous locks an enemy when it destroyed one', () => {
    const locked = (cards: number) => {
      const game = table({
        us: raider(['impetuous']),
        them: [
          tie([457, 700, 180], {
            damage: ['direct-hit', 'damaged-engine'].slice(0, cards).map((one) => `facedown: ${one}`),
          }),
          tie([520, 700, 180]),
        ],
      });
      game.rolls('hit', 'blank', 'blank', 'blank', ...blanks(4)).attack(0, 2);
      while (game.question)
        game.answer(game.question.kind.startsWith('modify') ? game.options.length - 1 : 0);
      return game.state.locks.map(({ by, on }) => [by, on]);
    };
    expect([locked(1), locked(2)]).toEqual([[], [[0, 3]]]);
  });

  it('Suppressor takes a focus, an evade or a lock of the enemy that it locked', () => {
    const locks = () => {
      const game = table({
        us: [gozanti(['suppressor'])],
        them: [tie([457, 560, 180], { tokens: { focus: 1, evade: 1 } })],
        locks: [[0, 1]],
      });
      return at(game, 'after-lock', 0, { other: 1 });
    };
    const game = locks().pick({ use: true });
    if (game.question) game.answer(1);
    game.passAll();
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, evade: 0 });
  });
});

describe('huge ships are shot at', () => {
  const under = (
    ship: TestShip | TestShip[],
    faces: readonly string[],
    by: TestShip = xwing([457, 560, 180]),
  ) => {
    const us = [ship].flat();
    const game = table({ us, them: [by] }).rolls(...faces);
    return game.attack(us.length, 0);
  };

  it('Broken Horn adds an evade and loses its reinforce token for it', () => {
    const game = under(croc(['brokenhorn'], { tokens: { 'reinforce-fore': 1 } }), ['hit', 'hit', 'blank']);
    game.takes({ kind: 'ability' });
    game.passAll();
    expect(game.ship(0)).toMatchObject({ tokens: { 'reinforce-fore': 0 } });
    expect(game.eventsOf('damage-dealt').length + game.eventsOf('shield-lost').length).toBe(0);
    const kept = under(croc(['brokenhorn'], { tokens: { 'reinforce-fore': 1 } }), [
      'hit',
      'hit',
      'blank',
    ]).passAll();
    expect(kept.ship(0).tokens['reinforce-fore']).toBe(1);
    expect(under(croc(['brokenhorn']), ['hit', 'hit', 'blank']).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Bright Hope: a fore reinforce token counts as two evades', () => {
    const shields = (upgrades: readonly string[]) =>
      under(gr75(upgrades, { tokens: { 'reinforce-fore': 1 } }), ['hit', 'hit', 'hit'])
        .passAll()
        .ship(0).shields;
    expect([shields([]), shields(['brighthope'])]).toEqual([2, 3]);
  });

  it('Cluster Bombs: two dice at all others at range 1 after defending', () => {
    const game = table({
      us: [gr75(['clusterbombs']), xwing([560, 300, 0])],
      them: [tie([457, 480, 180]), tie([850, 850, 180])],
    })
      .rolls(...blanks(3))
      .attack(2, 0);
    game.rolls('hit', 'blank', 'blank', 'crit').takes({ use: true }).passAll();
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
    expect(game.ship(1).shields + (2 - game.ship(2).damage.length)).toBe(2);
    expect(game.ship(3).damage).toEqual([]);
  });

  it('EM Emitter: three dice more for whom it covers', () => {
    const dice = (upgrades: readonly string[]) => {
      const us = [xwing([250, 300, 90]), gr75(upgrades, { at: [400, 300, 0] })];
      return pool(
        table({ us, them: [tie([520, 300, 270])] })
          .attack(0, 2)
          .passAll(),
        'defense',
      )!;
    };
    expect(dice(['ememitter']) - dice([])).toBe(2);
  });

  it('Shield Projector draws the attack on a friend for three energy', () => {
    const shot = (count: number) =>
      table({
        us: [gr75(['shieldprojector'], withEnergy(count)), xwing([560, 420, 0])],
        them: [tie([520, 600, 180])],
      })
        .rolls('hit', 'hit')
        .attack(2, 1);
    const game = shot(3).pick({ use: true });
    game.passAll();
    expect(game.eventsOf('attack-drawn')).toMatchObject([{ ship: 0, attacker: 2 }]);
    expect([game.ship(1).damage, game.ship(1).shields]).toEqual([[], 2]);
    expect(energy(game)).toBe(0);
    expect(asked(shot(2))).toBe(false);
  });

  it('Breach Specialist turns faceup cards down for a reinforce token, to the end of the round', () => {
    const game = alone(croc(['breachspecialist'], { shields: 0, tokens: { 'reinforce-fore': 1 } }));
    game
      .deals('damaged-engine', 'structural-damage')
      .does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits: 0, crits: 2 }, 'xwing1:damage.1'),
      );
    game.pick({ use: true }).passAll();
    expect(game.ship(0).damage).toMatchObject([{ up: false }, { up: false }]);
    expect(game.ship(0).tokens['reinforce-fore']).toBe(0);
  });

  it('Captain Needa rolls a die for an obstacle instead of taking a faceup card', () => {
    const flies = (face: string) => {
      const game = table({
        us: raider(['captainneeda']),
        them: [FAR],
        obstacles: [{ outline: 'coreasteroid0', at: [457, 400 + 60, 0] }],
      })
        .rolls(face)
        .fly(0, '1 straight');
      game.passAll();
      return [game.ship(0).damage.length, game.ship(0).shields];
    };
    const [, full] = flies('blank');
    expect([flies('blank'), flies('hit')]).toEqual([
      [0, full],
      [0, full! - 1],
    ]);
  });
});

describe('cards that change other cards, and what comes aboard', () => {
  it('Combat Retrofit adds two hull and a shield', () => {
    const plain = alone(gr75([]));
    const better = alone(gr75(['combatretrofit']));
    expect(better.ship(0).shields - plain.ship(0).shields).toBe(1);
    const dies = (upgrades: readonly string[]) =>
      alone(gr75(upgrades, { shields: 0 }))
        .does((running) =>
          sufferDamage(
            running,
            running.state.ships[0]!,
            { hits: 8, crits: 0, half: 'aft' },
            'xwing1:damage.1',
          ),
        )
        .ship(0).destroyed;
    expect([dies([]), dies(['combatretrofit'])]).toEqual([true, false]);
  });

  it('Ordnance Tubes keep a torpedo that is fired', () => {
    const fired = (upgrades: readonly string[]) => {
      const game = table({
        us: [gozanti([...upgrades, 'protontorpedoes'])],
        them: [tie([657, 300, 270])],
        locks: [[0, 1]],
      }).attack(0, 1);
      game.passAll();
      return game.ship(0).upgrades.at(-1)!.discarded;
    };
    expect([fired([]), fired(['ordnancetubes'])]).toEqual([true, false]);
  });

  it('Azmorigan replaces crew for an energy, Cikatro Vizago a cargo by discarding himself', () => {
    const replaced = (id: string, other: string, ...beside: readonly string[]) => {
      const game = alone(croc([id, other], withEnergy(2)), {
        set: {
          '/ships/0/stock': beside.map((one) => ({ id: one, points: 1 })),
          '/ships/0/upgrades/1/points': 2,
        },
      });
      at(game, 'start-of-end').pick({ use: true });
      while (game.question) game.answer(0);
      return [
        energy(game),
        game.ship(0).upgrades.map(({ id: one, discarded }) => (discarded ? `no ${one}` : one)),
      ];
    };
    expect(replaced('azmorigan', 'gunner', 'commsbooster', 'reconspecialist')).toEqual([
      1,
      ['azmorigan', 'reconspecialist'],
    ]);
    expect(replaced('cikatrovizago', 'commsbooster', 'reconspecialist', 'clusterbombs')).toEqual([
      2,
      ['no cikatrovizago', 'clusterbombs'],
    ]);
  });

  it('Raymus Antilles looks at a dial and stresses its ship for a white maneuver', () => {
    const stress = (maneuver: string) => {
      const game = table({ us: cr90(['raymusantilles']), them: [tie([457, 600, 180])] });
      game.state.ships[2]!.dial = dialEntry('academypilot', maneuver)!;
      at(game, 'start-of-activation', -1);
      if (game.question) game.answer(0);
      game.passAll();
      return game.ship(2).tokens.stress;
    };
    expect([stress('3 bank left'), stress('2 straight')]).toEqual([1, 0]);
  });

  it('Quick-release Cargo Locks place a container at the end of the Activation phase', () => {
    const game = at(alone(gr75(['quickreleasecargolocks'])), 'end-of-activation', -1);
    game.pick({ use: true });
    while (game.question) game.answer(game.question.form === 'place' ? [457, 100, 0] : 0);
    expect(game.state.obstacles).toHaveLength(1);
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Requiem: a ship that it deploys has a pilot skill of 8 for the round', () => {
    const game = table({ us: [gozanti(['requiem', 'dockingclamps']), tie([200, 200, 0])], them: [FAR] });
    at(game, 'deploying', 0, { other: 1 }).passAll();
    expect(skillOf(game.ship(1))).toBe(8);
  });

  it('Assailer turns a focus to an evade on a section that is reinforced', () => {
    const faces = (tokens: TestShip['tokens'] & object) => {
      const us = raider(['assailer'], { tokens });
      const game = table({ us, them: [xwing([457, 690, 180])] })
        .rolls('hit', 'blank', 'blank', 'focus')
        .attack(2, 0);
      while (game.question) game.answer(0);
      return game.eventsOf('modified').findLast(({ dice }) => dice === 'defense')?.faces;
    };
    expect([faces({ 'reinforce-fore': 1 }), faces({})]).toEqual([['evade', 'evade'], undefined]);
  });
});
