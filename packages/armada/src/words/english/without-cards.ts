import { objectiveName, shipLabel, squadronLabel, titled, upgradeName } from '../labels.ts';
import { optionCardTextIn } from '../option-cards.ts';
import type { OptionPhrases, Words } from '../words.ts';
import { event } from './events.ts';
import { optionWith } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import { command, face, icon, keyword, obstacle, party, phase, player, reach, zone } from './terms.ts';

/** What tokens on the table do that belong to no card. */
const TOKENS: Readonly<Record<string, string>> = {
  mine: 'A ship that ends its maneuver at distance 1 of a mine sets it off: 2 blue dice, and a facedown damage card for each hit or critical, the first one faceup if there is a critical. It can be attacked like a squadron with 1 hull.',
  targeting:
    'The first attack of its ship in its next Attack step goes from the special arc, at the range from the token to the defender, with the special battery; then the token is removed.',
};

/** The words of cards: a third of all words, so a page may fetch them later. */
export interface CardWords extends Pick<Words, 'cardText'>, Pick<OptionPhrases, 'effectText' | 'costText'> {}

/** Everything a player meets, in English; what cards say is given. */
export const english = ({ cardText, effectText, costText }: CardWords): Words => ({
  language: 'en',
  question,
  option: optionWith({ effectText, costText }),
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
  defenseToken: (kind) => kind,
  keyword,
  icon,
});

const ON_ITS_CARD = 'what its card says';

/** English without the words of cards. */
export const ENGLISH_WITHOUT_CARDS: Words = english({
  cardText: () => null,
  effectText: () => ON_ITS_CARD,
  costText: () => ON_ITS_CARD,
});
