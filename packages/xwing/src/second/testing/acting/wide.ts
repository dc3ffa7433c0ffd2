/**
 * Wide positions by chance, for what the plain ones do not bring about: carriers by what they can do, more cards on each
 * ship, dials that are open, distances and angles about the edges that the blocks name, wings, docked ships, obstacles
 * and devices where they matter.
 */
import { type Drawing, drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import { CENTRE, type Spot } from '../../../common/testing/acting/spots.ts';
import { DAMAGE_DECK } from '../../abilities/damage-deck.ts';
import type { Ability } from '../../abilities/language.ts';
import { UPGRADES } from '../../cards/all.ts';
import { ACTION_NAMES, type Chassis, type PilotCard, type UpgradeCard } from '../../cards/chassis.ts';
import { shipCard, upgradeOf } from '../../cards/library.ts';
import { CONDITIONS } from '../../conditions/cards.ts';
import { type Activity, dialName, LYING, type Position, type PositionShip } from '../../position/index.ts';
import { TOKENS } from '../../state.ts';
import { leaderCard, leads } from '../../wings/leaders.ts';
import { activityFor, type Bearer, CALLED, COMMON, FLYERS, type Scene } from './positions.ts';

/** Draws a wide scene; a calm one has little that the ability does not name. */
export interface Wide extends Drawing {
  readonly calm: boolean;
}

/** What draws a wide scene for an ability; the same for the same seed. */
export function wideDrawing(ability: Ability, seed: string, calm: boolean): Wide {
  const draw = drawing(ability, seed);
  // Blocks name actions as part of other words, too, as in "lock-range".
  const named = ACTION_NAMES.filter((action) => draw.text.includes(action));
  return { ...draw, words: new Set([...draw.words, ...named]), calm };
}

/** A wide scene for an ability of one of these ships. */
export function wideSceneFor(ability: Ability, bearers: readonly Bearer[], draw: Wide, seed: string): Scene {
  const { chance, oneOf } = draw;
  const bearer = bearerFor(draw, bearers);
  const { pilot } = shipCard(bearer.pilot);
  const upgrades = cardsFor(draw, bearer.pilot, bearer.upgrades, true);
  const mates = matesFor(draw, bearer.pilot, upgrades);
  const aboard = mates.length > 0 ? [] : aboardFor(draw, bearer.pilot, upgrades);
  const places = new Places(draw, shipCard(bearer.pilot).chassis);
  const alone = chance(30);
  const friend = () => {
    return { ...flyerOf(draw, flyerFor(draw, pilot, true)), at: alone ? places.away() : places.any() };
  };
  const foe = () => {
    return { ...flyerOf(draw, flyerFor(draw, pilot, false)), at: places.any() };
  };
  const them = Array.from({ length: 2 + (chance(25) ? 1 : 0) }, foe);
  const us: PositionShip[] = [
    { ...dressed(draw, bearer.pilot, upgrades, true), at: CENTRE },
    ...mates.map((id) => dressed(draw, id, [])),
    ...aboard.map((id) => ({ ...dressed(draw, id, []), docked: 0 })),
    ...Array.from({ length: mates.length > 0 ? 1 : 2 }, friend),
  ];
  const ships = [...us, ...them];
  const position: Position = {
    rounds: 9,
    round: 2,
    firstPlayer: oneOf([0, 1] as const),
    sides: [
      {
        name: 'us',
        faction: pilot.faction,
        ships: us,
        ...(mates.length > 0 && { wings: [{ leader: 0, mates: mates.map((_, at) => at + 1) }] }),
      },
      { name: 'them', ships: them },
    ],
    locks: locksAmong(draw, us.length, ships.length),
    contacts: places.touching ? [[0, chance(70) ? us.length : us.length - 1]] : [],
    ...laid(draw, ships),
  };
  return { position, activity: widely(ability, draw, ships.length), words: draw.words, seed };
}

/** Mostly one of those on which most of what the ability names stands: an action, an arc, a keyword, a size. */
function bearerFor({ chance, oneOf, words }: Wide, bearers: readonly Bearer[]): Bearer {
  const some = bearers.length > 0 ? bearers : FLYERS.map(({ id }) => ({ pilot: id, upgrades: [] }));
  if (some.length === 1 || chance(35)) return oneOf(some);
  const few = Array.from({ length: 12 }, () => oneOf(some));
  const named = few.map(({ pilot }) => {
    const { actions, weapons, size, shipAbility } = shipCard(pilot).chassis;
    const has = [...actions.map(({ action }) => action), ...weapons.map(({ arc }) => arc), size, shipAbility];
    return has.filter((one) => one !== undefined && words.has(one)).length;
  });
  return few[named.indexOf(Math.max(...named))]!;
}

function flyerFor({ chance, oneOf, words }: Wide, pilot: PilotCard, ours: boolean): string {
  const side = (list: readonly PilotCard[]) =>
    list.filter((one) => one.id !== pilot.id && (!ours || one.faction === pilot.faction));
  const wanted = chance(70) ? side([...words].flatMap((word) => CALLED.get(word) ?? [])) : [];
  return oneOf(wanted.length > 0 ? wanted : side(FLYERS)).id;
}

/** Words of blocks that ask for a weapon, and the slots that have one. */
const ARMED =
  /special|torpedo|missile|cannon|turret-slot|bonus-attack|"weapon"|ordnance|reload|fire-|any-upgrade/;
const ARMS = ['torpedo', 'missile', 'cannon', 'turret'];
const CHARGED = /any-upgrade|upgrade-charge|recover-charge|reload/;
const LAYING = /device|bomb|mine|drop|launch|detonat|remote|place|fuse/;

/** Cards of a ship: its own, those that the ability names by their id, slot or action, and a few by chance. */
function cardsFor(
  { chance, oneOf, words, text, calm }: Wide,
  pilot: string,
  own: readonly string[],
  bears: boolean,
): readonly string[] {
  const cards = new Set([...own, ...(shipCard(pilot).pilot.standardLoadout ?? [])]);
  const add = (list: readonly UpgradeCard[], percent: number) => {
    if (list.length > 0 && chance(percent)) cards.add(oneOf(list).id);
  };
  const small = shipCard(pilot).chassis.size !== 'huge';
  for (const { id } of UPGRADES) if (words.has(id) && chance(bears ? 70 : 35)) cards.add(id);
  for (const slot of Object.keys(BY_SLOT)) if (words.has(slot)) add(BY_SLOT[slot]!, bears ? 70 : 25);
  const fires = calm && bears && /"weapon":"this"|"kind":"attack"/.test(text);
  if (ARMED.test(text) && !fires) add(BY_SLOT[oneOf(ARMS)]!, bears ? 70 : 35);
  if (LAYING.test(text)) add(BY_SLOT.device!, bears ? 60 : 30);
  if (CHARGED.test(text)) add(CHARGEABLE, bears ? 60 : 20);
  const bar = shipCard(pilot).chassis.actions.map(({ action }) => action as string);
  for (const [action, giving] of GIVING)
    if (words.has(action) && !bar.includes(action)) add(giving, bears ? 50 : 20);
  if (small && !calm) for (const slot of BY_CHANCE) add(BY_SLOT[slot]!, bears ? 12 : 5);
  return [...cards];
}

const BY_SLOT: Record<string, UpgradeCard[]> = {};
for (const card of UPGRADES) if (!card.notYet) BY_SLOT[card.slot] = [...(BY_SLOT[card.slot] ?? []), card];
const CHARGEABLE = UPGRADES.filter(({ charges }) => charges !== undefined);
const BY_CHANCE = ['talent', 'crew', 'gunner', 'modification', 'astromech', 'torpedo', 'cannon', 'illicit'];
/** The cards that give each action. */
const GIVING = new Map<string, UpgradeCard[]>();
for (const card of UPGRADES)
  for (const { action } of card.actions) GIVING.set(action, [...(GIVING.get(action) ?? []), card]);

/** Wingmates of a ship whose cards let it lead some. */
function matesFor(
  { chance, oneOf, upTo }: Wide,
  pilot: string,
  upgrades: readonly string[],
): readonly string[] {
  const leader = { pilot, upgrades };
  const card = leaderCard(leader);
  if (!card || !chance(85)) return [];
  const mates: string[] = [];
  for (let left = 2 + upTo(card.most - 2); left > 0; left--) {
    const others = mates.map((id) => ({ pilot: id }));
    const able = FLYERS.filter(({ id }) => leads(card, leader, { pilot: id }, others));
    if (able.length === 0) return [];
    mates.push(oneOf(able).id);
  }
  return mates;
}

/** A ship that is docked with one whose cards carry ships of its type. */
function aboardFor({ chance, oneOf }: Wide, pilot: string, upgrades: readonly string[]): readonly string[] {
  const printed = [...shipCard(pilot).abilities, ...upgrades.flatMap((id) => upgradeOf(id).abilities)];
  const carried = printed.flatMap(({ ability }) => (ability.kind === 'carrier' ? [ability.ships] : []));
  const { faction } = shipCard(pilot).pilot;
  const able = FLYERS.filter(({ id }) => {
    const { chassis, pilot: card } = shipCard(id);
    const fits = (ships: readonly string[] | 'small') =>
      ships === 'small' ? chassis.size === 'small' : ships.includes(chassis.id);
    return card.faction === faction && carried.some(fits);
  });
  return able.length > 0 && chance(75) ? [oneOf(able).id] : [];
}

/** What blocks call a state in which a ship is, and the token that brings it about. */
const BROUGHT: readonly (readonly [RegExp, readonly (typeof TOKENS)[number][]])[] = [
  [/tractor/, ['tractor']],
  [/cloak/, ['cloak']],
  [/ioni/, ['ion']],
  [/disarm/, ['disarm']],
  [/jam/, ['jam']],
  [/stress/, ['stress']],
  [/reinforce/, ['reinforce-fore', 'reinforce-aft']],
  [/"green"|still-green/, ['focus', 'evade', 'calculate']],
  [/"(red|orange|red-or)/, ['strain', 'deplete', 'disarm', 'stress']],
];

/** A ship of this pilot, with cards, that is not the one with the ability; without a place. */
export const flyerOf = (draw: Wide, id: string): PositionShip =>
  dressed(draw, id, cardsFor(draw, id, [], false));

/** Another ship, drawn without a place, stands where one stood. */
export function replace(ship: PositionShip, other: PositionShip): void {
  const { at } = ship;
  for (const key of Object.keys(ship) as (keyof PositionShip)[]) delete (ship as Partial<PositionShip>)[key];
  Object.assign(ship, other, at && { at });
}

/** A ship with tokens, damage and charges by chance, more of those that the ability names. */
function dressed(draw: Wide, id: string, upgrades: readonly string[], bears = false): PositionShip {
  const { chance, upTo, oneOf, words, text, calm } = draw;
  const { chassis, pilot } = shipCard(id);
  const brought = new Set<string>(BROUGHT.flatMap(([of, list]) => (of.test(text) ? list : [])));
  const tokens: Partial<Record<(typeof TOKENS)[number], number>> = {};
  for (const token of TOKENS) {
    const named = words.has(token) || brought.has(token);
    if (chance(named ? 45 : calm ? 0 : COMMON.includes(token) ? 10 : 2)) tokens[token] = 1 + upTo(2);
  }
  const dying = /destroy|removed/.test(text) && chance(45);
  const hurt = dying || chance(/damage|repair|faceup|facedown|deal|crit/.test(text) ? 70 : calm ? 0 : 40);
  const cards = dying ? chassis.hull - 1 : hurt && chance(70) ? upTo(Math.max(0, chassis.hull - 1)) : 0;
  const dial = chassis.dial.length > 0 ? dialFor(draw, id) : undefined;
  const flew = chance(/flown|slam|revealed|fully/.test(text) ? 50 : 15);
  const turns = chassis.weapons.some(({ arc }) => arc === 'single-turret');
  return {
    pilot: id,
    points: 1 + upTo(5),
    tokens,
    damage: Array.from({ length: cards }, (_, at) =>
      at > 0 || chance(50) ? 'facedown' : oneOf(DAMAGE_DECK).name,
    ),
    ...(dial !== undefined && {
      dial,
      revealed: flew || chance(/revealed/.test(text) ? 60 : 10),
      ...(flew && { flown: { maneuver: dialName(id, dial) ?? '', fully: chance(80) } }),
    }),
    upgrades: upgrades.map((card) => laidOut(draw, card, bears)),
    ...(turns && chance(60) && { turret: upTo(3) }),
    ...(hurt && { shields: dying ? 0 : upTo(chassis.shields) }),
    ...(pilot.charges &&
      !calm &&
      chance(/charge/.test(text) ? 45 : 20) && { charges: upTo(pilot.charges.limit) }),
    ...(pilot.force && !calm && chance(30) && { force: upTo(pilot.force.limit) }),
    ...(chassis.huge && !calm && chance(40) && { energy: upTo(chassis.huge.energy.limit) }),
    ...(words.has('has-condition') && {
      conditions: CONDITIONS.map((card) => card.id).filter((one) => words.has(one) && chance(60)),
    }),
  };
}

/** A card on its other side, or with some of its charges spent. */
function laidOut({ chance, upTo, text, calm }: Wide, id: string, bears: boolean) {
  const { card } = upgradeOf(id);
  const flipped = card.back !== undefined && chance(/flip|closed|onBack/.test(text) ? 50 : bears ? 25 : 10);
  const spent =
    card.charges !== undefined && chance(CHARGED.test(text) || /charges/.test(text) ? 45 : calm ? 0 : 20);
  if (!flipped && !spent) return id;
  return {
    id,
    ...(flipped && { flipped }),
    ...(spent && { charges: chance(60) ? 0 : upTo(card.charges!.limit) }),
  };
}

/** A maneuver of the dial, mostly one of those of which the ability names most. */
function dialFor({ chance, oneOf, words, text }: Wide, id: string): number {
  const all = shipCard(id).chassis.dial.map((entry, at) => ({ ...entry, at }));
  if (chance(30)) return oneOf(all).at;
  const basic = /"basic":false/.test(text);
  const aside = /sideslip/.test(text);
  const score = ({ maneuver: { bearing, direction }, difficulty }: (typeof all)[number]) =>
    [
      words.has(difficulty),
      words.has(bearing),
      words.has(direction) && direction !== 'straight',
      basic && !['straight', 'bank', 'turn'].includes(bearing),
      aside && bearing.startsWith('sideslip'),
    ].filter(Boolean).length;
  const most = Math.max(...all.map(score));
  return oneOf(all.filter((entry) => score(entry) === most)).at;
}

/** Some ships have a lock on one across. */
function locksAmong(
  { chance, oneOf, text, calm }: Wide,
  ours: number,
  all: number,
): NonNullable<Position['locks']> {
  const ids = Array.from({ length: all }, (_, id) => id);
  const percent = /lock/.test(text) || ARMED.test(text) ? (calm ? 85 : 50) : 15;
  return ids
    .filter(() => chance(percent))
    .map((by) => ({ by, on: oneOf(ids.filter((on) => on < ours !== by < ours)) }));
}

/** Obstacles and devices: under the ship, between two ships, or near one. */
function laid(
  { chance, oneOf, upTo, text, words }: Wide,
  ships: readonly PositionShip[],
): Pick<Position, 'obstacles' | 'devices'> {
  const spots = ships.flatMap(({ at }) => (at ? [at] : []));
  const near = (): [number, number, number] => {
    const [x, y] = oneOf(spots);
    const [u, v] = oneOf(spots);
    if (chance(45)) return [Math.round((x + u) / 2), Math.round((y + v) / 2), upTo(359)];
    const [far, turned] = [chance(25) ? 0 : 50 + upTo(110), upTo(359)];
    return [onTable(x + far * sin(turned)), onTable(y + far * cos(turned)), upTo(359)];
  };
  const rocks = chance(/obstacle|asteroid|debris|gas|overlap|cross|obstruct/.test(text) ? 85 : 15);
  const devices = chance(/device|bomb|mine|detonat|remote|fuse/.test(text) ? 75 : 6);
  const kinds = LYING.filter((kind) => words.has(kind));
  return {
    obstacles: rocks ? OUTLINES.map((outline) => ({ outline, at: near() })) : [],
    devices: devices
      ? [0, 1, 2].map(() => ({
          kind: oneOf(kinds.length > 0 && chance(60) ? kinds : LYING),
          at: near(),
          player: upTo(1),
        }))
      : [],
  };
}

const OUTLINES = ['coreasteroid0', 'vt49decimatordebris0', 'gascloud1'] as const;

/** As for a plain scene, or a whole round from one of its phases on. */
function widely(ability: Ability, draw: Wide, ships: number): Activity {
  const { chance, oneOf, upTo, text, calm } = draw;
  if (/setup|placing-forces|after-placed|deploy|docked/.test(text) && chance(50)) return { game: 'setup' };
  if (chance(calm ? 75 : 45)) return activityFor(ability, draw);
  if (/"kind":"action"|reload|slam|coordinate|lock|"action"/.test(text) && chance(35)) return { action: 0 };
  const id = chance(55) ? 0 : upTo(ships - 1);
  return oneOf<Activity>([
    { game: 'system' },
    { game: 'activation' },
    { game: 'engagement' },
    { game: 'end' },
    { activate: id },
    { engage: id },
  ]);
}

const onTable = (at: number): number => Math.min(860, Math.max(55, Math.round(at)));

/** Places for ships about the one in the middle, at the edges of the ranges and arcs that the ability names. */
class Places {
  readonly touching: boolean;
  readonly #draw: Wide;
  readonly #half: number;
  readonly #taken: Spot[] = [CENTRE];
  #next: Spot | null;
  constructor(draw: Wide, { size }: Chassis) {
    this.#draw = draw;
    this.#half = size === 'huge' ? 110 : size === 'large' ? 40 : size === 'medium' ? 30 : 20;
    const close = draw.ranges.some(([least]) => least === 0) || /moved-through|touch|overlap/.test(draw.text);
    this.touching = size !== 'huge' && draw.chance(close ? 30 : 8);
    this.#next = this.touching
      ? [457, 457 + this.#half + 21, draw.oneOf([0, 180])]
      : draw.calm
        ? this.#ahead()
        : null;
  }

  #ahead(): Spot {
    const { upTo, oneOf } = this.#draw;
    return [455 + upTo(4), 457 + this.#half + 40 + upTo(260), oneOf([0, 180, 180, 90])];
  }

  any(): Spot {
    const { chance, upTo, oneOf } = this.#draw;
    if (this.#next) {
      const spot = this.#next;
      this.#next = null;
      this.#taken.push(spot);
      return spot;
    }
    return this.#free(() => [
      this.#far(),
      chance(40) ? upTo(359) : (oneOf(ANGLES) + (chance(50) ? upTo(4) - 2 : upTo(24) - 12) + 360) % 360,
    ]);
  }

  /** Beyond range 3 of the middle. */
  away(): Spot {
    return this.#free(() => [390 + this.#draw.upTo(120), 45 + 90 * this.#draw.upTo(3)]);
  }

  #far(): number {
    const { chance, upTo, oneOf, ranges } = this.#draw;
    const [least, most] = ranges.length > 0 && chance(70) ? oneOf(ranges) : [1, 3];
    if (chance(30)) return this.#half + 25 + upTo(360);
    const edge = chance(60) ? most : Math.max(0, least - 1);
    return this.#half + 20 + Math.min(4, edge) * 100 + (chance(60) ? upTo(70) - 50 : upTo(99) - 99);
  }

  #free(polar: () => readonly [far: number, angle: number]): Spot {
    const { chance, upTo, oneOf } = this.#draw;
    for (let tries = 0; ; tries++) {
      const [far, angle] = polar();
      const turned = tries < 30 ? angle : upTo(359);
      const [u, v] = chance(75) ? CENTRE : oneOf(this.#taken);
      const x = Math.round(u + (Math.max(45, far) + tries) * sin(turned));
      const y = Math.round(v + (Math.max(45, far) + tries) * cos(turned));
      if (Math.min(x, y, 914 - x, 914 - y) < 42 && tries < 200) continue;
      const room = (a: number, b: number, least: number) =>
        (a - x) * (a - x) + (b - y) * (b - y) >= least * least;
      const clear = this.#taken.every(([a, b], at) => room(a, b, at === 0 ? this.#half + 40 : 62));
      if (!clear && tries < 400) continue;
      const facing = chance(55)
        ? (turned + 180 + upTo(40) - 20) % 360
        : chance(50)
          ? oneOf(ANGLES)
          : upTo(359);
      const spot: Spot = [x, y, facing];
      this.#taken.push(spot);
      return spot;
    }
  }
}

/** Where the arcs of the ship in the middle are, and where they end. */
const ANGLES = [0, 0, 0, 40, 45, 90, 135, 180, 180, 225, 270, 315];
