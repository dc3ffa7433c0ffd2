import { type Arc, attackLines } from '@firing-arc/xwing/common';
import {
  bodyOf,
  inPlay,
  obstacleBodyOf,
  type SecondEvent,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import type { ShownLastAttack } from '../../shown/table.ts';
import { aimOf, rangeText } from '../xwing/aim.ts';
import { attackPool, defensePool, resultText } from '../xwing/attack.ts';
import { taggedName, words } from './names.ts';
import { baseOf } from './preview.ts';

/** The last attack as its events tell it. */
export interface LastAttack {
  readonly attacker: number;
  readonly defender: number;
  readonly range: number;
  readonly arc: string;
  readonly obstructed: boolean;
  readonly line: readonly number[] | null;
  readonly attackFaces: readonly string[];
  readonly defenseFaces: readonly string[];
  /** What is left after canceling; null before it. */
  readonly left: { readonly hits: number; readonly crits: number } | null;
  readonly hit: boolean | null;
}

/** The last attack among some events; null when there was none. */
export function lastAttack(events: readonly SecondEvent[]): LastAttack | null {
  const from = events.findLastIndex((event) => event.kind === 'attack');
  const declared = events[from];
  if (declared?.kind !== 'attack') return null;
  const { attacker, defender, range, arc, obstructed, line } = declared;
  let attackFaces: readonly string[] = [];
  let defenseFaces: readonly string[] = [];
  for (const event of events.slice(from)) {
    if (event.kind === 'neutralized') break;
    if (event.kind !== 'rolled' && event.kind !== 'modified') continue;
    if (event.dice === 'attack' && event.ship === attacker) attackFaces = event.faces;
    if (event.dice === 'defense' && event.ship === defender) defenseFaces = event.faces;
  }
  const after = events.slice(from);
  const left = after.find((event) => event.kind === 'neutralized');
  const result = after.find((event) => event.kind === 'attack-hits' || event.kind === 'attack-misses');
  return {
    attacker,
    defender,
    range,
    arc,
    obstructed,
    line,
    attackFaces,
    defenseFaces,
    left: left?.kind === 'neutralized' ? { hits: left.hits, crits: left.crits } : null,
    hit: result ? result.kind === 'attack-hits' : null,
  };
}

/**
 * The line of an attack to draw: the one it was measured along, else the shortest between the ships; null once one of
 * them is gone or has moved, for then it ends nowhere.
 */
export function lineOf(attack: LastAttack, state: SecondState): readonly number[] | null {
  const { line } = attack;
  if (line && state.attack) return line;
  const attacker = state.ships[attack.attacker];
  const defender = state.ships[attack.defender];
  if (!attacker || !defender || !inPlay(attacker) || !inPlay(defender)) return null;
  const lines = attackLines(bodyOf(attacker), attack.arc as Arc, bodyOf(defender));
  if (!line) return lines[0] ?? null;
  return lines.some((now) => now.every((value, i) => Math.abs(value - line[i]!) < 0.01)) ? line : null;
}

/** The last attack among some events as the page tells it. */
export function shownLastAttack(events: readonly SecondEvent[], state: SecondState): ShownLastAttack | null {
  const attack = lastAttack(events);
  if (!attack) return null;
  const line = lineOf(attack, state);
  const attacker = state.ships[attack.attacker];
  const dice = (faces: readonly string[]) => faces.map((face) => ({ face, name: words.face(face) }));
  return {
    attacker: taggedName(state, attack.attacker),
    defender: taggedName(state, attack.defender),
    how: rangeText(attack.range, attack.obstructed),
    pools: [attackPool(dice(attack.attackFaces)), defensePool(dice(attack.defenseFaces))],
    result: resultText(attack),
    line,
    ...(line &&
      attacker && {
        aim: aimOf(
          { ...attack, line, base: baseOf(attacker), arcs: [attack.arc] },
          state.obstacles
            .filter((obstacle) => obstacle.placed)
            .map((obstacle) => ({ id: obstacle.id, body: obstacleBodyOf(obstacle) })),
        ),
      }),
  };
}
