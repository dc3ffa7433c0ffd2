/** What cards do when they act. */
import type { Color, Face } from '../../attack/dice.ts';
import type { Command, DefenseTokenKind, UpgradeIcon } from '../../cards/index.ts';
import type { DialOrToken } from '../../events.ts';
import type { Distance } from '../../geometry/index.ts';
import type { StrangeAct } from '../strange/acts.ts';
import type { DieIs, Trait, ZoneToken } from './conditions.ts';

/** Which command: that of the moment, the one paid with, the one that the card began with, any that its player picks, or this one. */
export type WhichCommand = 'that' | 'paid' | 'lasting' | 'any' | Command;

type SideOf = 'friend' | 'enemy' | 'any';

/** Whom an effect is about when it is not about the one that bears the card. */
export type Whom =
  /** Whom the moment is about. */
  | { readonly kind: 'other' }
  | { readonly kind: 'attacker' }
  | { readonly kind: 'defender' }
  /** All with some traits. */
  | { readonly kind: 'each'; readonly side: SideOf; readonly is: readonly Trait[] }
  /** Up to so many that its player picks. */
  | {
      readonly kind: 'pick';
      readonly side: SideOf;
      readonly is: readonly Trait[];
      readonly most: number | 'squadron-value';
      /** Its player may pick none. */
      readonly may: boolean;
    };

/** The color of a die that is added: that of one in the pool, any, or one in the battery of a zone beside. */
export type DieColor = Color | 'in-pool' | 'any' | 'beside';

/** How long what a card begins goes on. */
export type Until = 'attack' | 'activation' | 'squadron-activation' | 'round' | 'game';

export type Effect =
  | { readonly kind: 'suffer'; readonly damage: number }
  /** Dice are rolled, and it suffers damage for each hit or critical icon. */
  | { readonly kind: 'suffer-dice'; readonly color: Color; readonly dice: number }
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
  /** Gathered dice are others: up to so many of any colors, or all of one color become another. */
  | { readonly kind: 'replace-dice'; readonly most: number }
  | { readonly kind: 'recolor-dice'; readonly from: Color; readonly to: Color }
  /** Half of the gathered dice are not rolled, rounded down, of the choice of the card's player. */
  | { readonly kind: 'halve-dice' }
  /** A gathered die is not rolled, of its player's choice. */
  | { readonly kind: 'remove-die' }
  /** One of several, as its player or the opponent picks. */
  | { readonly kind: 'either'; readonly by: 'owner' | 'opponent'; readonly of: readonly Effect[] }
  /** Turns a die to another face. */
  | {
      readonly kind: 'change-die';
      readonly which: DieIs;
      readonly to: readonly Face[];
      /** Nothing modifies it any more. */
      readonly fixed?: true;
    }
  /** Adds dice: of a color, of one in the pool, of any, of one in the batteries beside; as many as were paid, or as it has discarded defense tokens. */
  | {
      readonly kind: 'add-dice';
      readonly color: DieColor;
      readonly dice: number | 'as-paid' | 'as-discarded' | 'as-raided';
    }
  /** Adds a die that shows a face (modifying-dice.5). */
  | { readonly kind: 'set-die'; readonly color: Color; readonly face: Face; readonly fixed?: true }
  /** So many dice are rerolled, each once, or all; in the defense step the defender picks them. */
  | {
      readonly kind: 'reroll';
      /** A number; any, all, any of one color, or one for each enemy at distance 1 of the card. */
      readonly dice: number | 'any' | 'all' | 'any-of-a-color' | 'as-enemies';
      readonly which: DieIs;
    }
  /** A die is canceled: of the defender's choice, in the attacker's step of the attacker's. */
  | { readonly kind: 'cancel-die' }
  /** A die is removed from the pool, of its player's choice. */
  | { readonly kind: 'drop-die' }
  | { readonly kind: 'deal-faceup' }
  /** The next damage cards that the attack deals its defender lie faceup. */
  | { readonly kind: 'faceup-cards'; readonly cards: number }
  /** The defender discards a defense token of its choice, or of the attacker's. */
  | { readonly kind: 'break-token'; readonly by: 'defender' | 'attacker' }
  /** The defender discards a command token of the attacker's choice, without one it loses a shield. */
  | { readonly kind: 'jam' }
  | { readonly kind: 'exhaust-defense-tokens' }
  /** Each zone beside the defending one suffers damage; or it loses a shield, and each beside it if it says so. */
  | { readonly kind: 'damage-adjacent'; readonly damage: number }
  | { readonly kind: 'strip-zones'; readonly beside: boolean }
  /** The defender's tokens that accuracy locked may be spent after all: one of them. */
  | { readonly kind: 'unlock-token' }
  /** A defense token that the attacker names is discarded when it is spent in this attack. */
  | { readonly kind: 'watch-token' }
  /** The defense token that was paid does for the defender what its kind does. */
  | { readonly kind: 'paid-token-effect' }
  /** A readied or exhausted defense token of the defender is spent without effect. */
  | { readonly kind: 'waste-token' }
  /** It will attack back as with a salvo token (defense-tokens.10). */
  | { readonly kind: 'salvo' }
  /** All attack dice are canceled, and the defender is dealt a faceup card. */
  | { readonly kind: 'cancel-for-faceup' }
  /** The damage total of the attack is lower. */
  | { readonly kind: 'lessen'; readonly by: number | 'as-paid'; readonly least: number }
  /** Each friendly ship gains a command token, of one command that the player picks. */
  | { readonly kind: 'tokens-for-all' }
  /** The top dial shows another command, one of these. */
  | { readonly kind: 'change-command'; readonly to: readonly Command[] }
  /** It gains a command token like the one just spent. */
  | { readonly kind: 'regain-token' }
  /** The top dial of another friendly ship at distance 1-5 shows the command just revealed. */
  | { readonly kind: 'share-command' }
  | { readonly kind: 'gain-token'; readonly of: WhichCommand }
  /** As many command tokens as its command value, of commands that its player picks. */
  | { readonly kind: 'gain-tokens' }
  | { readonly kind: 'gain-dial'; readonly of: WhichCommand }
  | { readonly kind: 'gain-raid'; readonly of: WhichCommand }
  | { readonly kind: 'lose-token'; readonly of: Command }
  /** Command tokens of a kind go from the card to as many friendly ships near. */
  | { readonly kind: 'hand-out'; readonly of: Command; readonly within: Distance }
  /** A command token of the moment's command is laid on the card. */
  | { readonly kind: 'lay-command' }
  /** A faceup damage card that it was just dealt is discarded, or turned facedown, before it does anything. */
  | { readonly kind: 'shrug-off'; readonly how: 'discard' | 'turn-down' }
  /** A token marks a zone that its player picks; it goes again. */
  | { readonly kind: 'mark-zone'; readonly token: ZoneToken }
  | { readonly kind: 'unmark'; readonly token: ZoneToken }
  /** Mines are laid: at distance 1 of the card, beside an obstacle, or anywhere, the latter two away from enemy ships. */
  | {
      readonly kind: 'place-mines';
      readonly mines: number | 'half-engineering';
      readonly where: 'it' | 'obstacle' | 'anywhere';
    }
  /** A grav token is placed anywhere; or its player moves the obstacles near it. */
  | { readonly kind: 'place-grav-token' }
  | { readonly kind: 'shift-obstacles'; readonly near: Distance; readonly upTo: Distance }
  /** The next course is one slower, without a change of its speed dial (speed.3). */
  | { readonly kind: 'slow-course' }
  /** A squadron is activated as by a command: by that of the moment, if it says so. */
  | { readonly kind: 'activate'; readonly by?: 'that' }
  /**
   * A squadron attacks: anybody, whom the moment is about (engaged or not), or each enemy squadron at distance 1, then
   * obstructed; squadrons alone and with dice of the card, if it names some.
   */
  | {
      readonly kind: 'squadron-attack';
      readonly whom: 'any' | 'that' | 'each';
      readonly dice: readonly Color[];
    }
  /** A squadron moves at this speed and attacks, as if it were activated. */
  | { readonly kind: 'take-turn'; readonly speed: Distance }
  /** A squadron gets hull back, up to what its card prints. */
  | { readonly kind: 'recover-hull'; readonly most: number }
  /** A squadron is placed anew at distance of the one that bears the card. */
  | { readonly kind: 'place-squadron'; readonly within: Distance }
  | { readonly kind: 'discard-top-dial' }
  | { readonly kind: 'discard-dials' }
  /** A command token of it is discarded, and it gains one of any command. */
  | { readonly kind: 'swap-token' }
  | { readonly kind: 'recover-shield' }
  /** It places its targeting token now. */
  | { readonly kind: 'place-targeting' }
  /** Its speed becomes that of the one that bears the card. */
  | { readonly kind: 'match-speed' }
  /** It suffers 1 damage for each critical icon in the pool on dice of these colors, one after the other. */
  | { readonly kind: 'suffer-criticals'; readonly of: readonly Color[] }
  /**
   * Shields move between its hull zones, up to so many: to the defending zone or to some zones, from one or from any of
   * the others; up to 6 in a zone.
   */
  | {
      readonly kind: 'shift-shields';
      readonly to: 'defending' | 1 | 2;
      readonly from: 'one' | 'any';
      readonly most: number;
    }
  | { readonly kind: 'discard-facedown'; readonly most: number }
  /** A damage card of it is discarded, faceup or facedown. */
  | { readonly kind: 'discard-damage' }
  /** The hull zone that attacks may make the next attack too. */
  | { readonly kind: 'attack-again' }
  /** Somebody else: the effects are about that ship or squadron. */
  | { readonly kind: 'to'; readonly whom: Whom; readonly does: readonly Effect[] }
  /** Its player names two rounds that do not follow each other, in which the card acts. */
  | { readonly kind: 'place-round-tokens' }
  /** The card goes on acting for a while: for all, or for the one that the effect is about. */
  | { readonly kind: 'begin'; readonly until: Until; readonly for: 'all' | 'it' }
  /** Its speed changes by one, up or down, not below a least one. */
  | { readonly kind: 'change-speed'; readonly by: number; readonly least: number }
  /** It discards a navigate token, or slows down by one, not below 1. */
  | { readonly kind: 'brake' }
  /** A joint of its next course has one more click, or the first one so many. */
  | { readonly kind: 'raise-yaw'; readonly joint: 'any' | 'first' | 'last'; readonly to: 'one-more' | 'two' }
  /** A maneuver at speed 1 beside its own; straight, or with the yaw of its chart. */
  | { readonly kind: 'maneuver'; readonly straight: boolean }
  /** A ship is set aside before the fleets are deployed; the one set aside is deployed near the one that bears the card. */
  | { readonly kind: 'set-aside' }
  /** `waits`: it is not the first ship activated in that round. */
  | { readonly kind: 'arrive'; readonly within: Distance; readonly waits: boolean }
  /** It is deployed again in its player's zone. */
  | { readonly kind: 'redeploy' }
  /** One more attack, from any zone that may attack. */
  | { readonly kind: 'attack' }
  /**
   * It attacks squadrons from any zone, whatever that zone has done: one with its own dice, or as many as it may with
   * dice of the card.
   */
  | { readonly kind: 'attack-squadron'; readonly dice: readonly Color[] }
  | { readonly kind: 'ready-token'; readonly most: number; readonly unspent?: true }
  /** Its player names a kind of defense token, each once in a game: enemies that spend one in this round discard it. */
  | { readonly kind: 'wear-out'; readonly is: DefenseTokenKind }
  /** A repair command gives so many more engineering points. */
  | { readonly kind: 'gain-engineering'; readonly points: number }
  /** The attack is aimed at no further squadrons. */
  | { readonly kind: 'only-target' }
  /** A discarded defense token comes back, readied or exhausted. */
  | { readonly kind: 'recover-token'; readonly side: 'readied' | 'exhausted' }
  | { readonly kind: 'exhaust-token' }
  /** Up to its squadron value of the target's defense tokens are spent, to no effect. */
  | { readonly kind: 'spend-tokens' }
  /** Its player picks a defense token that it spends to no effect. */
  | { readonly kind: 'spend-own-token' }
  | { readonly kind: 'gain-defense-token'; readonly is: DefenseTokenKind }
  | { readonly kind: 'replace-defense-token'; readonly by: DefenseTokenKind }
  | { readonly kind: 'ready-upgrade' }
  | { readonly kind: 'exhaust-upgrade' }
  /** An upgrade with one of these icons is discarded; any but commanders without. */
  | { readonly kind: 'discard-upgrade'; readonly icons: readonly UpgradeIcon[] | null }
  /** The card that acts is discarded. */
  | { readonly kind: 'discard-this' }
  /** Up to its engineering value of the target's facedown damage cards turn faceup. */
  | { readonly kind: 'turn-up' }
  /** A squadron's slider is turned to the activated side; one that is there suffers damage instead. */
  | { readonly kind: 'toggle'; readonly otherwise: number }
  /** A squadron moves, engaged or not; `clear`: it does not end its move engaged. */
  | { readonly kind: 'move'; readonly upTo: Distance; readonly clear?: true }
  /** A squadron only attacks, or only moves and farther. */
  | { readonly kind: 'attack-only' }
  | { readonly kind: 'move-only'; readonly speed: Distance }
  /** It resolves a squadron command now, with what it has for it. */
  | { readonly kind: 'resolve-squadrons' }
  /** A squadron command with its dial. */
  | { readonly kind: 'command-squadrons' }
  /** What only one card does, in code of its own. */
  | { readonly kind: 'strange'; readonly act: StrangeAct }
  /** The command counts as resolved with other means. */
  | { readonly kind: 'count-as'; readonly spending: DialOrToken; readonly last: boolean };

export const suffer = (damage: number): Effect => ({ kind: 'suffer', damage });
export const sufferDice = (color: Color, dice: number): Effect => ({ kind: 'suffer-dice', color, dice });
export const dealFacedown = (cards: number): Effect => ({ kind: 'deal-facedown', cards });
export const turnDown: Effect = { kind: 'turn-down' };
export const either = (by: 'owner' | 'opponent', ...of: readonly Effect[]): Effect => ({
  kind: 'either',
  by,
  of,
});
export const oneOf = (...of: readonly Effect[]): Effect => ({ kind: 'either', by: 'owner', of });
export const changeDie = (which: DieIs, ...to: readonly Face[]): Effect => ({
  kind: 'change-die',
  which,
  to,
});
/** A die turns to a face for good. */
export const fixDie = (...to: readonly Face[]): Effect => ({
  kind: 'change-die',
  which: {},
  to,
  fixed: true,
});
export const addDice = (color: DieColor, dice: Extract<Effect, { kind: 'add-dice' }>['dice']): Effect => ({
  kind: 'add-dice',
  color,
  dice,
});
export const setDie = (color: Color, face: Face): Effect => ({ kind: 'set-die', color, face });
export const reroll = (dice: Extract<Effect, { kind: 'reroll' }>['dice'], which: DieIs = {}): Effect => ({
  kind: 'reroll',
  dice,
  which,
});
/** Its face stays as it is. */
export const setFace = (color: Color, face: Face): Effect => ({
  kind: 'set-die',
  color,
  face,
  fixed: true,
});
export const lessen = (by: number | 'as-paid', least = 0): Effect => ({ kind: 'lessen', by, least });
export const gainToken = (of: WhichCommand): Effect => ({ kind: 'gain-token', of });
export const gainDial = (of: WhichCommand): Effect => ({ kind: 'gain-dial', of });
export const gainRaid = (of: WhichCommand): Effect => ({ kind: 'gain-raid', of });
export const beginFor = (until: Until): Effect => ({ kind: 'begin', until, for: 'it' });
export const begin = (until: Until): Effect => ({ kind: 'begin', until, for: 'all' });
export const changeSpeed = (by: number, least = 0): Effect => ({ kind: 'change-speed', by, least });
export const raiseYaw = (joint: 'any' | 'first' | 'last', to: 'one-more' | 'two' = 'one-more'): Effect => ({
  kind: 'raise-yaw',
  joint,
  to,
});
export const shiftShields = (
  to: Extract<Effect, { kind: 'shift-shields' }>['to'],
  from: 'one' | 'any' = 'any',
  most = ANY_NUMBER,
): Effect => ({ kind: 'shift-shields', to, from, most });
export const readyToken = (most = 1): Effect => ({ kind: 'ready-token', most });
export const gainDefenseToken = (is: DefenseTokenKind): Effect => ({ kind: 'gain-defense-token', is });
export const moveUpTo = (upTo: Distance): Effect => ({ kind: 'move', upTo });
export const squadronAttack: Effect = { kind: 'squadron-attack', whom: 'any', dice: [] };
export const attackWith = (...dice: readonly Color[]): Effect => ({
  kind: 'squadron-attack',
  whom: 'any',
  dice,
});
export const attackThat: Effect = { kind: 'squadron-attack', whom: 'that', dice: [] };
export const attackEach: Effect = { kind: 'squadron-attack', whom: 'each', dice: [] };
export const takeTurn = (speed: Distance): Effect => ({ kind: 'take-turn', speed });
export const wearOut = (is: DefenseTokenKind): Effect => ({ kind: 'wear-out', is });
export const gainEngineering = (points: number): Effect => ({ kind: 'gain-engineering', points });
export const onlyTarget: Effect = { kind: 'only-target' };
export const readyUnspent: Effect = { kind: 'ready-token', most: 1, unspent: true };
export const recoverHull = (most: number): Effect => ({ kind: 'recover-hull', most });
export const placeSquadron = (within: Distance): Effect => ({ kind: 'place-squadron', within });
export const moveClear = (upTo: Distance): Effect => ({ kind: 'move', upTo, clear: true });
export const countAs = (spending: DialOrToken, last = false): Effect => ({
  kind: 'count-as',
  spending,
  last,
});

const to =
  (whom: Whom) =>
  (...does: readonly Effect[]): Effect => ({ kind: 'to', whom, does });
/** The one that the moment is about, the attacker, the defender. */
export const it = to({ kind: 'other' });
export const attackerDoes = to({ kind: 'attacker' });
export const defenderDoes = to({ kind: 'defender' });
/** Each friend or enemy with these traits, the one that bears the card included. */
export const eachFriend = (...is: readonly Trait[]) => to({ kind: 'each', side: 'friend', is });
/** Each ship or squadron with these traits, of either side. */
export const each = (...is: readonly Trait[]) => to({ kind: 'each', side: 'any', is });
export const eachEnemy = (...is: readonly Trait[]) => to({ kind: 'each', side: 'enemy', is });
/** One friend or enemy that its player picks. */
export const aFriend = (...is: readonly Trait[]) =>
  to({ kind: 'pick', side: 'friend', is, most: 1, may: false });
export const anybody = (...is: readonly Trait[]) =>
  to({ kind: 'pick', side: 'any', is, most: 1, may: false });
export const anEnemy = (...is: readonly Trait[]) =>
  to({ kind: 'pick', side: 'enemy', is, most: 1, may: false });
/** Up to so many. */
export const someFriends = (most: number | 'squadron-value', ...is: readonly Trait[]) =>
  to({ kind: 'pick', side: 'friend', is, most, may: true });
export const someEnemies = (most: number, ...is: readonly Trait[]) =>
  to({ kind: 'pick', side: 'enemy', is, most, may: true });
/** As many as there are. */
export const ANY_NUMBER = 99;
/** The ship that was set aside is deployed. */
export const arrive = (within: Distance, waits = false): Effect => ({ kind: 'arrive', within, waits });
export const loseToken = (of: Command): Effect => ({ kind: 'lose-token', of });
export const wasteToken: Effect = { kind: 'waste-token' };
export const watchToken: Effect = { kind: 'watch-token' };
export const replaceDice = (most: number): Effect => ({ kind: 'replace-dice', most });
export const placeRoundTokens: Effect = { kind: 'place-round-tokens' };
export const gainTokens: Effect = { kind: 'gain-tokens' };
export const recoverToken: Effect = { kind: 'recover-token', side: 'readied' };
export const recoverExhausted: Effect = { kind: 'recover-token', side: 'exhausted' };
export const cancelDie: Effect = { kind: 'cancel-die' };
export const dropDie: Effect = { kind: 'drop-die' };
export const discardThis: Effect = { kind: 'discard-this' };
export const replaceToken = (by: DefenseTokenKind): Effect => ({ kind: 'replace-defense-token', by });
export const shrugOff = (how: 'discard' | 'turn-down'): Effect => ({ kind: 'shrug-off', how });
export const mark = (token: ZoneToken): Effect => ({ kind: 'mark-zone', token });
export const unmark = (token: ZoneToken): Effect => ({ kind: 'unmark', token });
export const placeGravToken: Effect = { kind: 'place-grav-token' };
export const placeMines = (
  mines: Extract<Effect, { kind: 'place-mines' }>['mines'],
  where: Extract<Effect, { kind: 'place-mines' }>['where'],
): Effect => ({ kind: 'place-mines', mines, where });
export const toggle = (otherwise = 0): Effect => ({ kind: 'toggle', otherwise });
/** An upgrade with one of some icons; any but commanders without. */
export const discardUpgrade = (...icons: readonly UpgradeIcon[]): Effect => ({
  kind: 'discard-upgrade',
  icons: icons.length > 0 ? icons : null,
});
export const strange = (act: StrangeAct): Effect => ({ kind: 'strange', act });
export const layCommand: Effect = { kind: 'lay-command' };
/** It attacks squadrons from any zone with dice of the card, or one with its own. */
export const attackSquadrons = (...dice: readonly Color[]): Effect => ({ kind: 'attack-squadron', dice });
export const blueToRed: Effect = { kind: 'recolor-dice', from: 'blue', to: 'red' };
