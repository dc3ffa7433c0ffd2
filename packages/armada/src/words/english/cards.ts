import type { CardQuestion } from '../../abilities/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { command, effect, titled, zone } from './terms.ts';

/** What a player is asked about a card. */
export function cardQuestion(asked: CardQuestion, view: ArmadaState): string {
  const ship = shipLabel(view, asked.ship);
  switch (asked.kind) {
    case 'use-card':
      return `Does ${ship} use ${effect(asked.card)}?`;
    case 'pick-command':
      return asked.dial ? `Which command instead of ${command(asked.dial)}?` : 'Which command?';
    case 'pick-ship':
      return 'Which ship?';
    case 'next-card':
      return 'Which card acts next?';
    case 'pick-zone':
      return `Which zone of ${ship}?`;
    case 'pick-defense-token':
      return `Which defense token of ${ship}?`;
    case 'pick-damage-card':
      return `Which damage card does ${ship} get faceup?`;
  }
}

/** Undefined when there is no such option. */
export function cardOption(asked: CardQuestion, index: number, view: ArmadaState): string | undefined {
  const one = asked.options[index];
  if (one === undefined) return undefined;
  if ('command' in one) return command(one.command);
  if ('ship' in one && 'card' in one) return `${effect(one.card)} of ${shipLabel(view, one.ship)}`;
  if ('ship' in one) return shipLabel(view, one.ship);
  if ('zone' in one) return zone(one.zone);
  if ('name' in one) return one.name;
  return 'card' in one ? titled(one.card) : one.kind;
}
