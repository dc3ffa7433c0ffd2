import { useMemo, useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import { OwnSquad } from './own-squad.tsx';
import { QuickBuilds } from './quick-builds.tsx';
import { SquadFindings } from './squad-findings.tsx';

const OWN = 'own';
const QUICK = 'quick-builds';

/** One of the ready squads, builds, or a squad of the player's own; what speaks against it is told below. */
export function SquadSelect(props: {
  readonly label: string;
  readonly format: MenuFormat;
  readonly squad: SquadSource;
  readonly onSquad: (squad: SquadSource) => void;
}) {
  const { label, format, squad, onSquad } = props;
  const t = useWords(menuWords);
  const [value, setValue] = useState(squad.kind === 'ready' ? squad.id : OWN);
  const { ready, builds } = format;
  const chosen = ready.find(({ id }) => id === value);
  const groups = [...new Set(ready.map(({ group }) => group))];
  const { findings } = useMemo(() => format.read(squad), [format, squad]);
  const choose = (id: string) => {
    setValue(id);
    onSquad({ kind: 'ready', id });
  };
  return (
    <>
      <label className="field">
        {label}
        <select value={value} onChange={(event) => choose(event.target.value)}>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {ready
                .filter((squad) => squad.group === group)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
          {builds && <option value={QUICK}>{t.quickBuilds}</option>}
          <option value={OWN}>{t.ownSquad({ kind: format.ownShort })}</option>
        </select>
        {chosen && <small className="quiet">{chosen.pilots}</small>}
      </label>
      {value === OWN && <OwnSquad format={format} onSquad={onSquad} />}
      {value === QUICK && builds && <QuickBuilds from={builds} onSquad={onSquad} />}
      {findings && <SquadFindings check={findings} />}
    </>
  );
}
