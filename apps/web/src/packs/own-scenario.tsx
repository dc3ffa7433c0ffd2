import { useState } from 'react';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import {
  allScenarios,
  broughtScenarios,
  type Desk,
  type Fields,
  ownScenarioId,
  withOwnScenario,
  withScenario,
} from './desk.ts';
import type { OwnScenarios, ScenarioJson } from './game-packs.ts';

interface OwnScenariosProps {
  readonly desk: Desk;
  readonly own: OwnScenarios;
  readonly changes: Fields;
  readonly onChanges: (changes: Fields) => void;
}

/** Scenarios of a club's own: what a pack brings, and how another is made of one that is there. */
export function OwnScenarioMaker({ desk, own, changes, onChanges }: OwnScenariosProps) {
  const t = useWords(packWords);
  const [like, begin] = useState('');
  const known = allScenarios(desk, changes);
  const chosen = known.find(({ id }) => id === like);
  return (
    <section className="pack-own" aria-label={t.ownScenarios}>
      <h3>{t.ownScenarios}</h3>
      <p className="quiet small">{t.ownScenariosText}</p>
      <ul className="pack-rows">
        {broughtScenarios(desk, changes).map((scenario) => (
          <li key={scenario.id} className="is-changed">
            <div className="pack-card">
              <b>{scenario.name}</b>
              <p className="quiet small">{own.says(scenario)}</p>
            </div>
            <button type="button" onClick={() => onChanges(withScenario(desk, changes, scenario.id, false))}>
              {t.removeCard({ card: scenario.name })}
            </button>
          </li>
        ))}
      </ul>
      <label className="field">
        {t.likeScenario}
        <select value={chosen ? like : ''} onChange={({ target }) => begin(target.value)}>
          <option value="">{t.chooseScenario}</option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <OwnScenario
          key={chosen.id}
          own={own}
          like={chosen}
          isOwn={!desk.scenarios.some(({ id }) => id === chosen.id)}
          onAdd={(scenario) => {
            onChanges(withOwnScenario(desk, changes, scenario));
            begin('');
          }}
        />
      )}
    </section>
  );
}

interface OwnScenarioProps {
  readonly own: OwnScenarios;
  readonly like: ScenarioJson;
  /** Whether it is the club's already: then it keeps its name. */
  readonly isOwn: boolean;
  readonly onAdd: (scenario: ScenarioJson) => void;
}

/** A scenario with other rules, and its text as it will read. */
function OwnScenario({ own, like, isOwn, onAdd }: OwnScenarioProps) {
  const t = useWords(packWords);
  const [scenario, setScenario] = useState(like);
  const [name, setName] = useState(isOwn ? like.name : `${like.name} 2`);
  const isNamed = /[a-z0-9]/i.test(name);
  return (
    <div className="card pack-own-card">
      <div className="pack-about">
        <label className="field">
          {t.scenarioName}
          <input type="text" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        {own.rules(scenario, t).map(({ field, label, chosen, choices }) => (
          <label key={field} className={scenario[field] === like[field] ? 'field' : 'field is-changed'}>
            {label}
            <select
              value={chosen}
              onChange={({ target }) => setScenario(choices[Number(target.value)]!.scenario)}
            >
              {choices.map(({ text }, at) => (
                <option key={text} value={at}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <dl className="pack-says">
        <dt>{t.saysNow}</dt>
        <dd>
          <output>{own.says(scenario)}</output>
        </dd>
      </dl>
      <button
        type="button"
        aria-disabled={!isNamed}
        onClick={() => isNamed && onAdd({ ...scenario, id: ownScenarioId(name), name: name.trim() })}
      >
        {t.addCard}
      </button>
    </div>
  );
}
