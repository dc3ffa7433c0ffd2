import { packFrom as armadaPackFrom, fleetPool } from '@firing-arc/armada';
import { wilson } from '@firing-arc/odds';
import type { Answerer, Question, State } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { packFrom as firstPackFrom, squadPool as firstSquadPool } from '@firing-arc/xwing/first';
import { packFrom, squadPool } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import armada from '../../../formats/armada.json' with { type: 'json' };
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import xwing2 from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { armadaOpponent, armadaRush, firstOpponent, firstTables, secondTables } from './index.ts';
import type { Policy } from './policy-player.ts';
import { difference, lookUp, nearestOf } from './tables/table.ts';
import {
  armadaArenaSetup,
  armadaBout,
  type Bout,
  firstArenaSetup,
  firstBout,
  secondArenaSetup,
  secondBout,
} from './testing/index.ts';

/** The same player in both seats. */
function seats<S extends State, Q extends Question>(policy: Policy<S, Q>): readonly Answerer<S, Q>[] {
  const streams = growStreams('seats', ['one', 'two']);
  return [policy(streams, 0), policy(streams, 1)];
}

const sum = ({ tallies }: Bout, what: string): number =>
  tallies.reduce((all, tally) => all + (tally[what] ?? 0), 0);

describe('players against which others are measured', () => {
  it('the tables of 2.5 end their games, the same for the same seed, and shoot', () => {
    const setup = secondArenaSetup(squadPool(packFrom(xwing2)), 'ready', 'yard');
    const bout = secondBout(setup, 'yard', seats(secondTables));
    expect(bout).toEqual(secondBout(setup, 'yard', seats(secondTables)));
    expect(sum(bout, 'games')).toBe(2);
    expect(sum(bout, 'activations without an action')).toBeLessThan(sum(bout, 'activations') / 2);
  });

  it('the tables of First Edition end their games and attack', () => {
    const setup = firstArenaSetup(firstSquadPool(firstPackFrom(xwing1)), 'ready', 'yard');
    const bout = firstBout(setup, 'yard', seats(firstTables));
    expect(sum(bout, 'games')).toBe(2);
    expect(sum(bout, 'primary attacks')).toBeGreaterThan(5);
  });

  it('the rush of Armada ends its games and comes to blows', () => {
    const pool = fleetPool(armadaPackFrom(armada), 'core');
    const setup = armadaArenaSetup(pool, 'ready', 'yard');
    const bout = armadaBout(setup, 'yard', seats(armadaRush));
    expect(sum(bout, 'games')).toBe(2);
    expect(sum(bout, 'defense tokens spent')).toBeGreaterThan(2);
    expect(sum(bout, 'navigate dials')).toBeLessThan(sum(bout, 'dials'));
  });
});

describe('plain against them', () => {
  const streams = growStreams('plain', ['one', 'two']);

  it('locks its targets in First Edition', () => {
    const setup = firstArenaSetup(firstSquadPool(firstPackFrom(xwing1)), 'ready', 'locks');
    const locks = [0, 1].map(
      (seat) =>
        firstBout(setup, 'locks', [
          seat === 0 ? firstOpponent('plain', streams, 0) : firstTables(streams, 1),
          seat === 1 ? firstOpponent('plain', streams, 0) : firstTables(streams, 1),
        ]).tallies[seat]!.locks ?? 0,
    );
    expect(locks[0]! + locks[1]!).toBeGreaterThan(3);
  });

  it('rerolls no hits in Armada, where the rush does', () => {
    const pool = fleetPool(armadaPackFrom(armada));
    let [rerolls, hits, theirs] = [0, 0, 0];
    for (const seed of ['swarm 1', 'swarm 2', 'swarm 3']) {
      const setup = armadaArenaSetup(pool, 'ready', seed);
      const players = [armadaOpponent('plain', streams, 0), armadaRush(streams, 1)];
      const { tallies } = armadaBout(setup, seed, players);
      rerolls += tallies[0]!.rerolls ?? 0;
      hits += tallies[0]!['hits rerolled'] ?? 0;
      theirs += tallies[1]!['hits rerolled'] ?? 0;
    }
    expect(rerolls).toBeGreaterThan(2);
    expect(theirs).toBeGreaterThan(2);
    expect(hits).toBe(0);
  });
});

describe('the tables', () => {
  const ship = { x: 400, y: 400, facing: 0 };
  const enemy = (x: number, y: number, facing: number) => ({ x: 400 + x, y: 400 + y, facing });

  it('look up the way, the speed and the side of the nearest enemy', () => {
    expect(lookUp(ship, enemy(0, 300, 180))).toEqual({ way: 'straight', speed: 2, side: 'right' });
    expect(lookUp(ship, enemy(-100, 20, 90))).toEqual({ way: 'turn', speed: 1, side: 'left' });
    expect(lookUp(ship, enemy(0, -300, 180))).toMatchObject({ way: 'around', speed: 3 });
    expect(lookUp({ ...ship, facing: 90 }, enemy(300, 0, 270))).toMatchObject({ way: 'straight' });
  });

  it('take what the dial has nearest to that, and never the other side', () => {
    const wish = lookUp(ship, enemy(200, 200, 180));
    const cost = (bearing: 'bank' | 'turn', direction: 'left' | 'right', speed = 2) =>
      difference(wish, { bearing, direction, speed });
    expect(cost('bank', 'right')).toBe(0);
    expect(cost('bank', 'right', 3)).toBeLessThan(cost('turn', 'right'));
    expect(cost('turn', 'right')).toBeLessThan(cost('bank', 'left'));
  });

  it('take the first of those that are equally near', () => {
    expect(nearestOf(ship, [enemy(0, 200, 0), enemy(0, 100, 1), enemy(100, 0, 2)])?.facing).toBe(1);
    expect(nearestOf(ship, [])).toBeUndefined();
  });
});

describe('the interval of a match', () => {
  it('is Wilson’s', () => {
    const [low, high] = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 3);
    expect(high).toBeCloseTo(0.5962, 3);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 6);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
