import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { Referee } from '../referee.ts';
import { type RegattaState, regatta } from '../testing/tiny-game.ts';
import { scenarioAt } from './at.ts';

const GAME = {
  rules: regatta,
  position: ({ leader, agenda }: RegattaState) => ({ leader, steps: agenda.length }),
};

it('a moment of a game is the start of its step, the answers since, and what is asked', () => {
  const referee = Referee.start(regatta, regatta.begin({ rounds: 1 }, growStreams('at', regatta.streams)));
  const { checkpoint } = referee.snapshot();
  const [first, second] = referee.questions;
  const position = { leader: checkpoint.leader, steps: checkpoint.agenda.length };
  expect(scenarioAt(GAME, referee, 'begun')).toEqual({
    game: regatta.id,
    name: 'begun',
    position,
    answers: [],
    expect: { question: { question: first!.kind, player: first!.player } },
  });
  referee.answer(second!.player, second!.id, 0);
  expect(scenarioAt(GAME, referee, 'half answered')).toMatchObject({
    position,
    answers: [{ player: second!.player, answer: 0 }],
    expect: { question: { question: first!.kind, player: first!.player } },
  });
});
