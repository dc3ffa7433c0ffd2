import {
  type FirstState,
  inPlay,
  PRIMARY,
  rangeBetween,
  rangeOfAttack,
  type Ship,
  touchingShips,
  typeOf,
  type Weapon,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import type { ShownList, ShownWords } from '../../shown/table.ts';
import { boardInWords, lyingList } from '../xwing/in-words.ts';
import { say, tagOf } from '../xwing/names.ts';
import { taggedName, words } from './names.ts';
import { hullLeft } from './ships.ts';

export function tableInWords(state: FirstState): ShownWords {
  const ships = state.ships.filter(inPlay);
  return boardInWords({
    ships: ships.map((ship) => ({
      id: ship.id,
      name: taggedName(state, ship.id),
      type: typeOf(ship).name,
      side: words.player(ship.player),
      x: ship.x,
      y: ship.y,
      facing: ship.facing,
      hull: hullLeft(state, ship),
      shields: ship.shields,
      ranges: rangesOf(state, ship, ships),
    })),
    objectives: [],
    devices: bombs(state),
    obstacles: state.obstacles
      .filter((obstacle) => obstacle.placed)
      .map(({ id, x, y }) => ({ id, x, y, name: words.obstacle(state, id) })),
  });
}

const bombs = (state: FirstState): readonly ShownList[] =>
  state.bombs.length === 0
    ? []
    : [
        lyingList(
          say().bombs,
          state.bombs.map(({ id, kind, x, y }) => ({ id, x, y, name: words.bomb(kind) })),
        ),
      ];

/** "5 at range 2 (primary weapon at range 2), touching; beyond range 3: 6, 7." */
function rangesOf(state: FirstState, ship: Ship, ships: readonly Ship[]): string {
  const others = ships.filter((other) => other !== ship);
  const near = others.filter((other) => rangeBetween(state, ship, other) !== null);
  const far = others.filter((other) => !near.includes(other));
  const parts = [
    ...near.map((other) => nearText(state, ship, other, taggedName(state, other.id))),
    ...(far.length > 0 ? [say().beyond({ ships: far.map(({ id }) => tagOf(id)).join(', ') })] : []),
  ];
  return parts.length > 0 ? `${parts.join('; ')}.` : say().noOther;
}

/** Which enemies are within range 3 of a ship, and which of its weapons reach them. */
export function caption(state: FirstState, id: number): string {
  const ship = state.ships[id];
  if (!ship || !inPlay(ship)) return '';
  const enemies = state.ships.filter(
    (other) => inPlay(other) && other.player !== ship.player && rangeBetween(state, ship, other) !== null,
  );
  const near = enemies.map((other) => nearText(state, ship, other, tagOf(other.id)));
  return near.length > 0 ? `${near.join('; ')}.` : say().noEnemy;
}

function nearText(state: FirstState, ship: Ship, other: Ship, name: string): string {
  const touch = touchingShips(state, ship, other) ? `, ${say().touching}` : '';
  const range = rangeBetween(state, ship, other) ?? '';
  return `${say().atRange({ ship: name, range })}${touch}${weaponsOn(ship, other)}`;
}

/** Which weapons of a ship reach an enemy, and at which range. */
function weaponsOn(ship: Ship, other: Ship): string {
  if (ship.player === other.player) return '';
  const reaching = weaponsOf(ship).flatMap((weapon) => {
    const range = rangeOfAttack(ship, weapon, other);
    if (range === null || range < weapon.range[0] || range > weapon.range[1]) return [];
    return [say().attackRange({ weapon: weaponName(ship, weapon), range })];
  });
  return reaching.length > 0 ? ` (${reaching.join('; ')})` : '';
}

/** "primary weapon", or the name of the card. */
export const weaponName = (ship: Ship, { number }: Pick<Weapon, 'number'>): string => {
  const upgrade = number === PRIMARY ? undefined : ship.upgrades[number - 1];
  return upgrade ? words.upgrade(upgrade.id) : say().primaryWeapon;
};
