/**
 * What acts look like on the stage: shots, shields, fire. Each is a function of how far its act is, so that it can be
 * slowed, quickened and left off at any moment.
 */

import type { Mark, Shot } from '../shown/act.ts';
import type { Cue } from '../telling/timeline.ts';
import type { Chips } from './chips.ts';
import { BOLT, BURST, DISC, FIRE, type Lights, RING, SHIELD, type Tone, toneOf } from './lights.ts';
import { chance } from './noise.ts';
import type { Ships } from './ships.ts';

/** What effects are drawn with and where. */
export interface Stagecraft {
  readonly ships: Ships;
  readonly lights: Lights;
  readonly chips: Chips;
  /** Where a thing lies on the stage, by its key; null when it does not. */
  readonly thing: (key: string) => readonly [number, number] | null;
}

type Act<Kind> = Extract<Cue['act'], { readonly kind: Kind }>;
type Spot = NonNullable<ReturnType<Ships['at']>>;

/** How long fire and light linger after their act, seconds. */
const LINGERS = 0.7;

const WHITE: Tone = [1, 0.96, 0.88];
const FLAME: Tone = [1, 0.5, 0.16];
const DEEP_FLAME: Tone = [0.85, 0.22, 0.06];
const SHIELDS: Tone = [0.35, 0.68, 1];
const ION: Tone = [0.4, 0.62, 1];

/** The color of cannons by faction. */
const CANNONS: Readonly<Record<string, Tone>> = {
  galacticempire: toneOf(0x4dff6a),
  imperial: toneOf(0x4dff6a),
  empire: toneOf(0x4dff6a),
  firstorder: toneOf(0xff4a5e),
  scumandvillainy: toneOf(0xffb23e),
  scum: toneOf(0xffb23e),
  galacticrepublic: toneOf(0x5aa8ff),
  republic: toneOf(0x5aa8ff),
  separatistalliance: toneOf(0xff5a3c),
  separatist: toneOf(0xff5a3c),
};
const REBEL_CANNONS = toneOf(0xff4438);

/** Draws everything that is seen at a moment of a timeline. */
export function drawCues(cues: readonly Cue[], at: number, craft: Stagecraft): void {
  for (const [nth, cue] of cues.entries()) {
    const { from, to, act } = cue;
    if (at < from) break;
    const part = (at - from) / (to - from);
    const after = Math.max(0, at - to) / LINGERS;
    switch (act.kind) {
      case 'glide':
        if (part <= 1) drawStrain(act, part, at, craft);
        break;
      case 'aimed':
        if (part <= 1) drawAim(act, part, craft);
        break;
      case 'fired':
        if (after < 1) drawShots(act, cue, part, craft);
        break;
      case 'hurt':
        if (after < 1) drawHurt(act, cue, { part, after }, nth, craft);
        break;
      case 'destroyed':
        drawEnd(act, part, nth, craft);
        break;
      case 'blast':
        if (after < 1) drawBlast(act, part, nth, craft);
        break;
      case 'marked':
        if (part <= 1) drawMark(act.what, act.ship, part, craft);
        break;
      case 'rolled':
        break;
    }
  }
}

/** A red maneuver shakes the ship and makes its engines burn; one that is stopped short ends with a shudder. */
function drawStrain(
  { ship, strains, stopped }: Act<'glide'>,
  part: number,
  at: number,
  { ships }: Stagecraft,
): void {
  const shake =
    (strains ? 0.035 : 0) * Math.sin(part * Math.PI) + (stopped && part > 0.85 ? 0.09 * (1 - part) * 6 : 0);
  if (shake === 0) return;
  ships.jolt(ship, {
    roll: Math.sin(at * 71) * shake,
    pitch: Math.sin(at * 53) * shake * 0.7,
    power: strains ? 1.5 : 1,
  });
}

/** A sight closes around the defender. */
function drawAim({ attacker, defender }: Act<'aimed'>, part: number, { ships, lights }: Stagecraft): void {
  const from = ships.at(attacker);
  const to = defender === null ? null : ships.at(defender);
  if (from)
    lights.shine(DISC, from.x, from.y, from.z + 4, {
      wide: from.reach * (0.5 + part * 0.3),
      tone: WHITE,
      strength: 0.25 * part,
    });
  if (!to) return;
  const wide = to.half * (2.6 - 1.4 * part);
  lights.shine(RING, to.x, to.y, 6, {
    wide,
    tone: [1, 0.35, 0.3],
    strength: 0.85 * Math.sin(part * Math.PI),
  });
}

/** How a weapon's shots fly: how many, how long after each other, how long and wide, mm; parts of the act. */
const SHOTS: Readonly<
  Record<
    Shot,
    { readonly count: number; readonly flight: number; readonly half: number; readonly wide: number }
  >
> = {
  cannon: { count: 6, flight: 0.42, half: 10, wide: 3 },
  ion: { count: 3, flight: 0.5, half: 2, wide: 5 },
  torpedo: { count: 2, flight: 0.78, half: 1, wide: 5 },
  missile: { count: 2, flight: 0.78, half: 1, wide: 3.4 },
  turbolaser: { count: 11, flight: 0.4, half: 12, wide: 2.8 },
  flak: { count: 14, flight: 0.34, half: 4, wide: 1.7 },
};

function toneOfShot(shot: Shot, faction: string): Tone {
  switch (shot) {
    case 'ion':
      return ION;
    case 'torpedo':
      return faction.includes('empire') ? [0.5, 1, 0.6] : [1, 0.42, 0.72];
    case 'missile':
      return [1, 0.66, 0.3];
    default:
      return CANNONS[faction] ?? REBEL_CANNONS;
  }
}

function drawShots({ hits }: Act<'fired'>, { aim }: Cue, part: number, { ships, lights }: Stagecraft): void {
  const from = aim && ships.at(aim.attacker);
  const to = aim && aim.defender !== null ? ships.at(aim.defender) : null;
  if (!aim || !from || !to) return;
  const { count, flight, half, wide } = SHOTS[aim.shot];
  const tone = toneOfShot(aim.shot, ships.shipOf(aim.attacker)?.model?.faction ?? '');
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  const random = chance(aim.attacker * 977 + (aim.defender ?? 0) * 13 + count);
  const guided = aim.shot === 'torpedo' || aim.shot === 'missile';
  for (let nth = 0; nth < count; nth++) {
    const side = nth % 2 === 0 ? 1 : -1;
    const [spread, aside, late, high] = [random(), random() - 0.5, random(), random() - 0.5];
    const begins = ((1 - flight) * 0.92 * (Math.floor(nth / 2) * 2)) / count + late * 0.03;
    const flown = (part - begins) / flight;
    if (flown < 0 || flown > 1.8) continue;
    const muzzle = from.reach * (aim.shot === 'turbolaser' ? 0.25 + spread * 0.5 : 0.55);
    const off = side * from.reach * (aim.shot === 'turbolaser' ? 0.12 * spread : 0.3);
    const [sx, sy, sz] = [
      from.x + dx * muzzle - dy * off,
      from.y + dy * muzzle + dx * off,
      from.z + high * 4,
    ];
    const miss = hits ? 0 : side * (to.reach * (0.8 + spread * 0.7) + 4);
    const [ex, ey] = [
      to.x - dy * (miss + aside * to.reach * 0.5) + (hits ? 0 : dx * 120),
      to.y + dx * (miss + aside * to.reach * 0.5) + (hits ? 0 : dy * 120),
    ];
    const ez = to.z + high * 6;
    if (flown < 0.12)
      lights.shine(BURST, sx, sy, sz, { wide: wide * 3.4, tone, strength: 1.1 * (1 - flown / 0.12) });
    if (flown >= 1) {
      if (hits) drawImpact(lights, [ex, ey, ez], { wide, tone }, (flown - 1) / 0.8);
      continue;
    }
    const bend = guided ? Math.sin(flown * Math.PI) * side * way * 0.14 : 0;
    const [x, y, z] = [
      sx + (ex - sx) * flown - dy * bend,
      sy + (ey - sy) * flown + dx * bend,
      sz + (ez - sz) * flown,
    ];
    const fade = hits ? 1 : Math.min(1, (1 - flown) * 4);
    if (guided) {
      const flight: Flown = {
        from: [sx, sy, sz],
        to: [ex, ey, ez],
        aside: [dx, dy],
        bends: side * way * 0.14,
      };
      drawTrail(lights, flight, flown, { wide, tone });
    }
    if (half > 3) {
      lights.shine(BOLT, x, y, z, { wide, tone, strength: 1.25 * fade, along: [dx * half, dy * half, 0] });
      lights.shine(DISC, x, y, z, { wide: wide * 4.2, tone, strength: 0.24 * fade });
    } else {
      lights.shine(DISC, x, y, z, { wide: wide * 2.1, tone, strength: 1.1 * fade });
      lights.shine(DISC, x, y, z, { wide, tone: WHITE, strength: 1.2 * fade });
      if (aim.shot === 'ion')
        for (let arc = 0; arc < 3; arc++) {
          const turn = part * 60 + arc * 2.1 + nth;
          lights.shine(BOLT, x, y, z, {
            wide: 0.7,
            tone: ION,
            strength: 0.9,
            along: [Math.cos(turn) * wide, Math.sin(turn) * wide, 0],
          });
        }
    }
  }
}

type Point = readonly [number, number, number];

/** How wide a shot is, mm, and its color. */
interface Beam {
  readonly wide: number;
  readonly tone: Tone;
}

/** A way that is flown, in mm: `aside` is its direction, from which it bends so far at its middle. */
interface Flown {
  readonly from: Point;
  readonly to: Point;
  readonly aside: readonly [number, number];
  readonly bends: number;
}

/** The glowing way behind what is guided. */
function drawTrail(lights: Lights, way: Flown, flown: number, { wide, tone }: Beam): void {
  const {
    from: [sx, sy, sz],
    to: [ex, ey, ez],
    aside: [dx, dy],
    bends,
  } = way;
  for (let puff = 1; puff <= 9; puff++) {
    const before = flown - puff * 0.035;
    if (before < 0) return;
    const bend = Math.sin(before * Math.PI) * bends;
    lights.shine(
      DISC,
      sx + (ex - sx) * before - dy * bend,
      sy + (ey - sy) * before + dx * bend,
      sz + (ez - sz) * before,
      { wide: wide * (1.4 - puff * 0.06), tone, strength: 0.55 * (1 - puff / 10) },
    );
  }
}

function drawImpact(lights: Lights, [x, y, z]: Point, { wide, tone }: Beam, gone: number): void {
  if (gone > 1) return;
  const fades = (1 - gone) ** 2;
  lights.shine(BURST, x, y, z + 3, { wide: wide * (4 + gone * 4), tone, strength: 1.3 * fades });
  lights.shine(DISC, x, y, z + 3, { wide: wide * (2 + gone * 3), tone: WHITE, strength: 1.1 * fades });
}

/** Shields flare on the side they are hit from; a hull burns and throws sparks. */
function drawHurt(
  { ship, what }: Act<'hurt'>,
  { aim, from, to }: Cue,
  { part, after }: { readonly part: number; readonly after: number },
  nth: number,
  { ships, lights }: Stagecraft,
): void {
  const at = ships.at(ship);
  if (!at) return;
  const attacker = aim?.defender === ship ? ships.at(aim.attacker) : null;
  const [hx, hy] = attacker ? [attacker.x - at.x, attacker.y - at.y] : [0.3, 1];
  const far = Math.hypot(hx, hy) || 1;
  const fades = (1 - after) * Math.min(1, part * 5);
  if (what === 'shields') {
    const wide = Math.max(at.half * 1.15, at.reach * 0.95);
    const seconds = part * (to - from);
    lights.shine(SHIELD, at.x, at.y, at.z, {
      wide,
      tone: SHIELDS,
      strength: 1.25 * fades,
      along: [hx / far, hy / far, 0],
      age: seconds,
    });
    return;
  }
  ships.jolt(ship, {
    roll: Math.sin(part * 24) * 0.16 * (1 - after) * Math.max(0, 1 - part),
    pitch: Math.sin(part * 19) * 0.08 * (1 - after),
  });
  const [x, y] = [at.x + (hx / far) * at.reach * 0.3, at.y + (hy / far) * at.reach * 0.3];
  const random = chance(nth * 31 + ship * 7);
  for (let puff = 0; puff < 5; puff++) {
    const [turn, out] = [random() * 6.28, random() * at.reach * 0.35 * (0.3 + part)];
    const wide = (4 + random() * 6) * (0.6 + part * 0.5) * Math.min(1.6, at.reach / 22);
    const tone = puff % 2 === 0 ? FLAME : DEEP_FLAME;
    lights.shine(FIRE, x + Math.cos(turn) * out, y + Math.sin(turn) * out, at.z + 5, {
      wide,
      tone,
      strength: 1.2 * fades,
      age: puff + nth,
    });
  }
  drawSparks(lights, random, [x, y, at.z + 4], {
    far: at.reach * 1.5,
    count: 12,
    gone: Math.min(1, part * 0.5 + after),
    strength: fades,
  });
  if (part < 0.4)
    lights.shine(BURST, x, y, at.z + 6, { wide: at.reach * 0.7, tone: WHITE, strength: 1 - part / 0.4 });
}

/** Sparks that fly `far` mm; `gone`: how much of their time is over, from 0 to 1. */
function drawSparks(
  lights: Lights,
  random: () => number,
  [x, y, z]: Point,
  sparks: { readonly far: number; readonly count: number; readonly gone: number; readonly strength: number },
): void {
  const { far, count, gone, strength } = sparks;
  for (let spark = 0; spark < count; spark++) {
    const [turn, speed, high] = [random() * 6.28, 0.35 + random() * 0.65, random() * 0.8];
    const out = far * speed * (1 - (1 - gone) ** 2);
    const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
    const long = (1 - gone) * 4 * speed;
    lights.shine(BOLT, x + cx * out, y + cy * out, z + out * high * 0.5, {
      wide: 0.75,
      tone: FLAME,
      strength: strength * (1 - gone),
      along: [cx * long, cy * long, 0],
    });
  }
}

/** A fighter bursts; a great ship dies slowly, from within. */
function drawEnd({ ship }: Act<'destroyed'>, part: number, nth: number, craft: Stagecraft): void {
  const { ships } = craft;
  const at = ships.at(ship);
  if (!at) return;
  if (ships.shipOf(ship)?.great) return drawGreatEnd(ship, at, part, nth, craft);
  if (part > 0.16) ships.jolt(ship, { hidden: true });
  else ships.jolt(ship, { roll: part * 5, pitch: part * 2 });
  if (part <= 1) drawExplosion(at, at.reach, part, nth, craft);
}

function drawGreatEnd(ship: number, at: Spot, part: number, nth: number, craft: Stagecraft): void {
  const { ships, lights } = craft;
  const turn = (-at.turn * Math.PI) / 180;
  const [fx, fy] = [-Math.sin(turn), Math.cos(turn)];
  const LAST = 0.68;
  if (part < LAST + 0.07) {
    const dying = part / LAST;
    ships.jolt(ship, {
      roll: dying * dying * 0.55,
      pitch: -dying * dying * 0.2,
      drop: dying * dying * 12,
      power: Math.max(0, 1 - dying * 1.4) * (Math.sin(part * 90) > -0.3 ? 1 : 0.2),
    });
  } else ships.jolt(ship, { hidden: true });
  const random = chance(nth * 131 + ship);
  for (let burst = 0; burst < 13; burst++) {
    const [along, across, size] = [(random() - 0.5) * 1.5, (random() - 0.5) * 0.4, 0.5 + random()];
    const begins = (burst / 13) * LAST;
    const gone = (part - begins) / 0.22;
    if (gone < 0 || gone > 1) continue;
    const [x, y] = [
      at.x + fx * along * at.reach - fy * across * at.reach,
      at.y + fy * along * at.reach + fx * across * at.reach,
    ];
    const wide = size * at.reach * 0.16;
    const fades = 1 - gone;
    lights.shine(FIRE, x, y, at.z + 8, {
      wide: wide * (0.7 + gone),
      tone: FLAME,
      strength: 1.6 * fades,
      age: burst,
    });
    lights.shine(BURST, x, y, at.z + 10, { wide: wide * 1.7, tone: WHITE, strength: 1.2 * fades ** 3 });
    drawSparks(lights, random, [x, y, at.z + 8], { far: wide * 3, count: 5, gone, strength: fades });
  }
  if (part > LAST && part <= 1)
    drawExplosion(at, at.reach * 1.15, (part - LAST) / (1 - LAST), nth + 7, craft);
}

function drawExplosion(
  at: Spot,
  reach: number,
  part: number,
  nth: number,
  { lights, chips }: Stagecraft,
): void {
  const { x, y, z } = at;
  const random = chance(nth * 211 + 5);
  const fades = 1 - part;
  const grown = 1 - (1 - part) ** 3;
  if (part < 0.35) {
    const flash = 1 - part / 0.35;
    lights.shine(BURST, x, y, z + 10, { wide: reach * 3.4, tone: WHITE, strength: 1.5 * flash });
    lights.shine(DISC, x, y, z + 10, { wide: reach * (1.2 + part * 2), tone: WHITE, strength: 1.6 * flash });
  }
  lights.shine(RING, x, y, 8, {
    wide: reach * (0.4 + grown * 2.6),
    tone: FLAME,
    strength: 0.9 * fades * fades,
  });
  for (let puff = 0; puff < 16; puff++) {
    const [turn, out, size] = [random() * 6.28, random() * reach * 0.85 * grown, 0.3 + random() * 0.5];
    const wide = reach * size * (0.35 + grown * 0.75);
    const tone = puff % 3 === 0 ? WHITE : puff % 3 === 1 ? FLAME : DEEP_FLAME;
    const strength = (puff % 3 === 0 ? 0.8 : 1.25) * fades ** (puff % 3 === 0 ? 3 : 1.6);
    lights.shine(FIRE, x + Math.cos(turn) * out, y + Math.sin(turn) * out, z + 6 + size * 8, {
      wide,
      tone,
      strength,
      age: puff * 3 + part,
    });
  }
  drawSparks(lights, random, [x, y, z], { far: reach * 3.4, count: 26, gone: part, strength: 1.1 });
  for (let chip = 0; chip < 26; chip++) {
    const [turn, speed, up, size] = [random() * 6.28, 0.3 + random() * 1.5, random(), 0.4 + random()];
    const out = reach * 1.5 * speed * grown;
    const high = z + reach * up * 0.9 * Math.sin(Math.min(1, part * 1.2) * Math.PI * 0.8);
    const wide = size * reach * 0.075 * Math.min(1, fades * 3);
    chips.fly([x + Math.cos(turn) * out, y + Math.sin(turn) * out, high], wide, part * 14 * speed, chip);
  }
}

/** A device blooms out to its true range. */
function drawBlast(
  { thing, radius }: Act<'blast'>,
  part: number,
  nth: number,
  { lights, thing: where }: Stagecraft,
): void {
  const at = where(thing);
  if (!at) return;
  const [x, y] = at;
  const grown = 1 - (1 - Math.min(1, part * 1.25)) ** 3;
  const fades = Math.max(0, 1 - part);
  const random = chance(nth * 17 + 3);
  lights.shine(RING, x, y, 6, {
    wide: (radius / 0.82) * grown,
    tone: ION,
    strength: 1.3 * Math.min(1, fades * 2.4),
  });
  lights.shine(RING, x, y, 6, { wide: (radius / 0.82) * grown * 0.82, tone: WHITE, strength: 0.6 * fades });
  if (part < 0.4)
    lights.shine(BURST, x, y, 16, { wide: radius * 1.1, tone: WHITE, strength: 1.5 * (1 - part / 0.4) });
  for (let puff = 0; puff < 22; puff++) {
    const [turn, out, size] = [
      random() * 6.28,
      Math.sqrt(random()) * radius * 0.78 * grown,
      0.12 + random() * 0.2,
    ];
    const tone = puff % 3 === 0 ? ION : puff % 3 === 1 ? FLAME : WHITE;
    lights.shine(FIRE, x + Math.cos(turn) * out, y + Math.sin(turn) * out, 14, {
      wide: radius * size * (0.5 + grown),
      tone,
      strength: fades ** 1.5,
      age: puff,
    });
  }
}

function drawMark(what: Mark, ship: number, part: number, { ships, lights }: Stagecraft): void {
  const at = ships.at(ship);
  if (!at) return;
  const swell = Math.sin(part * Math.PI);
  const { x, y, z, half, reach } = at;
  switch (what) {
    case 'ion':
      lights.shine(SHIELD, x, y, z, { wide: reach, tone: ION, strength: 0.8 * swell, age: part });
      return;
    case 'tractor':
      for (let ring = 0; ring < 3; ring++)
        lights.shine(RING, x, y, z, {
          wide: half * (2.2 - ((part + ring / 3) % 1) * 1.6),
          tone: [0.4, 1, 0.6],
          strength: 0.6 * swell,
        });
      return;
    case 'jam':
      lights.shine(RING, x, y, 6, {
        wide: half * (1 + ((part * 9) % 1) * 0.8),
        tone: [1, 0.55, 0.15],
        strength: 0.8 * swell,
      });
      return;
    case 'cloak':
    case 'decloak':
      lights.shine(RING, x, y, z, {
        wide: reach * (what === 'cloak' ? 1.5 - part : 0.5 + part),
        tone: SHIELDS,
        strength: swell,
      });
      lights.shine(DISC, x, y, z, { wide: reach, tone: SHIELDS, strength: 0.5 * swell });
      return;
    case 'lock':
      lights.shine(RING, x, y, 6, { wide: half * (2.4 - part * 1.1), tone: [1, 0.3, 0.3], strength: swell });
      return;
    case 'repair':
      for (let spark = 0; spark < 6; spark++) {
        const turn = spark * 1.05 + part * 3;
        lights.shine(
          DISC,
          x + Math.cos(turn) * reach * 0.5,
          y + Math.sin(turn) * reach * 0.5,
          z + part * 12,
          { wide: 2.6, tone: [0.4, 1, 0.7], strength: swell },
        );
      }
      return;
  }
}
