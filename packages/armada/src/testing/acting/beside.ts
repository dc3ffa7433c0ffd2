/**
 * Scenes beside another one: where a card acts already, some things are otherwise. A ship or squadron stands inside or
 * outside a range that the card names, has other tokens, shields, damage or cards, is another one or one of several;
 * something else happens, or it goes on for more rounds.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import { COMMANDS, SHIP_CARDS, SQUADRON_CARDS, shipCard, squadronCard } from '../../cards/index.ts';
import { DAMAGE_NAMES } from '../../damage/cards.ts';
import {
  DISTANCE_ENDS,
  distance,
  RANGE_ENDS,
  type ShipBody,
  type SquadronBody,
  shipBody,
  squadronBody,
} from '../../geometry/index.ts';
import type { Activity } from '../../position/index.ts';
import type { Position, PositionShip, PositionSide, PositionSquadron } from '../../position/position.ts';
import { type Beginning, laden } from './situations.ts';

/** A position, what happens there, and how many rounds more than that in which it begins. */
export interface Scene {
  readonly position: Position;
  readonly beginning: Beginning;
  readonly activity: Activity;
  /** What happens after that. */
  readonly after?: readonly Activity[];
  readonly rounds: number;
  /** Steps at most. */
  readonly most: number;
  /** What dice and answers are drawn with. */
  readonly seed: string;
}

/** What bears the card of the scene: a squadron, or a ship; the card and the ships that may carry it, if it is an upgrade. */
export interface Carried {
  /** Its id, under which it keeps what it has begun. */
  readonly card: string;
  readonly bySquadron: boolean;
  readonly upgrade?: string;
  readonly carriers: readonly string[];
}

/** How a scene beside another one is made: by this seed, with so many changes. */
interface Beside {
  readonly carried: Carried;
  readonly seed: string;
  readonly count: number;
}

/** A scene beside one. */
export function sceneBeside(scene: Scene, draw: Drawing, { carried, seed, count }: Beside): Scene {
  const position = structuredClone(scene.position) as Open;
  const otherwise: Change['otherwise'] = {};
  const called = CHANGES.filter(({ when }) => when.test(draw.text));
  const able = called.length > 0 ? called : CHANGES;
  const named = able.filter(({ when }) => !when.test(''));
  const change: Change = { draw, position, carried, scene, otherwise };
  for (let left = count; left > 0; left--)
    draw.oneOf(named.length > 0 && draw.chance(55) ? named : able).change(change);
  return { ...scene, position: position as Position, ...otherwise, ...(draw.chance(35) && { seed }) };
}

type Writable<T> = { -readonly [Part in keyof T]: T[Part] };
export type Ship = Writable<PositionShip>;
type Squadron = Writable<PositionSquadron>;
type Side = Writable<Omit<PositionSide, 'ships' | 'squadrons'>> & { ships: Ship[]; squadrons?: Squadron[] };
export type Open = Writable<Omit<Position, 'sides'>> & { sides: [Side, Side] };

interface Change {
  readonly draw: Drawing;
  readonly position: Open;
  readonly carried: Carried;
  readonly scene: Scene;
  /** What happens now, and for how long, where that is otherwise. */
  readonly otherwise: { activity?: Activity; rounds?: number };
}
type Changing = (change: Change) => void;

export const ships = ({ sides }: Open): Ship[] => sides.flatMap((side) => side.ships);
export const squadrons = ({ sides }: Open): Squadron[] => sides.flatMap((side) => side.squadrons ?? []);
const pieces = (position: Open): (Ship | Squadron)[] => [...ships(position), ...squadrons(position)];

const isShipOf = (one: Ship | Squadron): one is Ship => shipCard(one.card) !== undefined;

/** The ship or squadron with the card. */
const bearerIn = ({ carried, position: { sides } }: Change): Ship | Squadron =>
  (carried.bySquadron ? sides[0].squadrons?.[0] : undefined) ?? sides[0].ships[0]!;

const someShip = ({ draw, position }: Change): Ship =>
  draw.chance(50) ? draw.oneOf(position.sides[0].ships) : draw.oneOf(ships(position));

function bodyAt(one: Ship | Squadron, x: number, y: number, facing: number): ShipBody | SquadronBody {
  return isShipOf(one) ? shipBody(one.card, { x, y, facing }) : squadronBody(x, y);
}

const bodyOf = (one: Ship | Squadron): ShipBody | SquadronBody => {
  const [x, y, facing = 0] = one.at!;
  return bodyAt(one, x, y, facing);
};

const ENDS: readonly number[] = DISTANCE_ENDS.map(({ value }) => value);
const RANGES: readonly number[] = (['close', 'medium', 'long'] as const).map(
  (name) => RANGE_ENDS[name].value,
);

/** A gap between two bases: mostly within a range that the card names, or the next one. */
function gapFor({ draw: { text, chance, oneOf, upTo } }: Change): number {
  const bands = [...text.matchAll(/"(?:within|upTo|near)":(\d)/g)].map(([, band]) => Number(band));
  if (bands.length > 0 && chance(65)) return inside(ENDS, oneOf(bands) - 1 + oneOf([-1, 0, 0, 1, 1]), upTo);
  const named = ['close', 'medium', 'long'].flatMap((word, at) => (text.includes(`"${word}"`) ? [at] : []));
  if (named.length > 0 && chance(60)) return inside(RANGES, oneOf(named) + oneOf([-1, 0, 0, 1, 1]), upTo);
  return chance(15) ? 0 : 1 + upTo(320);
}

/** Somewhere between two marks of the ruler. */
function inside(ends: readonly number[], band: number, upTo: (most: number) => number): number {
  const to = ends[Math.max(0, Math.min(band, ends.length - 1))]! + (band >= ends.length ? 60 : 0);
  const from = band > 0 ? ends[Math.min(band, ends.length) - 1]! : 0;
  return from + 2 + ((to - from - 4) * upTo(100)) / 100;
}

/** Puts a piece at this gap from another one, if there is room somewhere. */
function putApart(change: Change, piece: Ship | Squadron, of: Ship | Squadron, gap: number): void {
  const { draw, position } = change;
  const [x, y] = of.at!;
  const others = pieces(position).filter((one) => one !== piece && one.at);
  for (let tries = 0; tries < 8; tries++) {
    const angle = draw.upTo(359);
    const facing = isShipOf(piece)
      ? draw.chance(50)
        ? (piece.at?.[2] ?? 0)
        : (angle + draw.oneOf([0, 90, 180, 180, 270])) % 360
      : 0;
    const spot = (far: number) => bodyAt(piece, x + far * sin(angle), y + far * cos(angle), facing);
    let [near, far] = [0, gap + 260];
    for (let halves = 0; halves < 12; halves++) {
      const half = (near + far) / 2;
      if (distance(bodyOf(of), spot(half)) < gap + 0.2) near = half;
      else far = half;
    }
    const at = [Math.round(x + far * sin(angle)), Math.round(y + far * cos(angle))] as const;
    const body = bodyAt(piece, at[0], at[1], facing);
    const inPlay = at[0] > 70 && at[0] < 1758 && at[1] > 70 && at[1] < 844;
    if (!inPlay || others.some((one) => distance(body, bodyOf(one)) <= 0)) continue;
    if (isShipOf(piece)) piece.at = [at[0], at[1], facing];
    else piece.at = [at[0], at[1]];
    return;
  }
}

/** Another piece on the table, mostly the bearer. */
function besideWhom(change: Change, piece: Ship | Squadron): Ship | Squadron | undefined {
  const bearer = bearerIn(change);
  if (bearer !== piece && bearer.at && change.draw.chance(60)) return bearer;
  const others = pieces(change.position).filter((one) => one.at && one !== piece);
  return others.length > 0 ? change.draw.oneOf(others) : undefined;
}

const moves: Changing = (change) => {
  const able = pieces(change.position).filter((one) => one.at && one !== bearerIn(change));
  if (able.length === 0) return;
  const piece = change.draw.oneOf(able);
  const of = besideWhom(change, piece);
  if (of) putApart(change, piece, of, gapFor(change));
};

const movesSquadrons: Changing = (change) => {
  const { draw, position } = change;
  const able = squadrons(position).filter((one) => one.at && one !== bearerIn(change));
  if (able.length === 0) return;
  const piece = draw.oneOf(able);
  const of = besideWhom(change, piece);
  if (of) putApart(change, piece, of, draw.chance(50) ? 3 + draw.upTo(70) : gapFor(change));
};

const turns: Changing = (change) => {
  const ship = someShip(change);
  if (ship.at) ship.at = [ship.at[0], ship.at[1], (ship.at[2] + 90 * (1 + change.draw.upTo(2))) % 360];
};

/** Commands that the card names, mostly. */
function commandFor({ draw: { words, oneOf, chance } }: Change): (typeof COMMANDS)[number] {
  const named = COMMANDS.filter((one) => words.has(one));
  return oneOf(named.length > 0 && chance(60) ? named : COMMANDS);
}

const commands: Changing = (change) => {
  const { draw } = change;
  const ship = someShip(change);
  const { command } = shipCard(ship.card)!;
  ship.dials = Array.from({ length: command }, () => commandFor(change));
  const tokens = new Set(Array.from({ length: draw.upTo(3) }, () => commandFor(change)));
  ship.tokens = [...tokens].slice(0, Math.max(1, command));
};

const speeds: Changing = (change) => {
  const ship = someShip(change);
  ship.speed = change.draw.upTo(shipCard(ship.card)!.speeds.length);
};

const defends: Changing = (change) => {
  const { oneOf, chance } = change.draw;
  const ship = someShip(change);
  const { tokens } = shipCard(ship.card)!;
  const all = oneOf(['readied', 'exhausted', 'discarded'] as const);
  ship.defense = tokens.map(() => (chance(60) ? all : oneOf(['readied', 'exhausted', 'discarded'] as const)));
};

const shields: Changing = (change) => {
  const { upTo, chance } = change.draw;
  const ship = someShip(change);
  const bare = chance(40);
  ship.shields = Object.fromEntries(
    Object.entries(shipCard(ship.card)!.shields).map(([zone, most]) => [zone, bare ? 0 : upTo(most ?? 0)]),
  );
};

const damage: Changing = (change) => {
  const { upTo, oneOf, chance } = change.draw;
  const ship = someShip(change);
  const { hull } = shipCard(ship.card)!;
  const own = (ship.damage ?? []).filter((one) => !one.startsWith('facedown'));
  const count = chance(30) ? hull - 1 - own.length : upTo(Math.max(0, Math.min(4, hull - 1 - own.length)));
  const from = upTo(DAMAGE_NAMES.length - 1);
  const more = Array.from(
    { length: Math.max(0, count) },
    (_, at) => `facedown: ${DAMAGE_NAMES[(from + at) % DAMAGE_NAMES.length]}`,
  );
  ship.damage = [...own, ...more];
  if (own.length === 0 && more.length > 0 && chance(30))
    ship.damage = [oneOf(DAMAGE_NAMES), ...more.slice(1)];
};

const raids: Changing = (change) => {
  const { oneOf, upTo } = change.draw;
  someShip(change).raids = [...new Set(Array.from({ length: upTo(2) }, () => oneOf(COMMANDS)))];
};

const activated: Changing = (change) => {
  const { chance, oneOf } = change.draw;
  const piece = oneOf(pieces(change.position));
  piece.activated = chance(50);
};

const hulls: Changing = (change) => {
  const { oneOf, upTo, chance } = change.draw;
  const all = squadrons(change.position);
  if (all.length === 0) return;
  const one = oneOf(all);
  const { hull } = squadronCard(one.card)!;
  one.hull = chance(40) ? 1 : 1 + upTo(hull - 1);
};

/** Squadron cards of a faction: with a keyword that the card names, or that others have, or unique ones. */
function squadronFor({ draw: { words, chance, oneOf } }: Change, faction: string | undefined) {
  const all = SQUADRON_CARDS.filter((one) => one.faction === faction);
  const named = all.filter(({ keywords }) => Object.keys(keywords).some((word) => words.has(word)));
  const generic = all.filter(({ unique }) => !unique);
  const from = named.length > 0 && chance(45) ? named : chance(50) && generic.length > 0 ? generic : all;
  return oneOf(from).id;
}

const otherSquadrons: Changing = (change) => {
  const { draw, position } = change;
  const player = draw.upTo(1) as 0 | 1;
  const side = position.sides[player];
  const able = (side.squadrons ?? []).filter((one) => one !== bearerIn(change));
  if (able.length === 0) return;
  const one = draw.oneOf(able);
  one.card = squadronFor(change, side.faction);
  delete one.hull;
};

const moreSquadrons: Changing = (change) => {
  const { draw, position, scene } = change;
  if (scene.beginning === 'setup') return;
  for (let more = 1 + draw.upTo(2); more > 0; more--) {
    const side = draw.oneOf(position.sides);
    const one: Squadron = { card: squadronFor(change, side.faction), points: 10, at: [100 + 50 * more, 80] };
    side.squadrons = [...(side.squadrons ?? []), one];
    const of = besideWhom(change, one);
    if (of) putApart(change, one, of, draw.chance(60) ? 3 + draw.upTo(70) : gapFor(change));
  }
};

/** Ship cards of a faction: of a size or kind that the card names, mostly. */
function otherCard({ draw }: Change, faction: string): string {
  const all = SHIP_CARDS.filter((one) => one.faction === faction && one.size !== 'huge');
  const named = all.filter(
    ({ size, tags }) => draw.words.has(size) || tags.some((tag) => draw.words.has(tag)),
  );
  return draw.oneOf(named.length > 0 && draw.chance(50) ? named : all).id;
}

/** Makes a ship another one, with what depends on its card. */
function become(change: Change, ship: Ship, card: string): void {
  const kept = ship.at;
  const was = ship.card;
  const { command, speeds, tokens } = shipCard(card)!;
  ship.card = card;
  if (
    kept &&
    pieces(change.position).some((one) => one !== ship && one.at && distance(bodyOf(ship), bodyOf(one)) <= 0)
  ) {
    ship.card = was;
    return;
  }
  delete ship.shields;
  ship.dials = Array.from({ length: command }, () => commandFor(change));
  ship.tokens = (ship.tokens ?? []).slice(0, command);
  ship.speed = Math.min(ship.speed ?? 1, speeds.length);
  ship.defense = tokens.map((_, at) => ship.defense?.[at] ?? 'readied');
  ship.damage = (ship.damage ?? []).slice(0, 2);
}

const otherShips: Changing = (change) => {
  const { draw, position, scene } = change;
  const side = draw.oneOf(position.sides);
  const ship = draw.oneOf(side.ships);
  if (scene.beginning !== 'later') return;
  if (ship === bearerIn(change) || (ship.upgrades ?? []).length > 0)
    return change.carried.carriers.length > 0 && ship === position.sides[0].ships[0]
      ? become(change, ship, draw.oneOf(change.carried.carriers))
      : undefined;
  become(change, ship, otherCard(change, side.faction!));
};

/** One ship more, near another. */
const moreShips: Changing = (change) => {
  const { draw, position, scene } = change;
  if (scene.beginning === 'setup') return;
  const side = draw.oneOf(position.sides);
  const card = otherCard(change, side.faction!);
  const ship: Ship = { card, points: 30, speed: 1, at: [90, 450, 0], upgrades: [] };
  ship.dials = Array.from({ length: shipCard(card)!.command }, () => commandFor(change));
  if (pieces(position).some((one) => one.at && distance(bodyOf(ship), bodyOf(one)) <= 0)) return;
  side.ships = [...side.ships, ship];
  const of = besideWhom(change, ship);
  if (of) putApart(change, ship, of, gapFor(change));
};

/** The card on other ships, too, of which some may carry it. */
const copies: Changing = (change) => {
  const { draw, position, carried } = change;
  const { upgrade, carriers } = carried;
  if (upgrade === undefined) return;
  const ship = draw.oneOf(draw.chance(75) ? position.sides[0].ships : position.sides[1].ships);
  if (ship === position.sides[0].ships[0] || (ship.upgrades ?? []).includes(upgrade)) return;
  if (draw.chance(50) && position.sides[0].ships.includes(ship)) become(change, ship, draw.oneOf(carriers));
  ship.upgrades = [...(ship.upgrades ?? []), upgrade];
};

const cards: Changing = (change) => {
  const { draw, position } = change;
  const ship = someShip(change);
  const taken = new Set<string>();
  const carried = (ship.upgrades ?? []).map((written) => written.replace(/^\w+: /, ''));
  const more = laden({ ...ship, upgrades: carried }, draw, taken).upgrades;
  const isFirst = ship === position.sides[0].ships[0];
  ship.upgrades = (more ?? []).map((written, at) =>
    (at > 0 || !isFirst) && draw.chance(35) && !written.includes(':') ? `exhausted: ${written}` : written,
  );
};

const obstacles: Changing = (change) => {
  const { draw, position } = change;
  if (change.scene.beginning === 'setup') return;
  const of = draw.chance(60) ? bearerIn(change) : draw.oneOf(pieces(position));
  if (!of.at) return;
  const angle = draw.upTo(359);
  const far = draw.chance(30) ? draw.upTo(30) : 50 + draw.upTo(150);
  const outline = draw.oneOf(['asteroid_1', 'debris_1', 'station', 'debris_2'] as const);
  const at: [number, number, number] = [
    Math.round(of.at[0] + far * sin(angle)),
    Math.round(of.at[1] + far * cos(angle)),
    draw.upTo(359),
  ];
  position.obstacles = [{ outline, at }, ...(position.obstacles ?? []).slice(0, 1)];
};

const exhausted: Changing = ({ draw, position, carried }) => {
  const ship = position.sides[0].ships[0]!;
  const { upgrade } = carried;
  if (upgrade === undefined) return;
  const side = draw.oneOf(['', '', 'exhausted: ']);
  ship.upgrades = (ship.upgrades ?? []).map((one) => (one.endsWith(upgrade) ? `${side}${upgrade}` : one));
};

/** What the card has begun already: for all or for one, about a command or some rounds. */
const begins: Changing = (change) => {
  const { draw, position, scene, carried } = change;
  if (scene.beginning !== 'later') return;
  const bearer = bearerIn(change);
  const on = [
    '',
    '',
    ...ships(position).map((_, id) => `ship-${id}`),
    ...squadrons(position).map((_, id) => `squadron-${id}`),
  ];
  const until = draw.chance(40) ? 'game' : 'round';
  const round = position.round ?? 2;
  const what = () => draw.oneOf(['', commandFor(change), `${round} 4`, `1 ${round + 1}`]);
  bearer.lasting = Array.from({ length: 1 + draw.upTo(2) }, () => ({
    card: carried.card,
    on: draw.oneOf(on),
    what: what(),
    until,
  }));
};

const MARKERS = ['mine', 'objective', 'grav', 'chaff', 'focus'] as const;

/** Tokens on the table beside the bearer, and on hull zones. */
const markers: Changing = (change) => {
  const { draw, position } = change;
  const { oneOf, upTo, text } = draw;
  const [x, y] = bearerIn(change).at ?? [MIDDLE, 450];
  const named = MARKERS.filter((kind) => text.includes(kind));
  const more = Array.from({ length: 1 + upTo(1) }, (_, id) => {
    const kind = oneOf(named.length > 0 ? named : MARKERS);
    const onShip = kind === 'chaff' || kind === 'focus';
    const ship = onShip ? upTo(1) : -1;
    const zone = onShip ? oneOf(['front', 'left', 'right', 'rear']) : '';
    return { id, kind, player: upTo(1), ship, zone, x: x + upTo(300) - 150, y: y + upTo(300) - 150 };
  });
  position.set = { ...position.set, '/markers': more };
};

/** Where the bearer of a card stands from left to right (mm). */
const MIDDLE = 914;

const roundNumber: Changing = ({ draw, position, scene }) => {
  if (scene.beginning === 'later') position.round = 1 + draw.upTo(5);
};

const first: Changing = ({ position }) => {
  position.first = position.first === 0 ? 1 : 0;
};

const goesOn: Changing = ({ otherwise, draw }) => {
  otherwise.rounds = 1 + draw.upTo(1);
};

const fromAPhaseOn: Changing = ({ draw, otherwise, scene }) => {
  if (scene.beginning !== 'later') return;
  otherwise.activity = { game: draw.oneOf(['command', 'ship', 'squadron', 'status'] as const) };
  otherwise.rounds = draw.chance(40) ? 1 : 0;
};

const aPhase: Changing = ({ draw, otherwise }) => {
  otherwise.activity = { phase: draw.oneOf(['command', 'ship', 'squadron', 'status'] as const) };
};

const anAttack: Changing = ({ draw, position, otherwise }) => {
  otherwise.activity = { attack: draw.chance(50) ? 0 : draw.upTo(ships(position).length - 1) };
};

const anActivation: Changing = ({ draw, position, otherwise }) => {
  const id = draw.chance(50) ? 0 : draw.upTo(ships(position).length - 1);
  otherwise.activity = draw.chance(75) ? { activate: id } : { maneuver: id };
};

const aSquadrons: Changing = ({ draw, position, otherwise }) => {
  const most = squadrons(position).length - 1;
  if (most >= 0)
    otherwise.activity = { squadron: draw.chance(40) ? 0 : draw.upTo(most), both: draw.chance(70) };
};

/** Each with the words of blocks that call for it. */
const CHANGES: readonly { readonly when: RegExp; readonly change: Changing }[] = [
  { when: /within|range|near|upTo|reach|close/, change: moves },
  { when: /within|near|squadron|engaged|keyword|salvo|counter/, change: movesSquadrons },
  { when: /zone|from|reach|attack|dice/, change: turns },
  { when: /command|token|dial|reveal|navigate|repair|concentrate|engineering|resolved/, change: commands },
  { when: /speed|fast|maneuver|course|yaw/, change: speeds },
  { when: /defense|token|redirect|brace|evade|spent/, change: defends },
  { when: /shield|zone|damage|bare|stripped|redirect/, change: shields },
  { when: /damage|destroy|hull|facedown|faceup|crit/, change: damage },
  { when: /raid/, change: raids },
  { when: /activat|toggle|slider/, change: activated },
  { when: /squadron|hull|weak|suffer/, change: hulls },
  { when: /keyword|squadron|unique|having|lends|adept|bomber|swarm/, change: otherSquadrons },
  { when: /squadron|most|engaged|keyword|each|pick|lends/, change: moreSquadrons },
  { when: /size|tag|command-at|no-larger|friendly-ships|piece|value/, change: otherShips },
  { when: /most|friend|each|pick|near/, change: moreShips },
  { when: /copy|oneCopy|friends|sides|enemies|add|value/, change: copies },
  { when: /upgrade|critical|fleet|ready|exhaust|discard/, change: cards },
  { when: /obstacle|obstruct|overlap|station|asteroid|debris/, change: obstacles },
  { when: /exhaust|card-side|ready/, change: exhausted },
  { when: /lasting|begin|round-tokens/, change: begins },
  { when: /mine|grav|mark|token-gone|obstacle/, change: markers },
  { when: /round/, change: roundNumber },
  { when: /first|turn/, change: first },
  { when: /round|until|once|exhaust|discard/, change: goesOn },
  { when: /round|until|phase|status|once|start-of/, change: fromAPhaseOn },
  { when: /phase|squadron-turn|start-of/, change: aPhase },
  { when: /attack|dice|defense|target|zone|crit/, change: anAttack },
  { when: /command|reveal|maneuver|speed|course|squadron|dial|repair/, change: anActivation },
  { when: /squadron|engaged|keyword/, change: aSquadrons },
];
