import type { Answer, Answerer, Help } from '@firing-arc/referee';
import { insidePlayArea, overlapsBody } from '@firing-arc/xwing/common';
import {
  bodyOf,
  difficultyOf,
  type FirstQuestion,
  type FirstState,
  inPlay,
  isFlyable,
  isHuge,
  isStressed,
  obstacleBodyOf,
  type Ship,
  typeOf,
  weaponsOf,
  wholeBodyOf,
} from '@firing-arc/xwing/first/engine';
import { endOf } from '../plain-first/observation.ts';
import { plainFirstInSetup } from '../plain-first/setup.ts';
import { unweighed } from '../unweighed.ts';
import { apart, difference, leastOf, lookUp, nearestOf, needsOf } from './table.ts';

/** A player of First Edition that looks everything up, as `tablesAnswerer` is one of X-Wing 2.5. */
export function firstTablesAnswerer(streams: number[], index: number): Answerer<FirstState, FirstQuestion> {
  const inSetup = plainFirstInSetup(streams, index);
  return (question, view, help) => {
    const state = view();
    if (state.phase === 'setup') return inSetup(question, view, help);
    return answer(state, question, help, streams, index);
  };
}

function answer(
  state: FirstState,
  question: FirstQuestion,
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
        option.kind === 'action' ? rankOf(state, state.ships[question.ship]!, option.action) : 50,
      );
    case 'lock-target':
      return leastOf(question.options, ({ target }) =>
        nearness(state.ships[question.ship]!, state.ships[target]!),
      );
    case 'attack': {
      const ship = state.ships[question.ship]!;
      const dice = (weapon: number): number =>
        weaponsOf(ship).find(({ number }) => number === weapon)?.attack ?? 0;
      return leastOf(question.options, (option) =>
        option.kind === 'none' ? 8000 : nearness(ship, state.ships[option.target]!) - dice(option.weapon),
      );
    }
    case 'modify-attack-dice':
    case 'modify-defense-dice':
      return modify(state, question);
    case 'drop-bomb':
      return question.options.length - 1;
    default:
      return unweighed(question, help, streams, index);
  }
}

const enemiesOf = (state: FirstState, ship: Ship): readonly Ship[] =>
  state.ships.filter((other) => inPlay(other) && !other.destroyed && other.side !== ship.side);

/** How far a target is; a friend is the last of all. */
const nearness = (ship: Ship, other: Ship): number => (other.side === ship.side ? 9000 : apart(ship, other));

/** How far a maneuver is from the table's, and what forbids it: the edge, stress, an obstacle at its end. */
function maneuverCost(state: FirstState, ship: Ship, entry: number): number {
  const { dial } = typeOf(ship);
  const one = dial[entry]!;
  const enemy = nearestOf(ship, enemiesOf(state, ship));
  const cost = enemy ? difference(lookUp(ship, enemy), one.maneuver) : one.maneuver.speed;
  const stressed = isStressed(ship);
  const isRed = (next: typeof one) => difficultyOf(state, ship, next) === 'red';
  if ((stressed && isRed(one)) || !isFlyable(state, ship, entry)) return 1000 + cost;
  const pose = endOf(ship, one.maneuver);
  const end = isHuge(ship) ? wholeBodyOf(ship, pose) : bodyOf(ship, pose);
  if (!insidePlayArea(end, state.width, state.depth)) return 2000 + cost;
  const goesOn = dial.some(
    (next) =>
      !isRed(next) &&
      insidePlayArea(bodyOf(ship, endOf(ship, next.maneuver, pose)), state.width, state.depth),
  );
  const blocked = state.obstacles.some((rock) => rock.placed && overlapsBody(end, obstacleBodyOf(rock)));
  const green = difficultyOf(state, ship, one) === 'green';
  return cost + (goesOn ? 0 : 500) + (blocked ? 20 : 0) - (stressed && green ? 4 : 0);
}

/** With a target in reach it aims, else it takes cover; what moves it and everything else it leaves. */
const AIMS: readonly string[] = ['focus', 'target-lock', 'evade', 'reinforce', 'recover'];
const COVERS: readonly string[] = ['target-lock', 'evade', 'focus', 'reinforce', 'recover'];

function rankOf(state: FirstState, ship: Ship, action: string): number {
  const enemy = nearestOf(ship, enemiesOf(state, ship));
  const away = enemy ? apart(ship, enemy) : 9000;
  // In First Edition a lock that reaches nobody is declared for nothing.
  if (action === 'target-lock' && (away > 300 || state.locks.some(({ by }) => by === ship.id))) return 100;
  const rank = (away < 340 ? AIMS : COVERS).indexOf(action);
  return rank < 0 ? 100 : rank;
}

/** Rerolls blanks, turns focus results, and cancels hits as long as there are any. */
function modify(
  { attack }: FirstState,
  question: Extract<FirstQuestion, { kind: 'modify-attack-dice' | 'modify-defense-dice' }>,
): number {
  const last = question.options.length - 1;
  if (!attack) return last;
  const attacks = attack.attacker === question.ship;
  if ((question.kind === 'modify-attack-dice') !== attacks) return last;
  const { focuses, safe, blank } = needsOf(attack, attacks);
  return leastOf(question.options, (option) => {
    switch (option.kind) {
      case 'target-lock':
      case 'ability':
        return attacks && option.dice.length > 0 && option.dice.every(blank) ? -option.dice.length : 1;
      case 'focus':
        return focuses > 0 && !safe ? -0.5 : 1;
      case 'evade':
        return safe ? 1 : -0.4;
      default:
        return 0;
    }
  });
}
