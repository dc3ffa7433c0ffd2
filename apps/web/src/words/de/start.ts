import type { startWords } from '../en/start.ts';
import type { Translated } from '../language.ts';

export const start: Translated<typeof startWords> = {
  play: 'Spielen',
  playAtOnce: 'Sofort spielen',
  playAgain: 'Noch einmal',
  learn: '{game} lernen',
  fetching: 'Staffeln, Karten und Regeln werden geholt …',
  opening: 'Der Tisch wird geöffnet …',
  notFetched:
    'Das Spiel konnte nicht geholt werden. Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.',
  again: '{mine} gegen {theirs}, wie beim letzten Mal.',
  yourGame: 'Dein Spiel',
  continueGame: 'Spiel fortsetzen',
  standing: '{sides}: {standing}',
  against: '{one} gegen {other}',
  couldNotBegin: 'Das Spiel konnte nicht beginnen: {reason}',
  gameRuns: 'Ein Spiel läuft',
  takesPlace:
    'Ein neues Spiel nimmt seinen Platz ein. Das laufende kommt zu deinen Aufzeichnungen; von dort kannst du es jederzeit weiterspielen.',
  downloadRecord: 'Aufzeichnung herunterladen',
  beginNew: 'Ja, ein neues beginnen',
  goBack: 'Nein, zurück',
  brokenGame: 'Ein gespeichertes Spiel ließ sich nicht öffnen.',
  download: 'Herunterladen',
  remove: 'Entfernen',
};
