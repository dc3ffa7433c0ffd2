import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const PHONE = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

it('sets a position up on a phone, tries an attack from it, and comes back to it', async () => {
  const page = await house.open('/', PHONE);
  await page.getByRole('link', { name: /^Sandbox/ }).click();
  await page.getByRole('button', { name: '2 Academy Pilot', exact: true }).click();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe('Selected: 2 Academy Pilot');

  // By keys it goes where it may stand; where it may not, the reason is said and the ship stays.
  const across = page.getByLabel(/^From player 1’s left/);
  const away = page.getByLabel(/^From player 1’s edge/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('q');
  await expect.poll(() => across.inputValue()).toBe('440');
  await expect.poll(() => page.getByLabel(/^Facing/).inputValue()).toBe('165');
  await across.fill('400');
  await away.fill('250');
  await page.getByText('It cannot stand there. 2 Academy Pilot: lies on 1 Blue Squadron Escort').waitFor();
  await away.fill('480');
  await page.getByLabel('stress').fill('1');
  await page.getByLabel('Add: Conditions').selectOption('Rattled');
  expect(await violations(page), 'a piece').toEqual([]);
  await page.getByRole('button', { name: 'Done with it' }).click();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe('What is on the table');

  await page.getByRole('combobox', { name: 'Add a ship for side 2' }).focus();
  await page.keyboard.type('howlrunner');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Selected: 3 Howlrunner' }).waitFor();
  await page.getByRole('button', { name: 'Take it off' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /Howlrunner/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByLabel('Add a bomb or device for side 2').selectOption('Proton Bomb');
  await page.getByRole('heading', { name: /^Selected: Proton Bomb/ }).waitFor();
  await page.getByLabel('Fuse markers').fill('1');
  await page.getByRole('button', { name: 'Done with it' }).click();

  const phase = page.getByLabel('The game goes on from');
  await phase.selectOption('Activation Phase');
  await page.getByText('Without a dial: 1 Blue Squadron Escort, 2 Academy Pilot, 3 Howlrunner.').waitFor();
  await phase.selectOption('Engagement Phase');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: /2 Academy Pilot at range 2/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the sandbox' }).waitFor();
  expect(await violations(page), 'a try').toEqual([]);
  await page.getByRole('button', { name: 'Back to the sandbox' }).click();
  await page.getByRole('button', { name: 'Go on with the last try' }).waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({ game: 'xwing2', run: [{ game: 'engagement' }] });
  expect(file.position.sides[1].ships[0]).toMatchObject({
    at: [400, 480, 165],
    tokens: { stress: 1 },
    conditions: ['rattled'],
  });
  expect(file.position.devices).toMatchObject([{ kind: 'protonbomb', player: 1, fuses: 1 }]);
  file.position.sides[1].ships[0].shields = 7;
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .getByLabel('Open a scenario file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.getByText('/position/sides/1/ships/0/shields').waitFor();
  expect(await violations(page), 'a broken file').toEqual([]);

  // Somebody else opens its address; what stood there before comes back by undo.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy its address' }).click();
  await page.getByText('Copied: who opens this address').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await house.open(new URL(address).hash.replace('#', '/#'), PHONE);
  await other.getByText('This position came with the address.').waitFor();
  await other.getByRole('button', { name: /Howlrunner/ }).waitFor();
  expect(new URL(other.url()).hash).toBe('#/sandbox/xwing2');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => other.getByRole('button', { name: /Howlrunner/ }).count()).toBe(0);
  // What a version cannot lay out stays until somebody forgets it.
  file.position.weather = 'fog';
  await other.evaluate(
    (text) => localStorage.setItem('firing-arc.sandbox.xwing2', text),
    JSON.stringify(file),
  );
  await other.reload();
  const aside = other.getByRole('region', { name: 'Kept, but not laid out' });
  await aside.getByText('/position/weather').waitFor();
  await other.getByRole('button', { name: 'Clear the table' }).click();
  await other.reload();
  await aside.getByText('/position/weather').waitFor();
  expect(await violations(other), 'put aside').toEqual([]);
  await aside.getByRole('button', { name: 'Forget it' }).click();
  await expect.poll(() => aside.count()).toBe(0);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

it('drags a piece on the board, and selects another one there', async () => {
  const page = await house.open('/#/sandbox/armada', { reducedMotion: 'reduce' });
  await page.locator('[data-ship="0"]').click();
  await page.getByRole('heading', { name: 'Selected: 1 Nebulon-B Escort Frigate' }).waitFor();
  const box = (await page.locator('.board-drawing').boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.7, { steps: 3 });
  await page.mouse.up();
  const across = page.getByLabel(/^From player 1’s left/);
  await expect.poll(async () => Number(await across.inputValue())).toBeGreaterThan(1300);
  await page.locator('[data-ship="1"]').click();
  await page.getByRole('heading', { name: 'Selected: 2 Victory II-class Star Destroyer' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-ship="0"]').click();
  await expect.poll(() => across.inputValue()).toBe('800');
});
