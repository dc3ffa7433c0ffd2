/** Condition cards: what other cards assign to a ship, and what they do there (condition-cards.1). */

import type { Ability } from '../abilities/language/vocabulary.ts';
import {
  acquireLock,
  assigner,
  at,
  atRange,
  attackRange,
  attackWith,
  cannotModify,
  cannotSpend,
  cardAction,
  choose,
  compare,
  darkSide,
  dealDamage,
  each,
  equipped,
  friendly,
  hasAttacked,
  inTurn,
  isSelf,
  loseShield,
  moreDice,
  not,
  oncePerRound,
  other,
  removeThisCondition,
  results,
  rollAttackDie,
  setsHitAside,
  spendResult,
  suffer,
  suffersMoreByBombs,
  the,
  thereIsNo,
  turn,
  whenever,
  whileAttacking,
  youAttack,
  youDefend,
} from '../abilities/language.ts';

export interface ConditionCard {
  readonly id: string;
  readonly name: string;
  readonly unique: boolean;
  /** What it adds to the shield value. */
  readonly shields: number;
  readonly abilities: readonly Ability[];
  /** What it gives to the ship that assigned it. */
  readonly lends: 'pilot-ability' | 'pilot-skill' | null;
}

type Facts = Pick<ConditionCard, 'name'> & Partial<Omit<ConditionCard, 'id' | 'name' | 'abilities'>>;

const condition = (id: string, facts: Facts, ...abilities: readonly Ability[]): ConditionCard => ({
  id,
  unique: true,
  shields: 0,
  lends: null,
  ...facts,
  abilities,
});

export const CONDITIONS: readonly ConditionCard[] = [
  condition(
    'adebttopay',
    { name: 'A Debt to Pay' },
    whileAttacking({}, the('defender', equipped('ascoretosettle'))).may(turn('focus', 'crit')),
  ),
  condition(
    'fanaticaldevotion',
    { name: 'Fanatical Devotion' },
    cannotSpend(['focus'], [isSelf], youDefend),
    setsHitAside,
    at('end-of-end').you(removeThisCondition),
  ),
  condition(
    'harpooned',
    { name: 'Harpooned!', unique: false },
    at('hit', youDefend, compare(results('attack', 'crit'), 'higher', 0)).you(
      each([other, atRange([1, 1])], suffer(1, 0, 'chosen')),
      removeThisCondition,
      dealDamage(false),
    ),
    at('destroyed').you(each([other, atRange([1, 1])], suffer(1, 0, 'chosen'))),
    cardAction(inTurn(removeThisCondition, rollAttackDie(['hit', 'crit'], suffer(1)))),
  ),
  condition('illshowyouthedarkside', { name: 'I’ll Show You the Dark Side' }, darkSide),
  condition('mimicked', { name: 'Mimicked', lends: 'pilot-ability' }),
  condition(
    'optimizedprototype',
    { name: 'Optimized Prototype', shields: 1 },
    oncePerRound(
      whileAttacking({ weapon: 'primary' }).may(
        spendResult(['hit', 'crit', 'focus', 'blank'], loseShield(1, 'defender')),
      ),
    ),
    at('after-attack', attackWith('primary')).youMay(
      choose([friendly, atRange([1, 2]), equipped('directorkrennic')], acquireLock('defender', 'chosen')),
    ),
  ),
  condition(
    'rattled',
    { name: 'Rattled' },
    suffersMoreByBombs,
    cardAction(rollAttackDie(['focus', 'hit'], removeThisCondition)),
  ),
  condition(
    'scrambled',
    { name: 'Scrambled' },
    cannotModify(
      'attack',
      [isSelf],
      {},
      youAttack,
      attackRange([1, 1]),
      the('defender', equipped('targetingscrambler')),
    ),
    at('end-of-combat').you(removeThisCondition),
  ),
  condition('shadowed', { name: 'Shadowed', lends: 'pilot-skill' }),
  condition(
    'suppressivefire',
    { name: 'Suppressive Fire' },
    moreDice('attack', -1, youAttack, the('defender', not(assigner))),
    at('attack-declared', youAttack, the('defender', assigner)).you(removeThisCondition),
    whenever('destroyed', [assigner]).you(removeThisCondition),
    at('end-of-combat', thereIsNo(assigner, hasAttacked)).you(removeThisCondition),
  ),
];

const BY_ID: ReadonlyMap<string, ConditionCard> = new Map(CONDITIONS.map((card) => [card.id, card]));

/** The condition card of an id. */
export const conditionCard = (id: string): ConditionCard | undefined => BY_ID.get(id);
