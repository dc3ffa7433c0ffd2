import { readFileSync } from 'node:fs';
import type { Fleet } from '@firing-arc/armada';
import {
  type Contributions,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Question,
  type Rules,
  randomAnswerer,
  recordOf,
  type State,
  startRecord,
} from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import {
  packFrom,
  READY_SQUADS,
  SECOND,
  type SecondQuestion,
  type SecondSetup,
  setupFromSquads,
} from '@firing-arc/xwing/second';
import type { Page } from 'playwright-core';
import { arrived, type House, type PageOptions } from './page.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);
const setup: SecondSetup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);

/** Plays a game of X-Wing 2.5 by random answers until a question meets a condition. */
export const playedUntil = (seed: string, stop?: (question: SecondQuestion) => boolean) =>
  playUntil(SECOND, setup, seed, stop);

/** Plays a game of random answers in Node until a question meets a condition; its record, and its last hash. */
export function playUntil<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  from: Setup,
  chance: string | Contributions,
  stop: (question: Q, record: () => GameRecord<Setup>) => boolean = () => false,
) {
  const opened = newRecord(rules, from, chance);
  const referee = startRecord(rules, opened);
  const seed = typeof chance === 'string' ? chance : 'fair';
  const answer = randomAnswerer(growStreams(`${seed} hands`, ['hands']));
  const record = () => recordOf(opened, referee);
  for (;;) {
    const question = referee.questions[0];
    if (referee.outcome || !question || stop(question, record)) break;
    answerNow(
      referee,
      question.player,
      answer(question, () => referee.look(question.player), referee.help(question.player)),
    );
  }
  return { record: record(), hash: referee.hash, question: referee.questions[0] ?? null, referee };
}

/** A fleet of one ship and its commander, which stands for the least that may meet. */
const fleetOf = (faction: 'rebel' | 'empire', ship: string, commander: string): Fleet => ({
  name: `One ${ship}`,
  faction,
  ships: [{ ship, upgrades: [commander] }],
  squadrons: [],
  objectives: { assault: 'opening-salvo', defense: 'fire-lanes', navigation: 'superior-positions' },
});

/** Fleets of one ship each: their games are soon over, and soon drawn. */
export const SMALL_FLEETS: readonly [Fleet, Fleet] = [
  fleetOf('rebel', 'cr90-corvette-a', 'general-dodonna-commander'),
  fleetOf('empire', 'raider-i-class-corvette', 'admiral-screed-commander'),
];

type Seats = readonly string[];
const TWO_PEOPLE: Seats = ['human', 'human'];

/** A game as the page keeps it. */
function savedGame(record: unknown, seats: Seats): string {
  const options = { seats, setup: 'done-for-you', undo: true, pass: 'secrets' };
  return JSON.stringify({ saved: 1, options, record, drafts: {}, marks: [] });
}

/**
 * Puts a game into the page's storage as if it had been played there, and opens the page again. It is put there as the
 * page opens: what was open before may still keep a game of its own, when a computer player has just decided.
 */
export async function openGame(page: Page, record: unknown, seats = TWO_PEOPLE): Promise<void> {
  const source = `localStorage.setItem('firing-arc.game', ${JSON.stringify(savedGame(record, seats))})`;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.reload();
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await session.detach();
  await arrived(page);
}

/** A question all of whose parts have been fetched: before, it takes no answer. */
export const WHOLE_QUESTION = '.question:not(:has([aria-busy=true]))';

/** A new page in which a game goes on, as if it had been played there. */
export function openedGame(
  house: House,
  record: unknown,
  options: PageOptions = {},
  seats = TWO_PEOPLE,
): Promise<Page> {
  return house.openAt(savedGame(record, seats), options);
}

/** Opens one of the drawers over the table: log, ships, the board in words, the settings. On a phone they stand behind a button. */
export async function openDrawer(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true, expanded: false });
  if (await more.isVisible()) await more.click();
  const drawer = page.getByRole('button', { name, exact: true });
  if ((await drawer.getAttribute('aria-pressed')) === 'false') await drawer.click();
}

/** Closes the drawers where they lie over the question. */
export async function closeDrawers(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true, expanded: true });
  if (await more.isVisible()) await more.click();
}

/** Leaves the table for the start. */
export async function leaveTable(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true, expanded: false });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

/** The hash of the position, as the page shows it. */
export async function shownHash(page: Page): Promise<string> {
  await openDrawer(page, 'Settings');
  const hash = (await page.getByTestId('hash').textContent()) ?? '';
  await closeDrawers(page);
  return hash;
}

/**
 * Does what answers the question that is shown, and waits for the next one or the end of the game: meanwhile the
 * computer may decide. Each question is an element of its own, so a mark on it is gone with it.
 */
export async function answered(page: Page, answer: () => Promise<void>): Promise<void> {
  await page.locator('.question').evaluate((element) => element.setAttribute('data-answered', ''));
  await answer();
  await page.locator('.question:not([data-answered]), .game-over').first().waitFor();
}

/**
 * Answers whatever is asked until the game is over; `look` sees a question of each kind once, before it is answered.
 * The kinds that were asked.
 */
export async function playedToTheEnd(
  page: Page,
  answer: (page: Page) => Promise<void>,
  look: (kind: string) => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const asked = new Set<string>();
  const over = page.locator('.game-over');
  for (;;) {
    await page.locator(WHOLE_QUESTION).or(over).first().waitFor();
    if ((await over.count()) > 0) return [...asked];
    const kind = (await page.locator('.question').getAttribute('data-question')) ?? '';
    if (!asked.has(kind)) await look(kind);
    asked.add(kind);
    await answered(page, () => answer(page));
  }
}

/** Answers whatever X-Wing asks by pointer: dials, places, or the first option. */
export async function answerByPointer(page: Page): Promise<void> {
  // Towards the enemy: who circles at home never shoots.
  if ((await page.locator('.dial').count()) > 0) return setAllDials(page, /^3 straight/);
  if ((await page.locator('.place').count()) > 0)
    return page.getByRole('button', { name: 'Place here' }).click();
  return takeFirst(page);
}

/** Answers whatever Armada asks by pointer. */
export async function answerFleet(page: Page): Promise<void> {
  const dials = page.locator('.stack-dial');
  if ((await dials.count()) > 0) {
    for (const [at, dial] of (await dials.all()).entries()) {
      await dial
        .locator('.command-choice')
        .nth(at % 4)
        .click();
    }
    return page.getByRole('button', { name: 'Confirm all commands' }).click();
  }
  if ((await page.locator('.course').count()) > 0) {
    return page.getByRole('button', { name: /^(Fly this course|Stay here)$/ }).click();
  }
  if ((await page.locator('.place').count()) > 0) {
    return page.getByRole('button', { name: 'Place here' }).click();
  }
  return takeFirst(page);
}

/** Takes the first option: on the dice where it lies there, else from the list, which may be folded. */
export async function takeFirst(page: Page): Promise<void> {
  const first = page.locator('[data-option="0"]');
  await first.waitFor({ state: 'attached' });
  const onDice = page.locator('[data-offer="0"]').first();
  if ((await onDice.count()) > 0) return onDice.click();
  if (!(await first.isVisible())) await page.locator('.all-options > summary').click();
  return first.click();
}

/** Sets every dial of the one who is asked to the same maneuver, by name, or to its first where that may not be set, and confirms. */
export async function setAllDials(page: Page, maneuver: RegExp): Promise<void> {
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  for (;;) {
    // The next ship's dial opens by itself.
    const entries = page.locator('.dial').getByRole('radio');
    await entries.first().waitFor();
    // A shaken pilot's dial offers nothing straight.
    const named = page.locator('.dial').getByRole('radio', { name: maneuver });
    await ((await named.count()) > 0 ? named : entries).first().click();
    if ((await confirm.textContent())?.includes('all')) break;
  }
  await confirm.click();
}

/** Downloads the record of the game that is shown and has the page check it: the hash it shows, and the one it finds. */
export async function recordChecked(page: Page): Promise<{ readonly shown: string; readonly found: string }> {
  const shown = await shownHash(page);
  await openDrawer(page, 'Settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const text = await new Response((await download.createReadStream()) as unknown as ReadableStream).text();
  await page.getByRole('link', { name: 'Check a record' }).click();
  await page
    .getByLabel('Record file')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  return { shown, found: (await page.getByTestId('final').textContent()) ?? '' };
}
