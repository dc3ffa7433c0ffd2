/** What lies in a line of sight. */
import { type Around, surroundings } from '../game.ts';
import { type Aim, aim } from '../geometry/index.ts';
import { obstructs } from '../objectives/terms.ts';
import { sightRule } from '../squadrons/engaged.ts';
import type { ArmadaState } from '../state.ts';
import { measured } from './parties.ts';
import type { Party } from './schema.ts';

/** What lies in a line of sight: a dust field stops ships, all else obstructs (line-of-sight.4, obstacles.7). */
export function obstructionOf(state: ArmadaState, seen: Extract<Aim, { inArc: true }>, { placed }: Around) {
  const { ships, obstacles } = seen.obstructedBy;
  const inTheWay = obstacles.map((at) => placed[at]!).filter((obstacle) => obstructs(state, obstacle));
  const dust = inTheWay.some(({ type }) => type === 'dust field');
  return { dust, obstructed: ships.length > 0 || inTheWay.length > 0 };
}

/** Whether a ship or an obstacle obstructs an attack, whatever cards say. */
export function isBehindSomething(state: ArmadaState, attacker: Party, defender: Party): boolean {
  const around = surroundings(state);
  const seen = aim(measured(state, attacker), measured(state, defender), around, sightRule(state));
  return seen.inArc && obstructionOf(state, seen, around).obstructed;
}
