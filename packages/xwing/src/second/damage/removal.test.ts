import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, gain, sufferHits } from '../abilities/language.ts';
import { fang, interceptor, type TestGame, table, tie, xwing, ywing } from '../testing/index.ts';
import { moreDamageCards } from '../testing/more-damage-cards.ts';
import { sufferDamage } from './suffer.ts';

// For windows that no card of the house uses.
const { lay, take, hooked } = moreDamageCards({
  'Last Words': at('after-destroyed').you(gain('focus')),
  'Weak Spot': at('start-of-engagement').you(sufferHits(9)),
  'Late Fire': at('end-of-engagement').you(sufferHits(9)),
});
beforeAll(lay);
afterAll(take);

const ROCK = { outline: 'coreasteroid1', at: [457, 300, 0] as const };
const kill = (game: TestGame, ship: number) =>
  game.does((running) =>
    sufferDamage(running, running.state.ships[ship]!, { hits: 12, crits: 0 }, 'xwing2:damage.1'),
  );
/** What happened to ships, in order. */
const fates = (game: TestGame) =>
  game.events.flatMap((event) =>
    event.kind === 'destroyed' || event.kind === 'removed' || event.kind === 'engages'
      ? [`${event.kind} ${event.ship}`]
      : [],
  );

/** The whole Engagement Phase, up to its first question. */
const engagement = (game: TestGame) => game.run({ kind: 'engagement' });
/** The ship that is asked attacks, whatever of its own it could spend, with dice that leave no doubt. */
const shoots = (game: TestGame, target: number, attackDice: number, defenseDice: number) => {
  game.rolls(...new Array<string>(attackDice).fill('hit'), ...new Array<string>(defenseDice).fill('blank'));
  return game.pick({ kind: 'attack', target });
};

describe('destroying ships', () => {
  it('xwing2:destroying-ships.1 a ship is destroyed once it has as many damage cards as hull', () => {
    const game = table({ us: [{ pilot: 'phoenixsquadronpilot', at: [457, 300, 0], shields: 0 }] });
    const suffer = (hits: number) =>
      game.does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits, crits: 0 }, 'xwing2:damage.1'),
      );
    suffer(1);
    expect(game.story).toEqual(['damage-dealt']);
    expect(game.ship(0).destroyed).toBe(false);
    suffer(1);
    expect(game.story).toEqual(['damage-dealt', 'destroyed', 'removed', 'points']);
    expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 0, because: 'xwing2:destroying-ships.1' }]);
  });

  it('is destroyed by faceup cards only after their text has resolved', () => {
    const game = table({
      us: [tie([457, 300, 0], { damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'] })],
    });
    game
      .deals('Panicked Pilot')
      .does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits: 0, crits: 1 }, 'xwing2:damage.1'),
      );
    expect(game.story).toEqual([
      'damage-dealt',
      'ability',
      'gained',
      'repaired',
      'destroyed',
      'removed',
      'points',
    ]);
  });

  it('xwing2:destroying-ships.3 outside the Engagement Phase it is removed at once, when the queue is empty', () => {
    const damage = ['facedown: Fuel Leak', 'facedown: Fuel Leak'];
    const game = table({ us: [tie([457, 200, 0], { damage })], obstacles: [ROCK] });
    game.rolls('blank').fly(0, '2 straight');
    expect(fates(game)).toEqual(['destroyed 0', 'removed 0']);
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action')).toEqual([]);
    expect(game.ship(0).place).toBe('removed');
  });

  it('ends the activation there: no more obstacles, no ship overlap, no ability after the maneuver', () => {
    const damage = ['facedown: Fuel Leak', 'facedown: Fuel Leak', 'Stunned Pilot'].slice(0, 2);
    const game = table({
      us: [{ pilot: 'nightbeast', at: [457, 200, 0], damage }, tie([457, 310, 0])],
      obstacles: [{ outline: 'coreasteroid1', at: [457, 262, 0] }],
    });
    game.rolls('blank').fly(0, '2 straight');
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'partially' }]);
    expect(game.eventsOf('overlap')).toEqual([]);
    expect(fates(game)).toEqual(['destroyed 0', 'removed 0']);
  });

  it('xwing2:destroying-ships.4 xwing2:engagement-phase.3 in the Engagement Phase it is removed after the initiative that runs', () => {
    const game = engagement(
      table({
        us: [{ pilot: 'howlrunner', at: [457, 300, 0] }],
        them: [
          {
            pilot: 'graysquadronbomber',
            at: [457, 450, 180],
            shields: 0,
            damage: ['Fuel Leak', 'Fuel Leak', 'Hull Breach', 'Direct Hit!', 'Direct Hit!'].map(
              (name) => `facedown: ${name}`,
            ),
          },
          { pilot: 'skullsquadronpilot', at: [157, 450, 180] },
        ],
      }),
    );
    shoots(game, 1, 2, 1).passAll();
    expect(fates(game)).toEqual(['engages 0', 'destroyed 1', 'removed 1', 'engages 2']);
    expect(game.ship(1)).toMatchObject({ place: 'removed', engaged: false });
    expect(game.eventsOf('points')).toMatchObject([
      { player: 0, points: 1, because: 'xwing2:mission-points.1' },
    ]);
  });

  it('xwing2:destroying-ships.5 what the destruction triggers comes at once, before the removal', () => {
    const game = kill(hooked(table({ us: [tie([457, 200, 0], { damage: ['Last Words'] })] })), 0);
    const after = game.story.slice(game.story.indexOf('destroyed'));
    expect(after.filter((kind) => kind !== 'damage-dealt')).toEqual([
      'destroyed',
      'ability',
      'gained',
      'removed',
      'points',
    ]);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('waits with it for the Aftermath when an attack destroys, and does it once', () => {
    const damage = ['Last Words', 'facedown: Fuel Leak'];
    const game = engagement(
      hooked(
        table({
          us: [interceptor([457, 300, 0]), interceptor([500, 300, 0])],
          them: [tie([457, 500, 180], { damage })],
        }),
      ),
    );
    game.pick({ ship: 0 });
    shoots(game, 2, 3, 3);
    const story = game.story;
    expect(story.indexOf('destroyed')).toBeGreaterThan(story.indexOf('attack-hits'));
    expect(story.indexOf('ability')).toBeGreaterThan(story.lastIndexOf('damage-dealt'));
    shoots(game, 2, 3, 3).passAll();
    expect(game.eventsOf('attack').length).toBe(2);
    expect(game.eventsOf('ability').length).toBe(1);
  });
});

describe('simultaneous fire', () => {
  const facing = (ours: string, theirs: string) =>
    table({
      us: [{ pilot: ours, at: [457, 300, 0] }],
      them: [
        {
          pilot: theirs,
          at: [457, 500, 180],
          shields: 0,
          damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'],
        },
      ],
    });

  it('xwing2:simultaneous-fire.1 both ships of an initiative fire before either is removed', () => {
    const game = engagement(facing('zealousrecruit', 'academypilot'));
    shoots(game, 1, 3, 3);
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    expect(game.question).toMatchObject({ kind: 'attack', ship: 1 });
    game.pick({ kind: 'attack', target: 0 }).passAll();
    expect(fates(game).slice(0, 3)).toEqual(['engages 0', 'destroyed 1', 'engages 1']);
    expect(fates(game).at(-1)).toBe('removed 1');
  });

  it('removes both when both are destroyed', () => {
    const hurt = ['facedown: Fuel Leak', 'facedown: Fuel Leak', 'facedown: Fuel Leak'];
    const game = engagement(
      table({
        us: [fang([457, 300, 0], { damage: hurt })],
        them: [{ pilot: 'academypilot', at: [457, 500, 180], damage: hurt.slice(1) }],
      }),
    );
    shoots(game, 1, 3, 3);
    shoots(game, 0, 2, 3);
    expect(fates(game)).toEqual([
      'engages 0',
      'destroyed 1',
      'engages 1',
      'destroyed 0',
      'removed 0',
      'removed 1',
    ]);
    expect(game.state.players.map((player) => player.points)).toEqual([1, 1]);
  });

  it('xwing2:simultaneous-fire.2 a destroyed ship of the initiative that runs still engages', () => {
    const game = engagement(facing('skullsquadronpilot', 'gideonhask'));
    shoots(game, 1, 3, 3);
    expect(game.ship(1)).toMatchObject({ destroyed: true, engaged: true });
    expect(game.offers({ kind: 'attack', target: 0 })).toBe(true);
    game.passAll();
    expect(fates(game)).toEqual(['engages 0', 'destroyed 1', 'engages 1', 'removed 1']);
  });

  it('lets a destroyed ship of a higher, past initiative not come back, and one of a lower never fire', () => {
    const game = engagement(facing('howlrunner', 'academypilot'));
    shoots(game, 1, 2, 3).passAll();
    expect(fates(game)).toEqual(['engages 0', 'destroyed 1', 'removed 1']);
  });

  it('xwing2:simultaneous-fire.3 what is destroyed before the first initiative is removed after it', () => {
    const game = engagement(
      hooked(
        table({
          us: [{ pilot: 'fennrau', at: [457, 300, 0], damage: ['Weak Spot'] }],
          them: [
            { pilot: 'graysquadronbomber', at: [457, 500, 180] },
            { pilot: 'academypilot', at: [157, 500, 180], damage: ['Weak Spot'] },
          ],
        }),
      ),
    );
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'table' });
    game.passAll();
    expect(fates(game)).toEqual([
      'destroyed 0',
      'destroyed 2',
      'engages 0',
      'removed 0',
      'removed 2',
      'engages 1',
    ]);
  });

  it('removes before the next phase what the end of the phase destroys', () => {
    const game = engagement(hooked(table({ us: [tie([457, 300, 0], { damage: ['Late Fire'] })] })));
    expect(fates(game)).toEqual(['engages 0', 'destroyed 0', 'removed 0']);
  });
});

describe('removed from the game', () => {
  it('xwing2:removed-from-the-game.1 a removed ship returns its tokens and touches and locks nothing', () => {
    const tokens = { focus: 1, stress: 2, ion: 1 };
    const game = table({
      us: [xwing([400, 300, 0], { tokens }), ywing([440, 300, 0])],
      them: [tie([400, 500, 180])],
      contacts: [[0, 1]],
      locks: [[2, 0]],
    });
    kill(game, 0);
    expect(game.ship(0).place).toBe('removed');
    expect(Object.values(game.ship(0).tokens).every((count) => count === 0)).toBe(true);
    expect(game.state.contacts).toEqual([]);
    expect(game.eventsOf('lock-broken')).toMatchObject([
      { ship: 2, on: 0, because: 'xwing2:removed-from-the-game.1' },
    ]);
  });

  it('is the same for a ship that flees, which is not destroyed', () => {
    const game = table({ us: [tie([457, 890, 0], { tokens: { evade: 1 }, points: 3 })] });
    game.fly(0, '2 straight');
    expect(game.ship(0)).toMatchObject({ place: 'removed', fled: true, destroyed: false });
    expect(game.ship(0).tokens.evade).toBe(0);
    expect(game.story.slice(-3)).toEqual(['maneuver', 'fled', 'points']);
    expect(game.state.players.map((player) => player.points)).toEqual([0, 3]);
  });

  it('xwing2:removed-from-the-game.2 the lock that a removed ship had ends', () => {
    const game = table({
      us: [xwing([400, 300, 0]), xwing([500, 300, 0])],
      them: [tie([400, 500, 180])],
      locks: [
        [0, 2],
        [1, 2],
      ],
    });
    kill(game, 0);
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
    expect(game.eventsOf('lock-broken')).toMatchObject([
      { ship: 0, on: 2, because: 'xwing2:removed-from-the-game.2' },
    ]);
  });

  it('is no longer in the way, nor in anybody’s reach', () => {
    const game = table({ us: [tie([457, 200, 0]), xwing([457, 300, 0])] });
    kill(game, 1);
    game.fly(0, '3 straight').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'fully', overlapped: [] }]);
  });
});
