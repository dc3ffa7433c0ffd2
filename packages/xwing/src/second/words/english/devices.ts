import type { DeviceEvent } from '../../devices/events.ts';
import { type DeviceKind, PLACING, type PlacedIn } from '../../devices/kinds.ts';
import type { DeviceOption, DeviceQuestion, RelocateOption } from '../../devices/questions.ts';
import type { SecondState } from '../../state.ts';
import { letter, shipLabel } from '../labels.ts';
import { list, obstacle, player, plural, sentence, template } from './terms.ts';

const NAMES: Readonly<Record<DeviceKind, string>> = {
  bomblet: 'Bomblet',
  blazerbomb: 'Blazer Bomb',
  concussionbomb: 'Concussion Bomb',
  electroprotonbomb: 'Electro-Proton Bomb',
  ionbomb: 'Ion Bomb',
  protonbomb: 'Proton Bomb',
  seismiccharge: 'Seismic Charge',
  thermaldetonator: 'Thermal Detonator',
  clustermine: 'Cluster Mine',
  'clustermine-side': 'Cluster Mine',
  connernet: 'Conner Net',
  proximitymine: 'Proximity Mine',
  buzzdroidswarm: 'Buzz Droid Swarm',
  commandos: 'Commando Team',
  drk1probedroid: 'DRK-1 Probe Droid',
  sensorbuoy: 'Sensor Buoy',
  trackingtorpedoes: 'Tracking Torpedoes',
  electrochaffcloud: 'electro-chaff cloud',
  loosecargo: 'loose cargo',
  spareparts: 'spare parts',
};

/** A device by the name of its kind. */
export const deviceName = (kind: string): string => NAMES[kind as DeviceKind] ?? kind;

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
export function deviceLabel(view: SecondState, id: number): string {
  const device = view.devices.find((other) => other.id === id);
  if (!device) return 'a device';
  const same = view.devices.filter(
    (other) => other.player === device.player && deviceName(other.kind) === deviceName(device.kind),
  );
  const which = same.length < 2 ? '' : ` ${letter(same.indexOf(device))}`;
  return `${deviceName(device.kind)}${which} of ${player(device.player)}`;
}

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
    case 'device-removed':
      return `${own} is removed`;
    case 'device-moved':
      return `${own} moves to ${Math.round(told.to.x)}, ${Math.round(told.to.y)}`;
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
    case 'place-remote':
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

const TAKEN = {
  expose: 'turn up a damage card',
  strain: 'gain 1 strain token',
  nothing: 'neither',
} as const;

/** One option of a question about devices; undefined when there is no such option. */
export function deviceOption(asked: DeviceQuestion, index: number, view: SecondState): string | undefined {
  switch (asked.kind) {
    case 'place-device':
      return given(asked.options[index], (one) => (one.kind === 'none' ? 'no' : placingWords(one)));
    case 'place-remote':
      return 'a place on the table';
    case 'remove-device':
      return given(asked.options[index], (one) => deviceLabel(view, one.device));
    case 'choose-detonation':
      return given(asked.options[index], (one) =>
        one.ship < 0
          ? deviceLabel(view, one.device)
          : `${deviceLabel(view, one.device)} on ${shipLabel(view, one.ship)}`,
      );
    case 'mine-target':
      return given(asked.options[index], (one) => shipLabel(view, one.ship));
    case 'seismic-obstacle':
      return given(asked.options[index], (one) => obstacle(view, one.obstacle));
    case 'expose-or-strain':
      return given(asked.options[index], (one) => TAKEN[one.take]);
    case 'relocate':
      return given(asked.options[index], (one) => (one.kind === 'none' ? 'stay' : relocatingWords(one)));
    case 'droid-guides':
      return given(asked.options[index], (one) => one.guides);
  }
}

const given = <One>(one: One | undefined, words: (one: One) => string): string | undefined =>
  one === undefined ? undefined : words(one);

/** "drop Proton Bomb, 1 straight"; commandos may turn round. */
export function placingWords({ how, device, template: by, guides, edge }: DeviceOption): string {
  const turned = guides === 'rear' && device === 'commandos' ? ', facing the ship' : '';
  const side = edge ? `, from its ${edge} side` : '';
  return `${how} ${deviceName(device)}, ${template(by)}${side}${turned}`;
}

/** "move by 2 straight from its left front guides". */
export const relocatingWords = ({ template: by, guides }: RelocateOption): string =>
  `move by ${template(by)}${guides === 'front' ? '' : ` from its ${guides} guides`}`;
