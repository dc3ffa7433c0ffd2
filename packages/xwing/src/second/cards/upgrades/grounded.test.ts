import { describe, expect, it } from 'vitest';
import { shipOf } from '../../game.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { gainTokens } from '../../tokens.ts';

/** Struts, and other cards that change how a ship flies or what happens to it. */

type Game = ReturnType<typeof table>;
const vulture = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'tradefederationdrone',
  at,
  upgrades: ['grapplingstruts'],
  ...more,
});
const ROCK = { outline: 'coreasteroid0', at: [400, 400, 0] } as const;
const OPEN = { '/ships/0/upgrades/0/flipped': true } as const;
const isOpen = (game: Game): boolean => game.ship(0).upgrades[0]!.flipped;

describe('struts', () => {
  const landing = (friends: number): Game =>
    table({
      us: [
        vulture([400, 280, 0]),
        ...[
          [370, 400, 0],
          [430, 400, 0],
        ]
          .slice(0, friends)
          .map((at): TestShip => ({ pilot: 'tradefederationdrone', at: at as unknown as At })),
      ],
      obstacles: [ROCK],
    });

  it('xwing2:errata-upgrade-cards.14 flips on a rock with at most 1 other friend on it, and suffers nothing', () => {
    const game = landing(0).fly(0, '2 straight');
    game.takes({ ability: 'upgrade-grapplingstruts.0' });
    expect(isOpen(game)).toBe(true);
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    expect(game.everOffers({ action: 'calculate' })).toBe(true);
    expect(isOpen(game)).toBe(true);
  });

  it('xwing2:errata-upgrade-cards.14 closed it suffers like anybody', () => {
    const game = landing(0).rolls('blank').fly(0, '2 straight');
    expect(game.offers({ ability: 'upgrade-grapplingstruts.0' })).toBe(true);
    game.passAll();
    expect(game.eventsOf('obstacle-hit').length).toBe(1);
    expect(isOpen(game)).toBe(false);
  });

  it('xwing2:errata-upgrade-cards.15 open it attacks from a rock and cannot barrel roll', () => {
    const shot = (flipped: boolean): Game =>
      table({
        us: [vulture([400, 400, 0])],
        them: [tie([400, 560, 180])],
        obstacles: [ROCK],
        set: { '/ships/0/upgrades/0/flipped': flipped },
      });
    expect(shot(true).engage(0).everOffers({ kind: 'attack', target: 1 })).toBe(true);
    expect(shot(false).engage(0).everOffers({ kind: 'attack', target: 1 })).toBe(false);
    expect(shot(true).act(0).everOffers({ action: 'barrel-roll' })).toBe(false);
    expect(shot(false).act(0).everOffers({ action: 'barrel-roll' })).toBe(true);
  });

  it('xwing2:errata-upgrade-cards.15 its own rock gives the defender no die', () => {
    const dice = (flipped: boolean): number => {
      const game = table({
        us: [vulture([400, 400, 0], { upgrades: ['grapplingstruts'] }), tie([100, 100, 0])],
        them: [xwing([400, 580, 180])],
        obstacles: [{ outline: 'coreasteroid0', at: [400, 415, 0] }],
        set: flipped ? OPEN : {},
      });
      if (!flipped) return 0;
      game.attack(0, 2).passAll();
      return game.eventsOf('rolled').filter((roll) => roll.dice === 'defense')[0]?.faces.length ?? 0;
    };
    expect(dice(true)).toBe(2);
  });

  const revealed = (maneuver: string): Game =>
    table({
      us: [vulture([400, 400, 0], { tokens: { stress: 1 } })],
      obstacles: [ROCK],
      set: OPEN,
    }).fly(0, maneuver);

  it('xwing2:errata-upgrade-cards.16 on a rock any maneuver but a 2 straight moves it nowhere and takes a stress token', () => {
    const game = revealed('3 straight').passAll();
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(isOpen(game)).toBe(true);
  });

  it('xwing2:errata-upgrade-cards.17 a maneuver to a side turns it 90° that way', () => {
    expect(revealed('2 turn right').passAll().pose(0).facing).toBe(90);
    expect(revealed('2 turn left').passAll().pose(0).facing).toBe(270);
  });

  it('xwing2:errata-upgrade-cards.18 a 2 straight takes it off, and the card is turned over', () => {
    const game = revealed('2 straight').passAll();
    expect(game.pose(0).y).toBe(520);
    expect(isOpen(game)).toBe(false);
  });
});

describe('Static Discharge Vanes', () => {
  const jammed = (more: Partial<TestShip> = {}): Game =>
    table({
      us: [xwing([400, 400, 0], { upgrades: ['staticdischargevanes'], ...more }), xwing([500, 400, 0])],
    });
  const gain = (game: Game): Game =>
    game.does((running) => gainTokens(running, shipOf(running, 0), 'jam', 2, 'xwing2:jam.1'));

  it('xwing2:errata-upgrade-cards.26 passes 1 of 2 jam tokens on for a stress token and 1 hit damage', () => {
    const game = gain(jammed()).pick({ ability: 'upgrade-staticdischargevanes.0' });
    game.passAll();
    expect(game.ship(0).tokens).toMatchObject({ jam: 1, stress: 1 });
    expect(game.ship(1).tokens.jam).toBe(1);
    expect(game.ship(0).shields).toBe(1);
  });

  it('xwing2:errata-upgrade-cards.26 not while stressed', () => {
    expect(gain(jammed({ tokens: { stress: 1 } })).question).toBeUndefined();
  });
});

describe('before a maneuver', () => {
  it('xwing2:faq-specific-card-questions.29 Inertial Dampeners give their stress after the maneuver, before or after Kanan as its player likes', () => {
    const flown = (): Game =>
      table({
        us: [
          {
            pilot: 'outerrimsmuggler',
            at: [400, 400, 0],
            shields: 2,
            upgrades: ['inertialdampeners', 'kananjarrus'],
          },
        ],
      })
        .fly(0, '2 straight')
        .takes({ use: true });
    const first = flown();
    expect(first.question).toMatchObject({ kind: 'order-abilities' });
    first.pick({ ability: 'upgrade-inertialdampeners.1' }).takes({ use: true }).passAll();
    expect(first.ship(0).tokens.stress).toBe(0);
    expect(first.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(first.ship(0).shields).toBe(1);
    const second = flown().takes({ ability: 'upgrade-kananjarrus.0' });
    expect(second.everOffers({ use: true })).toBe(false);
    expect(second.ship(0).tokens.stress).toBe(1);
  });

  it('Interloper Turn: a tractor token before a slow turn near an asteroid', () => {
    const offered = (maneuver: string, rock: At, outline = 'coreasteroid0'): boolean =>
      table({
        us: [{ pilot: 'deltasquadronpilot', at: [400, 400, 0], upgrades: ['interloperturn'] }],
        obstacles: [{ outline, at: rock }],
      })
        .fly(0, maneuver)
        .everOffers({ use: true });
    expect(offered('2 turn left', [480, 400, 0])).toBe(true);
    expect(offered('3 turn left', [480, 400, 0])).toBe(false);
    expect(offered('2 turn left', [640, 400, 0])).toBe(false);
    expect(offered('2 turn left', [480, 400, 0], 'yt2400debris0')).toBe(false);
  });

  it('Precognitive Reflexes: what is not on the bar costs strain and every further action', () => {
    const jedi = (pilot: string): Game =>
      table({ us: [{ pilot, at: [400, 400, 0], upgrades: ['precognitivereflexes'] }] }).fly(0, '2 turn left');
    const off = jedi('darthvader').takes({ action: 'boost' });
    expect(off.everOffers({ action: 'focus' })).toBe(false);
    expect(off.ship(0).tokens.strain).toBe(1);
    const on = jedi('darthvader').takes({ action: 'barrel-roll' });
    expect(on.everOffers({ action: 'focus' })).toBe(true);
    expect(on.ship(0).tokens.strain).toBe(0);
  });
});

describe('Stalwart Captain', () => {
  it('keeps a destroyed ship in play until the end of the End Phase', () => {
    const places = (...upgrades: readonly string[]): readonly string[] => {
      const game = table({
        us: [{ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades }],
        them: [tie([100, 800, 180])],
        set: { '/ships/0/destroyed': true },
      });
      game.run({ kind: 'remove-destroyed' });
      const before = game.ship(0).place;
      game.run({ kind: 'end-round' });
      if (game.question) game.passAll();
      return [before, game.ship(0).place];
    };
    expect(places('stalwartcaptain')).toEqual(['table', 'removed']);
    expect(places()).toEqual(['removed', 'removed']);
  });

  it('it still flies and engages', () => {
    const game = table({
      us: [{ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades: ['stalwartcaptain'] }],
      set: { '/ships/0/destroyed': true },
    }).fly(0, '2 straight');
    game.passAll();
    expect(game.pose(0).y).toBe(380);
  });
});
