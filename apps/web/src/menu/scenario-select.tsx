import { anyScenario, NO_SCENARIO, type Pack } from '@firing-arc/xwing/second';

/** What the choice of a scenario is called that leaves it to chance. */
export const BY_CHANCE = 'random';

/** The scenario that a choice comes to: one of the format's by chance, or the one that was named. */
export const scenarioToPlay = (pack: Pack, choice: string): string =>
  choice === BY_CHANCE ? anyScenario(pack, Math.random()) : choice;

/** Standard play with any of its scenarios, one of them, or a dogfight. */
export function ScenarioSelect(props: {
  readonly pack: Pack | null;
  readonly value: string;
  readonly onChange: (choice: string) => void;
}) {
  const { pack, value, onChange } = props;
  return (
    <label className="field">
      Scenario
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={BY_CHANCE}>Standard play: one of its scenarios by chance</option>
        {pack?.scenarios?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NO_SCENARIO}>No scenario: a dogfight to the last ship</option>
      </select>
    </label>
  );
}
