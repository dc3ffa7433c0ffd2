/** Who attacks and who is attacked: as the state names them, and as geometry measures them. */

import { bodyOf, obstacleBodyOf, shipOf, squadronBodyOf, squadronOf } from '../game.ts';
import { type Party as Measured, type Zone, zoneBody } from '../geometry/index.ts';
import { tokenBody } from '../objectives/on-table.ts';
import type { ArmadaState, AttackMade, DefenseToken, Marker, Obstacle, Ship, Squadron } from '../state.ts';
import type { Attack, Party } from './schema.ts';

/** A hull zone of a ship. */
export const zoneParty = ({ id }: Ship, zone: Zone): Party => ({ kind: 'zone', id, zone });
/** A squadron; its zone means nothing. */
export const squadronParty = ({ id }: Squadron): Party => ({ kind: 'squadron', id, zone: 'front' });
/** A station or an exogorth; its zone means nothing. */
export const obstacleParty = ({ id }: Obstacle): Party => ({ kind: 'obstacle', id, zone: 'front' });
/** A mine, or a token from which an objective fires; its zone means nothing. */
export const tokenParty = ({ id }: Marker): Party => ({ kind: 'token', id, zone: 'front' });

/** The ship that a hull zone belongs to; null for all else. */
export const shipIn = (state: ArmadaState, { kind, id }: Party): Ship | null =>
  kind === 'zone' ? shipOf({ state }, id) : null;
/** The squadron that takes part; null for all else. */
export const squadronIn = (state: ArmadaState, { kind, id }: Party): Squadron | null =>
  kind === 'squadron' ? squadronOf({ state }, id) : null;
/** The obstacle that takes part; null for all else. */
export const obstacleIn = (state: ArmadaState, { kind, id }: Party): Obstacle | null =>
  kind === 'obstacle' ? state.obstacles[id]! : null;

/** The ship or squadron that takes part; null for what has neither cards nor tokens. */
export const pieceOf = (state: ArmadaState, party: Party): Ship | Squadron | null =>
  shipIn(state, party) ?? squadronIn(state, party);

/** Who attacks; what is nobody's is resolved by the opponent of the defender (obstacles.9). */
export const attackingPlayer = (
  state: ArmadaState,
  { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>,
): number => pieceOf(state, attacker)?.player ?? 1 - pieceOf(state, defender)!.player;
export const defendingPlayer = (
  state: ArmadaState,
  { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>,
): number => pieceOf(state, defender)?.player ?? 1 - pieceOf(state, attacker)!.player;

/** The defense tokens of who takes part, discarded ones included. */
export const tokensOf = (state: ArmadaState, party: Party): readonly DefenseToken[] =>
  pieceOf(state, party)?.defense ?? [];

/** Whoever takes part, where it stands. */
export function measured(state: ArmadaState, party: Party): Measured {
  switch (party.kind) {
    case 'zone':
      return zoneBody(bodyOf(shipOf({ state }, party.id)), party.zone);
    case 'squadron':
      return squadronBodyOf(squadronOf({ state }, party.id));
    case 'obstacle':
      return obstacleBodyOf(state.obstacles[party.id]!);
    case 'token':
      return tokenBody(state.markers.find(({ id }) => id === party.id)!);
  }
}

/** Whether an attack is one of an Attack step, and no answer to another attack. */
export const isInAttackStep = ({ kind }: Pick<Attack, 'kind'>): boolean =>
  kind === 'attack' || kind === 'ignition';

/** Whether an attack is one on a ship: stations are treated as ships, mines as squadrons (attacking-stations.1). */
export const isOnShip = ({ defender }: Pick<Attack, 'defender'>): boolean =>
  defender.kind === 'zone' || defender.kind === 'obstacle';

/** Whether an attack is one of a ship: whatever is no squadron attacks as one. */
export const isByShip = ({ attacker }: Pick<Attack, 'attacker'>): boolean => attacker.kind !== 'squadron';

/** What a ship notes of whom it has attacked. */
export const targetOf = ({ kind }: Party): AttackMade['target'] => (kind === 'zone' ? 'ship' : kind);

export const isShipOnShip = ({ attacker, defender }: Pick<Attack, 'attacker' | 'defender'>): boolean =>
  attacker.kind === 'zone' && defender.kind === 'zone';
