import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { conditionName, damageCard, shipLabel, upgradeName } from '../../labels.ts';
import { de } from '../grammar.ts';
import { obstacle } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(event: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, event.ship);
  switch (event.kind) {
    case 'condition-assigned':
      return `${ship} reçoit l’état ${conditionName(event.condition)}`;
    case 'condition-removed':
      return `${ship} perd l’état ${conditionName(event.condition)}`;
    case 'obstacle-removed':
      return `${obstacle(view, event.obstacle)} est retiré`;
    case 'cargo-dropped':
      return `${ship} largue un marqueur de cargaison`;
    case 'upgrade-replaced':
      return `${ship} remplace ${upgradeName(event.upgrade)} par ${upgradeName(event.by)}`;
    case 'upgrade-covered':
      return `${upgradeName(event.upgrade)} ${de(ship)} est inutilisable tant que Hull Breach est face visible`;
    case 'upgrade-recovered':
      return `${upgradeName(event.upgrade)} ${de(ship)} revient en jeu`;
    case 'attack-drawn':
      return `${ship} attire sur lui l’attaque ${de(shipLabel(view, event.attacker))}`;
    case 'dial-looked-at':
      return `le joueur ${de(shipLabel(view, event.by))} regarde le cadran ${de(ship)}`;
    case 'damage-discarded':
      return `${ship} défausse ${event.card === null ? 'une carte de dégât face cachée' : damageCard(event.card)}`;
  }
}
