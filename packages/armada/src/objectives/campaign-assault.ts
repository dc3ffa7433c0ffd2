/** Assault objectives of the campaigns. */

import { isFlagship } from '../abilities/traits.ts';
import { rerollDice } from '../attack/card-acts.ts';
import { attackingPlayer, isShipOnShip, shipIn } from '../attack/parties.ts';
import type { Attack } from '../attack/schema.ts';
import { isStationDestroyed } from '../attack/stations.ts';
import { COMMANDS } from '../cards/index.ts';
import { discardCommandToken, eachOnce } from '../commands/tokens.ts';
import { loseShield } from '../damage/suffer.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  shipOf,
} from '../game.ts';
import { type Distance, extent, isAt, isInside, overlaps, spanFrom } from '../geometry/index.ts';
import { deploymentZoneOf } from '../setup/deploy.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { RAIDS } from './numbers.ts';
import {
  BY_CARD,
  gainVictoryTokens,
  markShip,
  placeTokens,
  shipsOf,
  tokenBody,
  tokensOnTable,
  unmarkShip,
} from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** The second player's ships break through to the other short edge. */
const blockadeRun: ObjectiveRules = {
  placing: { bySecond: true, beyondZones: true },
  windows: {
    'fleets-deployed': (game) => {
      for (const ship of shipsOf(game.state, secondPlayer(game.state))) markShip(game, ship, BY_CARD);
    },
    'ship-destroyed': (game, { ship }) => {
      if (shipOf(game, ship).objective) gainVictoryTokens(game, game.state.first, 1, BY_CARD);
    },
    'end-of-game': (game) => {
      const { state } = game;
      const zone = deploymentZoneOf(state, state.first);
      const through = shipsOf(state, secondPlayer(state)).filter(
        (ship) => ship.objective && isInside(bodyOf(ship), zone),
      );
      gainVictoryTokens(game, secondPlayer(state), through.length, BY_CARD);
    },
  },
};

/** Two stations of the second player's that the first one attacks. */
const stationAssault: ObjectiveRules = {
  placing: { last: { kind: 'station', edges: 3 } },
  stationHull: 10,
  obstacleActs: (state, obstacle, player) =>
    obstacle.type !== 'station' || (player !== state.first && !isStationDestroyed(state, obstacle)),
  windows: {
    'end-of-game': (game) => {
      const { state } = game;
      const stations = placedObstacles(state).filter(({ type }) => type === 'station');
      const destroyed = stations.filter((station) => isStationDestroyed(state, station));
      gainVictoryTokens(game, secondPlayer(state), stations.length - destroyed.length, BY_CARD);
      gainVictoryTokens(game, state.first, destroyed.length, BY_CARD);
    },
  },
};

/** Ships near beacons are easier to hit for the second player. */
const targetingBeacons: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      const first = game.state.first;
      placeTokens(game, [second, first, second, first], { edges: 0, apart: 0 }, BY_CARD);
    },
  },
  effects: [
    {
      name: 'targeting-beacons',
      may: (state, attack) => {
        const defender = isShipOnShip(attack) ? shipIn(state, attack.defender) : null;
        const ours = shipIn(state, attack.attacker)?.player === secondPlayer(state);
        return ours && defender !== null && attack.dice.length > 0 && isNearToken(state, defender, 2);
      },
      use: (game, attack) => {
        const attacker = shipIn(game.state, attack.attacker)!;
        rerollDice(game, attack, attacker, { kind: 'reroll', dice: 2, which: {} }, BY_CARD);
      },
    },
  ],
};

const isNearToken = (state: ArmadaState, ship: Ship, upTo: Distance): boolean =>
  tokensOnTable(state).some((token) => isAt(spanFrom(bodyOf(ship), tokenBody(token)), 1, upTo));

/** Ships away from the obstacles are charged, and lose command tokens to criticals. */
const ionStorm: ObjectiveRules = {
  placing: { bySecond: true, edges: 5 },
  windows: {
    'after-maneuver': (game, { ship: id }) => {
      const { state } = game;
      const ship = shipOf(game, id);
      if (!inPlay(ship) || ship.objective) return;
      const shelter: Distance = ship.player === state.first ? 1 : 2;
      const sheltered = placedObstacles(state).some((obstacle) =>
        isAt(spanFrom(bodyOf(ship), obstacleBodyOf(obstacle)), 1, shelter),
      );
      if (!sheltered) markShip(game, ship, BY_CARD);
    },
    'after-command': (game, { ship: id, what }) => {
      const ship = shipOf(game, id);
      if (what !== 'repair' || !ship.objective || !discharges(game, ship)) return;
      unmarkShip(game, ship, BY_CARD);
    },
  },
  critical: {
    name: 'ion-storm',
    may: (_state, attack) => isShipOnShip(attack),
    use: strikeWithIons,
  },
};

const discharges = (game: ArmadaGame, ship: Ship): boolean =>
  game.choose({
    form: 'choice',
    kind: 'discharge',
    player: ship.player,
    because: BY_CARD,
    ship: ship.id,
    options: [{ kind: 'yes' }, { kind: 'no' }],
  }).kind === 'yes';

/** A token for its player, and a command token or a shield less for the defender. */
function strikeWithIons(game: ArmadaGame, attack: Attack): void {
  const defender = shipIn(game.state, attack.defender)!;
  const player = attackingPlayer(game.state, attack);
  if (defender.objective) gainVictoryTokens(game, player, 1, BY_CARD);
  if (defender.tokens.length === 0) return loseShield(game, defender, attack.defender.zone, BY_CARD);
  const { command } = game.choose({
    form: 'choice',
    kind: 'discard-command-token',
    player,
    because: BY_CARD,
    ship: defender.id,
    options: eachOnce(defender.tokens).map((one) => ({ command: one })),
  });
  discardCommandToken(game, defender, command, BY_CARD);
}

/** The first player is caught at the station, slow, and raided for three rounds. */
const surpriseAttack: ObjectiveRules = {
  placing: { stationFirst: 5 },
  deploysFirst: (state, player) =>
    player === state.first
      ? (state.ships.find((ship) => ship.player === player && isFlagship(ship)) ?? null)
      : null,
  zone: (state, ship) => (isCaught(state, ship) ? aroundStation(state, ship) : null),
  barredShip: (state, ship, body) => {
    if (!isCaught(state, ship)) return null;
    const stations = stationsOf(state);
    return stations.some((station) => overlaps(body, obstacleBodyOf(station))) ? null : BY_CARD;
  },
  speeds: (state, ship, speeds) => {
    if (ship.player !== state.first) return speeds;
    const most = Math.ceil(cardOf(ship).speeds.length / 2);
    return speeds.filter((speed) => speed <= most);
  },
  windows: {
    'fleets-deployed': (game) => {
      for (let dial = 0; dial < RAIDS; dial++) layDial(game);
    },
    'start-of-ship-phase': (game) => {
      const { state } = game;
      const command = state.objectiveDials.shift();
      if (command === undefined || command === 'hidden') return;
      game.emit({ kind: 'objective-dial', command, because: BY_CARD });
      for (const ship of shipsOf(state, state.first)) {
        if (ship.raids.includes(command)) continue;
        ship.raids.push(command);
        game.emit({ kind: 'raid-token', ship: ship.id, command, because: BY_CARD });
      }
    },
  },
};

function layDial(game: ArmadaGame): void {
  const { command } = game.choose({
    form: 'choice',
    kind: 'objective-dial',
    player: secondPlayer(game.state),
    because: BY_CARD,
    options: COMMANDS.map((one) => ({ command: one })),
  });
  game.state.objectiveDials.push(command);
}

const stationsOf = (state: ArmadaState) => placedObstacles(state).filter(({ type }) => type === 'station');

/** The first player's flagship, where there is a station that it must overlap. */
const isCaught = (state: ArmadaState, ship: Ship): boolean =>
  ship.player === state.first && isFlagship(ship) && stationsOf(state).length > 0;

/** Where a ship that overlaps the station may lie, even beyond its zone. */
function aroundStation(state: ArmadaState, ship: Ship) {
  const [station] = stationsOf(state);
  const length = 2 * bodyOf(ship).radius;
  const { left, right, bottom, top } = extent(obstacleBodyOf(station!));
  const table = playArea(state);
  return {
    left: Math.max(table.left, left - length),
    right: Math.min(table.right, right + length),
    bottom: Math.max(table.bottom, bottom - length),
    top: Math.min(table.top, top + length),
  };
}

export const CAMPAIGN_ASSAULT_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'blockade-run': blockadeRun,
  'targeting-beacons': targetingBeacons,
  'ion-storm': ionStorm,
  'station-assault': stationAssault,
  'surprise-attack': surpriseAttack,
};
