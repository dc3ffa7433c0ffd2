import type { rulesWords } from '../en/rules.ts';
import type { Translated } from '../language.ts';

export const rules: Translated<typeof rulesWords> = {
  rules: 'Regeln',
  rulebook: 'Regelwerk',
  search: '{lines} Zeilen durchsuchen',
  found: { one: '1 gefunden', other: '{count} gefunden' },
  shown: '({most} gezeigt)',
  otherBooks: 'In anderen Regelwerken gefunden',
  contents: 'Inhalt',
  sections: 'Abschnitte',
  seeAlso: 'Siehe auch',
  related: 'Verwandt:',
  inGame: { one: 'einmal in deinem Spiel', other: '{count}-mal in deinem Spiel' },
  notInGame: 'Bisher nicht in deinem Spiel.',
  backToGame: 'Zurück zu deinem Spiel',
  notFetched: 'Das Regelwerk konnte nicht geholt werden.',
};
