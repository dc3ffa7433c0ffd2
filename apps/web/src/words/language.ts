import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { atom, type ReadableAtom } from 'nanostores';
import type { Parts } from './en/parts.ts';

export { count, params } from '@nanostores/i18n';
export { useStore as useWords } from '@nanostores/react';

/** The languages of the page, each by its own name. English is where every string begins. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/** Under which a chosen language is kept. */
const KEPT = 'firing-arc.language';

const isLanguage = (value: string): value is Language => Object.hasOwn(LANGUAGES, value);

/** Forms of a plural, as `Intl.PluralRules` names them. */
type Plural = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** What another language has to say for a message: a text, or the forms of a plural. */
type Said<Message> = Message extends string
  ? string
  : Message extends (input: infer Input) => infer Result
    ? Input extends number
      ? Plural
      : Result extends string
        ? string
        : Plural
    : never;

/** A part of the page in another language: a missing string does not compile. */
export type Translated<Part> =
  Part extends Messages<infer Body> ? { readonly [Key in keyof Body]: Said<Body[Key]> } : never;

/** All parts in another language. */
export type TranslatedParts = { readonly [Name in keyof Parts]: Translated<Parts[Name]> };

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: TranslatedParts }>>> = {
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
};

const chosen = atom<Language>('en');

/** The language that is shown. */
export const language: ReadableAtom<Language> = chosen;

const i18n = createI18n(chosen, {
  baseLocale: 'en',
  get: async (code) => (code === 'en' ? {} : (await OTHERS[code]()).default),
});

/**
 * A part of the page's strings in English, under its name; read with `useWords(part)` in a component and with
 * `part.get()` elsewhere. It always stands in the language that is shown.
 */
export function words<Body extends Translations>(name: string, body: Body): Messages<Body> {
  const part = i18n(name, body);
  part.listen(() => undefined);
  return part;
}

/** Fetches words of a language, and gives how they are taken up. */
type Speaker = (next: Language) => Promise<() => void>;

const speakers = new Set<Speaker>();

/** The language that is shown, or already the one that is being fetched to be shown. */
let coming: Language = 'en';

/** Has something speak the page's language from now on, as its games do; done when it speaks it. */
export async function speaksToo(speaker: Speaker): Promise<void> {
  speakers.add(speaker);
  const take = await speaker(coming);
  take();
}

/** Shows the page in a language, once its strings are there, and remembers it. Rejects when they cannot be fetched. */
export async function speak(next: Language): Promise<void> {
  coming = next;
  // Fetched before anything changes, so that the page never stands in two languages.
  const taken = await fetchWords(next).catch((error: unknown) => {
    coming = chosen.get();
    throw error;
  });
  for (const take of taken) take();
  chosen.set(next);
  await new Promise<void>((resolve) => {
    const stop = i18n.loading.subscribe((loading) => {
      if (loading) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
  document.documentElement.lang = next;
}

async function fetchWords(next: Language): Promise<readonly (() => void)[]> {
  if (next !== 'en') await OTHERS[next]();
  return Promise.all([...speakers].map((speaker) => speaker(next)));
}

/** As `speak`, and the choice is kept in this browser. */
export async function chooseLanguage(next: Language): Promise<void> {
  await speak(next);
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The language to begin with: the chosen one, else the first of the browser's that the page speaks. */
export function firstLanguage(kept: string | null, browser: readonly string[]): Language {
  if (kept !== null && isLanguage(kept)) return kept;
  return browser.map((tag) => tag.split('-')[0]!).find(isLanguage) ?? 'en';
}

/** Shows the page in the language of this browser; in English when another could not be fetched. */
export function beginLanguage(): Promise<void> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // A browser that keeps nothing still has languages of its own.
  }
  return speak(firstLanguage(kept, navigator.languages)).catch(() => undefined);
}
