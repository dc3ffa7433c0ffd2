import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json';
import { coordinateTargets } from '../actions/coordinate-targets.ts';
import { lockTargets } from '../actions/lock-targets.ts';
import { spendShields } from '../charges.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { layDevice } from '../devices/testing.ts';
import { SECOND } from '../rules.ts';
import { healthOf } from '../ship/values.ts';
import { packFrom } from '../squads/pack.ts';
import {
  decimator,
  type TestGame,
  type TestShip,
  type TestTable,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';
import { anyScenario, scenarioIds, scenarioOf } from './choose.ts';
import { controllerOf } from './objectives.ts';
import { scenariosOf, type TestMarker } from './testing.ts';

const { scenarioNamed, scenarioTable } = scenariosOf(packFrom(amg));

const FAR = tie([100, 850, 180]);
const CENTRE: TestMarker = { at: [457, 457] };

/** The End Phase up to the next round's first question. */
const endPhase = (game: TestGame) => game.run({ kind: 'end' });
const points = (game: TestGame) => game.state.players.map((side) => side.points);
/** What one End Phase scores in a scenario. */
function scored(scenario: string, layout: TestTable, markers: readonly TestMarker[]): readonly number[] {
  return points(endPhase(scenarioTable(scenario, layout, markers)));
}
/** The end of a round of a scenario with these mission points and these players' ships gone. */
function roundEnds(
  round: number,
  mission: readonly [number, number],
  gone: readonly number[] = [],
): TestGame {
  const game = scenarioTable('assault', { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])], round });
  for (const player of gone) game.ship(player).place = 'removed';
  game.state.players.forEach((side, player) => {
    side.points = mission[player]!;
  });
  return game.run({ kind: 'end-round' });
}

describe('standard play', () => {
  it('xwing2:scenarios.1 has four scenarios; a game names one, or one is taken by chance', () => {
    const pack = packFrom(amg);
    expect(scenarioIds(pack)).toEqual(['assault', 'chance', 'salvage', 'scramble', 'none']);
    expect([0, 0.26, 0.6, 0.99].map((chance) => anyScenario(pack, chance))).toEqual([
      'assault',
      'chance',
      'salvage',
      'scramble',
    ]);
    expect(scenarioOf(pack, 'none')).toBeNull();
    expect(scenarioOf(pack, 'assault')).toMatchObject({ points: 20, fromRound: 2 });
    expect(() => scenarioOf(pack, 'tea')).toThrow(
      "xwing2-amg has no scenario 'tea', but assault, chance, salvage, scramble, none",
    );
  });

  it('xwing2:scenarios.2 a ship that is destroyed or removed earns the opponent its squad points', () => {
    for (const scenario of ['assault', 'salvage', 'scramble']) {
      const us = [tie([200, 200, 0], { points: 4 }), tie([300, 200, 0])];
      const game = scenarioTable(scenario, { us, them: [FAR], phase: 'engagement' });
      game.ship(0).destroyed = true;
      game.run({ kind: 'remove-destroyed' });
      expect(game.eventsOf('points')).toMatchObject([
        { player: 1, points: 4, because: 'xwing2:scenarios.2' },
      ]);
    }
    const flees = scenarioTable('assault', { us: [xwing([200, 880, 0], { points: 4 })], them: [FAR] });
    flees.fly(0, '3 straight');
    expect(points(flees)).toEqual([0, 4]);
  });

  it('xwing2:scenarios.3 xwing2:winning-the-game.2 a player who alone has ships left wins at once, whatever the points', () => {
    const game = roundEnds(4, [3, 25], [1]);
    expect(game.eventsOf('game-over')).toEqual([
      { kind: 'game-over', winner: 0, because: 'xwing2:scenarios.3' },
    ]);
    expect(roundEnds(4, [3, 19], [0, 1]).state.result).toMatchObject({ winner: 1 });
    const docked = scenarioTable('assault', { us: [tie([200, 200, 0])], them: [tie([200, 700, 180])] });
    docked.ship(1).place = 'reserve';
    docked.run({ kind: 'end-round' });
    expect(docked.state.result).toMatchObject({ winner: 0 });
  });

  it('xwing2:scenarios.4 ends when a player has 20 points and more than the opponent', () => {
    expect(roundEnds(4, [21, 19]).eventsOf('game-over')).toEqual([
      { kind: 'game-over', winner: 0, because: 'xwing2:scenarios.4' },
    ]);
    expect(roundEnds(4, [12, 20]).state.result).toMatchObject({ winner: 1 });
    expect(roundEnds(4, [20, 20]).state).toMatchObject({ result: null, round: 5 });
    expect(roundEnds(4, [19, 3]).state.result).toBeNull();
  });

  it('xwing2:scenarios.5 xwing2:scenarios.6 ends after round 12, when the player with most points wins', () => {
    expect(roundEnds(11, [15, 14]).state.result).toBeNull();
    expect(roundEnds(12, [15, 14]).eventsOf('game-over')).toEqual([
      { kind: 'game-over', winner: 0, because: 'xwing2:scenarios.5' },
    ]);
    expect(roundEnds(12, [14, 15]).state.result).toMatchObject({ winner: 1 });
    expect(roundEnds(12, [9, 9]).state.result).toMatchObject({ winner: -1 });
  });

  it('xwing2:scenarios.7 an objective is no target for locks or friends, and ships fly over it', () => {
    const game = scenarioTable('assault', { us: [xwing([457, 300, 0])], them: [FAR] }, [CENTRE]);
    expect(lockTargets(game.state, game.ship(0))).toEqual([]);
    expect(coordinateTargets(game.state, game.ship(0))).toEqual([]);
    game.fly(0, '3 straight').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ executed: 'fully', overlapped: [] }]);
    expect(game.state.markers).toMatchObject([{ placed: true, x: 457, y: 457 }]);
    expect(game.ship(0)).toMatchObject({ shields: 2, damage: [] });
  });

  it('xwing2:scenarios.8 an objective does not obstruct attacks', () => {
    const layout: TestTable = { us: [xwing([457, 330, 0])], them: [tie([457, 590, 180])] };
    const game = scenarioTable('assault', layout, [CENTRE]);
    game.attack(0, 1).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
    const rock = { outline: 'coreasteroid0', at: [457, 457, 0] as const };
    const obstructed = scenarioTable('assault', { ...layout, obstacles: [rock] });
    obstructed.attack(0, 1).passAll();
    expect(obstructed.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
  });
});

describe('mission points', () => {
  it('xwing2:mission-points.2 xwing2:victory-counters.1 are counted for each player, and told with the new total', () => {
    const game = scenarioTable('assault', { us: [xwing([457, 400, 0])], them: [FAR] }, [CENTRE]);
    game.state.players[0]!.points = 4;
    endPhase(game);
    expect(game.eventsOf('points')).toEqual([
      { kind: 'points', player: 0, points: 1, total: 5, because: 'xwing2:scenario-assault.4' },
    ]);
    for (const who of [0, 1, -1]) expect(game.view(who).players.map((side) => side.points)).toEqual([5, 0]);
  });
});

describe('Assault at the Satellite Array', () => {
  const us = [xwing([200, 200, 0]), xwing([500, 200, 0]), xwing([800, 200, 0])];
  const three: readonly TestMarker[] = [{ at: [200, 290] }, { at: [500, 290] }, { at: [800, 290] }];

  it('xwing2:scenario-assault.4 scores a point for each controlled satellite, from the second round on', () => {
    expect(scored('assault', { us, them: [FAR] }, three)).toEqual([3, 0]);
    expect(scored('assault', { us, them: [FAR], round: 1 }, three)).toEqual([0, 0]);
    expect(scored('assault', { us, them: [FAR], round: 7 }, three)).toEqual([3, 0]);
  });

  it('xwing2:scenario-assault.5 is controlled by the player with most ships at range 0-1', () => {
    const at = (ours: number, theirs: number) =>
      scored(
        'assault',
        {
          us: [tie([457, ours, 0]), tie([300, 100, 0])],
          them: [tie([457, theirs, 180]), tie([300, 800, 180])],
        },
        [CENTRE],
      );
    // Base 20 mm and marker 18 mm to each side: 100 mm apart is range 1.
    expect(at(457 - 138, 457 + 142)).toEqual([1, 0]);
    expect(at(457 - 142, 457 + 138)).toEqual([0, 1]);
    expect(at(457 - 138, 457 + 138)).toEqual([0, 0]);
    expect(at(457, 800)).toEqual([1, 0]);
  });

  it('xwing2:scenario-assault.6 medium and large ships count as two', () => {
    const against = (ship: (typeof us)[number], ...small: typeof us) =>
      scored('assault', { us: [ship], them: small }, [CENTRE]);
    const one = tie([457, 560, 180]);
    const two = tie([520, 560, 180]);
    expect(against(decimator([457, 360, 0]), one)).toEqual([1, 0]);
    expect(against(decimator([457, 360, 0]), one, two)).toEqual([0, 0]);
    expect(against({ pilot: 'bountyhunter', at: [457, 360, 0] }, one)).toEqual([1, 0]);
    expect(against(ywing([457, 370, 0]), one)).toEqual([0, 0]);
  });

  it('xwing2:scenario-assault.7 scores before any ability at the start of the End Phase', () => {
    const game = scenarioTable('assault', { us: [xwing([457, 400, 0])], them: [FAR] }, [CENTRE]);
    const seen: unknown[] = [];
    game.does((running) => {
      SECOND.run(running, { kind: 'end' });
      const next = running.state.agenda[running.state.agenda.length - 1];
      seen.push(running.state.players[0]!.points, next);
    });
    expect(seen[0]).toBe(1);
    expect(seen[1]).toMatchObject({ kind: 'window', window: 'start-of-end' });
    expect(game.story.slice(0, 2)).toEqual(['phase', 'points']);
  });
});

describe('Chance Engagement', () => {
  const near = xwing([457, 300, 0]);

  it('xwing2:scenario-chance-engagement.2 scores a point for each player with a ship at range 0-2', () => {
    const both = { us: [near], them: [tie([457, 600, 180])] };
    expect(scored('chance', both, [CENTRE])).toEqual([1, 1]);
    expect(scored('chance', { ...both, round: 1 }, [CENTRE])).toEqual([0, 0]);
    // 200 mm between base and marker is range 2.
    const at = (y: number) => scored('chance', { us: [tie([457, y, 0])], them: [near] }, [CENTRE])[0];
    expect(at(457 + 20 + 15.4 + 200)).toBe(1);
    expect(at(457 + 20 + 18.1 + 201)).toBe(0);
  });

  it('xwing2:scenario-chance-engagement.3 one more for a player who is there alone', () => {
    const game = endPhase(scenarioTable('chance', { us: [near, tie([457, 600, 0])], them: [FAR] }, [CENTRE]));
    expect(game.eventsOf('points')).toMatchObject([
      { player: 0, points: 1, because: 'xwing2:scenario-chance-engagement.2' },
      { player: 0, points: 1, because: 'xwing2:scenario-chance-engagement.3' },
    ]);
    expect(points(game)).toEqual([2, 0]);
  });

  /** An X-wing of 5 points, health 6, suffers hits. */
  const hit = (...hits: readonly number[]) => {
    const game = scenarioTable('chance', { us: [xwing([100, 100, 0], { points: 5 })], them: [FAR] });
    expect(healthOf(game.ship(0))).toBe(6);
    for (const count of hits) {
      game.does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits: count, crits: 0 }, 'xwing2:damage.1'),
      );
    }
    return game;
  };

  it('xwing2:scenario-chance-engagement.4 a ship that falls to half its health earns half its points, rounded down, once', () => {
    expect(points(hit(2))).toEqual([0, 0]);
    const fallen = hit(3);
    expect(fallen.eventsOf('points')).toMatchObject([
      { player: 1, points: 2, because: 'xwing2:scenario-chance-engagement.4' },
    ]);
    expect(points(hit(3, 1, 1))).toEqual([0, 2]);
    const other = scenarioTable('assault', { us: [xwing([100, 100, 0], { points: 5 })], them: [FAR] });
    other.does((running) =>
      sufferDamage(running, running.state.ships[0]!, { hits: 5, crits: 0 }, 'xwing2:damage.1'),
    );
    expect(points(other)).toEqual([0, 0]);
    // Hull and shields that upgrades add count: with 7 health half is gone at 3.
    const upgrades = ['hullupgrade'];
    const thicker = scenarioTable('chance', {
      us: [xwing([100, 100, 0], { points: 5, upgrades })],
      them: [FAR],
    });
    expect(healthOf(thicker.ship(0))).toBe(7);
    const suffer = (count: number) =>
      thicker.does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits: count, crits: 0 }, 'xwing2:damage.1'),
      );
    expect(points(suffer(3))).toEqual([0, 0]);
    expect(points(suffer(1))).toEqual([0, 2]);
  });

  it('xwing2:scenario-chance-engagement.4 shields that are lost or spent without damage count', () => {
    const hurt = (more: Partial<TestShip>): TestGame => {
      const game = scenarioTable('chance', {
        us: [xwing([400, 400, 0], { points: 5, ...more })],
        them: [ywing([400, 600, 180], { upgrades: ['plasmatorpedoes'] })],
        locks: [[1, 0]],
      });
      game.ship(0).damage = [{ uid: 90, kind: 0, up: false }];
      return game;
    };
    const bombed = hurt({});
    const bomb = layDevice(bombed, 'electroprotonbomb', [400, 330, 0]);
    bombed.rolls('blank', 'blank', 'crit', 'crit').run({ kind: 'detonate', device: bomb, ship: -1 });
    expect(points(bombed)).toEqual([0, 2]);
    const shot = hurt({ shields: 2 }).rolls('hit', 'blank', 'blank', 'blank', 'blank');
    shot.engage(1).pick({ kind: 'attack', weapon: 1 }).passAll();
    expect(shot.ship(0).shields).toBe(0);
    expect(points(shot)).toEqual([0, 2]);
    const spent = hurt({ shields: 1 });
    spent.does((running) => spendShields(running, running.state.ships[0]!, 1, 'xwing2:charges.25'));
    expect(points(spent)).toEqual([0, 2]);
  });

  it('xwing2:scenario-chance-engagement.5 when it is removed later the rest is earned, rounded up', () => {
    const game = hit(3, 3).run({ kind: 'remove-destroyed' });
    expect(game.ship(0).place).toBe('removed');
    expect(points(game)).toEqual([0, 5]);
    const later = hit(4);
    later.ship(0).destroyed = true;
    later.run({ kind: 'remove-destroyed' });
    expect(later.eventsOf('points')).toMatchObject([
      { player: 1, points: 3, total: 5, because: 'xwing2:scenario-chance-engagement.5' },
    ]);
  });

  it('xwing2:scenario-chance-engagement.6 the full value when no half was earned before', () => {
    const game = scenarioTable('chance', { us: [xwing([200, 880, 0], { points: 5 })], them: [FAR] });
    game.fly(0, '3 straight');
    expect(game.eventsOf('points')).toMatchObject([
      { player: 1, points: 5, because: 'xwing2:scenario-chance-engagement.6' },
    ]);
  });
});

describe('Scramble the Transmissions', () => {
  it('xwing2:player-marker.1 xwing2:scenario-scramble.6 a satellite is controlled by the player whose marker is on it', () => {
    const markers = [
      { ...CENTRE, holder: 0 },
      { at: [200, 200] as const, holder: -1 },
    ];
    const game = scenarioTable('scramble', { us: [FAR], them: [xwing([457, 400, 0])] }, markers);
    expect(game.state.markers.map((marker) => controllerOf(game.state, marker))).toEqual([0, -1]);
    expect(points(endPhase(game))).toEqual([1, 0]);
  });

  it('xwing2:scenario-scramble.7 each satellite controlled scores a point, from the second round on', () => {
    const markers = [
      { ...CENTRE, holder: 0 },
      { at: [200, 200] as const, holder: 0 },
      { at: [700, 700] as const, holder: 1 },
    ];
    const layout = { us: [tie([100, 100, 0])], them: [FAR] };
    const game = endPhase(scenarioTable('scramble', layout, markers));
    expect(game.eventsOf('points')).toMatchObject([
      { player: 0, points: 2, because: 'xwing2:scenario-scramble.7' },
      { player: 1, points: 1 },
    ]);
    expect(scored('scramble', { ...layout, round: 1 }, markers)).toEqual([0, 0]);
  });
});

describe('the scoring of the community sheet', () => {
  const rules = scenarioNamed('scramble', { scoring: 'one-or-two' });
  const after = (...holders: readonly number[]) => {
    const markers = holders.map((holder, i) => ({ at: [200 + 200 * i, 400] as const, holder }));
    return points(endPhase(scenarioTable(rules, { us: [tie([100, 100, 0])], them: [FAR] }, markers)));
  };

  it('is a point for holding any objective and two for holding more than the opponent', () => {
    expect(after(-1, -1, -1)).toEqual([0, 0]);
    expect(after(0, -1, -1)).toEqual([2, 0]);
    expect(after(0, 1, -1)).toEqual([1, 1]);
    expect(after(0, 1, 1)).toEqual([1, 2]);
    expect(after(1, 1, 1)).toEqual([0, 2]);
  });
});
