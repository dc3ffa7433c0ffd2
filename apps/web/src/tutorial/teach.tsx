import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { THINKING } from '../board/thinking.ts';
import { messageOf, type Shown } from '../game/showing.ts';
import { go, PLACES } from '../places.ts';
import { Screen } from '../screen/screen.tsx';
import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';
import { keepLessonMark, lessonMark } from './kept.ts';
import type { Lesson } from './lesson.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { lessonsOf } from './lessons/index.ts';
import { stepAt } from './progress.ts';
import { openLesson, type Teaching } from './teaching.ts';

interface TeachProps {
  /** As the address says; without an id the first lesson that was not gone through. */
  readonly game: string;
  readonly id: string | undefined;
}

/** A lesson with its game; why it cannot be, if so. */
export function Teach({ game, id }: TeachProps) {
  const t = useWords(tutorialWords);
  const [lesson] = useState(() => {
    const lessons = lessonsOf(game);
    if (id !== undefined) return lessons.find((one) => one.id === id);
    return lessons.find((one) => !lessonMark(localStorage, one).done) ?? lessons[0];
  });
  const opened = useTeaching(lesson);
  if (opened && 'teaching' in opened && lesson) {
    return <Taught lesson={lesson} teaching={opened.teaching} />;
  }
  return (
    <main className="menu" aria-busy={lesson !== undefined && opened === null}>
      <h1>{t.title}</h1>
      {lesson === undefined && <p role="alert">{t.unknown}</p>}
      {lesson && opened === null && <p role="status">{t.opening}</p>}
      {opened && 'problem' in opened && <p role="alert">{t.notOpened({ reason: opened.problem })}</p>}
      <Link href={PLACES.learn}>{t.allLessons}</Link>
    </main>
  );
}

type Opened = { readonly teaching: Teaching } | { readonly problem: string };

/** A lesson's game, opened; null while it is fetched. */
function useTeaching(lesson: Lesson | undefined): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!lesson) return;
    let current = true;
    openLesson(lesson, { storage: localStorage, ...THINKING }).then(
      (teaching) => current && setOpened({ teaching }),
      (error: unknown) => current && setOpened({ problem: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [lesson]);
  return opened;
}

interface TaughtProps {
  readonly lesson: Lesson;
  readonly teaching: Teaching;
}

/** The screen of a lesson's game, and what the lesson says beside it. */
function Taught(props: TaughtProps) {
  const { store } = props.teaching;
  const { game } = useSyncExternalStore(store.subscribe, store.snapshot);
  return game && <AtTable {...props} game={game} />;
}

function AtTable({ lesson, teaching, game }: TaughtProps & { readonly game: Shown }) {
  const { steps } = lesson;
  const [read, setRead] = useState(() => lessonMark(localStorage, lesson).read);
  const { made, astray, hint } = teaching.progress();
  const at = stepAt(steps, made, read);
  const over = at >= steps.length;
  useEffect(() => {
    if (over) keepLessonMark(localStorage, lesson, { read: steps.length, done: true });
  }, [over, lesson, steps]);
  const readTo = (next: number) => {
    setRead(next);
    keepLessonMark(localStorage, lesson, { ...lessonMark(localStorage, lesson), read: next });
  };
  const lessons = lessonsOf(lesson.game);
  const again = () => {
    readTo(0);
    teaching.again();
  };
  const panel = (
    <LessonPanel
      lesson={lesson}
      following={lessons[lessons.indexOf(lesson) + 1]}
      at={at}
      astray={astray !== null}
      asked={hint !== null}
      onNext={() => readTo(at + 1)}
      onComeBack={teaching.comeBack}
      onAgain={again}
    />
  );
  const beside = { panel, hint, look: steps[at]?.look ?? null };
  return <Screen store={teaching.store} game={game} onMenu={() => go('learn')} beside={beside} />;
}
