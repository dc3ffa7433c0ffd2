/** What a ship or squadron is: the traits that cards ask for. */
import { ON_LINE } from '@firing-arc/table';
import { upgradeCard } from '../cards/index.ts';
import { bodyOf, inPlay, isActivated, squadronBodyOf } from '../game.ts';
import {
  type Distance,
  distance,
  endOfDistance,
  isWithin,
  type ObstacleBody,
  RANGE_ENDS,
  spanFrom,
} from '../geometry/index.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import type { UpToRange } from './language.ts';

/** Who bears a card, or takes part. */
export type Bearer = Ship | Squadron;

export const isShip = (bearer: Bearer): bearer is Ship => 'shields' in bearer;

/** Whose card asks: traits are about it where they name a distance or a side. */
export interface Asking {
  readonly state: ArmadaState;
  readonly bearer: Bearer;
  /** The attacking ship or squadron, which does not count as a friend near the defender. */
  readonly attacker?: Bearer | null;
  /** Whom the moment is about. */
  readonly other?: Bearer | null;
}

/** In play; in setup also before it is deployed (effect-use-and-timing.9). */
export const isActive = (state: ArmadaState, piece: Bearer): boolean =>
  inPlay(piece) || (state.round === 0 && piece.place === 'reserve');

export const wasActivated = (state: ArmadaState, piece: Bearer): boolean =>
  isShip(piece) ? piece.activated : isActivated(state, piece);

/** The ship that carries the commander (commanders.3). */
export const isFlagship = ({ upgrades }: Ship): boolean =>
  upgrades.some(({ id }) => upgradeCard(id)?.icons.includes('commander'));

export const isFrom = (piece: Bearer, body: ObstacleBody, within: Distance): boolean =>
  distance(baseOf(piece), body) <= endOfDistance(within) + ON_LINE;

/** Whether some part of one is at distance 1 up to a band of another (range-and-distance.5). */
export const isAtDistance = (one: Bearer, other: Bearer, band: Distance): boolean =>
  one === other || distance(baseOf(one), baseOf(other)) <= endOfDistance(band) + ON_LINE;

/** Whether all of one is within distance 1 up to a band of another (range-and-distance.5). */
export const isWithinDistance = (one: Bearer, other: Bearer, band: Distance): boolean =>
  isWithin(spanFrom(baseOf(one), baseOf(other)), band);

/** Whether some part of one is in a range of another, base to base. */
export const isInRange = (one: Bearer, other: Bearer, upTo: UpToRange): boolean =>
  one === other || distance(baseOf(one), baseOf(other)) <= RANGE_ENDS[upTo].value + ON_LINE;

export const baseOf = (piece: Bearer) => (isShip(piece) ? bodyOf(piece) : squadronBodyOf(piece));
