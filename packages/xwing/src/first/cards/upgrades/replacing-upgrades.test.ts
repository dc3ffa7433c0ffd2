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
    expect(pilot.told('damage-discarded')).toMatchObject([{ card: 'blinded-pilot' }]);
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
    expect(game.told('damage-dealt')).toMatchObject([{ card: 'direct-hit' }]);
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
    expect(right.told('modified')[0]?.faces).toEqual(['evade', 'evade']);
    expect(right.offers({ kind: 'ability' })).toBe(false);
    right.passAll();
    expect(right.told('compared')).toMatchObject([{ hits: 0 }]);
    const wrong = defends(0).passAll();
    expect(wrong.told('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('xwing1:faq-upgrade-cards.8 guesses the dice of Lando Calrissian too, once per round', () => {
    const game = table({ us: [yt1300([400, 300, 0], { upgrades: ['c3po', 'landocalrissian'] })] })
      .act(0)
      .pick({ kind: 'card', ability: '1:landocalrissian#0' });
    game.rolls('evade', 'focus').pick({ guess: 1 });
    expect(game.ship(0)).toMatchObject({ tokens: { evade: 2, focus: 1 }, used: ['round 0:c3po#0'] });
  });
});
