import { xwingWords } from '../../words/en/xwing.ts';

/** The page's own words about X-Wing, in the language that is shown. */
export const say = () => xwingWords.get();

/** A ship's number on the board: the same in lists, in the log and beside its base. */
export const tagOf = (ship: number): string => String(ship + 1);

/** "7 Howlrunner": number and name. */
export const tagged = (ship: number, name: string): string => `${tagOf(ship)} ${name}`;
