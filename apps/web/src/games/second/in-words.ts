import {
  attackRangeThrough,
  controllerOf,
  firingArcs,
  hullRemaining,
  inContact,
  inPlay,
  obstaclesUnder,
  rangeBetween,
  type SecondState,
  type Ship,
} from '@firing-arc/xwing/second/bare';
import type { ShownEntry, ShownList, ShownWords } from '../../shown/table.ts';
import { boardInWords } from '../xwing/in-words.ts';
import { tagOf } from '../xwing/names.ts';
import { tableWords, taggedName } from './names.ts';
import { chassisName } from './ships.ts';

export function tableInWords(state: SecondState): ShownWords {
  const ships = state.ships.filter(inPlay);
  return boardInWords({
    ships: ships.map((ship) => ({
      id: ship.id,
      name: taggedName(state, ship.id),
      type: chassisName(ship),
      side: tableWords.player(ship.player),
      x: ship.x,
      y: ship.y,
      facing: ship.facing,
      hull: hullRemaining(ship),
      shields: ship.shields,
      ranges: rangesOf(state, ship, ships),
    })),
    objectives: objectives(state),
    devices: devices(state),
    obstacles: state.obstacles
      .filter((obstacle) => obstacle.placed)
      .map(({ id, x, y }) => ({ id, x, y, name: tableWords.obstacle(state, id) })),
  });
}

/** The objectives of the scenario: where each is and who controls it. */
function objectives(state: SecondState): readonly ShownList[] {
  if (state.markers.length === 0) return [];
  const entries = state.markers.map((marker): ShownEntry => {
    const holder = controllerOf(state, marker);
    const where =
      marker.carrier >= 0
        ? `is towed by ${taggedName(state, marker.carrier)}`
        : marker.placed
          ? `at ${marker.x.toFixed(0)}, ${marker.y.toFixed(0)}`
          : 'is not on the table';
    const whose = holder < 0 ? 'nobody controls it' : `${tableWords.player(holder)} controls it`;
    return { key: String(marker.id), title: tableWords.marker(state, marker.id), text: `${where}; ${whose}` };
  });
  return [{ label: state.scenario?.name ?? 'Objectives', entries }];
}

function devices(state: SecondState): readonly ShownList[] {
  if (state.devices.length === 0) return [];
  const entries = state.devices.map(({ id, x, y, facing, fuses }) => ({
    key: String(id),
    title: tableWords.device(state, id),
    text: `at ${x.toFixed(0)}, ${y.toFixed(0)}, facing ${facing.toFixed(0)}°${fuses > 0 ? `, ${fuses} fuse` : ''}`,
  }));
  return [{ label: 'Devices', entries }];
}

/** "5 at range 2 (in its front arc), touches 3; beyond range 3: 6, 7." */
function rangesOf(state: SecondState, ship: Ship, ships: readonly Ship[]): string {
  const near: string[] = [];
  const far: string[] = [];
  for (const other of ships) {
    if (other === ship) continue;
    const range = rangeBetween(state, ship, other);
    if (range > 3) {
      far.push(tagOf(other.id));
      continue;
    }
    const contact = inContact(state, ship.id, other.id) ? ', in contact' : '';
    near.push(`${taggedName(state, other.id)} at range ${range}${contact}${arcsOn(state, ship, other)}`);
  }
  const rocks = obstaclesUnder(state, ship).map((id) => `lies on ${tableWords.obstacle(state, id)}`);
  const parts = [...rocks, ...near, ...(far.length > 0 ? [`beyond range 3: ${far.join(', ')}`] : [])];
  return parts.length > 0 ? `${parts.join('; ')}.` : 'no other ship is left.';
}

/** Which enemies are within range 3 of a ship, and in which of its arcs. */
export function caption(state: SecondState, id: number): string {
  const ship = state.ships[id];
  if (!ship || !inPlay(ship)) return '';
  const others = state.ships
    .filter((other) => inPlay(other) && other !== ship && other.player !== ship.player)
    .map((other) => ({ other, range: rangeBetween(state, ship, other) }))
    .filter(({ range }) => range <= 3)
    .map(({ other, range }) => `${tagOf(other.id)} at range ${range}${arcsOn(state, ship, other)}`);
  return others.length > 0 ? `${others.join('; ')}.` : 'no enemy within range 3.';
}

/** In which firing arcs of a ship an enemy is. */
function arcsOn(state: SecondState, ship: Ship, other: Ship): string {
  if (ship.player === other.player) return '';
  const arcs = firingArcs(ship).flatMap((arc) => {
    const range = attackRangeThrough(state, ship, arc, other);
    return range >= 0 && range <= 3 ? [`${tableWords.arc(arc)}, attack range ${range}`] : [];
  });
  return arcs.length > 0 ? ` (in its ${arcs.join('; ')})` : '';
}
