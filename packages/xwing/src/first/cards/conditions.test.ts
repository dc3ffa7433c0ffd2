import { describe, expect, it } from 'vitest';
import { destroy } from '../damage/removal.ts';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';

const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
/** Two ships at range 2 that face each other. */
const HERE: At = [400, 300, 0];
const THERE: At = [400, 500, 180];
const NEAR: At = [450, 540, 180];
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** A condition that a ship's card has assigned. */
const has = (ship: number, id: string, from: number) => ({
  [`/ships/${ship}/conditions`]: [{ id, from, damage: -1 }],
});
const beforeForces = { kind: 'window', ...occasion('before-forces') } as const;

describe('condition cards', () => {
  const harpoons = (results: readonly string[]) =>
    table({
      us: [ywing(HERE, { upgrades: ['harpoonmissiles'] })],
      them: [tie(THERE), tie(NEAR)],
      locks: [[0, 1]],
    })
      .rolls(...results, ...blanks(3))
      .combat(0)
      .pick({ kind: 'attack', target: 1, weapon: 1 })
      .passAll();

  it('xwing1:condition-cards.1 Harpoon Missiles that hit assign Harpooned!, which has an action', () => {
    const game = harpoons(['hit', 'blank', 'blank', 'blank']);
    expect(game.ship(1).conditions).toEqual([{ id: 'harpooned', from: 0, damage: -1 }]);
    game.act(1).rolls('hit').pick({ kind: 'card', ability: 'condition:harpooned#2' });
    expect(game.ship(1).conditions).toEqual([]);
    expect(game.ship(1).damage).toHaveLength(2);
    expect(harpoons(blanks(4)).ship(1).conditions).toEqual([]);
  });

  it('Harpooned! bursts at the next critical hit: neighbors suffer damage, the ship is dealt a card', () => {
    const burst = (face: string) => {
      const game = table({
        us: [xwing(HERE)],
        them: [ship('rearadmiralchiraneau', THERE), tie(NEAR)],
        set: has(1, 'harpooned', 0),
      })
        .rolls(face, 'blank', 'blank')
        .attack(0, 1)
        .passAll();
      return [game.ship(2).damage.length, game.ship(1).damage.length, game.ship(1).conditions.length];
    };
    expect(burst('crit')).toEqual([1, 1, 0]);
    expect(burst('hit')).toEqual([0, 0, 1]);
  });

  it('Harpooned! hurts the neighbors when its ship is destroyed', () => {
    const game = table({
      us: [xwing(HERE)],
      them: [tie(THERE, { damage: ['facedown: console-fire', 'facedown: console-fire'] }), ywing(NEAR)],
      set: has(1, 'harpooned', 0),
    })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .attack(0, 1)
      .passAll();
    expect(game.ship(1).place).toBe('removed');
    expect(game.ship(2).shields).toBe(2);
  });

  it('xwing1:condition-cards.2 Rattled is in play once, and makes a bomb hurt more', () => {
    const game = table({
      us: [ship('crimsonleader', HERE)],
      them: [tie(THERE), ywing([200, 600, 180])],
      set: has(2, 'rattled', 0),
    })
      .rolls('hit', 'blank', ...blanks(3))
      .attack(0, 1)
      .takes({ kind: 'ability', ability: 'crimsonleader#0' })
      .passAll();
    expect([1, 2].map((id) => game.ship(id).conditions.map(({ id: card }) => card))).toEqual([
      ['rattled'],
      [],
    ]);
    expect(game.ship(1).damage).toEqual([]);
    const bombed = table({
      us: [ywing(HERE)],
      them: [tie(THERE)],
      bombs: [{ kind: 'seismiccharge', player: 0, at: [400, 560, 0] }],
      set: has(1, 'rattled', 0),
    })
      .deals('damaged-cockpit', 'damaged-cockpit')
      .run({ kind: 'detonations' });
    expect(bombed.ship(1).damage.map(({ up }) => up)).toEqual([false, true]);
    expect(bombed.ship(1).conditions).toEqual([]);
  });

  it('A Score to Settle: its ship and the one in debt turn a focus result into a critical hit against each other', () => {
    const game = table({
      us: [ywing(HERE, { upgrades: ['ascoretosettle'] })],
      them: [tie(THERE), ywing(NEAR)],
    }).run(beforeForces);
    game.pick({ target: 1 });
    expect(game.ship(1).conditions).toMatchObject([{ id: 'adebttopay' }]);
    game.rolls('focus', 'blank', ...blanks(3)).attack(0, 1);
    expect(game.everOffers({ kind: 'ability', ability: '0:ascoretosettle#1' })).toBe(true);
    game.rolls('focus', 'blank', ...blanks(1)).attack(0, 2);
    expect(game.everOffers({ kind: 'ability', ability: '0:ascoretosettle#1' })).toBe(false);
    game.rolls('focus', 'blank', ...blanks(1)).attack(1, 0);
    expect(game.everOffers({ kind: 'ability', ability: 'condition:adebttopay#0' })).toBe(true);
  });

  it('Captain Rex: whoever he fired at rolls a die less against others, until it attacks him', () => {
    const dice = (target: number) => {
      const game = table({
        us: [ship('captainrex', HERE), tie([330, 300, 0])],
        them: [xwing(THERE)],
        set: has(2, 'suppressivefire', 0),
      })
        .rolls(...blanks(target === 0 ? 6 : 5))
        .attack(2, target)
        .passAll();
      return [game.eventsOf('rolled')[0]!.faces.length, game.ship(2).conditions.length];
    };
    expect(dice(1)).toEqual([2, 1]);
    expect(dice(0)).toEqual([3, 0]);
  });

  it('Suppressive Fire ends with a phase in which Captain Rex did not attack', () => {
    const ended = (hasAttacked: boolean) =>
      table({
        us: [ship('captainrex', HERE)],
        them: [xwing(THERE)],
        set: { ...has(1, 'suppressivefire', 0), '/ships/0/hasAttacked': hasAttacked },
      })
        .run({ kind: 'window', ...occasion('end-of-combat') })
        .ship(1).conditions.length;
    expect([ended(true), ended(false)]).toEqual([1, 0]);
  });

  it('General Hux gives three friends focus, and to one of them Fanatical Devotion', () => {
    const game = table({
      us: [
        ship('starkillerbasepilot', HERE, { upgrades: ['generalhux'] }),
        tie([330, 300, 0]),
        tie([470, 300, 0]),
      ],
    })
      .act(0)
      .pick({ kind: 'card', ability: '0:generalhux#0' });
    game.pick({ target: 1 }).pick({ target: 2 }).pick('none');
    expect([0, 1, 2].map((id) => game.ship(id).tokens.focus)).toEqual([0, 1, 1]);
    expect(game.ship(1).conditions).toMatchObject([{ id: 'fanaticaldevotion' }]);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('Fanatical Devotion: one hit that a focus token made is not canceled, and no focus is spent in defense', () => {
    const game = table({
      us: [tie(HERE, { tokens: { focus: 1 } })],
      them: [ywing(THERE)],
      set: has(0, 'fanaticaldevotion', 0),
    })
      .rolls('focus', 'blank', 'evade')
      .attack(0, 1)
      .takes({ kind: 'focus' })
      .passAll();
    expect(game.ship(1).shields).toBe(2);
    const defending = table({
      us: [tie(HERE, { tokens: { focus: 1 } })],
      them: [ywing(THERE)],
      set: has(0, 'fanaticaldevotion', 0),
    })
      .rolls('hit', 'blank', 'focus', 'blank', 'blank')
      .attack(1, 0);
    expect(defending.everOffers({ kind: 'focus' })).toBe(false);
    defending.run({ kind: 'window', ...occasion('end-of-end') });
    expect(defending.ship(0).conditions).toEqual([]);
  });

  it('I’ll Show You the Dark Side: the chosen pilot card is dealt instead of critical damage, once shields are down', () => {
    const game = table({
      us: [ship('starkillerbasepilot', HERE, { upgrades: ['kyloren'] })],
      them: [tie(THERE)],
    })
      .act(0)
      .pick({ kind: 'card', ability: '0:kyloren#0' });
    expect(game.question).toMatchObject({ kind: 'pick-damage', player: 0, ship: 1 });
    expect(game.offers({ card: 'console-fire' })).toBe(false);
    game.pick({ card: 'blinded-pilot' });
    expect(game.view(1).players[1]!.deck).toEqual(game.state.players[1]!.deck);
    game
      .rolls('crit', 'hit', 'blank', 'blank', ...blanks(3))
      .attack(0, 1)
      .passAll();
    expect(game.eventsOf('damage-dealt').map(({ card }) => card)).toEqual([null, 'blinded-pilot']);
    expect(game.ship(1).conditions).toEqual([]);
  });

  it('Kylo Ren assigns it to the first who hits him in a round', () => {
    const game = table({ us: [ship('kyloren-tiesilencer', HERE)], them: [xwing(THERE), xwing(NEAR)] })
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .attack(1, 0)
      .takes({ card: 'blinded-pilot' })
      .passAll();
    expect(game.ship(1).conditions).toMatchObject([{ id: 'illshowyouthedarkside', from: 0 }]);
    game
      .rolls('hit', 'blank', 'blank', ...blanks(3))
      .attack(2, 0)
      .passAll();
    expect(game.ship(2).conditions).toEqual([]);
  });

  it('Director Krennic gives an Imperial ship a shield more, and locks what it shoots at', () => {
    const game = table({
      us: [ship('omicrongrouppilot', [470, 300, 0], { upgrades: ['directorkrennic'] }), tie(HERE)],
      them: [ywing(THERE)],
    }).run(beforeForces);
    game.run({ kind: 'activate-shields' });
    expect(game.ship(1).shields).toBe(1);
    game
      .rolls('hit', 'blank', 'blank')
      .attack(1, 2)
      .takes({ kind: 'ability', ability: 'condition:optimizedprototype#0', dice: [1] });
    game.takes({ target: 0 });
    expect(game.ship(2).shields).toBe(1);
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
  });

  it('Targeting Scrambler: the scrambled ship modifies no attack dice against it at range 1', () => {
    const game = table({
      us: [ywing([400, 420, 0], { upgrades: ['targetingscrambler'] }), ywing([330, 420, 0])],
      them: [xwing([400, 500, 180], { tokens: { focus: 1 } })],
    }).run({ kind: 'window', ...occasion('start-of-planning') });
    game.pick({ use: true }).pick({ target: 2 });
    expect(game.ship(0).tokens['weapons-disabled']).toBe(1);
    const offered = (target: number) =>
      game
        .rolls('focus', ...blanks(3), 'blank')
        .attack(2, target)
        .everOffers({ kind: 'focus' });
    expect([offered(0), offered(1)]).toEqual([false, true]);
    game.run({ kind: 'window', ...occasion('end-of-combat') });
    expect(game.ship(2).conditions).toEqual([]);
  });

  it('Thweek shadows a pilot skill or mimics a pilot ability', () => {
    const thweek = (effect: number) => {
      const game = table({ us: [ship('thweek', HERE)], them: [ship('darthvader', THERE)] }).run(beforeForces);
      return game.pick({ target: 1 }).pick({ effect });
    };
    expect(thweek(0).ship(0).skills).toEqual([{ value: 9, until: 'end of game' }]);
    const game = thweek(1).act(0).pick({ action: 'focus' });
    expect(game.offers({ action: 'target-lock' })).toBe(true);
    game.passAll();
  });

  it('Thweek keeps what he mimics when the other is destroyed, and assigns no conditions with it', () => {
    const vader = table({
      us: [ship('thweek', HERE)],
      them: [ship('darthvader', THERE), tie(NEAR)],
      set: has(1, 'mimicked', 0),
    }).does((game) => destroy(game, game.state.ships[1]!, 'xwing1:damage.3'));
    expect(vader.ship(1).place).toBe('removed');
    vader.act(0).pick({ action: 'focus' });
    expect(vader.offers({ action: 'target-lock' })).toBe(true);
    vader.passAll();
    const after = (shooter: string) =>
      table({
        us: [ship(shooter, HERE)],
        them: [shooter === 'thweek' ? ship('captainrex', THERE) : tie(THERE)],
        set: shooter === 'thweek' ? has(1, 'mimicked', 0) : {},
      })
        .rolls(...blanks(shooter === 'thweek' ? 6 : 5))
        .attack(0, 1)
        .passAll()
        .ship(1)
        .conditions.map(({ id }) => id);
    expect([after('captainrex'), after('thweek')]).toEqual([['suppressivefire'], ['mimicked']]);
  });

  it('Darth Vader performs two actions in his step, and one free action', () => {
    const game = table({ us: [ship('darthvader', HERE)] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.offers({ action: 'focus' })).toBe(false);
    game.pick({ action: 'evade' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).performed).toEqual(['focus', 'evade']);
    expect(game.free(0, 'barrel-roll').passAll().ship(0).performed).toEqual(['focus', 'evade']);
  });

  it('Agent Kallus turns a focus result against the ship that he chose', () => {
    const game = table({
      us: [ship('omicrongrouppilot', HERE, { upgrades: ['agentkallus'] })],
      them: [tie(THERE), tie(NEAR)],
    }).run({ kind: 'window', ...occasion('start-of-planning') });
    game.pick({ target: 2 });
    const offered = (target: number) =>
      game
        .rolls('focus', 'blank', 'blank', ...blanks(3))
        .attack(0, target)
        .everOffers({ kind: 'ability', ability: '0:agentkallus#1' });
    expect([offered(1), offered(2)]).toEqual([false, true]);
    expect(game.run({ kind: 'window', ...occasion('start-of-planning') }).question).toBeUndefined();
  });
});
