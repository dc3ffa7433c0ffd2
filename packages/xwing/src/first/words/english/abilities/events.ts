import type { CardEvent } from '../../../abilities/events.ts';
import type { FirstState } from '../../../state.ts';
import { shipLabel } from '../../labels.ts';
import { condition, damageCard, obstacle, of, upgrade } from '../terms.ts';

/** What cards do that no rule does by itself. */
export function cardEvent(event: CardEvent, view: FirstState): string {
  const ship = shipLabel(view, event.ship);
  switch (event.kind) {
    case 'condition-assigned':
      return `${ship} gets the condition ${condition(event.condition)}`;
    case 'condition-removed':
      return `${condition(event.condition)} is removed from ${ship}`;
    case 'obstacle-removed':
      return `${obstacle(view, event.obstacle)} is removed`;
    case 'cargo-dropped':
      return `${ship} drops a cargo token`;
    case 'upgrade-replaced':
      return `${ship} replaces ${upgrade(event.upgrade)} with ${upgrade(event.by)}`;
    case 'upgrade-covered':
      return `${of(ship)} ${upgrade(event.upgrade)} cannot be used as long as Hull Breach is faceup`;
    case 'upgrade-recovered':
      return `${of(ship)} ${upgrade(event.upgrade)} is back in play`;
    case 'attack-drawn':
      return `${ship} draws the attack of ${shipLabel(view, event.attacker)} on itself`;
    case 'dial-looked-at':
      return `the player of ${shipLabel(view, event.by)} looks at the dial of ${ship}`;
    case 'damage-discarded':
      return `${of(ship)} ${event.card === null ? 'facedown damage card' : damageCard(event.card)} is discarded`;
  }
}
