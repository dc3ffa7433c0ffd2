import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';

const HERE: At = [400, 200, 0];
const starwing = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'nusquadronpilot',
  at: HERE,
  ...more,
});

/** A Star Wing that flew 2 straight and now performs a SLAM. */
const slams = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ us: [starwing()], ...more })
    .fly(0, '2 straight')
    .pick({ action: 'slam' });

/** The option for a maneuver of the dial. */
const maneuver = (name: string) => {
  const [speed, bearing, direction = 'straight'] = name.split(' ');
  const entry = shipCard('nusquadronpilot').chassis.dial.findIndex(
    ({ maneuver: one }) =>
      one.speed === Number(speed) && one.bearing === bearing && one.direction === direction,
  );
  return { entry };
};

describe('SLAM', () => {
  it('xwing2:slam.1 offers the dial’s maneuvers of the speed that was flown', () => {
    const game = slams();
    const { dial } = shipCard('nusquadronpilot').chassis;
    const speeds = game.options.map((option) => dial[(option as { entry: number }).entry]!.maneuver.speed);
    expect(speeds).toEqual([2, 2, 2, 2, 2]);
    game.passAll();
  });

  it('xwing2:slam.2 executes the chosen one, with its difficulty', () => {
    const game = table({ us: [starwing({ tokens: { strain: 1 } })] })
      .fly(0, '2 turn left')
      .pick({ action: 'slam' })
      .pick(maneuver('2 straight'));
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 2, bearing: 'turn' } },
      { maneuver: { speed: 2, bearing: 'straight' }, difficulty: 'blue', executed: 'fully' },
    ]);
    expect(game.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:slam.3 disarms the ship when it is over', () => {
    const game = slams().pick(maneuver('2 straight'));
    expect(game.pose(0)).toEqual({ x: 400, y: 440, facing: 0 });
    expect(game.ship(0).tokens.disarm).toBe(1);
    expect(game.eventsOf('gained')).toMatchObject([{ token: 'disarm', because: 'xwing2:slam.3' }]);
    expect(game.ship(0).performed).toEqual(['slam']);
  });

  it('xwing2:slam.4 is only for the ship’s own activation', () => {
    const game = table({ us: [starwing()], phase: 'system' }).act(0);
    expect(game.offers({ action: 'slam' })).toBe(false);
    expect(game.refusal('slam')).toBe('xwing2:slam.4');
    game.passAll();
  });

  it('xwing2:slam.5 fails, the ship back and armed, if it would flee', () => {
    const game = table({ us: [starwing({ at: [400, 760, 0] })] })
      .fly(0, '2 straight')
      .pick({ action: 'slam' })
      .pick(maneuver('2 straight'));
    expect(game.pose(0)).toEqual({ x: 400, y: 880, facing: 0 });
    expect(game.ship(0)).toMatchObject({ place: 'table', failed: ['slam'], tokens: { disarm: 0 } });
    expect(game.eventsOf('action-failed')).toMatchObject([{ action: 'slam', because: 'xwing2:slam.5' }]);
  });

  it('xwing2:slam.6 is an action and the execution of a maneuver', () => {
    const game = table({ us: [{ ...starwing({ damage: ['Damaged Engine', 'Wounded Pilot'] }) }] })
      .fly(0, '2 straight')
      .pick({ action: 'slam' })
      .rolls('blank')
      .pick(maneuver('2 turn left'));
    expect(game.ship(0).flown).toMatchObject({ bearing: 'turn', speed: 2, difficulty: 'red' });
    expect(game.ship(0).performed).toEqual(['slam']);
    expect(game.eventsOf('rolled').length).toBe(1);
    expect(game.ship(0).tokens.stress).toBe(1);
    game.passAll();
  });

  it('xwing2:slam.7 is partially executed when a ship is in the way, with what that brings', () => {
    const game = slams({ us: [starwing(), xwing([400, 440, 0])] })
      .rolls('hit')
      .pick(maneuver('2 straight'));
    expect(game.pose(0).y).toBeCloseTo(394.2, 3);
    expect(game.eventsOf('overlap')).toMatchObject([
      { ship: 0, friendly: true, because: 'xwing2:overlap.8' },
    ]);
    expect(game.ship(0)).toMatchObject({ shields: 2, tokens: { disarm: 1 } });
    const enemy = slams({ them: [tie([400, 440, 180])] }).pick(maneuver('2 straight'));
    expect(enemy.offers({ action: 'focus', difficulty: 'red' })).toBe(true);
    enemy.passAll();
    expect(enemy.ship(0).tokens.disarm).toBe(1);
  });

  it('is refused when no maneuver was flown this round', () => {
    const game = table({ us: [starwing()] }).run(
      { kind: 'action', ship: 0 },
      { kind: 'end-activation', ship: 0 },
    );
    expect(game.refusal('slam')).toBe('xwing2:slam.1');
    game.passAll();
  });
});
