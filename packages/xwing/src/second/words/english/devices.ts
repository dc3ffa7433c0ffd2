import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import { deviceEffectIn } from '../device-effects.ts';
import { or } from './card-terms.ts';
import { deviceName } from './device-names.ts';
import { DEVICE_RULES } from './device-rules.ts';
import { plural, sentence, template } from './terms.ts';

/** What a device does that lies on the table; empty for one that does nothing itself. */
export const deviceEffect = deviceEffectIn(DEVICE_RULES, sentence);

/** What a card says of the device that it carries. */
export function carriedText(device: DeviceKind): string {
  const { in: when, ways, fuses, most, forced, reloads, calculate } = PLACING[device];
  const verbs = (['drop', 'launch'] as const).filter((how) => ways.some((way) => way.how === how));
  const templates = [...new Set(ways.map((way) => template(way.template)))];
  const price = `${most > 1 ? `up to ${most} charges` : '1 charge'}${calculate ? ' and 1 calculate token' : ''}`;
  const what =
    most > 1
      ? `as many ${deviceName(device).replace(/([^s])$/, '$1s')}, each by another template`
      : `1 ${deviceName(device)}`;
  const parts = [
    when === 'action'
      ? // Its card has an action that drops it.
        `the device of this card is ${what}, for ${price}: ${or(templates)}`
      : `${MOMENTS[when]}, this ship may spend ${price} to ${or(verbs)} ${what}: ${or(templates)}`,
  ];
  const rules = DEVICE_RULES[device];
  if (rules) parts.push(rules);
  if (fuses > 0) parts.push(`It gets ${plural(fuses, 'fuse marker')}`);
  if (forced) parts.push('Once a charge of this card is inactive, it must if it can');
  if (reloads > 1) parts.push(`Reloading this card recovers ${plural(reloads, 'charge')}`);
  return parts.map(sentence).join(' ');
}

const MOMENTS: Readonly<Record<Exclude<PlacedIn, 'action'>, string>> = {
  system: 'in the System Phase',
  'start-of-engagement': 'at the start of the Engagement Phase',
  end: 'in the End Phase',
};
