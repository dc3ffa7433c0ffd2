import type { pageWords } from '../en/page.ts';
import type { Translated } from '../language.ts';

export const page: Translated<typeof pageWords> = {
  lead: 'Ein digitaler Spieltisch für X-Wing 2.5, die erste Edition und Armada: jede Regel, erklärt.',
  pages: 'Seiten',
  start: 'Start',
  rules: 'Regeln',
  checkRecord: 'Aufzeichnung prüfen',
  newVersion: 'Eine neue Version liegt bereit.',
  useNewVersion: 'Jetzt verwenden',
  placeBroke: 'Diese Seite öffnet sich nicht.',
  gameIsKept: 'Dein Spiel ist gespeichert. Lade neu; wenn das nicht hilft, geh zum Start zurück.',
  reload: 'Neu laden',
  language: 'Sprache',
  unofficial:
    'Inoffiziell und frei, von Fans; weder verbunden mit den Rechteinhabern der Spiele noch von ihnen unterstützt. MIT-Lizenz.',
};
