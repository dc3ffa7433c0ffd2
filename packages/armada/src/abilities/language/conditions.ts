/** What must hold for a card to act: facts of an attack or a moment, and traits of those who take part. */
import type { Color, Reach } from '../../attack/dice.ts';
import type { AttackKind } from '../../attack/schema.ts';
import type { Command, DefenseTokenKind, SquadronKeyword } from '../../cards/index.ts';
import type { DialOrToken } from '../../events.ts';
import type { Distance, ShipSize, Zone } from '../../geometry/index.ts';

export type Icon = 'hit' | 'crit' | 'accuracy';

/** Which dice: of a color, showing one of some icons; any without either. */
export interface DieIs {
  readonly color?: Color;
  readonly icons?: readonly Icon[];
}

/** Who takes part: the one that bears the card, the one that the moment is about, those of the attack. */
export type Who = 'it' | 'other' | 'attacker' | 'defender';

/** Tokens that mark hull zones (marker-tokens-chaff-focus-grav.1). */
export type ZoneToken = 'chaff' | 'focus';

/** A range of the ruler up to which something is. */
export type UpToRange = 'close' | 'medium' | 'long';

/** What a ship or squadron is, or is not. */
export type Trait =
  | { readonly kind: 'piece'; readonly is: 'ship' | 'squadron' }
  /** The one that bears the card, or another one; on its side, or not. */
  | { readonly kind: 'self'; readonly not: boolean }
  | { readonly kind: 'side'; readonly is: 'friend' | 'enemy' }
  /** Another one than whom the moment is about. */
  | { readonly kind: 'not-that' }
  | { readonly kind: 'size'; readonly in: readonly ShipSize[] }
  | { readonly kind: 'tag'; readonly has: string; readonly not: boolean }
  /** It has one of these keywords, or none of them. */
  | { readonly kind: 'keyword'; readonly in: readonly SquadronKeyword[]; readonly not: boolean }
  | { readonly kind: 'unique'; readonly not: boolean }
  | { readonly kind: 'fast'; readonly least: number; readonly most?: number }
  /** Faster than the one that bears the card; of its size or smaller. */
  | { readonly kind: 'faster' }
  | { readonly kind: 'no-larger' }
  /** It has resolved a command in this round, or none but the one at hand. */
  | { readonly kind: 'resolved'; readonly command: Command; readonly not: boolean }
  | { readonly kind: 'first-command' }
  | { readonly kind: 'near-obstacle'; readonly within: Distance }
  /** At distance or in range of the defender, and not the defender. */
  | { readonly kind: 'near-defender'; readonly within: Distance | UpToRange }
  /** At distance of whom the moment is about. */
  | { readonly kind: 'near-it'; readonly within: Distance }
  /** Engaged with the defender, with the one that bears the card, or with somebody else. */
  | { readonly kind: 'engaged-with-defender' }
  | { readonly kind: 'engaged-with-it' }
  | { readonly kind: 'engaged-elsewhere' }
  /** A squadron with so much hull at most. */
  | { readonly kind: 'weak'; readonly hull: number }
  | { readonly kind: 'activated'; readonly not: boolean }
  | { readonly kind: 'engaged'; readonly not: boolean }
  /** At these distances of the one that bears the card, or in command range and the like. */
  | { readonly kind: 'near'; readonly within: Distance }
  | { readonly kind: 'in-range'; readonly upTo: UpToRange }
  /** So many friends of the card, the attacker not counted, are at these distances of it. */
  | {
      readonly kind: 'friends-near';
      readonly is: 'ship' | 'squadron';
      readonly least: number;
      readonly within: Distance | UpToRange;
      /** Which friends count; all if it names none. */
      readonly of: readonly Trait[];
    }
  | { readonly kind: 'raided' }
  /** No hull zone has shields. */
  | { readonly kind: 'stripped' }
  /** A ship with such a command value at most. */
  | { readonly kind: 'command-at-most'; readonly value: number }
  /** It has no readied defense token, or has one. */
  | { readonly kind: 'spent-out'; readonly not: boolean }
  /** Its base touches that of the one that bears the card. */
  | { readonly kind: 'touching' }
  /** Engaged with so many enemies at most. */
  | { readonly kind: 'engaged-by'; readonly most: number }
  /** A ship, or a unique squadron. */
  | { readonly kind: 'ship-or-ace' };

/** What must hold for a card to act. */
export type Condition =
  /** It attacks a ship, or a squadron. */
  | { readonly kind: 'target'; readonly is: 'ship' | 'squadron' }
  | { readonly kind: 'reach'; readonly in: readonly Reach[] }
  | { readonly kind: 'from'; readonly zones: readonly Zone[] }
  | { readonly kind: 'obstructed' }
  /** It has attacked a ship this round. */
  | { readonly kind: 'attacked-ship' }
  /** The hull zone in question has no shields. */
  | { readonly kind: 'bare-zone' }
  | { readonly kind: 'token'; readonly is: DefenseTokenKind }
  | { readonly kind: 'token-exhausted' }
  | { readonly kind: 'speed'; readonly least: number }
  /** The moment is about one of these commands. */
  | { readonly kind: 'command'; readonly in: readonly Command[] }
  /** The command is resolved with one of these. */
  | { readonly kind: 'spending'; readonly are: readonly DialOrToken[] }
  | { readonly kind: 'attacker-has'; readonly keyword: SquadronKeyword }
  | { readonly kind: 'attacker-is'; readonly is: 'ship' | 'squadron' }
  /** The attacker, or the defender, is at these distances of the one that bears the card. */
  | { readonly kind: 'attacker-near'; readonly within: Distance }
  | { readonly kind: 'defender-near'; readonly within: Distance }
  | { readonly kind: 'attack-kind'; readonly is: AttackKind; readonly not: boolean }
  /** The pool holds such a die. */
  | { readonly kind: 'die'; readonly which: DieIs }
  /** The squadron attacked is unique, or the ship or squadron has been activated this round. */
  | { readonly kind: 'unique-target' }
  | { readonly kind: 'activated-target' }
  /** It has attacked this ship before in this round. */
  | { readonly kind: 'target-again' }
  /** The defending hull zone has no shields, or has some. */
  | { readonly kind: 'bare-target'; readonly not: boolean }
  | { readonly kind: 'defending-zone'; readonly in: readonly Zone[] }
  /** The hull zone has attacked this ship or squadron in this activation. */
  | { readonly kind: 'attacked-before' }
  /** Traits of somebody who takes part. */
  | { readonly kind: 'the'; readonly who: Who; readonly is: readonly Trait[] }
  /** What the card began still goes on: for all, or for the one that the moment is about. */
  | {
      readonly kind: 'lasting';
      readonly for: 'all' | 'other';
      /** And it is about the command of the moment, or names this round. */
      readonly same?: 'command' | 'round';
    }
  /** Its concentrate fire command is resolved in this attack, a dial or a token among what it was paid with. */
  | { readonly kind: 'concentrating'; readonly with?: 'dial' | 'token' }
  /** The defender has spent a defense token in this attack: of a kind, while it was readied, or so that it is discarded. */
  | { readonly kind: 'spent'; readonly is?: DefenseTokenKind; readonly as?: 'readied' | 'discarded' }
  | { readonly kind: 'round'; readonly is: number; readonly not: boolean }
  /** It has spent fewer defense tokens than that in this attack. */
  | { readonly kind: 'spent-fewer'; readonly than: number }
  /** A ship or an obstacle obstructs the attack. */
  | { readonly kind: 'behind-something' }
  /** A token on the card is of the command of the moment. */
  | { readonly kind: 'card-names-it' }
  /** Tokens of all commands lie on the card. */
  | { readonly kind: 'card-holds-all' }
  /** It is the first attack in the activation of the ship that attacks. */
  | { readonly kind: 'first-attack' }
  /** A hull zone of it has more shields than its dial prints. */
  | { readonly kind: 'overfull' }
  /** The squadron is the first one that the attack is aimed at. */
  | { readonly kind: 'first-target' }
  | { readonly kind: 'phase'; readonly is: string }
  /** The card itself is exhausted, or readied. */
  | { readonly kind: 'card-side'; readonly is: 'readied' | 'exhausted' }
  /** The damage card of the moment has this trait. */
  | { readonly kind: 'damage-trait'; readonly is: 'ship' | 'crew' }
  /** A token of the card marks the zone that defends, that attacks, or one beside that. */
  | {
      readonly kind: 'marked-zone';
      readonly token: ZoneToken;
      readonly which: 'defending' | 'attacking' | 'beside-attacking';
    }
  /** The squadron that bears the card is in its activation. */
  | { readonly kind: 'in-activation' }
  /** The defender suffered damage by the attack. */
  | { readonly kind: 'damaged' }
  /** It overlapped in this maneuver, or did not. */
  | { readonly kind: 'overlapped'; readonly what: 'ship' | 'obstacle'; readonly not: boolean }
  /** The attacker's activation by command: of the ship that bears the card. */
  | { readonly kind: 'commanded' }
  /** The activation of the moment was one by command. */
  | { readonly kind: 'by-command' }
  /** A dial was spent for the command of the moment. */
  | { readonly kind: 'by-dial' }
  /** What changed is no work of an enemy's card. */
  | { readonly kind: 'not-by-enemy' }
  /** The one that overlapped in the moment overlapped the one that bears the card. */
  | { readonly kind: 'overlaps-this' };

export const attacking = (is: 'ship' | 'squadron'): Condition => ({ kind: 'target', is });
export const attackReach = (...reaches: readonly Reach[]): Condition => ({ kind: 'reach', in: reaches });
export const fromZone = (...zones: readonly Zone[]): Condition => ({ kind: 'from', zones });
export const obstructed: Condition = { kind: 'obstructed' };
export const attackedShip: Condition = { kind: 'attacked-ship' };
export const bareZone: Condition = { kind: 'bare-zone' };
export const tokenExhausted: Condition = { kind: 'token-exhausted' };
export const tokenIs = (is: DefenseTokenKind): Condition => ({ kind: 'token', is });
export const speedAtLeast = (least: number): Condition => ({ kind: 'speed', least });
export const commandIs = (...commands: readonly Command[]): Condition => ({ kind: 'command', in: commands });
export const paidWith = (...spending: readonly DialOrToken[]): Condition => ({
  kind: 'spending',
  are: spending,
});
export const attackerHas = (keyword: SquadronKeyword): Condition => ({ kind: 'attacker-has', keyword });
export const attackerIs = (is: 'ship' | 'squadron'): Condition => ({ kind: 'attacker-is', is });
export const attackerNear = (within: Distance): Condition => ({ kind: 'attacker-near', within });
export const defenderNear = (within: Distance): Condition => ({ kind: 'defender-near', within });
export const igniting: Condition = { kind: 'attack-kind', is: 'ignition', not: false };
export const countering: Condition = { kind: 'attack-kind', is: 'counter', not: false };
export const salvoing: Condition = { kind: 'attack-kind', is: 'salvo', not: false };
export const notAttack = (is: AttackKind): Condition => ({ kind: 'attack-kind', is, not: true });
export const poolHas = (which: DieIs): Condition => ({ kind: 'die', which });
export const uniqueTarget: Condition = { kind: 'unique-target' };
export const activatedTarget: Condition = { kind: 'activated-target' };
export const targetAgain: Condition = { kind: 'target-again' };
export const bareTarget: Condition = { kind: 'bare-target', not: false };
export const shieldedTarget: Condition = { kind: 'bare-target', not: true };
export const defendingZone = (...zones: readonly Zone[]): Condition => ({
  kind: 'defending-zone',
  in: zones,
});
export const attackedBefore: Condition = { kind: 'attacked-before' };
export const the = (who: Who, ...is: readonly Trait[]): Condition => ({ kind: 'the', who, is });
export const lasting: Condition = { kind: 'lasting', for: 'all' };
export const lastingCommand: Condition = { kind: 'lasting', for: 'all', same: 'command' };
export const inItsRounds: Condition = { kind: 'lasting', for: 'all', same: 'round' };
export const lastingForIt: Condition = { kind: 'lasting', for: 'other' };
export const concentrating: Condition = { kind: 'concentrating' };
export const concentratingBy = (spending: 'dial' | 'token'): Condition => ({
  kind: 'concentrating',
  with: spending,
});
export const spent = (is?: DefenseTokenKind, as?: 'readied' | 'discarded'): Condition => ({
  kind: 'spent',
  ...(is && { is }),
  ...(as && { as }),
});
export const discardedToken: Condition = { kind: 'spent', as: 'discarded' };
export const inRound = (is: number): Condition => ({ kind: 'round', is, not: false });
export const notInRound = (is: number): Condition => ({ kind: 'round', is, not: true });
export const spentFewer = (than: number): Condition => ({ kind: 'spent-fewer', than });
export const behindSomething: Condition = { kind: 'behind-something' };
export const cardNamesIt: Condition = { kind: 'card-names-it' };
export const cardHoldsAll: Condition = { kind: 'card-holds-all' };
export const firstAttack: Condition = { kind: 'first-attack' };
export const overfull: Condition = { kind: 'overfull' };
export const firstTarget: Condition = { kind: 'first-target' };
export const inPhase = (is: string): Condition => ({ kind: 'phase', is });
export const cardExhausted: Condition = { kind: 'card-side', is: 'exhausted' };
export const cardReadied: Condition = { kind: 'card-side', is: 'readied' };
export const damageTrait = (is: 'ship' | 'crew'): Condition => ({ kind: 'damage-trait', is });
export const markedZone = (
  token: ZoneToken,
  which: Extract<Condition, { kind: 'marked-zone' }>['which'],
): Condition => ({ kind: 'marked-zone', token, which });
export const inItsActivation: Condition = { kind: 'in-activation' };
export const damaged: Condition = { kind: 'damaged' };
export const overlappedA = (what: 'ship' | 'obstacle'): Condition => ({
  kind: 'overlapped',
  what,
  not: false,
});
export const overlappedNo = (what: 'ship' | 'obstacle'): Condition => ({
  kind: 'overlapped',
  what,
  not: true,
});
export const commanded: Condition = { kind: 'commanded' };
export const byCommand: Condition = { kind: 'by-command' };
export const byDial: Condition = { kind: 'by-dial' };
/** What a moment tells of a change that an enemy's card makes. */
export const BY_ENEMY = 'enemy';
export const notByEnemy: Condition = { kind: 'not-by-enemy' };
export const overlapsThis: Condition = { kind: 'overlaps-this' };

export const aShip: Trait = { kind: 'piece', is: 'ship' };
export const aSquadron: Trait = { kind: 'piece', is: 'squadron' };
export const itself: Trait = { kind: 'self', not: false };
export const another: Trait = { kind: 'self', not: true };
export const friendly: Trait = { kind: 'side', is: 'friend' };
export const hostile: Trait = { kind: 'side', is: 'enemy' };
export const sized = (...sizes: readonly ShipSize[]): Trait => ({ kind: 'size', in: sizes });
export const untagged = (has: string): Trait => ({ kind: 'tag', has, not: true });
export const tagged = (has: string): Trait => ({ kind: 'tag', has, not: false });
export const having = (...keywords: readonly SquadronKeyword[]): Trait => ({
  kind: 'keyword',
  in: keywords,
  not: false,
});
export const lacking = (...keywords: readonly SquadronKeyword[]): Trait => ({
  kind: 'keyword',
  in: keywords,
  not: true,
});
export const notThat: Trait = { kind: 'not-that' };
export const unique: Trait = { kind: 'unique', not: false };
export const generic: Trait = { kind: 'unique', not: true };
export const fast = (least: number): Trait => ({ kind: 'fast', least });
export const atSpeed = (speed: number): Trait => ({ kind: 'fast', least: speed, most: speed });
export const faster: Trait = { kind: 'faster' };
export const noLarger: Trait = { kind: 'no-larger' };
export const resolved = (command: Command): Trait => ({ kind: 'resolved', command, not: false });
export const unresolved = (command: Command): Trait => ({ kind: 'resolved', command, not: true });
export const firstCommand: Trait = { kind: 'first-command' };
export const nearObstacle = (within: Distance): Trait => ({ kind: 'near-obstacle', within });
export const nearDefender = (within: Distance | UpToRange): Trait => ({ kind: 'near-defender', within });
export const nearIt = (within: Distance): Trait => ({ kind: 'near-it', within });
export const shipOrAce: Trait = { kind: 'ship-or-ace' };
export const engagedWithDefender: Trait = { kind: 'engaged-with-defender' };
export const engagedWithIt: Trait = { kind: 'engaged-with-it' };
export const engagedElsewhere: Trait = { kind: 'engaged-elsewhere' };
export const weak = (hull: number): Trait => ({ kind: 'weak', hull });
export const activated: Trait = { kind: 'activated', not: false };
export const unactivated: Trait = { kind: 'activated', not: true };
export const engaged: Trait = { kind: 'engaged', not: false };
export const unengaged: Trait = { kind: 'engaged', not: true };
export const near = (within: Distance): Trait => ({ kind: 'near', within });
export const inRange = (upTo: UpToRange): Trait => ({ kind: 'in-range', upTo });
export const friendsNear = (
  is: 'ship' | 'squadron',
  within: Distance | UpToRange,
  least = 1,
  ...of: readonly Trait[]
): Trait => ({ kind: 'friends-near', is, least, within, of });
export const raided: Trait = { kind: 'raided' };
export const commandAtMost = (value: number): Trait => ({ kind: 'command-at-most', value });
export const stripped: Trait = { kind: 'stripped' };
export const spentOut: Trait = { kind: 'spent-out', not: false };
export const withReadiedToken: Trait = { kind: 'spent-out', not: true };
export const touching: Trait = { kind: 'touching' };
export const engagedByAtMost = (most: number): Trait => ({ kind: 'engaged-by', most });
