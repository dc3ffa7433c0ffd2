import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import german from './de/index.ts';
import { pageWords } from './en/page.ts';
import french from './fr/index.ts';
import { firstLanguage } from './language.ts';

const FILES = readdirSync(new URL('en', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((file) => file !== 'parts');
await Promise.all(FILES.map((file) => import(`./en/${file}.ts`)));
/** Every English part as it is written: texts, and forms of plurals. */
const english = pageWords.i18n.cache.en!;

/** The names in braces of a message, in all its forms. */
function namesIn(message: unknown): readonly string[] {
  if (typeof message === 'object' && message !== null)
    return [...new Set(Object.values(message).flatMap(namesIn))].sort();
  return [...String(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
}

it.each([
  ['German', german],
  ['French', french],
] as const)('%s has every part, and every message names what the English one names', (_, translated) => {
  expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  expect(namesOf(translated)).toEqual(namesOf(english));
});

const namesOf = (parts: object): object =>
  Object.fromEntries(
    Object.entries(parts).map(([part, messages]) => [
      part,
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, namesIn(message)])),
    ]),
  );

it('French says the number wherever it says one, for it says so of none too', () => {
  const ones = Object.values<object>(french).flatMap((part) =>
    Object.values(part).flatMap((message: unknown) =>
      typeof message === 'object' && message !== null && 'one' in message ? [String(message.one)] : [],
    ),
  );
  expect(ones.length).toBeGreaterThan(20);
  expect(ones.filter((one) => one.includes('1'))).toEqual([]);
});

it('has one file a part', () => {
  expect(Object.keys(english)).toHaveLength(FILES.length);
});

it('begins in the language that was chosen, else in the first of the browser that the page speaks', () => {
  expect(firstLanguage('fr', ['de-AT'])).toBe('fr');
  expect(firstLanguage('tlh', ['es-ES', 'de-AT', 'en'])).toBe('de');
  expect(firstLanguage(null, ['es'])).toBe('en');
});
