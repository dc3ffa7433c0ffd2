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

export { GERMAN_FLEETS } from './fleets.ts';

/** What tokens on the table do that belong to no card. */
const TOKENS: Readonly<Record<string, string>> = {
  mine: 'Ein Schiff, das sein Manöver in Abstand 1 von einer Mine beendet, löst sie aus: 2 blaue Würfel und für jeden Treffer oder kritischen Treffer eine verdeckte Schadenskarte, die erste offen, wenn einer kritisch ist. Sie kann wie eine Staffel mit Hülle 1 angegriffen werden.',
  targeting:
    'Der erste Angriff seines Schiffs im nächsten Angriffsschritt geht aus dem Sonderwinkel mit der Sonderbewaffnung, in der Reichweite vom Marker zum Verteidiger; danach kommt der Marker weg.',
};

/** Everything a player meets, in German. Names of cards stay as they are. */
export const GERMAN: Words = {
  language: 'de',
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
