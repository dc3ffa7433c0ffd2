import { Link } from 'wouter';
import { type FormatId, isFormat, MENU } from '../games/index.ts';
import { formatName, houseFormatName, ownFormatName } from '../packs/format-name.ts';
import { offeredFormats } from '../packs/house.ts';
import { formatsOf, isThere, type KeptPack, keptPacks } from '../packs/kept.ts';
import { PLACES } from '../places.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

interface SelectProps {
  readonly label: string;
  readonly format: FormatId;
  readonly onFormat: (format: FormatId) => void;
}

/** Chooses a format among those of all games, and those of the packs that this browser keeps. */
export function FormatSelect(props: SelectProps) {
  const t = useWords(packWords);
  return (
    <div className="format-select no-print">
      <Select {...props} own={keptPacks(localStorage)} />
      <Link className="small" href={PLACES.packs}>
        {t.packs}
      </Link>
    </div>
  );
}

function Select(props: SelectProps & { readonly own: readonly KeptPack[] }) {
  const { label, format, own, onFormat } = props;
  useWords(packWords);
  return (
    <label className="field no-print">
      {label}
      <select value={format} onChange={({ target }) => isFormat(target.value) && onFormat(target.value)}>
        {MENU.flatMap(({ id, name }) => [
          ...offeredFormats(id).map((each) => (
            <option key={each} value={each}>
              {name}: {houseFormatName(each)}
            </option>
          )),
          ...own
            .filter(({ game }) => game === id)
            .map((pack) =>
              formatsOf(pack).map((each) => (
                <option key={each} value={each}>
                  {name}: {ownFormatName(pack, each)}
                </option>
              )),
            ),
        ])}
        {!isThere(localStorage, format) && <option value={format}>{formatName(format)}</option>}
      </select>
    </label>
  );
}
