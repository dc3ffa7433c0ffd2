import { later } from '../later.ts';

/** Whom a squadron could meet: none moves before the first question is answered. */
export const MEETINGS = later(() => import('./meetings.ts'));
