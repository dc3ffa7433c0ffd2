/** Objectives that bring dust fields. */
import { critIcons } from '../attack/dice.ts';
import { attackingPlayer, isShipOnShip, measured, shipIn } from '../attack/parties.ts';
import type { Attack } from '../attack/schema.ts';
import { gainCommandToken } from '../commands/tokens.ts';
import { damageSquadron, sufferAnywhere } from '../damage/suffer.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  secondPlayer,
  shipOf,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import { baseOf, distance, endOfDistance, isAt, overlaps, sightLine, spanFrom } from '../geometry/index.ts';
import { sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState } from '../state.ts';
import { SALVAGE } from './numbers.ts';
import { BY_CARD, obstaclesBeside, shipsOf, tokenBody, tokensNear, tokensOnTable } from './on-table.ts';
import { gainVictoryTokens, placeTokens, scoreForMostCommand, spendDieWith, takeToken } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** Accuracy icons are spent on victory tokens: one by the second player, two by the first. */
const closeRangeIntelScan: ObjectiveRules = {
  effects: [
    {
      name: 'close-range-intel-scan',
      may: (state, attack) => {
        const accuracies = attack.dice.filter(({ face }) => face === 'accuracy').length;
        return isShipOnShip(attack) && accuracies >= scanCost(state, attack);
      },
      use: (game, attack) => {
        const player = attackingPlayer(game.state, attack);
        for (let spent = scanCost(game.state, attack); spent > 0; spent--)
          spendDieWith(game, attack, 'accuracy', BY_CARD);
        gainVictoryTokens(game, player, 1, BY_CARD);
      },
    },
  ],
};

const scanCost = (state: ArmadaState, attack: Attack): number =>
  attackingPlayer(state, attack) === state.first ? 2 : 1;

/** The station lies in the middle, and tokens around it. */
const salvageRun: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const { state } = game;
      const station = placedObstacles(state).find(({ type }) => type === 'station');
      if (!station) return;
      const body = obstacleBodyOf(station);
      const near = (x: number, y: number) => distance(tokenBody({ x, y }), body) <= endOfDistance(1);
      const players = Array.from({ length: SALVAGE }, () => secondPlayer(state));
      placeTokens(game, players, { edges: 0, apart: 1, also: near }, BY_CARD);
    },
    'fleets-deployed': (game) => {
      for (const ship of shipsOf(game.state, secondPlayer(game.state))) {
        gainCommandToken(game, ship, 'navigate', BY_CARD);
      }
    },
    reveal: (game, { ship: id }) => {
      const ship = shipOf(game, id);
      takeToken(game, ship, tokensNear(game.state, ship), BY_CARD);
    },
  },
};

/** Two tokens between which dice are lost. */
const jammingBarrier: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      const { state } = game;
      const second = secondPlayer(state);
      const inReach = (x: number, y: number): boolean =>
        tokensOnTable(state).every(
          (other) => distance(tokenBody(other), tokenBody({ x, y })) <= endOfDistance(5),
        );
      placeTokens(game, [second, second], { edges: 0, apart: 0, also: inReach }, BY_CARD);
    },
  },
  halvesDice: (state, { attacker, defender }) => {
    const [one, other] = tokensOnTable(state);
    if (!one || !other) return false;
    const bodies = [attacker, defender].map((party) => baseOf(measured(state, party)));
    if (bodies.some((body) => [one, other].some((token) => overlaps(body, tokenBody(token))))) return false;
    const sight = sightLine(measured(state, attacker), measured(state, defender), sightRule(state));
    return meet(sight, [one.x, one.y, other.x, other.y]);
  },
};

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** On which side of a line a point lies: positive to the left, 0 on it. */
const sideOf = ([x1, y1, x2, y2]: Line, x: number, y: number): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

/** Whether two lines have a point in common. */
const meet = (a: Line, b: Line): boolean =>
  sideOf(a, b[0], b[1]) * sideOf(a, b[2], b[3]) <= 0 && sideOf(b, a[0], a[1]) * sideOf(b, a[2], a[3]) <= 0;

/** Obstacles beside the defender go off, and asteroid fields score. */
const volatileDeposits: ObjectiveRules = {
  critical: {
    name: 'volatile-deposits',
    may: (state, attack) => {
      const defender = isShipOnShip(attack) ? shipIn(state, attack.defender) : null;
      if (!defender || obstaclesBeside(state, defender).length === 0) return false;
      const any = defender.player === state.first;
      return attack.dice.some(({ color, face }) => (any || color === 'blue') && critIcons(face) > 0);
    },
    use: goOff,
  },
  windows: {
    'end-of-round': (game) => {
      for (const obstacle of placedObstacles(game.state)) {
        if (obstacle.type === 'asteroid field') scoreForMostCommand(game, [obstacle], BY_CARD);
      }
    },
  },
};

/** Everything at distance 1 of an obstacle suffers half the criticals, rounded up. */
function goOff(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const defender = shipIn(state, attack.defender)!;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'volatile-obstacle',
    player: attackingPlayer(state, attack),
    because: BY_CARD,
    options: obstaclesBeside(state, defender).map((one) => ({ obstacle: one.id })),
  });
  const crits = attack.dice.reduce((sum, { face }) => sum + critIcons(face), 0);
  const damage = Math.ceil(crits / 2);
  const body = obstacleBodyOf(state.obstacles[id]!);
  for (const ship of shipsInPlay(state)) {
    if (isAt(spanFrom(bodyOf(ship), body), 1)) sufferAnywhere(game, ship, damage, BY_CARD);
  }
  for (const squadron of squadronsInPlay(state)) {
    const near = isAt(spanFrom(squadronBodyOf(squadron), body), 1);
    if (near && inPlay(squadron)) damageSquadron(game, squadron, damage, BY_CARD);
  }
}

export const DUST_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'close-range-intel-scan': closeRangeIntelScan,
  'jamming-barrier': jammingBarrier,
  'salvage-run': salvageRun,
  'volatile-deposits': volatileDeposits,
};
