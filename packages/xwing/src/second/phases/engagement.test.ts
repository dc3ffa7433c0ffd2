import { describe, expect, it } from 'vitest';
import { type TestGame, table } from '../testing/index.ts';

/** A ship for each of some pilots, in rows out of everybody's reach. */
const spread = (pilots: readonly string[], y: number, facing: number) =>
  pilots.map((pilot, i) => ({ pilot, at: [100 + 120 * i, y, facing] as const }));
const sides = (us: readonly string[], them: readonly string[], firstPlayer: 0 | 1 = 0) =>
  table({ us: spread(us, 100, 0), them: spread(them, 800, 180), firstPlayer });
const phase = (game: TestGame) => game.run({ kind: 'engagement' });
const order = (game: TestGame) => game.eventsOf('engages').map((event) => event.ship);

describe('the Engagement Phase', () => {
  it('xwing2:engagement-phase.1 ships engage one at a time, highest initiative first', () => {
    const game = phase(sides(['academypilot', 'blacksquadronace', 'howlrunner'], []));
    expect(order(game)).toEqual([2, 1, 0]);
    expect(game.eventsOf('engages')[0]).toMatchObject({ because: 'xwing2:engagement-phase.1' });
    expect(game.eventsOf('phase')).toMatchObject([{ phase: 'engagement' }]);
  });

  it('xwing2:engagement-phase.2 a ship that engages may attack or not', () => {
    const lay = () =>
      phase(
        table({
          us: [{ pilot: 'academypilot', at: [457, 300, 0] }],
          them: [{ pilot: 'crymorahgoon', at: [457, 500, 180] }],
        }),
      );
    expect(lay().offers({ kind: 'attack', target: 1 })).toBe(true);
    expect(lay().offers({ kind: 'none' })).toBe(true);
    const passed = lay().pick('none').passAll();
    expect(passed.eventsOf('no-attack')).toMatchObject([
      { ship: 0, because: 'xwing2:engagement-phase.2' },
      { ship: 1, because: 'xwing2:engagement-phase.2' },
    ]);
    expect(lay().pick({ target: 1 }).passAll().eventsOf('attack')).toMatchObject([
      { attacker: 0, defender: 1 },
    ]);
  });

  it('xwing2:engagement-phase.4 a player with several ships of one initiative picks their order', () => {
    const game = phase(sides(['blacksquadronace', 'academypilot', 'blacksquadronace'], []));
    expect(game.question).toMatchObject({ kind: 'choose-engagement', player: 0 });
    expect(game.options).toEqual([{ ship: 0 }, { ship: 2 }]);
    game.pick({ ship: 2 });
    expect(order(game)).toEqual([2, 0, 1]);
  });

  it('xwing2:engagement-phase.5 at a shared initiative all ships of the first player engage first', () => {
    const four = ['gideonhask', 'seynmarana'];
    const theirs = ['skullsquadronpilot', 'joyrekkoff'];
    const first = phase(sides(four, theirs, 1));
    expect(first.question).toMatchObject({ player: 1 });
    first.pick({ ship: 3 }).pick({ ship: 1 });
    expect(order(first)).toEqual([3, 2, 1, 0]);
    expect(
      order(
        phase(sides(four, theirs, 0))
          .pick({ ship: 0 })
          .pick({ ship: 2 }),
      ),
    ).toEqual([0, 1, 2, 3]);
  });

  it('xwing2:engagement-phase.6 a ship whose initiative falls after it engaged does not engage again', () => {
    const game = sides(['howlrunner', 'academypilot'], ['skullsquadronpilot']);
    Object.assign(game.ship(0), { engaged: true, initiatives: [{ value: 2, until: 'end of engagement' }] });
    game.state.engaging = 5;
    game.run({ kind: 'engage-next' });
    expect(order(game)).toEqual([2, 1]);
  });

  it('lets a ship whose initiative rises engage in the step that runs, after those whose step it is', () => {
    const game = sides(['academypilot', 'gideonhask'], ['skullsquadronpilot', 'blacksquadronace']);
    game.ship(0).initiatives = [{ value: 6, until: 'end of engagement' }];
    game.state.engaging = 4;
    game.state.ships[3]!.engaged = true;
    game.run({ kind: 'engage-next' });
    expect(order(game)).toEqual([1, 2, 0]);
    expect(game.ship(0).initiatives).toEqual([]);
  });

  it('engages nobody when nobody is left', () => {
    expect(phase(table({ us: [] })).story).toEqual(['phase']);
  });
});
