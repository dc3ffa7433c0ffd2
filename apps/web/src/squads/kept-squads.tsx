import { useMemo, useState } from 'react';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import type { MenuFormat } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { ListOptions } from '../menu/list-options.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { draftOfKept, type Kept, keptSquads } from './kept.ts';
import { type Change, changesSince, type Now } from './since.ts';
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

/** What is otherwise about its cards than when the squad was kept; nothing when nothing is. */
export function Since({ kept, now }: { readonly kept: Kept; readonly now: Now }) {
  const t = useWords(squadWords);
  const changes = changesSince(kept, now);
  if (changes.length === 0) return null;
  const texts = changes.filter((change) => change.kind === 'text');
  return (
    <section className="notices squad-since" aria-label={t.since({ version: kept.version })}>
      <p>{t.since({ version: kept.version })}</p>
      <ul className="findings">
        {changes.map(
          (change) => change.kind !== 'text' && <li key={JSON.stringify(change)}>{changeText(change)}</li>,
        )}
      </ul>
      {texts.length > 0 && (
        <details>
          <summary>{t.textsChanged(texts.length)}</summary>
          <dl className="texts-since">
            {texts.map(({ name, before, now: says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <del>{before}</del>
                </dd>
                <dd>
                  <ins>{says}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function changeText(change: Exclude<Change, { readonly kind: 'text' }>): string {
  const t = squadWords.get();
  switch (change.kind) {
    case 'points':
      return t.changed(change);
    case 'loadout':
      return t.loadoutChanged(change);
    case 'slot-gained':
      return t.slotGained(change);
    case 'slot-lost':
      return t.slotLost(change);
    case 'gained':
      return t.factGained(change);
    case 'lost':
      return t.factLost(change);
    case 'value':
      return t.valueChanged(change);
  }
}
