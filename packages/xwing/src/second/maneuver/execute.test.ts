import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { rangeBetween } from '../range.ts';
import { type At, awing, interceptor, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { flyManeuver } from './fly.ts';

const HERE: At = [400, 200, 0];
const bed = (pilot: string, at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at,
  ...more,
});
const rock = (x: number, y: number) => ({ outline: 'coreasteroid0', at: [x, y, 0] as const });
const debris = (x: number, y: number, facing = 0) => ({
  outline: 'vt49decimatordebris2',
  at: [x, y, facing] as const,
});
const nightBeast = (at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot: 'nightbeast', at, ...more });
const oneStraight = {
  maneuver: { speed: 1, bearing: 'straight', direction: 'straight' },
  difficulty: 'white',
  ion: false,
  because: 'xwing2:maneuver.6',
} as const;

describe('executing a maneuver', () => {
  it('xwing2:maneuver.1 the ship is placed before difficulty is checked', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(game.story).toEqual(['dial-revealed', 'maneuver', 'gained', 'action-skipped']);
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 180 });
  });

  it('xwing2:maneuver.3 a red maneuver gives 1 stress token', () => {
    const game = table({ us: [xwing(HERE)] })
      .fly(0, '3 tallon left')
      .pick({ placement: 'middle' });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.eventsOf('gained')).toEqual([
      { kind: 'gained', ship: 0, token: 'stress', count: 1, because: 'xwing2:maneuver.3' },
    ]);
  });

  it('xwing2:maneuver.4 a blue maneuver removes 1 stress, 1 strain and 1 deplete token', () => {
    const game = table({ us: [xwing(HERE, { tokens: { stress: 1, strain: 2, deplete: 1 } })] })
      .fly(0, '2 straight')
      .passAll();
    expect(game.ship(0).tokens).toMatchObject({ stress: 0, strain: 1, deplete: 0 });
    expect(game.eventsOf('lost').map(({ token, count }) => [token, count])).toEqual([
      ['stress', 1],
      ['strain', 1],
      ['deplete', 1],
    ]);
  });

  it('xwing2:maneuver.6 an effect makes a ship execute a maneuver that its dial lacks', () => {
    const game = table({ us: [tie(HERE)] });
    game.does((rules) => flyManeuver(rules, shipOf(rules, 0), oneStraight));
    expect(game.pose(0)).toEqual({ x: 400, y: 280, facing: 0 });
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ executed: 'fully', difficulty: 'white' });
  });

  it('xwing2:overlap.14 a partially executed maneuver keeps speed, bearing and difficulty', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { stress: 1 } })],
      them: [tie([400, 330, 180])],
    })
      .fly(0, '2 straight')
      .passAll();
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ executed: 'partially', difficulty: 'blue' });
    expect(game.ship(0).flown).toMatchObject({ speed: 2, bearing: 'straight', difficulty: 'blue' });
    expect(game.eventsOf('lost')).toMatchObject([
      { token: 'stress', count: 1, because: 'xwing2:maneuver.4' },
    ]);
  });

  it('xwing2:move.1 boosts and barrel rolls move a ship, turning a turret does not', () => {
    const boost = table({ us: [interceptor(HERE)] })
      .act(0)
      .pick({ action: 'boost' });
    boost.pick({ direction: 'straight' }).passAll();
    expect(boost.eventsOf('moved')).toMatchObject([
      { how: 'boost', way: 'straight', to: { x: 400, y: 280 } },
    ]);
    const roll = table({ us: [interceptor(HERE)], contacts: [] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    roll.pick({ side: 'right' }).pick({ placement: 'middle' }).passAll();
    expect(roll.eventsOf('moved')).toMatchObject([
      { how: 'barrel-roll', way: 'right', to: { x: 480, y: 200 } },
    ]);
    const turret = table({ us: [bed('plain')] })
      .act(0)
      .pick({ action: 'rotate' })
      .pick({ arc: 2 });
    expect(turret.eventsOf('moved')).toEqual([]);
    expect(turret.pose(0)).toEqual({ x: 400, y: 200, facing: 0 });
  });

  it('xwing2:objects.2 a ship moves through what only its template lies on', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 262, 90])], obstacles: [rock(400, 300)] })
      .rolls('blank')
      .fly(0, '4 straight')
      .passAll();
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(game.eventsOf('maneuver')[0]?.executed).toBe('fully');
    expect(game.eventsOf('overlap')).toEqual([]);
  });
});

describe('obstacles that a template lay on', () => {
  /** The enemies that Marg Sabl Closure may strain after the maneuver. */
  const strains = (y: number, maneuver: string, rolls = true) => {
    const us = [awing(HERE, { upgrades: ['margsablclosure'] })];
    const game = table({ us, them: [tie([400, 600, 180])], obstacles: [debris(400, y)] });
    game.rolls(...(rolls ? ['blank'] : [])).fly(0, maneuver);
    return game.everOffers({ target: 1 });
  };

  it('xwing2:move.2 were moved through: not those that only the base comes to lie on', () => {
    expect(strains(290, '4 straight')).toBe(true);
    expect(strains(700, '4 straight', false)).toBe(false);
    expect(strains(390, '3 straight')).toBe(false);
  });
});

describe('stationary maneuvers', () => {
  const stays = (pilot: string, more: Parameters<typeof table>[0] | object = {}) =>
    table({ us: [bed(pilot)], them: [tie([440, 200, 0])], contacts: [[0, 1]], ...more });

  it('xwing2:bearing.13 xwing2:bearing.17 count as executed, and fully', () => {
    const game = stays('evades-after-full-maneuver').fly(0, '0 stationary');
    expect(game.eventsOf('maneuver')[0]).toMatchObject({
      executed: 'fully',
      to: { x: 400, y: 200, facing: 0 },
    });
    expect(game.ship(0).tokens.evade).toBe(1);
    game.passAll();
  });

  it('xwing2:bearing.14 a stationary ship overlaps no ship and keeps its action', () => {
    const game = stays('plain').fly(0, '0 stationary');
    expect(game.eventsOf('overlap')).toEqual([]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
    expect(game.eventsOf('action-skipped')).toEqual([]);
    expect(rangeBetween(game.state, game.ship(0), game.ship(1))).toBe(0);
  });

  it('xwing2:bearing.15 a stationary ship suffers the obstacle that it lies on', () => {
    const game = stays('plain', { obstacles: [debris(400, 200)] })
      .rolls('hit')
      .fly(0, '0 stationary');
    expect(game.eventsOf('obstacle-hit')).toMatchObject([{ obstacle: 0, how: 'overlapped' }]);
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.ship(0).damage.length).toBe(1);
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:obstacles.16' }]);
  });
});

describe('obstacles in the way', () => {
  it('xwing2:obstacles.1 moving through, overlapping and being at range 0 each have their own rule', () => {
    const through = table({ us: [xwing(HERE)], obstacles: [rock(400, 280)] })
      .rolls('blank')
      .fly(0, '3 straight')
      .passAll();
    expect(through.eventsOf('obstacle-hit')).toMatchObject([{ how: 'moved-through' }]);
    expect(through.eventsOf('action-skipped')).toEqual([]);
    const onto = table({ us: [xwing(HERE)], obstacles: [rock(400, 360)] })
      .rolls('blank')
      .fly(0, '3 straight');
    expect(onto.eventsOf('obstacle-hit')).toMatchObject([{ how: 'overlapped' }]);
    expect(onto.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:obstacles.16' }]);
    const on = table({ us: [xwing(HERE)], them: [tie([400, 300, 180])], obstacles: [rock(400, 200)] });
    expect(on.engage(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:obstacles.17' }]);
    expect(on.eventsOf('obstacle-hit')).toEqual([]);
  });

  it('xwing2:move.3 xwing2:obstacles.3 moving through one makes the ship suffer, after it has moved', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [debris(400, 280)] })
      .rolls('crit')
      .fly(0, '3 straight')
      .passAll();
    expect(game.story.slice(1, 6)).toEqual(['maneuver', 'obstacle-hit', 'gained', 'rolled', 'shield-lost']);
    expect(game.ship(0)).toMatchObject({ y: 360, shields: 1 });
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:obstacles.2 xwing2:overlap.2 a ship stays on an obstacle, its maneuver fully executed', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [rock(400, 360)] })
      .rolls('blank')
      .fly(0, '3 straight');
    expect(game.eventsOf('maneuver')[0]).toMatchObject({
      executed: 'fully',
      to: { x: 400, y: 360, facing: 0 },
    });
  });

  it('xwing2:obstacles.16 only a ship that ends on an obstacle skips its action', () => {
    const onto = table({ us: [xwing(HERE)], obstacles: [debris(400, 360)] })
      .rolls('blank')
      .fly(0, '3 straight');
    expect(onto.question).toBeUndefined();
    expect(onto.eventsOf('action-skipped')).toMatchObject([{ ship: 0, because: 'xwing2:obstacles.16' }]);
    const through = table({ us: [xwing(HERE)], obstacles: [rock(400, 280)] })
      .rolls('blank')
      .fly(0, '3 straight');
    expect(through.offers({ action: 'focus' })).toBe(true);
    through.passAll();
  });

  it('xwing2:obstacles.22 a ship on an obstacle performs actions granted to it', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [rock(400, 360)] })
      .rolls('blank')
      .fly(0, '3 straight')
      .act(0)
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:obstacles.23 after a partial execution only the part of the template flown counts', () => {
    const layout = { us: [xwing(HERE)], obstacles: [rock(400, 352)] };
    const blocked = table({ ...layout, them: [tie([400, 345, 90]), tie([400, 390, 90])] })
      .fly(0, '4 straight')
      .passAll();
    expect(blocked.eventsOf('maneuver')[0]?.executed).toBe('partially');
    expect(blocked.eventsOf('obstacle-hit')).toEqual([]);
    expect(table(layout).rolls('blank').fly(0, '4 straight').passAll().eventsOf('obstacle-hit').length).toBe(
      1,
    );
  });

  it('xwing2:obstacles.24 obstacles are suffered in the order of the template', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [debris(400, 320), rock(400, 255)] })
      .rolls('blank', 'blank')
      .fly(0, '4 straight')
      .passAll();
    expect(game.eventsOf('obstacle-hit').map(({ obstacle }) => obstacle)).toEqual([1, 0]);
    const both = table({ us: [xwing(HERE)], obstacles: [rock(375, 365), rock(425, 365)] });
    both.rolls('blank', 'blank').fly(0, '3 straight');
    expect(both.eventsOf('obstacle-hit').map(({ obstacle }) => obstacle)).toEqual([0, 1]);
  });

  it('xwing2:obstacles.25 a ship that starts on an obstacle suffers it only when it overlaps it again', () => {
    const leaves = table({ us: [xwing(HERE)], obstacles: [debris(400, 185)] })
      .fly(0, '2 straight')
      .passAll();
    expect(leaves.eventsOf('obstacle-hit')).toEqual([]);
    expect(leaves.ship(0).tokens.stress).toBe(0);
    const again = table({
      us: [xwing(HERE)],
      obstacles: [{ outline: 'pomdebris3', at: [400, 240, 0] }],
    })
      .rolls('blank')
      .fly(0, '1 straight');
    expect(again.eventsOf('obstacle-hit')).toMatchObject([{ how: 'overlapped' }]);
    expect(again.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:obstacles.26 a ship flies off an obstacle unharmed, though its template lies on it', () => {
    const game = table({ us: [xwing(HERE)], obstacles: [rock(400, 225)] })
      .fly(0, '2 straight')
      .passAll();
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    expect(game.ship(0).shields).toBe(2);
    expect(game.ship(0).flown.obstacle).toBe(true);
  });

  it('xwing2:overlap.16 difficulty, then obstacles, then the ship that was overlapped', () => {
    const game = table({
      us: [xwing(HERE, { tokens: { stress: 1 } }), tie([400, 345, 0])],
      obstacles: [debris(400, 255)],
    })
      .rolls('blank', 'blank')
      .fly(0, '2 straight');
    expect(game.story).toEqual([
      'dial-revealed',
      'maneuver',
      'lost',
      'obstacle-hit',
      'gained',
      'rolled',
      'overlap',
      'rolled',
      'action-skipped',
    ]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('Tallon Rolls', () => {
  it('xwing2:faq-activation-phase-and-actions.8 the one free place must be taken', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([290, 345, 90])] }).fly(0, '3 tallon left');
    expect(game.eventsOf('maneuver')).toMatchObject([
      { executed: 'fully', placement: 'front', to: { x: 290, y: 300, facing: 180 } },
    ]);
    game.passAll();
    expect(game.eventsOf('overlap')).toEqual([]);
  });

  it('xwing2:bearing.11 a place where a ship stands is no choice', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([290, 360, 90])] }).fly(0, '3 tallon left');
    expect(game.options).toMatchObject([{ placement: 'front' }, { placement: 'middle' }]);
    expect(game.refusal('back')).toBe('xwing2:bearing.11');
    game.passAll();
  });
});

describe('leaving the play area', () => {
  it('xwing2:flee.2 a fleeing ship is removed at once, in the Engagement Phase too', () => {
    for (const phase of ['activation', 'engagement']) {
      const game = table({ us: [awing([400, 860, 0], { points: 4 })], them: [tie([700, 200, 0])], phase });
      game.does((rules) => flyManeuver(rules, shipOf(rules, 0), oneStraight));
      expect(game.story).toEqual(['maneuver', 'fled', 'points']);
      expect(game.ship(0).place).toBe('removed');
      expect(game.state.players[1]?.points).toBe(4);
    }
  });

  it('xwing2:flee.4 a fleeing ship resolves nothing else', () => {
    const stays = table({ us: [nightBeast([400, 700, 0])] }).fly(0, '2 bank left');
    expect(stays.question?.kind).toBe('action');
    const flees = table({ us: [nightBeast([400, 860, 0])] }).fly(0, '2 bank left');
    expect(flees.question).toBeUndefined();
    expect(flees.story).toEqual(['dial-revealed', 'maneuver', 'fled', 'points']);
    const red = table({ us: [tie([400, 860, 0])] }).fly(0, '3 koiogran');
    expect(red.eventsOf('gained')).toEqual([]);
  });

  it('xwing2:flee.5 boosts and barrel rolls over the edge fail instead', () => {
    const boost = table({ us: [interceptor([400, 870, 0])] })
      .act(0)
      .pick({ action: 'boost' });
    boost.pick({ direction: 'straight' });
    expect(boost.eventsOf('action-failed')).toMatchObject([{ action: 'boost', because: 'xwing2:boost.6' }]);
    expect(boost.eventsOf('fled')).toEqual([]);
    const roll = table({ us: [interceptor([21, 400, 0])] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    roll.pick({ side: 'left' });
    expect(roll.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:barrel-roll.9' }]);
    expect(roll.ship(0)).toMatchObject({ place: 'table', x: 21 });
  });

  it('xwing2:flee.6 backing up can end outside', () => {
    const game = table({ us: [xwing([20.5, 400, 0])], them: [tie([30, 485, 0])] }).fly(0, '1 bank left');
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'partially', overlapped: [1] }]);
    expect(game.eventsOf('fled')).toMatchObject([{ ship: 0, because: 'xwing2:flee.1' }]);
    expect(game.ship(0).place).toBe('removed');
  });
});
