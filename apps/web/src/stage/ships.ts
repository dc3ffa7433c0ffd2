/** Ships over bases of smoked acrylic with lit lines. */

import {
  AdditiveBlending,
  type BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Body, Hulls } from './hulls.ts';
import { BOLT, DISC, FIRE, type Lights, RING, type Tone, toneOf } from './lights.ts';
import { Lit } from './lit.ts';
import { draw, fill, rim, slab } from './shapes.ts';
import { sideColor, sideDashes } from './sides.ts';
import type { Place, StagedShip } from './staged.ts';

/** Heights above the table, mm. */
const THICK = 3;
const HOVER = { rectangle: 26, disc: 15 } as const;
/** Widths of lines on bases, mm. */
const RIM = 1.1;
const PRINTED = 0.55;

/** How far a ship leans into its turn at most, radians, and how much for each degree a second. */
const BANK = 0.62;
const BANK_BY = 0.0052;
/** How fast it rights itself, a second. */
const RIGHTS = 7;
/** Below this it stands, radians. */
const UPRIGHT = 0.006;

interface Built {
  readonly made: string;
  readonly ship: StagedShip;
  readonly group: Group;
  readonly hull: Mesh<BufferGeometry, MeshStandardMaterial> | null;
  readonly own: readonly BufferGeometry[];
  readonly body: Body | null;
  readonly hover: number;
}

/** Where a ship would end, on the drawing (mm, y down), and whether it cannot end there. */
export interface Planned extends Place {
  readonly ship: number;
  readonly bad: boolean;
}

/** How a ship moves at the moment. */
interface Flight {
  x: number;
  y: number;
  turn: number;
  bank: number;
  /** mm a second. */
  speed: number;
}

/** What an effect does to a hull for one frame, beyond its place: radians, mm. */
export interface Jolt {
  readonly roll?: number;
  readonly pitch?: number;
  readonly yaw?: number;
  readonly drop?: number;
  readonly slide?: readonly [number, number];
  readonly hidden?: boolean;
  /** How bright its engines are. */
  readonly power?: number;
}

export class Ships {
  readonly group = new Group();
  readonly #hulls = new Hulls();
  readonly #paint = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55, metalness: 0.08 });
  readonly #veiled = new MeshStandardMaterial({
    vertexColors: true,
    transparent: true,
    opacity: 0.28,
    emissive: '#1b4a8c',
    roughness: 0.3,
  });
  readonly #planned = { good: planned('#2a78d8'), bad: planned('#c8341c') } as const;
  readonly #plans = new Group();
  readonly #acrylic = new MeshStandardMaterial({
    color: '#04060b',
    roughness: 0.22,
    metalness: 0.2,
    transparent: true,
    opacity: 0.78,
  });
  readonly #lit = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
    side: DoubleSide,
    // Light adds up in any order: drawn back and front apart, each ship would change the program of the material twice.
    forceSinglePass: true,
  });
  #built = new Map<number, Built>();
  readonly #flights = new Map<number, Flight>();
  readonly #jolts = new Map<number, Jolt>();
  readonly #spot = new Vector3();

  /** Which ships there are and how they look; those that look as before stay. */
  show(ships: readonly StagedShip[]): void {
    const built = new Map<number, Built>();
    for (const ship of ships) {
      const { player, model, base, prints, spent = false, craft, conditions, bare } = ship;
      const cloaked = conditions?.includes('cloaked');
      const made = JSON.stringify([player, model, base, prints, spent, craft, cloaked, bare]);
      const before = this.#built.get(ship.id);
      built.set(ship.id, before?.made === made ? { ...before, ship } : this.#build(ship, made));
    }
    for (const [id, before] of this.#built) {
      if (built.get(id)?.group === before.group) continue;
      for (const geometry of before.own) geometry.dispose();
      this.group.remove(before.group);
      if (!built.has(id)) this.#flights.delete(id);
    }
    for (const { group } of built.values()) this.group.add(group);
    this.#built = built;
  }

  #build(ship: StagedShip, made: string): Built {
    const hover = HOVER[ship.base.kind];
    const body = this.#hulls.of(ship);
    const group = new Group();
    const peg = new CylinderGeometry(1.5, 1.5, hover, 8).rotateX(Math.PI / 2).translate(0, 0, hover / 2);
    const plate = slab(ship.base, THICK);
    const foot = mergeGeometries(body ? [plate, peg.toNonIndexed()] : [plate]);
    plate.dispose();
    peg.dispose();
    const base = new Mesh(foot, this.#acrylic);
    base.castShadow = true;
    const lines = litBase(ship);
    const lit = new Mesh(lines, this.#lit);
    lit.renderOrder = 1;
    if (!ship.bare) group.add(base, lit);
    const cloaked = ship.conditions?.includes('cloaked') ?? false;
    const hull = body && new Mesh(body.geometry, cloaked ? this.#veiled : this.#paint);
    if (hull) {
      hull.castShadow = !cloaked;
      hull.receiveShadow = !cloaked;
      hull.rotation.order = 'ZXY';
      group.add(hull);
    }
    return { made, ship, group, hull, own: [foot, lines], body, hover };
  }

  /** Hulls one can see through, where ships are planned to end. */
  plan(plans: readonly Planned[]): void {
    this.#plans.clear();
    this.group.add(this.#plans);
    for (const { ship, x, y, turn, bad } of plans) {
      const built = this.#built.get(ship);
      if (!built?.body) continue;
      const hull = new Mesh(built.body.geometry, bad ? this.#planned.bad : this.#planned.good);
      hull.position.set(x, -y, built.hover);
      hull.rotation.z = (-turn * Math.PI) / 180;
      hull.renderOrder = 2;
      this.#plans.add(hull);
    }
  }

  /** Puts ships where they are, `seconds` after they were put the last time; 0 when they only stand there. */
  place(places: ReadonlyMap<number, Place>, seconds: number): void {
    for (const id of this.#built.keys()) {
      const at = places.get(id);
      if (!at) continue;
      const before = this.#flights.get(id);
      const flight = before ?? { x: at.x, y: at.y, turn: at.turn, bank: 0, speed: 0 };
      if (seconds > 0) {
        const turned = ((((at.turn - flight.turn + 180) % 360) + 360) % 360) - 180;
        const wanted = Math.max(-BANK, Math.min(BANK, (turned / seconds) * BANK_BY));
        flight.bank += (wanted - flight.bank) * Math.min(1, seconds * RIGHTS);
        const speed = Math.hypot(at.x - flight.x, at.y - flight.y) / seconds;
        flight.speed += (speed - flight.speed) * Math.min(1, seconds * RIGHTS);
      }
      flight.x = at.x;
      flight.y = at.y;
      flight.turn = at.turn;
      this.#flights.set(id, flight);
    }
  }

  /** Whether none leans or slows down any more. */
  get still(): boolean {
    for (const { bank, speed } of this.#flights.values())
      if (Math.abs(bank) > UPRIGHT || speed > 2) return false;
    return true;
  }

  /** All stand upright at once. */
  settle(): void {
    for (const flight of this.#flights.values()) {
      flight.bank = 0;
      flight.speed = 0;
    }
  }

  /** What befalls a hull in this frame. */
  jolt(id: number, jolt: Jolt): void {
    this.#jolts.set(id, { ...this.#jolts.get(id), ...jolt });
  }

  /** Where the hull of a ship is, and how large it and its base are, mm; null when it is not there. */
  at(id: number): { x: number; y: number; z: number; turn: number; reach: number; half: number } | null {
    const built = this.#built.get(id);
    const flight = this.#flights.get(id);
    if (!built || !flight) return null;
    const { base } = built.ship;
    return {
      x: flight.x,
      y: -flight.y,
      z: built.hover,
      turn: flight.turn,
      reach: Math.min(built.body?.reach ?? 20, 90),
      half: base.kind === 'disc' ? base.radius : base.halfY,
    };
  }

  /** Where all of them are, and how large their bases are, mm. */
  seen(): readonly { readonly x: number; readonly y: number; readonly half: number }[] {
    return [...this.#built.keys()].flatMap((id) => this.at(id) ?? []);
  }

  /** The ship as it is shown, and its hull for what breaks off it. */
  shipOf(id: number): StagedShip | undefined {
    return this.#built.get(id)?.ship;
  }

  /** Turns and moves everything for the frame to come, and lights engines, wounds and nets. */
  draw(lights: Lights, seconds: number): void {
    for (const [id, built] of this.#built) {
      const flight = this.#flights.get(id);
      if (!flight) continue;
      const { group, hull, hover } = built;
      const jolt = this.#jolts.get(id);
      group.position.set(flight.x, -flight.y, 0);
      group.rotation.z = (-flight.turn * Math.PI) / 180;
      group.visible = !jolt?.hidden;
      if (hull) {
        const [dx, dy] = jolt?.slide ?? [0, 0];
        hull.position.set(dx, dy, hover - (jolt?.drop ?? 0));
        hull.rotation.set(jolt?.pitch ?? 0, flight.bank + (jolt?.roll ?? 0), jolt?.yaw ?? 0);
        group.updateMatrixWorld(true);
        if (!jolt?.hidden) this.#shine(lights, built, hull, flight, { power: jolt?.power ?? 1, seconds });
      }
    }
    this.#jolts.clear();
  }

  #shine(
    lights: Lights,
    { ship, body }: Built,
    hull: Mesh,
    flight: Flight,
    { power, seconds }: { readonly power: number; readonly seconds: number },
  ): void {
    if (!body) return;
    const conditions = ship.conditions ?? [];
    const cloaked = conditions.includes('cloaked');
    const dim = (cloaked ? 0.25 : 1) * power * (conditions.includes('ionized') ? 0.25 : 1);
    const thrust = Math.min(1, flight.speed / 320);
    const spot = this.#spot;
    for (const glow of body.glows) {
      const { r, halo, hot } = engineTones(glow.color, glow.radius);
      spot.set(glow.x, glow.y - r * 0.5, glow.z).applyMatrix4(hull.matrixWorld);
      const { x, y, z } = spot;
      lights.shine(DISC, x, y, z, { wide: r * (4.4 + thrust * 2.2), tone: halo, strength: 0.62 * dim });
      lights.shine(DISC, x, y, z, { wide: r * (1.9 + thrust * 0.5), tone: hot, strength: 1.15 * dim });
      const back = r * (3.2 + thrust * 11);
      spot.set(glow.x, glow.y - back, glow.z).applyMatrix4(hull.matrixWorld);
      const [bx, by, bz] = [(spot.x - x) / 2, (spot.y - y) / 2, (spot.z - z) / 2];
      lights.shine(BOLT, x + bx, y + by, z + bz, {
        wide: r * 1.05,
        tone: halo,
        strength: (0.28 + thrust * 0.4) * dim,
        along: [bx, by, bz],
      });
    }
    const over = { hull, spot, reach: body.reach };
    if (conditions.includes('vents')) vent(lights, ship.id, over, seconds);
    if (conditions.includes('ionized')) crackle(lights, ship.id, over, seconds);
    if (conditions.includes('tractored'))
      lights.shine(RING, flight.x, -flight.y, 5, {
        wide: baseReach(ship) * 1.15,
        tone: [0.3, 0.75, 0.5],
        strength: 0.35,
      });
    if (conditions.includes('jammed'))
      lights.shine(RING, flight.x, -flight.y, 5, {
        wide: baseReach(ship) * 1.05,
        tone: [0.85, 0.45, 0.15],
        strength: 0.4,
      });
  }

  dispose(): void {
    for (const { own } of this.#built.values()) for (const geometry of own) geometry.dispose();
    this.#built.clear();
    this.#hulls.dispose();
    for (const material of [
      this.#paint,
      this.#veiled,
      this.#acrylic,
      this.#lit,
      ...Object.values(this.#planned),
    ])
      material.dispose();
  }
}

/** What a ship is made of that is not there yet. */
const planned = (emissive: string): MeshStandardMaterial =>
  new MeshStandardMaterial({
    vertexColors: true,
    transparent: true,
    opacity: 0.42,
    emissive,
    emissiveIntensity: 0.55,
    roughness: 0.3,
    depthWrite: false,
  });

const tones = new Map<string, { readonly r: number; readonly halo: Tone; readonly hot: Tone }>();

/** The colors of an engine: nearly white in its middle, its own around. */
function engineTones(color: number, radius: number) {
  const key = `${color} ${radius}`;
  const kept = tones.get(key);
  if (kept) return kept;
  const halo = toneOf(color);
  const made = {
    r: Math.max(0.9, radius),
    halo,
    hot: [0.5 + halo[0] / 2, 0.5 + halo[1] / 2, 0.5 + halo[2] / 2] as const,
  };
  tones.set(key, made);
  return made;
}

const baseReach = ({ base }: StagedShip): number =>
  base.kind === 'disc' ? base.radius : Math.hypot(base.halfX, base.halfY);

const EMBER: Tone = [1, 0.42, 0.12];
const SMOKE: Tone = [0.34, 0.3, 0.3];
const SPARK: Tone = [0.45, 0.7, 1];

/** A hull that something is drawn over, how far it reaches in mm, and a vector to reckon with. */
interface Over {
  readonly hull: Mesh;
  readonly spot: Vector3;
  readonly reach: number;
}

/** What leaks from a ship with damage that is not repaired: embers and a plume that trails behind. */
function vent(lights: Lights, id: number, { hull, spot, reach }: Over, seconds: number): void {
  const side = id % 2 === 0 ? 1 : -1;
  for (let puff = 0; puff < 7; puff++) {
    const part = (puff / 7 + seconds * 0.55) % 1;
    spot.set(side * reach * (0.16 + part * 0.12), -reach * (0.1 + part * 1.15), 3 + part * 5);
    spot.applyMatrix4(hull.matrixWorld);
    const wide = 2.4 + part * 7;
    lights.shine(FIRE, spot.x, spot.y, spot.z, {
      wide,
      tone: SMOKE,
      strength: 0.75 * (1 - part),
      age: puff + id,
    });
    if (puff < 3)
      lights.shine(FIRE, spot.x, spot.y, spot.z, {
        wide: wide * 0.6,
        tone: EMBER,
        strength: 0.9 * (1 - part) ** 2,
        age: puff * 3,
      });
  }
}

/** Sparks over a hull that is ionized. */
function crackle(lights: Lights, id: number, { hull, spot, reach }: Over, seconds: number): void {
  const step = Math.floor(seconds * 14);
  for (let arc = 0; arc < 5; arc++) {
    const turn = (arc * 2.4 + step * 1.7 + id) % 6.28;
    const far = reach * (0.25 + 0.4 * ((arc * 37 + step * 11) % 10) * 0.1);
    spot.set(Math.cos(turn) * far, Math.sin(turn) * far, 3).applyMatrix4(hull.matrixWorld);
    const bend = turn + 1.2;
    lights.shine(BOLT, spot.x, spot.y, spot.z, {
      wide: 0.8,
      tone: SPARK,
      strength: 0.7,
      along: [Math.cos(bend) * 3.4, Math.sin(bend) * 3.4, 0],
    });
  }
}

/** The lines of a base: its rim in its side's own dashes, and arcs that are engraved. Turrets swing on the board. */
function litBase({ base, prints, player, spent = false }: StagedShip): BufferGeometry {
  const lit = new Lit(sideColor(player));
  const light = spent ? 0.42 : 1;
  const of = (name: string) => prints.filter(({ className }) => className.split(' ').includes(name));
  rim(lit, base, { width: RIM, height: THICK + 0.3, strength: 0.95 * light }, sideDashes(player));
  const far = base.kind === 'disc' ? base.radius : Math.hypot(base.halfX, base.halfY);
  // Arcs are brightest at the edge of the base, where they point.
  fill(lit, of('arc-fill'), THICK + 0.1, (x, y) => (0.1 + 0.34 * (Math.hypot(x, y) / far)) * light);
  draw(lit, of('arc-line'), PRINTED, THICK + 0.2, 0.62 * light);
  fill(lit, of('bow'), THICK + 0.4, () => 0.9 * light);
  return lit.geometry();
}
