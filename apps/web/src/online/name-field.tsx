import { MOST_NAME } from '@firing-arc/online';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';

/** What somebody wants to be called at a table. */
export function NameField(props: { readonly name: string; readonly onName: (name: string) => void }) {
  const t = useWords(onlineWords);
  return (
    <label className="field">
      {t.yourName}
      <input
        className="table-input"
        value={props.name}
        maxLength={MOST_NAME}
        onChange={({ target }) => props.onName(target.value)}
      />
    </label>
  );
}
