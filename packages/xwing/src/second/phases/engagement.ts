import { hooked } from '../abilities/hooks.ts';
import { endLasting } from '../abilities/modifiers.ts';
import { inPlay, isRemote } from '../bodies.ts';
import { engages } from '../devices/phases.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { NOBODY_ENGAGED } from '../setup/setup.ts';
import { dialFor, isHuge } from '../ship/card.ts';
import { endInitiatives, engagementOf } from '../ship/initiative.ts';
import { playerOrder } from '../sides.ts';
import { type SecondState, type Ship, type Step, windowStep } from '../state.ts';

/**
 * The initiative step that engages next, and its ships: descending (engagement-phase.1). A ship raised above the
 * step that runs engages in it, one lowered after engaging never again (engagement-phase.6).
 */
function nextToEngage(state: SecondState): { readonly step: number; readonly ships: readonly Ship[] } {
  let step = -1;
  let waiting: Ship[] = [];
  let onTime: Ship[] = [];
  for (const ship of state.ships) {
    if (!mayEngage(ship)) continue;
    const own = engagementOf(ship);
    const next = Math.min(own, state.engaging);
    if (next < step) continue;
    if (next > step) {
      step = next;
      waiting = [];
      onTime = [];
    }
    waiting.push(ship);
    if (own === step) onTime.push(ship);
  }
  const late = onTime.length > 0 ? onTime : waiting;
  for (const player of playerOrder(state)) {
    const own = late.filter((ship) => ship.player === player);
    if (own.length > 0) return { step, ships: own };
  }
  return { step, ships: late };
}

/** One ship after the other engages; a player with several at one initiative picks (engagement-phase.4, .5). */
export function engageNext(game: SecondGame): void {
  const { state } = game;
  const { step, ships } = nextToEngage(state);
  if (step < state.engaging && hooked(state, 'at-initiative') && state.engaging > 0)
    return beginStep(game, state.engaging === NOBODY_ENGAGED ? Math.max(step, 7) : state.engaging - 1);
  if (step < 0) {
    game.next(
      { kind: 'remove-destroyed' },
      windowStep('end-of-engagement'),
      { kind: 'remove-destroyed' },
      { kind: 'end-phase-of', phase: 'engagement' },
    );
    return;
  }
  if (step !== state.engaging && anyEngaged(state)) {
    state.engaging = step;
    game.next({ kind: 'remove-destroyed' }, { kind: 'engage-next' });
    return;
  }
  state.engaging = step;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-engagement',
    player: ships[0]!.player,
    because: 'xwing2:engagement-phase.4',
    options: ships.map((ship) => ({ ship: ship.id })),
  });
  engage(game, shipOf(game, id));
}

/** An initiative step begins, whether ships engage in it or not: what waits for it acts first (faq-specific-card-questions.4). */
function beginStep(game: SecondGame, step: number): void {
  const { state } = game;
  state.engaging = step;
  game.next(
    ...(anyEngaged(state) ? [{ kind: 'remove-destroyed' as const }] : []),
    windowStep('at-initiative', { count: step }),
    { kind: 'engage-next' },
  );
}

const anyEngaged = (state: SecondState): boolean => state.ships.some((ship) => ship.engaged);

/** A ship, or a remote that does something in this phase, that has not engaged. */
const mayEngage = (unit: Ship): boolean =>
  !unit.engaged && ((inPlay(unit) && dialFor(unit).length > 0) || engages(unit));

/** A ship engages: what comes before, one attack at most (attack.24), what comes after. */
function engage(game: SecondGame, ship: Ship): void {
  ship.engaged = true;
  game.emit({ kind: 'engages', ship: ship.id, because: 'xwing2:engagement-phase.1' });
  if (isRemote(ship)) return game.next({ kind: 'remote-engages', ship: ship.id }, { kind: 'engage-next' });
  game.next(
    windowStep('before-engaging', { ship: ship.id }),
    attackStepOf(ship),
    windowStep('after-engaging', { ship: ship.id }),
    { kind: 'engage-next' },
  );
}

/** The attack of a ship that engages, or the attacks of a huge one (attack.24, huge-ships.3). */
export const attackStepOf = (ship: Ship): Step =>
  isHuge(ship)
    ? { kind: 'huge-attack', ship: ship.id, before: -1 }
    : { kind: 'attack', ship: ship.id, bonus: false };

/** What lasts until the end of a phase ends. */
export function endPhase(game: SecondGame, phase: string): void {
  endInitiatives(game.state, `end of ${phase}`);
  endLasting(game.state, `end of ${phase}`);
}
