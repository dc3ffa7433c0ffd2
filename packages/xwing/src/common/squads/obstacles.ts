/** The obstacles of a squad, as the packs of both editions limit them. */

import type { SharedSquadWords } from '../words/squads.ts';

interface ObstacleLimits {
  readonly perPlayer: number;
  /** Whether a squad brings no obstacle twice. */
  readonly different: boolean;
  readonly ids: readonly string[];
}

type ObstacleWords = Pick<SharedSquadWords<string>, 'unknownObstacle' | 'obstacles' | 'sameObstacle'>;

/** Why these obstacles may not be brought, by the edition's ruling; a squad that names none is not refused. */
export function checkObstacles(
  chosen: readonly string[] | undefined,
  { perPlayer, different, ids }: ObstacleLimits,
  ruling: string,
  say: ObstacleWords,
): readonly { readonly ruling: string; readonly message: string }[] {
  if (!chosen) return [];
  const unknown = chosen.filter((id) => !ids.includes(id));
  const refusals = unknown.map((id) => ({ ruling, message: say.unknownObstacle(id) }));
  if (chosen.length !== perPlayer) {
    refusals.push({ ruling, message: say.obstacles(chosen.length, perPlayer) });
  }
  if (different && new Set(chosen).size < chosen.length) {
    refusals.push({ ruling, message: say.sameObstacle(chosen) });
  }
  return refusals;
}
