import { describe, expect, it } from 'vitest';
import { passes } from '../abilities/evaluate.ts';
import type { ShipTest } from '../abilities/language.ts';
import { coordinateTargets } from '../actions/coordinate-targets.ts';
import type { Ship } from '../state.ts';
import { type At, type TestGame, table, tie, xwing } from '../testing/index.ts';
import { layDevice, layObstacle } from './testing.ts';

const HERE: At = [400, 400, 0];

const unitOf = (game: TestGame, id: number): number => game.state.devices.find((one) => one.id === id)!.unit;

/** An X-wing and a remote of the other player ahead of it. */
function facing(kind: Parameters<typeof layDevice>[1], at: At): { game: TestGame; unit: number } {
  const game = table({ us: [xwing(HERE)], them: [tie([800, 850, 180])] });
  return { game, unit: unitOf(game, layDevice(game, kind, at)) };
}

describe('attacks on remotes', () => {
  it('xwing2:remotes.3 xwing2:errata-remote-cards.1 an enemy remote can be attacked and defends with its agility', () => {
    const { game, unit } = facing('buzzdroidswarm', [400, 560, 180]);
    game.engage(0);
    expect(game.offers({ kind: 'attack', target: unit, range: 2 })).toBe(true);
    game.rolls('hit', 'blank', 'blank', 'evade').pick({ target: unit }).passAll();
    expect(game.eventsOf('rolled').map(({ ship, dice, faces }) => [ship, dice, faces.length])).toEqual([
      [0, 'attack', 3],
      [unit, 'defense', 1],
    ]);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });

  it('xwing2:remotes.9 range bonus and obstruction count: agility and two more', () => {
    const { game, unit } = facing('drk1probedroid', [400, 680, 180]);
    layObstacle(game, 'coreasteroid5', [400, 560, 0]);
    game.engage(0).pick({ target: unit }).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 3, obstructed: true }]);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(5);
  });

  it('xwing2:blaze.7 a Blaze on the line gives one more die, not two', () => {
    const { game, unit } = facing('buzzdroidswarm', [400, 600, 180]);
    layObstacle(game, 'blaze', [400, 510, 0]);
    game.engage(0).pick({ target: unit }).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 2, obstructed: true }]);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(2);
  });

  it('a remote that is destroyed in an attack is removed after it', () => {
    const { game, unit } = facing('buzzdroidswarm', [400, 560, 180]);
    game.rolls('crit', 'hit', 'blank', 'blank').attack(0, unit).passAll();
    expect(game.ship(unit)).toMatchObject({ place: 'removed', damage: [] });
    const told = game.story.filter((kind) => ['destroyed', 'removed', 'device-removed'].includes(kind));
    expect(told).toEqual(['destroyed', 'removed', 'device-removed']);
    expect(game.eventsOf('points')).toEqual([]);
  });

  it('xwing2:remotes.13 one attacked at its own initiative stays until that is over', () => {
    const { game, unit } = facing('commandos', [400, 560, 180]);
    game.state.phase = 'engagement';
    game.state.engaging = 2;
    game.rolls('crit', 'hit', 'hit', 'blank', 'blank').run({ kind: 'attack', ship: 0, bonus: false });
    game.pick({ target: unit }).passAll();
    expect(game.ship(unit)).toMatchObject({ destroyed: true, place: 'remote' });
    game.run({ kind: 'remove-destroyed' });
    expect(game.ship(unit).place).toBe('removed');
    const other = facing('commandos', [400, 560, 180]);
    other.game.state.phase = 'engagement';
    other.game.state.engaging = 3;
    other.game.rolls('crit', 'hit', 'hit', 'blank', 'blank').run({ kind: 'attack', ship: 0, bonus: false });
    other.game.pick({ target: other.unit }).passAll();
    expect(other.game.ship(other.unit).place).toBe('removed');
  });

  it('xwing2:remotes.16 a remote performs no actions: nobody coordinates it', () => {
    const game = table({ us: [xwing(HERE)] });
    layDevice(game, 'commandos', [400, 540, 0], { player: 0 });
    expect(coordinateTargets(game.state, game.ship(0))).toEqual([]);
  });
});

describe('effects on remotes', () => {
  const layout = () => {
    const game = table({ us: [xwing(HERE), xwing([480, 400, 0])], them: [tie([400, 500, 180])] });
    const unit = unitOf(game, layDevice(game, 'drk1probedroid', [400, 560, 180]));
    game.state.attack = attackOn(0, unit);
    return { game, unit };
  };
  const attackOn = (attacker: number, defender: number): never =>
    ({
      attacker,
      defender,
      weapon: 0,
      arc: 'front',
      range: 2,
      step: '',
      attackDice: [],
      defenseDice: [],
      used: [],
    }) as never;
  const sees = (game: TestGame, self: Ship, ship: Ship, test: ShipTest) =>
    passes({ state: game.state, self, ref: '', occasion: null, chosen: -1 }, ship, test);
  const enemy: ShipTest = { kind: 'side', is: 'enemy', of: 'self' };
  const friendly: ShipTest = { kind: 'side', is: 'friendly', of: 'self' };

  it('xwing2:remotes.4 effects on friendly ships do not apply to them', () => {
    const { game, unit } = layout();
    expect(sees(game, game.ship(2), game.ship(unit), friendly)).toBe(false);
    expect(sees(game, game.ship(1), game.ship(0), friendly)).toBe(true);
  });

  it('xwing2:remotes.5 effects on enemy ships only if the attacker is their source', () => {
    const { game, unit } = layout();
    expect(sees(game, game.ship(0), game.ship(unit), enemy)).toBe(true);
    expect(sees(game, game.ship(1), game.ship(unit), enemy)).toBe(false);
  });

  it('xwing2:remotes.10 a remote is neither smaller nor larger than any ship', () => {
    const { game, unit } = layout();
    for (const compare of ['smaller', 'larger'] as const) {
      expect(sees(game, game.ship(0), game.ship(unit), { kind: 'size-against', compare, who: 'self' })).toBe(
        false,
      );
    }
  });
});

describe('commando teams attack', () => {
  const team = (at: At, enemyAt: At, charges = 2) => {
    const game = table({ us: [xwing([800, 100, 0])], them: [tie(enemyAt)] });
    const unit = unitOf(game, layDevice(game, 'commandos', at, { player: 0 }));
    game.ship(unit).charges = charges;
    return { game: game.run({ kind: 'remote-engages', ship: unit }), unit };
  };

  it('xwing2:objects-remotes.17 at range 1-2, for a charge', () => {
    const { game, unit } = team(HERE, [400, 560, 180]);
    expect(game.options).toEqual([
      { kind: 'attack', weapon: 0, arc: 'front', target: 1, range: 2 },
      { kind: 'none' },
    ]);
    game.pick({ kind: 'attack' }).passAll();
    expect(game.ship(unit).charges).toBe(1);
    expect(game.eventsOf('rolled')[0]).toMatchObject({ ship: unit, faces: { length: 2 } });
    expect(team(HERE, [400, 700, 180]).game.question).toBeUndefined();
    expect(team(HERE, [400, 560, 180], 0).game.eventsOf('no-attack')).toMatchObject([
      { because: 'xwing2:objects-remotes.17' },
    ]);
  });

  it('xwing2:objects-remotes.16 not with an enemy ship at range 0', () => {
    const { game } = team(HERE, [400, 420, 180]);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:objects-remotes.16' }]);
  });

  it('xwing2:objects-remotes.18 may change an eye to a hit', () => {
    const game = table({ us: [xwing([800, 100, 0])], them: [tie([400, 560, 180])] });
    const unit = unitOf(game, layDevice(game, 'commandos', HERE, { player: 0 }));
    game.rolls('focus', 'blank', 'blank', 'blank', 'blank').run({ kind: 'remote-engages', ship: unit });
    game.pick({ kind: 'attack' });
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0 });
    game.pick({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'blank'] }]);
    expect(game.ship(1).damage).toHaveLength(1);
  });
});
