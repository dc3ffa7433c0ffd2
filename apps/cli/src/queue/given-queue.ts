import type { GivenQueue } from '../sim/runs.ts';
import { UsageError } from '../usage.ts';
import { packUp } from './travelling.ts';

/** Flags that tell this process what to do with what was played, and not how it is played. */
const STAY: ReadonlySet<string> = new Set(['queue', 'keep', 'jobs', 'page', 'json', 'record']);

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/**
 * Does something with the queue that a command names, and with none where it names none. The queue is closed then.
 * Throws `UsageError` for a queue that cannot be reached, and where records were to be kept here.
 */
export async function withQueue<Result>(
  command: string,
  { values, positionals }: { readonly values: Values; readonly positionals: readonly string[] },
  use: (queue: { readonly queue: GivenQueue } | Record<never, never>) => Promise<Result>,
): Promise<Result> {
  if (typeof values.queue !== 'string') return use({});
  if (values.record !== undefined)
    throw new UsageError(`${command}: --record: the games of a queue are played elsewhere`);
  const { openQueue } = await import('./postgres.ts');
  const queue = await openQueue(command, values.queue);
  try {
    const flags = Object.entries(values).flatMap(([flag, value]) =>
      STAY.has(flag) ? [] : [value].flat().map((one) => (one === true ? `--${flag}` : `--${flag}=${one}`)),
    );
    const { args, files } = packUp([...flags, ...positionals]);
    return await use({ queue: { queue, line: [command, ...args], files } });
  } finally {
    await queue.close();
  }
}
