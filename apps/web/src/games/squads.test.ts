import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '../words/language.ts';
import type { MenuFormat } from './format.ts';
import { loadFormat } from './index.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => speak('en'));

const TEXT = '{"faction":"rebel","pilots":["wedgeantilles","wedgeantilles","nobody"]}';

/** What could not be read of a squad, and that Wedge Antilles is in it twice. */
const said = ({ read }: MenuFormat): readonly (string | undefined)[] => {
  const { findings, problems } = read({ kind: 'text', text: TEXT });
  return [...problems, findings?.name, findings?.refusals.at(-1)?.message];
};

it.each([
  [
    'xwing2-amg',
    'Wedge Antilles ist 2-mal in der Staffel (Wedge Antilles (Schiff 1, T-65 X-wing); Wedge Antilles (Schiff 2, T-65 X-wing)); erlaubt ist höchstens 1-mal.',
    'Wedge Antilles se trouve 2 fois dans l’escadron (Wedge Antilles (vaisseau 1, T-65 X-wing) ; Wedge Antilles (vaisseau 2, T-65 X-wing)) ; sa limite est 1.',
  ],
  [
    'xwing1',
    'Der Eigenname Wedge Antilles ist 2-mal in der Staffel (Wedge Antilles (Schiff 1, X-wing); Wedge Antilles (Schiff 2, X-wing)); erlaubt ist er einmal.',
    'Wedge Antilles est unique et se trouve 2 fois dans l’escadron (Wedge Antilles (vaisseau 1, X-wing) ; Wedge Antilles (vaisseau 2, X-wing)).',
  ],
] as const)('says in the language of the page what is wrong with a squad: %s', async (id, german, french) => {
  await speak('de');
  expect(said(await loadFormat(id, 'de'))).toEqual([
    'pilots[2]: „nobody“ ist kein bekannter Pilot',
    'Diese Staffel',
    german,
  ]);
  await speak('fr');
  expect(said(await loadFormat(id, 'fr'))).toEqual([
    'pilots[2] : « nobody » n’est aucun pilote connu',
    'Cet escadron',
    french,
  ]);
});

it('says where a text stops being JSON in the language of the page', async () => {
  await speak('de');
  const { problems } = (await loadFormat('xwing1', 'de')).read({ kind: 'text', text: '{\n "faction"' });
  expect(problems).toEqual(['Zeile 2, Spalte 11: der Text endet, wo „:“ stehen muss']);
});
