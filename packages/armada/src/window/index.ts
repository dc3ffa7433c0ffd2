/** The Armada table as a window for programs: JSON queries in, JSON answers or problems out. */
import { type Answered, answerBy } from '@firing-arc/table';
import { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
import { moveQuery } from './move.ts';
import type { Query } from './schemas.ts';

export type { Answered } from '@firing-arc/table';
export { arcsQuery, attackQuery, rangeQuery } from './measure.ts';
export { moveQuery } from './move.ts';
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
  return answerBy(QUERIES, query);
}
