import { expect, it } from 'vitest';
import type { Cue } from '../telling/timeline.ts';
import { shocksOf } from './phone-help.tsx';

const cue = (from: number, act: Cue['act']): Cue => ({ from, to: from + 1, act, aim: null });

it('is felt when a ship of my own is hit, longer when it is lost, and not for others', () => {
  const cues = [
    cue(1, { kind: 'hurt', ship: 0, what: 'shields' }),
    cue(2, { kind: 'hurt', ship: 5, what: 'hull' }),
    cue(3, { kind: 'destroyed', ship: 0 }),
  ];
  const shocks = shocksOf({ cues }, new Set([0]));
  expect(shocks.map(({ at }) => at)).toEqual([1, 3]);
  expect(shocks[1]!.long).toBeGreaterThan(shocks[0]!.long);
});
