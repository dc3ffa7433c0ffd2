import {
  type AttackNeed,
  type BonusHeader,
  needsOf,
  type SpecialAttack,
} from '../../../abilities/language.ts';
import { ou } from '../grammar.ts';
import { range, theArc, tokenNoun } from '../terms.ts';
import { prices, weapon } from './requirements.ts';
import { shipWith } from './ships.ts';

/** An Attack: header: numbers first, then what must be there, what it costs and what it does. */
export function attackText(block: SpecialAttack): string {
  const icon = block.ordnance ? ', sans bonus de portée' : '';
  const numbers = `dans ${theArc(block.arc)} : valeur ${block.value}, ${range(block.range)}${icon}`;
  const { bonusHeaders: times = 0 } = block;
  const name = times === 0 ? 'attaque' : times === 1 ? 'attaque bonus' : `${times} fois une attaque bonus`;
  const { attackHeaders: standard = 1 } = block;
  const parts = [`${standard > 1 ? `${standard} fois une ` : ''}${name} ${numbers}`];
  if (block.against) parts.push(`seulement contre ${shipWith(block.against)}`);
  const needs = needsOf(block);
  if (block.onlyBonus) parts.push('seulement comme attaque bonus que cette carte accorde');
  if (needs.length > 0) parts.push(`exige ${ou(needs.map((need) => NEEDS[need]))}`);
  if (block.costs.length > 0) {
    const { freeHeaders: free = 0 } = block;
    const except =
      free === 0 ? '' : `, sauf ${free === 1 ? 'la première fois' : `les ${free} premières fois`}`;
    parts.push(`coût : ${prices(block.costs).may}${except}`);
  }
  if (block.critsBecomeHits)
    parts.push('après la modification des dés d’attaque, tous les critiques deviennent des touches');
  const { tokensInsteadOfDamage: given } = block;
  if (given) {
    parts.push(
      block.allTokens
        ? `si elle touche, chaque touche ou critique donne 1 ${tokenNoun(given)} au lieu de dégâts`
        : `si elle touche, 1 touche ou critique est dépensé pour 1 dégât normal, et chaque autre donne 1 ${tokenNoun(given)} au lieu de dégâts`,
    );
  }
  return parts.join(' ; ');
}

/** A Bonus Attack: header for the weapons of other cards. */
export const headerText = ({ with: weapons, costs }: BonusHeader): string =>
  `une fois par manche, ce vaisseau peut ${costs.length === 0 ? '' : `${prices(costs).may} pour `}effectuer une attaque bonus avec ${ou(weapons.map(weapon))}`;

const NEEDS: Readonly<Record<AttackNeed, string>> = {
  lock: 'un verrouillage sur le défenseur',
  focus: 'un jeton de concentration',
  calculate: 'un jeton de calcul',
};
