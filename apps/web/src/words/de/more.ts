import type { moreWords } from '../en/more.ts';
import type { Translated } from '../language.ts';

export const more: Translated<typeof moreWords> = {
  more: 'Mehr zu tun',
  online: 'Mit einem Freund spielen',
  onlineText: 'Ein Link, und der andere sitzt am Tisch.',
  lessons: 'Lernen',
  lessonsText: 'Kurze Lektionen in echten Spielen, eins nach dem anderen.',
  chooseSquads: 'Staffeln wählen',
  chooseSquadsText: 'Format, Staffeln, Szenario, und wer sie fliegt.',
  hotSeat: 'Zu zweit an einem Bildschirm',
  hotSeatText: 'Für geheime Entscheidungen wird er weitergereicht.',
  squads: 'Staffelbau',
  squadsText: 'Staffeln bauen, ändern, drucken und teilen.',
  packs: 'Eigene Punkte',
  packsText: 'Punkte und Verbote deines Vereins.',
  replays: 'Aufzeichnung ansehen',
  replaysText: 'Beendete und verlassene Spiele, Zug um Zug.',
  sandbox: 'Sandkasten',
  sandboxText: 'Alles beliebig aufstellen, Manöver und Angriffe ausprobieren.',
  rules: 'Regeln',
  rulesText: 'Jede Zeile der Regelwerke, nach Wörtern durchsucht.',
};
