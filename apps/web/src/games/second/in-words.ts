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
} from '@firing-arc/xwing/second/engine';
import type { ShownEntry, ShownList, ShownWords } from '../../shown/table.ts';
import { boardInWords, nearInWords } from '../xwing/in-words.ts';
import { say, tagOf } from '../xwing/names.ts';
import { taggedName, words } from './names.ts';
import { chassisName } from './ships.ts';

export function tableInWords(state: SecondState): ShownWords {
  const ships = state.ships.filter(inPlay);
  return boardInWords({
    ships: ships.map((ship) => ({
      id: ship.id,
      name: taggedName(state, ship.id),
      type: chassisName(ship),
      side: words.player(ship.player),
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
      .map(({ id, x, y }) => ({ id, x, y, name: words.obstacle(state, id) })),
  });
}

/** The objectives of the scenario: where each is and who controls it. */
function objectives(state: SecondState): readonly ShownList[] {
  if (state.markers.length === 0) return [];
  const t = say();
  const entries = state.markers.map((marker): ShownEntry => {
    const holder = controllerOf(state, marker);
    const where =
      marker.carrier >= 0
        ? t.towedBy({ ship: taggedName(state, marker.carrier) })
        : marker.placed
          ? t.at({ x: marker.x.toFixed(0), y: marker.y.toFixed(0) })
          : t.notOnTable;
    const whose = holder < 0 ? t.nobodyControls : t.controls({ player: words.player(holder) });
    return { key: String(marker.id), title: words.marker(state, marker.id), text: `${where}; ${whose}` };
  });
  const { scenario } = state;
  const rules = scenario ? words.scenario(scenario).join(' ') : '';
  const told = rules === '' ? [] : [{ key: 'rules', title: t.objectives, text: rules }];
  return [{ label: scenario?.name ?? t.objectives, entries: [...told, ...entries] }];
}

function devices(state: SecondState): readonly ShownList[] {
  if (state.devices.length === 0) return [];
  const t = say();
  const entries = state.devices.map(({ id, x, y, facing, fuses }) => ({
    key: String(id),
    title: words.device(state, id),
    text: [
      t.atFacing({ x: x.toFixed(0), y: y.toFixed(0), facing: facing.toFixed(0) }),
      ...(fuses > 0 ? [t.fuses(fuses)] : []),
    ].join(', '),
  }));
  return [{ label: t.devices, entries }];
}

/** "5 at range 2 (in its front arc), touches 3; beyond range 3: 6, 7." */
function rangesOf(state: SecondState, ship: Ship, ships: readonly Ship[]): string {
  const t = say();
  const near: string[] = [];
  const far: string[] = [];
  for (const other of ships) {
    if (other === ship) continue;
    const range = rangeBetween(state, ship, other);
    if (range > 3) {
      far.push(tagOf(other.id));
      continue;
    }
    const contact = inContact(state, ship.id, other.id) ? `, ${t.inContact}` : '';
    near.push(
      `${t.atRange({ ship: taggedName(state, other.id), range })}${contact}${arcsOn(state, ship, other)}`,
    );
  }
  const rocks = obstaclesUnder(state, ship).map((id) => t.liesOn({ obstacle: words.obstacle(state, id) }));
  const parts = [...rocks, ...near, ...(far.length > 0 ? [t.beyond({ ships: far.join(', ') })] : [])];
  return parts.length > 0 ? `${parts.join('; ')}.` : t.noOther;
}

/** Which enemies are within range 3 of a ship, and in which of its arcs. */
export function caption(state: SecondState, id: number): string {
  const ship = state.ships[id];
  if (!ship || !inPlay(ship)) return '';
  const near = state.ships
    .filter((other) => inPlay(other) && other !== ship && other.player !== ship.player)
    .map((other) => ({ other, range: rangeBetween(state, ship, other) }))
    .filter(({ range }) => range <= 3);
  return nearInWords(
    near.map(({ other, range }) => ({
      tag: tagOf(other.id),
      range,
      says: arcsOn(state, ship, other, range),
    })),
  );
}

/** In which firing arcs of a ship an enemy is, and at which attack range where that is not the range already told. */
function arcsOn(state: SecondState, ship: Ship, other: Ship, told?: number): string {
  if (ship.player === other.player) return '';
  const arcs = firingArcs(ship).flatMap((arc) => {
    const range = attackRangeThrough(state, ship, arc, other);
    if (range < 0 || range > 3) return [];
    return [range === told ? words.arc(arc) : say().attackRange({ weapon: words.arc(arc), range })];
  });
  return arcs.length > 0 ? ` ${say().inItsArcs({ arcs: arcs.join('; ') })}` : '';
}
