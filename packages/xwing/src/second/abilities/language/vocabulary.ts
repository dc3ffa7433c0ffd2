/** The words of this edition, for the blocks that both editions share (common/language). */

import type { ActionName, ManeuverDifficulty, ShipSize } from '../../cards/chassis.ts';
import type { AttackWindow, Token } from '../../state.ts';
import type { Cost } from './costs.ts';
import type { Effect } from './effects.ts';
import type { ModifierOf } from './modifiers.ts';
import type { AttackFact, AttackWeapon, Requirement } from './requirements.ts';
import type { ArcName, ShipTest, TokenClass } from './ships.ts';
import type { QueueWindow } from './triggers.ts';
import type { Stat, Value } from './values.ts';

export interface SecondVocabulary {
  readonly token: Token;
  readonly tokenClass: TokenClass;
  readonly costToken: TokenClass;
  readonly action: ActionName;
  readonly arc: ArcName;
  readonly size: ShipSize;
  readonly difficulty: ManeuverDifficulty;
  readonly weapon: AttackWeapon;
  readonly fact: AttackFact;
  readonly stat: Stat;
  readonly window: QueueWindow;
  readonly attackWindow: AttackWindow;
  readonly test: ShipTest;
  readonly requirement: Requirement;
  readonly value: Value;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly modifier: ModifierOf;
}
