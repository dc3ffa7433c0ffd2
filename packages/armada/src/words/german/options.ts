import type { Incomplete } from '@firing-arc/words';
import { counted, ein, list } from '@firing-arc/words/german';
import type { OptionPhrases } from '../words.ts';
import {
  atReach,
  color,
  command,
  commandToken,
  dialOrToken,
  NOUNS,
  onThe,
  theZone,
  tokenLabel,
  zone,
  zoneDative,
} from './terms.ts';

/** What is said of options: small phrases without capital letter and full stop. */
export const OPTIONS: Incomplete<OptionPhrases> = {
  unnamed: (number) => `Möglichkeit ${number}`,
  plain: {
    none: 'nichts davon',
    done: 'fertig',
    yes: 'ja',
    no: 'nein',
    move: 'bewegen',
    attack: 'angreifen',
    dial: 'das Rad',
    token: 'den Marker',
    speed: 'die Geschwindigkeit senken',
    ship: 'das Schiff',
    squadron: 'die Staffel',
  },
  place: 'ein Platz auf dem Tisch',
  facedownCard: (number) => (number === null ? 'eine verdeckte Karte' : `verdeckte Karte ${number}`),
  withSpeed: (ship, speed) => `${ship} mit Geschwindigkeit ${speed}`,
  pass: 'einen Passmarker ausgeben',
  raid: {
    dial: 'das Rad ablegen und alle loswerden',
    none: 'keinen loswerden',
    token: (which) => `einen ${commandToken(which)} ablegen`,
  },
  dialUse: { keep: 'das Rad behalten', token: 'den Marker nehmen' },
  commandWith: (which, how) => `${command(which)} mit ${dialOrToken(how)}`,
  recovers: (token) => `${token} zurückerhalten`,
  readies: (token) => `${token} bereit machen`,
  readied: (upgrade, ship, which, own) =>
    `${upgrade} von ${ship} für einen ${commandToken(which)}${own ? ', der darauf liegt' : ''}`,
  moveShield: (from, to) => `einen Schild aus der ${zoneDative(from)} in ${theZone(to)} verlegen`,
  recoverShield: (where) => `einen Schild der ${zoneDative(where)} wiederherstellen`,
  discards: (card) => `${card} ablegen`,
  salvage: (tokens, points, where) =>
    `${counted(tokens, NOUNS.victoryToken)} für ${counted(points, NOUNS.point)} bei ${where}`,
  speed: (speed) => `Geschwindigkeit ${speed}`,
  oneMoreClick: (joint) => `ein Klick mehr an Gelenk ${joint}`,
  course: (joints, where) => `${joints}, das Werkzeug ${onThe(where)}`,
  aDie: (name) => `${ein('m', 'nom')} ${color(name)}er Würfel`,
  damage: (damage) => `${damage} Schaden`,
  noAttack: 'kein Angriff',
  target: (defender, at, from, far, obstructed) =>
    [
      at ? `${defender}, ${zone(at)},` : defender,
      ...(from ? [`aus der ${zoneDative(from)}`] : []),
      `${atReach(far)}${obstructed ? ', behindert' : ''}`,
    ].join(' '),
  locks: (token) => `${token} mit einer Präzision sperren`,
  concentrates: {
    dial: 'Feuer bündeln mit dem Rad',
    token: 'Feuer bündeln mit dem Marker',
    both: 'Feuer bündeln mit Rad und Marker',
  },
  uses: (name) => `${name} nutzen`,
  standardCritical: 'erste Schadenskarte offen',
  swaps: (to, from) => `ein ${color(to)}er Würfel statt eines ${color(from)}en`,
  cardOf: (card, bearer) => `${card} von ${bearer}`,
  rounds: (rounds) => `Runden ${list(rounds.map(String))}`,
  joint: (joint) => `Gelenk ${joint}`,
  degrees: (degrees) => `${degrees} Grad`,
  edge: { left: 'der linke Rand', right: 'der rechte Rand' },
  shipOf: (ship, owner) => `${ship}, ${owner}`,
  token: (which) => `der Marker${tokenLabel(which)}`,
};
