/** What Armada needs not ask in the page. */

import {
  type ArmadaQuestion,
  type ArmadaState,
  cardOf,
  critIcons,
  engagedWith,
  evadeAt,
  hitIcons,
  type Ship,
  shipsInPlay,
  squadronsInPlay,
  zonesOf,
} from '@firing-arc/armada/engine';
import type { Settling } from '../settling.ts';
import { countsCrits } from './criticals.ts';
import { pieceOfSquadron } from './names.ts';

type Asked<Kind> = Extract<ArmadaQuestion, { readonly kind: Kind }>;

export function settlingOf(question: ArmadaQuestion, view: ArmadaState): Settling | null {
  switch (question.kind) {
    case 'defense-token':
      return uselessTokens(question, view);
    case 'evade-more':
      return uselessEvade(question, view);
    case 'choose-ship':
      return shipsAsListed(question, view);
    case 'dial-use':
      return dialAsUsual(question, view);
    case 'choose-squadron':
      return engagedFirst(question, view);
    case 'displaced-squadron':
      return squadronsFrom(question, view, 0);
    case 'squadron':
      return onlyMoves(question);
    case 'resolve-command':
      return keptDial(question);
    case 'critical-effect':
      return standardCritical(question);
    case 'next-squadron':
      return lastSquadron(question);
    default:
      return null;
  }
}

/** Defense tokens none of which can lessen what the attack does. */
function uselessTokens({ options }: Asked<'defense-token'>, view: ArmadaState): Settling | null {
  const done = options.findIndex(({ kind }) => kind === 'done');
  if (!view.attack || done < 0) return null;
  const { attack } = view;
  return options.some((option) => lessens(option, attack, view)) ? null : { kind: 'no-effect', answer: done };
}

/** A second die for an evade token where those that are left do nothing. */
function uselessEvade({ options }: Asked<'evade-more'>, view: ArmadaState): Settling | null {
  const { attack } = view;
  if (!attack || iconsThatCount(attack, view) > 0) return null;
  return { kind: 'no-effect', answer: options.findIndex(({ kind }) => kind === 'no') };
}

type Attack = NonNullable<ArmadaState['attack']>;

const hitsOf = ({ dice }: Attack): number => dice.reduce((sum, { face }) => sum + hitIcons(face), 0);

/** The critical icons, where they count. */
const critsOf = ({ attacker, defender, dice }: Attack, view: ArmadaState): number =>
  countsCrits(view, attacker, defender) ? dice.reduce((sum, { face }) => sum + critIcons(face), 0) : 0;

const iconsThatCount = (attack: Attack, view: ArmadaState): number => hitsOf(attack) + critsOf(attack, view);

/** Whether a token or effect may lessen the damage of an attack, or do something else. */
function lessens(
  option: Asked<'defense-token'>['options'][number],
  attack: Attack,
  view: ArmadaState,
): boolean {
  if (option.kind === 'done') return false;
  // A salvo answers an attack that did nothing, and cards act as they say.
  if (option.kind === 'effect' || option.name === 'salvo') return true;
  const [hits, crits] = [hitsOf(attack), critsOf(attack, view)];
  if (hits + crits === 0) return false;
  switch (option.name) {
    case 'brace':
      // Cards have criticals count twice, and accuracies once.
      return hits + 2 * crits + attack.dice.filter(({ face }) => face === 'accuracy').length > 1;
    case 'contain':
      return crits > 0;
    case 'evade':
      return evadeAt(attack.reach, view.edition) !== null;
    case 'redirect':
      return canRedirect(view, attack.defender);
    default:
      return true;
  }
}

/** Whether another hull zone than the one that is hit has a shield. */
function canRedirect(view: ArmadaState, defender: NonNullable<ArmadaState['attack']>['defender']): boolean {
  const ship = defender.kind === 'zone' ? view.ships[defender.id] : undefined;
  if (!ship || defender.kind !== 'zone') return true;
  return zonesOf(ship).some((zone) => zone !== defender.zone && (ship.shields[zone] ?? 0) > 0);
}

/** Ships go as they are listed; not where cards lie at ships: what these do may hang on who goes first. */
function shipsAsListed({ options }: Asked<'choose-ship'>, view: ArmadaState): Settling | null {
  const ships = options.flatMap((option) => (option.kind === 'ship' ? [option.ship] : []));
  const hasCards = view.ships.some(({ upgrades }) => upgrades.length > 0);
  return hasCards || ships.length < options.length ? null : { kind: 'order', answer: 0, ships };
}

/** How far the nearest enemy is, from middle to middle (mm). */
function toEnemy(view: ArmadaState, player: number, { x, y }: { readonly x: number; readonly y: number }) {
  const enemies = [...shipsInPlay(view), ...squadronsInPlay(view)].filter((one) => one.player !== player);
  return Math.min(...enemies.map((one) => Math.hypot(one.x - x, one.y - y)));
}

/** A dial is kept; one for repairs of a ship that has nothing to repair becomes a token. */
function dialAsUsual({ ship: id, options }: Asked<'dial-use'>, view: ArmadaState): Settling {
  const ship = view.ships[id]!;
  const keep = options.findIndex(({ kind }) => kind === 'keep');
  const token = options.findIndex(({ kind }) => kind === 'token');
  const takesToken = ship.revealed[0] === 'repair' && isWhole(ship) && hasRoomFor(ship, 'repair');
  return { kind: 'default', answer: takesToken ? token : keep, ways: [keep, token] };
}

const isWhole = (ship: Ship): boolean =>
  ship.damage.length === 0 &&
  zonesOf(ship).every((zone) => (ship.shields[zone] ?? 0) >= (cardOf(ship).shields[zone] ?? 0));

const hasRoomFor = (ship: Ship, command: Ship['tokens'][number]): boolean =>
  !ship.tokens.includes(command) && ship.tokens.length < cardOf(ship).command;

/** Squadrons that fight go before those that fly, and of each those in front before those in the rear. */
function engagedFirst(question: Asked<'choose-squadron'>, view: ArmadaState): Settling {
  const { player, options } = question;
  const ahead = options.map(({ squadron: id }) => {
    const squadron = view.squadrons[id]!;
    const isEngaged = engagedWith(view, squadron).length > 0;
    return toEnemy(view, player, squadron) - (isEngaged ? BEFORE_ALL : 0);
  });
  return squadronsFrom(question, view, ahead.indexOf(Math.min(...ahead)));
}

/** No table is as long (mm). */
const BEFORE_ALL = 100_000;

/** The squadron that goes first of some. */
const squadronsFrom = (
  { options }: { readonly options: readonly { readonly squadron: number }[] },
  view: ArmadaState,
  answer: number,
): Settling => ({
  kind: 'order',
  answer,
  ships: options.map(({ squadron }) => pieceOfSquadron(view, squadron)),
});

/** A squadron that can only move does so: where it stands is a place as well. */
function onlyMoves({ options }: Asked<'squadron'>): Settling | null {
  const kinds = options.map(({ kind }) => kind);
  return kinds.length === 2 && kinds[0] === 'move' && kinds[1] === 'done'
    ? { kind: 'default', answer: 0, ways: [0, 1] }
    : null;
}

/** Who kept a dial did so to resolve it: that is only asked where a token could be used too, or in its place. */
function keptDial({ options }: Asked<'resolve-command'>): Settling | null {
  const [only, ...others] = options.filter(({ kind }) => kind === 'command');
  if (only?.kind !== 'command' || only.with !== 'dial' || others.length > 0) return null;
  return { kind: 'usual', answer: options.indexOf(only) };
}

/** The standard critical effect turns a damage card faceup and costs nothing. */
function standardCritical({ options }: Asked<'critical-effect'>): Settling | null {
  const [only, ...others] = options.filter(({ kind }) => kind === 'critical');
  if (only?.kind !== 'critical' || only.effect !== 'standard' || others.length > 0) return null;
  return { kind: 'usual', answer: options.indexOf(only) };
}

/** The dice against one more squadron cost nothing: which of several is first may matter, whether the last is hardly ever does. */
function lastSquadron({ options }: Asked<'next-squadron'>): Settling | null {
  const [only, ...others] = options.filter(({ kind }) => kind === 'attack');
  return only && others.length === 0 ? { kind: 'usual', answer: options.indexOf(only) } : null;
}
