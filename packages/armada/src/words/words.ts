import type { Refusal } from '@firing-arc/referee';
import type { Reach } from '../attack/dice.ts';
import type { Command } from '../cards/index.ts';
import type { ArmadaEvent } from '../events.ts';
import type { AnyZone } from '../geometry/index.ts';
import type { ArmadaQuestion } from '../questions.ts';
import type { ArmadaState } from '../state.ts';

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
  readonly event: (event: ArmadaEvent, view: ArmadaState) => string;
  /** Why something is not among the options; the ruling's own text stands in the rulebook. */
  readonly refusal: (refusal: Refusal, view: ArmadaState) => string;
  /** A ship's or squadron's name, with a letter when others have the same name. */
  readonly ship: (view: ArmadaState, id: number) => string;
  readonly squadron: (view: ArmadaState, id: number) => string;
  readonly obstacle: (view: ArmadaState, id: number) => string;
  readonly player: (player: number) => string;
  readonly upgrade: (id: string) => string;
  readonly objective: (id: string) => string;
  readonly damageCard: (name: string) => string;
  /** What a damage card, upgrade or squadron does; null when that is not written. */
  readonly cardText: (id: string) => string | null;
  readonly command: (command: Command) => string;
  readonly zone: (zone: AnyZone) => string;
  readonly reach: (reach: Reach) => string;
  /** A face of a die: "double hit". */
  readonly face: (face: string) => string;
  readonly phase: (phase: string) => string;
}
