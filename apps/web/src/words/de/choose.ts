import type { chooseWords } from '../en/choose.ts';
import type { Translated } from '../language.ts';

export const choose: Translated<typeof chooseWords> = {
  chooseGame: 'Wähle dein Spiel',
  format: 'Format',
  fetching: 'Seine Staffeln und Karten werden geholt …',
  youFly: 'Du fliegst',
  against: 'Gegen',
  flownBy: 'Geflogen von',
  youSit: 'Du sitzt an',
  scenario: 'Szenario',
  cadet: 'Computer, Kadett: macht die Fehler von Anfängern',
  tables: 'Computer, Tabellen: geradewegs auf den nächsten Feind',
  wingman: 'Computer, Flügelmann: fliegt gut und irrt sich ab und zu',
  plain: 'Computer, schlicht: wägt jeden Zug und Schuss ab',
  jouster: 'Computer, Draufgänger: wie schlicht, und sucht den Nahkampf',
  flanker: 'Computer, Flankenflieger: wie schlicht, und kommt von der Seite',
  skirmisher: 'Computer, Fernkämpfer: wie schlicht, und bleibt auf große Reichweite',
  search: 'Computer, Suche: probiert seine Züge gegen das aus, was du tun könntest',
  byHand: 'Hindernisse und Schiffe selbst aufstellen',
  undo: 'Entscheidungen dürfen zurückgenommen werden',
  odds: 'Beiden Spielern die Chancen von Angriffen und Würfeln zeigen',
  everyTurn: 'Den Bildschirm bei jedem Spielerwechsel weiterreichen',
  start: 'Dieses Spiel beginnen',
  'hot-seat': 'jemand neben mir: ein Bildschirm, weitergereicht für Geheimnisse',
};
