/** What happens in a game beside its events: every die that is rolled, and everything that is asked. */

import type { Game, GameEvent, Question, Rules, State } from '@firing-arc/referee';

/** A die that was rolled or rolled again. `at`: how many events there were before. */
export interface RolledDie {
  readonly player: number;
  readonly die: string;
  readonly face: string;
  /** Whether an attack went on: dice for obstacles, bombs or the first player are rolled outside of one. */
  readonly inAttack: boolean;
  readonly at: number;
}

/** A decision that came up; `only`: the one option there was, so that nobody was asked. */
export interface CameUp {
  readonly kind: string;
  readonly player: number;
  readonly because: string;
  /** What it was about, if it was about one ship or squadron. */
  readonly ship: number | null;
  readonly squadron: number | null;
  readonly only: object | null;
  readonly at: number;
}

export interface Heard {
  readonly rolled: readonly RolledDie[];
  readonly cameUp: readonly CameUp[];
}

/** What was heard until there were so many events. */
export const heardUntil = ({ rolled, cameUp }: Heard, events: number): Heard => ({
  rolled: rolled.filter(({ at }) => at < events),
  cameUp: cameUp.filter(({ at }) => at <= events),
});

/** Hears a game that is run by its rules. */
export interface Ear<R> {
  /** The rules to run the game by. */
  readonly rules: R;
  /** All that was heard so far. */
  readonly heard: () => Heard;
  /** Remembers this moment: what is returned forgets all that was heard since, when a rule has failed. */
  readonly mark: () => () => void;
}

interface Note {
  readonly rolled: RolledDie[];
  readonly cameUp: CameUp[];
  events: number;
}

const blank = (events: number): Note => ({ rolled: [], cameUp: [], events });

/** Listens to a game from its beginning. A step that runs again, for the next answer, is heard anew. */
export function listening<
  S extends State & { readonly attack: object | null },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(rules: Rules<S, Setup, Q, E>): Ear<Rules<S, Setup, Q, E>> {
  let finished: Heard & { readonly events: number } = blank(0);
  let present = blank(0);
  const heard = () => ({
    rolled: [...finished.rolled, ...present.rolled],
    cameUp: [...finished.cameUp, ...present.cameUp],
  });
  return {
    rules: {
      ...rules,
      run: (game, step) => {
        present = blank(finished.events);
        rules.run(overheard(game, present), step);
        finished = { ...heard(), events: present.events };
        present = blank(finished.events);
      },
    },
    heard,
    mark: () => {
      const before = finished;
      return () => {
        finished = before;
        present = blank(before.events);
      };
    },
  };
}

/** A game that notes what its rules do. */
function overheard<
  S extends State & { readonly attack: object | null },
  Q extends Question,
  E extends GameEvent,
>(game: Game<S, Q, E>, note: Note): Game<S, Q, E> {
  const comesUp = (question: Q, only: object | null = null) =>
    note.cameUp.push({
      kind: question.kind,
      player: question.player,
      because: question.because,
      ship: idIn(question, 'ship'),
      squadron: idIn(question, 'squadron'),
      only,
      at: note.events,
    });
  return {
    get state() {
      return game.state;
    },
    ask: (question) => {
      comesUp(question);
      return game.ask(question);
    },
    askAll: (questions) => {
      for (const question of questions) comesUp(question);
      return game.askAll(questions);
    },
    choose: (question) => {
      const [only, ...others] = question.options;
      comesUp(question, others.length === 0 ? (only as object) : null);
      return game.choose(question);
    },
    roll: (stream, die) => {
      const face = game.roll(stream, die);
      const inAttack = game.state.attack !== null;
      // In every game the dice of a player are the stream after the table's own.
      note.rolled.push({ player: stream - 1, die: die.name, face, inAttack, at: note.events });
      return face;
    },
    draw: (stream, names, weights) => game.draw(stream, names, weights),
    emit: (event) => {
      note.events++;
      game.emit(event);
    },
    next: (...steps) => game.next(...steps),
  };
}

function idIn(question: Question, field: 'ship' | 'squadron'): number | null {
  const id = (question as { readonly [Field in typeof field]?: unknown })[field];
  return typeof id === 'number' ? id : null;
}
