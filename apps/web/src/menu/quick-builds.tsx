import {
  type Faction,
  pilotCard,
  type QuickBuild,
  type Squad,
  squadOfQuickBuilds,
  upgradeCard,
} from '@firing-arc/xwing/second';
import { useState } from 'react';
import { loadQuickBuilds, useLoaded } from '../data.ts';
import { FACTION_NAMES } from './faction-names.ts';

/** A quick build of the squad; the same one may be there twice. */
interface Chosen {
  readonly key: number;
  readonly build: QuickBuild;
}

/** A squad of quick builds: ships with their upgrades ready, chosen by threat. */
export function QuickBuilds({ onSquad }: { readonly onSquad: (squad: Squad | null) => void }) {
  const builds = useLoaded(loadQuickBuilds);
  const [faction, setFaction] = useState<Faction>('rebelalliance');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const choose = (next: readonly Chosen[]) => {
    setChosen(next);
    onSquad(
      next.length === 0
        ? null
        : { ...squadOfQuickBuilds(next.map(({ build }) => build)), name: 'Quick builds' },
    );
  };
  const threat = chosen.reduce((sum, { build }) => sum + build.threat, 0);
  if (!builds) return <p className="quiet">Fetching the quick builds …</p>;
  return (
    <div className="quick-builds">
      <label className="field">
        Faction
        <select
          value={faction}
          onChange={(event) => {
            setFaction(event.target.value as Faction);
            choose([]);
          }}
        >
          {Object.entries(FACTION_NAMES).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Add a quick build
        <select
          value=""
          onChange={(event) => {
            const build = builds.find(({ id }) => id === event.target.value);
            if (build) choose([...chosen, { key: (chosen.at(-1)?.key ?? 0) + 1, build }]);
          }}
        >
          <option value="">Threat, ships and upgrades …</option>
          {builds
            .filter((build) => build.faction === faction)
            .map((build) => (
              <option key={build.id} value={build.id}>
                {build.threat}: {textOf(build)}
              </option>
            ))}
        </select>
      </label>
      <ul className="findings">
        {chosen.map(({ key, build }) => (
          <li key={key}>
            {textOf(build)} (threat {build.threat}){' '}
            <button type="button" onClick={() => choose(chosen.filter((other) => other.key !== key))}>
              Remove<span className="unseen"> {textOf(build)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet">Threat {threat} in all.</p>
    </div>
  );
}

/** "Midnight with Afterburners; Scorch". */
const textOf = (build: QuickBuild): string =>
  build.ships
    .map(({ pilot, upgrades }) => {
      const carried = upgrades.map((id) => upgradeCard(id)?.name ?? id).join(', ');
      return `${pilotCard(pilot)?.name ?? pilot}${carried && ` with ${carried}`}`;
    })
    .join('; ');
