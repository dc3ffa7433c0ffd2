import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import '../cards/all.ts';
import { SECOND } from '../rules.ts';
import { stayingAnswerer } from '../testing/players.ts';

const side = (name: string, ...ships: readonly { pilot: string; upgrades?: readonly string[] }[]) => ({
  name,
  faction: 'rebelalliance',
  ships: ships.map((ship) => ({ points: 2, ...ship })),
  obstacles: ['coreasteroid0'],
});

it('carriers, docked ships and conditions are sound in whole games, and each of them comes up', () => {
  const kinds = new Map<string, number>();
  for (let seed = 0; seed < GAMES; seed++) {
    const streams = growStreams(`docking ${seed}`, ['one', 'two']);
    const answerer = seed % 2 === 0 ? randomAnswerer : stayingAnswerer;
    const { outcome } = playOut(
      SECOND,
      SECOND.begin(
        {
          format: { id: 'test', version: '1' },
          width: 914.4,
          depth: 914.4,
          rounds: 6,
          points: 20,
          sides: [
            side(
              'carriers',
              { pilot: 'lothalrebel', upgrades: ['ghost', 'informant'] },
              { pilot: 'zeborrelios-sheathipedeclassshuttle', upgrades: ['phantom'] },
              { pilot: 'vimoradi' },
            ),
            side(
              'hunters',
              { pilot: 'trandoshanslaver', upgrades: ['houndstooth', 'agentkallus'] },
              { pilot: 'binayrepirate' },
              { pilot: 'kyloren' },
            ),
          ],
        },
        growStreams(`docking ${seed}`, SECOND.streams),
      ),
      [0, 1].map((player) => answerer(streams, player)),
      {
        onEvent: ({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
        onStep: (state) => {
          if (seed < CHECKED && state.agenda.length > 0 && !state.result) checkStep(SECOND, state);
        },
      },
    );
    expect(outcome).not.toBeNull();
  }
  for (const kind of ['docked', 'deployed', 'condition-assigned', 'card-on-condition']) {
    expect([kind, kinds.get(kind) ?? 0]).not.toEqual([kind, 0]);
  }
});

const GAMES = 12;
/** How many of them are looked at after every step. */
const CHECKED = 1;
