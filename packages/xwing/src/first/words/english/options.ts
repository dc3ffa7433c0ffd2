import { chassisOf } from '../../cards/index.ts';
import type { ActionOption, FirstQuestion } from '../../questions.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { abilityOption } from './abilities/questions.ts';
import { attackOption } from './attack.ts';
import {
  action,
  bombWay,
  cardNamed,
  damageCard,
  decloakMove,
  edge,
  maneuver,
  obstacle,
  player,
  quarter,
  rollWay,
  sentence,
  token,
  tractorMove,
  upgrade,
} from './terms.ts';

/** One option of a question as a short sentence. `part` picks the thing when several are decided together. */
export function option(asked: FirstQuestion, index: number, view: FirstState, part = 0): string {
  return sentence(optionWords(asked, index, view, part) ?? `Option ${index + 1}`);
}

/** Undefined when there is no such option. */
function optionWords(
  asked: FirstQuestion,
  index: number,
  view: FirstState,
  part: number,
): string | undefined {
  switch (asked.kind) {
    case 'initiative':
      return given(asked.options[index], (one) => player(one.player));
    case 'choose-obstacle':
      return given(asked.options[index], (one) => obstacle(view, one.obstacle));
    case 'place-obstacle':
    case 'place-ship':
    case 'tallon-placement':
    case 'roll-placement':
      return 'a place on the table';
    case 'choose-edge':
      return given(asked.options[index], (one) => edge(one.edge));
    case 'choose-deployment':
    case 'choose-decloak':
    case 'choose-activation':
    case 'choose-combat':
    case 'mine-victim':
      return given(asked.options[index], (one) => shipLabel(view, one.ship));
    case 'dials':
      return given(asked.parts[part], ({ about, options }) =>
        given(options[index], (one) => dialEntry(view, about, one.entry)),
      );
    case 'opponent-maneuver':
    case 'slam-maneuver':
      return given(asked.options[index], (one) => dialEntry(view, asked.ship, one.entry));
    case 'decloak':
      return given(asked.options[index], ({ move }) =>
        move === 'none' ? 'stay cloaked' : decloakMove(move),
      );
    case 'drop-bomb':
      return given(asked.options[index], (one) => (one.upgrade === '' ? 'no' : upgrade(one.upgrade)));
    case 'pick-damage':
      return given(asked.options[index], (one) => damageCard(one.card));
    case 'bomb-way':
      return given(asked.options[index], bombWay);
    case 'action':
      return given(asked.options[index], (one) => actionWords(one, view));
    case 'second-lock': {
      const one = asked.options[index];
      return one && (one.target < 0 ? 'none' : shipLabel(view, one.target));
    }
    case 'reinforce-side':
      return asked.options[index]?.side;
    case 'rotate-arc':
      return given(asked.options[index], (one) => quarter(one.arc));
    case 'jammed':
      return given(asked.options[index], (one) =>
        one.kind === 'lock' ? 'target lock' : token(one.token, 1),
      );
    case 'tractor-move':
      return given(asked.options[index], ({ move }) => (move === 'none' ? 'nowhere' : tractorMove(move)));
    case 'jam-target':
    case 'coordinate-target':
    case 'lock-target':
      return given(asked.options[index], (one) => shipLabel(view, one.target));
    case 'barrel-roll-side':
      return given(asked.options[index], rollWay);
    case 'boost-direction':
      return given(asked.options[index], ({ direction }) => direction.replace('turn-', 'turn '));
    case 'order-abilities':
    case 'use-ability':
    case 'choose-ship':
    case 'choose-effect':
    case 'choose-token':
    case 'choose-maneuver':
    case 'guess-evades':
    case 'name-result':
    case 'change-result':
    case 'choose-damage':
    case 'choose-upgrade':
    case 'turn-dial':
    case 'treat-maneuver':
      return abilityOption(asked, index, view);
    default:
      return attackOption(asked, index, view);
  }
}

const given = <One>(one: One | undefined, words: (one: One) => string | undefined): string | undefined =>
  one === undefined ? undefined : words(one);

function actionWords(one: ActionOption, view: FirstState): string {
  switch (one.kind) {
    case 'action':
      return action(one.action);
    case 'damage-card':
      return `the action of ${damageCard(one.name)}`;
    case 'bomb':
      return `drop ${upgrade(one.upgrade)}`;
    case 'card':
      return `the action of ${cardNamed(one.ability)}`;
    case 'mission':
      return `${one.action} ${shipLabel(view, one.target)}`;
    case 'none':
      return 'no action';
  }
}

function dialEntry(view: FirstState, id: number, entry: number): string | undefined {
  const shown = chassisOf(view.ships[id]?.card ?? '')?.dial[entry];
  return shown && `${maneuver(shown.maneuver)} (${shown.difficulty})`;
}
