import { describe, expect, it } from 'vitest';
import { skillOf } from '../../game.ts';
import { type At, table, tie, xwing, yt1300 } from '../../testing/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;

describe('whose modifications come first', () => {
  it('xwing1:attack.12 what the defender does to the attack dice comes before the attacker does anything', () => {
    const us = [xwing([400, 300, 0], { tokens: { focus: 1 } })];
    const game = table({ us, them: [tie(ahead(MIDDLE), { upgrades: ['elusiveness'] })] })
      .rolls('hit', 'focus', 'blank')
      .attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 1, ship: 1 });
    game.rolls('blank').pick({ kind: 'ability', ability: '0:elusiveness#0', dice: [0] });
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.question).toMatchObject({ kind: 'modify-attack-dice', player: 0, ship: 0 });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['blank', 'focus', 'blank']);
    game.rolls('evade', 'blank', 'blank').pick({ kind: 'focus' });
    expect(game.ship(1).damage).toHaveLength(0);
  });

  it('Elusiveness is not for a stressed ship', () => {
    const them = [tie(ahead(MIDDLE), { upgrades: ['elusiveness'], tokens: { stress: 1 } })];
    const game = table({ us: [xwing([400, 300, 0])], them });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:attack.20 what the attacker does to the defense dice comes before the defender does anything', () => {
    const kestal = { pilot: 'lieutenantkestal', at: [400, 300, 0] as At, tokens: { focus: 1 } };
    const them = [tie(ahead(MIDDLE), { tokens: { focus: 1 } })];
    const game = table({ us: [kestal], them })
      .rolls('hit', 'blank')
      .attack(0, 1);
    game.rolls('focus', 'blank', 'evade').pick('done');
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0, ship: 0 });
    game.pick({ kind: 'ability', ability: 'lieutenantkestal#0' });
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 1, ship: 1 });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['evade']);
    game.pick('done');
    expect(game.ship(1).damage).toHaveLength(0);
  });
});

describe('several cards', () => {
  it('xwing1:card-abilities.6 each copy of a card is used', () => {
    const shot = (mm: number) =>
      table({
        us: [yt1300([400, 300, 0], { upgrades: ['mercenarycopilot', 'mercenarycopilot'] })],
        them: [tie([400, 360 + mm, 180])],
      })
        .rolls('hit', 'hit')
        .attack(0, 1);
    const game = shot(250).pick({ kind: 'ability', ability: '0:mercenarycopilot#0' });
    expect(game.offers({ kind: 'ability', ability: '0:mercenarycopilot#0' })).toBe(false);
    game.rolls('evade', 'evade', 'blank', 'blank').pick({ kind: 'ability', ability: '1:mercenarycopilot#0' });
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['crit', 'crit']);
    const nearer = table({
      us: [yt1300([400, 300, 0], { upgrades: ['mercenarycopilot'] })],
      them: [tie([400, 360 + MIDDLE, 180])],
    })
      .rolls('hit', 'hit', 'evade', 'evade', 'blank')
      .attack(0, 1);
    expect(nearer.question).toBeUndefined();
  });

  it('xwing1:difficulty.5 xwing1:faq-damage-cards.5 of two colors the harder one counts', () => {
    const flown = (maneuver: string, upgrades: readonly string[], damage: readonly string[]) =>
      table({ us: [xwing([400, 300, 0], { upgrades, damage })], them: [tie([800, 800, 0])] })
        .fly(0, maneuver)
        .passAll()
        .eventsOf('maneuver')[0]?.difficulty;
    expect(flown('2 turn left', [], [])).toBe('white');
    expect(flown('2 turn left', ['r2astromech'], [])).toBe('green');
    expect(flown('2 turn left', [], ['damaged-engine'])).toBe('red');
    expect(flown('2 turn left', ['r2astromech'], ['damaged-engine'])).toBe('red');
    expect(flown('3 turn left', ['r2astromech'], [])).toBe('white');
  });

  it('xwing1:faq-upgrade-cards.58 R2 Astromech makes the straight of an ionized ship green', () => {
    const flown = (upgrades: readonly string[]) =>
      table({
        us: [xwing([400, 300, 0], { upgrades, tokens: { ion: 1, stress: 1 } })],
        them: [tie([800, 800, 0])],
      })
        .activate(0)
        .passAll();
    expect(flown([]).ship(0).tokens.stress).toBe(1);
    expect(flown(['r2astromech']).ship(0).tokens.stress).toBe(0);
  });
});

describe('Swarm Tactics', () => {
  const swarm = () =>
    table({
      us: [
        { pilot: 'howlrunner', at: [400, 300, 0], upgrades: ['swarmtactics'] },
        { pilot: 'blacksquadronpilot', at: [480, 300, 0], upgrades: ['swarmtactics'] },
        tie([560, 300, 0]),
      ],
      them: [xwing([400, 800, 180])],
    }).run({ kind: 'combat' });

  it('xwing1:faq-errata.7 xwing1:faq-upgrade-cards.62 lends the pilot skill for the phase, from ship to ship', () => {
    const game = swarm().pick({ ship: 0 }).takes({ kind: 'ship', target: 1 });
    game.takes({ kind: 'ship', target: 2 });
    expect(game.state.ships.map(skillOf)).toEqual([8, 8, 8, 2]);
    game.passAll();
    expect(game.eventsOf('in-combat').map(({ ship }) => ship)).toEqual([2, 1, 0, 3]);
    expect(game.state.ships.map(skillOf)).toEqual([8, 4, 1, 2]);
  });

  it('xwing1:faq-missed-opportunities.5 who does not name a ship then does not later', () => {
    const game = swarm();
    let asked = 0;
    while (game.question && game.question.kind !== 'choose-combat' && game.question.kind !== 'attack') {
      asked++;
      game.answer(game.options.length - 1);
    }
    expect(asked).toBeGreaterThan(0);
    expect(game.everOffers({ kind: 'ship' })).toBe(false);
    expect(game.eventsOf('in-combat').map(({ ship }) => ship)).toEqual([0, 1, 3, 2]);
  });
});
