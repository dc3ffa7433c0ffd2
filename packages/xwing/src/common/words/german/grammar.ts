/** How German words change, and the nouns that both editions count. */

import { noun, sentence } from '@firing-arc/words/german';

export * from '@firing-arc/words/german';

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
      // "in Reichweite 0-1 1 Fokusmarker" reads as one number.
      .replaceAll(/(Reichweite \d(?:-\d)?) (?=\d)/g, '$1 je ')
      .replaceAll(/: ([a-zäöü])/g, (_, letter: string) => `: ${letter.toUpperCase()}`),
  );
