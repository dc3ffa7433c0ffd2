import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { performAction } from '../actions/perform.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { packFrom } from '../squads/pack.ts';
import { type At, type TestShip, tie, xwing } from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';
import { rulingsAt, scenariosOf, type TestMarker } from './testing.ts';

const { scenarioTable } = scenariosOf(packFrom(amg));

const HERE: At = [457, 300, 0];
const FAR = tie([100, 850, 180]);
/** 46 mm ahead of where a 1 straight ends. */
const AHEAD: TestMarker = { at: [457, 480] };
const CARRIED: TestMarker = { carrier: 0 };

const salvage = (ship: TestShip, markers: readonly TestMarker[], round = 2) =>
  scenarioTable('salvage', { us: [ship], them: [FAR], round }, markers);
const flies = (ship: TestShip, markers: readonly TestMarker[], round = 2) =>
  salvage(ship, markers, round).fly(0, '2 straight');

describe('scenario actions', () => {
  it('xwing2:scenarios.9 are white actions of every ship; what stops an action stops them', () => {
    const game = flies(xwing(HERE), [AHEAD]);
    expect(game.offers({ kind: 'scenario', action: 'tow' })).toBe(true);
    game.pick({ action: 'tow' });
    expect(game.eventsOf('action')).toMatchObject([{ action: 'tow', difficulty: 'white' }]);
    expect(game.ship(0)).toMatchObject({ performed: ['tow'], tokens: { stress: 0 } });
    game.passAll();
    const stressed = flies(xwing(HERE, { tokens: { stress: 2 } }), [AHEAD]);
    expect(stressed.question).toBeUndefined();
    const ionized = flies(xwing(HERE, { tokens: { ion: 1 } }), [AHEAD]);
    expect(ionized.refusal('tow')).toBe('xwing2:ion.8');
    ionized.passAll();
  });

  it('xwing2:scenarios.10 only in the ship’s own Perform Action step', () => {
    const game = salvage(xwing([457, 400, 0]), [AHEAD]).act(0);
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.offers({ action: 'tow' })).toBe(false);
    game.passAll();
  });
});

describe('towing', () => {
  it('xwing2:scenario-salvage-mission.5 begins in the second round', () => {
    const first = flies(xwing(HERE), [AHEAD], 1);
    expect(first.offers({ action: 'tow' })).toBe(false);
    expect(first.refusal('tow')).toBe('xwing2:scenario-salvage-mission.5');
    first.passAll();
    expect(flies(xwing(HERE), [AHEAD], 3).pick({ action: 'tow' }).passAll().eventsOf('towed').length).toBe(1);
  });

  it('xwing2:scenario-salvage-mission.6 takes a chosen cache at range 0-1 off the table, onto the ship’s card', () => {
    const markers = [AHEAD, { at: [457, 700] as const }, { at: [560, 400] as const }];
    const game = flies(xwing(HERE), markers).pick({ action: 'tow' });
    expect(game.question).toMatchObject({ kind: 'choose-marker', player: 0 });
    expect(game.options).toEqual([{ marker: 0 }, { marker: 2 }]);
    game.pick({ marker: 2 });
    expect(game.eventsOf('towed')).toEqual([
      { kind: 'towed', ship: 0, marker: 2, because: 'xwing2:scenario-salvage-mission.6' },
    ]);
    expect(game.state.markers).toMatchObject([
      { placed: true, carrier: -1 },
      { placed: true, carrier: -1 },
      { placed: false, carrier: 0 },
    ]);
    game.passAll();
  });

  it('xwing2:scenario-salvage-mission.7 a ship carries one cache at most', () => {
    const game = flies(xwing(HERE), [AHEAD, CARRIED]);
    expect(game.offers({ action: 'tow' })).toBe(false);
    expect(game.refusal('tow')).toBe('xwing2:scenario-salvage-mission.7');
    game.passAll();
  });

  it('xwing2:scenario-salvage-mission.8 fails without a cache in range, so it is not offered then', () => {
    const game = flies(xwing(HERE), [{ at: [457, 700] }]);
    expect(game.refusal('tow')).toBe('xwing2:scenario-salvage-mission.8');
    game.passAll();
    game.does((running) =>
      performAction(running, running.state.ships[0]!, { kind: 'scenario', action: 'tow' }, 'action'),
    );
    expect(game.eventsOf('action-failed')).toMatchObject([
      { action: 'tow', because: 'xwing2:scenario-salvage-mission.8' },
    ]);
    expect(game.ship(0).failed).toEqual(['tow']);
  });

  it('xwing2:scenario-salvage-mission.9 removes cloak tokens', () => {
    const game = flies(xwing(HERE, { tokens: { cloak: 1 } }), [AHEAD]).pick({ action: 'tow' });
    expect(game.ship(0).tokens.cloak).toBe(0);
    expect(game.eventsOf('lost')).toMatchObject([
      { token: 'cloak', because: 'xwing2:scenario-salvage-mission.9' },
    ]);
    game.passAll();
  });

  it('xwing2:scenario-salvage-mission.11 forbids barrel rolls, boosts, cloaking and SLAM, and cloak tokens', () => {
    const game = flies({ pilot: 'phoenixsquadronpilot', at: HERE }, [CARRIED]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.offers({ action: 'boost' })).toBe(false);
    expect(game.refusal('barrel-roll')).toBe('xwing2:scenario-salvage-mission.11');
    expect(game.refusal('boost')).toBe('xwing2:scenario-salvage-mission.11');
    game.passAll();
    const cloaking = salvage(xwing(HERE), [CARRIED]);
    cloaking.does((running) => gainTokens(running, running.state.ships[0]!, 'cloak', 1, 'xwing2:tokens.1'));
    expect(cloaking.ship(0).tokens.cloak).toBe(0);
    const free = salvage(xwing(HERE), [AHEAD]);
    free.does((running) => gainTokens(running, running.state.ships[0]!, 'cloak', 1, 'xwing2:tokens.1'));
    expect(free.ship(0).tokens.cloak).toBe(1);
  });
});

describe('caches that are held', () => {
  it('xwing2:scenario-salvage-mission.4 score a point each, from the second round on', () => {
    const ends = (round: number) =>
      scenarioTable('salvage', { us: [xwing([200, 200, 0]), xwing([400, 200, 0])], them: [FAR], round }, [
        { carrier: 0 },
        { carrier: 1 },
        { carrier: 2 },
        { at: [200, 250] },
      ]).run({ kind: 'end' });
    expect(ends(2).eventsOf('points')).toMatchObject([
      { player: 0, points: 2, because: 'xwing2:scenario-salvage-mission.4' },
      { player: 1, points: 1 },
    ]);
    expect(ends(1).eventsOf('points')).toEqual([]);
  });
});

describe('jettisoning', () => {
  it('xwing2:scenario-salvage-mission.10 is offered at the end of the activation; the opponent places it at range 1', () => {
    const game = flies(xwing(HERE), [CARRIED]).pick('none');
    expect(game.question).toMatchObject({ kind: 'jettison', player: 0, ship: 0 });
    game.pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'place-marker', player: 1, marker: 0 });
    // The ship is at 457, 420: base and marker reach 20 and 18.05 mm from their middles.
    const ruling = 'xwing2:scenario-salvage-mission.10';
    expect(rulingsAt(game, 457, 420 + 20 + 18.05 + 99)).toEqual([]);
    expect(rulingsAt(game, 457, 420 + 20 + 18.05 + 101)).toEqual([ruling]);
    expect(rulingsAt(game, 457, 420 + 30)).toEqual([ruling]);
    game.answer([457, 500, 90]);
    expect(game.state.markers).toMatchObject([{ placed: true, carrier: -1, x: 457, y: 500, facing: 90 }]);
    expect(game.eventsOf('marker-placed')).toMatchObject([{ player: 1, because: ruling }]);
    const keeps = flies(xwing(HERE), [CARRIED]).pick('none').pick({ use: false });
    expect(keeps.state.markers).toMatchObject([{ placed: false, carrier: 0 }]);
    expect(keeps.question).toBeUndefined();
  });

  it('xwing2:scenario-salvage-mission.12 happens at once with crit damage, on shields too, and when the ship is destroyed', () => {
    const suffers = (hits: number, crits: number, shields = 2) => {
      const game = salvage(xwing(HERE, { shields }), [CARRIED]);
      return game.does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits, crits }, 'xwing2:damage.1'),
      );
    };
    const hit = suffers(2, 0);
    expect(hit.question).toBeUndefined();
    expect(hit.state.markers[0]).toMatchObject({ carrier: 0 });
    const crit = suffers(0, 1);
    expect(crit.ship(0).shields).toBe(1);
    expect(crit.question).toMatchObject({ kind: 'place-marker', player: 1 });
    crit.answer([457, 400, 0]);
    expect(crit.state.markers[0]).toMatchObject({ carrier: -1, placed: true });
    const destroyed = suffers(6, 0);
    expect(destroyed.story).toContain('destroyed');
    destroyed.answer([457, 400, 0]);
    expect(destroyed.eventsOf('jettisoned')).toEqual([
      { kind: 'jettisoned', ship: 0, marker: 0, because: 'xwing2:scenario-salvage-mission.12' },
    ]);
  });

  it('xwing2:scenario-salvage-mission.13 a ship that docks drops it from where it was', () => {
    const us = [
      { pilot: 'lothalrebel', at: [457, 457, 0] as const, upgrades: ['ghost'] },
      { pilot: 'zeborrelios', at: [457, 397, 0] as const },
    ];
    const layout = { us, them: [FAR], contacts: [[0, 1] as const], phase: 'system' };
    const game = scenarioTable('salvage', layout, [{ carrier: 1 }]).run({ kind: 'system' });
    game.pick({ kind: 'dock', carrier: 0 });
    expect(game.question).toMatchObject({ kind: 'place-marker', player: 1 });
    expect(rulingsAt(game, 457, 397 + 20 + 18.05 + 101)).toEqual(['xwing2:scenario-salvage-mission.13']);
    game.answer([457, 300, 0]);
    expect(game.ship(1).place).toBe('reserve');
    expect(game.state.markers[0]).toMatchObject({ carrier: -1, placed: true, y: 300 });
  });

  it('xwing2:scenario-salvage-mission.13 a ship that a card saves into reserve drops it too', () => {
    const game = salvage({ pilot: 'teltrevura', at: HERE, shields: 0 }, [CARRIED]);
    game.does((running) =>
      sufferDamage(running, running.state.ships[0]!, { hits: 6, crits: 0 }, 'xwing2:damage.1'),
    );
    game.pick({ ability: 'pilot.0' });
    expect(game.question).toMatchObject({ kind: 'place-marker', player: 1 });
    game.answer([457, 400, 0]);
    expect(game.ship(0)).toMatchObject({ place: 'reserve', destroyed: false });
    expect(game.eventsOf('jettisoned')).toMatchObject([{ because: 'xwing2:scenario-salvage-mission.13' }]);
    expect(game.state.markers[0]).toMatchObject({ carrier: -1, placed: true, y: 400 });
  });

  it('xwing2:scenario-salvage-mission.14 a ship that flees drops it from where it was before its maneuver', () => {
    const game = salvage(xwing([457, 850, 0]), [CARRIED]).fly(0, '3 straight');
    expect(game.question).toMatchObject({ kind: 'place-marker', player: 1 });
    expect(rulingsAt(game, 457, 890)).toEqual([]);
    expect(rulingsAt(game, 457, 900)).toEqual(['xwing2:play-area.1']);
    expect(rulingsAt(game, 457, 700)).toEqual(['xwing2:scenario-salvage-mission.14']);
    game.answer([457, 780, 0]);
    expect(game.ship(0)).toMatchObject({ place: 'removed', fled: true });
    expect(game.state.markers[0]).toMatchObject({ carrier: -1, placed: true, x: 457, y: 780 });
  });

  it('xwing2:scenario-salvage-mission.14 what finds no place at range 1 on the table is left out', () => {
    const layout = { us: [xwing([30, 30, 0])], size: [60, 60] as const };
    const game = scenarioTable('salvage', layout, [CARRIED]).fly(0, '3 straight');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('marker-skipped')).toMatchObject([{ marker: 0 }]);
    expect(game.state.markers[0]).toMatchObject({ carrier: -1, placed: false, leftOut: true });
  });
});

describe('scrambling', () => {
  const scramble = (markers: readonly TestMarker[], round = 2) =>
    scenarioTable('scramble', { us: [xwing(HERE)], them: [FAR], round }, markers).fly(0, '2 straight');

  it('xwing2:scenario-scramble.3 begins in the second round', () => {
    const game = scramble([AHEAD], 1);
    expect(game.refusal('scramble')).toBe('xwing2:scenario-scramble.3');
    expect(game.offers({ action: 'scramble' })).toBe(false);
    game.passAll();
  });

  it('xwing2:scenario-scramble.4 puts the own player marker on a satellite at range 0-1, instead of the enemy’s', () => {
    const game = scramble([{ ...AHEAD, holder: 1 }]).pick({ action: 'scramble' });
    expect(game.eventsOf('claimed')).toEqual([
      { kind: 'claimed', ship: 0, marker: 0, because: 'xwing2:scenario-scramble.4' },
    ]);
    expect(game.state.markers).toMatchObject([{ holder: 0, placed: true }]);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:scenario-scramble.5 fails without a satellite in range, so it is not offered then', () => {
    const game = scramble([{ at: [457, 700] }]);
    expect(game.refusal('scramble')).toBe('xwing2:scenario-scramble.5');
    game.passAll();
    game.does((running) =>
      performAction(running, running.state.ships[0]!, { kind: 'scenario', action: 'scramble' }, 'action'),
    );
    expect(game.eventsOf('action-failed')).toMatchObject([
      { action: 'scramble', because: 'xwing2:scenario-scramble.5' },
    ]);
  });
});
