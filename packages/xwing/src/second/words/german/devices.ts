import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import { deviceEffectIn } from '../device-effects.ts';
import { deviceLabelIn, deviceTitle } from '../labels.ts';
import { DEVICE_RULES } from './device-rules.ts';
import { counted, NOUNS, oder, sentence } from './grammar.ts';
import { player, template } from './terms.ts';

/** What becomes an obstacle once it is placed goes by a German name; cards keep theirs. */
const NAMES: Readonly<Record<string, string>> = {
  electrochaffcloud: 'Düppelwolke',
  loosecargo: 'lose Fracht',
  spareparts: 'Ersatzteile',
};

/** A device by the name of its kind. */
export const deviceName = (kind: string): string => NAMES[kind] ?? deviceTitle(kind);

/** What a device does that lies on the table; empty for one that does nothing itself. */
export const deviceEffect = deviceEffectIn(DEVICE_RULES, sentence);

/** What a card says of the device that it carries. */
export function carriedText(device: DeviceKind): string {
  const { in: when, ways, fuses, most, forced, reloads, calculate } = PLACING[device];
  const verbs = (['drop', 'launch'] as const).filter((how) => ways.some((way) => way.how === how));
  const templates = [...new Set(ways.map((way) => template(way.template)))];
  const price = `${most > 1 ? `bis zu ${counted(most, NOUNS.charge)}` : '1 Ladung'}${calculate ? ' und 1 Berechnungsmarker' : ''}`;
  const what =
    most > 1
      ? `ebenso viele ${deviceName(device)}, jede mit einer anderen Schablone,`
      : `1 ${deviceName(device)}`;
  const placing = oder(verbs.map((how) => PLACE[how]));
  const parts = [
    when === 'action'
      ? // Its card has an action that drops it.
        `das Gerät dieser Karte ist ${what}, für ${price}: ${oder(templates)}`
      : `${MOMENTS[when]} darf dieses Schiff ${price} ausgeben, um ${what} ${placing}: ${oder(templates)}`,
  ];
  const rules = DEVICE_RULES[device];
  if (rules) parts.push(rules);
  if (fuses > 0) parts.push(`Darauf liegt ${counted(fuses, NOUNS.fuse)}`);
  if (forced) parts.push('Sobald eine Ladung dieser Karte inaktiv ist, muss es das tun, wenn es kann');
  if (reloads > 1) parts.push(`Das Nachladen dieser Karte bringt ${counted(reloads, NOUNS.charge)} zurück`);
  return parts.map(sentence).join(' ');
}

const PLACE = { drop: 'abzuwerfen', launch: 'abzufeuern' } as const;

const MOMENTS: Readonly<Record<Exclude<PlacedIn, 'action'>, string>> = {
  system: 'in der Systemphase',
  'start-of-engagement': 'zu Beginn der Kampfphase',
  end: 'in der Endphase',
};

/** A device in play, by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabel = deviceLabelIn({
  unknown: 'ein Gerät',
  name: deviceName,
  of: (name, owner) => `${name} von ${player(owner)}`,
});
