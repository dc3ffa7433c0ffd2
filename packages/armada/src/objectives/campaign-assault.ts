/** Assault objectives of the campaigns. */

import { eachOnce } from '../abilities/asking.ts';
import { rerollDice } from '../attack/card-acts.ts';
import { attackingPlayer, isShipOnShip, shipIn } from '../attack/parties.ts';
import type { Attack } from '../attack/schema.ts';
import { isStationDestroyed } from '../attack/stations.ts';
import { COMMANDS } from '../cards/index.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { loseShield } from '../damage/suffer.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  secondPlayer,
  shipOf,
} from '../game.ts';
import { type Distance, isAt, isInside, spanFrom } from '../geometry/index.ts';
import { deploymentZoneOf } from '../setup/zones.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { RAIDS } from './numbers.ts';
import { BY_CARD, shipsOf, tokenBody, tokensOnTable } from './on-table.ts';
import { gainVictoryTokens, markShip, placeTokens, unmarkShip } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** The second player's ships break through to the other short edge. */
const blockadeRun: ObjectiveRules = {
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

/** The first player, caught at the station, is raided for three rounds. */
const surpriseAttack: ObjectiveRules = {
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

export const CAMPAIGN_ASSAULT_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'blockade-run': blockadeRun,
  'targeting-beacons': targetingBeacons,
  'ion-storm': ionStorm,
  'station-assault': stationAssault,
  'surprise-attack': surpriseAttack,
};
