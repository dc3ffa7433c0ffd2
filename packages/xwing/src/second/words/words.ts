import type { Refusal } from '@firing-arc/referee';
import type { Maneuver, Placement } from '../../common/index.ts';
import type { DamageKind } from '../abilities/damage-deck.ts';
import type { Ability } from '../abilities/language.ts';
import type { ActionDifficulty, ActionName, ManeuverDifficulty, UpgradeCard } from '../cards/chassis.ts';
import type { SecondEvent } from '../events.ts';
import type { SecondQuestion } from '../questions.ts';
import type { ScenarioAction, ScenarioRules } from '../scenarios/scenario.ts';
import type { SecondState, Token } from '../state.ts';

/**
 * One language's words for everything a player meets: short sentences a player would say, in our own words. A view
 * (or a whole state) tells names and dice. Nothing here throws: what a view does not know is named by its number.
 */
export interface Words {
  /** The language's tag, such as `en`. */
  readonly language: string;
  readonly question: (question: SecondQuestion, view: SecondState) => string;
  /** One option of a question; `part` says of which thing when several are decided together. */
  readonly option: (question: SecondQuestion, index: number, view: SecondState, part?: number) => string;
  readonly event: (event: SecondEvent, view: SecondState) => string;
  /** Why something is not among the options; the ruling's own text stands in the rulebook. */
  readonly refusal: (refusal: Refusal, view: SecondState) => string;
  /** A ship's name, with a letter when others have the same name. */
  readonly ship: (view: SecondState, id: number) => string;
  readonly obstacle: (view: SecondState, id: number) => string;
  /** An objective of the scenario. */
  readonly marker: (view: SecondState, id: number) => string;
  /** A bomb, mine or remote in play, with its owner. */
  readonly device: (view: SecondState, id: number) => string;
  /** What a device does that lies on the table, by its kind; empty for one that does nothing itself. */
  readonly deviceEffect: (kind: string) => string;
  readonly player: (player: number) => string;
  readonly ability: (ability: Ability) => string;
  /** All abilities of a card as sentences; those that are alike are one. */
  readonly abilities: (abilities: readonly Ability[]) => readonly string[];
  /** What a damage card does, with the action printed on it, if any. */
  readonly damageCard: (card: DamageKind) => string;
  /** What an upgrade card does: values and actions it adds, then its abilities. */
  readonly upgrade: (card: UpgradeCard) => string;
  /** A condition card by its name; of a facedown one (null) only that it is secret. */
  readonly condition: (id: string | null) => string;
  /** What a condition card does; empty for a facedown one. */
  readonly conditionText: (id: string | null) => string;
  /** What a scenario lays out and scores, in sentences; none before the words of cards are there. */
  readonly scenario: (scenario: ScenarioRules) => readonly string[];
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (difficulty: ManeuverDifficulty | ActionDifficulty) => string;
  readonly action: (action: ActionName | ScenarioAction | 'repair' | 'card') => string;
  readonly token: (token: Token, count?: number) => string;
  readonly arc: (arc: string) => string;
  /** Where a turret indicator points; a double one points two ways. */
  readonly turret: (arc: number, double: boolean) => string;
  readonly placement: (placement: Placement) => string;
  readonly face: (face: string) => string;
  readonly phase: (phase: string) => string;
}
