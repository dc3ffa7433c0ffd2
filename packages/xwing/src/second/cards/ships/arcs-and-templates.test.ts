import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../state.ts';
import { type At, bomber, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Pilots who treat arcs, templates and tokens otherwise than others. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const BEHIND: At = [450, 240, 0];
const AHEAD: At = [450, 620, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: object = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });

describe('Lando Calrissian rerolls all his blanks for a stress token', () => {
  for (const [pilot, agility] of [
    ['landocalrissian', 1],
    ['landocalrissian-escapecraft', 2],
  ] as const) {
    it(`${pilot}: while he attacks and defends, unless he is stressed`, () => {
      const attack = (stress: number) =>
        table({ us: [named(pilot, { tokens: { stress } })], them: [tie(AHEAD)] })
          .rolls('blank', 'blank', ...(stress ? [] : ['hit', 'crit']), 'evade', 'evade', 'evade')
          .attack(0, 1);
      const game = attack(0).pick({ use: true });
      expect(game.eventsOf('modified')[0]!.faces.toSorted()).toEqual(['crit', 'hit']);
      expect(game.ship(0).tokens.stress).toBe(1);
      game.passAll();
      expect(attack(1).everOffers({ use: true })).toBe(false);
      const defends = table({ us: [named(pilot)], them: [tie(AHEAD)] })
        .rolls('blank', 'blank', ...Array(agility).fill('blank'), ...Array(agility).fill('evade'))
        .attack(1, 0)
        .takes({ use: true })
        .passAll();
      expect(defends.eventsOf('modified')[0]!.faces).toEqual(Array(agility).fill('evade'));
    });
  }

  it('also what an obstacle or a device has him roll', () => {
    const game = table({ us: [named('landocalrissian')], them: [tie(FAR)] })
      .rolls('blank', 'hit')
      .run({ kind: 'overlap', ship: 0, friendly: true })
      .pick({ use: true })
      .passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces)).toEqual([['blank'], ['hit']]);
    const stressed = table({ us: [named('landocalrissian', { tokens: { stress: 1 } })], them: [tie(FAR)] })
      .rolls('blank')
      .run({ kind: 'overlap', ship: 0, friendly: true });
    expect(stressed.question).toBeUndefined();
  });

  it('the carrier of his escape craft has it too', () => {
    const game = table({
      us: [
        named('freightercaptain', { upgrades: ['landosmillenniumfalcon'] }),
        { pilot: 'landocalrissian-escapecraft', at: US, docked: 0 },
      ],
      them: [tie(AHEAD)],
    })
      .rolls('blank', 'blank', 'hit', 'hit')
      .attack(0, 2);
    expect(game.offers({ use: true })).toBe(true);
    game.pick({ use: true }).passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('front arc weapons through the rear arc', () => {
  const offered = (pilot: string, upgrades: readonly string[], target: At) =>
    table({ us: [named(pilot, { upgrades })], them: [tie(target)], locks: [[0, 1]] }).engage(0);

  it('Venisa Doza: torpedoes and missiles, at range 1-2 only', () => {
    const near = offered('venisadoza', ['concussionmissiles'], BEHIND);
    expect(near.offers({ kind: 'attack', arc: 'rear', weapon: 1 })).toBe(true);
    near.passAll();
    const three = offered('venisadoza', ['concussionmissiles'], [450, 130, 0]);
    expect(three.everOffers({ kind: 'attack', arc: 'rear', weapon: 1 })).toBe(false);
    const ahead = offered('venisadoza', ['concussionmissiles'], [450, 700, 180]);
    expect(ahead.everOffers({ kind: 'attack', arc: 'front', weapon: 1 })).toBe(true);
    expect(offered('venisadoza', ['autoblasters'], BEHIND).everOffers({ kind: 'attack', weapon: 1 })).toBe(
      false,
    );
    expect(
      offered('bluesquadronrookie', ['concussionmissiles'], BEHIND).everOffers({ kind: 'attack', weapon: 1 }),
    ).toBe(false);
  });

  it('Krassis Trelix: every special attack, with one reroll', () => {
    const game = offered('krassistrelix', ['concussionmissiles'], [450, 130, 0]);
    expect(game.offers({ kind: 'attack', arc: 'rear', weapon: 2 })).toBe(true);
    game.rolls('blank', 'hit', 'hit', 'evade', 'evade', 'evade');
    game.pick({ kind: 'attack', weapon: 2 });
    expect(game.offers({ kind: 'ability', ability: 'pilot.1' })).toBe(true);
    game.passAll();
    const primary = offered('krassistrelix', [], NEAR)
      .rolls('blank', 'blank', 'blank')
      .takes({ kind: 'attack', arc: 'front' });
    expect(primary.everOffers({ kind: 'ability', ability: 'pilot.1' })).toBe(false);
  });
});

describe('“Recoil” while stressed', () => {
  const SIDE: At = [520, 500, 180];
  const offered = (target: At, stress: number) =>
    table({
      us: [named('recoil', { tokens: { stress }, upgrades: ['marksmanship'] })],
      them: [tie(target)],
    })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ kind: 'ability' });

  it('treats what is ahead at range 0-1 as in his bullseye arc', () => {
    expect(offered(SIDE, 1)).toBe(true);
  });
  it('does not while he is calm', () => {
    expect(offered(SIDE, 0)).toBe(false);
  });
});

describe('templates', () => {
  it('IG-88D: a Segnor’s Loop by the turn or the straight of its speed', () => {
    const flown = (effect: number | null, maneuver = '3 segnor left') => {
      const game = table({ us: [named('ig88d')], them: [tie(FAR)] }).fly(0, maneuver);
      if (game.question?.kind === 'use-ability') {
        game.pick({ use: effect !== null });
        if (effect !== null) game.pick({ effect });
      }
      game.passAll();
      const { bearing, speed } = game.ship(0).flown;
      return { ...game.pose(0), bearing, speed, stress: game.ship(0).tokens.stress };
    };
    const byTurn = flown(0);
    const byStraight = flown(1);
    const asPrinted = flown(null);
    for (const one of [byTurn, byStraight, asPrinted])
      expect(one).toMatchObject({ bearing: 'segnor', speed: 3, stress: 1 });
    expect([byTurn.facing, byStraight.facing, asPrinted.facing]).toEqual([90, 180, 135]);
    expect(byStraight.x).toBe(450);
    expect(byTurn.x).toBeLessThan(asPrinted.x);
    expect(
      table({ us: [named('ig88d')], them: [tie(FAR)] })
        .fly(0, '3 bank left')
        .everOffers({ use: true }),
    ).toBe(false);
  });

  it('Lieutenant Lorrir barrel rolls by a bank', () => {
    const shapes = (pilot: string) => {
      const game = table({ us: [named(pilot)], them: [tie(FAR)] })
        .act(0)
        .pick({ action: 'barrel-roll' });
      const found = game.options.map(
        (option) => (option as { template?: { shape: string } }).template?.shape,
      );
      game.passAll();
      return found;
    };
    expect(shapes('lieutenantlorrir')).toEqual(['bank', 'bank', 'bank', 'bank']);
    expect(shapes('alphasquadronpilot')).toEqual([undefined, undefined]);
  });

  it('“Echo” decloaks by a bank', () => {
    const ways = (pilot: string, move: string) => {
      const game = table({
        us: [named(pilot, { tokens: { cloak: 1 } })],
        them: [tie(FAR)],
        phase: 'system',
      }).run({
        kind: 'system',
        ship: 0,
      } as never);
      game.takes({ kind: 'decloak', move });
      const found = game.options.map(
        (option) => (option as { template?: { shape: string; speed: number } }).template ?? null,
      );
      game.passAll();
      return found.map((one) => (one ? `${one.speed} ${one.shape}` : ''));
    };
    expect(ways('echo', 'boost')).toEqual(['2 bank', '2 bank']);
    expect(ways('echo', 'roll-left')).toEqual(['2 bank', '2 bank']);
  });
});

describe('cards that go to other ships', () => {
  const TERREX = named('agentterex', {
    upgrades: ['cloakingdevice', 'deadmansswitch', 'contrabandcybernetics'],
  });
  const TIEFO = (x: number): TestShip => ({ pilot: 'epsilonsquadroncadet', at: [x, 250, 0] });

  it('Agent Terex: illicit upgrades go to TIE/fo and TIE/sf fighters, one to each', () => {
    const game = at(
      table({ us: [TERREX, TIEFO(300), tie([600, 250, 0])], them: [tie(FAR)], phase: 'setup' }),
      'after-placing-forces',
      -1,
    )
      .pick({ target: 1 })
      .pick({ upgrade: 'deadmansswitch' });
    expect(game.question).toBeUndefined();
    expect(game.ship(1).upgrades.map(({ id }) => id)).toEqual(['deadmansswitch']);
    expect(game.ship(0).upgrades.map(({ id }) => id)).toEqual(['cloakingdevice', 'contrabandcybernetics']);
  });

  it('Agent Terex: as many as he likes', () => {
    const game = at(
      table({ us: [TERREX, TIEFO(300), TIEFO(600)], them: [tie(FAR)], phase: 'setup' }),
      'after-placing-forces',
      -1,
    )
      .pick({ target: 2 })
      .pick({ upgrade: 'cloakingdevice' })
      .pick({ target: -1 });
    expect(game.ship(1).upgrades).toEqual([]);
    expect(game.ship(2).upgrades).toMatchObject([{ id: 'cloakingdevice', charges: 2 }]);
  });

  it('“Knack”: destroyed, he leaves a talent to a friend without a limit, near him', () => {
    const left = (friend: TestShip) =>
      at(
        table({
          us: [named('knack', { upgrades: ['marksmanship', 'daredevil'] }), friend],
          them: [tie(FAR)],
        }),
        'after-destroyed',
      );
    const game = left(xwing([450, 250, 0]))
      .pick({ target: 1 })
      .pick({ upgrade: 'marksmanship' });
    expect(game.ship(1).upgrades.map(({ id }) => id)).toEqual(['marksmanship']);
    expect(left({ pilot: 'lukeskywalker', at: [450, 250, 0] }).question).toBeUndefined();
    expect(left(xwing([450, 850, 0])).question).toBeUndefined();
  });
});

describe('Esege Tuketu', () => {
  it('lends his focus tokens to a friend who attacks or defends', () => {
    const shot = (friend: At, attacker: number) =>
      table({
        us: [named('esegetuketu', { at: [450, 200, 0], tokens: { focus: 1 } }), bomber(friend)],
        them: [tie(NEAR)],
      })
        .rolls(
          ...(attacker === 1
            ? ['focus', 'focus', 'blank', 'blank', 'blank']
            : ['hit', 'hit', 'focus', 'focus']),
        )
        .attack(attacker, attacker === 1 ? 2 : 1);
    for (const attacker of [1, 2]) {
      const game = shot(US, attacker).takes({ kind: 'spend-focus', of: 0 });
      expect(game.ship(0).tokens.focus).toBe(0);
      game.passAll();
      expect(game.eventsOf('modified')[0]!.faces).not.toContain('focus');
    }
    const far = table({
      us: [named('esegetuketu', { at: [850, 850, 0], tokens: { focus: 1 } }), bomber(US)],
      them: [tie(NEAR)],
    })
      .rolls('focus', 'focus', 'blank', 'blank', 'blank')
      .attack(1, 2);
    expect(far.everOffers({ kind: 'spend-focus', of: 0 })).toBe(false);
  });
});

describe('Captain Jostero', () => {
  const suffered = (colour: string) =>
    at(table({ us: [named('captainjostero')], them: [tie(NEAR), tie([520, 560, 180])] }), 'after-damage', 1, {
      what: 'hit',
      count: 1,
      colour,
    });
  it('attacks an enemy that suffered damage without defending', () => {
    const game = suffered('');
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(false);
    game.takes({ kind: 'attack', target: 1 }).passAll();
    expect(game.ship(0).bonusAttacked).toBe(true);
  });
  it('not one that was attacked', () => {
    expect(suffered('defending').question).toBeUndefined();
    const game = table({
      us: [named('captainjostero', { at: [650, 400, 0] }), xwing(US)],
      them: [tie(NEAR)],
    })
      .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank')
      .attack(1, 2)
      .passAll();
    expect(game.ship(0).bonusAttacked).toBe(false);
  });
});
