import {
  firstPosition,
  newRecord,
  RecordMismatch,
  Referee,
  randomAnswerer,
  recordOf,
  replay,
} from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { SECOND } from '../rules.ts';
import { packFrom, packHash } from '../squads/pack.ts';
import { DEFAULT_PAIR } from '../squads/ready.ts';
import { setupFromSquads } from './from-squads.ts';
import { setupProblems } from './setup.ts';

const pack = packFrom(amg);
const hash = packHash(pack);
const setup = setupFromSquads(pack, [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad], 'none', hash);

/** The first answers of a game. */
function played() {
  const opened = newRecord(SECOND, setup, 'format');
  const game = Referee.start(SECOND, firstPosition(SECOND, opened));
  const robot = randomAnswerer(growStreams('format', ['mind']));
  for (let given = 0; given < 10; given++) {
    const question = game.questions.at(-1)!;
    answerNow(
      game,
      question.player,
      robot(question, () => game.state, game.help(question.player)),
    );
  }
  return recordOf(opened, game);
}

describe('the format of a game', () => {
  const record = played();

  it('stands in its setup with id, version and hash, and in the state', () => {
    expect(setup.format).toEqual({ id: 'xwing2-amg', version: '2024-09-06', hash });
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(packHash({ ...pack, squad: { ...pack.squad, points: 21 } })).not.toBe(hash);
    expect(firstPosition(SECOND, record).format).toBe(`xwing2-amg 2024-09-06 ${hash}`);
  });

  it.each([
    ['another id', { id: 'xwing2-xwa' }],
    ['another version', { version: '2025-01-01' }],
    ['another hash', { hash: '0123456789abcdef' }],
    ['no hash', { hash: undefined }],
  ])('cannot be changed in a record: %s', (_, change) => {
    expect(() => replay(SECOND, record)).not.toThrow();
    const { hash: kept, ...rest } = { ...setup.format, ...change };
    const format = kept === undefined ? rest : { ...rest, hash: kept };
    const altered = { ...record, setup: { ...record.setup, format } };
    expect(() => replay(SECOND, altered)).toThrow(RecordMismatch);
  });

  it('is asked for', () => {
    expect(setupProblems({ ...setup, format: { id: 7 } })).toEqual([
      'setup.format.id: expected a text',
      'setup.format.version: expected a text',
    ]);
    expect(setupProblems({ ...setup, format: { ...setup.format, hash: 1 } })).toEqual([
      'setup.format.hash: expected a text',
    ]);
    expect(setupProblems({ ...setup, format: undefined })).toEqual(['setup.format: expected an object']);
  });
});
