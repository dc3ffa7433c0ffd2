import { type Ability, turn, whileAttacking } from '../abilities/language.ts';
import type { Chassis, PilotCard, Weapon } from '../cards/chassis.ts';
import type { DeviceKind } from './kinds.ts';

/** What a remote's card prints; what is left out is 0 or none. */
interface RemoteFacts {
  readonly name: string;
  readonly initiative: number;
  readonly agility: number;
  readonly hull: number;
  readonly charges?: number;
  readonly weapons?: readonly Weapon[];
  readonly abilities?: readonly Ability[];
}

/** A remote as a unit: the numbers that a ship card has too, for the time it attacks or is attacked (remotes.1, .3). */
function remote(id: DeviceKind, facts: RemoteFacts): Chassis {
  const { name, initiative, agility, hull, charges, weapons = [], abilities = [] } = facts;
  const card: PilotCard = {
    id,
    name,
    faction: 'separatistalliance',
    initiative,
    limited: 0,
    keywords: [],
    abilities,
    notYet: false,
    ...(charges === undefined ? {} : { charges: { limit: charges, recurring: 0 } }),
  };
  return {
    id,
    name,
    size: 'small',
    dial: [],
    weapons,
    agility,
    hull,
    shields: 0,
    actions: [],
    keywords: [],
    pilots: [card],
  };
}

/** Every remote's card. */
export const REMOTES: readonly Chassis[] = [
  remote('buzzdroidswarm', { name: 'Buzz Droid Swarm', initiative: 0, agility: 1, hull: 1 }),
  remote('drk1probedroid', { name: 'DRK-1 Probe Droid', initiative: 0, agility: 3, hull: 1 }),
  remote('sensorbuoy', { name: 'Sensor Buoy', initiative: 0, agility: 3, hull: 2 }),
  remote('trackingtorpedoes', { name: 'Tracking Torpedoes', initiative: 0, agility: 3, hull: 3 }),
  remote('commandos', {
    name: 'Commando Team',
    initiative: 2,
    agility: 2,
    hull: 2,
    charges: 2,
    weapons: [{ arc: 'front', value: 2 }],
    abilities: [whileAttacking().may(turn('focus', 'hit'))],
  }),
];

const NAMES: ReadonlyMap<string, string> = new Map(REMOTES.map(({ id, name }) => [id, name]));

/** The name on a remote's card, if there is such a remote. */
export const remoteName = (id: string): string | undefined => NAMES.get(id);
