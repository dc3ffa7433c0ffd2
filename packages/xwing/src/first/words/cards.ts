import type { Ability } from '../abilities/language.ts';
import { conditionCard, type PilotCard, pilotCard, type UpgradeCard, upgradeCard } from '../cards/index.ts';
import { conditionName } from './labels.ts';
import type { Words } from './words.ts';

/** What a language says of cards beside their abilities, as sentences. */
export interface CardPhrases {
  readonly ability: (ability: Ability) => string;
  readonly lendsPilotAbility: string;
  readonly moreShields: (shields: number) => string;
  readonly otherSide: (text: string) => string;
  /** What a condition card says that this one assigns. */
  readonly ofCondition: (condition: string, text: string) => string;
  /** Of a card that is written in part, or not at all. */
  readonly notWritten: (part: boolean) => string;
}

/** What pilots, upgrades and conditions say, in a language. */
export function cardsIn(
  say: CardPhrases,
): Pick<Words, 'pilotText' | 'upgradeText' | 'conditionText' | 'condition'> {
  const conditionText = (id: string): readonly string[] => {
    const card = conditionCard(id);
    if (!card) return [];
    return [
      ...(card.lends === 'pilot-ability' ? [say.lendsPilotAbility] : []),
      ...(card.shields > 0 ? [say.moreShields(card.shields)] : []),
      ...card.abilities.map(say.ability),
    ];
  };
  const cardText = (card: PilotCard | UpgradeCard | undefined): readonly string[] => {
    if (!card) return [];
    const other = ('back' in card && card.back?.abilities) || [];
    return [
      ...card.abilities.map(say.ability),
      ...other.map((one) => say.otherSide(say.ability(one))),
      ...assignedBy(card.abilities).flatMap((id) =>
        conditionText(id).map((text) => say.ofCondition(conditionName(id), text)),
      ),
      ...(card.notYet ? [say.notWritten(card.abilities.length > 0)] : []),
    ];
  };
  return {
    condition: conditionName,
    conditionText,
    pilotText: (id) => cardText(pilotCard(id)),
    upgradeText: (id) => cardText(upgradeCard(id)),
  };
}

/** The conditions that a card's abilities assign, however deep in a block, each once. */
const assignedBy = (abilities: readonly Ability[]): readonly string[] => [
  ...new Set(abilities.flatMap(conditionsIn)),
];

function conditionsIn(block: unknown): readonly string[] {
  if (typeof block !== 'object' || block === null) return [];
  if ('kind' in block && block.kind === 'assign-condition' && 'condition' in block)
    return [String(block.condition)];
  return Object.values(block).flatMap(conditionsIn);
}
