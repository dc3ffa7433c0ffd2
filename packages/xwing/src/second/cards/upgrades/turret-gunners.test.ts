import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** Gunners at turrets: which arc was attacked from this round, and initiative steps without a ship. */

const us: At = [400, 400, 0];
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

describe('Han Solo, the gunner', () => {
  const engagement = (mine: Partial<TestShip> = {}) =>
    table({
      us: [ywing(us, { upgrades: ['hansolo', 'ioncannonturret'], turret: 0, ...mine })],
      them: [xwing([400, 540, 180], { pilot: 'lukeskywalker' })],
    }).run({ kind: 'engagement' });

  it('xwing2:faq-specific-card-questions.4 attacks at initiative 7, before anybody engages, and not from that arc again', () => {
    const game = engagement();
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    expect(game.eventsOf('engages')).toEqual([]);
    game.rolls(...BLANK.slice(0, 6)).pick({ kind: 'attack', target: 1 });
    while (game.question && !(game.question.kind === 'attack' && game.question.ship === 0))
      game.answer(game.options.length - 1);
    expect(game.options).toMatchObject([{ weapon: 0 }, { kind: 'none' }]);
    game.passAll();
  });

  it('leaves the arc to the attack of the step when he passes', () => {
    const game = engagement().pick('none');
    while (game.question && !(game.question.kind === 'attack' && game.question.ship === 0))
      game.answer(game.options.length - 1);
    expect(game.offers({ weapon: 1 })).toBe(true);
    game.passAll();
  });

  it('xwing2:huge-ship-faq.5 on a huge ship too, which engages later', () => {
    const game = table({
      us: [{ pilot: 'alderaanianguard', at: [400, 300, 0], upgrades: ['hansolo', 'ioncannonturret'] }],
      them: [tie([400, 560, 180])],
    }).run({ kind: 'engagement' });
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    expect(game.eventsOf('engages')).toEqual([]);
    game.passAll();
  });
});

describe('Veteran Turret Gunner', () => {
  const after = (first: number, ship: TestShip) => {
    const game = table({ us: [ship], them: [tie([400, 540, 180]), tie([400, 260, 0])] });
    game
      .rolls(...BLANK.slice(0, 5))
      .engage(0)
      .pick({ kind: 'attack', weapon: first, target: 1 });
    return game;
  };

  it('xwing2:faq-arcs.2 attacks from the turret arc after a front arc attack, also where it points to the front', () => {
    const game = after(0, ywing(us, { upgrades: ['veteranturretgunner', 'ioncannonturret'], turret: 0 }));
    expect(game.everOffers({ kind: 'attack', weapon: 1 })).toBe(true);
  });

  it('not from the arc that it attacked from', () => {
    const game = after(0, { pilot: 'contractedscout', at: us, upgrades: ['veteranturretgunner'], turret: 0 });
    expect(game.everOffers({ kind: 'attack' })).toBe(false);
    const other = after(0, decimator(us, { upgrades: ['veteranturretgunner'], turret: 0 }));
    expect(other.everOffers({ kind: 'attack' })).toBe(true);
  });
});

describe('Ursa Wren, the gunner', () => {
  const locked = (at: At, beside: readonly At[] = []) =>
    table({
      us: [xwing(us, { upgrades: ['ursawren-gunner'] }), ...beside.map((one) => xwing(one))],
      them: [tie(at)],
    })
      .run({
        kind: 'window',
        ...occasion('after-lock', { ship: 0, other: 1 + beside.length, what: 'ship' }),
      })
      .ship(0).tokens.calculate;

  it('calculates after a lock beyond range 2, with no friend near it', () => {
    expect(locked([400, 700, 180])).toBe(1);
    expect(locked([400, 600, 180])).toBe(0);
    expect(locked([400, 700, 180], [[460, 700, 0]])).toBe(0);
  });
});

describe('a huge ship with Cluster Missiles', () => {
  it('xwing2:huge-ship-faq.3 fires them as standard attack and by their own bonus attack, and not again', () => {
    const game = table({
      us: [{ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades: ['clustermissiles'] }],
      them: [tie([430, 600, 180]), tie([480, 600, 180])],
      locks: [[0, 1]],
    });
    const missiles = { kind: 'attack', weapon: 2 };
    game.run({ kind: 'huge-attack', ship: 0, before: -1 });
    expect(game.offers(missiles)).toBe(true);
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.pick({ ...missiles, target: 1 });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.takes({ ...missiles, target: 2 });
    expect(game.everOffers(missiles)).toBe(false);
    expect(game.eventsOf('attack').map(({ weapon, defender }) => [weapon, defender])).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });
});
