import { ARMADA, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../words/language.ts';
import { spoken, words } from './names.ts';
import { shownTable } from './table.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

/** What the table tells of a squadron and of a ship's zones and tokens. */
function told(view: ArmadaState): readonly (string | undefined)[] {
  const { card } = shownTable(view);
  const [ship, squadron] = [card(0), card(3)];
  return [words.language, ship.parts?.[0]?.label, ship.defense?.[0]?.name, squadron.chips[0]?.text];
}

it('speaks the language of the page from the moment it is shown, on cards and in what the table says', async () => {
  const view = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'page'));
  await spoken();
  expect(told(view)).toEqual(['en', 'front zone', 'Evade', 'bomber']);
  await speak('de');
  expect(told(view)).toEqual(['de', 'Frontzone', 'Ausweichen', 'Bomber']);
  await speak('fr');
  expect(told(view)).toEqual(['fr', 'zone avant', 'Évasion', 'Bombardier']);
  await speak('en');
  expect(words.language).toBe('en');
});
