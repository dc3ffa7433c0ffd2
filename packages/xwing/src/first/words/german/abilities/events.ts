import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { conditionName, damageCard, shipLabel, upgradeName } from '../../labels.ts';
import { obstacle } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(told: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} bekommt einen Zustand: ${conditionName(told.condition)}`;
    case 'condition-removed':
      return `${ship} verliert einen Zustand: ${conditionName(told.condition)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} wird entfernt`;
    case 'cargo-dropped':
      return `${ship} wirft einen Frachtmarker ab`;
    case 'upgrade-replaced':
      return `${ship} ersetzt ${upgradeName(told.upgrade)} durch ${upgradeName(told.by)}`;
    case 'upgrade-covered':
      return `${upgradeName(told.upgrade)} von ${ship} gilt nicht, solange Hull Breach offen liegt`;
    case 'upgrade-recovered':
      return `${upgradeName(told.upgrade)} von ${ship} ist wieder im Spiel`;
    case 'attack-drawn':
      return `${ship} zieht den Angriff von ${shipLabel(view, told.attacker)} auf sich`;
    case 'dial-looked-at':
      return `der Spieler von ${shipLabel(view, told.by)} sieht sich das Rad von ${ship} an`;
    case 'damage-discarded':
      return `${ship} legt ${told.card === null ? 'eine verdeckte Schadenskarte' : damageCard(told.card)} ab`;
  }
}
