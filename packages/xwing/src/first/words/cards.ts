import type { Ability } from '../abilities/language.ts';
import { BOMBS, type BombFacts } from '../bombs/cards.ts';
import type { ActionName, SecondaryWeapon, UpgradeValues } from '../cards/chassis.ts';
import { conditionCard, type PilotCard, pilotCard, type UpgradeCard, upgradeCard } from '../cards/index.ts';
import { conditionName } from './labels.ts';
import { type SquadFacts, type SquadPhrases, squadText } from './squad-building.ts';
import type { Words } from './words.ts';

/** A number that an upgrade adds to its ship. */
export type AddedValue = Exclude<keyof UpgradeValues, 'actions' | 'weapon'>;
const ADDED: readonly AddedValue[] = ['skill', 'attack', 'agility', 'hull', 'shields', 'energy'];

/** What a language says of cards beside their abilities, as sentences. */
export interface CardPhrases {
  readonly adds: (value: AddedValue, change: number) => string;
  readonly gainsActions: (actions: readonly ActionName[]) => string;
  readonly weapon: (weapon: SecondaryWeapon) => string;
  /** When a bomb is dropped, and what it does. */
  readonly bomb: (bomb: BombFacts) => string;
  /** Of a card that acts only while a squad is put together, where no record of it is at hand. */
  readonly squadOnly: string;
  /** What it gives there, which the format says. */
  readonly inSquad: SquadPhrases;
  readonly ability: (ability: Ability) => string;
  /** Sentences that are alike as one. */
  readonly merged: (sentences: readonly string[]) => readonly string[];
  readonly lendsPilotAbility: string;
  readonly lendsPilotSkill: string;
  readonly moreShields: (shields: number) => string;
  readonly otherSide: (text: string) => string;
  /** What a condition card says that this one assigns. */
  readonly ofCondition: (condition: string, text: string) => string;
  /** Of a card that is written in part, or not at all. */
  readonly notWritten: (part: boolean) => string;
}

/** What pilots, upgrades and conditions say, in a language. */
export function cardsIn(say: CardPhrases): Pick<Words, 'pilotText' | 'upgradeText' | 'conditionText'> {
  const conditionText = (id: string): readonly string[] => {
    const card = conditionCard(id);
    if (!card) return [];
    return [
      ...(card.lends === 'pilot-ability' ? [say.lendsPilotAbility] : []),
      ...(card.lends === 'pilot-skill' ? [say.lendsPilotSkill] : []),
      ...(card.shields > 0 ? [say.moreShields(card.shields)] : []),
      ...say.merged(card.abilities.map(say.ability)),
    ];
  };
  const cardText = (
    card: PilotCard | UpgradeCard | undefined,
    record: SquadFacts | null = null,
  ): readonly string[] => {
    if (!card) return [];
    const other = ('back' in card && card.back?.abilities) || [];
    const said = [
      ...(record ? squadText(record, say.inSquad) : []),
      ...('slot' in card ? factsOf(say, card) : []),
      ...say.merged(card.abilities.map(say.ability)),
      ...say.merged(other.map(say.ability)).map(say.otherSide),
      ...assignedBy(card.abilities).flatMap((id) =>
        conditionText(id).map((text) => say.ofCondition(conditionName(id), text)),
      ),
      ...(card.notYet ? [say.notWritten(card.abilities.length > 0)] : []),
    ];
    if (said.length > 0 || !('slot' in card)) return said;
    const { points = 0 } = record ?? {};
    return [points < 0 ? say.inSquad.takesOff(-points) : say.squadOnly];
  };
  return {
    conditionText,
    pilotText: (id) => cardText(pilotCard(id)),
    upgradeText: (id, record) => cardText(upgradeCard(id), record),
  };
}

/** What an upgrade gives its ship by its numbers: values, actions, a weapon, a bomb; and so its other side. */
function factsOf(say: CardPhrases, card: UpgradeCard): readonly string[] {
  const bomb = BOMBS[card.id];
  return [
    ...valuesOf(say, card),
    ...(card.weapon ? [say.weapon(card.weapon)] : []),
    ...(bomb ? [say.bomb(bomb)] : []),
    ...(card.back ? valuesOf(say, card.back).map(say.otherSide) : []),
  ];
}

const valuesOf = (say: CardPhrases, values: Partial<UpgradeValues>): readonly string[] => [
  ...ADDED.flatMap((value) => {
    const change = values[value] ?? 0;
    // What a weapon holds of energy is no change of its ship.
    return change === 0 || (value === 'energy' && values.weapon) ? [] : [say.adds(value, change)];
  }),
  ...(values.actions && values.actions.length > 0 ? [say.gainsActions(values.actions)] : []),
];

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
