import type { CardQuestion } from '../../abilities/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, targetLabel } from '../labels.ts';
import { command, effect } from './terms.ts';

/** What a player is asked about a card. */
export function cardQuestion(asked: CardQuestion, view: ArmadaState): string {
  const bearer = bearerLabel(view, asked);
  switch (asked.kind) {
    case 'use-card': {
      const about = asked.about ? ` for ${targetLabel(view, asked.about)}` : '';
      return `Does ${bearer} use ${effect(asked.card)}${about}?`;
    }
    case 'pick-command':
      return asked.dial ? `Which command instead of ${command(asked.dial)}?` : `Which command for ${bearer}?`;
    case 'pick-ship':
      return 'Which ship?';
    case 'pick-target':
      return `Whom is ${effect(asked.card)} of ${bearer} about?`;
    case 'next-card':
      return 'Which card acts next?';
    case 'pick-zone':
      return `Which zone of ${bearer}?`;
    case 'shift-shields':
      return `Which shields does ${bearer} move?`;
    case 'pick-defense-token':
      return `Which defense token of ${bearer}?`;
    case 'choose-effect':
      return `What does ${effect(asked.card)} do to ${bearer}?`;
    case 'pick-cost':
      return `How does ${bearer} pay for ${effect(asked.card)}?`;
    case 'dial-or-token':
      return `What does ${bearer} discard?`;
    case 'pick-speed':
      return `At which speed is ${bearer} now?`;
    case 'pick-joint':
      return `Which joint of ${bearer} has one more click?`;
    case 'pick-face':
      return `Which face does the die on ${effect(asked.card)} of ${bearer} show?`;
    case 'pick-rounds':
      return `Which rounds for ${effect(asked.card)}?`;
    case 'pick-upgrade':
      return `Which upgrade of ${bearer}?`;
    case 'brake':
      return `How does ${bearer} brake?`;
    case 'pick-damage':
      return `Which damage card of ${bearer}?`;
    case 'look-at-damage':
      return `Which facedown card of ${bearer} turns faceup?`;
    case 'pick-damage-card':
      return `Which damage card does ${bearer} get faceup?`;
  }
}
