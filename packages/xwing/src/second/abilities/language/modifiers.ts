/** Values, permissions and prohibitions that hold as long as a card is there: asked on demand, never stored. */

import type { TemplateChange } from '../../actions/other-templates.ts';
import type {
  ActionDifficulty,
  ActionName,
  BarAction,
  Faction,
  UpgradeSlot,
  Weapon,
} from '../../cards/chassis.ts';
import type { PlacingChange } from '../../devices/changes.ts';
import type { DeviceTrait } from '../../devices/kinds.ts';
import type { IgnoredWhile } from '../../maneuver/ignoring.ts';
import type { Token } from '../../state.ts';
import type { LedOtherwise } from '../../wings/cards.ts';
import type { Cost } from './costs.ts';
import type { Effect } from './effects.ts';
import type { AttackWeapon, Requirement } from './requirements.ts';
import type { ArcName, During, ManeuverTest, RangeSpan, ShipTest } from './ships.ts';
import type { Value } from './values.ts';
import type { AttackNeed } from './weapons.ts';

/** Tokens that a ship can lend others. */
export type LentToken = 'focus' | 'evade';

export interface Modifier {
  readonly kind: 'modifier';
  readonly of: ModifierOf;
}

/** Whose dice: the own ship's, those of the other ship in its attack, or of any attack that meets the requirements. */
type Whose = 'own' | 'enemy' | 'any';

export type ModifierOf =
  | {
      readonly value: 'attack-dice' | 'defense-dice';
      readonly change: Value;
      readonly whose?: Whose;
      readonly requires?: readonly Requirement[];
    }
  | {
      readonly value: 'dice-limit';
      readonly dice: 'attack' | 'defense';
      readonly most: Value;
      readonly requires?: readonly Requirement[];
    }
  | {
      readonly value: 'maneuver-difficulty';
      readonly bearing?: string;
      readonly maneuver?: ManeuverTest;
      readonly change: number;
      readonly requires?: readonly Requirement[];
    }
  /** The ship executes its maneuvers so much faster or slower, where there is a template for it. */
  | { readonly value: 'maneuver-speed'; readonly change: number }
  | { readonly value: 'initiative'; readonly to: number; readonly while: 'damaged' | 'undamaged' }
  /** Something that the card did holds: its other abilities ask for it (`marked`). */
  | { readonly mark: true }
  /** It has the pilot abilities of ships that pass the tests, as long as they are in the game. */
  | { readonly value: 'pilot-abilities'; readonly whom: readonly ShipTest[] }
  | { readonly value: 'locks'; readonly most: number }
  /** Charges that a reload recovers beyond the usual. */
  | { readonly value: 'reload'; readonly change: number }
  /** So much farther and nearer may attacks with such weapons be made, within range 0-3. */
  | { readonly value: 'weapon-range'; readonly with: readonly AttackWeapon[]; readonly change: number }
  | { readonly value: 'lock-range'; readonly range: RangeSpan }
  /** Front arc weapons of the upgrades of a slot have another arc instead. */
  | {
      readonly value: 'weapon-arc';
      readonly slot: UpgradeSlot;
      readonly to: Weapon['arc'];
      /** Only while the card lies on its back, or on its front. */
      readonly onBack?: boolean;
    }
  /** Attacks with such weapons are bonus attacks only. */
  | {
      readonly cannot: 'attack-but-bonus';
      readonly with: readonly AttackWeapon[];
      readonly requires: readonly Requirement[];
    }
  | {
      readonly value: 'action-bar';
      readonly add: readonly BarAction[];
      readonly requires: readonly Requirement[];
    }
  /** Actions are treated as of another colour. */
  | {
      readonly value: 'action-colour';
      readonly actions: readonly ActionName[];
      readonly from?: ActionDifficulty;
      readonly to: ActionDifficulty;
      readonly requires: readonly Requirement[];
    }
  | { readonly permission: 'actions'; readonly only: readonly ActionName[] }
  | { readonly permission: 'modify-own-attack-dice'; readonly only: 'force' }
  /** Its dice are modified only by spending its lock for what a lock does by itself. */
  | {
      readonly permission: 'modify-attack-dice';
      readonly only: 'lock';
      readonly requires: readonly Requirement[];
    }
  | { readonly permission: 'reinforce'; readonly only: 'fore' | 'aft' }
  /** Its lock action chooses only what lies in one of these arcs. */
  | { readonly permission: 'lock-action'; readonly only: readonly ArcName[] }
  | { readonly permission: 'turret'; readonly only: readonly ArcName[] }
  /** It moves by banks instead of straight templates. */
  | {
      readonly permission: 'templates';
      readonly moves: readonly ('barrel-roll' | 'decloak')[];
      readonly only: 'bank';
    }
  /** Each weapon attacks only what is at its closest valid attack range. */
  | { readonly permission: 'targets'; readonly only: 'closest' }
  // "can": always applied, not a choice (card-interpretation.5)
  | {
      readonly can: 'act-while-stressed';
      readonly actions: readonly ActionName[] | 'any' | 'white' | 'damage-cards';
      readonly mostStress: number;
      /** Only the action of the Perform Action step. */
      readonly inStep?: true;
      readonly requires?: readonly Requirement[];
    }
  /** An action may be treated as red, and then this follows it. */
  | {
      readonly can: 'treat-as-red';
      readonly action: ActionName;
      /** Only an action of this colour. */
      readonly from?: ActionDifficulty;
      readonly effect: Effect;
    }
  /** So many more ships, all of one type, may be coordinated by an action, and perform the same action. */
  | {
      readonly can: 'coordinate-more';
      readonly more: number;
      /** Only by an action of this colour. */
      readonly from?: ActionDifficulty;
      /** They may be of different types; `acting-freely`: and each performs what it likes. */
      readonly mixed?: true | 'acting-freely';
      /** The action may be treated as red for it, and theirs are red then too. */
      readonly asRed?: true;
      readonly whom: readonly ShipTest[];
    }
  /** It can coordinate allied ships like friendly ones. */
  | { readonly can: 'coordinate-allies' }
  /** For a price, some of its actions reach so much farther, up to range 5. */
  | {
      readonly can: 'reach-farther';
      readonly actions: readonly ('coordinate' | 'jam' | 'lock')[];
      readonly by: number;
      readonly costs: readonly Cost[];
      /** How often it may be paid at once; once without it. */
      readonly most?: number;
    }
  /** For a price, an attack may be made so much farther or nearer than its weapon reaches, at range 0-5. */
  | { readonly can: 'stretch-range'; readonly by: number; readonly costs: readonly Cost[] }
  /** Friendly ships that can be coordinated at whatever range. */
  | { readonly can: 'coordinate-beyond'; readonly whom: readonly ShipTest[] }
  | {
      readonly can: 'fly-red-while-stressed';
      readonly mostStress: number;
      readonly requires: readonly Requirement[];
      readonly maneuver?: ManeuverTest;
    }
  | {
      readonly can: 'ignore-obstacles';
      /** `moving-through`: only what a move leads through, not what it ends on. */
      readonly while: readonly IgnoredWhile[];
      readonly types?: readonly string[];
      /** Only those that it lies on; only those that it does not lie on. */
      readonly atRange0?: boolean;
      /** Only those that it has locked. */
      readonly locked?: true;
      /** Only this one, by its number. */
      readonly only?: number;
      readonly requires?: readonly Requirement[];
    }
  /** Such a move may lead through obstacles and end on them; what they do then happens. */
  | {
      readonly can: 'cross-obstacles';
      readonly while: readonly ('boost' | 'barrel-roll')[];
      readonly requires?: readonly Requirement[];
    }
  /** It can jam itself and friendly ships too. */
  | { readonly can: 'jam-friends' }
  | {
      readonly can: 'attack-on-obstacles';
      readonly with: AttackWeapon | 'any';
      readonly types?: readonly string[];
      readonly whom?: readonly ShipTest[];
    }
  | {
      readonly can: 'attack-while-disarmed';
      readonly with: readonly AttackWeapon[];
      readonly onlyLocked?: boolean;
      /** Only with exactly 1 disarm token. */
      readonly once?: true;
      /** Only what is in its bullseye arc. */
      readonly inBullseye?: true;
    }
  | { readonly can: 'act-while-ionized'; readonly actions: 'damage-cards' }
  /** Shields of ships docked with it are treated as its own. */
  | { readonly can: 'use-docked-shields' }
  | { readonly can: 'let-docked-suffer' }
  /** Its player looks at its facedown damage cards and picks which one turns up. */
  | { readonly can: 'pick-exposed' }
  /** Ships that it coordinates: only those, and with so much stress they act all the same. */
  | {
      readonly can: 'coordinate-otherwise';
      /** Only actions that are on its own bar too. */
      readonly onOwnBar?: true;
      /** A ship with exactly so much stress can perform actions. */
      readonly withStress?: number;
    }
  /** Ships that are destroyed in the Engagement Phase stay until it is over. */
  | { readonly can: 'stay-through-engagement'; readonly whom: readonly ShipTest[] }
  /** It performs its action after a maneuver that it executed only partially. */
  | { readonly can: 'act-after-overlap' }
  /** It leads its wing otherwise than other leaders do. */
  | {
      readonly can: 'lead-otherwise';
      readonly how: LedOtherwise;
      readonly requires: readonly Requirement[];
    }
  /** Once destroyed it is removed at the end of the End Phase only. */
  | { readonly can: 'stay-until-end' }
  /** Devices can be placed otherwise than their cards say (device.11). */
  | {
      readonly can: 'place-otherwise';
      readonly change: PlacingChange;
      readonly requires?: readonly Requirement[];
    }
  /** A device of a trait that it would drop can be placed touching it instead. */
  | { readonly can: 'place-touching'; readonly trait: DeviceTrait }
  /** It can coordinate a friendly crew remote, which relocates forward instead of acting. */
  | { readonly can: 'coordinate-remotes' }
  /** A boost action that would fail on a ship backs up to it instead. */
  | { readonly can: 'back-up-boosts' }
  /** Placed in setup outside the deployment area: near the card's ship, or far from enemies. */
  | {
      readonly can: 'deploy';
      readonly whom: 'own' | readonly ShipTest[];
      readonly range?: RangeSpan;
      readonly beyondEnemies?: number;
      /** So far from obstacles, and from the edges of opponents. */
      readonly beyondObstacles?: number;
      readonly beyondEnemyEdge?: number;
    }
  | TemplateChange
  /** Ships that it can lock at whatever range. */
  | { readonly can: 'lock-beyond'; readonly that: readonly ShipTest[] }
  /** Where it coordinates or jams, it may spend its lock on a ship to choose that one at whatever range. */
  | { readonly can: 'reach-by-lock' }
  /** For a price, a lock action acquires a lock on an object at any range. */
  | { readonly can: 'lock-at-any-range'; readonly costs: readonly Cost[] }
  /** The effects of friendly devices. */
  | { readonly can: 'ignore-devices' }
  | { readonly can: 'attack-friends' }
  /** Front arc weapons of some kinds attack through another arc too; `asItsArc`: they are weapons of that arc then. */
  | {
      readonly can: 'fire-through';
      readonly with: readonly AttackWeapon[];
      readonly arc: 'rear';
      readonly range?: RangeSpan;
      readonly asItsArc?: true;
    }
  /** Enemies in an arc, at a range, are treated as in its bullseye arc. */
  | {
      readonly can: 'treat-as-bullseye';
      readonly arc: ArcName;
      readonly range: RangeSpan;
      readonly requires: readonly Requirement[];
    }
  /** Ships that pass the tests spend such tokens of it as their own: while they attack or defend, or at any time. */
  | {
      readonly can: 'lend';
      readonly tokens: readonly LentToken[];
      readonly whom: readonly ShipTest[];
      readonly atAnyTime?: true;
    }
  /** For a price a coordinate action is white and coordinates another ship too; an effect for each of the two. */
  | {
      readonly can: 'coordinate-two';
      readonly whom: readonly ShipTest[];
      readonly costs: readonly Cost[];
      readonly each: Effect;
    }
  /** Friendly ships at a range count as at another one while it coordinates and for its upgrades. */
  | { readonly can: 'treat-range'; readonly from: RangeSpan; readonly as: RangeSpan }
  /** Dice that it rolls outside of attacks. */
  | {
      readonly can: 'reroll-outside-attacks';
      /** All that show one of these, or up to so many whatever they show. */
      readonly which: readonly string[] | number;
      readonly costs: readonly Cost[];
      readonly requires: readonly Requirement[];
    }
  | { readonly can: 'attack-at'; readonly with: AttackWeapon; readonly range: RangeSpan }
  /** What a special attack needs is not needed: of these needs, on ships that pass tests, for a price. */
  | {
      readonly can: 'fire-without';
      readonly needs: readonly AttackNeed[];
      readonly on: readonly ShipTest[];
      readonly costs: readonly Cost[];
      /** Ships that pass these tests may do so; without them the card's own. */
      readonly whom?: readonly ShipTest[];
    }
  // "cannot": absolute (introduction.3)
  | {
      readonly cannot: 'perform-actions';
      /** `all`: those of damage cards and other cards too. */
      readonly actions: readonly ActionName[] | 'all';
      readonly requires?: readonly Requirement[];
    }
  | { readonly cannot: 'be-locked'; readonly requires: readonly Requirement[] }
  | { readonly cannot: 'be-coordinated'; readonly requires: readonly Requirement[] }
  /** Ships that pass the tests. */
  | { readonly cannot: 'coordinate'; readonly whom: readonly ShipTest[] }
  | {
      readonly cannot: 'modify-dice';
      readonly dice: 'attack' | 'defense' | 'both';
      readonly by: 'owner' | 'all';
      readonly with?: 'focus-tokens' | 'focus-and-calculate-tokens' | 'green-tokens' | 'tokens' | 'rerolls';
      /** Only the dice of the ship that has the modifier, as of the one that an effect gave it to. */
      readonly onlyOwn?: true;
      readonly requires: readonly Requirement[];
    }
  /** Not to reroll attack dice, or not for anything. */
  | {
      readonly cannot: 'spend-locks';
      readonly forAnything?: true;
      readonly requires?: readonly Requirement[];
    }
  /** Other ships cannot spend its tokens of these kinds by a ship ability. */
  | { readonly cannot: 'lend-tokens'; readonly tokens: readonly Token[] }
  /** It cannot spend tokens of these kinds. */
  | { readonly cannot: 'spend-tokens'; readonly tokens: readonly Token[] }
  /** Its own Force, but while it performs an attack. */
  | { readonly cannot: 'spend-force'; readonly but: 'attacking' }
  | {
      readonly cannot: 'range-bonus';
      readonly bonus: 'attack' | 'defense' | 'both';
      readonly requires: readonly Requirement[];
    }
  | {
      readonly cannot: 'lose-tokens';
      readonly tokens: readonly Token[];
      readonly requires: readonly Requirement[];
      readonly whom: readonly ShipTest[];
      readonly only?: 'end-phase';
      readonly most?: number;
    }
  | { readonly cannot: 'gain'; readonly tokens: readonly Token[]; readonly requires: readonly Requirement[] }
  /** The attacker rerolls at most so many attack dice. */
  | { readonly rule: 'reroll-limit'; readonly most: number; readonly requires: readonly Requirement[] }
  /** Ships that pass the tests may lock what is at a range of the card's ship. */
  | { readonly rule: 'locks-near'; readonly range: RangeSpan; readonly whom: readonly ShipTest[] }
  /** Crits are paired with evades before hits. */
  | { readonly rule: 'crits-neutralized-first'; readonly requires: readonly Requirement[] }
  | { readonly rule: 'evades-spare-crits'; readonly requires: readonly Requirement[] }
  /** Crits of the ship's attacks are such tokens instead of damage. */
  | { readonly rule: 'crits-inflict'; readonly token: Token }
  /** It starts in reserve and is placed at the end of setup: on an obstacle, so far beyond enemies. */
  | { readonly rule: 'deploys-last'; readonly beyondEnemies: number; readonly nearFriends?: never }
  /** Or at a range of a friend. */
  | { readonly rule: 'deploys-last'; readonly beyondEnemies?: never; readonly nearFriends: RangeSpan }
  /** It is placed in setup as if it were a standard ship of an initiative. */
  | { readonly rule: 'deploys-at'; readonly initiative: number }
  /** What its pilot ability asks of whether the defender is tractored, it asks of itself instead. */
  | { readonly rule: 'tractored-instead' }
  /** Its friends are its allies, and it is theirs. */
  | { readonly rule: 'friends-are-allies' }
  /** It can be in squads of these factions; ships of other factions there are its allies. */
  | {
      readonly rule: 'joins-squads';
      readonly factions: readonly Faction[];
      readonly requires: readonly Requirement[];
    }
  /** A ship that passes the tests modifies at most one focus result of its own dice in an attack. */
  | { readonly rule: 'one-focus-modified'; readonly whom: readonly ShipTest[] }
  /** In an attack at range 0 the attacker can spend focus tokens on its dice. */
  | { readonly rule: 'focus-at-range-0'; readonly requires: readonly Requirement[] }
  /** Friendly ships lock objects at range 0-3 of any friendly ship. */
  | { readonly rule: 'locks-near-friends' }
  /** Friendly devices of some traits can be kept from detonating, for a price. */
  | {
      readonly rule: 'prevent-detonations';
      readonly traits: readonly DeviceTrait[];
      readonly costs: readonly Cost[];
    }
  /** One die that friendly devices of some traits at a range have rolled is rerolled. */
  | {
      readonly rule: 'reroll-detonations';
      readonly traits: readonly DeviceTrait[];
      readonly range: RangeSpan;
    }
  /** A recurring charge or Force does not come back to a ship that passes the tests, for a price. */
  | {
      readonly rule: 'stop-recovery';
      readonly whom: readonly ShipTest[];
      readonly costs: readonly Cost[];
    }
  | {
      readonly rule: 'attack-range-counts-as';
      readonly from: RangeSpan;
      readonly to: number;
      /** Only with the weapon of the upgrade of this id, against such ships. */
      readonly withCard?: string;
      readonly whom?: readonly ShipTest[];
    };

export const modifier = (of: ModifierOf): Modifier => ({ kind: 'modifier', of });

/** What `marked` asks for, given to the card's own ship for a while. */
export const mark: Modifier = { kind: 'modifier', of: { mark: true } };
/** So many dice more or fewer in attacks that meet some requirements: `moreDice('defense', -1, the('defender', …))`. */
export const moreDice = (
  dice: 'attack' | 'defense',
  change: Value,
  ...requires: readonly (Requirement & During<'attack'>)[]
): Modifier => ({ kind: 'modifier', of: { value: `${dice}-dice`, change, whose: 'any', requires } });
/** Easier (-1) or harder (1) maneuvers of the ship. */
export const difficulty = (
  change: number,
  maneuver: ManeuverTest = {},
  ...requires: readonly Requirement[]
): Modifier => ({ kind: 'modifier', of: { value: 'maneuver-difficulty', maneuver, change, requires } });
