/** How German words change, and the nouns that both editions count. */

import { list, noun, sentence } from '@firing-arc/referee/grammar/german';

export * from '@firing-arc/referee/grammar/german';

/** "a", "a oder b". */
export const oder = (words: readonly string[]): string => list(words, 'oder');

export const NOUNS = {
  action: noun('f', 'Aktion', 'Aktionen'),
  attackDie: noun('m', 'Angriffswürfel'),
  card: noun('f', 'Karte', 'Karten'),
  damageCard: noun('f', 'Schadenskarte', 'Schadenskarten'),
  defenseDie: noun('m', 'Verteidigungswürfel'),
  dial: noun('n', 'Rad', 'Räder'),
  lock: noun('f', 'Zielerfassung', 'Zielerfassungen'),
  maneuver: noun('n', 'Manöver'),
  shield: noun('m', 'Schild', 'Schilde'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  token: noun('m', 'Marker'),
  upgrade: noun('f', 'Aufwertung', 'Aufwertungen'),
} as const;

/**
 * A sentence of a card: a clause in the middle brings its comma, which goes where another mark follows, and what
 * follows ":" is a sentence.
 */
export const finished = (text: string): string =>
  sentence(
    text
      .replaceAll(/,+(?=[,.;:)])/g, '')
      .replace(/,$/, '')
      .replaceAll(/: ([a-zäöü])/g, (_, letter: string) => `: ${letter.toUpperCase()}`),
  );
