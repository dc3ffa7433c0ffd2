import type { Refusal } from '@firing-arc/referee';
import type { Maneuver } from '../../common/index.ts';
import type { ArcName } from '../abilities/language.ts';
import type { DamageName, DeckName, ManeuverDifficulty } from '../cards/index.ts';
import type { FirstEvent } from '../events.ts';
import type { FirstQuestion, PerformedAction } from '../questions.ts';
import type { FirstState, Token } from '../state.ts';
import type { SquadFacts } from './squad-building.ts';

/**
 * One language's words for everything a player meets: short sentences a player would say, in our own words. A view
 * (or a whole state) tells names and dice. Nothing here throws: what a view does not know is named by its number.
 */
export interface Words {
  /** The language's tag, such as `en`. */
  readonly language: string;
  readonly question: (question: FirstQuestion, view: FirstState) => string;
  /** One option of a question; `part` says of which thing when several are decided together. */
  readonly option: (question: FirstQuestion, index: number, view: FirstState, part?: number) => string;
  readonly event: (event: FirstEvent, view: FirstState) => string;
  /** Why something is not among the options; the ruling's own text stands in the rulebook. */
  readonly refusal: (refusal: Refusal, view: FirstState) => string;
  /** A ship's name, with a letter when others have the same name. */
  readonly ship: (view: FirstState, id: number) => string;
  readonly obstacle: (view: FirstState, id: number) => string;
  readonly bomb: (kind: string) => string;
  /** What a bomb does that lies on the table. */
  readonly bombEffect: (kind: string) => string;
  readonly player: (player: number) => string;
  readonly upgrade: (id: string) => string;
  /** What a ship card or an upgrade card says, one sentence for each ability; made from its blocks. */
  readonly pilotText: (id: string) => readonly string[];
  /** With its record in a format pack also what it gives while a squad is put together. */
  readonly upgradeText: (id: string, record?: SquadFacts | null) => readonly string[];
  /** An arc by its name. */
  readonly arc: (name: ArcName) => string;
  /** Where a mobile arc points. */
  readonly quarter: (arc: number) => string;
  readonly condition: (id: string) => string;
  /** What a condition card says. */
  readonly conditionText: (id: string) => readonly string[];
  readonly damageCard: (name: DamageName) => string;
  /** What a faceup damage card of a deck does; empty where that is not told. */
  readonly damageText: (name: DamageName, deck: DeckName) => string;
  readonly maneuver: (maneuver: Maneuver) => string;
  readonly difficulty: (difficulty: ManeuverDifficulty) => string;
  readonly action: (action: PerformedAction) => string;
  readonly token: (token: Token, count?: number) => string;
  readonly face: (face: string) => string;
  readonly phase: (phase: string) => string;
}
