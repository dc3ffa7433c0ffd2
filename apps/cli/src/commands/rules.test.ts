import { describe, expect, it } from 'vitest';
import { runWith } from '../testing/script.ts';

describe('rules', () => {
  it('shows the line with an id', async () => {
    const { status, out } = await runWith(['rules', 'xwing2:range.2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^xwing2:range\.2 {2}Range \(core\)\n {2}\S.*\n {2}Check: Given/);
    expect(out.match(/^\S/gm)).toHaveLength(1);
  });

  it('finds an id without its game in all games, or in one', async () => {
    expect((await runWith(['rules', 'range.2'])).out).toMatch(/^xwing1:range\.2 [\s\S]*^xwing2:range\.2 /m);
    expect((await runWith(['rules', 'range.2', '--game', 'xwing2'])).out).not.toContain('xwing1:');
  });

  it('finds all words in any order, shows notes, and counts what it leaves out', async () => {
    const { out } = await runWith(['rules', 'fail', 'Barrel', 'ROLL', '--game', 'xwing2', '--limit', '2']);
    expect(out.match(/^xwing2:/gm)).toHaveLength(2);
    expect(out).toMatch(/^… and \d+ more; --limit \d+ shows all$/m);
    expect((await runWith(['rules', 'xwing2:barrel-roll.8'])).out).toMatch(/^ {2}Note: /m);
  });

  it('says so with status 1 when nothing is found', async () => {
    const ran = await runWith(['rules', 'hyperdrive', 'sandwich']);
    expect(ran).toEqual({
      status: 1,
      out: '',
      err: 'rules: no line has all of these words: hyperdrive sandwich\n',
    });
  });
});
