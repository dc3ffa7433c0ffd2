import { readFileSync } from 'node:fs';
import { FIRST, LONGEST_GAME, packFrom, readXws, setupFromSquads } from '@firing-arc/xwing/first';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import {
  answerByPointer,
  openDrawer,
  openedGame,
  openGame,
  playedToTheEnd,
  playUntil,
  recordChecked,
  shownHash,
  WHOLE_QUESTION,
} from './games.ts';
import { gamesByKind } from './kinds.ts';
import { openHouse } from './page.ts';

const house = openHouse();
/** Without pauses for the eye. */
const AT_ONCE = { reducedMotion: 'reduce' } as const;

const pack = packFrom(JSON.parse(readFileSync(new URL('../formats/xwing1.json', import.meta.url), 'utf8')));

/** A squad of whatever asks the most different questions: bombs, cloaks, rolls, boosts, secondary weapons. */
const REBELS = {
  faction: 'rebel',
  pilots: [
    { name: 'redsquadronpilot', ship: 'xwing', upgrades: { torpedo: ['protontorpedoes'] } },
    { name: 'goldsquadronpilot', ship: 'ywing', upgrades: { turret: ['ioncannonturret'] } },
    { name: 'prototypepilot', ship: 'awing' },
    { name: 'prototypepilot', ship: 'awing' },
  ],
};
const EMPIRE = {
  faction: 'imperial',
  pilots: [
    { name: 'shadowsquadronpilot', ship: 'tiephantom' },
    { name: 'shadowsquadronpilot', ship: 'tiephantom' },
    {
      name: 'scimitarsquadronpilot',
      ship: 'tiebomber',
      upgrades: { bomb: ['seismiccharges', 'proximitymines'] },
    },
    { name: 'academypilot', ship: 'tiefighter' },
  ],
};
const squadOf = (list: unknown) => readXws(JSON.stringify(list), pack).squad!;
const setup = setupFromSquads(pack, [squadOf(REBELS), squadOf(EMPIRE)], { rounds: LONGEST_GAME });

const { gameWith } = gamesByKind(FIRST, () => setup, 40);

it('needs two clicks to a maneuver of the core set', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing First Edition/ }).click();
  await page.getByRole('radio', { name: '3 bank left, white' }).click();
  await expect.poll(() => page.locator('.ghost .template').count()).toBe(1);
  await openDrawer(page, 'Ships');
  await expect.poll(() => page.locator('.ship-card').first().textContent()).toContain('PS 4');
});

it('plays a whole game by pointer against the computer; its record is verified, and axe finds no fault', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing First Edition/ }).click();
  await playedToTheEnd(page, answerByPointer, async (kind) =>
    expect(await violations(page), kind).toEqual([]),
  );
  expect(await violations(page), 'game over').toEqual([]);
  await page.getByRole('button', { name: 'Watch this game' }).click();
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.goBack();
  const { shown, found } = await recordChecked(page);
  expect(found).toBe(shown);
});

it('goes on where a game stood, in the page as in Node, and opens the rule behind its log', async () => {
  const { record, hash } = playUntil(FIRST, setup, 'first', ({ kind }) => kind === 'action');
  const page = await openedGame(house, record, AT_ONCE);
  await expect.poll(() => shownHash(page)).toBe(hash);
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: /^Round 1/ }).click();
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('xwing1:');
});

it.each([
  'choose-edge',
  'place-obstacle',
  'place-ship',
  'choose-activation',
  'drop-bomb',
  'action',
  'lock-target',
  'barrel-roll-side',
  'roll-placement',
  'boost-direction',
  'choose-decloak',
  'decloak',
  'opponent-maneuver',
  'choose-combat',
  'attack',
  'modify-attack-dice',
  'modify-defense-dice',
] as const)('asks %s and takes the answer by keyboard', async (kind) => {
  const record = gameWith(kind);
  const page = await house.shared();
  await openGame(page, record);
  await page.locator(`${WHOLE_QUESTION}[data-question=${kind}]`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  expect(await violations(page), kind).toEqual([]);
  await page.locator('.question').evaluate((element) => element.setAttribute('data-answered', ''));
  if ((await page.locator('.place').count()) > 0) {
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('button', { name: 'Suggest a place' })
      .or(page.getByRole('button', { name: 'Middle' }))
      .press('Enter');
    await page.getByRole('button', { name: 'Place here' }).press('Enter');
  } else await page.keyboard.press('1');
  await page.locator('.question:not([data-answered]), .hand-over, .game-over').first().waitFor();
});

it('says why an option is refused, and opens the rule', async () => {
  const record = gameWith('attack');
  const page = await openedGame(house, record, AT_ONCE);
  await page.locator('.refused > summary').press('Enter');
  await page.locator('.refused-option').first().press('Enter');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('xwing1:');
});

it('reads a squad of one’s own, names what it does not know, and flies it', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Choose squads' }).click();
  await page.getByLabel('Format').selectOption('xwing1');
  await page.getByLabel('You fly').selectOption('own');
  const field = page.getByRole('textbox', { name: 'The squad as XWS of First Edition' });
  await field.fill(JSON.stringify({ ...REBELS, pilots: [...REBELS.pilots, { name: 'nobody' }] }));
  await expect.poll(() => page.locator('.own-squad').textContent()).toContain("no pilot 'nobody' is known");
  await field.fill(JSON.stringify(REBELS));
  await page.getByRole('button', { name: 'Start this game' }).click();
  await expect.poll(() => page.locator('.dial-tabs li').count()).toBe(4);
});

it('fits a phone 360 px wide: nothing scrolls sideways', async () => {
  const record = gameWith('modify-attack-dice');
  const page = await openedGame(house, record, { ...AT_ONCE, viewport: { width: 360, height: 740 } });
  await page.locator('.question').waitFor();
  for (const tab of ['Log', 'Board in words', 'Ships']) {
    await openDrawer(page, tab);
    await page.getByRole('button', { name: tab, exact: true, pressed: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBe(0);
  }
});
