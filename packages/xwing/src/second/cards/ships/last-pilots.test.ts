import { describe, expect, it } from 'vitest';
import { coordinateTargets } from '../../actions/coordinate-targets.ts';
import { replacesShipAbility } from '../../ship/upgrades.ts';
import { occasion, type Window } from '../../state.ts';
import {
  type At,
  awing,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../../testing/index.ts';

/** Pilots and upgrades that wait for one block each. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: object = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });

describe('what coordinating allows', () => {
  const granted = (leader: TestShip, tokens: Partial<Record<'stress', number>> = {}) =>
    table({ us: [leader, xwing([450, 560, 0], { tokens })], them: [tie(FAR)] }).run({
      kind: 'granted-action',
      ship: 1,
      by: 0,
    });

  it('AP-5: a ship with exactly one stress token acts', () => {
    expect(granted(named('ap5'), { stress: 1 }).everOffers({ action: 'focus' })).toBe(true);
    expect(granted(named('ap5'), { stress: 2 }).question).toBeUndefined();
    expect(granted(named('fennrau-sheathipedeclassshuttle'), { stress: 1 }).question).toBeUndefined();
  });

  it('Squad Leader: only an action of the own bar', () => {
    const offered = (upgrades: readonly string[]) =>
      granted(named('academypilot', { upgrades })).everOffers({ action: 'lock' });
    expect(offered(['squadleader'])).toBe(false);
    expect(offered([])).toBe(true);
  });

  it('Lieutenant Galek: after a friend nearby is destroyed she coordinates, even while stressed', () => {
    const after = (x: number) =>
      at(
        table({
          us: [named('lieutenantgalek', { tokens: { stress: 1 } }), tie([x, 400, 0]), tie([450, 560, 0])],
          them: [tie(FAR)],
        }),
        'after-destroyed',
        1,
      );
    expect(after(520).everOffers({ action: 'coordinate' })).toBe(true);
    expect(after(840).question).toBeUndefined();
  });

  it('DBS-32C: only networked ships', () => {
    const game = table({
      us: [named('dbs32c'), { pilot: 'tradefederationdrone', at: [450, 560, 0] }, xwing([600, 400, 0])],
      them: [tie(FAR)],
    });
    expect(coordinateTargets(game.state, game.ship(0)).map(({ id }) => id)).toEqual([1]);
  });
});

describe('maneuvers executed otherwise', () => {
  const flown = (pilot: string, maneuver: string, effect: number | null, more: Partial<TestShip> = {}) => {
    const game = table({ us: [named(pilot, more)], them: [tie(FAR)] }).fly(0, maneuver);
    if (game.question?.kind === 'use-ability') {
      game.pick({ use: effect !== null });
      if (effect !== null && game.offers({ effect })) game.pick({ effect });
    }
    game.passAll();
    return game
      .eventsOf('maneuver')
      .map((event) => [event.maneuver.speed, event.maneuver.bearing, event.difficulty]);
  };

  it('Ved Foslo: one speed faster or slower', () => {
    expect(flown('vedfoslo', '2 straight', 0)).toEqual([[3, 'straight', 'blue']]);
    expect(flown('vedfoslo', '2 straight', 1)).toEqual([[1, 'straight', 'blue']]);
    expect(flown('vedfoslo', '2 straight', null)).toEqual([[2, 'straight', 'blue']]);
  });

  it('Ved Foslo: a Tallon Roll of another speed goes to the same side', () => {
    const game = table({ us: [named('vedfoslo')], them: [tie(FAR)] }).fly(0, '3 tallon left');
    game.pick({ use: true }).pick({ placement: 'middle' }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 2, bearing: 'tallon', direction: 'left' } },
    ]);
  });

  it('Countess Ryad: a straight as a Koiogran Turn, one step harder', () => {
    expect(flown('countessryad', '4 straight', 0)).toEqual([[4, 'koiogran', 'white']]);
    expect(flown('countessryad', '2 bank left', 0)).toEqual([[2, 'bank', 'white']]);
  });

  it('Keo Venzee: a turn as a sideslip, one step harder, while she has no Force, of which one comes back', () => {
    expect(flown('keovenzee', '3 turn left', 0, {}).length).toBe(1);
    const game = table({ us: [named('keovenzee')], them: [tie(FAR)] });
    game.ship(0).force = 0;
    game.fly(0, '2 bank left').pick({ use: true }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'sideslip-bank' } }]);
    expect(game.ship(0).force).toBe(1);
  });
});

describe('two-sided upgrades', () => {
  it('Kullbee Sperado turns his configuration over after a boost', () => {
    const game = at(
      table({ us: [named('kullbeesperado', { upgrades: ['servomotorsfoils'] })] }),
      'after-action',
      0,
      { what: 'boost' },
    ).pick({ use: true });
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
    const without = at(table({ us: [named('kullbeesperado')] }), 'after-action', 0, { what: 'boost' });
    expect(without.question).toBeUndefined();
  });

  it('Temmin Wexley has T-70s turn theirs over for a strain token', () => {
    const game = at(
      table({ us: [named('temminwexley-swz68', { upgrades: ['integratedsfoils'] })], them: [tie(FAR)] }),
      'start-of-engagement',
    ).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { strain: 1, calculate: 1 } });
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
  });

  it('Sensitive Controls stand in place of the ship ability', () => {
    const game = table({ us: [named('firstordertestpilot', { upgrades: ['sensitivecontrols'] })] });
    expect(replacesShipAbility(game.ship(0))).toBe(true);
    expect(at(game, 'after-action', 0, { what: 'focus' }).question).toBeUndefined();
    const plain = table({ us: [named('firstordertestpilot')] });
    expect(at(plain, 'after-action', 0, { what: 'focus' }).everOffers({ action: 'boost' })).toBe(true);
  });

  it('Proud Tradition: focus while stressed, until the defender pays to turn it over', () => {
    const game = table({
      us: [tie(US, { tokens: { stress: 1 }, upgrades: ['proudtradition'] })],
      them: [xwing(NEAR, { tokens: { focus: 1 } })],
    });
    expect(game.act(0).everOffers({ action: 'focus' })).toBe(true);
    game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 1).takes({ use: true }).passAll();
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
    expect(game.ship(1).tokens.focus).toBe(0);
    expect(game.act(0).everOffers({ action: 'focus' })).toBe(false);
  });
});

describe('tokens and locks', () => {
  it('Captain Kagi takes enemy locks of friends onto himself', () => {
    const game = at(
      table({ us: [named('captainkagi'), xwing([450, 560, 0])], them: [tie(FAR)], locks: [[2, 1]] }),
      'start-of-engagement',
    );
    game.pick({ use: true }).takes({ target: 1 }).passAll();
    expect(game.state.locks).toEqual([{ by: 2, kind: 'ship', on: 0 }]);
  });

  it('Corran Horn moves a friendly lock from himself to the defender', () => {
    const game = table({
      us: [named('corranhorn-t65xwing'), xwing([300, 400, 0])],
      them: [tie(NEAR)],
      locks: [
        [0, 2],
        [1, 0],
      ],
    }).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.attack(0, 2).takes({ use: true });
    game.passAll();
    expect(game.state.locks).toContainEqual({ by: 1, kind: 'ship', on: 2 });
  });

  it('Shasa Zaro gives a friend behind her a token like one of hers', () => {
    const game = at(
      table({
        us: [named('shasazaro', { tokens: { evade: 1 } }), xwing([450, 250, 0])],
        them: [tie(NEAR)],
      }),
      'after-defending',
    ).pick({ target: 1 });
    expect(game.ship(1).tokens.evade).toBe(1);
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('Wilsa Teshlo strains the defender unless it loses a charge of an upgrade', () => {
    const after = (upgrades: readonly string[]) =>
      table({ us: [named('wilsateshlo')], them: [ywing(NEAR, { upgrades, shields: 0 })] })
        .rolls('crit', 'blank', 'blank')
        .deals('Loose Stabilizer')
        .attack(0, 1);
    const bare = after([]).passAll();
    expect(bare.ship(1).tokens.strain).toBe(1);
    const paid = after(['protontorpedoes']).takes({ use: true }).passAll();
    expect(paid.ship(1)).toMatchObject({ tokens: { strain: 0 }, upgrades: [{ charges: 1 }] });
  });

  it('Viktor Hel stresses an attacker unless he rolled exactly two dice', () => {
    const defended = (target: At) => {
      const game = table({ us: [named('viktorhel')], them: [tie(target)] });
      return game;
    };
    const close = defended([450, 560, 180]).rolls('blank', 'blank', 'blank', 'blank').attack(1, 0).passAll();
    expect(close.ship(1).tokens.stress).toBe(0);
    const far = defended([450, 720, 180])
      .rolls('blank', 'blank', 'blank', 'blank', 'blank')
      .attack(1, 0)
      .passAll();
    expect(far.ship(1).tokens.stress).toBe(1);
  });

  it('Gamut Key and Kraken keep tokens through the End Phase', () => {
    const end = (ship: TestShip) => {
      const game = table({
        us: [ship],
        them: [tie(FAR, { tokens: { focus: 1 } })],
        set: { '/phase': 'end' },
      });
      at(game, 'start-of-end');
      if (game.offers({ use: true })) game.pick({ use: true });
      game.takes({ target: 0 }).passAll();
      return game.run({ kind: 'end-cleanup' });
    };
    const gamut = end(named('gamutkey', { tokens: { focus: 2, evade: 1 } }));
    expect(gamut.ship(0)).toMatchObject({ tokens: { focus: 2, evade: 1 } });
    expect(gamut.ship(1).tokens.focus).toBe(0);
    const kraken = end(xwing(US, { upgrades: ['kraken'], tokens: { calculate: 2 } }));
    expect(kraken.ship(0).tokens.calculate).toBe(1);
  });
});

describe('acting again', () => {
  const afterAction = (ship: TestShip, other: At, agenda: boolean) => {
    const game = table({ us: [ship, xwing(other)], them: [tie(FAR)], set: { '/phase': 'activation' } });
    const moment = { kind: 'window', ...occasion('after-action', { ship: 1, what: 'focus' }) } as const;
    return agenda ? game.run(moment, { kind: 'end-activation', ship: 1 }) : game.run(moment);
  };

  it('Zorii Bliss copies an action of a ship at range 1 in its Perform Action step', () => {
    const pilot = named('zoriibliss');
    expect(afterAction(pilot, [450, 500, 0], true).everOffers({ action: 'focus' })).toBe(true);
    expect(afterAction(pilot, [450, 500, 0], false).question).toBeUndefined();
    expect(afterAction(pilot, [450, 700, 0], true).question).toBeUndefined();
  });

  it('Poe Dameron lets a friend perform a white action as a red one in its activation', () => {
    const pilot = named('poedameron-swz68');
    const game = afterAction(pilot, [450, 500, 0], true).pick({ action: 'lock', difficulty: 'red' });
    game.passAll();
    expect(game.ship(0).charges).toBe(0);
    expect(afterAction(pilot, [450, 500, 0], false).question).toBeUndefined();
  });

  it('Zari Bangel acts although she ran into another ship', () => {
    const ran = (pilot: string) => {
      const game = table({ us: [named(pilot), awing([450, 515, 0])], them: [tie(FAR)] });
      game.rolls('blank').fly(0, '2 straight').passAll();
      return game.eventsOf('action-skipped').length;
    };
    expect(ran('zaribangel')).toBe(0);
    expect(ran('greensquadronexpert')).toBe(1);
  });
});

describe('in attacks', () => {
  it('Ember: the defender spends neither focus nor calculate near a damaged friend', () => {
    const offered = (damage: readonly string[]) =>
      table({
        us: [named('ember')],
        them: [tie(NEAR, { tokens: { focus: 1 } }), tie([520, 560, 180], { damage })],
      })
        .rolls('hit', 'hit', 'blank', 'focus', 'focus', 'blank')
        .attack(0, 1)
        .everOffers({ kind: 'spend-focus' });
    expect(offered([])).toBe(true);
    expect(offered(['Fuel Leak'])).toBe(false);
  });

  it('Captain Phasma: another friend at range 0-1 must suffer a damage to cancel a result', () => {
    const game = table({
      us: [named('captainphasma'), tie([520, 400, 0])],
      them: [xwing(NEAR)],
    }).rolls('hit', 'hit', 'blank', 'blank', 'blank');
    game.attack(2, 0).passAll();
    expect(game.ship(1).damage.length).toBe(1);
  });

  it('Warthog: friends nearby that are destroyed in the Engagement Phase stay until it is over', () => {
    const removed = (pilot: string, friend = 'bluesquadronescort') => {
      const game = table({
        us: [named(pilot), { pilot: friend, at: [450, 520, 0] }],
        them: [tie(FAR)],
        phase: 'engagement',
      });
      game.ship(1).destroyed = true;
      game.run({ kind: 'remove-destroyed' });
      const kept = game.ship(1).place;
      game.run({ kind: 'remove-destroyed' }, { kind: 'end-phase-of', phase: 'engagement' });
      return [kept, game.ship(1).place];
    };
    expect(removed('warthog')).toEqual(['table', 'removed']);
    expect(removed('warthog-clonez95headhunter')).toEqual(['table', 'removed']);
    expect(removed('warthog-clonez95headhunter', 'lukeskywalker')).toEqual(['removed', 'removed']);
    expect(removed('212thbattalionpilot')).toEqual(['removed', 'removed']);
  });

  it('Broadside turns a blank to a focus while the turret points to a side', () => {
    const offered = (turret: number) =>
      table({ us: [named('broadside', { turret, upgrades: ['dorsalturret'] })], them: [tie([250, 400, 90])] })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank')
        .attack(0, 1)
        .everOffers({ kind: 'ability' });
    expect(offered(3)).toBe(true);
  });
});
