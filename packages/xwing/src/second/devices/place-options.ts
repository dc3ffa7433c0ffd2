/** Which devices a ship could place now, and how. */

import type { Refusal } from '@firing-arc/referee';
import { dropOrLaunch, type Template } from '../../common/index.ts';
import type { SecondGame } from '../game.ts';
import { sizeOf } from '../ship/card.ts';
import { chargesOfUpgrade } from '../ship/upgrades.ts';
import type { SecondState, Ship } from '../state.ts';
import { fitsAt } from './bodies.ts';
import { carriedDevices } from './carried.ts';
import { waysOf } from './changes.ts';
import { type DeviceKind, PLACING, type PlacedIn, traitOf, type Way } from './kinds.ts';
import type { Granted } from './place.ts';
import type { DeviceOption } from './questions.ts';

/** Every way a ship may place the devices it carries that are placed at this moment; an effect may grant others. */
export function deviceOptions(
  state: SecondState,
  ship: Ship,
  when: PlacedIn | Granted,
  used: readonly string[] = [],
): readonly DeviceOption[] {
  const carried = carriedDevices(ship);
  if (carried.length === 0) return [];
  return carried.flatMap(({ upgrade, device }) => {
    if (!timeFor(upgrade, device, when) || cannotPay(ship, upgrade, device)) return [];
    return placements(state, ship, upgrade, device, when).filter((option) => !used.includes(wayName(option)));
  });
}

function timeFor(upgrade: string, device: DeviceKind, when: PlacedIn | Granted): boolean {
  if (typeof when === 'string') return PLACING[device].in === when;
  if (when.upgrade !== undefined) return when.upgrade === upgrade;
  return (when.trait === undefined || traitOf(device) === when.trait) && PLACING[device].in !== 'action';
}

/** Why the card of a device cannot be paid, as a ruling; null when it can (device.9, .10). */
function cannotPay(ship: Ship, upgrade: string, device: DeviceKind): string | null {
  const card = ship.upgrades.find(({ id }) => id === upgrade)!;
  if (chargesOfUpgrade(card) && card.charges < 1) return 'xwing2:device.9';
  return PLACING[device].calculate && ship.tokens.calculate < 1 ? 'xwing2:device.10' : null;
}

/** The places a device may be put to: wholly inside the play area (device.17). */
function placements(
  state: SecondState,
  ship: Ship,
  upgrade: string,
  device: DeviceKind,
  when: PlacedIn | Granted,
): readonly DeviceOption[] {
  const size = sizeOf(ship);
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  return waysOf(state, ship, device, waysFor(device, when)).flatMap(({ how, template, edge, ability }) =>
    dropOrLaunch(device, size, from, edge ?? (how === 'drop' ? 'rear' : 'front'), template)
      .filter(({ pose }) => fitsAt(state, device, pose))
      .map(({ guides, pose }) => ({
        kind: 'device' as const,
        upgrade,
        device,
        how,
        template,
        guides,
        at: pose,
        ...(edge ? { edge } : {}),
        ...(ability ? { ability } : {}),
      })),
  );
}

function waysFor(device: DeviceKind, when: PlacedIn | Granted): readonly Way[] {
  if (typeof when === 'string') return PLACING[device].ways;
  const { ways = PLACING[device].ways, hows } = when;
  return hows ? ways.filter(({ how }) => hows.includes(how)) : ways;
}

/** One way of placing, so that another can be asked for. */
export const wayName = ({ how, template }: { readonly how: string; readonly template: Template }): string =>
  `${how} ${template.speed} ${template.shape} ${template.direction}`;

/** What a ship may place in its part of the System Phase: once, unless it decloaked (device.8, .12). */
export function systemDevices(state: SecondState, ship: Ship): readonly DeviceOption[] {
  if (ship.upgrades.length === 0 || ship.place !== 'table' || systemRefusal(ship)) return [];
  const options = deviceOptions(state, ship, 'system');
  const forced = options.filter((option) => isForced(ship, option));
  return forced.length > 0 ? forced : options;
}

/** Why a ship may not place any device in the System Phase, as a ruling; null when it may. */
function systemRefusal(ship: Ship): string | null {
  if (ship.devicesPlaced > 0) return 'xwing2:device.8';
  return ship.systemUsed.includes('decloak') ? 'xwing2:cloak.12' : null;
}

/** Why each device that a ship carries is not offered in the System Phase. */
export function deviceRefusals(state: SecondState, ship: Ship): readonly Refusal[] {
  const offered = systemDevices(state, ship);
  return carriedDevices(ship)
    .filter(({ device }) => PLACING[device].in === 'system')
    .filter(({ upgrade }) => !offered.some((option) => option.upgrade === upgrade))
    .map(({ upgrade, device }) => ({
      option: `upgrade-${upgrade}`,
      ruling:
        systemRefusal(ship) ??
        cannotPay(ship, upgrade, device) ??
        (mustPlace(ship, offered) ? 'xwing2:errata-upgrade-cards.11' : 'xwing2:device.17'),
    }));
}

/** Whether one of some options must be taken: once a charge is gone from such a card (errata-upgrade-cards.11). */
export const mustPlace = (ship: Ship, options: readonly DeviceOption[]): boolean =>
  options.some((option) => isForced(ship, option));

/** Whether a device must be placed before any other, and leaves no choice. */
function isForced(ship: Ship, { device, upgrade }: DeviceOption): boolean {
  if (!PLACING[device].forced) return false;
  const card = ship.upgrades.find(({ id }) => id === upgrade)!;
  return card.charges < (chargesOfUpgrade(card)?.limit ?? 0);
}

/** After one of several that a card lets a ship place at once, the next, by another template (faq-specific-card-questions.62). */
export function moreToPlace(
  game: SecondGame,
  ship: Ship,
  option: DeviceOption,
  used: readonly string[],
): void {
  const all = [...used, wayName(option)];
  if (all.length >= PLACING[option.device].most) return;
  game.next({ kind: 'place-more', ship: ship.id, upgrade: option.upgrade, used: all });
}
