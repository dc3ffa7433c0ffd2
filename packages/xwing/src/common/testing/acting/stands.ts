/** Where ships of aimed scenes stand: at a distance and an angle of one another, and the others out of their way. */
import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import type { Spot } from './spots.ts';

/** Where a ship stands: how far from the edge of another one (mm), at which angle of it, and where it looks. */
export interface Stand {
  of?: number;
  gap?: number;
  angle?: number;
  facing?: number;
}

/** The ships of a scene by their ids, of which the first looks up in the middle and those below `ours` are its side's. */
export interface OnTable {
  readonly ships: () => readonly { at?: Spot | undefined }[];
  /** Half the length of a ship's base, in whole mm. */
  readonly half: (id: number) => number;
  readonly ours: number;
}

export class Stands {
  readonly #draw: Drawing;
  readonly #table: OnTable;
  readonly #stands = new Map<number, Stand>();

  constructor(draw: Drawing, table: OnTable) {
    this.#draw = draw;
    this.#table = table;
  }

  has(id: number): boolean {
    return this.#stands.has(id);
  }

  put(id: number, stand: Stand): void {
    this.#stands.set(id, stand);
  }

  /** How a ship stands, to be changed. */
  of(id: number): Stand {
    const stand = this.#stands.get(id) ?? {};
    this.#stands.set(id, stand);
    return stand;
  }

  /** The one of two ships that can be moved for the other's sake stands at this distance. */
  atRange(id: number, of: number, gap: number): void {
    if (id === of) return;
    const [moved, still] = id === 0 ? [of, id] : [id, of];
    const stand = this.of(moved);
    if (stand.of === undefined || stand.of === still) Object.assign(stand, { of: still, gap });
  }

  /** A ship stands at an angle of another, which turns where that one cannot be moved. */
  atAngle(id: number, of: number, angle: number): void {
    if (id !== 0) {
      const stand = this.of(id);
      if (stand.of === undefined || stand.of === of) Object.assign(stand, { of, angle });
      return;
    }
    this.of(of).facing = -angle;
  }

  /** In an attack the defender is where the attacker can shoot at it. */
  fight(attacker: number, defender: number): void {
    const { upTo } = this.#draw;
    const near = () => 8 + upTo(270);
    if (defender === 0) {
      const stand = this.of(attacker);
      stand.of ??= 0;
      stand.gap ??= near();
      stand.facing ??= upTo(60) - 30;
      return;
    }
    const stand = this.of(defender);
    if (attacker !== 0 && stand.of !== undefined && stand.of !== attacker) {
      const from = this.of(attacker);
      from.of ??= defender;
      from.gap ??= near();
      from.facing ??= upTo(60) - 30;
      return;
    }
    stand.of ??= attacker;
    stand.gap ??= near();
    stand.angle ??= upTo(60) - 30;
  }

  /** Puts the ships where they shall stand, those first that stand by the one in the middle; the pairs that touch. */
  place(): readonly [number, number][] {
    const { chance, upTo, oneOf } = this.#draw;
    const { ships, half } = this.#table;
    const contacts: [number, number][] = [];
    const order = [...this.#stands].sort(([, a], [, b]) => (a.of ?? 0) - (b.of ?? 0));
    for (const [id, { of = 0, gap = 8 + upTo(290), angle = upTo(359), facing }] of order) {
      const [ship, by] = [ships()[id]!, ships()[of]!];
      if (id === 0 || id === of || !ship.at || !by.at) continue;
      const turned = (by.at[2] + angle + 720) % 360;
      const touching = gap < 1;
      const straight = touching ? 90 * Math.round(turned / 90) : turned;
      const far = half(of) + half(id) + gap + (touching ? 1 : 0);
      const back = straight + 180;
      const looks =
        facing !== undefined
          ? back + facing
          : touching || chance(30)
            ? straight + oneOf([0, 90, 180])
            : back + upTo(50) - 25;
      ship.at = [
        onTable(by.at[0] + far * sin(straight)),
        onTable(by.at[1] + far * cos(straight)),
        (Math.round(looks) + 720) % 360,
      ];
      if (touching) contacts.push([of, id]);
    }
    this.#clear();
    return contacts;
  }

  /** Ships of no role make room. */
  #clear(): void {
    const { ships, half, ours } = this.#table;
    const all = ships();
    const isKept = (id: number) => id === 0 || this.#stands.has(id);
    all.forEach((ship, id) => {
      if (!ship.at || isKept(id)) return;
      const [x, y] = ship.at;
      const near = all.some(({ at }, other) => {
        const room = half(other) + 60;
        return at && isKept(other) && (at[0] - x) * (at[0] - x) + (at[1] - y) * (at[1] - y) < room * room;
      });
      if (near) ship.at = cornerOf(id, id < ours);
    });
  }
}

export const onTable = (at: number): number => Math.min(870, Math.max(45, Math.round(at * 10) / 10));

/** A place near the edge of its side. */
export const cornerOf = (id: number, ours: boolean): Spot => [80 + 100 * id, ours ? 70 : 845, ours ? 0 : 180];

/** A distance in a range, mostly by one of its ends, or just outside (mm). */
export function gapFor(
  { chance, upTo }: Drawing,
  [least, most]: readonly [number, number],
  holds: boolean,
): number {
  const end = Math.min(4, most);
  if (!holds) {
    if (least > 0 && chance(35)) return least === 1 ? 0 : (least - 1) * 100 - 4 - upTo(40);
    return end * 100 + 6 + upTo(40);
  }
  if (chance(35)) return least === 0 ? 0 : Math.max(4, (least - 1) * 100 + 6 + upTo(50));
  if (end === 0) return 0;
  return end * 100 - 6 - upTo(chance(70) ? 80 : (end - Math.max(1, least) + 1) * 100 - 12);
}
