/** What First Edition cards speak about: its own words, and its blocks beside those of both editions. */

import type { Bearing } from '../../../common/index.ts';
import type {
  Comparison,
  Face,
  ManeuverTest,
  Pool,
  RangeSpan,
  Ruled,
  SharedCost,
  SharedDiceEffect,
  SharedDiceTrigger,
  SharedEffect,
  SharedRequirement,
  SharedTest,
  SharedTrigger,
  SharedValue,
  Who,
} from '../../../common/language/index.ts';
import type { BombWay } from '../../bombs/ways.ts';
import type {
  ActionName,
  Allegiance,
  ManeuverDifficulty,
  ShipSize,
  UpgradeSlot,
} from '../../cards/chassis.ts';
import type { DamageName } from '../../cards/damage-decks.ts';
import type { RollBend } from '../../questions.ts';
import type { AttackWindow, Token, Window } from '../../state.ts';
import type { CardManeuver, CardVerb } from './verbs.ts';

export interface FirstVocabulary {
  readonly token: Token;
  readonly tokenClass: TokenClass;
  readonly costToken: Token;
  readonly action: ActionName;
  readonly arc: ArcName;
  readonly size: ShipSize;
  readonly difficulty: ManeuverDifficulty;
  readonly weapon: AttackWeapon;
  readonly fact: AttackFact;
  readonly stat: Stat;
  readonly window: Window;
  readonly attackWindow: AttackWindow;
  readonly test: ShipTest;
  readonly requirement: Requirement;
  readonly value: Value;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly modifier: ModifierOf;
}

/** A kind of token, or any of them. */
export type TokenClass = Token | 'any';

/** `firing` is every firing arc that a ship has; `primary` the one in front. */
export type ArcName = 'firing' | 'primary' | 'auxiliary' | 'mobile' | 'bullseye';

export type WeaponClass = 'primary' | 'secondary' | 'cannon' | 'missile' | 'torpedo' | 'turret';
export type AttackWeapon = WeaponClass | 'this';
/** `another`: not the one of the present attack. */
export type GrantedWeapon = AttackWeapon | 'another';

/** `defender-dealt` a damage card in the attack. */
export type AttackFact =
  | 'obstructed'
  /** Range is measured through a bomb token of the defender’s side. */
  | 'through-bomb'
  | 'defender-destroyed'
  | 'defender-dealt'
  | 'defender-dealt-faceup'
  | 'crit-canceled';

/** `attack` is the primary weapon value. */
export type Stat = 'shields' | 'skill' | 'agility' | 'hull' | 'speed' | 'damage-cards' | 'attack';

export type Until =
  | 'end of round'
  | 'end of combat'
  | 'end of activation'
  | 'end of attack'
  | 'end of placing'
  | 'end of game';

export type ShipTest =
  | SharedTest<FirstVocabulary>
  | { readonly kind: 'touching'; readonly who: Who }
  /** It overlapped that ship in its last maneuver. */
  | { readonly kind: 'overlapped'; readonly who: Who }
  | { readonly kind: 'skill'; readonly compare: Comparison; readonly than: Who | number }
  | {
      readonly kind: 'condition';
      readonly is:
        | 'shielded'
        | 'full-shields'
        | 'cloaked'
        | 'ionized'
        | 'facedown-card'
        | 'attacked'
        | 'defending'
        | 'hull-left';
    }
  | { readonly kind: 'on-bar'; readonly action: ActionName }
  | { readonly kind: 'carries'; readonly slot: UpgradeSlot }
  /** It has an upgrade card in play, by its id. */
  | { readonly kind: 'equipped'; readonly card: string }
  | { readonly kind: 'unique' }
  | { readonly kind: 'has-condition'; readonly card: string }
  /** Its dial shows a maneuver of such a color, seen or not. */
  | { readonly kind: 'dial-color'; readonly is: ManeuverDifficulty }
  /** It assigned the condition card of the ability. */
  | { readonly kind: 'assigner' }
  /** The card keeps it in mind. */
  | { readonly kind: 'marked' }
  /** Its agility is below what the weapon of the present attack costs in squad points. */
  | { readonly kind: 'agility-below-cost' }
  | { readonly kind: 'shield-value'; readonly most: number }
  /** It has a faceup damage card of a name. */
  | { readonly kind: 'faceup'; readonly card: DamageName }
  /** The ship that takes part overlapped it in its last maneuver. */
  | { readonly kind: 'overlapped-by'; readonly who: Who }
  /** A bomb token lies at range 1 of it. */
  | { readonly kind: 'near-bomb' }
  /** The emblem on its card. */
  | { readonly kind: 'allegiance'; readonly is: Allegiance };

export type Requirement =
  | SharedRequirement<FirstVocabulary>
  /** The maneuver that the ship's revealed dial shows. */
  | ({ readonly kind: 'revealed' } & ManeuverTest<ManeuverDifficulty>)
  | { readonly kind: 'its-turn' }
  /** The action of the moment stands on an upgrade card of one of these slots. */
  | { readonly kind: 'action-of-card'; readonly slots: readonly UpgradeSlot[] }
  /** The upgrade card of the moment is of one of these slots. */
  | { readonly kind: 'card-is'; readonly slots: readonly UpgradeSlot[] }
  /** The attack was made with one of these upgrade cards. */
  | { readonly kind: 'attack-card'; readonly cards: readonly string[] }
  /** The maneuver that the ship of the moment has executed met no obstacle. */
  | { readonly kind: 'met-no-obstacle' }
  /** The ship has a dial to reveal. */
  | { readonly kind: 'has-dial' }
  /** The action printed on the card was performed this round. */
  | { readonly kind: 'performed-this' }
  /** Holds in the middle of an attack, and requires things of it, in a moment that is not always in one. */
  | { readonly kind: 'in-attack'; readonly requires: readonly Requirement[] }
  /** The maneuver of the card's ship was the one of its dial. */
  | { readonly kind: 'flown-dial' }
  /** The ship was stressed when it performed the action. */
  | { readonly kind: 'acted-stressed' }
  /** Tokens lie on the card. */
  | { readonly kind: 'holds-tokens' }
  /** The ship would overlap no other ship by a maneuver. */
  | { readonly kind: 'free-way'; readonly maneuver: CardManeuver }
  /** An ability of the card was used in the present attack. */
  | { readonly kind: 'used-in-attack' };

export type Value =
  | SharedValue<FirstVocabulary>
  /** What a number is above a limit. */
  | { readonly kind: 'beyond'; readonly limit: number; readonly of: SharedValue<FirstVocabulary> }
  /** Obstacles at a range of the card's ship. */
  | { readonly kind: 'obstacles'; readonly range: RangeSpan; readonly most: number }
  /** The first number less the second, at least 0. */
  | {
      readonly kind: 'minus';
      readonly a: number | SharedValue<FirstVocabulary>;
      readonly b: number | SharedValue<FirstVocabulary>;
    }
  /** Defense dice that were rolled in the attack. */
  | { readonly kind: 'defense-dice-rolled' }
  /** Damage and critical damage that the defender suffered in the attack. */
  | { readonly kind: 'damage-suffered' }
  /** A number with a limit. */
  | { readonly kind: 'at-most'; readonly most: number; readonly of: SharedValue<FirstVocabulary> };

export type Cost =
  | SharedCost<FirstVocabulary>
  /** Tokens of the ship are removed, which is not spending them. */
  | { readonly kind: 'remove-token'; readonly token: Token; readonly count: number; readonly of?: Who }
  /** One of the ship's upgrade cards of a slot is discarded. */
  | { readonly kind: 'discard-one-of'; readonly slot: UpgradeSlot }
  /** Energy tokens that lie on the card itself. */
  | { readonly kind: 'energy-here'; readonly count: number }
  /** The card of the ability is discarded. */
  | { readonly kind: 'discard' };

export type Effect =
  | SharedEffect<FirstVocabulary>
  /** One of some actions, of any the ship has, or of those on its bar. */
  | {
      readonly kind: 'free-action';
      readonly by: Who;
      readonly actions: readonly ActionName[] | 'any' | 'bar' | 'upgrades' | 'bombs';
    }
  /** A lock on one of the ships that pass some tests, at range 1-3. */
  | { readonly kind: 'choose-lock'; readonly by: Who; readonly that: readonly ShipTest[] }
  | { readonly kind: 'skill'; readonly to: number | Who; readonly until: Until; readonly on: Who }
  /** The blue token of a lock goes to another ship, which has none. */
  | { readonly kind: 'transfer-lock'; readonly from: Who; readonly to: Who }
  /** `on`: the one on that ship. */
  | { readonly kind: 'remove-lock'; readonly by: Who; readonly on?: Who }
  /** The damage cards that the attack dealt turn faceup. */
  | { readonly kind: 'turn-up-dealt' }
  /** The revealed dial is turned to another maneuver that is like this one. */
  | { readonly kind: 'turn-dial'; readonly like: DialTest }
  | {
      readonly kind: 'attack';
      readonly by: Who;
      readonly with: readonly GrantedWeapon[];
      /** The only ships that may be attacked. */
      readonly on?: readonly ShipTest[];
      /** The ship attacks no more for so long. */
      readonly last?: 'round' | 'phase';
      /** The only arc that it attacks through. */
      readonly arc?: ArcName;
    }
  | CardVerb
  /** The ship does not attack in the next round. */
  | { readonly kind: 'no-attack-next-round' }
  /** The maneuver that the revealed dial shows is treated as another; its color stays, or is this. */
  | { readonly kind: 'treat-maneuver'; readonly as: TreatedAs }
  /** Results change outside the steps in which dice are modified. */
  | { readonly kind: 'turn-results'; readonly dice: Pool; readonly from: Face; readonly to: Face }
  /** The dice are not modified any more in this attack. */
  | { readonly kind: 'fix-dice'; readonly dice: Pool }
  /** Dice are rolled beside those that were. */
  | { readonly kind: 'roll-more'; readonly dice: Pool; readonly count: number }
  /** The ship skips its Perform Action step. */
  | { readonly kind: 'skip-action' }
  | { readonly kind: 'discard-this' }
  /** The card turns to its other side. */
  | { readonly kind: 'flip-this' }
  /** The dice of the obstacles that it met are rolled now. */
  | { readonly kind: 'obstacle-dice' }
  /** A card of the ship turns to its other side. */
  | { readonly kind: 'flip-card'; readonly card: string }
  /** The ship turns around where it stands. */
  | { readonly kind: 'turn-around' }
  | {
      readonly kind: 'agility';
      readonly change: number;
      readonly until: Until;
      readonly on: Who;
    }
  /** A defense die is rolled, and on some faces something happens. */
  | { readonly kind: 'roll-defense-die'; readonly faces: readonly Face[]; readonly then: Effect }
  /** The second happens if the first one was chosen: an action performed, a ship picked. */
  | { readonly kind: 'if-done'; readonly first: Effect; readonly then: Effect };

/** What a revealed maneuver is treated as; what is not said stays. */
export interface TreatedAs {
  readonly bearing?: Bearing;
  /** One of these speeds, or so much faster or slower, at least 1. */
  readonly speeds?: readonly number[];
  readonly faster?: readonly number[];
  readonly difficulty?: ManeuverDifficulty;
  /** By the template that the revealed one is flown by. */
  readonly template?: 'same';
}

/** Which maneuvers of a dial it may be turned to; each is compared with the one that it shows. */
export interface DialTest {
  /** What it is turned to. */
  readonly to?: ManeuverTest<ManeuverDifficulty>;
  readonly speed?: 'same';
  readonly bearing?: 'same';
  readonly direction?: 'same';
  readonly difficulty?: 'same';
  /** A stressed ship turns it to no red one. */
  readonly allowed?: true;
}

export type DiceEffect = SharedDiceEffect<FirstVocabulary>;

/** How often an ability may be used, where that is less than once in each of its moments. */
interface Limited {
  readonly once?: 'round' | 'game';
}

export interface Trigger extends SharedTrigger<FirstVocabulary>, Limited {
  /** Its use is kept in mind for the rest of the attack. */
  readonly rememberedInAttack?: true;
}
export interface DiceTrigger extends SharedDiceTrigger<FirstVocabulary>, Limited {
  /** The dice that it changes are not rerolled. */
  readonly forGood?: true;
  /** Then all results of a kind become another. */
  readonly thenTurns?: { readonly from: Face; readonly to: Face };
  /** What each die that it takes costs. */
  readonly perDie?: Cost;
}

/** Values, permissions and prohibitions that hold as long as a card is there: asked on demand, never stored. */
export interface Modifier {
  readonly kind: 'modifier';
  readonly of: ModifierOf;
}

export type ModifierOf =
  /** Dice more or fewer in attacks that meet the requirements. */
  | {
      readonly value: 'attack-dice' | 'defense-dice';
      readonly change: Value;
      readonly requires: readonly Requirement[];
    }
  /** The primary weapon value of the card's ship. */
  | { readonly value: 'primary'; readonly change: number }
  /** Agility of the card's ship, of the defender in attacks that meet the requirements, or of ships that pass tests. */
  | {
      readonly value: 'agility';
      readonly whose: 'own' | 'defender' | { readonly that: readonly ShipTest[] };
      readonly change: Value;
      readonly requires: readonly Requirement[];
    }
  | {
      readonly value: 'difficulty';
      readonly maneuver: ManeuverTest<ManeuverDifficulty>;
      readonly to: ManeuverDifficulty;
      readonly requires: readonly Requirement[];
    }
  /** How far secondary weapons reach farther and nearer, within range 1-3. */
  | { readonly value: 'weapon-range'; readonly with: WeaponClass; readonly change: number }
  /** So many attack dice may be rerolled in attacks that meet the requirements. */
  | { readonly value: 'most-rerolls'; readonly most: number; readonly requires: readonly Requirement[] }
  /** What a card of the ship does against its will is up to its player. */
  | { readonly can: 'ignore-card'; readonly card: string }
  /** What another friendly ship at a range that attacks may treat as its own; of locks only to pay with them. */
  | { readonly value: 'lends'; readonly what: 'focus' | 'locks' | 'lock-costs'; readonly range: RangeSpan }
  | { readonly can: 'fly-red-while-stressed' }
  /** Attacks of the ship go on while it lies on an obstacle. */
  | { readonly can: 'attack-on-obstacles' }
  /** Ships that touch the card's ship and pass tests may be attacked by it, and may attack it. */
  | { readonly can: 'be-attacked-touching'; readonly whom: readonly ShipTest[] }
  /** Its pilot skill while it has no damage card. */
  | { readonly value: 'whole-skill'; readonly to: number }
  /** Without a name any action; `most` stress tokens it may have. */
  | {
      readonly can: 'act-while-stressed';
      readonly actions?: readonly ActionName[];
      /** The actions on upgrade cards of some slots only. */
      readonly slots?: readonly UpgradeSlot[];
      readonly requires: readonly Requirement[];
    }
  /** How it may drop bombs beside by the 1 straight template behind it. */
  | {
      readonly value: 'bomb-ways';
      readonly ways: readonly BombWay[];
      readonly requires: readonly Requirement[];
    }
  /** Ordnance tokens on its other cards of some slots. */
  | { readonly value: 'ordnance'; readonly slots: readonly UpgradeSlot[]; readonly count: number }
  /** Templates by which it rolls, beside the 1 straight or instead of it; for a stress token. */
  | {
      readonly value: 'roll-bends';
      readonly bends: readonly RollBend[];
      readonly instead?: true;
      readonly stress?: true;
    }
  /** At which ranges it may lock ships, instead of 1-3. */
  | { readonly value: 'lock-range'; readonly range: RangeSpan }
  /** It never has more tokens of a kind. */
  | { readonly value: 'most-tokens'; readonly token: Token; readonly most: number }
  | { readonly can: 'attack-touching'; readonly whom: readonly ShipTest[] }
  | { readonly can: 'ignore-obstacles' }
  /** Attacks with its primary weapon go through its special firing arc too. */
  | { readonly can: 'fire-special' }
  /** Some weapons fire in spite of a weapons disabled token, on ships that pass the tests. */
  | {
      readonly can: 'fire-disabled';
      readonly with: readonly WeaponClass[];
      /** Only these cards among them. */
      readonly cards?: readonly string[];
      readonly on: readonly ShipTest[];
    }
  /** Attacks with such weapons go in any direction. */
  | { readonly can: 'fire-anywhere'; readonly with: WeaponClass }
  /** Attacks with such weapons go through the auxiliary firing arc too. */
  | { readonly can: 'fire-auxiliary'; readonly with: WeaponClass }
  | { readonly cannot: 'act'; readonly actions: readonly ActionName[]; readonly whom: readonly ShipTest[] }
  | {
      readonly cannot: 'spend';
      readonly tokens: readonly Token[];
      readonly whom: readonly ShipTest[];
      readonly requires: readonly Requirement[];
    }
  /** Ships that pass the tests, by an attacker that could target the card's ship instead. */
  | { readonly cannot: 'be-targeted'; readonly whom: readonly ShipTest[] }
  | {
      readonly cannot: 'modify-dice';
      readonly dice: 'attack' | 'defense' | 'both';
      /** Only not by spending focus tokens, by rerolls, in other ways, or by spending any token; without it in no way. */
      readonly with?: 'focus' | 'rerolls' | 'other' | 'tokens';
      /** Nor can the other side. */
      readonly byAnybody?: true;
      /** Of which ships' dice. */
      readonly whom: readonly ShipTest[];
      readonly requires: readonly Requirement[];
    }
  | {
      readonly cannot: 'range-bonus';
      readonly dice: 'attack' | 'defense';
      readonly requires: readonly Requirement[];
    }
  /** Target locks of ships that pass the tests. */
  | {
      readonly cannot: 'spend-locks';
      readonly whom: readonly ShipTest[];
      readonly requires: readonly Requirement[];
    }
  /** Hits of its attacks are not canceled by defense dice. */
  | { readonly rule: 'keeps-hits'; readonly requires: readonly Requirement[] }
  /** Weapons that the ship does not attack with. */
  | {
      readonly cannot: 'attack-with';
      readonly with: WeaponClass;
      readonly requires: readonly Requirement[];
    }
  /** Attackers that pass the tests do not target the ship. */
  | {
      readonly cannot: 'target-this';
      readonly whom: readonly ShipTest[];
      readonly requires: readonly Requirement[];
    }
  /** Tokens that are not removed in the End phase. */
  | { readonly rule: 'keeps-tokens'; readonly tokens: readonly Token[] }
  | { readonly rule: 'cards-come-faceup' }
  | { readonly rule: 'decloaks-by-banks' }
  | { readonly rule: 'boosts-by-turns' }
  /** Its primary attacks at range 2-3 are treated as at range 1. */
  | { readonly rule: 'fights-as-at-range-1' }
  /** It is destroyed by damage cards at the end of the Combat phase only. */
  | { readonly rule: 'dies-after-combat' }
  /** Of three cards its attack deals the one of its player's choice instead of a faceup card. */
  | { readonly rule: 'deals-one-of-three' }
  /** Once in a round, dealt a faceup card, it may draw it from the deck of the other half of its base. */
  | { readonly rule: 'draws-from-either-half' }
  /** Dealt a faceup card, it draws another one and resolves one of the two. */
  | { readonly rule: 'resolves-one-of-two' }
  /** It may take a stress token of another friendly ship at range 1-2, with 2 or fewer of its own. */
  | { readonly rule: 'takes-stress' }
  /** Friendly ships may lock enemies at range 1-3 of any friendly ship. */
  | { readonly rule: 'friends-lock-afar' }
  | { readonly rule: 'shares-pilot-abilities' }
  | { readonly rule: 'keeps-missed-weapons' }
  /** It attacks no ship outside its firing arcs, whatever its weapons can. */
  | { readonly rule: 'fires-in-arc' }
  /** Faceup damage cards that the ship is dealt turn facedown unresolved. */
  | { readonly rule: 'faceup-cards-turn-down' }
  /** The defender is hit by its attacks, whatever is left of the results. */
  | { readonly rule: 'attacks-hit' }
  | { readonly rule: 'cancels-crits-first' }
  /** The first focus result that a focus token changes to a hit in its attack is not canceled by defense dice. */
  | { readonly rule: 'sets-hit-aside' }
  /** In an attack it is dealt the damage card on its condition instead of the first critical damage. */
  | { readonly rule: 'dark-side' }
  /** Damage of a bomb is followed by a critical damage, and the condition removed. */
  | { readonly rule: 'suffers-more-by-bombs' }
  /** The first time that it would be destroyed by damage its damage cards are discarded, and it is dealt facedown ones. */
  | { readonly rule: 'survives-once'; readonly cards: number }
  /** It has the pilot abilities of friendly ships whose cards share theirs. */
  | { readonly rule: 'learns-pilot-abilities' }
  /** It may lock other friendly ships. */
  | { readonly rule: 'locks-friends' }
  /** Once per round a result is named before a friendly ship rolls dice, and one of them changed to it for good. */
  | { readonly rule: 'names-results' }
  /** It is placed anywhere beyond range 3 of enemy ships. */
  | { readonly rule: 'placed-anywhere' }
  /** Friendly ships may be placed at a range of it. */
  | { readonly value: 'gathers'; readonly range: RangeSpan }
  /** Once per round an enemy ship at range 1 of a friendly bomb that goes off suffers a damage. */
  | { readonly rule: 'hurts-by-bombs' }
  /** Once per round dice of one result that it rolled or rerolled may get one more of it. */
  | { readonly rule: 'adds-matching' }
  /** It may lock enemies at range 1-3 of any friendly ship. */
  | { readonly rule: 'locks-afar' }
  /** It may have two target locks on one ship, and acquire both at once. */
  | { readonly rule: 'locks-twice' }
  /** It may attack friendly ships. */
  | { readonly rule: 'attacks-friends' }
  /** In its first attack of a round, and the first time that it defends in one, the first damage card is dealt faceup. */
  | { readonly rule: 'first-card-faceup' }
  /** It may check its stress after its Perform Action step. */
  | { readonly rule: 'stress-check-last' }
  /** Obstacles are not in the way of its rolls, boosts and decloaking. */
  | { readonly rule: 'moves-over-obstacles' }
  /** Critical hits of dice that are rolled for obstacles do nothing to it. */
  | { readonly rule: 'ignores-obstacle-crits' }
  /** It may ignore a friendly bomb, at the risk of the card. */
  | { readonly rule: 'shrugs-bombs' }
  /** Once per round a friendly bomb does not go off. */
  | { readonly rule: 'prevents-bombs' }
  /** Obstacles do not obstruct its attacks. */
  | { readonly rule: 'shoots-past-obstacles' }
  /** Friendly TIE fighters at range 1-3 may perform the actions of its elite cards. */
  | { readonly rule: 'lends-elite-actions' }
  /** Its actions and upgrade cards may treat friends at range 2-3 as at range 1. */
  | { readonly rule: 'friends-seem-near' }
  /** It may fly a Segnor’s Loop of speed 3 by the 3 turn template. */
  | { readonly rule: 'segnor-by-turns' }
  /** It obstructs attacks of enemies. */
  | { readonly rule: 'obstructs' }
  /** Friendly bombs do nothing to it, if its player likes. */
  | { readonly rule: 'ignores-own-bombs' }
  /** Once per round an enemy rerolls focus and blank results that it rolled for a friendly bomb. */
  | { readonly rule: 'rerolls-bomb-dice' }
  /** Each illicit card of its squad has a token that may be discarded instead. */
  | { readonly rule: 'illicit-tokens' }
  /** A bomb that it drops when its dial is revealed may lie anywhere touching it. */
  | { readonly rule: 'drops-bombs-beside' }
  /** The friendly ship of a type with a title begins the game docked with it. */
  | { readonly rule: 'docks'; readonly type: string; readonly title: string }
  /** Once it is lost, a ship that begins the game aboard it may deploy. */
  | { readonly rule: 'escape-ship'; readonly pilot: string }
  /** While the card's ship is docked, its carrier has these abilities. */
  | { readonly rule: 'while-docked'; readonly gives: readonly Ability[] }
  /** Deployed, it has the pilot skill and pilot ability of the ship that it was aboard. */
  | { readonly rule: 'takes-over' }
  /** Two actions in the Perform Action step. */
  | { readonly rule: 'acts-twice' }
  /** No attack of the ship is obstructed. */
  | { readonly rule: 'never-obstructed' }
  /** The other ship of its attacks must spend a focus token, if it can. */
  | { readonly rule: 'makes-spend-focus'; readonly requires: readonly Requirement[] }
  /** One crit of its attacks is not canceled by defense dice. */
  | { readonly rule: 'keeps-a-crit' }
  | { readonly rule: 'doubles-range-bonus' }
  /** Enemy ships that acquire a target lock lock it, where they can. */
  | { readonly rule: 'draws-locks' }
  /** A damage card that the ship is dealt is discarded or turned down before its text is resolved. */
  | {
      readonly rule: 'dealt-card';
      readonly only: { readonly up?: true; readonly trait?: 'pilot' | 'ship' };
      readonly does: 'discard' | 'turn-down';
      /** Once in each attack that the ship defends in, and in nothing else. */
      readonly once?: 'attack';
      readonly may: boolean;
      readonly costs: readonly Cost[];
      readonly after: Effect | null;
    }
  /** Once per round one focus token that a friendly ship at a range is to receive may be an evade token. */
  | { readonly rule: 'evade-for-focus'; readonly range: RangeSpan }
  /** Once per round the player may guess the evade results of a roll, for one more. */
  | { readonly rule: 'guesses-evades' }
  /** The ship maintains two target locks on different ships, and may lock two at once. */
  | { readonly rule: 'two-locks' }
  /** A focus token serves where an attack asks for a target lock. */
  | { readonly rule: 'focus-for-locks' }
  /** A recover action spends as much energy as its player likes. */
  | { readonly rule: 'recovers-for-any' }
  /** A reinforce token on the fore side is worth two evade results. */
  | { readonly rule: 'doubles-fore' }
  /** A coordinate action goes to two ships. */
  | { readonly rule: 'coordinates-two' }
  /** A jam action reaches range 3. */
  | { readonly rule: 'jams-afar' }
  /** An attack that the ship obstructs has 3 more defense dice instead of 1. */
  | { readonly rule: 'obstructs-more' }
  /** For an obstacle that it overlaps the ship rolls a die instead of the damage card. */
  | { readonly rule: 'rolls-for-obstacles' }
  /** Torpedo and missile cards of the ship are not discarded. */
  | { readonly rule: 'keeps-ordnance' }
  /** The agility of the defender is doubled. */
  | { readonly rule: 'doubles-agility'; readonly requires: readonly Requirement[] }
  /** Friendly ships of these types, as many and all of one type, may begin the game docked with the ship. */
  | { readonly rule: 'takes-aboard'; readonly types: readonly string[]; readonly most: number }
  /** So many docked ships deploy after a maneuver. */
  | { readonly value: 'deploys'; readonly most: number };

/** An Action: header: the ship may perform it as an action (actions.4). */
export interface CardAction {
  readonly kind: 'action';
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly effect: Effect;
}

export type Ability = (Trigger | DiceTrigger | Modifier | CardAction) & Ruled;

export type { RangeSpan };
