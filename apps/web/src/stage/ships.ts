/** Ships over bases of smoked acrylic with lit lines. */

import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
} from 'three';
import type { ShownShip } from '../shown/table.ts';
import { disposeOf } from './dispose.ts';
import { hullFor } from './hulls.ts';
import type { Place } from './scene.ts';
import { drawn, filled, rim, slab } from './shapes.ts';
import { sideColor } from './sides.ts';

/** Heights above the table, mm. */
const THICK = 3;
const HOVER = { rectangle: 26, disc: 16 } as const;
/** Widths of lines on bases, mm. */
const RIM = 1.5;
const PRINTED = 0.6;

const ACRYLIC = new MeshStandardMaterial({
  color: '#05070d',
  roughness: 0.25,
  metalness: 0.1,
  transparent: true,
  opacity: 0.72,
});
const PEG = new MeshStandardMaterial({ color: '#9fb4d8', transparent: true, opacity: 0.3, roughness: 0.2 });

interface Built {
  readonly made: string;
  readonly group: Group;
}

export class Ships {
  readonly group = new Group();
  #built = new Map<number, Built>();

  /** Which ships there are and how they look; those that look as before stay. */
  show(ships: readonly ShownShip[]): void {
    const built = new Map<number, Built>();
    for (const ship of ships.filter(({ onTable }) => onTable)) {
      const made = JSON.stringify([ship.player, ship.model, ship.base, ship.prints, ship.spent ?? false]);
      const before = this.#built.get(ship.id);
      built.set(ship.id, before?.made === made ? before : { made, group: build(ship) });
    }
    for (const [id, before] of this.#built) {
      if (built.get(id) === before) continue;
      disposeOf(before.group);
      this.group.remove(before.group);
    }
    for (const { group } of built.values()) this.group.add(group);
    this.#built = built;
  }

  place(places: ReadonlyMap<number, Place>): void {
    for (const [id, { group }] of this.#built) {
      const at = places.get(id);
      if (!at) continue;
      group.position.set(at.x, -at.y, 0);
      group.rotation.z = (-at.turn * Math.PI) / 180;
    }
  }
}

function build(ship: ShownShip): Group {
  const group = new Group();
  const base = baseOf(ship);
  const hover = HOVER[ship.base.kind];
  const peg = new Mesh(new CylinderGeometry(1.6, 1.6, hover, 10).rotateX(Math.PI / 2), PEG);
  peg.position.z = hover / 2;
  const hull = hullFor(ship);
  hull.position.z = hover;
  group.add(base, peg, hull);
  return group;
}

function baseOf({ base, prints, player, spent = false }: ShownShip): Group {
  const group = new Group();
  const body = new Mesh(slab(base, THICK), ACRYLIC);
  body.castShadow = true;
  const color = sideColor(player);
  const light = spent ? 0.45 : 1;
  const add = (geometry: BufferGeometry, opacity: number, above: number) => {
    const mesh = new Mesh(geometry, lit(color, opacity * light));
    mesh.position.z = THICK + above;
    group.add(mesh);
  };
  const of = (name: string) => prints.filter(({ className }) => className.split(' ').includes(name));
  group.add(body);
  add(rim(base, RIM, player === 1 ? 6 : null), 0.95, 0.3);
  // A soft light of the rim in the acrylic.
  add(rim(base, RIM * 2.6, null), 0.12, 0.2);
  if (of('arc-fill').length > 0) add(filled(of('arc-fill')), 0.2, 0.1);
  if (of('arc-line').length > 0) add(drawn(of('arc-line'), PRINTED), 0.6, 0.2);
  const pointers = [...of('turret-pointer'), ...of('bow')];
  if (pointers.length > 0) add(filled(pointers), 0.9, 0.4);
  return group;
}

const lights = new Map<string, MeshBasicMaterial>();

/** What glows by itself, of a color. */
function lit(color: string, opacity: number): MeshBasicMaterial {
  const key = `${color} ${opacity}`;
  const before = lights.get(key);
  if (before) return before;
  const made = new MeshBasicMaterial({
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  lights.set(key, made);
  return made;
}
