import { firstPosition, newRecord, Referee, type RefereeView, randomAnswerer } from '@firing-arc/referee';
import { regatta } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { applied, changeOf } from './change.ts';

const opened = () =>
  Referee.start(regatta, firstPosition(regatta, newRecord(regatta, { rounds: 3 }, 'a change')));

/** The game after its next answer. */
function answerOne(game: ReturnType<typeof opened>): void {
  const question = game.questions[0]!;
  const robot = randomAnswerer(growStreams('minds', ['mind']));
  const answer = robot(question, () => game.look(question.player), game.help(question.player));
  expect(game.answer(question.player, question.id, answer)).toEqual([]);
}

describe('what an answer changes of a view', () => {
  it('makes the next view of the one before, and leaves that one as it was', () => {
    const game = opened();
    let before: RefereeView = game.view(0);
    while (!game.outcome) {
      answerOne(game);
      const now: RefereeView = game.view(0, { since: before.next });
      const kept = JSON.stringify(before);
      const change = JSON.parse(JSON.stringify(changeOf(before, now)));
      const after = applied(before, change);
      expect(JSON.stringify(after)).toBe(JSON.stringify(now));
      expect(JSON.stringify(before)).toBe(kept);
      before = after;
    }
    expect(before.outcome).not.toBeNull();
  });

  it('cannot be told to a view that it does not follow', () => {
    const game = opened();
    const before: RefereeView = game.view(0);
    answerOne(game);
    const now: RefereeView = game.view(0, { since: before.next });
    expect(changeOf(before, game.view(0))).toBeNull();
    expect(changeOf(before, { ...now, seat: 1 })).toBeNull();
    expect(changeOf(before, { ...now, build: 'another' })).toBeNull();
    const change = changeOf(before, now)!;
    expect(() => applied({ ...before, hash: 'another' }, change)).toThrow('the view is another');
  });

  it('is told whole when an answer was taken back', () => {
    const game = opened();
    const first: RefereeView = game.view(0);
    answerOne(game);
    const second: RefereeView = game.view(0, { since: first.next });
    expect(changeOf(second, first)).toBeNull();
  });
});
