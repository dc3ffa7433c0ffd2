import { isHuge, type SecondEvent, type SecondState } from '@firing-arc/xwing/second';
import { watchQueue } from './twice.ts';

/** Watches one game, whose position changes in place, for what acts more often than it may. */
export interface OnceWatch {
  /** Hears what happens while a step runs. */
  readonly hear: (event: SecondEvent) => void;
  /** What is wrong after a step, in words; empty when nothing is. */
  readonly look: () => readonly string[];
}

/**
 * Each ability acts once for one opportunity: it stands in the queue once for a moment (ability-queue.1), an attack
 * lists what was used in it once, a round each action (actions.12), each thing done in the System Phase and one bonus
 * attack (bonus-attack.3). Between steps it looks at the front of the agenda, which is what runs next.
 */
export function watchOnce(state: SecondState): OnceWatch {
  const queued = watchQueue(nextAbility);
  const bonuses = new Map<number, number>();
  let problems: string[] = [];
  return {
    hear: (event) => {
      if (event.kind === 'round') bonuses.clear();
      if (event.kind !== 'attack' || !state.attack?.bonus) return;
      const ship = state.ships[event.attacker];
      if (!ship || isHuge(ship)) return;
      const count = (bonuses.get(ship.id) ?? 0) + 1;
      bonuses.set(ship.id, count);
      if (count > 1) problems.push(`ship ${ship.id} makes ${count} bonus attacks in round ${state.round}`);
    },
    look: () => {
      problems.push(...queued(state));
      if (state.attack && state.attack.used.length > 1)
        tellTwice(state.attack.used, 'in one attack', problems);
      for (const { id, performed, systemUsed } of state.ships) {
        if (performed.length > 1) tellTwice(performed, `by ship ${id} in one round`, problems);
        if (systemUsed.length > 1) tellTwice(systemUsed, `by ship ${id} in one System Phase`, problems);
      }
      if (problems.length === 0) return NOTHING;
      const found = problems;
      problems = [];
      return found;
    },
  };
}

function nextAbility({ agenda }: SecondState) {
  const next = agenda[agenda.length - 1];
  return next?.kind === 'ability' ? next : null;
}

const NOTHING: readonly string[] = [];

/** Tokens may be spent again and again; everything else stands in such a list once. */
function tellTwice(list: readonly string[], where: string, problems: string[]): void {
  for (let at = 1; at < list.length; at++) {
    const key = list[at]!;
    if (list.indexOf(key) < at && !key.startsWith('spent-')) problems.push(`${key} twice ${where}`);
  }
}
