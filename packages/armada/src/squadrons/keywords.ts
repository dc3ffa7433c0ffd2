/** Keywords of squadrons: printed ones, and those that others lend. */

import { begunBy, nameOf } from '../abilities/begun.ts';
import { bearsOneOf, cardsWith, mayHave } from '../abilities/kinds.ts';
import type { Modifier, Trait } from '../abilities/language.ts';
import { modifiersOf } from '../abilities/modifiers.ts';
import { cardsOf, hold } from '../abilities/scene.ts';
import { isActive, isAll, isAtDistance, isShip } from '../abilities/traits.ts';
import type { SquadronKeyword } from '../cards/index.ts';
import { squadronBodyOf, squadronCardOf, squadronsInPlay } from '../game.ts';
import { attackLines, type Distance, distanceOf } from '../geometry/index.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';

/** Number of a keyword: that of Counter 2 and the like, 1 for one without a number, 0 for one it has not. */
export function keyword(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const number =
    (squadronCardOf(squadron).keywords[name] ?? 0) +
    lent(state, squadron, name) +
    gained(state, squadron, name);
  if (name !== 'grit' || number > 0) return number;
  return hasIntelNear(state, squadron) ? 1 : 0;
}

/** What other friendly ships and squadrons lend of a keyword; numbers gained add up (squadron-keywords.20). */
function lent(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const lending = cardsWith('lends-keyword');
  let sum = 0;
  for (const pieces of [state.ships, state.squadrons]) {
    for (const other of pieces) {
      if (other.player !== squadron.player || other === squadron || !isActive(state, other)) continue;
      if (bearsOneOf(other, lending)) sum += lentBy(state, other, squadron, name);
    }
  }
  return sum;
}

function lentBy(
  state: ArmadaState,
  from: Ship | Squadron,
  squadron: Squadron,
  name: SquadronKeyword,
): number {
  let sum = 0;
  if (!mayHave(from, 'lends-keyword')) return sum;
  for (const card of cardsOf(from)) {
    for (const ability of card.abilities) {
      if (ability.kind !== 'lends-keyword' || ability.keyword !== name) continue;
      if (!ability.to.every((trait) => isPrinted(state, squadron, trait))) continue;
      if (ability.during && state.phase !== ability.during) continue;
      if (isLent(from, squadron, ability, card.name))
        sum += ability.add === 'armament' ? antiSquadronDice(squadron) : ability.add;
    }
  }
  return sum;
}

/** Dice of the printed anti-squadron armament, as far as a keyword counts them. */
const antiSquadronDice = (squadron: Squadron): number => {
  const { red = 0, blue = 0, black = 0 } = squadronCardOf(squadron).antiSquadron;
  return Math.min(MOST_BY_DICE, red + blue + black);
};
const MOST_BY_DICE = 3;

/** Whether a keyword is lent: near, or by a card that goes on for this squadron. */
const isLent = (
  from: Ship | Squadron,
  squadron: Squadron,
  { within, lasting, everywhere }: Extract<Modifier, { kind: 'lends-keyword' }>,
  card: string,
): boolean =>
  everywhere === true ||
  (lasting ? begunBy(from, card, nameOf(squadron)) !== undefined : isWithin(from, squadron, within));

/** What its own card gives it of a keyword while that says so. */
function gained(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  if (!mayHave(squadron, 'has-keyword')) return 0;
  const given = modifiersOf(squadron, 'has-keyword').filter((one) => one.keyword === name);
  return given.some((one) => hold({ state, bearer: squadron }, one.if)) ? 1 : 0;
}

/** Traits by which cards lend keywords look at what a card prints: lent keywords do not lend others. */
function isPrinted(state: ArmadaState, squadron: Squadron, trait: Trait): boolean {
  if (trait.kind !== 'keyword') return isAll({ state, bearer: squadron }, squadron, [trait]);
  const { keywords } = squadronCardOf(squadron);
  return trait.in.some((one) => keywords[one] !== undefined) !== trait.not;
}

function isWithin(a: Ship | Squadron, b: Squadron, band: Distance): boolean {
  if (isShip(a)) return isAtDistance(a, b, band);
  const lines = attackLines(squadronBodyOf(a), squadronBodyOf(b));
  return lines !== null && (distanceOf(lines.mm) ?? Number.POSITIVE_INFINITY) <= band;
}

/** Friendly squadrons at distance 1 of one with intel have grit, itself included (squadron-keywords.7). */
function hasIntelNear(state: ArmadaState, squadron: Squadron): boolean {
  if (state.edition === '2015') return false;
  return squadronsInPlay(state).some(
    (other) =>
      other.player === squadron.player &&
      squadronCardOf(other).keywords.intel !== undefined &&
      isNear(other, squadron),
  );
}

/** Whether two squadrons are at distance 1 of each other; one is so of itself. armada:measuring-firing-arc-and-range.8 */
export function isNear(a: Squadron, b: Squadron): boolean {
  if (a.id === b.id) return true;
  const lines = attackLines(squadronBodyOf(a), squadronBodyOf(b));
  return lines !== null && distanceOf(lines.mm) === 1;
}

/**
 * Whether a squadron does not hold those engaged with it. In 2015 intel made the enemies at distance 1 heavy, where it
 * now lends grit to friends.
 */
export function isHeavy(state: ArmadaState, squadron: Squadron): boolean {
  if (squadronCardOf(squadron).keywords.heavy !== undefined) return true;
  if (state.edition !== '2015') return false;
  return squadronsInPlay(state).some(
    (other) =>
      other.player !== squadron.player &&
      squadronCardOf(other).keywords.intel !== undefined &&
      isNear(other, squadron),
  );
}
