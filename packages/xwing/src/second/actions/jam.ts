import type { Refusal } from '@firing-arc/referee';
import { inArc } from '../../common/index.ts';
import { allowedTo, relationOfShips } from '../abilities/evaluate.ts';
import { announce } from '../abilities/hooks.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { probeRanges } from '../devices/bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { rangeBetween } from '../range.ts';
import { areEnemies } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { giveTokens } from '../tokens.ts';
import { payForReach } from './pay-reach.ts';
import type { Resolved } from './perform.ts';
import { farRange, fartherBy, reachesByLock } from './reach.ts';

/** Jam, by the action or an effect: an enemy ship in reach is jammed (jam.1-.3); without one it fails (jam.10). */
export function jam(game: SecondGame, ship: Ship): Resolved {
  const targets = jamTargets(game.state, ship);
  if (targets.length === 0) return { failed: true, because: 'xwing2:jam.10' };
  const { ship: chosen } = game.choose(
    {
      form: 'choice',
      kind: 'jam-target',
      player: ship.player,
      because: 'xwing2:jam.2',
      ship: ship.id,
      options: targets.map((target) => ({ ship: target.id })),
    },
    { refused: () => outOfReach(game.state, ship) },
  );
  const other = shipOf(game, chosen);
  if (!inReach(game.state, ship, other))
    payForReach(game, ship, other, 'jam', (more) => inReach(game.state, ship, other, more));
  game.emit({ kind: 'jammed', ship: ship.id, other: chosen, because: 'xwing2:jam.3' });
  jamShip(game, shipOf(game, chosen), ship.player);
  announce(game, 'after-jam', { ship: ship.id, other: chosen });
  return { failed: false };
}

/** A ship gains a jam token from an effect of a player, who decides what it costs the ship (jam.3, .13). */
export function jamShip(game: SecondGame, ship: Ship, by: number): void {
  giveTokens(game, by, ship, { token: 'jam', count: 1, because: 'xwing2:jam.3' });
}

/** Enemy ships at range 1, or at range 1-2 in the bullseye arc (jam.2); also of a friendly probe (objects-remotes.10). */
export const jamTargets = (state: SecondState, ship: Ship): readonly Ship[] =>
  enemiesOf(state, ship).filter(
    (enemy) =>
      inReach(state, ship, enemy) ||
      inReach(state, ship, enemy, fartherBy(state, ship, 'jam')) ||
      reachesByLock(state, ship, enemy),
  );

/** At range 1, in the bullseye arc at range 1-2, or so much farther. */
function inReach(state: SecondState, ship: Ship, enemy: Ship, farther = 0): boolean {
  const ranges = [farRange(state, ship, enemy), ...probeRanges(state, ship.player, bodyOf(enemy))];
  const within = (most: number) => ranges.some((range) => range >= 1 && range <= most);
  return within(1 + farther) || (within(2 + farther) && inArc(bodyOf(ship), 'bullseye', bodyOf(enemy)));
}

/** Whom a ship may jam: enemies, and by a card itself and its friends too. */
const enemiesOf = (state: SecondState, ship: Ship): readonly Ship[] => {
  const friends = allowedTo(state, ship, 'jam-friends').length > 0;
  return state.ships.filter(
    (other) =>
      inPlay(other) &&
      (areEnemies(state, other.player, ship.player) ||
        (friends && (other === ship || relationOfShips(state, ship, other) === 'friendly'))),
  );
};

function outOfReach(state: SecondState, ship: Ship): readonly Refusal[] {
  const targets = jamTargets(state, ship);
  return enemiesOf(state, ship)
    .filter((enemy) => !targets.includes(enemy))
    .map((enemy) => ({
      option: `ship-${enemy.id}`,
      ruling: 'xwing2:jam.2',
      facts: { range: rangeBetween(state, ship, enemy) },
    }));
}
