import { describe, expect, it } from 'vitest';
import { CHASSIS } from '../cards/index.ts';
import { cardTexts } from '../testing/listening.ts';
import { ENGLISH } from './english/index.ts';

describe('the texts of cards', () => {
  it('are those of the golden file', async () => {
    await expect(`${cardTexts(ENGLISH).join('\n')}\n`).toMatchFileSnapshot('./abilities.golden.txt');
  });

  it('say when a card is not written', () => {
    expect(ENGLISH.pilotText('rookiepilot')).toEqual([]);
    const unwritten = CHASSIS.flatMap(({ pilots }) => pilots).find(({ notYet }) => notYet);
    if (unwritten) expect(ENGLISH.pilotText(unwritten.id).at(-1)).toContain('not written here yet');
  });
});
