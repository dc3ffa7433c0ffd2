/** What an ability does: verbs on a ship, the card's own where none is named. */

import type { Bearing } from '../../../common/index.ts';
import type { ActionDifficulty, ActionName, ManeuverDifficulty, UpgradeSlot } from '../../cards/chassis.ts';
import type { DeviceKind, DeviceTrait, Way } from '../../devices/kinds.ts';
import type { Token } from '../../state.ts';
import type { ConditionEffect } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Modifier } from './modifiers.ts';
import type { AttackWeapon, Requirement } from './requirements.ts';
import type { ArcName, During, In, NeedOf, RangeSpan, ShipTest, TokenClass, WhenOf, Who } from './ships.ts';
import type { Value } from './values.ts';

export type BoostDirection = 'left' | 'straight' | 'right';

export interface GrantedAction {
  readonly action: ActionName;
  readonly difficulty: ActionDifficulty;
}

/** Which actions an effect lets a ship perform. `as`: every one is treated as of that colour. */
export interface ActionGrant {
  /** Some actions; or those of the ship (`any`), its white ones, those on its bar, the one of the moment, those on the bar of the card's ship. */
  readonly actions:
    | readonly GrantedAction[]
    | 'any'
    | 'white'
    | 'bar'
    | 'its-action'
    | 'your-bar'
    /** That of its bar which the ship it coordinated has performed by that, without its link. */
    | 'coordinated';
  readonly evenWhileStressed: boolean;
  readonly as?: ActionDifficulty;
  /** The only directions of a boost among them. */
  readonly directions?: readonly BoostDirection[];
  /** Only actions that this ship has on its bar too. */
  readonly onBarOf?: Who;
}

export type Until =
  | 'end of round'
  | 'end of activation'
  | 'end of its activation'
  | 'end of engagement'
  | 'end of system'
  | 'end of attack'
  | 'end of setup'
  | 'next planning';

export type Effect =
  | ConditionEffect
  // tokens
  | { readonly kind: 'gain'; readonly token: Token | 'reinforce'; readonly count: Value; readonly on: Who }
  | {
      readonly kind: 'gain-one-of';
      readonly tokens: readonly Token[];
      readonly on: Who;
      /** `opponent`: a player of the other side. */
      readonly chooser: Who | 'opponent';
    }
  | {
      readonly kind: 'remove';
      readonly of: TokenClass;
      /** `any`: as many as the player likes. */
      readonly count: number | 'all' | 'any';
      readonly on: Who;
      readonly chooser: Who;
    }
  | {
      readonly kind: 'transfer';
      readonly of: TokenClass | readonly Token[];
      readonly count: number | 'all' | 'any';
      readonly from: Who;
      readonly to: Who;
      /** Only kinds that the taker has none of. */
      readonly onlyNew?: true;
    }
  | { readonly kind: 'transfer-that'; readonly to: Who }
  | { readonly kind: 'acquire-lock'; readonly by: Who; readonly on: Who; readonly anyRange: boolean }
  | {
      readonly kind: 'choose-lock';
      readonly by: Who;
      /** `lockedByFriends`: any object at such a range that has a friendly lock. */
      readonly that:
        | readonly ShipTest[]
        | 'object'
        | { readonly lockedByFriends: RangeSpan }
        /** Any object in an arc of it. */
        | { readonly objectsIn: ArcName };
      readonly anyRange: boolean;
    }
  | {
      readonly kind: 'break-locks';
      readonly of: 'by' | 'on';
      readonly on: Who;
      /** Only the lock that it has on this ship. */
      readonly onto?: Who;
    }
  /** The lock of another friendly ship on what the card's ship locked last is broken. */
  | { readonly kind: 'break-friendly-lock' }
  /** The lock that the card's ship has on another one is spent. */
  | { readonly kind: 'spend-lock'; readonly on: Who }
  /** A lock on what the card's ship locked last, at any range. */
  | {
      readonly kind: 'lock-alike';
      readonly by: Who;
      /** What this ship locked instead. */
      readonly of?: Who;
      /** Only at a range at which it could lock. */
      readonly inRange?: true;
      /** Only if what is locked is at such a range of the card's ship. */
      readonly within?: RangeSpan;
    }
  /** A lock becomes that of another ship, on the same object. */
  | { readonly kind: 'transfer-lock'; readonly from: Who; readonly to: Who }
  /** A lock that lies on one ship lies on another then. */
  | {
      readonly kind: 'hand-over-lock';
      readonly from: Who;
      readonly to: Who;
      /** Only locks of friendly ships. */
      readonly friendly?: true;
    }
  | { readonly kind: 'jam'; readonly on: Who }
  /** A kind of green token is named, which a ship cannot spend during this attack. */
  | { readonly kind: 'bar-tokens'; readonly on: Who }
  /** Two upgrades of a slot, on different ships that pass the tests, change places. */
  | { readonly kind: 'exchange-upgrades'; readonly slot: UpgradeSlot; readonly that: readonly ShipTest[] }
  /** So many of its own upgrades of a slot go to ships that pass the tests, one to each. */
  | {
      readonly kind: 'hand-on-upgrades';
      readonly slot: UpgradeSlot;
      readonly most: number;
      readonly that: readonly ShipTest[];
    }
  /** An objective of the scenario goes from one ship's card to another's. */
  | { readonly kind: 'move-objective'; readonly from: Who; readonly to: Who }
  // damage
  | { readonly kind: 'suffer'; readonly hits: number; readonly crits: number; readonly on: Who }
  /** So many attack dice are rolled, and their hits and crits suffered. */
  /** So many attack dice are rolled; large and huge ships at range 0 suffer their results as hit damage past shields. */
  | { readonly kind: 'ram'; readonly dice: number }
  | { readonly kind: 'roll-damage'; readonly dice: number; readonly on: Who }
  | { readonly kind: 'shields'; readonly change: number; readonly on: Who }
  | { readonly kind: 'deal'; readonly up: boolean; readonly on: Who }
  | { readonly kind: 'expose'; readonly on: Who }
  /** All players see the facedown damage cards of the card's ship, which stay facedown. */
  | { readonly kind: 'reveal-damage' }
  /** Its damage cards, those of a trait or of a name, faceup and facedown, are discarded. */
  | {
      readonly kind: 'discard-damage';
      readonly of: 'all' | { readonly trait: 'pilot' | 'ship' } | { readonly named: string };
    }
  /** All its faceup damage cards, or those of a trait, are repaired. */
  | { readonly kind: 'repair-faceup'; readonly trait?: 'pilot' | 'ship' }
  /** The card's player looks at a ship's facedown damage cards and turns one of them up. */
  | { readonly kind: 'expose-picked'; readonly on: Who }
  /** The card's own ship is destroyed. */
  | { readonly kind: 'destroy' }
  | {
      readonly kind: 'repair';
      readonly what: 'this' | 'faceup' | 'facedown' | 'any';
      readonly trait?: 'ship' | 'pilot';
      readonly on: Who;
    }
  // charges
  | {
      readonly kind: 'recover-charge';
      readonly count: number;
      /** `weapon`: the one of the attack. */
      readonly of:
        | 'this'
        | 'ship'
        | 'weapon'
        | readonly UpgradeSlot[]
        | 'any-upgrade'
        /** The ship card or upgrade with this id. */
        | { readonly card: string };
      /** Only a charge that comes back by itself, or only one that does not. */
      readonly recurring?: boolean;
      readonly on: Who;
    }
  | { readonly kind: 'lose-charge'; readonly count: number }
  | { readonly kind: 'recover-energy'; readonly count: number }
  | { readonly kind: 'force'; readonly change: Value; readonly on: Who }
  // actions and moves
  | ({ readonly kind: 'perform-action'; readonly by: Who } & ActionGrant)
  | {
      readonly kind: 'move';
      readonly how: 'barrel-roll' | 'boost';
      readonly by: Who;
      /** The only directions of a boost. */
      readonly directions?: readonly BoostDirection[];
    }
  /** A ship performs an action as if coordinated, at whatever range; which one, its own player picks. */
  | { readonly kind: 'coordinate'; readonly on: Who }
  | { readonly kind: 'rotate-ship'; readonly degrees: readonly (90 | -90 | 180)[]; readonly on: Who }
  | { readonly kind: 'rotate-turret'; readonly on: Who }
  /** The Perform Action step of the activation is skipped. */
  | { readonly kind: 'skip-action-step' }
  /** `orLose`: the cloak token is lost if it fails. */
  | { readonly kind: 'decloak'; readonly orLose: boolean }
  | { readonly kind: 'set-dial'; readonly like: DialTest; readonly on: Who }
  /** Another maneuver is executed than the one revealed; null: none at all. What is left out is as revealed. */
  /** A maneuver that is no one's dial's, executed now. */
  | {
      readonly kind: 'fly';
      readonly speed: number;
      readonly bearing: 'straight' | 'bank';
      readonly direction: 'left' | 'straight' | 'right';
    }
  | { readonly kind: 'fly-instead'; readonly maneuver: FlownInstead | null; readonly on?: Who }
  | {
      readonly kind: 'initiative';
      readonly to: number | Who;
      readonly until: Until;
      readonly on: Who;
      readonly only?: 'activation' | 'engagement';
    }
  | {
      readonly kind: 'lasting';
      readonly until: Until;
      readonly of: readonly Modifier['of'][];
      readonly on: Who;
    }
  /** The card's ship goes into reserve: until its card brings it back, or the next round begins, at an edge. */
  | { readonly kind: 'reserve'; readonly until: 'called' | 'own-edge' | 'edge-it-left' }
  /** It is placed from reserve at any edge, so far beyond enemies. */
  | { readonly kind: 'come-back'; readonly beyondEnemies: number }
  | { readonly kind: 'flip' }
  /** A two-sided upgrade of a slot is turned over. */
  | { readonly kind: 'flip-upgrade'; readonly slot: UpgradeSlot; readonly on: Who }
  /** One of the ship's offline upgrades, which its player picks, is turned to its front. */
  | { readonly kind: 'back-online' }
  /** All enemy locks that lie on one ship lie on another then. */
  | { readonly kind: 'take-locks'; readonly from: Who; readonly to: Who }
  /** A token of a kind that the card's ship has and the player picks. */
  | { readonly kind: 'gain-like'; readonly of: TokenClass; readonly on: Who }
  /** An upgrade of the ship loses a charge that does not come back by itself; its player picks. */
  | { readonly kind: 'lose-upgrade-charge'; readonly on: Who }
  /** Every wingmate leaves the ship's wing. */
  | { readonly kind: 'split-wing' }
  /** What other abilities of the card gave its ship for a while ends. */
  | { readonly kind: 'no-longer' }
  /** A token is placed on the upgrade card. */
  | { readonly kind: 'put-on-card'; readonly token: Token }
  /** A token of the kind that the moment is about is placed on the upgrade card. */
  | { readonly kind: 'put-that-on-card' }
  /** A fuse marker is placed on the upgrade card, or removed from it. */
  | { readonly kind: 'fuse-card'; readonly change: 1 | -1 }
  /** All tokens on the upgrade card are removed, and the ship gains tokens like them. */
  | { readonly kind: 'take-all-held' }
  /** One token of the kind that the moment is about. */
  | { readonly kind: 'gain-that'; readonly on: Who }
  /** The card's player looks at a ship's dial. */
  | { readonly kind: 'look-at-dial'; readonly on: Who }
  /** Remotes are placed anywhere beyond a range of all edges. */
  | {
      readonly kind: 'place-remotes';
      readonly device: DeviceKind;
      readonly count: number;
      readonly beyondEdges: number;
    }
  // dice outside the modify substeps
  | { readonly kind: 'more-dice'; readonly dice: 'attack' | 'defense'; readonly change: Value }
  | {
      readonly kind: 'cancel';
      readonly dice: 'attack' | 'defense';
      readonly faces: readonly string[];
      readonly count: number | 'all';
    }
  | {
      readonly kind: 'add-result';
      readonly dice: 'attack' | 'defense';
      readonly face: string;
      readonly count: Value;
    }
  | {
      readonly kind: 'turn-results';
      readonly dice: 'attack' | 'defense';
      readonly from: readonly string[];
      readonly to: string;
      readonly count: number | 'all';
    }
  /** Rerolled outside the Modify Dice steps, as far as that is allowed. */
  | {
      readonly kind: 'reroll-results';
      readonly dice: 'attack' | 'defense';
      /** As many as the player likes, whatever they show. */
      readonly upTo?: true;
      readonly faces: readonly string[];
      readonly count: number | 'all';
    }
  /** One more die is rolled with those that were rolled already. */
  | { readonly kind: 'roll-another'; readonly dice: 'attack' }
  /** A result is named before the roll; if the roll lacks it, one die is turned to it. */
  | { readonly kind: 'name-result'; readonly dice: 'attack' | 'defense' }
  /** Results are spent outside the Modify Dice steps, as far as that is allowed. */
  | {
      readonly kind: 'spend-results';
      readonly dice: 'attack' | 'defense';
      readonly face: string;
    }
  /** No dice are rolled: the attack hits. */
  | { readonly kind: 'hit-without-dice' }
  /** A number of evades is guessed; a roll with exactly so many gets one more. */
  | { readonly kind: 'guess-evades' }
  /** What a ship's dial shows is guessed, and looked at; `then` happens if the guess was right. */
  | {
      readonly kind: 'guess-dial';
      readonly on: Who;
      readonly then: Effect;
      /** Only the speed is named, and the dial is not looked at. */
      readonly speed?: true;
    }
  | { readonly kind: 'suffer-to-cancel'; readonly faces: readonly ('hit' | 'crit')[]; readonly on: Who }
  | {
      readonly kind: 'bonus-attack';
      readonly with: readonly AttackWeapon[];
      readonly against: readonly ShipTest[];
      /** The lock that its weapon needs is not needed. */
      readonly withoutLock?: true;
      /** What its weapon costs is not paid. */
      readonly withoutCost?: true;
      /** Not the weapon of the attack after which it comes. */
      readonly another?: true;
      /** From a turret arc that it has not attacked from this round. */
      readonly fresh?: true;
      /** It cannot attack from that turret arc again this round. */
      readonly closes?: true;
    }
  // devices: `this` the one on the card; by the ways of the device's card if none are given
  | {
      readonly kind: 'place-device';
      readonly of: 'this' | 'any' | DeviceTrait;
      readonly hows: readonly Way['how'][];
      readonly by: readonly Way[] | null;
    }
  | { readonly kind: 'fuse-device' }
  | { readonly kind: 'remove-device'; readonly range: RangeSpan }
  /** An obstacle is placed anew, beyond range 2 of edges and ships and range 1 of other obstacles. */
  | { readonly kind: 'move-obstacle' }
  /** The obstacle of the moment does nothing to the card's ship until the end of the round. */
  | { readonly kind: 'ignore-obstacle' }
  /** A token that lies on the upgrade card goes to a ship. */
  | { readonly kind: 'give-held'; readonly on: Who }
  // choices and order
  | {
      readonly kind: 'choose';
      readonly that: readonly ShipTest[];
      /** How many ships; the effect happens for each of them. */
      readonly count: Value;
      /** No two of them on the same side. */
      readonly opposed?: true;
      /** `must`: somebody is chosen if anybody can be. */
      readonly must: boolean;
      readonly then: Effect;
    }
  /** Two ships are chosen, one after the other: `chosen` and `other`. */
  | {
      readonly kind: 'choose-two';
      readonly that: readonly ShipTest[];
      readonly second: readonly ShipTest[];
      readonly then: Effect;
    }
  | { readonly kind: 'each'; readonly that: readonly ShipTest[]; readonly then: Effect }
  | {
      readonly kind: 'roll-die';
      readonly rows: readonly { readonly on: readonly string[]; readonly then: Effect }[];
    }
  /** So many dice are rolled: a row happens once for each die that shows one of its faces, `blanks` if all are blank. */
  | {
      readonly kind: 'roll-dice';
      readonly dice: 'attack' | 'defense';
      readonly count: Value;
      readonly rows: readonly { readonly on: readonly string[]; readonly then: Effect }[];
      readonly blanks: Effect | null;
    }
  | { readonly kind: 'either'; readonly chooser: Who; readonly options: readonly Effect[] }
  /** A ship's player may pay (or do the first), else the second happens. */
  | { readonly kind: 'unless'; readonly chooser: Who; readonly pays: Effect; readonly else: Effect }
  | {
      readonly kind: 'let';
      readonly who: Who;
      readonly costs: readonly Cost[];
      readonly then: Effect;
      /** It is not asked again, as when the ship it is about was just chosen. */
      readonly must?: true;
    }
  | {
      readonly kind: 'if';
      readonly requires: readonly Requirement[];
      readonly then: Effect;
      readonly else: Effect | null;
    }
  /** It happens as often as the card's player pays for it, at least once; at most so often, where a number is named. */
  | {
      readonly kind: 'as-often';
      readonly costs: readonly Cost[];
      readonly then: Effect;
      readonly most?: number;
    }
  | { readonly kind: 'in-turn'; readonly effects: readonly Effect[] }
  /** The second happens if the first one was chosen: an action performed, a ship picked. */
  | { readonly kind: 'if-done'; readonly first: Effect; readonly then: Effect };

/** A maneuver that is executed instead of the one revealed; a sideslip keeps its bearing, bank or turn. */
export interface FlownInstead {
  readonly bearing: Bearing | 'sideslip' | 'same';
  readonly direction?: 'left' | 'right';
  readonly speed?: number;
  readonly difficulty?: ManeuverDifficulty;
  /** So much faster or slower, if there is a template for it. */
  readonly faster?: 1 | -1;
  /** One step harder, which a red or purple maneuver cannot be. */
  readonly harder?: true;
  /** By another template of its speed. */
  readonly template?: 'turn' | 'straight';
}

/** Which entries of the dial a ship may set instead; each is compared with the present one. */
export interface DialTest {
  readonly speed?: 'same' | 'one-more' | 'one-more-or-less';
  readonly bearing?: 'same' | 'basic';
  readonly difficulty?: 'same' | 'not-red';
  readonly direction?: 'opposite';
}

// ── tokens ──

export const gain = <W extends Who = 'self'>(
  token: Token | 'reinforce',
  count: Value = 1,
  on?: W,
): In<Effect, W> => ({
  kind: 'gain',
  token,
  count,
  on: on ?? 'self',
});
/** One token of a kind that a player picks: the card's, or the one of `chooser`. */
export const gainOneOf = <W extends Who = 'self'>(
  tokens: readonly Token[],
  on?: W,
  chooser: Who | 'opponent' = 'self',
): In<Effect, W> => ({ kind: 'gain-one-of', tokens, on: on ?? 'self', chooser });
/** Removes tokens of a kind or class; of several kinds the card's player picks, or the one of `chooser`. */
export const remove = <W extends Who = 'self'>(
  of: TokenClass,
  count: number | 'all' | 'any' = 1,
  on?: W,
  chooser: Who = 'self',
): In<Effect, W> => ({ kind: 'remove', of, count, on: on ?? 'self', chooser });
export const transfer = (
  of: TokenClass | readonly Token[],
  from: Who,
  to: Who,
  count: number | 'all' | 'any' = 1,
): Effect => ({ kind: 'transfer', of, count, from, to });
/** A token of a kind, locks too, that the taker has none of. */
export const transferNew = (from: Who, to: Who): Effect =>
  eitherOf(
    { kind: 'transfer', of: 'any', count: 1, from, to, onlyNew: true },
    onlyIf(
      [{ kind: 'ship', who: to, that: [{ kind: 'not', test: { kind: 'locked-by', who: 'anybody' } }] }],
      handOverLock(from, to),
    ),
  );
/** The token that was gained in the moment. */
export const transferThat = <W extends Who>(to: W): In<Effect, W> => ({ kind: 'transfer-that', to });
/** A lock on a ship that takes part. */
export const acquireLock = <W extends Who, B extends Who = 'self'>(
  on: W,
  by?: B,
  anyRange = false,
): In<Effect, W> => ({
  kind: 'acquire-lock',
  by: by ?? 'self',
  on,
  anyRange,
});
/** A lock on one of the ships that pass some tests, or on any object; in range and allowed. */
export const acquireLockOn = (
  that: readonly ShipTest[] | 'object',
  by: Who = 'self',
  anyRange = false,
): Effect => ({ kind: 'choose-lock', by, that, anyRange });
/** A lock on an object in an arc of the card's ship. */
export const acquireLockInArc = (arc: ArcName): Effect => ({
  kind: 'choose-lock',
  by: 'self',
  that: { objectsIn: arc },
  anyRange: false,
});
/** A lock on an object at some ranges that has a friendly lock. */
export const acquireLockWithFriends = (range: RangeSpan): Effect => ({
  kind: 'choose-lock',
  by: 'self',
  that: { lockedByFriends: range },
  anyRange: false,
});
/** Breaks the lock a ship has, or all that lie on it. */
export const breakLocks = (of: 'by' | 'on', on: Who = 'self'): Effect => ({ kind: 'break-locks', of, on });
/** Breaks the lock that one ship has on another. */
export const breakLockOn = (on: Who, by: Who): Effect => ({
  kind: 'break-locks',
  of: 'by',
  on: by,
  onto: on,
});
/** Breaks the lock that another friendly ship has on what this one locked last. */
export const breaksFriendlyLock: Effect = { kind: 'break-friendly-lock' };
/** Spends the lock on a ship, where no cost can name it yet: `choose([…lockedBy()], inTurn(spendLockOn('chosen'), …))`. */
export const spendLockOn = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'spend-lock', on });
/** A ship acquires a lock on what this one locked last, at any range. */
export const lockTheSame = <W extends Who>(by: W): In<Effect, W> => ({ kind: 'lock-alike', by });
/** Another ship acquires a lock on what this one locked last, if it could lock that now. */
export const locksLike = <W extends Who>(by: W): In<Effect, W> => ({ kind: 'lock-alike', by, inRange: true });
/** This ship acquires a lock on what another one locked last, if it could lock that now. */
export const locksWith = <W extends Who>(of: W): In<Effect, W> => ({
  kind: 'lock-alike',
  by: 'self',
  of,
  inRange: true,
});
/** A ship acquires a lock on what this one has locked at some range, if it could lock that now. */
export const locksYourTarget = <W extends Who>(by: W, within: RangeSpan): In<Effect, W> => ({
  kind: 'lock-alike',
  by,
  inRange: true,
  within,
});
/** One of a ship's locks becomes that of another ship. */
export const transferLock = (from: Who, to: Who): Effect => ({ kind: 'transfer-lock', from, to });
/** A lock that lies on a ship is moved to another; the one who has it keeps it. */
export const handOverLock = (from: Who, to: Who): Effect => ({ kind: 'hand-over-lock', from, to });
/** The same, of a lock that a friendly ship has. */
export const handOverFriendlyLock = <F extends Who, T extends Who>(
  from: F,
  to: T,
): NoInfer<Effect & During<NeedOf<F> | NeedOf<T>>> => ({ kind: 'hand-over-lock', from, to, friendly: true });
/** A ship is jammed: it gains a jam token, whose effect the card's player decides. */
export const jam = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'jam', on });
/** Its player names a kind of green token; the ship cannot spend any during this attack. */
export const barsTokensOf = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'bar-tokens', on });
/** Two upgrades of a slot change places, if each ship may carry what it gets. */
export const exchangeUpgrades = (slot: UpgradeSlot, ...that: readonly ShipTest[]): Effect => ({
  kind: 'exchange-upgrades',
  slot,
  that,
});
/** Ships that pass the tests get upgrades of a slot that this ship carries, each of them one. */
export const handsOnUpgrades = (slot: UpgradeSlot, most: number, ...that: readonly ShipTest[]): Effect => ({
  kind: 'hand-on-upgrades',
  slot,
  most,
  that,
});
/** What one ship carries of the scenario's objectives, another carries then. */
export const moveObjective = (from: Who, to: Who): Effect => ({ kind: 'move-objective', from, to });
export const losesGreenTokens: Effect = {
  kind: 'remove',
  of: 'green',
  count: 'all',
  on: 'chosen',
  chooser: 'chosen',
};

// ── damage ──

export const suffer = <W extends Who = 'self'>(hits: number, crits = 0, on?: W): In<Effect, W> => ({
  kind: 'suffer',
  hits,
  crits,
  on: on ?? 'self',
});
/** Rolls attack dice and suffers a damage for each hit and crit. */
export const rollsDamage = <W extends Who = 'self'>(dice: number, on?: W): In<Effect, W> => ({
  kind: 'roll-damage',
  dice,
  on: on ?? 'self',
});
/** Rolls attack dice, and gives their hits and crits to large and huge ships at range 0, past their shields. */
export const rams = (dice: number): Effect => ({ kind: 'ram', dice });
export const sufferHits = (count: number): Effect => suffer(count);
export const sufferCrits = (count: number): Effect => suffer(0, count);
export const recoverShield = <W extends Who = 'self'>(count = 1, on?: W): In<Effect, W> => ({
  kind: 'shields',
  change: count,
  on: on ?? 'self',
});
export const loseShield = <W extends Who = 'self'>(count = 1, on?: W): In<Effect, W> => ({
  kind: 'shields',
  change: -count,
  on: on ?? 'self',
});
export const dealDamage = <W extends Who = 'self'>(up: boolean, on?: W): In<Effect, W> => ({
  kind: 'deal',
  up,
  on: on ?? 'self',
});
export const expose = <W extends Who = 'self'>(on?: W): In<Effect, W> => ({
  kind: 'expose',
  on: on ?? 'self',
});
/** The card's player looks at the facedown damage cards of a ship, picks one and turns it up. */
export const exposePicked = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'expose-picked', on });
export const revealsDamage: Effect = { kind: 'reveal-damage' };
export const discardsDamage = (of: Extract<Effect, { kind: 'discard-damage' }>['of'] = 'all'): Effect => ({
  kind: 'discard-damage',
  of,
});
export const repairsFaceup: Effect = { kind: 'repair-faceup' };
export const repairsAll = (trait: 'pilot' | 'ship'): Effect => ({ kind: 'repair-faceup', trait });
/** The damage card on which the ability stands. */
export const isDestroyed: Effect = { kind: 'destroy' };
export const repairThis: Effect = { kind: 'repair', what: 'this', on: 'self' };
export const repair = <W extends Who = 'self'>(
  what: 'faceup' | 'facedown' | 'any',
  on?: W,
  trait?: 'ship' | 'pilot',
): In<Effect, W> =>
  trait ? { kind: 'repair', what, trait, on: on ?? 'self' } : { kind: 'repair', what, on: on ?? 'self' };

// ── charges ──

/** Of the card that the ability stands on, of the ship card, or of an upgrade of some slots. */
export const recoverCharges = (
  count = 1,
  of: 'this' | 'ship' | 'weapon' | 'any-upgrade' | readonly UpgradeSlot[] = 'this',
  on: Who = 'self',
): Effect => ({ kind: 'recover-charge', count, of, on });
export const recoverCharge: Effect = recoverCharges(1);
/** The same, only a charge that comes back by itself. */
export const recurringOnly = (effect: Effect): Effect =>
  effect.kind === 'recover-charge' ? { ...effect, recurring: true } : effect;
/** The same, only a charge that does not come back by itself. */
export const nonRecurringOnly = (effect: Effect): Effect =>
  effect.kind === 'recover-charge' ? { ...effect, recurring: false } : effect;
/** Of the card with an id, the ship card or an upgrade of the ship. */
export const recoverOnCard = (card: string, count = 1): Effect => ({
  kind: 'recover-charge',
  count,
  of: { card },
  on: 'self',
});
export const recoverEnergy = (count = 1): Effect => ({ kind: 'recover-energy', count });
export const loseCharge = (count = 1): Effect => ({ kind: 'lose-charge', count });
export const recoverForce = <W extends Who = 'self'>(count: Value = 1, on?: W): In<Effect, W> => ({
  kind: 'force',
  change: count,
  on: on ?? 'self',
});

// ── actions and moves ──

type ColouredAction = ActionName | `${'red' | 'purple'} ${ActionName}`;

const grantOf = (name: ColouredAction): GrantedAction => {
  const [first = '', second] = name.split(' ');
  return second === undefined
    ? { action: first as ActionName, difficulty: 'white' }
    : { action: second as ActionName, difficulty: first as ActionDifficulty };
};

/** Performing one of some actions, white unless a colour is named: `performAction('red boost', 'focus')`. */
export const performAction = (...names: readonly ColouredAction[]): Effect & { kind: 'perform-action' } => ({
  kind: 'perform-action',
  by: 'self',
  actions: names.map(grantOf),
  evenWhileStressed: false,
});
/** Performing any action, a white one, one of the bar, or the one of the moment. */
export const performAny = (
  actions: Extract<ActionGrant['actions'], string> = 'any',
  as?: ActionDifficulty,
): Effect & { kind: 'perform-action' } => {
  const grant = { kind: 'perform-action', by: 'self', actions, evenWhileStressed: false } as const;
  return as ? { ...grant, as } : grant;
};
/** The same, and stress does not forbid it. */
export const evenWhileStressed = (
  effect: Effect & { kind: 'perform-action' },
): Effect & { kind: 'perform-action' } => ({
  ...effect,
  evenWhileStressed: true,
});
/** The boost among them goes in one direction only, by the usual template. */
export const inDirection = (
  direction: BoostDirection,
  effect: Effect & { kind: 'perform-action' },
): Effect & { kind: 'perform-action' } => ({ ...effect, directions: [direction] });
/** Only those of the actions that are on the ship's own bar. */
export const onlyOnBar = (
  effect: Effect & { kind: 'perform-action' },
): Effect & { kind: 'perform-action' } => ({
  ...effect,
  onBarOf: 'self',
});
/** Another ship performs it: `by('chosen', performAction('focus'))`. */
export const by = <W extends Who>(who: W, effect: Effect & { kind: 'perform-action' }): In<Effect, W> => ({
  ...effect,
  by: who,
});
/** A barrel roll or boost that is no action. */
export const barrelRoll: Effect = { kind: 'move', how: 'barrel-roll', by: 'self' };
export const boost: Effect = { kind: 'move', how: 'boost', by: 'self' };
/** A boost in one of some directions only, which is no action. */
export const boostTowards = (...directions: readonly BoostDirection[]): Effect => ({
  kind: 'move',
  how: 'boost',
  by: 'self',
  directions,
});
export const coordinates = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'coordinate', on });
/** Another ship turns: `rotatesShip('other', 90, -90)`. */
export const rotatesShip = <W extends Who>(
  on: W,
  ...degrees: readonly (90 | -90 | 180)[]
): In<Effect, W> => ({
  kind: 'rotate-ship',
  degrees,
  on,
});
export const rotateShip = (...degrees: readonly (90 | -90 | 180)[]): Effect => ({
  kind: 'rotate-ship',
  degrees,
  on: 'self',
});
export const rotateTurret: Effect = { kind: 'rotate-turret', on: 'self' };
export const skipActionStep: Effect = { kind: 'skip-action-step' };
export const decloak: Effect = { kind: 'decloak', orLose: false };
export const decloakOrLose: Effect = { kind: 'decloak', orLose: true };
/** The dial is set again: `setDial({ speed: 'same', difficulty: 'same' })`. */
export const setDial = <W extends Who = 'self'>(like: DialTest, on?: W): In<Effect, W> => ({
  kind: 'set-dial',
  like,
  on: on ?? 'self',
});
/** Before it executes a maneuver: it executes another one instead. */
/** The ship executes a straight maneuver. */
export const fliesStraight = (speed: number): Effect => ({
  kind: 'fly',
  speed,
  bearing: 'straight',
  direction: 'straight',
});
export const fliesBank = (speed: number, direction: 'left' | 'right'): Effect => ({
  kind: 'fly',
  speed,
  bearing: 'bank',
  direction,
});
export const fliesInstead = (maneuver: FlownInstead): Effect => ({ kind: 'fly-instead', maneuver });
/** The same, of another ship. */
export const itFliesInstead = <W extends Who>(on: W, maneuver: FlownInstead): In<Effect, W> => ({
  kind: 'fly-instead',
  maneuver,
  on,
});
/** It skips its Execute Maneuver step. */
export const skipsManeuver: Effect = { kind: 'fly-instead', maneuver: null };
export const setInitiative = <W extends Who = 'self'>(
  to: number | Who,
  until: Until,
  on?: W,
): In<Effect, W> => ({
  kind: 'initiative',
  to,
  until,
  on: on ?? 'self',
});
/** It activates, or engages, at an initiative this phase; it has it for nothing else. */
export const actsAt = <W extends Who = 'self'>(
  to: number,
  only: 'activation' | 'engagement',
  on?: W,
): In<Effect, W> => ({ kind: 'initiative', to, until: `end of ${only}`, on: on ?? 'self', only });
/** Modifiers that hold for a while, even when the card's ship is gone (abilities.6). */
export const lasting = <W extends Who = 'self'>(
  until: Until,
  of: readonly Modifier[],
  on?: W,
): In<Effect, W> => ({ kind: 'lasting', until, of: of.map((modifier) => modifier.of), on: on ?? 'self' });
/** The upgrade card is turned to its other side. */
export const flip: Effect = { kind: 'flip' };
export const backOnline: Effect = { kind: 'back-online' };
export const flipsUpgrade = (slot: UpgradeSlot, on: Who = 'self'): Effect => ({
  kind: 'flip-upgrade',
  slot,
  on,
});
/** The enemy locks on a ship are moved to another. */
export const takesLocks = (from: Who, to: Who): Effect => ({ kind: 'take-locks', from, to });
/** A ship gains a token like one that the card's ship has. */
export const gainLike = (of: TokenClass, on: Who): Effect => ({ kind: 'gain-like', of, on });
export const losesUpgradeCharge = <W extends Who>(on: W): In<Effect, W> => ({
  kind: 'lose-upgrade-charge',
  on,
});
/** Each of its wingmates is forced to leave its wing. */
export const splitsWing: Effect = { kind: 'split-wing' };
/** Placed in reserve: `called` until `comesBack`, else until the next Planning Phase, at its own or the edge it left. */
export const intoReserve = (until: 'called' | 'own-edge' | 'edge-it-left'): Effect => ({
  kind: 'reserve',
  until,
});
/** Back from reserve, within range 1 of any edge and so far beyond enemies, if there is room. */
export const comesBack = (beyondEnemies: number): Effect => ({ kind: 'come-back', beyondEnemies });
/** Ends what `marked` asks for. */
export const noLonger: Effect = { kind: 'no-longer' };
export const putOnCard = (token: Token): Effect => ({ kind: 'put-on-card', token });
/** The token that would be gained lies on the card, in a replacement of gaining one. */
export const putThatOnCard: Effect = { kind: 'put-that-on-card' };
export const fuseOnCard: Effect = { kind: 'fuse-card', change: 1 };
export const fuseOffCard: Effect = { kind: 'fuse-card', change: -1 };
/** The tokens on the card are removed, and the ship gains as many. */
export const takesAllHeld: Effect = { kind: 'take-all-held' };
/** The token that would be gained, in a replacement of gaining one. */
export const gainThat = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'gain-that', on });
export const lookAtDial = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'look-at-dial', on });
/** In setup: so many remotes, beyond a range of any edge. */
export const placeRemotes = (device: DeviceKind, count: number, beyondEdges: number): Effect => ({
  kind: 'place-remotes',
  device,
  count,
  beyondEdges,
});

// ── dice outside the modify substeps ──

type OnAttack = Effect & During<'attack'>;

/** In the moments before dice are rolled. */
export const rollMore = (dice: 'attack' | 'defense', change: Value = 1): OnAttack => ({
  kind: 'more-dice',
  dice,
  change,
});
export const cancel = (
  dice: 'attack' | 'defense',
  faces: readonly string[],
  count: number | 'all' = 1,
): OnAttack => ({ kind: 'cancel', dice, faces, count });
export const cancelEvade: OnAttack = cancel('defense', ['evade']);
export const addResult = (dice: 'attack' | 'defense', face: string, count: Value = 1): OnAttack => ({
  kind: 'add-result',
  dice,
  face,
  count,
});
export const turnResults = (
  dice: 'attack' | 'defense',
  from: readonly string[],
  to: string,
  count: number | 'all' = 1,
): OnAttack => ({ kind: 'turn-results', dice, from, to, count });
/** Some results are rerolled before the step in which dice are modified: `rerollResults('attack', ['blank'])`. */
export const rerollResults = (
  dice: 'attack' | 'defense',
  faces: readonly string[],
  count: number | 'all' = 1,
): OnAttack => ({
  kind: 'reroll-results',
  dice,
  faces,
  count,
});
/** The same with up to so many dice that the player picks. */
export const rerollPicked = (dice: 'attack' | 'defense', count: number): OnAttack => ({
  kind: 'reroll-results',
  dice,
  upTo: true,
  faces: dice === 'attack' ? ['hit', 'crit', 'focus', 'blank'] : ['evade', 'focus', 'blank'],
  count,
});
/** After dice were rolled: one more of them. */
export const rollAnother = (dice: 'attack'): OnAttack => ({ kind: 'roll-another', dice });
/** In the moments before dice are rolled. */
export const nameResult = (dice: 'attack' | 'defense'): OnAttack => ({ kind: 'name-result', dice });
/** One result is spent in a moment that is no Modify Dice step. */
export const spendAResult = (dice: 'attack' | 'defense', face: string): OnAttack => ({
  kind: 'spend-results',
  dice,
  face,
});
/** The dice steps are skipped and the attack is treated as hitting. */
export const hitsWithoutDice: OnAttack = { kind: 'hit-without-dice' };
/** In the moment before defense dice are rolled. */
export const guessEvades: OnAttack = { kind: 'guess-evades' };
/** Its player guesses what a ship's dial shows and looks at it; `then` happens if the guess was right. */
export const guessDial = <W extends Who>(on: W, then: Effect): In<Effect, W> => ({
  kind: 'guess-dial',
  on,
  then,
});
/** Suffers a hit or crit damage to cancel a result of the same kind. */
export const sufferToCancel = (...faces: readonly ('hit' | 'crit')[]): OnAttack => ({
  kind: 'suffer-to-cancel',
  faces,
  on: 'self',
});
/** The chosen ship suffers it instead. */
export const chosenSuffersToCancel: OnAttack = {
  kind: 'suffer-to-cancel',
  faces: ['hit', 'crit'],
  on: 'chosen',
};
/** An attack beyond the standard one: at most one a round for each ship (bonus-attack.3). */
export const bonusAttack: Effect = { kind: 'bonus-attack', with: [], against: [] };
export const bonusAttackWith = (with_: readonly AttackWeapon[], ...against: readonly ShipTest[]): Effect => ({
  kind: 'bonus-attack',
  with: with_,
  against,
});
/** The same, with another weapon than that of the attack after which it comes. */
export const withAnother = (effect: Effect): Effect =>
  effect.kind === 'bonus-attack' ? { ...effect, another: true } : effect;
/** The same, and no lock is needed for it. */
export const withoutLock = (effect: Effect): Effect =>
  effect.kind === 'bonus-attack' ? { ...effect, withoutLock: true } : effect;

/** The same, and what the weapon costs is not paid. */
export const withoutCost = (effect: Effect): Effect =>
  effect.kind === 'bonus-attack' ? { ...effect, withoutCost: true } : effect;

/** The same, from a turret arc that was not attacked from this round. */
export const fromFreshArc = (effect: Effect): Effect =>
  effect.kind === 'bonus-attack' ? { ...effect, fresh: true } : effect;
/** The same, from a turret arc that is not attacked from again this round. */
export const closingItsArc = (effect: Effect): Effect =>
  effect.kind === 'bonus-attack' ? { ...effect, closes: true } : effect;

/** Its player names a speed; `then` happens if the dial of a ship shows it. */
export const guessSpeed = <W extends Who>(on: W, then: Effect): In<Effect, W> => ({
  kind: 'guess-dial',
  on,
  then,
  speed: true,
});

/** Choosing an enemy ship; the effect happens only if the card's ship is in that ship's front arc. */
export const chooseEnemyFacingYou = (range: RangeSpan, then: Effect): Effect =>
  choose(
    [
      { kind: 'side', is: 'enemy', of: 'self' },
      { kind: 'range', range, of: 'self' },
    ],
    onlyIf(
      [{ kind: 'ship', who: 'chosen', that: [{ kind: 'has-in-arc', arcs: ['front'], who: 'self' }] }],
      then,
    ),
  );
/** Each ship at this range of the defender turns one of its facedown damage cards up. */
export const shipsNearDefenderExpose = (range: RangeSpan): OnAttack =>
  each([{ kind: 'range', range, of: 'defender' }], expose('chosen'));

// ── choices and order ──

/** Ships that pass some tests are chosen, and `then` happens for each as `chosen`. */
export const choose = <T extends ShipTest & During<string>, E extends Effect & During<string>>(
  that: readonly T[],
  then: E,
  how: { readonly count?: Value; readonly must?: boolean; readonly opposed?: true } = {},
): NoInfer<Effect & During<WhenOf<T> | WhenOf<E>>> => ({
  kind: 'choose',
  that,
  count: how.count ?? 1,
  must: how.must ?? false,
  ...(how.opposed ? { opposed: true } : {}),
  then,
});
/** Two ships, of which the second may be compared with the first, `chosen`; then both take part, it as `other`. */
export const chooseTwo = (
  that: readonly ShipTest[],
  second: readonly ShipTest[],
  then: Effect,
): Extract<Effect, { kind: 'choose-two' }> => ({ kind: 'choose-two', that, second, then });
/** For every ship that passes some tests, in player order, as `chosen`. */
export const each = <T extends ShipTest & During<string>, E extends Effect & During<string>>(
  that: readonly T[],
  then: E,
): NoInfer<Effect & During<WhenOf<T> | WhenOf<E>>> => ({ kind: 'each', that, then });
export const rollAttackDie = (on: readonly string[], then: Effect): Effect => ({
  kind: 'roll-die',
  rows: [{ on, then }],
});
/** A row of `rollDie`: what happens on some faces. */
export const onFaces = (on: readonly string[], then: Effect) => ({ on, then });
/** An attack die is rolled, and every row that names the result happens. */
export const rollDie = (
  ...rows: readonly { readonly on: readonly string[]; readonly then: Effect }[]
): Effect => ({
  kind: 'roll-die',
  rows,
});
/** So many dice are rolled: `rollDice('attack', 2, [onFaces(['hit'], …)])`; `blanks` happens if all are blank. */
export const rollDice = (
  dice: 'attack' | 'defense',
  count: Value,
  rows: readonly { readonly on: readonly string[]; readonly then: Effect }[],
  blanks: Effect | null = null,
): Effect => ({ kind: 'roll-dice', dice, count, rows, blanks });
/** One of several effects, as the card's player likes. */
export const eitherOf = <E extends readonly (Effect & During<string>)[]>(
  ...options: E
): NoInfer<Effect & During<WhenOf<E[number]>>> => ({
  kind: 'either',
  chooser: 'self',
  options,
});
/** The player of a ship may let it do something; else the other thing happens. */
export const unlessIt = <W extends Who>(chooser: W, pays: Effect, otherwise: Effect): In<Effect, W> => ({
  kind: 'unless',
  chooser,
  pays,
  else: otherwise,
});
/** Another ship may pay for something: `lets('chosen', performAction('red focus'), gaining('strain'))`. */
export const lets = <W extends Who>(who: W, then: Effect, ...costs: readonly Cost[]): In<Effect, W> => ({
  kind: 'let',
  who,
  costs,
  then,
});
/** Something that costs something, in the middle of an effect: `choose([enemy], forPrice(showsDialOf('chosen'), force()))`. */
export const forPrice = (then: Effect, ...costs: readonly Cost[]): Effect => ({
  kind: 'let',
  who: 'self',
  costs,
  then,
  must: true,
});
/** `asOften(energy(), repair('faceup'), 3)`: up to three times, each for an energy. */
export const asOften = (cost: Cost, then: Effect, most?: number): Effect => ({
  kind: 'as-often',
  costs: [cost],
  then,
  ...(most ? { most } : {}),
});
export const onlyIf = <
  R extends Requirement & During<string>,
  E extends Effect & During<string>,
  O extends Effect & During<string> = never,
>(
  requires: readonly R[],
  then: E,
  otherwise: O | null = null,
): NoInfer<Effect & During<WhenOf<R> | WhenOf<E> | WhenOf<O>>> => ({
  kind: 'if',
  requires,
  then,
  else: otherwise,
});
export const inTurn = <E extends readonly (Effect & During<string>)[]>(
  ...effects: E
): NoInfer<Effect & During<WhenOf<E[number]>>> =>
  effects.length === 1 ? (effects[0]! as Effect) : { kind: 'in-turn', effects };

/** "If you do": what follows an action that may be declined, or a ship that need not be chosen. */
export const ifDone = <F extends Effect & During<string>, E extends Effect & During<string>>(
  first: F,
  then: E,
): NoInfer<Effect & During<WhenOf<F> | WhenOf<E>>> => ({ kind: 'if-done', first, then });

export type { ArcName, NeedOf, RangeSpan };

// ── devices ──

/** Drops (or launches) a device that the ship carries, for the price of its card (device.10). */
export const placeDevice = (
  of: 'this' | 'any' | DeviceTrait,
  hows: readonly Way['how'][] = ['drop'],
  by: readonly Way[] | null = null,
): Effect => ({ kind: 'place-device', of, hows, by });
/** A fuse marker on the device of the moment. */
export const fuseDevice: Effect = { kind: 'fuse-device' };
/** In the moment in which the ship has met an obstacle: it ignores that one until the end of the round. */
export const ignoresThatObstacle: Effect = { kind: 'ignore-obstacle' };
export const moveObstacle: Effect = { kind: 'move-obstacle' };
/** One of the tokens that lie on the upgrade card; a ship gains it. */
export const giveHeld = <W extends Who>(on: W): In<Effect, W> => ({ kind: 'give-held', on });
/** A device at some ranges of the ship, of whichever side, leaves the table. */
export const removeDevice = (range: RangeSpan): Effect => ({ kind: 'remove-device', range });
