import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { RecordMismatch } from './fault.ts';
import { randomAnswerer } from './random.ts';
import {
  firstPosition,
  type GameRecord,
  newRecord,
  recordFrom,
  recordOf,
  recordProblems,
  replay,
  startRecord,
  takeBack,
} from './record.ts';
import { Referee } from './referee.ts';
import { shortened } from './snapshot.ts';
import { answerNow } from './testing/answer-now.ts';
import { type RegattaSetup, type RegattaState, regatta } from './testing/tiny-game.ts';

function played(seed = 'a', answers = Number.POSITIVE_INFINITY) {
  const opened = newRecord(regatta, { rounds: 3 }, seed);
  const game = Referee.start(regatta, firstPosition(regatta, opened));
  const robot = randomAnswerer(growStreams(seed, ['mind']));
  let given = 0;
  while (!game.outcome && given < answers) {
    const question = game.questions.at(-1)!;
    expect(
      answerNow(
        game,
        question.player,
        robot(question, () => game.state, game.help(question.player)),
      ),
    ).toEqual([]);
    given++;
  }
  return { game, record: recordOf(opened, game) };
}

const throughFile = (record: GameRecord<RegattaSetup>) =>
  JSON.parse(JSON.stringify(record)) as GameRecord<RegattaSetup>;

describe('a record', () => {
  it('rebuilds the game, from a file too', () => {
    const { game, record } = played();
    const again = replay(regatta, throughFile(record));
    expect(again.hash).toBe(game.hash);
    expect(again.outcome).toEqual(game.outcome);
    expect(again.events).toEqual(game.events);
    expect(again.answers).toEqual(game.answers);
    expect(record.answers.length).toBeGreaterThan(10);
  });

  it('kept after every answer rebuilds the game at every answer, secret ones half given too', () => {
    const total = played().record.answers.length;
    for (let given = 0; given <= total; given++) {
      const { game, record } = played('a', given);
      expect(record.answers).toHaveLength(given);
      const again = replay(regatta, throughFile(record));
      expect(again.snapshot()).toEqual(game.snapshot());
      expect(again.questions.map(({ kind, player }) => [kind, player])).toEqual(
        game.questions.map(({ kind, player }) => [kind, player]),
      );
    }
  });

  it('is taken back by any number of answers, and played on from there', () => {
    const { record, game } = played();
    expect(replay(regatta, takeBack(record, record.answers.length + 5)).answers).toEqual([]);
    const earlier = replay(regatta, takeBack(record, 4));
    for (const { player, answer, hash } of record.answers.slice(-4)) {
      expect(earlier.hash).toBe(hash);
      expect(answerNow(earlier, player, answer)).toEqual([]);
    }
    expect(earlier.hash).toBe(game.hash);
    expect(earlier.events).toEqual(game.events);
  });

  it('keeps results set by hand', () => {
    const opened = {
      ...newRecord(regatta, { rounds: 1 }, 'a'),
      forced: { rolls: [], draws: ['lamp', 'chart'] },
    };
    expect(replay(regatta, opened).state.hands).toEqual([[2], [1]]);
  });

  it('cannot be opened for a setup that cannot be played', () => {
    expect(() => newRecord(regatta, { rounds: 9 }, 'a')).toThrow('/rounds: must be 1 to 4, not 9');
  });
});

describe('a record that does not rebuild its game is refused with the place:', () => {
  const { record } = played();
  const changed = (change: object) => () => replay(regatta, { ...record, ...change });
  const answersWith = (at: number, change: object) =>
    record.answers.map((answer, i) => (i === at ? { ...answer, ...change } : answer));

  const cases: [string, object, RegExp][] = [
    ['another game', { game: 'chess' }, /record of chess, these are the rules of regatta/],
    ['another version', { version: '0' }, /under rules version 0, these are 1/],
    ['another seed', { seed: 'b' }, /seed is not the one that was committed to/],
    ['another setup', { setup: { rounds: 2 } }, /answer 1 of the record was given in position/],
    ['an impossible setup', { setup: {} }, /setup cannot be played/],
    [
      'a changed hash',
      { answers: answersWith(4, { hash: '0' }) },
      /answer 5 of the record was given in position 0/,
    ],
    [
      'a changed player',
      { answers: answersWith(1, { player: 0 }) },
      /answer 2 .* by player 0, but player 1 is asked/,
    ],
    [
      'an illegal answer',
      { answers: answersWith(1, { answer: 9 }) },
      /answer 2 of the record is not legal: 9/,
    ],
    [
      'one answer more',
      { answers: [...record.answers, record.answers[0]] },
      /but the game took only|but the game took/,
    ],
    ['another end', { final: '0' }, /the last position is [0-9a-f]{16}, the record says 0/],
    ['no list of answers', { answers: 'none' }, /this is no record: \/answers: must be array/],
  ];
  for (const [what, change, message] of cases) {
    it(what, () => {
      expect(changed(change)).toThrow(RecordMismatch);
      expect(changed(change)).toThrow(message);
    });
  }

  it('a changed answer shows at the next position', () => {
    const at = record.answers.findIndex(({ answer }) => typeof answer !== 'number');
    const other = [1 - (record.answers[at]!.answer as number[])[0]!, 0];
    expect(changed({ answers: answersWith(at, { answer: other }) })).toThrow(
      /was given in position|is by player/,
    );
  });

  it('and anything else that is no record', () => {
    expect(recordProblems(record)).toEqual([]);
    for (const value of [null, 1, [], {}, { ...record, answers: [null] }]) {
      expect(recordProblems(value).length).toBeGreaterThan(0);
    }
  });
});

describe('answers of another version', () => {
  it('can be taken on trust, hashes uncompared', () => {
    const { record, game } = played();
    const script = record.answers.map((answer) => ({ ...answer, hash: 'old' }));
    const again = Referee.start(regatta, firstPosition(regatta, record), { script, trustScript: true });
    expect(again.hash).toBe(game.hash);
    expect(again.answers).toEqual(game.answers);
  });
});

describe('a record that begins at a snapshot', () => {
  const begun = () => {
    const { game, record } = played('a', 7);
    return { game, record, opened: recordFrom(regatta, record, shortened(game.snapshot())) };
  };

  /** Plays a begun record on to the end of the game. */
  function playedOn() {
    const { record, opened } = begun();
    const game = startRecord(regatta, opened);
    const robot = randomAnswerer(growStreams('on', ['mind']));
    while (!game.outcome) {
      const question = game.questions.at(-1)!;
      const { player } = question;
      expect(
        answerNow(
          game,
          player,
          robot(question, () => game.state, game.help(player)),
        ),
      ).toEqual([]);
    }
    return { game, whole: record, record: recordOf(opened, game) };
  }

  it('goes on where the game stood, with the dice to come of the same seed', () => {
    const { game, opened } = begun();
    const on = startRecord(regatta, opened);
    expect(opened.answers).toEqual([]);
    expect(on.hash).toBe(game.hash);
    expect(on.questions).toEqual(game.questions);
    const { record, whole } = playedOn();
    const straight = replay(regatta, {
      ...takeBack(whole, 0),
      answers: [...whole.answers, ...record.answers],
    });
    expect(straight.hash).toBe(record.final);
  });

  it('replays from there, from a file too', () => {
    const { game, record } = playedOn();
    expect(record.answers.length).toBeGreaterThan(5);
    const again = replay(regatta, throughFile(record));
    expect(again.hash).toBe(game.hash);
    expect(again.outcome).toEqual(game.outcome);
    expect(again.allEvents).toEqual(game.allEvents);
  });

  it('is refused with the reason when its snapshot was tampered with', () => {
    const { record } = playedOn();
    const from = record.from!;
    const checkpoint = from.checkpoint as RegattaState;
    const points = { ...checkpoint, points: checkpoint.points.map((some) => some + 1) };
    const tampered = (changed: object) => () =>
      replay(regatta, { ...record, from: { ...from, ...changed } } as typeof record);
    expect(tampered({ checkpoint: points })).toThrow(/answer \d+ of the record was given in/);
    expect(tampered({ checkpoint: { ...checkpoint, boats: null } })).toThrow(
      '/checkpoint/boats: must be array',
    );
    expect(tampered({ log: undefined })).toThrow('/log: must be a list');
  });

  it('is not taken back to before it', () => {
    const { opened, record } = { ...begun(), ...playedOn() };
    const back = takeBack(record, 1_000);
    expect(back.answers).toEqual([]);
    expect(replay(regatta, back).hash).toBe(startRecord(regatta, opened).hash);
  });
});
