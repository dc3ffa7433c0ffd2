/** Ships and squadrons suffer damage. */

import { cardFaceup } from '../abilities/faceup.ts';
import { shrugsOff } from '../abilities/instead.ts';
import { hullOf, shieldsIgnored } from '../abilities/modifiers.ts';
import { type ArmadaGame, inPlay, zonesOf } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaState, DamageCard, Ship, Squadron } from '../state.ts';
import { DEALT, FACEUP } from './attack-marks.ts';
import { damageName, drawCard } from './deck.ts';
import { drawFaceup } from './faceup.ts';
import { destroyShip, destroySquadron, waitsToHitBack } from './removal.ts';

export { destroyShip, destroySquadron } from './removal.ts';

/** One hull zone suffers damage point by point: its shields first, then cards (damage.2). */
export function sufferAt(game: ArmadaGame, ship: Ship, zone: Zone, damage: number, because: string): void {
  for (let point = 0; point < damage && inPlay(ship); point++) {
    if (ship.shields[zone] > 0 && !shieldsIgnored(game.state, ship))
      loseShield(game, ship, zone, 'armada:damage.2');
    else dealCard(game, ship, takesFaceup(game, ship), because);
  }
}

/** Whether an attack's critical effect turns up the next card dealt to its defender (critical-effects.5). */
function takesFaceup({ state: { attack } }: ArmadaGame, ship: Ship): boolean {
  if (!attack || attack.faceup === 0 || attack.defender.kind !== 'zone' || attack.defender.id !== ship.id)
    return false;
  attack.faceup -= 1;
  return true;
}

export function loseShield(game: ArmadaGame, ship: Ship, zone: Zone, because: string): void {
  if (ship.shields[zone] === 0) return;
  ship.shields[zone] -= 1;
  game.emit({ kind: 'shield-lost', ship: ship.id, zone, shields: ship.shields[zone], because });
}

/** Damage that names no zone goes wholly to one that the owner picks (damage.4). */
export function sufferAnywhere(game: ArmadaGame, ship: Ship, damage: number, because: string): void {
  if (damage <= 0 || !inPlay(ship)) return;
  const { zone } = game.choose({
    form: 'choice',
    kind: 'damage-zone',
    player: ship.player,
    because: 'armada:damage.4',
    ship: ship.id,
    options: zonesOf(ship).map((zone) => ({ zone })),
  });
  sufferAt(game, ship, zone, damage, because);
}

/** Deals one damage card; a faceup one acts, and then the ship may be destroyed (damage.3, .5, .8). */
export function dealCard(game: ArmadaGame, ship: Ship, up: boolean, because: string): void {
  if (!inPlay(ship) || isDue(game, ship)) return;
  const { state } = game;
  const kind = up ? drawFaceup(game, ship) : drawCard(game);
  const name = damageName(kind);
  const card: DamageCard = { uid: state.nextUid++, kind, up: up && name !== null };
  ship.damage.push(card);
  if (card.up) state.attack?.used.push(FACEUP);
  if (isAttacked(state, ship)) state.attack?.used.push(DEALT);
  game.emit({ kind: 'damage-dealt', ship: ship.id, card: card.up ? name : null, because });
  if (card.up && !isDue(game, ship) && !shrugsOff(game, ship, card)) cardFaceup(game, ship, card);
  destroyIfDue(game, ship);
}

const isAttacked = ({ attack }: ArmadaState, { id }: Ship): boolean =>
  attack?.defender.kind === 'zone' && attack.defender.id === id;

/** Turns a facedown card faceup; it acts as if dealt so. */
export function turnUp(game: ArmadaGame, ship: Ship, card: DamageCard, because: string): void {
  const name = damageName(card.kind);
  if (card.up || name === null) return;
  card.up = true;
  game.state.attack?.used.push(FACEUP);
  game.emit({ kind: 'damage-turned-up', ship: ship.id, card: name, because });
  cardFaceup(game, ship, card);
  destroyIfDue(game, ship);
}

/** Damage cards equal to its hull value: the ship is destroyed (damage.3). */
export const isDue = ({ state }: Pick<ArmadaGame, 'state'>, ship: Ship): boolean =>
  ship.damage.length >= hullOf(state, ship);

/** Destroys a ship that has as many cards as hull, at once, unless a salvo of its own is to come (defense-tokens.13). */
export function destroyIfDue(game: ArmadaGame, ship: Ship): void {
  if (inPlay(ship) && isDue(game, ship) && !waitsToHitBack(game.state, 'zone', ship.id))
    destroyShip(game, ship, 'armada:damage.3');
}

/** A squadron's hull points go down by the total (damage.1). */
export function damageSquadron(game: ArmadaGame, squadron: Squadron, damage: number, because: string): void {
  if (damage <= 0 || !inPlay(squadron)) return;
  squadron.hull = Math.max(0, squadron.hull - damage);
  game.emit({ kind: 'hull-lost', squadron: squadron.id, hull: squadron.hull, because });
  removeIfDead(game, squadron);
}

/** A squadron without hull points is destroyed, after it has hit back (destroyed-ships-and-squadrons.1). */
export function removeIfDead(game: ArmadaGame, squadron: Squadron): void {
  if (squadron.hull > 0 || !inPlay(squadron) || waitsToHitBack(game.state, 'squadron', squadron.id)) return;
  destroySquadron(game, squadron, 'armada:destroyed-ships-and-squadrons.1');
}
