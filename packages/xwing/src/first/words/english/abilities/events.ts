import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { shipLabel } from '../../labels.ts';
import { condition, damageCard, obstacle, of, upgrade } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(told: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} gets the condition ${condition(told.condition)}`;
    case 'condition-removed':
      return `${condition(told.condition)} is removed from ${ship}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} is removed`;
    case 'cargo-dropped':
      return `${ship} drops a cargo token`;
    case 'upgrade-replaced':
      return `${ship} replaces ${upgrade(told.upgrade)} with ${upgrade(told.by)}`;
    case 'upgrade-covered':
      return `${of(ship)} ${upgrade(told.upgrade)} cannot be used as long as Hull Breach is faceup`;
    case 'upgrade-recovered':
      return `${of(ship)} ${upgrade(told.upgrade)} is back in play`;
    case 'attack-drawn':
      return `${ship} draws the attack of ${shipLabel(view, told.attacker)} on itself`;
    case 'dial-looked-at':
      return `the player of ${shipLabel(view, told.by)} looks at the dial of ${ship}`;
    case 'damage-discarded':
      return `${of(ship)} ${told.card === null ? 'facedown damage card' : damageCard(told.card)} is discarded`;
  }
}
