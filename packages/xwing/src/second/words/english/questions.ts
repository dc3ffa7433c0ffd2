import type { SecondQuestion } from '../../questions.ts';
import type { SecondState } from '../../state.ts';
import { abilityNameIn, pool, shipLabel, upgradeName } from '../labels.ts';
import { conditionQuestion } from './conditions.ts';
import { deviceQuestion } from './devices.ts';
import { dockQuestion } from './docking.ts';
import { hugeQuestion } from './huge.ts';
import { action, faces, marker, obstacle, of } from './terms.ts';
import { wingQuestion } from './wings.ts';

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export function question(asked: SecondQuestion, view: SecondState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'choose-obstacle':
      return 'Which obstacle do you place next?';
    case 'place-obstacle':
      return `Where does ${obstacle(view, asked.obstacle)} lie?`;
    case 'place-marker':
      return `Where does ${marker(view, asked.marker)} lie?`;
    case 'choose-marker':
      return `Which one does ${ship} ${action(asked.action)}?`;
    case 'forget-knowledge':
      return 'Which ship gives up what it learned?';
    case 'jettison':
      return `Does ${ship} jettison what it tows?`;
    case 'choose-deployment':
      return 'Which ship do you deploy next?';
    case 'place-ship':
      return `Where does ${ship} deploy?`;
    case 'turret':
      return asked.upgrade
        ? `Where does ${ship} point its ${upgradeName(asked.upgrade)}?`
        : `Where does ${ship} point its turret?`;
    case 'dials':
      return 'Set a maneuver on each dial.';
    case 'choose-activation':
      return 'Which ship activates next?';
    case 'choose-engagement':
      return 'Which ship engages next?';
    case 'tallon-placement':
      return `Where does ${ship} end its Tallon Roll?`;
    case 'action':
      return actionQuestion(asked.because, ship);
    case 'choose-system':
      return 'Which ship acts next in the System Phase?';
    case 'system':
      return `What does ${ship} do in the System Phase?`;
    case 'slam':
      return `Which maneuver does ${ship} execute by its SLAM?`;
    case 'set-dial':
      return `To what does ${ship} set its dial?`;
    case 'jam-target':
      return `Which ship does ${ship} jam?`;
    case 'jam-removal':
      return `What does ${ship} lose to the jam?`;
    case 'tractor-move':
      return `${ship} is tractored: how do you move it?`;
    case 'tractor-rotation':
      return `Does ${ship} turn, for 1 stress token?`;
    case 'barrel-roll-side':
      return `To which side does ${ship} barrel roll?`;
    case 'barrel-roll-placement':
      return `Where does ${ship} end its barrel roll?`;
    case 'boost-direction':
      return `Which way does ${ship} boost?`;
    case 'lock-target':
      return `What does ${ship} lock?`;
    case 'reinforce-side':
      return `Which side does ${ship} reinforce?`;
    case 'coordinate-target':
      return `Which ship does ${ship} coordinate?`;
    case 'attack':
      return `Whom does ${ship} attack?`;
    case 'attack-line':
      return `Several lines are equally short: along which one does ${ship} attack?`;
    case 'modify-attack-dice':
      return `${attackTitle(view)}: ${faces(pool(view, 'attack'))}. Change the attack dice?`;
    case 'modify-defense-dice':
      return `${attackTitle(view)}: ${faces(pool(view, 'attack'))} against ${faces(pool(view, 'defense'))}. Change the defense dice?`;
    case 'spend-result':
      return `Which result does ${ship} spend for the hit damage?`;
    case 'reload':
      return `Which upgrade does ${ship} reload?`;
    case 'order-abilities':
      return 'Which of your abilities is next?';
    case 'use-ability':
      return `Does ${ship} use ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-ship':
      return `Whom does ${ship} choose for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'replacement':
      return `${ship} is about to suffer damage: what happens instead?`;
    case 'choose-die':
      return `Which die for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'place-device':
    case 'remove-device':
    case 'choose-detonation':
    case 'lay-object':
    case 'mine-target':
    case 'seismic-obstacle':
    case 'expose-or-strain':
    case 'relocate':
    case 'droid-guides':
      return deviceQuestion(asked, view);
    case 'remove-condition':
    case 'search-deck':
    case 'choose-condition':
      return conditionQuestion(asked, view);
    case 'start-docked':
    case 'dock-instead':
    case 'emergency-deploy':
    case 'deploy-maneuver':
      return dockQuestion(asked, view);
    case 'share-indicator':
    case 'choose-set-down':
    case 'set-down':
    case 'rotate-set-down':
      return hugeQuestion(asked, view);
    case 'leave-wing':
    case 'join-wing':
      return wingQuestion(asked, view);
    case 'choose-token':
      return `Which token for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-upgrade':
      return `Which upgrade for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'exchange-upgrades':
      return `Which upgrades change places by ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'guess-number':
      return `How many, for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'guess-dial':
      return `What does the dial of ${ship} show?`;
    case 'choose-face':
      return `Which result for ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'choose-effect':
      return `What happens by ${abilityName(view, asked.ability, asked.ship)}?`;
    case 'rotate-ship':
      return `How does ${ship} turn?`;
    case 'repair-which':
      return `Which damage card does ${ship} repair?`;
  }
}

/** The same question is asked at several moments; its ruling tells which. */
function actionQuestion(because: string, ship: string): string {
  switch (because) {
    case 'xwing2:linked-action.1':
      return `Does ${ship} perform the linked action?`;
    case 'xwing2:overlap.10':
      return `${ship} ran into an enemy: does it perform a red action?`;
    case 'xwing2:coordinate.3':
      return `${ship} is coordinated: which action does it perform?`;
    case 'xwing2:actions.17':
      return `Does ${ship} perform the action its ability grants?`;
    default:
      return `Which action does ${ship} perform?`;
  }
}

function attackTitle({ attack, ...rest }: SecondState): string {
  if (!attack) return 'The attack';
  const view = { ...rest, attack };
  return `${shipLabel(view, attack.attacker)} attacks ${shipLabel(view, attack.defender)}`;
}

/** An ability by the card it stands on: the ship's own pilot ability is "its ability". */
export const abilityName = abilityNameIn({
  linked: 'the linked action',
  unknown: 'an ability',
  own: (ship) => `${of(ship)} ability`,
});
