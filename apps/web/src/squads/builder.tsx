import { lazy, Suspense, useRef, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { QUICK_GAME } from '../game/options.ts';
import type { GameStore, Shown } from '../game/store.ts';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import type { SquadFindings as Findings, MenuFormat, SquadSource } from '../games/format.ts';
import { type FormatId, usualFormat } from '../games/index.ts';
import { labAddress } from '../lab/address.ts';
import { useBegin } from '../menu/begin.tsx';
import { FormatSelect } from '../menu/format-select.tsx';
import { SquadFindings } from '../menu/squad-findings.tsx';
import { useFormat } from '../menu/use-format.ts';
import { isThere } from '../packs/kept.ts';
import { PackGone } from '../packs/pack-gone.tsx';
import { useUndo } from '../screen/use-undo.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { addressOf, readAddress, squadsPlace } from './address.ts';
import { Bar } from './bar.tsx';
import { BringIn } from './bring-in.tsx';
import { FactionSelect, hasFaction, NoFaction } from './faction-select.tsx';
import { keptSquads } from './kept.ts';
import { OpenSquad, Since } from './kept-squads.tsx';
import { Sections } from './sections.tsx';
import { Ships } from './ships.tsx';
import { mostOf, partsOf } from './squad-text.ts';
import { TakeOut } from './take-out.tsx';
import { TotalSelect } from './total-select.tsx';
import { useKept } from './use-kept.ts';
import './squads.css';

const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }));

const ThroughTime = lazy(async () => ({ default: (await import('./through-time.tsx')).ThroughTime }));

interface Props {
  readonly store: GameStore;
  readonly game: Shown | null;
}

/** The squad builder: opens on a list that flies, and the address always holds all of it. */
export function SquadBuilderPlace({ store, game }: Props) {
  const [path, navigate] = useHashLocation();
  const t = useWords(squadWords);
  const at = readAddress(path);
  const id = at?.format ?? usualFormat(game?.game ?? null);
  return (
    <main className="menu squads takes-focus">
      <h1>{t.squads}</h1>
      <FormatSelect
        label={t.format}
        format={id}
        onFormat={(next) => navigate(squadsPlace(next), { replace: true })}
      />
      {isThere(localStorage, id) ? (
        <UnderFormat
          key={id}
          id={id}
          given={at?.draft ?? null}
          onChange={(next) => navigate(addressOf(id, next), { replace: true })}
          store={store}
          game={game}
        />
      ) : (
        <PackGone format={id} />
      )}
    </main>
  );
}

interface UnderFormatProps extends Props {
  readonly id: FormatId;
  /** The squad of the address; null where it names none. */
  readonly given: Draft | null;
  readonly onChange: (draft: Draft) => void;
}

/** The builder under a format, once that is there. */
function UnderFormat({ id, given, ...rest }: UnderFormatProps) {
  const t = useWords(squadWords);
  const format = useFormat(id);
  const draft = given ?? (format ? firstDraft(id, format) : null);
  if (!format) return <p className="quiet">{t.fetching}</p>;
  return draft && <Builder id={id} format={format} builder={format.builder} draft={draft} {...rest} />;
}

/** What the builder opens on: the squad that was worked on last, else the first of the house. */
function firstDraft(id: FormatId, { builder, pair }: MenuFormat): Draft | null {
  const last = keptSquads(localStorage, id)[0];
  const kept = last && readAddress(last.address)?.draft;
  return kept ?? builder.draftOf({ kind: 'ready', id: pair[0] });
}

interface BuilderProps extends Props {
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly builder: SquadBuilder;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Builder({ id, format, builder, draft, onChange, store, game }: BuilderProps) {
  const t = useWords(squadWords);
  const begin = useBegin(store, game);
  const sum = useRef<HTMLParagraphElement>(null);
  const { change, undo } = useUndo(draft, (next) => {
    onChange(next);
    // The button of what was removed is gone: the focus goes to what came of it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) sum.current?.focus({ preventScroll: true });
    });
  });
  const kept = useKept(id, builder, draft);
  const open = (next: Draft) => {
    kept.opened(next);
    change(next);
  };
  const [comparing, compare] = useState<{ readonly first: string | null } | null>(null);
  const source: SquadSource = { kind: 'ships', ...draft };
  const { findings } = format.read(source);
  const fly = () =>
    begin.match({
      format: id,
      squads: [source, { kind: 'ready', id: builder.against(draft) ?? format.pair[1] }],
      scenario: format.scenarios.at(-1)?.id ?? '',
      options: QUICK_GAME,
    });
  return (
    <>
      <div className="squad-head">
        <div className="row squad-open no-print">
          <button
            type="button"
            onClick={() => change({ ...draft, name: '', ships: [], cards: [], agreed: draft.agreed })}
          >
            {t.newList}
          </button>
          <OpenSquad format={format} builder={builder} id={id} onOpen={open} />
        </div>
        <div className="row squad-name">
          <label className="field">
            {t.name}
            <input
              type="text"
              value={draft.name}
              onChange={({ target }) => change({ ...draft, name: target.value })}
            />
          </label>
          <FactionSelect builder={builder} draft={draft} onChange={change} />
        </div>
        {builder.totals.length > 0 && (
          <TotalSelect
            builder={builder}
            agreed={draft.agreed}
            onAgreed={(agreed) => change({ ...draft, agreed })}
          />
        )}
      </div>
      <NoFaction builder={builder} draft={draft} onChange={change} />
      {kept.since && <Since kept={kept.since} now={kept.now} />}
      <div className="squad-total">
        <p ref={sum} tabIndex={-1} role="status" className="squad-sum">
          {sumText(builder, draft)}
        </p>
        <Bar parts={partsOf(builder, draft)} most={mostOf(builder, draft)} />
      </div>
      <Ships builder={builder} draft={draft} onChange={change} onCompare={(first) => compare({ first })} />
      <Sections builder={builder} draft={draft} onChange={change} />
      {draft.ships.length > 0 && hasFaction(builder, draft) && (
        <Verdict id={id} format={format} draft={draft} findings={findings} />
      )}
      <div className="row no-print squad-acts">
        <button
          type="button"
          className="primary"
          aria-disabled={!findings?.playable}
          onClick={() => findings?.playable && fly()}
        >
          {t.fly}
        </button>
        <button type="button" disabled={!undo} onClick={() => undo?.()}>
          {t.undo}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => compare({ first: null })}>
          {t.compareCards}
        </button>
        <a className="button-like" href={`#${labAddress(id, draft)}`} hidden={!findings?.playable}>
          {t.flyOften}
        </a>
        <Keep keep={kept.keep} />
        <BringIn format={format} builder={builder} onDraft={change} />
        <TakeOut builder={builder} draft={draft} />
      </div>
      {begin.dialogs}
      {comparing && (
        <Suspense fallback={null}>
          <Compare
            builder={builder}
            faction={draft.faction}
            first={comparing.first}
            onClose={() => compare(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the squad is legal, and what it cost under the points of other days. */
function Verdict(
  props: Pick<BuilderProps, 'id' | 'format' | 'draft'> & { readonly findings: Findings | null },
) {
  const { id, format, draft, findings } = props;
  return (
    <>
      {findings && <SquadFindings check={findings} />}
      {format.history && (
        <Suspense fallback={null}>
          <ThroughTime load={format.history} id={id} draft={draft} />
        </Suspense>
      )}
    </>
  );
}

/** "19 of 20 points: 5 + 5 + 5 + 4; 1 is left." */
function sumText(builder: SquadBuilder, draft: Draft): string {
  const { sum, over, left, exact, noShips } = squadWords.get();
  const parts = partsOf(builder, draft);
  const most = mostOf(builder, draft);
  if (parts.length === 0) return noShips({ most });
  const total = parts.reduce((a, b) => a + b, 0);
  const rest = most - total;
  const end = rest > 0 ? left(rest) : rest < 0 ? over(-rest) : exact;
  return `${sum({ total, most, parts: parts.join(' + ') })} ${end}`;
}

function Keep({ keep }: { readonly keep: () => string | null }) {
  const t = useWords(squadWords);
  const [told, setTold] = useState('');
  const press = () => {
    const problem = keep();
    setTold(problem === null ? t.isKept : t.notKept({ reason: problem }));
  };
  return (
    <>
      <button type="button" onClick={press}>
        {t.keep}
      </button>
      <span role="status" className="quiet">
        {told}
      </span>
    </>
  );
}
