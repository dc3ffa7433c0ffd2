/** What several objectives have in common: objective ships, tokens on the table, victory tokens. */
import type { Refusal, Ruling } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import { announce } from '../abilities/announce.ts';
import { aboutOf } from '../abilities/asking.ts';
import { bearsOneOf, cardsWith } from '../abilities/kinds.ts';
import { isShip } from '../abilities/traits.ts';
import { isSuch } from '../attack/dice.ts';
import { attackingPlayer } from '../attack/parties.ts';
import { dieOptions, takeDie } from '../attack/pool.ts';
import type { Attack } from '../attack/schema.ts';
import type { Cause } from '../cause.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  setupArea,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Area,
  type Distance,
  distance,
  endOfDistance,
  isAt,
  type ObstacleBody,
  overlaps,
  spanFrom,
} from '../geometry/index.ts';
import { placesRefused, refusedAt } from '../refusal.ts';
import {
  type ArmadaState,
  type Marker,
  type Obstacle,
  occasion,
  type Ship,
  type Squadron,
} from '../state.ts';
import { BY_CARD, byObjective, shipsOf, tokenBody, tokensOnTable } from './on-table.ts';

/** A player chooses one of some ships to be an objective ship (objective-cards.4). */
export function chooseObjectiveShip(
  game: ArmadaGame,
  player: number,
  ships: readonly Ship[],
  because: Ruling,
): void {
  if (ships.length === 0) return;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'objective-ship',
    player,
    because,
    options: ships.map((ship) => ({ ship: ship.id })),
  });
  markShip(game, game.state.ships[id]!, because);
}

/** A ship gets an objective token. */
export function markShip(game: ArmadaGame, ship: Ship, because: Ruling): void {
  ship.objective = true;
  game.emit({ kind: 'objective-ship', ship: ship.id, because });
}

/** A ship loses its objective token. */
export function unmarkShip(game: ArmadaGame, ship: Ship, because: Ruling): void {
  ship.objective = false;
  game.emit({ kind: 'objective-ship-over', ship: ship.id, because });
}

/** The attacker spends a die with an icon, of its choice; nothing without one. */
export function spendDieWith(
  game: ArmadaGame,
  attack: Attack,
  icon: 'hit' | 'accuracy',
  because: Ruling,
): void {
  const player = attackingPlayer(game.state, attack);
  const options = dieOptions(attack, (die) => isSuch(die, { icons: [icon] }));
  if (options.length === 0) return;
  const { die } = game.choose({ form: 'choice', kind: 'spend-die', player, because, options });
  takeDie(game, attack, die, 'spend', { player, because });
}

/** A player gains victory tokens (victory-tokens.1). */
export function gainVictoryTokens(game: ArmadaGame, player: number, count: number, because: Ruling): void {
  if (count <= 0) return;
  game.state.players[player]!.victoryTokens += count;
  game.emit({ kind: 'victory-token', player, count, because });
}

/** The player whose ships at distance 1 of some obstacles have more command values in all gains a victory token. */
export function scoreForMostCommand(game: ArmadaGame, obstacles: readonly Obstacle[], because: Ruling): void {
  const bodies = obstacles.map(obstacleBodyOf);
  const [ours, theirs] = [0, 1].map((player) => commandNear(game.state, player, bodies)) as [number, number];
  if (ours !== theirs) gainVictoryTokens(game, ours > theirs ? 0 : 1, 1, because);
}

const commandNear = (state: ArmadaState, player: number, bodies: readonly ObstacleBody[]): number =>
  shipsOf(state, player)
    .filter((ship) => bodies.some((body) => isAt(spanFrom(bodyOf(ship), body), 1)))
    .reduce((sum, ship) => sum + cardOf(ship).command, 0);

/** An obstacle leaves the play area for good. */
export function removeObstacle(game: ArmadaGame, obstacle: Obstacle, because: Ruling): void {
  Object.assign(obstacle, { placed: false, leftOut: true });
  game.emit({ kind: 'obstacle-removed', obstacle: obstacle.id, because });
}

/** Where objective tokens may be placed. */
export interface TokenRule {
  /** Beyond this distance of both players' edges. */
  readonly edges: Distance | 0;
  /** Beyond this distance of each other. */
  readonly apart: Distance | 0;
  /** Anywhere in the play area, not only in the setup area; or within a part of it. */
  readonly anywhere?: true;
  readonly within?: Area;
  /** Mines are tokens of their own, which nothing moves. */
  readonly mines?: true;
  /** The card that has them placed, where it is no objective. */
  readonly card?: string;
  /** What else must hold, of a place. */
  readonly also?: (x: number, y: number) => boolean;
}

/** What is against a token at a place: it lies outside, too near to another one, or where the card does not mean. */
type TokenProblem = 'outside' | 'near-token' | 'elsewhere';

/** Why a token may not lie at a place, of the setup area where nothing else is said; null when it may. */
function tokenProblem(state: ArmadaState, rule: TokenRule, x: number, y: number): TokenProblem | null {
  const { edges, apart, anywhere, within, mines, also } = rule;
  const { left, right, bottom, top } = within ?? (anywhere ? playArea(state) : setupArea(state));
  const edge = endOfDistance(edges);
  if (x < left || x > right || y < bottom || y > top) return within ? 'elsewhere' : 'outside';
  if (edges > 0 && (y <= bottom + edge || y >= top - edge)) return 'elsewhere';
  if (also && !also(x, y)) return 'elsewhere';
  const near = (other: Marker): boolean =>
    (!mines || other.kind === 'mine') && far(other, x, y) <= endOfDistance(apart);
  return apart > 0 && tokensOnTable(state).some(near) ? 'near-token' : null;
}

/** Whether a token may lie at a place. */
export const mayLie = (state: ArmadaState, rule: TokenRule, x: number, y: number): boolean =>
  tokenProblem(state, rule, x, y) === null;

function tokenRefusals(
  state: ArmadaState,
  rule: TokenRule,
  at: readonly number[],
  because: Ruling,
): readonly Refusal[] {
  const problem = tokenProblem(state, rule, at[0] ?? 0, at[1] ?? 0);
  if (problem === null) return [];
  if (problem === 'outside')
    return placesRefused(at, [rule.anywhere ? 'armada:play-area.1' : 'armada:setup-area.1']);
  if (problem === 'near-token' && rule.mines) return placesRefused(at, ['armada:proximity-mine-tokens.1']);
  const { card } = rule;
  return [refusedAt(at, card === undefined ? byObjective(state, because) : { ruling: BY_CARD, card })];
}

function far(at: { readonly x: number; readonly y: number }, x: number, y: number): number {
  const dx = at.x - x;
  const dy = at.y - y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Players place tokens in turn; a token for which there is no place is left out. */
export function placeTokens(
  game: ArmadaGame,
  players: readonly number[],
  rule: TokenRule,
  because: Ruling,
): void {
  players.forEach((player, at) => {
    const { state } = game;
    const somewhere = firstFree(state, rule);
    if (!somewhere) return;
    const answer = game.ask(
      {
        form: 'place',
        kind: 'place-token',
        player,
        because,
        token: at + 1,
        tokens: players.length,
      },
      {
        validate: (at) => tokenRefusals(state, rule, at, because),
        propose: (random) => proposeToken(state, rule, random) ?? somewhere,
      },
    ) as readonly number[];
    const [x = 0, y = 0] = answer;
    addToken(game, { x, y }, { player, because }, rule.mines ? 'mine' : 'objective');
  });
}

/** Puts an objective token on the table. */
export function addToken(
  game: ArmadaGame,
  { x, y }: { readonly x: number; readonly y: number },
  { player, because }: Cause,
  kind: 'objective' | 'mine' = 'objective',
): Marker {
  const { state } = game;
  const at = poseAt(x, y, 0);
  const marker = { id: state.nextUid++, kind, player: -1, ship: -1, zone: '', x: at.x, y: at.y };
  state.markers.push(marker);
  game.emit({ kind: 'token-placed', player, marker: marker.id, at, because });
  return marker;
}

/** A mine that is shot leaves the table (proximity-mine-tokens.3). */
export function destroyMine(game: ArmadaGame, id: number): void {
  game.state.markers = game.state.markers.filter((marker) => marker.id !== id);
  game.emit({ kind: 'mine-destroyed', marker: id, because: 'armada:proximity-mine-tokens.3' });
}

/** Takes an objective token off the table; `ship` took it, or is -1. */
export function removeToken(game: ArmadaGame, id: number, ship: number, because: Ruling): void {
  const gone = game.state.markers.find((marker) => marker.id === id);
  if (gone) tellTokenGone(game, gone);
  game.state.markers = game.state.markers.filter((marker) => marker !== gone);
  game.emit({ kind: 'token-removed', marker: id, ship, because });
}

/** Squadrons whose cards wait for that learn that an objective token near them, on no obstacle, is moved or removed. */
function tellTokenGone(game: ArmadaGame, { kind, x, y }: Marker): void {
  const waiting = cardsWith('at token-gone');
  if (kind !== 'objective') return;
  for (const squadron of squadronsInPlay(game.state)) {
    if (!bearsOneOf(squadron, waiting) || isOnObstacle(game.state, x, y)) continue;
    const mm = distance(squadronBodyOf(squadron), tokenBody({ x, y }));
    if (isAt({ nearest: mm, farthest: mm }, 1, TOKEN_REACH))
      announce(game, occasion('token-gone', { squadron: squadron.id }));
  }
}
/** How far away a token may be that is gone for a squadron. */
const TOKEN_REACH = 2;

const isOnObstacle = (state: ArmadaState, x: number, y: number): boolean =>
  placedObstacles(state).some((obstacle) => overlaps(tokenBody({ x, y }), obstacleBodyOf(obstacle)));

const TRIES = 20;

function proposeToken(state: ArmadaState, rule: TokenRule, random: () => number): readonly number[] | null {
  const { left, right, bottom, top }: Area = rule.within ?? setupArea(state);
  for (let tries = 0; tries < TRIES; tries++) {
    const { x, y } = poseAt(left + random() * (right - left), bottom + random() * (top - bottom), 0);
    if (mayLie(state, rule, x, y)) return [x, y, 0];
  }
  return null;
}

/** Steps in which a free place is looked for (mm). */
const GRID = 20;

function firstFree(state: ArmadaState, rule: TokenRule): readonly number[] | null {
  const { left, right, bottom, top } = rule.within ?? setupArea(state);
  for (let y = bottom + GRID; y < top; y += GRID) {
    for (let x = left + GRID; x < right; x += GRID) if (mayLie(state, rule, x, y)) return [x, y, 0];
  }
  return null;
}

/** A token may be moved within so many bands of distance from where it lies. */
export function shiftToken(
  game: ArmadaGame,
  marker: Marker,
  player: number,
  bands: Distance,
  because: Ruling,
): void {
  const { width, depth } = game.state;
  const most = endOfDistance(bands);
  const problems = (at: readonly number[]): readonly Refusal[] => {
    const [x = 0, y = 0] = at;
    const outside = x < 0 || y < 0 || x > width || y > depth;
    return [
      ...(outside ? placesRefused(at, ['armada:play-area.1']) : []),
      ...(far(marker, x, y) > most
        ? [refusedAt(at, { ...byObjective(game.state, because), reason: 'too-far' })]
        : []),
    ];
  };
  const answer = game.ask(
    {
      form: 'place',
      kind: 'move-token',
      player,
      because,
      marker: marker.id,
    },
    {
      validate: problems,
      propose: (random) => {
        const at = [marker.x + (random() - 0.5) * most, marker.y + (random() - 0.5) * most, 0];
        return problems(at).length === 0 ? at : [marker.x, marker.y, 0];
      },
    },
  ) as readonly number[];
  moveToken(game, marker, answer[0]!, answer[1]!, because);
}

/** Lays a token somewhere else: one that was put on an obstacle is on none then. */
export function moveToken(game: ArmadaGame, marker: Marker, x: number, y: number, because: Ruling): void {
  const at = poseAt(x, y, 0);
  if (at.x === marker.x && at.y === marker.y) return;
  tellTokenGone(game, marker);
  Object.assign(marker, { x: at.x, y: at.y, zone: '' });
  game.emit({ kind: 'token-moved', marker: marker.id, at, because });
}

/** A ship or squadron may take one of some tokens for a victory token. */
export function takeToken(
  game: ArmadaGame,
  piece: Ship | Squadron,
  tokens: readonly Marker[],
  because: Ruling,
): void {
  if (takeFromTable(game, piece, tokens, because)) gainVictoryTokens(game, piece.player, 1, because);
}

/** A ship or squadron may take one of some tokens off the table; whether it does. */
export function takeFromTable(
  game: ArmadaGame,
  piece: Ship | Squadron,
  tokens: readonly Marker[],
  because: Ruling,
): boolean {
  if (tokens.length === 0 || !inPlay(piece)) return false;
  const option = game.choose({
    form: 'choice',
    kind: 'take-token',
    player: piece.player,
    because,
    ...aboutOf(piece),
    options: [...tokens.map(({ id }) => ({ kind: 'token' as const, marker: id })), { kind: 'none' as const }],
  });
  if (option.kind === 'none') return false;
  removeToken(game, option.marker, isShip(piece) ? piece.id : -1, because);
  return true;
}
