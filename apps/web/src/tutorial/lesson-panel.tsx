import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { RuleButton } from '../log/ruling.tsx';
import { lessonPlace, PLACES } from '../places.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { language, useWords } from '../words/language.ts';
import type { Lesson } from './lesson.ts';
import './tutorial.css';

interface LessonPanelProps {
  readonly lesson: Lesson;
  /** The lesson after this one, of the same game. */
  readonly following: Lesson | undefined;
  /** The step it is at; as many as there are when it is over. */
  readonly at: number;
  /** The game went another way. */
  readonly astray: boolean;
  /** The learner is asked something. */
  readonly asked: boolean;
  readonly onNext: () => void;
  readonly onComeBack: () => void;
  readonly onAgain: () => void;
}

/** What a lesson says now, what to do, and how to leave it; told to screen readers when it changes. */
export function LessonPanel(props: LessonPanelProps) {
  const { lesson, at, astray, asked, onNext, onComeBack, onAgain } = props;
  const t = useWords(tutorialWords);
  const spoken = useWords(language);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const step = lesson.steps[at];
  // The button that was pressed may be gone afterwards.
  const kept = (work: () => void) => () => {
    work();
    heading.current?.focus();
  };
  const said = step ? (astray ? t.astray : step.say[spoken]) : t.finished;
  const shown = Math.min(at + 1, lesson.steps.length);
  return (
    <section className="lesson takes-focus" aria-labelledby="lesson">
      <h2 id="lesson" ref={heading} tabIndex={-1}>
        {lesson.title[spoken]}{' '}
        <small className="quiet">{t.step({ step: shown, steps: lesson.steps.length })}</small>
      </h2>
      <progress className="lesson-bar" max={lesson.steps.length} value={at} aria-label={t.lesson} />
      <div role="status">
        <p ref={text}>{said}</p>
        {!astray && step?.do && <p className="quiet">{asked ? t.yourTurn : t.wait}</p>}
      </div>
      <div className="row">
        {astray && step && (
          <button type="button" className="primary" onClick={kept(onComeBack)}>
            {t.comeBack}
          </button>
        )}
        {!astray && step && !step.do && (
          <button type="button" className="primary" onClick={kept(onNext)}>
            {t.next}
          </button>
        )}
        {step && <RuleButton id={step.ruling} label={t.rule} />}
      </div>
      <details className="lesson-ways" open={!step}>
        <summary>{t.ways}</summary>
        <div className="row">
          <Ways {...props} />
          <button type="button" onClick={kept(onAgain)}>
            {t.again}
          </button>
        </div>
      </details>
      <InSight key={`${at} ${astray} ${asked}`} text={text} />
    </section>
  );
}

/** Brings a text into sight: a question that comes below it takes the focus, and the page goes there. */
function InSight({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Nothing is returned: browsers that scroll in their own time return a promise here.
    text.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return null;
}

/** Where else one can go: the next lesson, or the list. */
function Ways({ lesson, following, at }: LessonPanelProps) {
  const t = useWords(tutorialWords);
  const spoken = useWords(language);
  const over = at >= lesson.steps.length;
  return (
    <>
      {following && (
        <Link className={over ? 'button-like primary' : 'button-like'} href={lessonPlace(following)}>
          {over ? t.nextLesson({ title: following.title[spoken] }) : t.skip}
        </Link>
      )}
      <Link className="button-like" href={PLACES.learn}>
        {t.allLessons}
      </Link>
    </>
  );
}
