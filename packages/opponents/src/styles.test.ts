import { packFrom as armadaPackFrom, fleetPool } from '@firing-arc/armada';
import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST, packFrom as firstPackFrom, squadPool as firstSquadPool } from '@firing-arc/xwing/first';
import { inPlay, packFrom, SECOND, squadPool } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import armada from '../../../formats/armada.json' with { type: 'json' };
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import xwing2 from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { armadaOpponent, firstOpponent, type OpponentName, opponent } from './index.ts';
import { IN_XWING, STYLES, styled } from './styles.ts';
import { armadaArenaSetup, armadaBout, firstArenaSetup, secondArenaSetup } from './testing/index.ts';

const NORTH = { sin: 0, cos: 1 };

describe('what a style makes of a place', () => {
  const enemy = { x: 500, y: 500, ...NORTH };
  const of = (name: keyof typeof STYLES, x: number, y: number) =>
    styled(STYLES[name], { x, y }, [enemy], IN_XWING);

  it('draws who jousts near, and keeps who skirmishes off, whatever way the enemy faces', () => {
    for (const side of [-1, 1]) {
      expect(of('jouster', 500, 500 + side * 100)).toBeGreaterThan(of('jouster', 500, 500 + side * 200));
      expect(of('skirmisher', 500, 500 + side * 100)).toBeLessThan(of('skirmisher', 500, 500 + side * 200));
    }
    expect(of('skirmisher', 500, 900)).toBeCloseTo(0, 9);
  });

  it('draws who flanks behind its enemy rather than beside it, and beside rather than ahead', () => {
    const [ahead, beside, behind] = [
      of('flanker', 500, 650),
      of('flanker', 650, 500),
      of('flanker', 500, 350),
    ];
    expect(behind).toBeGreaterThan(beside + 0.01);
    expect(beside).toBeGreaterThan(ahead + 0.01);
    expect(ahead).toBeCloseTo(0, 2);
  });

  it('looks at the nearest enemy alone, and at nothing where there is none', () => {
    const far = { x: 500, y: 1500, ...NORTH };
    const place = { x: 500, y: 400 };
    expect(styled(STYLES.flanker, place, [far, enemy], IN_XWING)).toBe(of('flanker', 500, 400));
    expect(styled(STYLES.jouster, place, [], IN_XWING)).toBe(0);
  });
});

interface Placed {
  readonly player: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Where ships of the first player stand to the nearest enemy: how far (mm), and how much ahead of it (1) or behind (-1). */
function stands(ships: readonly Placed[]): readonly (readonly [far: number, ahead: number])[] {
  const foes = ships.filter(({ player }) => player === 1);
  return ships.flatMap(({ player, x, y }) => {
    if (player === 1 || foes.length === 0) return [];
    const away = ({ x: right, y: up }: Placed) => Math.hypot(x - right, y - up);
    const nearest = foes.reduce((least, foe) => (away(foe) < away(least) ? foe : least));
    const far = away(nearest);
    const turned = (nearest.facing * Math.PI) / 180;
    const ahead = ((x - nearest.x) * Math.sin(turned) + (y - nearest.y) * Math.cos(turned)) / far;
    return far < 600 ? [[far, ahead] as const] : [];
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The same on the mean over some games, when shots begin. */
function usual(
  play: (name: OpponentName, seed: string) => readonly (readonly [far: number, ahead: number])[],
  name: OpponentName,
) {
  const all = Array.from({ length: 6 }, (_, game) => play(name, `style ${game}`)).flat();
  return { far: meanOf(all.map(([far]) => far)), ahead: meanOf(all.map(([, ahead]) => ahead)) };
}

describe('players with a style', () => {
  const second = squadPool(packFrom(xwing2));
  const first = firstSquadPool(firstPackFrom(xwing1));
  const inSecond = (name: OpponentName, seed: string) => {
    const streams = growStreams(seed, ['one', 'two']);
    const players = [opponent(name, streams, 0), opponent('plain', streams, 1)];
    const setup = secondArenaSetup(second, 'ready', seed);
    const seen: (readonly [number, number])[] = [];
    let phase = '';
    playOut(SECOND, firstPosition(SECOND, newRecord(SECOND, setup, seed)), players, {
      onStep: (state) => {
        if (state.phase === 'engagement' && phase !== 'engagement')
          seen.push(...stands(state.ships.filter((ship) => inPlay(ship) && !ship.destroyed)));
        phase = state.phase;
      },
    });
    return seen;
  };
  const inFirst = (name: OpponentName, seed: string) => {
    const streams = growStreams(seed, ['one', 'two']);
    const players = [firstOpponent(name, streams, 0), firstOpponent('plain', streams, 1)];
    const setup = firstArenaSetup(first, 'ready', seed);
    const seen: (readonly [number, number])[] = [];
    let phase = '';
    playOut(FIRST, firstPosition(FIRST, newRecord(FIRST, setup, seed)), players, {
      onStep: (state) => {
        if (state.phase === 'combat' && phase !== 'combat')
          seen.push(...stands(state.ships.filter((ship) => ship.place === 'table' && !ship.destroyed)));
        phase = state.phase;
      },
    });
    return seen;
  };

  it.each([
    ['2.5', inSecond],
    ['First Edition', inFirst],
  ])('keep off as skirmishers and not as jousters, and come from behind as flankers, in %s', (_, play) => {
    const [jouster, flanker, skirmisher] = (['jouster', 'flanker', 'skirmisher'] as const).map((name) =>
      usual(play, name),
    );
    expect(skirmisher!.far).toBeGreaterThan(jouster!.far + 15);
    expect(flanker!.ahead).toBeLessThan(jouster!.ahead - 0.03);
  });

  it('end their games in Armada, in other ways', () => {
    const pool = fleetPool(armadaPackFrom(armada), 'core');
    const setup = armadaArenaSetup(pool, 'ready', 'style');
    const ends = (['plain', 'jouster', 'flanker', 'skirmisher'] as const).map((name) => {
      const streams = growStreams('style', ['one', 'two']);
      const players = [armadaOpponent(name, streams, 0), armadaOpponent('plain', streams, 1)];
      const { tallies } = armadaBout(setup, 'style', players);
      expect(tallies[0].games, name).toBe(1);
      return JSON.stringify(tallies);
    });
    expect(new Set(ends).size).toBeGreaterThan(2);
  });
});
