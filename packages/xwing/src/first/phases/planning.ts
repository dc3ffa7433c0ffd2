import { announce } from '../abilities/windows.ts';
import { faceup } from '../damage/deck.ts';
import { type FirstGame, inPlay, isIonized, leads, typeOf } from '../game.ts';
import { isFlyable } from '../huge/sections.ts';
import type { FirstQuestion } from '../questions.ts';
import { type FirstState, occasion, type Ship } from '../state.ts';
import { beginPhase } from './round.ts';

type DialQuestion = Extract<FirstQuestion, { kind: 'dials' }>;

/** The Planning phase: every ship gets a dial (planning-phase.1, .2). */
export function planningPhase(game: FirstGame): void {
  beginPhase(game, 'planning', 'start-of-planning', { kind: 'dials' });
}

/** Both players set their dials in secret (planning-phase.1); an ionized ship gets none (ion-token.2). */
export function setDials(game: FirstGame): void {
  const sides = game.state.players
    .map((_, player) =>
      game.state.ships.filter(
        (ship) => ship.player === player && inPlay(ship) && leads(ship) && !isIonized(ship),
      ),
    )
    .filter((ships) => ships.length > 0);
  const questions = sides.map((ships) => dialQuestion(game.state, ships));
  const answers = game.askAll(questions);
  sides.forEach((ships, i) => {
    const entries = answers[i] as readonly number[];
    ships.forEach((ship, at) => {
      ship.dial = questions[i]!.parts[at]!.options[entries[at]!]!.entry;
    });
    const player = ships[0]!.player;
    game.emit({ kind: 'dials-set', player, ships: ships.length, because: 'xwing1:planning-phase.1' });
  });
  announce(game, occasion('end-of-planning'));
}

function dialQuestion(state: FirstState, ships: readonly Ship[]): DialQuestion {
  return {
    form: 'each',
    kind: 'dials',
    player: ships[0]!.player,
    because: 'xwing1:planning-phase.1',
    parts: ships.map((ship) => ({ about: ship.id, options: dialOptions(state, ship) })),
  };
}

const OPTIONS = Array.from({ length: 32 }, (_, entry) => ({ entry }));

/** What a crippled section takes from the dial is not chosen (huge-ships.34). */
const flyable = (state: FirstState, ship: Ship, all: typeof OPTIONS): typeof OPTIONS =>
  ship.section < 0 ? all : all.filter(({ entry }) => isFlyable(state, ship, entry));

/** Every entry of the dial; with Shaken Pilot no straight one (damage-deck-the-force-awakens.4). */
function dialOptions(state: FirstState, ship: Ship): readonly { readonly entry: number }[] {
  const { dial } = typeOf(ship);
  const all = flyable(state, ship, OPTIONS.slice(0, dial.length));
  if (ship.damage.length === 0 || faceup({ state }, ship, 'shaken-pilot').length === 0) return all;
  return all.filter(({ entry }) => dial[entry]!.maneuver.bearing !== 'straight');
}
