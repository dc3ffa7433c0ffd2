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
import { boardInWords, lyingList, nearInWords } from '../xwing/in-words.ts';
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
  const near = state.ships.flatMap((other) => {
    const range = rangeBetween(state, ship, other);
    if (!inPlay(other) || other.player === ship.player || range === null) return [];
    const says = `${touchOf(state, ship, other)}${weaponsOn(ship, other, range)}`;
    return [{ tag: tagOf(other.id), range, says }];
  });
  return nearInWords(near);
}

function nearText(state: FirstState, ship: Ship, other: Ship, name: string): string {
  const range = rangeBetween(state, ship, other) ?? '';
  return `${say().atRange({ ship: name, range })}${touchOf(state, ship, other)}${weaponsOn(ship, other)}`;
}

const touchOf = (state: FirstState, ship: Ship, other: Ship): string =>
  touchingShips(state, ship, other) ? `, ${say().touching}` : '';

/** Which weapons of a ship reach an enemy, and at which range where that is not the range already told. */
function weaponsOn(ship: Ship, other: Ship, told?: number): string {
  if (ship.player === other.player) return '';
  const reaching = weaponsOf(ship).flatMap((weapon) => {
    const range = rangeOfAttack(ship, weapon, other);
    if (range === null || range < weapon.range[0] || range > weapon.range[1]) return [];
    const name = weaponName(ship, weapon);
    return [range === told ? name : say().attackRange({ weapon: name, range })];
  });
  return reaching.length > 0 ? ` (${reaching.join('; ')})` : '';
}

/** "primary weapon", or the name of the card. */
export const weaponName = (ship: Ship, { number }: Pick<Weapon, 'number'>): string => {
  const upgrade = number === PRIMARY ? undefined : ship.upgrades[number - 1];
  return upgrade ? words.upgrade(upgrade.id) : say().primaryWeapon;
};
