import { describe, expect, it } from 'vitest';
import { sufferDamage } from '../damage/suffer.ts';
import { isIonized } from '../ship/conditions.ts';
import { hullRemaining } from '../ship/values.ts';
import {
  interceptor,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  yt1300,
  ywing,
} from '../testing/index.ts';
import { DAMAGE_DECK, FULL_DECK } from './damage-deck.ts';

const AHEAD = [457, 200, 0] as const;
/** A ship with damage cards, with room ahead. */
const alone = (pilot: typeof tie, ...damage: readonly string[]) => table({ us: [pilot(AHEAD, { damage })] });
/** Two ships at range 2, face to face; the first one acts. */
const duel = (us: Partial<TestShip>, them: Partial<TestShip> = {}) =>
  table({ us: [xwing([457, 300, 0], us)], them: [tie([457, 500, 180], them)] });
const faceup = (game: TestGame, ship = 0) => game.ship(ship).damage.map((card) => card.up);
const dealt = (game: TestGame) => game.eventsOf('damage-dealt').map((event) => event.card);
const suffer = (game: TestGame, hits: number, crits: number) =>
  game.does((running) => sufferDamage(running, running.state.ships[0]!, { hits, crits }, 'xwing2:damage.1'));
/** Whether the ship may repair a card by an action. */
const offersRepair = (name: string): boolean => alone(ywing, name).act(0).offers({ kind: 'repair', name });

describe('the damage deck', () => {
  it('xwing2:damage-deck.15 has 33 cards of 14 kinds: 5 Direct Hit!, 4 Fuel Leak, 2 of each other', () => {
    expect(FULL_DECK.reduce((sum, count) => sum + count, 0)).toBe(33);
    expect(DAMAGE_DECK.map(({ name, count }) => `${count} ${name}`)).toEqual([
      '2 Panicked Pilot',
      '2 Blinded Pilot',
      '2 Wounded Pilot',
      '2 Stunned Pilot',
      '2 Console Fire',
      '2 Damaged Engine',
      '2 Weapons Failure',
      '2 Hull Breach',
      '2 Structural Damage',
      '2 Damaged Sensor Array',
      '2 Loose Stabilizer',
      '2 Disabled Power Regulator',
      '4 Fuel Leak',
      '5 Direct Hit!',
    ]);
    expect(DAMAGE_DECK.filter((card) => card.trait === 'pilot').length).toBe(4);
    expect(new Set(DAMAGE_DECK.map((card) => card.ruling)).size).toBe(14);
  });

  it('has a repair action on eight kinds of card', () => {
    const repairable = DAMAGE_DECK.filter(({ name }) => offersRepair(name)).map((card) => card.name);
    expect(repairable).toEqual([
      'Blinded Pilot',
      'Wounded Pilot',
      'Console Fire',
      'Weapons Failure',
      'Hull Breach',
      'Damaged Sensor Array',
      'Loose Stabilizer',
      'Fuel Leak',
    ]);
  });
});

describe('Panicked Pilot', () => {
  it('xwing2:damage-deck.1 gives 2 stress and is repaired', () => {
    const game = table({ us: [tie(AHEAD)] });
    suffer(game.deals('Panicked Pilot'), 0, 1);
    expect(game.ship(0).tokens.stress).toBe(2);
    expect(faceup(game)).toEqual([false]);
    expect(game.story).toEqual(['damage-dealt', 'ability', 'gained', 'repaired']);
    expect(game.events.slice(2).map((event) => event.because)).toEqual([
      'xwing2:damage-deck.1',
      'xwing2:damage-deck.1',
    ]);
  });
});

describe('Blinded Pilot', () => {
  it('xwing2:damage-deck.2 leaves the attacker nothing but the Force, for one focus result each', () => {
    const fight = (pilot: string, force: number, ...damage: readonly string[]) => {
      const game = duel({ pilot, damage, tokens: { focus: 1, calculate: 1 } });
      game.ship(0).force = force;
      game.state.locks = [{ by: 0, kind: 'ship', on: 1 }];
      return game.rolls('focus', 'focus', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    };
    const whole = fight('lukeskywalker', 1);
    expect(
      ['spend-focus', 'spend-calculate', 'spend-force', 'spend-lock'].map((kind) => whole.offers({ kind })),
    ).toEqual([true, true, true, true]);
    whole.passAll();
    const blind = fight('lukeskywalker', 1, 'Blinded Pilot');
    expect(blind.options).toEqual([{ kind: 'spend-force' }, { kind: 'done' }]);
    blind.pick({ kind: 'spend-force' });
    expect(blind.ship(0)).toMatchObject({ force: 0, tokens: { focus: 1, calculate: 1 } });
    expect(blind.eventsOf('modified')).toMatchObject([
      { faces: ['hit', 'focus', 'blank'], because: 'xwing2:charges.14' },
    ]);
    const forceless = fight('bluesquadronescort', 0, 'Blinded Pilot');
    expect(forceless.question).toBeUndefined();
    expect(forceless.eventsOf('attack-misses').length).toBe(1);
    expect(fight('lukeskywalker', 0, 'facedown: Blinded Pilot').offers({ kind: 'spend-focus' })).toBe(true);
  });

  it('bars Howlrunner’s reroll, too, but not the pilot’s own defense dice', () => {
    const game = table({
      us: [tie([457, 300, 0], { damage: ['Blinded Pilot'] }), { pilot: 'howlrunner', at: [500, 300, 0] }],
      them: [tie([457, 500, 180], { tokens: { focus: 1 } })],
    });
    game.rolls('blank', 'blank', 'evade', 'evade', 'evade').attack(0, 2);
    expect(game.question).toBeUndefined();
    const defending = table({
      us: [tie([457, 300, 0])],
      them: [tie([457, 500, 180], { damage: ['Blinded Pilot'], tokens: { focus: 1 } })],
    });
    defending.rolls('hit', 'hit', 'focus', 'blank', 'blank').attack(0, 1);
    expect(defending.offers({ kind: 'spend-focus' })).toBe(true);
    defending.passAll();
  });
});

describe('Wounded Pilot', () => {
  it('xwing2:damage-deck.3 after an action a hit or a crit gives 1 stress', () => {
    for (const [face, stress] of [
      ['hit', 1],
      ['crit', 1],
      ['focus', 0],
      ['blank', 0],
    ] as const) {
      const game = alone(tie, 'Wounded Pilot').act(0).rolls(face).pick({ action: 'focus' });
      expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress });
    }
  });

  it('does nothing after the action that repairs it, nor after one that fails', () => {
    const repaired = alone(tie, 'Wounded Pilot').act(0).pick({ kind: 'repair' });
    expect(repaired.story).toEqual(['action', 'repaired']);
    const failed = alone(xwing, 'Wounded Pilot').act(0).pick({ action: 'lock' });
    expect(failed.story).toEqual(['action', 'action-failed']);
  });

  it('rolls once for each card, and again after a linked action', () => {
    const game = table({ us: [{ pilot: 'skullsquadronpilot', at: AHEAD, damage: ['Wounded Pilot'] }] });
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.question?.kind).toBe('order-abilities');
    game.pick({ ability: 'link' }).rolls('blank', 'blank').pick({ action: 'focus' });
    expect(game.eventsOf('rolled').length).toBe(2);
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  it('gives its stress before the link when it is put first, so that the link is lost', () => {
    const game = table({ us: [{ pilot: 'skullsquadronpilot', at: AHEAD, damage: ['Wounded Pilot'] }] });
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' }).rolls('hit');
    game.pick({ ability: 'damage-1.0' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, stress: 1 });
  });
});

describe('Stunned Pilot', () => {
  it('xwing2:damage-deck.4 adds 1 hit damage after a maneuver over an obstacle', () => {
    const debris = [{ outline: 'yt2400debris0', at: [457, 300, 0] as const }];
    const game = table({ us: [tie(AHEAD, { damage: ['Stunned Pilot'] })], obstacles: debris });
    game.rolls('blank').fly(0, '5 straight');
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ how: 'moved-through' }]);
    game.passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(hullRemaining(game.ship(0))).toBe(1);
    expect(dealt(game)).toEqual([null]);
    expect(faceup(game)).toEqual([true, false]);
  });

  it('does nothing after a maneuver over none', () => {
    const game = alone(tie, 'Stunned Pilot').fly(0, '5 straight').passAll();
    expect(hullRemaining(game.ship(0))).toBe(2);
  });
});

describe('Console Fire', () => {
  it('xwing2:damage-deck.5 before engaging a hit is 1 hit damage, a crit nothing', () => {
    for (const [face, hull] of [
      ['hit', 1],
      ['crit', 2],
      ['focus', 2],
      ['blank', 2],
    ] as const) {
      const game = alone(tie, 'Console Fire').rolls(face).engage(0);
      expect(hullRemaining(game.ship(0))).toBe(hull);
    }
  });

  it('lets a ship that it destroys still attack', () => {
    const damage = ['Console Fire', 'facedown: Fuel Leak', 'facedown: Fuel Leak'];
    const game = duel({ shields: 0, damage }, {}).rolls('hit').engage(0);
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'table' });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    game.passAll();
  });
});

describe('Damaged Engine', () => {
  it('xwing2:damage-deck.6 turns are a step more difficult, and it has no repair action', () => {
    const flown = (pilot: typeof tie, maneuver: string, ...damage: readonly string[]) =>
      alone(pilot, ...damage)
        .fly(0, maneuver)
        .passAll()
        .eventsOf('maneuver')
        .map((event) => event.difficulty);
    expect(flown(interceptor, '2 turn left', 'Damaged Engine')).toEqual(['white']);
    expect(flown(interceptor, '1 turn left', 'Damaged Engine')).toEqual(['red']);
    expect(flown(interceptor, '2 bank left', 'Damaged Engine')).toEqual(['blue']);
    expect(flown(interceptor, '2 turn left', 'Damaged Engine', 'Damaged Engine')).toEqual(['red']);
    expect(flown(interceptor, '2 turn left', 'facedown: Damaged Engine')).toEqual(['blue']);
    expect(offersRepair('Damaged Engine')).toBe(false);
  });

  it('makes a stressed ship that reveals a turn turned red execute the stress maneuver', () => {
    const game = table({ us: [interceptor(AHEAD, { damage: ['Damaged Engine'], tokens: { stress: 1 } })] });
    game.fly(0, '1 turn left');
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 2, bearing: 'straight' }, difficulty: 'white' },
    ]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('Weapons Failure', () => {
  it('xwing2:damage-deck.7 rolls one attack die fewer for each card', () => {
    const dice = (...damage: readonly string[]) =>
      duel({ damage }).attack(0, 1).passAll().eventsOf('rolled')[0]!.faces.length;
    expect(dice()).toBe(3);
    expect(dice('Weapons Failure')).toBe(2);
    expect(dice('Weapons Failure', 'Weapons Failure')).toBe(1);
    expect(dice('facedown: Weapons Failure')).toBe(3);
  });

  it('says why there is a die fewer', () => {
    const game = duel({ damage: ['Weapons Failure'] })
      .attack(0, 1)
      .passAll();
    expect(game.eventsOf('dice-count')).toMatchObject([
      { ship: 0, dice: 'attack', change: -1, because: 'xwing2:damage-deck.7' },
    ]);
  });
});

describe('Hull Breach', () => {
  it('xwing2:damage-deck.8 hit damage becomes as much crit damage', () => {
    const game = alone(ywing, 'Hull Breach').deals('Blinded Pilot', 'Structural Damage');
    game.ship(0).shields = 0;
    suffer(game, 2, 0);
    expect(dealt(game)).toEqual(['Blinded Pilot', 'Structural Damage']);
    expect(faceup(game)).toEqual([true, true, true]);
    expect(game.eventsOf('damage-turned')).toMatchObject([{ damage: 2, because: 'xwing2:damage-deck.8' }]);
  });

  it('turns what an attack deals, past the shields', () => {
    const game = table({
      us: [xwing([457, 300, 0])],
      them: [xwing([457, 500, 180], { damage: ['Hull Breach'], shields: 1 })],
    });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank').deals('Blinded Pilot', 'Stunned Pilot').attack(0, 1);
    expect(game.ship(1).shields).toBe(0);
    expect(faceup(game, 1)).toEqual([true, true, true]);
  });

  it('leaves crits as they are, and acts no longer once repaired', () => {
    const crits = alone(ywing, 'Hull Breach');
    crits.ship(0).shields = 0;
    suffer(crits.deals('Blinded Pilot'), 0, 1);
    expect(crits.eventsOf('damage-turned')).toEqual([]);
    const repaired = alone(ywing, 'facedown: Hull Breach');
    repaired.ship(0).shields = 0;
    suffer(repaired, 1, 0);
    expect(faceup(repaired)).toEqual([false, false]);
  });

  it('turns the hit of a Direct Hit! that follows it', () => {
    const game = table({ us: [ywing(AHEAD, { shields: 0 })] });
    suffer(game.deals('Hull Breach', 'Direct Hit!', 'Structural Damage'), 0, 2);
    expect(dealt(game)).toEqual(['Hull Breach', 'Direct Hit!', 'Structural Damage']);
    expect(faceup(game)).toEqual([true, false, true]);
  });
});

describe('Structural Damage', () => {
  it('xwing2:damage-deck.9 rolls one defense die fewer, and it has no repair action', () => {
    const dice = (...damage: readonly string[]) =>
      table({ us: [tie([457, 300, 0])], them: [xwing([457, 500, 180], { damage })] })
        .attack(0, 1)
        .passAll()
        .eventsOf('rolled')[1]!.faces.length;
    expect(dice()).toBe(2);
    expect(dice('Structural Damage')).toBe(1);
    expect(dice('Structural Damage', 'Structural Damage')).toBe(0);
    expect(offersRepair('Structural Damage')).toBe(false);
  });

  it('leaves agility as it is and never rolls fewer than no dice', () => {
    const damage = ['Structural Damage', 'Structural Damage'];
    const game = table({ us: [tie([457, 300, 0])], them: [ywing([457, 500, 180], { damage })] });
    expect(game.attack(0, 1).passAll().eventsOf('rolled')[1]!.faces).toEqual([]);
  });
});

describe('Damaged Sensor Array', () => {
  it('xwing2:damage-deck.10 leaves only focus and the actions of damage cards', () => {
    const game = alone(xwing, 'Damaged Sensor Array', 'Hull Breach').act(0);
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus', difficulty: 'white' },
      { kind: 'repair', card: 1, name: 'Damaged Sensor Array' },
      { kind: 'repair', card: 2, name: 'Hull Breach' },
      { kind: 'none' },
    ]);
    expect(game.refusal('lock')).toBe('xwing2:damage-deck.10');
    expect(game.refusal('barrel-roll')).toBe('xwing2:damage-deck.10');
    game.pick('none');
  });

  it('forbids the actions of a ship ability, and nothing once repaired', () => {
    const thrusters = alone(interceptor, 'Damaged Sensor Array').act(0).pick({ action: 'focus' });
    expect(thrusters.question).toBeUndefined();
    const repaired = alone(interceptor, 'facedown: Damaged Sensor Array').act(0);
    expect(repaired.offers({ action: 'boost' })).toBe(true);
    repaired.passAll();
  });
});

describe('Loose Stabilizer', () => {
  it('xwing2:damage-deck.11 a maneuver that is not straight costs 1 hit damage and repairs it', () => {
    const bank = alone(tie, 'Loose Stabilizer').fly(0, '2 bank left').passAll();
    expect(faceup(bank)).toEqual([false, false]);
    expect(hullRemaining(bank.ship(0))).toBe(1);
    const straight = alone(tie, 'Loose Stabilizer').fly(0, '2 straight').passAll();
    expect(faceup(straight)).toEqual([true]);
    expect(offersRepair('Loose Stabilizer')).toBe(true);
  });

  it('counts a Koiogran turn as not straight', () => {
    const game = alone(tie, 'Loose Stabilizer').fly(0, '3 koiogran');
    expect(faceup(game)).toEqual([false, false]);
  });

  it('works with a second card: both act, and the ship is destroyed before its action', () => {
    const game = alone(tie, 'Loose Stabilizer', 'Loose Stabilizer').fly(0, '2 bank left');
    game.pick({ ability: 'damage-1.0' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0)).toMatchObject({ place: 'removed', destroyed: true });
    expect(game.ship(0).damage.length).toBe(4);
    expect(game.story.slice(-3)).toEqual(['repaired', 'removed', 'points']);
  });
});

describe('Disabled Power Regulator', () => {
  it('xwing2:damage-deck.12 ionizes a small ship before it engages, and goes after an ion maneuver', () => {
    const game = alone(tie, 'Disabled Power Regulator').engage(0);
    expect(game.ship(0).tokens.ion).toBe(1);
    expect(isIonized(game.ship(0))).toBe(true);
    game.fly(0, '3 bank left');
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 1, bearing: 'bank', direction: 'left' } },
    ]);
    expect(faceup(game)).toEqual([false]);
    game.passAll();
    expect(game.ship(0).tokens.ion).toBe(0);
  });

  it('breaks the lock of the ship that it ionizes, and needs three tokens for a large one', () => {
    const locked = duel({ damage: ['Disabled Power Regulator'] });
    locked.state.locks = [{ by: 0, kind: 'ship', on: 1 }];
    locked.engage(0).passAll();
    expect(locked.state.locks).toEqual([]);
    const large = alone(yt1300, 'Disabled Power Regulator').engage(0);
    expect(large.ship(0).tokens.ion).toBe(1);
    expect(isIonized(large.ship(0))).toBe(false);
  });
});

describe('Fuel Leak', () => {
  it('xwing2:damage-deck.13 1 crit damage adds 1 hit damage, once, and repairs it', () => {
    const game = alone(ywing, 'Fuel Leak').deals('Blinded Pilot', 'Structural Damage', 'Stunned Pilot');
    game.ship(0).shields = 0;
    suffer(game, 0, 2);
    expect(dealt(game)).toEqual(['Blinded Pilot', null, 'Stunned Pilot']);
    expect(faceup(game)).toEqual([false, true, false, true]);
  });

  it('is not set off by the crit that dealt it, but by the next one', () => {
    const game = table({ us: [ywing(AHEAD, { shields: 0 })] });
    suffer(game.deals('Fuel Leak', 'Blinded Pilot', 'Structural Damage'), 0, 2);
    expect(dealt(game)).toEqual(['Fuel Leak', 'Blinded Pilot', null]);
    expect(faceup(game)).toEqual([false, true, false]);
  });

  it('is set off by crit damage on a shield, not by hit damage', () => {
    const shielded = alone(ywing, 'Fuel Leak');
    suffer(shielded, 0, 1);
    expect(shielded.ship(0).shields).toBe(0);
    expect(faceup(shielded)).toEqual([false]);
    const hit = suffer(alone(tie, 'Fuel Leak'), 1, 0);
    expect(faceup(hit)).toEqual([true, false]);
  });

  it('adds one crit damage, not an endless row, to a Hull Breach', () => {
    const game = alone(ywing, 'Fuel Leak', 'Hull Breach');
    game.ship(0).shields = 0;
    suffer(game.deals('Blinded Pilot', 'Structural Damage'), 1, 0);
    expect(dealt(game)).toEqual(['Blinded Pilot', 'Structural Damage']);
    expect(faceup(game)).toEqual([false, true, true, true]);
  });
});

describe('Direct Hit!', () => {
  it('xwing2:damage-deck.14 costs 1 hit damage and is repaired', () => {
    const game = table({ us: [tie(AHEAD)] });
    suffer(game.deals('Direct Hit!'), 0, 1);
    expect(faceup(game)).toEqual([false, false]);
    expect(game.ship(0).destroyed).toBe(false);
  });

  it('destroys by its own damage, once', () => {
    const game = table({ us: [tie(AHEAD, { damage: ['facedown: Fuel Leak'] })] });
    suffer(game.deals('Direct Hit!'), 0, 1);
    expect(game.eventsOf('destroyed').length).toBe(1);
    expect(game.ship(0).place).toBe('removed');
  });
});
