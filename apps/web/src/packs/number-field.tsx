import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

interface NumberFieldProps {
  /** What is seen beside it. */
  readonly label: string;
  /** How it is called where the label alone names several. */
  readonly called?: string;
  /** Null for none. */
  readonly value: number | null;
  /** What it is in the pack that was begun with. */
  readonly was: number | null;
  readonly onValue: (value: number | null) => void;
}

/** A whole number that a pack sets, marked where it is another one than it was. */
export function NumberField({ label, called, value, was, onValue }: NumberFieldProps) {
  const t = useWords(packWords);
  const isChanged = value !== was;
  return (
    <label className={isChanged ? 'field is-changed' : 'field'}>
      <span>
        {label} {isChanged && <small>{t.was({ value: was ?? t.nothing })}</small>}
      </span>
      <input
        type="number"
        inputMode="numeric"
        step={1}
        {...(called !== undefined && { 'aria-label': called })}
        value={value ?? ''}
        onChange={({ target }) => {
          if (target.value === '') onValue(null);
          else if (Number.isInteger(target.valueAsNumber)) onValue(target.valueAsNumber);
        }}
      />
    </label>
  );
}
