import { textFaults } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { CHASSIS, CONDITIONS, UPGRADES } from '../cards/index.ts';
import { cardTexts } from '../testing/listening.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

describe('the texts of cards', () => {
  it('are those of the golden file', async () => {
    await expect(`${cardTexts(ENGLISH).join('\n')}\n`).toMatchFileSnapshot('./abilities.golden.txt');
  });

  it.each([ENGLISH, GERMAN, FRENCH])('read well ($language)', (words) => {
    const faulty = cardTexts(words).flatMap((line) => {
      const text = line.slice(line.indexOf(': ') + 2);
      const faults = textFaults(words.language, text);
      return faults.length > 0 ? [[line.slice(0, line.indexOf(' |')), ...faults, text]] : [];
    });
    expect(faulty).toEqual([]);
  });

  it.each([ENGLISH, GERMAN, FRENCH])(
    'no upgrade and no unique pilot is without text ($language)',
    (words) => {
      expect(UPGRADES.filter(({ id }) => words.upgradeText(id).length === 0)).toEqual([]);
      const silent = CHASSIS.flatMap(({ pilots }) => pilots).filter(
        ({ id }) => words.pilotText(id).length === 0,
      );
      expect(silent.filter(({ unique }) => unique)).toEqual([]);
      expect(CONDITIONS.filter(({ id }) => words.conditionText(id).length === 0)).toEqual([]);
    },
  );

  it.each([
    ['shieldupgrade', 'This ship’s shield value is 1 higher.'],
    ['engineupgrade', 'This ship’s action bar has boost.'],
    [
      'hotshotblaster',
      'Attack with 3 dice at range 1-2, in any direction: this ship discards this card for it.',
    ],
    ['virago', ENGLISH.upgradeText('tiex1').join(' ')],
  ])('%s says what it gives', (id, text) => {
    expect(ENGLISH.upgradeText(id)).toEqual([text]);
  });

  it('say when a card is not written', () => {
    expect(ENGLISH.pilotText('rookiepilot')).toEqual([]);
    const unwritten = CHASSIS.flatMap(({ pilots }) => pilots).find(({ notYet }) => notYet);
    if (unwritten) expect(ENGLISH.pilotText(unwritten.id).at(-1)).toContain('not written here yet');
  });
});
