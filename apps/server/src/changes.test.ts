// In whole games of each of the three by chance, what is sent of an answer makes each seat's view, byte for byte.
import * as armada from '@firing-arc/armada';
import { applied, changeOf } from '@firing-arc/online';
import {
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  type RefereeView,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import firstJson from '../../../formats/xwing1.json' with { type: 'json' };
import secondJson from '../../../formats/xwing2-amg.json' with { type: 'json' };

/** Bytes of the changes of a game and of its whole views, both on the mean. */
interface Sizes {
  readonly change: number;
  readonly view: number;
}

/** Plays a game by chance, and holds each seat's and a spectator's view against what the changes make of the one before. */
function sizesIn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
): Sizes {
  const robot = randomAnswerer(growStreams('changes', ['answers']), 0);
  const game = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, 'changes')));
  const seats = [0, 1, -1];
  const views = new Map<number, RefereeView>(seats.map((seat) => [seat, game.view(seat)]));
  const sum = { change: 0, view: 0, count: 0 };
  while (!game.outcome) {
    const [question] = game.questions;
    const { player, id } = question!;
    const answer = robot(question!, () => game.look(player), game.help(player));
    expect(game.answer(player, id, answer)).toEqual([]);
    for (const seat of seats) {
      const before = views.get(seat)!;
      const now: RefereeView = game.view(seat, { since: before.next });
      const sent = JSON.stringify(changeOf(before, now));
      const after = applied(before, JSON.parse(sent));
      if (JSON.stringify(after) !== JSON.stringify(now)) expect(after).toEqual(now);
      views.set(seat, after);
      sum.change += sent.length;
      sum.view += JSON.stringify(now).length;
      sum.count++;
    }
  }
  return { change: sum.change / sum.count, view: sum.view / sum.count };
}

const SIZES: Readonly<Record<string, () => Sizes>> = {
  xwing2: () => {
    const pack = second.packFrom(secondJson);
    const [one, other] = second.readyPair(pack);
    return sizesIn(second.SECOND, second.setupFromSquads(pack, [one.squad, other.squad]));
  },
  xwing1: () => {
    const pack = first.packFrom(firstJson);
    const [one, other] = first.READY_SQUADS;
    return sizesIn(first.FIRST, first.setupFromSquads(pack, [one!.squad, other!.squad]));
  },
  armada: () => sizesIn(armada.ARMADA, armada.LEARNING_SCENARIO),
};

describe.each(Object.entries(SIZES))('a game of %s', (_, sizes) => {
  it('gives every seat its views by changes, a sixth as long on the mean', () => {
    const { change, view } = sizes();
    expect(change).toBeLessThan(1500);
    expect(change).toBeLessThan(view / 6);
  });
});
