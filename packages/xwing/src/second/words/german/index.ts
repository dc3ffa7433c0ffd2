import { conditionCard } from '../../conditions/cards.ts';
import { shipLabel } from '../labels.ts';
import type { Words } from '../words.ts';
import { ability, damageCard, upgrade } from './abilities.ts';
import { conditionName, conditionText } from './conditions.ts';
import { deviceEffect, deviceLabel } from './devices.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import * as terms from './terms.ts';

export { GERMAN_SQUADS } from './squads.ts';

/** Everything a player meets, in German. */
export const GERMAN: Words = {
  ...terms,
  language: 'de',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  device: deviceLabel,
  deviceEffect,
  ability,
  damageCard,
  upgrade,
  condition: conditionName,
  conditionText: (id) => {
    const card = id === null ? undefined : conditionCard(id);
    return card ? conditionText(card, ability) : '';
  },
  face: (name) => terms.face(name),
};
