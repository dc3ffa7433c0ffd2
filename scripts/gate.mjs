// `npm run gate -- --before COMMIT`: whether a change of a computer player may go in. In each game the player of this
// checkout meets the one of that commit, and a yardstick that it must not lose ground to: `tables` (in Armada they rush),
// or `plain` for who searches. `--game xwing1,armada`, `--player search`, `--pairs 400`, `--seed S`, `--jobs N`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhole } from './built.mjs';
import { giveUp, ROOT, say } from './house.mjs';

/** The format that each game is played in. @type {Readonly<Record<string, string>>} */
const FORMATS = { xwing2: 'xwing2-amg', xwing1: 'xwing1', armada: 'armada' };

/** Elo between which a test decides: no weaker than before, and how far above the yardstick at least. */
const AGAINST_BEFORE = '-20,20';
/** @type {Readonly<Record<string, { readonly other: string, readonly elo: string }>>} */
const YARDSTICKS = {
  plain: { other: 'tables', elo: '150,250' },
  search: { other: 'plain', elo: '100,200' },
};

const CARDS = ['@firing-arc/armada', '@firing-arc/xwing/first', '@firing-arc/xwing/second'];

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    game: { type: 'string', default: Object.keys(FORMATS).join(',') },
    player: { type: 'string', default: 'plain' },
    pairs: { type: 'string', default: '400' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: '1' },
  },
});
const { before, player, pairs, jobs } = values;
// The same seed again would only tell the same again.
const seed = values.seed ?? `gate ${Math.floor(Math.random() * 1e9)}`;
if (before === undefined) giveUp('Name the commit before the change: npm run gate -- --before main~1');
const games = values.game.split(',');
for (const game of games)
  if (!FORMATS[game]) giveUp(`--game: '${game}' is not ${Object.keys(FORMATS).join(', ')}.`);

const commit = git(['rev-parse', '--verify', '--quiet', `${before}^{commit}`]);
if (commit === null) giveUp(`--before: there is no commit '${before}'.`);
const players = await playersOf(commit);
// As deep in the checkout as the program stands when it is installed: it looks for its data from there.
const program = join(ROOT, '.cache', 'gate', 'program', `firing-arc-${process.pid}.mjs`);
await buildWhole(ROOT, 'apps/cli/src/main.ts', program);

let refused = 0;
for (const game of games) {
  refused += test(game, `${player},${player}@${players}`, AGAINST_BEFORE, `before, ${commit.slice(0, 8)}`);
  const { other, elo } = YARDSTICKS[player] ?? {};
  if (other && elo) refused += test(game, `${player},${other}`, elo, other);
}
rmSync(program);
say(refused === 0 ? `Seed '${seed}': nothing against the change.` : `Seed '${seed}': ${refused} refused it.`);
process.exitCode = refused === 0 ? 0 : 1;

/** A test of a player against another one; 1 when it refuses. @param {string} game @param {string} two @param {string} elo @param {string} other */
function test(game, two, elo, other) {
  const args = [
    'arena',
    '--format',
    FORMATS[game] ?? '',
    '--players',
    two,
    `--sprt=${elo}`,
    '--pairs',
    pairs,
  ];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, ...args, '--seed', seed, '--jobs', jobs, '--json'],
    { encoding: 'utf8', maxBuffer: 1e9, cwd: ROOT },
  );
  if (status === 2 || stdout === '') giveUp(stderr);
  const { meetings, test: tested, stuck } = JSON.parse(stdout);
  if (stuck.length > 0) {
    for (const { seed: of, reason } of stuck)
      say(`${game}, ${player} against ${other}: STUCK, seed ${of}: ${reason}`);
    return 1;
  }
  const [{ share, shareFrom, shareTo, pairs: played }] = meetings;
  const percent = (/** @type {number} */ part) => (100 * part).toFixed(1);
  /** @type {Readonly<Record<string, string>>} */
  const found = { elo0: 'REFUSED', elo1: 'accepted' };
  say(
    `${game}, ${player} against ${other}: ${percent(share)} % [${percent(shareFrom)}, ${percent(shareTo)}] of ${2 * played} games; ` +
      `${tested.elo1} Elo rather than ${tested.elo0}: ${found[tested.holds] ?? 'no difference that was seen'}`,
  );
  return tested.holds === 'elo0' ? 1 : 0;
}

/** The computer players of a commit as one module, built once. @param {string} of @returns {Promise<string>} */
async function playersOf(of) {
  const module = join(ROOT, '.cache', 'gate', `opponents-${of}.mjs`);
  if (existsSync(module)) return module;
  const checkout = join(ROOT, '.cache', 'gate', of);
  rmSync(checkout, { recursive: true, force: true });
  git(['worktree', 'prune']);
  if (git(['worktree', 'add', '--detach', '--force', checkout, of]) === null)
    giveUp(`${of} cannot be checked out.`);
  // Its packages find each other; all else comes from this checkout.
  const scope = join(checkout, 'node_modules', '@firing-arc');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(checkout, 'packages')))
    symlinkSync(join(checkout, 'packages', name), join(scope, name), 'junction');
  // With all cards: a player alone brings only those that it names.
  const whole = 'packages/opponents/src/with-cards.ts';
  writeFileSync(
    join(checkout, whole),
    `${CARDS.map((name) => `import '${name}';\n`).join('')}export * from './index.ts';\n`,
  );
  await buildWhole(checkout, whole, module);
  git(['worktree', 'remove', '--force', checkout]);
  return module;
}

/** What git says; null where it refuses. @param {readonly string[]} args */
function git(args) {
  const { status, stdout } = spawnSync('git', [...args], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
