import { de } from '@firing-arc/referee/grammar/french';
import type { CardQuestion } from '../../abilities/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, targetLabel } from '../labels.ts';
import { command, effect } from './terms.ts';

/** What a player is asked about a card. */
export function cardQuestion(asked: CardQuestion, view: ArmadaState): string {
  const bearer = bearerLabel(view, asked);
  switch (asked.kind) {
    case 'use-card': {
      const about = asked.about ? ` pour ${targetLabel(view, asked.about)}` : '';
      return `${bearer} utilise-t-il ${effect(asked.card)}${about} ?`;
    }
    case 'pick-command':
      return asked.dial
        ? `Quel ordre à la place de : ${command(asked.dial)} ?`
        : `Quel ordre pour ${bearer} ?`;
    case 'pick-ship':
      return 'Quel vaisseau ?';
    case 'pick-target':
      return `Qui est concerné par ${effect(asked.card)} ${de(bearer)} ?`;
    case 'next-card':
      return 'Quelle carte agit ensuite ?';
    case 'pick-zone':
      return `Quelle zone ${de(bearer)} ?`;
    case 'shift-shields':
      return `Quels boucliers ${bearer} déplace-t-il ?`;
    case 'pick-defense-token':
      return `Quel pion de défense ${de(bearer)} ?`;
    case 'choose-effect':
      return `Que fait ${effect(asked.card)} à ${bearer} ?`;
    case 'pick-cost':
      return `Avec quoi ${bearer} paie-t-il pour ${effect(asked.card)} ?`;
    case 'dial-or-token':
      return `Que défausse ${bearer} ?`;
    case 'pick-speed':
      return `À quelle vitesse est ${bearer} maintenant ?`;
    case 'pick-joint':
      return `Quelle articulation ${de(bearer)} a un cran de plus ?`;
    case 'pick-face':
      return `Quelle face montre le dé de ${effect(asked.card)} ${de(bearer)} ?`;
    case 'pick-rounds':
      return `Quels tours pour ${effect(asked.card)} ?`;
    case 'pick-upgrade':
      return `Quelle amélioration ${de(bearer)} ?`;
    case 'brake':
      return `Comment ${bearer} freine-t-il ?`;
    case 'pick-damage':
      return `Quelle carte de dégâts ${de(bearer)} ?`;
    case 'look-at-damage':
      return `Quelle carte face cachée ${de(bearer)} est retournée face visible ?`;
    case 'pick-damage-card':
      return `Quelle carte de dégâts ${bearer} reçoit-il face visible ?`;
  }
}
