import { Referee } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { buildPosition, FIRST, type Position } from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import { firstOpponent } from '../index.ts';

type Ships = Position['sides'][number]['ships'];

/** What the plain player answers in the Perform Action step of the first ship, up to the end of the step. */
function acts(us: Ships, them: Ships, more: Partial<Position> = {}) {
  const built = buildPosition({
    phase: 'activation',
    sides: [{ ships: us }, { ships: them }],
    ...more,
  });
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  built.state.agenda = [
    { kind: 'end-round' },
    { kind: 'action', ship: 0, because: 'xwing1:actions.1', tried: [] },
  ];
  const referee = Referee.start(FIRST, built.state);
  const plain = firstOpponent('plain', growStreams('bar', ['plain']), 0);
  const answers: unknown[] = [];
  for (
    let question = referee.questions[0];
    question && question.kind !== 'dials';
    question = referee.questions[0]
  ) {
    const asked = question;
    const answer = plain(asked, () => referee.look(asked.player), referee.help(asked.player));
    answers.push(asked.form === 'choice' ? asked.options[answer as number] : answer);
    answerNow(referee, asked.player, answer);
  }
  return answers;
}

const ship = (pilot: string, at: readonly [number, number, number], more = {}) => ({
  pilot,
  at: [...at] as [number, number, number],
  ...more,
});
const SETTLED = { '/ships/1/activated': true };

describe('the plain player of First Edition', () => {
  it('reinforces the side from which it is shot at', () => {
    const answers = acts(
      [ship('kashyyykdefender', [400, 400, 0], { tokens: { focus: 1 } })],
      [ship('rookiepilot', [400, 180, 0])],
      { set: { ...SETTLED, '/ships/0/performed': ['focus'] } },
    );
    expect(answers).toEqual([{ kind: 'action', action: 'reinforce' }, { side: 'aft' }]);
  });

  it('turns its mobile arc to the enemy', () => {
    const answers = acts(
      [ship('shadowporthunter', [400, 400, 0], { arc: 3 })],
      [ship('rookiepilot', [600, 400, 90])],
      { set: { ...SETTLED, '/ships/0/performed': ['focus', 'evade', 'target-lock'] } },
    );
    expect(answers).toEqual([{ kind: 'action', action: 'rotate-arc' }, { arc: 1 }]);
  });

  it('coordinates the dearer of two friends, and not one that is stressed', () => {
    const answers = acts(
      [
        ship('zeborrelios-sheathipedeclassshuttle', [400, 200, 0], { tokens: { focus: 1 } }),
        ship('rookiepilot', [330, 200, 0], { points: 40, tokens: { stress: 1 } }),
        ship('rookiepilot', [470, 200, 0], { points: 21 }),
      ],
      [ship('rookiepilot', [850, 880, 180])],
      { set: { '/ships/0/performed': ['focus', 'target-lock'], '/ships/3/activated': true } },
    );
    expect(answers.slice(0, 2)).toEqual([{ kind: 'action', action: 'coordinate' }, { target: 2 }]);
  });

  it('jams the enemy whose token is lost by it', () => {
    const answers = acts(
      [ship('scarifbasepilot', [400, 400, 0])],
      [ship('rookiepilot', [330, 480, 90]), ship('rookiepilot', [470, 480, 90], { tokens: { focus: 1 } })],
      {
        set: {
          '/ships/1/activated': true,
          '/ships/2/activated': true,
          '/ships/0/performed': ['focus', 'evade'],
        },
      },
    );
    expect(answers).toEqual([{ kind: 'action', action: 'jam' }, { target: 2 }]);
  });

  it('pulls a ship onto an asteroid', () => {
    const built = buildPosition({
      phase: 'combat',
      sides: [
        { ships: [ship('rookiepilot', [100, 100, 0])] },
        { ships: [ship('academypilot', [400, 400, 0])] },
      ],
      obstacles: [{ outline: 'coreasteroid5', at: [400, 480, 0] }],
    });
    if ('problems' in built) throw new Error('the position cannot be built');
    built.state.agenda = [{ kind: 'tractor', ship: 1, player: 0 }];
    const referee = Referee.start(FIRST, built.state);
    const [question] = referee.questions;
    if (question?.kind !== 'tractor-move') throw new Error('nobody is asked');
    const plain = firstOpponent('plain', growStreams('pull', ['plain']), 0);
    const answer = plain(question, () => referee.look(0), referee.help(0));
    expect(question.options[answer as number]).toEqual({ move: 'boost' });
  });
});
