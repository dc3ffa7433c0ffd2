import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { Referee } from './referee.ts';
import { beforeStep } from './snapshot.ts';
import { regatta } from './testing/tiny-game.ts';

const started = () =>
  Referee.start(regatta, regatta.begin({ rounds: 1 }, growStreams('groups', regatta.streams)));

describe('questions put to both at once, seen by one', () => {
  it('show the own answer, no other and no hash of what both were asked', () => {
    const referee = started();
    const [sails, wind] = referee.questions;
    expect(referee.answer(sails!.player, sails!.id, [1, 0])).toEqual([]);
    const groups = (seat: number) => referee.view(seat).step.groups;
    expect(groups(sails!.player)).toMatchObject([{ answers: [[1, 0], null], hash: '', position: '' }]);
    expect(groups(wind!.player)).toMatchObject([{ answers: [null, null], hash: '', position: '' }]);
  });
});

describe('a game before its step', () => {
  it('has the answers and events of finished steps alone', () => {
    const referee = started();
    const answerOne = () => {
      const [question] = referee.questions;
      if (!question) return;
      const answer =
        question.form === 'each' ? question.parts.map(() => 0) : question.form === 'place' ? [10, 10, 0] : 0;
      expect(referee.answer(question.player, question.id, answer)).toEqual([]);
    };
    let inStep = 0;
    while (referee.questions.length > 0) {
      const snapshot = JSON.parse(JSON.stringify(referee.snapshot())) as ReturnType<typeof referee.snapshot>;
      const before = beforeStep(snapshot);
      const given = snapshot.groups.filter(({ answers }) => !answers.includes(null));
      inStep += given.length;
      const own = given.reduce((sum, { answers }) => sum + answers.length, 0);
      expect(before).toMatchObject({ groups: [], chances: [], checkpoint: snapshot.checkpoint });
      expect(before.log).toEqual(snapshot.log.slice(0, snapshot.log.length - own));
      expect(before.events).toEqual(snapshot.events.slice(0, snapshot.published));
      // Gone on from there, the same answers lead to the same position.
      expect(Referee.restore(regatta, before).state.round).toBe(snapshot.checkpoint.round);
      answerOne();
    }
    expect(inStep).toBeGreaterThan(0);
  });
});
