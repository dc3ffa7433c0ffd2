import type { ArmadaQuestion, ArmadaState } from '@firing-arc/armada/engine';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first/engine';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second/engine';
import { declines } from './declines.ts';
import type { Policy } from './policy-player.ts';
import { rushAnswerer } from './rush/rush.ts';
import { firstTablesAnswerer } from './tables/first.ts';
import { tablesAnswerer } from './tables/second.ts';

/** Players against which others are measured: what anybody would do who has a table, or one idea, and weighs nothing. */

/** X-Wing 2.5 by a table of maneuvers and a list of actions. */
export const secondTables: Policy<SecondState, SecondQuestion> = (streams, index) =>
  declines(tablesAnswerer(streams, index));

/** First Edition by the same table. */
export const firstTables: Policy<FirstState, FirstQuestion> = (streams, index) =>
  declines(firstTablesAnswerer(streams, index));

/** Armada straight ahead: everything flies at the enemy and shoots. */
export const armadaRush: Policy<ArmadaState, ArmadaQuestion> = (streams, index) =>
  declines(rushAnswerer(streams, index));
