import { announce } from '../abilities/announce.ts';
import type { ArmadaGame } from '../game.ts';
import { occasion, type Ship } from '../state.ts';

/** Turns the speed dial; a change of one or more is a moment for cards (speed.1, damage-cards.23). `what` says by whom. */
export function setSpeed(game: ArmadaGame, ship: Ship, speed: number, because: string, what = ''): void {
  if (ship.speed === speed) return;
  ship.speed = speed;
  game.emit({ kind: 'speed', ship: ship.id, speed, because });
  announce(game, occasion('speed-changed', { ship: ship.id, what }));
}
