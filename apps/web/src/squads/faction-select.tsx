import type { Draft, SquadBuilder } from '../games/builder.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';

/** Whether a squad's faction is one of its format: an address may name any. */
export const hasFaction = (builder: SquadBuilder, { faction }: Draft): boolean =>
  builder.factions.some(({ id }) => id === faction);

interface Props {
  readonly builder: SquadBuilder;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The faction of a squad; another one begins a new list. */
export function FactionSelect({ builder, draft, onChange }: Props) {
  const t = useWords(squadWords);
  return (
    <label className="field no-print">
      {t.faction}
      <select
        value={draft.faction}
        onChange={({ target }) =>
          onChange({ ...draft, name: '', faction: target.value, ships: [], cards: [] })
        }
      >
        {!hasFaction(builder, draft) && <option value={draft.faction}>{draft.faction}</option>}
        {builder.factions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Says that a squad's faction is none that its format knows, and offers those: its ships and cards stay. */
export function NoFaction({ builder, draft, onChange }: Props) {
  const t = useWords(squadWords);
  if (hasFaction(builder, draft)) return null;
  return (
    <div role="alert">
      <p>{t.noFaction({ faction: draft.faction })}</p>
      <div className="row">
        {builder.factions.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => onChange({ ...draft, faction: id })}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
