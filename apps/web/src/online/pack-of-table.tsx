import type { TableInfo } from '@firing-arc/online';
import { lazy, Suspense, useState } from 'react';
import { onlineWords } from '../words/en/online.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

const TablePack = lazy(async () => ({ default: (await import('./table-pack.tsx')).TablePack }));

/** Which pack of points a table brought along, and what it says where somebody wants to see; nothing without one. */
export function PackOfTable({ info: { id, pack } }: { readonly info: Pick<TableInfo, 'id' | 'pack'> }) {
  const t = useWords(onlineWords);
  const { fetching } = useWords(packWords);
  const [open, setOpen] = useState(false);
  if (!pack) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.itsPack({ name: pack.name, version: pack.version })}</summary>
      {open && (
        <Suspense fallback={<p role="status">{fetching}</p>}>
          <TablePack id={id} />
        </Suspense>
      )}
    </details>
  );
}
