import { compileSchema } from '@firing-arc/referee';
import Type from 'typebox';

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

/** An upgrade card that a ship has, with its own active charges (charges.12). */
const upgradeSchema = Type.Object({ id: text, charges: int });

/** The last maneuver a ship executed, for abilities that ask about it. */
const flownSchema = Type.Object({
  bearing: text,
  speed: int,
  difficulty: text,
  fully: flag,
  ion: flag,
  obstacle: flag,
});

/** Initiatives that effects have set, the most recent last, each until the end of a phase or round. */
const initiativeSchema = Type.Object({ value: int, until: text });

const shipSchema = Type.Object({
  id: int,
  player: int,
  card: text,
  points: int,
  /** 'reserve' before deployment, 'table', or 'removed'. */
  place: text,
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
  fled: flag,
  /** Ruling by which it skips its Perform Action step; empty when it does not. */
  skipsAction: text,
  noMoreActions: flag,
  shields: int,
  charges: int,
  force: int,
  upgrades: Type.Array(upgradeSchema),
  damage: Type.Array(damageSchema),
  tokens: tokensSchema,
  initiatives: Type.Array(initiativeSchema),
  /** Actions performed and failed this round. */
  performed: Type.Array(text),
  failed: Type.Array(text),
  bonusAttacked: flag,
  flown: flownSchema,
});

const obstacleSchema = Type.Object({
  id: int,
  outline: text,
  placed: flag,
  /** Fits nowhere on this table, so it is not used. */
  leftOut: flag,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
});

/** `by` has a lock on ship or obstacle number `on`. */
const lockSchema = Type.Object({ by: int, kind: text, on: int });

const dieSchema = Type.Object({ face: text, rerolled: flag });

const attackSchema = Type.Object({
  attacker: int,
  defender: int,
  weapon: int,
  arc: text,
  /** Attack range: 0 to 3. */
  range: int,
  obstructed: flag,
  bonus: flag,
  step: text,
  attackDice: Type.Array(dieSchema),
  defenseDice: Type.Array(dieSchema),
  hit: flag,
  /** Abilities already used in this attack, as `ability@ship`. */
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
  width: Type.Number(),
  depth: Type.Number(),
  rounds: int,
  round: int,
  phase: text,
  firstPlayer: int,
  /** The initiative that engages now; 99 before the first. */
  engaging: int,
  players: Type.Array(playerSchema),
  ships: Type.Array(shipSchema),
  obstacles: Type.Array(obstacleSchema),
  locks: Type.Array(lockSchema),
  /** Pairs of ships in contact, as ship ids two by two: remembered, never re-measured (range.14). */
  contacts: Type.Array(int),
  attack: Type.Union([Type.Null(), attackSchema]),
  /** Abilities that resolve right now, innermost last, as `ability@ship`. */
  resolving: Type.Array(text),
  nextUid: int,
  result: Type.Union([Type.Null(), resultSchema]),
});

export type SecondState = Type.Static<typeof stateSchema>;
export type Ship = SecondState['ships'][number];
export type Obstacle = SecondState['obstacles'][number];
export type Lock = SecondState['locks'][number];
export type Upgrade = Ship['upgrades'][number];
export type DamageCard = Ship['damage'][number];
export type Attack = Type.Static<typeof attackSchema>;
export type Die = Attack['attackDice'][number];

/** The steps of a game, as data on the agenda. */
export type Step =
  | { readonly kind: 'setup-order' }
  | { readonly kind: 'place-obstacle'; readonly player: number }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'start-game' }
  | { readonly kind: 'round' }
  | { readonly kind: 'planning' }
  | { readonly kind: 'player-order' }
  | { readonly kind: 'system' }
  | { readonly kind: 'activation' }
  | { readonly kind: 'activate-next' }
  | { readonly kind: 'reveal'; readonly ship: number }
  | { readonly kind: 'maneuver'; readonly ship: number }
  | { readonly kind: 'obstacle'; readonly ship: number; readonly obstacle: number }
  | { readonly kind: 'overlap'; readonly ship: number; readonly friendly: boolean }
  | { readonly kind: 'action'; readonly ship: number }
  | { readonly kind: 'granted-action'; readonly ship: number }
  | { readonly kind: 'end-activation'; readonly ship: number }
  | { readonly kind: 'end-phase-of'; readonly phase: string }
  | { readonly kind: 'engagement' }
  | { readonly kind: 'engage-next' }
  | { readonly kind: 'attack'; readonly ship: number; readonly bonus: boolean }
  /** The roles of an attack end; back to the one in whose Aftermath it was made. */
  | { readonly kind: 'end-attack'; readonly outer: Attack | null }
  | { readonly kind: 'remove-destroyed' }
  | { readonly kind: 'end' }
  | { readonly kind: 'end-cleanup' }
  | { readonly kind: 'end-round' }
  | ({ readonly kind: 'window' } & Occasion)
  | {
      readonly kind: 'ability';
      readonly ability: string;
      readonly ship: number;
      readonly occasion: Occasion;
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
  /** The action performed, or 'destroyed' when the attack destroyed its defender. */
  readonly what: string;
  /** Whether an action may be followed by its link. */
  readonly link: boolean;
  /** In the Aftermath: whether it is the turn of abilities that grant a bonus attack. */
  readonly bonus: boolean;
}

export const WINDOWS = [
  'start-of-planning',
  'start-of-system',
  'start-of-activation',
  'after-reveal',
  'after-maneuver',
  'after-action',
  'end-of-activation',
  'start-of-engagement',
  'before-engaging',
  'before-neutralizing',
  'aftermath',
  'after-attack',
  'after-defending',
  'after-engaging',
  'end-of-engagement',
  'start-of-end',
  'during-end',
  'after-crit-damage',
  'dealt-faceup',
  'after-destroyed',
] as const;
export type Window = (typeof WINDOWS)[number];

/** An occasion with everything but what is given left open. */
export function occasion(window: Window, given: Partial<Omit<Occasion, 'window'>> = {}): Occasion {
  return { window, ship: -1, other: -1, side: -1, what: '', link: false, bonus: false, ...given };
}

export const compiledState = compileSchema<SecondState>(stateSchema);
