import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import { deviceEffectIn } from '../device-effects.ts';
import { deviceLabelIn, deviceTitle } from '../labels.ts';
import { DEVICE_RULES } from './device-rules.ts';
import { counted, NOUNS, ou, sentence } from './grammar.ts';
import { player, template } from './terms.ts';

/** What becomes an obstacle once it is placed goes by a French name; cards keep theirs. */
const NAMES: Readonly<Record<string, string>> = {
  electrochaffcloud: 'nuage de leurres',
  loosecargo: 'cargaison larguée',
  spareparts: 'pièces détachées',
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
  const price = `${most > 1 ? `jusqu’à ${counted(most, NOUNS.charge)}` : '1 charge'}${calculate ? ' et 1 jeton de calcul' : ''}`;
  const what =
    most > 1
      ? `autant de ${deviceName(device)}, chaque fois avec un autre gabarit`
      : `1 ${deviceName(device)}`;
  const placing = ou(verbs.map((how) => PLACE[how]));
  const parts = [
    when === 'action'
      ? // Its card has an action that drops it.
        `l’engin de cette carte est ${what}, pour ${price} : ${ou(templates)}`
      : `${MOMENTS[when]}, ce vaisseau peut dépenser ${price} pour ${placing} ${what} : ${ou(templates)}`,
  ];
  const rules = DEVICE_RULES[device];
  if (rules) parts.push(rules);
  if (fuses > 0) parts.push(`On y pose ${counted(fuses, NOUNS.fuse)}`);
  if (forced) parts.push('Dès qu’une charge de cette carte est inactive, il doit le faire s’il le peut');
  if (reloads > 1) parts.push(`Recharger cette carte récupère ${counted(reloads, NOUNS.charge)}`);
  return parts.map(sentence).join(' ');
}

const PLACE = { drop: 'larguer', launch: 'lancer' } as const;

const MOMENTS: Readonly<Record<Exclude<PlacedIn, 'action'>, string>> = {
  system: 'pendant la phase de système',
  'start-of-engagement': 'au début de la phase d’engagement',
  end: 'pendant la phase de dénouement',
};

/** A device in play, by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabel = deviceLabelIn({
  unknown: 'un engin',
  name: deviceName,
  of: (name, owner) => `${name} de ${player(owner)}`,
});
