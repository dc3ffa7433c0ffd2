import { chassisById, pilotCard, upgradeCard } from '../cards/index.ts';
import { conditionCard } from '../conditions/cards.ts';
import type { DeviceKind } from '../devices/kinds.ts';
import { remoteName } from '../devices/remote-cards.ts';
import { findAbility } from '../ship/abilities.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { SecondState } from '../state.ts';

/** Names that are the same in every language. */

/** A ship's card name without quotation marks around the whole; letters A, B, C when several ships have it. */
export function shipLabel(view: SecondState, id: number): string {
  const ship = view.ships[id];
  if (!ship) return `#${id}`;
  const name = bareName(ship.card);
  const same = view.ships.filter((other) => bareName(other.card) === name);
  return same.length < 2 ? name : `${name} ${letter(same.indexOf(ship))}`;
}

function bareName(card: string): string {
  const name = pilotCard(card)?.name ?? remoteName(card) ?? card;
  return /^“[^”]*”$/.test(name) ? name.slice(1, -1) : name;
}

/** A to Z, then AA, AB and so on. */
function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

/** The name of an upgrade card. */
export const upgradeName = (id: string): string => upgradeCard(id)?.name ?? id;

/** The name of a ship card or an upgrade. */
export const cardName = (id: string): string => pilotCard(id)?.name ?? upgradeName(id);

/** The name of a type of ships. */
export const typeName = (id: string): string => chassisById(id)?.name ?? id;

/** The name of a condition card. */
export const conditionTitle = (id: string): string => conditionCard(id)?.name ?? id;

/** The same of one that may be facedown, which a language calls `secret`. */
export const conditionNameIn =
  (secret: string) =>
  (id: string | null): string =>
    (id === null ? undefined : conditionCard(id)?.name) ?? secret;

/** The card of a special weapon with "," behind it, as it stands before the arc; nothing for a primary one. */
export function specialWeapon(view: SecondState, id: number, weapon: number): string {
  const ship = view.ships[id];
  const special = ship && weaponsOf(ship)[weapon]?.special;
  return special ? `${upgradeName(special.upgrade)}, ` : '';
}

/** The faces of the dice in the attack under way. */
export const pool = (view: SecondState, dice: 'attack' | 'defense'): readonly string[] =>
  (dice === 'attack' ? view.attack?.attackDice : view.attack?.defenseDice)?.map((die) => die.face) ?? [];

/** Names abilities by the card they stand on; the words are those of a language. */
export const abilityNameIn =
  (say: { readonly linked: string; readonly unknown: string; readonly own: (ship: string) => string }) =>
  (view: SecondState, ref: string, id: number): string => {
    if (ref === 'link') return say.linked;
    const ship = view.ships[id];
    const owned = ship ? findAbility(ship, ref) : undefined;
    if (!owned) return say.unknown;
    return ref.startsWith('pilot.') ? say.own(shipLabel(view, id)) : owned.name;
  };

const DEVICES: Readonly<Record<DeviceKind, string>> = {
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

/** The name of a kind of devices. */
export const deviceTitle = (kind: string): string => DEVICES[kind as DeviceKind] ?? kind;

/** Names a device in play by its owner and kind (device.7); letters A, B, C when the owner has several of the kind. */
export const deviceLabelIn =
  (say: {
    readonly unknown: string;
    readonly name: (kind: string) => string;
    readonly of: (name: string, owner: number) => string;
  }) =>
  (view: SecondState, id: number): string => {
    const device = view.devices.find((other) => other.id === id);
    if (!device) return say.unknown;
    const same = view.devices.filter(
      (other) => other.player === device.player && say.name(other.kind) === say.name(device.kind),
    );
    const which = same.length < 2 ? '' : ` ${letter(same.indexOf(device))}`;
    return say.of(`${say.name(device.kind)}${which}`, device.player);
  };

/** Whether an ability is the ship's own: its card is called as the ship. */
export const isOwnAbility = (ability: string, ship: string): boolean =>
  ability.replaceAll(/[“”]/g, '') === ship.replaceAll(/[“”]/g, '');

/** A word so many times. */
export const repeated = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => word);
