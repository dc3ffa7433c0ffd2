import { readFileSync } from 'node:fs';
import { opponent } from '@firing-arc/opponents';
import {
  type Answer,
  answerAsRecorded,
  type GameRecord,
  newRecord,
  recordOf,
  type ScenarioFile,
  startRecord,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import { type GameOptions, QUICK_GAME } from '../game/options.ts';
import { bringDesk } from '../games/sandbox.ts';
import { SECOND_GAME } from '../games/second/game.ts';
import { coachWords } from '../words/en/coach.ts';
import { coachedSeats } from './coached-seats.ts';
import { isPuzzle } from './is-puzzle.ts';
import { bringWords, namedFinding, wordsOf } from './named.ts';
import { verdictOn, type Worths, worthsIn } from './puzzle.tsx';
import { openPuzzle } from './puzzle-file.ts';
import { weigher } from './second.ts';
import type { Coached } from './weigher.ts';

/** A game of a cadet against a plain player up to the second round's shots. */
function beginning(): GameRecord {
  const pack = packFrom(
    JSON.parse(readFileSync(new URL('../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
  );
  const opened = newRecord(
    SECOND,
    setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]),
    'coach',
  );
  const game = startRecord(SECOND, opened);
  const streams = growStreams('coach', ['one', 'other']);
  const players = [opponent('cadet', streams, 0), opponent('plain', streams, 1)];
  while (game.state.round < 2 || game.state.phase !== 'engagement') {
    const question = game.questions[0]!;
    const { player } = question;
    const answer = players[player]!(question, () => game.look(player), game.help(player));
    answerAsRecorded(game, { player, answer });
  }
  return recordOf(opened, game);
}

describe('what the coach of the page finds', () => {
  interface Found {
    readonly record: GameRecord;
    readonly coached: Coached;
    readonly heard: readonly (readonly [done: number, of: number])[];
  }
  let found: Found | null = null;

  /** Found once, by the test that comes first. */
  function find(): Found {
    if (found) return found;
    const record = beginning();
    const heard: (readonly [number, number])[] = [];
    const coached = weigher(
      { record, seat: 0, only: null, budget: { rollouts: 20, seed: 'test' } },
      (done, of) => heard.push([done, of]),
    );
    found = { record, coached, heard };
    return found;
  }

  it('tells how far it has come, and finds what cost more than twice its error', () => {
    const { heard, coached } = find();
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.map(([done]) => done)).toEqual(heard.map((_, at) => at + 1));
    expect(coached.findings.length).toBeGreaterThan(0);
    for (const { decision } of coached.findings)
      expect(decision.cost).toBeGreaterThanOrEqual(2 * decision.error);
  });

  it('is sent from a worker as it is', () => {
    const { coached } = find();
    expect(structuredClone(coached)).toEqual(coached);
  });

  it('is named in the words of the game, replies too', async () => {
    const { record, coached } = find();
    const words = await bringWords(record);
    const named = coached.findings.map((finding) => namedFinding(finding, words));
    for (const { question, given, best, options } of named) {
      expect(question).not.toBe('');
      expect([given, best].every((text) => text !== '' && !text.endsWith('.'))).toBe(true);
      expect(options.map(({ text }) => text)).toContain(best);
    }
    const dial = named.find(({ replies }) => replies.length > 0)!;
    expect(dial.ship).toMatch(/^\d \S/);
    expect(dial.given).toMatch(/^\d .+ \((blue|white|red)\)$/);
    for (const { ship, answer, worlds } of dial.replies) {
      expect(ship).toMatch(/^\d+ \S/);
      expect(answer).toMatch(/\((blue|white|red)\)$/);
      expect(worlds).toBeGreaterThan(0);
    }
  });

  it('names a dial that may not be set to every maneuver by what may be set', () => {
    const { coached } = find();
    const finding = coached.findings.find(({ decision }) => decision.question.kind === 'dials')!;
    const { question, part } = finding.decision;
    if (question.form !== 'each') throw new Error('dials are asked for');
    const parts = question.parts.map(({ about, options }) => ({ about, options: options.slice(1) }));
    const fewer = { ...finding.decision, question: { ...question, parts }, given: 0, replies: [], asked: [] };
    const words = wordsOf(SECOND_GAME);
    const whole = namedFinding(finding, words).options;
    const named = namedFinding({ decision: fewer, state: finding.state }, words);
    expect(part).not.toBeNull();
    expect(named.given).toBe(whole[1]!.text);
    expect(named.options.map(({ text }) => text)).toEqual(whole.slice(1).map(({ text }) => text));
  });

  it('explains one decision of a computer player with all that was weighed', () => {
    const { record } = find();
    const only = record.answers.findLastIndex(({ player, answer }) => player === 1 && Array.isArray(answer));
    const explained = weigher(
      { record, seat: 1, only, budget: { rollouts: 20, seed: 'test' } },
      () => undefined,
    );
    expect(explained.findings.length).toBeGreaterThan(1);
    for (const { decision, state } of explained.findings) {
      expect(decision.at).toBe(only);
      expect(decision.weighed.length).toBeGreaterThan(1);
      expect(state).toMatchObject({ round: decision.round });
    }
  });

  it('can be kept as a puzzle that the sandbox lays out', async () => {
    const { coached } = find();
    const desk = await bringDesk('xwing2');
    for (const { puzzle } of coached.findings) {
      expect(desk.lay(puzzle.position)).toHaveProperty('table');
      expect(puzzle.puzzle).toMatchObject({ player: 0 });
    }
  });
});

describe('of whose decisions the coach speaks', () => {
  const seatsOf = (seats: GameOptions['seats'], over: boolean, differs = false) =>
    coachedSeats({ over, differs, options: { ...QUICK_GAME, seats } });

  it('is anybody once a game is over, under the rules of today', () => {
    expect(seatsOf(['human', 'guest'], true)).toEqual([0, 1]);
    expect(seatsOf(['human', 'human'], true)).toEqual([0, 1]);
    expect(seatsOf(['human', 'plain'], true, true)).toEqual([]);
  });

  it('while it goes on is nobody where people play against each other, and else not the computer, whose dials are hidden', () => {
    expect(seatsOf(['plain', 'human'], false)).toEqual([1]);
    expect(seatsOf(['plain', 'plain'], false)).toEqual([0, 1]);
    expect(seatsOf(['human', 'human'], false)).toEqual([]);
    expect(seatsOf(['human', 'guest'], false)).toEqual([]);
    expect(seatsOf(['plain', 'guest'], false)).toEqual([]);
  });
});

it('tells of an answer that is tried what it is worth, if that is sure by two standard errors', () => {
  const t = coachWords.get();
  const worths: Worths = {
    given: 0,
    best: 3,
    cost: 1.24,
    error: 0.3,
    values: [
      { answer: 0, value: 0, error: 0 },
      { answer: 1, value: 0.4, error: 0.3 },
      { answer: 2, value: 0.9, error: 0.3 },
      { answer: 3, value: 1.5, error: 0.4 },
    ],
  };
  const said = [0, 1, 2, 3, 4].map((tried) => verdictOn(tried, worths, t));
  expect(said).toEqual([
    'That is what was played. About 1.2 points less than the best (±\u00a00.30).',
    'About 1.1 points less than the best (±\u00a00.50).',
    'As good as the best, as far as it was measured.',
    'That is the best that was found.',
    'That is not among the answers that were weighed.',
  ]);
});

describe('a puzzle in a file', () => {
  const write = (): ScenarioFile => {
    const record = beginning();
    const { findings } = weigher(
      { record, seat: 0, only: record.answers.findIndex(isDials), budget: { rollouts: 20, seed: 'test' } },
      () => undefined,
    );
    return { ...findings[0]!.puzzle, name: 'Find the dial' };
  };
  const isDials = ({ player, answer }: { readonly player: number; readonly answer: Answer }) =>
    player === 0 && Array.isArray(answer) && answer.length === 4;

  it('is laid out as who decides sees it, with all that may be answered', async () => {
    const file = write();
    const text = JSON.stringify(file);
    expect(isPuzzle(text)).toBe(true);
    const { name, puzzle, look } = await openPuzzle(text);
    expect(name).toBe('Find the dial');
    const { shown, named } = look();
    expect(shown.table.ships.length).toBe(10);
    expect(named.options.length).toBeGreaterThan(10);
    const worths = worthsIn(puzzle)!;
    expect(named.options.map(({ answer }) => answer)).toContain(worths.best);
    expect(named.options[worths.given]!.text).toBe(named.given);
  });

  it('that is none, or does not fit its position, says so', async () => {
    const file = write();
    expect(isPuzzle('{"game":"xwing2","position":{}}')).toBe(false);
    expect(isPuzzle('no JSON')).toBe(false);
    const wrong = { ...file, puzzle: { ...file.puzzle!, player: 5 } };
    await expect(openPuzzle(JSON.stringify(wrong))).rejects.toThrow(
      '/puzzle/player: player 5 is asked nothing',
    );
    const elsewhere = JSON.stringify({ ...file, position: { sides: 1 } });
    await expect(openPuzzle(elsewhere)).rejects.toThrow('/position');
    await expect(openPuzzle(JSON.stringify({ ...file, game: 'go' }))).rejects.toThrow(
      "'go' is not played here",
    );
  });
});
