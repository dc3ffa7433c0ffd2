import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { conditionName, damageCard, shipLabel, upgradeName } from '../../labels.ts';
import { obstacle } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(event: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, event.ship);
  switch (event.kind) {
    case 'condition-assigned':
      return `${ship} bekommt einen Zustand: ${conditionName(event.condition)}`;
    case 'condition-removed':
      return `${ship} verliert einen Zustand: ${conditionName(event.condition)}`;
    case 'obstacle-removed':
      return `${obstacle(view, event.obstacle)} wird entfernt`;
    case 'cargo-dropped':
      return `${ship} wirft einen Frachtmarker ab`;
    case 'upgrade-replaced':
      return `${ship} ersetzt ${upgradeName(event.upgrade)} durch ${upgradeName(event.by)}`;
    case 'upgrade-covered':
      return `${upgradeName(event.upgrade)} von ${ship} gilt nicht, solange Hull Breach offen liegt`;
    case 'upgrade-recovered':
      return `${upgradeName(event.upgrade)} von ${ship} ist wieder im Spiel`;
    case 'attack-drawn':
      return `${ship} zieht den Angriff von ${shipLabel(view, event.attacker)} auf sich`;
    case 'dial-looked-at':
      return `der Spieler von ${shipLabel(view, event.by)} sieht sich das Rad von ${ship} an`;
    case 'damage-discarded':
      return `${ship} legt ${event.card === null ? 'eine verdeckte Schadenskarte' : damageCard(event.card)} ab`;
  }
}
