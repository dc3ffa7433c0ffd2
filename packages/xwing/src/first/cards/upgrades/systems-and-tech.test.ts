import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../abilities/evaluate.ts';
import { skillOf } from '../../game.ts';
import { occasion } from '../../state.ts';
import { type At, bomber, phantom, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** The X-wing that carries what is tested, facing up. */
const us = (upgrades: readonly string[], more: Partial<TestShip> = {}) =>
  xwing([400, 300, 0], { upgrades, ...more });
const far = tie([800, 850, 180]);

describe('systems while dice are modified', () => {
  /** An attack of the X-wing with its primary weapon on a TIE fighter at range 2. */
  const attack = (upgrades: readonly string[], more: Partial<TestShip>, ...rolls: string[]) =>
    table({ us: [us(upgrades, more)], them: [tie(ahead(MIDDLE))], locks: [[0, 1]] })
      .rolls(...rolls)
      .attack(0, 1);

  it('xwing1:faq-errata.3 Accuracy Corrector cancels all results and adds two hits, which nothing modifies any more', () => {
    const shot = () => attack(['accuracycorrector'], { tokens: { focus: 1 } }, 'blank', 'focus', 'focus');
    const game = shot();
    expect(game.offers({ kind: 'focus' })).toBe(true);
    expect(game.offers({ kind: 'target-lock', dice: [0] })).toBe(true);
    game
      .pick({ kind: 'ability' })
      .rolls(...blanks(3))
      .pick({ effect: 0 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2, crits: 0 }]);
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.state.locks).toHaveLength(1);
    const without = shot()
      .rolls(...blanks(3))
      .pick({ kind: 'focus' })
      .pick('done');
    expect(without.eventsOf('compared')).toMatchObject([{ hits: 2, crits: 0 }]);
    expect(without.ship(0).tokens.focus).toBe(0);
  });

  it('xwing1:faq-upgrade-cards.1 Accuracy Corrector cancels and may add nothing: a miss, and still an attack', () => {
    const game = attack(['accuracycorrector', 'firecontrolsystem'], {}, 'hit', 'focus', 'blank');
    game
      .pick({ kind: 'ability', ability: '0:accuracycorrector#0' })
      .rolls(...blanks(3))
      .pick({ effect: 1 });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 0 }]);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: '1:firecontrolsystem#0' });
    game.passAll();
  });

  it('xwing1:faq-upgrade-cards.2 its two hits are not modified, but an Ion Cannon cancels them', () => {
    const game = table({
      us: [us(['ioncannon', 'accuracycorrector'], { tokens: { focus: 1 } })],
      them: [ywing(ahead(MIDDLE))],
      locks: [[0, 1]],
    }).rolls(...blanks(3));
    game.combat(0).pick({ weapon: 1 }).pick({ kind: 'ability' }).rolls('blank').pick({ effect: 0 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2, crits: 0 }]);
    expect(game.ship(1)).toMatchObject({ shields: 2, tokens: { ion: 1 } });
  });

  it('xwing1:faq-upgrade-cards.3 it works without any dice', () => {
    const game = table({
      us: [us(['accuracycorrector'], { damage: ['blinded-pilot'] })],
      them: [tie(ahead(MIDDLE))],
      damageDeck: 'core',
    }).attack(0, 1);
    game
      .pick({ kind: 'ability' })
      .rolls(...blanks(3))
      .pick({ effect: 0 });
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('Advanced Targeting Computer adds a crit; then no target lock is spent in the attack', () => {
    const game = attack(['advtargetingcomputer'], {}, 'hit', 'blank', 'blank');
    expect(game.offers({ kind: 'target-lock', dice: [1] })).toBe(true);
    game.rolls('evade', 'evade', 'blank').pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'blank', 'blank', 'crit']);
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toHaveLength(1);
  });

  it('Advanced Targeting Computer leaves the lock alone when it is not used', () => {
    const game = attack(['advtargetingcomputer'], {}, 'hit', 'blank', 'blank');
    game.rolls('hit', 'hit', ...blanks(3)).pick({ kind: 'target-lock', dice: [1, 2] });
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.passAll();
  });

  it('Sensor Jammer turns a hit into a focus result that is not rerolled', () => {
    const game = table({
      us: [us([], { tokens: { focus: 1 } })],
      them: [tie(ahead(MIDDLE), { upgrades: ['sensorjammer'] })],
      locks: [[0, 1]],
    })
      .rolls('hit', 'hit', 'blank')
      .attack(0, 1);
    game.pick({ kind: 'ability', ability: '0:sensorjammer#0', dice: [0] });
    expect(game.question).toMatchObject({ player: 0 });
    expect(game.offers({ kind: 'target-lock', dice: [0] })).toBe(false);
    expect(game.offers({ kind: 'target-lock', dice: [2] })).toBe(true);
    game
      .pick({ kind: 'focus' })
      .rolls(...blanks(3))
      .pick('done');
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('Thrust Corrector leaves one evade result that is not modified, for a stress token', () => {
    const shot = (stress: number) =>
      table({
        us: [us([])],
        them: [tie(ahead(MIDDLE), { upgrades: ['thrustcorrector'], tokens: { focus: 1, stress } })],
      })
        .rolls('hit', 'hit', 'blank', 'focus', 'blank', 'blank')
        .attack(0, 1);
    const game = shot(3).pick({ kind: 'ability' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    expect(game.ship(1).tokens).toMatchObject({ stress: 4, focus: 1 });
    expect(shot(4).everOffers({ kind: 'ability' })).toBe(false);
  });

  it.each([
    ['weaponsguidance', 'attack', ['hit', 'blank', 'hit']],
    ['sensorcluster', 'defense', ['evade', 'blank', 'focus']],
  ])('%s turns a blank for a focus token', (card, dice, shown) => {
    const game =
      dice === 'attack'
        ? attack([card], { tokens: { focus: 1 } }, 'blank', 'blank', 'hit')
        : table({ us: [us([])], them: [tie(ahead(MIDDLE), { upgrades: [card], tokens: { focus: 1 } })] })
            .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'focus')
            .attack(0, 1);
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(shown);
    expect(game.ship(dice === 'attack' ? 0 : 1).tokens.focus).toBe(0);
    if (dice === 'attack') game.rolls(...blanks(3)).passAll();
  });
});

describe('systems and tech beside attacks', () => {
  it('xwing1:faq-upgrade-cards.11 xwing1:faq-upgrade-cards.12 Advanced Sensors: an action before the dial instead of after', () => {
    const game = table({ us: [us(['advancedsensors'])], them: [far] }).fly(0, '2 straight');
    game.pick({ action: 'focus' });
    expect(game.story.indexOf('action')).toBeLessThan(game.story.indexOf('dial-revealed'));
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toHaveLength(1);
    const passed = table({ us: [us(['advancedsensors'])], them: [far] })
      .fly(0, '2 straight')
      .pick('none');
    expect(passed.offers({ action: 'focus' })).toBe(true);
    passed.passAll();
    const ionized = table({ us: [us(['advancedsensors'], { tokens: { ion: 1 } })], them: [far] }).activate(0);
    expect(ionized.story).toContain('maneuver');
    ionized.passAll();
    const onRock = table({
      us: [us(['advancedsensors'])],
      them: [far],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 300, 0] }],
    }).fly(0, '4 straight');
    expect(onRock.offers({ action: 'focus' })).toBe(true);
    onRock.passAll();
  });

  it('xwing1:faq-upgrade-cards.36 Fire-Control System locks after each attack, for the next one', () => {
    const game = table({
      us: [us(['firecontrolsystem'])],
      them: [tie(ahead(MIDDLE))],
    })
      .rolls(...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    game.rolls(...blanks(3)).attack(0, 1);
    game.rolls('hit', 'blank', 'blank', ...blanks(3)).pick({ kind: 'target-lock', dice: [0, 1, 2] });
    expect(game.state.locks).toEqual([]);
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.passAll();
  });

  it('Electronic Baffle discards a stress or ion token for a damage', () => {
    const game = table({ us: [us(['electronicbaffle'])], them: [far] })
      .fly(0, '4 koiogran')
      .takes({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 1, tokens: { stress: 0 } });
    game.passAll();
    const declined = table({ us: [us(['electronicbaffle'])], them: [far] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(declined.ship(0)).toMatchObject({ shields: 2, tokens: { stress: 1 } });
  });

  it('Enhanced Scopes: pilot skill 0 in the Activation phase only', () => {
    const game = table({ us: [us(['enhancedscopes'])], them: [tie([800, 850, 180])] });
    for (const ship of game.state.ships) ship.dial = 1;
    game.run({ kind: 'activation' });
    expect(game.eventsOf('activates')).toMatchObject([{ ship: 0 }]);
    expect(skillOf(game.ship(0))).toBe(0);
    game.passAll();
    expect(skillOf(game.ship(0))).toBe(2);
  });

  it('Reinforced Deflectors recover a shield after three damage in one attack', () => {
    const shields = (...rolls: string[]) =>
      table({ us: [us([])], them: [ywing(ahead(MIDDLE), { upgrades: ['reinforceddeflectors'] })] })
        .rolls(...rolls, 'blank')
        .attack(0, 1)
        .passAll()
        .ship(1).shields;
    expect(shields('hit', 'hit', 'crit')).toBe(1);
    expect(shields('hit', 'hit', 'blank')).toBe(1);
  });

  it('Primed Thrusters roll and boost under two stress tokens, not under three', () => {
    const prototype = (stress: number) =>
      table({
        us: [
          { pilot: 'prototypepilot', at: [400, 300, 0], upgrades: ['primedthrusters'], tokens: { stress } },
        ],
        them: [far],
      }).act(0);
    const game = prototype(2);
    expect(game.options).toMatchObject([{ action: 'boost' }, { kind: 'none' }]);
    expect(game.refusal('focus')).toBe('xwing1:actions.5');
    game.passAll();
    expect(prototype(3).question).toBeUndefined();
  });

  it.each([
    ['advancedoptics', 'focus', 'evade'],
    ['commrelay', 'evade', 'focus'],
  ] as const)('%s: one token at most, which stays in the End phase', (card, kept, lost) => {
    const game = table({
      us: [tie([400, 300, 0], { upgrades: [card], tokens: { [kept]: 1, [lost]: 1 } })],
      them: [far],
    });
    game.act(0).pick({ action: kept });
    expect(game.ship(0).tokens[kept]).toBe(1);
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens).toMatchObject({ [kept]: 1, [lost]: 0 });
  });

  it('Threat Tracker: a lock pays for a roll or boost of the bar when its ship comes to attack', () => {
    const duel = (bar: boolean) =>
      table({
        us: [
          bar
            ? { pilot: 'prototypepilot', at: [400, 300, 0], upgrades: ['threattracker'] }
            : ywing([400, 300, 0], { upgrades: ['threattracker'] }),
        ],
        them: [bomber(ahead(MIDDLE))],
        locks: [[0, 1]],
      }).run({ kind: 'window', ...occasion('opportunity', { ship: 1 }) });
    const game = duel(true).pick({ use: true });
    expect(game.state.locks).toEqual([]);
    expect(game.options).toMatchObject([{ action: 'boost' }, { kind: 'none' }]);
    game.passAll();
    expect(duel(false).question).toBeUndefined();
  });
});

describe('modifications', () => {
  it('xwing1:faq-upgrade-cards.70 Stealth Device is discarded by a hit, not by other damage', () => {
    const carrier = tie(ahead(MIDDLE), { upgrades: ['stealthdevice'] });
    const game = table({ us: [us([])], them: [carrier] })
      .rolls('hit', 'blank', 'blank', ...blanks(4))
      .attack(0, 1);
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(4);
    expect(game.ship(1).upgrades[0]!.discarded).toBe(true);
    expect(agilityOf(game.state, game.ship(1))).toBe(3);
    const missed = table({ us: [us([])], them: [carrier] })
      .rolls(...blanks(7))
      .attack(0, 1);
    expect(missed.ship(1).upgrades[0]!.discarded).toBe(false);
    const splinter = table({
      us: [us(['assaultmissiles'])],
      them: [ywing(ahead(MIDDLE)), tie([480, 490, 180], { upgrades: ['stealthdevice'] })],
      locks: [[0, 1]],
    })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ weapon: 1 });
    expect(splinter.ship(2)).toMatchObject({ damage: [{ up: false }], upgrades: [{ discarded: false }] });
  });

  it('xwing1:faq-upgrade-cards.4 Autothrusters not in an arc of the attacker at range 1-2', () => {
    const offers = (attacker: TestShip, at: At) => {
      const game = table({ us: [attacker], them: [tie(at, { upgrades: ['autothrusters'] })] });
      const agility = at[1] > 550 ? 4 : 3;
      return game
        .rolls(...blanks(3 + agility))
        .attack(0, 1)
        .everOffers({ kind: 'ability', ability: '0:autothrusters#0', dice: [0] });
    };
    const boba = { pilot: 'bountyhunter', at: [400, 300, 0] as At };
    expect(offers(boba, [400, 130, 0])).toBe(false);
    expect(offers(us([]), ahead(MIDDLE))).toBe(false);
    expect(offers(us([]), ahead(250))).toBe(true);
  });

  it('xwing1:faq-upgrade-cards.5 Autothrusters work against a turret out of its printed arc, whatever the range', () => {
    const falcon = { pilot: 'chewbacca', at: [400, 300, 0] as At };
    const shot = (at: At) =>
      table({ us: [falcon], them: [tie(at, { upgrades: ['autothrusters'] })] })
        .rolls('hit', ...blanks(5))
        .attack(0, 1);
    const game = shot([400, 130, 0]);
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['evade', 'blank', 'blank']);
    expect(shot([400, 480, 0]).question).toBeUndefined();
  });

  it('xwing1:faq-upgrade-cards.9 Advanced Cloaking Device cloaks after an attack, not under stress', () => {
    const attack = (stress: number) =>
      table({
        us: [phantom([400, 300, 0], { upgrades: ['advancedcloakingdevice'], tokens: { stress } })],
        them: [tie(ahead(MIDDLE))],
      })
        .rolls(...blanks(7))
        .attack(0, 1);
    const game = attack(0).pick({ action: 'cloak' });
    expect(game.ship(0).tokens.cloak).toBe(1);
    expect(attack(1).question).toBeUndefined();
  });

  it.each([
    ['antipursuitlasers', { shields: 1 }],
    ['ionprojector', { tokens: { ion: 1 } }],
  ])(
    'xwing1:faq-upgrade-cards.15 %s acts on an enemy that comes to touch the ship, not under its template',
    (card, hurt) => {
      const them = [{ pilot: 'omicrongrouppilot', at: [400, 460, 0] as At, upgrades: [card] }];
      const game = table({ us: [us([])], them })
        .rolls('hit')
        .fly(0, '2 straight')
        .passAll();
      expect(game.ship(0)).toMatchObject(hurt);
      const over = table({ us: [us([])], them: [{ ...them[0]!, at: [400, 415, 0] as At }] });
      over.fly(0, '4 straight').passAll();
      expect(over.eventsOf('maneuver')[0]?.overlapped).toEqual([]);
      expect(over.eventsOf('rolled')).toEqual([]);
    },
  );

  it('xwing1:faq-upgrade-cards.28 Experimental Interface and Push the Limit: two more free actions, then two stress tokens', () => {
    const upgrades = ['experimentalinterface', 'pushthelimit', 'proximitymines'];
    const game = table({ us: [us(upgrades)], them: [tie(ahead(MIDDLE))] }).act(0);
    game.pick({ action: 'focus' }).pick({ ability: '0:experimentalinterface#0' });
    expect(game.options).toMatchObject([{ kind: 'bomb', upgrade: 'proximitymines' }, { kind: 'none' }]);
    game.pick({ kind: 'bomb' }).pick({ action: 'target-lock' });
    expect(game.eventsOf('action').map(({ action }) => action)).toEqual(['focus', 'bomb', 'target-lock']);
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.stress).toBe(2);
  });

  it('Countermeasures: a point of agility for the round, and a lock less', () => {
    const game = table({ us: [us(['countermeasures'])], them: [tie(ahead(MIDDLE)), far], locks: [[1, 0]] });
    game.run({ kind: 'window', ...occasion('start-of-combat') }).pick({ use: true });
    game.passAll();
    expect(agilityOf(game.state, game.ship(0))).toBe(3);
    expect(game.state.locks).toHaveLength(1);
    game.run({ kind: 'end-round' });
    expect(agilityOf(game.state, game.ship(0))).toBe(2);
  });

  it('Guidance Chips: a hit, or a crit with a primary weapon of 3, once a round', () => {
    const shown = (by: (at: At, more: Partial<TestShip>) => TestShip) => {
      const game = table({
        us: [by([400, 300, 0], { upgrades: ['concussionmissiles', 'guidancechips'] })],
        them: [ywing(ahead(MIDDLE))],
        locks: [[0, 1]],
      });
      game
        .rolls(...blanks(4))
        .combat(0)
        .pick({ weapon: 1 });
      const chip = by === xwing ? '1:guidancechips#0' : '1:guidancechips#1';
      game.pick({ kind: 'ability', ability: chip, dice: [0] });
      expect(game.offers({ ability: chip })).toBe(false);
      game.rolls('blank').passAll();
      return game.eventsOf('modified')[0]?.faces[0];
    };
    expect(shown(xwing)).toBe('crit');
    expect(shown(bomber)).toBe('hit');
  });

  it('Lightweight Frame rolls a die more when the attacker rolled more dice', () => {
    const rolled = (attacker: TestShip) => {
      const game = table({
        us: [attacker],
        them: [bomber(ahead(MIDDLE), { upgrades: ['lightweightframe'] })],
      });
      game.rolls(...blanks(attacker.pilot === 'rookiepilot' ? 6 : 4)).attack(0, 1);
      return game.eventsOf('rolled').map(({ faces }) => faces.length);
    };
    expect(rolled(us([]))).toEqual([3, 2, 1]);
    expect(rolled(tie([400, 300, 0]))).toEqual([2, 2]);
  });

  it('Long-Range Scanners lock at range 3 and beyond only', () => {
    const lock = (y: number) => {
      const game = table({
        us: [us(['longrangescanners'])],
        them: [tie([400, y, 180]), tie([850, 850, 0])],
      }).act(0);
      game.pick({ action: 'target-lock' }).pick({ target: 1 });
      const { length } = game.state.locks;
      if (game.question) game.passAll();
      return length;
    };
    expect([lock(480), lock(600), lock(850)]).toEqual([0, 1, 1]);
  });

  it('Maneuvering Fins turn a turn into the bank of its speed and side', () => {
    const game = table({
      us: [{ pilot: 'moraloeval', at: [400, 300, 0], upgrades: ['maneuveringfins'] }],
      them: [far],
    });
    game.fly(0, '2 turn left');
    expect(game.options).toHaveLength(2);
    game.answer(0);
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { bearing: 'bank', speed: 2, direction: 'left' } },
    ]);
    game.passAll();
  });

  it('Multi-spectral Camouflage may shake off the first lock', () => {
    const locked = (face: string) =>
      table({ us: [us([])], them: [tie(ahead(MIDDLE), { upgrades: ['multispectralcamouflage'] })] })
        .rolls(face)
        .act(0)
        .pick({ action: 'target-lock' }).state.locks.length;
    expect([locked('evade'), locked('focus')]).toEqual([0, 1]);
  });

  it('Pulsed Ray Shield: a shield for an ion token', () => {
    const game = table({ us: [us(['pulsedrayshield'], { shields: 1 })], them: [far] });
    game.run({ kind: 'window', ...occasion('start-of-end') }).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 2, tokens: { ion: 1 } });
  });

  it('Stygium Particle Accelerator: a free evade when it cloaks and when it decloaks', () => {
    const cloaking = table({
      us: [phantom([400, 300, 0], { upgrades: ['stygiumparticleaccelerator'] })],
      them: [far],
    }).act(0);
    cloaking.pick({ action: 'cloak' }).pick({ action: 'evade' });
    expect(cloaking.ship(0).tokens.evade).toBe(1);
    const cloaked = phantom([400, 300, 0], {
      upgrades: ['stygiumparticleaccelerator'],
      tokens: { cloak: 1 },
    });
    const game = table({ us: [cloaked], them: [far] }).run({ kind: 'decloak', ship: 0, tried: [] });
    game.pick({ move: 'boost' }).pick({ action: 'evade' });
    expect(game.ship(0).tokens).toMatchObject({ cloak: 0, evade: 1 });
  });

  it('Captured TIE is no target for lower pilot skills while it has friends', () => {
    const them = [
      tie([480, 490, 180], { upgrades: ['capturedtie'], pilot: 'howlrunner' }),
      tie(ahead(MIDDLE)),
    ];
    const targets = (attacker: TestShip, ships: readonly TestShip[]) => {
      const game = table({ us: [attacker], them: ships }).combat(0);
      const found = game.options.length - 1;
      game.pick('none');
      return found;
    };
    expect(targets(us([]), them)).toBe(1);
    expect(targets({ ...us([]), pilot: 'wedgeantilles' }, them)).toBe(2);
    expect(targets(us([]), them.slice(0, 1))).toBe(1);
    const game = table({ us: [us([])], them })
      .rolls(...blanks(4))
      .attack(1, 0)
      .passAll();
    expect(game.ship(1).upgrades[0]!.discarded).toBe(true);
  });
});
