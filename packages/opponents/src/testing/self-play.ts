import { firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { SECOND, type SquadPool } from '@firing-arc/xwing/second';
import { type OpponentName, opponent } from '../opponent.ts';
import { watchInvariants } from './invariants.ts';
import { watchOnce } from './once.ts';
import { randomSetup, type SquadSource, withScenario } from './squads.ts';

/** What became of one game of the house against itself. */
export interface SelfPlay {
  readonly seed: string;
  /** What broke, in words; null for a sound game that ended. */
  readonly problem: string | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly winner: number | null;
}

/** How often the whole position is checked: after every step, or each time that a phase begins. */
export type Checked = 'every step' | 'every phase';

/** More steps than any game takes: about 1,500 for two large squads over twelve rounds. */
const MOST_STEPS = 20_000;

/**
 * Plays one game from its seed, which decides squads, players' chance and dice, and checks it: what acts twice
 * after every step, the whole position as often as `checked` says. `scenario` is one of the format's, 'random' for one by the seed, or 'none'. Two to four `names` play, in `teams` if given.
 */
export function selfPlay(
  pool: SquadPool,
  seed: string,
  source: SquadSource = 'ready',
  names: readonly OpponentName[] = ['random', 'random'],
  scenario = 'none',
  teams?: readonly number[],
  checked: Checked = 'every step',
): SelfPlay {
  const streams = growStreams(seed, ['squads', ...names.map((_, i) => `player ${i + 1}`)]);
  const players = names.map((name, i) => opponent(name, streams, 1 + i));
  const company = { players: names.length, ...(teams && { teams }) };
  const watch = watchInvariants();
  const broken: string[] = [];
  let decisions = 0;
  let rounds = 0;
  let phase = '';
  try {
    const record = newRecord(
      SECOND,
      withScenario(pool.pack, randomSetup(pool, source, streams, 0, company), scenario, seed),
      seed,
    );
    const position = firstPosition(SECOND, record);
    const once = watchOnce(position);
    const played = playOut(SECOND, position, players, {
      maxSteps: MOST_STEPS,
      onEvent: once.hear,
      onStep: (state) => {
        rounds = state.round;
        if (broken.length > 0) return;
        const whole = checked === 'every step' || state.phase !== phase;
        phase = state.phase;
        broken.push(...once.look().map((what) => `round ${rounds}: ${what}`));
        if (whole) broken.push(...watch(state).map((what) => `round ${rounds}: ${what}`));
      },
    });
    decisions = played.decisions;
    if (!played.outcome) broken.push(`no end after ${MOST_STEPS} steps`);
    return { seed, problem: broken[0] ?? null, rounds, decisions, winner: played.outcome?.winner ?? null };
  } catch (fault) {
    const problem = fault instanceof Error ? fault.message : String(fault);
    return { seed, problem: `round ${rounds}: ${problem}`, rounds, decisions, winner: null };
  }
}
