import type { Ruling } from '@firing-arc/referee';
import type { Direction, Maneuver, Placement, Pose, Template } from '../common/index.ts';
import type { CanFail } from './actions/perform.ts';
import type { Modification } from './attack/pool.ts';
import type { ActionDifficulty, ActionName, ManeuverDifficulty } from './cards/chassis.ts';
import type { ChargeKind } from './charges.ts';
import type { ConditionEvent } from './conditions/events.ts';
import type { DeviceEvent } from './devices/events.ts';
import type { DockEvent } from './docking/events.ts';
import type { HugeEvent } from './huge/events.ts';
import type { ScenarioAction } from './scenarios/scenario.ts';
import type { Token } from './state.ts';
import type { WingEvent } from './wings/events.ts';

/** Everything that can happen, each with its ruling. Nothing here is a secret: hidden facts become events when revealed. */
export type SecondEvent =
  | DeviceEvent
  | DockEvent
  | ConditionEvent
  | HugeEvent
  | WingEvent
  | ({ readonly because: Ruling } & (
      | {
          readonly kind: 'player-order';
          readonly rolls: readonly (readonly string[])[];
          readonly first: number;
          /** With more than two players: who rolled, and for which place, from 0. */
          readonly players?: readonly number[];
          readonly place?: number;
        }
      | {
          readonly kind: 'obstacle-placed';
          readonly player: number;
          readonly obstacle: number;
          readonly at: Pose;
        }
      | { readonly kind: 'obstacle-skipped'; readonly player: number; readonly obstacle: number }
      | { readonly kind: 'environment'; readonly card: string }
      | { readonly kind: 'player-markers'; readonly red: number }
      | {
          readonly kind: 'marker-placed';
          /** Who placed it; -1 the rules. */
          readonly player: number;
          readonly marker: number;
          readonly at: Pose;
        }
      | { readonly kind: 'marker-skipped'; readonly player: number; readonly marker: number }
      | { readonly kind: 'towed'; readonly ship: number; readonly marker: number }
      | { readonly kind: 'jettisoned'; readonly ship: number; readonly marker: number }
      | { readonly kind: 'claimed'; readonly ship: number; readonly marker: number }
      | { readonly kind: 'informed'; readonly ship: number; readonly marker: number }
      | { readonly kind: 'forgot'; readonly ship: number }
      /** An effect put a ship into reserve. */
      | { readonly kind: 'reserved'; readonly ship: number }
      | { readonly kind: 'ship-placed'; readonly ship: number; readonly at: Pose }
      | { readonly kind: 'points'; readonly player: number; readonly points: number; readonly total: number }
      | { readonly kind: 'round'; readonly round: number }
      | { readonly kind: 'phase'; readonly phase: string }
      | { readonly kind: 'dials-set'; readonly player: number; readonly ships: number }
      | { readonly kind: 'activates'; readonly ship: number }
      | { readonly kind: 'maneuver-skipped'; readonly ship: number }
      /** A player looked at a dial; what it shows is not told. */
      | { readonly kind: 'dial-looked-at'; readonly ship: number; readonly player: number }
      /** Fuse markers that lie on an upgrade card now. */
      | {
          readonly kind: 'card-fused';
          readonly ship: number;
          readonly upgrade: string;
          readonly count: number;
        }
      /** Tokens of a kind that lie on an upgrade card now. */
      | {
          readonly kind: 'on-card';
          readonly ship: number;
          readonly upgrade: string;
          readonly token: Token;
          readonly count: number;
        }
      | {
          readonly kind: 'dial-revealed';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
        }
      | {
          readonly kind: 'maneuver-replaced';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
        }
      | {
          readonly kind: 'maneuver';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
          readonly from: Pose;
          readonly to: Pose;
          readonly executed: 'fully' | 'partially';
          readonly overlapped: readonly number[];
          readonly placement: Placement | null;
        }
      | {
          readonly kind: 'obstacle-hit';
          readonly ship: number;
          readonly obstacle: number;
          readonly how: 'moved-through' | 'overlapped';
        }
      | { readonly kind: 'overlap'; readonly ship: number; readonly friendly: boolean }
      | { readonly kind: 'action-skipped'; readonly ship: number }
      | {
          readonly kind: 'action';
          readonly ship: number;
          readonly action: ActionName | ScenarioAction | 'repair' | 'card';
          readonly difficulty: ActionDifficulty;
        }
      | {
          readonly kind: 'action-failed';
          readonly ship: number;
          readonly action: ActionName | ScenarioAction | 'card';
        }
      | {
          readonly kind: 'moved';
          readonly ship: number;
          readonly how: 'barrel-roll' | 'boost';
          readonly way: Direction;
          /** The template, when it is not the usual one. */
          readonly template?: Template;
          readonly from: Pose;
          readonly to: Pose;
        }
      | {
          readonly kind: 'ship-rotated';
          readonly ship: number;
          readonly degrees: 90 | -90 | 180;
          readonly to: Pose;
        }
      | { readonly kind: 'effect-failed'; readonly ship: number; readonly what: CanFail }
      | { readonly kind: 'decloaked'; readonly ship: number }
      /** A recurring charge or Force did not come back. */
      | { readonly kind: 'recovery-stopped'; readonly ship: number }
      | { readonly kind: 'jammed'; readonly ship: number; readonly other: number }
      | {
          readonly kind: 'upgrades-exchanged';
          readonly ship: number;
          readonly upgrade: string;
          readonly other: number;
          readonly otherUpgrade: string;
        }
      | {
          readonly kind: 'upgrade-hidden';
          readonly ship: number;
          /** The upgrade under which it lies. */
          readonly under: string;
        }
      | {
          readonly kind: 'upgrade-revealed';
          readonly ship: number;
          readonly under: string;
          readonly upgrade: string;
        }
      | {
          readonly kind: 'upgrade-handed-on';
          readonly ship: number;
          readonly upgrade: string;
          readonly other: number;
        }
      | { readonly kind: 'dial-shown'; readonly ship: number; readonly maneuver: Maneuver }
      /** A dial was set again; its maneuver, if all may see it. */
      | { readonly kind: 'dial-set'; readonly ship: number; readonly maneuver: Maneuver | null }
      | {
          readonly kind: 'turret';
          readonly ship: number;
          readonly arc: number;
          /** The card of a huge ship whose own indicator it is. */
          readonly upgrade?: string;
        }
      | { readonly kind: 'gained'; readonly ship: number; readonly token: Token; readonly count: number }
      | { readonly kind: 'spent'; readonly ship: number; readonly token: Token }
      | { readonly kind: 'lost'; readonly ship: number; readonly token: Token; readonly count: number }
      | {
          readonly kind: 'charge-spent';
          readonly ship: number;
          readonly charge: ChargeKind;
          /** The upgrade whose charge it was; without it the ship card's. */
          readonly upgrade?: string;
        }
      | {
          readonly kind: 'charges-recovered';
          readonly ship: number;
          readonly charge: 'standard' | 'force';
          readonly upgrade?: string;
          readonly charges: number;
        }
      | {
          readonly kind: 'locked';
          readonly ship: number;
          readonly target: 'ship' | 'obstacle' | 'device';
          readonly on: number;
        }
      | {
          readonly kind: 'lock-broken';
          readonly ship: number;
          readonly target: 'ship' | 'obstacle' | 'device';
          readonly on: number;
        }
      | { readonly kind: 'lock-spent'; readonly ship: number; readonly on: number }
      | { readonly kind: 'coordinated'; readonly ship: number; readonly other: number }
      | { readonly kind: 'engages'; readonly ship: number }
      | { readonly kind: 'no-attack'; readonly ship: number }
      | {
          readonly kind: 'attack';
          readonly attacker: number;
          readonly defender: number;
          readonly weapon: number;
          readonly arc: string;
          readonly range: number;
          readonly obstructed: boolean;
          readonly line: readonly number[] | null;
        }
      /** The range of an attack is measured through ships and devices. */
      | {
          readonly kind: 'measured-through';
          readonly attacker: number;
          readonly defender: number;
          readonly ships: readonly number[];
          readonly devices: readonly number[];
        }
      | {
          readonly kind: 'dice-count';
          readonly ship: number;
          readonly dice: 'attack' | 'defense';
          readonly change: number;
        }
      | {
          readonly kind: 'rolled';
          readonly ship: number;
          readonly dice: 'attack' | 'defense';
          readonly faces: readonly string[];
        }
      | {
          readonly kind: 'modified';
          readonly ship: number;
          readonly dice: 'attack' | 'defense';
          readonly how: Modification;
          readonly faces: readonly string[];
        }
      | { readonly kind: 'canceled'; readonly ship: number; readonly face: string }
      | { readonly kind: 'neutralized'; readonly hits: number; readonly crits: number }
      | { readonly kind: 'reinforced'; readonly ship: number; readonly face: string }
      | { readonly kind: 'attack-hits'; readonly attacker: number; readonly defender: number }
      | { readonly kind: 'attack-misses'; readonly attacker: number; readonly defender: number }
      | { readonly kind: 'shield-lost'; readonly ship: number; readonly shields: number }
      | { readonly kind: 'shield-recovered'; readonly ship: number; readonly shields: number }
      /** Standard charges lost without being spent; those left. */
      | {
          readonly kind: 'charges-lost';
          readonly ship: number;
          readonly upgrade?: string;
          readonly charges: number;
        }
      | { readonly kind: 'flipped'; readonly ship: number; readonly upgrade: string }
      /** A replacement effect acts instead of something other than damage; what it then does is told by its own events. */
      | {
          readonly kind: 'replaced';
          readonly ship: number;
          readonly what: 'gain' | 'deal' | 'destroyed' | 'flee' | 'overlap-obstacle';
        }
      | { readonly kind: 'damage-dealt'; readonly ship: number; readonly card: string | null }
      | { readonly kind: 'damage-prevented'; readonly ship: number; readonly damage: number }
      | { readonly kind: 'damage-turned'; readonly ship: number; readonly damage: number }
      /** Facedown damage cards are shown to all, by their names, or cards of a ship are discarded. */
      | { readonly kind: 'damage-revealed'; readonly ship: number; readonly cards: readonly string[] }
      | { readonly kind: 'damage-discarded'; readonly ship: number; readonly cards: number }
      | { readonly kind: 'exposed'; readonly ship: number; readonly card: string }
      | { readonly kind: 'repaired'; readonly ship: number; readonly card: string | null }
      | { readonly kind: 'deck-reshuffled'; readonly player: number; readonly cards: number }
      | { readonly kind: 'destroyed'; readonly ship: number }
      | { readonly kind: 'removed'; readonly ship: number }
      | { readonly kind: 'fled'; readonly ship: number }
      | {
          readonly kind: 'ability';
          readonly ship: number;
          readonly ability: string;
          readonly used: boolean;
          readonly also?: readonly Ruling[];
        }
      | {
          readonly kind: 'game-over';
          readonly winner: number;
          /** The players of the team that wins, where there are teams. */
          readonly winners?: readonly number[];
        }
    ));
