import { useMemo, useState } from 'react';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import type { MenuFormat } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { ListOptions } from '../menu/list-options.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { changesSince, draftOfKept, type Kept, keptSquads } from './kept.ts';
import type { pricesOf } from './squad-text.ts';
import '../menu/findings.css';

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
  // What only meets its own counterpart, such as a learning scenario's fleet, is no list to build on.
  const ready = useMemo(
    () => format.ready.filter(({ id: each }) => builder.draftOf({ kind: 'ready', id: each })),
    [format, builder],
  );
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
        <ListOptions kept={kept} ready={ready} />
      </select>
    </label>
  );
}

/** Whose points are others than when the squad was kept; nothing when none are. */
export function Since(props: {
  readonly kept: Kept;
  readonly version: string;
  readonly prices: ReturnType<typeof pricesOf>;
}) {
  const { kept, version, prices } = props;
  const t = useWords(squadWords);
  const changes = changesSince(kept, version, prices);
  if (changes.length === 0) return null;
  return (
    <section className="notices" aria-label={t.since({ version: kept.version })}>
      <p>{t.since({ version: kept.version })}</p>
      <ul className="findings">
        {changes.map(({ name, before, now }) => (
          <li key={`${name} ${before} ${now}`}>{t.changed({ name, before, now })}</li>
        ))}
      </ul>
    </section>
  );
}
