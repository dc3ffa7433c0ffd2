/** What a ship or squadron is: the traits that cards ask for. */
import { ON_LINE } from '@firing-arc/table';
import { pieceOf } from '../attack/parties.ts';
import { upgradeCard } from '../cards/index.ts';
import {
  bodyOf,
  cardOf,
  inPlay,
  isActivated,
  obstacleBodyOf,
  placedObstacles,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
  zonesOf,
} from '../game.ts';
import {
  type Distance,
  distance,
  endOfDistance,
  isWithin,
  type ObstacleBody,
  RANGE_ENDS,
  SHIP_SIZES,
  spanFrom,
} from '../geometry/index.ts';
import { engagedWith } from '../squadrons/engagement.ts';
import { keyword } from '../squadrons/keywords.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import type { Trait, UpToRange } from './language.ts';

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

/** Whether a piece has all of some traits. */
export const isAll = (asking: Asking, piece: Bearer, traits: readonly Trait[]): boolean =>
  traits.every((trait) => is(asking, piece, trait));

function is(asking: Asking, piece: Bearer, trait: Trait): boolean {
  const { state, bearer } = asking;
  switch (trait.kind) {
    case 'piece':
      return isShip(piece) === (trait.is === 'ship');
    case 'self':
      return (piece === bearer) !== trait.not;
    case 'not-that':
      return piece !== asking.other;
    case 'side':
      return (piece.player === bearer.player) === (trait.is === 'friend');
    case 'size':
      return isShip(piece) && trait.in.includes(cardOf(piece).size);
    case 'tag':
      return isShip(piece) && cardOf(piece).tags.includes(trait.has) !== trait.not;
    case 'keyword':
      return !isShip(piece) && trait.in.some((one) => keyword(state, piece, one) > 0) !== trait.not;
    case 'unique':
      return isUnique(piece) !== trait.not;
    case 'fast':
      return isShip(piece) && piece.speed >= trait.least && piece.speed <= (trait.most ?? piece.speed);
    case 'activated':
      return wasActivated(state, piece) !== trait.not;
    case 'engaged':
      return !isShip(piece) && engagedWith(state, piece).length > 0 !== trait.not;
    case 'near':
      return isAtDistance(bearer, piece, trait.within);
    case 'in-range':
      return isInRange(bearer, piece, trait.upTo);
    case 'friends-near':
      return friendsNear(asking, piece, trait) >= trait.least;
    case 'raided':
      return isShip(piece) && piece.raids.length > 0;
    case 'weak':
      return !isShip(piece) && piece.hull <= trait.hull;
    case 'near-obstacle':
      return placedObstacles(state).some((one) => isFrom(piece, obstacleBodyOf(one), trait.within));
    case 'near-defender':
      return isNearDefender(state, piece, trait.within);
    case 'near-it':
      return !!asking.other && isAtDistance(asking.other, piece, trait.within);
    case 'engaged-with-defender':
      return isEngagedWith(state, piece, (other) => other === defenderIn(state));
    case 'engaged-with-it':
      return isEngagedWith(state, piece, (other) => other === bearer);
    case 'engaged-elsewhere':
      return isEngagedWith(state, piece, (other) => other !== bearer);
    case 'resolved':
      return isShip(piece) && piece.resolved.includes(trait.command) !== trait.not;
    case 'first-command':
      return isShip(piece) && piece.resolved.length <= 1;
    case 'faster':
      return isShip(piece) && isShip(bearer) && piece.speed > bearer.speed;
    case 'no-larger':
      return isShip(piece) && isShip(bearer) && sizeOf(piece) <= sizeOf(bearer);
    case 'command-at-most':
      return isShip(piece) && cardOf(piece).command <= trait.value;
    case 'stripped':
      return isShip(piece) && zonesOf(piece).every((zone) => piece.shields[zone] === 0);
    case 'spent-out':
      return piece.defense.every(({ side }) => side !== 'readied') !== trait.not;
    case 'touching':
      return distance(baseOf(bearer), baseOf(piece)) <= ON_LINE;
    case 'engaged-by':
      return !isShip(piece) && engagedWith(state, piece).length <= trait.most;
    case 'ship-or-ace':
      return isShip(piece) || isUnique(piece);
  }
}

/** In play; in setup also before it is deployed (effect-use-and-timing.9). */
export const isActive = (state: ArmadaState, piece: Bearer): boolean =>
  inPlay(piece) || (state.round === 0 && piece.place === 'reserve');

const isUnique = (piece: Bearer): boolean =>
  isShip(piece) ? cardOf(piece).unique === true : squadronCardOf(piece).unique;

export const wasActivated = (state: ArmadaState, piece: Bearer): boolean =>
  isShip(piece) ? piece.activated : isActivated(state, piece);

/** The ship that carries the commander (commanders.3). */
export const isFlagship = ({ upgrades }: Ship): boolean =>
  upgrades.some(({ id }) => upgradeCard(id)?.icons.includes('commander'));

/** Friends of the card near a piece; neither the piece itself nor the attacker counts. */
function friendsNear(
  { state, bearer, attacker }: Asking,
  piece: Bearer,
  { is: what, within, of }: Extract<Trait, { kind: 'friends-near' }>,
): number {
  const all: readonly Bearer[] = what === 'ship' ? shipsInPlay(state) : squadronsInPlay(state);
  return all.filter(
    (other) =>
      other.player === bearer.player &&
      other !== piece &&
      other !== attacker &&
      isAll({ state, bearer }, other, of) &&
      (typeof within === 'string' ? isInRange(other, piece, within) : isAtDistance(other, piece, within)),
  ).length;
}

const sizeOf = (ship: Ship): number => SHIP_SIZES.indexOf(cardOf(ship).size);

const defenderIn = (state: ArmadaState): Bearer | null =>
  state.attack && pieceOf(state, state.attack.defender);

function isNearDefender(state: ArmadaState, piece: Bearer, within: Distance | UpToRange): boolean {
  const defender = defenderIn(state);
  if (!defender || piece === defender) return false;
  return typeof within === 'string'
    ? isInRange(defender, piece, within)
    : isAtDistance(defender, piece, within);
}

const isEngagedWith = (state: ArmadaState, piece: Bearer, fits: (other: Squadron) => boolean): boolean =>
  !isShip(piece) && engagedWith(state, piece).some(fits);

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

const baseOf = (piece: Bearer) => (isShip(piece) ? bodyOf(piece) : squadronBodyOf(piece));
