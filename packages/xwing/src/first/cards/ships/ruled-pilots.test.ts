import { describe, expect, it } from 'vitest';
import { skillOf } from '../../game.ts';
import { FIRST } from '../../rules.ts';
import { occasion } from '../../state.ts';
import {
  type At,
  dialEntry,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../../testing/index.ts';
import { optionText } from '../../words/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** The pilot who is tested, facing up. */
const pilot = (card: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot: card,
  at: [400, 300, 0],
  ...more,
});
const far = tie([800, 850, 180]);
const koiogran = (speed: number) => ({ speed, bearing: 'koiogran', direction: 'straight' });
const START_OF_END = { kind: 'window', ...occasion('start-of-end') } as const;

describe('Airen Cracken', () => {
  it('xwing1:faq-ship-cards.1 what turns out impossible is chosen anew, by that ship or by another one', () => {
    const game = table({
      us: [pilot('airencracken'), xwing([480, 300, 0]), xwing([320, 300, 0])],
      them: [tie(ahead(MIDDLE)), tie([850, 880, 180])],
    })
      .rolls(...blanks(5))
      .attack(0, 3);
    expect(game.options).toMatchObject([{ target: 1 }, { target: 2 }, { kind: 'none' }]);
    game.pick({ target: 1 }).pick({ action: 'target-lock' }).pick({ target: 4 });
    expect(game.eventsOf('impossible')).toHaveLength(1);
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick('none');
    expect(game.options).toMatchObject([{ target: 1 }, { target: 2 }, { kind: 'none' }]);
    game.pick({ target: 2 }).pick({ action: 'focus' });
    expect(game.ship(2).tokens.focus).toBe(1);
  });
});

describe('Corran Horn', () => {
  it('xwing1:faq-ship-cards.12 attacks at the start of the End phase, with the tokens he still has; not in the next round', () => {
    const game = table({
      us: [pilot('corranhorn', { tokens: { focus: 1 } })],
      them: [tie(ahead(MIDDLE))],
      phase: 'end',
      round: 2,
    }).run(START_OF_END, { kind: 'end-cleanup' });
    game.pick({ use: true }).rolls('focus', 'blank', 'blank').pick({ kind: 'attack' });
    game.rolls(...blanks(3)).pick({ kind: 'focus' });
    expect(game.ship(1).damage).toHaveLength(1);
    game.state.round = 3;
    expect(game.combat(0).eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:golden-rules.2' }]);
    game.state.round = 4;
    game.combat(0);
    expect(game.offers({ kind: 'attack' })).toBe(true);
    game.pick('none');
  });

  it('xwing1:faq-ship-cards.13 of two the one who is destroyed by the other’s attack still attacks, and is removed then', () => {
    const corran = (at: At): TestShip => ({
      pilot: 'corranhorn',
      at,
      shields: 0,
      damage: ['facedown: console-fire'],
    });
    const game = table({
      us: [corran([400, 300, 0])],
      them: [corran(ahead(MIDDLE))],
      phase: 'end',
      initiative: 0,
    }).run(START_OF_END, { kind: 'end-cleanup' });
    game
      .pick({ use: true })
      .rolls('hit', 'hit', 'hit', ...blanks(3))
      .pick({ kind: 'attack' });
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    game
      .pick({ use: true })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .pick({ kind: 'attack' });
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'removed' });
    expect(game.ship(1).place).toBe('removed');
  });
});

describe('“Fel’s Wrath”', () => {
  const doomed = (phase: string) =>
    table({
      us: [xwing([400, 300, 0])],
      them: [
        pilot('felswrath', {
          at: ahead(MIDDLE),
          damage: ['facedown: console-fire', 'facedown: console-fire'],
        }),
      ],
      phase,
      set: { '/ships/1/fought': true },
    });

  it('xwing1:faq-ship-cards.24 stays until the end of the next Combat phase', () => {
    const game = doomed('end')
      .rolls('hit', ...blanks(5))
      .attack(0, 1);
    expect(game.ship(1)).toMatchObject({ destroyed: false, place: 'table' });
    game.run({ kind: 'end-cleanup' }, { kind: 'end-phase-of', phase: 'activation' });
    expect(game.ship(1).place).toBe('table');
    game.run({ kind: 'end-phase-of', phase: 'combat' });
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'removed' });
  });

  it('xwing1:faq-ship-cards.25 the last of his side, he wins when no enemy is left', () => {
    const game = doomed('combat')
      .rolls('hit', ...blanks(5))
      .attack(0, 1);
    game.does(({ state }) => {
      state.ships[0]!.place = 'removed';
      state.ships[0]!.destroyed = true;
    });
    game.run({ kind: 'end-round' });
    expect(game.state.result).toMatchObject({ winner: 1 });
  });
});

describe('Captain Yorr', () => {
  const yorr = (stress = 0): TestShip => pilot('captainyorr', { at: [520, 300, 0], tokens: { stress } });

  it('xwing1:faq-ship-cards.14 a stress token that was a cost and that he takes leaves the ability unpaid', () => {
    const shot = (use: boolean) => {
      const game = table({
        us: [tie([400, 300, 0], { upgrades: ['opportunist'] }), yorr()],
        them: [xwing(ahead(MIDDLE))],
      }).attack(0, 2);
      game
        .pick({ use: true })
        .rolls(...blanks(use ? 4 : 5))
        .pick({ use });
      return game;
    };
    const taken = shot(true);
    expect(taken.eventsOf('rolled')[0]?.faces).toHaveLength(2);
    expect([taken.ship(0).tokens.stress, taken.ship(1).tokens.stress]).toEqual([0, 1]);
    const declined = shot(false);
    expect(declined.eventsOf('rolled')[0]?.faces).toHaveLength(3);
    expect(declined.ship(0).tokens.stress).toBe(1);
  });

  it('xwing1:faq-ship-cards.15 one that is a consequence changes nothing', () => {
    const game = table({ us: [tie([400, 300, 0], { upgrades: ['pushthelimit'] }), yorr()], them: [far] }).act(
      0,
    );
    game.pick({ action: 'focus' }).pick({ action: 'evade' }).pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 1, stress: 0 });
    expect(game.ship(1).tokens.stress).toBe(1);
  });

  it('takes none with three of his own, and none out of range', () => {
    const fly = (taker: TestShip) =>
      table({ us: [xwing([400, 300, 0]), taker], them: [far] })
        .fly(0, '4 koiogran')
        .everOffers({ use: true });
    expect(fly(yorr(2))).toBe(true);
    expect(fly(yorr(3))).toBe(false);
    expect(fly({ ...yorr(), at: [850, 100, 0] })).toBe(false);
  });
});

describe('Maarek Stele and “Leebo”', () => {
  const attack = (us: TestShip, them: TestShip, ...deals: string[]): TestGame =>
    table({ us: [us], them: [them] })
      .deals(...deals)
      .rolls(
        'crit',
        ...blanks(us.pilot === 'maarekstele-tieadvanced' ? 1 : 2),
        ...blanks(them.pilot === 'leebo' ? 2 : 3),
      )
      .attack(0, 1)
      .takes({ card: deals[1] });
  const leebo = pilot('leebo', { at: [400, 510, 180], shields: 0 });

  it.each(['maarekstele-tieadvanced', 'maarekstele-tiedefender'])(
    '%s deals one of three cards, and discards the others',
    (stele) => {
      const game = attack(pilot(stele), tie(ahead(MIDDLE)), 'direct-hit', 'damaged-engine', 'console-fire');
      expect(game.eventsOf('damage-dealt')).toMatchObject([{ ship: 1, card: 'damaged-engine' }]);
      expect(game.ship(1).damage).toHaveLength(1);
      expect(game.state.players[1]!.discarded.reduce((sum, count) => sum + count, 0)).toBe(2);
    },
  );

  it('xwing1:faq-ship-cards.41 “Leebo” draws one more and picks between it and what Maarek picked', () => {
    const stele = pilot('maarekstele-tieadvanced');
    const game = table({ us: [stele], them: [leebo] })
      .deals('direct-hit', 'damaged-engine', 'console-fire', 'structural-damage')
      .rolls('crit', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'pick-damage', player: 0 });
    game.checkViews().pick({ card: 'console-fire' });
    expect(game.question).toMatchObject({ kind: 'pick-damage', player: 1 });
    game.checkViews();
    expect(game.options).toEqual([{ card: 'console-fire' }, { card: 'structural-damage' }]);
    game.pick({ card: 'structural-damage' });
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'structural-damage' }]);
  });

  it('xwing1:damage.6 whose ship is dealt one of three sees none of them before', () => {
    const seen = (...cards: readonly string[]) => {
      const game = table({ us: [pilot('maarekstele-tieadvanced')], them: [leebo] });
      game
        .deals(...cards)
        .rolls('crit', 'blank', 'blank', 'blank')
        .attack(0, 1);
      expect(game.question).toMatchObject({ kind: 'pick-damage', player: 0 });
      return FIRST.view(game.state, 1);
    };
    const [one, other] = [
      seen('direct-hit', 'damaged-engine', 'console-fire'),
      seen('blinded-pilot', 'major-explosion', 'direct-hit'),
    ];
    expect(one).toEqual(other);
  });

  it('xwing1:faq-ship-cards.42 a card that is flipped faceup draws none', () => {
    const game = table({
      us: [pilot('rexlerbrath', { tokens: { focus: 1 } })],
      them: [leebo],
    })
      .deals('console-fire')
      .rolls('hit', ...blanks(4))
      .attack(0, 1);
    game.takes({ use: true });
    expect(game.eventsOf('damage-turned-up')).toMatchObject([{ card: 'console-fire' }]);
    expect(game.question).toBeUndefined();
  });
});

describe('Prince Xizor', () => {
  const shot = (weapon: readonly string[], ...rolls: string[]) =>
    table({
      us: [xwing([400, 300, 0], { upgrades: weapon })],
      them: [
        pilot('princexizor', { at: ahead(MIDDLE) }),
        tie([480, 490, 180], { upgrades: ['stealthdevice'] }),
      ],
    })
      .rolls(...rolls)
      .combat(0)
      .pick({ weapon: weapon.length, target: 1 });

  it('xwing1:faq-ship-cards.52 a friend at range 1 suffers a result, and is not hit by it', () => {
    const game = shot([], 'hit', 'crit', 'blank', ...blanks(3)).deals('structural-damage');
    game.pick({ target: 2 }).pick({ effect: 1 });
    expect(game.ship(2)).toMatchObject({ damage: [{ up: true }], upgrades: [{ discarded: false }] });
    expect(game.ship(1)).toMatchObject({ shields: 0, damage: [] });
  });

  it('xwing1:faq-ship-cards.53 he suffers himself what a weapon does that cancels its dice', () => {
    const game = shot(['ioncannon'], 'hit', 'hit', 'hit', ...blanks(3));
    expect(game.question).toBeUndefined();
    expect(game.ship(1)).toMatchObject({ shields: 0, tokens: { ion: 1 } });
    expect(game.ship(2).damage).toEqual([]);
  });
});

describe('cards that the FAQ puts together', () => {
  it('xwing1:faq-ship-cards.35 Kath Scarlet: crits that an Ion Cannon cancels give no stress', () => {
    const kath = { pilot: 'kathscarlet-galacticempire', at: [400, 300, 0] as At, upgrades: ['ioncannon'] };
    const shot = (evade: string) =>
      table({ us: [kath], them: [xwing([400, 510, 180])] })
        .rolls('crit', 'crit', 'hit', evade, evade)
        .combat(0)
        .pick({ weapon: 1 })
        .ship(1).tokens;
    expect(shot('blank')).toMatchObject({ stress: 0, ion: 1 });
    expect(shot('evade')).toMatchObject({ stress: 1, ion: 1 });
  });

  it('xwing1:faq-ship-cards.7 Fire-Control System locks the defender, not Captain Kagi', () => {
    const game = table({
      us: [xwing([400, 300, 0], { upgrades: ['firecontrolsystem'] })],
      them: [tie(ahead(MIDDLE)), { pilot: 'captainkagi', at: [540, 520, 180] }],
    })
      .rolls(...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
  });

  const aggressors = (more: Partial<TestShip> = {}) => [
    pilot('ig88a', { upgrades: ['ig2000'], shields: 2, ...more }),
    pilot('ig88b', { at: [550, 300, 0], upgrades: ['ig2000', 'heavylasercannon'] }),
    pilot('ig88c', { at: [250, 300, 0] }),
  ];
  /** A ship destroys the weak one; whether it may recover a shield then. */
  const recovers = (game: TestGame, by: number): boolean =>
    game
      .rolls('hit', 'hit', 'hit', ...blanks(3))
      .attack(by, 3)
      .everOffers({ use: true });
  const weak = tie([550, 520, 180], { damage: ['facedown: console-fire', 'facedown: console-fire'] });

  it('xwing1:faq-upgrade-cards.44 IG-2000: the others have the ability until its ship leaves play', () => {
    const us = aggressors();
    const game = table({ us: [us[0]!, { ...us[1]!, shields: 1 }, us[2]!], them: [weak] });
    expect(recovers(game, 1)).toBe(true);
    const alone = table({ us: [us[0]!, { ...us[1]!, shields: 1 }, us[2]!], them: [weak] });
    alone.does(({ state }) => {
      state.ships[0]!.place = 'removed';
    });
    expect(recovers(alone, 1)).toBe(false);
  });

  it('xwing1:faq-upgrade-cards.45 with Injured Pilot a ship keeps what the others lend it, and lends nothing', () => {
    const us = aggressors();
    const lends = (injured: 0 | 1, by: number) => {
      const ships = us.map((one, at) =>
        at === injured ? { ...one, damage: ['injured-pilot'], shields: 1 } : { ...one, shields: 1 },
      );
      const game = table({ us: ships, them: [weak], damageDeck: 'core' });
      return recovers(game, by);
    };
    expect(lends(0, 1)).toBe(false);
    expect(lends(1, 1)).toBe(true);
  });
});

describe('maneuvers that are treated as others', () => {
  const fly = (card: string, maneuver: string) => table({ us: [pilot(card)], them: [far] }).fly(0, maneuver);

  it('Tetran Cowall flies a Koiogran turn at speed 1, 3 or 5', () => {
    const game = fly('tetrancowall', '5 koiogran');
    expect(game.options).toMatchObject([
      { maneuver: { speed: 1 } },
      { maneuver: { speed: 3 } },
      { kind: 'none' },
    ]);
    game.answer(0);
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 1, bearing: 'koiogran' }, difficulty: 'red' },
    ]);
    expect(game.pose(0)).toMatchObject({ y: 380, facing: 180 });
    game.passAll();
  });

  describe('Tetran Cowall with Stay on Target', () => {
    const fly = (maneuver: string) =>
      table({ us: [pilot('tetrancowall', { upgrades: ['stayontarget'] })], them: [far] }).fly(0, maneuver);
    const cowallFirst = (game: TestGame) => game.pick({ ability: 'tetrancowall#0' });
    const cardFirst = (game: TestGame) => game.pick({ ability: '0:stayontarget#0' });
    const entries = (game: TestGame, ...maneuvers: readonly string[]) =>
      maneuvers.map((maneuver) => ({ entry: dialEntry(game.ship(0), maneuver) }));

    it('xwing1:faq-ship-cards.46 a Koiogran turn gets another speed first, then the dial turns to any maneuver of that speed', () => {
      const game = cowallFirst(fly('3 koiogran')).pick({ maneuver: koiogran(5) });
      expect(game.options).toEqual(entries(game, '5 straight', '5 koiogran', '3 koiogran'));
      game.pick(entries(game, '5 straight')[0]!).passAll();
      expect(game.eventsOf('maneuver')).toMatchObject([
        { maneuver: { speed: 5, bearing: 'straight' }, difficulty: 'red' },
      ]);
      const slow = cowallFirst(fly('5 koiogran')).pick({ maneuver: koiogran(1) });
      expect(slow.options).toEqual(entries(slow, '1 turn left', '1 turn right', '5 koiogran'));
      expect(optionText(slow.question!, 2, slow.state)).toBe('1 Koiogran turn (red).');
      slow.passAll();
      expect(slow.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 1, bearing: 'koiogran' } }]);
    });

    it('xwing1:faq-ship-cards.47 the dial turns to a Koiogran turn first, which gets another speed then', () => {
      const game = fly('3 straight');
      game.pick(entries(game, '3 koiogran')[0]!);
      expect(game.options).toMatchObject([
        { maneuver: { speed: 1 } },
        { maneuver: { speed: 5 } },
        { kind: 'none' },
      ]);
      game.pick({ maneuver: koiogran(1) }).passAll();
      expect(game.eventsOf('maneuver')).toMatchObject([
        { maneuver: { speed: 1, bearing: 'koiogran' }, difficulty: 'red' },
      ]);
      const kept = fly('3 straight');
      kept.pick(entries(kept, '3 koiogran')[0]!).pick('none').passAll();
      expect(kept.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 3, bearing: 'koiogran' } }]);
    });

    it('what is no Koiogran turn in the end keeps its speed', () => {
      const straight = fly('3 straight');
      straight.pick(entries(straight, '3 turn left')[0]!);
      expect(straight.question).toBeUndefined();
      expect(straight.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 3, bearing: 'turn' } }]);
      const away = cardFirst(fly('3 koiogran'));
      away.pick(entries(away, '3 straight')[0]!);
      expect(away.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 3, bearing: 'straight' } }]);
      away.passAll();
    });
  });

  it('Countess Ryad turns a straight into a Koiogran turn of its color', () => {
    const game = fly('countessryad', '3 straight').answer(0);
    expect(game.eventsOf('maneuver')).toMatchObject([
      { maneuver: { speed: 3, bearing: 'koiogran' }, difficulty: 'green' },
    ]);
    game.passAll();
    const declined = fly('countessryad', '3 straight').pick('none');
    expect(declined.eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'straight' } }]);
    declined.passAll();
  });

  it('Juno Eclipse flies one faster or slower, at least 1, as there are templates', () => {
    expect(fly('junoeclipse', '2 bank left').options).toMatchObject([
      { maneuver: { speed: 1 } },
      { maneuver: { speed: 3 } },
      { kind: 'none' },
    ]);
    expect(fly('junoeclipse', '3 bank left').options).toMatchObject([
      { maneuver: { speed: 2 } },
      { kind: 'none' },
    ]);
  });
});

describe('the others', () => {
  it('The Inquisitor fights as at range 1 with his primary weapon', () => {
    const game = table({ us: [pilot('theinquisitor')], them: [tie(ahead(250))] });
    game.rolls(...blanks(6)).attack(0, 1);
    expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([3, 3]);
  });

  it('Sarco Plank may roll his speed instead of his agility', () => {
    const dice = (speed: number) => {
      const game = table({
        us: [xwing([400, 300, 0])],
        them: [pilot('sarcoplank', { at: ahead(MIDDLE) })],
        set: { '/ships/1/flown/speed': speed },
      });
      game.rolls(...blanks(3)).attack(0, 1);
      game.rolls(...blanks(Math.max(2, speed))).takes({ use: true });
      return game.eventsOf('rolled')[1]?.faces.length;
    };
    expect(dice(3)).toBe(3);
  });

  it('Latts Razzi spends a lock to lower the defender’s agility for a friend’s attack', () => {
    const game = table({
      us: [xwing([400, 300, 0]), pilot('lattsrazzi', { at: [550, 300, 0] })],
      them: [tie(ahead(MIDDLE))],
      locks: [[1, 2]],
    }).attack(0, 2);
    game.rolls(...blanks(5)).pick({ use: true });
    expect(game.eventsOf('rolled')[1]?.faces).toHaveLength(2);
    expect(game.state.locks).toEqual([]);
    expect(game.ship(2).agilities).toEqual([]);
  });

  it('Viktor Hel stresses an attacker, unless he rolled two dice', () => {
    const stress = (mm: number) => {
      const game = table({ us: [xwing([400, 300, 0])], them: [pilot('viktorhel', { at: ahead(mm) })] });
      game.rolls(...blanks(mm === 250 ? 6 : 5)).attack(0, 1);
      return game.ship(0).tokens.stress;
    };
    expect([stress(MIDDLE), stress(250)]).toEqual([0, 1]);
  });

  it('Genesis Red matches the tokens of the ship that he locks', () => {
    const us = [pilot('genesisred', { tokens: { evade: 1 } })];
    const game = table({ us, them: [tie(ahead(MIDDLE), { tokens: { focus: 2, evade: 1 } })] }).act(0);
    game.pick({ action: 'target-lock' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 2, evade: 1 });
  });

  it('Torani Kulda: each enemy in the bullseye arc suffers a damage or loses its tokens', () => {
    const game = table({
      us: [pilot('toranikulda')],
      them: [ywing(ahead(MIDDLE), { tokens: { focus: 1, evade: 2 } }), ywing([520, 490, 180])],
    })
      .rolls(...blanks(4))
      .attack(0, 1)
      .passAll();
    expect(game.ship(1)).toMatchObject({ shields: 3, tokens: { focus: 0, evade: 0 } });
    expect(game.ship(2).shields).toBe(3);
  });

  it('Dengar attacks the ship that attacked him, once a round, if it is in his arc', () => {
    const shot = (from: At) =>
      table({ us: [xwing(from), xwing([850, 100, 0])], them: [pilot('dengar', { at: [400, 510, 180] })] })
        .rolls(...blanks(5))
        .attack(0, 2);
    const game = shot([400, 300, 0]).pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', target: 0 }, { kind: 'none' }]);
    game.rolls(...blanks(4)).answer(0);
    game.rolls(...blanks(5)).attack(0, 2);
    expect(game.question).toBeUndefined();
    expect(skillOf(game.ship(2))).toBe(9);
  });

  it('Bodhi Rook lets friends lock what any friend is near to', () => {
    const lock = (spotter: string) => {
      const game = table({
        us: [xwing([100, 100, 0]), { pilot: spotter, at: [100, 300, 0] }, xwing([800, 700, 0])],
        them: [far],
      }).act(0);
      game.pick({ action: 'target-lock' });
      if (game.question) game.passAll();
      return game.state.locks.length;
    };
    expect([lock('bodhirook'), lock('bluesquadronpathfinder')]).toEqual([1, 0]);
  });
});
