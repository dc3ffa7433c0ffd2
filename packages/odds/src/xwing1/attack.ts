/** The odds of one attack of X-Wing First Edition. */

import { type AttackOdds, neutralize, pool, summarize } from '../xwing2/attack.ts';
import { attackTable, evadesTable, TURNS_ALL } from '../xwing2/tables.ts';

/** An attack as it is about to be rolled: dice of both sides and the tokens at hand; counts, 0 when left out. */
export interface FirstAttackInput {
  readonly attack: { readonly dice: number; readonly focus?: number; readonly lock?: number };
  readonly defense: {
    readonly dice: number;
    readonly focus?: number;
    readonly evade?: number;
    /** Reinforce tokens that apply. */
    readonly reinforce?: number;
  };
}

/**
 * The exact odds of an attack. The attacker rerolls once with a target lock for the best expectation, then turns focus
 * results; the defender turns focus results and adds an evade result by one token at the most, and one by each reinforce
 * token: they need no die. Evades cancel hits before crits. Dice are cut to 0 to 6.
 */
export function firstAttackOdds({ attack, defense }: FirstAttackInput): AttackOdds {
  const turns = (focus = 0) => (focus > 0 ? TURNS_ALL : 0);
  const dice = pool(attack.dice);
  const defenders = pool(defense.dice);
  const attacked = attackTable(dice, turns(attack.focus), (attack.lock ?? 0) > 0);
  const evades = evadesTable(defenders, turns(defense.focus));
  const added = Math.min(1, defense.evade ?? 0) + (defense.reinforce ?? 0);
  const width = dice + 1;
  const joint = new Float64Array(width * width);
  attacked.p.forEach((p, i) => {
    evades.forEach((chance, rolled) => {
      joint[neutralize(attacked.hits[i]!, attacked.crits[i]!, rolled + added, 0, width)]! += p * chance;
    });
  });
  return summarize(joint, dice);
}

/** Where and how an attack is made. `primary`: by the primary weapon, which alone has range bonuses. */
export interface FirstAttackSituation {
  readonly value: number;
  readonly agility: number;
  /** 1 to 3. */
  readonly range: number;
  readonly primary: boolean;
  readonly obstructed: boolean;
}

/** The dice of both sides by the core rules. */
export function firstAttackDice(situation: FirstAttackSituation): {
  readonly attack: number;
  readonly defense: number;
} {
  const { value, agility, range, primary, obstructed } = situation;
  const attack = value + (primary && range === 1 ? 1 : 0);
  const defense = agility + (primary && range === 3 ? 1 : 0) + (obstructed ? 1 : 0);
  return { attack: pool(attack), defense: pool(defense) };
}
