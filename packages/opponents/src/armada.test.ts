import { readFileSync } from 'node:fs';
import { ARMADA, fleetPool, LEARNING_SCENARIO, packFrom } from '@firing-arc/armada';
import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { armadaOpponent } from './armada-opponent.ts';
import { watchArmadaInvariants } from './testing/armada/invariants.ts';
import { armadaSelfPlay } from './testing/index.ts';

const file = new URL('../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));
const core = fleetPool(pack, 'core');
const standard = fleetPool(pack, 'standard');

/** The ruling under which a ship that leaves the play area is destroyed. */
const OFF_TABLE = 'armada:destroyed-ships-and-squadrons.2';

describe('Armada against itself', () => {
  it('ends every learning scenario, in a sound position after every step', () => {
    for (let n = 0; n < 4; n++) {
      const game = armadaSelfPlay(core, `learning ${n}`, 'learning');
      expect(game).toMatchObject({ problem: null });
      expect(game.rounds).toBeLessThanOrEqual(6);
    }
  });

  it('ends games of fleets of the house and by chance', () => {
    expect(armadaSelfPlay(core, 'ready', 'ready')).toMatchObject({ problem: null });
    expect(armadaSelfPlay(core, 'random', 'random')).toMatchObject({ problem: null });
    expect(armadaSelfPlay(standard, 'large', 'random')).toMatchObject({ problem: null });
  });

  it('is the same game from the same seed', () => {
    const game = armadaSelfPlay(core, 'again', 'learning', ['plain', 'random']);
    expect(armadaSelfPlay(core, 'again', 'learning', ['plain', 'random'])).toEqual(game);
  });
});

describe('the watch over a game of Armada', () => {
  /** A ship of the learning scenario is dealt what was drawn, and the watch looks before and after. */
  const dealt = (kind: number) => {
    const state = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'watch'));
    const watch = watchArmadaInvariants();
    watch(state);
    state.ships[0]!.damage.push({ uid: 99, kind, up: false });
    return watch(state);
  };

  it('counts damage cards, and no counters', () => {
    expect(dealt(-1)).toEqual([]);
    expect(dealt(0)).toEqual(['there are 53 damage cards, not 52']);
  });
});

describe('the plain opponent of Armada', () => {
  it('beats one that takes any answer, from either side', () => {
    const won = [['plain', 'random'] as const, ['random', 'plain'] as const].map((names) =>
      Array.from({ length: 12 }, (_, n) => armadaSelfPlay(core, `duel ${n}`, 'learning', names)).filter(
        ({ problem, winner }) => problem === null && names[winner!] === 'plain',
      ),
    );
    expect(won.map(({ length }) => length)).toEqual([12, 12]);
  });

  // A Victory had left the three by three feet in the games 'duel 0' and 'duel 6': it had no dial to slow down with.
  it('keeps its ships on the table, against itself and where an enemy comes from anywhere', () => {
    const left: string[] = [];
    for (const [seed, other] of [
      ['table', 'plain'],
      ['duel 0', 'random'],
      ['duel 6', 'random'],
    ] as const) {
      const streams = growStreams(seed, ['player 1', 'player 2']);
      const position = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, seed));
      playOut(ARMADA, position, [armadaOpponent(other, streams, 0), armadaOpponent('plain', streams, 1)], {
        onEvent: (event) => {
          if (event.kind !== 'ship-destroyed' || event.because !== OFF_TABLE) return;
          if (other === 'plain' || position.ships[event.ship]!.player === 1)
            left.push(`${seed}: ${event.ship}`);
        },
      });
    }
    expect(left).toEqual([]);
  });
});
