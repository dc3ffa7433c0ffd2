import { useMemo, useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { draftOfKept, keptSquads } from '../squads/kept.ts';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import { ListOptions } from './list-options.tsx';
import { OwnSquad } from './own-squad.tsx';
import { QuickBuilds } from './quick-builds.tsx';
import { SquadFindings } from './squad-findings.tsx';
import { lineOf } from './squad-line.ts';
import { SquadPictures } from './squad-pictures.tsx';

const OWN = 'own';
const QUICK = 'quick-builds';

/** One of the ready squads or of those kept here, builds, or a squad of the player's own; what speaks against it is told below. */
export function SquadSelect(props: {
  readonly label: string;
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly squad: SquadSource;
  readonly onSquad: (squad: SquadSource) => void;
  /** What is said of a squad that is not legal where such a one cannot be flown. */
  readonly illegal?: string;
}) {
  const { label, id, format, squad, onSquad, illegal } = props;
  const t = useWords(menuWords);
  const [value, setValue] = useState(squad.kind === 'ready' ? squad.id : OWN);
  const [kept] = useState(() => keptSquads(localStorage, id));
  const { ready, builds } = format;
  const chosen = ready.find((each) => each.id === value);
  const line = useMemo(() => lineOf(format.builder, squad), [format, squad]);
  const { findings } = useMemo(() => format.read(squad), [format, squad]);
  const choose = (next: string) => {
    setValue(next);
    const own = kept.find(({ address }) => address === next);
    const draft = own && draftOfKept(own);
    onSquad(draft ? { kind: 'ships', ...draft } : { kind: 'ready', id: next });
  };
  return (
    <>
      <label className="field">
        {label}
        <select value={value} onChange={(event) => choose(event.target.value)}>
          <ListOptions kept={kept} ready={ready} />
          {builds && <option value={QUICK}>{t.quickBuilds}</option>}
          <option value={OWN}>{t.ownSquad({ kind: format.ownShort })}</option>
        </select>
        {chosen && line.length === 0 && <small className="quiet">{chosen.pilots}</small>}
      </label>
      {value === OWN && <OwnSquad format={format} onSquad={onSquad} />}
      {value === QUICK && builds && <QuickBuilds from={builds} onSquad={onSquad} />}
      {line.length > 0 && <SquadPictures line={line} />}
      {findings && <SquadFindings check={findings} {...(illegal !== undefined && { illegal })} />}
    </>
  );
}
