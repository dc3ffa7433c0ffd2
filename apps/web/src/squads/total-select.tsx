import { useState } from 'react';
import type { SquadBuilder } from '../games/builder.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';

const OTHER = 'other';

/** The points that are agreed on: a usual total, or any other. */
export function TotalSelect(props: {
  readonly builder: SquadBuilder;
  /** Null for the points of the format. */
  readonly agreed: number | null;
  readonly onAgreed: (points: number | null) => void;
}) {
  const { builder, agreed, onAgreed } = props;
  const t = useWords(squadWords);
  const points = agreed ?? builder.most;
  const isUsual = builder.totals.some((total) => total.points === points);
  const [wantsOther, setOther] = useState(false);
  // While it is typed the field shows what is typed; afterwards the total, which may be taken back elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const isOther = wantsOther || !isUsual;
  const agree = (next: number) => onAgreed(next === builder.most ? null : next);
  const choose = (value: string) => {
    setOther(value === OTHER);
    if (value !== OTHER) agree(Number(value));
  };
  const type = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (Number.isInteger(next) && next >= 1 && next <= MOST) agree(next);
  };
  return (
    <>
      <label className="field no-print">
        {t.total}
        <select value={isOther ? OTHER : points} onChange={({ target }) => choose(target.value)}>
          {builder.totals.map((total) => (
            <option key={total.points} value={total.points}>
              {total.points} – {total.name}
            </option>
          ))}
          <option value={OTHER}>{t.otherTotal}</option>
        </select>
      </label>
      {isOther && (
        <label className="field no-print">
          {t.agreedTotal}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST}
            value={typed ?? points}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
        </label>
      )}
    </>
  );
}

/** More points than any two players would agree on. */
const MOST = 9999;
