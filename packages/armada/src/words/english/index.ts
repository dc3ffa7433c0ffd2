import { objectiveName, shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import type { Words } from '../words.ts';
import { cardText } from './abilities.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import { command, face, icon, keyword, obstacle, party, phase, player, reach, zone } from './terms.ts';

export { ENGLISH_FLEETS } from './fleets.ts';

/** Everything a player meets, in English. */
export const ENGLISH: Words = {
  language: 'en',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  squadron: squadronLabel,
  obstacle,
  party,
  player,
  upgrade: upgradeName,
  objective: objectiveName,
  damageCard: titled,
  cardText,
  command,
  zone,
  reach,
  face,
  phase,
  defenseToken: (kind) => kind,
  keyword,
  icon,
};
