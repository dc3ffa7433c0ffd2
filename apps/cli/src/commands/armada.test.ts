import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
const ARMADA = ['--format', 'armada'];
const LEARNING = [...ARMADA, '--ready', 'learning'];

describe('Armada in the terminal', () => {
  it('is simulated, and its records are verified and shown', async () => {
    const args = ['sim', ...LEARNING, '--games', '1', '--seed', 't', '--record', folder, '--json'];
    const { status, out } = await runWith(args);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, finished: 1, stuck: 0 });
    const file = join(folder, 'game-t-1.json');
    expect((await runWith(['replay', 'verify', file])).status).toBe(0);
    const shown = await runWith(['replay', 'show', file]);
    expect(shown.out).toContain('[armada:');
    expect(shown.out).toMatch(/wins the game/);
  });

  it('asks for the command dials, with board and status, and keeps the game', async () => {
    const record = join(folder, 'mine.json');
    const typed = ['1 1 1', 's', 'b', '?', 'q'];
    const { status, out } = await runWith(
      ['play', ...LEARNING, '--seed', 'x', '--record', record],
      () => typed.shift() ?? null,
    );
    expect(status).toBe(0);
    expect(out).toContain('Round 1, ');
    expect(out).toContain('Nebulon-B Escort Frigate, dial 1 of 3:');
    expect(out).toMatch(
      /A {2}Nebulon-B Escort Frigate: at 330 130 15, speed 2, hull 5\/5, shields front 3\/3/,
    );
    expect(out).toContain('a letter on dots, an arrow: a ship');
    expect(out).not.toContain('asteroid field');
    const again = await runWith(['play', '--record', record], () => null);
    expect(again.out).toContain('Nebulon-B Escort Frigate');
  });

  it('plays fleets of the house and of files, and refuses what it cannot play', async () => {
    const { out } = await runWith(['sim', ...ARMADA, '--ready', 'core-rebels,core-empire', '--games', '1']);
    expect(out).toMatch(/^finished +1 of 1$/m);
    const odd = await runWith(['sim', ...ARMADA, '--ready', 'core-rebels,nobody', '--games', '1']);
    expect([odd.status, odd.err]).toEqual([2, expect.stringContaining('nobody')]);
    const teams = await runWith(['sim', ...ARMADA, '--teams', '1,2']);
    expect(teams.err).toContain('Armada has two players here');
  });
});
