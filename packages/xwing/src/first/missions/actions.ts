import type { ActionName, ManeuverDifficulty } from '../cards/chassis.ts';
import { atRange, type FirstGame, inPlay } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import { sideOf } from '../sides.ts';
import type { FirstState, Ship } from '../state.ts';
import type { Mission } from './mission.ts';

const NONE: readonly ActionOption[] = [];

/** The actions that the mission gives a ship, each on a ship in range; they stand on no action bar (faq-qanda-missions.1). */
export function missionActions(state: FirstState, ship: Ship): readonly ActionOption[] {
  const actions = state.mission?.actions ?? [];
  if (actions.length === 0) return NONE;
  return actions.flatMap(({ name, player, on, range }) => {
    if (sideOf(state, player) !== ship.side) return NONE;
    const targets = on.map((id) => state.ships[id]!).filter((other) => other !== ship && inPlay(other));
    return targets
      .filter((other) => atRange(state, ship, other, range))
      .map((other) => ({ kind: 'mission' as const, name, target: other.id }));
  });
}

/** The ship that the action is performed on gets a tracking token (tracking-tokens.3). */
export function performMissionAction(game: FirstGame, target: number): void {
  const { tracking } = game.state;
  tracking[target]! += 1;
  game.emit({
    kind: 'tracked',
    ship: target,
    tokens: tracking[target]!,
    because: 'xwing1:tracking-tokens.3',
  });
}

/** Whether the mission takes an action away (golden-rules.3). */
export const ruledOut = ({ mission }: FirstState, action: ActionName): boolean =>
  mission?.rules?.some((rule) => rule.kind === 'no-action' && rule.action === action) ?? false;

/** The color that a mission makes of another one (golden-rules.3). */
export function missionDifficulty(mission: Mission, difficulty: ManeuverDifficulty): ManeuverDifficulty {
  const rule = mission.rules?.find((one) => one.kind === 'difficulty' && one.is === difficulty);
  return rule?.kind === 'difficulty' ? rule.becomes : difficulty;
}
