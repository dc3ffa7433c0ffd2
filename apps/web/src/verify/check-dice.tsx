import { useState } from 'react';
import { useTable } from '../screen/table-context.ts';
import { checkDiceWords } from '../words/en/check-dice.ts';
import { useWords } from '../words/language.ts';
import type { CheckedRecord } from './checked-record.ts';
import { DiceChecked } from './dice-check.tsx';

type Checking = 'not yet' | 'now' | CheckedRecord;

/** Checks every die of the game that is over, when somebody wants to know. */
export function CheckDice() {
  const { store } = useTable();
  const t = useWords(checkDiceWords);
  const [checked, setChecked] = useState<Checking>('not yet');
  if (checked === 'now') return <p role="status">{t.checking}</p>;
  if (checked !== 'not yet') return <DiceChecked checked={checked} />;
  const check = () => {
    setChecked('now');
    store.checkDice().then(setChecked, () => setChecked('not yet'));
  };
  return (
    <button type="button" onClick={check}>
      {t.check}
    </button>
  );
}
