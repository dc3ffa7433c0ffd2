/** Triggers as sentences. */
import type { Moment, Trigger, Whose } from '../../../abilities/language.ts';
import { partedConditions, whatIsIt } from '../../whose.ts';
import { conditionText, traitsText, within } from './conditions.ts';
import { costText } from './costs.ts';
import { effectsText } from './effects.ts';

export function triggerText(
  { at, of, if: conditions, may, cost, does, icon, once, times, inSalvo, oneCopy }: Trigger,
  bearer: 'ship' | 'squadron',
): string {
  const what = `${may ? 'you may ' : ''}${once ? `${times ? `up to ${times} times` : 'once'} in ${ONCE[once]} ` : ''}${costText(cost)}${effectsText(does)}`;
  const { facts, rest } = partedConditions(of, conditions, {
    having: (keyword) => `with ${keyword}`,
    within: (band) => `at ${within(band)}`,
    traits: traitsText,
  });
  const whose = of === 'its' ? '' : `with ${WHOSE[of]} ${WHAT[whatIsIt(at, conditions)]}${facts}, `;
  if (at === 'critical-effect')
    return `${whose}${icon ? `${icon.join(' or ')} ` : ''}critical effect${inSalvo ? ', of a salvo too' : ''}${rest.map((one) => ` ${conditionText(one)}`).join('')}: ${what}`;
  const moment =
    at === 'squadron-activated' && of === 'its' && bearer === 'ship' ? COMMANDS_ONE : MOMENTS[at];
  const copies = oneCopy ? '; one copy of this card alone acts in an attack' : '';
  return `${[`${whose}${moment}`, ...rest.map(conditionText)].join(' ')}, ${what}${copies}`;
}

const ONCE = { activation: 'an activation', round: 'a round' } as const;

const COMMANDS_ONE = 'when it activates a squadron by command';

const WHAT = { ship: 'ship', squadron: 'squadron', either: 'ship or squadron' } as const;

const WHOSE: Readonly<Record<Exclude<Whose, 'its'>, string>> = {
  friends: 'another friendly',
  sides: 'a friendly',
  enemies: 'an enemy',
};

const MOMENTS: Readonly<Record<Moment, string>> = {
  dealt: 'when this card is dealt faceup',
  'dice-gathered': 'before it rolls attack dice',
  'dice-against': 'before attack dice against it are rolled',
  'dice-rolled': 'after it rolls attack dice',
  'attack-effects': 'in its attacks',
  'critical-effect': 'when it resolves a critical effect',
  'attack-over': 'after an attack of it',
  targeted: 'when it becomes a target',
  'defense-tokens': 'while it defends',
  'tokens-spent': 'when it has spent its defense tokens against an attack',
  'resolving-damage': 'as damage against it begins to be resolved',
  commanding: 'when it resolves a squadron command',
  'squadron-turn': 'when it is your turn to activate squadrons in the Squadron Phase',
  repairing: 'while it spends engineering points',
  'before-damage': 'before it suffers damage from an attack',
  'defense-over': 'after an attack on it',
  'command-paid': 'when it has paid for a command',
  'faceup-dealt': 'when it is dealt a faceup damage card',
  'objective-chosen': 'when the objective is chosen',
  'obstacles-placed': 'when the obstacles are placed',
  'fleets-deployed': 'when the fleets are deployed',
  'moved-in-setup': 'the objective moves it in setup',
  'end-of-setup': 'at the end of setup',
  'start-of-round': 'as a round begins',
  'start-of-command-phase': 'as the Command Phase begins',
  'ship-deployed': 'when it has been deployed',
  'end-of-command-phase': 'at the end of the Command Phase',
  'end-of-ship-phase': 'at the end of the Ship Phase',
  'start-of-ship-phase': 'as the Ship Phase begins',
  'before-reveal': 'before it reveals a dial',
  reveal: 'as it reveals a dial',
  'dials-used': 'after its Reveal Command Dial step',
  'token-spent': 'once a command token of it is spent',
  'after-command': 'when it resolves a command',
  'before-attack': 'before it attacks',
  'after-attack': 'after it attacks',
  'attacks-made': 'at the end of its Attack step',
  'before-maneuver': 'before it executes a maneuver',
  'determine-course': 'as it determines its course',
  'speed-changed': 'when it changes its speed by one or more',
  overlapped: 'when it overlaps a ship or an obstacle',
  'after-maneuver': 'after it executes a maneuver',
  'end-of-activation': 'at the end of its activation',
  'start-of-squadron-phase': 'as the Squadron Phase begins',
  'squadron-activated': 'when it is activated',
  'before-squadron-move': 'before it moves',
  'token-gone': 'when an objective token at distance 1-2 of it and on no obstacle is moved or removed',
  'instead-of-attack': 'in place of an attack in its activation',
  'squadron-moved': 'after it moves',
  'end-of-squadron-activation': 'at the end of its activation',
  'squadrons-activated': 'when all squadrons have been activated in the Squadron Phase',
  'end-of-squadron-phase': 'at the end of the Squadron Phase',
  'start-of-status-phase': 'as the Status Phase begins',
  'end-of-round': 'at the end of a round',
  'end-of-game': 'at the end of the game',
  'damage-faceup': 'when a damage card turns faceup',
  'ship-destroyed': 'when it is destroyed',
  'squadron-destroyed': 'when it is destroyed',
};
