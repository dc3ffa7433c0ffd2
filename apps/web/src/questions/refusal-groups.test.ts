import { expect, it } from 'vitest';
import { refusalGroups } from './refusal-groups.ts';

const RANGE = 'armada:attack.3';
const ARC = 'armada:attack.4';
const zones = ['front', 'left', 'right', 'rear'].flatMap((zone) => [
  { text: `The ${zone} zone of Dauntless: it is not in range.`, ruling: RANGE },
  { text: `The ${zone} zone of Relentless: it is not in range.`, ruling: zone === 'rear' ? ARC : RANGE },
]);

it('tells a reason once for all that it bars, and apart by the rule behind it', () => {
  const groups = refusalGroups(zones);
  expect(groups.map(({ text, ruling, names }) => [text, ruling, names.length])).toEqual([
    ['It is not in range.', RANGE, 7],
    ['The rear zone of Relentless: it is not in range.', ARC, 0],
  ]);
  expect(groups[0]!.names.slice(0, 2)).toEqual([
    'The front zone of Dauntless',
    'The front zone of Relentless',
  ]);
});

it('leaves few refusals as they are', () => {
  const few = zones.slice(0, 6);
  expect(refusalGroups(few)).toEqual(few.map((one) => ({ ...one, names: [] })));
});

it('keeps a colon that belongs to the reason, and what has no reason', () => {
  const focus = { text: 'Focus: not now: it is stressed.', ruling: RANGE };
  const lock = { text: 'Lock.', ruling: RANGE };
  const groups = refusalGroups([
    ...zones,
    focus,
    lock,
    { ...focus, text: 'Evade: not now: it is stressed.' },
  ]);
  expect(groups.slice(2).map(({ text, names }) => [text, names])).toEqual([
    ['Not now: it is stressed.', ['Focus', 'Evade']],
    ['Lock.', []],
  ]);
});
