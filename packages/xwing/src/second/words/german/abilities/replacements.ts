import {
  behind,
  type Deed,
  does,
  inTurn,
  purpose,
  split,
  verb,
} from '../../../../common/words/german/deeds.ts';
import type { DamageSource, Instead, Replaceable, Replacement } from '../../../abilities/language.ts';
import { oder } from '../grammar.ts';
import { tokenNoun } from '../terms.ts';
import { deedOf } from './effects.ts';
import { ifBehind, prices } from './requirements.ts';
import { anObstacle, shipWith } from './ships.ts';

/** What happens instead of something, in words. */
export function replacementText({ of, whom, requires, costs, may, effect }: Replacement): string {
  const about = whom === 'own' ? 'dieses Schiff' : shipWith(whom, 'one', 'nom');
  if (effect.kind === 'becomes-crit-damage')
    return `Trefferschaden, den ${about} erleiden würde, ist stattdessen Kritschaden`;
  const when = `bevor ${about} ${event(of)}${ifBehind(requires)},`;
  const subject = whom === 'own' ? 'es' : 'dieses Schiff';
  const done = insteadDeed(effect);
  if (costs.length > 0)
    return `${when} ${may ? 'darf' : 'muss'} ${subject} ${prices(costs).may}, ${purpose(done)}`;
  return may ? `${when} darf ${subject} ${done.may}` : `${when} ${done.inverted(subject)}`;
}

function event(of: Replaceable): string {
  switch (of.event) {
    case 'damage':
      return `Schaden${of.from ? sources(of.from) : ''} erleidet`;
    case 'hit-damage':
      return 'Trefferschaden erleidet';
    case 'gain':
      return `${oder(of.tokens.map((one) => tokenNoun(one)))} erhält`;
    case 'deal': {
      const card = of.trait
        ? of.trait === 'ship'
          ? 'Schiffsschadenskarte'
          : 'Pilotenschadenskarte'
        : 'Schadenskarte';
      return `eine ${of.up === 'any' ? '' : of.up ? 'offene ' : 'verdeckte '}${card} bekommt`;
    }
    case 'destroyed':
      return 'zerstört wird';
    case 'flee':
      return 'flieht';
    case 'overlap-obstacle':
      return `die Wirkung von ${anObstacle(of.types, 'dat')} erleidet, worauf es nach einem Manöver mit höchstens ${of.mostFriends} ${of.mostFriends === 1 ? 'anderen befreundeten Schiff' : 'anderen befreundeten Schiffen'} liegt`;
  }
}

const SOURCES: Readonly<Record<DamageSource, string>> = {
  obstacle: 'einem Hindernis',
  'friendly-bomb': 'einer explodierenden befreundeten Bombe',
};
const sources = (from: readonly DamageSource[]): string => ` von ${oder(from.map((one) => SOURCES[one]))}`;

const DEAL = split('zu', 'teilen', 'teilt');
const DISCARD = split('ab', 'legen', 'legt');

function insteadDeed(effect: Exclude<Instead, { kind: 'becomes-crit-damage' }>): Deed {
  switch (effect.kind) {
    case 'prevent':
      return does(
        verb('verhindern', 'verhindert'),
        effect.count === 'all' ? 'all das' : `${effect.count} davon`,
      );
    case 'instead':
      return behind(deedOf(effect.effect), ' (stattdessen)');
    case 'one-instead':
      return behind(deedOf(effect.effect), ' (statt eines davon)');
    case 'turn-down':
      return does(DEAL, 'sie stattdessen verdeckt');
    case 'turn-up':
      return does(DEAL, 'sie stattdessen offen');
    case 'search':
      return inTurn([
        does(
          verb('suchen', 'sucht'),
          `im Schadensstapel eine ${effect.trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte'}`,
        ),
        does(DEAL, 'stattdessen diese'),
      ]);
    case 'pick':
      return inTurn([
        does(verb('ziehen', 'zieht'), `stattdessen ${effect.of}`),
        does(split('aus', 'suchen', 'sucht'), 'eine davon'),
        does(DISCARD, 'die anderen'),
      ]);
    case 'discard':
      return effect.then
        ? behind(does(DISCARD, 'sie stattdessen'), `; dann ${deedOf(effect.then).inverted('dieses Schiff')}`)
        : does(DISCARD, 'sie stattdessen');
  }
}
