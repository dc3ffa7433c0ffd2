export * from './at.ts';
export * from './file.ts';
export { answerMeant, fits } from './match.ts';
export type { EventNames, Names, QuestionNames } from './names.ts';
export { nearest } from './nearest.ts';
export * from './parts.ts';
export * from './play.ts';
export { keysOf, type Problem, problemsBy, valueAt } from './problems.ts';
export { puzzleProblems, type ScenarioPuzzle } from './puzzle.ts';
