import {
  type ArmadaQuestion,
  type ArmadaState,
  armamentOf,
  bodyOf,
  cardOf,
  type DeclaredAttack,
  extent,
  gathered,
  shipsInPlay,
  squadronCardOf,
  squadronsInPlay,
} from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import { type Answer, type Answerer, answerProblems, type Help } from '@firing-arc/referee';
import type { Pose } from '@firing-arc/table';
import { bestOf } from '../plain/choice.ts';
import { apart, nearest } from '../plain-armada/deployed.ts';
import { plainArmadaInSetup } from '../plain-armada/setup.ts';
import { placeByChance, unweighed } from '../unweighed.ts';

/**
 * A player of Armada with one idea: everything flies straight at the enemy and shoots. It weighs no danger and plans
 * nothing: a yardstick for those that do.
 */
export function rushAnswerer(streams: number[], index: number): Answerer<ArmadaState, ArmadaQuestion> {
  const inSetup = plainArmadaInSetup(streams, index);
  return (question, view, help) =>
    view().phase === 'setup' ? inSetup(question, view, help) : answer(view(), question, help, streams, index);
}

/** From here on everything hurries (mm). */
const FAR = 700;

type Spot = { readonly x: number; readonly y: number };

function answer(
  state: ArmadaState,
  question: ArmadaQuestion,
  help: Help,
  streams: number[],
  index: number,
): Answer {
  const ships = shipsInPlay(state).filter(({ player }) => player !== question.player);
  const squadrons = squadronsInPlay(state).filter(({ player }) => player !== question.player);
  switch (question.kind) {
    case 'commands':
      return question.parts.map(({ about, options }) => {
        const wanted = nearest(state.ships[about]!, ships) > FAR ? 'navigate' : 'concentrate-fire';
        return bestOf(options, ({ command }) => (command === wanted ? 1 : 0));
      });
    case 'navigate':
      return bestOf(question.options, ({ speed, joint }) => speed + (joint > 0 ? 0.1 : 0));
    case 'course':
      return bestOf(question.options, ({ end }) => endValue(state, state.ships[question.ship]!, end, ships));
    case 'attack':
    case 'next-squadron':
      return bestOf(question.options, (option) => (option.kind === 'none' ? 0 : dice(state, option)));
    case 'squadron':
      return bestOf(question.options, ({ kind }) => (kind === 'attack' ? 2 : kind === 'move' ? 1 : 0));
    case 'move-squadron': {
      const bomber = squadronCardOf(state.squadrons[question.squadron]!).keywords.bomber !== undefined;
      const wanted: readonly Spot[] = bomber || squadrons.length === 0 ? ships : squadrons;
      const places = Array.from({ length: 40 }, () => placeByChance(question, help, streams, index));
      const free = places.filter((place) => answerProblems(question, place, help).length === 0);
      return free[bestOf(free, ([x = 0, y = 0]) => -nearest({ x, y }, wanted))]!;
    }
    case 'defense-token':
      return bestOf(question.options, (option) => {
        if (option.kind !== 'token') return 0;
        const { defender } = state.attack!;
        const piece = (defender.kind === 'squadron' ? state.squadrons : state.ships)[defender.id]!;
        const { kind, side } = piece.defense[option.token]!;
        return side === 'readied' ? ['evade', 'redirect', 'brace', 'scatter'].indexOf(kind) + 1 : -1;
      });
    default:
      return unweighed(question, help, streams, index);
  }
}

/** Near to the nearest enemy and on the table. */
function endValue(
  state: ArmadaState,
  ship: ArmadaState['ships'][number],
  [x, y, facing]: readonly [number, number, number],
  enemies: readonly Spot[],
): number {
  const end: Pose = { x, y, facing };
  const { left, right, bottom, top } = extent(bodyOf(ship, end));
  const room = Math.min(left, bottom, state.width - right, state.depth - top);
  const enemy = enemies.reduce<Spot | null>(
    (best, one) => (best && apart(ship, best) <= apart(ship, one) ? best : one),
    null,
  );
  return (room < 0 ? -10_000 : Math.min(0, room - 100)) - (enemy ? apart(end, enemy) : 0);
}

/** Expected damage of the dice of an attack; a little more on a ship that is nearly gone. */
function dice(state: ArmadaState, { attacker, defender, reach }: DeclaredAttack): number {
  const armament = armamentOf(state, reach === 'distance-2' ? 'snipe' : 'attack', attacker, defender);
  const damage = gathered(armament, reach).reduce((sum, color) => sum + armadaExpectedDamage(color, true), 0);
  const ship = defender.kind === 'zone' ? state.ships[defender.id]! : null;
  return 0.1 + damage + (ship ? ship.damage.length / cardOf(ship).hull : 0);
}
