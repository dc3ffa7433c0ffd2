import { valueAt } from '@firing-arc/referee';
import type { Field, Named } from '../games/sandbox.ts';
import { nameOf } from '../shown/names.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Editing } from './editor.tsx';
import { locking, lockOf, type Piece, rewritten, withValue, writtenOf } from './position.ts';
import '../questions/place-fields.css';

interface PieceProps {
  readonly editing: Editing;
  readonly piece: Piece;
}

/** What can be put on a piece: numbers first, then what is chosen. */
export function Fields({ editing, piece }: PieceProps) {
  const fields = editing.laid.fields(piece);
  const written = writtenOf(editing.position, piece);
  const change = (path: string, value: unknown) =>
    void editing.change(rewritten(editing.position, piece, withValue(written, path, value)));
  const counts = fields.filter((field) => field.kind === 'count');
  const others = fields.filter((field) => field.kind !== 'count');
  return (
    <>
      {others.map((field) => (
        <Chosen
          key={field.path}
          field={field}
          value={valueAt(written, field.path)}
          onValue={(value) => change(field.path, value)}
        />
      ))}
      <div className="sandbox-counts">
        {counts.map((field) => (
          <Count key={field.path} field={field} onValue={(value) => change(field.path, value)} />
        ))}
      </div>
    </>
  );
}

function Count(props: {
  readonly field: Field & { readonly kind: 'count' };
  readonly onValue: (value: number) => void;
}) {
  const { field, onValue } = props;
  const { text, now, most } = field;
  return (
    <label className="number">
      {text}
      <input
        type="number"
        min={0}
        max={most}
        value={now}
        onChange={({ target }) => {
          const value = target.valueAsNumber;
          if (Number.isInteger(value) && value >= 0 && value <= most) onValue(value);
        }}
      />
    </label>
  );
}

interface ChosenProps {
  readonly field: Exclude<Field, { readonly kind: 'count' }>;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function Chosen({ field, value, onValue }: ChosenProps) {
  const { text, options } = field;
  if (field.kind === 'one') {
    const chosen = value === undefined ? null : String(value);
    return (
      <One text={text} options={options} value={chosen} onValue={(next) => onValue(next ?? undefined)} />
    );
  }
  if (field.kind === 'each') return <Each field={field} onValue={onValue} />;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const put = (next: readonly unknown[]) => onValue(next.length === 0 ? undefined : next);
  return <Some text={text} options={options} list={list} onList={put} />;
}

interface OneProps {
  readonly text: string;
  readonly options: readonly Named[];
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

/** One of some, or none; what stands in a file and is not among them stays to be seen. */
function One({ text, options, value, onValue }: OneProps) {
  const t = useWords(sandboxWords);
  const isOther = value !== null && !options.some((option) => option.value === value);
  return (
    <label className="field">
      {text}
      <select value={value ?? ''} onChange={({ target }) => onValue(target.value || null)}>
        <option value="">{t.none}</option>
        {isOther && <option value={value}>{value}</option>}
        <Options of={options} />
      </select>
    </label>
  );
}

/** What a list offers. */
const Options = (props: { readonly of: readonly Named[] }) =>
  props.of.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** A list for each of several things. */
function Each(props: {
  readonly field: Field & { readonly kind: 'each' };
  readonly onValue: (value: readonly string[]) => void;
}) {
  const { text, parts, options } = props.field;
  const all = parts.map(({ now }) => now);
  return (
    <fieldset className="sandbox-counts sandbox-each">
      <legend>{text}</legend>
      {parts
        .map((part, at) => ({ ...part, at }))
        .map(({ text: name, now, at }) => (
          <label key={at} className="field">
            {name}
            <select value={now} onChange={({ target }) => props.onValue(all.with(at, target.value))}>
              <Options of={options} />
            </select>
          </label>
        ))}
    </fieldset>
  );
}

/** Any of some: those that are there, each to be removed, and a field that adds one. */
function Some(props: {
  readonly text: string;
  readonly options: readonly Named[];
  readonly list: readonly unknown[];
  readonly onList: (list: readonly unknown[]) => void;
}) {
  const { text, options, list, onList } = props;
  const t = useWords(sandboxWords);
  const nameOfOne = (value: string) => options.find((option) => option.value === value)?.text ?? value;
  // Cards of one name are alike, so that a place in the list tells them apart well enough.
  const entries = list.map((entry, at) => ({
    key: `${cardIn(entry)} ${at}`,
    value: cardIn(entry),
    others: list.filter((_, i) => i !== at),
  }));
  return (
    <div className="sandbox-list">
      <b>{text}</b>
      <ul>
        {entries.map(({ key, value, others }) => (
          <li key={key}>
            {nameOfOne(value)}
            <button
              type="button"
              aria-label={t.remove({ name: nameOfOne(value) })}
              onClick={() => onList(others)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <Adder label={t.add({ what: text })} options={options} onAdd={(value) => onList([...list, value])} />
    </div>
  );
}

/** The card that an entry names; a file may say more of it. */
const cardIn = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'card' in entry ? String(entry.card) : String(entry);

/** A list from which something is taken; it stays as it is, for the next one. */
export function Adder(props: {
  readonly label: string;
  /** What is seen while nothing is chosen, where no heading says what the list is of. */
  readonly closed?: string;
  readonly options: readonly Named[];
  readonly onAdd: (value: string) => void;
}) {
  const t = useWords(sandboxWords);
  const { label, closed = t.choose, options, onAdd } = props;
  return (
    <select aria-label={label} value="" onChange={({ target }) => onAdd(target.value)}>
      <option value="">{closed}</option>
      <Options of={options} />
    </select>
  );
}

/** The ship on which a ship has its lock. */
export function LockField({ editing, piece }: PieceProps) {
  const { position, laid, change } = editing;
  const t = useWords(sandboxWords);
  const { ships } = laid.table;
  const others = ships.filter(({ player, hasCard }) => hasCard && player !== ships[piece.id]?.player);
  const on = lockOf(position, piece.id);
  return (
    <One
      text={t.lock}
      options={others.map(({ id }) => ({ value: String(id), text: nameOf(laid.table, id) }))}
      value={on === null ? null : String(on)}
      onValue={(value) => change(locking(position, piece.id, value === null ? null : Number(value)))}
    />
  );
}
