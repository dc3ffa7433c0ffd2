import type { Ability } from '../../abilities/language.ts';
import {
  conditionCard,
  type PilotCard,
  pilotCard,
  type UpgradeCard,
  upgradeCard,
} from '../../cards/index.ts';
import { shipLabel } from '../labels.ts';
import type { Words } from '../words.ts';
import { abilityText } from './abilities/text.ts';
import { damageText } from './damage-cards.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import {
  action,
  bomb,
  condition,
  damageCard,
  difficulty,
  face,
  maneuver,
  obstacle,
  phase,
  player,
  quarter,
  token,
  upgrade,
} from './terms.ts';

/** Everything a player meets, in English. */
export const ENGLISH: Words = {
  language: 'en',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  obstacle,
  bomb,
  player,
  upgrade,
  pilotText: (id) => cardText(pilotCard(id)),
  upgradeText: (id) => cardText(upgradeCard(id)),
  quarter,
  condition,
  conditionText,
  damageCard,
  damageText,
  maneuver,
  difficulty,
  action,
  token,
  face,
  phase,
};

/** What a condition says; of one without abilities, what it is for. */
function conditionText(id: string): readonly string[] {
  const card = conditionCard(id);
  if (!card) return [];
  const lends =
    card.lends === 'pilot-ability' ? ['The ship that assigned it has this ship’s pilot ability.'] : [];
  const shields = card.shields > 0 ? [`This ship’s shield value is ${card.shields} higher.`] : [];
  return [...lends, ...shields, ...card.abilities.map(abilityText)];
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

function cardText(card: PilotCard | UpgradeCard | undefined): readonly string[] {
  if (!card) return [];
  const missing = card.abilities.length > 0 ? 'The rest of what this card does' : 'What this card does';
  const rest = card.notYet ? [`${missing} is not written here yet.`] : [];
  const other = ('back' in card && card.back?.abilities) || [];
  return [
    ...card.abilities.map(abilityText),
    ...other.map((one) => `On its other side: ${abilityText(one)}`),
    ...assignedBy(card.abilities).flatMap((id) =>
      conditionText(id).map((text) => `${condition(id)}: ${text}`),
    ),
    ...rest,
  ];
}
