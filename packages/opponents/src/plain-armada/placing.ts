import { type ArmadaQuestion, bodyOf, deploymentZoneOf, placedObstacles } from '@firing-arc/armada/engine';
import type { Help } from '@firing-arc/referee';
import { bestLegal, bestOf } from '../plain/choice.ts';
import type { ObstacleThoughts } from '../plain/obstacles.ts';
import { placeByChance } from '../unweighed.ts';
import { apart, type Deployed } from './deployed.ts';

/** What counts when an obstacle is placed: the enemy's zone, and what lies there. */
export function obstacleThoughts({ state, player }: Deployed): ObstacleThoughts {
  const { left, right, bottom, top } = deploymentZoneOf(state, 1 - player);
  return {
    width: state.width,
    depth: state.depth,
    foe: { x: (left + right) / 2, y: (bottom + top) / 2 },
    others: placedObstacles(state),
  };
}

/** Ships at speed 2 first, the cheapest before the others; squadrons when the ships stand. */
export const chooseDeployment = (
  { state }: Deployed,
  { options }: Extract<ArmadaQuestion, { kind: 'choose-deployment' }>,
): number =>
  bestOf(options, (option) => {
    if (option.kind === 'squadron') return 0;
    return 100 - 0.1 * state.ships[option.ship]!.points - 10 * Math.abs(option.speed - 2);
  });

/** Ships lie in a line abreast, so far from each other's middle (mm): room for a turn of the tool. */
const ABREAST = 160;
/** The line is this far behind the front of its zone, so that squadrons screen it (mm). */
const BEHIND_FRONT = 20;

/**
 * In a line abreast that faces the enemy's edge: as near to the enemy's middle, and to the line, as obstacles ahead and
 * what lies there allow.
 */
export function deployShip(
  observation: Deployed,
  question: Extract<ArmadaQuestion, { kind: 'deploy-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { state, own, enemies } = observation;
  const ship = state.ships[question.ship]!;
  const { up, front, left, right } = zoneOf(observation, ship.player);
  const line = own[0];
  const middle =
    own.length > 0
      ? own.reduce((sum, friend) => sum + friend.x, 0) / own.length
      : enemies.reduce((sum, foe) => sum + foe.x, 0) / enemies.length || (left + right) / 2;
  const facing = up > 0 ? 0 : 180;
  const half = bodyOf(ship).base.length / 2;
  const y = line ? line.y : front - up * (half + BEHIND_FRONT);
  const all: (readonly number[])[] = [];
  for (let aside = 0; aside <= right - left; aside += SLOT)
    for (const x of aside > 0 ? [middle - aside, middle + aside] : [middle])
      for (const back of [0, 60, 120]) all.push([x, y - up * back, facing]);
  // At the short edges, where some objectives have fleets begin, there is no such line.
  if (!isLongEdge(observation, ship.player)) return placeByChance(question, help, streams, index);
  const rocks = placedObstacles(state);
  const value = ([x = 0, at = 0]: readonly number[]): number => {
    let worth = 100 - 0.5 * Math.abs(x - middle) - Math.abs(at - y);
    for (const friend of own) worth -= 4 * Math.max(0, ABREAST - apart(friend, { x, y: at }));
    for (const rock of rocks) {
      const gap = apart({ x, y: at + up * 170 }, rock);
      if (gap < 110) worth -= 110 - gap;
    }
    return worth;
  };
  return bestLegal(question, all, help, value) ?? placeByChance(question, help, streams, index);
}

/** Places along the line are tried at such steps (mm). */
const SLOT = 40;

/** Squadrons of a screen stand so far from each other, and from the ship behind them (mm). */
const SCREEN = 42;

/** In a screen before the ships, wing by wing: abreast before the ship that has the fewest before it. */
export function deploySquadron(
  observation: Deployed,
  question: Extract<ArmadaQuestion, { kind: 'deploy-squadron' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { own, ownSquadrons, state } = observation;
  const { up } = zoneOf(observation, state.squadrons[question.squadron]!.player);
  const all = own.flatMap((ship): { readonly at: readonly number[]; readonly worth: number }[] => {
    const half = bodyOf(ship).base.length / 2;
    const before = ownSquadrons.filter((one) => Math.abs(one.x - ship.x) < ABREAST / 2).length;
    return [0, 1].flatMap((row) =>
      [-0.5, 0.5, -1.5, 1.5, -2.5, 2.5].map((column) => ({
        at: [ship.x + column * SCREEN, ship.y + up * (half + (row + 0.8) * SCREEN), 0],
        worth: -2 * before - Math.abs(column) - 2 * row,
      })),
    );
  });
  const worth = new Map(all.map((one) => [one.at, one.worth]));
  const best = bestLegal(question, [...worth.keys()], help, (at) => worth.get(at)!);
  return best ?? placeByChance(question, help, streams, index);
}

const isLongEdge = ({ state }: Deployed, player: number): boolean =>
  ['bottom', 'top'].includes(state.players[player]!.edge);

/** A player's deployment zone: which way its front lies, up or down, where that is, and its sides (mm). */
function zoneOf({ state }: Deployed, player: number) {
  const { left, right, bottom, top } = deploymentZoneOf(state, player);
  const up = state.players[player]!.edge === 'top' ? -1 : 1;
  return { up, front: up > 0 ? top : bottom, left, right };
}
