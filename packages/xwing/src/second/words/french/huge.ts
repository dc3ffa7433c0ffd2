import type { HugeEvent } from '../../huge/events.ts';
import type { HugeQuestion } from '../../huge/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel, upgradeName } from '../labels.ts';
import { de } from './grammar.ts';

/** What happens to huge ships alone, in words. */
export function hugeEvent(told: HugeEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'energy':
      return `${ship} a ${told.energy} d’énergie`;
    case 'indicator-shared':
      return `${ship} a un seul indicateur pour ${upgradeName(told.upgrade)} et ${upgradeName(told.other)}`;
    case 'upgrade-taken':
      return `${ship} récupère ${upgradeName(told.upgrade)} ${de(shipLabel(view, told.from))}`;
    case 'set-aside':
      return `${ship} est mis de côté, ${shipLabel(view, told.huge)} prend sa place`;
    case 'set-down':
      return `${ship} est placé derrière ${shipLabel(view, told.huge)}`;
  }
}

/** What only games with huge ships ask, in words. */
export function hugeQuestion(asked: HugeQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'share-indicator':
      return `Quelles tourelles ${de(shipLabel(view, asked.ship))} partagent un indicateur ?`;
    case 'choose-set-down':
      return `Quel vaisseau placer ensuite derrière ${shipLabel(view, asked.huge)} ?`;
    case 'set-down':
      return `Où placer ${shipLabel(view, asked.ship)} derrière ${shipLabel(view, asked.huge)} ?`;
    case 'rotate-set-down':
      return `Tournez-vous ${shipLabel(view, asked.ship)} ?`;
  }
}
