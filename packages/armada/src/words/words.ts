import type { Refusal } from '@firing-arc/referee';
import type { DieColor } from '../abilities/language/effects.ts';
import type { Color, Reach } from '../attack/dice.ts';
import type { DeclaredAttack } from '../attack/questions.ts';
import type { Party } from '../attack/schema.ts';
import type { Command, UpgradeIcon } from '../cards/index.ts';
import type { ArmadaEvent, DialOrToken } from '../events.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaQuestion } from '../questions.ts';
import type { ArmadaState } from '../state.ts';
import type { TokenLabel } from './labels.ts';

/**
 * One language's words for everything a player meets: short sentences a player would say, in our own words. A view
 * (or a whole state) tells names and dice. Nothing here throws: what a view does not know is named by its number.
 */
export interface Words {
  /** The language's tag, such as `en`. */
  readonly language: string;
  readonly question: (question: ArmadaQuestion, view: ArmadaState) => string;
  /** One option of a question; `part` says of which thing when several are decided together. */
  readonly option: (question: ArmadaQuestion, index: number, view: ArmadaState, part?: number) => string;
  /** Whom an attack that can be declared is on and how far away, where the zone it comes from is told already. */
  readonly target: (declared: DeclaredAttack, view: ArmadaState) => string;
  /** What the card does that an option of a question is; null where it is none. */
  readonly optionCardText: (question: ArmadaQuestion, index: number) => string | null;
  readonly event: (event: ArmadaEvent, view: ArmadaState) => string;
  /** Why something is not among the options; the ruling's own text stands in the rulebook. */
  readonly refusal: (refusal: Refusal, view: ArmadaState) => string;
  /** A ship's or squadron's name, with a letter when others have the same name. */
  readonly ship: (view: ArmadaState, id: number) => string;
  readonly squadron: (view: ArmadaState, id: number) => string;
  readonly obstacle: (view: ArmadaState, id: number) => string;
  /** Whoever attacks or is attacked, without its hull zone. */
  readonly party: (view: ArmadaState, party: Omit<Party, 'zone'>) => string;
  readonly player: (player: number) => string;
  readonly upgrade: (id: string) => string;
  readonly objective: (id: string) => string;
  readonly damageCard: (name: string) => string;
  /** What a damage card, upgrade, squadron or objective does; null when that is not written. */
  readonly cardText: (id: string) => string | null;
  /** A color of dice as cards name it: one of three, or one that is chosen. */
  readonly dieColor: (color: DieColor) => string;
  /** What a token on the table does that belongs to no card, by its kind. */
  readonly tokenText: (kind: string) => string | null;
  readonly command: (command: Command) => string;
  readonly zone: (zone: Zone) => string;
  readonly reach: (reach: Reach) => string;
  /** A face of a die: "double hit". */
  readonly face: (face: string) => string;
  readonly phase: (phase: string) => string;
  /** A kind of defense tokens. */
  readonly defenseToken: (kind: string) => string;
  /** An icon of upgrade bars. */
  readonly icon: (icon: UpgradeIcon) => string;
  /** A keyword of squadrons. */
  readonly keyword: (name: string) => string;
}

/** What a card lies with. */
export type BearerKind = 'ship' | 'squadron';

/** Options that nothing more is said of. */
export type PlainOption =
  | 'none'
  | 'done'
  | 'yes'
  | 'no'
  | 'move'
  | 'attack'
  | 'dial'
  | 'token'
  | 'speed'
  | 'ship'
  | 'squadron';

/** What a language says of options: small phrases without capital letter and full stop. */
export interface OptionPhrases {
  readonly unnamed: (number: number) => string;
  readonly plain: Readonly<Record<PlainOption, string>>;
  readonly place: string;
  /** "a facedown card"; `number` tells it from others that lie there too. */
  readonly facedownCard: (number: number | null) => string;
  readonly withSpeed: (ship: string, speed: number) => string;
  readonly pass: string;
  readonly raid: {
    readonly dial: string;
    readonly none: string;
    readonly token: (command: Command) => string;
  };
  readonly dialUse: { readonly keep: string; readonly token: string };
  readonly commandWith: (command: Command, spending: DialOrToken) => string;
  readonly readied: (upgrade: string, ship: string, command: Command, own: boolean) => string;
  /** A defense token that comes back, or is readied. */
  readonly recovers: (token: string) => string;
  readonly readies: (token: string) => string;
  readonly moveShield: (from: Zone, to: Zone) => string;
  readonly recoverShield: (zone: Zone) => string;
  readonly discards: (card: string) => string;
  readonly salvage: (tokens: number, points: number, obstacle: string) => string;
  readonly speed: (speed: number) => string;
  readonly oneMoreClick: (joint: number) => string;
  readonly course: (clicks: string, side: 'left' | 'right') => string;
  readonly aDie: (color: Color) => string;
  readonly damage: (damage: number) => string;
  readonly noAttack: string;
  readonly target: (
    defender: string,
    at: Zone | null,
    from: Zone | null,
    reach: Reach,
    obstructed: boolean,
  ) => string;
  readonly locks: (token: string) => string;
  readonly concentrates: Readonly<Record<DialOrToken, string>>;
  readonly uses: (effect: string) => string;
  readonly standardCritical: string;
  readonly swaps: (to: Color, from: Color) => string;
  readonly cardOf: (card: string, bearer: string) => string;
  readonly rounds: (rounds: readonly number[]) => string;
  readonly joint: (joint: number) => string;
  readonly degrees: (degrees: number) => string;
  readonly edge: Readonly<Record<'left' | 'right', string>>;
  readonly shipOf: (ship: string, player: string) => string;
  /** An objective token, by what tells it from others. */
  readonly token: (which: TokenLabel | null) => string;
}
