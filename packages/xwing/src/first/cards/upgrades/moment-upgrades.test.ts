import { describe, expect, it } from 'vitest';
import { skillOf } from '../../game.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, table, tie, xwing, yt1300 } from '../../testing/index.ts';

const NEAR = 80;
const MIDDLE = 150;
const FAR = 250;
const ahead = (mm: number): At => [400, 340 + mm, 180];
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');
/** An X-wing in the middle, facing up, with upgrades. */
const flier = (upgrade: string, more = {}) => xwing([400, 300, 0], { upgrades: [upgrade], ...more });
const opens = (game: TestGame, window: Window): TestGame => game.run({ kind: 'window', ...occasion(window) });

describe('after a maneuver', () => {
  const flies = (upgrade: string, maneuver: string, more = {}) =>
    table({ us: [flier(upgrade, more)], them: [tie(ahead(FAR))] }).fly(0, maneuver);

  it('R2-D2 recovers a shield after a green one, up to the shield value', () => {
    const game = flies('r2d2', '1 straight', { shields: 1 }).takes({ use: true }).passAll();
    expect(game.ship(0).shields).toBe(2);
    expect(flies('r2d2', '1 straight').everOffers({ use: true })).toBe(false);
    expect(flies('r2d2', '3 straight', { shields: 1 }).everOffers({ use: true })).toBe(false);
  });

  it('xwing1:faq-upgrade-cards.59 R2-D2 recovers the shield after the damage of a mine', () => {
    const game = table({
      us: [flier('r2d2', { shields: 0 })],
      them: [tie(ahead(500))],
      bombs: [{ kind: 'proximitymine', player: 1, at: [400, 360, 0] }],
    })
      .rolls('hit', 'blank', 'blank')
      .fly(0, '1 straight')
      .takes({ use: true })
      .passAll();
    expect(game.ship(0)).toMatchObject({ shields: 1 });
    expect(game.ship(0).damage).toHaveLength(1);
  });

  it('xwing1:faq-upgrade-cards.60 R2-D2 recovers the shield before the die of an asteroid', () => {
    const game = table({
      us: [flier('r2d2', { shields: 0 })],
      them: [tie(ahead(500))],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 380, 0] }],
    })
      .rolls('hit')
      .fly(0, '1 straight')
      .takes({ use: true })
      .passAll();
    expect(game.ship(0)).toMatchObject({ shields: 0, damage: [] });
    expect(game.story.indexOf('shield-recovered')).toBeLessThan(game.story.indexOf('shield-lost'));
  });

  it('Targeting Astromech locks after a red one, K4 Security Droid after a green one', () => {
    const red = flies('targetingastromech', '4 koiogran').takes({ target: 1 });
    expect(red.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(flies('targetingastromech', '3 straight').everOffers({ kind: 'ship', target: 1 })).toBe(false);
    const green = flies('k4securitydroid', '1 straight').takes({ target: 1 });
    expect(green.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    green.passAll();
  });

  it('Outlaw Tech gives a focus token after a red one', () => {
    const game = flies('outlawtech', '4 koiogran').takes({ use: true }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(flies('outlawtech', '3 straight').everOffers({ use: true })).toBe(false);
  });

  it('Kanan Jarrus takes a stress token from a friend at range 1-2 that flew white, once per round', () => {
    const flight = (maneuver: string) =>
      table({
        us: [flier('kananjarrus'), tie([480, 300, 0], { tokens: { stress: 2 } })],
        them: [tie(ahead(500))],
      }).fly(1, maneuver);
    const game = flight('4 straight').takes({ use: true }).passAll();
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(flight('2 straight').everOffers({ use: true })).toBe(false);
    game.fly(1, '5 straight');
    expect(game.everOffers({ use: true })).toBe(false);
  });

  it('Systems Officer lets another friend at range 1 lock after a green maneuver', () => {
    const game = table({
      us: [flier('systemsofficer'), tie([480, 340, 0])],
      them: [tie(ahead(FAR))],
    }).fly(0, '1 straight');
    game.takes({ kind: 'ship', target: 2 });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    game.passAll();
  });

  it('BB-8 may roll for free when the dial shows a green maneuver', () => {
    const green = flies('bb8', '1 straight');
    expect(green.offers({ action: 'barrel-roll' })).toBe(true);
    green.passAll();
    expect(flies('bb8', '3 straight').everOffers({ action: 'barrel-roll' })).toBe(false);
  });
});

describe('maneuvers of another color', () => {
  it.each([
    ['niennunb', '3 straight', 'green'],
    ['niennunb', '3 bank left', 'white'],
    ['unhingedastromech', '3 turn left', 'green'],
    ['unhingedastromech', '2 turn left', 'white'],
  ])('%s %s %s', (upgrade, maneuver, color) => {
    const game = table({ us: [flier(upgrade)] })
      .fly(0, maneuver)
      .passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: color }]);
  });

  it('xwing1:faq-upgrade-cards.53 a Koiogran turn that fails stays red with Nien Nunb', () => {
    const game = table({ us: [flier('niennunb')], them: [tie([400, 500, 180])] }).fly(0, '4 koiogran');
    expect(game.passAll().eventsOf('maneuver')).toMatchObject([{ difficulty: 'red', overlapped: [1] }]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing1:faq-upgrade-cards.54 Nien Nunb makes the maneuver of an ionized ship green', () => {
    const game = table({ us: [flier('niennunb', { tokens: { ion: 1, stress: 1 } })] })
      .activate(0)
      .passAll();
    expect(game.ship(0).tokens).toMatchObject({ ion: 0, stress: 0 });
  });
});

describe('after an attack', () => {
  const hits = ['hit', 'hit', 'blank', ...blanks(3)];
  const misses = blanks(6);
  const attacks = (upgrade: string, rolls: readonly string[], mm = MIDDLE, more = {}) =>
    table({ us: [flier(upgrade, more)], them: [tie(ahead(mm))] })
      .rolls(...rolls)
      .attack(0, 1);

  it('Ruthlessness hurts another ship at range 1 of a defender that was hit', () => {
    const game = (rolls: readonly string[]) =>
      table({
        us: [flier('ruthlessness'), xwing([500, 490, 0])],
        them: [tie(ahead(MIDDLE))],
      })
        .rolls(...rolls)
        .attack(0, 2);
    const hit = game(hits);
    expect(hit.question).toBeUndefined();
    expect(hit.ship(1).shields).toBe(1);
    expect(game(misses).ship(1).shields).toBe(2);
  });

  it('xwing1:faq-upgrade-cards.64 each Tactician gives the defender stress at range 2', () => {
    const shoots = (mm: number, rolls: readonly string[]) =>
      table({
        us: [yt1300([400, 300, 0], { upgrades: ['tactician', 'tactician'] })],
        them: [tie([400, 360 + mm, 180])],
      })
        .rolls(...rolls)
        .attack(0, 1)
        .passAll();
    expect(shoots(MIDDLE, blanks(5)).ship(1).tokens.stress).toBe(2);
    expect(shoots(NEAR, blanks(6)).ship(1).tokens.stress).toBe(0);
  });

  it('Bossk gets stress and focus and a lock when he misses', () => {
    const game = attacks('bossk', misses);
    expect(game.ship(0).tokens).toMatchObject({ stress: 1, focus: 1 });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(attacks('bossk', hits).ship(0).tokens).toMatchObject({ stress: 0, focus: 0 });
    expect(attacks('bossk', misses, MIDDLE, { tokens: { stress: 1 } }).ship(0).tokens.focus).toBe(0);
  });

  it('Captain Rex may focus when he misses', () => {
    expect(attacks('captainrex', misses).pick({ use: true }).ship(0).tokens.focus).toBe(1);
    expect(attacks('captainrex', hits).question).toBeUndefined();
  });

  it('Operations Specialist gives a focus token to a friend at range 1-3 of an attacker that missed', () => {
    const game = table({
      us: [flier('operationsspecialist'), tie([480, 300, 0])],
      them: [xwing(ahead(MIDDLE))],
    })
      .rolls(...blanks(4))
      .attack(1, 2);
    expect(game.options).toMatchObject([{ target: 0 }, { target: 1 }, { kind: 'none' }]);
    expect(game.pick({ target: 1 }).ship(1).tokens.focus).toBe(1);
  });

  it('Magva Yarro may lock the attacker after defending', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [xwing(ahead(MIDDLE), { upgrades: ['magvayarro'] })],
    })
      .rolls(...blanks(4))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 0 }]);
  });

  it('xwing1:faq-upgrade-cards.21 Darth Vader may be used with one hull left', () => {
    const ship = { shields: 0, damage: ['facedown: direct-hit', 'facedown: direct-hit'] };
    const game = attacks('darthvader', misses, MIDDLE, ship).deals('console-fire').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ destroyed: true });
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
  });
});

describe('when an attack is declared', () => {
  it('Rebel Captive gives stress to the first ship of a round that attacks', () => {
    const game = table({
      us: [tie([400, 300, 0]), tie([480, 300, 0])],
      them: [xwing(ahead(MIDDLE), { upgrades: ['rebelcaptive'] })],
    });
    game.rolls(...blanks(4)).attack(0, 2);
    game.rolls(...blanks(4)).attack(1, 2);
    expect([0, 1].map((id) => game.ship(id).tokens.stress)).toEqual([1, 0]);
  });

  it('R3-A2 gives stress for stress to a defender in the firing arc', () => {
    const game = table({ us: [flier('r3a2')], them: [tie(ahead(MIDDLE))] }).attack(0, 1);
    game.rolls(...blanks(6)).pick({ use: true });
    expect([0, 1].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1]);
    const behind = table({
      us: [yt1300([400, 300, 0], { upgrades: ['r3a2'] })],
      them: [tie([400, 100, 0])],
    })
      .rolls(...blanks(5))
      .attack(0, 1);
    expect(behind.question).toBeUndefined();
  });

  it('Death Troopers give stress to the attacker of another friend at range 1 that has them in arc', () => {
    const attacked = (x: number) =>
      table({
        us: [xwing([400, 300, 0])],
        them: [tie(ahead(MIDDLE)), tie([x, 490, 180], { upgrades: ['deathtroopers'] })],
      })
        .rolls(...blanks(6))
        .attack(0, 1);
    expect(attacked(480).ship(0).tokens.stress).toBe(1);
    expect(attacked(700).ship(0).tokens.stress).toBe(0);
  });
});

describe('at the start or end of a phase', () => {
  it('Wingman takes a stress token from another friend at range 1', () => {
    const game = opens(
      table({ us: [flier('wingman'), tie([480, 300, 0], { tokens: { stress: 2 } })] }),
      'start-of-combat',
    );
    expect(game.ship(1).tokens.stress).toBe(1);
  });

  it('Mara Jade gives stress to enemies at range 1 without any', () => {
    const game = opens(
      table({
        us: [flier('marajade')],
        them: [tie(ahead(NEAR)), tie([480, 300, 0], { tokens: { stress: 1 } }), tie(ahead(MIDDLE))],
      }),
      'end-of-combat',
    );
    expect([1, 2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });

  it('Carlist Rieekan is discarded for pilot skill 12 of all friends in the Activation phase', () => {
    const game = opens(
      table({ us: [flier('carlistrieekan'), tie([480, 300, 0])], them: [tie(ahead(FAR))] }),
      'start-of-activation',
    );
    game.pick({ use: true });
    expect([0, 1, 2].map((id) => skillOf(game.ship(id)))).toEqual([12, 12, 1]);
    expect(game.ship(0).upgrades).toMatchObject([{ discarded: true }]);
    game.run({ kind: 'end-phase-of', phase: 'activation' });
    expect(skillOf(game.ship(0))).toBe(2);
  });

  const isard = (more = {}, pilot = 'academypilot', damageDeck: 'core' | 'tfa' = 'core') =>
    opens(
      table({
        us: [
          {
            pilot,
            at: [400, 300, 0],
            upgrades: ['ysanneisard'],
            shields: 0,
            damage: ['facedown: direct-hit'],
            ...more,
          },
        ],
        damageDeck,
      }),
      'start-of-combat',
    );

  it('Ysanne Isard may evade for free without shields and with a damage card', () => {
    expect(isard().pick({ action: 'evade' }).ship(0).tokens.evade).toBe(1);
    expect(isard({ damage: [] }).question).toBeUndefined();
  });

  it('xwing1:faq-upgrade-cards.68 Ysanne Isard gives no evade action to a damaged sensor array that has it on its bar', () => {
    const damage = ['damaged-sensor-array'];
    expect(isard({ damage }).question).toBeUndefined();
    expect(isard({ damage }, 'rookiepilot').pick({ action: 'evade' }).ship(0).tokens.evade).toBe(1);
  });
});

describe('tokens', () => {
  it('Cool Hand is discarded for a focus or evade token when it receives stress', () => {
    const game = table({ us: [flier('coolhand')] })
      .fly(0, '4 koiogran')
      .pick({ use: true })
      .pick({ effect: 1 });
    expect(game.ship(0)).toMatchObject({ tokens: { evade: 1, stress: 1 }, upgrades: [{ discarded: true }] });
  });

  it('Overclocked R4 gives a focus token back for stress in the Combat phase', () => {
    const game = table({
      us: [flier('overclockedr4', { tokens: { focus: 1 } })],
      them: [tie(ahead(MIDDLE))],
      phase: 'combat',
    })
      .rolls('focus', 'focus', 'blank')
      .attack(0, 1);
    game
      .pick({ kind: 'focus' })
      .rolls(...blanks(3))
      .pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    game.passAll();
  });

  it('Recon Specialist gives a second focus token', () => {
    const game = table({ us: [flier('reconspecialist')] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(2);
  });
});

describe('when a ship is destroyed', () => {
  it('Dead Man’s Switch hurts each ship at range 1', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [
        tie(ahead(MIDDLE), {
          upgrades: ['deadmansswitch'],
          damage: ['facedown: direct-hit', 'facedown: direct-hit'],
        }),
        xwing([480, 490, 180]),
        xwing([400, 700, 180]),
      ],
    })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .attack(0, 1);
    expect([0, 2, 3].map((id) => game.ship(id).shields)).toEqual([2, 1, 2]);
  });

  it('xwing1:faq-upgrade-cards.26 IG-88A recovers his shield before Dead Man’s Switch', () => {
    const game = table({
      us: [{ pilot: 'ig88a', at: [400, 300, 0], shields: 0 }],
      them: [
        tie([400, 360 + NEAR, 180], {
          upgrades: ['deadmansswitch'],
          damage: ['facedown: direct-hit', 'facedown: direct-hit'],
        }),
      ],
    })
      .rolls('hit', ...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 0, damage: [] });
    expect(game.story.indexOf('shield-recovered')).toBeLessThan(game.story.indexOf('shield-lost'));
  });

  it('xwing1:faq-upgrade-cards.25 a ship killed by Dead Man’s Switch attacks if its pilot skill is the attacker’s', () => {
    const explodes = (pilot: string) =>
      table({
        us: [xwing([400, 300, 0])],
        them: [
          tie(ahead(MIDDLE), {
            upgrades: ['deadmansswitch'],
            damage: ['facedown: direct-hit', 'facedown: direct-hit'],
          }),
          {
            pilot,
            at: [480, 490, 180],
            shields: 0,
            damage: ['facedown: direct-hit', 'facedown: direct-hit'],
          },
        ],
        phase: 'combat',
      })
        .rolls('hit', 'blank', 'blank', ...blanks(3))
        .attack(0, 1);
    expect(explodes('rookiepilot').ship(2).place).toBe('table');
    expect(explodes('obsidiansquadronpilot').ship(2).place).toBe('removed');
  });
});
