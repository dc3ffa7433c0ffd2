import { findAbility } from '../../../abilities/owned.ts';
import type { AbilityQuestion } from '../../../abilities/questions.ts';
import { typeOf } from '../../../game.ts';
import type { FirstState } from '../../../state.ts';
import { shipLabel } from '../../labels.ts';
import { cardNamed, damageCard, face, maneuver, token, upgrade } from '../terms.ts';
import { effectText } from './effects.ts';

/** What abilities ask. */
export function abilityQuestion(asked: AbilityQuestion, view: FirstState): string {
  switch (asked.kind) {
    case 'order-abilities':
      return 'Which ability is next?';
    case 'use-ability':
      return `Does ${shipLabel(view, asked.ship)} use ${cardNamed(asked.ability)}?`;
    case 'choose-ship':
      return `Which ship is chosen for ${cardNamed(asked.ability)}?`;
    case 'turn-dial':
      return `To which maneuver does ${shipLabel(view, asked.ship)} turn its dial?`;
    case 'guess-evades':
      return `How many evade results does the player of ${shipLabel(view, asked.ship)} guess?`;
    case 'name-result':
      return `Which result is named before ${shipLabel(view, asked.ship)} rolls dice, by ${cardNamed(asked.ability)}?`;
    case 'change-result':
      return `Which result of ${shipLabel(view, asked.ship)} is changed, by ${cardNamed(asked.ability)}?`;
    case 'choose-maneuver':
      return `Which maneuver does ${shipLabel(view, asked.ship)} execute?`;
    case 'choose-damage':
      return `Which damage card is it, for ${cardNamed(asked.ability)}?`;
    case 'choose-upgrade':
      return `Which upgrade of ${shipLabel(view, asked.of)} is it, for ${cardNamed(asked.ability)}?`;
    case 'treat-maneuver':
      return `What does ${shipLabel(view, asked.ship)} treat its maneuver as?`;
    case 'choose-effect':
      return `What does ${cardNamed(asked.ability)} do?`;
    case 'choose-token':
      return `Which token of ${shipLabel(view, asked.of)} is it, for ${cardNamed(asked.ability)}?`;
  }
}

/** Undefined when there is no such option. */
export function abilityOption(asked: AbilityQuestion, index: number, view: FirstState): string | undefined {
  switch (asked.kind) {
    case 'order-abilities': {
      const one = asked.options[index];
      return one && `${cardNamed(one.ability)} (${shipLabel(view, one.ship)})`;
    }
    case 'use-ability': {
      const one = asked.options[index];
      return one && (one.use ? 'yes' : 'no');
    }
    case 'choose-ship': {
      const one = asked.options[index];
      return one && (one.kind === 'none' ? 'none' : shipLabel(view, one.target));
    }
    case 'choose-effect': {
      const one = asked.options[index];
      return one && (effectOption(asked.ability, asked.ship, one.effect, view) ?? `effect ${one.effect + 1}`);
    }
    case 'guess-evades': {
      const one = asked.options[index];
      return one && (one.guess < 0 ? 'no guess' : `${one.guess}`);
    }
    case 'name-result':
    case 'change-result': {
      const one = asked.options[index];
      return one && (one.result === '' ? 'none' : face(one.result));
    }
    case 'choose-maneuver': {
      const one = asked.options[index];
      return one && maneuver(one.maneuver);
    }
    case 'choose-damage': {
      const one = asked.options[index];
      return one && damageCard(one.name);
    }
    case 'choose-upgrade': {
      const one = asked.options[index];
      return one && upgrade(one.upgrade);
    }
    case 'turn-dial': {
      const one = asked.options[index];
      const ship = view.ships[asked.ship]!;
      const stays = one?.entry === ship.dial ? ship.treated : null;
      const shown = one && (stays ?? typeOf(ship).dial[one.entry]);
      return shown && `${maneuver(shown.maneuver)} (${shown.difficulty})`;
    }
    case 'treat-maneuver': {
      const one = asked.options[index];
      if (!one || one.kind === 'none') return one && 'as it shows';
      return `${maneuver(one.maneuver)} (${one.difficulty})`;
    }
    case 'choose-token': {
      const one = asked.options[index];
      return one && token(one.token);
    }
  }
}

/** One of the effects among which an ability lets choose; undefined where the choice lies deeper in it. */
function effectOption(ref: string, id: number, at: number, view: FirstState): string | undefined {
  const ship = view.ships[id];
  const ability = ship && findAbility(view, ship, ref)?.ability;
  if (!ability || ability.kind === 'modifier' || ability.kind === 'dice') return undefined;
  const option = ability.effect.kind === 'either' ? ability.effect.options[at] : undefined;
  return option && effectText(option, 'does');
}
