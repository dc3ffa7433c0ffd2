import { useState } from 'react';
import type { BuilderShip, Draft, SquadBuilder } from '../games/builder.ts';
import type { MenuFormat } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { changesSince, draftOfKept, type Kept, keptSquads } from './kept.ts';

/** Opens a squad that was kept here, or one of the house. */
export function OpenSquad(props: {
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly builder: SquadBuilder;
  readonly onOpen: (draft: Draft) => void;
}) {
  const { id, format, builder, onOpen } = props;
  const t = useWords(squadWords);
  const [kept, setKept] = useState(() => keptSquads(localStorage, id));
  const open = (value: string) => {
    const own = kept.find(({ address }) => address === value);
    const draft = own ? draftOfKept(own) : builder.draftOf({ kind: 'ready', id: value });
    if (draft) onOpen(draft);
  };
  return (
    <label className="field no-print">
      {t.open}
      <select
        value=""
        onFocus={() => setKept(keptSquads(localStorage, id))}
        onChange={({ target }) => open(target.value)}
      >
        <option value="">{t.chooseSquad}</option>
        {kept.length > 0 && (
          <optgroup label={t.keptHere}>
            {kept.map(({ address }) => (
              <option key={address} value={address}>
                {nameOf(address, t.unnamed)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t.ofTheHouse}>
          {format.ready.map((ready) => (
            <option key={ready.id} value={ready.id}>
              {ready.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function nameOf(address: string, unnamed: string): string {
  const name = draftOfKept({ address, version: '', ships: [] })?.name ?? '';
  return name === '' ? unnamed : name;
}

/** Whose points are others than when the squad was kept; nothing when none are. */
export function Since(props: {
  readonly kept: Kept;
  readonly version: string;
  readonly ships: readonly BuilderShip[];
}) {
  const { kept, version, ships } = props;
  const t = useWords(squadWords);
  const changes = changesSince(kept, version, ships);
  if (changes.length === 0) return null;
  return (
    <section className="notices" aria-label={t.since({ version: kept.version })}>
      <p>{t.since({ version: kept.version })}</p>
      <ul className="findings">
        {changes.map(({ name, before, now }) => (
          <li key={name}>{t.changed({ name, before, now })}</li>
        ))}
      </ul>
    </section>
  );
}
