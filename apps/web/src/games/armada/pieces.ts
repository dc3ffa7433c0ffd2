/** Ships and squadrons of Armada as the board shows them. */

import {
  type ArmadaState,
  cardOf,
  endOfDistance,
  engagedWith,
  HULLS,
  inPlay,
  isActivated,
  RANGE_ENDS,
  type Ship,
  SQUADRON_KEYWORDS,
  SQUADRON_RADIUS,
  type Squadron,
  squadronCardOf,
  TOKEN_SIZES,
  zonesOf,
} from '@firing-arc/armada/engine';
import type { MeasuredLine } from '@firing-arc/table';
import type { BoardToken, ShownReach, ShownShip } from '../../shown/table.ts';
import { SQUADRON_BASE, shipBase, shipLabels, shipPrints, squadronLabels, squadronPrints } from './base.ts';
import { pieceOfSquadron, say, shipTag, squadronTag, words } from './names.ts';

/** Damage cards count against the hull, up or down. */
export const hullLeft = (ship: Ship): number => Math.max(0, cardOf(ship).hull - ship.damage.length);

export function shownShip(view: ArmadaState, ship: Ship): ShownShip {
  const name = words.ship(view, ship.id);
  const { size } = cardOf(ship);
  const tokens = shipTokens(ship);
  const shields = zonesOf(ship).map((zone) => `${zone} ${ship.shields[zone]}`);
  return {
    id: ship.id,
    player: ship.player,
    tag: shipTag(ship.id),
    name,
    type: say()[size],
    onTable: inPlay(ship),
    hasCard: true,
    x: ship.x,
    y: ship.y,
    facing: ship.facing,
    base: shipBase(ship),
    model: { game: 'armada', chassis: cardOf(ship).chassis, faction: cardOf(ship).faction },
    prints: shipPrints(ship),
    labels: shipLabels(ship),
    spent: ship.activated,
    conditions: ship.damage.some(({ up }) => up) ? ['vents'] : [],
    tokens,
    endures: [{ kind: 'hull', left: hullLeft(ship), of: cardOf(ship).hull }],
    says: [
      `${shipTag(ship.id)} ${name}`,
      words.player(ship.player),
      say().hullIs({ hull: hullLeft(ship) }),
      say().shieldsAre({ shields: shields.join(', ') }),
      ...tokens.map((token) => token.name),
      ...(ship.activated ? [say().activated] : []),
    ].join(', '),
  };
}

const SIGNS = { navigate: 'N', squadron: 'S', repair: 'R', 'concentrate-fire': 'C' } as const;

/** Speed, command tokens, raid tokens, faceup damage, and what an objective laid on the ship. */
function shipTokens(ship: Ship): readonly BoardToken[] {
  const up = ship.damage.filter((card) => card.up).length;
  return [
    { sign: `»${ship.speed}`, name: say().speedIs({ speed: ship.speed }), tone: 'plain' },
    ...ship.tokens.map((command): BoardToken => {
      return { sign: SIGNS[command], name: say().token({ command: words.command(command) }), tone: 'blue' };
    }),
    ...ship.raids.map((command): BoardToken => {
      return { sign: SIGNS[command], name: say().raid({ command: words.command(command) }), tone: 'red' };
    }),
    ...(up > 0 ? [{ sign: `!${up > 1 ? up : ''}`, name: say().faceup(up), tone: 'orange' as const }] : []),
    ...(ship.objective ? [{ sign: '★', name: say().objectiveShip, tone: 'green' as const }] : []),
  ];
}

export function shownSquadron(view: ArmadaState, squadron: Squadron): ShownShip {
  const name = words.squadron(view, squadron.id);
  const tag = squadronTag(view, squadron);
  const activated = isActivated(view, squadron);
  const craft = squadronCraft(squadron);
  const placed = inPlay(squadron);
  const engaged = placed ? engagedWith(view, squadron) : [];
  return {
    id: pieceOfSquadron(view, squadron.id),
    player: squadron.player,
    tag,
    name,
    type: say().squadron,
    onTable: placed,
    hasCard: true,
    x: squadron.x,
    y: squadron.y,
    facing: 0,
    base: SQUADRON_BASE,
    model: {
      game: 'armada',
      chassis: squadronCardOf(squadron).type,
      faction: squadronCardOf(squadron).faction,
      pilot: squadronCardOf(squadron).id,
    },
    prints: squadronPrints(squadronCardOf(squadron).type, craft),
    labels: squadronLabels(tag, squadron.hull, activated),
    tagOnBase: true,
    craft,
    spent: activated,
    tokens: [],
    says: [
      `${tag} ${name}`,
      words.player(squadron.player),
      say().hullIs({ hull: squadron.hull }),
      ...keywordsOf(squadron),
      ...(activated ? [say().activated] : []),
      ...engaged.map(({ id }) => say().engagedWith({ squadrons: words.squadron(view, id) })),
    ].join(', '),
  };
}

/** Light craft fly in fives, heavy ones in threes; one falls out for each part of the hull that is lost. */
function squadronCraft(squadron: Squadron): number {
  const { hull } = squadronCardOf(squadron);
  const all = hull <= 3 ? 5 : hull <= 4 ? 4 : 3;
  return Math.max(1, Math.ceil((all * squadron.hull) / hull));
}

/** "counter 2", "swarm": the printed keywords. */
export const keywordsOf = (squadron: Squadron): readonly string[] =>
  keywordNames(squadronCardOf(squadron).keywords);

/** Keywords as they are read, with their numbers. */
export const keywordNames = (keywords: ReturnType<typeof squadronCardOf>['keywords']): readonly string[] =>
  SQUADRON_KEYWORDS.flatMap((name) => {
    const number = keywords[name];
    if (number === undefined) return [];
    const said = words.keyword(name);
    return [NUMBERED.has(name) ? `${said} ${number}` : said];
  });

/** Keywords that have a number. */
const NUMBERED: ReadonlySet<string> = new Set([
  'adept',
  'ai-antisquadron',
  'ai-battery',
  'counter',
  'dodge',
  'snipe',
  'relay',
]);

const RANGE_NAMES = ['close', 'medium', 'long'] as const;

/** The arcs of a ship as far as a range. */
export function reachTo(ship: Ship, range: 'close' | 'medium' | 'long'): ShownReach {
  const reach = reachOfShip(ship);
  return { ...reach, bands: reach.bands.filter(({ far }) => far === RANGE_ENDS[range].value) };
}

/** Range bands around a ship's token and the arcs of its hull zones out to the end of the ruler. */
function reachOfShip(ship: Ship): ShownReach {
  const { size } = cardOf(ship);
  const [{ value: width }, { value: length }] = TOKEN_SIZES[size];
  return {
    halfX: width / 2,
    halfY: length / 2,
    bands: RANGE_NAMES.map((name) => ({ far: RANGE_ENDS[name].value, name })),
    prints: arcLines(ship).map((d) => ({ className: 'sector-line', d })),
  };
}

/** Farther than the ruler reaches. */
const FAR = 3;

/** The arc lines between the hull zones, from inside the token far beyond the ruler. */
const arcLines = (ship: Ship): readonly string[] => HULLS[ship.card]?.lines.map(ray) ?? [];

function ray([x1, y1, x2, y2]: MeasuredLine): string {
  const scale = (FAR * RANGE_ENDS.long.value) / Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  return `M${x1} ${-y1}L${x1 + (x2 - x1) * scale} ${-(y1 + (y2 - y1) * scale)}`;
}

/** Distance 1 around a squadron, where it attacks and is engaged, and how far it moves. */
function reachOfSquadron(squadron: Squadron): ShownReach {
  const { speed } = squadronCardOf(squadron);
  return {
    halfX: 0,
    halfY: 0,
    bands: [
      { far: SQUADRON_RADIUS + endOfDistance(1), name: say().distance({ band: 1 }) },
      ...(speed > 1
        ? [{ far: SQUADRON_RADIUS + endOfDistance(speed), name: say().movesToHere({ speed }) }]
        : []),
    ],
    prints: [],
  };
}

export function reachOf(view: ArmadaState, piece: number): ShownReach {
  const ship = view.ships[piece];
  return ship ? reachOfShip(ship) : reachOfSquadron(view.squadrons[piece - view.ships.length]!);
}
