/** Verbs of First Edition alone: what lasts, maneuvers beside the dial's, results and damage cards, tokens on cards. */

import type { During, In, RangeSpan, Who } from '../../../common/language/index.ts';
import type { UpgradeSlot } from '../../cards/chassis.ts';
import type { Token } from '../../state.ts';
import type { Ability, AttackWeapon, Effect, ShipTest, Until } from './vocabulary.ts';

/** A maneuver that an ability tells a ship to execute, by bearing, direction and speed. */
export interface CardManeuver {
  readonly speed: number;
  readonly bearing: 'straight' | 'bank' | 'turn' | 'stationary';
  readonly direction: 'left' | 'right' | 'straight';
}

export type CardVerb =
  /** Abilities that a ship has until a time, wherever they come from. */
  | { readonly kind: 'lasts'; readonly until: Until; readonly gives: readonly Ability[]; readonly on: Who }
  /** The card's ship executes one of some white maneuvers, which its player picks. */
  | { readonly kind: 'fly'; readonly maneuvers: readonly CardManeuver[] }
  /** The ship executes this white maneuver instead of the one that it is about to. */
  | { readonly kind: 'fly-instead'; readonly maneuver: CardManeuver }
  | { readonly kind: 'swap-skill'; readonly on: Who; readonly until: Until }
  /** A ship suffers uncanceled results of the attack instead of the defender. */
  | {
      readonly kind: 'take-results';
      readonly faces: readonly ('hit' | 'crit')[];
      readonly count: number | 'all';
      readonly on: Who;
    }
  /** Results of a kind are canceled until so many are left. */
  | { readonly kind: 'cancel-beyond'; readonly face: 'hit' | 'crit'; readonly left: number }
  /** Defense dice are rolled, and something happens for each of them that shows some results. */
  | {
      readonly kind: 'roll-defense';
      readonly dice: number;
      readonly rows: readonly { readonly on: readonly string[]; readonly then: Effect }[];
    }
  /** A random facedown damage card of a ship turns faceup. */
  | { readonly kind: 'turn-up-random'; readonly on: Who }
  /** A faceup damage card of the ship, of a trait, turns facedown; its player picks. */
  | { readonly kind: 'turn-down'; readonly trait: 'pilot' | 'ship' }
  /** A facedown damage card of the ship is discarded. */
  | { readonly kind: 'discard-facedown'; readonly either?: true }
  /** A faceup damage card of the ship is discarded; its player picks. */
  | { readonly kind: 'discard-faceup'; readonly either?: true }
  /** Shields of the ship are removed, up to a number, and energy gained for each. */
  | { readonly kind: 'shields-to-energy'; readonly most: number }
  /** The attack goes on the card's ship instead, if its weapon reaches that. */
  | { readonly kind: 'draw-attack' }
  /** Ships that are docked with this one deploy, as many as its cards say. */
  | { readonly kind: 'deploy-several' }
  /** Tokens are put on the card, or taken from it. */
  | { readonly kind: 'hold'; readonly change: 1 | -1 }
  | { readonly kind: 'nothing' }
  /** It may be used also where it would do nothing. */
  | { readonly kind: 'even-in-vain'; readonly effect: Effect }
  /** The ship attacks no more this round. */
  | { readonly kind: 'attacks-over' }
  /** Another upgrade card of a ship is discarded: the card's player picks. */
  | { readonly kind: 'discard-upgrade'; readonly of: Who }
  /** A discarded upgrade card of the ship, of some slots, comes back. */
  | { readonly kind: 'recover-upgrade'; readonly slots: readonly UpgradeSlot[] }
  /** An upgrade card of the ship, of some slots, is replaced with another of its slot that costs no more. */
  | { readonly kind: 'replace-upgrade'; readonly slots: readonly UpgradeSlot[] }
  /** One token of the defender, focus or evade, cannot be spent in this attack. */
  | { readonly kind: 'bar-token'; readonly tokens: readonly Token[] }
  /** A tractor beam token, by which the card's player moves the ship whoever has it. */
  | { readonly kind: 'pull'; readonly on: Who }
  /** The mobile arc turns. */
  | { readonly kind: 'rotate-arc' }
  /** The ship that is docked with this one deploys. */
  | { readonly kind: 'deploy-docked' }
  /** A bomb is dropped by discarding one of the bomb cards without an action. */
  | { readonly kind: 'drop-bomb' }
  | { readonly kind: 'assign-condition'; readonly condition: string; readonly on: Who }
  /** The condition card of the ability is removed. */
  | { readonly kind: 'remove-condition' }
  /** The card keeps in mind the ship that was chosen. */
  | { readonly kind: 'mark'; readonly on: Who }
  /** The player of a ship picks one of that player's ships that pass some tests. */
  | {
      readonly kind: 'owner-chooses';
      readonly of: Who;
      readonly that: readonly ShipTest[];
      readonly then: Effect;
    }
  /** What a dial shows is guessed before its player looks at it; guessed right, the own dial is set anew. */
  | { readonly kind: 'guess-dial'; readonly of: Who }
  /** A ship rolls attack dice, and suffers what they show. */
  | { readonly kind: 'roll-and-suffer'; readonly dice: number; readonly on: Who }
  /** An obstacle at a range in the primary arc is chosen; each ship at range 1 of it rolls an attack die and suffers what it shows; it is removed. */
  | { readonly kind: 'blast-obstacle'; readonly range: RangeSpan }
  /** A cargo token, which is a debris cloud, is dropped. */
  | { readonly kind: 'drop-cargo' }
  /** Bomb cards are discarded for tokens beyond range 3 of enemy ships. */
  | { readonly kind: 'lay-mines' }
  | { readonly kind: 'decloak-or-uncloak' }
  /** The card's player looks at the dial of a ship. */
  | { readonly kind: 'look-at-dial'; readonly of: Who }
  /** The owner of a ship must turn its dial to one of the two adjacent maneuvers. */
  | { readonly kind: 'turn-adjacent'; readonly of: Who };

const CARD_VERBS: Readonly<Record<CardVerb['kind'], true>> = {
  lasts: true,
  fly: true,
  'fly-instead': true,
  'swap-skill': true,
  'take-results': true,
  'cancel-beyond': true,
  'roll-defense': true,
  'turn-up-random': true,
  'turn-down': true,
  'discard-facedown': true,
  'discard-faceup': true,
  'shields-to-energy': true,
  'draw-attack': true,
  'deploy-several': true,
  hold: true,
  nothing: true,
  'even-in-vain': true,
  'attacks-over': true,
  'discard-upgrade': true,
  'recover-upgrade': true,
  'replace-upgrade': true,
  'bar-token': true,
  pull: true,
  'rotate-arc': true,
  'deploy-docked': true,
  'drop-bomb': true,
  'assign-condition': true,
  'remove-condition': true,
  mark: true,
  'owner-chooses': true,
  'guess-dial': true,
  'roll-and-suffer': true,
  'blast-obstacle': true,
  'drop-cargo': true,
  'lay-mines': true,
  'decloak-or-uncloak': true,
  'look-at-dial': true,
  'turn-adjacent': true,
};
/** Whether an effect is a verb of First Edition alone. */
export const isCardVerb = (effect: Effect): effect is CardVerb => effect.kind in CARD_VERBS;

export const lasts = <W extends Who = 'self'>(
  until: Until,
  gives: Ability | readonly Ability[],
  on?: W,
): In<Extract<CardVerb, { kind: 'lasts' }>, W> => ({
  kind: 'lasts',
  until,
  gives: 'kind' in gives ? [gives] : gives,
  on: on ?? 'self',
});

/** A maneuver by its name, such as `1 turn left`. */
export const cardManeuver = (name: string): CardManeuver => {
  const [speed, bearing, direction = 'straight'] = name.split(' ');
  return { speed: Number(speed), bearing, direction } as CardManeuver;
};
export const replaceUpgrade = (...slots: readonly UpgradeSlot[]): CardVerb => ({
  kind: 'replace-upgrade',
  slots,
});
export const deployDocked: Effect = { kind: 'deploy-docked' };
/** One of some maneuvers, such as `1 turn left`, executed as a white one. */
export const fly = (...maneuvers: readonly string[]): CardVerb => ({
  kind: 'fly',
  maneuvers: maneuvers.map(cardManeuver),
});
/** In the moment `reveal`: this maneuver, as a white one, instead of the dial's. */
export const flyInstead = (maneuver: string): CardVerb => ({
  kind: 'fly-instead',
  maneuver: cardManeuver(maneuver),
});
/** The card's ship and another one exchange their pilot skills. */
export const swapSkill = (on: Who, until: Until): CardVerb => ({ kind: 'swap-skill', on, until });
export const takeResults = <W extends Who = 'self'>(
  faces: readonly ('hit' | 'crit')[],
  count: number | 'all',
  on?: W,
): CardVerb & During<'attack'> => ({ kind: 'take-results', faces, count, on: on ?? 'self' });
export const cancelBeyond = (left: number, face: 'hit' | 'crit'): CardVerb & During<'attack'> => ({
  kind: 'cancel-beyond',
  face,
  left,
});
/** `rollDefense(2, [['focus'], gain('focus')], [['evade'], gain('evade')])`. */
export const rollDefense = (
  dice: number,
  ...rows: readonly (readonly [on: readonly string[], then: Effect])[]
): CardVerb => ({ kind: 'roll-defense', dice, rows: rows.map(([on, then]) => ({ on, then })) });
/** One attack die, with an effect for each kind of result. */
export const rollAttackDieFor = (
  ...rows: readonly (readonly [on: readonly string[], then: Effect])[]
): Extract<Effect, { kind: 'roll-die' }> => ({
  kind: 'roll-die',
  rows: rows.map(([on, then]) => ({ on, then })),
});
export const turnUpRandom = (on: Who = 'self'): CardVerb => ({ kind: 'turn-up-random', on });
export const turnDown = (trait: 'pilot' | 'ship'): CardVerb => ({ kind: 'turn-down', trait });
export const discardFacedown: CardVerb = { kind: 'discard-facedown' };
/** A damage card of this section or the other one. */
export const ofEitherSection = (kind: 'discard-facedown' | 'discard-faceup'): CardVerb => ({
  kind,
  either: true,
});
export const shieldsToEnergy = (most: number): CardVerb => ({ kind: 'shields-to-energy', most });
/** In the moment `attack-declared`: the attack goes on this ship, if its weapon reaches it. */
export const drawAttack: CardVerb = { kind: 'draw-attack' };
export const deploySeveral: CardVerb = { kind: 'deploy-several' };
export const hold: CardVerb = { kind: 'hold', change: 1 };
export const letGo: CardVerb = { kind: 'hold', change: -1 };
export const nothing: CardVerb = { kind: 'nothing' };
export const evenInVain = (effect: Effect): CardVerb => ({ kind: 'even-in-vain', effect });
export const attacksOver: CardVerb = { kind: 'attacks-over' };
export const discardUpgradeOf = (of: Who): CardVerb => ({ kind: 'discard-upgrade', of });
export const recoverUpgrade = (...slots: readonly UpgradeSlot[]): CardVerb => ({
  kind: 'recover-upgrade',
  slots,
});
export const barToken = (...tokens: readonly Token[]): CardVerb & During<'attack'> => ({
  kind: 'bar-token',
  tokens,
});
export const pull = (on: Who): CardVerb => ({ kind: 'pull', on });
export const turnMobileArc: CardVerb = { kind: 'rotate-arc' };
export const assignCondition = <W extends Who>(
  condition: string,
  on: W,
): In<Extract<CardVerb, { kind: 'assign-condition' }>, W> => ({ kind: 'assign-condition', condition, on });
export const removeThisCondition: CardVerb = { kind: 'remove-condition' };
/** The card keeps a ship in mind, for `marked`. */
export const mark = (on: Who): CardVerb => ({ kind: 'mark', on });
export const dropABomb: CardVerb = { kind: 'drop-bomb' };
export const decloakOrUncloak: CardVerb = { kind: 'decloak-or-uncloak' };
/** The player of a ship picks one of its own ships: `ownerChooses('chosen', [atRange([1, 2])], gain('stress', 1, 'chosen'))`. */
export const ownerChooses = (of: Who, that: readonly ShipTest[], then: Effect): CardVerb => ({
  kind: 'owner-chooses',
  of,
  that,
  then,
});
/** The player guesses bearing and speed on a dial, looks at it, and guessed right may turn the own dial to any maneuver. */
export const guessDial = (of: Who): CardVerb => ({ kind: 'guess-dial', of });
export const rollsAndSuffers = <W extends Who>(
  dice: number,
  on: W,
): In<Extract<CardVerb, { kind: 'roll-and-suffer' }>, W> => ({ kind: 'roll-and-suffer', dice, on });
export const blastObstacle = (range: RangeSpan): CardVerb => ({ kind: 'blast-obstacle', range });
export const dropCargo: CardVerb = { kind: 'drop-cargo' };
export const layBombs: CardVerb = { kind: 'lay-mines' };
export const turnAdjacent = (of: Who): CardVerb => ({ kind: 'turn-adjacent', of });
export const lookAtDial = (of: Who): CardVerb => ({ kind: 'look-at-dial', of });

/** An attack on ships that pass some tests, within the moments of another thing: `attackOn([isThe('it')], 'this')`. */
export const attackOn = (
  on: readonly ShipTest[],
  ...weapons: readonly AttackWeapon[]
): Extract<Effect, { kind: 'attack' }> => ({ kind: 'attack', by: 'self', with: weapons, on });
/** "You cannot perform another attack this round." */
export const andNoMore = (
  effect: Extract<Effect, { kind: 'attack' }>,
  last: 'round' | 'phase' = 'round',
): Extract<Effect, { kind: 'attack' }> => ({ ...effect, last });
