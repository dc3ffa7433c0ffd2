import { readFileSync } from 'node:fs';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answered, openedGame, playUntil, recordChecked, WHOLE_QUESTION } from './games.ts';
import { PHONE, tapAnswer } from './hands.ts';
import { openHouse } from './page.ts';

const house = openHouse();

const packOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../formats/${name}.json`, import.meta.url), 'utf8'));

/** One X-wing, of which six TIE fighters make short work. */
const LONE = {
  name: 'Alone',
  faction: 'rebelalliance',
  ships: [{ pilot: 'redsquadronveteran', upgrades: [] }],
  obstacles: READY_SQUADS[0]!.squad.obstacles,
} as const;

/** What is too small for a finger, and how much the page is wider than the phone. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // The rule behind a line of text is a link in it, and lines of text stand close.
    const targets = 'button:not(.rule-button), select, summary, textarea, input, .offer';
    const small = [...document.querySelectorAll(targets)].flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width === 0 || (width > 43.5 && height > 43.5)) return [];
      return `${element.className} '${element.textContent}' is ${width} by ${height}`;
    });
    const wider = document.documentElement.scrollWidth - innerWidth;
    return wider > 0 ? [...small, `the page is ${wider} px too wide`] : small;
  });

type Spot = readonly [x: number, y: number];

/** Moves fingers from some spots to others, in steps as a hand does. */
async function drag(page: Page, from: readonly Spot[], to: readonly Spot[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = (part: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id]!;
      return { id, x: x + (toX - x) * part, y: y + (toY - y) * part };
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(part) });
  }
  // Fingers rest before they lift: after a throw, the browser takes the next tap for one that only stops it.
  await page.waitForTimeout(200);
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Brings the board closer with two fingers, moves it with one, and sees all of it again. */
async function pinchAndPan(page: Page): Promise<void> {
  const window = page.locator('.board-window');
  const drawing = page.locator('.board-drawing');
  const { x, y, width } = (await window.boundingBox())!;
  await page.getByRole('button', { name: 'Show the whole table' }).tap();
  // Between the line over the table and the sheet below it.
  const sheet = (await page.locator('.side').boundingBox())!;
  const [middle, line] = [x + width / 2, (y + 48 + sheet.y) / 2];
  const whole = (await drawing.boundingBox())!;
  await drag(
    page,
    [
      [middle - 30, line],
      [middle + 30, line],
    ],
    [
      [middle - 90, line],
      [middle + 90, line],
    ],
  );
  await expect.poll(async () => (await drawing.boundingBox())!.width / whole.width).toBeCloseTo(3, 0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const before = (await drawing.boundingBox())!;
  await drag(page, [[middle, line]], [[middle - 60, line - 40]]);
  await expect.poll(async () => (await drawing.boundingBox())!.x - before.x).toBeCloseTo(-60, -1);
  expect((await drawing.boundingBox())!.y - before.y).toBeCloseTo(-40, -1);
  // A hand takes longer than this to get from the board to a button.
  await expect.poll(() => drawing.evaluate((element) => element.style.willChange)).toBe('');
  await page.getByRole('button', { name: 'Show the whole table' }).tap();
  await expect.poll(async () => (await drawing.boundingBox())!.width).toBeCloseTo(whole.width, 0);
}

/** Plays by taps until a question like the last one was answered or the game is over; nothing asked may be too small. */
async function tapUntil(
  page: Page,
  last: string,
): Promise<{ readonly asked: readonly string[]; readonly reached: boolean }> {
  const asked = new Set<string>();
  const over = page.locator('.game-over');
  let isLast = false;
  for (let answers = 0; answers < 100 && !isLast; answers++) {
    await page.locator(WHOLE_QUESTION).or(over).first().waitFor();
    if ((await over.count()) > 0) break;
    isLast = (await page.locator(last).count()) > 0;
    const kind = (await page.locator('.question').getAttribute('data-question')) ?? '';
    if (!asked.has(kind)) expect(await faults(page), kind).toEqual([]);
    asked.add(kind);
    await answered(page, () => tapAnswer(page));
  }
  return { asked: [...asked], reached: isLast };
}

it('plays a whole game of X-Wing 2.5 on a phone by touch: pinch and pan, dials, attacks', async () => {
  const setup = setupFromSquads(packFrom(packOf('xwing2-amg')), [LONE, READY_SQUADS[1]!.squad]);
  const { record } = playUntil(SECOND, setup, 'touch', ({ kind }) => kind === 'dials');
  const page = await openedGame(house, record, PHONE, ['human', 'plain']);
  await page.locator('.dial').waitFor();
  await pinchAndPan(page);
  expect((await tapUntil(page, '.game-over')).asked).toContain('attack');
  expect(await faults(page), 'game over').toEqual([]);
  const { shown, found } = await recordChecked(page);
  expect(found).toBe(shown);
});

it.each([
  ['X-Wing First Edition', 'an action is taken', '.question[data-question=action]'],
  ['Armada', 'a course is flown', '.question:has(.course)'],
] as const)('%s on a phone by touch, until %s', async (name, _, last) => {
  const page = await house.open('/', PHONE);
  expect(await faults(page), 'start').toEqual([]);
  await page.getByRole('button', { name }).tap();
  expect((await tapUntil(page, last)).reached).toBe(true);
});

it.each(['choose', 'squads/xwing2-amg', 'squads/armada', 'sandbox', 'replays', 'rules', 'verify'])(
  'has room for a finger at %s',
  async (place) => {
    const page = await house.open(`/#/${place}`, PHONE);
    await page.locator('h1').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expect.poll(() => page.getByText('are being fetched').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
  },
);
