import { counted } from '@firing-arc/referee/grammar/german';
import type { ArmadaQuestion } from '../../questions.ts';
import type { ArmadaState } from '../../state.ts';
import { isCardQuestion, isDamageQuestion, isObjectiveQuestion } from '../families.ts';
import { shipLabel, squadronLabel, upgradeName } from '../labels.ts';
import { attackQuestion } from './attack.ts';
import { cardQuestion } from './cards.ts';
import { damageQuestion } from './damage.ts';
import { objectiveQuestion } from './objectives.ts';
import { NOUNS, obstacle } from './terms.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: ArmadaQuestion, view: ArmadaState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  const squadron = 'squadron' in asked ? squadronLabel(view, asked.squadron) : '';
  if (isDamageQuestion(asked)) return damageQuestion(asked, view);
  if (isCardQuestion(asked)) return cardQuestion(asked, view);
  if (isObjectiveQuestion(asked)) return objectiveQuestion(asked, view);
  switch (asked.kind) {
    case 'first-player':
      return 'Wer ist Startspieler?';
    case 'objective':
      return 'Welcher Auftrag deines Gegners wird gespielt?';
    case 'choose-obstacle':
      return 'Welches Hindernis legst du als nächstes?';
    case 'place-obstacle':
      return `Wo liegt ${obstacle(view, asked.obstacle)}?`;
    case 'choose-deployment':
      return 'Was stellst du als nächstes auf?';
    case 'deploy-ship':
      return `Wo beginnt ${ship}?`;
    case 'deploy-squadron':
      return `Wo beginnt ${squadron}?`;
    case 'starting-command':
      return `Womit beginnt ${upgradeName(asked.upgrade)} von ${ship}?`;
    case 'commands':
      return 'Wähle einen Befehl für jedes neue Rad.';
    case 'choose-ship':
      return 'Welches Schiff aktivierst du?';
    case 'clear-raid':
      return `Wie wird ${ship} seine Überfallmarker los?`;
    case 'dial-use':
      return `Macht ${ship} aus dem Rad einen Marker?`;
    case 'discard-command-token':
      return `Welchen Befehlsmarker legt ${ship} ab?`;
    case 'resolve-command':
      return `Welchen Befehl führt ${ship} jetzt aus?`;
    case 'command-squadron':
      return `Welche Staffel aktiviert ${ship}?`;
    case 'repair':
      return `Was repariert ${ship} mit ${counted(asked.points, NOUNS.point, 'dat')}?`;
    case 'navigate':
      return `Was ändert der Navigationsbefehl von ${ship}?`;
    case 'course':
      return `Welchen Kurs fliegt ${ship} mit Geschwindigkeit ${asked.speed}?`;
    case 'displaced-squadron':
      return `Welche Staffel stellst du als nächste neben ${ship}?`;
    case 'place-displaced':
      return `Wohin neben ${ship} kommt ${squadron}?`;
    case 'choose-obstacle-effect':
      return `Welches Hindernis wirkt zuerst auf ${ship}?`;
    case 'station-repair':
      return `Welche Schadenskarte legt ${ship} an der Station ab?`;
    case 'station-recover':
      return `Gewinnt ${squadron} an der Station einen Hüllenpunkt zurück?`;
    case 'choose-squadron':
      return 'Welche Staffel aktivierst du?';
    case 'cloaked-squadron':
      return 'Welche getarnte Staffel bewegt sich?';
    case 'ready-upgrade':
      return 'Für welche Aufwertung bezahlst du, um sie bereitzumachen?';
    case 'squadron':
      return `Was tut ${squadron}?`;
    case 'move-squadron':
      return `Wohin bewegt sich ${squadron}?`;
    default:
      return attackQuestion(asked, view);
  }
}
