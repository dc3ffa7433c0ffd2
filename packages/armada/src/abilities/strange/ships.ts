/** Strange acts on shields, engineering points, damage cards and obstacles. */

import { DAMAGE_CARDS } from '../../damage/cards.ts';
import { loseShield } from '../../damage/suffer.ts';
import { turnDown } from '../../damage/turn-down.ts';
import {
  type ArmadaGame,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  shipsInPlay,
  zonesOf,
} from '../../game.ts';
import type { Zone } from '../../geometry/index.ts';
import { moveObstacle as shiftObstacle } from '../../objectives/obstacles.ts';
import type { ArmadaState, Obstacle, Ship } from '../../state.ts';
import { chooseDamage, chooseZone, wanted } from '../asking.ts';
import { cannot } from '../modifiers.ts';
import { type Bearer, isAtDistance, isFrom, isShip } from '../traits.ts';
import { gainEngineering, payEngineering } from '../verbs/commands.ts';
import { pickOne } from './asking.ts';
import type { StrangeCode } from './code.ts';

const shielded = (ship: Ship): readonly Zone[] => zonesOf(ship).filter((zone) => ship.shields[zone] > 0);

const friendsWithin5 = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  shipsInPlay(state).filter(
    (ship) => ship !== bearer && ship.player === bearer.player && isAtDistance(bearer, ship, 5),
  );

/** Most shields that a card moves or pays at once. */
const MOST = 2;

/** Zones to which a shield can be moved. */
const roomyZones = (state: ArmadaState, ship: Ship): readonly Zone[] =>
  zonesOf(ship).filter(
    (zone) =>
      ship.shields[zone] < mostShields(ship, zone) &&
      cannot(state, ship, { kind: 'receive-shields', zone }) === null,
  );

const receivers = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  friendsWithin5(state, bearer).filter((ship) => roomyZones(state, ship).length > 0);

/** Engineering points carry shields to one friendly ship. */
const lendShields: StrangeCode = {
  may: (state, { bearer, what }) =>
    isShip(bearer) &&
    cannot(state, bearer, { kind: 'spend-engineering' }) === null &&
    Number.parseInt(what, 10) > 0 &&
    shielded(bearer).length > 0 &&
    receivers(state, bearer).length > 0,
  act: (game, acting, ship) => {
    const { bearer, card, what } = acting;
    const friend = pickOne(game, bearer.player, acting, receivers(game.state, bearer));
    if (!friend || !isShip(ship)) return;
    const most = Math.min(MOST, Number.parseInt(what, 10));
    for (let moved = 0; moved < most; moved++) {
      const open = roomyZones(game.state, friend);
      if (shielded(ship).length === 0 || open.length === 0) return;
      if (moved > 0 && !wanted(game, bearer, card, friend)) return;
      const from = chooseZone(game, ship.player, ship, shielded(ship), card.because);
      const zone = chooseZone(game, ship.player, friend, open, card.because);
      payEngineering(game, ship, 1);
      loseShield(game, ship, from, card.because);
      friend.shields[zone] += 1;
      const shields = friend.shields[zone];
      game.emit({ kind: 'shield-recovered', ship: friend.id, zone, shields, because: card.because });
    }
  },
};

const payers = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  [...(isShip(bearer) ? [bearer] : []), ...friendsWithin5(state, bearer)].filter(
    (ship) => shielded(ship).length > 0,
  );

/** Shields become engineering points: its own of any zones, or those of one zone of a friendly ship. */
const shieldsForPoints: StrangeCode = {
  may: (state, { bearer }) => payers(state, bearer).length > 0,
  act: (game, acting, ship) => {
    const { bearer, card } = acting;
    const payer = pickOne(game, bearer.player, acting, payers(game.state, bearer));
    if (!payer || !isShip(ship)) return;
    let only: Zone | null = null;
    for (let paid = 0; paid < MOST; paid++) {
      const open = shielded(payer).filter((zone) => only === null || zone === only);
      if (open.length === 0 || (paid > 0 && !wanted(game, bearer, card, payer))) return;
      const zone = chooseZone(game, bearer.player, payer, open, card.because);
      if (payer !== ship) only = zone;
      loseShield(game, payer, zone, card.because);
      gainEngineering(game, ship, 2);
    }
  },
};

/** Faceup damage cards of the crew turn facedown, as many as its player likes. */
const crewDown: StrangeCode = {
  act: (game, { bearer, card }, ship) => {
    if (!isShip(ship)) return;
    const isCrew = ({ up, kind }: Ship['damage'][number]): boolean =>
      up && DAMAGE_CARDS[kind]?.trait === 'crew';
    while (ship.damage.some(isCrew)) {
      const uid = chooseDamage(game, ship, { player: bearer.player, because: card.because }, isCrew, true);
      const picked = ship.damage.find((one) => one.uid === uid);
      if (!picked) return;
      turnDown(game, ship, picked, card.because);
    }
  },
};

const obstaclesWithin2 = (state: ArmadaState, bearer: Bearer): readonly Obstacle[] =>
  placedObstacles(state).filter((one) => isFrom(bearer, obstacleBodyOf(one), 2));

/** An obstacle near is moved a little. */
const moveObstacle: StrangeCode = {
  may: (state, { bearer }) => obstaclesWithin2(state, bearer).length > 0,
  act: (game, { bearer, card }) => {
    const near = obstaclesWithin2(game.state, bearer);
    if (near.length === 0) return;
    const obstacle = chooseObstacle(game, bearer.player, near, card.because);
    shiftObstacle(game, bearer.player, obstacle, 2, card.because);
  },
};

function chooseObstacle(
  game: ArmadaGame,
  player: number,
  near: readonly Obstacle[],
  because: string,
): Obstacle {
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'drifting-obstacle',
    player,
    because,
    options: near.map((one) => ({ obstacle: one.id })),
  });
  return near.find((one) => one.id === id)!;
}

export const SHIP_ACTS = {
  'lend-shields': lendShields,
  'shields-for-points': shieldsForPoints,
  'crew-down': crewDown,
  'move-obstacle': moveObstacle,
} as const;
