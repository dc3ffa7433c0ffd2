import { controllerOf, type ScenarioAction, type SecondQuestion, type Ship } from '@firing-arc/xwing/second';
import { bestOf } from './choice.ts';
import type { Sight } from './sight.ts';

/** A point for each round that is left, but ships fall and objectives change hands (squad points). */
const HELD = 1.6;

/** What the action of the scenario is worth; it is only on offer with an objective in reach. */
export function scenarioActionValue(sight: Sight, ship: Ship, action: ScenarioAction): number {
  if (action === 'scramble' && !sight.state.markers.some((marker) => marker.holder !== ship.player)) return 0;
  return HELD;
}

/** An objective that the enemy holds rather than a free one, that rather than an own one. */
export function chooseMarker(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'choose-marker' }>,
): number {
  return bestOf(question.options, ({ marker }) => {
    const holder = controllerOf(sight.state, sight.state.markers[marker]!);
    return holder === question.player ? 0 : holder < 0 ? 1 : 2;
  });
}
