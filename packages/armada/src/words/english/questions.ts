import type { ArmadaQuestion } from '../../questions.ts';
import type { ArmadaState } from '../../state.ts';
import { isCardQuestion, isDamageQuestion, isObjectiveQuestion } from '../families.ts';
import { shipLabel, squadronLabel, upgradeName } from '../labels.ts';
import { attackQuestion } from './attack.ts';
import { cardQuestion } from './cards.ts';
import { damageQuestion } from './damage.ts';
import { objectiveQuestion } from './objectives.ts';
import { command, obstacle, plural } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: ArmadaQuestion, view: ArmadaState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  const squadron = 'squadron' in asked ? squadronLabel(view, asked.squadron) : '';
  if (isDamageQuestion(asked)) return damageQuestion(asked, view);
  if (isCardQuestion(asked)) return cardQuestion(asked, view);
  if (isObjectiveQuestion(asked)) return objectiveQuestion(asked, view);
  switch (asked.kind) {
    case 'first-player':
      return 'Who is the first player?';
    case 'objective':
      return 'Which of your opponent’s objectives is played?';
    case 'choose-obstacle':
      return 'Which obstacle do you place next?';
    case 'place-obstacle':
      return `Where does ${obstacle(view, asked.obstacle)} lie?`;
    case 'choose-deployment':
      return 'What do you deploy next?';
    case 'deploy-ship':
      return `Where does ${ship} begin?`;
    case 'deploy-squadron':
      return `Where does ${squadron} begin?`;
    case 'starting-command':
      return `What does ${upgradeName(asked.upgrade)} of ${ship} start with?`;
    case 'commands':
      return 'Choose a command for each new dial.';
    case 'choose-ship':
      return 'Which ship do you activate?';
    case 'clear-raid':
      return `How does ${ship} clear its raid tokens?`;
    case 'dial-use':
      return `Does ${ship} turn its dial into a token?`;
    case 'discard-command-token':
      return `Which command token does ${ship} discard?`;
    case 'resolve-command':
      return `Which command does ${ship} resolve now?`;
    case 'command-squadron':
      return `Which squadron does ${ship} activate?`;
    case 'repair':
      return `What does ${ship} repair with ${plural(asked.points, 'point')}?`;
    case 'navigate':
      return `What does the ${command('navigate')} command of ${ship} change?`;
    case 'course':
      return `Which course does ${ship} fly at speed ${asked.speed}?`;
    case 'displaced-squadron':
      return `Which squadron do you place beside ${ship} next?`;
    case 'place-displaced':
      return `Where beside ${ship} does ${squadron} go?`;
    case 'choose-obstacle-effect':
      return `Which obstacle does ${ship} resolve first?`;
    case 'station-repair':
      return `Which damage card does ${ship} discard at the station?`;
    case 'station-recover':
      return `Does ${squadron} recover a hull point at the station?`;
    case 'choose-squadron':
      return 'Which squadron do you activate?';
    case 'cloaked-squadron':
      return 'Which cloaked squadron moves?';
    case 'ready-upgrade':
      return 'Which upgrade do you pay to ready?';
    case 'squadron':
      return `What does ${squadron} do?`;
    case 'move-squadron':
      return `Where does ${squadron} move?`;
    default:
      return attackQuestion(asked, view);
  }
}
