/** A ship as a game begins. */

import { upgradeCard } from '../cards/index.ts';
import { shipCard } from '../cards/library.ts';
import { energyOf } from '../huge/energy.ts';
import { firstIndicator } from '../huge/turrets.ts';
import type { Ship, Upgrade } from '../state.ts';
import { forceOf, shieldsOf } from './values.ts';
import { weaponsOf } from './weapons.ts';

/** A ship in reserve, whole and without tokens, all charges active (charges.7). */
export function newShip(
  id: number,
  player: number,
  pilot: string,
  points: number,
  upgrades: readonly string[] = [],
): Ship {
  const { pilot: card, chassis } = shipCard(pilot);
  const ship: Ship = {
    id,
    player,
    card: card.id,
    points,
    place: 'reserve',
    carrier: -1,
    returns: '',
    x: 0,
    y: 0,
    facing: 0,
    turret: -1,
    dial: -1,
    revealed: false,
    activated: false,
    engaged: false,
    destroyed: false,
    destroyedBy: -1,
    fled: false,
    halfScored: false,
    skipsAction: '',
    noMoreActions: false,
    shields: 0,
    charges: card.charges?.limit ?? 0,
    force: 0,
    energy: energyOf(chassis, upgrades),
    upgrades: upgrades.map((id) => newUpgrade({ card: card.id }, id)),
    damage: [],
    conditions: [],
    tokens: noTokens(),
    initiatives: [],
    lasting: [],
    performed: [],
    failed: [],
    bonusAttacked: false,
    fired: [],
    wing: -1,
    wingPosition: '',
    inFormation: false,
    systemDone: false,
    systemUsed: [],
    decloakedIn: '',
    tractored: false,
    dialShown: false,
    devicesPlaced: 0,
    flown: notFlown(),
  };
  ship.shields = shieldsOf(ship);
  ship.force = forceOf(ship)?.limit ?? 0;
  // arc.15; a huge ship's indicators belong to its upgrades.
  if (!chassis.huge && weaponsOf(ship).some((weapon) => weapon.arc.endsWith('turret'))) ship.turret = 0;
  return ship;
}

/** An upgrade as a ship has it from setup on: all charges active. */
export const newUpgrade = (ship: Pick<Ship, 'card'>, id: string): Upgrade => ({
  id,
  charges: upgradeCard(id)?.charges?.limit ?? 0,
  flipped: false,
  turret: firstIndicator(shipCard(ship.card).chassis.size === 'huge', id),
});

export function noTokens(): Ship['tokens'] {
  return {
    focus: 0,
    evade: 0,
    calculate: 0,
    'reinforce-fore': 0,
    'reinforce-aft': 0,
    disarm: 0,
    jam: 0,
    tractor: 0,
    cloak: 0,
    stress: 0,
    strain: 0,
    deplete: 0,
    ion: 0,
  };
}

/** What a ship remembers before it has executed a maneuver this round. */
export const notFlown = (): Ship['flown'] => ({
  bearing: '',
  direction: '',
  speed: 0,
  difficulty: '',
  fully: false,
  ion: false,
  obstacle: false,
  through: [],
});
