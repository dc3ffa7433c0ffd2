import { params, words } from '../language.ts';

/** Lessons: their list, and the panel that leads through one. */
export const tutorialWords = words('tutorial', {
  title: 'Learn',
  lead: 'Short lessons in real games: the rules are the same, the dice are fixed, and everything can be taken back.',
  done: 'done',
  begun: 'begun',
  opening: 'The lesson is being opened …',
  notOpened: params('The lesson could not be opened: {reason}'),
  unknown: 'There is no such lesson.',
  lesson: 'Lesson',
  step: params('Step {step} of {steps}'),
  next: 'Next',
  ways: 'Skip, leave, begin again',
  rule: 'Rule',
  yourTurn: 'Your turn: the question below and the board mark the suggestion.',
  wait: 'The computer is deciding.',
  astray: 'The rules allow that, but the lesson goes another way. Play on freely, or come back to it.',
  comeBack: 'Back to the lesson',
  again: 'Begin again',
  allLessons: 'All lessons',
  finished: 'That was this lesson. The game goes on: play it to the end if you like.',
  nextLesson: params('Next: {title}'),
  skip: 'Skip this lesson',
  suggested: 'suggested',
});
