import { later } from '../later.ts';

/** What the options of questions come to: none of a match is an attack before its first question is answered. */
export const ODDS = later(() => import('./odds.ts'));
