import { params, words } from '../language.ts';

/** What is said where a part of a game's screen breaks. */
export const brokenWords = words('broken', {
  questionBroke: 'This question cannot be shown as it should be. The game goes on: answer it here.',
  computerAnswers: 'Let the computer decide this',
  computerThinks: 'The computer decides …',
  cannotAnswer: params('The computer could not decide this: {reason}'),
  partBroke: 'A part of the screen is missing. The game goes on.',
});
