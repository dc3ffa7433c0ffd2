import { rolls } from '@firing-arc/odds';
import {
  areEnemies,
  findAbility,
  type ModifyOption,
  type SecondQuestion,
  type Ship,
} from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { defenseDiceOf } from './encounter.ts';
import { ALL } from './harm.ts';
import { leftOf, type Observation } from './observation.ts';
import { dangerTo, singleTurns, turnsOf } from './outlook.ts';
import { standNow } from './stand.ts';

type ModifyQuestion = Extract<SecondQuestion, { kind: 'modify-attack-dice' | 'modify-defense-dice' }>;
type Pool = readonly { readonly face: string; readonly rerolled: boolean }[];

/** One modification, or none: rerolls of what would be lost first, then tokens where they make a difference. */
export function modifyAttack(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  if (!attack) return 0;
  const ship = observation.state.ships[question.ship]!;
  const pool = attack.attackDice;
  const wanted = diceToReroll(pool, turnsOf(ship));
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'done':
        return 0;
      case 'ability':
        // Free rerolls first: what a lock or focus is needed for shows afterwards.
        return 20 * abilityGain(observation, option, { pool, roller: attack.attacker, wanted });
      case 'spend-lock':
        return 10 * rerollGain(option.dice, wanted);
      case 'spend-focus':
      case 'spend-calculate':
      case 'spend-force':
        return tokenGain(observation, ship, pool, option);
      case 'spend-evade':
      case 'use-knowledge':
        return 0; // What is known scores: it is kept.
    }
  });
}

type AbilityOption = Extract<ModifyOption, { kind: 'ability' }>;

/** Dice of an attack, the ship that rolled them, and of own attack dice those worth rolling again. */
interface Rolled {
  readonly pool: Pool;
  readonly roller: number;
  readonly wanted?: ReadonlySet<number>;
}

const isFriend = ({ state, player }: Observation, ship: Ship | undefined): boolean =>
  ship !== undefined && !areEnemies(state, ship.player, player);

/** What the use of an ability on dice gains, in results: more on own dice, less on an enemy's, and what it costs. */
function abilityGain(observation: Observation, option: AbilityOption, rolled: Rolled): number {
  const { ships } = observation.state;
  const ability = findAbility(ships[option.ship]!, option.ability)?.ability;
  const { pool, wanted } = rolled;
  if (ability?.kind !== 'dice') return option.dice.length === 0 ? 1 : -1;
  const roller = ships[rolled.roller]!;
  const isOwn = isFriend(observation, roller);
  const sign = isOwn ? 1 : -1;
  const faces = option.dice.map((at) => pool[at]?.face ?? 'blank');
  const turned = turnsOf(roller) > 0 ? TURNED : UNTURNED;
  const worth = (face: string): number => (face === 'focus' ? turned : (RESULTS[face] ?? 0));
  const price = ability.costs.reduce((sum, { kind, count }) => sum + (PRICES[kind] ?? 0.2) * count, 0);
  const { effect } = ability;
  switch (effect.kind) {
    case 'reroll': {
      if (isOwn && wanted) return rerollGain(option.dice, wanted) - price;
      const again = (wanted ? ATTACK_RESULT : DEFENSE_RESULT) + A_FOCUS * turned;
      return sign * faces.reduce((sum, face) => sum + again - worth(face), 0) - price;
    }
    case 'change':
      return sign * faces.reduce((sum, face) => sum + worth(effect.to) - worth(face), 0) - price;
    case 'add':
      return sign * worth(effect.face) - price;
    default:
      return faces.some((face) => worth(face) >= 1) ? -1 : 1;
  }
}

/** What faces are worth, and a focus result with and without a token that turns it. */
const RESULTS: Readonly<Record<string, number>> = { hit: 1, crit: 1.15, evade: 1, success: 1 };
const TURNED = 0.9;
const UNTURNED = 0.25;
/** How often a die shows a result, and a focus. */
const ATTACK_RESULT = 0.5;
const DEFENSE_RESULT = 0.375;
const A_FOCUS = 0.25;

/** What costs are worth in results of dice. */
const PRICES: Readonly<Record<string, number>> = {
  charge: 0.3,
  'card-charge': 0.3,
  'weapon-charge': 0.3,
  'upgrade-charge': 0.3,
  force: 0.3,
  'spend-token': 0.5,
  'spend-from': 0.4,
  lock: 0.5,
  'lock-of': 0.5,
  suffer: 1.2,
  shield: 1.2,
  'gain-token': 0.6,
  'gain-one': 0.6,
  expose: 0.6,
};

/** Dice worth rolling again: blanks, and focus results beyond what tokens can turn. */
function diceToReroll(pool: Pool, turns: number): ReadonlySet<number> {
  const wanted = new Set<number>();
  let turned = turns;
  pool.forEach((die, at) => {
    if (die.rerolled) return;
    if (die.face === 'blank') wanted.add(at);
    if (die.face !== 'focus') return;
    if (turned === 0) wanted.add(at);
    else turned--;
  });
  return wanted;
}

/** Dice that gain less those that lose by a reroll; at most 0 if it only loses. */
function rerollGain(dice: readonly number[], wanted: ReadonlySet<number>): number {
  let gain = 0;
  for (const at of dice) gain += wanted.has(at) ? 1 : -1;
  return gain;
}

/** What turning focus results adds to this attack, less what the token is worth on defense later this round. */
function tokenGain(observation: Observation, ship: Ship, pool: Pool, option: ModifyOption): number {
  const { attack } = observation.state;
  const target = observation.state.ships[attack?.defender ?? -1];
  if (!attack || !target) return 0;
  const focuses = pool.filter((die) => die.face === 'focus').length;
  const turned = option.kind === 'spend-focus' ? focuses : Math.min(1, focuses);
  const hits = pool.filter((die) => die.face === 'hit' || die.face === 'crit').length;
  const dice = defenseDiceOf(target, attack.range, attack.obstructed);
  const more = expectedThrough(target, hits + turned, dice) - expectedThrough(target, hits, dice);
  const gain = (more / Math.max(1, leftOf(target))) * target.points;
  // A calculate is the smaller coin: it is spent first when it does the same.
  return gain - defenseWorth(observation, ship, option) - (option.kind === 'spend-focus' ? 0.001 : 0);
}

/** Expected results that get past the defense dice, at most what the target has left. */
function expectedThrough(target: Ship, results: number, dice: number): number {
  const turns = turnsOf(target);
  let sum = 0;
  for (const { counts, p } of rolls(dice, [3 / 8, 2 / 8, 3 / 8])) {
    const [evades = 0, focuses = 0, blanks = 0] = counts;
    const turned = evades + Math.min(turns, focuses);
    const all = turned + Math.min(target.tokens.evade, blanks + focuses - (turned - evades));
    sum += p * Math.min(leftOf(target), Math.max(0, results - all));
  }
  return sum;
}

/** How much less harm the enemies still to shoot do while the token is there. */
function defenseWorth(observation: Observation, ship: Ship, option: ModifyOption): number {
  const { at, resources } = standNow(observation, ship);
  const after = option.kind === 'spend-focus' ? singleTurns(ship) : turnsOf(ship) - 1;
  return (
    dangerTo(observation, at, { ...resources, defenseTurns: Math.min(ALL, after) }) -
    dangerTo(observation, at, resources)
  );
}

/** The least that cancels most: one focus token for several results, else calculates, evades, and focus for one. */
export function modifyDefense(observation: Observation, question: ModifyQuestion): number {
  const { attack } = observation.state;
  if (!attack) return 0;
  const pool = attack.defenseDice;
  const results = attack.attackDice.filter((die) => die.face === 'hit' || die.face === 'crit').length;
  const need = results - pool.filter((die) => die.face === 'evade').length;
  const focuses = pool.filter((die) => die.face === 'focus').length;
  const isOwn = isFriend(observation, observation.state.ships[attack.defender]);
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'done':
        return 0;
      case 'ability': {
        // Evades are of no use where nothing is left to cancel, nor is it to take them away where nothing was rolled.
        if (isOwn ? need <= 0 : results === 0) return -1;
        const gain = abilityGain(observation, option, { pool, roller: attack.defender });
        return gain > 0 ? 5 + gain : -1;
      }
      case 'spend-focus':
        return need <= 0 ? -1 : Math.min(focuses, need) >= 2 ? 4 : 1;
      case 'spend-calculate':
      case 'spend-force':
        return need > 0 ? 3 : -1;
      case 'spend-evade':
        return need <= 0 ? -1 : pool[option.die]?.face === 'blank' ? 2 : 1.5;
      case 'spend-lock':
      case 'use-knowledge':
        return -1;
    }
  });
}
