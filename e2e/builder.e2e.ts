import { expect, it } from 'vitest';
import { violations, violationsInBoth } from './axe.ts';
import { openDrawer } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

it('opens on a squad that flies; a change is checked at once, and taken back', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Squad builder' }).click();
  const sum = page.locator('.squad-sum');
  await expect.poll(() => sum.textContent()).toBe('20 of 20 points: 5 + 5 + 5 + 5. None is left.');
  await page.getByRole('button', { name: 'Remove Red Squadron Veteran' }).first().click();
  await expect.poll(() => sum.textContent()).toBe('15 of 20 points: 5 + 5 + 5. 5 points are left.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sum.textContent()).toContain('None is left');
});

it('says that an address names no faction of its format, and offers those: the ships stay', async () => {
  const page = await house.open('/#/squads/xwing2-amg/rebels/wedgeantilles/Mine', AT_ONCE);
  const alert = page.getByRole('alert').filter({ hasText: 'no faction “rebels”' });
  await alert.waitFor();
  expect(await page.getByText('Its points through time').count()).toBe(0);
  await alert.getByRole('button', { name: 'Rebel Alliance' }).click();
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe('#/squads/xwing2-amg/rebelalliance/wedgeantilles/Mine');
  expect(await alert.count()).toBe(0);
  await page.getByText('Its points through time').click();
  await page.locator('.days').waitFor();
});

it('builds a squad by keys, says by which rule it is not legal, and holds it in the address', async () => {
  const page = await house.open('/#/squads/xwing2-amg/rebelalliance/-/Mine', AT_ONCE);
  await page.getByRole('combobox', { name: 'Add a ship' }).focus();
  await page.keyboard.type('wedge antilles t-65');
  // At once, as who types fast does: the list may not be there yet.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: /Wedge Antilles/ }).waitFor();
  await page.getByRole('combobox', { name: /Add an upgrade to Wedge Antilles/ }).focus();
  await page.keyboard.type('predator');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe('#/squads/xwing2-amg/rebelalliance/wedgeantilles+predator/Mine');
  const findings = page.locator('.squad-findings');
  await expect.poll(() => findings.textContent()).toContain('not legal');
  await findings.getByRole('button', { name: 'Rule' }).first().press('Enter');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('xwing2:squad-building');
});

it('compares a ship with a gunner that has the id of a pilot; Escape leaves the list first, then the dialog', async () => {
  const page = await house.open('/#/squads/xwing2-amg/rebelalliance/wedgeantilles/Mine', AT_ONCE);
  const compare = page.getByRole('button', { name: 'Compare Wedge Antilles' });
  await compare.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Two cards side by side' });
  await dialog.getByRole('combobox', { name: 'Second card' }).focus();
  await page.keyboard.type('luke skywalker gunner');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => dialog.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Wedge Antilles T-65 X-wing', 'Luke Skywalker Gunner']);
  expect(await dialog.locator('article').last().getByRole('list').count(), 'its values').toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.getByRole('option').count()).toBe(0);
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await compare.evaluate((button) => document.activeElement === button)).toBe(true);
});

it('brings in a squad as XWS, keeps it, and flies it', async () => {
  const page = await house.open('/#/squads/xwing1', AT_ONCE);
  await page.getByRole('button', { name: 'Import a list …' }).click();
  const list = { faction: 'imperial', name: 'Two', pilots: [{ id: 'academypilot', ship: 'tiefighter' }] };
  await page.getByRole('dialog').getByRole('textbox').fill(JSON.stringify(list));
  await page.getByRole('button', { name: 'Take it', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Academy Pilot' }).click();
  await expect.poll(() => page.locator('.squad-sum').textContent()).toContain('24 of 100 points: 12 + 12.');
  await page.getByRole('button', { name: 'Keep this list' }).click();
  await page.getByText('Kept in this browser.').waitFor();
  await page.goto(`${house.origin()}/#/squads/xwing1`);
  await page.reload();
  await expect.poll(() => page.locator('.squad-sum').textContent()).toContain('24 of 100');
  await page.getByRole('button', { name: 'Fly it against the computer' }).click();
  await page.locator('.dial').waitFor();
});

it('builds a fleet of Armada: squadrons by count, objectives, other points; text out and in; kept, and chosen for a game', async () => {
  const page = await house.open('/#/squads/armada', {
    ...AT_ONCE,
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const sum = page.locator('.squad-sum');
  await expect.poll(() => sum.textContent()).toContain('396 of 400 points: 110 + 97 + 51 + 26 + 112.');
  expect(await violations(page), 'a fleet').toEqual([]);
  await page.getByRole('button', { name: 'One less Luke Skywalker' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('squad-sum');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'One less Y-wing Squadron' }).press('Enter');
  await page.getByRole('combobox', { name: 'Add a squadron' }).focus();
  await page.keyboard.type('a-wing squadron');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => sum.textContent()).toContain('397 of 400 points');
  await page.getByLabel('Defense objective').selectOption('Fire Lanes');
  const findings = page.locator('.squad-findings');
  await expect.poll(() => findings.textContent()).toContain('legal.');
  await page.getByLabel('Points agreed on').selectOption('another total …');
  await page.getByLabel('How many points').fill('300');
  await expect.poll(() => findings.textContent()).toContain('at most 300 are allowed');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('~300/');
  expect(await violations(page), 'a fleet that is too large').toEqual([]);
  await page.getByLabel('Points agreed on').selectOption('400 – standard game');

  await page.getByRole('button', { name: 'Share or export …' }).click();
  await page.getByRole('button', { name: 'Copy it for Kingston' }).click();
  await page.getByText('Copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Defense: Fire Lanes');
  await page.getByRole('button', { name: 'Import a list …' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(text.replace(/Name: .*/, 'Name: From paper'));
  await page.getByRole('button', { name: 'Take it', exact: true }).click();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('From paper');
  await expect.poll(() => sum.textContent()).toContain('397 of 400 points');
  await page.getByRole('button', { name: 'Keep this list' }).click();
  await page.getByText('Kept in this browser.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.goto(`${house.origin()}/#/choose`);
  await page.getByLabel('Format').selectOption('armada');
  await page.getByLabel('You fly').selectOption('From paper');
  await page.getByRole('button', { name: 'Start this game' }).click();
  await page.locator('.stack-dial').first().waitFor();
  await openDrawer(page, 'Ships');
  await page.getByText('From paper').first().waitFor();
});

it('has no fault that axe finds, in light and in dark, also with a list open', async () => {
  const page = await house.open('/#/squads/xwing2-xwa', {
    ...AT_ONCE,
    colorScheme: 'light',
    viewport: { width: 360, height: 740 },
  });
  await page.locator('.squad-ships').waitFor();
  expect(await violationsInBoth(page), 'a squad').toEqual([]);
  await page.getByRole('combobox', { name: 'Add a ship' }).click();
  await page.locator('.offer').first().waitFor();
  expect(await violationsInBoth(page), 'its list').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import a list …' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInBoth(page), 'its dialog').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

it('flies a list ten times against two others, tells what came of it, and keeps that', async () => {
  const page = await house.open('/#/squads/xwing1', AT_ONCE);
  await page.getByRole('link', { name: 'Fly it fifty times' }).click();
  await page.getByRole('combobox', { name: 'How many games' }).selectOption('10');
  await page.getByRole('button', { name: 'None' }).click();
  expect(await page.getByRole('button', { name: 'Fly 10 games' }).getAttribute('aria-disabled')).toBe('true');
  for (const at of [0, 1]) await page.locator('.lab-foe').nth(at).click();
  await page.getByRole('button', { name: 'Fly 10 games' }).press('Enter');
  const result = page.locator('.lab-result');
  await result.waitFor({ timeout: 60_000 });
  expect(await result.locator('.lab-overall').textContent()).toMatch(/\d+ of 10 won/);
  expect(await violations(page), 'the lab').toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: /^Show / }).click();
  expect(await result.locator('.lab-overall').textContent()).toMatch(/\d+ of 10 won/);
});

it('a club’s own pack comes in as a file, is a format while it is kept, and its game goes on when it is gone', async () => {
  const page = await house.open('/#/packs', AT_ONCE);
  const club = { base: 'xwing2-amg', id: 'club', name: 'Club night', version: '1', date: '2026-11-01' };
  const file = (pack: object) => ({
    name: 'club.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ game: 'xwing2', origin: 'us', ...pack })),
  });
  const field = page.getByLabel('Pack or points from files');
  await field.setInputFiles(file({ ...club, pilots: { redsquadronveteran: { cost: -4 } } }));
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('/pilots/redsquadronveteran/cost');
  await field.setInputFiles(file({ ...club, pilots: { redsquadronveteran: { cost: 4 } } }));
  await page.getByText('squad points 5 → 4').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  await page.getByRole('link', { name: 'Build a list' }).first().click();
  await expect
    .poll(() => page.locator('.squad-sum').textContent())
    .toContain('18 of 20 points: 4 + 4 + 5 + 5');
  await page.getByRole('button', { name: 'Fly it against the computer' }).click();
  await page.waitForFunction(() => location.hash === '#/game');
  await page.evaluate(() => {
    location.hash = '#/packs';
  });
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await page.getByText('None yet.').waitFor();
  await page.evaluate(() => {
    location.hash = '#/squads/own.club';
  });
  await page.getByText('are not in this browser').waitFor();
  await page.goto(`${house.origin()}/`);
  await page.reload();
  await page.waitForFunction(() => location.hash === '#/game');
});

it('points of a spreadsheet come in as a pack, and it says what becomes of kept lists', async () => {
  const page = await house.open('/#/packs', AT_ONCE);
  const list = '/squads/xwing2-amg/galacticempire/howlrunner,idenversio,wampa/Swarm';
  await page.evaluate((address) => {
    const kept = { address, version: '1', ships: [['“Howlrunner”', 4]] };
    localStorage.setItem('firing-arc.squads', JSON.stringify([kept]));
  }, list);
  const table =
    'Pilot;Ship;Squad Points\nHowlrunner;TIE/ln Fighter;19\nWampa;;3\nA New Ace;TIE/ln Fighter;4\nIden Versio;TIE/ln Fighter;few\nSabine Wren;;3\n';
  await page.getByLabel('Pack or points from files').setInputFiles({
    name: 'autumn.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  const found = page.getByRole('region', { name: 'Points from a document' });
  await found.getByText('4 lines with points, 2 cards;').waitFor();
  await found.getByLabel('Told as differences from').selectOption('xwing2-amg');
  await found.getByText('1 card is in none of our packs').click();
  await found.getByText('autumn.csv, line 4: A New Ace').waitFor();
  await found.getByText('1 place could not be read').click();
  await found.getByText("autumn.csv, line 5: 'few' is no number").waitFor();
  await found.getByText('1 line could mean several cards').click();
  await found.getByText(/Sabine Wren: sabinewren, sabinewren-/).waitFor();
  // Of a name alone the pilot without a standard loadout is meant.
  await found.getByText('1 card is most likely meant').click();
  await found.getByText('autumn.csv, line 3: Wampa was taken for wampa').waitFor();
  const pack = page.getByRole('region', { name: 'The pack' });
  await pack.getByText(/Howlrunner.*squad points 4 → 19/).waitFor();
  await pack.getByText(/Swarm: \d+ → \d+ points, no longer legal/).waitFor();
  expect(await violations(page), 'points from a document').toEqual([]);
  await pack.getByRole('button', { name: 'Keep it in this browser' }).press('Enter');
  await page.getByRole('link', { name: 'Build a list' }).first().waitFor();
  // Why nothing came in is there without a press.
  const buffer = Buffer.from('Who;How much\nWampa;3\n');
  await page
    .getByLabel('Pack or points from files')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await expect.poll(() => found.getByText(/its first line is 'Who', 'How much'/).isVisible()).toBe(true);
  // A table can be pasted, too.
  await page.getByText('Or its text').click();
  await page.getByRole('textbox', { name: 'Or its text' }).fill('xws\tpoints\nx-wing-squadron\t14\n');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await found.getByText('1 line with points, 1 card;').waitFor();
  await pack.getByText(/X-wing Squadron: .*13 → 14/).waitFor();
});

it('a pilot of a club’s own is made by keyboard, built into a list, and flown under its name', async () => {
  const page = await house.open('/#/packs', AT_ONCE);
  await page.getByRole('button', { name: 'Begin with it' }).press('Enter');
  await page.getByRole('combobox', { name: 'Begin with the card' }).focus();
  await page.keyboard.type('howlrunner tie/ln');
  await page.keyboard.press('Enter');
  await page.getByLabel('Its name (letters and digits)').fill('Storm Caller');
  await page.getByRole('combobox', { name: 'Initiative' }).selectOption('3');
  await page.getByText('Initiative: 3. While a friendly ship').waitFor();
  await page.getByRole('button', { name: 'Add it to the pack' }).press('Enter');
  await page.getByRole('button', { name: 'Keep it in this browser' }).press('Enter');
  await page.getByRole('link', { name: 'Build a list' }).first().waitFor();
  const id = 'howlrunner--e0-5-3--as-storm-caller';
  const ships = [id, ...Array.from({ length: 5 }, () => 'academypilot')].join(',');
  await page.evaluate((list) => {
    location.hash = `#/squads/own.xwing2-amg-ours/galacticempire/${list}/Storm`;
  }, ships);
  await page.locator('.squad-ships').getByText('Storm Caller').first().waitFor();
  await page.getByRole('button', { name: 'Fly it against the computer' }).click();
  await page.waitForFunction(() => location.hash === '#/game');
  await page.getByText('Storm Caller').first().waitFor();
  await page.reload();
  await page.getByText('Storm Caller').first().waitFor();
});
