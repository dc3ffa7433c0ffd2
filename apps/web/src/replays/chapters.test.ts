import { expect, it } from 'vitest';
import { chaptersIn } from './chapters.ts';

const event = (kind: string, more: { attack?: string; lost?: true } = {}) => ({
  kind,
  text: () => `${kind}!`,
  heading: () => (more.attack === undefined ? null : { kind: 'attack' as const, title: more.attack }),
  harm: () => (more.lost ? { kind: 'destroyed' as const, ship: 1 } : null),
});

it('has a chapter for each round, with its phases, its attacks and what was lost, each at its decision', () => {
  const events = [
    event('fleet'),
    event('round'),
    event('phase'),
    event('attack', { attack: 'Luke on Mauler' }),
    event('ship-destroyed', { lost: true }),
    event('round'),
    event('attack', { attack: 'Iden on Luke' }),
  ];
  expect(chaptersIn(events, (at) => at * 10)).toEqual([
    {
      step: 10,
      title: 'Round 1',
      scenes: [
        { kind: 'phase', step: 20, title: 'phase!' },
        { kind: 'attack', step: 30, title: 'Luke on Mauler' },
        { kind: 'kill', step: 40, title: 'ship-destroyed!' },
      ],
    },
    { step: 50, title: 'Round 2', scenes: [{ kind: 'attack', step: 60, title: 'Iden on Luke' }] },
  ]);
});

it('has one for the setup where it has phases of its own', () => {
  expect(chaptersIn([event('phase'), event('round')], (at) => at)).toMatchObject([
    { step: 0, title: 'Setup' },
    { step: 1, title: 'Round 1' },
  ]);
});
