import { compileSchema } from '@firing-arc/referee';
import * as Type from 'typebox';
import type { Window } from './abilities/language/windows.ts';
import type { Effect, ModifierOf } from './abilities/language.ts';
import type { DeviceStep } from './devices/steps.ts';
import type { DockStep } from './docking/steps.ts';
import type { HugeStep } from './huge/steps.ts';
import { scenarioSchema } from './scenarios/scenario.ts';
import type { WingStep } from './wings/steps.ts';

/** The state of an X-Wing 2.5 game: plain data; things refer to each other by id. Lengths in mm, angles in degrees. */

/** Token kinds that a ship counts. Locks are not here: they lie on objects and are kept as pairs. */
export const TOKENS = [
  'focus',
  'evade',
  'calculate',
  'reinforce-fore',
  'reinforce-aft',
  'disarm',
  'jam',
  'tractor',
  'cloak',
  'stress',
  'strain',
  'deplete',
  'ion',
] as const;
export type Token = (typeof TOKENS)[number];

const int = Type.Integer();
const flag = Type.Boolean();
const text = Type.String();

const tokensSchema = Type.Object({
  focus: int,
  evade: int,
  calculate: int,
  'reinforce-fore': int,
  'reinforce-aft': int,
  disarm: int,
  jam: int,
  tractor: int,
  cloak: int,
  stress: int,
  strain: int,
  deplete: int,
  ion: int,
});

/** A damage card on a ship. `kind` is its place in the damage deck's list; a facedown one is nobody's to know. */
const damageSchema = Type.Object({ uid: int, kind: int, up: flag });

/**
 * A condition card on a ship: `by` is the player who assigned it, `id` empty where a view hides a facedown one,
 * `damage` the kind of a damage card that lies faceup on it, or -1.
 */
const conditionSchema = Type.Object({
  uid: int,
  id: text,
  marker: text,
  by: int,
  up: flag,
  damage: int,
  /** Mission points that lie on it, while there are any. */
  points: Type.Optional(int),
});

/** An upgrade card that a ship has, with its own active charges (charges.12). */
const upgradeSchema = Type.Object({
  id: text,
  charges: int,
  /** Whether a two-sided card lies on its other side. */
  flipped: flag,
  /** Kinds of the tokens that lie on it, while there are any; a card that begins with some has those without it. */
  held: Type.Optional(Type.Array(text)),
  /** Fuse markers on it, while there are any. */
  fuses: Type.Optional(int),
  /** The upgrade that lies facedown under it; empty where a view hides it. */
  under: Type.Optional(text),
  /** The upgrade whose turret indicator it uses with it. */
  sharesWith: Type.Optional(text),
  /** Where its own turret indicator points, on a huge ship; -1 without one (huge-ships.58). */
  turret: int,
});

/** The last maneuver a ship executed, for abilities that ask about it. */
const flownSchema = Type.Object({
  bearing: text,
  direction: text,
  speed: int,
  difficulty: text,
  fully: flag,
  ion: flag,
  obstacle: flag,
  /** Whether its template lay on an obstacle, and whether it was the maneuver of a deployment: kept where a card asks. */
  crossed: Type.Optional(Type.Literal(true)),
  deploying: Type.Optional(Type.Literal(true)),
  /** Ships that it moved through. */
  through: Type.Array(int),
});

/** Initiatives that effects have set, the most recent last, each until the end of a phase or round; some `only` for the activation or engagement. */
const initiativeSchema = Type.Object({ value: int, until: text, only: Type.Optional(text) });

/** A modifier that an effect gave a ship for a while; it stays when the ship it came from is gone (abilities.6). */
const lastingSchema = Type.Object({
  until: text,
  by: int,
  ability: text,
  name: text,
  of: Type.Unsafe<ModifierOf>(Type.Any()),
});

const shipSchema = Type.Object({
  id: int,
  player: int,
  card: text,
  points: int,
  /** 'reserve' before deployment, 'table', 'aside' while a huge ship stands in its place, or 'removed'; 'remote' for a remote in play, which is a device and no ship. */
  place: text,
  /** The ship it is docked with; -1 none. */
  carrier: int,
  /** Cards of the ships docked with it, while there are any: what they can do for their carrier. */
  aboard: Type.Optional(Type.Array(text)),
  /** Cards of the pilots whose abilities it has too, while there are any. */
  borrows: Type.Optional(Type.Array(text)),
  /** The pilot card whose name, initiative, ability and charges it has, when it took over from a destroyed carrier. */
  successorOf: Type.Optional(text),
  /** What put it in reserve and brings it back; empty when nothing did (reserve.2). */
  returns: text,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
  /** Where the turret indicator points: 0 front, 1 right, 2 rear, 3 left; a double one 0 or 1; -1 without one. */
  turret: int,
  /** Index on the dial; -1 not set; -2 set, but hidden from the one who looks. */
  dial: int,
  revealed: flag,
  activated: flag,
  engaged: flag,
  destroyed: flag,
  /** Of more than two players, the enemy whose attack destroyed it; -1 nobody's. */
  destroyedBy: int,
  fled: flag,
  /** Half of its points has been earned, where the scenario says so. */
  halfScored: flag,
  /** Ruling by which it skips its Perform Action step; empty when it does not. */
  skipsAction: text,
  /** What it executes instead of the maneuver it revealed, and by which ability; without a bearing nothing. */
  instead: Type.Optional(
    Type.Object({
      bearing: text,
      direction: text,
      speed: int,
      difficulty: text,
      because: text,
      template: Type.Optional(text),
    }),
  ),
  noMoreActions: flag,
  shields: int,
  charges: int,
  force: int,
  /** Active energy of a huge ship. */
  energy: int,
  upgrades: Type.Array(upgradeSchema),
  damage: Type.Array(damageSchema),
  /** Condition cards; they stay when the ship is removed from the game (condition-cards.4). */
  conditions: Type.Array(conditionSchema),
  tokens: tokensSchema,
  initiatives: Type.Array(initiativeSchema),
  lasting: Type.Array(lastingSchema),
  /** Actions performed and failed this round. */
  performed: Type.Array(text),
  failed: Type.Array(text),
  bonusAttacked: flag,
  /** Whether it attacked this round: kept while conditions are in play. */
  attacked: Type.Optional(Type.Literal(true)),
  /** Ships it attacked this round, and whether it defended: kept where a card asks. */
  targets: Type.Optional(Type.Array(int)),
  defended: Type.Optional(Type.Literal(true)),
  /** Turret arcs it has attacked from this round, and those a card bars it from since. */
  firedFrom: Type.Optional(Type.Array(text)),
  closedArcs: Type.Optional(Type.Array(text)),
  /** Attacks a huge ship has made this round: a weapon's number, and its Bonus Attack: header, two by two; -1 its standard attack. */
  fired: Type.Array(int),
  /** The leader of its wing, which may be itself; -1 in none. Its place there, and whether it keeps it now. */
  wing: int,
  wingPosition: text,
  inFormation: flag,
  /** Done with its part of the System Phase, and what it has done there. */
  systemDone: flag,
  systemUsed: Type.Array(text),
  /** The phase in which it decloaked this round; empty when it did not. */
  decloakedIn: text,
  /** Whether it became tractored this round: only the first time may it be moved (tractor.9). */
  tractored: flag,
  /** Whether an effect turned its dial faceup; that is not revealing it. */
  dialShown: flag,
  /** Players who looked at its dial, while there are any. */
  seenBy: Type.Optional(Type.Array(int)),
  /** How many devices it dropped or launched this round. */
  devicesPlaced: int,
  flown: flownSchema,
});

const obstacleSchema = Type.Object({
  id: int,
  outline: text,
  placed: flag,
  /** Fits nowhere on this table, so it is not used; or was removed from it. */
  leftOut: flag,
  /** Fuse markers, and the player who placed it by a card during the game; -1 nobody. */
  fuses: int,
  player: int,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
});

/** An objective of the scenario: it lies on the table, or on the card of the ship that carries it. */
const markerSchema = Type.Object({
  id: int,
  placed: flag,
  /** Fitted nowhere when it was to be placed, so it is not used. */
  leftOut: Type.Optional(Type.Literal(true)),
  /** The ship that carries it; -1 none. */
  carrier: int,
  /** The player whose player marker lies on it; -1 nobody's. */
  holder: int,
  /** Active charges of a data cache. */
  charges: int,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
});

/**
 * A device in play: a bomb, a mine or a remote. A remote is a unit too: what it has of a ship (damage, charges, locks)
 * is kept in the ship record `unit`; -1 for other devices.
 */
const deviceSchema = Type.Object({
  id: int,
  /** Id of its marker, and of its rules. */
  kind: text,
  player: int,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
  fuses: int,
  unit: int,
});

/** `by` has a lock on ship, obstacle or device number `on`. */
const lockSchema = Type.Object({ by: int, kind: text, on: int });

const dieSchema = Type.Object({ face: text, rerolled: flag });

const attackSchema = Type.Object({
  attacker: int,
  defender: int,
  weapon: int,
  arc: text,
  /** Attack range: 0 to 3, of some huge ships' weapons to 5. */
  range: int,
  obstructed: flag,
  bonus: flag,
  step: text,
  attackDice: Type.Array(dieSchema),
  defenseDice: Type.Array(dieSchema),
  hit: flag,
  /** Dice more or fewer by abilities that act before the roll. */
  attackMore: int,
  defenseMore: int,
  /** Defense dice that were rolled, once they are. */
  defenseRolled: Type.Optional(int),
  /** What the defender treats its agility as. */
  agility: Type.Optional(int),
  /** Damage cards that the defender was dealt in this attack, and how many of them faceup. */
  dealt: int,
  dealtFaceup: int,
  /** How many of those were Pilot cards, once there is one. */
  /** Damage that the defender suffered in it, where a card asks for it. */
  suffered: Type.Optional(int),
  dealtPilot: Type.Optional(int),
  /** What its weapon costs was not paid; no dice are rolled, it hits. */
  unpaid: Type.Optional(Type.Literal(true)),
  sureHit: Type.Optional(Type.Literal(true)),
  /** Whether the defender suffered damage in it, once it did and a card may ask. */
  harmed: Type.Optional(Type.Literal(true)),
  /** Whether hits or crits were neutralized, once some were and a card may ask. */
  neutralized: Type.Optional(Type.Literal(true)),
  /** Whether the attacking player modified the attack dice. */
  modified: flag,
  /** Attack dice that the attacking player rerolled. */
  attackerRerolled: int,
  /** Results that the roll to come must have, in the order in which they were named. */
  named: Type.Optional(Type.Array(text)),
  /** How many evades the defender guessed for the roll to come. */
  guessed: Type.Optional(int),
  /** Abilities already used in this attack, as `ability@ship`; of tokens spent in it the calculates. */
  used: Type.Array(text),
});

const playerSchema = Type.Object({
  name: text,
  faction: text,
  points: int,
  deficit: int,
  /** Cards of each kind left in the damage deck; its order is drawn when needed. */
  deck: Type.Array(int),
  /** Cards of each kind that were repaired while facedown. */
  discarded: Type.Array(int),
});

const resultSchema = Type.Object({ winner: int, because: text });

export const stateSchema = Type.Object({
  agenda: Type.Array(Type.Unsafe<Step>(Type.Any())),
  streams: Type.Array(int),
  /** Id, version and hash of the format pack: a record cannot name another one unseen. */
  format: text,
  width: Type.Number(),
  depth: Type.Number(),
  rounds: int,
  round: int,
  phase: text,
  firstPlayer: int,
  /** With more than two players all of them, the first player first; empty with two. */
  order: Type.Array(int),
  /** The team of each player; empty when everybody plays alone. */
  teams: Type.Array(int),
  /** The initiative that engages now; 99 before the first. */
  engaging: int,
  /** How far the System Phase has come: the initiative times the number of players, and the place in player order; -1 before it. */
  systemStep: int,
  /** Ships that just became tractored, each with the player who may move it, two by two. */
  tractoredShips: Type.Array(int),
  players: Type.Array(playerSchema),
  ships: Type.Array(shipSchema),
  obstacles: Type.Array(obstacleSchema),
  /** Ships whose cards let others dock with them. */
  carriers: Type.Array(int),
  /** Bombs, mines and remotes in play, in the order in which they were placed. */
  devices: Type.Array(deviceSchema),
  /** The scenario that is played; null in a dogfight. */
  scenario: Type.Union([Type.Null(), scenarioSchema]),
  /** Objectives, the centre one first. */
  markers: Type.Array(markerSchema),
  /** The player with the red player markers, the other has the blue ones; -1 when the scenario has none. */
  red: int,
  /** Ships that learned what a data cache holds. */
  informed: Type.Array(int),
  /** Environment cards of which one is dealt, and the one in play; empty without one. */
  environments: Type.Array(text),
  environment: text,
  locks: Type.Array(lockSchema),
  /** Pairs of ships in contact, as ship ids two by two: remembered, never re-measured (range.14). */
  contacts: Type.Array(int),
  /** Whether there are wings. */
  wings: flag,
  attack: Type.Union([Type.Null(), attackSchema]),
  /** For which hooks any ship in the game has an ability, and for which of them one about other ships: bit sets. */
  hooks: Type.Array(int),
  watches: Type.Array(int),
  /** Abilities that resolve right now, innermost last, as `ability@ship`. */
  resolving: Type.Array(text),
  /** Upgrades that may lie facedown under a card, where a ship has such a card. */
  hideable: Type.Optional(Type.Array(text)),
  nextUid: int,
  result: Type.Union([Type.Null(), resultSchema]),
});

export type SecondState = Type.Static<typeof stateSchema>;
export type Ship = SecondState['ships'][number];
export type Obstacle = SecondState['obstacles'][number];
export type Marker = SecondState['markers'][number];
export type Device = SecondState['devices'][number];
export type Lock = SecondState['locks'][number];
export type Upgrade = Ship['upgrades'][number];
export type Condition = Ship['conditions'][number];
export type Attack = Type.Static<typeof attackSchema>;
export type Die = Attack['attackDice'][number];

/** The steps of a game, as data on the agenda. */
export type Step =
  | DeviceStep
  | DockStep
  | HugeStep
  | WingStep
  | { readonly kind: 'setup-order' }
  /** The objectives are placed in turn: 0 the centre one, then one player after the other. */
  | { readonly kind: 'place-marker'; readonly turn: number }
  | { readonly kind: 'place-obstacle'; readonly player: number }
  | { readonly kind: 'deploy' }
  /** A ship that started in reserve is placed at the end of setup. */
  | { readonly kind: 'deploy-last'; readonly ship: number }
  /** A ship comes back from reserve. */
  | { readonly kind: 'return'; readonly ship: number }
  | { readonly kind: 'start-game' }
  | { readonly kind: 'round' }
  | { readonly kind: 'planning' }
  | { readonly kind: 'dials' }
  | { readonly kind: 'player-order' }
  | { readonly kind: 'system' }
  | { readonly kind: 'system-next' }
  | { readonly kind: 'system-ship'; readonly ship: number }
  /** A player may move a ship that became tractored (tractor.3). */
  | { readonly kind: 'tractor'; readonly ship: number; readonly player: number }
  | { readonly kind: 'activation' }
  | { readonly kind: 'activate-next' }
  | { readonly kind: 'reveal'; readonly ship: number }
  | { readonly kind: 'maneuver'; readonly ship: number }
  | {
      readonly kind: 'obstacle';
      readonly ship: number;
      readonly obstacle: number;
      /** It was placed there, the ship did not move. */
      readonly placed?: true;
    }
  | { readonly kind: 'overlap'; readonly ship: number; readonly friendly: boolean }
  /** The Check Difficulty step, where a card acts before it. */
  | { readonly kind: 'check-difficulty'; readonly ship: number; readonly difficulty: string }
  | { readonly kind: 'action'; readonly ship: number }
  /** `by` is the ship that coordinated it. */
  | {
      readonly kind: 'granted-action';
      readonly ship: number;
      readonly by?: number;
      /** Its action is red; it is the same as the one a ship performed, by its place among those of the round. */
      readonly as?: 'red';
      readonly like?: { readonly ship: number; readonly count: number };
    }
  /** A SLAM is over when its maneuver is (slam.3). */
  | { readonly kind: 'end-slam'; readonly ship: number }
  | { readonly kind: 'end-activation'; readonly ship: number }
  | { readonly kind: 'end-phase-of'; readonly phase: string }
  | { readonly kind: 'engagement' }
  | { readonly kind: 'engage-next' }
  | {
      readonly kind: 'attack';
      readonly ship: number;
      readonly bonus: boolean;
      /** The ability that grants a bonus attack, when it limits weapon or target. */
      readonly by?: string;
      readonly targets?: readonly number[];
      readonly weapons?: readonly number[];
      readonly withoutLock?: boolean;
      readonly fresh?: boolean;
      readonly closes?: boolean;
      readonly withoutCost?: boolean;
    }
  /** The roles of an attack end; back to the one in whose Aftermath it was made. */
  | { readonly kind: 'end-attack'; readonly outer: Attack | null }
  | {
      readonly kind: 'remove-destroyed';
      readonly announced?: readonly number[];
      /** At the end of the End Phase, when those that a card kept go too. */
      readonly last?: boolean;
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'end-cleanup' }
  | { readonly kind: 'end-round' }
  | ({ readonly kind: 'window' } & Occasion)
  | {
      readonly kind: 'ability';
      readonly ability: string;
      readonly ship: number;
      readonly occasion: Occasion;
    }
  /** The rest of what an ability does, after steps that its first part began. */
  | {
      readonly kind: 'effect';
      readonly ability: string;
      readonly ship: number;
      readonly occasion: Occasion;
      /** The ship that was chosen; -1 none. */
      readonly chosen: number;
      readonly effect: Effect;
    };

/** A named moment at which abilities can act, with what it is about. */
export interface Occasion {
  readonly window: Window;
  /** The ship that the moment is about; -1 when it is about all. */
  readonly ship: number;
  /** The other ship of an attack; -1 without one. */
  readonly other: number;
  /** Only abilities of this player; -1 both. */
  readonly side: number;
  /** The action performed, the token gained or spent, or 'destroyed' when the attack destroyed its defender. */
  readonly what: string;
  /** The difficulty of the action performed; `attack` of a lock that was spent during one; `obstacle` of a token that one gave; how a device was placed. */
  readonly colour: string;
  /** How many: damage suffered, tokens gained. */
  readonly count: number;
  /** Whether an effect granted the action; false in the Perform Action step. */
  readonly granted: boolean;
  /** Whether an action may be followed by its link. */
  readonly link: boolean;
  /** In the Aftermath: whether it is the turn of abilities that grant a bonus attack. */
  readonly bonus: boolean;
}

export {
  type AttackWindow,
  type Hook,
  type InAttackWindow,
  WINDOWS,
  type Window,
} from './abilities/language/windows.ts';

/** How an attack remembers that a ship spent a token in it. */
export const spentKey = (token: Token, ship: Pick<Ship, 'id'>): string => `spent-${token}@${ship.id}`;

/** An occasion with everything but what is given left open. */
export const occasion = (window: Window, given: About = NO_MORE): Occasion => ({
  window,
  ship: given.ship ?? -1,
  other: given.other ?? -1,
  side: given.side ?? -1,
  what: given.what ?? '',
  colour: given.colour ?? '',
  count: given.count ?? 0,
  granted: given.granted ?? false,
  link: given.link ?? false,
  bonus: given.bonus ?? false,
});

/** The step that opens a moment. Spelled out: a spread takes several times as long, two hundred times a game. */
export const windowStep = (window: Window, given: About = NO_MORE): WindowStep => ({
  kind: 'window',
  window,
  ship: given.ship ?? -1,
  other: given.other ?? -1,
  side: given.side ?? -1,
  what: given.what ?? '',
  colour: given.colour ?? '',
  count: given.count ?? 0,
  granted: given.granted ?? false,
  link: given.link ?? false,
  bonus: given.bonus ?? false,
});

/** The step that opens a moment of which everything is told. */
export const openingStep = (occasion: Occasion): WindowStep => ({
  kind: 'window',
  window: occasion.window,
  ship: occasion.ship,
  other: occasion.other,
  side: occasion.side,
  what: occasion.what,
  colour: occasion.colour,
  count: occasion.count,
  granted: occasion.granted,
  link: occasion.link,
  bonus: occasion.bonus,
});

type WindowStep = Extract<Step, { readonly kind: 'window' }>;
/** What may be told of a moment besides its window. */
export type About = Partial<Omit<Occasion, 'window'>>;
const NO_MORE: About = {};

export const compiledState = compileSchema<SecondState>(stateSchema);
