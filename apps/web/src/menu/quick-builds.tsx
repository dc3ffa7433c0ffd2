import { useState } from 'react';
import type { Build, MenuFormat, SquadSource } from '../games/format.ts';
import { useLoaded } from '../loaded.ts';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import './own-squad.css';
import './findings.css';

/** A quick build of the squad; the same one may be there twice. */
interface Chosen {
  readonly key: number;
  readonly build: Build;
}

/** A squad of quick builds: ships with their upgrades ready, chosen by threat. */
export function QuickBuilds(props: {
  readonly from: NonNullable<MenuFormat['builds']>;
  readonly onSquad: (squad: SquadSource) => void;
}) {
  const { from, onSquad } = props;
  const t = useWords(menuWords);
  const builds = useLoaded(from.load);
  const [faction, setFaction] = useState(Object.keys(from.factions)[0]!);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const choose = (next: readonly Chosen[]) => {
    setChosen(next);
    const ships = next.flatMap(({ build }) => build.ships);
    onSquad({ kind: 'ships', name: t.quickBuildsName, faction: next[0]?.build.faction ?? '', ships });
  };
  const threat = chosen.reduce((sum, { build }) => sum + build.threat, 0);
  if (!builds) return <p className="quiet">{t.fetchingBuilds}</p>;
  return (
    <div className="quick-builds">
      <label className="field">
        {t.faction}
        <select
          value={faction}
          onChange={(event) => {
            setFaction(event.target.value);
            choose([]);
          }}
        >
          {Object.entries(from.factions).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t.addBuild}
        <select
          value=""
          onChange={(event) => {
            const build = builds.find(({ id }) => id === event.target.value);
            if (build) choose([...chosen, { key: (chosen.at(-1)?.key ?? 0) + 1, build }]);
          }}
        >
          <option value="">{t.chooseBuild}</option>
          {builds
            .filter((build) => build.faction === faction)
            .map((build) => (
              <option key={build.id} value={build.id}>
                {build.threat}: {build.text}
              </option>
            ))}
        </select>
      </label>
      <ul className="findings">
        {chosen.map(({ key, build }) => (
          <li key={key}>
            {t.buildThreat({ build: build.text, threat: build.threat })}{' '}
            <button type="button" onClick={() => choose(chosen.filter((other) => other.key !== key))}>
              {t.remove}
              <span className="unseen"> {build.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet">{t.threatInAll({ threat })}</p>
    </div>
  );
}
