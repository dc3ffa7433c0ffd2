import { describe, expect, it } from 'vitest';
import { initiativeOf } from '../../ship/initiative.ts';
import { type Occasion, occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Upgrades that act at a moment of the round, of an action or of setup. */

const US: At = [400, 200, 0];
const BESIDE: At = [500, 200, 0];
const FAR: At = [850, 850, 180];
const carries = (upgrade: string, more: Partial<TestShip> = {}): TestShip =>
  xwing(US, { upgrades: [upgrade], ...more });
const at = (game: TestGame, window: Window, ship = 0, more: Partial<Occasion> = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const system = (us: TestShip, more: object = {}) =>
  table({ us: [us], them: [tie(FAR)], phase: 'system', ...more }).run({ kind: 'system' });

describe('the System Phase', () => {
  it('Overtuned Modulators give 3 calculate tokens to an unstressed ship, and strain for each green one that goes', () => {
    const game = system(carries('overtunedmodulators')).takes({ kind: 'ability' });
    game.takes({ use: true }).passAll();
    expect(game.ship(0).tokens.calculate).toBe(3);
    expect(
      system(carries('overtunedmodulators', { tokens: { stress: 1 } })).everOffers({ kind: 'ability' }),
    ).toBe(false);
    const ends = (charges: number) =>
      table({
        us: [
          xwing(US, {
            upgrades: [`overtunedmodulators:${charges}`],
            tokens: { calculate: 2, focus: 1, stress: 1 },
          }),
        ],
        them: [tie(FAR)],
        phase: 'end',
      })
        .run({ kind: 'end-cleanup' })
        .passAll()
        .ship(0).tokens.strain;
    expect(ends(0)).toBe(3);
    expect(ends(1)).toBe(0);
  });

  it('Babu Frik keeps red and orange tokens on his card while he has charges, then gives them back', () => {
    const flies = (charges: number) =>
      table({ us: [carries(`babufrik:${charges}`)], them: [tie(FAR)] }).fly(0, '4 koiogran');
    const kept = flies(3).takes({ ability: 'upgrade-babufrik.0' }).passAll();
    expect(kept.ship(0).tokens.stress).toBe(0);
    expect(kept.ship(0).upgrades[0]).toMatchObject({ charges: 2, held: ['stress'] });
    kept.state.phase = 'system';
    kept.run({ kind: 'system' }).passAll();
    expect(kept.ship(0).upgrades[0]).toMatchObject({ charges: 1, held: ['stress'] });
    kept.state.ships[0]!.upgrades[0]!.charges = 0;
    kept.state.ships[0]!.systemUsed = [];
    kept.state.ships[0]!.systemDone = false;
    kept.run({ kind: 'system-ship', ship: 0 }).passAll();
    expect(kept.ship(0).tokens.stress).toBe(1);
    expect(kept.ship(0).upgrades[0]!.held).toBeUndefined();
    expect(flies(0).passAll().ship(0).tokens.stress).toBe(1);
  });

  it('Seventh Fleet Gunner recovers its charge for a disarm token', () => {
    const game = system(carries('seventhfleetgunner:0')).takes({ kind: 'ability' });
    game.takes({ use: true }).passAll();
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    expect(game.ship(0).tokens.disarm).toBe(1);
    expect(system(carries('seventhfleetgunner')).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Peli Motto performs the action of a damage card, even while stressed', () => {
    const repairs = (damage: readonly string[]) =>
      system(carries('pelimotto', { damage, tokens: { stress: 1 } }));
    const game = repairs(['Fuel Leak']).takes({ kind: 'ability' }).takes({ use: true });
    game.takes({ kind: 'repair' });
    expect(game.offers({ use: true })).toBe(true);
    game.rolls('blank').pick({ use: true }).passAll();
    expect(game.ship(0).damage[0]!.up).toBe(false);
    expect(repairs(['facedown: Fuel Leak']).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Intercept Booster disarms its ship unless it comes off, and does so when its charges are gone', () => {
    const tri: TestShip = { pilot: 'separatistinterceptor', at: US, upgrades: ['interceptbooster'] };
    const game = system(tri).takes({ use: false }).passAll();
    expect(game.ship(0).tokens.disarm).toBe(1);
    const flips = system(tri).takes({ use: true }).passAll();
    expect(flips.ship(0).upgrades[0]).toMatchObject({ flipped: true, charges: 0 });
    expect(flips.ship(0).tokens.disarm).toBe(0);
    const ends = (charges: number) => {
      const us = { ...tri, upgrades: [`interceptbooster:${charges}`] };
      return at(table({ us: [us], phase: 'end' }), 'end-of-end', -1).ship(0).upgrades[0]!.flipped;
    };
    expect(ends(0)).toBe(true);
    expect(ends(1)).toBe(false);
  });

  it('Agent Terex gives his calculate tokens away, turns over with the last, and then rolls a die each round', () => {
    const gives = (held: readonly string[]) => {
      const us = [carries('agentterex'), tie(BESIDE)];
      const game = table({ us, phase: 'engagement' });
      game.state.ships[0]!.upgrades[0]!.held = [...held];
      return at(game, 'start-of-engagement', -1).pick({ target: 1 }).passAll();
    };
    const game = gives(['calculate', 'calculate']);
    expect(game.ship(1).tokens.calculate).toBe(1);
    expect(game.ship(0).upgrades[0]).toMatchObject({ held: ['calculate'], flipped: false });
    expect(gives(['calculate']).ship(0).upgrades[0]!.flipped).toBe(true);
    const fresh = table({ us: [carries('agentterex'), tie(BESIDE)], phase: 'engagement' });
    at(fresh, 'start-of-engagement', -1).pick({ target: 1 }).passAll();
    expect(fresh.ship(0).upgrades[0]!.held).toEqual(['calculate', 'calculate']);
    const rolls = (face: string) => {
      const set = { '/ships/0/upgrades/0/flipped': true };
      const after = table({ us: [carries('agentterex')], them: [tie(FAR)], phase: 'system', set }).rolls(
        face,
      );
      return after.run({ kind: 'system' }).passAll().ship(0).tokens;
    };
    expect(rolls('hit')).toMatchObject({ calculate: 1, jam: 0 });
    expect(rolls('blank')).toMatchObject({ calculate: 0, jam: 1 });
    const set = { '/ships/0/upgrades/0/flipped': true };
    const us = [carries('agentterex', { tokens: { jam: 1 } })];
    const act = table({ us, them: [tie(BESIDE)], set })
      .act(0)
      .pick({ kind: 'card' });
    act.takes({ target: 1 }).passAll();
    expect(act.ship(1).tokens.jam).toBe(1);
  });
});

describe('actions', () => {
  const KWING: TestShip = { pilot: 'wardensquadronpilot', at: US };
  const slams = (upgrade: string, tokens: object, ...answers: readonly object[]) => {
    const game = table({ us: [{ ...KWING, upgrades: [upgrade], tokens }], them: [tie(FAR)] });
    game.fly(0, '2 straight').pick({ action: 'slam' });
    game.pick({ entry: game.options.length > 0 ? (game.options[0] as { entry: number }).entry : 0 });
    for (const answer of answers) game.takes(answer as Record<string, unknown>);
    return game;
  };

  it('Burnout Thrusters lose their charge by a SLAM, trade disarm for deplete, and end SLAMs', () => {
    const game = slams('burnoutthrusters', {}, { use: true }).passAll();
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    expect(game.ship(0).tokens).toMatchObject({ disarm: 0, deplete: 1 });
    const kept = slams('burnoutthrusters', {}).passAll();
    expect(kept.ship(0).tokens).toMatchObject({ disarm: 1, deplete: 0 });
    const burnt = table({ us: [{ ...KWING, upgrades: ['burnoutthrusters:0'] }], them: [tie(FAR)] });
    expect(burnt.fly(0, '2 straight').everOffers({ action: 'slam' })).toBe(false);
  });

  it('Coaxium Hyperfuel lets a stressed ship SLAM for a crit or an exposed card', () => {
    const game = slams('coaxiumhyperfuel', { stress: 2 });
    const before = 3;
    game.passAll();
    expect(game.ship(0).shields).toBe(before - 1);
    const calm = slams('coaxiumhyperfuel', {}).passAll();
    expect(calm.ship(0).shields).toBe(before);
  });

  it('Coaxium Hyperfuel: after a partial maneuver a crit buys a SLAM', () => {
    const flies = (upgrades: readonly string[]) =>
      table({ us: [{ ...KWING, upgrades }, tie([400, 320, 0])], them: [tie(FAR)] })
        .rolls('blank')
        .fly(0, '2 straight');
    expect(flies(['coaxiumhyperfuel']).everOffers({ action: 'slam' })).toBe(true);
    expect(flies([]).everOffers({ action: 'slam' })).toBe(false);
  });

  it('Kuiil rolls a die for each damage card: repairs, loses orange tokens, focuses', () => {
    const us = carries('kuiil', {
      damage: ['Fuel Leak', 'facedown: Hull Breach', 'facedown: Fuel Leak'],
      tokens: { disarm: 1 },
    });
    const game = table({ us: [us] })
      .rolls('hit', 'crit', 'focus')
      .act(0)
      .pick({ kind: 'card' })
      .passAll();
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, disarm: 1 });
    const blanks = table({ us: [us] })
      .rolls('blank', 'blank', 'blank')
      .act(0)
      .pick({ kind: 'card' });
    expect(blanks.passAll().ship(0).tokens).toMatchObject({ focus: 0, disarm: 0 });
    const whole = table({ us: [carries('kuiil')] })
      .act(0)
      .pick({ kind: 'card' })
      .passAll();
    expect(whole.eventsOf('action-failed')).toHaveLength(1);
  });

  it('Lando rolls 2 defense dice for focus and evade tokens; of two blanks an opponent picks', () => {
    const rolls = (...faces: readonly string[]) =>
      table({ us: [carries('landocalrissian')], them: [tie(FAR)] })
        .rolls(...faces)
        .act(0)
        .pick({ kind: 'card' });
    expect(rolls('focus', 'evade').passAll().ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
    expect(rolls('evade', 'blank').passAll().ship(0).tokens).toMatchObject({ focus: 0, evade: 1 });
    const blank = rolls('blank', 'blank');
    expect(blank.question).toMatchObject({ kind: 'choose-token', player: 1 });
    blank.pick({ token: 'evade' }).passAll();
    expect(blank.ship(0).tokens).toMatchObject({ focus: 0, evade: 1 });
  });

  it('Ciena Ree turns the ship that she coordinated to a boost by 90° for a stress token', () => {
    const coordinates = (action: string) => {
      const us: TestShip[] = [
        carries('cienaree', { pilot: 'omicrongrouppilot' }),
        { pilot: 'alphasquadronpilot', at: [520, 200, 0] },
      ];
      const game = table({ us, them: [tie(FAR)] })
        .act(0)
        .pick({ action: 'coordinate' });
      game.pick({ action });
      if (action === 'boost') game.pick({ direction: 'straight' });
      return game;
    };
    const game = coordinates('boost').takes({ use: true }).pick({ degrees: 90 }).passAll();
    expect(game.ship(1)).toMatchObject({ facing: 90, tokens: { stress: 1 } });
    expect(coordinates('focus').everOffers({ use: true })).toBe(false);
  });

  it('Greef Karga: the ship that he coordinated may lock what he has locked', () => {
    const coordinates = (locks: readonly (readonly [number, number])[]) => {
      const us = [carries('greefkarga'), xwing([520, 200, 0])];
      const game = table({ us, them: [tie([400, 400, 180])], locks });
      return game.act(0).pick({ action: 'coordinate' }).takes({ action: 'focus' });
    };
    const game = coordinates([[0, 2]])
      .takes({ use: true })
      .passAll();
    expect(game.state.locks).toContainEqual({ by: 1, kind: 'ship', on: 2 });
    expect(coordinates([]).everOffers({ use: true })).toBe(false);
  });

  it('Greef Karga coordinates allied ships', () => {
    const offered = (upgrades: readonly string[]) => {
      const us = [xwing(US, { upgrades, pilot: 'omicrongrouppilot' })];
      const others = [[xwing([520, 200, 0])]];
      const game = table({ us, them: [tie(FAR)], others, teams: [0, 1, 0] });
      return game.act(0).everOffers({ action: 'coordinate' }) && upgrades;
    };
    expect(offered(['greefkarga'])).toBeTruthy();
  });

  it('Biohexacrypt Codes spend a lock to coordinate or jam at any range', () => {
    const us = [
      { pilot: 'omicrongrouppilot', at: US, upgrades: ['biohexacryptcodes'] },
      xwing([400, 800, 0]),
    ];
    const offers = (locks: readonly (readonly [number, number])[], action: string) =>
      table({ us, them: [tie([800, 500, 180])], locks })
        .act(0)
        .takes({ action });
    const game = offers([[0, 1]], 'coordinate')
      .pick({ action: 'focus' })
      .passAll();
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.state.locks).toEqual([]);
    expect(
      offers([[0, 2]], 'jam')
        .passAll()
        .ship(2).tokens.jam,
    ).toBe(1);
    const failed = offers([], 'jam').passAll();
    expect(failed.eventsOf('action-failed')).toHaveLength(1);
  });

  it('Gar Saxon locks only what is in the front or rear arc', () => {
    const us = [carries('garsaxon-gunner')];
    const game = table({ us, them: [tie([400, 400, 180]), tie([600, 200, 0])] })
      .act(0)
      .pick({ action: 'lock' });
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
  });

  it('R1-J5 repairs a Ship card again for a charge, and works on damage cards with 2 stress tokens', () => {
    const repairs = (stress: number, damage: string) => {
      const us = [carries('r1j5', { damage: [damage], tokens: { stress } })];
      return table({ us, them: [tie(FAR)] }).act(0);
    };
    const game = repairs(2, 'Fuel Leak').pick({ kind: 'repair' }).takes({ use: true }).passAll();
    expect(game.ship(0).damage).toEqual([]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(2);
    expect(repairs(3, 'Fuel Leak').everOffers({ kind: 'repair' })).toBe(false);
    const pilot = repairs(0, 'Blinded Pilot').pick({ kind: 'repair' });
    expect(pilot.everOffers({ use: true })).toBe(false);
  });
});

describe('setup and the End Phase', () => {
  it('Hyperspace Tracking Data sets the initiative for setup, and gives tokens to friends after it', () => {
    const us = [carries('hyperspacetrackingdata'), tie(BESIDE), tie([400, 700, 0])];
    const game = at(table({ us, phase: 'setup' }), 'end-of-setup', -1);
    game.pick({ token: 'evade' }).pick({ token: 'focus' });
    expect(game.question).toBeUndefined();
    expect([0, 1, 2].map((id) => game.ship(id).tokens.evade + game.ship(id).tokens.focus)).toEqual([1, 1, 0]);
    const before = table({ us: [carries('hyperspacetrackingdata')], phase: 'setup' });
    at(before, 'before-placing-forces', -1).takes({ use: true }).pick({ effect: 6 });
    expect(initiativeOf(before.ship(0))).toBe(6);
    before.run({ kind: 'start-game' });
    expect(initiativeOf(before.ship(0))).toBe(2);
  });

  it('The Child: an opponent assigns Merciless Pursuit to 2 of its ships; its Force comes back by being hit only', () => {
    const game = table({
      us: [carries('thechild')],
      them: [tie([400, 360, 180]), tie(FAR), tie(BESIDE)],
      phase: 'setup',
    });
    at(game, 'after-placing-forces', -1);
    expect(game.question).toMatchObject({ player: 1 });
    game.pick({ target: 1 }).pick({ target: 3 });
    expect([1, 2, 3].map((id) => game.ship(id).conditions.length)).toEqual([1, 0, 1]);
    const defends = (...attack: readonly string[]) => {
      const us = [carries('thechild')];
      const set = { '/ships/0/force': 0 };
      const fight = table({ us, them: [tie([400, 400, 180])], set }).rolls(...attack, 'blank', 'blank');
      return fight.attack(1, 0).passAll().ship(0).force;
    };
    expect(defends('hit', 'blank')).toBe(1);
    expect(defends('blank', 'blank')).toBe(0);
    const round = table({
      us: [{ pilot: 'lukeskywalker', at: US, upgrades: ['thechild'] }],
      set: { '/ships/0/force': 0 },
    });
    expect(round.run({ kind: 'end-cleanup' }).ship(0).force).toBe(0);
  });

  it('The Mandalorian recovers Force that does not come back by itself, unless he defended', () => {
    const ends = (upgrades: readonly string[], defended: boolean) => {
      const game = table({
        us: [xwing(US, { upgrades })],
        phase: 'end',
        set: { '/ships/0/force': 0 },
      });
      if (defended) game.state.ships[0]!.defended = true;
      return at(game, 'during-end', -1).ship(0).force;
    };
    expect(ends(['themandalorian', 'thechild'], false)).toBe(1);
    expect(ends(['themandalorian', 'thechild'], true)).toBe(0);
    expect(ends(['themandalorian', 'ezrabridger'], false)).toBe(0);
    const us = [xwing(US, { upgrades: ['themandalorian'] })];
    const fight = table({ us, them: [tie([400, 360, 180])] })
      .attack(1, 0)
      .passAll();
    expect(fight.ship(0).defended).toBe(true);
    expect(fight.run({ kind: 'round' }).ship(0).defended).toBeUndefined();
  });

  it('Tracking Fob: an opponent marks a limited ship, which is locked at any range', () => {
    const them = [tie(FAR), { pilot: 'howlrunner', at: [800, 800, 180] as At }];
    const game = at(
      table({ us: [carries('trackingfob')], them, phase: 'setup' }),
      'after-placing-forces',
      -1,
    );
    game.passAll();
    expect(game.ship(2).conditions).toHaveLength(1);
    game.state.phase = 'activation';
    game.act(0).pick({ action: 'lock' });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
  });

  it('Maul recovers Force for stress after damage', () => {
    const suffers = (force: number) => {
      const game = table({ us: [carries('maul')], them: [tie(FAR)], set: { '/ships/0/force': force } });
      return at(game, 'after-damage');
    };
    const game = suffers(0).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ force: 1, tokens: { stress: 1 } });
    expect(suffers(1).question).toBeUndefined();
  });
});
