import type { HugeEvent } from '../../huge/events.ts';
import type { HugeQuestion } from '../../huge/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';

/** What happens to huge ships alone, in words. */
export function hugeEvent(told: HugeEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'energy':
      return `${ship} has ${told.energy} energy`;
    case 'indicator-shared':
      return `${ship} has one indicator for ${upgradeName(told.upgrade)} and ${upgradeName(told.other)}`;
    case 'upgrade-taken':
      return `${ship} takes ${upgradeName(told.upgrade)} of ${shipLabel(view, told.from)}`;
    case 'set-aside':
      return `${ship} is set aside, ${shipLabel(view, told.huge)} stands in its place`;
    case 'set-down':
      return `${ship} is placed behind ${shipLabel(view, told.huge)}`;
  }
}

/** What only games with huge ships ask, in words. */
export function hugeQuestion(asked: HugeQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'share-indicator':
      return `Which two turrets of ${shipLabel(view, asked.ship)} share an indicator?`;
    case 'choose-set-down':
      return `Which ship is placed next behind ${shipLabel(view, asked.huge)}?`;
    case 'set-down':
      return `Where is ${shipLabel(view, asked.ship)} placed behind ${shipLabel(view, asked.huge)}?`;
    case 'rotate-set-down':
      return `Do you turn ${shipLabel(view, asked.ship)}?`;
  }
}
