import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { conditionName, damageCard, shipLabel, upgradeName } from '../../labels.ts';
import { de } from '../grammar.ts';
import { obstacle } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(told: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} reçoit l’état ${conditionName(told.condition)}`;
    case 'condition-removed':
      return `${ship} perd l’état ${conditionName(told.condition)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} est retiré`;
    case 'cargo-dropped':
      return `${ship} largue un marqueur de cargaison`;
    case 'upgrade-replaced':
      return `${ship} remplace ${upgradeName(told.upgrade)} par ${upgradeName(told.by)}`;
    case 'upgrade-covered':
      return `${upgradeName(told.upgrade)} ${de(ship)} est inutilisable tant que Hull Breach est face visible`;
    case 'upgrade-recovered':
      return `${upgradeName(told.upgrade)} ${de(ship)} revient en jeu`;
    case 'attack-drawn':
      return `${ship} attire sur lui l’attaque ${de(shipLabel(view, told.attacker))}`;
    case 'dial-looked-at':
      return `le joueur ${de(shipLabel(view, told.by))} regarde le cadran ${de(ship)}`;
    case 'damage-discarded':
      return `${ship} défausse ${told.card === null ? 'une carte de dégât face cachée' : damageCard(told.card)}`;
  }
}
