/** Hull zones and attacks as parts of the table. */

import {
  type ArmadaState,
  aim,
  bodyOf,
  inPlay,
  measured,
  pieceOf,
  sightRule,
  surroundings,
  type Zone,
  type ZoneBody,
  zoneBody,
  zonesOf,
} from '@firing-arc/armada/engine';
import type { Outline, Preview } from '../../shown/question.ts';
import { cornersOf } from './course.ts';
import type { Party } from './names.ts';

/** A hull zone on the table; null for one that the ship does not have. */
function zoneOnTable(view: ArmadaState, id: number, zone: Zone): ZoneBody | null {
  const ship = view.ships[id];
  return ship && inPlay(ship) && zonesOf(ship).includes(zone) ? zoneBody(bodyOf(ship), zone) : null;
}

/** Some zones of a ship, to be seen on the board. */
export function zonesPreview(view: ArmadaState, ship: number, zones: readonly Zone[]): Preview | null {
  const areas = zones.flatMap((zone): readonly Outline[] => {
    const body = zoneOnTable(view, ship, zone);
    return body ? [cornersOf(body.points)] : [];
  });
  return areas.length > 0 ? { kind: 'areas', areas, line: null } : null;
}

/** Whoever takes part, where it is on the table; null when it has left it. */
function bodyOfParty(view: ArmadaState, party: Party) {
  if (party.kind === 'zone') return zoneOnTable(view, party.id, party.zone);
  if (party.kind === 'token' && !view.markers.some(({ id }) => id === party.id)) return null;
  const piece = pieceOf(view, party);
  return piece === null || inPlay(piece) ? measured(view, party) : null;
}

/** An attack: the zones that take part, and the line of sight between them. */
export function attackPreview(view: ArmadaState, attacker: Party, defender: Party): Preview | null {
  const [from, to] = [attacker, defender].map((party) => bodyOfParty(view, party));
  if (!from || !to) return null;
  const seen = aim(from, to, surroundings(view), sightRule(view));
  const areas = [from, to].flatMap((body) => (body.kind === 'zone' ? [cornersOf(body.points)] : []));
  return { kind: 'areas', areas, line: seen.inArc ? seen.sight : null };
}
