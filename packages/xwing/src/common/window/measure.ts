import { Misfit } from '@firing-arc/table';
import {
  type Arc,
  attackLines,
  attackRange,
  inArc,
  isBehind,
  isFlanking,
  isInFrontOf,
  type Line,
  lineCrosses,
  shortestLines,
} from '../arcs.ts';
import { PLAY_AREA } from '../bases.ts';
import { type BaseBody, type Body, distance, isBase } from '../bodies.ts';
import { partInside, remoteShot } from '../devices.ts';
import { bandOn, EPIC_BANDS, firstBandOn, RANGE_BAND, RANGE_BANDS } from '../range.ts';
import { asking, flatsOf, poseOf, shipOf, shipsOf, thingOf } from './read.ts';
import {
  type ArcsAnswer,
  type ArcsQuery,
  ArcsQuerySchema,
  type AttackAnswer,
  type AttackQuery,
  AttackQuerySchema,
  type Game,
  type RangeAnswer,
  type RangeQuery,
  RangeQuerySchema,
  type Thing,
} from './schemas.ts';

const bandIn = (game: Game, mm: number, bands: number): number | null =>
  game === 'xwing1' ? firstBandOn(mm, bands) : bandOn(mm, bands);

/** `{"do":"range"}`: from closest point to closest point; remembered contact is range 0. */
export const rangeQuery = asking(RangeQuerySchema, (query: RangeQuery): RangeAnswer => {
  const game = query.game ?? 'xwing2';
  const mm = distance(measured(query.from, game, 'from'), measured(query.to, game, 'to'));
  const held = query.touching === true ? 0 : mm;
  return { mm, band: bandIn(game, held, query.bands ?? RANGE_BANDS) };
});

/** A thing as far as it counts: of First Edition's bombs only what is inside the play area. xwing1:bombs.10 */
function measured(thing: Thing, game: Game, where: string): Body {
  const body = thingOf(thing, game, where);
  if (game !== 'xwing1' || body.kind !== 'outline' || !('device' in thing)) return body;
  const inside = partInside(body, PLAY_AREA);
  if (inside === null) throw new Misfit(where, 'lies wholly outside the play area');
  return inside;
}

const ARCS: Readonly<Record<string, Arc>> = {
  front: 'front',
  left: 'left',
  right: 'right',
  rear: 'rear',
  bullseye: 'bullseye',
  'full front': 'full-front',
  'full rear': 'full-rear',
};
/** First Edition's names: the auxiliary rear arc mirrors the front one, a mobile arc is one of the four. */
const FIRST_ARCS: Readonly<Record<string, Arc>> = {
  front: 'front',
  rear: 'rear',
  'auxiliary rear': 'rear',
  'auxiliary 180': 'full-front',
  '180': 'full-front',
  bullseye: 'bullseye',
  'mobile front': 'front',
  'mobile left': 'left',
  'mobile right': 'right',
  'mobile rear': 'rear',
};

/** The arc of a name; null for a First Edition turret, which fires in any direction. xwing1:turret-primary-weapon.1 */
function arcOf(name: string, game: Game): Arc | null {
  if (game === 'xwing1' && name === 'turret') return null;
  const names = game === 'xwing1' ? FIRST_ARCS : ARCS;
  const arc = Object.hasOwn(names, name) ? names[name] : undefined;
  if (arc !== undefined) return arc;
  const known = Object.keys(names).map((one) => JSON.stringify(one));
  if (game === 'xwing1') known.push('"turret"');
  throw new Misfit('arc', `${JSON.stringify(name)} is not one of ${known.join(', ')}`);
}

/** Range of an attack and the lines it may be measured along; null if the target is not in the arc. */
interface Shot {
  readonly mm: number;
  readonly lines: readonly Line[];
}

/** `{"do":"attack"}`: range to the part of the target in the arc, all shortest lines, and what obstructs each. */
export const attackQuery = asking(AttackQuerySchema, (query: AttackQuery): AttackAnswer => {
  const game = query.game ?? 'xwing2';
  const bands = query.bands ?? RANGE_BANDS;
  const arc = arcOf(query.arc, game);
  const target = thingOf(query.to, game, 'to');
  const obstacles = flatsOf(query.obstacles, 'obstacles');
  const ships = query.ships && shipsOf(query.ships, game);
  const from = thingOf(query.from, game, 'from');
  const ruler = game === 'xwing1' ? Number.POSITIVE_INFINITY : bands * RANGE_BAND;
  const shot = isBase(from) ? shipShot(from, arc, target, ruler, query) : shotOfRemote(query, arc, target);
  if (shot === null) return { inArc: false };
  const { mm } = shot;
  return {
    inArc: true,
    mm,
    band: bandIn(game, query.touching === true ? 0 : mm, bands),
    lines: shot.lines.map((line) => {
      const [x1, y1, x2, y2] = line;
      return {
        line: [
          [x1, y1],
          [x2, y2],
        ],
        obstructedBy: crossed(line, obstacles),
        // First Edition's ships never obstruct. xwing1:obstructed.3
        ...(ships && { obstructedByShips: game === 'xwing1' ? [] : crossed(line, ships) }),
      };
    }),
  };
});

function crossed(line: Line, bodies: readonly Body[]): number[] {
  return bodies.flatMap((body, index) => (lineCrosses(line, body) ? [index] : []));
}

/** At range 0 the attack range is 0 too, along the contact; else the part in the arc counts. xwing2:attack-range.3 */
function shipShot(
  from: BaseBody,
  arc: Arc | null,
  target: Body,
  ruler: number,
  query: AttackQuery,
): Shot | null {
  if (arc !== null && !inArc(from, arc, target, ruler)) return null;
  if (arc === null || (distance(from, target) === 0 && query.game !== 'xwing1')) {
    return { mm: distance(from, target), lines: shortestLines(from, target) };
  }
  return { mm: attackRange(from, arc, target, ruler), lines: attackLines(from, arc, target, ruler) };
}

/** A remote's shot, through its front arc. xwing2:remotes.6 */
function shotOfRemote(query: AttackQuery, arc: Arc | null, target: Body): Shot | null {
  if (!('device' in query.from)) throw new Misfit('from', 'an obstacle does not attack');
  if (arc !== 'front') throw new Misfit('arc', 'a remote has no arc but its front one');
  return remoteShot(query.from.device, poseOf(query.from.at), target);
}

/** `{"do":"arcs"}`: every arc of one ship with regard to one thing. First Edition's arcs have no end. */
export const arcsQuery = asking(ArcsQuerySchema, (query: ArcsQuery): ArcsAnswer => {
  const game = query.game ?? 'xwing2';
  const of = shipOf(query.of, game, 'of');
  const to = thingOf(query.to, game, 'to');
  const bands = query.bands ?? RANGE_BANDS;
  if (bands > EPIC_BANDS) throw new Misfit('bands', `no ruler has ${bands} bands`);
  const ruler = game === 'xwing1' ? Number.POSITIVE_INFINITY : bands * RANGE_BAND;
  const within = (arc: Arc): boolean => inArc(of, arc, to, ruler);
  return {
    front: within('front'),
    left: within('left'),
    right: within('right'),
    rear: within('rear'),
    bullseye: within('bullseye'),
    'full front': within('full-front'),
    'full rear': within('full-rear'),
    'in front of': isInFrontOf(to, of),
    behind: isBehind(to, of),
    flanking: isFlanking(to, of),
  };
});
