import { useLanguages } from '../screen/use-languages.ts';
import type { Preview } from '../shown/question.ts';

/** What a move runs into as the table stands, in words. */
export function WarningList({ preview }: { readonly preview: Extract<Preview, { kind: 'move' }> }) {
  const { table } = useLanguages();
  if (preview.warnings.length === 0) return null;
  return (
    <ul className="warnings" lang={table}>
      {preview.warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
