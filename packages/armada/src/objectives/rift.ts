/** Objectives that bring the gravity rift. */
import { ACTED, beginOn, hasActed } from '../abilities/lasting.ts';
import { DICE } from '../attack/dice.ts';
import { attackingPlayer, isShipOnShip, shipIn } from '../attack/parties.ts';
import { changeDie, dieOptions, takeDie } from '../attack/pool.ts';
import type { Attack } from '../attack/schema.ts';
import { dealCard } from '../damage/suffer.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  secondPlayer,
  shipOf,
  shipsInPlay,
} from '../game.ts';
import { distance, isAt, spanFrom } from '../geometry/index.ts';
import { setSpeed } from '../maneuver/speed.ts';
import type { ArmadaState, Obstacle, Ship } from '../state.ts';
import { moveToward } from './obstacles.ts';
import { BY_CARD, obstaclesBeside, shipsOf, TOUCHING, tokensOnTable } from './on-table.ts';
import {
  addToken,
  gainVictoryTokens,
  markShip,
  removeObstacle,
  removeToken,
  scoreForMostCommand,
  unmarkShip,
} from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

const riftOf = (state: ArmadaState): Obstacle | undefined =>
  placedObstacles(state).find(({ type }) => type === 'gravity rift');

/** At distance 1-2 of the rift. */
function isNearRift(state: ArmadaState, ship: Ship): boolean {
  const rift = riftOf(state);
  return rift !== undefined && isAt(spanFrom(bodyOf(ship), obstacleBodyOf(rift)), 1, 2);
}

/** Ships in the open are marked for a die, and attacks on marked ships change one. */
const riftAssault: ObjectiveRules = {
  effects: [
    {
      name: 'rift-assault',
      may: (state, attack) => {
        const defender = isShipOnShip(attack) ? shipIn(state, attack.defender) : null;
        if (!defender || defender.objective || obstaclesBeside(state, defender).length > 0) return false;
        return attack.dice.some(({ face }) => face !== 'blank');
      },
      use: markForDie,
    },
    {
      name: 'rift-assault#2',
      may: (state, attack) =>
        isShipOnShip(attack) && shipIn(state, attack.defender)!.objective && attack.dice.length > 0,
      use: changeForToken,
    },
  ],
  windows: {
    'end-of-round': (game) => {
      for (const ship of shipsInPlay(game.state)) {
        if (ship.speed <= 1 && isNearRift(game.state, ship)) dealCard(game, ship, false, BY_CARD);
      }
    },
  },
};

/** One die with an icon is spent. */
function markForDie(game: ArmadaGame, attack: Attack): void {
  const player = attackingPlayer(game.state, attack);
  const { die } = game.choose({
    form: 'choice',
    kind: 'spend-die',
    player,
    because: BY_CARD,
    options: dieOptions(attack, ({ face }) => face !== 'blank'),
  });
  takeDie(game, attack, die, 'spend', { player, because: BY_CARD });
  markShip(game, shipIn(game.state, attack.defender)!, BY_CARD);
}

/** A die is turned to an accuracy or a single hit, by the second player to any icon; the token becomes a victory token. */
function changeForToken(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const player = attackingPlayer(state, attack);
  unmarkShip(game, shipIn(state, attack.defender)!, BY_CARD);
  const options = dieOptions(attack).flatMap((one) =>
    DICE[one.color].faces
      .filter((face) => (player === state.first ? face === 'accuracy' || face === 'hit' : face !== 'blank'))
      .map((to) => ({ ...one, to })),
  );
  const { die, to } = game.choose({ form: 'choice', kind: 'change-die', player, because: BY_CARD, options });
  changeDie(game, attack, die, { face: to }, { player, because: BY_CARD });
  gainVictoryTokens(game, player, 1, BY_CARD);
}

/** What the rift leaves on a ship that it has pulled in this activation. */
const PULL = 'rift-ambush';

/** Ships near the rift are pulled on, once in an activation. */
const riftAmbush: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      const { state } = game;
      const option = game.choose({
        form: 'choice',
        kind: 'pulled-ship',
        player: secondPlayer(state),
        because: BY_CARD,
        options: [
          ...shipsOf(state, state.first).map(({ id }) => ({ kind: 'ship' as const, ship: id })),
          { kind: 'none' },
        ],
      });
      if (option.kind === 'none') return;
      game.next(
        { kind: 'extra-maneuver', ship: option.ship, straight: true },
        { kind: 'window', window: 'moved-in-setup', ship: option.ship, squadron: -1, other: -1, what: '' },
      );
    },
    'moved-in-setup': (game, { ship }) => changePulledSpeed(game, shipOf(game, ship)),
    'after-maneuver': (game, { ship: id }) => {
      const { state } = game;
      const ship = shipOf(game, id);
      const pulled = state.active === id && inPlay(ship) && !hasActed(ship, PULL);
      if (!pulled || !isNearRift(state, ship)) return;
      beginOn(ship, { card: PULL, on: '', what: ACTED, until: 'activation' });
      const straight = ship.player === state.first;
      game.next({ kind: 'extra-maneuver', ship: id, straight, unslowed: true });
    },
  },
};

/** The second player may change the speed of the ship that was pulled in setup by one. */
function changePulledSpeed(game: ArmadaGame, ship: Ship): void {
  if (!inPlay(ship)) return;
  const most = cardOf(ship).speeds.length;
  const speeds = [ship.speed, ship.speed + 1, ship.speed - 1].filter((one) => one >= 0 && one <= most);
  const { speed } = game.choose({
    form: 'choice',
    kind: 'pick-speed',
    player: secondPlayer(game.state),
    because: BY_CARD,
    ship: ship.id,
    options: speeds.map((one) => ({ speed: one })),
  });
  setSpeed(game, ship, speed, BY_CARD);
}

/** Everything drifts into the rift in the middle, and who stands at the station scores. */
const doomedStation: ObjectiveRules = {
  windows: {
    'end-of-round': (game) => {
      const { state } = game;
      const rift = riftOf(state);
      if (rift) driftAll(game, rift);
      const stations = placedObstacles(state).filter(({ type }) => type === 'station');
      scoreForMostCommand(game, stations, BY_CARD);
      for (const { id } of tokensOnTable(state)) removeToken(game, id, -1, BY_CARD);
    },
  },
};

/** The players in turn move each obstacle once toward the rift, the second player first. */
function driftAll(game: ArmadaGame, rift: Obstacle): void {
  const { state } = game;
  const marked = new Set<number>();
  for (let player = secondPlayer(state); ; player = 1 - player) {
    const waiting = placedObstacles(state).filter(({ id }) => id !== rift.id && !marked.has(id));
    if (waiting.length === 0) return;
    const { obstacle: id } = game.choose({
      form: 'choice',
      kind: 'drifting-obstacle',
      player,
      because: BY_CARD,
      options: waiting.map((one) => ({ obstacle: one.id })),
    });
    const obstacle = state.obstacles[id]!;
    moveToward(game, obstacle, obstacleBodyOf(rift), 2, {
      player,
      because: 'armada:obstacle-and-token-movement.6',
    });
    marked.add(id);
    if (distance(obstacleBodyOf(obstacle), obstacleBodyOf(rift)) <= TOUCHING)
      removeObstacle(game, obstacle, BY_CARD);
    else addToken(game, obstacle, { player, because: BY_CARD }).zone = String(id);
  }
}

export const RIFT_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'doomed-station': doomedStation,
  'rift-ambush': riftAmbush,
  'rift-assault': riftAssault,
};
