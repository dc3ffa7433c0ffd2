// The bot of the documentation plays a whole game, as it stands there.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ARMADA } from '@firing-arc/armada';
import { type GameRecord, replay } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { ask, startServer } from './testing/server.ts';

const page = readFileSync(new URL('../../../docs/bot.md', import.meta.url), 'utf8');
const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

interface Bot {
  readonly playGame: (server: string) => Promise<{ readonly table: string; readonly how: string }>;
}

it('the bot of docs/bot.md plays a game to its end', async () => {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import'));
  expect(lines.length).toBeLessThanOrEqual(45);
  // Inside of the repository, where its packages are found.
  const folder = new URL('../../../.cache/', import.meta.url);
  const file = new URL('bot-of-the-page.mjs', folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  const server = await startServer({ memory: true }, 100);
  try {
    const bot: Bot = await import(pathToFileURL(fileURLToPath(file)).href);
    const { table, how } = await bot.playGame(server.url);
    expect(how).toBe('rules');
    // What stays connected keeps the bot's process from ending.
    await expect
      .poll(async () => (await ask(server, 'GET', '/metrics')).text, { timeout: 60_000 })
      .toMatch(/^firing_arc_connections 0$/m);
    const { text } = await ask(server, 'GET', `/api/tables/${table}/record`);
    const record: GameRecord<never> = JSON.parse(text);
    expect(replay(ARMADA, record).outcome).not.toBeNull();
    expect(new Set(record.answers.map(({ player }) => player))).toEqual(new Set([0, 1]));
    expect(server.logged).toEqual([]);
  } finally {
    await server.stop();
    rmSync(file);
  }
}, 300_000);
