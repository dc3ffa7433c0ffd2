import { readFileSync } from 'node:fs';
import {
  ARMADA,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  bodyOf,
  CORE_FLEETS,
  engagedWith,
  LEARNING_SCENARIO,
  overlappedSquadrons,
  packFrom,
  READY_FLEETS,
  setupFromFleets,
  squadronBodyOf,
  writeFleetText,
} from '@firing-arc/armada';
import { replay } from '@firing-arc/referee';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations, violationsInBoth } from './axe.ts';
import {
  answered,
  answerFleet,
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
const PHONE = { ...AT_ONCE, viewport: { width: 360, height: 740 } } as const;

const pack = packFrom(JSON.parse(readFileSync(new URL('../formats/armada.json', import.meta.url), 'utf8')));
const FLEETS = [...READY_FLEETS, ...CORE_FLEETS];
const LEARNING = /^Armada/;

/** Fleets whose games come to every kind of question that is tried here, these first: to search among all took longer than to ask. */
const TELLING = [0, 6, 5, 2, 3, 3, 3, 3, 3];

/** The setup of one of many games: the first is the learning scenario, the others are of two ready fleets each. */
function setupOf(game: number): ArmadaSetup {
  const at = TELLING[game] ?? game;
  if (at === 0) return LEARNING_SCENARIO;
  const [one, other] = [FLEETS[at % FLEETS.length]!, FLEETS[(at * 7 + 3) % FLEETS.length]!];
  return setupFromFleets(pack, [one.fleet, other.fleet]);
}

type Kind = ArmadaQuestion['kind'];
const { gameWith } = gamesByKind(ARMADA, setupOf, 60);

it('measures on a phone: the table keeps half of the window, and the question waits below', async () => {
  const page = await house.open('/', PHONE);
  await page.getByRole('button', { name: LEARNING }).click();
  await page.locator('.command-choice').first().waitFor();
  await page.getByRole('button', { name: 'Measure' }).click();
  const ruler = page.getByRole('region', { name: 'Ruler' });
  await ruler.locator('select').first().selectOption('zone 0 front');
  await ruler.locator('select').last().selectOption('zone 2 front');
  expect(await page.getByRole('status').filter({ hasText: 'range' }).textContent()).toMatch(/mm/);
  const [clear, laid] = await Promise.all([page.locator('.board-clear').boundingBox(), ruler.boundingBox()]);
  expect(laid!.y - clear!.y).toBeGreaterThan(340);
  expect(await violations(page), 'measuring').toEqual([]);
});

it('needs two clicks to a command of the learning scenario, which the dial below it repeats', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: LEARNING }).click();
  await page.locator('.command-choice', { hasText: 'Navigate' }).first().click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Confirm/ }).textContent())
    .toBe('Confirm (1 left)');
  expect(await page.locator('[data-dial="1"]').textContent()).toContain('as before');
  await page.locator('[data-dial="1"] .command-choice').first().click();
  await expect.poll(() => page.locator('[data-dial="1"]').textContent()).not.toContain('as before');
  await openDrawer(page, 'Ships');
  await expect.poll(() => page.locator('.ship-card').count()).toBe(13);
});

/** Questions that look unlike the others: at these axe looks. */
const LOOKS: ReadonlySet<string> = new Set([
  'commands',
  'choose-ship',
  'course',
  'attack',
  'attack-effect',
  'defense-token',
  'move-squadron',
]);
/** A whole game on a machine that does much else, ms. */
const WHOLE_GAME = 900_000;

it(
  'plays the whole learning scenario by pointer against the computer; its record is verified, and axe finds no fault',
  async () => {
    const page = await house.open('/', { ...AT_ONCE, colorScheme: 'light' });
    await page.getByRole('button', { name: LEARNING }).click();
    const asked = await playedToTheEnd(page, answerFleet, async (kind) => {
      if (LOOKS.has(kind)) expect(await violationsInBoth(page), kind).toEqual([]);
    });
    expect(await violationsInBoth(page), 'game over').toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(['commands', 'course', 'attack', 'move-squadron']));
    const { shown, found: proved } = await recordChecked(page);
    expect(proved).toBe(shown);
  },
  WHOLE_GAME,
);

it.each<Kind>([
  'first-player',
  'objective',
  'choose-obstacle',
  'place-obstacle',
  'choose-deployment',
  'deploy-ship',
  'deploy-squadron',
  'objective-ship',
  'place-token',
  'set-aside-ship',
  'set-aside-squadron',
  'hyperspace',
  'take-token',
  'commands',
  'choose-ship',
  'dial-use',
  'resolve-command',
  'discard-command-token',
  'command-squadron',
  'repair',
  'navigate',
  'course',
  'displaced-squadron',
  'place-displaced',
  'station-repair',
  'choose-squadron',
  'squadron',
  'move-squadron',
  'attack',
  'next-squadron',
  'die-not-rolled',
  'attack-effect',
  'add-die',
  'reroll-die',
  'change-die',
  'defense-token',
  'evade-die',
  'evade-more',
  'redirect-zone',
  'redirect-damage',
  'critical-effect',
  'counter',
  'damage-zone',
  'discard-defense-token',
  'shield-failure',
  'use-card',
  'pick-command',
  'pick-defense-token',
  'pick-damage-card',
])('asks %s and takes the answer by keyboard', async (kind) => {
  const page = await house.shared();
  await openGame(page, gameWith(kind));
  const pass = page.getByRole('button', { name: /^I am Player/ });
  await page.locator(`[data-question=${kind}]`).or(pass).first().waitFor();
  if ((await pass.count()) > 0) await pass.press('Enter');
  await page.locator(`${WHOLE_QUESTION}[data-question=${kind}]`).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  expect(await page.locator('.question-title').textContent()).not.toMatch(/undefined|NaN|\[object/);
  await page.locator('.question').evaluate((element) => element.setAttribute('data-answered', ''));
  await answerByKeys(page);
  await page.locator('.question:not([data-answered]), .hand-over, .game-over').first().waitFor();
});

async function answerByKeys(page: Page): Promise<void> {
  const dials = page.locator('.stack-dial');
  if ((await dials.count()) > 0) {
    for (const dial of await dials.all()) {
      await dial.locator('input').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    return page.getByRole('button', { name: 'Confirm all commands' }).press('Enter');
  }
  if ((await page.locator('.course').count()) > 0) {
    const joint = page.locator('.joint input:checked');
    if ((await joint.count()) > 0) await joint.first().press('ArrowRight');
    return page.getByRole('button', { name: /^(Fly this course|Stay here)$/ }).press('Enter');
  }
  if ((await page.locator('.place').count()) > 0) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Suggest a place' }).press('Enter');
    return page.getByRole('button', { name: 'Place here' }).press('Enter');
  }
  return page.keyboard.press('1');
}

/** Where the last of all courses ends on the screen. */
async function lastEnd(page: Page): Promise<readonly [number, number]> {
  const ghosts = page.locator('.fan .ghost-base');
  await page.getByRole('button', { name: /^Show all \d+ courses$/ }).click();
  await expect.poll(() => ghosts.count()).toBeGreaterThan(1);
  const box = (await ghosts.last().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const flown = (page: Page) =>
  page.locator('.question:not([data-question=course]), .hand-over').first().waitFor();

it('shows the course that a mouse points at, and flies it when it is pressed', async () => {
  const page = await openedGame(house, gameWith('course'), AT_ONCE);
  const course = page.locator('.course');
  await course.waitFor();
  expect(await page.locator('.ghost .template').count()).toBeGreaterThan(0);
  const held = await course.getAttribute('data-shown');
  const [x, y] = await lastEnd(page);
  await page.mouse.move(x, y);
  await expect.poll(() => course.getAttribute('data-shown')).not.toBe(held);
  await expect.poll(() => page.locator('.fan').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  // The tool lies as it was held while nobody points, and after it was dragged there it still waits.
  await page.mouse.move(0, 0);
  await expect.poll(() => course.getAttribute('data-shown')).toBe(held);
  await page.mouse.move(x, y + 60);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect.poll(() => course.getAttribute('data-shown')).not.toBe(held);
  await page.mouse.click(x, y);
  await flown(page);
});

it('bends the tool to where a finger touches the table, and flies when the ship there is touched', async () => {
  const page = await openedGame(house, gameWith('course'), { ...AT_ONCE, hasTouch: true });
  const course = page.locator('.course');
  await course.waitFor();
  const held = await course.getAttribute('data-shown');
  const [x, y] = await lastEnd(page);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => course.getAttribute('data-shown')).not.toBe(held);
  await expect.poll(() => page.locator('.fan').count()).toBe(0);
  await page.touchscreen.tap(x, y);
  await flown(page);
});

it('takes the speed with the place that is touched', async () => {
  const page = await openedGame(house, gameWith('navigate'), { ...AT_ONCE, hasTouch: true });
  await page.locator('.course').waitFor();
  const speeds = page.locator('[name="tool-speed"]');
  const checked = page.locator('[name="tool-speed"]:checked');
  const now = await checked.getAttribute('data-speed');
  const fastest = await speeds.last().getAttribute('data-speed');
  expect(fastest).not.toBe(now);
  await speeds.last().check();
  const box = (await page.locator('.ghost .ghost-base').first().boundingBox())!;
  await page.locator(`[data-speed="${now}"]`).check();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => checked.getAttribute('data-speed')).toBe(fastest);
  expect(await violations(page)).toEqual([]);
});

it('offers each ship the command before it again: one press confirms them', async () => {
  const { record } = playUntil(
    ARMADA,
    LEARNING_SCENARIO,
    'round two',
    ({ kind, player }, so) => kind === 'commands' && player === 0 && so().answers.length > 10,
  );
  const page = await openedGame(house, record, AT_ONCE, ['human', 'plain']);
  await page.locator('.stack-dial').first().waitFor();
  const dials = await page.locator('.stack-dial').count();
  expect(await page.locator('.stack-dial input:checked').count()).toBe(dials);
  expect(await page.locator('.stack-dial', { hasText: 'as before' }).count()).toBe(dials);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm all commands' }).click();
  await page.locator('[data-question=commands]').waitFor({ state: 'detached' });
});

/** A game that comes to a question, of several that are played by chance. */
function gameThat(wanted: (question: ArmadaQuestion, state: ArmadaState) => boolean) {
  for (let game = 0; game < 40; game++) {
    let isFound = false;
    const { record } = playUntil(ARMADA, LEARNING_SCENARIO, `that ${game}`, (question, so) => {
      isFound =
        ['place-displaced', 'choose-squadron'].includes(question.kind) &&
        wanted(question, replay(ARMADA, so()).state);
      return isFound;
    });
    if (isFound) return record;
  }
  throw new Error('no game came to that');
}

it('places all squadrons that a ship came down on with one press, where their ghosts stand', async () => {
  const record = gameThat(
    (question, state) =>
      question.kind === 'place-displaced' &&
      overlappedSquadrons(
        bodyOf(state.ships[question.ship]!),
        state.squadrons.filter(({ place }) => place === 'table').map(squadronBodyOf),
      ).length > 1,
  );
  const page = await openedGame(house, record, AT_ONCE);
  const all = page.locator('.place-all');
  await all.waitFor();
  const others = Number(/\d+/.exec((await all.textContent()) ?? '')) - 1;
  await expect.poll(() => page.locator('.planned .ghost-base').count()).toBe(others);
  expect(await violations(page)).toEqual([]);
  await all.press('Enter');
  await page.locator('[data-question=place-displaced]').waitFor({ state: 'detached' });
});

it('begins where the squadron is that goes first instead of another', async () => {
  const record = gameThat(
    (question, state) =>
      question.kind === 'choose-squadron' &&
      question.player === 0 &&
      question.options.length === 4 &&
      state.squadrons.every((squadron) => engagedWith(state, squadron).length === 0),
  );
  const page = await openedGame(house, record, AT_ONCE, ['human', 'plain']);
  const place = page.getByRole('button', { name: 'Place here' });
  // What a game that is opened again stands at is asked; what follows is settled.
  await answered(page, () => page.keyboard.press('1'));
  await answered(page, () => place.click());
  await page.locator('.instead .side-1 button').last().press('Enter');
  await expect.poll(() => place.getAttribute('aria-disabled')).toBe('false');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
});

/** A game in which a commanded squadron moves, before it attacks, and may reach an enemy squadron. */
function squadronGame() {
  for (let game = 0; game < 100; game++) {
    let moves = 1 + (game % 12);
    const { record, question, referee } = playUntil(
      ARMADA,
      LEARNING_SCENARIO,
      `meet ${game}`,
      ({ kind }) => kind === 'move-squadron' && --moves === 0,
    );
    if (question?.kind !== 'move-squadron') continue;
    const { agenda, squadrons } = referee.state;
    const { x, y, player } = squadrons[question.squadron]!;
    const isNear = squadrons.some(
      (other) =>
        other.player !== player && other.place === 'table' && Math.hypot(other.x - x, other.y - y) < 300,
    );
    if (isNear && agenda.some((step) => step.kind === 'squadron-acts' && step.attack)) return record;
  }
  throw new Error('no game came to a squadron that moves and attacks');
}

it.each(['in the list', 'on the board'])(
  'moves a squadron to whom is pressed %s, and attacks at once',
  async (where) => {
    const page = await openedGame(house, squadronGame(), AT_ONCE);
    const meeting = page.locator('[data-meets]').first();
    const piece = await meeting.getAttribute('data-meets');
    await meeting.focus();
    expect(await violations(page)).toEqual([]);
    if (where === 'in the list') await meeting.press('Enter');
    else await page.locator(`[data-ship="${piece}"]`).press('Enter');
    await page.locator('[data-question=move-squadron]').waitFor({ state: 'detached' });
    await openDrawer(page, 'Log');
    // The log is fetched when it is opened first.
    const attackAfterMove = async () => {
      const lines = await page.locator('.log .log-line').allTextContents();
      const lastOf = (what: RegExp) => lines.findLastIndex((line) => what.test(line));
      return lastOf(/^The attack does/) - lastOf(/ moves/);
    };
    await expect.poll(attackAfterMove).toBeGreaterThan(0);
  },
);

it('measures between anything at any time, by taps and by names', async () => {
  const page = await openedGame(house, gameWith('attack'), AT_ONCE);
  await page.locator('.question').waitFor();
  await page.keyboard.press('m');
  const says = page.locator('.ruler-says');
  const ends = page.locator('.ruler-end select');
  await ends.first().selectOption({ index: 1 });
  await ends.last().selectOption({ index: 7 });
  await expect.poll(() => says.textContent()).toMatch(/(close|medium|long|extreme) range.*\(\d+ mm\)/);
  await expect.poll(() => page.locator('.ruler-line').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-ship]').nth(0).click();
  await page.locator('[data-ship]').nth(1).click();
  await expect.poll(() => says.textContent()).toMatch(/mm/);
  await page.keyboard.press('m');
  await expect.poll(() => page.locator('.ruler-line').count()).toBe(0);
});

it('keeps command dials of the other side hidden on a shared screen', async () => {
  const { record } = playUntil(ARMADA, LEARNING_SCENARIO, 'dials', ({ kind }) => kind === 'choose-ship');
  const page = await openedGame(house, record, AT_ONCE);
  await openDrawer(page, 'Ships');
  await page.locator('.dial-stack').first().waitFor();
  expect(await page.locator('.dial-stack li:not(.facedown)').count()).toBe(0);
  await page.getByRole('button', { name: 'Player 1 looks' }).click();
  await expect.poll(() => page.locator('.dial-stack li:not(.facedown)').count()).toBeGreaterThan(0);
  const theirs = page.locator('.ship-card.side-2 .dial-stack li:not(.facedown)');
  expect(await theirs.count()).toBe(0);
});

it('goes on where a game stood, in the page as in Node, and opens the rule behind its log', async () => {
  const { record, hash } = playUntil(ARMADA, LEARNING_SCENARIO, 'resume', ({ kind }) => kind === 'attack');
  const page = await openedGame(house, record, AT_ONCE);
  await expect.poll(() => shownHash(page)).toBe(hash);
  await openDrawer(page, 'Log');
  await page.locator('.log-line > button:visible').first().click();
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('armada:');
});

it('says why an option is refused, and opens the rule', async () => {
  const page = await openedGame(house, gameWith('attack'), AT_ONCE);
  const fold = page.locator('details.refused > summary');
  await page.locator(WHOLE_QUESTION).waitFor();
  if ((await fold.count()) > 0) await fold.press('Enter');
  await page.locator('.refused-option').first().press('Enter');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('armada:');
});

it('has no fault that axe finds in its words and beside the ruler', async () => {
  const page = await house.open('/', { ...AT_ONCE, colorScheme: 'light' });
  for (const kind of ['commands', 'attack-effect'] as const) {
    await openGame(page, gameWith(kind), ['human', 'plain']);
    await page.locator('.question').waitFor();
    await page.keyboard.press('m');
    await openDrawer(page, 'Board in words');
    expect(await violationsInBoth(page), `${kind}, in words`).toEqual([]);
  }
});

it('leaves the word of a die readable while what would take that die is considered', async () => {
  const { record } = playUntil(
    ARMADA,
    LEARNING_SCENARIO,
    'accuracy',
    (asked) => asked.kind === 'attack-effect' && asked.options.some(({ kind }) => kind === 'accuracy'),
  );
  const page = await openedGame(house, record, AT_ONCE);
  await page.locator('.scene-token .scene-chip').first().focus();
  await page.locator('.would-remove').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('reads a fleet of one’s own from a fleet builder’s text, names what it does not know, and flies it', async () => {
  const text = writeFleetText(CORE_FLEETS[0]!.fleet, pack, 'kingston');
  const page = await house.open('/#/choose', AT_ONCE);
  await page.getByLabel('Format').selectOption('armada');
  await page.getByLabel('You fly').selectOption('own');
  const field = page.locator('.own-squad textarea');
  await field.fill(text.replace('Squadrons:', 'Squadrons:\n• 2 x Nobody Squadron (20)'));
  await expect.poll(() => page.locator('.own-squad').textContent()).toContain('Nobody Squadron');
  await field.fill(text);
  await expect.poll(() => page.locator('.squad-findings').first().textContent()).toContain('172 points');
  await page.getByLabel(/^Against/).selectOption('core-empire');
  await page.getByRole('button', { name: 'Start this game' }).click();
  await expect.poll(() => page.locator('.stack').count()).toBe(2);
});

it('fits a phone 360 px wide: nothing scrolls sideways', async () => {
  const page = await house.open('/', PHONE);
  for (const kind of ['commands', 'course', 'attack', 'move-squadron', 'attack-effect'] as const) {
    await openGame(page, gameWith(kind), ['human', 'plain']);
    await page.locator('.question').waitFor();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways(), kind).toBe(0);
    for (const tab of ['Log', 'Board in words', 'Ships']) {
      await openDrawer(page, tab);
      await page.getByRole('button', { name: tab, exact: true, pressed: true }).waitFor();
      expect(await sideways(), `${kind}, ${tab}`).toBe(0);
    }
  }
});
