import type { CardVerb, ToldManeuver } from '../../../abilities/language/verbs.ts';
import { condition, face, list, maneuver, plural, token } from '../terms.ts';
import { does, effectText, type Form, UNTIL, verb } from './effects.ts';
import { distance, shipWith, who, whose } from './ships.ts';
import { abilityText } from './text.ts';

const EITHER = ' of either section';

/** Verbs of First Edition alone in words. */
export function verbText(effect: CardVerb, form: Form): string {
  switch (effect.kind) {
    case 'lasts': {
      const gives = effect.gives.map((one) => `“${abilityText(one).replace(/\.$/, '')}”`).join(' ');
      if (effect.on === 'self') return `${verb('have', form)} ${UNTIL[effect.until]}: ${gives}`;
      return `${verb('give', form)} ${who(effect.on)} ${UNTIL[effect.until]}: ${gives}`;
    }
    case 'fly':
      return `${verb('execute', form)} a white ${list(effect.maneuvers.map(told), 'or')} maneuver`;
    case 'fly-instead':
      return `${verb('execute', form)} a white ${told(effect.maneuver)} maneuver instead`;
    case 'swap-skill':
      return `${verb('exchange', form)} its pilot skill with ${whose(effect.on)} ${UNTIL[effect.until]}`;
    case 'take-results': {
      const number = effect.count === 'all' ? 'all' : `${effect.count}`;
      const what = `${number} uncanceled ${list(effect.faces.map(face), 'or')}`;
      return does(effect.on, `suffer ${what} instead of the defender`, form);
    }
    case 'cancel-beyond':
      return `${verb('cancel', form)} ${face(effect.face)} results until ${effect.left} are left`;
    case 'roll-defense': {
      const each = effect.dice === 1 ? 'on' : 'for each';
      const rows = effect.rows.map(
        ({ on, then }) => `${each} ${list(on.map(face), 'or')} it ${effectText(then, 'does')}`,
      );
      return `${verb('roll', form)} ${plural(effect.dice, 'defense die')}; ${rows.join('; ')}`;
    }
    case 'turn-up-random':
      return does(effect.on, 'turn a random facedown damage card faceup', form);
    case 'turn-down':
      return `${verb('turn', form)} a faceup damage card of the trait ${effect.trait} facedown`;
    case 'discard-facedown':
      return `${verb('discard', form)} a facedown damage card${effect.either ? EITHER : ''}`;
    case 'discard-faceup':
      return `${verb('discard', form)} a faceup damage card${effect.either ? EITHER : ''}`;
    case 'shields-to-energy':
      return `${verb('remove', form)} up to ${plural(effect.most, 'shield')} from itself and gains 1 energy for each`;
    case 'draw-attack':
      return `${verb('become', form)} the target of that attack instead, if it can`;
    case 'deploy-several':
      return `${verb('deploy', form)} ships that are docked with it`;
    case 'hold':
      return effect.change > 0
        ? `${verb('put', form)} 1 token on this card`
        : `${verb('take', form)} 1 token from this card`;
    case 'nothing':
      return `${verb('do', form)} nothing`;
    case 'even-in-vain':
      return effectText(effect.effect, form);
    case 'attacks-over':
      return `${verb('attack', form)} no more this round`;
    case 'discard-upgrade':
      return effect.of === 'self'
        ? `${verb('discard', form)} another of its upgrade cards`
        : `${verb('discard', form)} 1 of ${whose(effect.of)} upgrade cards`;
    case 'replace-upgrade':
      return `${verb('replace', form)} 1 of its ${list([...effect.slots], 'or')} upgrade cards with another one of the same slot that costs no more squad points`;
    case 'recover-upgrade':
      return `${verb('bring', form)} back 1 of its discarded ${list([...effect.slots], 'or')} upgrade cards`;
    case 'bar-token': {
      const kinds = list(
        effect.tokens.map((one) => token(one)),
        'or',
      );
      return `${verb('choose', form)} 1 ${kinds} token of the defender, which cannot be spent in this attack`;
    }
    case 'pull':
      return `${does(effect.on, 'receive 1 tractor beam token', form)}, which this ship’s player resolves`;
    case 'assign-condition': {
      const what = `the condition ${condition(effect.condition)}`;
      return `${verb('assign', form)} ${what} to ${effect.on === 'self' ? 'itself' : who(effect.on)}`;
    }
    case 'remove-condition':
      return `${verb('remove', form)} this card`;
    case 'mark':
      return `${verb('keep', form)} ${who(effect.on)} in mind`;
    case 'drop-bomb':
      return `${verb('drop', form)} a bomb of a card without an action`;
    case 'deploy-docked':
      return `${verb('deploy', form)} the ship that is docked with it from its rear guides`;
    case 'rotate-arc':
      return `${verb('turn', form)} its mobile arc`;
    case 'owner-chooses':
      return `${verb('let', form)} the player of ${who(effect.of)} choose one of that player’s ships ${where(effect.that)}; then it ${effectText(effect.then, 'does')}`;
    case 'guess-dial':
      return `${verb('guess', form)} bearing and speed on ${whose(effect.of)} dial and looks at it; if it was right, it may turn its own dial to another maneuver`;
    case 'roll-and-suffer':
      return does(
        effect.on,
        `roll ${plural(effect.dice, 'attack die')} and suffer what ${effect.dice === 1 ? 'it shows' : 'they show'}`,
        form,
      );
    case 'blast-obstacle':
      return `${verb('choose', form)} an obstacle ${distance(effect.range)} in its primary firing arc; each ship at range 1 of it rolls 1 attack die and suffers what it shows; then the obstacle is removed`;
    case 'drop-cargo':
      return `${verb('drop', form)} 1 cargo token, which is a debris cloud`;
    case 'lay-mines':
      return `${verb('discard', form)} any number of its bomb upgrade cards and ${verb('place', form)} their tokens in the play area beyond range 3 of enemy ships`;
    case 'decloak-or-uncloak':
      return `${verb('decloak', form)}, or its cloak token is removed`;
    case 'look-at-dial':
      return `${verb('look', form)} at ${whose(effect.of)} dial`;
    case 'turn-adjacent':
      return `${verb('have', form)} its owner turn ${whose(effect.of)} dial to an adjacent maneuver`;
  }
}

/** "at range 1-2". */
const where = (that: Parameters<typeof shipWith>[0]): string => shipWith(that).replace(/^an? ship /, '');
const told = (one: ToldManeuver): string => maneuver(one);
