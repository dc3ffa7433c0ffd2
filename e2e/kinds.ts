import {
  firstPosition,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Question,
  Referee,
  type Rules,
  randomAnswerer,
  recordOf,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';

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
    const opened = newRecord(rules, setupOf(played++), seed);
    const referee = Referee.start(rules, firstPosition(rules, opened));
    const answer = randomAnswerer(growStreams(`${seed} hands`, ['hands']));
    for (;;) {
      const question = referee.questions[0];
      if (referee.outcome || !question) return;
      if (!found.has(question.kind)) found.set(question.kind, recordOf(opened, referee));
      referee.answer(
        question.player,
        answer(question, () => referee.view(question.player).state),
      );
    }
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
