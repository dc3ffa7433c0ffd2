import { placeHelp } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { type At, phantom, type TestGame, table, tie } from '../testing/index.ts';

const far = tie([850, 880, 180]);
const ship = (pilot: string, upgrades: readonly string[] = [], at: At = [400, 400, 0]) => ({
  pilot,
  at,
  upgrades,
});
const rock = (x: number, y: number) => [{ outline: 'coreasteroid0', at: [x, y, 0] as const }];
/** The ship’s first barrel roll, up to its ways. */
const rolls = (game: TestGame): TestGame => game.act(0).pick({ action: 'barrel-roll' });

describe('rolls by other templates', () => {
  it('xwing1:faq-ship-cards.44 Lieutenant Lorrir declares side and bend, and must roll so if it fits; for a stress token', () => {
    const game = rolls(table({ us: [ship('lieutenantlorrir')], them: [far] }));
    expect(game.options).toEqual([
      { side: 'left' },
      { side: 'right' },
      { side: 'left', by: 'forward' },
      { side: 'right', by: 'forward' },
      { side: 'left', by: 'back' },
      { side: 'right', by: 'back' },
    ]);
    game.pick({ side: 'right', by: 'forward' });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.question).toMatchObject({ kind: 'roll-placement' });
    const elsewhere = game.tryAnswer([400, 400, 0]);
    expect(elsewhere).toMatchObject([{ ruling: 'xwing1:barrel-roll.4' }]);
    // The 1 bank ends 56.57 mm to the right of the side and 23.43 ahead, the ship half a base beyond at 45 degrees.
    game.answer([490.71, 437.57, 315]);
    expect(game.pose(0).x).toBeCloseTo(490.71, 1);
    expect(game.pose(0).facing).toBeCloseTo(315, 6);
    expect(game.eventsOf('moved')).toMatchObject([{ template: { shape: 'bank', speed: 1 } }]);
  });

  it('xwing1:faq-ship-cards.45 what does not fit may be declared otherwise, or another action taken', () => {
    const game = rolls(table({ us: [ship('lieutenantlorrir')], them: [far], obstacles: rock(480, 420) }));
    game.pick({ side: 'right', by: 'forward' });
    expect(game.eventsOf('impossible')).toMatchObject([{ what: { side: 'right', by: 'forward' } }]);
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(game.question).toMatchObject({ kind: 'action' });
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.pick({ action: 'barrel-roll' });
    expect(game.offers({ side: 'right', by: 'forward' })).toBe(false);
    expect(game.refusal('right forward')).toMatch(/^xwing1:barrel-roll/);
    game.pick({ side: 'left' }).answer([320, 400, 0]);
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('StarViper Mk.II rolls by banks only, and gets no stress for it', () => {
    const game = rolls(table({ us: [ship('blacksunenforcer', ['starvipermkii'])], them: [far] }));
    expect(game.offers({ side: 'left' })).toBe(true);
    expect(game.options.every((option) => 'by' in (option as object))).toBe(true);
    game.pick({ side: 'left', by: 'back' });
    expect(game.ship(0).tokens.stress).toBe(0);
    const { question } = game;
    if (question?.form !== 'place') throw new Error('no place is asked');
    const place = placeHelp(question, game.help).propose(() => 0.5)!;
    game.answer(place);
    expect(game.pose(0)).toMatchObject({ x: place[0], y: place[1] });
    expect(game.pose(0).facing).toBeCloseTo(315, 6);
  });

  it('“Zeta Ace” may roll by the 2 straight', () => {
    const game = rolls(table({ us: [ship('zetaace')], them: [far] }));
    game.pick({ side: 'right', by: 'long' }).answer([520, 400, 0]);
    expect(game.pose(0)).toMatchObject({ x: 520, y: 400, facing: 0 });
  });

  it('“Blue Ace” may boost by the 1 turn', () => {
    const game = table({ us: [ship('blueace')], them: [far] }).act(0);
    game.pick({ action: 'boost' });
    expect(game.options).toHaveLength(5);
    game.pick({ direction: 'turn-left' });
    expect(game.pose(0).facing).toBeCloseTo(270, 6);
    expect(game.eventsOf('moved')).toMatchObject([
      { how: 'boost', way: 'left', template: { shape: 'turn' } },
    ]);
  });
});

describe('“Echo”', () => {
  const echo = (obstacles: ReturnType<typeof rock> = []) =>
    table({
      us: [{ ...phantom([400, 400, 0], { tokens: { cloak: 1 } }), pilot: 'echo' }],
      them: [far],
      obstacles,
    }).run({
      kind: 'decloak',
      ship: 0,
      tried: [],
    });

  it('xwing1:faq-ship-cards.22 declares side and direction, and must decloak so if it fits', () => {
    const game = echo();
    expect(game.options).toEqual(
      [
        'roll-left-forward',
        'roll-left-back',
        'roll-right-forward',
        'roll-right-back',
        'boost-left',
        'boost-right',
        'none',
      ].map((move) => ({ move })),
    );
    game.pick({ move: 'boost-left' });
    expect(game.pose(0).facing).toBeCloseTo(315, 6);
    expect(game.ship(0).tokens.cloak).toBe(0);
  });

  it('xwing1:faq-ship-cards.23 what does not fit may be replaced by another way, or she stays cloaked', () => {
    const game = echo(rock(370, 500)).pick({ move: 'boost-left' });
    expect(game.eventsOf('impossible')).toHaveLength(1);
    expect(game.offers({ move: 'boost-left' })).toBe(false);
    expect(game.offers({ move: 'boost-right' })).toBe(true);
    game.pick({ move: 'none' });
    expect(game.ship(0).tokens.cloak).toBe(1);
  });
});
