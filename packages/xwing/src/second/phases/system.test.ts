import { describe, expect, it } from 'vitest';
import type { At, TestShip } from '../testing/index.ts';
import { table, tie, xwing } from '../testing/index.ts';

const CLOAKED = { tokens: { cloak: 1 } };
/** Cloaked ships of initiative 1, 4 and 3. */
const tie1 = (at: At): TestShip => tie(at, CLOAKED);
const sigma = (at: At): TestShip => ({ pilot: 'sigmasquadronace', at, ...CLOAKED });
const imdaar = (at: At): TestShip => ({ pilot: 'imdaartestpilot', at, ...CLOAKED });

/** Who is asked in turn, everybody passing. */
function order(us: readonly TestShip[], them: readonly TestShip[], firstPlayer: 0 | 1 = 0) {
  const game = table({ us, them, firstPlayer }).run({ kind: 'system' });
  const asked: number[] = [];
  while (game.question) {
    const { question } = game;
    if (question.kind === 'system') asked.push(question.ship);
    if (question.kind === 'choose-system') game.answer(0);
    else game.pick('done');
  }
  return asked;
}

describe('the System Phase', () => {
  it('xwing2:system-phase.1 runs by ascending initiative', () => {
    const us = [sigma([200, 200, 0]), tie1([400, 200, 0]), xwing([700, 200, 0])];
    expect(order(us, [imdaar([400, 700, 180])])).toEqual([1, 3, 0]);
  });

  it('xwing2:system-phase.2 lets each ship do what it may, or nothing', () => {
    const game = table({ us: [imdaar([400, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0, because: 'xwing2:system-phase.2' });
    game.pick('done');
    expect(game.ship(0)).toMatchObject({ systemDone: true, tokens: { cloak: 1 } });
    expect(game.story).toEqual(['phase']);
  });

  it('xwing2:system-phase.4 a player with several at one initiative picks, and finishes one', () => {
    const game = table({ us: [imdaar([200, 200, 0]), imdaar([600, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'choose-system', player: 0 });
    expect(game.options).toEqual([{ ship: 0 }, { ship: 1 }]);
    game.pick({ ship: 1 });
    expect(game.question).toMatchObject({ kind: 'system', ship: 1 });
    game.pick({ move: 'boost' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0 });
    game.passAll();
  });

  it('xwing2:system-phase.5 the first player’s ships come before the other’s', () => {
    const ships = [[imdaar([200, 200, 0])], [imdaar([600, 700, 180])]] as const;
    expect(order(...ships, 0)).toEqual([0, 1]);
    expect(order(...ships, 1)).toEqual([1, 0]);
  });

  it('does not go back to an initiative that is over', () => {
    const game = table({ us: [imdaar([200, 200, 0]), tie([600, 200, 0])] }).run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0 });
    game.ship(1).tokens.cloak = 1;
    game.pick('done');
    expect(game.question).toBeUndefined();
  });
});
