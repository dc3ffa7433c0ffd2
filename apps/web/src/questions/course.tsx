import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../board/keys.ts';
import { useLookedAt, useTable } from '../screen/table-context.ts';
import type { ShownCourse, ShownQuestion } from '../shown/question.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import './course.css';
import { clickText, courseText } from './course-text.ts';
import { type End, endsOfCourses, nearestEnd, usePointedEnds } from './ends.ts';
import { Suggested } from './suggested.tsx';
import { WarningList } from './warnings.tsx';

type Course = ShownQuestion & { readonly form: 'course' };

const SIDES = ['left', 'right'] as const;

/** The course of a ship that has one speed. */
export function CourseQuestion({ question }: { readonly question: Course }) {
  const { store } = useTable();
  const { courses } = question;
  const [index, bend] = useState(() => nearest(courses, []));
  const ends = useMemo(
    () => endsOfCourses(question, bend, (course) => void store.answer(course)),
    [question, store],
  );
  return (
    <BentTool
      question={question}
      index={index}
      ends={() => ends}
      onBend={bend}
      give={(at) => store.answer(at)}
    />
  );
}

/** The course that is bent least. */
export const straightest = (courses: readonly ShownCourse[]): number => nearest(courses, []);

/**
 * The tool is bent joint by joint, or by pointing at where the ship is to end; where it would end is shown while it
 * bends, or all ends at once.
 */
export function BentTool(props: {
  readonly question: Course;
  /** The course as which it lies. */
  readonly index: number;
  /** Where it can be pointed at. */
  readonly ends: () => readonly End[];
  readonly onBend: (index: number) => void;
  readonly give: (index: number) => void;
  /** What else is chosen with it. */
  readonly children?: ReactNode;
}) {
  const { question, index, ends, onBend, give, children } = props;
  const { game, bottom, setPreview, setPlacing, hint } = useTable();
  const { preview } = useLookedAt();
  const { courses } = question;
  const wanted = typeof hint === 'number' ? courses[hint] : undefined;
  const t = useWords(armadaWords);
  const [pointed, point] = useState<End | null>(null);
  const [all, setAll] = useState(false);
  const latest = useRef(ends);
  latest.current = ends;
  useEffect(() => {
    const shown = pointed ? pointed.preview() : question.preview(index);
    setPreview(all && !pointed ? question.fan() : shown);
    // A press on the table bends the tool to where the ship ends nearest.
    const move = ([x = 0, y = 0]: readonly number[]) => {
      setAll(false);
      nearestEnd(latest.current(), x, y)?.hold();
    };
    if (shown?.kind === 'move') {
      const { base, to, bad } = shown;
      const at = [to.x, to.y, to.facing];
      setPlacing({
        thing: { kind: 'base', base },
        zone: null,
        ring: null,
        line: null,
        at,
        legal: !bad,
        move,
      });
    }
    return () => {
      setPreview(null);
      setPlacing(null);
    };
  }, [question, index, all, pointed, setPreview, setPlacing]);
  const { width, depth } = game.table;
  usePointedEnds(
    { width, depth, bottom },
    { ends, shown: () => pointed ?? ends().find(({ course }) => course === courses[index]) ?? null, point },
  );
  useKeys({ f: () => setAll(!all) });
  useJoints(question, index, (joint, click) => bend(joint, click));
  const { clicks, side, pivots } = courses[index]!;
  const shown = pointed?.course ?? courses[index]!;
  const flies = clicks.length > 0 && !pivots;
  const bend = (joint: number, click: number) => {
    setAll(false);
    onBend(nearest(courses, clicks.with(joint, click), side));
  };
  return (
    <div className="course" data-shown={`${shown.clicks} ${shown.side}`}>
      {children}
      {clicks
        .map((click, joint) => ({ click, joint }))
        .map(({ click, joint }) => (
          <Joint
            key={joint}
            joint={joint}
            click={click}
            suggested={wanted?.clicks[joint]}
            courses={courses}
            onBend={(to) => bend(joint, to)}
          />
        ))}
      {flies && (
        <fieldset className="joint">
          <legend>{t.toolLies}</legend>
          {SIDES.map((one) => {
            const at = indexOf(courses, clicks, one);
            return (
              <label key={one} className={at < 0 ? 'click-choice barred' : 'click-choice'}>
                <input
                  type="radio"
                  name="tool-side"
                  data-side={one}
                  checked={side === one}
                  disabled={at < 0}
                  onChange={() => {
                    setAll(false);
                    onBend(at);
                  }}
                />
                {one === 'left' ? t.onTheLeft : t.onTheRight}
                {wanted?.side === one && <Suggested />}
              </label>
            );
          })}
        </fieldset>
      )}
      {clicks.length > 0 && <p className="hint">{t.bendHint}</p>}
      <p className="hint" role="status">
        {shown.clicks.length === 0 ? t.staysPut : courseText(shown.clicks)}
        {flies && SIDES.some((one) => indexOf(courses, clicks, one) < 0) ? ` ${t.endsOnTool}` : ''}
      </p>
      {preview?.kind === 'move' && <WarningList preview={preview} />}
      <div className="row deciding">
        {courses.length > 1 && (
          <button type="button" aria-pressed={all} onClick={() => setAll(!all)}>
            {t.showCourses({ count: courses.length })}
          </button>
        )}
        <button type="button" className="primary" onClick={() => give(index)}>
          {clicks.length > 0 ? t.flyCourse : t.stayHere}
        </button>
      </div>
    </div>
  );
}

/** The joints of the tool as it lies on the board, to be dragged there. */
function useJoints(
  { courses, preview }: Course,
  index: number,
  bend: (joint: number, click: number) => void,
): void {
  const { setJoints } = useTable();
  const latest = useRef(bend);
  latest.current = bend;
  useEffect(() => {
    const shown = preview(index);
    const { clicks, pivots } = courses[index]!;
    const pieces = (shown?.kind === 'move' && shown.tool) || [];
    if (pivots || pieces.length <= clicks.length) return;
    setJoints(
      clicks.map((click, joint) => {
        const piece = pieces[joint]!;
        return {
          key: String(joint),
          at: middleOf(piece[0]!, piece[1]!),
          from: middleOf(piece[2]!, piece[3]!),
          text: `${signOf(click)} ${yawOf(courses, joint)}`,
          says: `${armadaWords.get().joint({ number: joint + 1 })}: ${clickText(click)}`,
          bend: (to) => latest.current(joint, to),
        };
      }),
    );
    return () => setJoints([]);
  }, [courses, preview, index, setJoints]);
}

const middleOf = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): readonly [number, number] => [(x1 + x2) / 2, (y1 + y2) / 2];

/** How a joint is bent, as a sign. */
const signOf = (click: number): string =>
  click === 0 ? '↑' : click < 0 ? '↰'.repeat(-click) : '↱'.repeat(click);

/** The yaw value of a joint as a ship's card prints it: a stroke for each click, a dash for none. */
function yawOf(courses: readonly ShownCourse[], joint: number): string {
  const most = Math.max(...courses.map(({ clicks }) => Math.abs(clicks[joint] ?? 0)));
  return most === 0 ? '–' : 'I'.repeat(most);
}

/** One joint of the tool: as many clicks to either side as its yaw value allows. */
function Joint(props: {
  readonly joint: number;
  readonly click: number;
  /** The click that a lesson suggests. */
  readonly suggested: number | undefined;
  readonly courses: readonly ShownCourse[];
  readonly onBend: (click: number) => void;
}) {
  const { joint, click, suggested, courses, onBend } = props;
  const t = useWords(armadaWords);
  const values = [...new Set(courses.map(({ clicks }) => clicks[joint]!))].sort((a, b) => a - b);
  return (
    <fieldset className="joint">
      <legend>
        {t.joint({ number: joint + 1 })}
        {values.length === 1 && <span className="quiet"> {t.doesNotBend}</span>}
      </legend>
      {values.map((value) => (
        <label key={value} className="click-choice">
          <input
            type="radio"
            name={`joint-${joint}`}
            data-click={value}
            checked={click === value}
            onChange={() => onBend(value)}
            aria-label={clickText(value)}
          />
          <span aria-hidden="true">{signOf(value)}</span>
          {suggested === value && <Suggested />}
        </label>
      ))}
    </fieldset>
  );
}

/** The place of a course among all; -1 when it is none. */
const indexOf = (courses: readonly ShownCourse[], clicks: readonly number[], side: ShownCourse['side']) =>
  courses.findIndex((one) => one.side === side && one.clicks.every((click, i) => click === clicks[i]));

/** A course with these clicks, on this side if the tool can lie there; else the one with the least difference. */
function nearest(
  courses: readonly ShownCourse[],
  clicks: readonly number[],
  side?: ShownCourse['side'],
): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  courses.forEach((course, index) => {
    const off = course.clicks.reduce((sum, click, i) => sum + Math.abs(click - (clicks[i] ?? 0)), 0);
    const away = 2 * off + Number(side !== undefined && course.side !== side);
    if (away >= least) return;
    least = away;
    best = index;
  });
  return best;
}
