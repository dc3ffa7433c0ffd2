/** Titles of ships that nobody had measured: Venator, Recusant, Providence, Starhawk. */
import { describe, expect, it } from 'vitest';
import { attackOn, attackOnSquadron } from '../testing/attacks.ts';
import {
  cr90,
  ship,
  squadron,
  type TestGame,
  type TestShip,
  table,
  ties,
  victory,
  xwings,
} from '../testing/table.ts';
import { batteryOf, printedBattery } from './modifiers.ts';

const titled = (card: string, title: string, more: Partial<TestShip> = {}) =>
  ship(card, [900, 300, 0], { upgrades: [title], ...more });

/** A large ship (ship 0) and a Victory II nose to nose, so far apart from token to token. */
const facing = (one: TestShip, gap: number, more: Partial<TestShip> = {}): TestGame =>
  table({ us: [one], them: [victory([900, 300 + 64.25 + gap + 50.75, 180], more)] });

/** It is the activation of ship 0. */
function active(game: TestGame): TestGame {
  game.state.active = 0;
  return game;
}

describe('Patriot Fist', () => {
  const recusant = (gap: number) =>
    active(facing(titled('recusant-class-light-destroyer', 'patriot-fist-title'), gap));

  it('adds two blue dice to its first attack, and makes no other one', () => {
    const game = recusant(150).rolls('hit', 'blank', 'blank', 'blank', 'hit', 'hit').attack(0);
    game.pick(attackOn('front', 1, 'front')).pick({ effect: 'patriot-fist-title' });
    expect(game.state.attack?.dice.filter(({ color }) => color === 'blue')).toHaveLength(2);
    game.passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.question).toBeUndefined();
    game.attack(0);
    expect(game.question).toBeUndefined();
  });

  it('does nothing at close range, nor in its second attack', () => {
    const near = recusant(100)
      .attack(0)
      .pick(attackOn('front', 1, 'front'));
    expect(near.offers({ effect: 'patriot-fist-title' })).toBe(false);
    const later = recusant(150);
    const made = { zone: 'left', target: 'squadron', id: 0, targetZone: '', more: [], again: false } as const;
    later.state.ships[0]!.attacks = [{ ...made, more: [] }];
    later.attack(0).pick(attackOn('front', 1, 'front'));
    expect(later.offers({ effect: 'patriot-fist-title' })).toBe(false);
  });
});

describe('shields beyond what a dial prints', () => {
  const venator = (more: Partial<TestShip> = {}) =>
    table({
      us: [cr90([900, 300, 0])],
      them: [
        ship('venator-i-class-star-destroyer', [900, 300 + 35 + 150 + 64.25, 180], {
          upgrades: ['tranquility-title'],
          ...more,
        }),
      ],
    });

  it('Tranquility moves up to two from one zone to the defending one, if fewer than two tokens were spent', () => {
    const game = venator()
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('front', 1, 'front'));
    game.pick('done').pick('yes');
    expect(game.offers({ from: 'rear', to: 'front' })).toBe(true);
    expect(game.offers({ from: 'rear', to: 'left' })).toBe(false);
    game.pick({ from: 'left', to: 'front' });
    expect(game.offers({ from: 'right', to: 'front' })).toBe(false);
    game.pick({ from: 'left', to: 'front' });
    expect(game.ship(1).shields).toMatchObject({ front: 6 - 3, left: 1, right: 3 });
  });

  it('Tranquility does not act when two tokens were spent, and no zone holds more than six', () => {
    const spent = venator()
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('front', 1, 'front'));
    spent.pick({ name: 'brace' }).pick({ name: 'redirect' }).pick({ zone: 'left' }).passAll();
    expect(spent.eventsOf('shield-moved')).toEqual([]);
    const full = venator({ shields: { front: 5 } })
      .rolls('hit', 'hit', 'hit')
      .attack(0);
    full
      .pick(attackOn('front', 1, 'front'))
      .pick('done')
      .pick('yes')
      .pick({ from: 'left', to: 'front' });
    expect(full.eventsOf('shield-moved')).toHaveLength(1);
    expect(full.ship(1).shields.front).toBe(3);
  });

  it('recovers none while a zone is fuller than it prints, and moves them all the same', () => {
    const game = venator({ shields: { front: 5, left: 1 } }).run({ kind: 'repair', ship: 1, points: 4 });
    expect(game.offers({ kind: 'recover-shield', zone: 'left' })).toBe(false);
    expect(game.offers({ kind: 'move-shield', from: 'front', to: 'left' })).toBe(true);
    const usual = venator({ shields: { front: 4, left: 1 } }).run({ kind: 'repair', ship: 1, points: 4 });
    expect(usual.offers({ kind: 'recover-shield', zone: 'left' })).toBe(true);
  });

  it('Aspiration moves shields to two zones when it is deployed', () => {
    const game = table({
      us: [titled('mc75-armored-cruiser', 'aspiration-title')],
      them: [cr90([200, 800, 180])],
    }).run({ kind: 'window', window: 'ship-deployed', ship: 0, squadron: -1, other: -1, what: '' });
    game.pick('yes').pick({ from: 'rear', to: 'front' });
    expect(game.offers({ from: 'front', to: 'left' })).toBe(false);
    game.pick({ from: 'rear', to: 'left' });
    expect(game.offers({ from: 'front', to: 'right' })).toBe(false);
    expect(game.offers({ from: 'right', to: 'left' })).toBe(true);
    game.pick('done');
    expect(game.eventsOf('shield-moved')).toHaveLength(2);
  });

  it('Gilded Aegis discards a redirect token for it at the end of the Command Phase or of the Ship Phase', () => {
    const game = (window: 'end-of-command-phase' | 'end-of-ship-phase', token: 'readied' | 'discarded') =>
      table({
        us: [
          titled('recusant-class-support-destroyer', 'gilded-aegis-title', {
            defense: ['readied', 'readied', token, 'readied'],
          }),
        ],
        them: [cr90([200, 800, 180])],
      }).run({ kind: 'window', window, ship: -1, squadron: -1, other: -1, what: '' });
    for (const window of ['end-of-command-phase', 'end-of-ship-phase'] as const) {
      const used = game(window, 'readied').pick('yes').pick({ from: 'rear', to: 'front' });
      used.pick({ from: 'left', to: 'front' }).pick('done');
      expect(used.ship(0).shields).toMatchObject({ front: 5, left: 2, rear: 1 });
      expect(used.ship(0).defense[2]!.side).toBe('discarded');
      expect(game(window, 'discarded').question).toBeUndefined();
    }
  });
});

describe('titles of Starhawk and Providence', () => {
  it('Concord gains a salvo token when it is deployed, and spends one token at speed 0', () => {
    const game = table({
      us: [cr90([900, 300, 0])],
      them: [
        ship('starhawk-class-battleship-mark-i', [900, 300 + 35 + 150 + 64.25, 180], {
          upgrades: ['concord-title'],
          speed: 0,
        }),
      ],
    });
    game.run({ kind: 'window', window: 'ship-deployed', ship: 1, squadron: -1, other: -1, what: '' });
    expect(game.ship(1).defense.filter(({ kind }) => kind === 'salvo')).toHaveLength(2);
    game
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('front', 1, 'front'));
    game.pick({ name: 'brace' });
    expect(game.question?.kind).not.toBe('defense-token');
    game.passAll();
  });

  it('Unity rerolls a die against a squadron that a friend without heavy is engaged with', () => {
    const game = (friends: readonly ReturnType<typeof squadron>[]) =>
      table({
        us: [titled('starhawk-class-battleship-mark-ii', 'unity-title'), ...friends],
        them: [ties([900, 450]), victory([200, 800, 180])],
      })
        .attack(0)
        .pick(attackOnSquadron('front', friends.length));
    expect(game([xwings([900, 500])]).offers({ effect: 'unity-title' })).toBe(true);
    expect(game([]).offers({ effect: 'unity-title' })).toBe(false);
    expect(game([squadron('y-wing-squadron', [900, 500])]).offers({ effect: 'unity-title' })).toBe(false);
  });

  it('Lucid Voice has three red dice behind, and a black die for a blue one at its sides', () => {
    const plain = table({ us: [ship('providence-class-carrier', [900, 300, 0])] }).ship(0);
    const voice = table({ us: [titled('providence-class-carrier', 'lucid-voice-title')] }).ship(0);
    expect(batteryOf(plain, 'rear')).toMatchObject({ red: 1, blue: 1, black: 1 });
    expect(batteryOf(voice, 'rear')).toEqual({ red: 3 });
    // A salvo uses what is printed.
    expect(printedBattery(voice, 'rear')).toEqual({ red: 3 });
    expect(batteryOf(plain, 'left')).toMatchObject({ red: 2, blue: 2, black: 2 });
    expect(batteryOf(voice, 'left')).toMatchObject({ red: 2, blue: 1, black: 3 });
  });
});
