import { type FormatId, isFormat, MENU } from '../games/index.ts';
import { gameWords } from '../words/en/games.ts';
import { useWords } from '../words/language.ts';

/** Chooses a format among those of all games. */
export function FormatSelect(props: {
  readonly label: string;
  readonly format: FormatId;
  readonly onFormat: (format: FormatId) => void;
}) {
  const { label, format, onFormat } = props;
  const names = useWords(gameWords);
  return (
    <label className="field no-print">
      {label}
      <select value={format} onChange={({ target }) => isFormat(target.value) && onFormat(target.value)}>
        {MENU.flatMap(({ name, formats }) =>
          formats.map((each) => (
            <option key={each} value={each}>
              {name}: {names[each]}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
