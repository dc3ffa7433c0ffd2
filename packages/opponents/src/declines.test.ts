import { firstPosition, NO_HELP, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  buildPosition,
  FIRST,
  type FirstQuestion,
  type FirstState,
  packFrom,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import { declines, PATIENCE } from './declines.ts';
import { firstOpponent } from './index.ts';

const pack = packFrom(xwing1);
const DREA = { pilot: 'drearenthal', upgrades: [] };

/** Spends whatever it can, and uses whatever it may. */
const greedy = (question: FirstQuestion) =>
  question.form === 'choice' ? 0 : question.form === 'each' ? question.parts.map(() => 0) : [];

describe('computer players that go in circles', () => {
  const asks = (round: number) => {
    const question: FirstQuestion = {
      form: 'choice',
      kind: 'use-ability',
      player: 0,
      because: 'xwing1:card-abilities.4',
      ship: 0,
      ability: 'drearenthal#0',
      options: [{ use: true }, { use: false }],
    };
    return [question, () => ({ round }) as FirstState, NO_HELP] as const;
  };

  it('decline in the end what they are asked again and again in one round', () => {
    const player = declines<FirstState, FirstQuestion>(() => 0);
    const answers = Array.from({ length: 3 * PATIENCE }, () => player(...asks(1)));
    expect(answers[0]).toBe(0);
    expect(answers.at(-1)).toBe(1);
  });

  it('are asked as often as it takes over many rounds', () => {
    const player = declines<FirstState, FirstQuestion>(() => 0);
    const answers = Array.from({ length: 20 * PATIENCE }, (_, round) => player(...asks(round)));
    expect(new Set(answers)).toEqual(new Set([0]));
  });

  /** Drea Renthal shoots with a lock: the questions until her attack is over. */
  function attackOf(player: (question: FirstQuestion) => unknown): number {
    const built = buildPosition({
      phase: 'combat',
      sides: [
        { ships: [{ pilot: 'drearenthal', at: [400, 250, 0] }] },
        { ships: [{ pilot: 'academypilot', at: [400, 380, 180] }] },
      ],
      locks: [{ by: 0, on: 1 }],
    });
    if ('problems' in built) throw new Error(JSON.stringify(built.problems));
    built.state.rounds = 1;
    built.state.agenda = [{ kind: 'end-round' }, { kind: 'combat-ship', ship: 0 }];
    let asked = 0;
    const counted = declines<FirstState, FirstQuestion>((question) => {
      asked += 1;
      return player(question) as number;
    });
    playOut(FIRST, built.state, [counted, counted]);
    return asked;
  }

  it('end an attack in which a lock may be spent and acquired for ever', () => {
    const asked = attackOf(greedy);
    expect(asked).toBeGreaterThan(PATIENCE);
    expect(asked).toBeLessThan(10 * PATIENCE);
  });

  it('plain spends no lock on no dice', () => {
    const plain = firstOpponent('plain', growStreams('drea', ['plain']), 0);
    const squads = { faction: 'scum', ships: [DREA, DREA] } as const;
    const enemies = { faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] } as const;
    const setup = setupFromSquads(pack, [squads, enemies], { rounds: 12 });
    for (let game = 0; game < 6; game++) {
      const start = firstPosition(FIRST, newRecord(FIRST, setup, `drea ${game}`));
      const { state, outcome } = playOut(FIRST, start, [plain, plain]);
      expect(outcome).not.toBeNull();
      expect(Math.max(...state.ships.map(({ tokens }) => tokens.stress))).toBeLessThan(12);
    }
  });
});
