import { describe, expect, it } from 'vitest';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';

const HERE: At = [457, 300, 0];
const cr90 = (upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alderaanianguard',
  at: HERE,
  upgrades,
  ...more,
});
const AHEAD: At = [457, 650, 180];
const LEFT: At = [320, 300, 90];
const energy = (left: number) => ({ '/ships/0/energy': left });

/** Answers what is asked until the next attack may be chosen, or nothing is. */
function toNextAttack(game: TestGame): TestGame {
  while (game.question && game.question.kind !== 'attack') game.answer(game.options.length - 1);
  return game;
}
const weapons = (game: TestGame): readonly unknown[] => [
  ...new Set((game.options as readonly Record<string, unknown>[]).flatMap(({ weapon }) => weapon ?? [])),
];

describe('Bonus Attack: headers', () => {
  it('xwing2:huge-ships.5 a torpedo that attacks only as a bonus attack, and once a round', () => {
    const tubes = (flipped: boolean) =>
      table({
        us: [cr90(['ordnancetubes', 'protontorpedoes'])],
        them: [decimator(AHEAD)],
        locks: [[0, 1]],
        set: { '/ships/0/upgrades/0/flipped': flipped },
      }).engage(0);
    const game = tubes(false);
    const [torpedo] = weapons(game);
    game.pick({ weapon: torpedo });
    expect(game.state.attack?.bonus).toBe(true);
    toNextAttack(game);
    expect(game.offers({ weapon: torpedo })).toBe(false);
    game.passAll();
    // Offline, the tubes grant nothing: the torpedo makes the standard attack.
    const offline = tubes(true);
    expect(offline.eventsOf('attack')).toEqual([]);
    offline.passAll();
  });

  it('xwing2:huge-ships.5 the player says whether a cannon attacks under the header of a card, for its price', () => {
    const refit = (use: boolean) => {
      const game = table({
        us: [cr90(['corsairrefit', 'ioncannon'])],
        them: [decimator([457, 560, 180])],
        set: energy(3),
      }).engage(0);
      const cannon = weapons(game).at(-1);
      game.pick({ weapon: cannon });
      expect(game.question).toMatchObject({ kind: 'use-ability', because: 'xwing2:huge-ships.5' });
      game.pick({ use });
      expect(game.ship(0).energy).toBe(use ? 2 : 3);
      toNextAttack(game);
      return { game, cannon };
    };
    const bonus = refit(true);
    // The standard attack is still to be made, with the cannon again.
    expect(bonus.game.offers({ weapon: bonus.cannon })).toBe(true);
    bonus.game.pick({ weapon: bonus.cannon });
    expect(bonus.game.question?.kind).not.toBe('use-ability');
    toNextAttack(bonus.game);
    expect(bonus.game.offers({ weapon: bonus.cannon })).toBe(false);
    bonus.game.passAll();
    const standard = refit(false);
    standard.game.pick({ weapon: standard.cannon });
    expect(standard.game.question?.kind).not.toBe('use-ability');
    expect(standard.game.ship(0).energy).toBe(2);
    standard.game.passAll();
  });

  it('xwing2:huge-ships.23 the first of two attacks is free, the other costs energy', () => {
    const battery = (left: number) =>
      table({ us: [cr90(['protoncannonbattery'])], them: [decimator(AHEAD)], set: energy(left) }).engage(0);
    const game = battery(2);
    const [weapon] = weapons(game).slice(-1);
    game.pick({ weapon });
    expect(game.ship(0).energy).toBe(2);
    toNextAttack(game).pick({ weapon });
    expect(game.ship(0).energy).toBe(1);
    toNextAttack(game);
    expect(game.offers({ weapon })).toBe(false);
    game.passAll();
    const empty = battery(0);
    expect(empty.offers({ weapon })).toBe(true);
    empty.pick({ weapon });
    toNextAttack(empty);
    expect(empty.offers({ weapon })).toBe(false);
    empty.passAll();
  });

  it('xwing2:introduction.2 whether it attacks that defender for the first time in the round', () => {
    const nayr = (first: number, second: number) => {
      const game = table({
        us: [cr90(['spectreofnayr-epicsl', 'protoncannonbattery'], { tokens: { focus: 9 } })],
        them: [decimator(AHEAD), decimator([457, 720, 180])],
        set: energy(2),
      }).engage(0);
      const asked: boolean[] = [];
      for (const target of [first, second]) {
        game.pick({ weapon: weapons(game).at(-1), target });
        let use = false;
        while (game.question && game.question.kind !== 'attack') {
          use ||= game.offers({ use: true });
          game.answer(game.options.length - 1);
        }
        asked.push(use);
      }
      if (game.question) game.passAll();
      return asked;
    };
    expect(nayr(1, 1)).toEqual([true, false]);
    expect(nayr(1, 2)).toEqual([true, true]);
  });
});

describe('energy', () => {
  it('xwing2:huge-ships.24 is added by an upgrade to a ship that has energy, and to no other', () => {
    expect(table({ us: [cr90(['corsairrefit'])] }).ship(0).energy).toBe(
      table({ us: [cr90([])] }).ship(0).energy + 1,
    );
    expect(table({ us: [xwing(HERE, { upgrades: ['corsairrefit'] })] }).ship(0).energy).toBe(0);
  });

  it('xwing2:end-phase.4 comes back to huge ships alone, as do shields by the ship card', () => {
    const game = table({
      us: [cr90([], { shields: 2 }), xwing([200, 200, 0], { shields: 1 })],
      set: energy(0),
      phase: 'end',
    }).run({ kind: 'end-cleanup' });
    expect(game.eventsOf('energy')).toMatchObject([{ ship: 0 }]);
    expect(game.eventsOf('shield-recovered').every(({ ship }) => ship === 0)).toBe(true);
    expect(game.ship(1)).toMatchObject({ shields: 1, energy: 0 });
  });
});

describe('running over', () => {
  it('xwing2:huge-ships.35 an obstacle is remembered as met, and nothing else is', () => {
    const flown = (obstacles: readonly { outline: string; at: At }[]) =>
      table({ us: [cr90([])], obstacles })
        .fly(0, '3 straight')
        .passAll()
        .ship(0).flown.obstacle;
    expect(flown([{ outline: 'coreasteroid0', at: [457, 480, 0] }])).toBe(true);
    expect(flown([])).toBe(false);
  });

  it('xwing2:huge-ships.42 tells why a ship is not set down somewhere', () => {
    const game = table({ us: [cr90([])], them: [xwing([457, 540, 180])] }).fly(0, '3 straight');
    const why = (at: At) => game.tryAnswer([...at]).map(({ ruling, facts }) => [ruling, facts]);
    expect(why([457, 40, 0])).toEqual([['xwing2:huge-ships.42', { out: 'range' }]]);
    expect(why([457, 640, 0])).toContainEqual(['xwing2:huge-ships.42', { out: 'arc' }]);
    expect(why([457, 400, 0])).toContainEqual(['xwing2:overlap.1', undefined]);
    expect(why([457, 10, 0])).toContainEqual(['xwing2:ship-sizes.5', undefined]);
    game.answer([457, 260, 0]);
    game.passAll();
  });
});

describe('indicators', () => {
  it('xwing2:huge-ships.58 only turret upgrades have one', () => {
    const game = table({
      us: [cr90(['pointdefensebattery', 'ioncannon', 'modifieddorsalturret-epicsl'])],
      them: [tie(LEFT)],
    });
    expect(game.ship(0).upgrades.map(({ turret }) => turret)).toEqual([0, -1, 0]);
    expect(table({ us: [xwing(HERE, { upgrades: ['ioncannonturret'] })] }).ship(0).upgrades[0]!.turret).toBe(
      -1,
    );
  });

  it('xwing2:huge-ships.58 the turret upgrade of any other ship points where its one indicator does', () => {
    const shot = (turret: number) => {
      const us = [xwing([400, 400, 0], { upgrades: ['ioncannonturret'], turret })];
      const game = table({ us, them: [tie([540, 400, 0])] }).engage(0);
      const found = weapons(game);
      if (game.question) game.pick('none');
      return found;
    };
    expect([shot(1), shot(0)]).toEqual([[1], []]);
  });
});
