import { readFileSync } from 'node:fs';
import { ARMADA, LEARNING_SCENARIO, packFrom, READY_FLEETS, setupFromFleets } from '@firing-arc/armada';
import { expect, it } from 'vitest';
import { openDrawer, openedGame, playedUntil, WHOLE_QUESTION } from './games.ts';
import { gamesByKind } from './kinds.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const PHONE = {
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
} as const;

/** What of some elements cannot be seen or pressed as the page stands: out of the window, or under something else. */
const outOfSight = (selector: string): string => `
  [...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !element.contains(above);
  }).map((element) => element.textContent)`;

/** A game in which a kind of question comes: random games may end before. */
function firstAsked(kind: string): ReturnType<typeof playedUntil> {
  for (let game = 0; game < 20; game++) {
    const played = playedUntil(`phone ${game}`, (asked) => asked.kind === kind);
    if (played.question) return played;
  }
  throw new Error(`no game came to ${kind}`);
}

const fleets = packFrom(JSON.parse(readFileSync(new URL('../formats/armada.json', import.meta.url), 'utf8')));
const [one, other] = READY_FLEETS;
const large = setupFromFleets(fleets, [one!.fleet, other!.fleet]);
const armada = gamesByKind(ARMADA, (game) => (game === 0 ? LEARNING_SCENARIO : large), 8);

/** What answers a question: options, also on dice and tokens, targets, commands, joints, and what ends it. */
const ANSWERS = [
  '.question > .options .option',
  '.scene-chip',
  '.dial-tabs button',
  '.command-choice',
  '.click-choice',
  '.deciding > button',
].join(', ');

it('begins planning on a phone with every maneuver and its confirmation under the thumb, and the board above', async () => {
  const page = await house.open('/', PHONE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).tap();
  await page.locator('.dial').waitFor();
  expect(await page.locator('.maneuver').count()).toBeGreaterThan(10);
  expect(await page.evaluate(outOfSight('.maneuver, .deciding > button, .dial-tabs button'))).toEqual([]);
  const top = await page.locator('.side').evaluate((sheet) => sheet.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(780 * 0.35);
  expect((await page.locator('.game-bar').boundingBox())?.height).toBeLessThan(50);
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
});

it.each(['modify-attack-dice', 'modify-defense-dice'] as const)(
  'shows the dice and the answers of %s on a phone without scrolling',
  async (kind) => {
    const { record, question } = firstAsked(kind);
    const seats = question?.player === 0 ? ['human', 'plain'] : ['plain', 'human'];
    const page = await openedGame(house, record, PHONE, seats);
    await page.locator(`${WHOLE_QUESTION}[data-question=${kind}]`).waitFor();
    await page.locator('.die').first().waitFor();
    expect(await page.locator('.scene-chip, .question > .options .option').count()).toBeGreaterThan(1);
    expect(await page.evaluate(outOfSight('.die, .scene-chip, .question > .options .option'))).toEqual([]);
    // A fight at range 3 is framed as well; a whole table would have bases of 16 pixels.
    const bases = page.locator('.ship.asked .plate');
    const [width] = await bases.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(width).toBeGreaterThan(20);
  },
);

it.each(['commands', 'course', 'navigate', 'attack', 'defense-token', 'squadron'] as const)(
  'shows every answer of %s in Armada on a phone without scrolling',
  async (kind) => {
    const page = await openedGame(house, armada.gameWith(kind), PHONE);
    const take = page.getByRole('button', { name: /^I am Player/ });
    const question = page.locator(`[data-question=${kind}]`);
    await question.or(take).first().waitFor();
    if (await take.isVisible()) await take.tap();
    await question.locator('button').first().waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await page.locator(ANSWERS).count()).toBeGreaterThan(1);
    expect(await page.evaluate(outOfSight(ANSWERS))).toEqual([]);
  },
);

it('asks for the commands of one ship after the other on a phone', async () => {
  const record = gamesByKind(ARMADA, () => large, 1).gameWith('commands');
  const page = await openedGame(house, record, PHONE, ['human', 'plain']);
  const shown = page.locator('.stack-ship');
  const first = await shown.textContent();
  const dials = page.locator('.stack-dial');
  const count = await dials.count();
  for (let dial = 0; dial < count; dial++) await dials.nth(dial).locator('.command-choice').first().tap();
  await expect.poll(() => shown.textContent()).not.toBe(first);
  await page.locator('.dial-tabs button').first().tap();
  expect(await shown.textContent()).toBe(first);
  expect(await dials.locator('input:checked').count()).toBe(count);
});

it('shows the dice and the suggestion of a lesson on a phone without scrolling', async () => {
  const page = await house.open('/#/learn/xwing2/defending', PHONE);
  const die = page.locator('.question .die').first();
  // What leads to the attack: reading on, and the suggested answers.
  const way = page
    .getByRole('button', { name: 'Next', exact: true })
    .or(page.locator('[data-answers]:has(.suggested)'))
    .first();
  await way.or(die).first().waitFor();
  for (; !(await die.isVisible()); await way.or(die).first().waitFor()) await way.tap();
  await page.locator('.scene-chip .suggested').first().waitFor();
  expect(await page.evaluate(outOfSight('.lesson p:not(.quiet), .die, .scene-chip'))).toEqual([]);
});

it('gives the board more than half of a tablet held upright, and tells what happened beside the question', async () => {
  const { record } = firstAsked('attack');
  const page = await openedGame(house, record, { ...PHONE, viewport: { width: 768, height: 1024 } });
  await page.locator('.news').waitFor();
  const [sheet, question, news] = await Promise.all(
    ['.side', '.question', '.news'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  expect(sheet!.height).toBeLessThan(512);
  expect(news!.x).toBeGreaterThanOrEqual(question!.x + question!.width);
  expect(news!.y).toBeLessThan(1024);
});

it('folds the question and the drawers away, and remembers that', async () => {
  const page = await house.open('/', PHONE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).tap();
  await page.locator('.dial').waitFor();
  await page.getByRole('button', { name: 'Fold the question away' }).tap();
  await expect
    .poll(() => page.locator('.side').evaluate((sheet) => sheet.getBoundingClientRect().height))
    .toBeLessThan(80);
  await page.reload();
  await page.getByRole('button', { name: 'Unfold the question' }).tap();
  await page.getByRole('radio', { name: '3 bank left, white' }).waitFor();
});

it('changes the theme, the mat and the size of letters without moving the board, and keeps them', async () => {
  const page = await house.open('/', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.dial').waitFor();
  await openDrawer(page, 'Log');
  await page.locator('.drawer .log').waitFor();
  const place = () =>
    page.locator('.board-drawing').evaluate((drawing: SVGElement) => drawing.style.transform);
  const before = await place();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Pale, for print' }).check();
  expect(await place()).toBe(before);
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('130');
  await page.reload();
  await page.locator('.dial').waitFor();
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('dark');
  expect(await root.getAttribute('data-mat')).toBe('pale');
  expect(await root.evaluate((html) => html.style.getPropertyValue('--text-size'))).toBe('130%');
});

it('shows first who is still to act, and keys go through the row as it is seen', async () => {
  let actions = 0;
  const { record } = playedUntil('row', ({ kind }) => kind === 'action' && ++actions === 3);
  const page = await openedGame(house, record, PHONE);
  const ships = page.locator('.order > li');
  await ships.first().waitFor();
  const acted = await ships.evaluateAll((all) => all.map((ship) => ship.querySelector('.acted') !== null));
  expect(acted).toEqual([...acted].sort());
  expect(new Set(acted).size).toBe(2);
  const places = await ships.evaluateAll((all) => all.map((ship) => ship.getBoundingClientRect().left));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
