/** One thing measured: CPU time of a single run in nanoseconds, over several rounds. */
export interface Row {
  readonly topic: string;
  readonly name: string;
  readonly min: number;
  readonly median: number;
  readonly max: number;
  readonly rounds: number;
  /** Runs in each round. */
  readonly runs: number;
}

/** How long to measure; `quick` only proves that everything runs. */
export interface Effort {
  readonly warmUp: number;
  readonly round: number;
  readonly rounds: number;
  /** Only rows whose topic and name hold this text are measured; the others have no runs. */
  readonly only: string;
}

export const THOROUGH: Effort = { warmUp: 400, round: 150, rounds: 9, only: '' };
export const QUICK: Effort = { warmUp: 20, round: 10, rounds: 3, only: '' };

/** Used time of this process on all cores, in ms. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures `run(n)`, which does a thing n times (each `per` units of it): warms up until the effort's time is used,
 * sizes the rounds by that, and takes the CPU time of each round, so that other programs disturb little.
 */
export function measure(
  topic: string,
  name: string,
  effort: Effort,
  run: (runs: number) => void,
  per = 1,
): Row {
  if (!`${topic}: ${name}`.includes(effort.only))
    return { topic, name, min: 0, median: 0, max: 0, rounds: 0, runs: 0 };
  let runs = 1;
  let warm = 0;
  let last = 0;
  while (warm < effort.warmUp) {
    const before = cpuMs();
    run(runs);
    last = cpuMs() - before;
    warm += Math.max(last, 0.01);
    if (last < effort.round / 4) runs *= 2;
  }
  runs = Math.max(1, Math.round((runs * effort.round) / Math.max(last, 0.01)));
  const times = Array.from({ length: effort.rounds }, () => {
    const before = cpuMs();
    run(runs);
    return ((cpuMs() - before) * 1e6) / (runs * per);
  }).sort((a, b) => a - b);
  const [min, median, max] = [times[0]!, times[times.length >> 1]!, times[times.length - 1]!];
  return { topic, name, min, median, max, rounds: effort.rounds, runs };
}

let kept = 0;

/** Uses a result, so that no engine can leave the work out. */
export function keep(value: unknown): void {
  if (value === kept) kept++;
}
