/** The table as a window for programs: JSON queries in, JSON answers or problems out. */
import { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
import { moveQuery } from './move.ts';
import { placeQuery } from './place.ts';
import { type Answered, shown } from './read.ts';
import { repositionQuery } from './reposition.ts';
import type { Query } from './schemas.ts';

export { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
export { moveQuery } from './move.ts';
export { placeQuery } from './place.ts';
export type { Answered } from './read.ts';
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
  const known = Object.keys(QUERIES)
    .map((name) => JSON.stringify(name))
    .join(', ');
  if (typeof query !== 'object' || query === null || Array.isArray(query)) {
    return { ok: false, problem: { what: 'a query is a JSON object', where: '' } };
  }
  const asked = 'do' in query ? query.do : undefined;
  if (typeof asked === 'string' && Object.hasOwn(QUERIES, asked)) return QUERIES[asked as Query['do']](query);
  return {
    ok: false,
    problem: { what: `${shown(asked)} is not one of ${known}`, where: 'do' },
  };
}
