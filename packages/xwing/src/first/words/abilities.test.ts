import { describe, expect, it } from 'vitest';
import { CHASSIS, UPGRADES } from '../cards/index.ts';
import { ENGLISH } from './english/index.ts';

/** What every card says whose ability is written, one card a line. */
function cardTexts(): string {
  const pilots = CHASSIS.flatMap(({ pilots }) => pilots);
  const lines = [
    ...pilots.filter(isWritten).map(({ id, name }) => `${id} | ${name}: ${said(ENGLISH.pilotText(id))}`),
    ...UPGRADES.filter(isWritten).map(
      ({ id, name, slot }) => `${id} | ${name} (${slot}): ${said(ENGLISH.upgradeText(id))}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const isWritten = ({ abilities }: { readonly abilities: readonly unknown[] }): boolean =>
  abilities.length > 0;
const said = (sentences: readonly string[]): string => sentences.join(' ');

describe('the texts of cards', () => {
  it('are those of the golden file', async () => {
    await expect(cardTexts()).toMatchFileSnapshot('./abilities.golden.txt');
  });

  it('say when a card is not written', () => {
    expect(ENGLISH.pilotText('rookiepilot')).toEqual([]);
    const unwritten = CHASSIS.flatMap(({ pilots }) => pilots).find(({ notYet }) => notYet);
    if (unwritten) expect(ENGLISH.pilotText(unwritten.id).at(-1)).toContain('not written here yet');
  });
});
