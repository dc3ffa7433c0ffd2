// In games by chance nothing that is offered is refused, and every ruling that anybody is told is a line of the rulebook.
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

/** Plays a game by chance to its end; tries what is offered, and counts rulings that are no line of the rulebook. */
function play<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  seed: string,
) {
  const streams = growStreams(`offered ${seed}`, ['answers', 'places']);
  const robot = randomAnswerer(streams, 0);
  const random = () => below(streams, 1, 2 ** 31) / 2 ** 31;
  const game = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, seed)));
  const unknown = new Set<string>();
  const cite = (where: string, ruling: string) => !LINES.has(ruling) && unknown.add(`${where}: ${ruling}`);
  let tried = 0;
  for (let asked = 0; !game.outcome; asked++) {
    for (const question of game.questions) {
      const { player, kind, because, id } = question;
      const help = game.help(player);
      cite(kind, because);
      for (const { ruling, option } of help.refused?.() ?? []) cite(`${kind}, ${option} refused`, ruling);
      if (asked % EVERY === 0) {
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
  return { unknown: [...unknown], tried };
}

/** A game between two squads or fleets by chance. */
const BY_CHANCE: Readonly<Record<string, (seed: string) => ReturnType<typeof play>>> = {
  xwing2: (seed) => {
    const pack = second.packFrom(formatJson('xwing2-xwa'));
    const squad = second.randomSquad;
    const [pool, streams] = [second.squadPool(pack), growStreams(seed, ['squads'])];
    return play(
      second.SECOND,
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
      armada.setupFromFleets(pack, [fleet(pool, streams, 0), fleet(pool, streams, 0)]),
      seed,
    );
  },
};

describe.each(Object.entries(BY_CHANCE))('games of %s by chance', (_, game) => {
  it('refuse nothing that they offer, and cite lines of the rulebook only', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { unknown, tried } = game(`${seed}`);
        expect(unknown).toEqual([]);
        expect(tried).toBeGreaterThan(0);
      }),
      { seed: 16, numRuns: 3, endOnFailure: true },
    );
  });
});
