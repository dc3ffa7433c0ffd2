/** Objectives that bring exogorths: they come out of obstacles, and are gone when they have attacked. */
import { aboutOf } from '../abilities/asking.ts';
import { emitToken } from '../abilities/verbs/events.ts';
import { exogorthsIn } from '../attack/exogorths.ts';
import {
  type ArmadaGame,
  obstacleBodyOf,
  placedObstacles,
  secondPlayer,
  shipOf,
  squadronCardOf,
} from '../game.ts';
import { distance } from '../geometry/index.ts';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../state.ts';
import { comeOut } from './exogorth-places.ts';
import { moveObstacle } from './obstacles.ts';
import { BY_CARD, TOUCHING, tokensOnTable } from './on-table.ts';
import { addToken, removeObstacle, takeToken } from './parts.ts';
import type { TokenBack } from './questions.ts';
import type { ObjectiveRules } from './rules.ts';

/** Asteroid fields give tokens back, and the second player's pass them unharmed. */
const asteroidTactics: ObjectiveRules = {
  squadronOverlaps: (game, squadron, { type }) => {
    if (type === 'asteroid field' && squadronCardOf(squadron).unique) giveTokenBack(game, squadron);
  },
  afterExogorths: (game) => {
    for (const exogorth of exogorthsIn(game.state)) removeObstacle(game, exogorth, BY_CARD);
  },
  windows: {
    overlapped: (game, { ship, other, what }) => {
      if (what === 'obstacle' && game.state.obstacles[other]!.type === 'asteroid field')
        giveTokenBack(game, shipOf(game, ship));
    },
    'end-of-round': comeOut,
  },
};

/** One discarded token but scatter comes back, to the first player exhausted; or one of the second player's is readied. */
function giveTokenBack(game: ArmadaGame, piece: Ship | Squadron): void {
  const ofFirst = piece.player === game.state.first;
  const options = piece.defense.flatMap(({ kind, side }, token): readonly TokenBack[] => {
    if (side === 'discarded' && kind !== 'scatter') return [{ kind: 'recover', token, name: kind }];
    return side === 'exhausted' && !ofFirst ? [{ kind: 'ready', token, name: kind }] : [];
  });
  if (options.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'asteroid-token',
    player: piece.player,
    because: BY_CARD,
    ...aboutOf(piece),
    options: [...options, { kind: 'none' }],
  });
  if (option.kind === 'none') return;
  const token = piece.defense[option.token]!;
  token.side = ofFirst ? 'exhausted' : 'readied';
  emitToken(game, piece, token, BY_CARD);
}

/** Tokens on all obstacles for whoever overlaps them; obstacles out of which exogorths came may be moved. */
const infestedFields: ObjectiveRules = {
  squadronOverlaps: (game, squadron, obstacle) =>
    takeToken(game, squadron, tokensOn(game.state, obstacle.id), BY_CARD),
  afterExogorths: (game) => {
    const { state } = game;
    const exogorths = exogorthsIn(state);
    const hosts = exogorths.flatMap((exogorth) => hostOf(state, exogorth));
    for (const exogorth of exogorths) removeObstacle(game, exogorth, BY_CARD);
    for (const host of hosts) moveObstacle(game, secondPlayer(state), host, 2, BY_CARD);
  },
  windows: {
    'obstacles-placed': (game) => {
      const { state } = game;
      for (const { id, x, y } of placedObstacles(state))
        addToken(game, { x, y }, { player: secondPlayer(state), because: BY_CARD }).zone = String(id);
      comeOut(game);
    },
    overlapped: (game, { ship, other, what }) => {
      if (what === 'obstacle') takeToken(game, shipOf(game, ship), tokensOn(game.state, other), BY_CARD);
    },
    'end-of-round': comeOut,
  },
};

const tokensOn = (state: ArmadaState, obstacle: number) =>
  tokensOnTable(state).filter(({ zone }) => zone === String(obstacle));

/** The obstacle that an exogorth touches. */
function hostOf(state: ArmadaState, exogorth: Obstacle): readonly Obstacle[] {
  const body = obstacleBodyOf(exogorth);
  const hosts = placedObstacles(state).filter(
    (one) => one.type !== 'exogorth' && distance(obstacleBodyOf(one), body) <= TOUCHING,
  );
  return hosts.slice(0, 1);
}

export const EXOGORTH_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'asteroid-tactics': asteroidTactics,
  'infested-fields': infestedFields,
};
