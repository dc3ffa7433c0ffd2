import { type PilotCard, pilotCard, type UpgradeCard, upgradeCard } from '../../cards/index.ts';
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
  damageCard,
  difficulty,
  face,
  maneuver,
  obstacle,
  phase,
  player,
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
  damageCard,
  damageText,
  maneuver,
  difficulty,
  action,
  token,
  face,
  phase,
};

function cardText(card: PilotCard | UpgradeCard | undefined): readonly string[] {
  if (!card) return [];
  const missing = card.abilities.length > 0 ? 'The rest of what this card does' : 'What this card does';
  const rest = card.notYet ? [`${missing} is not written here yet.`] : [];
  const other = ('back' in card && card.back?.abilities) || [];
  return [
    ...card.abilities.map(abilityText),
    ...other.map((one) => `On its other side: ${abilityText(one)}`),
    ...rest,
  ];
}
