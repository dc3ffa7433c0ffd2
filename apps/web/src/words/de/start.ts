import type { startWords } from '../en/start.ts';
import type { Translated } from '../language.ts';

export const start: Translated<typeof startWords> = {
  playNow: 'Jetzt spielen',
  playAtOnce: 'Sofort spielen',
  fetching: 'Staffeln, Karten und Regeln werden geholt …',
  opening: 'Der Tisch wird geöffnet …',
  notFetched:
    'Das Spiel konnte nicht geholt werden. Besteht eine Verbindung? Lade die Seite neu, um es noch einmal zu versuchen.',
  setUp: 'Der Tisch wird für dich aufgebaut; du beginnst mit deinen Manöverrädern.',
  again: '{mine} gegen {theirs}, wie beim letzten Mal.',
  yourGame: 'Dein Spiel',
  continueGame: 'Spiel fortsetzen',
  standing: '{sides}: {standing}',
  against: '{one} gegen {other}',
  more: 'Mehr zu tun',
  chooseSquads: 'Staffeln wählen',
  chooseSquadsText: 'Format, Staffeln, Szenario, und wer sie fliegt.',
  hotSeat: 'Zu zweit an einem Bildschirm',
  hotSeatText: 'Für geheime Entscheidungen wird er weitergereicht.',
  rules: 'Regeln',
  rulesText: 'Jede Zeile der Regelwerke, nach Wörtern durchsucht.',
  couldNotBegin: 'Das Spiel konnte nicht beginnen: {reason}',
  gameRuns: 'Ein Spiel läuft',
  takesPlace: 'Ein neues Spiel nimmt seinen Platz ein. Du kannst das laufende vorher als Datei behalten.',
  downloadRecord: 'Aufzeichnung herunterladen',
  beginNew: 'Ja, ein neues beginnen',
  goBack: 'Nein, zurück',
  brokenGame: 'Ein gespeichertes Spiel ließ sich nicht öffnen.',
  download: 'Herunterladen',
  remove: 'Entfernen',
};
