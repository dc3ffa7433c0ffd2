import { expect, it } from 'vitest';
import { poolsAt } from './panel.tsx';
import type { Timeline } from './timeline.ts';

const roll = (pool: 'attack' | 'defense', from: number, to: number, faces: readonly string[]) => ({
  from,
  to,
  aim: null,
  act: {
    kind: 'rolled' as const,
    pool,
    label: pool,
    dice: faces.map((face) => ({ face, name: face })),
    ship: null,
    again: false,
  },
});

const TIMELINE: Timeline = {
  ways: new Map(),
  used: [],
  cues: [roll('attack', 1, 2, ['hit', 'crit']), roll('defense', 2, 3, ['evade'])],
  seconds: 4,
  length: 4,
};

const told = (seconds: number) =>
  poolsAt(TIMELINE, seconds, []).map(({ kind, dice, rolling }) => [
    kind,
    dice.map(({ face }) => face),
    rolling,
  ]);

it('shows no face before its dice stand, and no defense dice before the attack dice do', () => {
  expect(told(0.5)).toEqual([]);
  expect(told(1.5)).toEqual([['attack', [], 2]]);
  expect(told(2)).toEqual([
    ['attack', ['hit', 'crit'], 0],
    ['defense', [], 1],
  ]);
  expect(told(3)).toEqual([
    ['attack', ['hit', 'crit'], 0],
    ['defense', ['evade'], 0],
  ]);
});

it('keeps the dice that lay there before, until another attack begins', () => {
  const before = [{ kind: 'attack' as const, label: 'attack', dice: [{ face: 'focus', name: 'focus' }] }];
  expect(poolsAt(TIMELINE, 0, before)).toHaveLength(1);
  const aimed = {
    from: 0,
    to: 1,
    aim: null,
    act: { kind: 'aimed', attacker: 0, defender: 1, shot: 'cannon' },
  } as const;
  expect(poolsAt({ ...TIMELINE, cues: [aimed, ...TIMELINE.cues] }, 0.5, before)).toEqual([]);
});
