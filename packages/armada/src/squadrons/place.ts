/** Squadrons that a card lays down near the one that bears it: not moved, but placed. */
import type { Refusal } from '@firing-arc/referee';
import { cos, poseAt, sin } from '@firing-arc/table';
import { CARDS_ACT, type Card } from '../abilities/scene.ts';
import { type Bearer, isAtDistance, isShip, isWithinDistance } from '../abilities/traits.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  playArea,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Distance,
  endOfDistance,
  placeReasons,
  SQUADRON_RADIUS,
  squadronBody,
} from '../geometry/index.ts';
import { CANNOT, placesRefused, refusedAt } from '../refusal.ts';
import type { ArmadaState, Squadron } from '../state.ts';
import { engagedWith } from './engaged.ts';

const RULINGS = {
  'overlaps-ship': 'armada:overlapping.11',
  'overlaps-squadron': 'armada:overlapping.11',
  outside: 'armada:destroyed-ships-and-squadrons.2',
} as const;

/** Where a squadron goes: at distance of somebody, or with its whole base within it (range-and-distance.5). */
interface Goal {
  readonly within: Distance;
  readonly whole?: true;
  /** It is not engaged there. */
  readonly clear?: true;
}

/** A squadron that a card's bearer has laid down. */
interface Placement {
  readonly by: Bearer;
  readonly squadron: Squadron;
  readonly goal: Goal;
}

/** Why a squadron may not be laid down in a place; empty when it may. */
function problems(
  state: ArmadaState,
  { by, squadron, goal: { within, whole, clear } }: Placement,
  at: readonly number[],
  card: string,
): readonly Refusal[] {
  const { x, y } = poseAt(at[0] ?? 0, at[1] ?? 0, 0);
  const laid = { ...squadron, x, y };
  const reaches = whole ? isWithinDistance : isAtDistance;
  if (!reaches(by, laid, within)) return [refusedAt(at, { ruling: CARDS_ACT, card })];
  const others = [
    ...shipsInPlay(state).map((ship) => bodyOf(ship)),
    ...squadronsInPlay(state)
      .filter(({ id }) => id !== squadron.id)
      .map(squadronBodyOf),
  ];
  const reasons = placeReasons(squadronBody(x, y), others, playArea(state));
  if (reasons.length > 0)
    return placesRefused(
      at,
      reasons.map((reason) => RULINGS[reason]),
    );
  return clear && engagedWith(state, laid).length > 0 ? [refusedAt(at, { ruling: CANNOT, card })] : [];
}

const reachOf = (by: Bearer, within: Distance): number =>
  endOfDistance(within) + SQUADRON_RADIUS + (isShip(by) ? bodyOf(by).radius : SQUADRON_RADIUS);

/** Free places about somebody, in rings. */
export function placesBeside(
  state: ArmadaState,
  by: Bearer,
  squadron: Squadron,
  goal: Goal,
): readonly (readonly [number, number, number])[] {
  const placement = { by, squadron, goal };
  const places: (readonly [number, number, number])[] = [];
  for (let far = reachOf(by, goal.within); far > 0; far -= RING) {
    for (let way = 0; way < 360; way += 15) {
      const at = poseAt(by.x + far * sin(way), by.y + far * cos(way), 0);
      const place = [at.x, at.y, 0] as const;
      if (problems(state, placement, place, '').length === 0) places.push(place);
    }
  }
  return places;
}
/** How far apart the rings are (mm). */
const RING = 15;

/** A card's player lays a squadron down at distance of the one that bears the card; it has not moved by that. */
export function placeSquadron(
  game: ArmadaGame,
  by: Bearer,
  squadron: Squadron,
  goal: Goal,
  { name: card, because }: Pick<Card, 'name' | 'because'>,
): void {
  const from = poseAt(squadron.x, squadron.y, 0);
  const wasInPlay = inPlay(squadron);
  const placement = { by, squadron, goal };
  const validate = (at: readonly number[]): readonly Refusal[] => problems(game.state, placement, at, card);
  const [x = 0, y = 0] = game.ask(
    {
      form: 'place',
      kind: wasInPlay ? 'move-squadron' : 'deploy-squadron',
      player: by.player,
      because,
      squadron: squadron.id,
    },
    { validate, propose: (random) => propose(game.state, placement, random, validate) },
  ) as readonly number[];
  const to = poseAt(x, y, 0);
  Object.assign(squadron, { x: to.x, y: to.y, place: 'table' });
  if (wasInPlay) game.emit({ kind: 'squadron-moved', squadron: squadron.id, from, to, because });
  else game.emit({ kind: 'squadron-placed', squadron: squadron.id, at: to, because });
}

/** A free place about somebody, or where the squadron stands. */
function propose(
  state: ArmadaState,
  { by, squadron, goal }: Placement,
  random: () => number,
  validate: (at: readonly number[]) => readonly Refusal[],
): readonly number[] {
  const reach = reachOf(by, goal.within);
  for (let tries = 0; tries < 8; tries++) {
    const way = random() * 360;
    const far = random() * reach;
    const at = [by.x + far * sin(way), by.y + far * cos(way), 0] as const;
    if (validate(at).length === 0) return at;
  }
  const places = placesBeside(state, by, squadron, goal);
  return places[Math.floor(random() * places.length)] ?? [squadron.x, squadron.y, 0];
}
