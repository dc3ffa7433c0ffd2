import { type FirstGame, inPlay, shipOf } from '../game.ts';
import { meetObstacle, sufferDebris } from '../maneuver/obstacles.ts';
import { obstaclesUnder } from '../maneuver/obstacles-under.ts';
import type { RollSide, TractorMove } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';
import { templateOfRoll } from './barrel-roll.ts';
import { boostTemplate } from './boost.ts';
import { boost, boostRefusal, type RepositionRulings, roll, rollRefusal } from './reposition.ts';

const BY = 'xwing1:tractor-beam-token.4';
/** Ships and edges are in the way, obstacles are not (tractor-beam-token.4). */
const PULLED: RepositionRulings = { ship: BY, obstacle: BY, template: BY, edge: BY, overObstacles: true };
const MOVES: readonly TractorMove[] = ['roll-left', 'roll-right', 'boost'];

const STRAIGHT = boostTemplate('straight');
const sideOfRoll = (move: Exclude<TractorMove, 'boost'>): RollSide =>
  move === 'roll-left' ? 'left' : 'right';

const refusalOf = (state: FirstState, ship: Ship, move: TractorMove): string | null =>
  move === 'boost'
    ? boostRefusal(state, ship, STRAIGHT, PULLED)
    : rollRefusal(state, ship, sideOfRoll(move), templateOfRoll({ side: sideOfRoll(move) }, 1), PULLED);

/** The opposing player, or the one whom a card names, rolls or boosts the ship by the 1 straight template, or leaves it (tractor-beam-token.3). */
export function tractorStep(game: FirstGame, id: number, player: number): void {
  const ship = shipOf(game, id);
  const { state } = game;
  if (!inPlay(ship)) return;
  const able = MOVES.filter((move) => refusalOf(state, ship, move) === null);
  if (able.length === 0) return;
  const { move } = game.choose(
    {
      form: 'choice',
      kind: 'tractor-move',
      player,
      because: 'xwing1:tractor-beam-token.3',
      ship: id,
      options: [...able.map((one) => ({ move: one })), { move: 'none' as const }],
    },
    { refused: () => MOVES.flatMap((one) => (able.includes(one) ? [] : [{ option: one, ruling: BY }])) },
  );
  if (move === 'none') return;
  const before = obstaclesUnder(state, ship);
  const because = 'xwing1:tractor-beam-token.3';
  if (move === 'boost') boost(game, ship, STRAIGHT, because);
  else {
    const side = sideOfRoll(move);
    roll(game, ship, side, templateOfRoll({ side }, 1), { rulings: PULLED, because, player });
  }
  sufferObstacles(
    game,
    ship,
    obstaclesUnder(state, ship).filter((one) => !before.includes(one)),
  );
}

/** What the obstacles do on which a ship was pulled, and on which it did not lie before. */
function sufferObstacles(game: FirstGame, ship: Ship, met: readonly number[]): void {
  if (met.length === 0) return;
  for (const obstacle of met) meetObstacle(game, ship, obstacle);
  sufferDebris(game, ship, met);
  game.next({ kind: 'obstacle-dice', ship: ship.id, met });
}
