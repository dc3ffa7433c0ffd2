import type { Choice, Each, Place } from '@firing-arc/referee';
import type { AbilityQuestion } from './abilities/questions.ts';
import type { AttackQuestion } from './attack/questions.ts';
import type { BombWay } from './bombs/ways.ts';
import type { ActionName } from './cards/index.ts';
import type { Half } from './damage/deck.ts';
import type { DeployWay } from './docking/questions.ts';

/** What a player of First Edition may be asked, with the options of each question. */

/** An action that a ship may perform: from its bar, or one printed on a card. */
export type ActionOption =
  | { readonly kind: 'action'; readonly action: ActionName }
  /** The action printed on a faceup damage card; `card` is its uid (actions.4). */
  | { readonly kind: 'damage-card'; readonly card: number; readonly name: string }
  /** The action of a bomb card: the token is dropped (faq-errata.6). */
  | { readonly kind: 'bomb'; readonly upgrade: string }
  /** The action printed on an upgrade or ship card, by the ability's reference. */
  | { readonly kind: 'card'; readonly ability: string }
  /** An action that the mission gives the ship, on another one. */
  | { readonly kind: 'mission'; readonly name: string; readonly target: number }
  | { readonly kind: 'none' };

/** What an action is told as: one of a bar by its name, any other by where it is printed. */
export type PerformedAction = ActionName | Exclude<ActionOption['kind'], 'action' | 'none'>;

export type BoostDirection = 'left' | 'straight' | 'right';
/** By the 1 straight or a 1 bank template, or a turn that a card allows. */
export type BoostWay = BoostDirection | 'turn-left' | 'turn-right';
export type RollSide = 'left' | 'right';
/** Other templates than the 1 straight: the 2 straight, or the 1 bank bent forward or back. */
export type RollBend = 'long' | 'forward' | 'back';
export interface RollWay {
  readonly side: RollSide;
  readonly by?: RollBend;
}
/** How a ship decloaks (cloak.8, cloak.11). */
export type DecloakMove =
  | 'roll-left'
  | 'roll-right'
  | 'boost'
  | 'roll-left-forward'
  | 'roll-left-back'
  | 'roll-right-forward'
  | 'roll-right-back'
  | 'boost-left'
  | 'boost-right';
/** What a jam token takes from its ship. */
export type JammedOption =
  | { readonly kind: 'token'; readonly token: 'focus' | 'evade' }
  | { readonly kind: 'lock' };
/** Which half of the table a reinforce token is for. */
export type ReinforcedSide = 'fore' | 'aft';
/** How a tractor beam moves a ship. */
export type TractorMove = 'roll-left' | 'roll-right' | 'boost';
export type Edge = 'near' | 'far' | 'left' | 'right';

interface About {
  /** The ship that the question is about. */
  readonly ship: number;
}

export type FirstQuestion =
  | (Choice<{ readonly player: number }> & { readonly kind: 'initiative' })
  | (Choice<{ readonly obstacle: number; readonly outline: string }> & { readonly kind: 'choose-obstacle' })
  | (Place & { readonly kind: 'place-obstacle'; readonly obstacle: number })
  | (Choice<{ readonly edge: Edge }> & { readonly kind: 'choose-edge' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-deployment' })
  | (Place & { readonly kind: 'place-ship' } & About)
  | (Each<{ readonly entry: number }> & { readonly kind: 'dials' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-decloak' })
  | (Choice<{ readonly move: DecloakMove | 'none' }> & { readonly kind: 'decloak' } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-activation' })
  | (Choice<{ readonly upgrade: string }> & { readonly kind: 'drop-bomb' } & About)
  | (Choice<{ readonly target: number }> & { readonly kind: 'jam-target' | 'coordinate-target' } & About)
  | (Choice<{ readonly side: ReinforcedSide }> & { readonly kind: 'reinforce-side' } & About)
  /** Which half of a huge ship suffers what strikes none in particular. */
  | (Choice<{ readonly side: Half }> & { readonly kind: 'damage-half' } & About)
  /** Which upgrade card lies under a damage card, and whether energy turns such a card down. */
  | (Choice<{ readonly upgrade: string }> & { readonly kind: 'cover-upgrade' } & About)
  | (Choice<{ readonly spend: boolean }> & { readonly kind: 'mend-for-energy' } & About)
  /** Which ship gets stress from what happened aboard a huge one; -1 for none. */
  | (Choice<{ readonly target: number }> & { readonly kind: 'stress-friend' } & About)
  /** To which upgrade card, of which section, an energy token goes; `of` -1 for none. */
  | (Choice<{ readonly of: number; readonly at: number; readonly upgrade: string }> & {
      readonly kind: 'allocate-energy';
    } & About)
  /** How many of something a ship spends. */
  | (Choice<{ readonly amount: number }> & { readonly kind: 'choose-amount' } & About)
  /** The quarter to which the mobile arc turns: 0 front, 1 right, 2 rear, 3 left. */
  | (Choice<{ readonly arc: number }> & { readonly kind: 'rotate-arc' } & About)
  | (Choice<JammedOption> & { readonly kind: 'jammed' } & About)
  /** The opposing player moves a ship by a tractor beam, or not. */
  | (Choice<{ readonly move: TractorMove | 'none' }> & { readonly kind: 'tractor-move' } & About)
  /** SLAM: a second maneuver of the same speed. */
  | (Choice<{ readonly entry: number }> & { readonly kind: 'slam-maneuver' } & About)
  /** By which maneuver, and from which guides of its carrier, a docked ship deploys. */
  | (Choice<DeployWay> & { readonly kind: 'deploy-maneuver' } & About)
  /** Whether a ship leaves its lost carrier. */
  | (Choice<{ readonly deploy: boolean }> & { readonly kind: 'escape' } & About)
  /** By which template, before the ship or behind it, a bomb is dropped (faq-ship-cards.26). */
  | (Choice<BombWay> & { readonly kind: 'bomb-way' } & About)
  /** The opponent picks the maneuver of a ship (activation-phase.10, faq-missed-opportunities.3). */
  | (Choice<{ readonly entry: number }> & { readonly kind: 'opponent-maneuver' } & About)
  /** Where a bomb token lies that a card lets its player place; `token` is what it is. */
  | (Place & { readonly kind: 'place-bomb'; readonly token: string } & About)
  | (Place & { readonly kind: 'tallon-placement' } & About)
  | (Choice<ActionOption> & { readonly kind: 'action' } & About)
  | (Choice<{ readonly target: number }> & { readonly kind: 'lock-target' } & About)
  /** Which ship is locked or coordinated with the first, or docks with a carrier; -1 for none. */
  | (Choice<{ readonly target: number }> & {
      readonly kind: 'second-lock' | 'second-coordinated' | 'take-aboard';
    } & About)
  | (Choice<RollWay> & { readonly kind: 'barrel-roll-side' } & About)
  | (Place & { readonly kind: 'roll-placement' } & About)
  | (Choice<{ readonly direction: BoostWay }> & { readonly kind: 'boost-direction' } & About)
  /** Whether a token on an upgrade card is discarded instead of the card. */
  | (Choice<{ readonly keeps: boolean }> & {
      readonly kind: 'keep-upgrade';
      readonly upgrade: string;
    } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'mine-victim'; readonly bomb: number })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-combat' })
  /** Of several faceup damage cards that were drawn, which one the ship is dealt. */
  | (Choice<{ readonly card: string }> & { readonly kind: 'pick-damage' } & About)
  | AbilityQuestion
  | AttackQuestion;

export type QuestionKind = FirstQuestion['kind'];
