import type { GameEvent, GameRecord, Question, Rules, State } from '@firing-arc/referee';
import { playUntil } from './games.ts';

/** Games of random answers, played as far as they are needed. */
export interface GamesByKind<Kind, Setup> {
  /** Where a kind of question comes first. Throws when no game comes to it. */
  readonly gameWith: (kind: Kind) => GameRecord<Setup>;
  /** Where each kind of question comes first in all the games. */
  readonly all: () => ReadonlyMap<Kind, GameRecord<Setup>>;
}

/** Where each kind of question comes first in some games of random answers; each has a setup and a seed of its own. */
export function gamesByKind<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setupOf: (game: number) => Setup,
  most: number,
): GamesByKind<Q['kind'], Setup> {
  const found = new Map<Q['kind'], GameRecord<Setup>>();
  let played = 0;
  const playOneMore = () => {
    const seed = `${rules.id} ${played}`;
    playUntil(rules, setupOf(played++), seed, ({ kind }, record) => {
      if (!found.has(kind)) found.set(kind, record());
      return false;
    });
  };
  return {
    gameWith: (kind) => {
      while (!found.has(kind) && played < most) playOneMore();
      const record = found.get(kind);
      if (!record) throw new Error(`no game came to ${kind}`);
      return record;
    },
    all: () => {
      while (played < most) playOneMore();
      return found;
    },
  };
}
