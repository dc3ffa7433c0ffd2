import { type Deed, does, joined, split } from '../../../../common/words/german/deeds.ts';
import type { PlacingChange } from '../../../devices/changes.ts';
import type { DeviceTrait, Way } from '../../../devices/kinds.ts';
import { counted, oder, plural } from '../grammar.ts';
import { BEARINGS, template } from '../terms.ts';
import { prices } from './requirements.ts';
import { traitNoun } from './ships.ts';

const PLACE = {
  drop: split('ab', 'werfen', 'wirft'),
  launch: split('ab', 'feuern', 'feuert'),
} as const;

/** "1 Bombe abwerfen", "1 Gerät abwerfen oder abfeuern: 3 geradeaus". */
export function placingDeed(
  of: 'this' | 'any' | DeviceTrait,
  hows: readonly Way['how'][],
  by: readonly Way[] | null,
): Deed {
  const what = of === 'this' ? 'das Gerät dieser Karte' : counted(1, traitNoun(of));
  const templates = by === null ? '' : ` (${oder(unique(by.map((way) => template(way.template))))})`;
  return joined(
    hows.map((how, at) => does(PLACE[how], at === 0 ? `${what}${templates}` : 'es')),
    'oder',
  );
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** "dieses Schiff kann Bomben stattdessen mit 5 geradeaus abfeuern". */
export function changeText({ trait, inSystemOnly, insteadOf, how, by, edges, costs }: PlacingChange): string {
  const what = plural(traitNoun(trait ?? 'any'));
  const before = insteadOf === undefined ? '' : `, die es ${wayText(insteadOf)} würde,`;
  const side = edges ? ` von ${sidesText(edges)}` : '';
  const when = inSystemOnly ? ' in der Systemphase' : '';
  const placing = verbOf(how ?? insteadOf?.how);
  const rest = `${what}${before}${when} stattdessen ${byText(by)}${side}`;
  if (!costs) return `dieses Schiff kann ${rest} ${placing.plain}`;
  return `dieses Schiff darf ${prices(costs).may}, um ${rest} ${placing.to}`;
}

const SIDES = { left: 'linken', right: 'rechten' } as const;

/** "seiner linken oder rechten Seite", "seinen hinteren Führungen oder von seiner linken oder rechten Seite". */
function sidesText(edges: NonNullable<PlacingChange['edges']>): string {
  const guides = edges.includes('rear') ? 'seinen hinteren Führungen oder von ' : '';
  return `${guides}seiner ${oder(edges.flatMap((edge) => (edge === 'rear' ? [] : [SIDES[edge]])))} Seite`;
}

function verbOf(how: Way['how'] | undefined): { readonly plain: string; readonly to: string } {
  if (how === 'drop') return { plain: 'abwerfen', to: 'abzuwerfen' };
  if (how === 'launch') return { plain: 'abfeuern', to: 'abzufeuern' };
  return { plain: 'legen', to: 'zu legen' };
}

function wayText({ how, speed, shape }: NonNullable<PlacingChange['insteadOf']>): string {
  const which = [...(speed === undefined ? [] : [`${speed}`]), ...(shape ? [BEARINGS[shape]] : [])].join(' ');
  const placing = verbOf(how).plain;
  return which === '' ? placing : `mit ${which} ${placing}`;
}

function byText(by: PlacingChange['by']): string {
  switch (by) {
    case 'same':
      return 'mit derselben Schablone';
    case 'banks':
      return 'mit einer Drehung derselben Geschwindigkeit';
    case 'one-speed-off':
      return 'mit einer Schablone derselben Art, 1 schneller oder langsamer,';
    case 'others-of-its-speed':
      return 'mit irgendeiner anderen Schablone derselben Geschwindigkeit';
    default:
      return `mit ${oder(unique(by.map(template)))}`;
  }
}
