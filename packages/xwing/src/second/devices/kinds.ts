import type { Direction, Template } from '../../common/index.ts';

/** Every device by the id of its marker. */
export const DEVICE_KINDS = [
  'bomblet',
  'blazerbomb',
  'concussionbomb',
  'electroprotonbomb',
  'ionbomb',
  'protonbomb',
  'seismiccharge',
  'thermaldetonator',
  'clustermine',
  'clustermine-side',
  'connernet',
  'proximitymine',
  'buzzdroidswarm',
  'commandos',
  'drk1probedroid',
  'sensorbuoy',
  'trackingtorpedoes',
  'electrochaffcloud',
  'loosecargo',
  'spareparts',
] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The trait on the card behind a device (bomb.1, mine.1); 'obstacle' for what lies among the obstacles once placed. */
export type DeviceTrait = 'bomb' | 'mine' | 'remote' | 'obstacle';

export const DEVICE_TRAITS: Readonly<Record<DeviceKind, DeviceTrait>> = {
  bomblet: 'bomb',
  blazerbomb: 'bomb',
  concussionbomb: 'bomb',
  electroprotonbomb: 'bomb',
  ionbomb: 'bomb',
  protonbomb: 'bomb',
  seismiccharge: 'bomb',
  thermaldetonator: 'bomb',
  clustermine: 'mine',
  'clustermine-side': 'mine',
  connernet: 'mine',
  proximitymine: 'mine',
  buzzdroidswarm: 'remote',
  commandos: 'remote',
  drk1probedroid: 'remote',
  sensorbuoy: 'remote',
  trackingtorpedoes: 'remote',
  electrochaffcloud: 'obstacle',
  loosecargo: 'obstacle',
  spareparts: 'obstacle',
};

/** A device's trait by the kind in its record. Throws when there is no such kind. */
export function traitOf(kind: string): DeviceTrait {
  if (!Object.hasOwn(DEVICE_TRAITS, kind)) throw new Error(`there is no device '${kind}'`);
  return DEVICE_TRAITS[kind as DeviceKind];
}

/** Of the remotes only commando teams are crew. */
export const isCrewRemote = (kind: string): boolean => kind === 'commandos';

/** When the card behind a device has it placed: in the ship's part of a phase, or by an action. */
export type PlacedIn = 'system' | 'start-of-engagement' | 'end' | 'action';

/** Dropped behind the ship or launched ahead of it, by a template. */
export interface Way {
  readonly how: 'drop' | 'launch';
  readonly template: Template;
  /** The side of the base that the template is set to, where a card says so, and that card. */
  readonly edge?: 'left' | 'right';
  readonly ability?: string;
}

/** How the card behind a device has it placed. */
export interface Placing {
  readonly in: PlacedIn;
  readonly ways: readonly Way[];
  /** Fuse markers it gets when placed. */
  readonly fuses: number;
  /** How many may be placed at once, each by another template. */
  readonly most: number;
  /** Once a charge of the card is inactive it must be placed when it can be (errata-upgrade-cards.11). */
  readonly forced: boolean;
  /** Charges that come back by one reload action. */
  readonly reloads: number;
  /** A calculate token is spent too. */
  readonly calculate: boolean;
}

export const template = (
  speed: number,
  shape: Template['shape'],
  direction: Direction = 'straight',
): Template => ({ speed, shape, direction });

const straight = (how: Way['how'], speed: number): Way => ({ how, template: template(speed, 'straight') });

const sides = (how: Way['how'], speed: number, shape: 'bank' | 'turn'): readonly Way[] =>
  (['left', 'right'] as const).map((direction) => ({ how, template: template(speed, shape, direction) }));

/** Dropped or launched by any of some templates. */
export const waysBy = (...templates: readonly Template[]): readonly Way[] =>
  (['drop', 'launch'] as const).flatMap((how) => templates.map((by) => ({ how, template: by })));

function placed(when: PlacedIn, ways: readonly Way[], more: Partial<Placing> = {}): Placing {
  return { in: when, ways, fuses: 0, most: 1, forced: false, reloads: 1, calculate: false, ...more };
}

const DROPPED = placed('system', [straight('drop', 1)]);
const LAUNCHED_FAR = [...sides('launch', 3, 'bank'), straight('launch', 4)];

/** By which cards' words each device is placed; what nobody places by a card of its own is dropped like a bomb. */
export const PLACING: Readonly<Record<DeviceKind, Placing>> = {
  bomblet: DROPPED,
  blazerbomb: DROPPED,
  concussionbomb: { ...DROPPED, forced: true },
  electroprotonbomb: { ...DROPPED, fuses: 1 },
  ionbomb: DROPPED,
  protonbomb: DROPPED,
  seismiccharge: DROPPED,
  thermaldetonator: placed('system', [straight('drop', 1), straight('drop', 2)], { most: 2, reloads: 2 }),
  clustermine: DROPPED,
  'clustermine-side': DROPPED,
  connernet: DROPPED,
  proximitymine: DROPPED,
  buzzdroidswarm: placed('start-of-engagement', [...sides('launch', 3, 'bank'), straight('launch', 3)], {
    calculate: true,
  }),
  commandos: DROPPED,
  drk1probedroid: placed(
    'end',
    (['drop', 'launch'] as const).flatMap((how) => [
      ...sides(how, 3, 'turn'),
      ...sides(how, 3, 'bank'),
      straight(how, 3),
    ]),
  ),
  sensorbuoy: DROPPED,
  trackingtorpedoes: placed('system', LAUNCHED_FAR, { most: 3 }),
  electrochaffcloud: placed('system', LAUNCHED_FAR, { fuses: 1 }),
  loosecargo: placed('action', [straight('drop', 1)]),
  spareparts: placed('action', [straight('drop', 1)]),
};

/** A card's words that it carries a device, placed as `PLACING` says, for a charge of the card (device.9). */
export interface CarriedDevice {
  readonly kind: 'device';
  readonly device: DeviceKind;
}

/** "This card carries that device." */
export const carries = (device: DeviceKind): CarriedDevice => ({ kind: 'device', device });
