import { beginsWith, type Game } from '@firing-arc/referee';
import { moved } from '@firing-arc/table';
import {
  areTouching,
  type BaseBody,
  type BaseSize,
  distance,
  FIRST_BASES,
  firstBandOn,
  hugeBody,
  type OutlineBody,
  obstacleBody,
  type Pose,
  SECTION_BASES,
  sectionBody,
  shipBody,
} from '../common/index.ts';
import type { payCosts } from './abilities/costs.ts';
import type { applyEffect } from './abilities/effects.ts';
import {
  type ActionName,
  asFlown,
  CHASSIS,
  type Chassis,
  conditionCard,
  type PilotCard,
  pilotCard,
  type UpgradeCard,
  type UpgradeValues,
  upgradeCard,
} from './cards/index.ts';
import type { FirstEvent } from './events.ts';
import type { FirstQuestion } from './questions.ts';
import { MOST_PLAYERS, rankOf } from './sides.ts';
import type { FirstState, Obstacle, Ship, Upgrade } from './state.ts';

/**
 * What resolves the abilities of cards. An effect may call any rule and any rule may set an ability off, so the rules
 * reach it through the game (`rules.ts` puts it there) and import only what stands below them.
 */
export interface Interpreter {
  readonly applyEffect: typeof applyEffect;
  readonly payCosts: typeof payCosts;
}

/** What the rules of First Edition see of a running game. */
export type FirstGame = Game<FirstState, FirstQuestion, FirstEvent, Interpreter>;

/** Streams of chance, by number: `Rules.streams` names them in this order. */
export const STREAMS = [
  'initiative',
  'dice of player 1',
  'dice of player 2',
  'deck of player 1',
  'deck of player 2',
  'dice of player 3',
  'deck of player 3',
  'dice of player 4',
  'deck of player 4',
];
export const INITIATIVE_STREAM = 0;
export const diceStream = (player: number): number => (player < 2 ? 1 + player : 1 + 2 * player);
export const deckStream = (player: number): number => (player < 2 ? 3 + player : 2 + 2 * player);

/** Streams that a game of so many players has: those of players who are not there are left out. */
export const streamsFor = (players: number): number => 1 + 2 * players;

/** The pilot card of a ship. Throws when the house does not know it. */
export function pilotOf(ship: Pick<Ship, 'card'>): PilotCard {
  const card = pilotCard(ship.card);
  if (!card) throw new Error(`pilot '${ship.card}' is not in the house`);
  return card;
}

/** The ship type of a ship as its pilot flies it. Throws when the house does not know it. */
export function typeOf(ship: Pick<Ship, 'card'>): Chassis {
  const chassis = FLOWN.get(ship.card) ?? FLOWN.get(beginsWith(ship.card));
  if (!chassis) throw new Error(`pilot '${ship.card}' is not in the house`);
  return chassis;
}

const FLOWN: ReadonlyMap<string, Chassis> = new Map(
  CHASSIS.flatMap((chassis) => chassis.pilots.map((pilot) => [pilot.id, asFlown(chassis, pilot)] as const)),
);

/** The card of an upgrade. Throws when the house does not know it. */
export function cardOf(upgrade: Pick<Upgrade, 'id'>): UpgradeCard {
  const card = upgradeCard(upgrade.id);
  if (!card) throw new Error(`upgrade '${upgrade.id}' is not in the house`);
  return card;
}

/** The side of an upgrade card that is up. */
function faceOf(upgrade: Upgrade): UpgradeValues {
  const card = cardOf(upgrade);
  return upgrade.flipped && card.back ? { ...NO_VALUES, ...card.back } : card;
}

const NO_VALUES: UpgradeValues = {
  skill: 0,
  attack: 0,
  agility: 0,
  hull: 0,
  shields: 0,
  energy: 0,
  actions: [],
};

/** A printed value with what upgrades in play add to it. */
function withUpgrades(ship: Ship, value: 'attack' | 'agility' | 'hull' | 'shields'): number {
  let sum = typeOf(ship)[value];
  for (const upgrade of ship.upgrades) if (!upgrade.discarded) sum += faceOf(upgrade)[value];
  return sum;
}

/** Hull value; damage never lowers it (damage.4). */
export const hullOf = (ship: Ship): number => withUpgrades(ship, 'hull');
/** Shield value: starting and most shield tokens (shields.1). */
export function shieldsOf(ship: Ship): number {
  if (ship.crippled) return 0;
  let sum = withUpgrades(ship, 'shields');
  for (const { id } of ship.conditions) sum += conditionCard(id)?.shields ?? 0;
  return sum;
}
/** Primary weapon value and agility before what damage, tokens and abilities do to them. */
export const printedAttack = (ship: Ship): number =>
  ship.crippled ? (typeOf(ship).huge?.crippled?.attack ?? 0) : withUpgrades(ship, 'attack');
export const printedAgility = (ship: Ship): number => withUpgrades(ship, 'agility');

/** The action bar, with what upgrades add to it (actions.3). */
export function actionBar(ship: Ship): readonly ActionName[] {
  if (ship.crippled) return [];
  const bar = [...typeOf(ship).actions];
  for (const upgrade of ship.upgrades) {
    if (!upgrade.discarded) bar.push(...faceOf(upgrade).actions.filter((action) => !bar.includes(action)));
  }
  return bar;
}

/** Pilot skill: the latest effect that still lasts, else the printed one with what upgrades add (pilot-skill.2, .3). */
export function skillOf(ship: Ship): number {
  const latest = ship.skills[ship.skills.length - 1];
  if (latest) return latest.value;
  const whole = ship.damage.length === 0 ? wholeSkill(pilotOf(ship)) : null;
  if (whole !== null) return whole;
  let skill = pilotOf(ship).skill;
  for (const upgrade of ship.upgrades) if (!upgrade.discarded) skill += faceOf(upgrade).skill;
  return skill;
}

/** The pilot skill that a card gives its ship while it has no damage card. */
function wholeSkill({ abilities }: PilotCard): number | null {
  for (const ability of abilities)
    if (ability.kind === 'modifier' && 'value' in ability.of && ability.of.value === 'whole-skill')
      return ability.of.to;
  return null;
}

/** Ends what lasts until now: changes of pilot skill and agility, abilities, a ban on attacks (pilot-skill.3). */
export function endLasting(state: FirstState, until: string): void {
  for (const ship of state.ships) {
    if (ship.agilities.length > 0) ship.agilities = ship.agilities.filter((change) => change.until !== until);
    if (ship.skills.length > 0) ship.skills = ship.skills.filter((change) => change.until !== until);
    if (ship.attacksOver === until) ship.attacksOver = '';
    if (ship.lasting.length > 0) ship.lasting = ship.lasting.filter((given) => given.until !== until);
  }
}

export function shipOf(game: { readonly state: FirstState }, id: number): Ship {
  const ship = game.state.ships[id];
  if (!ship) throw new Error(`there is no ship ${id}`);
  return ship;
}

/** In play: placed, and not removed. A destroyed ship stays in play until it is removed. */
export const inPlay = (ship: Ship): boolean => ship.place === 'table';

/**
 * The ships that come next of some that wait: by pilot skill, then the initiative player's (activation-phase.1, .9); of a
 * team's equal ones its first player's.
 */
export function nextBySkill(
  state: FirstState,
  waiting: readonly Ship[],
  order: 'ascending' | 'descending',
): readonly Ship[] {
  const sign = order === 'ascending' ? MOST_PLAYERS : -MOST_PLAYERS;
  let least = Number.POSITIVE_INFINITY;
  let next: Ship[] = [];
  for (const ship of waiting) {
    const place = sign * skillOf(ship) + rankOf(state, ship.player);
    if (place > least) continue;
    if (place < least) next = [];
    least = place;
    next.push(ship);
  }
  return next;
}

/** A huge ship, or a section of one. */
export const isHuge = (ship: Pick<Ship, 'card'>): boolean => typeOf(ship).size === 'huge';

/** Of the two sections of a ship the fore one has the dial, moves and is placed for both; any other ship does so itself. */
export const leads = (ship: Pick<Ship, 'card' | 'section'>): boolean =>
  ship.section < 0 || typeOf(ship).huge?.energy === undefined;

/** The other section of the same huge ship. */
export const otherSection = ({ ships }: FirstState, ship: Ship): Ship | undefined =>
  ship.section < 0 ? undefined : ships[ship.section];

/** Whether two are the same ship, or its two sections. */
export const isSameShip = (a: Ship, b: Ship): boolean => a === b || a.section === b.id;

/** The standard base that a ship moves on; a huge one moves by a tool of its own (huge-ships.6). */
export function sizeOf(ship: Pick<Ship, 'card'>): Exclude<BaseSize, 'medium'> {
  const { size } = typeOf(ship);
  return size === 'huge' ? 'large' : size;
}

/** The base of a ship where it stands, or at another pose; of a section its half of the base (huge-ships.2). */
export function bodyOf(ship: Ship, at: Pose = ship): BaseBody {
  const { size, huge } = typeOf(ship);
  if (size !== 'huge') return shipBody(size, at, FIRST_BASES[size]);
  if (ship.section < 0 || !huge?.base) return hugeBody(at);
  const base = SECTION_BASES[huge.base];
  return sectionBody(moved(at, 0, leads(ship) ? base.halfY : -base.halfY, 0), base);
}

/** The whole base of a ship, of a section too. */
export const wholeBodyOf = (ship: Ship, at: Pose = ship): BaseBody =>
  isHuge(ship) ? hugeBody(at) : bodyOf(ship, at);

export const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

export const obstacleBodyOf = (obstacle: Obstacle): OutlineBody => obstacleBody(obstacle.outline, obstacle);

export const isStressed = (ship: Ship): boolean => ship.tokens.stress > 0;
export const isCloaked = (ship: Ship): boolean => ship.tokens.cloak > 0;
/** One ion token ionizes a small ship, two a large one (ion-token.1, large-ship.2, .3), none a huge one (huge-ships.15). */
export const isIonized = (ship: Ship): boolean =>
  !isHuge(ship) && ship.tokens.ion >= (typeOf(ship).size === 'small' ? 1 : 2);

/** Ships of one side, a player's or a team's (optional-rules-team-play.4). */
export const friendly = (a: Ship, b: Ship): boolean => a.side === b.side;

/** Whether two ships are touching: an overlap made it so, and neither has moved away (touching.1, .2). */
export const touchingShips = (state: FirstState, a: Ship, b: Ship): boolean =>
  areTouching(state.contacts, a.id, b.id);

/** Range between two ships: 1 to 3, null beyond; a ship is at range 1 of itself and of those it touches (range.10). */
export function rangeBetween(state: FirstState, a: Ship, b: Ship): number | null {
  if (isSameShip(a, b) || touchingShips(state, a, b)) return 1;
  return firstBandOn(distance(bodyOf(a), bodyOf(b)), isHuge(a) || isHuge(b) ? 5 : 3);
}

/** Whether a ship is at one of some ranges of another (range.3). */
export function atRange(state: FirstState, a: Ship, b: Ship, range: readonly [number, number]): boolean {
  const between = rangeBetween(state, a, b);
  return between !== null && between >= range[0] && between <= range[1];
}
