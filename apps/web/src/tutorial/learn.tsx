import { useState } from 'react';
import { Link } from 'wouter';
import { MENU } from '../games/index.ts';
import { lessonPlace } from '../places.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { language, useWords } from '../words/language.ts';
import { lessonMark } from './kept.ts';
import type { Lesson } from './lesson.ts';
import { lessonsOf } from './lessons/index.ts';
import './tutorial.css';

/** All lessons by games, with those that were gone through marked. */
export function Learn() {
  const t = useWords(tutorialWords);
  return (
    <main className="menu">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {MENU.map(({ id, name }) => (
        <section key={id} className="lessons" aria-labelledby={`lessons-${id}`}>
          <h2 id={`lessons-${id}`}>{name}</h2>
          <ol className="stacked">
            {lessonsOf(id).map((lesson) => (
              <li key={lesson.id}>
                <LessonLink lesson={lesson} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

function LessonLink({ lesson }: { readonly lesson: Lesson }) {
  const t = useWords(tutorialWords);
  const spoken = useWords(language);
  const [{ done, read }] = useState(() => lessonMark(localStorage, lesson));
  const mark = done ? `✓ ${t.done}` : read > 0 ? t.begun : '';
  return (
    <Link className="choice" href={lessonPlace(lesson)}>
      <b>{lesson.title[spoken]}</b>
      <small>{lesson.about[spoken]}</small>
      {mark && <small className="lesson-mark">{mark}</small>}
    </Link>
  );
}
