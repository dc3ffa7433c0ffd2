/** Navigation objectives of the campaigns. */
import { shipIn } from '../attack/parties.ts';
import { dieOptions, takeDie } from '../attack/pool.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  placedObstacles,
  playerOrder,
  secondPlayer,
  shipOf,
} from '../game.ts';
import { isInArc, type ObstacleBody, zoneBody } from '../geometry/index.ts';
import type { ArmadaState, Obstacle } from '../state.ts';
import { moveObstacle } from './obstacles.ts';
import { BY_CARD, tokensNear, tokensOnTable } from './on-table.ts';
import { addToken, gainVictoryTokens, placeTokens, removeToken, shiftToken } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** Obstacles drift, and who is hurt by them pays. */
const navigationalHazards: ObjectiveRules = {
  hurtByObstacle: (game, ship) => gainVictoryTokens(game, 1 - ship.player, 1, BY_CARD),
  windows: {
    'end-of-round': (game) => {
      const second = secondPlayer(game.state);
      for (const player of [second, 1 - second]) drift(game, player);
    },
    'start-of-round': (game) => {
      for (const { id } of tokensOnTable(game.state)) removeToken(game, id, -1, BY_CARD);
    },
  },
};

/** A player moves one field without a token, and marks it. */
function drift(game: ArmadaGame, player: number): void {
  const { state } = game;
  const marked = new Set(tokensOnTable(state).map(({ zone }) => zone));
  const fields = placedObstacles(state).filter((one) => isField(one) && !marked.has(String(one.id)));
  if (fields.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'drifting-obstacle',
    player,
    because: BY_CARD,
    options: fields.map((one) => ({ obstacle: one.id })),
  });
  const obstacle = state.obstacles[id]!;
  moveObstacle(game, player, obstacle, 2, BY_CARD);
  addToken(game, obstacle, { player, because: BY_CARD }).zone = String(id);
}

const isField = ({ type }: Obstacle): boolean => type === 'asteroid field' || type === 'debris field';

/** Tokens score for ships that reveal a dial beside them, and are moved away. */
const sensorNet: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const [first, second] = playerOrder(game.state);
      placeTokens(game, [first, second, first, second], { edges: 5, apart: 3 }, BY_CARD);
    },
    reveal: (game, { ship: id }) => {
      const ship = shipOf(game, id);
      const near = inPlay(ship) ? tokensNear(game.state, ship) : [];
      if (near.length === 0) return;
      gainVictoryTokens(game, ship.player, 1, BY_CARD);
      const { marker } = game.choose({
        form: 'choice',
        kind: 'sensor-token',
        player: ship.player,
        because: BY_CARD,
        options: near.map((one) => ({ marker: one.id })),
      });
      const mover = 1 - ship.player;
      const token = near.find((one) => one.id === marker)!;
      shiftToken(game, token, mover, mover === secondPlayer(game.state) ? 4 : 2, BY_CARD);
    },
  },
};

/** Kind of the marker that says which short edge is the corona. */
const CORONA = 'corona';

/** Who looks into the corona sees less. */
const solarCorona: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      const { state } = game;
      const { edge } = game.choose({
        form: 'choice',
        kind: 'corona-edge',
        player: secondPlayer(state),
        because: BY_CARD,
        options: [{ edge: 'left' }, { edge: 'right' }],
      });
      const x = edge === 'left' ? 0 : state.width;
      const at = { x, y: 0, facing: 0 };
      const marker = { id: state.nextUid++, kind: CORONA, player: -1, ship: -1, zone: edge, x, y: 0 };
      state.markers.push(marker);
      game.emit({
        kind: 'token-placed',
        player: secondPlayer(state),
        marker: marker.id,
        at,
        because: BY_CARD,
      });
    },
  },
  beforeEffects: (game, attack) => {
    const ship = shipIn(game.state, attack.attacker);
    const corona = game.state.markers.find(({ kind }) => kind === CORONA);
    if (
      !ship ||
      !corona ||
      !isInArc(zoneBody(bodyOf(ship), attack.attacker.zone), edgeAt(game.state, corona.x))
    )
      return;
    const options = dieOptions(attack, ({ face }) => face === 'accuracy');
    if (options.length === 0) return;
    const { player } = ship;
    const { die } = game.choose({ form: 'choice', kind: 'spend-die', player, because: BY_CARD, options });
    takeDie(game, attack, die, 'remove', { player, because: BY_CARD });
  },
};

/** A short edge of the play area as a thing on the table. */
const edgeAt = ({ depth }: ArmadaState, x: number): ObstacleBody => ({
  kind: 'obstacle',
  obstacle: CORONA,
  type: 'debris field',
  points: new Float64Array([x, 0, x, depth]),
  x,
  y: depth / 2,
  radius: depth / 2,
});

export const CAMPAIGN_NAVIGATION_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'navigational-hazards': navigationalHazards,
  'sensor-net': sensorNet,
  'solar-corona': solarCorona,
};
