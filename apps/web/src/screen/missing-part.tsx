import { brokenWords } from '../words/en/broken.ts';
import { pageWords } from '../words/en/page.ts';
import { troubleWords } from '../words/en/troubles.ts';
import { useWords } from '../words/language.ts';
import { downloadReport } from './bug-report.ts';
import { useTable } from './table-context.ts';

/** Says that something of the screen is missing, and why. */
export function MissingPart({ error }: { readonly error: Error }) {
  const { store, game } = useTable();
  const { partBroke } = useWords(brokenWords);
  const { reload } = useWords(pageWords);
  const { downloadReport: report } = useWords(troubleWords);
  return (
    <section className="trouble" role="alert">
      <p>{partBroke}</p>
      <p className="small">{error.message}</p>
      <button type="button" onClick={() => location.reload()}>
        {reload}
      </button>
      <button type="button" onClick={() => downloadReport(store, game, error)}>
        {report}
      </button>
    </section>
  );
}
