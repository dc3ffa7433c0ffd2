import { sidesWords } from '../words/en/sides.ts';
import { playerText } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { versusText } from '../words/versus.ts';

/** Who plays with whom, among the ways that a game has for so many; nothing where there is one alone. */
export function TeamsSelect(props: {
  readonly ways: readonly (readonly number[] | null)[];
  readonly players: number;
  readonly teams: readonly number[] | null;
  readonly onTeams: (teams: readonly number[] | null) => void;
}) {
  const { ways, players, teams, onTeams } = props;
  const t = useWords(sidesWords);
  if (ways.length < 2) return null;
  const names = Array.from({ length: players }, (_, player) => playerText(player));
  return (
    <label className="field">
      {t.teams}
      <select
        value={keyOf(teams)}
        onChange={({ target }) => onTeams(ways.find((way) => keyOf(way) === target.value) ?? null)}
      >
        {ways.map((way) => (
          <option key={keyOf(way)} value={keyOf(way)}>
            {way ? versusText(names, way) : t.alone}
          </option>
        ))}
      </select>
    </label>
  );
}

const keyOf = (teams: readonly number[] | null): string => teams?.join('') ?? '';
