import type { DeviceEvent } from '../../devices/events.ts';
import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import type { DeviceQuestion } from '../../devices/questions.ts';
import type { SecondState } from '../../state.ts';
import { deviceEffectIn, deviceLabelIn, deviceTitle, shipLabel } from '../labels.ts';
import { DEVICE_RULES } from './device-rules.ts';
import { counted, list, NOUNS, sentence } from './grammar.ts';
import { obstacle, player, template } from './terms.ts';

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
  const placing = list(
    verbs.map((how) => PLACE[how]),
    'oder',
  );
  const parts = [
    `${MOMENTS[when]} darf dieses Schiff ${price} ausgeben, um ${what} ${placing}: ${list(templates, 'oder')}`,
  ];
  const rules = DEVICE_RULES[device];
  if (rules) parts.push(rules);
  if (fuses > 0) parts.push(`Darauf liegt ${counted(fuses, NOUNS.fuse)}`);
  if (forced) parts.push('Sobald eine Ladung dieser Karte inaktiv ist, muss es das tun, wenn es kann');
  if (reloads > 1) parts.push(`Das Nachladen dieser Karte bringt ${counted(reloads, NOUNS.charge)} zurück`);
  return parts.map(sentence).join(' ');
}

const PLACE = { drop: 'abzuwerfen', launch: 'abzufeuern' } as const;

const MOMENTS: Readonly<Record<PlacedIn, string>> = {
  system: 'in der Systemphase',
  'start-of-engagement': 'zu Beginn der Kampfphase',
  end: 'in der Endphase',
  action: 'als Aktion',
};

/** A device in play, by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabel = deviceLabelIn({
  unknown: 'ein Gerät',
  name: deviceName,
  of: (name, owner) => `${name} von ${player(owner)}`,
});

/** What happened to a device, without the full stop. */
export function deviceEvent(told: DeviceEvent, view: SecondState): string {
  const own = `${'name' in told ? deviceName(told.name) : ''}${'player' in told ? ` von ${player(told.player)}` : ''}`;
  switch (told.kind) {
    case 'device-placed': {
      const who = told.ship < 0 ? player(told.player) : shipLabel(view, told.ship);
      const by = told.template ? ` (${template(told.template)})` : '';
      const name = deviceName(told.name);
      if (told.how === 'place') return `${who} legt ${name}${by}`;
      return told.how === 'drop' ? `${who} wirft ${name} ab${by}` : `${who} feuert ${name} ab${by}`;
    }
    case 'obstacle-added':
      return `${obstacle(view, told.obstacle)} liegt jetzt auf dem Tisch`;
    case 'device-detonates':
      return `${own} explodiert`;
    case 'detonation-prevented':
      return `${shipLabel(view, told.ship)} verhindert, dass ${deviceName(told.name)} explodiert`;
    case 'device-removed':
      return `${own} wird entfernt`;
    case 'device-moved':
      return `${own} bewegt sich`;
    case 'device-met':
      return `${shipLabel(view, told.ship)} trifft auf ${deviceName(told.name)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} wird entfernt`;
    case 'device-fuse':
      return `${deviceName(told.name)}: ${counted(told.fuses, NOUNS.fuse)}`;
    case 'obstacle-fuse':
      return `${obstacle(view, told.obstacle)}: ${counted(told.fuses, NOUNS.fuse)}`;
  }
}

/** What a player is asked about devices. */
export function deviceQuestion(asked: DeviceQuestion, view: SecondState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'place-device':
      return `Legt ${ship} ein Gerät?`;
    case 'lay-object':
      return `Wohin kommt ${deviceName(asked.device)}?`;
    case 'remove-device':
      return `Welches Gerät entfernt ${ship}?`;
    case 'choose-detonation':
      return 'Welches deiner Geräte explodiert als Nächstes?';
    case 'mine-target':
      return `${deviceLabel(view, asked.device)} liegt unter mehreren Schiffen: Unter welchem explodiert die Mine?`;
    case 'seismic-obstacle':
      return `Welches Hindernis zerbricht durch ${deviceLabel(view, asked.device)}?`;
    case 'expose-or-strain':
      return `Deckt ${ship} eine Schadenskarte auf, oder bekommt es einen Anstrengungsmarker?`;
    case 'relocate':
      return `Wohin bewegt sich ${ship}?`;
    case 'droid-guides':
      return `An welchem Ende von ${ship} setzt sich ${deviceName('buzzdroidswarm')} fest?`;
  }
}
