import { list } from '@firing-arc/referee/grammar/german';
import type { ObjectiveEvent } from '../../objectives/events.ts';
import type { ObjectiveQuestion } from '../../objectives/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, objectiveName, shipLabel, squadronLabel, titled, tokenOn } from '../labels.ts';
import { command, face, obstacle, player, theZone, tokenLabel } from './terms.ts';

/** What happened by an objective, as the words of a sentence. */
export function objectiveEvent(told: ObjectiveEvent, view: ArmadaState): string {
  switch (told.kind) {
    case 'objective-ship':
      return `${shipLabel(view, told.ship)} erhält einen Auftragsmarker`;
    case 'objective-ship-over':
      return `${shipLabel(view, told.ship)} verliert einen Auftragsmarker`;
    case 'objective-dial':
      return `der Auftrag deckt auf: ${command(told.command)}`;
    case 'token-placed':
      return `${player(told.player)} legt einen Auftragsmarker`;
    case 'token-moved':
      return 'ein Auftragsmarker wird bewegt';
    case 'token-removed':
      return told.ship < 0
        ? 'ein Auftragsmarker wird entfernt'
        : `${shipLabel(view, told.ship)} entfernt einen Auftragsmarker`;
    case 'mine-destroyed':
      return 'die Mine ist zerstört';
    case 'obstacle-moved':
      return `${player(told.player)} bewegt ${obstacle(view, told.obstacle)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} wird entfernt`;
    case 'zone-marked':
      return `ein Marker (${titled(told.token)}) markiert ${theZone(told.zone)} von ${shipLabel(view, told.ship)}`;
    case 'zone-unmarked':
      return `der Marker (${titled(told.token)}) von ${shipLabel(view, told.ship)} wird entfernt`;
    case 'station-damaged':
      return `${obstacle(view, told.obstacle)} erhält eine verdeckte Schadenskarte`;
    case 'station-destroyed':
      return `${obstacle(view, told.obstacle)} ist zerstört und bleibt liegen`;
    case 'mine':
      return `eine Mine neben ${shipLabel(view, told.ship)} geht hoch: ${list(told.faces.map(face))}`;
  }
}

/** What a player is asked by an objective. */
export function objectiveQuestion(asked: ObjectiveQuestion, view: ArmadaState): string {
  switch (asked.kind) {
    case 'objective-ship':
      return `Welches Schiff ist ein Auftragsschiff von ${objectiveName(view.objective)}?`;
    case 'place-token':
      return `Wo liegt Auftragsmarker ${asked.token} von ${asked.tokens}?`;
    case 'place-targeting':
      return `Wo liegt der Zielmarker von ${shipLabel(view, asked.ship)}?`;
    case 'move-token':
      return `Wohin wird der Auftragsmarker${tokenLabel(tokenOn(view, asked.marker))} bewegt?`;
    case 'strategic-token':
      return `Welchen Auftragsmarker bewegt ${squadronLabel(view, asked.squadron)}?`;
    case 'drifting-obstacle':
      return 'Welches Hindernis wird bewegt?';
    case 'volatile-obstacle':
      return 'Welches Hindernis geht hoch?';
    case 'way-toward':
      return `Wie weit bewegt sich ${obstacle(view, asked.obstacle)}?`;
    case 'pulled-ship':
      return 'Welches feindliche Schiff zieht der Gravitationsriss an?';
    case 'marked-ship':
      return 'Von welchem Schiff neben dem Purrgil legst du einen Auftragsmarker ab?';
    case 'sensor-token':
      return 'Welcher Marker wird wegbewegt?';
    case 'corona-edge':
      return 'Welcher kurze Rand ist die Korona?';
    case 'objective-dial':
      return 'Welcher Befehl liegt als nächster auf der Auftragskarte?';
    case 'discharge':
      return `Legt ${shipLabel(view, asked.ship)} den Auftragsmarker ab?`;
    case 'fleet-in-being':
      return `Welchen Verteidigungsmarker von ${shipLabel(view, asked.ship)} macht ein Auftragsmarker bereit?`;
    case 'turn-obstacle':
      return `Wie ist ${obstacle(view, asked.obstacle)} in der Mitte gedreht?`;
    case 'move-obstacle':
      return `Wohin wird ${obstacle(view, asked.obstacle)} bewegt?`;
    case 'set-aside-ship':
      return 'Welches Schiff kommt später?';
    case 'set-aside-squadron':
      return 'Welche Staffel kommt später?';
    case 'hyperspace':
      return 'Bei welchem Marker trifft ein, was zur Seite gelegt wurde?';
    case 'migration-start':
      return 'Bei welchem Marker kommen die Purrgil?';
    case 'exogorth':
      return 'Welcher Exogorth greift an?';
    case 'exogorth-target':
      return `Welche Staffel greift ${obstacle(view, asked.obstacle)} als nächste an?`;
    case 'exogorth-host':
      return 'Neben welchem Hindernis kommt der Exogorth heraus?';
    case 'place-exogorth':
      return `Wo liegt ${obstacle(view, asked.obstacle)} neben ${obstacle(view, asked.host)}?`;
    case 'place-beside':
      return `Wo steht ${squadronLabel(view, asked.squadron)} in Kontakt mit ${obstacle(view, asked.obstacle)}?`;
    case 'asteroid-token':
      return `Welchen Verteidigungsmarker erhält ${bearerLabel(view, asked)} im Asteroidenfeld zurück?`;
    case 'take-token':
      return `Nimmt ${bearerLabel(view, asked)} einen Auftragsmarker für einen Siegmarker?`;
  }
}
