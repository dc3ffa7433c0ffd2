import { capitalized } from '@firing-arc/words';
import type { Language } from '../words/language.ts';

/** How the ledger of each language says what is given, what happens then, and what must hold. */
const FORMS: Readonly<Record<Language, RegExp>> = {
  en: /^Given (?<given>.+?)(?:,? when (?<when>.+?))?,? then (?<then>.+?)\.?$/is,
  de: /^Gegeben:? (?<given>.+?)(?:,? wenn (?<when>.+?))?,? dann (?<then>.+?)\.?$/is,
  fr: /^(?:Étant donnée?s?|Soit|Soient) (?<given>.+?)(?:,? (?:quand|lorsque) (?<when>.+?))?,? alors (?<then>.+?)\.?$/is,
};

/** What happens then only in a program that is tried: nobody at a table does it. */
const TRIED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:it is |they are )?(?:checked|resolved|resolving|validated|traced|listed|enumerated|done|executed|computed|compared|measured|loaded|queried|evaluated|tested|asked|read)$/i,
  de: /^(?:es |sie )?(?:geprüft|aufgelöst|abgehandelt|ausgewertet|gezogen|aufgezählt|ausgeführt|berechnet|verglichen|gemessen|geladen|gefragt|gelesen) (?:wird|werden)$/i,
  fr: /^(?:c’est|on le|on les|ils sont|elles sont|il est|elle est)? ?(?:vérifiée?s?|résolue?s?|validée?s?|tracée?s?|listée?s?|exécutée?s?|calculée?s?|comparée?s?|mesurée?s?|chargée?s?|vérifie|résout|mesure)$/i,
};

const WHEN: Readonly<Record<Language, (when: string, then: string) => string>> = {
  en: (when, then) => `When ${when}, ${then}.`,
  de: (when, then) => `Wenn ${when}, dann ${then}.`,
  fr: (when, then) => `Quand ${when}, ${then}.`,
};

/** The check of a line of a rulebook as a player would tell an example. */
export function exampleOf({
  check,
  language,
}: {
  readonly check: string;
  readonly language: Language;
}): string {
  const parts = FORMS[language].exec(check)?.groups;
  if (!parts?.given || !parts.then) return check;
  const { given, when, then } = parts;
  if (!when || TRIED[language].test(when))
    return `${capitalized(given)}${language === 'fr' ? ' :' : ':'} ${then}.`;
  return `${capitalized(given)}. ${WHEN[language](when, then)}`;
}
