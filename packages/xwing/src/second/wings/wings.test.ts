import { describe, expect, it } from 'vitest';
import { layDevice } from '../devices/testing.ts';
import { dockOptions } from '../docking/carriers.ts';
import { shipOf } from '../game.ts';
import { type SetupShip, type SetupSide, setupProblems } from '../setup/setup.ts';
import { type At, dialEntry, type TestGame, type TestShip, table, tie } from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';
import { type Wing, wingsOf } from './leaders.ts';
import { formWing, split } from './members.ts';

const LEADER: At = [457, 400, 0];
const LEFT: At = [397, 400, 0];
const RIGHT: At = [517, 400, 0];

/** A leader and two wingmates beside it, ships 0 to 2, and what else is there. */
function wing(
  more: { mate?: Partial<TestShip>; leader?: Partial<TestShip>; them?: readonly TestShip[] } = {},
): TestGame {
  const game = table({
    us: [tie(LEADER, more.leader), tie(LEFT, more.mate), tie(RIGHT)],
    them: more.them ?? [tie([100, 850, 180])],
    set: { '/phase': 'activation' },
  });
  formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
  return game;
}

/** The wing activates by its leader's dial. */
function fly(game: TestGame, maneuver: string): TestGame {
  game.ship(0).dial = dialEntry(game.ship(0), maneuver);
  for (const ship of game.state.ships.slice(3)) ship.activated = true;
  return game.run({ kind: 'activate-next' });
}

const splits = (game: TestGame) => game.eventsOf('wing-split').map(({ ship, because }) => [ship, because]);

describe('a wing in formation', () => {
  it('xwing2:wings.5 gets one dial, the leader’s', () => {
    const game = wing().run({ kind: 'planning' });
    const { question } = game;
    expect(question?.form === 'each' && question.parts.map(({ about }) => about)).toEqual([0]);
  });

  it('xwing2:wings.6 xwing2:wings.7 follows its leader in ID order, back into formation', () => {
    const game = fly(wing(), '3 straight').passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([0, 1, 2]);
    expect([game.pose(0), game.pose(1), game.pose(2)]).toEqual([
      { x: 457, y: 560, facing: 0 },
      { x: 397, y: 560, facing: 0 },
      { x: 517, y: 560, facing: 0 },
    ]);
  });

  it('xwing2:wings.8 a wingmate counts as having executed the leader’s maneuver: blue removes a stress', () => {
    const game = fly(wing({ mate: { tokens: { stress: 2 } } }), '2 straight').passAll();
    expect(game.ship(1)).toMatchObject({
      revealed: true,
      tokens: { stress: 1 },
      flown: { difficulty: 'blue' },
    });
  });

  it('xwing2:mine.3 xwing2:objects-remotes.19 a wingmate put back onto a mine sets it off, onto commandos is strained', () => {
    const game = wing();
    layDevice(game, 'connernet', [397, 560, 0]);
    layDevice(game, 'commandos', [517, 560, 0]);
    layDevice(game, 'connernet', [397, 480, 0]);
    fly(game, '3 straight').passAll();
    expect(game.eventsOf('device-detonates').length).toBe(1);
    expect(game.ship(1)).toMatchObject({ inFormation: false, tokens: { ion: 3 }, damage: [{ up: false }] });
    expect(game.ship(2)).toMatchObject({ inFormation: true, tokens: { strain: 1 } });
  });

  it('xwing2:wings.9 xwing2:wings.12 without room a wingmate flies the maneuver itself, without action, and is split', () => {
    const game = fly(wing({ them: [tie([397, 560, 180])] }), '3 straight').passAll();
    expect(splits(game)).toEqual([[1, 'xwing2:wings.9']]);
    expect(game.eventsOf('maneuver').map(({ ship, executed }) => [ship, executed])).toContainEqual([
      1,
      'partially',
    ]);
    expect(game.ship(1)).toMatchObject({ inFormation: false, activated: true });
    expect(game.pose(1).y).toBeCloseTo(560 - 40 - 2 * 2.9, 4);
    expect(game.eventsOf('action').filter(({ ship }) => ship === 1)).toEqual([]);
  });

  it('xwing2:wings.10 after it followed a wingmate performs only some actions', () => {
    const game = fly(wing(), '3 straight').pick('none');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.offers({ action: 'barrel-roll' })).toBe(false);
    expect(game.refusal('barrel-roll')).toBe('xwing2:wings.10');
    game.passAll();
  });

  it('xwing2:wings.14 a stressed wingmate is split when its leader executes a red maneuver', () => {
    const game = fly(wing({ mate: { tokens: { stress: 1 } } }), '4 koiogran').passAll();
    expect(splits(game)).toEqual([[1, 'xwing2:wings.14']]);
    expect(game.pose(2)).toEqual({ x: 397, y: 600, facing: 180 });
  });
});

describe('ships that are split', () => {
  it('xwing2:wings.11 have dials of their own', () => {
    const game = wing();
    game.does((rules) => split(rules, shipOf(rules, 1), 'xwing2:wings.18')).run({ kind: 'planning' });
    const { question } = game;
    expect(question?.form === 'each' && question.parts.map(({ about }) => about)).toEqual([0, 1]);
  });

  it('xwing2:wings.13 an ionized wingmate is split', () => {
    const game = wing();
    game.does((rules) => gainTokens(rules, shipOf(rules, 1), 'ion', 1, 'xwing2:tokens.1'));
    game.run({ kind: 'end-phase-of', phase: 'system' });
    expect(splits(game)).toEqual([[1, 'xwing2:wings.13']]);
  });

  it('xwing2:wings.15 a wingmate that an effect moves or turns is split', () => {
    const game = wing().run({ kind: 'tractor', ship: 2, player: 1 }).pick({ move: 'roll-right' });
    game.pick({ placement: 'middle' }).pick({ degrees: 0 });
    expect(splits(game)).toEqual([[2, 'xwing2:wings.15']]);
  });

  it('xwing2:wings.16 without its leader the whole wing is split', () => {
    const game = wing();
    game.ship(0).destroyed = true;
    game.run({ kind: 'remove-destroyed' });
    expect(splits(game)).toEqual([
      [1, 'xwing2:wings.16'],
      [2, 'xwing2:wings.16'],
    ]);
  });

  it('xwing2:wings.17 without a dial fly 2 straight when all others have, without action and for a stress', () => {
    const game = fly(wing({ mate: { tokens: { stress: 1 } } }), '4 koiogran').passAll();
    expect(
      game
        .eventsOf('activates')
        .map(({ ship, because }) => [ship, because])
        .at(-1),
    ).toEqual([1, 'xwing2:wings.17']);
    expect(game.pose(1)).toEqual({ x: 397, y: 520, facing: 0 });
    expect(game.ship(1).tokens.stress).toBe(2);
    expect(game.eventsOf('action').filter(({ ship }) => ship === 1)).toEqual([]);
  });

  it('xwing2:wings.18 a wingmate may leave in the End Phase', () => {
    const game = wing().run({ kind: 'leave-wings' });
    expect(game.question).toMatchObject({ kind: 'leave-wing', ship: 1, player: 0 });
    game.pick({ use: true }).pick({ use: false });
    expect([game.ship(1).inFormation, game.ship(2).inFormation]).toEqual([false, true]);
  });

  it('xwing2:wings.19 xwing2:wings.20 may join near the leader at the start of Planning, for a stress', () => {
    const game = wing();
    game.ship(1).inFormation = false;
    game.ship(1).x = 380;
    game.run({ kind: 'join-wings' });
    expect(game.question).toMatchObject({ kind: 'join-wing', ship: 1 });
    game.pick({ use: true });
    expect(game.ship(1)).toMatchObject({ x: 397, inFormation: true, tokens: { stress: 1 } });
    const far = wing();
    far.ship(1).inFormation = false;
    far.ship(1).x = 300;
    far.run({ kind: 'join-wings' });
    expect(far.question).toBeUndefined();
  });
});

describe('wings in setup', () => {
  const side = (ships: readonly SetupShip[], ...wings: readonly Wing[]): SetupSide => ({
    name: 'us',
    faction: 'galacticempire',
    ships,
    obstacles: [],
    wings,
  });
  const ship = (pilot: string, ...upgrades: readonly string[]): SetupShip => ({ pilot, upgrades, points: 2 });
  const LED = [ship('academypilot', 'agentoftheempire'), ship('academypilot'), ship('academypilot')];
  const problemsOf = (ships: readonly SetupShip[], ...wings: readonly Wing[]) =>
    setupProblems({
      format: { id: 'epic', version: '1' },
      width: 900,
      depth: 900,
      rounds: 12,
      points: 50,
      sides: [side(ships, ...wings), side(LED)],
    });
  const problems = (...wings: readonly Wing[]) => problemsOf(LED, ...wings);

  it('xwing2:wings.1 xwing2:wings.3 a wing has 3 to 6 small ships, each with one place', () => {
    expect(problems({ leader: 0, mates: [1, 2] })).toEqual([]);
    expect(problems({ leader: 0, mates: [1] })).toEqual([
      'setup.sides[0].wings[0]: a wing has a leader and two to five wingmates',
    ]);
    expect(problems({ leader: 0, mates: [1, 1] })).toEqual([
      'setup.sides[0].wings[0]: a ship has one place in a wing',
    ]);
  });

  it.each([
    ['agentoftheempire', 'blacksquadronace', 'academypilot', 'alphasquadronpilot', 5],
    ['firstorderelite', 'omegasquadronace', 'zetasquadronsurvivor', 'academypilot', 3],
    ['veteranwingleader', 'bluesquadronescort', 'bluesquadronescort', 'academypilot', 5],
  ])(
    'xwing2:wings.2 %s forms a wing, of the ships it allows and no others',
    (card, leader, mate, other, most) => {
      const WING = { leader: 0, mates: [1, 2] };
      const told = (...ships: readonly SetupShip[]) =>
        problemsOf(ships, WING).map((what) => what.split(': ')[1]);
      expect(told(ship(leader, card), ship(mate), ship(mate))).toEqual([]);
      expect(told(ship(leader), ship(mate), ship(mate))).toEqual(['no upgrade of its leader forms a wing']);
      expect(told(ship(leader, card), ship(mate), ship(other))).toEqual([
        'the card of its leader allows other ships only',
      ]);
      const many = [ship(leader, card), ship(other), ...Array.from({ length: 6 }, () => ship(mate))];
      expect(wingsOf(many)).toEqual([{ leader: 0, mates: [2, 3, 4, 5, 6].slice(0, most) }]);
      expect(wingsOf(many.slice(1))).toEqual([]);
      expect(wingsOf([ship(leader, card), ship(mate)])).toEqual([]);
    },
  );

  it('xwing2:wings.21 wingmates are placed right after their leader, in formation', () => {
    const game = wing();
    for (const ship of game.state.ships.slice(0, 3)) ship.place = 'reserve';
    game.run({ kind: 'deploy' }).answer([457, 30, 0]);
    expect(game.eventsOf('ship-placed').map(({ ship, because }) => [ship, because])).toEqual([
      [0, 'xwing2:setup.8'],
      [1, 'xwing2:wings.21'],
      [2, 'xwing2:wings.21'],
    ]);
    expect(game.pose(2)).toEqual({ x: 517, y: 30, facing: 0 });
  });

  it('xwing2:wings.23 a wingmate without room is split, placed by itself and stressed', () => {
    const game = wing();
    for (const ship of game.state.ships.slice(0, 3)) ship.place = 'reserve';
    game.run({ kind: 'deploy' }).answer([30, 30, 0]);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    game.answer([300, 30, 0]);
    expect(game.ship(1)).toMatchObject({ inFormation: false, place: 'table', tokens: { stress: 1 } });
    expect(game.ship(2)).toMatchObject({ inFormation: true, x: 90, place: 'table' });
  });
});

describe('wingmates shield their leader', () => {
  /** The leader is attacked from the front left: the left wingmate lies in the attack arc, as may the right one. */
  const attacked = (upgrades: readonly string[], ...faces: readonly string[]): TestGame => {
    const game = wing({ leader: { upgrades }, them: [tie([457, 560, 180])] }).rolls(...faces);
    return game;
  };

  it('up to two of them suffer a damage to cancel a result of the same kind', () => {
    const game = attacked(['agentoftheempire'], 'hit', 'crit', 'blank', 'blank', 'blank').attack(3, 0);
    game.takes({ use: true }).takes({ target: 1 }).takes({ target: 2 });
    game.takes({ face: 'crit' });
    while (game.question) game.answer(0);
    expect([1, 2, 0].map((id) => game.ship(id).damage.length)).toEqual([1, 1, 0]);
    expect(game.ship(1).damage[0]!.up).toBe(true);
  });

  it('not when it attacks, when nothing hits, or without the card', () => {
    const offered = (upgrades: readonly string[], face: string) =>
      attacked(upgrades, face, 'blank', 'blank', 'blank', 'blank').attack(3, 0).everOffers({ use: true });
    expect(offered(['agentoftheempire'], 'hit')).toBe(true);
    expect(offered(['agentoftheempire'], 'blank')).toBe(false);
    expect(offered([], 'hit')).toBe(false);
  });
});

it('xwing2:wings.22 ships of a wing do not dock; one that is split may', () => {
  const at: At = [LEADER[0], LEADER[1] - 225, 0];
  const game = table({
    us: [tie(LEADER), tie(LEFT), tie(RIGHT), { pilot: 'outerrimgarrison', at }],
    phase: 'system',
  });
  expect(dockOptions(game.state, game.ship(1)).length).toBe(1);
  formWing(game.state, game.ship(0), [game.ship(1), game.ship(2)]);
  expect([0, 1, 2].flatMap((id) => dockOptions(game.state, game.ship(id)))).toEqual([]);
  game.ship(1).inFormation = false;
  expect(dockOptions(game.state, game.ship(1)).length).toBe(1);
});
