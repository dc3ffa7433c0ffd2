import type { Answer, Answerer, Help } from '@firing-arc/referee';
import { insidePlayArea, overlapsBody } from '@firing-arc/xwing/common';
import {
  areEnemies,
  bodyOf,
  dialFor,
  inPlay,
  isStressed,
  obstacleBodyOf,
  previewOf,
  type SecondQuestion,
  type SecondState,
  type Ship,
  weaponsOf,
} from '@firing-arc/xwing/second/engine';
import { plainInSetup } from '../plain/setup.ts';
import { unweighed } from '../unweighed.ts';
import { apart, difference, leastOf, lookUp, nearestOf, needsOf } from './table.ts';

/**
 * A player of X-Wing 2.5 that looks everything up: the maneuver in a table by where the nearest enemy is, actions in a
 * list, the nearest target. It weighs nothing and plans nothing: a yardstick for those that do.
 */
export function tablesAnswerer(streams: number[], index: number): Answerer<SecondState, SecondQuestion> {
  const inSetup = plainInSetup(streams, index);
  return (question, view, help) => {
    const state = view();
    if (state.phase === 'setup') return inSetup(question, view, help);
    return answer(state, question, help, streams, index);
  };
}

function answer(
  state: SecondState,
  question: SecondQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  switch (question.kind) {
    case 'dials':
      return question.parts.map(({ about, options }) =>
        leastOf(options, ({ entry }) => maneuverCost(state, state.ships[about]!, entry)),
      );
    case 'action':
      return leastOf(question.options, (option) =>
        option.kind === 'action' ? rankOf(state, state.ships[question.ship]!, option) : 50,
      );
    case 'attack':
      return leastOf(question.options, (option) => {
        if (option.kind === 'none') return 9000;
        const ship = state.ships[question.ship]!;
        return apart(ship, state.ships[option.target]!) - weaponsOf(ship)[option.weapon]!.value;
      });
    case 'lock-target':
      return leastOf(question.options, ({ kind, id }) => {
        const other = state.ships[id];
        if (kind !== 'ship' || !other || !areEnemies(state, other.player, question.player)) return 9000;
        return apart(state.ships[question.ship]!, other);
      });
    case 'modify-attack-dice':
    case 'modify-defense-dice':
      return modify(state, question);
    case 'system':
    case 'place-device':
      return question.options.length - 1;
    default:
      return unweighed(question, help, streams, index);
  }
}

const enemiesOf = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) => inPlay(other) && !other.destroyed && areEnemies(state, other.player, ship.player),
  );

/** How far a maneuver is from the table's, and what forbids it: the edge, stress, an obstacle at its end. */
function maneuverCost(state: SecondState, ship: Ship, entry: number): number {
  const dial = dialFor(ship);
  const { maneuver, difficulty } = dial[entry]!;
  const enemy = nearestOf(ship, enemiesOf(state, ship));
  const cost = enemy ? difference(lookUp(ship, enemy), maneuver) : maneuver.speed;
  const stressed = isStressed(ship);
  if (stressed && difficulty === 'red') return 1000 + cost;
  const { pose } = previewOf(ship, maneuver);
  const end = bodyOf(ship, pose);
  if (!insidePlayArea(end, state.width, state.depth)) return 2000 + cost;
  const goesOn = dial.some((next) => {
    const later = bodyOf(ship, previewOf(ship, next.maneuver, 'middle', pose).pose);
    return next.difficulty !== 'red' && insidePlayArea(later, state.width, state.depth);
  });
  const blocked = state.obstacles.some((rock) => rock.placed && overlapsBody(end, obstacleBodyOf(rock)));
  return cost + (goesOn ? 0 : 500) + (blocked ? 20 : 0) - (stressed && difficulty === 'blue' ? 4 : 0);
}

/** With a target in reach it aims, else it takes cover; what moves it, what is red and everything else it leaves. */
const AIMS: readonly string[] = ['focus', 'lock', 'calculate', 'evade', 'reinforce'];
const COVERS: readonly string[] = ['lock', 'evade', 'focus', 'calculate', 'reinforce'];

function rankOf(
  state: SecondState,
  ship: Ship,
  { action, difficulty }: { readonly action: string; readonly difficulty: string },
): number {
  const enemy = nearestOf(ship, enemiesOf(state, ship));
  const order = enemy && apart(ship, enemy) < 340 ? AIMS : COVERS;
  const rank = order.indexOf(action);
  return rank < 0 || difficulty === 'red' ? 100 : rank;
}

/** Rerolls blanks, turns focus results, and cancels hits as long as there are any. */
function modify(
  { attack }: SecondState,
  question: Extract<SecondQuestion, { kind: 'modify-attack-dice' | 'modify-defense-dice' }>,
): number {
  const last = question.options.length - 1;
  if (!attack) return last;
  const attacks = question.kind === 'modify-attack-dice';
  const { focuses, safe, blank } = needsOf(attack, attacks);
  return leastOf(question.options, (option) => {
    switch (option.kind) {
      case 'spend-lock':
      case 'ability':
        return attacks && option.dice.length > 0 && option.dice.every(blank) ? -option.dice.length : 1;
      case 'spend-focus':
      case 'spend-calculate':
      case 'spend-force':
        return focuses > 0 && !safe ? -0.5 : 1;
      case 'spend-evade':
        return !safe && blank(option.die) ? -0.4 : 1;
      default:
        return 0;
    }
  });
}
