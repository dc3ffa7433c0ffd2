import type { DeviceEvent } from '../../devices/events.ts';
import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import type { DeviceQuestion } from '../../devices/questions.ts';
import type { SecondState } from '../../state.ts';
import { deviceEffectIn, deviceLabelIn, deviceTitle, shipLabel } from '../labels.ts';
import { DEVICE_RULES } from './device-rules.ts';
import { list, obstacle, player, plural, sentence, template } from './terms.ts';

/** A device by the name of its kind. */
export const deviceName = deviceTitle;

/** What a device does that lies on the table; empty for one that does nothing itself. */
export const deviceEffect = deviceEffectIn(DEVICE_RULES, sentence);

/** What a card says of the device that it carries. */
export function carriedText(device: DeviceKind): string {
  const { in: when, ways, fuses, most, forced, reloads, calculate } = PLACING[device];
  const verbs = (['drop', 'launch'] as const).filter((how) => ways.some((way) => way.how === how));
  const templates = [...new Set(ways.map((way) => template(way.template)))];
  const price = `${most > 1 ? `up to ${most} charges` : '1 charge'}${calculate ? ' and 1 calculate token' : ''}`;
  const what =
    most > 1 ? `as many ${deviceName(device)}s, each by another template` : `1 ${deviceName(device)}`;
  const parts = [
    `${MOMENTS[when]}, this ship may spend ${price} to ${list(verbs, 'or')} ${what}: ${list(templates, 'or')}`,
  ];
  const rules = DEVICE_RULES[device];
  if (rules) parts.push(rules);
  if (fuses > 0) parts.push(`It gets ${plural(fuses, 'fuse marker')}`);
  if (forced) parts.push('Once a charge of this card is inactive, it must if it can');
  if (reloads > 1) parts.push(`Reloading this card recovers ${plural(reloads, 'charge')}`);
  return parts.map(sentence).join(' ');
}

const MOMENTS: Readonly<Record<PlacedIn, string>> = {
  system: 'in the System Phase',
  'start-of-engagement': 'at the start of the Engagement Phase',
  end: 'in the End Phase',
  action: 'as an action',
};

/** A device in play, by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabel = deviceLabelIn({
  unknown: 'a device',
  name: deviceName,
  of: (name, owner) => `${name} of ${player(owner)}`,
});

const HOW = { drop: 'drops', launch: 'launches', place: 'places' } as const;

/** What happened to a device, without the full stop. */
export function deviceEvent(told: DeviceEvent, view: SecondState): string {
  const own = `${'name' in told ? deviceName(told.name) : ''}${'player' in told ? ` of ${player(told.player)}` : ''}`;
  switch (told.kind) {
    case 'device-placed': {
      const who = told.ship < 0 ? player(told.player) : shipLabel(view, told.ship);
      const by = told.template ? ` by the ${template(told.template)} template` : '';
      return `${who} ${HOW[told.how]} ${deviceName(told.name)}${by}`;
    }
    case 'obstacle-added':
      return `${obstacle(view, told.obstacle)} now lies on the table`;
    case 'device-detonates':
      return `${own} detonates`;
    case 'detonation-prevented':
      return `${shipLabel(view, told.ship)} keeps ${deviceName(told.name)} from detonating`;
    case 'device-removed':
      return `${own} is removed`;
    case 'device-moved':
      return `${own} moves`;
    case 'device-met':
      return `${shipLabel(view, told.ship)} comes upon ${deviceName(told.name)}`;
    case 'obstacle-removed':
      return `${obstacle(view, told.obstacle)} is removed`;
    case 'device-fuse':
      return `${deviceName(told.name)} has ${plural(told.fuses, 'fuse marker')}`;
    case 'obstacle-fuse':
      return `${obstacle(view, told.obstacle)} has ${plural(told.fuses, 'fuse marker')}`;
  }
}

/** What a player is asked about devices. */
export function deviceQuestion(asked: DeviceQuestion, view: SecondState): string {
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'place-device':
      return `Does ${ship} place a device?`;
    case 'lay-object':
      return `Where does ${deviceName(asked.device)} lie?`;
    case 'remove-device':
      return `Which device does ${ship} remove?`;
    case 'choose-detonation':
      return 'Which of your devices detonates next?';
    case 'mine-target':
      return `${deviceLabel(view, asked.device)} lies under several ships: on which one does it detonate?`;
    case 'seismic-obstacle':
      return `Which obstacle does ${deviceLabel(view, asked.device)} shatter?`;
    case 'expose-or-strain':
      return `Does ${ship} turn up a damage card or gain a strain token?`;
    case 'relocate':
      return `Where does ${ship} move?`;
    case 'droid-guides':
      return `At which end of ${ship} does the ${deviceName('buzzdroidswarm')} settle?`;
  }
}
