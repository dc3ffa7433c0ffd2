import type { DamageKind } from '../abilities/damage-deck.ts';
import type { Ability, CardAction, ModifierOf, Strange, Trigger } from '../abilities/language.ts';
import type { UpgradeCard } from '../cards/index.ts';

/** What cards say, made from the blocks of the ability language; no card is named here. */

type Block<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

/** How a language says each block. */
export interface CardPhrases {
  readonly sentence: (text: string) => string;
  /** Sentences that are alike as one. */
  readonly merged: (sentences: readonly string[]) => readonly string[];
  readonly trigger: (block: Trigger) => string;
  readonly dice: (block: Block<'dice'>) => string;
  readonly replacement: (block: Block<'replacement'>) => string;
  readonly modifier: (of: ModifierOf) => string;
  readonly attack: (block: Block<'attack'>) => string;
  readonly header: (block: Block<'bonus-header'>) => string;
  readonly action: (block: CardAction) => string;
  readonly strange: (block: Strange) => string;
  /** These are sentences already. */
  readonly docking: (block: Block<'carrier' | 'docks-nearby' | 'starts-docked' | 'takes-over'>) => string;
  readonly wingLeader: (block: Block<'wing-leader'>) => string;
  readonly carried: (device: Block<'device'>['device']) => string;
  /** Behind abilities of which only one may be used in an attack. */
  readonly onlyOne: string;
  readonly dormant: string;
  /** The action printed on a damage card. */
  readonly repairing: string;
  readonly values: (card: UpgradeCard) => readonly string[];
  readonly unwritten: (card: UpgradeCard) => readonly string[];
}

/** Several abilities on dice of which one is used; the steps of one attack say so themselves. */
const hasGroup = (blocks: readonly Ability[]): boolean => {
  const groups = blocks.flatMap((block) =>
    block.kind === 'dice' && block.group !== undefined && block.effect.kind !== 'not-a-modification'
      ? [`${block.window} ${block.group}`]
      : [],
  );
  return new Set(groups).size < groups.length;
};

/** What an ability, a damage card and an upgrade say, in a language. */
export function cardTextsIn(say: CardPhrases) {
  /** One or two sentences about the card's ship. */
  const ability = (block: Ability): string => {
    switch (block.kind) {
      case 'trigger':
        return say.sentence(say.trigger(block));
      case 'dice':
        return say.sentence(say.dice(block));
      case 'replacement':
        return say.sentence(say.replacement(block));
      case 'modifier':
        return say.sentence(say.modifier(block.of));
      case 'attack':
        return say.sentence(say.attack(block));
      case 'bonus-header':
        return say.sentence(say.header(block));
      case 'action':
        return say.sentence(say.action(block));
      case 'strange':
        return say.sentence(say.strange(block));
      case 'wing-leader':
        return say.wingLeader(block);
      case 'device':
        return say.carried(block.device);
      case 'dormant':
        return say.dormant;
      default:
        return say.docking(block);
    }
  };
  /** All of a card's, alike ones as one. */
  const abilities = (blocks: readonly Ability[]): readonly string[] => [
    ...say.merged(blocks.map(ability).filter((text) => text !== '')),
    ...(hasGroup(blocks) ? [say.onlyOne] : []),
  ];
  /** With the action printed on it. */
  const damageCard = (card: DamageKind): string =>
    [...abilities(card.abilities), ...(card.repair ? [say.repairing] : [])].join(' ');
  /** What it adds to the ship, then its abilities, then that not all is written. */
  const upgrade = (card: UpgradeCard): string =>
    [...say.values(card), ...abilities(card.abilities), ...say.unwritten(card)].join(' ');
  return { ability, abilities, damageCard, upgrade };
}
