import { behind, type Deed, does, inTurn, purpose, verb } from '../../../../common/words/french/deeds.ts';
import type { DamageSource, Instead, Replaceable, Replacement } from '../../../abilities/language.ts';
import { ou } from '../grammar.ts';
import { tokenNoun } from '../terms.ts';
import { deedOf } from './effects.ts';
import { ifBehind, prices } from './requirements.ts';
import { ofObstacle, shipWith } from './ships.ts';

/** What happens instead of something, in words. */
export function replacementText({ of, whom, requires, costs, may, effect }: Replacement): string {
  const about = whom === 'own' ? 'ce vaisseau' : shipWith(whom);
  if (effect.kind === 'becomes-crit-damage')
    return `les dégâts normaux que subirait ${about} sont critiques à la place`;
  const when = `quand ${about} est sur le point ${event(of)}${ifBehind(requires)}`;
  const subject = whom === 'own' ? 'il' : 'ce vaisseau';
  const done = insteadDeed(effect);
  if (costs.length > 0)
    return `${when}, ${subject} ${may ? 'peut' : 'doit'} ${prices(costs).may} ${purpose(done)}`;
  return may ? `${when}, ${subject} peut ${done.may}` : `${when}, ${done.main(subject)}`;
}

const SOURCES: Readonly<Record<DamageSource, string>> = {
  obstacle: 'd’un obstacle',
  'friendly-bomb': 'd’une bombe alliée qui explose',
};
const sources = (from: readonly DamageSource[]): string => ` ${ou(from.map((one) => SOURCES[one]))}`;

function event(of: Replaceable): string {
  switch (of.event) {
    case 'damage':
      return `de subir des dégâts${of.from ? sources(of.from) : ''}`;
    case 'hit-damage':
      return 'de subir des dégâts normaux';
    case 'gain':
      return `de gagner des ${ou(of.tokens.map((one) => tokenNoun(one, true)))}`;
    case 'deal': {
      const trait = of.trait ? ` ${of.trait === 'ship' ? 'Vaisseau' : 'Pilote'}` : '';
      const side = of.up === 'any' ? '' : of.up ? ' face visible' : ' face cachée';
      return `de recevoir une carte de dégât${trait}${side}`;
    }
    case 'destroyed':
      return 'd’être détruit';
    case 'flee':
      return 'de fuir';
    case 'overlap-obstacle':
      return `de subir les effets ${ofObstacle(of.types)} qu’il chevauche après une manœuvre avec au plus ${of.mostFriends} ${of.mostFriends === 1 ? 'autre vaisseau allié' : 'autres vaisseaux alliés'}`;
  }
}

const DEAL = verb('attribuer', 'attribue');
const DISCARD = verb('défausser', 'défausse');

function insteadDeed(effect: Exclude<Instead, { kind: 'becomes-crit-damage' }>): Deed {
  switch (effect.kind) {
    case 'prevent':
      return effect.count === 'all'
        ? does(verb('l’empêcher', 'l’empêche'), 'entièrement')
        : does(verb('en empêcher', 'en empêche'), `${effect.count}`);
    case 'instead':
      return behind(deedOf(effect.effect), ' (à la place)');
    case 'one-instead':
      return behind(deedOf(effect.effect), ' (à la place de l’un d’eux)');
    case 'turn-down':
      return does(verb('la recevoir', 'la reçoit'), 'face cachée à la place');
    case 'turn-up':
      return does(verb('la recevoir', 'la reçoit'), 'face visible à la place');
    case 'search':
      return inTurn([
        does(
          verb('chercher', 'cherche'),
          `dans le paquet de dégâts une carte ${effect.trait === 'ship' ? 'Vaisseau' : 'Pilote'}`,
        ),
        does(DEAL, 'celle-ci à la place'),
      ]);
    case 'pick':
      return inTurn([
        does(verb('en piocher', 'en pioche'), `${effect.of} à la place`),
        does(verb('en choisir', 'en choisit'), 'une'),
        does(DISCARD, 'les autres'),
      ]);
    case 'discard':
      return effect.then
        ? behind(
            does(verb('la défausser', 'la défausse'), 'à la place'),
            ` ; puis ${deedOf(effect.then).main('ce vaisseau')}`,
          )
        : does(verb('la défausser', 'la défausse'), 'à la place');
  }
}
