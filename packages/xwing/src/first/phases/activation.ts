import { type FirstGame, inPlay, nextBySkill, shipOf } from '../game.ts';
import type { PlannedManeuver } from '../maneuver/planned.ts';
import { occasion, type Step } from '../state.ts';

/**
 * One ship after the other activates, in ascending pilot skill, of equal ones the initiative player's first; a player
 * with several picks (activation-phase.1, .8, .9). Each is finished before the next (faq-competitive-play.1).
 */
export function activateNext(game: FirstGame): void {
  const { state } = game;
  const waiting = state.ships.filter((ship) => inPlay(ship) && !ship.activated);
  const next = nextBySkill(state, waiting, 'ascending');
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
  game.next(...activationSteps(id), { kind: 'activate-next' });
}

/** A ship becomes the active one, once in the phase (activation-phase.12, active-ship.1). */
function activate(game: FirstGame, id: number): void {
  shipOf(game, id).activated = true;
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

/** Reveal Dial, Execute Maneuver, Perform Action (activation-phase.2), then what obstacles do after that. */
export const activationSteps = (ship: number): readonly Step[] => [
  { kind: 'window', ...occasion('before-reveal', { ship }) },
  { kind: 'reveal', ship },
  { kind: 'drop-bomb', ship },
  ...executionSteps(ship),
  { kind: 'action', ship, because: 'xwing1:actions.1', tried: [] },
  { kind: 'obstacle-dice', ship },
];
