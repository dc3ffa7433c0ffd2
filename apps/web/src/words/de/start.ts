import type { startWords } from '../en/start.ts';
import type { Translated } from '../language.ts';

export const start: Translated<typeof startWords> = {
  playNow: 'Jetzt spielen',
  playAtOnce: 'Sofort spielen',
  fetching: 'Staffeln, Karten und Regeln werden geholt …',
  opening: 'Der Tisch wird geöffnet …',
  notFetched:
    'Das Spiel konnte nicht geholt werden. Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.',
};
