import { wanted } from '../abilities/asking.ts';
import { useUp } from '../abilities/costs.ts';
import { type Card, cardsOf } from '../abilities/scene.ts';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import { damageSquadron, dealCard, sufferAnywhere } from '../damage/suffer.ts';
import { discardCard } from '../damage/turn-down.ts';
import {
  type ArmadaGame,
  inPlay,
  mostShields,
  obstacleBodyOf,
  obstaclesNear,
  shipOf,
  squadronBodyOf,
  squadronCardOf,
  zonesOf,
} from '../game.ts';
import { overlaps } from '../geometry/index.ts';
import { obstacleActs } from '../objectives/terms.ts';
import { type Obstacle, occasion, type Ship, type Squadron, type Step } from '../state.ts';
import { setSpeed } from './speed.ts';

/**
 * A ship resolves the obstacles on which it ended, in an order of its choice (obstacles.1, .6). A card discarded to ignore
 * one is for all of them, so that it is asked for once: `spared` says how.
 */
export function onObstacles(
  game: ArmadaGame,
  { ship: id, obstacles, spared }: Omit<Extract<Step, { kind: 'on-obstacles' }>, 'kind'>,
): void {
  const ship = shipOf(game, id);
  if (obstacles.length === 0 || !inPlay(ship)) return;
  const { obstacle: chosen } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle-effect',
    player: ship.player,
    because: 'armada:obstacles.6',
    ship: id,
    options: obstacles.map((obstacle) => ({ obstacle })),
  });
  game.emit({ kind: 'on-obstacle', ship: id, obstacle: chosen, because: 'armada:obstacles.1' });
  const obstacle = game.state.obstacles[chosen]!;
  const acts = obstacleActs(game.state, obstacle, ship.player);
  const all = acts ? (spared ?? ignoresAll(game, ship)) : spared;
  const rest = obstacles.filter((other) => other !== chosen);
  game.next(
    { kind: 'window', ...occasion('overlapped', { ship: id, other: chosen, what: 'obstacle' }) },
    { kind: 'on-obstacles', ship: id, obstacles: rest, ...(all !== undefined && { spared: all }) },
  );
  if (!acts || all || ignoresObstacle(game, ship)) return;
  const before = woundsOf(ship);
  shipOnObstacle(game, ship, obstacle);
  if (woundsOf(ship) > before || !inPlay(ship))
    game.interpreter.objective(game.state).hurtByObstacle?.(game, ship);
}

/** Damage cards, and shields that are gone. */
const woundsOf = (ship: Ship): number =>
  ship.damage.length +
  zonesOf(ship).reduce((sum, zone) => sum + mostShields(ship, zone) - ship.shields[zone], 0);

function shipOnObstacle(game: ArmadaGame, ship: Ship, { type }: Obstacle): void {
  switch (type) {
    case 'asteroid field':
      return dealCard(game, ship, true, 'armada:obstacles.3');
    case 'debris field':
      return sufferAnywhere(game, ship, 2, 'armada:obstacles.4');
    case 'station':
      return repairAtStation(game, ship);
    case 'exogorth':
      return sufferAnywhere(game, ship, 1, 'armada:obstacles.8');
    case 'gravity rift':
      return setSpeed(game, ship, 0, 'armada:obstacles.10');
    case 'purrgil':
      if (ship.speed > 0) sufferAnywhere(game, ship, ship.speed, 'armada:obstacles.12');
      return;
    case 'dust field':
      return;
  }
}

/** At a station a ship may discard one damage card (obstacles.5). */
function repairAtStation(game: ArmadaGame, ship: Ship): void {
  if (ship.damage.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'station-repair',
    player: ship.player,
    because: 'armada:obstacles.5',
    ship: ship.id,
    options: [
      ...ship.damage.map(({ uid, kind, up }) => ({
        kind: 'card' as const,
        card: uid,
        name: up ? DAMAGE_CARDS[kind]!.name : null,
      })),
      { kind: 'none' },
    ],
  });
  if (option.kind === 'card') discardCard(game, ship, option.card, 'armada:obstacles.5');
}

/** A squadron that ended its move on obstacles resolves those that concern squadrons (obstacles.1, .3 to .5, .12). */
export function squadronOnObstacles(game: ArmadaGame, squadron: Squadron): void {
  const body = squadronBodyOf(squadron);
  for (const obstacle of obstaclesNear(game.state, body, 0)) {
    if (!inPlay(squadron) || !overlaps(body, obstacleBodyOf(obstacle))) continue;
    game.interpreter.objective(game.state).squadronOverlaps?.(game, squadron, obstacle);
    if (!obstacleActs(game.state, obstacle, squadron.player)) continue;
    if (obstacle.type === 'station') recoverAtStation(game, squadron, obstacle);
    if (obstacle.type !== 'purrgil') continue;
    tellOf(game, squadron, obstacle);
    damageSquadron(game, squadron, 1, 'armada:obstacles.12');
  }
}

function tellOf(game: ArmadaGame, squadron: Squadron, obstacle: Obstacle): void {
  game.emit({
    kind: 'squadron-on-obstacle',
    squadron: squadron.id,
    obstacle: obstacle.id,
    because: 'armada:obstacles.1',
  });
}

/** At a station a squadron may recover one hull point (obstacles.5). */
function recoverAtStation(game: ArmadaGame, squadron: Squadron, obstacle: Obstacle): void {
  tellOf(game, squadron, obstacle);
  if (squadron.hull >= squadronCardOf(squadron).hull) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'station-recover',
    player: squadron.player,
    because: 'armada:obstacles.5',
    squadron: squadron.id,
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  if (kind === 'no') return;
  squadron.hull += 1;
  const { hull } = squadron;
  game.emit({ kind: 'hull-recovered', squadron: squadron.id, hull, because: 'armada:obstacles.5' });
}

/** Whether a ship with a card that lets it ignores the one obstacle that it resolves. */
export const ignoresObstacle = (game: ArmadaGame, ship: Ship): boolean =>
  sparing(ship, false).some((card) => wanted(game, ship, card));

/** Whether a card is discarded to ignore all obstacles that a ship ended on; undefined without such a card. */
function ignoresAll(game: ArmadaGame, ship: Ship): boolean | undefined {
  const [card] = sparing(ship, true);
  if (!card) return undefined;
  if (!wanted(game, ship, card)) return false;
  useUp(game, { bearer: ship, card }, 'discard');
  return true;
}

/** Cards of a ship that let it ignore obstacles, those that are discarded for it or the others. */
const sparing = (ship: Ship, discarded: boolean): readonly Card[] =>
  cardsOf(ship).filter(({ abilities }) =>
    abilities.some((one) => one.kind === 'may-ignore-obstacles' && (one.discard ?? false) === discarded),
  );
