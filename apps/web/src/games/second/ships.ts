/** The ships of X-Wing 2.5 as the board shows them. */

import { BULLSEYE_WIDTH } from '@firing-arc/xwing/common';
import {
  farthestRange,
  firingArcs,
  hullOf,
  hullRemaining,
  initiativeOf,
  inPlay,
  isRemoteCard,
  type SecondState,
  type Ship,
  shieldsOf,
  shipCard,
  TOKEN_COLOUR,
  TOKENS,
} from '@firing-arc/xwing/second/engine';
import type { BoardToken, Print, ShownReach, ShownShip } from '../../shown/table.ts';
import { arcPrints, reachOf, shownBase, silhouettePrints, turretPrints } from '../xwing/base.ts';
import { conditionsOf, onBoard } from '../xwing/cards.ts';
import { say } from '../xwing/names.ts';
import { words } from './names.ts';
import { baseOf } from './preview.ts';

export const chassisName = (ship: Ship): string => shipCard(ship.card).chassis.name;

export function shownShip(state: SecondState, ship: Ship): ShownShip {
  return {
    ...onBoard(ship, {
      name: words.ship(state, ship.id),
      type: chassisName(ship),
      side: words.player(ship.player),
      state: [
        say().initiative({ rank: initiativeOf(ship) }),
        say().endures({ hull: hullRemaining(ship), shields: ship.shields }),
      ],
      tokens: tokensOf(state, ship),
      rank: say().shortInitiative({ rank: initiativeOf(ship) }),
      shields: [ship.shields, shieldsOf(ship)],
      hull: [Math.max(0, hullRemaining(ship)), hullOf(ship)],
    }),
    onTable: inPlay(ship),
    hasCard: !isRemoteCard(ship),
    base: shownBase(baseOf(ship)),
    model: {
      game: 'xwing',
      chassis: shipCard(ship.card).chassis.id,
      faction: state.players[ship.player]!.faction,
      pilot: shipCard(ship.card).pilot.id,
    },
    prints: printsOf(ship),
    conditions: conditionsOf(ship.damage, ship.tokens),
  };
}

/** What is printed on a ship's token: arc lines, turret indicator, and its type as a simple shape. */
function printsOf(ship: Ship): readonly Print[] {
  const { chassis } = shipCard(ship.card);
  const base = baseOf(ship);
  const rear = chassis.weapons.some((weapon) => weapon.arc === 'rear');
  const double = chassis.weapons.some((weapon) => weapon.arc === 'double-turret');
  const turns =
    ship.turret < 0 ? [] : double ? (ship.turret === 0 ? [0, 180] : [90, 270]) : [ship.turret * 90];
  return [
    ...arcPrints(base, { rear, sides: false, bullseye: BULLSEYE_WIDTH }),
    ...turretPrints(base.halfX, turns),
    ...silhouettePrints(chassis.id, base.halfX),
  ];
}

const TOKEN_SIGNS: Readonly<Record<(typeof TOKENS)[number], string>> = {
  focus: 'F',
  evade: 'E',
  calculate: 'Ca',
  'reinforce-fore': 'R↑',
  'reinforce-aft': 'R↓',
  disarm: 'Di',
  jam: 'J',
  tractor: 'T',
  cloak: 'Cl',
  stress: 'S',
  strain: 'Sn',
  deplete: 'Dp',
  ion: 'I',
};

/** Tokens and locks on a ship, as small signs beside it. */
function tokensOf(state: SecondState, ship: Ship): readonly BoardToken[] {
  const counted = TOKENS.filter((token) => ship.tokens[token] > 0).map((token): BoardToken => {
    const count = ship.tokens[token];
    return {
      sign: `${TOKEN_SIGNS[token]}${count > 1 ? count : ''}`,
      name: words.token(token, count),
      tone: TOKEN_COLOUR[token],
    };
  });
  const locked = state.locks.some((lock) => lock.kind === 'ship' && lock.on === ship.id);
  return locked ? [...counted, { sign: 'L', name: say().locked, tone: 'red' }] : counted;
}

/** Range bands and firing arcs of a ship. */
export function reachOfShip(state: SecondState, id: number): ShownReach {
  const ship = state.ships[id]!;
  return reachOf(baseOf(ship), firingArcs(ship), BULLSEYE_WIDTH, farthestRange(state, ship));
}
