import type { Io } from '../io.ts';
import { ledgerEntry, readLedger, searchLedger } from '../ledger.ts';
import { oneOf, parseFlags, UsageError, wholeNumber } from '../usage.ts';

export const RULES_HELP = `firing-arc rules TEXT|ID   search the rules

  An id such as xwing2:range.2 (or range.2) shows that line. Other words show every line that has all of them
  in its id, section, text or check.

  --game xwing2|xwing1|armada   only the rules of this game
  --limit N                     show at most N lines (20)
`;

const ID = /^[a-z0-9]+:[a-z0-9-]+\.\d+$/;

/** Searches the ledgers. Status 1 when nothing is found. */
export function rulesCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('rules', args, {
    help: { type: 'boolean', short: 'h' },
    game: { type: 'string' },
    limit: { type: 'string' },
  });
  if (values.help) {
    io.out(RULES_HELP);
    return 0;
  }
  const query = positionals.join(' ').trim();
  if (query === '')
    throw new UsageError('rules: words or the id of a line are needed, such as rules xwing2:range.2');
  const limit = wholeNumber('rules', 'limit', values.limit ?? '20', 1, 100_000);
  const all = readLedger();
  const games = [...new Set(all.map(({ id }) => id.slice(0, id.indexOf(':'))))];
  const game = values.game === undefined ? undefined : oneOf('rules', 'game', values.game, games);
  const lines = game === undefined ? all : all.filter(({ id }) => id.startsWith(`${game}:`));
  const found = searchLedger(lines, query);
  if (found.length === 0 && ID.test(query.toLowerCase())) {
    throw new UsageError(`rules: there is no line '${query}' in the rulebook`);
  }
  if (found.length === 0) {
    io.err(`rules: no line has all of these words: ${query}\n`);
    return 1;
  }
  io.out(
    found
      .slice(0, limit)
      .map((line) => `${ledgerEntry(line)}\n`)
      .join(''),
  );
  if (found.length > limit) io.out(`… and ${found.length - limit} more; --limit ${found.length} shows all\n`);
  return 0;
}
