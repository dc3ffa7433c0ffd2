import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Upgrades of one attack each: weapons, what may be done while disarmed, and what an attack brings about. */

const US: At = [400, 200, 0];
const NEAR: At = [400, 360, 180];
const AWAY: At = [400, 440, 180];
const FAR: At = [850, 850, 180];
const armed = (...upgrades: readonly string[]): TestShip => xwing(US, { upgrades });
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

describe('missiles and torpedoes', () => {
  it('Saturation Salvo spends another charge of the torpedo to make the defender reroll 2 dice', () => {
    const fires = (charges: number) => {
      const us = armed('saturationsalvo', `protontorpedoes:${charges}`);
      const game = table({ us: [us], them: [tie(AWAY)], locks: [[0, 1]] });
      return game
        .rolls(...blanks(4), 'evade', 'evade', 'focus')
        .engage(0)
        .pick({ weapon: 1 });
    };
    const game = fires(2).rolls('blank', 'blank');
    game.takes({ ability: 'upgrade-saturationsalvo.0', dice: [0, 1] }).passAll();
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['blank', 'blank', 'focus'] }]);
    expect(game.ship(0).upgrades[1]!.charges).toBe(0);
    expect(fires(1).everOffers({ ability: 'upgrade-saturationsalvo.0' })).toBe(false);
    const primary = table({ us: [armed('saturationsalvo', 'protontorpedoes')], them: [tie(NEAR)] });
    expect(primary.attack(0, 1).everOffers({ ability: 'upgrade-saturationsalvo.0' })).toBe(false);
  });

  it('Energy-Shell Charges need a calculate token, turn a focus to a crit for it, and are reloaded by an action', () => {
    const shells = (calculate: number, charges = 1): TestShip =>
      xwing(US, { upgrades: [`energyshellcharges:${charges}`], tokens: { calculate } });
    const game = table({ us: [shells(1)], them: [tie(AWAY)] }).rolls('focus', 'blank', 'blank', ...blanks(3));
    game.engage(0).pick({ kind: 'attack', weapon: 1 });
    game.takes({ ability: 'upgrade-energyshellcharges.1' }).passAll();
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 1 }]);
    expect(game.ship(0).tokens.calculate).toBe(0);
    const none = table({ us: [shells(0)], them: [tie(AWAY)] }).engage(0);
    expect(none.offers({ weapon: 1 })).toBe(false);
    none.passAll();
    const reload = table({ us: [shells(0, 0)] })
      .act(0)
      .pick({ kind: 'card' })
      .passAll();
    expect(reload.ship(0).upgrades[0]!.charges).toBe(1);
    expect(reload.ship(0).tokens.disarm).toBe(1);
    expect(
      table({ us: [shells(0)] })
        .act(0)
        .everOffers({ kind: 'card' }),
    ).toBe(false);
  });

  it('Targeting Synchronizer: a friend at range 1-2 fires without a lock at what its ship has locked', () => {
    const fires = (friend: At, locked: boolean) =>
      table({
        us: [xwing(friend, { upgrades: ['targetingsynchronizer'] }), armed('protontorpedoes')],
        them: [tie(AWAY)],
        locks: locked ? [[0, 2]] : [],
      })
        .engage(1)
        .everOffers({ weapon: 1 });
    expect(fires([520, 200, 0], true)).toBe(true);
    expect(fires([520, 200, 0], false)).toBe(false);
    expect(fires([800, 200, 0], true)).toBe(false);
    expect(
      table({ us: [armed('protontorpedoes', 'targetingsynchronizer')], them: [tie(AWAY)] })
        .engage(0)
        .everOffers({ weapon: 1 }),
    ).toBe(false);
  });
});

describe('configurations of the Alpha-class Star Wing', () => {
  const wing = (disarm: number, ...upgrades: readonly string[]): TestShip => ({
    pilot: 'rhosquadronpilot',
    at: US,
    tokens: { disarm },
    upgrades,
  });
  const fires = (us: TestShip, locked: boolean) =>
    table({ us: [us], them: [tie(AWAY)], locks: locked ? [[0, 1]] : [] }).engage(0);

  it('Os-1 fires torpedoes and missiles with exactly 1 disarm token, without spending the lock', () => {
    const game = fires(wing(1, 'os1arsenalloadout', 'protontorpedoes'), true);
    expect(game.offers({ weapon: 0 })).toBe(false);
    game.rolls(...blanks(4)).pick({ weapon: 1 });
    expect(game.everOffers({ kind: 'spend-lock' })).toBe(false);
    const two = fires(wing(2, 'os1arsenalloadout', 'protontorpedoes'), true);
    expect(two.everOffers({ weapon: 1 })).toBe(false);
    const free = fires(wing(0, 'os1arsenalloadout', 'protontorpedoes'), true);
    expect(
      free
        .rolls(...blanks(4))
        .pick({ weapon: 1 })
        .everOffers({ kind: 'spend-lock' }),
    ).toBe(true);
    const rockets = (locked: boolean) =>
      fires(wing(1, 'os1arsenalloadout', 'protonrockets'), locked).everOffers({ weapon: 1 });
    expect(rockets(false)).toBe(false);
  });

  it('Xg-1 fires cannons with exactly 1 disarm token, with at most 3 dice', () => {
    const dice = (disarm: number) => {
      const us = wing(disarm, 'xg1assaultconfiguration', 'heavylasercannon');
      const game = fires(us, false);
      if (!game.offers({ weapon: 1 })) return 0;
      return game.pick({ weapon: 1 }).passAll().eventsOf('rolled')[0]?.faces.length;
    };
    expect(dice(0)).toBe(4);
    expect(dice(1)).toBe(3);
    expect(dice(2)).toBe(0);
  });
});

describe('gunners and cannons', () => {
  const turret = (upgrade: string, turns = 0): TestShip => ({
    pilot: 'outerrimsmuggler',
    at: US,
    turret: turns,
    upgrades: [upgrade],
  });

  it('Hotshot Gunner has the defender remove a focus or calculate token after it modified its dice', () => {
    const shoots = (us: TestShip) => {
      const them = [tie(NEAR, { tokens: { focus: 1, calculate: 1 } })];
      return table({ us: [us], them }).attack(0, 1);
    };
    const game = shoots(turret('hotshotgunner')).takes({ token: 'calculate' });
    expect(game.passAll().ship(1).tokens).toMatchObject({ focus: 1, calculate: 0 });
    const front = shoots(xwing(US, { upgrades: ['hotshotgunner'] })).passAll();
    expect(front.ship(1).tokens).toMatchObject({ focus: 1, calculate: 1 });
  });

  it('Clone Commander Cody strains the defender of a miss that neutralized something', () => {
    const shoots = (attack: readonly string[], defense: readonly string[]) =>
      table({ us: [armed('clonecommandercody')], them: [tie(AWAY)] })
        .rolls(...attack, ...defense)
        .attack(0, 1)
        .passAll()
        .ship(1).tokens.strain;
    expect(shoots(['hit', 'blank', 'blank'], ['evade', 'blank', 'blank'])).toBe(1);
    expect(shoots(['blank', 'blank', 'blank'], ['evade', 'blank', 'blank'])).toBe(0);
    expect(shoots(['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])).toBe(0);
  });

  it('Underslung Blaster Cannon attacks a locked enemy that has moved, and only its lock modifies the dice', () => {
    const moves = (locked: boolean, tokens = {}) =>
      table({
        us: [xwing(US, { upgrades: ['underslungblastercannon'], turret: 0, tokens })],
        them: [tie([400, 390, 180])],
        locks: locked ? [[0, 1]] : [],
      }).fly(1, '2 straight');
    const game = moves(true, { focus: 1 }).rolls('focus', 'blank', 'blank', 'blank', 'blank');
    game.takes({ kind: 'attack', weapon: 1 });
    expect(game.offers({ kind: 'spend-lock' })).toBe(true);
    expect(game.offers({ kind: 'spend-focus' })).toBe(false);
    game.passAll();
    expect(moves(false).everOffers({ kind: 'attack' })).toBe(false);
  });
});

describe('other upgrades', () => {
  const whisper = (tokens = {}): TestShip => ({
    pilot: '709thlegionace',
    at: US,
    upgrades: ['enhancedjammingsuite'],
    tokens,
  });

  it('Enhanced Jamming Suite jams itself or a friend too', () => {
    const jams = (us: TestShip) =>
      table({ us: [us, tie([470, 200, 0])], them: [tie(FAR)] })
        .act(0)
        .pick({ action: 'jam' });
    const game = jams(whisper());
    expect(game.offers({ ship: 1 })).toBe(true);
    game.pick({ ship: 0 }).passAll();
    expect(game.ship(0).tokens.jam).toBe(1);
  });

  it('Enhanced Jamming Suite rolls a die more against an attacker without green tokens, or past a jammed ship', () => {
    const defends = (attacker: object, own: object) =>
      table({ us: [whisper(own)], them: [xwing(NEAR, { tokens: attacker })] })
        .attack(1, 0)
        .everOffers({ use: true });
    expect(defends({}, {})).toBe(true);
    expect(defends({ focus: 1 }, {})).toBe(false);
    expect(defends({ focus: 1 }, { jam: 1 })).toBe(true);
  });

  it('Chancellor Palpatine stresses an attacker at range 0-2 for a Force, until he turns over', () => {
    const defends = (from: At, flipped: boolean) =>
      table({
        us: [armed('chancellorpalpatine')],
        them: [tie(from)],
        set: { '/ships/0/upgrades/0/flipped': flipped, '/ships/0/force': 1 },
      }).attack(1, 0);
    const game = defends(NEAR, false).takes({ use: true }).passAll();
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.ship(0).force).toBe(0);
    expect(defends([400, 480, 180], false).everOffers({ use: true })).toBe(false);
    expect(defends(NEAR, true).everOffers({ use: true })).toBe(false);
    const end = table({ us: [armed('chancellorpalpatine')], phase: 'end' });
    end.run({ kind: 'window', ...occasion('during-end') }).pick({ use: true });
    expect(end.ship(0).upgrades[0]!.flipped).toBe(true);
    expect(end.run({ kind: 'window', ...occasion('during-end') }).question).toBeUndefined();
  });

  it('Darth Sidious stresses the ship coordinated by a purple action, which focuses or recovers Force', () => {
    const coordinates = (flipped: boolean) => {
      const game = table({
        us: [armed('chancellorpalpatine'), xwing([520, 200, 0])],
        them: [tie(FAR)],
        set: { '/ships/0/upgrades/0/flipped': flipped, '/ships/0/force': 1 },
      });
      return game.act(0).pick({ action: 'coordinate' }).takes({ action: 'lock' }).passAll();
    };
    expect(coordinates(true).ship(1).tokens).toMatchObject({ stress: 1, focus: 1 });
    expect(coordinates(false).ship(1).tokens).toMatchObject({ stress: 0, focus: 0 });
  });

  it('Pattern Analyzer acts in a red maneuver before its stress token comes', () => {
    const flies = (maneuver: string) =>
      table({ us: [armed('patternanalyzer')], them: [tie(FAR)] }).fly(0, maneuver);
    const game = flies('4 koiogran');
    expect(game.ship(0).tokens.stress).toBe(0);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    game.passAll();
    const white = flies('3 straight');
    expect(white.eventsOf('maneuver')).toHaveLength(1);
    white.pick({ action: 'focus' }).passAll();
    expect(white.ship(0).tokens.focus).toBe(1);
  });
});
