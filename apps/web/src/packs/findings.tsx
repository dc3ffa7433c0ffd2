import type { PackChange, PackProblem } from '@firing-arc/referee';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type GameId, MENU } from '../games/index.ts';
import { LONGEST_FILE } from '../packed.ts';
import { download } from '../screen/download.ts';
import { squadsPlace } from '../squads/address.ts';
import { packWords } from '../words/en/packs.ts';
import { type Language, language, useWords } from '../words/language.ts';
import { formatsOf, type KeptPack, keepPack, MOST_PACKS } from './kept.ts';
import { asKept, type Opened, type OpenPack, openPack } from './open.ts';
import type { GivenText, Making } from './place.tsx';
import { usePackWords } from './say.ts';
import { SharePack } from './share.tsx';
import '../menu/findings.css';

const ListFates = lazy(async () => ({ default: (await import('./list-fates.tsx')).ListFates }));

interface FindingsProps {
  readonly title: string;
  readonly given: GivenText;
  /** What it is as a pack; null before that is known. */
  readonly opened: Opened | null;
  /** Whether that is so of the text as it is now: what is being written is looked at after a pause. */
  readonly isCurrent: boolean;
  readonly kept: readonly KeptPack[];
  readonly onKept: () => void;
  /** Where it may be changed; null where it is being changed. */
  readonly onEdit: ((making: Omit<Making, 'from'>) => void) | null;
  readonly onClose: (() => void) | null;
}

/** What a text is as a pack: its faults with their places, or what it changes, and how it is kept. */
export function Findings(props: FindingsProps) {
  const { title, given, opened, isCurrent, kept, onKept, onEdit, onClose } = props;
  const t = useWords(packWords);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // What somebody opened is looked at next; what is being edited leaves the focus where it is.
    if (onClose && opened) region.current?.focus();
  }, [opened, onClose]);
  return (
    <section ref={region} className="card pack-found" tabIndex={-1} aria-label={title} aria-busy={!opened}>
      <h2>{title}</h2>
      {onClose && <p className="quiet small">{t.givenAs({ from: given.from })}</p>}
      {opened && !opened.ok && <Faults opened={opened} />}
      {opened?.ok && (
        <>
          <div>
            <PackFacts pack={opened.pack} />
          </div>
          <Changes like={opened.pack.like.name} changes={opened.pack.changes} />
          <Suspense fallback={null}>
            <ListFates pack={opened.pack} />
          </Suspense>
          <Keep pack={opened.pack} isCurrent={isCurrent} from={given.from} kept={kept} onKept={onKept} />
          <div className="row">
            {onEdit && (
              <button
                type="button"
                onClick={() =>
                  onEdit({ game: opened.pack.game, base: opened.pack.like.id, json: opened.pack.json })
                }
              >
                {t.edit}
              </button>
            )}
            <button type="button" onClick={() => download(`${opened.pack.id}.json`, given.text)}>
              {t.toFile}
            </button>
            <SharePack text={JSON.stringify(opened.pack.json)} />
          </div>
        </>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          {t.close}
        </button>
      )}
    </section>
  );
}

/** A text that came in, looked at. */
export function Found(props: Omit<FindingsProps, 'opened' | 'isCurrent' | 'title'>) {
  const t = useWords(packWords);
  return <Findings {...props} title={t.thePack} {...useOpened(props.given.text)} />;
}

/** How long a text stays as it is before it is looked at, in ms: each check takes some of these. */
const PAUSE_MS = 250;

/** What a text is as a pack, told again in another language; what it was stays until it is looked at. */
export function useOpened(text: string): Pick<FindingsProps, 'opened' | 'isCurrent'> {
  const say = usePackWords();
  const [found, setFound] = useState<{ readonly of: string; readonly opened: Opened } | null>(null);
  const first = useRef(true);
  useEffect(() => {
    let current = true;
    const look = () =>
      openPack(text, say).then(
        (opened) => current && setFound({ of: text, opened }),
        () => undefined, // Without a connection nothing is said of it.
      );
    const pause = first.current ? 0 : PAUSE_MS;
    first.current = false;
    const timer = setTimeout(look, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, say]);
  return { opened: found?.opened ?? null, isCurrent: found?.of === text };
}

function Faults({ opened }: { readonly opened: Exclude<Opened, { readonly ok: true }> }) {
  const t = useWords(packWords);
  const { why, problems } = opened;
  const reason =
    why === 'size'
      ? t.tooLarge({ most: LONGEST_FILE })
      : why === 'game'
        ? t.noGame
        : why === 'id'
          ? t.houseId
          : null;
  return (
    <div role="alert">
      <p>{t.notRead}</p>
      {reason !== null && <p>{reason}</p>}
      <ul className="findings">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <Fault problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fault as `packs check` tells it: place, field, reason. */
function Fault({ problem: { line, column, path, message } }: { readonly problem: PackProblem }) {
  const t = useWords(packWords);
  return (
    <>
      {line !== undefined && column !== undefined && <b>{t.place({ line, column })} </b>}
      {path !== '/' && <code>{path}</code>} <span lang="en">{message}</span>
    </>
  );
}

const gameName = (id: GameId): string => MENU.find((game) => game.id === id)?.name ?? id;

/** The day that a pack names; as it is written where that is no day. */
function dateText(date: string, spoken: Language): string {
  const day = new Date(`${date}T12:00:00`);
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString(spoken, { dateStyle: 'long' });
}

export function PackFacts({
  pack,
}: {
  readonly pack: Omit<KeptPack, 'packed' | 'from' | 'when'> | OpenPack;
}) {
  const t = useWords(packWords);
  const spoken = useWords(language);
  const { game, name, version, origin } = pack;
  const date = dateText(pack.date, spoken);
  return (
    <>
      <p>
        <b>{t.facts({ game: gameName(game), name, version, date })}</b>
      </p>
      <p className="quiet small pack-origin">{t.origin({ origin })}</p>
    </>
  );
}

/** So many are shown at first; all of them on request. */
const FIRST_CHANGES = 12;

function Changes({ like, changes }: { readonly like: string; readonly changes: readonly PackChange[] }) {
  const t = useWords(packWords);
  const line = (change: PackChange) => (
    <li key={`${change.about} ${change.id} ${change.text}`}>{change.text}</li>
  );
  return (
    <div>
      <p>
        {t.against({ name: like })}: {changes.length === 0 ? t.noChanges : t.changes(changes.length)}
      </p>
      <ul className="pack-changes">{changes.slice(0, FIRST_CHANGES).map(line)}</ul>
      {changes.length > FIRST_CHANGES && (
        <details>
          <summary>{t.moreChanges({ count: changes.length - FIRST_CHANGES })}</summary>
          <ul className="pack-changes">{changes.slice(FIRST_CHANGES).map(line)}</ul>
        </details>
      )}
    </div>
  );
}

interface KeepProps extends Pick<FindingsProps, 'isCurrent'> {
  readonly pack: OpenPack;
  readonly from: string;
  readonly kept: readonly KeptPack[];
  readonly onKept: () => void;
}

function Keep({ pack, isCurrent, from, kept, onKept }: KeepProps) {
  const t = useWords(packWords);
  const [told, setTold] = useState<{ readonly of: OpenPack; readonly problem: string | null } | null>(null);
  const isThere = kept.some(({ id }) => id === pack.id);
  const isFull = !isThere && kept.length >= MOST_PACKS;
  const keep = async () => {
    const problem = keepPack(localStorage, await asKept(pack, from, Date.now()));
    setTold({ of: pack, problem });
    onKept();
  };
  // What was changed last is kept, too: it may not have been looked at when the button is pressed.
  const [asked, ask] = useState(false);
  const keeps = useRef(keep);
  keeps.current = keep;
  useEffect(() => {
    if (!asked || !isCurrent) return;
    ask(false);
    void keeps.current();
  }, [asked, isCurrent]);
  const done = told?.of === pack ? told : null;
  const [format] = formatsOf(pack);
  return (
    <>
      <div className="row">
        <button type="button" className="primary" aria-disabled={isFull} onClick={() => !isFull && ask(true)}>
          {isThere ? t.keepAgain : t.keep}
        </button>
        {done?.problem === null && format && (
          <a className="button-like" href={`#${squadsPlace(format)}`}>
            {t.build}
          </a>
        )}
      </div>
      <p role="status">
        {isFull && t.tooMany({ most: MOST_PACKS })}
        {done && (done.problem === null ? t.isKept : t.notKept({ reason: done.problem }))}
      </p>
    </>
  );
}
