import { type SecondGame, shipOf } from '../game.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import { dockedWith } from './carriers.ts';

/** The ability by which a ship lets those docked with it share what hits it; almost always none. */
function sharing(
  ship: Ship,
  can: 'use-docked-shields' | 'let-docked-suffer' = 'use-docked-shields',
): string | undefined {
  if (!ship.aboard) return undefined;
  return activeModifiers(ship).find(
    ({ ability }) => ability.kind === 'modifier' && 'can' in ability.of && ability.of.can === can,
  )?.ref;
}

/** The docked ship that suffers a damage of an attack instead of its carrier; undefined for none. */
export function damageTaker(game: SecondGame, ship: Ship): Ship | undefined {
  const { attack } = game.state;
  if (attack?.defender !== ship.id || attack.step === 'aftermath') return undefined;
  const ability = sharing(ship, 'let-docked-suffer');
  if (ability === undefined) return undefined;
  const docked = dockedWith(game.state, ship);
  return pickSource(game, ship, ability, [...docked, null], 'xwing2:card-interpretation.4');
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
  return pickSource(game, ship, ability, ship.shields === 0 ? [...sources, null] : sources);
}

/** The ship that spends a shield as a cost. */
export function shieldPayer(game: SecondGame, ship: Ship): Ship {
  const ability = sharing(ship);
  const sources = shieldSources(game.state, ship);
  if (ability === undefined || sources.length < 2) return sources[0] ?? ship;
  return pickSource(game, ship, ability, sources) ?? ship;
}

/** A player picks one of some ships; null among them is the choice of none. */
function pickSource(
  game: SecondGame,
  ship: Ship,
  ability: string,
  sources: readonly (Ship | null)[],
  because = 'xwing2:errata-upgrade-cards.19',
): Ship | undefined {
  const options = sources.map((source) => ({ target: source?.id ?? -1 }));
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: ship.player,
    because,
    ship: ship.id,
    ability,
    options,
  });
  return target < 0 ? undefined : shipOf(game, target);
}
