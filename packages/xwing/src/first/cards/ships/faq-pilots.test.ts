import { describe, expect, it } from 'vitest';
import { turnUp } from '../../damage/suffer.ts';
import { occasion, type Window } from '../../state.ts';
import {
  type At,
  bomber,
  interceptor,
  type TestGame,
  table,
  tie,
  xwing,
  yt1300,
} from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, at: At = [400, 300, 0], more = {}) => ({ pilot: name, at, ...more });
/** A TIE fighter facing down, so many mm of base to base ahead of the ship in the middle. */
const ahead = (mm: number, more = {}) => tie([400, 340 + mm, 180], more);
const opens = (game: TestGame, window: Window, ship = -1): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship }) });
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');

describe('Biggs Darklighter', () => {
  const shot = (biggs: At, upgrades: readonly string[] = []) =>
    table({
      us: [xwing([400, 490, 180]), pilot('biggsdarklighter', biggs)],
      them: [bomber([400, 300, 0], { upgrades })],
      locks: [[2, 0]],
    }).combat(2);

  it('keeps attackers from a ship at range 1 of him that could target him', () => {
    const game = shot([480, 490, 180]);
    expect(game.options).toMatchObject([{ target: 1 }, { kind: 'none' }]);
    expect(game.refused('weapon 0 target 0')).toEqual({
      option: 'weapon 0 target 0',
      ruling: 'xwing1:golden-rules.2',
      facts: { card: 'biggsdarklighter' },
    });
    game.pick('none');
    const away = shot([700, 490, 180]);
    expect(away.offers({ target: 0 })).toBe(true);
    away.pick('none');
  });

  it('xwing1:faq-ship-cards.4 an attacker must use the weapon that can target him', () => {
    const game = shot([480, 490, 180], ['concussionmissiles']);
    expect(game.offers({ weapon: 0, target: 1 })).toBe(true);
    expect(game.offers({ weapon: 1, target: 0 })).toBe(false);
    game.pick('none');
  });
});

it('xwing1:faq-ship-cards.6 Captain Jonus lets two dice be rerolled in each attack of Cluster Missiles', () => {
  const game = table({
    us: [bomber([400, 300, 0], { upgrades: ['clustermissiles'] }), pilot('captainjonus', [480, 300, 0])],
    them: [ahead(150)],
    locks: [[0, 2]],
  })
    .rolls(...blanks(3))
    .combat(0)
    .pick({ kind: 'attack', weapon: 1 });
  game.rolls('blank', 'blank', ...blanks(3), ...blanks(3)).pick({ kind: 'ability', dice: [0, 1] });
  game.rolls('blank', 'blank', ...blanks(3)).pick({ kind: 'ability', dice: [0, 1] });
  expect(game.eventsOf('ability')).toHaveLength(2);
});

it('xwing1:faq-ship-cards.9 an enemy must lock Captain Kagi, unless it has locked him', () => {
  const locking = (locks: readonly (readonly [number, number])[]) =>
    table({
      us: [xwing([400, 300, 0])],
      them: [pilot('captainkagi', [400, 560, 180]), tie([500, 560, 180])],
      locks,
    })
      .act(0)
      .pick({ action: 'target-lock' });
  const first = locking([]);
  expect(first.question).toBeUndefined();
  expect(first.eventsOf('locked')).toMatchObject([{ on: 1 }]);
  const second = locking([[0, 1]]);
  expect(second.offers({ target: 2 })).toBe(true);
  second.pick({ target: 2 });
  const two = table({
    us: [xwing([400, 300, 0])],
    them: [
      pilot('captainkagi', [400, 560, 180]),
      tie([500, 560, 180]),
      pilot('captainkagi', [300, 560, 180]),
    ],
  })
    .act(0)
    .pick({ action: 'target-lock' });
  expect(two.refused('ship-2')).toEqual({
    option: 'ship-2',
    ruling: 'xwing1:golden-rules.2',
    facts: { card: 'captainkagi' },
  });
  two.pick({ target: 1 });
});

it('xwing1:faq-ship-cards.10 Colonel Vessery spends his lock, locks the target again and spends that', () => {
  const vessery = (locks: readonly (readonly [number, number])[]) =>
    table({
      us: [pilot('colonelvessery', undefined, { upgrades: ['concussionmissiles'] }), tie([600, 300, 0])],
      them: [ahead(150)],
      locks,
    });
  const game = vessery([
    [0, 2],
    [1, 2],
  ])
    .rolls('hit', 'blank', 'blank', 'blank')
    .combat(0)
    .pick({ kind: 'attack', weapon: 1 });
  game.pick({ use: true });
  expect(game.offers({ kind: 'target-lock', dice: [1] })).toBe(true);
  game.rolls('hit', 'evade', 'evade', 'evade').pick({ kind: 'target-lock', dice: [1] });
  expect(game.eventsOf('lock-spent')).toHaveLength(2);
  const alone = vessery([]).rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank').attack(0, 2);
  expect(alone.question).toBeUndefined();
});

it('xwing1:faq-ship-cards.11 Captain Oicunn harms only when he executed the maneuver himself', () => {
  const game = () =>
    table({
      us: [pilot('captainoicunn', [400, 300, 0])],
      them: [tie([400, 400, 0], {}), tie([700, 700, 0])],
    });
  const own = game().deals('direct-hit').fly(0, '1 straight');
  expect(own.eventsOf('damage-dealt')).toMatchObject([{ ship: 1 }]);
  const bumped = table({ us: [pilot('captainoicunn', [400, 500, 0])], them: [tie([400, 380, 0])] }).fly(
    1,
    '3 straight',
  );
  expect(bumped.eventsOf('maneuver')[0]?.overlapped).toEqual([0]);
  expect(bumped.eventsOf('damage-dealt')).toEqual([]);
});

describe('“Dark Curse”', () => {
  const shot = (tokens = {}) =>
    table({
      us: [xwing([400, 300, 0], { tokens })],
      them: [pilot('darkcurse', [400, 490, 180])],
      locks: [[0, 1]],
    });

  it('keeps its attackers from focus tokens and rerolls', () => {
    const game = shot({ focus: 1 }).rolls('focus', 'blank', 'hit', 'evade', 'blank', 'blank').attack(0, 1);
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing1:faq-ship-cards.16 is no target for a weapon that spends a focus token', () => {
    const turret = (target: string) =>
      table({
        us: [
          {
            pilot: 'goldsquadronpilot',
            at: [400, 300, 0],
            tokens: { focus: 1 },
            upgrades: ['blasterturret'],
          },
        ],
        them: [{ pilot: target, at: [400, 460, 180] }],
      }).combat(0);
    const curse = turret('darkcurse');
    expect(curse.offers({ weapon: 1 })).toBe(false);
    expect(curse.refusal('weapon 1 target 1')).toBe('xwing1:golden-rules.2');
    curse.pick('none');
    const other = turret('academypilot');
    expect(other.offers({ weapon: 1 })).toBe(true);
    other.pick('none');
  });
});

it('xwing1:faq-ship-cards.18 cards that turn faceup on Chewbacca stay so', () => {
  const game = table({ us: [pilot('chewbacca', undefined, { damage: ['facedown: direct-hit'] })] });
  game.does((now) => turnUp(now, now.state.ships[0]!, now.state.ships[0]!.damage[0]!, 'xwing1:damage.12'));
  expect(game.ship(0).damage[0]?.up).toBe(true);
});

describe('Dash Rendar', () => {
  const rocks = [{ outline: 'coreasteroid0', at: [400, 480, 0] as At }];

  it('moves over obstacles without harm', () => {
    const flown = (name: string) =>
      table({ us: [pilot(name, [400, 300, 0])], obstacles: rocks }).fly(0, '3 straight');
    const dash = flown('dashrendar');
    expect(dash.question).toMatchObject({ kind: 'action' });
    dash.pick('none');
    expect(dash.eventsOf('obstacle-hit')).toEqual([]);
  });

  it('xwing1:faq-ship-cards.20 suffers nothing as a stunned pilot who lies on one', () => {
    const flown = (name: string) =>
      table({
        us: [pilot(name, [400, 300, 0], { shields: 1, damage: ['stunned-pilot'] })],
        obstacles: [{ outline: 'coreasteroid0', at: [400, 460, 0] }],
      });
    const dash = flown('dashrendar').fly(0, '2 straight').pick('none');
    expect(dash.ship(0).shields).toBe(1);
    const other = flown('wildspacefringer').rolls('blank').fly(0, '2 straight');
    expect(other.ship(0).shields).toBe(0);
  });
});

it('xwing1:faq-ship-cards.21 Colonel Jendon gives his lock to a ship without that action', () => {
  const game = opens(
    table({
      us: [pilot('coloneljendon'), tie([480, 300, 0]), tie([320, 300, 0])],
      them: [xwing([400, 560, 180]), xwing([500, 560, 180])],
      locks: [
        [0, 3],
        [2, 4],
      ],
    }),
    'start-of-combat',
  );
  expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
  game.pick({ target: 1 });
  expect(game.state.locks).toContainEqual({ letter: 0, by: 1, on: 3 });
});

it('xwing1:faq-ship-cards.30 IG-88A recovers a shield when he destroys, but none above his value', () => {
  const kill = (shields: number) =>
    table({
      us: [pilot('ig88a', undefined, { shields })],
      them: [ahead(150, { damage: ['facedown: direct-hit', 'facedown: direct-hit'] })],
    })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .deals('direct-hit')
      .attack(0, 1);
  expect(kill(1).pick({ use: true }).ship(0).shields).toBe(2);
  const full = kill(4);
  expect(full.question).toBeUndefined();
  expect(full.ship(0).shields).toBe(4);
});

it('xwing1:faq-ship-cards.31 Jan Ors adds a die to one attack only', () => {
  const game = table({
    us: [bomber([400, 300, 0], { upgrades: ['clustermissiles'] }), pilot('janors', [480, 300, 0])],
    them: [ahead(150)],
    locks: [[0, 2]],
  })
    .combat(0)
    .pick({ kind: 'attack', weapon: 1 });
  game.rolls(...blanks(4), ...blanks(3), ...blanks(3), ...blanks(3)).pick({ use: true });
  expect(game.eventsOf('rolled').map(({ faces }) => faces.length)).toEqual([4, 3, 3, 3]);
  expect(game.ship(1).tokens.stress).toBe(1);
});

describe('Jek Porkins', () => {
  it('xwing1:faq-ship-cards.32 keeps his action when he sheds the stress of a red maneuver', () => {
    const game = table({ us: [pilot('jekporkins')] }).fly(0, '4 koiogran');
    game.rolls('hit').deals('direct-hit').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false }] });
    expect(game.question).toMatchObject({ kind: 'action' });
    game.pick('none');
  });

  it('is stressed when he does not', () => {
    const game = table({ us: [pilot('jekporkins')] })
      .fly(0, '4 koiogran')
      .pick({ use: false });
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

it('xwing1:faq-ship-cards.33 “Hobbie” Klivian sheds a stress when he acquires a lock and when he spends it', () => {
  const game = table({
    us: [pilot('hobbieklivian', undefined, { tokens: { stress: 2 } })],
    them: [ahead(150)],
  });
  game.does((now) => now.next({ kind: 'window', ...occasion('after-lock', { ship: 0, other: 1 }) }));
  game.pick({ use: true });
  expect(game.ship(0).tokens.stress).toBe(1);
  game.state.locks = [{ letter: 0, by: 0, on: 1 }];
  game.rolls('blank', 'blank', 'hit').attack(0, 1).pick({ kind: 'target-lock', dice: [] });
  game.rolls('evade', 'blank', 'blank').pick({ use: true });
  expect(game.ship(0).tokens.stress).toBe(0);
});

it('xwing1:faq-ship-cards.34 Han Solo rerolls all dice of the same attack', () => {
  const game = table({ us: [pilot('hansolo')], them: [ahead(150)] })
    .rolls('blank', 'blank', 'blank')
    .attack(0, 1);
  expect(game.options).toMatchObject([{ kind: 'ability', dice: [0, 1, 2] }, { kind: 'done' }]);
  game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').pick({ kind: 'ability' });
  expect(game.eventsOf('attack')).toHaveLength(1);
  expect(game.eventsOf('attack-hits')).toHaveLength(1);
});

describe('Keyan Farlander', () => {
  const attack = (...dice: string[]) =>
    table({ us: [pilot('keyanfarlander', undefined, { tokens: { stress: 2 } })], them: [ahead(150)] })
      .rolls(...dice)
      .attack(0, 1);

  it('xwing1:faq-ship-cards.36 may shed a stress with no focus result', () => {
    const game = attack('hit', 'blank', 'blank');
    game.rolls('evade', 'blank', 'blank').pick({ kind: 'ability', dice: [] });
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing1:faq-ship-cards.37 uses it once in an attack', () => {
    const game = attack('focus', 'focus', 'blank');
    game.rolls('evade', 'evade', 'blank').pick({ kind: 'ability', dice: [0, 1] });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'hit', 'blank'] }]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });
});

describe('Rexler Brath', () => {
  const attack = (focus: number) =>
    table({
      us: [pilot('rexlerbrath', undefined, { tokens: { focus } })],
      them: [yt1300([400, 520, 180], { shields: 0 })],
      damageDeck: 'core',
    });

  it('xwing1:faq-ship-cards.38 xwing1:faq-ship-cards.39 decides after faceup cards have resolved, and turns those up too', () => {
    const game = attack(1)
      .rolls('hit', 'crit', 'blank')
      .attack(0, 1)
      .rolls('blank', 'hit')
      .deals('direct-hit', 'minor-explosion', 'damaged-engine')
      .pick('done');
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false, false]);
    game.rolls('blank').pick({ use: true });
    expect(game.eventsOf('damage-turned-up').map(({ card }) => card)).toEqual([
      'direct-hit',
      'minor-explosion',
      'damaged-engine',
    ]);
  });

  it('xwing1:faq-ship-cards.40 is asked once in an attack', () => {
    const game = attack(2).rolls('hit', 'blank', 'blank').attack(0, 1);
    game.rolls('blank').deals('console-fire').pick('done');
    game.pick({ use: true });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(1);
  });
});

it('xwing1:faq-ship-cards.51 Wes Janson removes a token after the attack, in which it may be spent', () => {
  const attack = (tokens: object) =>
    table({ us: [pilot('wesjanson')], them: [ahead(150, { tokens })] })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .attack(0, 1);
  const spent = attack({ evade: 1 }).pick({ kind: 'evade' });
  expect(spent.question).toBeUndefined();
  const kept = attack({ evade: 1, focus: 1 });
  kept.deals('direct-hit').pick('done').pick({ use: true });
  expect(kept.options).toEqual([{ effect: 0 }, { effect: 1 }]);
  kept.pick({ effect: 1 });
  expect(kept.ship(1).tokens).toMatchObject({ focus: 1, evade: 0 });
});

describe('Kath Scarlet of the Empire', () => {
  it('xwing1:card-abilities.4 stresses a defender who cancels a critical hit, without asking', () => {
    const attack = (...dice: string[]) =>
      table({ us: [pilot('kathscarlet-galacticempire')], them: [interceptor([400, 510, 180])] })
        .rolls(...dice)
        .attack(0, 1);
    const crit = attack('crit', 'blank', 'blank', 'evade', 'blank', 'blank');
    expect(crit.question).toBeUndefined();
    expect(crit.ship(1).tokens.stress).toBe(1);
    expect(attack('hit', 'blank', 'blank', 'evade', 'blank', 'blank').ship(1).tokens.stress).toBe(0);
  });
});
