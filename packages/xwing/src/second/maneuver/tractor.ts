import { announce } from '../abilities/hooks.ts';
import { ROLL_RULINGS, rollsOf } from '../actions/barrel-roll.ts';
import { BOOST_RULINGS } from '../actions/boost.ts';
import { boostTo, rollTo } from '../actions/reposition.ts';
import { inPlay } from '../bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { DecloakMove } from '../questions.ts';
import { areEnemies } from '../sides.ts';
import type { Ship, Step } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { mayTurnInPlace, rotateShip } from './rotate-ship.ts';

/**
 * Ships that became tractored in a step may be moved when it is over, before anything else that is queued: what made
 * them tractored is complete by then (card FAQ 40).
 */
export function queueTractorMoves(game: SecondGame): void {
  const { tractoredShips } = game.state;
  if (tractoredShips.length === 0) return;
  const steps: Step[] = [];
  for (let i = 0; i < tractoredShips.length; i += 2) {
    steps.push({ kind: 'tractor', ship: tractoredShips[i]!, player: tractoredShips[i + 1]! });
  }
  game.state.tractoredShips = [];
  game.next(...steps);
}

const MOVES: readonly (DecloakMove | 'none')[] = ['roll-left', 'roll-right', 'boost', 'none'];

/** Once a round the player who tractored a ship may move it with the 1 straight template (tractor.3-.6). */
export function tractorShip(game: SecondGame, id: number, player: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || ship.destroyed) return;
  const { move } = game.choose({
    form: 'choice',
    kind: 'tractor-move',
    player,
    because: 'xwing2:tractor.3',
    ship: id,
    options: MOVES.map((one) => ({ move: one })),
  });
  if (move === 'none') return;
  const how = move === 'boost' ? 'boost' : 'barrel-roll';
  const refusal = pull(game, ship, player, move);
  if (refusal !== null) {
    game.emit({ kind: 'effect-failed', ship: id, what: how, because: refusal });
    return;
  }
  announce(game, 'after-free-move', { ship: id, what: '', colour: how });
  if (areEnemies(game.state, player, ship.player)) offerRotation(game, ship);
}

function pull(game: SecondGame, ship: Ship, player: number, move: DecloakMove): string | null {
  const obstacle = 'xwing2:tractor.6';
  if (move === 'boost') {
    const rulings = { ...BOOST_RULINGS, obstacle };
    return boostTo(game, ship, 'straight', { player, rulings, because: 'xwing2:tractor.5' });
  }
  const rulings = { ...ROLL_RULINGS, obstacle };
  const side = move === 'roll-left' ? 'left' : 'right';
  const template = tractorTemplate(game, ship, player, side);
  return rollTo(game, ship, side, { player, rulings, because: 'xwing2:tractor.4', template });
}

/** The template of a roll that a tractor forces; who moves the ship picks between several (faq-specific-card-questions.13). */
function tractorTemplate(game: SecondGame, ship: Ship, player: number, side: 'left' | 'right') {
  const options = rollsOf(ship, [{ side }]);
  if (options.length === 1) return options[0]!.template;
  return game.choose({
    form: 'choice',
    kind: 'barrel-roll-side',
    player,
    because: 'xwing2:faq-specific-card-questions.13',
    ship: ship.id,
    options,
  }).template;
}

/** A ship that an opponent moved may be rotated by its own player, for a stress token (tractor.7). */
function offerRotation(game: SecondGame, ship: Ship): void {
  // Bases are square: what hinders one of the two turns hinders the other (rotate-a-ship.3).
  const free = ([-90, 90] as const).filter((degrees) => mayTurnInPlace(game.state, ship, degrees));
  const { degrees } = game.choose({
    form: 'choice',
    kind: 'tractor-rotation',
    player: ship.player,
    because: 'xwing2:tractor.7',
    ship: ship.id,
    options: [...free.map((one) => ({ degrees: one })), { degrees: 0 as const }],
  });
  if (degrees === 0) return;
  rotateShip(game, ship, degrees, 'xwing2:tractor.7');
  gainTokens(game, ship, 'stress', 1, 'xwing2:tractor.7');
}
