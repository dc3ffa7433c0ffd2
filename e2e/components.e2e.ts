/** Components of the page in a browser, one at a time: what they show, by keyboard, by name, and at the edges of their values. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openComponents } from './page.ts';

const house = openComponents();
let page: Page | undefined;

/** The component alone on the page that the tests of this file share. */
async function mounted(name: string): Promise<Page> {
  page ??= await house.shared();
  await page.goto('about:blank');
  await page.goto(`${house.origin()}/#${name}`);
  await page.locator('#root > *').first().waitFor();
  return page;
}

const heard = (shown: Page) => shown.evaluate(() => window.heard);
const focused = (shown: Page) => shown.evaluate(() => document.activeElement?.textContent);

it('a dial names each maneuver with its color, looks through them by arrows, and is taken by a press', async () => {
  const shown = await mounted('dial');
  const names = await shown.getByRole('radio').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual([
    '2 straight straight, blue',
    '2 bank right, white, suggested',
    '0 stationary straight, red',
    '1 reverse-straight straight, red',
    '4 koiogran straight, red',
  ]);
  await shown.getByRole('radio').first().focus();
  await shown.keyboard.press('ArrowDown');
  expect(await heard(shown)).toEqual([['choose', 1]]);
  await shown.locator('[data-entry="4"]').click();
  expect(await heard(shown)).toEqual([
    ['choose', 1],
    ['take', 4],
    ['choose', 4],
  ]);
  expect(await shown.locator('.dial-speed').allTextContents()).toEqual(['2', '0', '1R', '4']);
});

it('dice say their faces and which were rolled again, mark what an option touches, and tell that there are none', async () => {
  const shown = await mounted('dice');
  const dice = shown.getByRole('list', { name: 'Attack dice' }).getByRole('listitem');
  expect(await dice.allInnerTexts()).toEqual(['hit', expect.stringContaining('rerolled')]);
  expect(await shown.locator('.marked .die-word').allTextContents()).toEqual([
    expect.stringMatching(/^focus/),
  ]);
  expect(await shown.getByRole('list', { name: 'Defense dice' }).count()).toBe(0);
  expect(await shown.locator('.pool .quiet').count()).toBe(1);
});

it('the field for cards finds them by what they do, takes one by Enter, and says why another does not fit', async () => {
  const shown = await mounted('add-card');
  const field = shown.getByRole('combobox', { name: 'Add a ship' });
  await field.click();
  const options = shown.getByRole('option');
  await expect.poll(() => options.count()).toBe(3);
  expect(await options.last().textContent()).toContain('Wedge is there already.');
  await field.fill('takes a hit');
  // Enter at once takes what is found, also before it is listed and marked.
  await shown.keyboard.press('Enter');
  expect(await heard(shown)).toEqual([['add', 'biggs']]);
  await field.fill('nobody of this name');
  await shown.keyboard.press('Enter');
  await shown.getByRole('option', { name: 'Nothing of this name.', disabled: true }).waitFor();
  await shown.keyboard.press('Enter');
  expect(await heard(shown)).toEqual([['add', 'biggs']]);
  await shown.keyboard.press('Escape');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
});

it('the field for cards takes by Enter who is called just what was typed, before others with these words', async () => {
  const shown = await mounted('add-card-alike');
  await shown.getByRole('combobox', { name: 'Add an upgrade' }).fill('proton torpedoes');
  await expect.poll(() => shown.getByRole('option').count()).toBe(3);
  await shown.keyboard.press('Enter');
  expect(await heard(shown)).toEqual([['add', 'proton']]);
});

it('a ship of the builder is copied, compared and taken out by buttons that name it; a free slot asks for what fits', async () => {
  const shown = await mounted('ships');
  expect(await shown.locator('.ship-points').textContent()).toContain('4 of 6');
  await shown.getByRole('button', { name: 'Compare Luke Skywalker' }).click();
  expect(await heard(shown)).toEqual([['compare', 'luke']]);
  await shown.getByRole('button', { name: 'Copy Luke Skywalker' }).click();
  await expect.poll(() => shown.getByRole('heading', { name: /^Luke Skywalker/ }).count()).toBe(2);
  await shown.getByRole('button', { name: 'Remove Luke Skywalker' }).last().click();
  await expect.poll(() => shown.getByRole('heading', { name: /^Luke Skywalker/ }).count()).toBe(1);
  await shown.getByRole('button', { name: 'Remove R2 Astromech' }).click();
  await expect.poll(() => shown.locator('.ship-points').textContent()).toContain('0 of 6');
  await shown.getByRole('button', { name: 'Talent' }).click();
  const field = shown.getByRole('combobox', { name: /Luke Skywalker/ });
  await expect.poll(() => field.inputValue()).toBe('Talent');
  expect(await violations(shown)).toEqual([]);
});

it('agreed points are a usual total or any from 1 to 9999; what is no number changes nothing', async () => {
  const shown = await mounted('total');
  await shown.getByRole('combobox').selectOption('12');
  await shown.getByRole('combobox').selectOption('other');
  const field = shown.getByRole('spinbutton');
  for (const typed of ['0', '10000', '', '37']) await field.fill(typed);
  await field.blur();
  expect(await field.inputValue()).toBe('37');
  await shown.getByRole('combobox').selectOption('20');
  expect(await heard(shown)).toEqual([
    ['agreed', 12],
    ['agreed', 37],
    ['agreed', null],
  ]);
  expect(await field.count()).toBe(0);
});

it('a place is turned past a whole turn by buttons, and moved by its numbers', async () => {
  const shown = await mounted('place');
  const fields = shown.getByRole('spinbutton');
  expect(await fields.count()).toBe(3);
  const [left, right] = [shown.getByRole('button').first(), shown.getByRole('button').last()];
  await left.click();
  expect(await fields.last().inputValue()).toBe('345');
  await right.click();
  await right.click();
  expect(await fields.last().inputValue()).toBe('15');
  await fields.first().fill('120');
  await expect.poll(() => fields.first().inputValue()).toBe('120');
});

it('answers are taken by digits and buttons; a digit beyond them does nothing; what is refused says why', async () => {
  const shown = await mounted('choice');
  await shown.keyboard.press('3');
  await shown.keyboard.press('2');
  await shown.getByRole('button', { name: 'Attack Mauler' }).focus();
  await shown.keyboard.press('Enter');
  const answers = (await heard(shown)).filter(([what]) => what === 'answer');
  expect(answers).toEqual([
    ['answer', 1],
    ['answer', 0],
  ]);
  const refusal = shown.getByRole('button', { name: /^Attack Iden: out of range/ });
  expect(await refusal.isVisible()).toBe(false);
  await shown.locator('.refused > summary').click();
  expect(await refusal.getAttribute('aria-disabled')).toBe('true');
});

it('losses of a phase are one line a ship, with the card and who did it; without losses there is nothing', async () => {
  const shown = await mounted('losses');
  const line = shown.getByRole('listitem');
  expect(await line.count()).toBe(1);
  expect((await line.innerText()).replace(/\s+/g, ' ')).toBe(
    '1 Luke Skywalker: 2 shields, 1 hull, Structural Damage, by Mauler (range 2)',
  );
  const without = await mounted('no-losses');
  expect(await without.locator('.recap').count()).toBe(0);
});

it('what is said of an attack lies beside its line and over no label of a ship', async () => {
  const shown = await mounted('attack');
  const boxOf = (which: string) =>
    shown.locator(which).evaluate((one) => one.getBoundingClientRect().toJSON());
  const [said, label] = [await boxOf('.attack-label'), await boxOf('.pill-back')];
  const apart =
    said.right <= label.left ||
    said.left >= label.right ||
    said.bottom <= label.top ||
    said.top >= label.bottom;
  expect(apart).toBe(true);
  // The line leads from 100 to 300, at 400 from above.
  const middle = [(said.left + said.right) / 2, (said.top + said.bottom) / 2];
  expect(middle[0]).toBeGreaterThan(100);
  expect(middle[0]).toBeLessThan(300);
  expect(Math.abs(middle[1]! - 400)).toBeLessThan(60);
});

it('motion is one of four by arrow keys, and stays chosen', async () => {
  const shown = await mounted('motion');
  const chosen = () => shown.getByRole('radio', { checked: true }).count();
  expect(await shown.getByRole('radio').count()).toBe(4);
  await shown.getByRole('radio').first().focus();
  await shown.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(1);
  const name = await shown.locator('label:has(:checked)').textContent();
  await mounted('motion');
  expect(await shown.locator('label:has(:checked)').textContent()).toBe(name);
});

it('what speaks against a squad is open when it is little, with the rule behind it', async () => {
  const shown = await mounted('findings');
  await shown.getByText('One point too many.').waitFor();
  expect(await shown.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
  expect(await shown.locator('details').getAttribute('open')).not.toBeNull();
});

it('ships of a squad are named under their pictures, those of one card with their number', async () => {
  const shown = await mounted('pictures');
  const names = shown.getByRole('listitem');
  expect(await names.allInnerTexts()).toEqual(['Luke Skywalker', '3 × Red Squadron Veteran']);
  expect(await shown.locator('.portrait svg').count()).toBe(1);
});

it('the bar of a replay goes by buttons and keys to moments and rounds, and not beyond its ends', async () => {
  const shown = await mounted('replay');
  const bar = shown.getByRole('region', { name: 'Replay' }).or(shown.locator('.watch-controls')).first();
  await bar.waitFor();
  const address = () => shown.evaluate(() => location.hash);
  const [roundBack, , , forward, roundForward] = await shown.locator('.watch-controls .row > button').all();
  expect(await roundBack!.getAttribute('aria-disabled')).toBe('true');
  await forward!.click();
  expect(await address()).toBe('#/replays/7/1');
  await roundForward!.click();
  expect(await address()).toBe('#/replays/7/2');
  await shown.getByRole('slider').focus();
  await shown.keyboard.press('End');
  expect(await address()).toBe('#/replays/7/4');
  const end = await mounted('replay-end');
  await end.keyboard.press('l');
  expect(await address()).toBe('#/replays/7/4');
  await end.keyboard.press('j');
  expect(await address()).toBe('#/replays/7/3');
  expect(await focused(end)).toBeDefined();
});

it('a result of the lab says rates with their interval, the worst foe first, what is lost first and what was never used', async () => {
  const shown = await mounted('lab');
  expect(await shown.getByText('too few games to tell').count()).toBe(1);
  expect(await shown.getByText('Stopped after 40 of 50 games.').count()).toBe(1);
  const foes = await shown.locator('.lab-rows').first().locator('.lab-name').allTextContents();
  expect(foes).toEqual(['The Decimator', 'Eight TIEs']);
  expect(await shown.getByText('It fares worst against The Decimator.').count()).toBe(1);
  expect(await shown.getByText('53 %, between 38 and 67 with 95 % certainty').count()).toBe(1);
  expect(await shown.getByText('30 of 40').count()).toBe(1);
  expect(await shown.locator('.lab-never').allTextContents()).toEqual(['Shield Upgrade']);
  expect(await shown.getByText('Each of its upgrades did something.').count()).toBe(1);
  expect(await violations(shown)).toEqual([]);
});

it('a lab that flies says how long it will take, and is stopped by keys; what it came to is shown and deleted by name', async () => {
  const flying = await mounted('lab-progress');
  await flying.getByText('10 of 50 games, about 20 seconds left').waitFor();
  await flying.keyboard.press('Enter');
  expect(await heard(flying)).toEqual([['stop', true]]);
  const kept = await mounted('lab-kept');
  await kept.getByRole('button', { name: /^Show Ours · Ours again, / }).press('Enter');
  await kept.getByRole('button', { name: /^Delete the result of Ours/ }).press('Enter');
  expect(await heard(kept)).toEqual([
    ['show', 0],
    ['drop', 0],
  ]);
  expect(await violations(kept)).toEqual([]);
});

it('what changed since a list was kept is said in words; a text that reads differently is shown as it was and as it is', async () => {
  const shown = await mounted('since');
  expect(await shown.getByRole('listitem').allTextContents()).toEqual([
    'Luke Skywalker: 5 → 6 points',
    'Luke Skywalker: 10 → 8 loadout points',
    'Luke Skywalker has one more slot: Tech',
    'Luke Skywalker has one slot less: Talent',
    'Luke Skywalker, hull: 4 → 5',
  ]);
  await shown.getByText('The text of 1 card reads differently').click();
  expect(await shown.getByRole('definition').allTextContents()).toEqual([
    'Gains a Force charge.',
    'Recovers one.',
  ]);
  expect(await violations(shown)).toEqual([]);
});

it('a control goes from day to day by arrows, and says what a list cost and whether it was legal then', async () => {
  const shown = await mounted('days');
  const said = shown.getByRole('status');
  expect(await said.textContent()).toContain('September 6, 2024: 21 of 20 points, not legal.');
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(['One point too many.']);
  expect(await shown.getByRole('link').count()).toBe(0);
  const control = shown.getByRole('slider', { name: 'As of' });
  await control.focus();
  await shown.keyboard.press('ArrowLeft');
  await expect
    .poll(() => said.textContent())
    .toContain('June 9, 2023: 20 of 20 points, legal. Legal then, not now.');
  expect(await control.getAttribute('aria-valuetext')).toBe('June 9, 2023: 20 of 20 points, legal');
  expect(await shown.getByRole('link', { name: 'Build it under these points' }).getAttribute('href')).toBe(
    '#/squads/xwing2-amg-2023-06',
  );
  expect(await violations(shown)).toEqual([]);
});

it('what cannot be fetched is told, with a way to try again; what is there already stays', async () => {
  house.wants(/no network/);
  const shown = await mounted('unfetched');
  const alert = shown.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('no network');
  await alert.getByRole('button', { name: 'Load again' }).waitFor();
  const spoken = await mounted('spoken');
  await spoken.getByText('in English').waitFor();
  await spoken.getByRole('button', { name: 'Deutsch' }).click();
  await spoken.evaluate(() => new Promise(requestAnimationFrame));
  expect(await spoken.locator('p').allTextContents()).toEqual(['in English']);
});

it('a line of the log opens every rule behind it', async () => {
  const shown = await mounted('ruled');
  await shown.getByRole('button', { name: 'Wedge acts' }).click();
  const sources = shown.getByRole('dialog').locator('.ruling code');
  await expect.poll(() => sources.allTextContents()).toEqual(['xwing2:attack.1', 'xwing2:attack.2']);
  expect(await violations(shown)).toEqual([]);
});

it('a pack says in words what it changes, shows its names as text, and is kept; one with faults says where they stand', async () => {
  const shown = await mounted('pack-read');
  await expect.poll(() => focused(shown)).toContain('The pack');
  expect(await shown.locator('.pack-origin').textContent()).toContain('<img src="x"');
  expect(await shown.locator('img').count()).toBe(0);
  expect(await shown.getByText('Against “Final points”: 15 differences').count()).toBe(1);
  expect(await shown.getByText('and 3 more').count()).toBe(1);
  await shown.getByRole('button', { name: 'Change it' }).click();
  await shown.getByRole('button', { name: 'Keep it in this browser' }).click();
  await shown.getByText('Kept: it is now a format').waitFor();
  expect(await heard(shown)).toEqual([
    ['edit', 'xwing2-amg'],
    ['kept', true],
  ]);
  expect(await shown.getByRole('link', { name: 'Build a list' }).getAttribute('href')).toBe(
    '#/squads/own.club',
  );
  expect(await violations(shown)).toEqual([]);
  const refused = await mounted('pack-refused');
  expect(await refused.getByRole('alert').getByRole('listitem').textContent()).toBe(
    'Line 11, column 12 /pilots/wampa/cost wampa: must be integer',
  );
  expect(await refused.getByRole('button').allTextContents()).toEqual(['Close']);
  expect(await violations(refused)).toEqual([]);
});

it('the cards of a pack are found by what they do, changed by keys, marked with what they were, and put back', async () => {
  const shown = await mounted('pack-cards');
  await shown.getByRole('searchbox').fill('evade');
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(1);
  const points = shown.getByRole('spinbutton', { name: 'Points of Juke, Talent' });
  await points.focus();
  await shown.keyboard.press('ArrowDown');
  await shown.getByText('was 7').waitFor();
  await shown.getByRole('checkbox', { name: 'Legal of Juke, Talent' }).press('Space');
  await shown.getByText('was legal').waitFor();
  await shown.getByRole('searchbox').fill('');
  await shown.getByRole('checkbox', { name: 'Only what I changed' }).press('Space');
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(1);
  expect(await violations(shown)).toEqual([]);
  await shown.getByRole('button', { name: 'As it was: Juke, Talent' }).press('Enter');
  expect(await heard(shown)).toEqual([
    ['changes', { upgrades: { juke: { points: 6 } } }],
    ['changes', { upgrades: { juke: null } }],
    ['changes', {}],
  ]);
});

it('a card of a club’s own begins with one of the house, reads at once as it will, says why it cannot be, and is added', async () => {
  const shown = await mounted('pack-own');
  await shown.getByRole('combobox', { name: 'Begin with the card' }).focus();
  await shown.keyboard.type('juke tal');
  await shown.keyboard.press('Enter');
  await shown.getByLabel('Its name (letters and digits)').fill('Trick');
  const says = shown.getByRole('status');
  expect(await says.textContent()).toBe('Text of juke--as-trick.');
  const from = shown.getByRole('combobox', { name: 'Range, from' });
  await from.selectOption('3');
  expect(await says.textContent()).toBe('It cannot be added: a range ends before it begins');
  expect(await shown.getByText('was 1').count()).toBe(1);
  const add = shown.getByRole('button', { name: 'Add it to the pack' });
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await add.press('Enter');
  expect(await heard(shown)).toEqual([]);
  await shown.getByRole('button', { name: 'As it was: Range, from' }).press('Enter');
  expect(await says.textContent()).toBe('Text of juke--as-trick.');
  expect(await from.evaluate((field) => field === document.activeElement)).toBe(true);
  await from.selectOption('2');
  await shown.getByLabel('Points').fill('3');
  await shown.getByLabel('Slot').selectOption('missile');
  expect(await violations(shown)).toEqual([]);
  await add.press('Enter');
  const card = { id: 'juke--e0-2--as-trick', name: 'Trick', cost: 3, slots: ['missile'], limited: 0 };
  expect(await heard(shown)).toEqual([
    ['changes', { upgrades: { [card.id]: { ...card, formats: ['standard'] } } }],
  ]);
  await shown.getByRole('button', { name: 'Take Trick out' }).press('Enter');
  expect((await heard(shown)).at(-1)).toEqual(['changes', {}]);
});

it('a pilot of a club’s own begins with one of the house, with points and a loadout of its own', async () => {
  const shown = await mounted('pack-own');
  await shown.getByRole('combobox', { name: 'Begin with the card' }).focus();
  await shown.keyboard.type('juke tie');
  await shown.keyboard.press('Enter');
  await shown.getByLabel('Its name (letters and digits)').fill('Ace');
  expect(await shown.getByRole('status').textContent()).toBe('Flies as juke--as-ace.');
  expect(await shown.getByLabel('Slot').count()).toBe(0);
  await shown.getByRole('combobox', { name: 'Initiative' }).selectOption('5');
  await shown.getByLabel('Points').fill('4');
  await shown.getByLabel('Loadout').fill('2');
  expect(await violations(shown)).toEqual([]);
  await shown.getByRole('button', { name: 'Add it to the pack' }).press('Enter');
  const id = 'juke--e0-5--as-ace';
  const ace = {
    id,
    initiative: 5,
    name: 'Ace',
    cost: 4,
    loadout: 2,
    slots: ['talent'],
    formats: ['standard'],
  };
  expect(await heard(shown)).toEqual([['changes', { pilots: { [id]: ace } }]]);
  await shown.getByRole('button', { name: 'Take Ace out' }).press('Enter');
  expect((await heard(shown)).at(-1)).toEqual(['changes', {}]);
});

it('a scenario of a club’s own begins with one that is there, reads at once as it will, is added, changed and taken out', async () => {
  const shown = await mounted('pack-scenarios');
  await shown.getByLabel('Begin with the scenario').selectOption('Parade');
  const says = shown.getByRole('status');
  expect(await says.textContent()).toBe('Text of each.');
  const name = shown.getByLabel('Its name');
  const add = shown.getByRole('button', { name: 'Add it to the pack' });
  await name.fill('…');
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await add.press('Enter');
  expect(await heard(shown)).toEqual([]);
  await name.fill('Große Parade!');
  await shown.getByLabel('Points').selectOption('2 for more');
  expect(await says.textContent()).toBe('Text of more.');
  expect(await violations(shown)).toEqual([]);
  await add.press('Enter');
  const parade = { id: 'parade', name: 'Parade', scoring: 'each' };
  const own = { id: 'ours-gro-e-parade', name: 'Große Parade!', scoring: 'more' };
  expect((await heard(shown)).at(-1)).toEqual(['changes', { scenarios: [parade, own] }]);
  await shown.getByLabel('Begin with the scenario').selectOption('Große Parade!');
  await shown.getByLabel('Points').selectOption('1 for each');
  await add.press('Enter');
  expect((await heard(shown)).at(-1)).toEqual([
    'changes',
    { scenarios: [parade, { ...own, scoring: 'each' }] },
  ]);
  await shown.getByRole('button', { name: 'Take Große Parade! out' }).press('Enter');
  expect((await heard(shown)).at(-1)).toEqual(['changes', {}]);
});

it('who opened a table chooses what its computer players fly, by key, with the same checks as the own squad', async () => {
  const shown = await mounted('table-squads');
  const ready = shown.getByRole('button', { name: 'I am ready' });
  const second = shown.getByLabel('Player 2 (Computer) flies');
  const third = shown.getByLabel('Player 3 (Computer) flies');
  expect([await second.inputValue(), await third.inputValue()]).toEqual(['blacks', 'reds']);
  await second.focus();
  await shown.keyboard.press('End');
  expect(await second.inputValue()).toBe('own');
  await shown.keyboard.press('Tab');
  await shown.keyboard.type('more than twenty letters');
  await shown.getByText('24 points of 20.').waitFor();
  // A game at one screen would let it fly; the table does not, and says so before it is brought.
  await shown.getByText('not legal: a table by a link takes only legal ones.').waitFor();
  expect(await ready.getAttribute('aria-disabled')).toBe('true');
  expect(await violations(shown)).toEqual([]);
  await ready.click({ force: true });
  const heardOnly = (await heard(shown)).map(([what]) => what);
  expect(new Set(heardOnly)).toEqual(new Set(['chosen']));
  expect((await heard(shown)).at(-1)).toEqual([
    'chosen',
    [{ seat: 1, squad: { kind: 'text', text: 'more than twenty letters' } }],
  ]);
  const text = shown.getByLabel('Paste a squad');
  // What the server does not take holds the others up.
  await text.fill('x');
  await ready.click();
  await shown.getByText('There is no such list.').waitFor();
  await text.fill('a list');
  await third.selectOption('blacks');
  await ready.press('Enter');
  await expect
    .poll(async () => (await heard(shown)).filter(([what]) => what === 'bring'))
    .toEqual([
      ['bring', { squad: { text: 'x' }, seat: 1 }],
      ['bring', { squad: { text: 'a list' }, seat: 1 }],
      ['bring', { squad: { ready: 'blacks' }, seat: 2 }],
      ['bring', { squad: { ready: 'reds' } }],
    ]);
  const other = await mounted('table-squads-other');
  expect(await other.getByRole('combobox').count()).toBe(1);
  // What was chosen before the page was loaded again is chosen still, if there is such a squad.
  const again = await mounted('table-squads-again');
  const flies = (seat: number) => again.getByLabel(`Player ${seat} (Computer) flies`).inputValue();
  expect([await flies(2), await flies(3)]).toEqual(['blacks', 'blacks']);
});
