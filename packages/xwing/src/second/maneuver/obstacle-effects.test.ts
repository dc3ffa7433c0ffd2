import { describe, expect, it } from 'vitest';
import { isIonized } from '../ship/conditions.ts';
import { hullRemaining } from '../ship/values.ts';
import { decimator, type TestGame, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

/** A ship on top of an obstacle, which it suffers with this face of the attack die. */
function suffers(outline: string, ship: TestShip, ...faces: readonly string[]): TestGame {
  const game = table({
    us: [ship],
    them: [xwing([457, 600, 180])],
    obstacles: [{ outline, at: [457, 300, 0] }],
  });
  return game.rolls(...faces).run({ kind: 'obstacle', ship: 0, obstacle: 0 });
}
const ON = [457, 300, 0] as const;

describe('asteroids', () => {
  it('xwing2:obstacles.4 cost 1 hit damage, and 1 more on a hit or a crit', () => {
    for (const [face, hull] of [
      ['hit', 4],
      ['crit', 4],
      ['focus', 5],
      ['blank', 5],
    ] as const) {
      const game = suffers('coreasteroid0', ywing(ON, { shields: 0 }), face);
      expect(hullRemaining(game.ship(0))).toBe(hull);
      expect(game.ship(0).damage.every((card) => !card.up)).toBe(true);
      expect(game.eventsOf('damage-dealt')[0]).toMatchObject({ because: 'xwing2:obstacles.4' });
    }
  });

  it('hurt before the die is rolled, and shields take the damage', () => {
    const game = suffers('coreasteroid0', xwing(ON), 'crit');
    expect(game.story).toEqual(['obstacle-hit', 'shield-lost', 'rolled', 'shield-lost']);
  });

  it('still roll for a ship that the first damage destroys', () => {
    const hurt = ['facedown: Fuel Leak', 'facedown: Fuel Leak'];
    const game = suffers('coreasteroid0', tie(ON, { damage: hurt }), 'hit');
    expect(game.story.filter((kind) => kind !== 'points')).toEqual([
      'obstacle-hit',
      'damage-dealt',
      'destroyed',
      'rolled',
      'damage-dealt',
      'removed',
    ]);
  });
});

describe('debris clouds', () => {
  it('xwing2:obstacles.5 give 1 stress; a hit is 1 hit damage, a crit 1 crit damage, else nothing', () => {
    for (const [face, hull, faceup] of [
      ['hit', 5, 0],
      ['crit', 5, 1],
      ['focus', 6, 0],
      ['blank', 6, 0],
    ] as const) {
      const ship = ywing(ON, { shields: 0 });
      const game = table({ us: [ship], obstacles: [{ outline: 'yt2400debris0', at: ON }] });
      if (face === 'crit') game.deals('Structural Damage');
      game.rolls(face).run({ kind: 'obstacle', ship: 0, obstacle: 0 });
      expect(game.ship(0).tokens.stress).toBe(1);
      expect(hullRemaining(game.ship(0))).toBe(hull);
      expect(game.ship(0).damage.filter((card) => card.up).length).toBe(faceup);
      expect(game.eventsOf('gained')).toMatchObject([{ token: 'stress', because: 'xwing2:obstacles.5' }]);
    }
  });
});

describe('gas clouds', () => {
  it('xwing2:obstacles.6 break the ship’s locks and those on it, give 1 strain, and ion: 1 on a hit, 3 on a crit', () => {
    for (const [face, ion] of [
      ['hit', 1],
      ['crit', 3],
      ['focus', 0],
      ['blank', 0],
    ] as const) {
      const game = table({
        us: [decimator(ON), tie([600, 300, 0])],
        them: [xwing([457, 600, 180])],
        obstacles: [{ outline: 'gascloud1', at: ON }],
        locks: [
          [0, 2],
          [2, 0],
          [1, 2],
        ],
      });
      game.rolls(face).run({ kind: 'obstacle', ship: 0, obstacle: 0 });
      expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
      expect(game.ship(0).tokens).toMatchObject({ strain: 1, ion });
      expect(isIonized(game.ship(0))).toBe(ion === 3);
      expect(game.eventsOf('lock-broken').map((event) => event.because)).toEqual([
        'xwing2:obstacles.6',
        'xwing2:obstacles.6',
      ]);
      expect(game.ship(0).damage).toEqual([]);
    }
  });

  it('xwing2:obstacles.19 allow whoever is in them neither to attack nor to lock nor to be locked', () => {
    const game = table({
      us: [xwing([457, 300, 0])],
      them: [xwing([457, 500, 180])],
      obstacles: [{ outline: 'gascloud1', at: ON }],
    });
    game.engage(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 0, because: 'xwing2:obstacles.19' }]);
    game.attack(1, 0).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ attacker: 1, defender: 0 }]);
    game.act(1).pick({ action: 'lock' });
    expect(game.state.locks).toEqual([{ by: 1, kind: 'obstacle', on: 0 }]);
    game.act(0).pick({ action: 'lock' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ ship: 0, action: 'lock' }]);
  });
});
