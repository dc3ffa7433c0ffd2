import type { HugeEvent } from '../../huge/events.ts';
import type { HugeQuestion } from '../../huge/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';

/** What happens to huge ships alone, in words. */
export function hugeEvent(told: HugeEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'energy':
      return `${ship} hat ${told.energy} Energie`;
    case 'indicator-shared':
      return `${ship} hat einen gemeinsamen Zeiger für ${upgradeName(told.upgrade)} und ${upgradeName(told.other)}`;
    case 'upgrade-taken':
      return `${ship} übernimmt ${upgradeName(told.upgrade)} von ${shipLabel(view, told.from)}`;
    case 'set-aside':
      return `${ship} wird beiseitegelegt, ${shipLabel(view, told.huge)} steht an seinem Platz`;
    case 'set-down':
      return `${ship} kommt hinter ${shipLabel(view, told.huge)}`;
  }
}

/** What only games with huge ships ask, in words. */
export function hugeQuestion(asked: HugeQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'share-indicator':
      return `Welche zwei Geschütztürme von ${shipLabel(view, asked.ship)} teilen sich einen Zeiger?`;
    case 'choose-set-down':
      return `Welches Schiff kommt als nächstes hinter ${shipLabel(view, asked.huge)}?`;
    case 'set-down':
      return `Wohin kommt ${shipLabel(view, asked.ship)} hinter ${shipLabel(view, asked.huge)}?`;
    case 'rotate-set-down':
      return `Drehst du ${shipLabel(view, asked.ship)}?`;
  }
}
