/** Dice on the stage: eight-sided solids that tumble onto the table and show their face when they stand. */

import {
  type BufferGeometry,
  Euler,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OctahedronGeometry,
  Quaternion,
  ShapeGeometry,
  Vector3,
} from 'three';
import { SIGNS } from '../dice/signs.ts';
import type { ShownDie, ShownPool } from '../shown/table.ts';
import type { Cue } from '../telling/timeline.ts';
import { chance } from './noise.ts';
import { affineOf, fromWindow, type Look, toWindow } from './projection.ts';
import { shapesOf } from './shapes.ts';
import type { Ships } from './ships.ts';
import type { StagedAttack } from './staged.ts';

/** From a die's middle to its corners, pixels, and from one die to the next. */
const SIZE = 25;
const APART = 62;
/** How far from the base of its ship a row lies, pixels, and what a row keeps to its sides, above and below: words stand there. */
const BELOW = 58;
const BESIDE = 34;
const ABOVE = 34;
const UNDER = 50;
/** On narrower windows than this all that is smaller, pixels. */
const ROOMY = 640;
const cramped = ({ width }: Look): number => Math.min(1, width / ROOMY);
/** From one die of a row to the next, pixels: as far as their words need, closer only where the row would not fit. */
export const apartIn = (look: Look, dice: number): number => {
  const small = cramped(look);
  const fits = (look.width - 2 * BESIDE) / Math.max(1, dice - 1);
  return Math.max(APART * small, Math.min(APART, fits));
};
/** How high above the table dice lie, so that no ship covers them, mm. */
const HEIGHT = 40;

const COLORS = {
  attack: '#d22b31',
  defense: '#1f9a55',
  red: '#d22b31',
  blue: '#2b66e0',
  black: '#23262e',
} as const;

/** A word beside a die that stands, in pixels of the window. */
export interface DieWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** As wide as it may be before it takes a second line: the next die has a word too. */
  readonly room: number;
}

/** A part of the window, pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What dice are laid between: the part of the window that nothing lies over, and the labels in it. */
export interface Room {
  readonly clear: Box;
  readonly labels: readonly Box[];
}

/** A row of dice: how far its roll is (1: they lie), and which of them fall. */
interface Row {
  readonly kind: ShownPool['kind'];
  readonly dice: readonly ShownDie[];
  readonly ship: number | null;
  readonly part: number;
  readonly falls: (at: number) => boolean;
}

/** Of a row what decides where it lies: how many dice, beside which ship, away from which. */
interface Placed {
  readonly dice: { readonly length: number };
  readonly ship: number | null;
  readonly rival: number | null;
}

/** The middle of a row in the window and what it covers, pixels. */
interface RowPlace {
  readonly at: readonly [number, number];
  readonly box: Box;
}

export class Dice {
  readonly group = new Group();
  /** Turned so that one face looks up. */
  readonly #body: BufferGeometry;
  readonly #signs = new Map<string, BufferGeometry>();
  readonly #paints = new Map<string, MeshStandardMaterial>();
  readonly #ink = new MeshBasicMaterial({ color: '#ffffff', toneMapped: false });
  readonly #up = new Quaternion();
  readonly #eye = new Euler();
  readonly #spin = new Quaternion();
  readonly #axis = new Vector3();
  #lying: StagedAttack | null = null;
  /** Where rows lie, as long as nothing of what they lie between moves. */
  readonly #places = new Map<string, RowPlace>();
  #between: Room | null = null;

  constructor() {
    const turn = new Quaternion().setFromUnitVectors(new Vector3(1, 1, 1).normalize(), new Vector3(0, 0, 1));
    this.#body = new OctahedronGeometry(1).applyQuaternion(turn);
    // The face that looks up has its corner above.
    this.#body.rotateZ(cornerTurn(this.#body));
  }

  /** The dice of the attack that goes on lie on the table; null when there is none. */
  lay(attack: StagedAttack | null): void {
    this.#lying = attack;
  }

  /** Puts all dice where they are at a moment of what is told; gives the words beside those that stand. */
  draw(
    cues: readonly Cue[],
    at: number,
    look: Look,
    ships: Ships,
    room: () => Room | null,
  ): readonly DieWord[] {
    const rows = rowsAt(cues, at, this.#lying);
    const words: DieWord[] = [];
    const laid: Box[] = [];
    const between = rows.length > 0 ? room() : null;
    if (between !== this.#between) this.#places.clear();
    this.#between = between;
    let used = 0;
    for (const row of rows) {
      if (!between) break;
      const rival = rows.find(({ kind }) => kind !== row.kind)?.ship ?? null;
      const { at: middle, box } = this.#placeOf({ ...row, rival }, look, ships, {
        clear: between.clear,
        labels: [...between.labels, ...laid],
      });
      const [cx, cy] = middle;
      laid.push(box);
      const small = cramped(look);
      const apart = apartIn(look, row.dice.length);
      for (const [nth, die] of row.dice.entries()) {
        const x = cx + (nth - (row.dice.length - 1) / 2) * apart;
        const part = row.falls(nth) ? Math.min(1, row.part * 1.18 - nth * 0.035) : 1;
        const random = chance(used * 71 + nth * 13 + die.face.length);
        this.#put(this.#dressed(used++, die, row.kind, part), [x, cy], Math.max(0, part), look, random);
        if (row.part >= 1) words.push({ text: die.name, x, y: cy + SIZE * small * 1.02, room: apart });
      }
    }
    this.group.children.forEach((child, nth) => {
      child.visible = nth < used;
    });
    // Dice go where the camera leaves them room, also while nothing else moves.
    this.group.updateMatrixWorld();
    return words;
  }

  /** Looked for once, until the same row, look or room is another; the first of two is in the way of the second. */
  #placeOf(row: Placed & Pick<Row, 'kind'>, look: Look, ships: Ships, room: Room): RowPlace {
    const at = row.ship === null ? null : ships.at(row.ship);
    const { scale, left, top, tilt, turn } = look;
    const before = room.labels.at(-1);
    const key = JSON.stringify([
      row.kind,
      row.dice.length,
      [at?.x, at?.y, scale, left, top, tilt, turn],
      [room.labels.length, before?.left, before?.top],
    ]);
    const place = this.#places.get(key) ?? placeOf(row, look, ships, room);
    this.#places.set(key, place);
    return place;
  }

  /** The mesh of a die, in its color and with its face; that is seen when it has nearly come to rest. */
  #dressed(slot: number, die: ShownDie, kind: ShownPool['kind'], part: number): Group {
    const mesh = this.#slot(slot);
    const [body, sign] = mesh.children as [Mesh, Mesh];
    body.material = this.#paint(die.color ?? kind);
    sign.geometry = this.#sign(die.face);
    sign.visible = part > 0.72;
    return mesh;
  }

  /** Puts a die where it is at a part of its way to a place of the window. */
  #put(
    mesh: Group,
    [px, py]: readonly [number, number],
    part: number,
    look: Look,
    random: () => number,
  ): void {
    const lean = (look.tilt * Math.PI) / 180;
    const size = (SIZE * cramped(look)) / look.scale;
    const left = 1 - part;
    // They come from the left, bounce twice and lie.
    const bounce = Math.abs(Math.cos(part * Math.PI * 2.5)) * left ** 1.3 * 90;
    const x = px - left ** 1.7 * (190 + random() * 90);
    const y = py + left ** 1.7 * (random() - 0.5) * 120 - bounce * 0.35;
    const [tableX, tableY] = fromWindow(affineOf(look), x, y, HEIGHT);
    mesh.position.set(tableX, -tableY, HEIGHT + (bounce * 0.6) / look.scale);
    mesh.scale.setScalar(size * (0.75 + 0.25 * Math.min(1, part * 3)) * (1 + bounce * 0.0022));
    this.#axis.set(random() - 0.5, random() - 0.5, random() - 0.5).normalize();
    this.#spin.setFromAxisAngle(this.#axis, left ** 1.6 * (11 + random() * 6));
    this.#up.setFromEuler(this.#eye.set(lean, 0, (look.turn * Math.PI) / 180, 'ZXY'));
    mesh.quaternion.copy(this.#up).multiply(this.#spin);
  }

  #slot(slot: number): Group {
    const before = this.group.children[slot];
    if (before) return before as Group;
    const body = new Mesh(this.#body, this.#paint('attack'));
    body.castShadow = true;
    const sign = new Mesh(this.#sign('blank'), this.#ink);
    // Half of the height of an octahedron between two faces.
    sign.position.z = 1 / Math.sqrt(3) + 0.01;
    const group = new Group().add(body, sign);
    this.group.add(group);
    return group;
  }

  #paint(color: keyof typeof COLORS): MeshStandardMaterial {
    const kept =
      this.#paints.get(color) ??
      new MeshStandardMaterial({
        color: COLORS[color],
        emissive: COLORS[color],
        emissiveIntensity: 0.22,
        roughness: 0.32,
        flatShading: true,
      });
    this.#paints.set(color, kept);
    return kept;
  }

  #sign(face: string): BufferGeometry {
    const kept = this.#signs.get(face);
    if (kept) return kept;
    const d = SIGNS[face] ?? '';
    const made = new ShapeGeometry(d ? [...shapesOf([{ className: '', d }])] : []);
    made.translate(-12, 12, 0).scale(0.036, 0.036, 1);
    this.#signs.set(face, made);
    return made;
  }

  dispose(): void {
    this.#body.dispose();
    for (const geometry of this.#signs.values()) geometry.dispose();
    for (const material of this.#paints.values()) material.dispose();
    this.#ink.dispose();
  }
}

/** By how much a body with one face up is turned until a corner of that face points up on the screen. */
function cornerTurn(body: BufferGeometry): number {
  const places = body.getAttribute('position');
  for (let at = 0; at < places.count; at++)
    if (places.getZ(at) > 0.3) return Math.PI / 2 - Math.atan2(places.getY(at), places.getX(at));
  return 0;
}

/** The rows of dice at a moment: those that lie, and over them what is rolled since an attack was declared. */
function rowsAt(cues: readonly Cue[], at: number, lying: StagedAttack | null): readonly Row[] {
  const rows = new Map<ShownPool['kind'], Row>();
  const lies = () => false;
  for (const { kind, dice } of lying?.pools ?? []) {
    const ship = lying?.between?.[kind === 'attack' ? 0 : 1] ?? null;
    const seen = dice.filter(({ face }) => face in SIGNS);
    if (seen.length > 0) rows.set(kind, { kind, dice: seen, ship, part: 1, falls: lies });
  }
  for (const { act, aim, from, to } of cues) {
    if (from > at) break;
    if (act.kind === 'aimed') rows.clear();
    if (act.kind === 'destroyed') rows.clear();
    if (act.kind !== 'rolled') continue;
    const { pool, dice, again } = act;
    const before = rows.get(pool)?.dice;
    const ship = act.ship ?? (pool === 'attack' ? aim?.attacker : aim?.defender) ?? null;
    const falls = (nth: number) => !again || before?.[nth]?.face !== dice[nth]?.face;
    rows.set(pool, { kind: pool, dice, ship, part: Math.min(1, (at - from) / (to - from)), falls });
  }
  return [...rows.values()];
}

/** How far from its ship a row is looked a place for, as parts of the nearest; and what each pixel of it counts, square pixels. */
const FARTHER = [1, 1.4, 1.8, 2.3, 2.8, 3.4];
const PER_PIXEL = 6;

/** To which sides of its ship, `away` from the other one first. */
const sidesOf = (away: number): readonly (readonly [number, number])[] => [
  [0, away],
  [1, 0],
  [-1, 0],
  [0, -away],
  [0.8, 0.8 * away],
  [-0.8, 0.8 * away],
  [0.8, -0.8 * away],
  [-0.8, -0.8 * away],
];

/**
 * Where a row lies, pixels of the window: near its ship, away from the other one, over the least of labels, ships and
 * the row that lies already.
 */
export function placeOf(
  { dice, ship, rival: other }: Placed,
  look: Look,
  ships: Pick<Ships, 'at' | 'seen'>,
  { clear, labels }: Room,
): RowPlace {
  const at = ship === null ? null : ships.at(ship);
  const affine = affineOf(look);
  const [x, y] = at ? toWindow(affine, at.x, -at.y) : [look.width / 2, look.height / 2];
  const rival = other === null ? null : ships.at(other);
  const away = rival !== null && toWindow(affine, rival.x, -rival.y)[1] > y ? -1 : 1;
  const small = cramped(look);
  const base = (at?.half ?? 20) * look.scale;
  const half = ((dice.length - 1) / 2) * apartIn(look, dice.length);
  const [beside, above, under] = [half + BESIDE * small, ABOVE * small, UNDER * small];
  const off = base * Math.cos((look.tilt * Math.PI) / 180) + BELOW * small;
  const shipBoxes = ships.seen().map((each): Box => {
    const [right, down] = toWindow(affine, each.x, -each.y);
    const reach = each.half * look.scale;
    return { left: right - reach, right: right + reach, top: down - reach, bottom: down + reach };
  });
  const taken = [...shipBoxes, ...labels];
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const boxAt = ([cx, cy]: readonly [number, number]): Box => ({
    left: cx - beside,
    right: cx + beside,
    top: cy - above,
    bottom: cy + under,
  });
  const spots = FARTHER.flatMap((far) =>
    sidesOf(away).map(([right, down]): readonly [number, number] => [
      within(x + right * (base + beside) * far, clear.left + beside, clear.right - beside),
      within(y + down * off * far, clear.top + above, clear.bottom - under),
    ]),
  );
  const choices = spots.map((spot) => ({
    spot,
    covered: taken.reduce((sum, each) => sum + shared(boxAt(spot), each), 0),
    far: Math.hypot(spot[0] - x, spot[1] - y),
  }));
  // The nearest where nothing lies; where something lies everywhere, a little of it nearby.
  const free = choices.filter(({ covered }) => covered === 0);
  const [best] = (free.length > 0 ? free : choices).toSorted(
    (a, b) => a.covered + PER_PIXEL * a.far - (b.covered + PER_PIXEL * b.far),
  );
  const { spot } = best!;
  return { at: spot, box: boxAt(spot) };
}

/** How much of each other two parts of the window cover, square pixels. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
