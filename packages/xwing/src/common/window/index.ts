/** The table as a window for programs: JSON queries in, JSON answers or problems out. */
import { type Answered, answerBy } from '@firing-arc/table';
import { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
import { moveQuery } from './move.ts';
import { placeQuery } from './place.ts';
import { repositionQuery } from './reposition.ts';
import type { Query } from './schemas.ts';

export type { Answered } from '@firing-arc/table';
export { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
export { moveQuery } from './move.ts';
export { placeQuery } from './place.ts';
export { repositionQuery } from './reposition.ts';
export * from './schemas.ts';

const QUERIES: Readonly<Record<Query['do'], (query: unknown) => Answered<unknown>>> = {
  move: moveQuery,
  range: rangeQuery,
  attack: attackQuery,
  arcs: arcsQuery,
  reposition: repositionQuery,
  place: placeQuery,
};

/** Answers any query by its `do`. */
export function answerQuery(query: unknown): Answered<unknown> {
  return answerBy(QUERIES, query);
}
