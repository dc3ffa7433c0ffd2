import { type FirstGame, inPlay, isHuge, leads, nextBySkill, shipOf } from '../game.ts';
import { sectionsOf } from '../huge/energy-held.ts';
import type { PlannedManeuver } from '../maneuver/planned.ts';
import { type FirstState, occasion, type Ship, type Step } from '../state.ts';

/**
 * One ship after the other activates, in ascending pilot skill, of equal ones the initiative player's first; a player
 * with several picks (activation-phase.1, .8, .9). Each is finished before the next (faq-competitive-play.1).
 */
export function activateNext(game: FirstGame): void {
  const { state } = game;
  const waiting = state.ships.filter((ship) => inPlay(ship) && !ship.activated && leads(ship));
  // Huge ships come after all others (huge-ships.5).
  const small = waiting.filter((ship) => !isHuge(ship));
  const next = nextBySkill(state, small.length > 0 ? small : waiting, 'ascending');
  if (next.length === 0) {
    state.active = -1;
    game.next(
      { kind: 'window', ...occasion('end-of-activation') },
      { kind: 'detonations' },
      { kind: 'end-phase-of', phase: 'activation' },
    );
    return;
  }
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-activation',
    player: next[0]!.player,
    because: 'xwing1:activation-phase.8',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  activate(game, id);
  game.next(...activationSteps(state, id), { kind: 'activate-next' });
}

/** A ship becomes the active one, once in the phase (activation-phase.12, active-ship.1). */
function activate(game: FirstGame, id: number): void {
  for (const section of sectionsOf(game.state, shipOf(game, id))) section.activated = true;
  game.state.active = id;
  game.emit({ kind: 'activates', ship: id, because: 'xwing1:activation-phase.1' });
}

/** The Execute Maneuver step, all that an ability which tells a ship to execute a maneuver resolves (activation-phase.3, .11). */
export const executionSteps = (ship: number, plan?: PlannedManeuver): readonly Step[] => [
  plan ? { kind: 'maneuver', ship, plan } : { kind: 'maneuver', ship },
  { kind: 'window', ...occasion('after-maneuver', { ship }) },
  { kind: 'check-stress', ship },
  { kind: 'window', ...occasion('after-stress-check', { ship }) },
  { kind: 'clean-up', ship },
];

/** All that a ship does when it activates. */
export function activationSteps(state: FirstState, id: number): readonly Step[] {
  const ship = state.ships[id]!;
  return isHuge(ship) ? hugeActivationSteps(state, ship) : fighterActivationSteps(id);
}

/** Reveal Dial, Execute Maneuver, Perform Action (activation-phase.2), then what obstacles do after that. */
const fighterActivationSteps = (ship: number): readonly Step[] => [
  { kind: 'window', ...occasion('before-reveal', { ship }) },
  { kind: 'reveal', ship },
  { kind: 'drop-bomb', ship },
  ...executionSteps(ship),
  { kind: 'action', ship, because: 'xwing1:actions.1', tried: [] },
  { kind: 'obstacle-dice', ship },
];

/**
 * A huge ship gains, allocates and uses energy between its maneuver and its action (huge-ships.10 to .13); each of its
 * sections performs an action, the fore one first (huge-ships.21).
 */
function hugeActivationSteps(state: FirstState, { id }: Ship): readonly Step[] {
  const sections = sectionsOf(state, state.ships[id]!).map((section) => section.id);
  return [
    { kind: 'window', ...occasion('before-reveal', { ship: id }) },
    { kind: 'reveal', ship: id },
    { kind: 'drop-bomb', ship: id },
    ...executionSteps(id),
    { kind: 'gain-energy', ship: id },
    { kind: 'allocate-energy', ship: id },
    ...sections.map((ship): Step => ({ kind: 'window', ...occasion('using-energy', { ship }) })),
    ...sections.map((ship): Step => ({ kind: 'action', ship, because: 'xwing1:actions.1', tried: [] })),
  ];
}
