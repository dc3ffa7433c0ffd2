// Games that earlier builds left halfway, kept in apps/cli/kept-games: rules may change, but what players have saved goes on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ARMADA } from '@firing-arc/armada';
import {
  type GameEvent,
  type GameRecord,
  type Question,
  Referee,
  type Rules,
  randomAnswerer,
  recordProblems,
  type Snapshot,
  type State,
  shortened,
  watch,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', 'kept-games');
const KEPT = readdirSync(FOLDER).sort();

/** One was kept while one of two players had answered in secret. */
const OPEN = 'armada-dcd6121e.json.gz';

interface Kept<S extends State, Setup, E extends GameEvent> {
  readonly record: GameRecord<Setup>;
  /** In the middle of the game, with all that was told. */
  readonly halfway: Snapshot<S, E>;
  /** At the last decision, without log and events. */
  readonly last: Snapshot<S, E>;
}

/** The game of a file with its rules; which they are is told by its name. */
function withKept<Result>(
  file: string,
  use: <S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    kept: Kept<S, Setup, E>,
  ) => Result,
): Result {
  const kept: unknown = JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString());
  if (file.startsWith('armada')) return use(ARMADA, kept as never);
  return file.startsWith('xwing1') ? use(FIRST, kept as never) : use(SECOND, kept as never);
}

/** Plays a game to its end by chance. Throws when a rule fails. */
function playedOn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
): number {
  const robot = randomAnswerer(growStreams('goes on', ['mind']));
  let given = 0;
  while (!referee.outcome) {
    for (const question of referee.questions) {
      const { player, id } = question;
      const answer = robot(question, () => referee.look(player), referee.help(player));
      expect(referee.answer(player, id, answer)).toEqual([]);
      given++;
    }
  }
  return given;
}

it('three builds have left games of all three kinds', () => {
  const builds = ['d52f46a5', '5cf86280', '662a7410'];
  const games = ['armada', 'xwing1', 'xwing2'];
  const all = games.flatMap((game) => builds.map((build) => `${game}-${build}.json.gz`));
  expect(KEPT).toEqual([...all, OPEN].sort());
});

describe.each(KEPT)('%s', (file) => {
  it('goes on from its snapshots to an end', () => {
    withKept(file, (rules, { halfway, last }) => {
      const restored = Referee.restore(rules, halfway);
      expect(rules.schema.problems(restored.state)).toEqual([]);
      expect(restored.answers.length).toBeGreaterThan(0);
      expect(playedOn(restored)).toBeGreaterThan(10);
      expect(playedOn(Referee.restore(rules, last))).toBeGreaterThan(0);
    });
  });

  it('is watched, and says where it differs', () => {
    withKept(file, (rules, { record, halfway }) => {
      expect(recordProblems(record)).toEqual([]);
      const shown = watch(rules, record);
      expect(shown.build).toBe(halfway.build);
      if (shown.from === 'rules') expect(shown.steps).toBe(record.answers.length);
      else expect(shown.difference).toMatch(/^answer \d+ of the record|^recorded under rules version/);
      expect(shown.steps).toBeGreaterThan(20);
      for (const step of [0, shown.steps >> 1, shown.steps]) {
        expect(rules.schema.problems(shown.at(step).state)).toEqual([]);
      }
    });
  });
});

it.each(['armada', 'xwing1', 'xwing2'])('a snapshot of %s without log and events is about 12 kB', (game) => {
  withKept(`${game}-662a7410.json.gz`, (rules, { halfway }) => {
    const whole = Referee.restore(rules, halfway);
    const short = JSON.stringify(shortened(whole.snapshot()));
    expect(short.length).toBeLessThan(16_000);
    expect(short.length).toBeGreaterThan(6000);
    const again = Referee.restore(rules, JSON.parse(short) as typeof halfway);
    expect(again.questions).toEqual(whole.questions);
    expect(again.view(0, { since: whole.allEvents.length }).next).toBe(whole.allEvents.length);
  });
});

it('a game that was kept while one of two had answered in secret goes on with that answer, which the other is not told', () => {
  withKept(OPEN, (rules, { halfway }) => {
    const { players, answers } = halfway.groups.at(-1)!;
    expect(answers).toEqual([expect.any(Array), null]);
    const [early, late] = [players[0]!, players[1]!];
    const game = Referee.restore(rules, halfway);
    expect(game.questions.map(({ player }) => player)).toEqual([late]);
    expect(game.changeable.map(({ player }) => player)).toEqual([early]);
    expect(game.view(late).step.groups.at(-1)!.answers).toEqual([null, null]);
    const [open] = game.questions;
    const robot = randomAnswerer(growStreams('late', ['mind']));
    const answer = robot(open!, () => game.look(late), game.help(late));
    expect(game.answer(late, open!.id, answer)).toEqual([]);
    expect(game.answers.slice(halfway.log.length).map((given) => [given.player, given.answer])).toEqual([
      [early, answers[0]],
      [late, answer],
    ]);
  });
});
