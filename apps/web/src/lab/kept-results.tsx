import { labWords } from '../words/en/lab.ts';
import { language, useWords } from '../words/language.ts';
import type { LabResult } from './kept.ts';
import { Whisker } from './plots.tsx';
import { RateText } from './result.tsx';

/** The results that are kept, under each other: how a list fared as it changed is seen at once. */
export function KeptResults(props: {
  readonly results: readonly LabResult[];
  readonly shown: LabResult | null;
  readonly onShow: (result: LabResult) => void;
  readonly onDrop: (result: LabResult) => void;
}) {
  const { results, shown, onShow, onDrop } = props;
  const t = useWords(labWords);
  const spoken = useWords(language);
  return (
    <section className="lab-kept card" aria-labelledby="lab-kept">
      <h2 id="lab-kept">{t.kept}</h2>
      <p className="quiet small">{results.length > 0 ? t.keptText : t.noneKept}</p>
      <ul className="lab-rows lab-results">
        {results.map((result) => {
          const when = new Date(result.when).toLocaleString(spoken, {
            dateStyle: 'medium',
            timeStyle: 'short',
          });
          const list = result.report.lists.map((one) => one.list).join(' · ');
          return (
            <li key={result.when} aria-current={result.when === shown?.when || undefined}>
              <button
                type="button"
                className="lab-show"
                aria-label={t.show({ list, when })}
                onClick={() => onShow(result)}
              >
                <b>{list}</b> <small className="quiet">{when}</small>
              </button>
              <button
                type="button"
                className="lab-drop"
                aria-label={t.drop({ list, when })}
                title={t.delete}
                onClick={() => onDrop(result)}
              >
                ×
              </button>
              {result.report.lists.map((one) => (
                <div key={one.list} className="lab-kept-rate">
                  <span className="lab-value">
                    <RateText {...one} />
                  </span>
                  <Whisker {...one} />
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
