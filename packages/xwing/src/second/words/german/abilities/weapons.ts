import { does, purpose, split } from '../../../../common/words/german/deeds.ts';
import {
  type AttackNeed,
  type BonusHeader,
  needsOf,
  type SpecialAttack,
} from '../../../abilities/language.ts';
import { oder } from '../grammar.ts';
import { arcAfter, range, tokenNoun } from '../terms.ts';
import { prices, weapon } from './requirements.ts';
import { shipWith } from './ships.ts';

/** An Attack: header: numbers first, then what must be there, what it costs and what it does. */
export function attackText(block: SpecialAttack): string {
  const icon = block.ordnance ? ', kein Reichweitenbonus' : '';
  const numbers = `durch den ${arcAfter(block.arc)}: Wert ${block.value}, ${range(block.range)}${icon}`;
  const { bonusHeaders: times = 0 } = block;
  const name = times === 0 ? 'Angriff' : times === 1 ? 'Bonusangriff' : `${times}-mal Bonusangriff`;
  const { attackHeaders: standard = 1 } = block;
  const parts = [`${standard > 1 ? `${standard}-mal ` : ''}${name} ${numbers}`];
  if (block.against) parts.push(`nur gegen ${shipWith(block.against, 'one', 'acc')}`);
  const needs = needsOf(block);
  if (block.onlyBonus) parts.push('nur als Bonusangriff, den diese Karte erlaubt');
  if (needs.length > 0) parts.push(`braucht ${oder(needs.map((need) => NEEDS[need]))}`);
  if (block.costs.length > 0) {
    const { freeHeaders: free = 0 } = block;
    const except =
      free === 0 ? '' : `, außer ${free === 1 ? 'beim ersten Mal' : `bei den ersten ${free} Malen`}`;
    parts.push(`kostet: ${prices(block.costs).may}${except}`);
  }
  if (block.critsBecomeHits)
    parts.push('nachdem die Angriffswürfel verändert wurden, werden alle Krits zu Treffern');
  const { tokensInsteadOfDamage: given } = block;
  if (given) {
    parts.push(
      block.allTokens
        ? `trifft er, gibt jeder Treffer oder Krit 1 ${tokenNoun(given)} statt Schaden`
        : `trifft er, wird 1 Treffer oder Krit für 1 Trefferschaden ausgegeben, und jeder weitere gibt 1 ${tokenNoun(given)} statt Schaden`,
    );
  }
  return parts.join('; ');
}

const PERFORM = split('aus', 'führen', 'führt');

/** A Bonus Attack: header for the weapons of other cards. */
export function headerText({ with: weapons, costs }: BonusHeader): string {
  const attack = `einen Bonusangriff mit ${oder(weapons.map(weapon))}`;
  const start = 'einmal pro Runde darf dieses Schiff';
  if (costs.length === 0) return `${start} ${does(PERFORM, attack).may}`;
  return `${start} ${prices(costs).may}, ${purpose(does(PERFORM, attack))}`;
}

const NEEDS: Readonly<Record<AttackNeed, string>> = {
  lock: 'eine Zielerfassung auf dem Verteidiger',
  focus: 'einen Fokusmarker',
  calculate: 'einen Berechnungsmarker',
};
