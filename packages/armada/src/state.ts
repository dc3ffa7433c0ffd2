import { compileSchema } from '@firing-arc/referee';
import * as Type from 'typebox';
import type { Color, Edition } from './attack/dice.ts';
import type { AttackStepName } from './attack/events.ts';
import { attackSchema } from './attack/schema.ts';
import type { AttackRunStep } from './attack/steps.ts';
import type { Command, DefenseTokenKind } from './cards/index.ts';
import type { DialOrToken } from './events.ts';
import type { Distance, Edge, ObstacleKind, Zone } from './geometry/index.ts';

/** The state of an Armada game: plain data; things refer to each other by id. Lengths in mm, angles in degrees. */

const int = Type.Integer();
const flag = Type.Boolean();
const text = Type.String();

/** A command on a dial; 'hidden' in the view of one who may not look at it. */
export type DialFace = Command | 'hidden';
export type DefenseTokenSide = 'readied' | 'exhausted' | 'discarded';

const commands = Type.Array(Type.Unsafe<Command>(text));

const shieldsSchema = Type.Object({
  front: int,
  left: int,
  right: int,
  rear: int,
  'left-auxiliary': int,
  'right-auxiliary': int,
});

/** A defense token; a discarded one keeps its place in the list. */
const defenseSchema = Type.Object({
  kind: Type.Unsafe<DefenseTokenKind>(text),
  side: Type.Unsafe<DefenseTokenSide>(text),
});

/** A damage card. `kind` is its place in the list of kinds; a facedown one is nobody's to know (damage.7). */
const damageSchema = Type.Object({ uid: int, kind: int, up: flag });

/** An upgrade card; a discarded one lies facedown and counts for scoring only (upgrade-cards.4). */
const upgradeSchema = Type.Object({
  id: text,
  side: Type.Unsafe<'readied' | 'exhausted' | 'discarded'>(text),
  /** Command tokens and dials that lie on the card (upgrade-cards-with-tokens-or-dials.1). */
  tokens: Type.Array(Type.Unsafe<DialFace>(text)),
  /** What it costs, where a card may pass it to another ship. */
  points: Type.Optional(int),
});

/** An attack that a ship has made in this activation: its zone, and whom it was aimed at. */
const madeSchema = Type.Object({
  zone: Type.Unsafe<Zone>(text),
  target: Type.Unsafe<'ship' | 'squadron' | 'obstacle' | 'token'>(text),
  id: int,
  /** The hull zone attacked; empty for what has none. */
  targetZone: text,
  /** Squadrons attacked after the first in the same attack (attack.20). */
  more: Type.Array(int),
  /** A card lets the zone make the next attack too. */
  again: flag,
});

/** Where a ship or squadron is: not placed yet, set aside by an effect, in play, or out of it. */
export type Place = 'reserve' | 'set-aside' | 'table' | 'destroyed';

/** What a card has begun that goes on for a while, or what it may do only once in that while. */
const lastingSchema = Type.Object({
  card: text,
  /** The ship or squadron that it is about, as `ship-0`; empty for all. */
  on: text,
  /** A command, a round, or that it has acted. */
  what: text,
  until: Type.Unsafe<'attack' | 'activation' | 'squadron-activation' | 'round' | 'game'>(text),
});

const shipSchema = Type.Object({
  id: int,
  player: int,
  card: text,
  /** Cost with all upgrades, discarded ones too; `own` is that of the ship card alone. */
  points: int,
  own: int,
  place: Type.Unsafe<Place>(text),
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
  speed: int,
  shields: shieldsSchema,
  /** Facedown command dials, the top one first (command-phase.3). */
  dials: Type.Array(Type.Unsafe<DialFace>(text)),
  /** Dials beside the ship that it may spend in this activation: the one revealed, and those it gained. */
  revealed: commands,
  /** Command tokens, none twice but for cards (command-tokens.3). */
  tokens: commands,
  /** Raid tokens, none twice (raid-tokens.1). */
  raids: commands,
  defense: Type.Array(defenseSchema),
  damage: Type.Array(damageSchema),
  upgrades: Type.Array(upgradeSchema),
  /** It has been activated: a faceup dial lies on its card (command-dials.5). */
  activated: flag,
  /** It reveals no dial this round (damage-cards.5). */
  revealsNone: flag,
  /** Commands that it has resolved this round, each once (commands.2). */
  resolved: commands,
  /** Attacks made in this activation. */
  attacks: Type.Array(madeSchema),
  /** Attacks on ships that it has made this round (damage-cards.10). */
  attacksOnShips: int,
  /** An objective token lies by its card (objective-cards.4). */
  objective: flag,
  /** Id tokens tell apart ships with the same card (id-tokens.1); 0 without one. */
  idToken: int,
  lasting: Type.Array(lastingSchema, { hashedAs: 'begun' }),
});

const squadronSchema = Type.Object({
  id: int,
  player: int,
  card: text,
  points: int,
  place: Type.Unsafe<Place>(text),
  x: Type.Number(),
  y: Type.Number(),
  hull: int,
  defense: Type.Array(defenseSchema),
  /** The slider: activated when it is not the side that the initiative token shows (squadron-activation.2). */
  slider: int,
  idToken: int,
  lasting: Type.Array(lastingSchema, { hashedAs: 'begun' }),
});

/** Kinds of a standard set, and those that objectives bring (obstacles.7 to .13). */
export type ObstacleType = ObstacleKind;

const obstacleSchema = Type.Object({
  id: int,
  /** Id of its outline. */
  outline: text,
  type: Type.Unsafe<ObstacleType>(text),
  placed: flag,
  /** Not on the table: it fits nowhere on this one, or an objective has removed it. */
  leftOut: flag,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
  /** Facedown cards of a station that is attacked (attacking-stations.2). */
  damage: Type.Array(damageSchema),
});

/** A token on the table or on a ship: objective tokens, mines, grav, chaff and focus tokens. */
const markerSchema = Type.Object({
  id: int,
  kind: text,
  /** Whose it is; -1 nobody's. */
  player: int,
  /** The ship it lies on, -1 on the table; then the place counts. */
  ship: int,
  /** The hull zone it marks; empty without one. */
  zone: text,
  /** The ship whose targeting token it is. */
  of: Type.Optional(int),
  x: Type.Number(),
  y: Type.Number(),
});

const playerSchema = Type.Object({
  name: text,
  faction: text,
  /** Fleet cost (setup.2). */
  fleet: int,
  /** The first side sits at y = 0; at the short edges it is the one at x = 0. */
  edge: Type.Unsafe<PlayerEdge>(text),
  /** Ids of the objectives brought. */
  objectives: Type.Array(text),
  passTokens: int,
  /** Passed by a token in its last turn of this Ship Phase (ship-phase.5). */
  passed: flag,
  victoryTokens: int,
});

/** A player's edge: a long one, or a short one where the objective says so (short-player-edges-setup.1). */
export type PlayerEdge = Edge | 'left' | 'right';

const resultSchema = Type.Object({ winner: int, because: text });

export const stateSchema = Type.Object({
  agenda: Type.Array(Type.Unsafe<Step>(Type.Any())),
  streams: Type.Array(int),
  /** Id, version and hash of the format pack: a record cannot name another one unseen. */
  format: text,
  /** Which printing of the rules is played; where they differ the latest is the rule (golden-rules.1). */
  edition: Type.Unsafe<Edition>(text),
  /** Play area; the setup area is the middle of it. */
  width: Type.Number(),
  depth: Type.Number(),
  setupLeft: Type.Number(),
  setupRight: Type.Number(),
  /** Rounds after which the game ends; 0 without a limit (optional-rules.1). */
  rounds: int,
  round: int,
  phase: text,
  /** The first player; -1 before that is settled. */
  first: int,
  /** Which side of the initiative token is up: 0 or 1 (status-phase.3). */
  initiativeSide: int,
  /** The first player picks the objective, or it is drawn at random (objective-cards.1, setup.11). */
  objectiveBy: Type.Unsafe<'pick' | 'draw'>(text),
  /** Id of the objective in play; empty without one. */
  objective: text,
  /** Facedown dials on the objective card, the second player's; the top one first. */
  objectiveDials: Type.Array(Type.Unsafe<DialFace>(text)),
  /** The ship that is activated; -1 none. */
  active: int,
  players: Type.Array(playerSchema),
  /** What upgrades cost that a card may bring in during the game; no others may come in where this stands. */
  upgradeCosts: Type.Optional(Type.Array(Type.Object({ id: text, points: int }))),
  ships: Type.Array(shipSchema),
  squadrons: Type.Array(squadronSchema),
  obstacles: Type.Array(obstacleSchema),
  markers: Type.Array(markerSchema),
  /** Cards of each kind left in the damage deck, which both players share; their order is drawn when needed. */
  deck: Type.Array(int),
  /** Cards of each kind in the discard pile, which lies open (damage.9). */
  discarded: Type.Array(int),
  attack: Type.Union([Type.Null(), attackSchema]),
  nextUid: int,
  result: Type.Union([Type.Null(), resultSchema]),
});

export type ArmadaState = Type.Static<typeof stateSchema>;
export type Ship = ArmadaState['ships'][number];
export type Squadron = ArmadaState['squadrons'][number];
export type Obstacle = ArmadaState['obstacles'][number];
export type Marker = ArmadaState['markers'][number];
export type DefenseToken = Ship['defense'][number];
export type DamageCard = Ship['damage'][number];
export type Upgrade = Ship['upgrades'][number];
export type Lasting = Ship['lasting'][number];
export type AttackMade = Ship['attacks'][number];
export type Player = ArmadaState['players'][number];

/** What a squadron may still do in its activation; `by` is the ship whose command activated it, -1 without one. */
export interface SquadronTurn {
  readonly squadron: number;
  readonly by: number;
  readonly move: boolean;
  readonly attack: boolean;
  /** It may do both, one after the other (commands-squadron.4, squadron-keywords.8). */
  readonly both: boolean;
  /** The speed that a card gives it in this activation. */
  readonly speed?: Distance;
  /** The card that leaves it only one of the two. */
  readonly narrowed?: string;
}

/** An attack that a card gives a squadron. */
export interface LentAttack {
  /** At whom: anybody, one piece (though it is engaged), or each enemy squadron at distance 1. */
  readonly at: 'any' | 'each' | { readonly kind: 'zone' | 'squadron'; readonly id: number };
  /** The dice against squadrons, instead of its own; its own without any. */
  readonly dice: readonly Color[];
  /** Squadrons that have been attacked by it. */
  readonly attacked: readonly number[];
}

/** The steps of a game, as data on the agenda. */
export type Step =
  | { readonly kind: 'begin-setup' }
  | { readonly kind: 'determine-initiative' }
  | { readonly kind: 'choose-objective' }
  | { readonly kind: 'place-obstacles' }
  | { readonly kind: 'place-obstacle'; readonly player: number }
  | { readonly kind: 'deploy-fleets' }
  /** `squadrons` of the two may still be deployed in this turn. */
  | { readonly kind: 'deployment-turn'; readonly player: number; readonly squadrons: number }
  /** `upgrade`: its place among the ship's. */
  | { readonly kind: 'starting-commands'; readonly ship: number; readonly upgrade: number }
  | { readonly kind: 'finish-setup' }
  | { readonly kind: 'round' }
  | { readonly kind: 'command-phase' }
  | { readonly kind: 'choose-commands' }
  | { readonly kind: 'ship-phase' }
  | { readonly kind: 'ship-turn'; readonly player: number }
  | { readonly kind: 'reveal-dial'; readonly ship: number }
  | { readonly kind: 'clear-raids'; readonly ship: number }
  /** `at`: which of the dials beside the ship; those before it stay as they are. */
  | { readonly kind: 'use-dial'; readonly ship: number; readonly at?: number }
  | { readonly kind: 'resolve-commands'; readonly ship: number }
  /**
   * `left` squadrons may still be activated; `relayed` were beyond command range (squadron-keywords.9), and `passed`
   * those to which a card passed the command: who bears it, once for each.
   */
  | {
      readonly kind: 'command-squadrons';
      readonly ship: number;
      readonly left: number;
      readonly relayed: number;
      /** For each of those the squadrons with relay that were near it. */
      readonly heard?: readonly (readonly number[])[];
      readonly passed: readonly string[];
    }
  /** `points` left to spend; `salvaged`: some were spent on victory tokens, which is done once. */
  | {
      readonly kind: 'repair';
      readonly ship: number;
      readonly points: number;
      readonly salvaged?: true;
      /** Some points have been spent. Records hold hashes of the agenda with its names, so this one stays. */
      readonly begun?: true;
    }
  /** The Attack step of a ship's activation: up to two attacks (attack.23). */
  | { readonly kind: 'ship-attacks'; readonly ship: number; readonly most?: number }
  /** The Attack step is over: a targeting token that is left goes (ignition.2). */
  | { readonly kind: 'targeting-over'; readonly ship: number }
  /** The end of an activation: a ship may place its targeting token (ignition.1). */
  | { readonly kind: 'offer-targeting'; readonly ship: number }
  | { readonly kind: 'attack-part'; readonly part: AttackStepName | 'end-attack' }
  | {
      readonly kind: 'squadron-attack';
      readonly squadron: number;
      readonly by: number;
      readonly lent?: LentAttack;
    }
  | AttackRunStep
  | { readonly kind: 'determine-course'; readonly ship: number }
  | { readonly kind: 'navigate'; readonly ship: number; readonly with: DialOrToken }
  /** `raised`: the joint with one more click, 0 for none. */
  | { readonly kind: 'plot-course'; readonly ship: number; readonly raised: number }
  | { readonly kind: 'move-ship'; readonly ship: number; readonly course: PlannedCourse }
  | { readonly kind: 'place-displaced'; readonly ship: number; readonly squadrons: readonly number[] }
  | { readonly kind: 'overlap-damage'; readonly ship: number; readonly other: number }
  /** `spared`: whether a card was discarded to ignore them all; not there before that is decided. */
  | {
      readonly kind: 'on-obstacles';
      readonly ship: number;
      readonly obstacles: readonly number[];
      readonly spared?: boolean;
    }
  /** `met`: what it overlapped, 'ship' and 'obstacle'. */
  | {
      readonly kind: 'maneuver-executed';
      readonly ship: number;
      readonly speed: number;
      readonly met: string;
    }
  /** A maneuver at speed 1 that a card gives beside the ship's own; `unslowed`: a gravity rift does not slow it. */
  | {
      readonly kind: 'extra-maneuver';
      readonly ship: number;
      readonly straight: boolean;
      readonly unslowed?: true;
    }
  | { readonly kind: 'end-activation'; readonly ship: number }
  | { readonly kind: 'squadron-phase' }
  /** A player picks an exogorth that has not `acted`; it attacks squadrons that it has not `attacked` (obstacles.9). */
  | { readonly kind: 'exogorth-turn'; readonly player: number; readonly acted: readonly number[] }
  | {
      readonly kind: 'exogorth-attacks';
      readonly obstacle: number;
      readonly player: number;
      readonly attacked: readonly number[];
    }
  | { readonly kind: 'exogorths-done' }
  /** A player's turn of the Squadron Phase: `left` more squadrons to activate in it. */
  | { readonly kind: 'squadron-turn'; readonly player: number; readonly left: number }
  | ({ readonly kind: 'activate-squadron' } & SquadronTurn)
  | ({ readonly kind: 'squadron-acts' } & SquadronTurn)
  | { readonly kind: 'end-squadron-activation'; readonly squadron: number; readonly by: number }
  /** It moves at this speed; what acts before that has acted. */
  | {
      readonly kind: 'move-squadron';
      readonly squadron: number;
      readonly speed: Distance;
      /** The card by which it does not end its move engaged. */
      readonly clear?: string;
    }
  | { readonly kind: 'cloaked-moves'; readonly player: number; readonly moved: readonly number[] }
  | { readonly kind: 'status-phase' }
  | { readonly kind: 'ready-tokens' }
  | { readonly kind: 'ready-upgrades' }
  /** `passed`: players who ready no more cards in this phase. */
  | { readonly kind: 'pay-to-ready'; readonly player: number; readonly passed: readonly number[] }
  | { readonly kind: 'flip-initiative' }
  /** A player moves a purrgil that has not been moved (obstacles.13). */
  | { readonly kind: 'move-purrgil'; readonly player: number; readonly moved: readonly number[] }
  | { readonly kind: 'end-round' }
  | { readonly kind: 'end-game' }
  | { readonly kind: 'name-winner' }
  | ({ readonly kind: 'window' } & Occasion);

/** A course as a ship flies it. */
export interface PlannedCourse {
  readonly clicks: readonly number[];
  readonly side: 'left' | 'right';
  /** Its one click turns the ship where it lies, at speed 0 (ship-movement.9). */
  readonly pivots?: true;
}

/** Named moments at which abilities can act, in the order of a round. */
export const WINDOWS = [
  /** Objectives act in setup: after the choice, after the obstacles lie, after deployment. */
  'objective-chosen',
  'obstacles-placed',
  /** A ship has been deployed, in setup or later. */
  'ship-deployed',
  'fleets-deployed',
  /** A ship was moved by the objective in setup. */
  'moved-in-setup',
  'end-of-setup',
  'start-of-round',
  'start-of-command-phase',
  'start-of-ship-phase',
  'end-of-command-phase',
  'end-of-ship-phase',
  /** Before a dial is revealed (damage-cards.5). */
  'before-reveal',
  'reveal',
  /** The end of the Reveal Command Dial step. */
  'dials-used',
  /** A ship has spent a command token; `what` says which. */
  'token-spent',
  /** A ship has resolved a command; `what` says which, and `dial`, `token` or `both`. */
  'after-command',
  'before-attack',
  'after-attack',
  /** The end of a ship's Attack step. */
  'attacks-made',
  'before-maneuver',
  /** The navigate command is resolved, and the course is not yet plotted. */
  'determine-course',
  /** Its speed was changed by one or more; not by temporary changes (speed.3, damage-cards.23). */
  'speed-changed',
  /** A ship overlapped a ship or an obstacle in Move Ship: `other`; `what` is 'ship' or 'obstacle'. */
  'overlapped',
  'after-maneuver',
  'end-of-activation',
  'start-of-squadron-phase',
  'squadron-activated',
  /** A squadron is about to move. */
  'before-squadron-move',
  'squadron-moved',
  /** `what` is the ship whose command it was; empty without one. */
  'end-of-squadron-activation',
  /** All squadrons have been activated, and those with cloak have not yet moved. */
  'squadrons-activated',
  'end-of-squadron-phase',
  /** An objective token at distance 1-2 of a squadron, on no obstacle, is moved or removed. */
  'token-gone',
  'start-of-status-phase',
  'end-of-round',
  'end-of-game',
  /** A damage card turned or was dealt faceup; `what` is its uid. */
  'damage-faceup',
  'ship-destroyed',
  'squadron-destroyed',
] as const;
export type Window = (typeof WINDOWS)[number];

/** A named moment at which abilities can act, with what it is about; -1 and '' where there is nothing. */
export interface Occasion {
  readonly window: Window;
  readonly ship: number;
  readonly squadron: number;
  /** The other ship of an attack or overlap. */
  readonly other: number;
  readonly what: string;
}

/** An occasion with everything but what is given left open. */
export const occasion = (window: Window, given: Partial<Omit<Occasion, 'window'>> = {}): Occasion => ({
  window,
  ship: -1,
  squadron: -1,
  other: -1,
  what: '',
  ...given,
});

export const compiledState = compileSchema<ArmadaState>(stateSchema);
