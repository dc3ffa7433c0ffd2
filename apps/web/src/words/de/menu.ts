import type { menuWords } from '../en/menu.ts';
import type { Translated } from '../language.ts';

export const menu: Translated<typeof menuWords> = {
  checkRecord: 'Aufzeichnung prüfen',
  checkText:
    'Das Spiel wird in diesem Browser aus seinem Ursprung und seinen Antworten noch einmal gespielt; jede Stellung muss den Hash haben, den die Aufzeichnung nennt.',
  recordFile: 'Datei der Aufzeichnung',
  notSame: 'Nicht dasselbe Spiel',
  allEqual: 'Alle {positions} Stellungen sind gleich',
  everyPosition: 'Jede Stellung',
  quickBuilds: 'Schnellbau: Schiffe mit ihren Aufwertungen …',
  quickBuildsName: 'Schnellbau',
  ownSquad: 'Eine eigene Staffel ({kind}) …',
  fetchingBuilds: 'Der Schnellbau wird geholt …',
  faction: 'Fraktion',
  addBuild: 'Einen Schnellbau hinzufügen',
  chooseBuild: 'Bedrohung, Schiffe und Aufwertungen …',
  buildThreat: '{build} (Bedrohung {threat})',
  remove: 'Entfernen',
  threatInAll: 'Bedrohung {threat} im Ganzen.',
  points: '{points} Punkte,',
  severalShips: '{count} × {name}',
  against: {
    one: '1 Sache spricht in diesem Format dagegen',
    other: '{count} Sachen sprechen in diesem Format dagegen',
  },
  cannotFly: 'Kann hier nicht geflogen werden',
  idleCards: 'Diese Karten tun noch nicht alles, was sie sagen',
  playedOtherwise: 'Anders gespielt als gedruckt',
  draft: 'ein Entwurf: was nicht gelesen werden konnte, fehlt; im Staffelbau lässt er sich ergänzen.',
  legalElsewhere: 'In einem anderen Format regelgerecht: {names}; in diesem nicht.',
  notPlayable: 'kann hier nicht geflogen werden.',
  legal: 'regelgerecht.',
  illegal: 'nicht regelgerecht, kann aber geflogen werden.',
};
