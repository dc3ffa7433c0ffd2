import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { below, growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { SHIP_CARDS, SQUADRON_CARDS } from '../cards/index.ts';
import { HULLS } from '../geometry/index.ts';
import { ARMADA } from '../rules.ts';
import type { SetupSide } from '../setup/setup.ts';

const UPGRADES = Object.keys(UPGRADE_ABILITIES);
const SHIPS = SHIP_CARDS.filter(({ id, size }) => HULLS[id] !== undefined && size !== 'huge');

/** Two lines of ships at close range with squadrons between them, each ship with upgrades of any kind. */
function battle(seed: string) {
  const dice = growStreams(seed, ['cards']);
  const any = <T>(list: readonly T[]): T => list[below(dice, 0, list.length)]!;
  const side = (row: 0 | 1): SetupSide => ({
    name: `side ${row}`,
    faction: '',
    objectives: [],
    ships: [0, 1, 2].map((column) => ({
      card: any(SHIPS).id,
      points: 50,
      speed: 1,
      at: [500 + column * 260, row === 0 ? 330 : 610, row * 180],
      upgrades: [...new Set([0, 1, 2, 3].map(() => any(UPGRADES)))],
    })),
    squadrons: [0, 1, 2, 3].map((column) => ({
      card: any(SQUADRON_CARDS).id,
      points: 10,
      at: [560 + column * 90, row === 0 ? 450 : 490],
    })),
  });
  return ARMADA.begin(
    {
      format: { id: 'test', version: '1' },
      edition: any(['1.6', '1.5', '2015']),
      width: 1829,
      depth: 914,
      first: below(dice, 0, 2) as 0 | 1,
      obstacles: [],
      sides: [side(0), side(1)],
    },
    growStreams(seed, ARMADA.streams),
  );
}

describe('battles with cards of every kind', () => {
  it.each(['crucible', 'die'])('are sound at every step and end: %s', (seed) => {
    const state = battle(seed);
    state.agenda = [{ kind: 'round' }];
    const minds = growStreams(`${seed} minds`, ['one', 'two']);
    let steps = 0;
    playOut(ARMADA, state, [randomAnswerer(minds, 0), randomAnswerer(minds, 1)], {
      onStep: (now) => {
        if (++steps % 120 === 0 && now.agenda.length > 0 && !now.result) checkStep(ARMADA, now);
      },
    });
    expect(state.result).not.toBeNull();
    expect(steps).toBeGreaterThan(200);
  });
});
