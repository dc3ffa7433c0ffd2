// Plain Node, no dependencies: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** Where the built page lies. */
export const DIST = join(ROOT, 'apps', 'web', 'dist');

const BUILT_FROM = join(DIST, '.built-from');
const PAGE_SOURCES = ['apps/web', 'packages', 'formats', 'rulebook', 'package-lock.json', 'LICENSE'];

/** Prints one line of what is being done. @param {string} line */
export function say(line) {
  console.log(line);
}

/** Ends the program with one line that says what is wrong. @param {string} line @returns {never} */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** Refuses a Node that is too old for the tools, with one line. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  giveUp(`Firing Arc needs Node 20.19 or later (or 22.12 or later); this is Node ${process.versions.node}.`);
}

/**
 * Runs a program in the checkout with our output (or all of it on our stderr), and gives its exit code (1 if it could not start).
 * @param {string} program @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, shell?: boolean, toStderr?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      shell: options.shell ?? false,
      stdio: ['ignore', options.toStderr ? 2 : 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a JavaScript program that was installed with the house.
 * @param {string} script path below node_modules @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, toStderr?: boolean }} [options]
 */
export function runTool(script, args, options = {}) {
  return run(process.execPath, [join(ROOT, 'node_modules', script), ...args], options);
}

/**
 * Every file below some files and folders, sorted, as paths from the root with forward slashes.
 * @param {readonly string[]} places @param {string} [root] @returns {string[]}
 */
export function filesBelow(places, root = ROOT) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} path */
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) visit(join(path, entry.name));
      else if (entry.isFile()) found.push(join(path, entry.name));
    }
  };
  for (const place of places) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    if (/\.\w+$|LICENSE$/.test(place)) found.push(path);
    else visit(path);
  }
  return found.map((path) => relative(root, path).split(sep).join('/')).sort();
}

/** One hash of the names and the contents of files. @param {readonly string[]} files @returns {string} */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Names the rules as they stand: the version, and a hash of the sources of all packages but their tests. */
export function rulesBuild() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const rules = filesBelow(['packages']).filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  return `${version}+${hashOf(rules).slice(0, 12)}`;
}

/**
 * Whether node_modules holds what the lock file asks for: npm leaves a lock file of its own there, last of all.
 * @param {string} [root] @returns {boolean}
 */
export function isInstalled(root = ROOT) {
  const left = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(left)) return false;
  /** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */
  /** @param {string} path @returns {Record<string, Entry>} */
  const entries = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const installed = entries(left);
  return Object.entries(entries(join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/')) return true;
    const there = installed[place];
    if (there) return there.version === wanted.version && there.link === wanted.link;
    return wanted.optional === true && !isForThisMachine(wanted);
  });
}

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry */
function isForThisMachine(entry) {
  // Without `os` it is help for machines that have no native build; with `libc` it depends on the C library.
  if (!entry.os || entry.libc) return false;
  return entry.os.includes(process.platform) && (entry.cpu?.includes(process.arch) ?? true);
}

/** Installs what the lock file names, unless it is there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing what the game needs (npm ci); this happens once …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code =
    npm && basename(npm).startsWith('npm')
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) giveUp('The installation failed; npm says why above. (It needs the network, this once.)');
}

/** Builds the page, unless it was built from the same sources. Gives false if the build failed. */
export async function ensureBuilt() {
  const sources = filesBelow(PAGE_SOURCES).filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  const stamp = hashOf(sources);
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === stamp) return true;
  say('Building the page …');
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
    env: { FIRING_ARC_BUILD: rulesBuild() },
  });
  if (code !== 0) return false;
  writeFileSync(BUILT_FROM, stamp);
  return true;
}
