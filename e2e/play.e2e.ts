import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import {
  answerByPointer,
  answered,
  closeDrawers,
  leaveTable,
  openDrawer,
  openedGame,
  openGame,
  playedToTheEnd,
  playedUntil,
  recordChecked,
  setAllDials,
  shownHash,
} from './games.ts';
import { answerByKeys } from './hands.ts';
import { openHouse } from './page.ts';

const house = openHouse();
/** Without pauses for the eye. */
const AT_ONCE = { reducedMotion: 'reduce' } as const;

it('needs two clicks from the address to a maneuver, which the board shows', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.getByRole('radio', { name: '3 bank left, white' }).click();
  await page.getByRole('button', { name: /^1 .*: 3 bank left$/ }).waitFor();
  await page.getByRole('button', { name: 'Confirm (3 left)' }).waitFor();
  await expect.poll(() => page.locator('.planned .template').count()).toBe(1);
});

it('takes a click on the first screen, while rules and cards are still on their way', async () => {
  const page = await house.open('/', AT_ONCE);
  let pressed = () => {};
  const finger = new Promise<void>((resolve) => {
    pressed = resolve;
  });
  await page.route('**/assets/house-*.js', async (route) => {
    await finger;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/house-*.js');
  await page.goto(house.origin());
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).hover();
  await page.mouse.down();
  pressed();
  // What was fetched is there and has run; the button still waits for the finger.
  await page.evaluate(`import('${(await asked).url()}')`);
  await page.mouse.up();
  await page.locator('.dial').waitFor();
});

it('plays a whole game by pointer against the computer; its record is verified', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  const asked = await playedToTheEnd(page, answerByPointer);
  expect(asked).toEqual(expect.arrayContaining(['dials', 'action', 'attack']));
  const { shown, found } = await recordChecked(page);
  expect(found).toBe(shown);
});

it('plays a whole game by keyboard alone', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.locator('button:focus', { hasText: 'X-Wing 2.5' }).waitFor();
  await page.keyboard.press('Enter');
  await playedToTheEnd(page, answerByKeys);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('game-over');
});

it('is where it was after a reload', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await answered(page, () => setAllDials(page, /^2 straight/));
  const before = [await shownHash(page), await page.locator('#question').textContent()];
  await page.reload();
  await page.locator('.question').waitFor();
  await expect
    .poll(async () => [await shownHash(page), await page.locator('#question').textContent()])
    .toEqual(before);
});

it('keeps dials that were chosen but not confirmed', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.getByRole('radio', { name: '4 Koiogran Turn, red' }).click();
  await page.reload();
  await page.getByRole('radio', { name: '4 Koiogran Turn, red', checked: true }).waitFor();
});

/** A page in which pieces of these names break when they are fetched, as those of an older version would. */
async function withoutPieces(names: readonly string[]): Promise<Page> {
  const page = await house.open('/', { ...AT_ONCE, own: true });
  house.wants(/cut off/);
  for (const name of names)
    await page.route(`**/assets/${name}-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
    );
  return page;
}

it('goes on where the form of a question breaks: by its answers as words, or as the computer decides', async () => {
  const page = await withoutPieces(['choice', 'place']);
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  const broke = page.getByText('cannot be shown as it should be');
  await broke.waitFor();
  expect(await violations(page)).toEqual([]);
  const title = await page.locator('#question').textContent();
  await page.locator('.question .option').first().click();
  await expect.poll(() => page.locator('#question').textContent()).not.toBe(title);
  await openGame(page, playedUntil('place', ({ kind }) => kind === 'place-obstacle').record);
  await broke.waitFor();
  const placed = page.locator('.board .thing');
  const before = await placed.count();
  await page.getByRole('button', { name: 'Let the computer decide this' }).click();
  await expect.poll(() => placed.count()).toBe(before + 1);
});

it('goes on where something else of the screen breaks, and says what is missing', async () => {
  const page = await withoutPieces(['settings', 'log', 'asked-cards']);
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  await openDrawer(page, 'Settings');
  await page.getByText('A part of the screen is missing').waitFor();
  await page.getByText('cut off').waitFor();
  await openDrawer(page, 'Ships');
  await page.locator('.ship-card').first().waitFor();
  const title = await page.locator('#question').textContent();
  await page.locator('[data-option="0"]').click();
  await expect.poll(() => page.locator('#question').textContent()).not.toBe(title);
});

it('asks before a new game takes the place of one that runs', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  const before = await shownHash(page);
  await leaveTable(page);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.getByRole('button', { name: 'No, go back' }).click();
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await expect.poll(() => shownHash(page)).toBe(before);
});

it('tells of a saved game that does not open', async () => {
  const page = await house.open();
  await page.evaluate(() => localStorage.setItem('firing-arc.game', '{"saved":1'));
  await page.reload();
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/could not be opened.*not JSON/);
  await page.getByRole('button', { name: 'Download it' }).waitFor();
});

it('says why an option is refused, and opens the rule', async () => {
  const { record, question, referee } = playedUntil(
    'refused',
    (asked) => asked.form === 'choice' && asked.kind === 'attack',
  );
  if (question?.form !== 'choice') throw new Error('an attack is asked for');
  const all = referee.help(question.player).refused?.() ?? [];
  const told = all.filter(({ ruling }) => ruling !== 'xwing2:friendly.2');
  expect(told.length).toBeLessThan(all.length);
  const page = await openedGame(house, record, AT_ONCE);
  await page.locator('.refused > summary').click();
  await page.locator('#question').focus();
  // Friends are no targets, and nobody needs to be told why.
  expect(await page.locator('.refused-option').count()).toBe(told.length);
  const refused = page.locator('.refused-option').first();
  expect(await refused.getAttribute('aria-disabled')).toBe('true');
  // A new question takes the focus when it is there: only then is it ours to give.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  await refused.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.textContent()).toContain(told[0]?.ruling);
  await page.keyboard.press('Escape');
  await expect.poll(() => refused.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('opens the rule behind a line of the log', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: 'Round 1 begins' }).click();
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('xwing2:round.1');
});

it('keeps the question in sight while the log is open', async () => {
  const page = await house.open('/', AT_ONCE);
  // So low that the first lines of a round already fill the log's own box.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await openDrawer(page, 'Log');
  await setAllDials(page, /^2 straight/);
  await page.locator('.options').waitFor();
  const log = page.locator('.log');
  await expect.poll(() => log.evaluate((box) => box.scrollTop > 0)).toBe(true);
  await expect
    .poll(() => page.locator('#question').evaluate((title) => title.getBoundingClientRect().top))
    .toBeGreaterThan(0);
});

it('shows a ship’s range and arcs on focus, and tells them in words', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  await page.locator('[data-ship="0"]').focus();
  await expect.poll(() => page.locator('.reach .band').count()).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('figcaption').textContent()).toContain('2 Red Squadron Veteran B');
  await openDrawer(page, 'Board in words');
  await expect.poll(() => page.getByRole('table', { name: 'Ships' }).getByRole('row').count()).toBe(11);
});

it('places by numbers and by keys, and says at once why a place is not allowed', async () => {
  const { record } = playedUntil('place', (asked) => asked.kind === 'place-obstacle');
  const page = await openedGame(house, record, AT_ONCE);
  await page
    .locator('summary')
    .filter({ hasText: /^Exact$/ })
    .click();
  await page.getByRole('spinbutton', { name: /From player 1’s left/ }).fill('50');
  await expect
    .poll(() => page.locator('.place .refused-option').textContent())
    .toContain('too near to an edge');
  await page.getByRole('button', { name: 'Suggest a place' }).click();
  await expect.poll(() => page.locator('.place .refused-option').count()).toBe(0);
  const left = await page.getByRole('spinbutton', { name: /From player 1’s left/ }).inputValue();
  // Where it may lie is lit: away from the edges and from what lies there already.
  await expect.poll(() => page.locator('.board-drawing .lit').count()).toBe(1);
  await page.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByRole('spinbutton', { name: /From player 1’s left/ }).inputValue())
    .toBe(String(Number(left) + 10));
});

it('reads a squad of one’s own, names what it does not know, and flies it', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Choose squads' }).click();
  await page.getByLabel('You fly').selectOption('own');
  const list = {
    name: 'Mine',
    faction: 'rebelalliance',
    pilots: [{ id: 'redsquadronveteran' }, { id: 'nobody' }],
  };
  const field = page.getByRole('textbox', { name: 'The squad as XWS' });
  await field.fill(JSON.stringify(list));
  await expect.poll(() => page.locator('.own-squad').textContent()).toContain("no pilot 'nobody' is known");
  await field.fill('{"name": ');
  await expect.poll(() => page.locator('.own-squad').textContent()).toContain('Line 1, column');
  await field.fill(
    JSON.stringify({ ...list, pilots: [{ id: 'redsquadronveteran' }, { id: 'bluesquadronescort' }] }),
  );
  await page.getByRole('button', { name: 'Start this game' }).click();
  await expect.poll(() => page.locator('.dial-tabs li').count()).toBe(2);
});

it('fits a phone 360 px wide: nothing scrolls sideways', async () => {
  const page = await house.open('/', { ...AT_ONCE, viewport: { width: 360, height: 740 } });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.dial').waitFor();
  expect(await overflow()).toBe(0);
  await shownHash(page);
  expect(await overflow()).toBe(0);
  for (const tab of ['Log', 'Board in words', 'Ships']) {
    await openDrawer(page, tab);
    await page.getByRole('button', { name: tab, pressed: true }).waitFor();
    expect(await overflow(), tab).toBe(0);
  }
  await closeDrawers(page);
  await answered(page, () => setAllDials(page, /^2 straight/));
  expect(await overflow()).toBe(0);
});
