import { compileSchema } from '@firing-arc/referee';
import * as Type from 'typebox';
import type { Contact } from '../common/index.ts';
import type { Ability, ArcName, Effect, GrantedWeapon } from './abilities/language/vocabulary.ts';
import type { AttackStep } from './attack/events.ts';
import type { PlannedManeuver } from './maneuver/planned.ts';
import type { Mission } from './missions/mission.ts';

/** The state of a First Edition game: plain data; things refer to each other by id. Lengths in mm, angles in degrees. */

/** Token kinds that a ship counts. Target locks are not here: they are kept as pairs. */
export const TOKENS = [
  'focus',
  'evade',
  'stress',
  'ion',
  'cloak',
  'weapons-disabled',
  'reinforce-fore',
  'reinforce-aft',
  'jam',
  'tractor-beam',
  'energy',
] as const;
export type Token = (typeof TOKENS)[number];

const int = Type.Integer();
const flag = Type.Boolean();
const text = Type.String();

const tokensSchema = Type.Object({
  focus: int,
  evade: int,
  stress: int,
  ion: int,
  cloak: int,
  'weapons-disabled': int,
  'reinforce-fore': int,
  'reinforce-aft': int,
  jam: int,
  'tractor-beam': int,
  energy: int,
});

/** A damage card on a ship. `kind` is its place in the deck's list; a facedown one is nobody's to know. */
const damageSchema = Type.Object({
  uid: int,
  kind: int,
  up: flag,
  /** The round in which it turned faceup; some cards act from the next one on. */
  since: int,
});

/** An upgrade card; a discarded one lies facedown and is out of play but for its cost (upgrade-cards.5). */
const upgradeSchema = Type.Object({
  id: text,
  discarded: flag,
  /** Whether a two-sided card lies on its other side. */
  flipped: flag,
  /** Tokens that lie on it. */
  held: int,
  /** The ship that it keeps in mind; -1 without one. */
  marked: int,
  /** Ordnance tokens on it, discarded one by one instead of the card. */
  ordnance: int,
  /** What it costs in squad points. */
  points: int,
  /** The faceup damage card that it lies under, by uid, out of play so long; 0 without one. */
  under: int,
});

/** An upgrade card that a card may bring into the game, and what it costs. */
const stockSchema = Type.Object({ id: text, points: int });

/** The maneuver a ship executed last this round; `speed` -1 before it has. */
const flownSchema = Type.Object({
  bearing: text,
  direction: text,
  speed: int,
  difficulty: text,
  ion: flag,
  /** Whether it was the one of its dial. */
  dial: flag,
  /** Ships it overlapped and came to touch, as only those count (overlapping-ships.8). */
  overlapped: Type.Array(int),
  /** Obstacles its base or template lay on, nearest to its start first (obstacles.13). */
  obstacles: Type.Array(int),
});

/** A condition card on a ship. */
const conditionSchema = Type.Object({
  id: text,
  /** The ship whose card assigned it. */
  from: int,
  /** The damage card that lies on it, by its place in the deck's list; -1 without one. */
  damage: int,
});

/** Agility more or less, until the end of a phase or round. */
const agilitySchema = Type.Object({ change: int, until: text });

/** A pilot skill that an effect has set, each until the end of a phase or round or for good; the latest counts (pilot-skill.2). */
const skillSchema = Type.Object({ value: int, until: text });

/** Abilities that an effect has given a ship until a time; the ability that gave them names them. */
const lastingSchema = Type.Object({
  ability: text,
  until: text,
  gives: Type.Unsafe<readonly Ability[]>(Type.Array(Type.Any())),
});

const shipSchema = Type.Object({
  id: int,
  player: int,
  /** The side it is on: its player's team, or with two players its player. */
  side: int,
  card: text,
  /** Cost with all upgrades, discarded ones too. */
  points: int,
  /** 'reserve' before it is placed, 'docked' with another ship, 'table', or 'removed'. */
  place: text,
  /** The ship that it is docked with, or was deployed from; -1 without one. */
  carrier: int,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
  /** The other section of the same huge ship, which stands where this one stands; -1 without one. */
  section: int,
  /** Whether the section's card lies on its crippled side. */
  crippled: flag,
  /** The weapons that a huge ship has attacked with in this Combat phase, by number. */
  fired: Type.Array(int),
  /** Where a mobile arc points: 0 front, 1 right, 2 rear, 3 left; -1 without one. */
  arc: int,
  /** Index on the dial; -1 not set; -2 set, but hidden from the one who looks. */
  dial: int,
  revealed: flag,
  activated: flag,
  /** Whether it has had its opportunity to attack this round. */
  fought: flag,
  /** Destroyed; it stays until its opportunity to attack is over, where the simultaneous attack rule says so. */
  destroyed: flag,
  fled: flag,
  /** Ruling by which it skips its Perform Action step; empty when it does not. */
  skipsAction: text,
  shields: int,
  upgrades: Type.Array(upgradeSchema),
  /** Upgrade cards that its player has beside the squad, and that a card of it may equip instead of others. */
  stock: Type.Array(stockSchema),
  damage: Type.Array(damageSchema),
  tokens: tokensSchema,
  skills: Type.Array(skillSchema),
  lasting: Type.Array(lastingSchema),
  conditions: Type.Array(conditionSchema),
  /** Whether it has received a tractor beam token this round. */
  tractored: flag,
  /** Whether it has performed an attack this round. */
  hasAttacked: flag,
  /** Until when a card forbids it to attack again; empty when none does. */
  attacksOver: text,
  /** The maneuver that it executes instead of its dial's; null without one. */
  instead: Type.Unsafe<PlannedManeuver | null>(Type.Any()),
  /** Players who have looked at its dial this round. */
  shownTo: Type.Array(int),
  agilities: Type.Array(agilitySchema),
  /** Whether it was stressed when it performed its last action. */
  actedStressed: flag,
  /** Actions performed this round (actions.7). */
  performed: Type.Array(text),
  /** What the maneuver of its revealed dial is treated as; null as it shows. */
  treated: Type.Unsafe<PlannedManeuver | null>(Type.Any()),
  /** Whether it has had its chance to decloak this round. */
  decloaked: flag,
  bombsDropped: int,
  /** The last round in which it does not attack; 0 when it may. */
  noAttackIn: int,
  /** Abilities that may be used once in a round or game and were, as `limit ability`. */
  used: Type.Array(text),
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

/** A bomb token in play. */
const bombSchema = Type.Object({
  id: int,
  /** Id of its token, and of its rules. */
  kind: text,
  player: int,
  x: Type.Number(),
  y: Type.Number(),
  facing: Type.Number(),
});

/** A pair of target lock tokens: the blue one lies on `by`, the red one with the same letter on `on`. */
const lockSchema = Type.Object({ letter: int, by: int, on: int });

/** A contact that an overlap made, and which of the two have moved since (touching.1 to .3). */
const contactSchema = Type.Unsafe<Contact>(Type.Object({ ships: Type.Array(int), moved: Type.Array(int) }));

/** `fixed`: no modification takes it any more. */
const dieSchema = Type.Object({ face: text, rerolled: flag, fixed: flag });

const attackSchema = Type.Object({
  attacker: int,
  defender: int,
  /** 0 the primary weapon, else 1 + the place of the upgrade card that is a secondary one. */
  weapon: int,
  /** Range 1 to 3, or more for some huge ships. */
  range: int,
  obstructed: flag,
  /** Which of the seven steps runs (attack.2). */
  step: text,
  attackDice: Type.Array(dieSchema),
  defenseDice: Type.Array(dieSchema),
  hit: flag,
  /** Crits that defense dice have canceled. */
  critsCanceled: int,
  /** The damage cards that it has dealt to the defender, by uid. */
  dealt: Type.Array(int),
  /** Defense dice that were rolled. */
  defenseRolled: int,
  /** Damage and critical damage that the defender has suffered in it. */
  suffered: int,
  /** Dice more or fewer by abilities that act before the roll. */
  attackMore: int,
  defenseMore: int,
  /** Tokens of the defender that cannot be spent in it, each kind as often as there are such. */
  barred: Type.Array(text),
  /** Effects already used in this attack, as `ability@ship`. */
  used: Type.Array(text),
});

const playerSchema = Type.Object({
  name: text,
  faction: text,
  /** Squad points (initiative.1). */
  squad: int,
  /** Its edge of the play area: 'near' (y = 0), 'far', 'left' (x = 0) or 'right'; empty before it is chosen. */
  edge: text,
  /** Cards of each kind left in its damage deck; their order is drawn when needed. */
  deck: Type.Array(int),
  /** Cards of each kind in its discard pile, which lies faceup (damage.5, .6). */
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
  /** Rounds after which the game ends; 0 without a limit. */
  rounds: int,
  /** Which damage deck is played with. */
  damageDeck: text,
  /** 'rules': what an action needs is declared before it is measured; 'free': the players may measure first. */
  measuring: text,
  round: int,
  phase: text,
  /** The player with initiative, who speaks for the side that has it; -1 before that is settled. */
  initiative: int,
  /** The ship whose turn it is in the Activation or Combat phase; -1 none (active-ship.1). */
  active: int,
  players: Type.Array(playerSchema),
  /** The team of each player; empty with two players. */
  teams: Type.Array(int),
  ships: Type.Array(shipSchema),
  obstacles: Type.Array(obstacleSchema),
  /** Bomb tokens in play, in the order in which they were dropped. */
  bombs: Type.Array(bombSchema),
  locks: Type.Array(lockSchema),
  contacts: Type.Array(contactSchema),
  /** The mission that is played; null in all other games (missions.1). */
  mission: Type.Unsafe<Mission | null>(Type.Any()),
  /** Tracking tokens on each ship, by id; empty without a mission (tracking-tokens.2). */
  tracking: Type.Array(int),
  attack: Type.Union([Type.Null(), attackSchema]),
  /** Which moments and questions the cards of this game act on, as bits; made when it begins. */
  hooks: Type.Array(int),
  nextUid: int,
  result: Type.Union([Type.Null(), resultSchema]),
});

export type FirstState = Type.Static<typeof stateSchema>;
export type Ship = FirstState['ships'][number];
export type Obstacle = FirstState['obstacles'][number];
export type Bomb = FirstState['bombs'][number];
export type Lock = FirstState['locks'][number];
export type Upgrade = Ship['upgrades'][number];
export type DamageCard = Ship['damage'][number];
export type Attack = Type.Static<typeof attackSchema>;
export type Die = Attack['attackDice'][number];

/** The steps of a game, as data on the agenda. */
export type Step =
  | { readonly kind: 'gather-forces' }
  | { readonly kind: 'determine-initiative' }
  | { readonly kind: 'establish-play-area' }
  | { readonly kind: 'place-obstacles' }
  | { readonly kind: 'place-obstacle'; readonly player: number }
  | { readonly kind: 'choose-edge' }
  | { readonly kind: 'place-forces' }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'activate-shields' }
  | { readonly kind: 'prepare-other-components' }
  | { readonly kind: 'round' }
  | { readonly kind: 'planning' }
  | { readonly kind: 'dials' }
  | { readonly kind: 'activation' }
  | { readonly kind: 'decloak-next' }
  | { readonly kind: 'decloak'; readonly ship: number; readonly tried: readonly string[] }
  /** A ship that did not decloak loses its cloak token. */
  | { readonly kind: 'uncloak'; readonly ship: number }
  | { readonly kind: 'activate-next' }
  | { readonly kind: 'reveal'; readonly ship: number }
  | { readonly kind: 'drop-bomb'; readonly ship: number }
  /** `plan` is the maneuver an ability tells the ship to execute; without it the one of its dial. */
  | { readonly kind: 'maneuver'; readonly ship: number; readonly plan?: PlannedManeuver }
  /** `late`: after the Perform Action step. */
  | { readonly kind: 'check-stress'; readonly ship: number; readonly late?: true }
  | { readonly kind: 'clean-up'; readonly ship: number }
  | ActionStep
  /** `met`: of a maneuver before the last one. */
  | { readonly kind: 'obstacle-dice'; readonly ship: number; readonly met?: readonly number[] }
  | { readonly kind: 'slam-end'; readonly ship: number }
  /** A huge ship gains energy by its maneuver, and moves it to its upgrade cards. */
  | { readonly kind: 'gain-energy'; readonly ship: number }
  | { readonly kind: 'allocate-energy'; readonly ship: number }
  | { readonly kind: 'recover'; readonly ship: number }
  /** A player, usually the opposing one, may move a ship that has received its first tractor beam token of the round. */
  | { readonly kind: 'tractor'; readonly ship: number; readonly player: number }
  /** A docked ship deploys; `lost`: because its carrier is. */
  | { readonly kind: 'deploy-docked'; readonly ship: number; readonly lost: boolean }
  /** A destroyed carrier is removed, its docked ships deployed. */
  | { readonly kind: 'remove'; readonly ship: number; readonly because: string }
  | { readonly kind: 'detonations' }
  | { readonly kind: 'detonate'; readonly bomb: number; readonly ship: number }
  | { readonly kind: 'combat' }
  | { readonly kind: 'combat-next' }
  | { readonly kind: 'combat-ship'; readonly ship: number }
  | ({
      readonly kind: 'attack';
      readonly ship: number;
      /** What follows once it is declared. */
      readonly after?: AbilityStep;
    } & GrantedAttack)
  /** After an attack within the moments of another one, that one goes on. */
  | { readonly kind: 'resume-attack'; readonly attack: Attack }
  /** `turn`: dice are modified on from the turn of this side, the first or the second. */
  | { readonly kind: 'attack-part'; readonly part: AttackStep; readonly turn?: number }
  | { readonly kind: 'end-attack' }
  | { readonly kind: 'end-combat-ship'; readonly ship: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'end-cleanup' }
  | { readonly kind: 'end-round' }
  | { readonly kind: 'end-phase-of'; readonly phase: string }
  | ({ readonly kind: 'window' } & Occasion)
  | AbilityStep;

/** A ship performs an action, or a free one. */
export interface ActionStep {
  readonly kind: 'action';
  readonly ship: number;
  /** The only actions that a free action may be; undefined for the Perform Action step. */
  readonly free?: readonly string[];
  readonly because: string;
  /** Declarations that turned out impossible in this choice (acquire-a-target-lock.9, barrel-roll.11, boost.7). */
  readonly tried: readonly string[];
  /** The ability that grants it, and what follows once the action is performed. */
  readonly granted?: { readonly ability: string; readonly ship: number };
  readonly after?: AbilityStep;
  /** What may be chosen again when nothing came of what was declared (faq-ship-cards.1). */
  readonly again?: AbilityStep;
  /** It is the second of a ship that performs two in its Perform Action step. */
  readonly second?: true;
  /** The choice of action that is made again when a free action, which is all that a card's action does, is impossible. */
  readonly otherwise?: ActionStep;
}

/** What an ability that grants an attack allows. */
export interface GrantedAttack {
  /** The ability that grants it. */
  readonly by?: string;
  readonly with?: readonly GrantedWeapon[];
  /** Place of its own card among the upgrades, where that is a weapon. */
  readonly card?: number;
  /** A weapon that is not used, by its number. */
  readonly not?: number;
  /** The only ships that may be attacked, by id. */
  readonly on?: readonly number[];
  /** The ship attacks no more for so long. */
  readonly last?: 'round' | 'phase';
  /** The only arc that it attacks through. */
  readonly arc?: ArcName;
}

/** An ability is reached, or the rest of what it does, with the ship chosen last. */
export type AbilityStep = { readonly ability: string; readonly ship: number; readonly occasion: Occasion } & (
  | { readonly kind: 'ability' }
  | { readonly kind: 'effect'; readonly effect: Effect; readonly chosen: number }
);

/**
 * Named moments at which abilities can act, in the order of a round. What First Edition cards need of them, by the
 * rulings on cards, stands beside each.
 */
export const WINDOWS = [
  /** Before the ships are placed: they take part, though none is on the table. */
  'before-forces',
  /** A ship was placed in the Place Forces step. */
  'ship-placed',
  'end-of-setup',
  'start-of-planning',
  /** All dials are set. */
  'end-of-planning',
  'start-of-activation',
  /** Before a dial is revealed: a free action then instead of later. */
  'before-reveal',
  /** A dial is revealed: it may be turned, its maneuver treated as another; bombs are dropped right after. */
  'reveal',
  /** The ship has moved, its stress is not checked yet (faq-ship-cards.48, faq-upgrade-cards.23, .59). */
  'after-maneuver',
  'after-stress-check',
  /** A huge ship gains energy by its maneuver. */
  'gaining-energy',
  /** Energy was moved to an upgrade card. */
  'energy-allocated',
  /** The Use Energy step of a huge ship. */
  'using-energy',
  /** A recover action is about to be resolved. */
  'recovering',
  /** A docked ship deploys; `other` is that ship. */
  'deploying',
  /** A ship has decloaked. */
  'after-decloak',
  /** A ship has dropped a bomb. */
  'after-drop',
  /** A ship was given a token; `what` says which. */
  'after-token',
  /** A ship acquired a target lock, or spent one (faq-ship-cards.33). */
  'after-lock',
  'lock-spent',
  'after-spend',
  /** A token was removed or spent; `what` says which. */
  'token-lost',
  /** An action was performed, free or not (faq-upgrade-cards.56); `what` says which. */
  'after-action',
  /** A friendly ship is chosen to coordinate, and has not acted yet; `other` is that ship. */
  'coordinating',
  'end-of-activation',
  'start-of-combat',
  /** A ship becomes active in combat: what it may do instead of attacking (faq-upgrade-cards.32). */
  'opportunity',
  /** A target is declared and paid for. */
  'attack-declared',
  'before-attack-dice',
  'after-attack-dice',
  'before-defense-dice',
  'after-defense-dice',
  /** Results are about to be compared. */
  'before-comparing',
  /** Evades have canceled hits and crits, and the attack hits or misses. */
  'after-comparing',
  /** The defender is hit; `ship` is the attacker, `other` the defender (faq-ship-cards.52, .53). */
  'hit',
  /** Hits and crits that are left are about to be suffered. */
  'before-damage',
  /** Damage cards are about to be dealt, or were (faq-ship-cards.17, .38, faq-upgrade-cards.13). */
  'damage-dealt',
  /** The attack has dealt its damage, and nothing else has come after it. */
  'attack-dealt',
  'shield-lost',
  /** A ship has suffered damage, whatever it was by. */
  'after-damage',
  /** An upgrade card was discarded; `what` is its slot. */
  'upgrade-discarded',
  /** After an attack; `what` says whether it hit (faq-upgrade-cards.22, .36, .39). */
  'after-attack',
  /** The same moment, seen from the defender: `ship` is the defender, `other` the attacker. */
  'after-defending',
  'destroyed',
  'after-opportunity',
  'end-of-combat',
  /** Before focus and evade tokens are removed (faq-ship-cards.12). */
  'start-of-end',
  'end-of-end',
] as const;
export type Window = (typeof WINDOWS)[number];

/** Moments inside an attack: they are everybody's, and what an ability requires tells whose they are. */
const IN_ATTACK = [
  'attack-declared',
  'before-attack-dice',
  'after-attack-dice',
  'before-defense-dice',
  'after-defense-dice',
  'before-comparing',
  'after-comparing',
  'hit',
  'before-damage',
  'attack-dealt',
] as const satisfies readonly Window[];
export const isInAttack = (window: Window): boolean => IN_ATTACK.some((moment) => moment === window);
/** Moments in which an attack is known. */
export type AttackWindow = (typeof IN_ATTACK)[number] | 'after-attack' | 'after-defending';

/** A named moment at which abilities can act, with what it is about. */
export interface Occasion {
  readonly window: Window;
  /** The ship that the moment is about; -1 when it is about all. */
  readonly ship: number;
  /** The other ship of an attack or lock; -1 without one. */
  readonly other: number;
  /** The action performed, the token given or spent, or whether an attack hit. */
  readonly what: string;
}

/** An occasion with everything but what is given left open. */
export const occasion = (window: Window, given: Partial<Omit<Occasion, 'window'>> = {}): Occasion => ({
  window,
  ship: -1,
  other: -1,
  what: '',
  ...given,
});

export const compiledState = compileSchema<FirstState>(stateSchema);
