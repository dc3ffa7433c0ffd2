import { type Deed, does, type Verb, verb } from '../../../../common/words/french/deeds.ts';
import type { PlacingChange } from '../../../devices/changes.ts';
import type { DeviceTrait, Way } from '../../../devices/kinds.ts';
import { counted, ou } from '../grammar.ts';
import { BEARINGS, template } from '../terms.ts';
import { prices } from './requirements.ts';
import { traitNoun } from './ships.ts';

const PLACE = { drop: verb('larguer', 'largue'), launch: verb('lancer', 'lance') } as const;

/** "larguer 1 bombe", "larguer ou lancer 1 engin (3 tout droit)". */
export function placingDeed(
  of: 'this' | 'any' | DeviceTrait,
  hows: readonly Way['how'][],
  by: readonly Way[] | null,
): Deed {
  const what = of === 'this' ? 'l’engin de cette carte' : counted(1, traitNoun(of));
  const templates = by === null ? '' : ` (${ou(unique(by.map((way) => template(way.template))))})`;
  const doing = (form: keyof Verb) => ou(hows.map((how) => PLACE[how][form]));
  return does({ infinitive: doing('infinitive'), finite: doing('finite') }, `${what}${templates}`);
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** "ce vaisseau peut lancer les bombes avec 5 tout droit à la place". */
export function changeText({ trait, inSystemOnly, insteadOf, how, by, edges, costs }: PlacingChange): string {
  const what = `les ${traitNoun(trait ?? 'any').many}`;
  const before = insteadOf === undefined ? '' : ` (au lieu de ${wayText(insteadOf)})`;
  const side = edges ? ` par ${sidesText(edges)}` : '';
  const when = inSystemOnly ? ' pendant la phase de système' : '';
  const price = costs ? `${prices(costs).may} pour ` : '';
  return `ce vaisseau peut ${price}${placing(how ?? insteadOf?.how)} ${what} ${byText(by)}${side}${when}${before}`;
}

const SIDES = { left: 'gauche', right: 'droit' } as const;

/** "son côté gauche ou droit", "ses guides arrière ou par son côté gauche ou droit". */
function sidesText(edges: NonNullable<PlacingChange['edges']>): string {
  const guides = edges.includes('rear') ? 'ses guides arrière ou par ' : '';
  return `${guides}son côté ${ou(edges.flatMap((edge) => (edge === 'rear' ? [] : [SIDES[edge]])))}`;
}

const placing = (how: Way['how'] | undefined): string =>
  how === undefined ? 'placer' : PLACE[how].infinitive;

function wayText({ how, speed, shape }: NonNullable<PlacingChange['insteadOf']>): string {
  const which = [...(speed === undefined ? [] : [`${speed}`]), ...(shape ? [BEARINGS[shape]] : [])].join(' ');
  return which === '' ? placing(how) : `${placing(how)} avec ${which}`;
}

function byText(by: PlacingChange['by']): string {
  switch (by) {
    case 'same':
      return 'avec le même gabarit';
    case 'banks':
      return 'avec un virage léger de même vitesse';
    case 'one-speed-off':
      return 'avec un gabarit de même forme, 1 plus rapide ou plus lent';
    case 'others-of-its-speed':
      return 'avec tout autre gabarit de même vitesse';
    default:
      return `avec ${ou(unique(by.map(template)))}`;
  }
}
