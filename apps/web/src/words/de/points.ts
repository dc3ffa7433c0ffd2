import type { pointsWords } from '../en/points.ts';
import type { Translated } from '../language.ts';

export const points: Translated<typeof pointsWords> = {
  title: 'Punkte aus einem Dokument',
  reading: 'Es wird gelesen …',
  lines: { one: '1 Zeile mit Punkten', other: '{count} Zeilen mit Punkten' },
  cards: { one: '1 Karte', other: '{count} Karten' },
  read: '{lines}, {cards}; {changed} anders als in „{name}“.',
  base: 'Als Unterschiede zu',
  only: 'Karten, die es nicht nennt, sind nicht erlaubt',
  named: 'Punkte aus {from}',
  origin: 'Eingelesen aus {from}',
  nothing: 'Darin wurde keine Karte mit ihren Punkten gefunden.',
  noneOurs: 'Es hat Punkte für {rows} Karten, von denen keine aus einem Spiel ist, das hier gespielt wird.',
  noneClear: '{lines}; bei keiner ist klar, welche unserer Karten gemeint ist.',
  help: 'Gelesen werden: Datendateien von XWS (auch als .zip), Daten der Staffelbauer YASB und Launch Bay Next, eine Tabelle (.xlsx, .csv) mit einer Spalte „xws“ oder „Name“ und einer „Punkte“.',
  failed: 'Es konnte nicht gelesen werden: {reason}',
  unread: {
    one: '1 Stelle konnte nicht gelesen werden',
    other: '{count} Stellen konnten nicht gelesen werden',
  },
  unknown: {
    one: '1 Karte ist in keinem unserer Pakete',
    other: '{count} Karten sind in keinem unserer Pakete',
  },
  unknownHelp: 'Sie bleiben weg: Was eine neue Karte tut, steht in keinem Dokument mit Punkten.',
  several: {
    one: '1 Zeile könnte mehrere Karten meinen',
    other: '{count} Zeilen könnten mehrere Karten meinen',
  },
  severalHelp: 'Sie bleiben weg. Eine Spalte „xws“ mit der Kennung der Karte unterscheidet sie.',
  could: '{card}: {cards}?',
  guesses: { one: '1 Karte ist wohl gemeint', other: '{count} Karten sind wohl gemeint' },
  taken: '{card} wurde für {id} gehalten',
  contradicted: {
    one: '1 Karte steht noch einmal mit anderen Punkten da',
    other: '{count} Karten stehen noch einmal mit anderen Punkten da',
  },
  contradictedHelp: 'Die letzte Zeile gilt.',
  unnamed: { one: '1 Karte ist nicht genannt', other: '{count} Karten sind nicht genannt' },
  close: 'Schließen',
  at: '{at}: {text}',
};
