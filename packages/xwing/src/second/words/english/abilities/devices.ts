import type { PlacingChange } from '../../../devices/changes.ts';
import type { DeviceTrait, Way } from '../../../devices/kinds.ts';
import { or } from '../card-terms.ts';
import { template } from '../terms.ts';
import { prices } from './requirements.ts';

/** What a placed device is called by its trait. */
const NAMES: Readonly<Record<DeviceTrait | 'crew-remote' | 'any', string>> = {
  bomb: 'bomb',
  mine: 'mine',
  remote: 'remote',
  'crew-remote': 'crew remote',
  obstacle: 'obstacle',
  any: 'device',
};

/** "drop 1 bomb", "drops or launches 1 device: 3 straight". */
export function placingText(
  of: 'this' | 'any' | DeviceTrait,
  hows: readonly Way['how'][],
  by: readonly Way[] | null,
  form: 'may' | 'does',
): string {
  const verbs = hows.map((how) => (form === 'may' ? how : how === 'launch' ? 'launches' : 'drops'));
  const what = of === 'this' ? 'the device of this card' : `1 ${NAMES[of]}`;
  const templates = by === null ? '' : `: ${or(unique(by.map((way) => template(way.template))))}`;
  return `${or(verbs)} ${what}${templates}`;
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** "this ship can launch bombs by 5 straight instead". */
export function changeText({ trait, inSystemOnly, insteadOf, how, by, edges, costs }: PlacingChange): string {
  const what = `${NAMES[trait ?? 'any']}s`;
  const when = inSystemOnly ? ' in the System Phase' : '';
  const before = insteadOf === undefined ? '' : ` that it would ${wayText(insteadOf)}`;
  const verb = how ?? insteadOf?.how ?? 'place';
  const side = edges ? ` from its ${sidesText(edges)}` : '';
  const price = costs ? `may ${prices(costs)} to` : 'can';
  return `this ship ${price} ${verb} ${what}${before}${when} ${byText(by)}${side} instead`;
}

/** "left or right side", "rear guides or its left or right side". */
function sidesText(edges: NonNullable<PlacingChange['edges']>): string {
  const guides = edges.includes('rear') ? 'rear guides or its ' : '';
  return `${guides}${or(edges.filter((edge) => edge !== 'rear'))} side`;
}

function wayText({ how, speed, shape }: NonNullable<PlacingChange['insteadOf']>): string {
  const which = [speed, shape].filter((part) => part !== undefined).join(' ');
  const verb = how ?? 'place';
  return which === '' ? verb : `${verb} by ${which}`;
}

function byText(by: PlacingChange['by']): string {
  switch (by) {
    case 'same':
      return 'by the same template';
    case 'banks':
      return 'by a bank of the same speed';
    case 'one-speed-off':
      return 'by a template of the same bearing, 1 faster or slower,';
    case 'others-of-its-speed':
      return 'by any other template of the same speed';
    default:
      return `by ${or(unique(by.map(template)))}`;
  }
}
