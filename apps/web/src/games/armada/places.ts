/** Places on the table that a player of Armada is asked for. */

import {
  type ArmadaQuestion,
  type ArmadaState,
  bodyOf,
  type Distance,
  deploymentZoneOf,
  endOfDistance,
  overlappedSquadrons,
  pulledToShip,
  type Squadron,
  squadronBodyOf,
  squadronsInPlay,
} from '@firing-arc/armada/engine';
import type { PlaceHelp, Refusal } from '@firing-arc/referee';
import type { ShownPlace, ShownRefusal } from '../../shown/question.ts';
import { SQUADRON_BASE, shipBase } from './base.ts';
import { MEETINGS } from './meetings-later.ts';
import { say } from './names.ts';
import { obstacleOutline, TOKEN_OUTLINE } from './things.ts';

export type PlaceQuestion = ArmadaQuestion & { readonly form: 'place' };

export function shownPlace(
  question: PlaceQuestion,
  view: ArmadaState,
  help: PlaceHelp,
  told: (refusals: readonly Refusal[]) => readonly ShownRefusal[],
): ShownPlace {
  const place = {
    allows: (at: readonly number[]) => help.validate(at).length === 0,
    validate: (at: readonly number[]) => told(help.validate(at)),
    propose: help.propose,
    zone: null,
  };
  switch (question.kind) {
    case 'place-obstacle': {
      const outline = obstacleOutline(view.obstacles[question.obstacle]?.outline ?? '');
      return { ...place, thing: { kind: 'outline', outline }, freedom: 'free' };
    }
    case 'deploy-ship': {
      const ship = view.ships[question.ship]!;
      const { left, right, bottom, top } = deploymentZoneOf(view, ship.player);
      const zone = { x: left, y: bottom, width: right - left, depth: top - bottom };
      return { ...place, thing: { kind: 'base', base: shipBase(ship) }, zone, freedom: 'free' };
    }
    case 'deploy-squadron':
      return { ...place, thing: SQUADRON, freedom: 'spot' };
    case 'place-exogorth': {
      const outline = obstacleOutline(view.obstacles[question.obstacle]?.outline ?? '');
      return {
        ...place,
        thing: { kind: 'outline', outline },
        freedom: 'free',
        says: () => say().pulledToObstacle,
      };
    }
    case 'place-beside':
      return { ...place, thing: SQUADRON, freedom: 'spot', says: () => say().pulledToObstacle };
    case 'place-displaced': {
      const ship = bodyOf(view.ships[question.ship]!);
      const { x, y } = view.squadrons[question.squadron]!;
      // Those that are placed already lie under the ship no more.
      const under = overlappedSquadrons(ship, squadronsInPlay(view).map(squadronBodyOf));
      return {
        ...place,
        thing: SQUADRON,
        freedom: 'spot',
        says: () => say().pulled,
        near: pulledToShip(ship, x, y),
        more: under.length - 1,
      };
    }
    case 'move-squadron': {
      const squadron = view.squadrons[question.squadron]!;
      const ring = { x: squadron.x, y: squadron.y, radius: farthest(help, squadron) };
      return {
        ...place,
        thing: SQUADRON,
        freedom: 'spot',
        ring,
        meets: () => MEETINGS.part()?.meetingsOf(view, squadron, { allows: place.allows, ring }) ?? [],
        says: ([x = 0, y = 0]) => MEETINGS.part()?.comesTo(view, { ...squadron, x, y }) ?? '',
      };
    }
    default:
      return { ...place, thing: { kind: 'outline', outline: TOKEN_OUTLINE }, freedom: 'spot' };
  }
}

const SQUADRON = { kind: 'base', base: SQUADRON_BASE } as const;
const TOO_FAR = 'armada:squadron-movement.1';

/** How far a squadron may move: the farthest band whose end is not refused as too far. */
function farthest({ validate }: PlaceHelp, { x, y }: Squadron): number {
  const bands: readonly Distance[] = [5, 4, 3, 2, 1];
  const isNear = (band: Distance) =>
    validate([x + endOfDistance(band) - 0.01, y, 0]).every(({ ruling }) => ruling !== TOO_FAR);
  return endOfDistance(bands.find(isNear) ?? 0);
}
