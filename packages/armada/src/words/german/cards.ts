import type { CardQuestion } from '../../abilities/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, targetLabel } from '../labels.ts';
import { command, effect } from './terms.ts';

/** What a player is asked about a card. */
export function cardQuestion(asked: CardQuestion, view: ArmadaState): string {
  const bearer = bearerLabel(view, asked);
  switch (asked.kind) {
    case 'use-card': {
      const about = asked.about ? ` für ${targetLabel(view, asked.about)}` : '';
      return `Nutzt ${bearer} ${effect(asked.card)}${about}?`;
    }
    case 'pick-command':
      return asked.dial ? `Welcher Befehl statt ${command(asked.dial)}?` : `Welcher Befehl für ${bearer}?`;
    case 'pick-ship':
      return 'Welches Schiff?';
    case 'pick-target':
      return `Wen betrifft ${effect(asked.card)} von ${bearer}?`;
    case 'next-card':
      return 'Welche Karte wirkt als nächste?';
    case 'pick-zone':
      return `Welche Zone von ${bearer}?`;
    case 'shift-shields':
      return `Welche Schilde verschiebt ${bearer}?`;
    case 'pick-defense-token':
      return `Welcher Verteidigungsmarker von ${bearer}?`;
    case 'choose-effect':
      return `Was bewirkt ${effect(asked.card)} bei ${bearer}?`;
    case 'pick-cost':
      return `Womit bezahlt ${bearer} für ${effect(asked.card)}?`;
    case 'dial-or-token':
      return `Was legt ${bearer} ab?`;
    case 'pick-speed':
      return `Welche Geschwindigkeit hat ${bearer} jetzt?`;
    case 'pick-joint':
      return `Welches Gelenk von ${bearer} hat einen Klick mehr?`;
    case 'pick-face':
      return `Welche Seite zeigt der Würfel auf ${effect(asked.card)} von ${bearer}?`;
    case 'pick-rounds':
      return `Welche Runden für ${effect(asked.card)}?`;
    case 'pick-upgrade':
      return `Welche Aufwertung von ${bearer}?`;
    case 'brake':
      return `Wie bremst ${bearer}?`;
    case 'pick-damage':
      return `Welche Schadenskarte von ${bearer}?`;
    case 'look-at-damage':
      return `Welche verdeckte Karte von ${bearer} wird aufgedeckt?`;
    case 'pick-damage-card':
      return `Welche Schadenskarte erhält ${bearer} offen?`;
  }
}
