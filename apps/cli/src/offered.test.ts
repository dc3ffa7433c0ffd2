// In games by chance nothing that is offered is refused, nothing that is refused is offered or taken, and every ruling
// that anybody is told is a line of the rulebook.
import * as armada from '@firing-arc/armada';
import {
  firstPosition,
  type GameEvent,
  type Help,
  newRecord,
  type Question,
  Referee,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { below, growStreams } from '@firing-arc/table';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLedger } from './ledger.ts';
import { formatJson } from './packs.ts';
import { type Called, calledInArmada, calledInFirst, calledInSecond } from './testing/called.ts';

const LINES: ReadonlySet<string> = new Set(readLedger().map(({ id }) => id));

/** What is offered is tried in full at one question of so many; elsewhere one answer by chance is given. */
const EVERY = 40;

/** Answers that a question offers: all options of a choice, and some legal places. */
function offered(question: Question, help: Help, random: () => number): readonly unknown[] {
  switch (question.form) {
    case 'choice':
      return question.options.map((_, at) => at);
    case 'each':
      return Array.from(
        { length: Math.max(...question.parts.map(({ options }) => options.length)) },
        (_, at) => question.parts.map(({ options }) => at % options.length),
      );
    case 'place':
      return Array.from({ length: 4 }, () => help.propose?.(random)).filter((place) => place != null);
  }
}

/** Places anywhere on a table, where one is asked for: few of them are legal. */
const somewhere = ({ form }: Question, random: () => number): readonly (readonly number[])[] =>
  form === 'place' ? Array.from({ length: 4 }, () => [random() * 914, random() * 914, random() * 360]) : [];

/** Plays a game by chance to its end; tries what is offered and refused, and counts rulings that are no line of the rulebook. */
function play<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  called: Called<S>,
  setup: Setup,
  seed: string,
) {
  const streams = growStreams(`offered ${seed}`, ['answers', 'places']);
  const robot = randomAnswerer(streams, 0);
  const random = () => below(streams, 1, 2 ** 31) / 2 ** 31;
  const game = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, seed)));
  const unknown = new Set<string>();
  const cite = (where: string, ruling: string) => !LINES.has(ruling) && unknown.add(`${where}: ${ruling}`);
  let [tried, refused] = [0, 0];
  for (let asked = 0; !game.outcome; asked++) {
    for (const question of game.questions) {
      const { player, kind, because, id } = question;
      const help = game.help(player);
      cite(kind, because);
      if (question.form === 'choice') {
        const names = new Set(question.options.flatMap((one) => called(one as never, question, game.state)));
        for (const { ruling, option } of help.refused?.() ?? []) {
          cite(`${kind}, ${option} refused`, ruling);
          expect(names, `${kind} offers what it refuses`).not.toContain(option);
          expect(game.answer(player, id, option), `${kind}, ${option}`).not.toEqual([]);
          refused++;
        }
      }
      if (asked % EVERY === 0) {
        for (const place of somewhere(question, random)) {
          const problems = help.validate?.(place) ?? [];
          for (const { ruling, option } of problems) cite(`${kind}, ${option}`, ruling);
          const fork = game.fork(growStreams(seed, rules.streams));
          expect(fork.answer(player, id, place), `${kind}: ${JSON.stringify(place)}`).toEqual(problems);
        }
        for (const answer of offered(question, help, random)) {
          const fork = game.fork(growStreams(seed, rules.streams));
          expect(fork.answer(player, id, answer), `${kind}: ${JSON.stringify(answer)}`).toEqual([]);
          tried++;
        }
      }
      const answer = robot(question, () => game.look(player), help);
      expect(game.answer(player, id, answer), kind).toEqual([]);
    }
  }
  for (const { kind, because } of game.events) cite(kind, because);
  cite('outcome', game.outcome.because);
  return { unknown: [...unknown], tried, refused };
}

/** A game between two squads or fleets by chance. */
const BY_CHANCE: Readonly<Record<string, (seed: string) => ReturnType<typeof play>>> = {
  xwing2: (seed) => {
    const pack = second.packFrom(formatJson('xwing2-xwa'));
    const squad = second.randomSquad;
    const [pool, streams] = [second.squadPool(pack), growStreams(seed, ['squads'])];
    return play(
      second.SECOND,
      calledInSecond,
      second.setupFromSquads(pack, [squad(pool, streams, 0), squad(pool, streams, 0)]),
      seed,
    );
  },
  xwing1: (seed) => {
    const pack = first.packFrom(formatJson('xwing1'));
    const squad = first.randomSquad;
    const [pool, streams] = [first.squadPool(pack), growStreams(seed, ['squads'])];
    return play(
      first.FIRST,
      calledInFirst,
      first.setupFromSquads(pack, [squad(pool, streams, 0), squad(pool, streams, 0)]),
      seed,
    );
  },
  armada: (seed) => {
    const pack = armada.packFrom(formatJson('armada'));
    const fleet = armada.randomFleet;
    const [pool, streams] = [armada.fleetPool(pack, 'standard'), growStreams(seed, ['fleets'])];
    return play(
      armada.ARMADA,
      calledInArmada,
      armada.setupFromFleets(pack, [fleet(pool, streams, 0), fleet(pool, streams, 0)]),
      seed,
    );
  },
};

describe.each(Object.entries(BY_CHANCE))('games of %s by chance', (_, game) => {
  it('refuse nothing that they offer, offer and take nothing that they refuse, and cite lines of the rulebook only', () => {
    let all = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { unknown, tried, refused } = game(`${seed}`);
        expect(unknown).toEqual([]);
        expect(tried).toBeGreaterThan(0);
        all += refused;
      }),
      { seed: 16, numRuns: 3, endOnFailure: true },
    );
    expect(all).toBeGreaterThan(20);
  });
});
