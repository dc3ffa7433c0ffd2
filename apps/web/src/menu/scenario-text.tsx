import type { ScenarioChoice } from '../games/format.ts';

/** What the chosen scenario lays out and scores. */
export function ScenarioText(props: {
  readonly scenarios: readonly ScenarioChoice[];
  readonly chosen: string;
}) {
  const says = props.scenarios.find(({ id }) => id === props.chosen)?.says;
  return says ? (
    <p className="quiet small" aria-live="polite">
      {says}
    </p>
  ) : null;
}
