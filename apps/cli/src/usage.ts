import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Input that cannot be used: one line that says what is wrong and where, and exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads the flags of a command. Throws `UsageError` that names the flag. */
export function parseFlags<const Options extends Flags>(
  command: string,
  args: readonly string[],
  options: Options,
) {
  try {
    const given = 'format' in options ? args.map(packIsFormat) : [...args];
    return parseArgs({ args: given, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = 'cannot read the flags'] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    const known = Object.keys(options).map((name) => `--${name}`);
    const hint = first.startsWith('Unknown option') ? `; the flags are ${known.join(', ')}` : '';
    throw new UsageError(`${command}: ${first.charAt(0).toLowerCase()}${first.slice(1)}${hint}`);
  }
}

/** A format is chosen with --format everywhere; --pack, which some commands called it once, means the same. */
const packIsFormat = (arg: string): string => arg.replace(/^--pack(?==|$)/, '--format');

/** A whole number given to a flag. */
export function wholeNumber(
  command: string,
  flag: string,
  text: string,
  least: number,
  most: number,
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${command}: --${flag}: '${text}' is not a whole number from ${least} to ${most}`);
}

/** How many games a searching player may play in its head for a decision; 100 unless told. */
export const rolloutsOf = (command: string, given: string | undefined): number =>
  given === undefined ? 100 : wholeNumber(command, 'rollouts', given, 0, 100_000);

/** One of some known words given to a flag. */
export function oneOf<Word extends string>(
  command: string,
  flag: string,
  text: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${command}: --${flag}: '${text}' is not one of ${words.join(', ')}`);
}

/** One of some known words after a command. */
export function wordOf<Word extends string>(command: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${command}: '${text}' is not one of ${words.join(', ')}`);
}

/** Two to so many values of a flag: several flags, or one with commas. */
export function severalOf(command: string, flag: string, given: readonly string[], most: number): string[] {
  const values = given.length === 1 ? given[0]!.split(',') : [...given];
  if (values.length >= 2 && values.length <= most && !values.includes('')) return values;
  throw new UsageError(
    `${command}: --${flag}: two to ${most} are needed with commas between them, given: '${given.join(' ')}'`,
  );
}

/** The team of each player by a number, as --teams gives it: `1,1,2,2`. */
export function teamsOf(
  command: string,
  given: string | undefined,
  players: number,
): readonly number[] | undefined {
  if (given === undefined) return undefined;
  const teams = given.split(',').map((team) => wholeNumber(command, 'teams', team, 1, players));
  if (teams.length === players && new Set(teams).size > 1) return teams;
  throw new UsageError(
    `${command}: --teams: a number for each of the ${players} players, at least two different, given: '${given}'`,
  );
}

/** A command that takes nothing but flags. */
export function noPositionals(command: string, positionals: readonly string[]): void {
  if (positionals.length > 0) {
    throw new UsageError(`${command}: '${positionals[0]}' is not a flag; ${command} --help lists the flags`);
  }
}
