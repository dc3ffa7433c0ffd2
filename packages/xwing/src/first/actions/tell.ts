/** What all actions tell, and how a declared one is remembered. */

import type { Declaration } from '../events.ts';
import type { FirstGame } from '../game.ts';
import type { PerformedAction } from '../questions.ts';
import type { ActionStep, Ship } from '../state.ts';

/** Tells that an action is performed; a lock, roll or boost does so once what it declares is possible. */
export function tellAction(game: FirstGame, ship: Ship, action: PerformedAction, step: ActionStep): void {
  const free = step.free !== undefined;
  const because = free ? 'xwing1:actions.2' : 'xwing1:actions.1';
  game.emit({ kind: 'action', ship: ship.id, action, free, because });
}

/** How an impossible declaration is remembered while the choice is made again. */
export function declarationKey(declared: Declaration): string {
  switch (declared.kind) {
    case 'target-lock':
      return `target-lock ${declared.target}`;
    case 'barrel-roll':
      return `barrel-roll ${declared.side}${declared.by ? ` ${declared.by}` : ''}`;
    case 'boost':
      return `boost ${declared.direction}`;
    case 'decloak':
      return `decloak ${declared.move}`;
  }
}
