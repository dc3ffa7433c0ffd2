import { language } from './language.ts';

/** "Anna, Ben and you", as the language that is shown lists them. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(language.get()).format(names);
