import type { Answer } from '@firing-arc/referee';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { PlaceChoice } from '../board/choices.tsx';
import type { Placing } from '../board/ghost.tsx';
import { useKeys } from '../board/keys.ts';
import type { Planned } from '../board/planned.ts';
import { LastAttackPanel } from '../dice/later.tsx';
import type { GameStore, Shown } from '../game/store.ts';
import { Announcer } from '../log/announcer.tsx';
import { News, Recap } from '../log/later.tsx';
import { QuestionPanel } from '../questions/panel.tsx';
import type { ShownChip, ShownJoint, ShownRing } from '../ring/shown.ts';
import type { Preview, ShownQuestion } from '../shown/question.ts';
import { suggestionOf } from '../shown/suggestion.ts';
import type { ShownLastAttack } from '../shown/table.ts';
import { TellingPanel } from '../telling/later.tsx';
import { useTelling } from '../telling/telling.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { BoardSide, useSight } from './board-side.tsx';
import { Drawers } from './drawers.tsx';
import { useFocus } from './focus.ts';
import { GameBar, UndoButton } from './game-bar.tsx';
import { HandOver, missing, PeekBar, Troubles } from './later.tsx';
import { Part } from './part.tsx';
import { Sheet } from './sheet.tsx';
import './screen.css';
import { Looks, Table, type TableContext } from './table-context.ts';

// The end of a game is told long after its first dial, and few ask for the keys before it.
const Shortcuts = lazy(async () => ({ default: (await import('../board/shortcuts.tsx')).Shortcuts }));
const GameOver = lazy(async () => ({ default: (await import('./game-over.tsx')).GameOver }));
const BareQuestion = lazy(async () => ({
  default: (await import('../questions/bare-question.tsx')).BareQuestion,
}));
const PhoneHelp = lazy(async () => ({ default: (await import('./phone-help.tsx')).PhoneHelp }));

interface ScreenProps {
  readonly store: GameStore;
  readonly game: Shown;
  readonly onMenu: () => void;
  readonly beside?: Beside;
}

/** What a lesson, a try or a table of others adds to the screen of its game. */
export interface Beside {
  readonly panel: ReactNode;
  /** Who decides while nobody at this screen does. */
  readonly waiting?: ReactNode;
  /** The answer that a lesson suggests. */
  readonly hint?: Answer | null;
  /** The ship whose range and arcs a lesson shows while nobody looks at another's. */
  readonly look?: number | null;
}

/** The screen of a game: board, question, ships, log. */
export function Screen({ store, game: latest, onMenu, beside }: ScreenProps) {
  const { game, telling } = useTelling(latest);
  const { looking: looked, look, bottom, turn: flip, attack, shot } = useSight(game);
  const looking = looked ?? beside?.look ?? null;
  const hint = beside?.hint ?? null;
  const { preview, placing, choices, planned, ring, chips, joints, taps, formation, setters } =
    useConsidered();
  const t = useWords(screenWords);
  const { turn } = game;
  const question = turn.kind === 'ask' && game.peeking === null && !telling ? turn.question : null;
  const told = question?.text ?? '';
  const picks = usePicks(store, game, question, taps);
  const focus = useFocus(game, question, shot, planned);
  const [helping, setHelping] = useState(false);
  useKeys({
    '?': () => setHelping(true),
    Escape: () => document.getElementById('question')?.focus(),
  });
  const thingPicks = useThingPicks(store, question);
  const suggestion = useMemo(
    () => (question && hint !== null ? suggestionOf(question, hint) : null),
    [question, hint],
  );
  useTitle(told);

  const help = useCallback(() => setHelping(true), []);
  const table = useMemo(
    (): TableContext => ({
      store,
      game,
      bottom,
      look,
      ...setters,
      hint,
      telling,
    }),
    [store, game, bottom, look, setters, hint, telling],
  );
  const looks = useMemo(() => ({ looking, preview }), [looking, preview]);

  if (turn.kind === 'pass' && game.peeking === null)
    return <HandOver store={store} game={game} to={turn.to} />;
  // What broke is tried again when the game has gone on.
  const moment = game.hash;
  const screen = (
    <div className="table-screen">
      <GameBar title={t.theGame}>
        <UndoButton />
      </GameBar>
      <main className="on-table">
        <Part at={moment} instead={missing}>
          <BoardSide
            shot={telling?.attack ?? shot}
            focus={focus}
            onTurn={flip}
            deciding={{
              preview,
              placing,
              asked: question?.ships ?? [],
              picks,
              thingPicks,
              choices,
              planned: formation,
              ring,
              chips,
              joints,
              suggestion,
            }}
          />
        </Part>
        <Sheet>
          <Troubles store={store} game={game} />
          <PeekBar store={store} game={game} />
          {beside?.panel}
          {question && (
            <Part
              key={`${question.kind} ${question.player} ${moverOf(question)} ${game.asked}`}
              instead={(error) => <BareQuestion question={question} error={error} />}
            >
              <QuestionPanel question={question} />
            </Part>
          )}
          {telling && (
            <Part at={moment}>
              <TellingPanel telling={telling} before={game.table.attack?.pools ?? []} />
            </Part>
          )}
          {turn.kind === 'wait' &&
            !telling &&
            (beside?.waiting ?? <p className="waiting">{t.computerDecides}</p>)}
          {turn.kind === 'over' && (
            <Part instead={missing}>
              <GameOver game={game} onMenu={onMenu} />
            </Part>
          )}
          <Happened attack={game.table.attack || telling ? null : attack} at={moment} />
        </Sheet>
        <Drawers onKeys={help}>
          <button type="button" onClick={onMenu}>
            {t.menu}
          </button>
        </Drawers>
      </main>
      <Part at={moment}>
        <Announcer question={told} />
        <PhoneHelp game={game} />
        {helping && <Shortcuts onClose={() => setHelping(false)} />}
      </Part>
    </div>
  );
  return (
    <Table value={table}>
      <Looks value={looks}>{screen}</Looks>
    </Table>
  );
}

/** What is asked stands in the title of the window. */
function useTitle(asked: string): void {
  useEffect(() => {
    document.title = asked ? `${asked} – Firing Arc` : 'Firing Arc';
    return () => {
      document.title = 'Firing Arc';
    };
  }, [asked]);
}

/** The last attack, where none goes on, what a phase cost, and what came after the last decision. */
const Happened = (props: { readonly attack: ShownLastAttack | null; readonly at: string }) => (
  <div className="happened">
    <Part at={props.at}>
      {props.attack && <LastAttackPanel attack={props.attack} />}
      <Recap />
      <News />
    </Part>
  </div>
);

/** What is considered before it is decided, as the board shows it, and how a question says so. */
function useConsidered() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const [choices, setChoices] = useState<readonly PlaceChoice[]>([]);
  const [planned, setPlanned] = useState<number | null>(null);
  const [ring, setRing] = useState<ShownRing | null>(null);
  const [chips, setChips] = useState<readonly ShownChip[]>([]);
  const [joints, setJoints] = useState<readonly ShownJoint[]>([]);
  const [taps, setTaps] = useState<ReadonlyMap<number, () => void> | null>(null);
  const [formation, setFormation] = useState<Planned | null>(null);
  const setters = useMemo(
    () => ({
      setPreview,
      setPlacing,
      setChoices,
      setPlanned,
      setRing,
      setChips,
      setJoints,
      setTaps,
      setFormation,
    }),
    [],
  );
  return { preview, placing, choices, planned, ring, chips, joints, taps, formation, setters };
}

/**
 * What a click on a ship answers: the option about it, or, when there are several, the focus goes to the first. An own
 * ship that may go first instead does.
 */
function usePicks(
  store: GameStore,
  game: Shown,
  question: ShownQuestion | null,
  taps: ReadonlyMap<number, () => void> | null,
): ReadonlyMap<number, () => void> {
  return useMemo(() => {
    const picks = new Map<number, () => void>();
    if (!question || game.peeking !== null) return picks;
    for (const { ship, key } of game.instead) if (ship !== null) picks.set(ship, () => store.doInstead(key));
    if (taps) return new Map([...picks, ...taps]);
    if (question.form !== 'choice') return picks;
    const { options } = question;
    for (const { ship } of options) if (ship !== null) picks.delete(ship);
    options.forEach(({ ship }, index) => {
      if (ship === null) return;
      const focusFirst = () => {
        const first = options.findIndex((option) => option.ship === ship);
        document.querySelector<HTMLElement>(`[data-option="${first}"]`)?.focus();
      };
      picks.set(ship, picks.has(ship) ? focusFirst : () => store.answer(index));
    });
    return picks;
  }, [store, game, question, taps]);
}

/** What a click on a thing of the board answers: the option about it. */
function useThingPicks(store: GameStore, question: ShownQuestion | null): ReadonlyMap<string, () => void> {
  return useMemo(() => {
    if (question?.form !== 'choice') return new Map();
    return new Map(
      question.options.flatMap(({ thing }, index) =>
        thing === undefined ? [] : [[thing, () => void store.answer(index)] as const],
      ),
    );
  }, [store, question]);
}

/** Whose place or course is asked for: another one that goes first in its place begins anew. */
const moverOf = (question: ShownQuestion): readonly number[] | '' =>
  question.form === 'choice' && !question.speeds ? '' : question.ships;
