import { activeModifiers, type SecondGame, shipOf } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import { dockedWith } from './carriers.ts';

/** The ability by which a ship treats the shields of those docked with it as its own; almost always none. */
function sharing(ship: Ship): string | undefined {
  if (!ship.aboard) return undefined;
  return activeModifiers(ship).find(
    ({ ability }) =>
      ability.kind === 'modifier' && 'can' in ability.of && ability.of.can === 'use-docked-shields',
  )?.ref;
}

/** The ships whose active shields a ship can lose and spend: itself, then those docked with it where a card says so. */
export function shieldSources(state: SecondState, ship: Ship): readonly Ship[] {
  const own = ship.shields > 0 ? [ship] : [];
  if (sharing(ship) === undefined) return own;
  return [...own, ...dockedWith(state, ship).filter(({ shields }) => shields > 0)];
}

/** The ship that loses a shield for a damage; undefined for none. Others' shields need not be used. */
export function shieldGiver(game: SecondGame, ship: Ship): Ship | undefined {
  const ability = sharing(ship);
  if (ability === undefined) return ship.shields > 0 ? ship : undefined;
  const sources = shieldSources(game.state, ship);
  if (sources.every((one) => one === ship)) return sources[0];
  return pickSource(game, ship, ability, sources, ship.shields === 0);
}

/** The ship that spends a shield as a cost. */
export function shieldPayer(game: SecondGame, ship: Ship): Ship {
  const ability = sharing(ship);
  const sources = shieldSources(game.state, ship);
  if (ability === undefined || sources.length < 2) return sources[0] ?? ship;
  return pickSource(game, ship, ability, sources, false) ?? ship;
}

function pickSource(
  game: SecondGame,
  ship: Ship,
  ability: string,
  sources: readonly Ship[],
  mayNone: boolean,
): Ship | undefined {
  const options = sources.map(({ id }) => ({ target: id }));
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: ship.player,
    because: 'xwing2:errata-upgrade-cards.19',
    ship: ship.id,
    ability,
    options: mayNone ? [...options, { target: -1 }] : options,
  });
  return target < 0 ? undefined : shipOf(game, target);
}
