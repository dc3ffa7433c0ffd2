/** Hull zones and attacks as parts of the table. */

import {
  type AnyZone,
  type ArmadaState,
  aim,
  bodyOf,
  HULLS,
  inPlay,
  sightRule,
  squadronBodyOf,
  surroundings,
  ZONES,
  type ZoneBody,
  zoneBody,
} from '@firing-arc/armada';
import type { Outline, Preview } from '../../shown/question.ts';
import { cornersOf } from './course.ts';
import type { Party } from './names.ts';

/** A hull zone on the table; null for one that nobody measured. */
function zoneOnTable(view: ArmadaState, id: number, zone: AnyZone): ZoneBody | null {
  const ship = view.ships[id];
  const four = ZONES.find((one) => one === zone);
  return ship && four && inPlay(ship) && HULLS[ship.card] ? zoneBody(bodyOf(ship), four) : null;
}

/** Some zones of a ship, to be seen on the board. */
export function zonesPreview(view: ArmadaState, ship: number, zones: readonly AnyZone[]): Preview | null {
  const areas = zones.flatMap((zone): readonly Outline[] => {
    const body = zoneOnTable(view, ship, zone);
    return body ? [cornersOf(body.points)] : [];
  });
  return areas.length > 0 ? { kind: 'areas', areas, line: null } : null;
}

/** An attack: the zones that take part, and the line of sight between them. */
export function attackPreview(view: ArmadaState, attacker: Party, defender: Party): Preview | null {
  const [from, to] = [attacker, defender].map((party) => {
    if (party.kind === 'zone') return zoneOnTable(view, party.id, party.zone);
    const squadron = view.squadrons[party.id];
    return squadron && inPlay(squadron) ? squadronBodyOf(squadron) : null;
  });
  if (!from || !to) return null;
  const seen = aim(from, to, surroundings(view), sightRule(view));
  const areas = [from, to].flatMap((body) => (body.kind === 'zone' ? [cornersOf(body.points)] : []));
  return { kind: 'areas', areas, line: seen.inArc ? seen.sight : null };
}
