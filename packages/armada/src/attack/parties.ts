/** Who attacks and who is attacked: as the state names them, and as geometry measures them. */
import { bodyOf, shipOf, squadronBodyOf, squadronOf } from '../game.ts';
import { type Party as Measured, type Zone, zoneBody } from '../geometry/index.ts';
import type { ArmadaState, DefenseToken, Ship, Squadron } from '../state.ts';
import type { Attack, Party } from './schema.ts';

/** A hull zone of a ship. */
export const zoneParty = ({ id }: Ship, zone: Zone): Party => ({ kind: 'zone', id, zone });
/** A squadron; its zone means nothing. */
export const squadronParty = ({ id }: Squadron): Party => ({ kind: 'squadron', id, zone: 'front' });

/** The ship that a hull zone belongs to; null for a squadron. */
export const shipIn = (state: ArmadaState, { kind, id }: Party): Ship | null =>
  kind === 'zone' ? shipOf({ state }, id) : null;
/** The squadron that takes part; null for a ship. */
export const squadronIn = (state: ArmadaState, { kind, id }: Party): Squadron | null =>
  kind === 'squadron' ? squadronOf({ state }, id) : null;

export const pieceOf = (state: ArmadaState, { kind, id }: Party): Ship | Squadron =>
  kind === 'zone' ? shipOf({ state }, id) : squadronOf({ state }, id);

export const attackingPlayer = (state: ArmadaState, { attacker }: Attack): number =>
  pieceOf(state, attacker).player;
export const defendingPlayer = (state: ArmadaState, { defender }: Attack): number =>
  pieceOf(state, defender).player;

/** The defense tokens of a ship or squadron, discarded ones included. */
export const tokensOf = (state: ArmadaState, party: Party): readonly DefenseToken[] =>
  pieceOf(state, party).defense;

/** A hull zone or squadron where it stands. */
export function measured(state: ArmadaState, { kind, id, zone }: Party): Measured {
  return kind === 'zone'
    ? zoneBody(bodyOf(shipOf({ state }, id)), zone)
    : squadronBodyOf(squadronOf({ state }, id));
}

export const isShipOnShip = ({ attacker, defender }: Pick<Attack, 'attacker' | 'defender'>): boolean =>
  attacker.kind === 'zone' && defender.kind === 'zone';
