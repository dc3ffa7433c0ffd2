import {
  checkSquad,
  type Pack,
  pilotCard,
  READY_SQUADS,
  type ReadySquad,
  type Squad,
} from '@firing-arc/xwing/second';
import { useMemo, useState } from 'react';
import { FACTION_NAMES } from './faction-names.ts';
import { OwnSquad } from './own-squad.tsx';
import { QuickBuilds } from './quick-builds.tsx';
import { SquadFindings } from './squad-findings.tsx';

const OWN = 'own';
const QUICK = 'quick-builds';

/** Whether a squad can be flown under a pack. */
export const isPlayable = (squad: Squad | null, pack: Pack | null): squad is Squad =>
  squad !== null && pack !== null && checkSquad(squad, pack).playable;

/** One of the ready squads, quick builds, or a squad of the player's own; what speaks against it is told below. */
export function SquadSelect(props: {
  readonly label: string;
  readonly first: ReadySquad;
  readonly pack: Pack | null;
  readonly squad: Squad | null;
  readonly onSquad: (squad: Squad | null) => void;
}) {
  const { label, first, pack, squad, onSquad } = props;
  const [value, setValue] = useState(first.id);
  const chosen = READY_SQUADS.find((ready) => ready.id === value);
  const factions = [...new Set(READY_SQUADS.map((ready) => ready.squad.faction))];
  const check = useMemo(() => squad && pack && checkSquad(squad, pack), [squad, pack]);
  const choose = (id: string) => {
    setValue(id);
    onSquad(READY_SQUADS.find((ready) => ready.id === id)?.squad ?? null);
  };
  return (
    <>
      <label className="field">
        {label}
        <select value={value} onChange={(event) => choose(event.target.value)}>
          {factions.map((faction) => (
            <optgroup key={faction} label={FACTION_NAMES[faction]}>
              {READY_SQUADS.filter((ready) => ready.squad.faction === faction).map((ready) => (
                <option key={ready.id} value={ready.id}>
                  {ready.squad.name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={QUICK}>Quick builds: ships with their upgrades …</option>
          <option value={OWN}>A squad of your own (XWS or a link) …</option>
        </select>
        {chosen && <small className="quiet">{pilotsOf(chosen)}</small>}
      </label>
      {value === OWN && <OwnSquad pack={pack} onSquad={onSquad} />}
      {value === QUICK && <QuickBuilds onSquad={onSquad} />}
      {squad && check && <SquadFindings name={squad.name ?? 'This squad'} check={check} />}
    </>
  );
}

/** "Red Squadron Veteran ×2, Blue Squadron Escort ×2". */
function pilotsOf(ready: ReadySquad): string {
  const counts = new Map<string, number>();
  for (const { pilot } of ready.squad.ships) {
    const name = pilotCard(pilot)?.name ?? pilot;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
