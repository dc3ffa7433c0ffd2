import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../words/language.ts';
import { exampleOf } from './example.ts';

it('tells an example as players do', () => {
  const check = 'Given a cloaked ship without disarm token, when engaging, then it cannot attack';
  expect(exampleOf({ check, language: 'en' })).toBe(
    'A cloaked ship without disarm token. When engaging, it cannot attack.',
  );
  const tried = 'Given a plain attack in bullseye, when resolved, then dice are the same as outside it';
  expect(exampleOf({ check: tried, language: 'en' })).toBe(
    'A plain attack in bullseye: dice are the same as outside it.',
  );
});

const FOLDERS: Readonly<Record<Language, string>> = { en: '', de: 'german/', fr: 'french/' };

it.each(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    ['xwing2', 'xwing1', 'armada'].map((game) => [language, game] as const),
  ),
)('in %s no line of %s reads as a test', (language, game) => {
  const file = new URL(`../../../../rulebook/${FOLDERS[language]}${game}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) {
    const { check } = JSON.parse(line) as { readonly check: string };
    expect(exampleOf({ check, language })).not.toMatch(/^(Given|Gegeben|Étant donné)\b/);
  }
});
