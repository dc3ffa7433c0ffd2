import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, say } from './house.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What to tell somebody without a browser: the one named does not answer, or the three ways to one. */
export function noChromium() {
  const named = process.env.FIRING_ARC_CHROMIUM;
  if (named) return `FIRING_ARC_CHROMIUM names "${named}", which does not run.`;
  return (
    'The end-to-end tests need a Chromium. Three ways: install one (Debian: apt-get install chromium), ' +
    'or let Playwright fetch its own (npx playwright-core install chromium), ' +
    'or name one (FIRING_ARC_CHROMIUM=/path/to/chromium npm test).'
  );
}

/** The features that Playwright turns off for a Chromium: the last list that a browser is given counts, so they stand in ours too. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Each window loads a page of the browser's own for its address bar, which nobody sees here: a seventh of what opening ours costs. */
const OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The flags every Chromium of ours is started with: no sandbox for containers, no chatter with the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OF_PLAYWRIGHT, ...OF_THE_ADDRESS_BAR].join()}`,
];

/**
 * The path of a Chromium that answers: the one named, else the machine's, else Playwright's; else null.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const named = process.env.FIRING_ARC_CHROMIUM;
  if (named) return answers(named) ? named : null;
  const { chromium } = await import('playwright-core');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find(answers) ?? null;
}

/**
 * A Chromium, fetched if need be: by apt-get when root on Debian, else by Playwright; null if all failed.
 * @returns {Promise<string | null>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found || process.env.FIRING_ARC_CHROMIUM) return found;
  if (isRootOnDebian()) {
    say('No Chromium here; installing the one of Debian (apt-get install chromium); this happens once …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = await findChromium();
    if (installed) return installed;
  }
  say("No Chromium here; fetching Playwright's own (playwright-core install chromium); this happens once …");
  await runTool('playwright-core/cli.js', ['install', '--no-shell', 'chromium']);
  return findChromium();
}

/** @param {string} path */
function answers(path) {
  // A name may be there and not work: Ubuntu's `chromium` is a script that asks for a snap.
  return existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0);
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
