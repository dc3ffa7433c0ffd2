import '../testing/attack-cards.ts';
import { describe, expect, it } from 'vitest';
import { inArc } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { agilityOf } from '../ship/values.ts';
import { relationOf } from '../sides.ts';
import type { Ship } from '../state.ts';
import { STREAMS } from '../streams.ts';
import { type At, decimator, type TestGame, table, tie, xwing, ywing } from '../testing/index.ts';
import { countDice } from './roll-dice.ts';

/** Ahead of a ship at (400, 400), so many mm between the bases; in contact the guides keep them 5.8 mm apart. */
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const us: At = [400, 400, 0];
const trial = (name: string, at: At = us) => ({ pilot: `trial-${name}`, at });

/** Faces of the first roll of so many dice, and everything after it passed. */
const faces = (game: TestGame, dice: 'attack' | 'defense'): readonly string[] =>
  game.eventsOf('rolled').find((roll) => roll.dice === dice)!.faces;
const changes = (game: TestGame, dice: 'attack' | 'defense') =>
  game
    .eventsOf('dice-count')
    .flatMap((event) => (event.dice === dice ? [[event.change, event.because]] : []));

/** One attack of ship 0 on ship 1 with all modifications passed. */
function shoot(game: TestGame): TestGame {
  return game.attack(0, 1).passAll();
}

describe('attack dice', () => {
  it('xwing2:primary-weapon.2 the attack value is the number of dice', () => {
    const game = shoot(table({ us: [xwing(us)], them: [tie(ahead(150))] }));
    expect(faces(game, 'attack')).toHaveLength(3);
    expect(changes(game, 'attack')).toEqual([]);
  });

  it('xwing2:range-bonus.1 one more at attack range 1, none at range 0', () => {
    const one = shoot(table({ us: [ywing(us)], them: [tie(ahead(100))] }));
    expect(faces(one, 'attack')).toHaveLength(3);
    expect(changes(one, 'attack')).toEqual([[1, 'xwing2:range-bonus.1']]);
    const two = shoot(table({ us: [ywing(us)], them: [tie(ahead(100.1))] }));
    expect(faces(two, 'attack')).toHaveLength(2);
    const zero = shoot(table({ us: [ywing(us)], them: [tie(ahead(0))], contacts: [[0, 1]] }));
    expect(zero.eventsOf('attack')[0]!.range).toBe(0);
    expect(faces(zero, 'attack')).toHaveLength(2);
    expect(changes(zero, 'attack')).toEqual([]);
  });

  it('xwing2:attack.8 the value, then more and fewer, then set limits, then 0 to 6', () => {
    // 3, +1 for range 1, +3 by a card: 7, of which 6 are rolled.
    const game = shoot(table({ us: [trial('three-more-attack-dice')], them: [tie(ahead(50))] }));
    expect(changes(game, 'attack')).toEqual([
      [1, 'xwing2:range-bonus.1'],
      [3, 'xwing2:attack.8'],
    ]);
    expect(faces(game, 'attack')).toHaveLength(6);
    expect(countDice(3, 3)).toBe(6);
    expect(countDice(3, 2, { max: 4 })).toBe(4);
    expect(countDice(3, -2, { min: 2 })).toBe(2);
    expect(countDice(3, 0, { min: 7 })).toBe(6);
    expect(countDice(0, 0, { max: -1 })).toBe(0);
  });

  it('xwing2:attack.8 decreases count before the hard limit: 3 + 1 + 3 - 1 are 6', () => {
    const depleted = { ...trial('three-more-attack-dice'), tokens: { deplete: 1 } };
    const game = shoot(table({ us: [depleted], them: [tie(ahead(50))] }));
    expect(faces(game, 'attack')).toHaveLength(6);
  });

  it('xwing2:attack.9 never fewer than 0 dice, never more than 6', () => {
    const game = shoot(table({ us: [trial('four-fewer-attack-dice')], them: [tie(ahead(150))] }));
    expect(faces(game, 'attack')).toEqual([]);
    expect(game.story).toContain('attack-misses');
    expect(countDice(1, -2)).toBe(0);
    expect(countDice(6, 1)).toBe(6);
  });

  it('xwing2:attack.10 at attack range 0 a primary attack gets no more dice, but fewer', () => {
    const touching = { them: [tie(ahead(0))], contacts: [[0, 1]] as const };
    const more = shoot(table({ us: [trial('one-more-attack-die')], ...touching }));
    expect(faces(more, 'attack')).toHaveLength(3);
    expect(changes(more, 'attack')).toEqual([]);
    const apart = shoot(table({ us: [trial('one-more-attack-die')], them: [tie(ahead(150))] }));
    expect(faces(apart, 'attack')).toHaveLength(4);
    const depleted = shoot(table({ us: [xwing(us, { tokens: { deplete: 1 } })], ...touching }));
    expect(faces(depleted, 'attack')).toHaveLength(2);
  });

  it('xwing2:arc.9 the bullseye arc adds nothing by itself', () => {
    const rolled = (x: number) => {
      const game = shoot(table({ us: [xwing(us)], them: [tie([x, 590, 180])] }));
      const inBullseye = inArc(bodyOf(game.ship(0)), 'bullseye', bodyOf(game.ship(1)));
      return [
        inBullseye,
        faces(game, 'attack').length,
        faces(game, 'defense').length,
        changes(game, 'attack'),
      ];
    };
    expect(rolled(400)).toEqual([true, 3, 3, []]);
    expect(rolled(440)).toEqual([false, 3, 3, []]);
  });

  it('xwing2:attack.25 exactly so many are rolled as are required', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(50))] }).rolls(
      'hit',
      'blank',
      'focus',
      'crit',
      'blank',
      'blank',
      'blank',
    );
    expect(faces(shoot(game), 'attack')).toEqual(['hit', 'blank', 'focus', 'crit']);
  });

  it('xwing2:deplete.1 xwing2:deplete.2 a depleted ship rolls one die fewer, however many tokens it has', () => {
    const rolled = (deplete: number) =>
      faces(shoot(table({ us: [xwing(us, { tokens: { deplete } })], them: [tie(ahead(150))] })), 'attack')
        .length;
    expect([0, 1, 2].map(rolled)).toEqual([3, 2, 2]);
  });

  it('xwing2:deplete.3 then it loses one of the tokens', () => {
    const game = shoot(table({ us: [xwing(us, { tokens: { deplete: 2 } })], them: [tie(ahead(150))] }));
    expect(changes(game, 'attack')).toEqual([[-1, 'xwing2:deplete.2']]);
    expect(game.eventsOf('lost')).toMatchObject([
      { ship: 0, token: 'deplete', count: 1, because: 'xwing2:deplete.3' },
    ]);
    expect(game.ship(0).tokens.deplete).toBe(1);
    expect(shoot(game).ship(0).tokens.deplete).toBe(0);
    expect(faces(shoot(game), 'attack')).toHaveLength(3);
  });
});

describe('defense dice', () => {
  it('xwing2:agility.1 as many as the agility', () => {
    const game = shoot(table({ us: [xwing(us)], them: [tie(ahead(150))] }));
    expect(faces(game, 'defense')).toHaveLength(3);
    expect(changes(game, 'defense')).toEqual([]);
  });

  it('xwing2:agility.2 with agility 0 still those for range', () => {
    const game = shoot(table({ us: [xwing(us)], them: [decimator([400, 710, 180])] }));
    expect(game.eventsOf('attack')[0]!.range).toBe(3);
    expect(faces(game, 'defense')).toHaveLength(1);
  });

  it('xwing2:agility.3 more dice are not more agility', () => {
    const game = table({ us: [xwing(us)], them: [xwing(ahead(250), { tokens: { focus: 1 } })] });
    game.rolls('hit', 'hit', 'hit', 'focus', 'blank', 'blank').attack(0, 1);
    expect(game.question?.kind).toBe('modify-defense-dice');
    expect(game.state.attack?.defenseDice).toHaveLength(3);
    expect(agilityOf(game.ship(1))).toBe(2);
    game.passAll();
  });

  it('xwing2:agility.4 what changes agility adds up, what changes dice does not', () => {
    const cloaked = tie(ahead(150), { tokens: { cloak: 1 } });
    const game = table({ us: [xwing(us)], them: [cloaked] });
    expect(agilityOf(game.ship(1))).toBe(5);
    expect(faces(shoot(game), 'defense')).toHaveLength(5);
    const damaged = table({ us: [xwing(us)], them: [{ ...cloaked, damage: ['Structural Damage'] }] });
    expect(faces(shoot(damaged), 'defense')).toHaveLength(4);
    expect(changes(damaged, 'defense')).toEqual([[-1, 'xwing2:damage-deck.9']]);
    expect(agilityOf(damaged.ship(1))).toBe(5);
  });

  it('xwing2:agility.5 below 0 counts as 0', () => {
    const strained = decimator([400, 600, 180], { tokens: { strain: 1 } });
    const game = shoot(table({ us: [xwing(us)], them: [strained] }));
    expect(faces(game, 'defense')).toEqual([]);
    expect(game.ship(1).tokens.strain).toBe(0);
  });

  it('xwing2:agility.6 above 6 counts as 6', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(250), { tokens: { cloak: 1 } })],
      obstacles: [{ outline: 'coreasteroid5', at: [400, 545, 0] }],
    });
    shoot(game);
    expect(changes(game, 'defense')).toEqual([
      [1, 'xwing2:range-bonus.2'],
      [1, 'xwing2:obstructed.3'],
    ]);
    expect(faces(game, 'defense')).toHaveLength(6);
  });

  it('xwing2:range-bonus.2 one more at attack range 3', () => {
    const rolled = (gap: number) =>
      faces(shoot(table({ us: [xwing(us)], them: [xwing(ahead(gap))] })), 'defense').length;
    expect([100, 200, 200.1, 300].map(rolled)).toEqual([2, 2, 3, 3]);
  });

  it('xwing2:attack.13 agility, range 3 and an obstacle: 2 + 1 + 1', () => {
    const game = table({
      us: [xwing(us)],
      them: [xwing(ahead(250))],
      obstacles: [{ outline: 'coreasteroid5', at: [400, 545, 0] }],
    });
    expect(faces(shoot(game), 'defense')).toHaveLength(4);
    expect(countDice(2, 2, { max: 3 })).toBe(3);
  });

  it('xwing2:attack.15 at range 0 enemies take no defense dice away, the defender’s own tokens do', () => {
    const them = (gap: number, strain: number) => [xwing(ahead(gap), { tokens: { strain } })];
    const rolled = (gap: number, strain: number) => {
      const contacts = gap === 0 ? ([[0, 1]] as const) : [];
      const ships = { us: [trial('defender-rolls-one-fewer')], them: them(gap, strain), contacts };
      return faces(shoot(table(ships)), 'defense').length;
    };
    expect(rolled(150, 0)).toBe(1);
    expect(rolled(0, 0)).toBe(2);
    expect(rolled(0, 1)).toBe(1);
  });

  it('xwing2:strain.1 xwing2:strain.2 a strained ship rolls one die fewer, however many tokens it has', () => {
    const rolled = (strain: number) =>
      faces(shoot(table({ us: [xwing(us)], them: [xwing(ahead(150), { tokens: { strain } })] })), 'defense')
        .length;
    expect([0, 1, 3].map(rolled)).toEqual([2, 1, 1]);
  });

  it('xwing2:strain.3 then it loses one of the tokens', () => {
    const game = shoot(table({ us: [xwing(us)], them: [xwing(ahead(150), { tokens: { strain: 2 } })] }));
    expect(changes(game, 'defense')).toEqual([[-1, 'xwing2:strain.2']]);
    expect(game.eventsOf('lost')).toMatchObject([
      { ship: 1, token: 'strain', count: 1, because: 'xwing2:strain.3' },
    ]);
    expect(game.ship(1).tokens.strain).toBe(1);
  });

  it('xwing2:friendly.1 xwing2:enemy.1 a player’s ships are friendly to each other and roll that player’s dice', () => {
    const game = table({ us: [xwing(us), tie([600, 200, 0])], them: [decimator([400, 560, 180])] });
    const [attacker, friend, enemy] = game.state.ships as [Ship, Ship, Ship];
    const relation = (a: Ship, b: Ship) => relationOf(game.state, a.player, b.player);
    expect([relation(attacker, friend), relation(attacker, enemy), relation(enemy, enemy)]).toEqual([
      'friendly',
      'enemy',
      'friendly',
    ]);
    // Agility 0: only the attacker's player rolls, from a stream of its own.
    const before = game.state.streams;
    game.attack(0, 2).passAll();
    const moved = STREAMS.filter((_, stream) =>
      [0, 1, 2, 3].some((i) => game.state.streams[stream * 4 + i] !== before[stream * 4 + i]),
    );
    expect(moved.filter((name) => name.startsWith('dice'))).toEqual(['dice of player 1']);
  });
});
