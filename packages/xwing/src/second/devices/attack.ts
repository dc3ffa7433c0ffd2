import { type Arc, attackRange, band, type Line, remoteShot } from '../../common/index.ts';
import { bodyOf, isRemote } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import type { Ship } from '../state.ts';
import { rangeOf, unitBody } from './bodies.ts';

/** The ranges of a commando team's attack (objects-remotes.17). */
const TEAM_RANGE: readonly [number, number] = [1, 2];

/** Attack range when a remote attacks or is attacked: -1 not in the arc, 4 beyond reach (remotes.6). */
export function remoteAttackRange(attacker: Ship, arc: Arc, defender: Ship): number {
  const target = unitBody(defender);
  const near = (mm: number): number =>
    rangeOf(unitBody(attacker), target) === 0 ? 0 : Math.max(1, band(mm));
  if (!isRemote(attacker)) {
    const mm = attackRange(bodyOf(attacker), arc, target);
    return mm < 0 ? -1 : near(mm);
  }
  const shot = remoteShot(attacker.card, attacker, target);
  if (shot === null) return -1;
  const range = near(shot.mm);
  return range >= TEAM_RANGE[0] && range <= TEAM_RANGE[1] ? range : 4;
}

/** The lines a remote may measure its attack along. */
export const remoteLines = (attacker: Ship, defender: Ship): readonly Line[] =>
  remoteShot(attacker.card, attacker, unitBody(defender))?.lines ?? [];

/** An attack of a commando team costs a charge (objects-remotes.17). */
export function payForTeam(game: SecondGame, unit: Ship): void {
  unit.charges -= 1;
  game.emit({
    kind: 'charge-spent',
    ship: unit.id,
    charge: 'standard',
    because: 'xwing2:objects-remotes.17',
  });
}
