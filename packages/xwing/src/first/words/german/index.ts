import { completed } from '@firing-arc/words';
import { merged } from '../../../common/words/german/merging.ts';
import { cardsIn } from '../cards.ts';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { laterIn } from '../later.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { abilityText, effectMay } from './abilities/sentences.ts';
import * as facts from './card-facts.ts';
import { GERMAN_PHRASES } from './phrases.ts';

export { GERMAN_PHRASES } from './phrases.ts';
export { GERMAN_SQUADS } from './squads.ts';

const PHRASES = completed(ENGLISH_PHRASES, GERMAN_PHRASES);

/** Everything a player meets, in German. */
export const GERMAN: Words = speak('de', PHRASES, {
  ...laterIn(PHRASES),
  effect: effectMay,
  ...cardsIn({
    ...facts,
    ability: abilityText,
    merged,
    lendsPilotAbility:
      'Das Schiff, das diesen Zustand zugewiesen hat, hat die Pilotenfähigkeit dieses Schiffs, auch wenn dieses zerstört ist, weist damit aber keine Zustände zu.',
    lendsPilotSkill:
      'Das Schiff, das diesen Zustand zugewiesen hat, hat den Pilotenwert, den dieses Schiff nach dem Aufbau hatte.',
    moreShields: (shields) => `Der Schildwert dieses Schiffs ist um ${shields} höher.`,
    otherSide: (text) => `Auf der anderen Seite: ${text}`,
    ofCondition: (name, text) => `${name}: ${text}`,
    notWritten: (part) => `Was diese Karte ${part ? 'sonst noch ' : ''}tut, ist hier noch nicht umgesetzt.`,
  }),
});
