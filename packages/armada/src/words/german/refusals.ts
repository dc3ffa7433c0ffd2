import { sentence } from '@firing-arc/referee/grammar/german';
import { refusalIn } from '../refusals.ts';
import { command, defenseToken, theZone, zoneDative } from './terms.ts';

/** Why the rules refuse something here, in a few words; the line of the rulebook says it in full. */
const REASONS: Readonly<Record<string, string>> = {
  'armada:armament.4': 'dort hat es keine Würfel',
  'armada:attack.5': 'nicht im Feuerwinkel oder nicht in Reichweite',
  'armada:attack.6': 'es gibt keine Sichtlinie',
  'armada:attack.7': 'nicht in Abstand 1',
  'armada:attack.13': 'eine Präzision sperrt den Marker',
  'armada:attack.20': 'nicht im selben Feuerwinkel und derselben Reichweite',
  'armada:attack.21': 'schon angegriffen worden',
  'armada:attack.23': 'die Rumpfzone hat schon angegriffen',
  'armada:attack.26': 'auf derselben Seite',
  'armada:attack-range.1': 'außerhalb der Reichweite der Würfel',
  'armada:attack-range.2': 'nicht in Abstand 1',
  'armada:commands-repair.5': 'die Punkte reichen nicht',
  'armada:commands-repair.6': 'die Punkte reichen nicht',
  'armada:commands-squadron.2': 'nicht auf kurze oder mittlere Reichweite',
  'armada:commands.1': 'dafür ist weder Rad noch Marker da',
  'armada:commands.2': 'der Befehl wurde in dieser Runde schon ausgeführt',
  'armada:damage-cards.2': 'wegen Blinded Gunners wird keine Präzision ausgegeben',
  'armada:damage-cards.9': 'die Zone kann keine Schilde erhalten',
  'armada:damage-cards.10': 'nur ein Angriff je Runde darf einem Schiff gelten',
  'armada:damage-cards.12': 'auf lange Reichweite ist kein Angriff möglich',
  'armada:damage-cards.13': 'der Angriff wäre behindert',
  'armada:damage-cards.14': 'erschöpfte Marker können nicht ausgegeben werden',
  'armada:damage-cards.21': 'kein kritischer Effekt ist möglich',
  'armada:defense-tokens.16': 'der Marker ist abgelegt',
  'armada:defense-tokens.17': 'das Schiff hat Geschwindigkeit 0',
  'armada:defense-tokens.18': 'einer dieser Art wurde ausgegeben',
  'armada:defense-tokens.19': 'in diesem Angriff schon ausgegeben',
  'armada:deployment-zone.1': 'die Basis muss in der Aufstellungszone liegen',
  'armada:destroyed-ships-and-squadrons.2': 'das liegt außerhalb des Spielfelds',
  'armada:engagement.2': 'die Staffel ist im Gefecht',
  'armada:engagement.3': 'die Staffel muss eine angreifen, mit der sie im Gefecht ist',
  'armada:huge-ship.5': 'ein riesiges Schiff berührt seinen Rand und liegt auf keinem Hindernis',
  'armada:line-of-sight.3': 'eine andere Rumpfzone ist im Weg',
  'armada:obstacles.7': 'ein Staubfeld ist im Weg',
  'armada:overlapping.3': 'das liegt außerhalb des Spielfelds',
  'armada:overlapping.4': 'die anderen fänden am Schiff keinen Platz mehr',
  'armada:overlapping.11': 'etwas ist im Weg',
  'armada:pass-tokens.2': 'es ist kein Passmarker mehr da',
  'armada:setup.4': 'zu nah an einem Rand oder einem anderen Hindernis',
  'armada:setup.7': 'muss in Abstand 1-2 eines Schiffs der eigenen Flotte liegen',
  'armada:setup.8': 'eine einzelne Staffel wartet, bis alle Schiffe liegen',
  'armada:setup.9': 'ein Schiff ist im Weg',
  'armada:setup-area.1': 'muss im Aufbaubereich liegen',
  'armada:shields.1': 'die Zone hat alle ihre Schilde',
  'armada:ship-activation.2': 'in dieser Runde schon aktiviert',
  'armada:ship-phase.3': 'der Startspieler darf jetzt nicht passen',
  'armada:ship-phase.4': 'der Spieler hat mehr Schiffe zu aktivieren',
  'armada:ship-phase.5': 'der Spieler hat im letzten Zug gepasst',
  'armada:squadron-activation.1': 'eine Staffel tut eines von beiden, und einmal',
  'armada:squadron-keywords.3': 'eine Staffel mit Eskorte ist im Gefecht',
  'armada:squadron-keywords.6': 'mehr als eine Staffel hält sie fest',
  'armada:squadron-keywords.11': 'eine Staffel mit Eskorte ist im Gefecht',
  'armada:squadron-movement.1': 'weiter weg, als die Staffel fliegt',
};

const NAMED: Readonly<Record<string, string>> = {
  accuracy: 'Präzision',
  attack: 'angreifen',
  'discard-card': 'eine Schadenskarte ablegen',
  move: 'bewegen',
  outside: 'außerhalb',
  pass: 'passen',
};

/** What is refused and why. */
export const refusal = refusalIn({
  sentence,
  reasons: REASONS,
  notAllowed: 'die Regeln erlauben es nicht',
  named: (option) => NAMED[option] ?? command(defenseToken(option)),
  attackOn: (target, from, at) =>
    [at ? `${theZone(at)} von ${target}` : target, ...(from ? [`aus der ${zoneDative(from)}`] : [])].join(
      ' ',
    ),
  recoverShield: (where) => `einen Schild der ${zoneDative(where)} wiederherstellen`,
  at: (x, y) => `bei ${x}, ${y}`,
});
