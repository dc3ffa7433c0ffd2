export type RefusedWord =
  | 'no-table'
  | 'no-seat'
  | 'taken'
  | 'secret'
  | 'status'
  | 'bounds'
  | 'squad'
  | 'pack'
  | 'rate'
  | 'away'
  | 'time';

/** Why something is not done; nothing was changed. The word is for programs, the sentence for people. */
export class Refused extends Error {
  readonly word: RefusedWord;

  constructor(word: RefusedWord, reason: string) {
    super(reason);
    this.word = word;
  }
}
