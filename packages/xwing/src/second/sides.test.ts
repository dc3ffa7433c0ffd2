import { noLeak, thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../formats/xwing2-amg.json' with { type: 'json' };
import { SECOND } from './rules.ts';
import { deploymentProblems } from './setup/deploy.ts';
import { setupFromSquads } from './setup/from-squads.ts';
import { rollForPlayerOrder } from './setup/player-order.ts';
import { setupProblems } from './setup/setup.ts';
import { opponentOf, othersThan, playerOrder, relationOf } from './sides.ts';
import { READY_SQUADS } from './squads/index.ts';
import { packFrom } from './squads/pack.ts';
import { occasion, type SecondState } from './state.ts';
import { type At, table, tie, xwing } from './testing/index.ts';
import { stayingAnswerer } from './testing/players.ts';
import './testing/cards.ts';

const PACK = packFrom(amg);
const squadOf = (id: string) => READY_SQUADS.find((ready) => ready.id === id)!.squad;
const QUICK = ['four-x-wings', 'decimator', 'hunter-and-fangs', 'howlrunners-six'] as const;
const MIDDLE: At = [400, 200, 0];
const ENGAGEMENT = { kind: 'window', ...occasion('start-of-engagement') } as const;

const three = (more: { readonly teams?: readonly number[] } = {}) =>
  table({
    us: [tie([300, 200, 0])],
    them: [tie([300, 400, 180])],
    others: [[tie([400, 300, 270])]],
    phase: 'engagement',
    ...more,
  });

/** Two against two; ships 0 and 1 are of one team, 2 and 3 of the other. */
const teams = (us = [xwing(MIDDLE)], ally: At = [400, 300, 0]) =>
  table({
    us,
    them: [tie(ally)],
    others: [[tie([400, 420, 180])], [tie([600, 420, 180])]],
    teams: [0, 0, 1, 1],
    phase: 'engagement',
  });

describe('more than two players', () => {
  it('xwing2:player-order.4 all roll for first, then the rest for second; who ties rolls again', () => {
    const game = three();
    const roll = (...faces: string[]) => game.rolls(...faces);
    roll('crit', 'blank', 'blank', 'hit', 'hit', 'blank', 'crit', 'blank', 'blank');
    roll('blank', 'blank', 'blank', 'focus', 'blank', 'blank');
    roll('blank', 'blank', 'hit', 'hit', 'hit', 'hit');
    game.does((running) => rollForPlayerOrder(running, 'xwing2:planning-phase.3'));
    expect(game.eventsOf('player-order')).toMatchObject([
      { players: [0, 1, 2], place: 0, first: -1, because: 'xwing2:planning-phase.6' },
      { players: [0, 2], place: 0, first: 2, because: 'xwing2:planning-phase.3' },
      { players: [0, 1], place: 1, first: 1, because: 'xwing2:player-order.4' },
    ]);
    expect(playerOrder(game.state)).toEqual([2, 1, 0]);
    expect(game.state.firstPlayer).toBe(2);
  });

  it('engage in player order at one initiative', () => {
    const game = table({
      us: [tie([100, 100, 0])],
      them: [tie([800, 800, 0])],
      others: [[tie([100, 800, 0])]],
      phase: 'engagement',
      firstPlayer: 1,
    }).run({ kind: 'engagement' });
    game.passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([1, 2, 0]);
  });

  it('attack every other player’s ships, and modify dice after the player who defends', () => {
    const game = three();
    game.run({ kind: 'attack', ship: 0, bonus: false });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    expect(othersThan(game.state, 0, 2)).toEqual([2, 1]);
    expect([0, 1, 2].map((player) => opponentOf(game.state, player))).toEqual([1, 2, 0]);
    game.state.ships[1]!.place = 'removed';
    expect(opponentOf(game.state, 0)).toBe(2);
    game.state.ships[1]!.place = 'table';
    game.passAll();
  });

  it('earn the points of what they destroy; what flees is everybody else’s', () => {
    const game = table({
      us: [xwing([300, 200, 0])],
      them: [
        tie([300, 300, 180], { points: 4, damage: ['facedown: Panicked Pilot', 'facedown: Panicked Pilot'] }),
      ],
      others: [[tie([600, 300, 180], { points: 3 })]],
      phase: 'engagement',
    }).rolls('hit', 'hit', 'hit', 'blank', 'blank');
    game.attack(0, 1).passAll();
    expect(game.ship(1).destroyedBy).toBe(0);
    game.run({ kind: 'remove-destroyed' });
    expect(game.state.players.map(({ points }) => points)).toEqual([4, 0, 0]);
    game.state.ships[2]!.destroyed = true;
    game.run({ kind: 'remove-destroyed' });
    expect(game.state.players.map(({ points }) => points)).toEqual([7, 3, 0]);
    game.run({ kind: 'end-round' });
    expect(game.state.result).toEqual({ winner: 0, because: 'xwing2:removed-from-the-game.3' });
  });

  it('deploy at an edge each, outside the areas of the others', () => {
    const game = three();
    const refused = (ship: number, ...[x, y, facing]: At) =>
      deploymentProblems(game.state, game.state.ships[ship]!, { x, y, facing }).map(({ ruling }) => ruling);
    expect(refused(2, 60, 500, 90)).toEqual([]);
    expect(refused(2, 90, 500, 90)).toEqual(['xwing2:setup.9']);
    expect(refused(2, 60, 100, 90)).toEqual(['xwing2:setup.9']);
    expect(refused(0, 60, 60, 0)).toEqual(['xwing2:setup.9']);
    expect(refused(0, 500, 60, 0)).toEqual([]);
  });

  it('are two to four, without scenario; teams are at least two', () => {
    const setup = setupFromSquads(PACK, [squadOf(QUICK[0]), squadOf(QUICK[1]), squadOf(QUICK[2])]);
    expect(setup.sides.map(({ obstacles }) => obstacles.length)).toEqual([2, 2, 2]);
    expect(setupProblems(setup)).toEqual([]);
    expect(setupProblems({ ...setup, sides: [setup.sides[0]] })).toEqual([
      'setup.sides: expected two to 4 sides',
    ]);
    expect(setupProblems({ ...setup, teams: [0, 0, 0] })).toEqual([
      'setup.teams: expected at least two teams',
    ]);
    const { scenario } = setupFromSquads(PACK, [squadOf(QUICK[0]), squadOf(QUICK[1])], 'salvage');
    expect(setupProblems({ ...setup, scenario })).toEqual([
      'setup.scenario: a scenario is for two players, here are more',
    ]);
  });
});

describe('allied ships', () => {
  it('xwing2:allied.1 of a team mate are allied, neither friendly nor enemy', () => {
    const { state } = teams();
    expect([0, 1, 2, 3].map((player) => relationOf(state, 0, player))).toEqual([
      'friendly',
      'allied',
      'enemy',
      'enemy',
    ]);
  });

  it('xwing2:allied.2 cannot be attacked', () => {
    const game = teams().run({ kind: 'attack', ship: 0, bonus: false });
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(true);
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(false);
    expect(game.refusal('ship-1')).toBe('xwing2:allied.2');
    game.passAll();
  });

  it('xwing2:allied.3 get nothing from effects on friendly ships', () => {
    const leader = { pilot: 'orders-an-attack-die-more', at: MIDDLE };
    const game = teams([leader, xwing([480, 200, 0])]).run(ENGAGEMENT);
    expect(game.state.ships.map(({ lasting }) => lasting.length)).toEqual([0, 1, 0, 0, 0]);
  });

  it('xwing2:allied.4 are never the ship itself', () => {
    const leader = { pilot: 'calculates-for-allies', at: MIDDLE };
    const game = teams([leader, xwing([480, 200, 0])]).run(ENGAGEMENT);
    expect(game.state.ships.map(({ tokens }) => tokens.calculate)).toEqual([0, 0, 1, 0, 0]);
  });

  it('xwing2:overlap.8 xwing2:overlap.9 are run into like friendly ones', () => {
    const game = teams([xwing([400, 200, 0])], [400, 290, 0]).rolls('hit');
    game.fly(0, '2 straight');
    expect(game.eventsOf('overlap')).toMatchObject([
      { ship: 0, friendly: true, because: 'xwing2:overlap.8' },
    ]);
  });

  it('win and lose together, by the points of all', () => {
    const game = teams();
    game.state.ships[2]!.place = 'removed';
    game.state.ships[3]!.place = 'removed';
    game.run({ kind: 'end-round' });
    expect(game.eventsOf('game-over')).toMatchObject([{ winner: 0, winners: [0, 1] }]);
    expect(SECOND.outcome(game.state)).toEqual({
      winner: 0,
      winners: [0, 1],
      because: 'xwing2:removed-from-the-game.3',
    });
    const last = teams();
    Object.assign(last.state, { round: 12, rounds: 12 });
    for (const [player, points] of [2, 2, 3, 0].entries()) last.state.players[player]!.points = points;
    last.run({ kind: 'end-round' });
    expect(last.eventsOf('game-over')).toMatchObject([{ winner: 0, winners: [0, 1] }]);
  });
});

describe('whole games of more than two', () => {
  const gameOf = (count: number, together?: readonly number[]): SecondState => {
    const [first, second, ...more] = QUICK.slice(0, count).map(squadOf);
    const setup = setupFromSquads(PACK, [first!, second!, ...more], 'none', undefined, together);
    return SECOND.begin({ ...setup, rounds: 3 }, growStreams('many', SECOND.streams));
  };
  const minds = (count: number) => {
    const streams = growStreams('minds', ['one', 'two', 'three', 'four']);
    return Array.from({ length: count }, (_, index) => stayingAnswerer(streams, index));
  };

  it.each([
    ['three players', 3, undefined],
    ['two teams of two', 4, [0, 0, 1, 1]],
  ] as const)(
    '%s are the same straight, saved and restored, undone and repeated',
    (_, count, together) => {
      const played = thrice(
        SECOND,
        () => gameOf(count, together),
        () => minds(count),
        { saveEvery: 10 },
      );
      expect(played.outcome).not.toBeNull();
      expect(new Set(played.answers.map(({ player }) => player)).size).toBe(count);
    },
    120_000,
  );

  it('tell none of three players the dials of another', () => {
    const game = three();
    for (const ship of game.state.ships) ship.dial = 3;
    for (const player of [-1, 0, 1, 2])
      noLeak(
        SECOND,
        game.state,
        (state) => {
          for (const ship of state.ships) if (ship.player !== player) ship.dial = 5;
          for (let i = 0; i < state.streams.length; i++) state.streams[i]! ^= 0x5a5a;
        },
        player,
      );
    expect(game.state.streams).toHaveLength(4 * 7);
  });
});
