/**
 * What cards do, as data in three kinds: triggers act in a moment, modifiers answer what is asked of a value or a
 * permission, replacements say what happens instead. The ship that bears the card is "it".
 */
import type { Color, Face, Reach } from '../attack/dice.ts';
import type { Command, DefenseTokenKind, SquadronKeyword } from '../cards/index.ts';
import type { Distance, Zone } from '../geometry/index.ts';
import type { Window } from '../state.ts';

export type Icon = 'hit' | 'crit' | 'accuracy';

/** Which dice: of a color, showing one of some icons; any without either. */
export interface DieIs {
  readonly color?: Color;
  readonly icons?: readonly Icon[];
}

/** What must hold for a card to act. */
export type Condition =
  /** It attacks a ship, or a squadron. */
  | { readonly kind: 'target'; readonly is: 'ship' | 'squadron' }
  | { readonly kind: 'reach'; readonly in: readonly Reach[] }
  | { readonly kind: 'from'; readonly zone: Zone }
  | { readonly kind: 'obstructed' }
  /** It has attacked a ship this round. */
  | { readonly kind: 'attacked-ship' }
  /** The hull zone in question has no shields. */
  | { readonly kind: 'bare-zone' }
  | { readonly kind: 'token'; readonly is: DefenseTokenKind }
  | { readonly kind: 'token-exhausted' }
  | { readonly kind: 'speed'; readonly least: number }
  /** The moment is about this command. */
  | { readonly kind: 'command'; readonly is: Command }
  | { readonly kind: 'attacker-has'; readonly keyword: SquadronKeyword }
  | { readonly kind: 'attacker-is'; readonly is: 'ship' | 'squadron' }
  /** The attacker, or the defender, is at these distances of the one that bears the card. */
  | { readonly kind: 'attacker-near'; readonly within: Distance }
  | { readonly kind: 'defender-near'; readonly within: Distance }
  | { readonly kind: 'counter' }
  /** The pool holds such a die. */
  | { readonly kind: 'die'; readonly which: DieIs }
  /** The squadron attacked is unique, or the ship or squadron has been activated this round. */
  | { readonly kind: 'unique-target' }
  | { readonly kind: 'activated-target' }
  /** It has attacked this ship before in this round. */
  | { readonly kind: 'target-again' }
  /** The defending hull zone has no shields. */
  | { readonly kind: 'bare-target' }
  /** The hull zone has attacked this ship or squadron in this activation. */
  | { readonly kind: 'attacked-before' };

/** What a card can forbid. */
export type Forbidden =
  | 'attack'
  | 'spend-accuracy'
  | 'critical-effect'
  | 'spend-defense-token'
  | 'receive-shields'
  | 'ready-defense-tokens'
  | 'hold-command-tokens'
  | 'be-obstructed';

/** Values that cards change. */
export type Value =
  | 'hull'
  | 'command'
  | 'squadron'
  | 'engineering'
  /** Points beside the engineering value, when it resolves a repair command. */
  | 'engineering-points'
  | 'last-yaw'
  | 'critical-damage';

export type Change = { readonly add: number } | { readonly halve: 'down' };

/** Whom a modifier is about: the ship itself, or every friendly ship, some more by their size. */
export type Reaching =
  | { readonly kind: 'it' }
  | {
      readonly kind: 'friendly-ships';
      readonly size?: 'small' | 'medium' | 'large';
      /** The farthest distance band at which it reaches; anywhere without one. */
      readonly within?: Distance;
    };

export type Modifier =
  | { readonly kind: 'cannot'; readonly what: Forbidden; readonly if: readonly Condition[] }
  | {
      readonly kind: 'value';
      readonly of: Value;
      readonly change: Change;
      readonly for: Reaching;
      readonly if: readonly Condition[];
    }
  /** More dice in the battery of some zones. */
  | {
      readonly kind: 'battery';
      readonly zones: readonly Zone[];
      readonly color: Color;
      readonly dice: number;
    }
  /** A ship that it attacks has no shields for it. */
  | { readonly kind: 'ignores-shields' }
  /** Other friendly squadrons near have a keyword, or so much more of it; only those with another one, if it says so. */
  | {
      readonly kind: 'lends-keyword';
      readonly keyword: SquadronKeyword;
      readonly add: number;
      readonly within: Distance;
      readonly having?: SquadronKeyword;
    }
  /** Squadrons that it activates by command move farther, up to speed 5: those with a keyword, or without one. */
  | {
      readonly kind: 'commanded-speed';
      readonly add: number;
      readonly having?: SquadronKeyword;
      readonly lacking?: SquadronKeyword;
    }
  /** Squadrons that it activates by command gather more dice at squadrons. */
  | { readonly kind: 'commanded-dice'; readonly color: Color; readonly dice: number }
  /** Attacks on it count as obstructed. */
  | { readonly kind: 'obstructs-attacks' }
  /** It may ignore an obstacle that it overlaps. */
  | { readonly kind: 'may-ignore-obstacles' };

/** Before an enemy ship is dealt a faceup card, some are looked at and one is picked. */
export interface Replacement {
  readonly kind: 'replacement';
  readonly of: 'faceup-card';
  readonly look: number;
}

/** Moments at which a trigger acts. */
export type Moment =
  | Window
  /** The card itself was dealt or turned faceup. */
  | 'dealt'
  /** Its dice are gathered and not yet rolled. */
  | 'dice-gathered'
  /** It attacks, in Resolve Attack Effects. */
  | 'attack-effects'
  /** Another friendly ship or squadron attacks, in Resolve Attack Effects. */
  | 'friend-attack-effects'
  /** It defends, in Spend Defense Tokens. */
  | 'defense-tokens'
  /** It resolves a critical effect. */
  | 'critical-effect';

/** What acting costs. */
export type Cost =
  | { readonly kind: 'exhaust' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'command-token' }
  | { readonly kind: 'shields'; readonly most: number }
  /** A die of the attack pool is spent. */
  | { readonly kind: 'die'; readonly which: DieIs }
  /** A defense token of its own is spent or discarded; it does not do what it does (defense-tokens.20). */
  | { readonly kind: 'defense-token'; readonly how: 'spend' | 'discard'; readonly is?: DefenseTokenKind };

export type Effect =
  | { readonly kind: 'suffer'; readonly damage: number }
  | { readonly kind: 'deal-facedown'; readonly cards: number }
  /** The card itself turns facedown. */
  | { readonly kind: 'turn-down' }
  | { readonly kind: 'discard-command-tokens' }
  | { readonly kind: 'discard-defense-token' }
  | { readonly kind: 'slow'; readonly by: number }
  /** The opponent sets a new command on the top dial. */
  | { readonly kind: 'new-top-command' }
  | { readonly kind: 'reveal-nothing' }
  | { readonly kind: 'lose-strongest-shields' }
  /** The opponent picks zones that lose a shield each. */
  | { readonly kind: 'lose-shields'; readonly zones: number }
  /** A gathered die is not rolled, of its player's choice. */
  | { readonly kind: 'remove-die' }
  /** One of several, as its player or the opponent picks. */
  | { readonly kind: 'either'; readonly by: 'owner' | 'opponent'; readonly of: readonly Effect[] }
  /** Turns a die to another face. */
  | { readonly kind: 'change-die'; readonly which: DieIs; readonly to: readonly Face[] }
  /** Adds dice: of a color, of one in the pool or of any; as many as shields were spent. */
  | {
      readonly kind: 'add-dice';
      readonly color: Color | 'in-pool' | 'any';
      readonly dice: number | 'as-paid';
    }
  /** Adds a die that shows a face (modifying-dice.5). */
  | { readonly kind: 'set-die'; readonly color: Color; readonly face: Face }
  /** So many dice are rerolled, each once, or all; in the defense step the defender picks them. */
  | { readonly kind: 'reroll'; readonly dice: number | 'any' | 'all'; readonly which: DieIs }
  /** The defender cancels a die. */
  | { readonly kind: 'cancel-die' }
  | { readonly kind: 'deal-faceup' }
  /** The defender discards a defense token of its choice. */
  | { readonly kind: 'break-token' }
  /** The defender discards a command token of the attacker's choice, without one it loses a shield. */
  | { readonly kind: 'jam' }
  | { readonly kind: 'exhaust-defense-tokens' }
  /** Each zone beside the defending one suffers damage. */
  | { readonly kind: 'damage-adjacent'; readonly damage: number }
  /** The defender's tokens that accuracy locked may be spent after all: one of them. */
  | { readonly kind: 'unlock-token' }
  /** All attack dice are canceled, and the defender is dealt a faceup card. */
  | { readonly kind: 'cancel-for-faceup' }
  /** Each friendly ship gains a command token, of one command that the player picks. */
  | { readonly kind: 'tokens-for-all' }
  /** The top dial shows another command, one of these. */
  | { readonly kind: 'change-command'; readonly to: readonly Command[] }
  /** It gains a command token like the one just spent. */
  | { readonly kind: 'regain-token' }
  /** The top dial of another friendly ship at distance 1-5 shows the command just revealed. */
  | { readonly kind: 'share-command' }
  /** It gains a token of the command just revealed, or of any command. */
  | { readonly kind: 'gain-token'; readonly of: 'revealed' | 'any' }
  | { readonly kind: 'discard-top-dial' }
  | { readonly kind: 'recover-shield' }
  | { readonly kind: 'discard-facedown'; readonly most: number }
  /** The hull zone that attacks may make the next attack too. */
  | { readonly kind: 'attack-again' };

export interface Trigger {
  readonly kind: 'trigger';
  readonly at: Moment;
  readonly if: readonly Condition[];
  /** Its player may decline. */
  readonly may: boolean;
  readonly cost: readonly Cost[];
  readonly does: readonly Effect[];
  /** A critical effect that needs the icon on a die of this color. */
  readonly icon?: Color;
}

export type Ability = Trigger | Modifier | Replacement;

const trigger = (
  at: Moment,
  conditions: readonly Condition[],
  does: readonly Effect[],
  may = false,
  cost: readonly Cost[] = [],
): Trigger => ({ kind: 'trigger', at, if: conditions, may, cost, does });

/** When the card is dealt or turned faceup. */
export const dealt = (...does: readonly Effect[]): Trigger => trigger('dealt', [], does);

/** In a moment, if conditions hold, this happens. */
export const at = (moment: Moment, ...conditions: readonly Condition[]) => ({
  does: (...does: readonly Effect[]): Trigger => trigger(moment, conditions, does),
  may: (effect: Effect, ...cost: readonly Cost[]): Trigger =>
    trigger(moment, conditions, [effect], true, cost),
});

/** A critical effect of its own, with the icon on a die of a color. */
export const critical = (icon: Color, effect: Effect, ...cost: readonly Cost[]): Trigger => ({
  ...trigger('critical-effect', [], [effect], true, cost),
  icon,
});

export const cannot = (what: Forbidden, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'cannot',
  what,
  if: conditions,
});
export const itsValue = (of: Value, change: Change, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'value',
  of,
  change,
  for: { kind: 'it' },
  if: conditions,
});
export const valueOfFriends = (
  of: Value,
  add: number,
  which: Omit<Extract<Reaching, { kind: 'friendly-ships' }>, 'kind'> = {},
): Modifier => ({ kind: 'value', of, change: { add }, for: { kind: 'friendly-ships', ...which }, if: [] });
export const mayIgnoreObstacles: Modifier = { kind: 'may-ignore-obstacles' };
export const ignoresShields: Modifier = { kind: 'ignores-shields' };
export const looksAtFaceup = (look: number): Replacement => ({
  kind: 'replacement',
  of: 'faceup-card',
  look,
});
export const moreDice = (zones: readonly Zone[], color: Color, dice: number): Modifier => ({
  kind: 'battery',
  zones,
  color,
  dice,
});

export const attacking = (is: 'ship' | 'squadron'): Condition => ({ kind: 'target', is });
export const attackReach = (...reaches: readonly Reach[]): Condition => ({ kind: 'reach', in: reaches });
export const fromZone = (zone: Zone): Condition => ({ kind: 'from', zone });
export const obstructed: Condition = { kind: 'obstructed' };
export const attackedShip: Condition = { kind: 'attacked-ship' };
export const bareZone: Condition = { kind: 'bare-zone' };
export const tokenExhausted: Condition = { kind: 'token-exhausted' };
export const tokenIs = (is: DefenseTokenKind): Condition => ({ kind: 'token', is });
export const speedAtLeast = (least: number): Condition => ({ kind: 'speed', least });

export const commandIs = (is: Command): Condition => ({ kind: 'command', is });
export const attackerHas = (keyword: SquadronKeyword): Condition => ({ kind: 'attacker-has', keyword });
export const attackerIs = (is: 'ship' | 'squadron'): Condition => ({ kind: 'attacker-is', is });
export const attackerNear = (within: Distance): Condition => ({ kind: 'attacker-near', within });
export const defenderNear = (within: Distance): Condition => ({ kind: 'defender-near', within });
export const countering: Condition = { kind: 'counter' };
export const poolHas = (which: DieIs): Condition => ({ kind: 'die', which });
export const uniqueTarget: Condition = { kind: 'unique-target' };
export const activatedTarget: Condition = { kind: 'activated-target' };
export const targetAgain: Condition = { kind: 'target-again' };
export const bareTarget: Condition = { kind: 'bare-target' };
export const attackedBefore: Condition = { kind: 'attacked-before' };

export const exhaust: Cost = { kind: 'exhaust' };
export const commandToken: Cost = { kind: 'command-token' };

export const suffer = (damage: number): Effect => ({ kind: 'suffer', damage });
export const dealFacedown = (cards: number): Effect => ({ kind: 'deal-facedown', cards });
export const turnDown: Effect = { kind: 'turn-down' };
export const either = (by: 'owner' | 'opponent', ...of: readonly Effect[]): Effect => ({
  kind: 'either',
  by,
  of,
});
export const changeDie = (which: DieIs, ...to: readonly Face[]): Effect => ({
  kind: 'change-die',
  which,
  to,
});
export const addDice = (color: Color | 'in-pool' | 'any', dice: number | 'as-paid'): Effect => ({
  kind: 'add-dice',
  color,
  dice,
});
export const setDie = (color: Color, face: Face): Effect => ({ kind: 'set-die', color, face });
export const reroll = (dice: number | 'any' | 'all', which: DieIs = {}): Effect => ({
  kind: 'reroll',
  dice,
  which,
});
export const spendDie = (which: DieIs = {}): Cost => ({ kind: 'die', which });
export const discard: Cost = { kind: 'discard' };
export const spendDefenseToken = (is: DefenseTokenKind): Cost => ({
  kind: 'defense-token',
  how: 'spend',
  is,
});
export const discardDefenseToken: Cost = { kind: 'defense-token', how: 'discard' };
export const obstructsAttacks: Modifier = { kind: 'obstructs-attacks' };
export const lends = (
  keyword: SquadronKeyword,
  add: number,
  within: Distance,
  having?: SquadronKeyword,
): Modifier => ({ kind: 'lends-keyword', keyword, add, within, ...(having && { having }) });
