import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlayedRecord } from '../games/index.ts';
import { firstChoices, freshFolder, lines, runWith, type Typist } from '../testing/script.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PlayedRecord;

describe('play', () => {
  it('plays a whole game by numbers, leaves a record that verifies, and does not begin it anew', async () => {
    const file = join(freshFolder(), 'game.json');
    const ran = await runWith(
      ['play', '--seed', 'whole', '--against', 'random', '--record', file],
      firstChoices(),
    );
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toMatch(/SHA-256 of the seed is [0-9a-f]{64}/);
    expect(ran.out).toMatch(/The end: .*\nThe seed was whole\.\n$/);
    expect((await runWith(['replay', 'verify', file])).status).toBe(0);
    expect(existsSync(`${file}.new`)).toBe(false);
    expect(read(file).players).toEqual(['human', 'random']);

    const before = readFileSync(file, 'utf8');
    const again = await runWith(['play', '--record', file]);
    expect(again.out).toMatch(/The end: .*\nThe seed was whole\.\n$/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('goes on where the input ended, and plays the same game as without the break', async () => {
    const folder = freshFolder();
    const [whole, broken] = [join(folder, 'whole.json'), join(folder, 'broken.json')];
    const start = ['--seed', 'break', '--against', 'plain', '--quick'];
    await runWith(['play', ...start, '--record', whole], firstChoices());
    const left = await runWith(['play', ...start, '--record', broken], firstChoices(30));
    expect(left).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringMatching(/Left; the game waits in .*\n$/),
    });
    expect(read(broken).answers.length).toBeGreaterThan(30);
    expect((await runWith(['replay', 'verify', broken])).status).toBe(0);
    const ended = await runWith(['play', '--record', broken], firstChoices());
    expect(ended.out).toMatch(/The end: /);
    expect(read(broken)).toEqual(read(whole));
  });

  it('has dice that nobody can foresee, unless a seed is given, and checks each of them', async () => {
    const file = join(freshFolder(), 'fair.json');
    const ran = await runWith(['play', '--against', 'random', '--record', file], firstChoices());
    expect(ran.out).toContain(`Every die can be checked: firing-arc replay dice ${file}\n`);
    const record = read(file);
    expect(record.dice).toMatchObject({ stream: 'sha-256' });
    const checked = await runWith(['replay', 'dice', file]);
    expect(checked).toMatchObject({ status: 0, err: '' });
    const told = checked.out.trimEnd().split('\n');
    expect(told.slice(0, 6)).toEqual([
      expect.stringMatching(/^SHA-256 of the setup: [0-9a-f]{64}$/),
      ...record.dice!.commitments.map(({ seat, commitment }) => `Seat ${seat} committed to: ${commitment}`),
      ...record.dice!.contributions.map(
        ({ seat, contribution }) => `Seat ${seat} contributed: ${contribution}`,
      ),
      `The seed: ${record.seed}`,
    ]);
    const dice = told.slice(6, -1);
    expect(dice).toHaveLength(record.fell!.length);
    for (const line of dice)
      expect(line).toMatch(
        /^[a-z0-9 ]+, number \d+: (a draw|[a-z]+ die), side \d+ of \d+: .+ {2}[0-9a-f]{64}$/,
      );
    expect(told.at(-1)).toBe(`OK: ${file}: all ${dice.length} are as the contributions give them`);

    const turned = record.fell!.map((result, at) => (at === 9 ? result + 1 : result));
    writeFileSync(file, JSON.stringify({ ...record, fell: turned }));
    const wrong = await runWith(['replay', 'dice', file]);
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain('result 10 of the game');
    const sown = join(freshFolder(), 'sown.json');
    await runWith(['play', '--seed', 'sown', '--record', sown], lines());
    expect(await runWith(['replay', 'dice', sown])).toMatchObject({
      status: 1,
      err: expect.stringContaining('were not contributed to by its seats'),
    });
  });

  it('draws both sides and says where each maneuver ends', async () => {
    const { out } = await runWith(['play', '--quick', '--seed', 'look'], lines());
    for (const letter of 'ABCDabcdef')
      expect(out).toMatch(new RegExp(`^ [ 0-9]{3} \\|.*${letter}.*\\|$`, 'm'));
    expect(out).toMatch(/^ {3}1 {2}1 bank left \(blue\) +ends at \d+ \d+ 315$/m);
    expect(out).toMatch(/\nLeft; nothing was kept/);
  });

  it('asks again after what it cannot read, and says why', async () => {
    const typed = lines('1 1 1 1', 'x', '99', '-', '1 2', '-', '2 2 2 2', 's', 'b', 'l', 'r range.2', '');
    const { out, err, status } = await runWith(['play', '--quick', '--seed', 'look'], typed);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toContain('Player 1 has set 4 dials.');
    expect(out).toMatch(/'x' is not a number from 1 to \d+/);
    expect(out).toContain('xwing2:range.2');
  });

  it('takes a place by numbers, refuses a bad one with its ruling, and proposes one', async () => {
    const typed = lines('1', '100 100 0', '300 300', '1', '300 300 0', 'p', '1', 'p', '1', 'p');
    const { out } = await runWith(['play', '--seed', 'put here', '--against', 'random'], typed);
    expect(out).toMatch(/: it is too near to an edge \(.*mm from an edge\)\. \(xwing2:setup\.7\)/);
    expect(out).toContain("'300 300' is not x y facing, three numbers such as 300 60 0");
    expect(out).toMatch(/Player 1 places (asteroid|debris cloud|gas cloud) \d\./);
    // Its outline stands about 300, 300 on the board.
    expect(out).toMatch(/^ 300 \|.{20,26}[#%~]/m);
  });

  it('tells on ? why other actions are refused, in the words of the rulebook', async () => {
    let asked = 0;
    const curious: Typist = (printed) => {
      if (asked === 12) return null;
      if (printed.includes('choose a target') || printed.includes('choose an action')) {
        asked++;
        return '?';
      }
      return printed.includes('dial ') ? '6' : '1';
    };
    const { out } = await runWith(['play', '--quick', '--seed', 'why'], curious);
    expect(asked).toBe(12);
    expect(out).toMatch(
      /\S.*: it is (not in a firing arc|beyond range 3)\. \S.*\. \(xwing2:(attack-arc\.1|primary-weapon\.3)\)$/m,
    );
  });

  it('lets two people play at one terminal', async () => {
    const { out, status } = await runWith(
      ['play', '--against', 'human', '--seed', 'two', '--quick'],
      firstChoices(40),
    );
    expect(status).toBe(0);
    expect(out).toContain('Player 1 has set the dials.');
    expect(out).toContain('Player 2 has set the dials.');
    expect(out).toMatch(/Player 2: .*: choose an action/);
    // While one decides the other looks on.
    expect(out).not.toContain('not revealed');
    const alone = await runWith(
      ['play', '--against', 'random', '--seed', 'two', '--quick'],
      firstChoices(40),
    );
    expect(alone.out).toContain('not revealed');
  });
});
