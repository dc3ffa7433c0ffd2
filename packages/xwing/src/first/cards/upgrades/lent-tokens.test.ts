import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const ship = (pilot: string, at: At, upgrades: readonly string[] = [], more = {}): TestShip => ({
  pilot,
  at,
  upgrades,
  ...more,
});
const opens = (game: TestGame, window: Window, about = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, about) });
const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('tokens of friends', () => {
  const esege = (at: At, upgrades: readonly string[] = []) =>
    table({
      us: [
        ship('esegetuketu', at, [], { tokens: { focus: 1 } }),
        ship('goldsquadronpilot', [400, 250, 0], upgrades),
      ],
      them: [tie([400, 400, 180])],
    });

  it('Esege Tuketu: a friend at range 1-2 that attacks spends his focus token', () => {
    const game = esege([500, 250, 0])
      .rolls('focus', 'blank', ...BLANKS.slice(1))
      .attack(1, 2);
    game.pick({ kind: 'focus', of: 0 });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'blank']);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('Esege Tuketu: not a friend beyond that', () => {
    const game = esege([850, 850, 0])
      .rolls('focus', 'blank', ...BLANKS.slice(1))
      .attack(1, 2);
    expect(game.eventsOf('modified')).toHaveLength(0);
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('Esege Tuketu: his token pays for an attack that asks for one', () => {
    const near = esege([500, 250, 0], ['blasterturret']).combat(1);
    expect(near.offers({ kind: 'attack', weapon: 1 })).toBe(true);
    near
      .rolls(...BLANKS, 'blank', 'blank')
      .pick({ kind: 'attack', weapon: 1 })
      .passAll();
    expect(near.ship(0).tokens.focus).toBe(0);
    const far = esege([850, 850, 0], ['blasterturret']).combat(1);
    expect(far.offers({ kind: 'attack', weapon: 1 })).toBe(false);
    far.pick('none');
  });

  const locked = (friend: TestShip, weapon: string) =>
    table({
      us: [friend, ship('goldsquadronpilot', [400, 250, 0], [weapon])],
      them: [tie([400, 400, 180])],
      locks: [[0, 2]],
    }).combat(1);

  it('Shara Bey: her lock serves a friend for a torpedo, and for rerolls', () => {
    const torpedo = locked(ship('sharabey', [500, 250, 0]), 'protontorpedoes');
    torpedo
      .rolls(...BLANKS, ...BLANKS.slice(1))
      .pick({ kind: 'attack', weapon: 1 })
      .passAll();
    expect(torpedo.state.locks).toHaveLength(0);
    const reroll = locked(ship('sharabey', [500, 250, 0]), 'r2astromech');
    reroll.rolls('blank', 'blank').pick({ kind: 'attack', weapon: 0 });
    reroll.rolls('hit', 'hit', 'blank', 'blank', 'blank').pick({ kind: 'target-lock', dice: [0, 1], of: 0 });
    reroll.passAll();
    expect(reroll.ship(2).damage).toHaveLength(2);
  });

  it('Shara Bey: not beyond range 2', () => {
    const far = locked(ship('sharabey', [850, 850, 0]), 'protontorpedoes');
    expect(far.offers({ kind: 'attack', weapon: 1 })).toBe(false);
    far.pick('none');
  });

  it('Targeting Synchronizer opens weapons that ask for a lock, and pays for them, but rerolls nothing', () => {
    const carrier = ship('starkillerbasepilot', [520, 250, 0], ['targetingsynchronizer']);
    const torpedo = locked(carrier, 'protontorpedoes');
    torpedo
      .rolls(...BLANKS, ...BLANKS.slice(1))
      .pick({ kind: 'attack', weapon: 1 })
      .passAll();
    expect(torpedo.state.locks).toHaveLength(0);
    const primary = locked(carrier, 'r2astromech').rolls('blank', 'blank', ...BLANKS.slice(1));
    primary.pick({ kind: 'attack', weapon: 0 });
    expect(primary.eventsOf('modified')).toHaveLength(0);
    const without = locked(ship('starkillerbasepilot', [520, 250, 0]), 'protontorpedoes');
    expect(without.offers({ kind: 'attack', weapon: 1 })).toBe(false);
    without.pick('none');
  });

  const youngster = (friend: TestShip) =>
    table({ us: [ship('youngster', [400, 250, 0], ['marksmanship']), friend], them: [tie([500, 400, 180])] });

  it('“Youngster” lets TIE Fighters at range 1-3 perform the action of his elite card', () => {
    const game = youngster(tie([500, 250, 0]))
      .act(1)
      .pick({ kind: 'card' });
    expect(game.ship(1).performed).toEqual(['card marksmanship']);
    game
      .rolls('focus', 'focus', ...BLANKS.slice(1))
      .attack(1, 2)
      .pick({ kind: 'ability' })
      .passAll();
    expect(game.eventsOf('modified')[0]?.faces.toSorted()).toEqual(['crit', 'hit']);
  });

  it('“Youngster” lets no other ship type do so, and none that is farther away', () => {
    const other = youngster(ship('alphasquadronpilot', [500, 250, 0])).act(1);
    expect(other.offers({ kind: 'card' })).toBe(false);
    other.pick('none');
    const far = youngster(tie([850, 850, 0])).act(1);
    expect(far.offers({ kind: 'card' })).toBe(false);
    far.pick('none');
  });

  const stridan = (pilot: string, at: At) =>
    table({ us: [ship(pilot, [200, 200, 0], ['systemsofficer']), tie(at)], them: [tie([420, 450, 0])] });

  it('Major Stridan treats friends at range 2-3 as at range 1 for his actions and upgrades', () => {
    const action = (pilot: string) => {
      const game = stridan(pilot, [480, 200, 0]).act(0);
      const offered = game.offers({ kind: 'action', action: 'coordinate' });
      game.pick('none');
      return offered;
    };
    expect(action('majorstridan')).toBe(true);
    expect(action('starkillerbasepilot')).toBe(false);
    const officer = (pilot: string) =>
      stridan(pilot, [420, 200, 0]).fly(0, '1 straight').everOffers({ kind: 'ship', target: 2 });
    expect(officer('majorstridan')).toBe(true);
    expect(officer('starkillerbasepilot')).toBe(false);
  });
});

describe('before the fight', () => {
  it('Cassian Andor guesses a dial, and guessed right turns his own', () => {
    const guess = (speed: number) => {
      const game = table({
        us: [ship('bluesquadronpathfinder', [400, 250, 0], ['cassianandor'], { dial: '1 straight' })],
        them: [tie([400, 420, 180])],
        set: { '/ships/1/dial': 4 },
      });
      opens(game, 'end-of-planning').pick({ target: 1 });
      return game.pick({ maneuver: { speed, bearing: 'straight', direction: 'straight' } });
    };
    const right = guess(2);
    expect(right.question?.kind).toBe('turn-dial');
    right.answer(0);
    expect(right.ship(0).dial).not.toBe(1);
    const wrong = guess(3);
    expect(wrong.question).toBeUndefined();
    expect(wrong.ship(1).shownTo).toEqual([0]);
  });

  it('Hyperwave Comm Scanner: pilot skill 0, 6 or 12 while ships are placed, and a token for a friend placed near', () => {
    const scanner = ship('bluesquadronnovice', [400, 100, 0], ['hyperwavecommscanner']);
    const game = table({ us: [scanner, xwing([480, 100, 0]), xwing([900, 900, 0])] });
    opens(game, 'before-forces').pick({ use: true }).pick({ effect: 2 });
    expect(game.ship(0).skills).toEqual([{ value: 12, until: 'end of placing' }]);
    opens(game, 'ship-placed', { ship: 1 }).pick({ use: true }).pick({ effect: 1 });
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, evade: 1 });
    opens(game, 'ship-placed', { ship: 2 });
    expect(game.question).toBeUndefined();
  });

  it('Jabba the Hutt: an illicit card of the squad may keep its place once by a token', () => {
    const hold = (upgrades: readonly string[]) =>
      table({
        us: [
          ship('blacksunace', [400, 250, 0], ['glitterstim']),
          ship('outerrimsmuggler', [700, 250, 0], upgrades),
        ],
        them: [ship('blacksunace', [400, 400, 180], ['glitterstim'])],
      });
    const game = hold(['jabbathehutt']);
    expect(game.ship(0).upgrades[0]?.ordnance).toBe(1);
    expect(game.ship(2).upgrades[0]?.ordnance).toBe(0);
    opens(game, 'start-of-combat').pick({ use: true }).pick({ keeps: true }).passAll();
    expect(game.ship(0).upgrades[0]).toMatchObject({ discarded: false, ordnance: 0 });
    const gone = hold(['jabbathehutt']);
    opens(gone, 'start-of-combat').pick({ use: true }).pick({ keeps: false }).passAll();
    expect(gone.ship(0).upgrades[0]).toMatchObject({ discarded: true });
    expect(hold([]).ship(0).upgrades[0]?.ordnance).toBe(0);
  });
});
