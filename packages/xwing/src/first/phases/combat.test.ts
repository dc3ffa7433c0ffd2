import { describe, expect, it } from 'vitest';
import { type TestGame, table, tie, xwing } from '../testing/index.ts';

const pilot = (id: string, x: number, y = 200) => ({ pilot: id, at: [x, y, 0] as const });
const order = (game: TestGame): readonly number[] => game.eventsOf('in-combat').map(({ ship }) => ship);
const fought = (game: TestGame): TestGame => game.run({ kind: 'combat' }).passAll();

describe('the Combat phase', () => {
  it('xwing1:combat-phase.1 gives ships their opportunity in descending pilot skill', () => {
    const us = [pilot('academypilot', 200), pilot('wedgeantilles', 300)];
    expect(order(fought(table({ us, them: [pilot('obsidiansquadronpilot', 700, 800)] })))).toEqual([1, 2, 0]);
  });

  it('xwing1:combat-phase.2 a player orders own ships of equal pilot skill', () => {
    const game = table({ us: [xwing([200, 200, 0]), xwing([300, 200, 0])] }).run({ kind: 'combat' });
    expect(game.question).toMatchObject({ kind: 'choose-combat', player: 0 });
    game.pick({ ship: 1 }).passAll();
    expect(order(game)).toEqual([1, 0]);
  });

  it('xwing1:combat-phase.3 on a tie all ships of the initiative player come first', () => {
    const sides = {
      us: [pilot('rookiepilot', 200)],
      them: [pilot('rookiepilot', 600, 800), pilot('rookiepilot', 700, 800)],
    };
    expect(order(fought(table({ ...sides, initiative: 0 })))[0]).toBe(0);
    expect(order(fought(table({ ...sides, initiative: 1 })))[2]).toBe(0);
  });

  it('xwing1:combat-phase.4 a ship is active once, whatever happens to its pilot skill', () => {
    const game = table({ us: [pilot('wedgeantilles', 200), xwing([300, 200, 0]), xwing([400, 200, 0])] });
    game.run({ kind: 'combat' });
    game.state.ships[0]!.skills = [{ value: 0, until: 'end of combat' }];
    game.passAll();
    expect(order(game).filter((id) => id === 0)).toHaveLength(1);
  });

  it('xwing1:ion-token.6 an ionized ship attacks as usual', () => {
    const game = table({
      us: [xwing([400, 400, 0], { tokens: { ion: 1 } })],
      them: [tie([400, 520, 180])],
    }).combat(0);
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    game.passAll();
  });

  it('xwing1:bombs.4 a bomb token on the line obstructs nothing', () => {
    const bombs = [{ kind: 'seismiccharge', player: 0, at: [400, 500, 0] as const }];
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 600, 180])], bombs });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
  });

  it('xwing1:bombs.3 a bomb card is no weapon', () => {
    const us = [
      {
        pilot: 'scimitarsquadronpilot',
        at: [400, 400, 0] as const,
        upgrades: ['protonbombs', 'seismiccharges'],
      },
    ];
    const game = table({ us, them: [tie([400, 520, 180])] }).combat(0);
    expect(game.options).toHaveLength(2);
    expect(game.offers({ kind: 'attack', weapon: 0 })).toBe(true);
    game.passAll();
  });
});
