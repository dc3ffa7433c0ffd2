import { subjectAfter } from '../../../../common/words/english/deeds.ts';
import type { DamageSource, Instead, Replaceable, Replacement } from '../../../abilities/language.ts';
import { or } from '../card-terms.ts';
import { article, list, token } from '../terms.ts';
import { deedOf } from './effects.ts';
import { conditions, prices } from './requirements.ts';
import { shipWith } from './ships.ts';

/** What happens instead of something, in words. */
export function replacementText({ of, whom, requires, costs, may, effect }: Replacement): string {
  const about = whom === 'own' ? 'this ship' : shipWith(whom);
  if (effect.kind === 'becomes-crit-damage')
    return `hit damage that ${about} would suffer is crit damage instead`;
  const found = conditions(requires);
  const when = found.length === 0 ? '' : `, if ${list(found)}`;
  const form = may || costs.length > 0 ? 'may' : 'does';
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const lead = `before ${about} ${event(of)}${when}`;
  return `${lead}: ${subjectAfter(lead)} ${may ? 'may ' : costs.length > 0 ? 'must ' : ''}${price}${insteadText(effect, form)}`;
}

function event(of: Replaceable): string {
  switch (of.event) {
    case 'damage':
      return `suffers damage${of.from ? sources(of.from) : ''}`;
    case 'hit-damage':
      return 'suffers hit damage';
    case 'gain':
      return `gains ${or(of.tokens.map((one) => token(one)))} tokens`;
    case 'deal': {
      const trait = of.trait ? `${of.trait === 'ship' ? 'Ship' : 'Pilot'} ` : '';
      return `is dealt a ${of.up === 'any' ? '' : of.up ? 'faceup ' : 'facedown '}${trait}damage card`;
    }
    case 'destroyed':
      return 'is destroyed';
    case 'flee':
      return 'flees';
    case 'overlap-obstacle':
      return `suffers the effects of ${article(or(of.types.map(debrisName)))} that it lies on after a maneuver, with ${of.mostFriends} or fewer other friendly ships on it`;
  }
}

const SOURCES: Readonly<Record<DamageSource, string>> = {
  obstacle: 'an obstacle',
  'friendly-bomb': 'a friendly bomb that detonates',
};
const sources = (from: readonly DamageSource[]): string => ` from ${or(from.map((one) => SOURCES[one]))}`;

const debrisName = (type: string): string => (type === 'debris' ? 'debris cloud' : type);

function insteadText(
  effect: Exclude<Instead, { kind: 'becomes-crit-damage' }>,
  form: 'may' | 'does',
): string {
  const verb = (word: string) => (form === 'may' ? word : `${word}s`);
  switch (effect.kind) {
    case 'prevent':
      return effect.count === 'all'
        ? `${verb('prevent')} it all`
        : `${verb('prevent')} ${effect.count} of it`;
    case 'instead': {
      const words = deedOf(effect.effect)[form];
      return /[,;]/.test(words) ? `instead ${words}` : `${words} instead`;
    }
    case 'one-instead':
      return `${deedOf(effect.effect)[form]} instead of one of them`;
    case 'turn-down':
      return `${verb('deal')} it facedown instead`;
    case 'turn-up':
      return `${verb('deal')} it faceup instead`;
    case 'search':
      return `${verb('search')} the damage deck for a ${effect.trait === 'ship' ? 'Ship' : 'Pilot'} card and ${verb('deal')} that instead`.replace(
        'searchs',
        'searches',
      );
    case 'pick':
      return `${verb('draw')} ${effect.of} instead, ${verb('pick')} one that is dealt and ${verb('discard')} the others`;
    case 'discard':
      return `${verb('discard')} it instead${effect.then ? `; then it ${deedOf(effect.then).does}` : ''}`;
  }
}
