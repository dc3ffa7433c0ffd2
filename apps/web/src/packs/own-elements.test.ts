import { beforeEach, expect, it, vi } from 'vitest';
import * as armadaNames from '../games/armada/names.ts';
import * as firstNames from '../games/first/names.ts';
import { packWords } from '../words/en/packs.ts';
import { speak } from '../words/language.ts';
import { bringDesk } from './desk.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

/** The words among the choices of some cards, as the page's language has them. */
async function choicesOf(game: 'xwing1' | 'armada', ids: readonly string[]): Promise<readonly string[]> {
  const { own } = await bringDesk(game, game, packWords.get());
  const texts = ids.flatMap((id) =>
    own[0]!.elements(id).flatMap(({ choices }) => choices.map(({ text }) => text)),
  );
  return [...new Set(texts.filter((text) => /\p{L}/u.test(text)))];
}

it('names arcs of First Edition and colors of dice of Armada in the language of the page', async () => {
  await Promise.all([firstNames.spoken(), armadaNames.spoken()]);
  const said: Record<string, readonly (readonly string[])[]> = {};
  for (const language of ['en', 'de', 'fr'] as const) {
    await speak(language);
    said[language] = [
      await choicesOf('xwing1', ['tailgunner']),
      await choicesOf('armada', ['enhanced-armament', 'spinal-armament']),
    ];
  }
  await speak('en');
  expect(said).toEqual({
    en: [
      ['auxiliary firing arc', 'bullseye arc', 'firing arc', 'mobile firing arc', 'primary firing arc'],
      ['black', 'blue', 'red'],
    ],
    de: [
      [
        'zusätzlicher Feuerwinkel',
        'Bullseye-Winkel',
        'Feuerwinkel',
        'beweglicher Feuerwinkel',
        'primärer Feuerwinkel',
      ],
      ['schwarz', 'blau', 'rot'],
    ],
    fr: [
      ['arc de tir auxiliaire', 'arc bullseye', 'arc de tir', 'arc de tir mobile', 'arc de tir principal'],
      ['noir', 'bleu', 'rouge'],
    ],
  });
});
