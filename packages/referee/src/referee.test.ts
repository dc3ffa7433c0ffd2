import { growStreams, nextUint32 } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { GameFault, ReexecutionFault } from './fault.ts';
import type { Choice } from './question.ts';
import { Referee } from './referee.ts';
import { shortened } from './snapshot.ts';
import { answerNow } from './testing/answer-now.ts';
import { savedAndRestored } from './testing/index.ts';
import { type RegattaGame, type RegattaState, regatta, regattaWith, WATER } from './testing/tiny-game.ts';

const position = (seed = 'a', rounds = 2) => regatta.begin({ rounds }, growStreams(seed, regatta.streams));
const start = (run: (game: RegattaGame) => void, seed = 'a') =>
  Referee.start(regattaWith(run), position(seed));
const yesNo = (kind: string, player = 0): Choice => ({
  form: 'choice',
  kind,
  player,
  because: 'regatta:test.1',
  options: ['yes', 'no'],
});

describe('a step', () => {
  it('is suspended at a question and runs again from its checkpoint with the answers so far', () => {
    let runs = 0;
    const asking = start((step) => {
      runs++;
      step.state.points[0]! += 1;
      const first = step.ask(yesNo('first'));
      step.emit({ kind: 'told', first, face: step.roll(0, WATER), because: 'regatta:test.2' });
      const second = step.ask(yesNo('second'));
      step.state.points[1] = 10 * (first as number) + (second as number);
    });
    expect(asking.questions.map((question) => question.kind)).toEqual(['first']);
    expect(answerNow(asking, 0, 1)).toEqual([]);
    expect(asking.events).toHaveLength(1);
    expect(answerNow(asking, 0, 0)).toEqual([]);
    expect(asking.state.points).toEqual([1, 10]);
    expect(runs).toBe(3);
    expect(asking.events).toHaveLength(1);
    expect(asking.outcome).toEqual({ winner: null, because: 'regatta:end.2' });
    expect(asking.answers.map(({ player, answer }) => [player, answer])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it('that has nothing to choose is not asked', () => {
    const game = start((step) => {
      step.state.points[0] = step.choose({ ...yesNo('only'), options: [7] });
      expect(step.askAll([])).toEqual([]);
    });
    expect(game.state.points[0]).toBe(7);
    expect(game.answers).toEqual([]);
  });

  it('keeps the event as it was told, though the step goes on to change what was in it', () => {
    const game = start((step) => {
      step.emit({ kind: 'told', points: step.state.points, because: 'regatta:test.2' });
      step.state.points[0] = 9;
      step.ask(yesNo('then'));
    });
    expect(game.events[0]).toMatchObject({ points: [0, 0] });
    answerNow(game, 0, 0);
    expect(game.events).toHaveLength(1);
  });

  it('that offers nothing, or to nobody, is a fault instead of a game that hangs', () => {
    expect(() => start((step) => step.ask({ ...yesNo('empty'), options: [] }))).toThrow(
      /empty offers player 0 nothing/,
    );
    expect(() => start((step) => step.ask(yesNo('stranger', 2)))).toThrow(/put to player 2, of 2/);
    expect(() => start((step) => step.askAll([yesNo('a'), yesNo('b')]))).toThrow(/player 0 already decides/);
  });

  it('that calls itself for ever is a fault', () => {
    const circles = start.bind(null, (step: RegattaGame) => step.next({ kind: 'round' }));
    expect(circles).toThrow(/100000 steps have run without a question or an end/);
  });
});

describe('chance', () => {
  const fate = (game: RegattaGame) => [
    game.roll(0, WATER),
    game.roll(0, WATER),
    game.draw(1, ['a', 'b'], [1, 1]),
  ];

  it('moves its stream on by one result each, the same for free, forced and known results', () => {
    const streams = growStreams('a', regatta.streams);
    nextUint32(streams, 0);
    nextUint32(streams, 0);
    nextUint32(streams, 1);
    const run = (game: RegattaGame) => {
      fate(game);
      game.ask(yesNo('then'));
    };
    const free = start(run);
    const forced = Referee.start(regattaWith(run), position(), {
      forced: { rolls: ['swell', 'swell'], draws: ['b'] },
    });
    for (const game of [free, forced, savedAndRestored(free)]) {
      expect(game.state.streams).toEqual(streams);
      answerNow(game, 0, 0);
      expect(game.state.streams).toEqual(streams);
    }
  });

  it('gives forced results in order and says which are left over', () => {
    const told: unknown[] = [];
    const game = Referee.start(
      regattaWith((step) => told.push(...fate(step))),
      position(),
      {
        forced: { rolls: ['swell', 'wave', 'still'], draws: ['b', 'a'] },
      },
    );
    expect(told).toEqual(['swell', 'wave', 1]);
    expect(game.unusedForced).toEqual(['still', 'a']);
  });

  it('refuses to force what cannot come up', () => {
    const forced = { rolls: ['hurricane'], draws: [] };
    expect(() => Referee.start(regattaWith(fate), position(), { forced })).toThrow(
      /'hurricane' is forced, but only still, wave, swell can come up/,
    );
    const gone = regattaWith((step) => step.draw(1, ['a', 'b'], [1, 0]));
    expect(() => Referee.start(gone, position(), { forced: { rolls: [], draws: ['b'] } })).toThrow(
      /only a can come up/,
    );
    expect(() => start((step) => step.draw(1, ['a'], [0]))).toThrow(/nothing to roll or draw/);
    expect(() => start((step) => step.draw(1, ['a'], [0.5]))).toThrow(/0.5 is not a weight/);
  });

  it('forced between two questions of a step goes to the next result, not to one that is known', () => {
    const game = start((step) => {
      const before = step.roll(0, WATER);
      step.ask(yesNo('then'));
      step.emit({ kind: 'rolled', before, after: step.roll(0, WATER), because: 'regatta:test.2' });
    });
    const free = Referee.restore(game.rules, game.snapshot());
    answerNow(free, 0, 0);
    game.force({ rolls: ['swell'] });
    answerNow(game, 0, 0);
    expect(game.events[0]).toMatchObject({ before: free.events[0]?.before, after: 'swell' });
    expect(game.unusedForced).toEqual([]);
  });
});

describe('secret questions', () => {
  it('are answered in any order, and changed until all are in', () => {
    const game = Referee.start(regatta, position());
    expect(game.questions.map(({ kind, player }) => [kind, player])).toEqual([
      ['sails', 0],
      ['wind', 1],
    ]);
    const { hash } = game;
    expect(answerNow(game, 1, 0)).toEqual([]);
    expect([game.questions.length, game.changeable.length]).toEqual([1, 1]);
    expect(game.hash).toBe(hash);
    const [given] = game.changeable;
    expect(game.answer(1, given!.id, 1)[0]?.detail).toBe(
      `player 1 has answered question ${given!.id} already`,
    );
    expect(game.revise(1, given!.id, 1)).toEqual([]);
    expect(savedAndRestored(game).changeable.map(({ player }) => player)).toEqual([1]);
    expect(answerNow(game, 0, [0, 1])).toEqual([]);
    expect(game.events.find((event) => event.kind === 'plans-shown')).toMatchObject({
      sails: [0, 1],
      wind: 1,
    });
    expect(game.answers.slice(0, 2)).toEqual([
      { player: 0, answer: [0, 1], hash },
      { player: 1, answer: 1, hash },
    ]);
  });

  it('show a player only their own', () => {
    const game = Referee.start(regatta, position());
    expect(game.view(0).questions.map(({ kind }) => kind)).toEqual(['sails']);
    expect(game.view(1).questions.map(({ kind }) => kind)).toEqual(['wind']);
    expect(game.view(-1).questions).toEqual([]);
    const before = JSON.stringify(game.view(0));
    answerNow(game, 1, 1);
    expect(JSON.stringify(game.view(0))).toBe(before);
  });

  it('refuse with reasons what is not legal, and explain what is not offered', () => {
    const game = Referee.start(regatta, position());
    expect(answerNow(game, 1, 2)).toEqual([
      { option: '2', ruling: 'regatta:plan.1', detail: 'expected an index from 0 to 1' },
    ]);
    expect(answerNow(game, 7, 0)[0]?.detail).toBe('player 7 is not asked anything');
    expect(answerNow(game, 0, [0])).toHaveLength(1);
    expect(game.answers).toEqual([]);
    expect(game.help(1).refused?.()).toEqual([
      { option: 'gale', ruling: 'regatta:plan.2', detail: 'it is the first round' },
    ]);
  });
});

describe('a fault', () => {
  const faulty = regattaWith((step) => {
    step.state.points[0] = 5;
    step.emit({ kind: 'begun', because: 'regatta:test.1' });
    step.ask(yesNo('first'));
    step.roll(0, WATER);
    step.emit({ kind: 'told', because: 'regatta:test.2' });
    const second = step.ask(yesNo('second'));
    step.roll(0, WATER);
    if (second === 1) throw new TypeError('no such boat');
  });

  it('leaves the game where it stood, says so and names the step', () => {
    const forced = { rolls: ['still', 'swell'], draws: [] };
    const game = Referee.start(faulty, position(), { forced });
    answerNow(game, 0, 0);
    const before = JSON.stringify(game.snapshot());
    const { hash, state } = game;
    let fault: unknown;
    try {
      answerNow(game, 0, 1);
    } catch (thrown) {
      fault = thrown;
    }
    expect(fault).toBeInstanceOf(GameFault);
    expect((fault as GameFault).message).toBe(
      'a rule failed in step round of regatta after answer 2; the game stands where it stood: no such boat',
    );
    expect((fault as GameFault).cause).toBeInstanceOf(TypeError);
    expect(JSON.stringify(game.snapshot())).toBe(before);
    expect([game.hash, game.state]).toEqual([hash, state]);
    expect(game.unusedForced).toEqual(['swell']);
    expect(game.questions.map(({ kind }) => kind)).toEqual(['second']);
    expect(answerNow(game, 0, 0)).toEqual([]);
    expect(game.outcome).not.toBe(null);
  });

  it('steps later leaves the game before the answer, not between', () => {
    const rules = {
      ...regatta,
      run(game: RegattaGame, step: { readonly kind: string }) {
        if (step.kind === 'sail') throw new Error('leak');
        regatta.run(game, step as RegattaGame['state']['agenda'][number]);
      },
    };
    const game = Referee.start(rules, position());
    answerNow(game, 0, [0, 0]);
    const before = JSON.stringify(game.snapshot());
    expect(() => answerNow(game, 1, 0)).toThrow(/step sail of regatta after answer 2/);
    expect(JSON.stringify(game.snapshot())).toBe(before);
    expect(game.questions.map(({ kind }) => kind)).toEqual(['wind']);
  });

  it('in judging a place is one too', () => {
    const game = start((step) => {
      const validate = () => {
        throw new Error('no ruler');
      };
      const propose = () => null;
      step.ask({ form: 'place', kind: 'p', player: 0, because: 'regatta:test.1' }, { validate, propose });
    });
    expect(() => answerNow(game, 0, [1, 2, 3])).toThrow(GameFault);
    expect(game.questions).toHaveLength(1);
  });

  it('is a rule that catches the signal', () => {
    const swallow = (step: RegattaGame) => {
      try {
        step.ask(yesNo('first'));
      } catch {
        step.state.points[0] = 1;
      }
    };
    expect(() => start(swallow)).toThrow(/caught the signal/);
  });
});

describe('a rule that reads outside the state', () => {
  function outside(run: (game: RegattaGame, times: number) => void) {
    let times = 0;
    const game = start((step) => run(step, ++times));
    return () => answerNow(game, 0, 0);
  }

  it('asks something else when it runs again', () => {
    const answer = outside((step, times) => step.ask(yesNo(`question ${times}`)));
    expect(answer).toThrow(ReexecutionFault);
    expect(answer).toThrow(/step round of regatta, when it ran again, asked another question: question 3/);
  });

  it('tells something else', () => {
    const answer = outside((step, times) => {
      step.emit({ kind: 'told', times, because: 'regatta:test.1' });
      step.ask(yesNo('then'));
    });
    expect(answer).toThrow(ReexecutionFault);
  });

  it('tells less before its question', () => {
    const answer = outside((step, times) => {
      if (times === 1) step.emit({ kind: 'told', because: 'regatta:test.1' });
      step.ask(yesNo('then'));
    });
    expect(answer).toThrow(/told fewer or more events before then/);
  });

  it('rolls more before its question', () => {
    const answer = outside((step, times) => {
      for (let i = 0; i < times; i++) step.roll(0, WATER);
      step.ask(yesNo('then'));
    });
    expect(answer).toThrow(/told .*dice-fell.* instead of/);
  });

  it('does not ask again', () => {
    const answer = outside((step, times) => {
      if (times === 1) step.ask(yesNo('then'));
    });
    expect(answer).toThrow(/did not ask what had been answered/);
  });

  it('cannot get what it had got', () => {
    const answer = outside((step, times) => {
      step.draw(1, ['a', 'b'], times === 1 ? [1, 0] : [0, 1]);
      step.ask(yesNo('then'));
    });
    expect(answer).toThrow(/could not get the result 0 that it had got/);
  });

  it('is found out when the game is restored, too, and the game stands', () => {
    let outer = 1;
    const game = start((step) => step.ask(yesNo(`question ${outer}`)));
    const before = JSON.stringify(game.snapshot());
    outer = 2;
    expect(() => savedAndRestored(game)).toThrow(ReexecutionFault);
    expect(() => answerNow(game, 0, 0)).toThrow(ReexecutionFault);
    outer = 1;
    expect(JSON.stringify(game.snapshot())).toBe(before);
    expect(answerNow(game, 0, 0)).toEqual([]);
  });
});

describe('a snapshot', () => {
  const saved = () => JSON.parse(JSON.stringify(Referee.start(regatta, position()).snapshot()));

  it('is refused with the reason when it does not fit', () => {
    const restore = (change: object) => () => Referee.restore(regatta, { ...saved(), ...change });
    expect(restore({ game: 'chess' })).toThrow(/it is a game of chess, these are the rules of regatta/);
    expect(restore({ groups: undefined })).toThrow(/\/groups: must be a list/);
    expect(restore({ checkpoint: { ...position(), leader: 'me' } })).toThrow(
      /\/checkpoint\/leader: must be integer/,
    );
  });

  it('of another version goes on: it is the position that must fit', () => {
    const game = Referee.restore(regatta, { ...saved(), version: '0' });
    expect(game.hash).toBe(Referee.start(regatta, position()).hash);
  });

  it('gets what the rules have added since', () => {
    const { points: _, ...checkpoint } = saved().checkpoint;
    const boats = checkpoint.boats.map(({ player }: { player: number }) => ({ player }));
    const old = { ...saved(), checkpoint: { ...checkpoint, boats } };
    expect(() => Referee.restore(regatta, old)).toThrow(/has no distance.*has no points/);
    const added = { points: [0, 0], 'boats.*.distance': 0 };
    expect(Referee.restore({ ...regatta, added }, old).hash).toBe(Referee.start(regatta, position()).hash);
  });

  it('gets the names that the rules have given since', () => {
    const { points: score, ...checkpoint } = saved().checkpoint;
    const boats = checkpoint.boats.map(({ player, distance: made }: RegattaState['boats'][number]) => ({
      player,
      made,
    }));
    const old = { ...saved(), checkpoint: { ...checkpoint, score, boats } };
    expect(() => Referee.restore(regatta, old)).toThrow(/has no distance.*has no points/);
    const renamed = { points: 'score', 'boats.*.distance': 'made' };
    const restored = Referee.restore({ ...regatta, renamed }, old);
    expect(restored.snapshot().checkpoint).toEqual(saved().checkpoint);
    expect(restored.hash).toBe(Referee.start(regatta, position()).hash);
  });

  it('of another build goes on from before its step when the step goes another way now', () => {
    const game = Referee.start(regatta, position());
    answerNow(game, 0, [1, 1]);
    const snapshot = game.snapshot();
    const groups = snapshot.groups.map((group) => ({ ...group, hash: '0' }));
    expect(() => Referee.restore(regatta, { ...snapshot, groups })).toThrow(ReexecutionFault);
    const again = Referee.restore(regatta, { ...snapshot, groups, build: 'another' });
    expect(again.questions.map(({ player }) => player)).toEqual([0, 1]);
    expect(again.answers).toEqual([]);
    answerNow(again, 0, [1, 1]);
    expect(again.hash).toBe(game.hash);
  });

  it('without log and events goes on with the same numbers', () => {
    const game = Referee.start(regatta, position());
    answerNow(game, 0, [1, 1]);
    answerNow(game, 1, 1);
    const short = Referee.restore(regatta, JSON.parse(JSON.stringify(shortened(game.snapshot()))));
    for (const stand of [short, Referee.restore(regatta, shortened(short.snapshot()))]) {
      expect(stand.questions).toEqual(game.questions);
      const [whole, since] = [game.view(0), stand.view(0)];
      expect(since).toEqual({ ...whole, since: since.since, events: whole.events.slice(since.since) });
      expect(since.since).toBeGreaterThan(0);
      expect(stand.view(0, { since: whole.next }).events).toEqual([]);
    }
  });

  it('does not change with the game it was taken of', () => {
    const game = Referee.start(regatta, position());
    const snapshot = game.snapshot();
    const before = JSON.stringify(snapshot);
    answerNow(game, 0, [1, 1]);
    answerNow(game, 1, 1);
    expect(JSON.stringify(snapshot)).toBe(before);
  });
});
