/** The Armada table as a window for programs: JSON queries in, JSON answers or problems out. */
import { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
import { moveQuery } from './move.ts';
import { type Answered, shown } from './read.ts';
import type { Query } from './schemas.ts';

export { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
export { moveQuery } from './move.ts';
export type { Answered } from './read.ts';
export type { Query as ArmadaQuery } from './schemas.ts';
export * from './schemas.ts';

const QUERIES: Readonly<Record<Query['do'], (query: unknown) => Answered<unknown>>> = {
  'armada-move': moveQuery,
  'armada-attack': attackQuery,
  attack: attackQuery,
  range: rangeQuery,
  arcs: arcsQuery,
};

/** Answers any query of this game by its `do`. */
export function answerArmadaQuery(query: unknown): Answered<unknown> {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) {
    return { ok: false, problem: { what: 'a query is a JSON object', where: '' } };
  }
  const asked = 'do' in query ? query.do : undefined;
  if (typeof asked === 'string' && Object.hasOwn(QUERIES, asked)) return QUERIES[asked as Query['do']](query);
  const known = Object.keys(QUERIES).map((name) => JSON.stringify(name));
  const what = `${shown(asked)} is not one of ${known.join(', ')}`;
  return { ok: false, problem: { what, where: 'do' } };
}
