import { difficultyOf } from '../abilities/evaluate.ts';
import { may } from '../abilities/modifiers.ts';
import type { DialEntry } from '../cards/index.ts';
import { type FirstGame, inPlay, isIonized, isStressed, shipOf, typeOf } from '../game.ts';
import { opponentOf } from '../sides.ts';
import { occasion, type Ship } from '../state.ts';
import { dialName } from './dial-names.ts';
import type { PlannedManeuver } from './planned.ts';

/** Reveal Dial: an ionized ship reveals none (ion-token.7), and without a dial there is nothing to reveal (activation-phase.14). */
export function revealDial(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  const entry = typeOf(ship).dial[ship.dial];
  if (!entry || !inPlay(ship) || isIonized(ship)) return;
  ship.revealed = true;
  const { maneuver } = entry;
  const difficulty = difficultyOf(game.state, ship, entry);
  game.emit({ kind: 'dial-revealed', ship: id, maneuver, difficulty, because: 'xwing1:activation-phase.2' });
  game.next({ kind: 'window', ...occasion('reveal', { ship: id }) });
}

/** The maneuver of an ionized ship: a white 1 straight, unless a card says otherwise (ion-token.3, faq-upgrade-cards.58). */
const ION_MANEUVER: DialEntry = {
  maneuver: { speed: 1, bearing: 'straight', direction: 'straight' },
  difficulty: 'white',
};

/**
 * The maneuver a ship executes: its dial's; a white 1 straight while ionized; one that the opponent picks when a
 * stressed ship shows a red one, or when it has no dial (activation-phase.10, faq-missed-opportunities.3).
 */
export function plannedManeuver(game: FirstGame, ship: Ship): PlannedManeuver {
  if (isIonized(ship)) {
    const { maneuver } = ION_MANEUVER;
    const difficulty = difficultyOf(game.state, ship, ION_MANEUVER);
    return { maneuver, difficulty, ion: true, because: 'xwing1:ion-token.3' };
  }
  if (ship.instead) return ship.instead;
  const { dial } = typeOf(ship);
  const shown = dial[ship.dial];
  if (ship.treated && !(ship.treated.difficulty === 'red' && isStressed(ship))) return ship.treated;
  if (!shown) return pickedByOpponent(game, ship, 'xwing1:faq-missed-opportunities.3');
  const difficulty = difficultyOf(game.state, ship, shown);
  if (difficulty === 'red' && isStressed(ship) && !may(game.state, ship, 'fly-red-while-stressed')) {
    return pickedByOpponent(game, ship, 'xwing1:activation-phase.10');
  }
  return { maneuver: shown.maneuver, difficulty, ion: false, because: 'xwing1:activation-phase.4' };
}

/** The opponent picks among the maneuvers of the dial; a stressed ship executes no red one (difficulty.3). */
function pickedByOpponent(game: FirstGame, ship: Ship, because: string): PlannedManeuver {
  const { dial } = typeOf(ship);
  // What a card made of the revealed maneuver is not so of another one.
  const asPrinted = { ...ship, lasting: [] };
  const all = dial.map((one, entry) => ({ entry, difficulty: difficultyOf(game.state, asPrinted, one) }));
  const bound = isStressed(ship) && !may(game.state, ship, 'fly-red-while-stressed');
  const allowed = bound ? all.filter(({ difficulty }) => difficulty !== 'red') : all;
  const { entry } = game.choose(
    {
      form: 'choice',
      kind: 'opponent-maneuver',
      player: opponentOf(game.state, ship),
      because,
      ship: ship.id,
      options: allowed.map((one) => ({ entry: one.entry })),
    },
    {
      refused: () =>
        all.flatMap((one) =>
          allowed.includes(one)
            ? []
            : [{ option: dialName(ship.card, one.entry) ?? '', ruling: 'xwing1:difficulty.3' }],
        ),
    },
  );
  const { maneuver } = dial[entry]!;
  const { difficulty } = all[entry]!;
  game.emit({ kind: 'maneuver-replaced', ship: ship.id, maneuver, difficulty, because });
  return { maneuver, difficulty, ion: false, because };
}
