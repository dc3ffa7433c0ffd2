import { expect, it } from 'vitest';
import { openedGame, playedUntil, shownHash } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();

it('replays whole games of Node in Chromium with equal hashes', async () => {
  const page = await house.open('/#verify');
  for (const seed of ['record 1', 'record 2', 'record 3']) {
    const { record, hash } = playedUntil(seed);
    await page.getByLabel('Record file').setInputFiles({
      name: `${seed}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await expect.poll(() => page.getByTestId('final').textContent()).toBe(hash);
    await expect
      .poll(() => page.getByTestId('verdict').textContent())
      .toContain(`All ${record.answers.length + 1} positions are equal`);
    await expect
      .poll(() => page.locator('.hashes code').allTextContents())
      .toEqual(record.answers.map((answer) => answer.hash));
  }
});

it('says where a record differs', async () => {
  const { record } = playedUntil('differs', (question) => question.kind === 'action');
  const answers = record.answers.with(5, { ...record.answers[5]!, hash: 'something else' });
  const page = await house.open('/#verify');
  await page.getByLabel('Record file').setInputFiles({
    name: 'differs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, answers })),
  });
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('answer 6 of the record');
});

it('goes on in the page with a game begun in Node, and gives its record back', async () => {
  const { record, hash } = playedUntil('handed on', (question) => question.kind === 'action');
  const page = await openedGame(house, record, { reducedMotion: 'reduce' });
  await expect.poll(() => shownHash(page)).toBe(hash);
  expect(await page.getByTestId('commitment').textContent()).toBe(record.commitment);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const text = await new Response((await download.createReadStream()) as unknown as ReadableStream).text();
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(record)));
});
