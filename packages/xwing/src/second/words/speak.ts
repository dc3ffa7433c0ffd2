import { conditionCard } from '../conditions/cards.ts';
import { eventIn } from './events.ts';
import { shipLabel } from './labels.ts';
import { type OptionCards, optionIn } from './options.ts';
import type { EarlyPhrases } from './phrases.ts';
import { questionIn } from './questions.ts';
import type { Words } from './words.ts';

/** The words of cards, of devices, of scenarios, and of what cannot be done: most of all words, so a page may fetch them later. */
export type CardWords = Pick<
  Words,
  'ability' | 'abilities' | 'damageCard' | 'upgrade' | 'deviceEffect' | 'refusal' | 'scenario'
> &
  OptionCards;

/** Everything a player meets, in the language of the phrases. */
export const speak = (language: string, say: EarlyPhrases, cards: CardWords): Words => ({
  language,
  question: questionIn(say.terms, say.questions),
  option: optionIn({ ...say.terms, ...say.options, ...cards }),
  event: eventIn(say.terms, say.events),
  refusal: cards.refusal,
  ship: shipLabel,
  obstacle: say.terms.obstacle,
  marker: say.terms.marker,
  device: say.terms.device,
  deviceEffect: cards.deviceEffect,
  player: say.terms.player,
  ability: cards.ability,
  abilities: cards.abilities,
  damageCard: cards.damageCard,
  upgrade: cards.upgrade,
  scenario: cards.scenario,
  condition: say.terms.condition,
  conditionText: (id) => {
    const card = id === null ? undefined : conditionCard(id);
    if (!card) return '';
    return [...cards.abilities(card.abilities), ...(card.notYet ? [say.terms.unwritten] : [])].join(' ');
  },
  maneuver: say.terms.maneuver,
  difficulty: say.terms.difficulty,
  action: say.terms.action,
  token: say.terms.token,
  arc: say.terms.arc,
  turret: say.terms.turret,
  placement: say.terms.placement,
  face: (name) => say.terms.face(name),
  phase: say.terms.phase,
});
