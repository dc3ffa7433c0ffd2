import { describe, expect, it } from 'vitest';
import { comeAboard } from '../../docking/aboard.ts';
import { dockOptions } from '../../docking/carriers.ts';
import { shipOf } from '../../game.ts';
import { occasion } from '../../state.ts';
import { type At, awing, dialEntry, type TestGame, type TestShip, table, tie } from '../../testing/index.ts';
import { formWing, split } from '../../wings/members.ts';

/** Phoenix Squadron: a large ship leads a wing, and its wingmates may be docked with it. */

const LEADER: At = [457, 400, 0];
/** The rear edges of leader and flanks are flush with the tool. */
const LEFT: At = [397, 380, 0];
const RIGHT: At = [517, 380, 0];

/** A VCX-100 that leads an A-wing and an attack shuttle; the shuttle's place is left out. */
function phoenix(
  facing = 0,
  more: { set?: Record<string, unknown>; them?: readonly TestShip[] } = {},
): TestGame {
  const game = table({
    us: [
      { pilot: 'lothalrebel', at: [LEADER[0], LEADER[1], facing], upgrades: ['ghost', 'phoenixsquadron'] },
      awing(LEFT),
      { pilot: 'zeborrelios', at: RIGHT },
    ],
    them: more.them ?? [tie([100, 850, 180])],
    set: { '/phase': 'activation', '/ships/0/upgrades/1/flipped': true, ...more.set },
  });
  formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
  return game;
}

/** The shuttle has left the wing and docked. */
function docked(more: Parameters<typeof phoenix>[1] = {}): TestGame {
  const game = phoenix(0, more);
  game.does((rules) => split(rules, shipOf(rules, 2), 'xwing2:wings.18'));
  Object.assign(game.ship(2), { place: 'reserve', carrier: 0, returns: 'dock' });
  game.does(({ state }) => comeAboard(state, state.ships[0]!));
  return game;
}
const planning = (game: TestGame): TestGame => game.run({ kind: 'window', ...occasion('start-of-planning') });

describe('a wing with a large leader', () => {
  it.each([0, 37, 123.4])(
    'xwing2:wings.4 xwing2:wings.7 flies in formation behind its rear edge, facing %s',
    (facing) => {
      const game = phoenix(facing);
      game.ship(0).dial = dialEntry(game.ship(0), '2 straight');
      game.ship(3).activated = true;
      game.run({ kind: 'activate-next' }).passAll();
      expect(game.eventsOf('wing-split')).toEqual([]);
      const [leader, left, right] = [0, 1, 2].map((id) => game.pose(id));
      expect(Math.hypot(left!.x - leader!.x, left!.y - leader!.y)).toBeCloseTo(Math.hypot(60, 20), 3);
      expect(Math.hypot(right!.x - left!.x, right!.y - left!.y)).toBeCloseTo(120, 3);
      expect(left!.facing).toBe(leader!.facing);
    },
  );

  it('turns its card over once it is placed, with its wing', () => {
    const game = phoenix(0, { set: { '/phase': 'setup', '/ships/0/upgrades/1/flipped': false } });
    for (const ship of game.state.ships.slice(0, 3)) ship.place = 'reserve';
    game.run({ kind: 'deploy' });
    game.answer([457, 60, 0]);
    expect(game.ship(0).upgrades[1]!.flipped).toBe(true);
    expect(game.pose(1)).toEqual({ x: 397, y: 40, facing: 0 });
    expect(game.pose(2)).toEqual({ x: 517, y: 40, facing: 0 });
  });
});

describe('Phoenix Squadron and its docked wingmates', () => {
  it('xwing2:wings.22 a wingmate in formation does not dock with its leader, one that has split may', () => {
    const game = phoenix();
    game.state.contacts = [0, 2];
    expect(dockOptions(game.state, game.ship(2))).toEqual([]);
    game.does((rules) => split(rules, shipOf(rules, 2), 'xwing2:wings.18'));
    expect(dockOptions(game.state, game.ship(2))).toEqual([{ kind: 'dock', carrier: 0 }]);
  });

  it('one that is docked joins in the Planning Phase, into its place and without stress', () => {
    const game = planning(docked()).pick({ use: true }).passAll();
    expect(game.ship(2)).toMatchObject({
      place: 'table',
      carrier: -1,
      inFormation: true,
      tokens: { stress: 0 },
    });
    expect(game.pose(2)).toEqual({ x: 517, y: 380, facing: 0 });
    expect(game.ship(0)).not.toHaveProperty('aboard');
    expect(game.eventsOf('wing-joined')).toMatchObject([{ ship: 2, leader: 0 }]);
    game.run({ kind: 'dials' });
    expect(game.question?.form === 'each' && game.question.parts.map(({ about }) => about)).toEqual([0]);
  });

  it('xwing2:wings.19 not while it is stressed, without room, or when another ship is docked; nor on the front of the card', () => {
    const asked = (more: Parameters<typeof phoenix>[1]) => planning(docked(more)).everOffers({ use: true });
    expect(asked({})).toBe(true);
    expect(asked({ set: { '/ships/2/tokens/stress': 1 } })).toBe(false);
    expect(asked({ them: [tie([520, 380, 0])] })).toBe(false);
    expect(asked({ set: { '/ships/0/upgrades/1/flipped': false } })).toBe(false);
    const other = docked();
    Object.assign(other.ship(2), { wing: -1, wingPosition: '' });
    expect(planning(other).question).toBeUndefined();
  });

  it('A-wings in the attack arc take what would hit the shuttle', () => {
    const shot = (defender: number) =>
      phoenix(0, { them: [tie([457, 560, 180])] })
        .rolls('hit', 'hit', 'blank', 'blank')
        .attack(3, defender);
    const game = shot(2).takes({ use: true }).takes({ target: 1 });
    game.passAll();
    expect([1, 2].map((id) => game.ship(id).shields)).toEqual([1, 0]);
    expect(game.ship(2).damage).toEqual([]);
    expect(shot(1).everOffers({ use: true })).toBe(false);
  });
});
