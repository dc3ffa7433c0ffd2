/** What cards change about values and permissions, and what happens instead. */
import type { Color } from '../../attack/dice.ts';
import type { DefenseTokenKind, SquadronKeyword } from '../../cards/index.ts';
import type { Armament, Distance, Zone } from '../../geometry/index.ts';
import type { Condition, Icon, Trait, UpToRange } from './conditions.ts';

/** What a card can forbid. */
export type Forbidden =
  | 'attack'
  /** Attacking more than once in a round; squadrons attacked one after the other are one attack. */
  | 'attack-twice'
  | 'spend-accuracy'
  | 'critical-effect'
  | 'spend-defense-token'
  | 'receive-shields'
  /** Shields may be moved to its zones, but not recovered. */
  | 'recover-shields'
  | 'ready-defense-tokens'
  | 'hold-command-tokens'
  | 'be-obstructed'
  /** Rolling one die fewer because the attack is obstructed. */
  | 'lose-obstructed-die'
  | 'place-targeting-token'
  | 'spend-engineering'
  /** Being readied: the card itself. */
  | 'ready-this'
  /** Paying for fleet commands with tokens. */
  | 'pay-fleet-commands';

/** Values that cards change. */
export type Value =
  | 'hull'
  | 'command'
  | 'squadron'
  | 'engineering'
  /** Points beside the engineering value, when it resolves a repair command. */
  | 'engineering-points'
  | 'last-yaw'
  | 'critical-damage'
  /** Damage from each blue accuracy icon that is not spent. */
  | 'accuracy-damage'
  /** Dials that it gets in the Command Phase beside its command value. */
  | 'dials'
  /** Squadrons beside its squadron value that a squadron command activates. */
  | 'squadrons'
  /** Command tokens that it can hold beside its command value. */
  | 'held-tokens'
  /** Attacks in its Attack step, fewer than two. */
  | 'attacks';

export type Change = { readonly add: number } | { readonly to: number } | { readonly halve: 'down' };

/** Whom a modifier is about: the ship itself, or every friendly ship, some more by their size. */
export type Reaching =
  | { readonly kind: 'it' }
  | {
      readonly kind: 'friendly-ships';
      readonly size?: 'small' | 'medium' | 'large';
      /** The farthest distance band at which it reaches; anywhere without one. */
      readonly within?: Distance;
    };

/** What evade does more than its rule says (defense-tokens.4 to .7). */
export type EvadeBonus = 'cancel-at-medium' | 'one-more-close' | 'cancel-close' | 'one-more';

export type Modifier =
  /** `for` the enemies that attack it, or for friendly ships, instead of itself. */
  | {
      readonly kind: 'cannot';
      readonly what: Forbidden;
      readonly if: readonly Condition[];
      readonly for: 'it' | 'its-attackers' | 'friends';
    }
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
  /** A hull zone counts as if so many dice of one color were printed for it. */
  | {
      readonly kind: 'prints-battery';
      readonly zone: Zone;
      readonly color: Color;
      readonly dice: number;
    }
  /** It has ignition: the band for its token; a battery and zones whose arcs are special arcs too, if the card gives them. */
  | {
      readonly kind: 'ignition';
      readonly range: 'close' | 'medium' | 'long';
      readonly battery?: Armament;
      readonly zones?: readonly Zone[];
      /** The card is exhausted when the token is placed. */
      readonly exhausts?: true;
    }
  /** A ship that it attacks has no shields for it. */
  | { readonly kind: 'ignores-shields' }
  /** Other friendly squadrons near have a keyword, or so much more of it; only those with these traits. */
  | {
      readonly kind: 'lends-keyword';
      readonly keyword: SquadronKeyword;
      /** So much, or one for each die of the anti-squadron armament, three at most. */
      readonly add: number | 'armament';
      /** How near; wherever they are, without it. */
      readonly within?: Distance;
      readonly to: readonly Trait[];
      /** Only to those for which the card goes on acting. */
      readonly lasting?: true;
      /** Only in this phase. */
      readonly during?: 'squadron';
    }
  /** It has a keyword itself while this holds. */
  | { readonly kind: 'has-keyword'; readonly keyword: SquadronKeyword; readonly if: readonly Condition[] }
  /** Squadrons that it activates by command move farther, up to speed 5: those with a keyword, or without one. */
  | {
      readonly kind: 'commanded-speed';
      readonly add: number;
      readonly having?: SquadronKeyword;
      readonly lacking?: SquadronKeyword;
      /** All friendly ships' squadrons, not only its own; while the card goes on acting. */
      readonly all?: true;
    }
  /** Squadrons that it activates by command gather more dice at squadrons. */
  | { readonly kind: 'commanded-dice'; readonly color: Color; readonly dice: number }
  /** Squadrons that it activates by command may move though they are engaged, then at this speed. */
  | { readonly kind: 'commanded-slips'; readonly speed: Distance }
  | { readonly kind: 'command-range'; readonly upTo: UpToRange }
  /** A command token on the card says what its next dials show, and the other player sees them. */
  | { readonly kind: 'fixes-dials' }
  /** Its repair commands bring more shields to some zones than these hold otherwise, up to a number. */
  | {
      readonly kind: 'roomier-zones';
      readonly zones: readonly Zone[];
      readonly add: number;
      readonly most: number;
    }
  /** Discarding facedown damage cards costs fewer engineering points while the card goes on acting. */
  | { readonly kind: 'cheaper-facedown'; readonly by: number }
  /** It resolves commands as by a token without one, so often in an activation, for a raid token each. */
  | { readonly kind: 'free-commands'; readonly times: number }
  /** Enemy ships near are rid of one raid token alone when they discard a dial for that. */
  | { readonly kind: 'slow-clearing'; readonly within: Distance }
  /** The dice of its anti-squadron armament are of another color. */
  | { readonly kind: 'anti-squadron-color'; readonly color: Color }
  /** It attacks squadrons back that attack it at distance 1, with so many blue dice. */
  | { readonly kind: 'counters'; readonly dice: number }
  /** Exhausted, the card lets it resolve one more critical effect in an attack, another one. */
  | { readonly kind: 'more-criticals' }
  /** A point of damage goes on the shields beside the defending zone for each defense token that it has spent. */
  | { readonly kind: 'spreads-damage' }
  /** Squadrons that it activates by command spend dice with other icons too for their assault, while the card goes on. */
  | { readonly kind: 'wider-assault'; readonly icons: readonly Icon[] }
  /** Attacks count as obstructed: of these attackers on these defenders. */
  | { readonly kind: 'obstructs-attacks'; readonly if: readonly Condition[] }
  /** It may ignore an obstacle that it overlaps. */
  | { readonly kind: 'may-ignore-obstacles'; readonly discard?: true }
  /** Once in a round, a friendly ship or unique squadron that is destroyed stays in play until the round ends. */
  | { readonly kind: 'keeps-destroyed' }
  /** Dice of a color in its batteries reach farther. */
  | {
      readonly kind: 'farther-dice';
      readonly color: Color;
      readonly upTo: 'medium' | 'long';
      readonly if: readonly Condition[];
    }
  /** Enemy squadrons near are held as if more squadrons engaged them. */
  | { readonly kind: 'pins'; readonly squadrons: number; readonly within: Distance }
  /** Heavy friends near it bind the squadrons engaged with them as others do. */
  | { readonly kind: 'heavy-binds'; readonly within: Distance }
  /** It holds command tokens that are alike; any number of tokens, if it says so. */
  | { readonly kind: 'holds-alike'; readonly anyNumber: boolean }
  /** At the end of the game its player scores this if it is within the enemy deployment zone, the opponent that if it was destroyed. */
  | { readonly kind: 'scores'; readonly inEnemyZone: number; readonly destroyed: number }
  /** Its concentrate fire tokens may add a die of a color in the pool instead. */
  | { readonly kind: 'tokens-add-dice' }
  /** Its contain tokens prevent all critical effects. */
  | { readonly kind: 'contains-all' }
  /** Defense tokens of enemies that the card names are discarded when they are spent. */
  | { readonly kind: 'wears-out-tokens' }
  /** At speed 0 it may spend so many defense tokens. */
  | { readonly kind: 'spends-at-rest'; readonly tokens: number }
  /** Squadrons with a keyword may wait by the card, so many at most, instead of being deployed while it is in play. */
  | { readonly kind: 'holds-squadrons'; readonly having: SquadronKeyword; readonly most: number }
  /** With a navigate command it may yaw in a maneuver at speed 0, where the joint counts as having a yaw value. */
  | { readonly kind: 'yaws-at-rest'; readonly clicks: number }
  /** Though destroyed by an attack, it stays until that is over. */
  | { readonly kind: 'outlives-attack' }
  /** Keywords of enemy squadrons do nothing to it. */
  | { readonly kind: 'ignores-keywords'; readonly keywords: readonly SquadronKeyword[] }
  /** Friendly squadrons near, itself included, attack ships up to close range. */
  | { readonly kind: 'ships-at-close'; readonly within: Distance }
  /**
   * Friendly ships (other ones, if it is a ship) may command so many squadrons with some traits that are near it and
   * beyond their command range.
   */
  | {
      readonly kind: 'passes-commands';
      readonly most: number;
      readonly within: Distance | UpToRange;
      readonly to: readonly Trait[];
      /** Of which ships. */
      readonly of: readonly Trait[];
      /** Only while it is in command range itself. */
      readonly inRange: boolean;
      readonly if: readonly Condition[];
    }
  /** It moves and attacks ships though it is engaged. */
  | { readonly kind: 'unbound'; readonly if: readonly Condition[] }
  /** Squadrons near it are slower, to a least speed. */
  | { readonly kind: 'hampers'; readonly by: number; readonly within: Distance }
  | { readonly kind: 'evades'; readonly more: EvadeBonus; readonly for: Reaching }
  /** Enemies that it overlaps, or that overlap it, get their card faceup. */
  | { readonly kind: 'rams'; readonly when: 'overlapping' | 'overlapped' }
  /** It gets no card when it overlaps or is overlapped by a smaller ship. */
  | { readonly kind: 'shoves-aside' }
  /** Ships that are deployed near a grav token of the card have speed 0. */
  | { readonly kind: 'grav-well'; readonly within: Distance }
  /** With a token, its navigate command may give one more click instead of a change of speed. */
  | { readonly kind: 'yaw-for-speed' }
  /** Redirect names any other zones, up to so many. */
  | { readonly kind: 'redirects'; readonly zones: number; readonly anywhere: boolean }
  /** Redirected damage is this at most for each zone. */
  | { readonly kind: 'limits-redirect'; readonly to: number }
  /** Brace takes away no more than this, unless it is the only token spent. */
  | { readonly kind: 'limits-brace'; readonly to: number }
  /** The defender spends so many defense tokens at most, or so many exhausted ones. */
  | {
      readonly kind: 'limits-tokens';
      readonly to: number;
      readonly exhausted: boolean;
      readonly if: readonly Condition[];
    };

/** What happens instead of something else. */
export type Replacement = { readonly kind: 'replacement' } & (
  | /** Before an enemy ship is dealt a faceup card, some are looked at and one is picked. */
  { readonly of: 'faceup-card'; readonly look: number }
  /** A command token that it would gain goes to another friendly ship near. */
  | { readonly of: 'command-token'; readonly within: Distance }
  /** A defense token that it spends does something else than its kind does. */
  | {
      readonly of: 'token-effect';
      readonly tokens: { readonly is?: DefenseTokenKind; readonly readied?: true };
      /** The card is exhausted for it, or the token is discarded. */
      readonly price?: 'exhaust' | 'discard-token';
      /** The damage total is so much lower, or the effect of another kind. */
      readonly does: { readonly lessen: number } | { readonly as: DefenseTokenKind };
      readonly if: readonly Condition[];
    }
);

export const cannot = (what: Forbidden, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'cannot',
  what,
  if: conditions,
  for: 'it',
});
export const attackersCannot = (what: Forbidden, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'cannot',
  what,
  if: conditions,
  for: 'its-attackers',
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
  ...conditions: readonly Condition[]
): Modifier => ({
  kind: 'value',
  of,
  change: { add },
  for: { kind: 'friendly-ships', ...which },
  if: conditions,
});
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
export const obstructs = (...conditions: readonly Condition[]): Modifier => ({
  kind: 'obstructs-attacks',
  if: conditions,
});
export const lends = (
  keyword: SquadronKeyword,
  add: number,
  within: Distance,
  ...traits: readonly Trait[]
): Modifier => ({ kind: 'lends-keyword', keyword, add, within, to: traits });
export const has = (keyword: SquadronKeyword, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'has-keyword',
  keyword,
  if: conditions,
});
export const commandRange = (upTo: UpToRange): Modifier => ({ kind: 'command-range', upTo });
export const unbound = (...conditions: readonly Condition[]): Modifier => ({
  kind: 'unbound',
  if: conditions,
});
export const friendsCannot = (what: Forbidden, ...conditions: readonly Condition[]): Modifier => ({
  kind: 'cannot',
  what,
  if: conditions,
  for: 'friends',
});
export const evades = (more: EvadeBonus, whom: Reaching = { kind: 'it' }): Modifier => ({
  kind: 'evades',
  more,
  for: whom,
});
export const redirects = (zones: number, anywhere = false): Modifier => ({
  kind: 'redirects',
  zones,
  anywhere,
});
export const limitsRedirect = (to: number): Modifier => ({ kind: 'limits-redirect', to });
export const limitsBrace = (to: number): Modifier => ({ kind: 'limits-brace', to });
export const limitsTokens = (
  to: number,
  which: 'all' | 'exhausted',
  ...conditions: readonly Condition[]
): Modifier => ({ kind: 'limits-tokens', to, exhausted: which === 'exhausted', if: conditions });

/** So many squadrons near it may be commanded by friendly ships beyond their range. */
export const passesCommands = (
  most: number,
  within: Distance | UpToRange,
  more: Partial<Omit<Extract<Modifier, { kind: 'passes-commands' }>, 'kind' | 'most' | 'within'>> = {},
): Modifier => ({ kind: 'passes-commands', to: [], of: [], inRange: false, if: [], ...more, most, within });
export const outlivesAttack: Modifier = { kind: 'outlives-attack' };
export const ignoresKeywords = (...keywords: readonly SquadronKeyword[]): Modifier => ({
  kind: 'ignores-keywords',
  keywords,
});
export const shipsAtClose = (within: Distance): Modifier => ({ kind: 'ships-at-close', within });
export const tokenInstead = (
  does: Extract<Replacement, { readonly of: 'token-effect' }>['does'],
  more: Partial<Omit<Extract<Replacement, { readonly of: 'token-effect' }>, 'kind' | 'of' | 'does'>> = {},
): Replacement => ({ kind: 'replacement', of: 'token-effect', tokens: {}, if: [], ...more, does });

/** Friendly squadrons with some traits have a keyword, wherever they are. */
export const lendsAll = (
  keyword: SquadronKeyword,
  ...traits: readonly Trait[]
): Extract<Modifier, { kind: 'lends-keyword' }> => ({
  kind: 'lends-keyword',
  keyword,
  add: 1,
  to: traits,
});
export const duringSquadronPhase = (lent: Extract<Modifier, { kind: 'lends-keyword' }>): Modifier => ({
  ...lent,
  during: 'squadron',
});
export const fartherDice = (
  color: Color,
  upTo: 'medium' | 'long',
  ...conditions: readonly Condition[]
): Modifier => ({ kind: 'farther-dice', color, upTo, if: conditions });
/** Friendly squadrons for which the card goes on acting have a keyword, wherever they are. */
export const lendsWhile = (
  keyword: SquadronKeyword,
  add: Extract<Modifier, { kind: 'lends-keyword' }>['add'] = 1,
  ...traits: readonly Trait[]
): Modifier => ({
  kind: 'lends-keyword',
  keyword,
  add,
  to: traits,
  lasting: true,
});
