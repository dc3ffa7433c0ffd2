/** Which ships an ability is about: who takes part in its moment, and tests that a ship passes. */

import type { ObstacleType } from '../../../common/index.ts';
import {
  type Comparison,
  type During,
  type In,
  type RangeSpan,
  type ManeuverTest as SharedManeuverTest,
  type SharedTest,
  shipTests,
  type Who,
} from '../../../common/language/index.ts';
import type { ActionName, Faction, ManeuverDifficulty, UpgradeSlot } from '../../cards/chassis.ts';
import type { DeviceKind, DeviceTrait } from '../../devices/kinds.ts';
import type { Token } from '../../state.ts';
import type { SecondVocabulary } from './vocabulary.ts';

export type {
  Comparison,
  During,
  In,
  NeedOf,
  RangeSpan,
  WhenOf,
  Who,
} from '../../../common/language/index.ts';

/** `turret` is where a turret indicator points, `firing` any firing arc. */
export type ArcName =
  | 'front'
  | 'rear'
  | 'left'
  | 'right'
  | 'bullseye'
  | 'full-front'
  | 'full-rear'
  | 'turret'
  | 'firing';

export type TokenClass =
  | Token
  | 'any'
  | 'green'
  | 'orange'
  /** A class of red tokens has the locks on a ship too (faq-locking.3), but where it says that it has not. */
  | 'red'
  | 'red-but-locks'
  | 'red-but-stress'
  | 'red-or-orange'
  | 'red-or-orange-but-locks'
  | 'blue-or-red'
  | 'circular'
  | 'focus-or-calculate'
  | 'reinforce';

/** A maneuver that was executed or revealed. */
export interface ManeuverTest extends SharedManeuverTest<ManeuverDifficulty> {
  readonly basic?: boolean;
  readonly parity?: 'even' | 'odd';
}

export type ShipTest =
  | SharedTest<SecondVocabulary>
  | { readonly kind: 'side'; readonly is: 'allied'; readonly of: Who }
  | { readonly kind: 'in-attack-arc' }
  | { readonly kind: 'obstructs' }
  /** It is wholly past the midway line of a ship, to the rear (arc.12). */
  | { readonly kind: 'behind'; readonly of: Who }
  /** It has an upgrade that makes it a wing leader. */
  | { readonly kind: 'leads-wing' }
  /** It flies in formation behind the card's ship. */
  | { readonly kind: 'wingmate' }
  | { readonly kind: 'condition'; readonly is: Condition }
  /** A lock of a ship that passes some tests lies on it. */
  | { readonly kind: 'locked-by-one'; readonly that: readonly ShipTest[] }
  /** It is a unit, a ship or a remote, of a side. */
  | { readonly kind: 'unit-side'; readonly is: 'friendly' | 'enemy' }
  /** A unit of the card's side, a ship or a remote, is at a range of it. */
  | { readonly kind: 'friendly-unit-at'; readonly range: RangeSpan }
  | { readonly kind: 'pilot'; readonly ids: readonly string[] }
  | { readonly kind: 'named'; readonly names: readonly string[] }
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'faction'; readonly faction: Faction }
  | { readonly kind: 'size-against'; readonly compare: 'smaller' | 'larger'; readonly who: Who }
  | { readonly kind: 'limited'; readonly is: boolean }
  | { readonly kind: 'initiative'; readonly compare: Comparison; readonly than: Who | number }
  | { readonly kind: 'revealed'; readonly maneuver: ManeuverTest }
  | {
      readonly kind: 'revealed-against';
      readonly of: 'speed' | 'bearing' | 'difficulty';
      readonly compare: Comparison;
      readonly who: Who;
    }
  | {
      readonly kind: 'at-obstacle';
      readonly range: RangeSpan;
      /** Or of an objective of the scenario. */
      readonly orFeature?: true;
      /** Any without it. */
      readonly types?: readonly ObstacleType[];
    }
  /** At a range of a device of the card's side. */
  | { readonly kind: 'at-device'; readonly device: DeviceKind; readonly range: RangeSpan }
  /** At a range of anybody's devices of some traits. */
  | { readonly kind: 'at-trait'; readonly traits: readonly DeviceTrait[]; readonly range: RangeSpan }
  /** A remote of the other side is at a range of it. */
  | { readonly kind: 'enemy-remote-at'; readonly range: RangeSpan }
  /** That ship has attacked it this round: remembered where a card asks. */
  | { readonly kind: 'attacked-by'; readonly who: Who }
  /** It has defended this round: remembered where a card asks. */
  | { readonly kind: 'defended' }
  /** It has performed an attack this round: remembered while conditions are in play. */
  | { readonly kind: 'attacked' }
  | { readonly kind: 'action-on-bar'; readonly action: ActionName | 'its-action' }
  | {
      readonly kind: 'has-upgrade';
      readonly id: string;
      /** The side of the card that is up. */
      readonly onFront?: true;
    }
  /** It has this card, ship card or upgrade, with all charges active. */
  /** Its turret indicator points to one of some arcs. */
  | { readonly kind: 'turret-in'; readonly arcs: readonly ('front' | 'right' | 'rear' | 'left')[] }
  /** It has an upgrade of a slot. */
  | { readonly kind: 'uses-slot'; readonly slot: UpgradeSlot }
  | { readonly kind: 'fully-charged'; readonly card: string }
  | { readonly kind: 'has-condition'; readonly id: string }
  | { readonly kind: 'has-ship-ability'; readonly name: string }
  /** At a range of any friendly device. */
  | { readonly kind: 'at-friendly-device'; readonly range: RangeSpan }
  | { readonly kind: 'moved-through' }
  /** The side of its configuration that lies faceup is the closed one. */
  | { readonly kind: 'closed-configuration' };

export type Condition =
  | 'damaged'
  | 'critically-damaged'
  | 'shielded'
  | 'ionized'
  | 'tractored'
  | 'disarmed'
  | 'cloaked'
  | 'destroyed'
  | 'has-force'
  | 'full-force'
  | 'full-shields'
  | 'still-force'
  | 'has-charge'
  | 'bonus-attacked';

// ── tests ──

export const {
  friendly,
  enemy,
  friendlyTo,
  isSelf,
  other,
  isThe,
  atRange,
  inYour,
  inArcOf,
  hasYouIn,
  hasInArc,
  has,
  hasNo,
  stressed,
  unstressed,
  damageCards,
  lockedBy,
  holdsLockOn,
  isShip,
  isSize,
  not,
  either,
} = shipTests<SecondVocabulary>();

/** A ship of a team mate: not friendly, and never the card's own (allied.3, .4). */
export const allied: ShipTest = { kind: 'side', is: 'allied', of: 'self' };
/** It has an upgrade by which it leads a wing. */
export const leadsWing: ShipTest = { kind: 'leads-wing' };
/** A ship in formation behind this one. */
export const wingmate: ShipTest = { kind: 'wingmate' };
/** In the arc that the attack goes through. */
export const inAttackArc: ShipTest & During<'attack'> = { kind: 'in-attack-arc' };
const condition = (is: Condition): ShipTest => ({ kind: 'condition', is });
export const damaged = condition('damaged');
export const criticallyDamaged = condition('critically-damaged');
export const shielded = condition('shielded');
export const ionized = condition('ionized');
export const tractored = condition('tractored');
export const disarmed = condition('disarmed');
export const cloaked = condition('cloaked');
export const destroyed = condition('destroyed');
/** An active Force. */
export const hasForce = condition('has-force');
export const allForceActive = condition('full-force');
/** All of its shields, or none on its cards: nothing to recover. */
export const allShieldsActive = condition('full-shields');
/** Force that does not come back by itself. */
export const hasStillForce = condition('still-force');
/** An active charge on its ship card. */
export const hasCharge = condition('has-charge');
/** It has made its bonus attack of the round. */
export const bonusAttacked = condition('bonus-attacked');
export const lockedByOne = (...that: readonly ShipTest[]): ShipTest => ({ kind: 'locked-by-one', that });
/** A ship or a remote of the other side. */
export const enemyUnit: ShipTest = { kind: 'unit-side', is: 'enemy' };
export const friendlyUnitAt = (range: RangeSpan): ShipTest => ({ kind: 'friendly-unit-at', range });
export const isPilot = (...ids: readonly string[]): ShipTest => ({ kind: 'pilot', ids });
/** Any ship card with one of these names, without quotation marks. */
export const isNamed = (...names: readonly string[]): ShipTest => ({ kind: 'named', names });
export const hasKeyword = (keyword: string): ShipTest => ({ kind: 'keyword', keyword });
export const ofFaction = (faction: Faction): ShipTest => ({ kind: 'faction', faction });
export const largerThan = <W extends Who>(who: W): In<ShipTest, W> => ({
  kind: 'size-against',
  compare: 'larger',
  who,
});
export const smallerThan = <W extends Who>(who: W): In<ShipTest, W> => ({
  kind: 'size-against',
  compare: 'smaller',
  who,
});
export const limited: ShipTest = { kind: 'limited', is: true };
export const nonLimited: ShipTest = { kind: 'limited', is: false };
export const initiative = <W extends Who = 'self'>(
  compare: Comparison,
  than: W | number,
): In<ShipTest, W> => ({
  kind: 'initiative',
  compare,
  than,
});
export const revealed = (maneuver: ManeuverTest): ShipTest => ({ kind: 'revealed', maneuver });
/** Its revealed maneuver compared with another ship's; a lower difficulty is an easier one. */
export const revealedAgainst = <W extends Who>(
  of: 'speed' | 'bearing' | 'difficulty',
  compare: Comparison,
  who: W,
): In<ShipTest, W> => ({ kind: 'revealed-against', of, compare, who });
export const atObstacle = (range: RangeSpan, ...types: readonly ObstacleType[]): ShipTest =>
  types.length > 0 ? { kind: 'at-obstacle', range, types } : { kind: 'at-obstacle', range };
/** At a range of such a device of the card's side: `atDevice('sensorbuoy', [0, 1])`. */
export const atDevice = (device: DeviceKind, range: RangeSpan): ShipTest => ({
  kind: 'at-device',
  device,
  range,
});
export const atObstacleOrFeature = (range: RangeSpan): ShipTest => ({
  kind: 'at-obstacle',
  range,
  orFeature: true,
});
/** At a range of a friendly device. */
export const atFriendlyDevice = (range: RangeSpan): ShipTest => ({ kind: 'at-friendly-device', range });
export const hasOnBar = (action: ActionName | 'its-action'): ShipTest => ({ kind: 'action-on-bar', action });
export const hasUpgrade = (id: string): ShipTest => ({ kind: 'has-upgrade', id });
/** The same, and the card lies on its front. */
export const hasUpgradeOnFront = (id: string): ShipTest => ({ kind: 'has-upgrade', id, onFront: true });
export const behind = <W extends Who>(of: W): In<ShipTest, W> => ({ kind: 'behind', of });
export const turretIn = (...arcs: readonly ('front' | 'right' | 'rear' | 'left')[]): ShipTest => ({
  kind: 'turret-in',
  arcs,
});
export const usesSlot = (slot: UpgradeSlot): ShipTest => ({ kind: 'uses-slot', slot });
/** It has this card with all of its charges active. */
export const hasFullyCharged = (card: string): ShipTest => ({ kind: 'fully-charged', card });
/** It has this condition card, faceup. */
export const hasCondition = (id: string): ShipTest => ({ kind: 'has-condition', id });
export const hasShipAbility = (name: string): ShipTest => ({ kind: 'has-ship-ability', name });
/** One that the card's ship moved through in its last maneuver or boost. */
export const movedThrough: ShipTest = { kind: 'moved-through' };
/** One that the attack is measured through. */
export const obstructsTheAttack: ShipTest & During<'attack'> = { kind: 'obstructs' };
/** At a range of a device with one of some traits, whosever it is. */
export const atTrait = (range: RangeSpan, ...traits: readonly DeviceTrait[]): ShipTest => ({
  kind: 'at-trait',
  traits,
  range,
});
export const enemyRemoteAt = (range: RangeSpan): ShipTest => ({ kind: 'enemy-remote-at', range });
/** A configuration of two sides, closed and open, that is closed. */
export const hasClosedConfiguration: ShipTest = { kind: 'closed-configuration' };
/** One that a ship, the card's own if none is named, has attacked this round. */
export const attackedBy = <W extends Who = 'self'>(who?: W): In<ShipTest, W> => ({
  kind: 'attacked-by',
  who: who ?? 'self',
});
export const hasDefended: ShipTest = { kind: 'defended' };
export const hasAttacked: ShipTest = { kind: 'attacked' };
