import {
  agilityOf,
  type Die,
  type FirstQuestion,
  findAbility,
  type ModifyOption,
  type Ship,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import { bestOf } from '../plain/choice.ts';
import { leftOf, type Observation } from './observation.ts';
import { lineOf, outlook, resourcesOf, shotAt } from './outlook.ts';

type Asked<Kind extends FirstQuestion['kind']> = Extract<FirstQuestion, { kind: Kind }>;
type ModifyQuestion = Asked<'modify-attack-dice' | 'modify-defense-dice'>;

/** Any attack on an enemy is better than none, and none is better than one on a friend. */
const NO_ATTACK = -1;
const AT_A_FRIEND = -2;

/** The attack that is expected to do most harm; none only when there is none. */
export function chooseAttack(observation: Observation, question: Asked<'attack'>): number {
  const ship = observation.state.ships[question.ship]!;
  const resources = resourcesOf(observation, ship);
  const weapons = weaponsOf(ship);
  return bestOf(question.options, (option) => {
    if (option.kind !== 'attack') return NO_ATTACK;
    if (observation.state.ships[option.target]?.side === ship.side) return AT_A_FRIEND;
    const foe = observation.foes.find((other) => other.ship.id === option.target);
    const weapon = weapons.find(({ number }) => number === option.weapon);
    if (!foe || !weapon) return 0;
    return shotAt(observation, foe, lineOf(observation, ship, weapon, foe.ship, option.range), resources);
  });
}

/** Which of some ships of one skill attacks first: the one with the best shot. */
export function chooseCombat(observation: Observation, question: Asked<'choose-combat'>): number {
  return bestOf(question.options, ({ ship: id }) => {
    const ship = observation.state.ships[id]!;
    return outlook(observation, ship, ship, resourcesOf(observation, ship));
  });
}

/** A line past the obstacles, where there is one. */
export const chooseLine = (question: Asked<'measuring-line'>): number =>
  bestOf(question.options, ({ obstructed }) => (obstructed ? 0 : 1));

/** Rerolls of what would be lost first, then the focus token where it makes a difference. */
export function modifyAttack(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  const ship = observation.state.ships[question.ship]!;
  if (!attack || attack.attacker !== ship.id) return question.options.length - 1;
  const focused = ship.tokens.focus > 0;
  const lost = attack.attackDice.flatMap(({ face, rerolled }, at) =>
    !rerolled && (face === 'blank' || (face === 'focus' && !focused)) ? [at] : [],
  );
  const focuses = attack.attackDice.filter(({ face }) => face === 'focus').length;
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'target-lock':
        // A lock that rerolls nothing is thrown away.
        return option.dice.reduce((sum, die) => sum + (lost.includes(die) ? 10 : -10), -1);
      case 'ability':
        return 2 * abilityGain(observation, option, attack.attackDice, lost);
      case 'focus':
        return focuses > 1 || (focuses === 1 && !isNeeded(observation, attack.defender)) ? 5 : -1;
      default:
        return 0;
    }
  });
}

/** Defense dice that will count for nothing as they are. */
const lostEvades = (ship: Ship, dice: readonly Die[]): readonly number[] =>
  dice.flatMap(({ face }, at) =>
    face === 'blank' || (face === 'focus' && ship.tokens.focus === 0) ? [at] : [],
  );

/** What the faces of dice are worth. */
const WORTH: Readonly<Record<string, number>> = { crit: 12, hit: 10, evade: 10, focus: 3, blank: 0 };
const worthOf = (face: string): number => WORTH[face] ?? 10;
/** What an ability costs must gain this much. */
const PRICE = 4;

/** What the use of an ability gains on dice: lost ones that are rolled again, results that become better, dice added. */
function abilityGain(
  observation: Observation,
  { ability, holder, dice }: Extract<ModifyOption, { kind: 'ability' }>,
  pool: readonly Die[],
  lost: readonly number[],
): number {
  const owned = findAbility(observation.state, observation.state.ships[holder]!, ability)?.ability;
  if (owned?.kind !== 'dice') return 0;
  const { effect, costs } = owned;
  const price = costs.length > 0 ? PRICE : 0;
  switch (effect.kind) {
    case 'reroll':
      return dice.reduce((sum, die) => sum + (lost.includes(die) ? 10 : -10), -price);
    case 'change':
      return dice.reduce((sum, die) => sum + worthOf(effect.to) - worthOf(pool[die]!.face), -price);
    case 'add':
      return worthOf(effect.face) - price;
    default:
      return PRICE - price;
  }
}

/** Whether a focus token is worth more on defense: enemies are still to shoot, and the target is not about to fall. */
function isNeeded(observation: Observation, defender: number): boolean {
  const target = observation.state.ships[defender]!;
  const waiting = observation.foes.filter(({ ship }) => !ship.fought && ship.id !== defender).length;
  return waiting > 1 && leftOf(observation, target) > 1 && agilityOf(observation.state, target) < 3;
}

/** The least that cancels most: a focus token for several results, else an evade token. */
export function modifyDefense(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  const ship = observation.state.ships[question.ship]!;
  if (!attack || attack.defender !== ship.id) return question.options.length - 1;
  const count = (face: string) => attack.defenseDice.filter((die) => die.face === face).length;
  const results = attack.attackDice.filter(({ face }) => face === 'hit' || face === 'crit').length;
  const need = results - count('evade');
  const focuses = count('focus');
  return bestOf(question.options, (option) => {
    if (need <= 0) return option.kind === 'done' ? 1 : 0;
    switch (option.kind) {
      case 'ability':
        return abilityGain(observation, option, attack.defenseDice, lostEvades(ship, attack.defenseDice));
      case 'focus':
        return focuses === 0 ? -1 : Math.min(focuses, need) > 1 ? 3 : 1;
      case 'evade':
        return 2;
      default:
        return 0;
    }
  });
}
