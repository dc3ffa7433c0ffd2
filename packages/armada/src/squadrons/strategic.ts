import type { Refusal } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import { keyword } from '../abilities/evaluate.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  obstacleBodyOf,
  obstaclesNear,
  playArea,
  shipsNear,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Body,
  distance,
  endOfDistance,
  isAt,
  isInside,
  overlaps,
  type SquadronBody,
} from '../geometry/index.ts';
import { tokenBody, tokensOnTable } from '../objectives/on-table.ts';
import { moveToken } from '../objectives/parts.ts';
import { placesRefused } from '../refusal.ts';
import type { ArmadaState, Marker, Squadron } from '../state.ts';

const STRATEGIC = 'armada:squadron-keywords.12';

/** Having moved, a strategic squadron may move an objective token beside it to distance 1 (squadron-keywords.12). */
export function moveTokenByStrategic(game: ArmadaGame, squadron: Squadron): void {
  const { state } = game;
  if (!inPlay(squadron) || keyword(state, squadron, 'strategic') === 0) return;
  const body = squadronBodyOf(squadron);
  const near = tokensOnTable(state).filter((token) => token.kind === 'objective' && isBeside(body, token));
  if (near.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'strategic-token',
    player: squadron.player,
    because: STRATEGIC,
    squadron: squadron.id,
    options: [...near.map(({ id }) => ({ kind: 'token' as const, marker: id })), { kind: 'none' as const }],
  });
  const token = option.kind === 'token' && near.find(({ id }) => id === option.marker);
  if (!token) return;
  const others = thingsUnder(state, body);
  const answer = game.ask(
    {
      form: 'place',
      kind: 'move-token',
      player: squadron.player,
      because: STRATEGIC,
      marker: token.id,
    },
    {
      validate: (at) => tokenProblems(state, body, token, others, at),
      propose: (random) => {
        const way = random() * 360;
        const far = random() * (body.radius + endOfDistance(1));
        const at = [body.x + far * sin(way), body.y + far * cos(way), 0];
        return tokenProblems(state, body, token, others, at).length === 0 ? at : [token.x, token.y, 0];
      },
    },
  ) as readonly number[];
  moveToken(game, token, answer[0]!, answer[1]!, STRATEGIC);
}

function isBeside(squadron: SquadronBody, at: { readonly x: number; readonly y: number }): boolean {
  const mm = distance(squadron, tokenBody(at));
  return isAt({ nearest: mm, farthest: mm }, 1);
}

/** Ships, squadrons and obstacles that a token must not lie on, in reach of a squadron. */
const thingsUnder = (state: ArmadaState, squadron: SquadronBody): readonly Body[] => [
  ...shipsNear(state, squadron, endOfDistance(1)).map((ship) => bodyOf(ship)),
  ...squadronsInPlay(state).map(squadronBodyOf),
  ...obstaclesNear(state, squadron, endOfDistance(1)).map(obstacleBodyOf),
];

/** Why a token may not be moved here; it may always stay (obstacle-and-token-movement.2, .5). */
function tokenProblems(
  state: ArmadaState,
  squadron: SquadronBody,
  token: Marker,
  others: readonly Body[],
  at: readonly number[],
): readonly Refusal[] {
  const { x, y } = poseAt(at[0] ?? 0, at[1] ?? 0, 0);
  if (x === token.x && y === token.y) return [];
  const body = tokenBody({ x, y });
  const free = others.every((other) => !overlaps(body, other));
  return placesRefused(at, [
    ...(isBeside(squadron, body) ? [] : [STRATEGIC]),
    ...(isInside(body, playArea(state)) ? [] : ['armada:play-area.1']),
    ...(free ? [] : ['armada:obstacle-and-token-movement.2']),
  ]);
}
