import { opponent } from '@firing-arc/opponents';
import { firstPosition, newRecord, Referee, recordOf, replay } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { pilotCard, SECOND, type SecondSetup, upgradeCard } from '@firing-arc/xwing/second/engine';
import { describe, expect, it } from 'vitest';
import quick from '../quick/xwing2.json' with { type: 'json' };
import { bringCards } from './cards.ts';

const QUICK = quick as unknown as SecondSetup;

/** The quick match between random players, for so many answers. */
function played(answers: number) {
  const opened = newRecord(SECOND, QUICK, 'few cards');
  const referee = Referee.start(SECOND, firstPosition(SECOND, opened));
  const decide = opponent('random', growStreams('few cards', ['player']), 0);
  while (!referee.outcome && referee.answers.length < answers) {
    const question = referee.questions[0]!;
    const refusals = answerNow(
      referee,
      question.player,
      decide(question, () => referee.look(question.player), referee.help(question.player)),
    );
    if (refusals.length > 0) throw new Error(`${question.kind} was refused`);
  }
  return { record: recordOf(opened, referee), hash: referee.hash };
}

describe('cards of 2.5 come when a game needs them', () => {
  it('plays the quick match with those of its ships, and the same with all', async () => {
    await bringCards(QUICK);
    expect(pilotCard('howlrunner')?.initiative).toBe(5);
    expect(pilotCard('bobafett')).toBeUndefined();
    const { record, hash } = played(300);
    await bringCards(undefined);
    expect(pilotCard('bobafett')?.initiative).toBe(5);
    expect(upgradeCard('crackshot')?.slot).toBe('talent');
    expect(replay(SECOND, record).hash).toBe(hash);
  });
});
