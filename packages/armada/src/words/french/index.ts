import { objectiveName, shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import { optionCardTextIn } from '../option-cards.ts';
import type { Words } from '../words.ts';
import { cardText } from './abilities.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import {
  command,
  defenseToken,
  face,
  icon,
  keyword,
  obstacle,
  party,
  phase,
  player,
  reach,
  zone,
} from './terms.ts';

export { FRENCH_FLEETS } from './fleets.ts';

/** What tokens on the table do that belong to no card. */
const TOKENS: Readonly<Record<string, string>> = {
  mine: 'Un vaisseau qui finit sa manœuvre à distance 1 d’une mine la déclenche : 2 dés bleus, et une carte de dégâts face cachée pour chaque touche ou critique, la première face visible s’il y a un critique. Elle peut être attaquée comme un escadron de 1 point de coque.',
  targeting:
    'La première attaque de son vaisseau lors de sa prochaine étape d’attaque part de l’arc spécial avec l’armement spécial, à la portée du pion au défenseur ; puis le pion est retiré.',
};

/** Everything a player meets, in French. Names of cards stay as they are. */
export const FRENCH: Words = {
  language: 'fr',
  question,
  option,
  optionCardText: optionCardTextIn(cardText),
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
  tokenText: (kind) => TOKENS[kind] ?? null,
  command,
  zone,
  reach,
  face,
  phase,
  defenseToken,
  keyword,
  icon,
};
