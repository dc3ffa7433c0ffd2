import {
  type ArmadaState,
  type Ship,
  type Squadron,
  shipsInPlay,
  squadronsInPlay,
} from '@firing-arc/armada/engine';

/** What lies on the table: all that counts while it is set up. */
export interface Deployed {
  readonly state: ArmadaState;
  readonly player: number;
  readonly own: readonly Ship[];
  readonly enemies: readonly Ship[];
  readonly ownSquadrons: readonly Squadron[];
  readonly foeSquadrons: readonly Squadron[];
}

export function deployedIn(state: ArmadaState, player: number): Deployed {
  const ships = shipsInPlay(state);
  const squadrons = squadronsInPlay(state);
  return {
    state,
    player,
    own: ships.filter((ship) => ship.player === player),
    enemies: ships.filter((ship) => ship.player !== player),
    ownSquadrons: squadrons.filter((one) => one.player === player),
    foeSquadrons: squadrons.filter((one) => one.player !== player),
  };
}

/** How far two things are apart, from middle to middle (mm). */
export function apart(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
) {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** How far the nearest of some things is; far away when there is none. */
export const nearest = (
  at: { readonly x: number; readonly y: number },
  things: readonly { readonly x: number; readonly y: number }[],
): number => things.reduce((least, thing) => Math.min(least, apart(at, thing)), 5000);
