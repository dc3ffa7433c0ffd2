import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing, yt1300 } from '../../testing/index.ts';

const MIDDLE = 150;
const ahead = (mm: number): At => [400, 340 + mm, 180];
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');
/** An X-wing without shields attacks nobody: it is hit by a TIE fighter, with so much. */
const hit = (ship: Partial<TestShip>, faces: readonly string[], deals: readonly string[]) =>
  table({ us: [tie(ahead(MIDDLE))], them: [xwing([400, 300, 0], { shields: 0, ...ship })] })
    .rolls(...faces, ...blanks(2))
    .deals(...deals)
    .attack(0, 1);

describe('damage cards that are dealt', () => {
  it('Determination discards a faceup card of the pilot trait, unresolved', () => {
    const pilot = hit({ upgrades: ['determination'] }, ['crit', 'blank'], ['blinded-pilot']);
    expect(pilot.ship(1).damage).toEqual([]);
    expect(pilot.eventsOf('damage-discarded')).toMatchObject([{ card: 'blinded-pilot' }]);
    const ship = hit({ upgrades: ['determination'] }, ['crit', 'blank'], ['damaged-engine']);
    expect(ship.ship(1).damage).toMatchObject([{ up: true }]);
    const facedown = hit({ upgrades: ['determination'] }, ['hit', 'blank'], ['blinded-pilot']);
    expect(facedown.ship(1).damage).toMatchObject([{ up: false }]);
  });

  it('xwing1:faq-ship-cards.43 “Leebo” with Determination picks the pilot card and discards it', () => {
    const game = table({
      us: [tie([400, 510, 180])],
      them: [{ pilot: 'leebo', at: [400, 300, 0], shields: 0, upgrades: ['determination'] }],
    })
      .rolls('crit', 'blank', ...blanks(2))
      .deals('damaged-engine', 'blinded-pilot')
      .attack(0, 1)
      .pick({ card: 'blinded-pilot' });
    expect(game.ship(1).damage).toEqual([]);
  });

  it('xwing1:faq-upgrade-cards.13 Chewbacca’s player sees the card before discarding it', () => {
    const game = hit({ upgrades: ['chewbacca'] }, ['crit', 'blank'], ['direct-hit']);
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 1 });
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'direct-hit' }]);
    game.pick({ use: false });
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
  });

  it('xwing1:faq-upgrade-cards.14 Chewbacca saves the ship from the card that would destroy it', () => {
    const down = ['facedown: direct-hit', 'facedown: direct-hit'];
    const game = hit({ upgrades: ['chewbacca'], damage: down }, ['hit', 'blank'], ['damaged-engine']);
    game.pick({ use: true });
    expect(game.ship(1)).toMatchObject({ destroyed: false, shields: 1, upgrades: [{ discarded: true }] });
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('Salvaged Astromech may be discarded with a faceup card of the ship trait', () => {
    const game = hit({ upgrades: ['salvagedastromech'] }, ['crit', 'blank'], ['damaged-engine']).pick({
      use: true,
    });
    expect(game.ship(1)).toMatchObject({ damage: [], upgrades: [{ discarded: true }] });
    const pilot = hit({ upgrades: ['salvagedastromech'] }, ['crit', 'blank'], ['blinded-pilot']);
    expect(pilot.question).toBeUndefined();
  });
});

describe('Jan Ors', () => {
  const janors = (x: number, upgrades: readonly string[] = []) =>
    table({ us: [xwing([400, 300, 0], { upgrades: ['janors'] }), xwing([x, 300, 0], { upgrades })] })
      .act(1)
      .pick({ action: 'focus' });

  it('xwing1:faq-upgrade-cards.46 gives a friend at range 1-3 an evade token instead of a focus token, once per round', () => {
    const game = janors(700).pick({ use: true });
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, evade: 1 });
    game.act(0).pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 0 });
    expect(janors(800).question).toBeUndefined();
  });

  it('xwing1:faq-upgrade-cards.47 with Recon Specialist one focus and one evade token may result', () => {
    const game = janors(500, ['reconspecialist']).pick({ use: true });
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, evade: 1 });
  });
});

describe('C-3PO', () => {
  it('xwing1:faq-upgrade-cards.7 adds an evade for a right guess before any reroll', () => {
    const defends = (guess: number) =>
      table({
        us: [tie([400, 510, 180])],
        them: [
          yt1300([400, 300, 0], {
            pilot: 'chewbacca',
            upgrades: ['c3po', 'flightinstructor'],
            tokens: { focus: 1 },
          }),
        ],
        set: { '/ships/1/upgrades/0/held': 0 },
      })
        .rolls('hit', 'hit')
        .attack(0, 1)
        .rolls('evade')
        .pick({ guess });
    const right = defends(1);
    expect(right.eventsOf('modified')[0]?.faces).toEqual(['evade', 'evade']);
    expect(right.offers({ kind: 'ability' })).toBe(false);
    right.passAll();
    expect(right.eventsOf('compared')).toMatchObject([{ hits: 0 }]);
    const wrong = defends(0).passAll();
    expect(wrong.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('xwing1:faq-upgrade-cards.8 guesses the dice of Lando Calrissian too, once per round', () => {
    const game = table({ us: [yt1300([400, 300, 0], { upgrades: ['c3po', 'landocalrissian'] })] })
      .act(0)
      .pick({ kind: 'card', ability: '1:landocalrissian#0' });
    game.rolls('evade', 'focus').pick({ guess: 1 });
    expect(game.ship(0)).toMatchObject({ tokens: { evade: 2, focus: 1 }, used: ['round 0:c3po#0'] });
  });
});

describe('target locks', () => {
  it('xwing1:faq-upgrade-cards.35 Weapons Engineer locks the defender by Fire-Control System, then a second ship', () => {
    const game = table({
      us: [xwing([400, 300, 0], { upgrades: ['weaponsengineer', 'firecontrolsystem'] })],
      them: [tie(ahead(MIDDLE)), tie([480, 490, 180])],
    })
      .rolls(...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(game.options).toEqual([{ target: 2 }, { target: -1 }]);
    game.pick({ target: 2 });
    expect(game.state.locks.map(({ on }) => on)).toEqual([1, 2]);
  });

  const kagi = (upgrades: readonly string[]) =>
    table({
      us: [xwing([400, 300, 0], { upgrades })],
      them: [tie(ahead(MIDDLE)), { pilot: 'captainkagi', at: [600, 460, 180] }, tie([480, 490, 180])],
    });

  it('xwing1:faq-ship-cards.8 the second lock must be on Captain Kagi', () => {
    const game = kagi(['weaponsengineer', 'firecontrolsystem'])
      .rolls(...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.options).toEqual([{ target: 2 }, { target: -1 }]);
    game.pick({ target: 2 });
    expect(game.state.locks.map(({ on }) => on)).toEqual([1, 2]);
  });

  it('xwing1:faq-qanda-combat.1 a lock action with Captain Kagi in range locks him', () => {
    const game = kagi([]).act(0).pick({ action: 'target-lock' });
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toMatchObject([{ on: 2 }]);
  });

  it('xwing1:faq-damage-cards.8 a damaged sensor array does not keep Fire-Control System from locking', () => {
    const game = table({
      us: [xwing([400, 300, 0], { upgrades: ['firecontrolsystem'], damage: ['damaged-sensor-array'] })],
      them: [tie(ahead(MIDDLE))],
      damageDeck: 'core',
    })
      .rolls(...blanks(6))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    game.act(0);
    expect(game.offers({ action: 'target-lock' })).toBe(false);
    game.passAll();
  });

  it('xwing1:faq-damage-cards.9 with it, an action that a card grants is refused when it stands on the own bar', () => {
    const jake = (damage: readonly string[]) =>
      table({
        us: [{ pilot: 'jakefarrell', at: [400, 300, 0], damage, tokens: { focus: 1 } }],
        damageDeck: 'core',
      }).run({ kind: 'window', window: 'after-token', ship: 0, other: -1, what: 'focus' });
    const damaged = jake(['damaged-sensor-array']);
    expect(damaged.offers({ action: 'boost' })).toBe(false);
    expect(damaged.offers({ action: 'barrel-roll' })).toBe(true);
    damaged.passAll();
    const sound = jake([]);
    expect(sound.offers({ action: 'boost' })).toBe(true);
    sound.passAll();
  });

  it('Deadeye pays with a focus token for what asks for a lock', () => {
    const ship = xwing([400, 300, 0], { upgrades: ['deadeye', 'protontorpedoes'], tokens: { focus: 1 } });
    const game = table({ us: [ship], them: [tie(ahead(MIDDLE))] }).combat(0);
    game
      .rolls(...blanks(4), ...blanks(3))
      .pick({ kind: 'attack', weapon: 2 })
      .passAll();
    expect(game.ship(0).tokens.focus).toBe(0);
    const both = table({ us: [ship], them: [tie(ahead(MIDDLE))], locks: [[0, 1]] }).combat(0);
    both.pick({ kind: 'attack', weapon: 2 });
    expect(both.options).toEqual([{ pays: 'target-lock' }, { pays: 'focus' }]);
    both.passAll();
    const none = table({ us: [{ ...ship, tokens: {} }], them: [tie(ahead(MIDDLE))] }).combat(0);
    expect(none.offers({ kind: 'attack', weapon: 2 })).toBe(false);
    none.pick('none');
  });
});

it('xwing1:faq-upgrade-cards.24 Dauntless’ free action may be the turn of Daredevil', () => {
  const game = table({
    us: [{ pilot: 'patrolleader', at: [400, 300, 0], upgrades: ['dauntless', 'daredevil'] }],
    them: [tie([400, 440, 180])],
  }).fly(0, '2 straight');
  game.takes({ kind: 'card', ability: '1:daredevil#0' });
  game.rolls(...blanks(2)).pick({ at: 1 });
  game.passAll();
  expect(game.eventsOf('maneuver').map(({ maneuver }) => maneuver.bearing)).toEqual(['straight', 'turn']);
});

describe('other cards', () => {
  it('“Chopper” lets a stressed ship act, for damage', () => {
    const acts = (stress: number) =>
      table({ us: [xwing([400, 300, 0], { upgrades: ['chopper'], tokens: { stress } })] })
        .act(0)
        .pick({ action: 'focus' })
        .ship(0).shields;
    expect(acts(1)).toBe(1);
    expect(acts(0)).toBe(2);
  });

  it('Moff Jerjerrod or another of the crew is discarded to turn a card facedown', () => {
    const game = hit({ upgrades: ['moffjerjerrod', 'bistan'] }, ['crit', 'blank'], ['blinded-pilot'])
      .pick({ use: true })
      .pick({ upgrade: 'bistan' });
    expect(game.ship(1)).toMatchObject({
      damage: [{ up: false }],
      upgrades: [{ discarded: false }, { discarded: true }],
    });
  });
});
