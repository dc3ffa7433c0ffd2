import { describe, expect, it } from 'vitest';
import { slam } from '../../actions/slam.ts';
import { layDevice } from '../../devices/testing.ts';
import { shipOf } from '../../game.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, yt1300 } from '../../testing/index.ts';
import { chassisById } from '../library.ts';

/** Upgrades about obstacles, and about the templates of moves. */

const HERE: At = [400, 200, 0];
const FAR: At = [800, 850, 180];
const rock = (at: At, outline = 'coreasteroid0') => [{ outline, at }];
const awing = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'phoenixsquadronpilot',
  at: HERE,
  upgrades,
  ...more,
});

describe('Collision Detector', () => {
  const boosts = (charges: number, ...faces: readonly string[]) => {
    const game = table({
      us: [awing([`collisiondetector:${charges}`])],
      them: [tie(FAR)],
      obstacles: rock([400, 280, 0]),
    }).rolls(...faces);
    return game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
  };

  it('boosts onto an asteroid and ignores it until the end of the round for a charge', () => {
    const game = boosts(2).pick({ use: true });
    game.passAll();
    expect(game.eventsOf('moved')).toHaveLength(1);
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    game.engage(0);
    expect(game.eventsOf('no-attack')).not.toMatchObject([{ because: 'xwing2:obstacles.17' }]);
    game.passAll();
  });

  it('suffers the asteroid if it keeps its charge, or has none', () => {
    const kept = boosts(2, 'blank').pick({ use: false });
    kept.passAll();
    expect(kept.ship(0).shields).toBe(1);
    expect(boosts(0, 'blank').passAll().ship(0).shields).toBe(1);
  });

  it('without it the boost fails', () => {
    const game = table({ us: [awing([])], them: [tie(FAR)], obstacles: rock([400, 280, 0]) });
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' }).passAll();
    expect(game.eventsOf('action-failed')).toHaveLength(1);
  });

  it('ignores what it flies onto too, and performs its action there', () => {
    const flies = (use: boolean) => {
      const us = [xwing(HERE, { upgrades: ['collisiondetector'] })];
      const game = table({ us, them: [tie(FAR)], obstacles: rock([400, 320, 0]) });
      if (!use) game.rolls('blank');
      return game.fly(0, '2 straight').pick({ use });
    };
    const ignored = flies(true);
    expect(ignored.offers({ action: 'focus' })).toBe(true);
    ignored.passAll();
    expect(ignored.ship(0).shields).toBe(2);
    const suffered = flies(false);
    expect(suffered.offers({ action: 'focus' })).toBe(false);
    suffered.passAll();
    expect(suffered.ship(0).shields).toBe(1);
  });
});

describe('Backwards Tailslide', () => {
  const boosts = (foils: 'closed' | 'open', at: At) => {
    const game = table({
      us: [
        {
          pilot: 'redsquadronexpert',
          at: HERE,
          upgrades: ['integratedsfoils', 'backwardstailslide'],
        },
      ],
      them: [tie(FAR)],
      obstacles: rock(at),
      set: { '/ships/0/upgrades/0/flipped': foils === 'open' },
    });
    return game.act(0).pick({ action: 'boost' });
  };
  /** A rock so near to the way of a boost that only the template lies on it. */
  const BESIDE: At = [421, 240, 0];
  const AHEAD: At = [400, 280, 0];

  it('boosts through an obstacle with closed S-foils, suffers it and gains an evade token', () => {
    const game = boosts('closed', BESIDE).rolls('blank').pick({ direction: 'straight' }).passAll();
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ how: 'moved-through' }]);
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('gains nothing at range 0 of it', () => {
    const game = boosts('closed', AHEAD).rolls('blank').pick({ direction: 'straight' }).passAll();
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ how: 'overlapped' }]);
    expect(game.ship(0).tokens.evade).toBe(0);
  });

  it('with open S-foils the boost fails', () => {
    const game = boosts('open', BESIDE).pick({ direction: 'straight' }).passAll();
    expect(game.eventsOf('action-failed')).toHaveLength(1);
  });
});

describe('cards that ignore obstacles', () => {
  it('Qi’ra flies over, and attacks from and past, the obstacle that she has locked', () => {
    const flies = (locked: boolean) => {
      const us = [yt1300(HERE, { upgrades: ['qira'] })];
      const game = table({ us, them: [tie([400, 480, 180])], obstacles: rock([400, 330, 0]) });
      if (locked) game.state.locks.push({ by: 0, kind: 'obstacle', on: 0 });
      else game.rolls('blank');
      return game.fly(0, '1 straight').passAll();
    };
    const over = flies(true);
    expect(over.eventsOf('obstacle-hit')).toEqual([]);
    over.engage(0);
    expect(over.offers({ kind: 'attack', target: 1 })).toBe(true);
    over.passAll();
    const on = flies(false);
    expect(on.eventsOf('obstacle-hit')).toHaveLength(1);
    expect(on.engage(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:obstacles.17' }]);
  });

  it('Mandalorian Optics ignore what obstructs a primary attack on what is locked, but not from range 0', () => {
    const defenseDice = (locked: boolean, at: At = [400, 320, 0]) => {
      const game = table({
        us: [xwing(HERE, { upgrades: ['mandalorianoptics'] })],
        them: [tie([400, 440, 180])],
        obstacles: rock(at),
        locks: locked ? [[0, 1]] : [],
      });
      return game.attack(0, 1).passAll().eventsOf('rolled')[1]?.faces.length;
    };
    expect(defenseDice(true)).toBe(3);
    expect(defenseDice(false)).toBe(4);
    const onCloud = table({
      us: [xwing(HERE, { upgrades: ['mandalorianoptics'] })],
      them: [tie([400, 440, 180])],
      obstacles: rock([400, 230, 0], 'electrochaffcloud'),
      locks: [[0, 1]],
    });
    expect(onCloud.attack(0, 1).passAll().eventsOf('rolled')[1]?.faces).toHaveLength(4);
  });

  it('Mandalorian Optics lock an object in the front arc in the System Phase for a charge', () => {
    const game = table({
      us: [xwing(HERE, { upgrades: ['mandalorianoptics'] })],
      them: [tie([400, 400, 180]), tie([600, 100, 180])],
      obstacles: rock([430, 330, 0]),
      phase: 'system',
    });
    game.run({ kind: 'system' }).takes({ kind: 'ability', ability: 'upgrade-mandalorianoptics.0' });
    game.pick({ use: true });
    expect(game.options).toEqual([
      { kind: 'ship', id: 1 },
      { kind: 'obstacle', id: 0 },
    ]);
    game.pick({ kind: 'obstacle' }).passAll();
    expect(game.state.locks).toEqual([{ by: 0, kind: 'obstacle', on: 0 }]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });

  it('Ablative Plating prevents 1 damage of an obstacle or of a friendly bomb', () => {
    const flies = (outline: string, charges = 2) => {
      const us = [yt1300(HERE, { upgrades: [`ablativeplating:${charges}`] })];
      const game = table({ us, them: [tie(FAR)], obstacles: rock([400, 330, 0], outline) });
      return game.rolls('blank').fly(0, '1 straight');
    };
    const full = flies('coreasteroid0').ship(0).shields;
    const game = flies('coreasteroid0').takes({ ability: 'upgrade-ablativeplating.0' }).passAll();
    expect(game.ship(0).shields).toBe(full);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    const bombed = (player: number) => {
      const us = [yt1300(HERE, { upgrades: ['ablativeplating'] })];
      const bomb = table({ us, them: [tie(FAR)] });
      const device = layDevice(bomb, 'protonbomb', [400, 290, 0], { player });
      return bomb
        .run({ kind: 'detonate', device, ship: -1 })
        .everOffers({ ability: 'upgrade-ablativeplating.0' });
    };
    expect(bombed(0)).toBe(true);
    expect(bombed(1)).toBe(false);
    const empty = flies('coreasteroid0', 0);
    expect(empty.passAll().ship(0).shields).toBe(full - 1);
  });
});

describe('Marg Sabl Closure', () => {
  const flies = (obstacles: readonly { outline: string; at: At }[], enemy: At) => {
    const us = [xwing(HERE, { upgrades: ['margsablclosure'] })];
    return table({ us, them: [tie(enemy)], obstacles });
  };
  const THROUGH = rock([400, 262, 0]);

  it('strains an enemy ahead at range 1-2 after a full maneuver through an obstacle', () => {
    const game = flies(THROUGH, [400, 560, 180]).rolls('blank').fly(0, '3 straight');
    game.takes({ target: 1 }).passAll();
    expect(game.ship(1).tokens.strain).toBe(1);
  });

  it('not after one that met nothing, and nobody behind it', () => {
    expect(flies([], [400, 560, 180]).fly(0, '3 straight').everOffers({ target: 1 })).toBe(false);
    const behind = flies(THROUGH, [400, 100, 180]).rolls('blank').fly(0, '3 straight');
    expect(behind.everOffers({ target: 1 })).toBe(false);
  });
});

describe('templates', () => {
  const moved = (game: TestGame) => game.eventsOf('moved').map(({ template }) => template);

  it('Extreme Maneuvers boost by a turn for a Force, by the action only', () => {
    const us: TestShip = {
      pilot: 'anakinskywalker-delta7baethersprite',
      at: HERE,
      upgrades: ['extrememaneuvers'],
    };
    const boosts = (force: number) => {
      const game = table({ us: [us], them: [tie(FAR)], set: { '/ships/0/force': force } });
      return game.act(0).pick({ action: 'boost' });
    };
    const game = boosts(2).pick({
      direction: 'left',
      template: { speed: 1, shape: 'turn', direction: 'left' },
    });
    game.passAll();
    expect(moved(game)).toEqual([{ speed: 1, shape: 'turn', direction: 'left' }]);
    expect(game.ship(0).force).toBe(1);
    const without = boosts(0);
    expect(without.options).toHaveLength(3);
    without.passAll();
  });

  it('Overdrive Thruster makes red boosts one speed faster, and leaves white ones', () => {
    const boosts = (us: TestShip) => {
      const game = table({ us: [us], them: [tie(FAR)] })
        .act(0)
        .pick({ action: 'boost' });
      game.pick({ direction: 'straight' }).passAll();
      return moved(game);
    };
    const upgrades = ['overdrivethruster'];
    expect(boosts(yt1300(HERE, { upgrades }))).toEqual([
      { speed: 2, shape: 'straight', direction: 'straight' },
    ]);
    expect(boosts(awing(upgrades))).toEqual([undefined]);
  });

  it('Overdrive Thruster: a red barrel roll uses the 2 straight template, and no other', () => {
    const us: TestShip = { pilot: 'tempestsquadronpilot', at: HERE, upgrades: ['overdrivethruster'] };
    const game = table({ us: [us], them: [tie(FAR)] })
      .act(0)
      .pick({ action: 'focus' });
    game.takes({ action: 'barrel-roll' });
    expect(game.options).toMatchObject([{ template: { speed: 2 } }, { template: { speed: 2 } }]);
    game.passAll();
  });

  it('Overdrive Thruster: a red SLAM is one speed faster, as far as there is a template', () => {
    const slams = (colour: 'red' | 'white', bearing: string) => {
      const us: TestShip = { pilot: 'rhosquadronpilot', at: HERE, upgrades: ['overdrivethruster'] };
      const game = table({ us: [us], them: [tie(FAR)] });
      game.state.ships[0]!.flown = { ...game.ship(0).flown, bearing: 'straight', speed: 3 };
      game.does((rules) => void slam(rules, shipOf(rules, 0), colour));
      const entry = chassisById('alphaclassstarwing')!.dial.findIndex(
        ({ maneuver }) => maneuver.speed === 3 && maneuver.bearing === bearing,
      );
      return game.pick({ entry }).eventsOf('maneuver')[0]?.maneuver.speed;
    };
    expect(slams('red', 'straight')).toBe(4);
    expect(slams('white', 'straight')).toBe(3);
    expect(slams('red', 'bank')).toBe(3);
  });
});
