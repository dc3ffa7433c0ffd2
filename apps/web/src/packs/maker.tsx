import { capitalized } from '@firing-arc/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GameId, MENU } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { useUndo } from '../screen/use-undo.ts';
import { packTerms } from '../words/en/pack-terms.ts';
import { packWords } from '../words/en/packs.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { CardTable } from './card-table.tsx';
import {
  type About,
  bringDesk,
  conditionOf,
  type Desk,
  differencesOf,
  type Fields,
  scenariosIn,
  withCondition,
  withScenario,
  writePack,
} from './desk.ts';
import { Findings, useOpened } from './findings.tsx';
import { houseFormatName } from './format-name.ts';
import { offeredFormats } from './house.ts';
import type { KeptPack } from './kept.ts';
import { NumberField } from './number-field.tsx';
import type { Opened } from './open.ts';
import { OwnCardMaker } from './own-card.tsx';
import { OwnScenarioMaker } from './own-scenario.tsx';
import type { Making } from './place.tsx';

interface MakerProps {
  readonly making: Making | null;
  readonly kept: readonly KeptPack[];
  readonly onMaking: (making: Making | null) => void;
  readonly onKept: () => void;
}

/** Makes a pack out of one of the house's, or changes one that is kept. */
export function Maker({ making, kept, onMaking, onKept }: MakerProps) {
  const t = useWords(packWords);
  return (
    <section className="card" aria-label={t.make}>
      <h2>{t.make}</h2>
      {making ? (
        <Made
          key={`${making.base} ${making.from}`}
          making={making}
          kept={kept}
          onKept={onKept}
          onClose={() => onMaking(null)}
        />
      ) : (
        <Begin onBegin={(game, base) => onMaking({ game, base, json: null, from: '' })} />
      )}
    </section>
  );
}

/** Formats that have a pack of their own. */
const BASES = MENU.map(({ id, name }) => ({
  id,
  name,
  formats: offeredFormats(id).filter((format) => format !== 'xwing1-epic'),
}));

function Begin({ onBegin }: { readonly onBegin: (game: GameId, base: string) => void }) {
  const t = useWords(packWords);
  const [base, setBase] = useState<string>(BASES[0]!.formats[0]!);
  const game = BASES.find(({ formats }) => formats.some((format) => format === base))?.id ?? 'xwing2';
  return (
    <>
      <label className="field">
        {t.makeText}
        <select value={base} onChange={({ target }) => setBase(target.value)}>
          {BASES.flatMap(({ name, formats }) =>
            formats.map((format) => (
              <option key={format} value={format}>
                {name}: {houseFormatName(format)}
              </option>
            )),
          )}
        </select>
      </label>
      <div className="row">
        <button type="button" onClick={() => onBegin(game, base)}>
          {t.begin}
        </button>
      </div>
    </>
  );
}

interface MakingProps {
  readonly making: Making;
  readonly kept: readonly KeptPack[];
  readonly onKept: () => void;
  readonly onClose: () => void;
}

function Made({ making, ...rest }: MakingProps) {
  const t = useWords(squadWords);
  const { game, base } = making;
  const say = useWords(packWords);
  const desk = useLoaded(
    useCallback(() => bringDesk(game, base, say), [game, base, say]),
    base,
  );
  return desk ? <Editor desk={desk} making={making} {...rest} /> : <p className="quiet">{t.fetching}</p>;
}

/** What somebody makes: what it says of itself, and what differs. */
interface Written {
  readonly about: About;
  readonly changes: Fields;
}

function Editor({ desk, making, kept, onKept, onClose }: MakingProps & { readonly desk: Desk }) {
  const t = useWords(packWords);
  const [made, setMade] = useState<Written>(() => madeFrom(desk, making.json));
  const { change, undo } = useUndo(made, setMade);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { about, changes } = made;
  const text = writePack(desk, about, changes);
  const found = useOpened(text);
  const set = (next: Fields, name?: string) => change({ about, changes: next }, name);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.editing({ name: desk.base.name })}
      </h3>
      <AboutFields about={about} onAbout={(next, name) => change({ about: next, changes }, name)} />
      <Conditions desk={desk} changes={changes} onChanges={set} />
      {desk.ownScenarios && (
        <OwnScenarioMaker desk={desk} own={desk.ownScenarios} changes={changes} onChanges={set} />
      )}
      <CardTable desk={desk} changes={changes} onChanges={set} />
      {desk.own.length > 0 && <OwnCardMaker desk={desk} changes={changes} onChanges={set} />}
      <div className="row pack-acts">
        <UndoButton undo={undo} />
        <button type="button" onClick={onClose}>
          {t.close}
        </button>
        <p role="status">{found.opened && sumText(found.opened)}</p>
      </div>
      <Findings
        title={t.result}
        given={{ text, from: t.edited }}
        {...found}
        kept={kept}
        onKept={onKept}
        onEdit={null}
        onClose={null}
      />
    </>
  );
}

/** "5 differences", or how many faults keep it from being played. */
function sumText(opened: Opened): string {
  const t = packWords.get();
  if (opened.ok)
    return opened.pack.changes.length === 0 ? t.noChanges : t.changes(opened.pack.changes.length);
  return t.faults(Math.max(1, opened.problems.length));
}

function UndoButton({ undo }: { readonly undo: (() => void) | null }) {
  const { undo: label } = useWords(squadWords);
  return (
    <button type="button" disabled={!undo} onClick={() => undo?.()}>
      {label}
    </button>
  );
}

/** What a new pack says of itself, and what a kept one did. */
function madeFrom(desk: Desk, json: unknown): Written {
  const { newName, newOrigin } = packWords.get();
  const date = new Date().toISOString().slice(0, 10);
  if (json === null) {
    const about = {
      id: `${desk.base.id}-ours`,
      name: newName({ name: desk.base.name }),
      version: '1',
      date,
      origin: newOrigin,
    };
    return { about, changes: {} };
  }
  const { base: _, ...changes } = differencesOf(desk, json);
  const textOf = (field: keyof About) => {
    const text = changes[field];
    return typeof text === 'string' ? text : desk.base[field];
  };
  const about = {
    id: textOf('id'),
    name: textOf('name'),
    version: textOf('version'),
    date: textOf('date'),
    origin: textOf('origin'),
  };
  return { about, changes };
}

const ABOUT = [
  ['name', 'name', 'text'],
  ['id', 'id', 'text'],
  ['version', 'version', 'text'],
  ['date', 'date', 'date'],
  ['origin', 'originField', 'text'],
] as const;

function AboutFields(props: {
  readonly about: About;
  readonly onAbout: (about: About, name: string) => void;
}) {
  const { about, onAbout } = props;
  const t = useWords(packWords);
  return (
    <div className="pack-about">
      {ABOUT.map(([field, label, type]) => (
        <label key={field} className="field">
          {t[label]}
          <input
            type={type}
            value={about[field]}
            onChange={({ target }) => onAbout({ ...about, [field]: target.value }, field)}
          />
        </label>
      ))}
    </div>
  );
}

interface ConditionsProps {
  readonly desk: Desk;
  readonly changes: Fields;
  readonly onChanges: (changes: Fields, name?: string) => void;
}

/** What a squad and a game are limited to, and the scenarios that are played. */
function Conditions({ desk, changes, onChanges }: ConditionsProps) {
  const t = useWords(packWords);
  const terms = useWords(packTerms);
  const played = scenariosIn(desk, changes);
  return (
    <>
      <div className="pack-about">
        {desk.conditions.map((condition) => (
          <NumberField
            key={condition.term}
            label={capitalized(terms[condition.term])}
            value={conditionOf(desk, changes, condition)}
            was={condition.value}
            onValue={(value) =>
              onChanges(withCondition(desk, changes, condition, value ?? 0), condition.term)
            }
          />
        ))}
      </div>
      {desk.scenarios.length > 0 && (
        <fieldset className="pack-scenarios">
          <legend>{t.scenarios}</legend>
          {desk.scenarios.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={played.includes(id)}
                onChange={({ target }) => onChanges(withScenario(desk, changes, id, target.checked))}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
