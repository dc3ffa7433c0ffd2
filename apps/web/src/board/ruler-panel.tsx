import type { MeasureEnd, Ruler } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import type { LaidRuler } from './ruler.tsx';
import './ruler-panel.css';

/** Taking up the ruler, from where to where, and what it says. */
export function RulerPanel({ laid }: { readonly laid: LaidRuler }) {
  const { on, measured, ends, turn, put, ruler } = laid;
  const t = useWords(armadaWords);
  return (
    <section className={`ruler-panel${on ? ' in-hand' : ''}`} aria-label={t.ruler}>
      <button type="button" aria-pressed={on} aria-keyshortcuts="M" onClick={() => turn(!on)}>
        {t.measure}
      </button>
      {on && (
        <>
          <EndSelect label={t.from} ruler={ruler} end={ends[0]} onEnd={(end) => put(0, end)} />
          <EndSelect label={t.to} ruler={ruler} end={ends[1]} onEnd={(end) => put(1, end)} />
          <p role="status" className="ruler-says">
            {measured ? measured.text : t.rulerHint}
          </p>
        </>
      )}
    </section>
  );
}

function EndSelect(props: {
  readonly label: string;
  readonly ruler: Ruler;
  readonly end: MeasureEnd | null;
  readonly onEnd: (end: MeasureEnd | null) => void;
}) {
  const { label, ruler, end, onEnd } = props;
  const { spot } = useWords(armadaWords);
  return (
    <label className="ruler-end">
      {label}{' '}
      <select
        value={end?.kind === 'thing' ? end.id : ''}
        onChange={(event) => onEnd(event.target.value ? { kind: 'thing', id: event.target.value } : null)}
      >
        <option value="">{end?.kind === 'spot' ? spot : '…'}</option>
        {ruler.things.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
