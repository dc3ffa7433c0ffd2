import { describe, expect, it } from 'vitest';
import { MOST_FRAME } from './bounds.ts';
import type { ClientFrame } from './client-frames.ts';
import { CreateTable } from './http.ts';
import { fitting, readClientFrame } from './read-frame.ts';

const SECRET = 'abcdefghijklmnopqrstu-';
const DIGITS = '0f'.repeat(32);
const FRAMES: readonly ClientFrame[] = [
  { kind: 'hello', secret: SECRET, since: 0, hash: null },
  { kind: 'hello', secret: null, since: 12, hash: '0123456789abcdef', device: 'phone' },
  { kind: 'answer', id: 'a1', question: '0.3.5f0c2d9be1a47733', answer: 1 },
  { kind: 'revise', id: 'a2', question: '0.3.5f0c2d9be1a47733', answer: [100.5, -20, 359] },
  { kind: 'commit', commitment: DIGITS },
  { kind: 'contribute', contribution: DIGITS },
  { kind: 'say', phrase: 'hello' },
  { kind: 'say', text: '<b>ü</b>' },
  { kind: 'offer', what: 'undo' },
  { kind: 'respond', offer: 3, agree: true },
  { kind: 'away', seat: 1, do: 'computer' },
  { kind: 'concede' },
  { kind: 'leave' },
  { kind: 'time', do: 'more' },
  { kind: 'ping' },
];

describe('what a client sends', () => {
  it.each(FRAMES)('is read: $kind', (frame) => {
    expect(readClientFrame(JSON.stringify(frame))).toEqual({ ok: true, message: frame });
  });

  it.each([
    ['no JSON', '{"kind":', 'this is no JSON'],
    ['no object', '[]', 'kind: must be one of hello'],
    ['nothing', 'null', 'kind: must be one of hello'],
    ['an unknown kind', '{"kind":"toString"}', 'kind: must be one of hello'],
    ['a kind of the prototype', '{"kind":"__proto__"}', 'kind: must be one of hello'],
    [
      'a field named __proto__',
      '{"kind":"leave","__proto__":{"admin":true}}',
      '/__proto__: is no field of this',
    ],
    ['a field too many', '{"kind":"concede","seat":1}', '/seat: is no field of this'],
    [
      'a secret of another length',
      '{"kind":"hello","secret":"a","since":0,"hash":null}',
      '/secret: must match',
    ],
    [
      'an answer that is a text',
      '{"kind":"answer","id":"a","question":"q","answer":"1"}',
      '/answer: must be',
    ],
    ['a number beyond all tables', '{"kind":"answer","id":"a","question":"q","answer":[1e9]}', '/answer'],
    [
      'an endless list',
      `{"kind":"answer","id":"a","question":"q","answer":[${'0,'.repeat(200)}0]}`,
      '/answer',
    ],
    ['an id without letters', '{"kind":"answer","id":"","question":"q","answer":1}', '/id: must match'],
    ['an offer that there is not', '{"kind":"offer","what":"win"}', '/what: must be one of'],
    ['a phrase that nobody says', '{"kind":"say","phrase":"<script>"}', '/phrase: must be one of'],
    ['a message of 1 MB', `{"kind":"say","text":"${'x'.repeat(1_000_000)}"}`, `at most ${MOST_FRAME}`],
  ])('is refused: %s', (_, text, reason) => {
    const reading = readClientFrame(text);
    expect(reading.ok ? null : reading.reason).toContain(reason);
    expect(reading.ok ? '' : reading.reason).not.toContain('xxxx');
  });
});

describe('a table to be made', () => {
  const table: CreateTable = {
    game: 'armada',
    format: 'armada',
    seats: [{ by: 'guest' }, { by: 'computer', player: 'plain' }],
    pace: { kind: 'live' },
    public: false,
  };

  it('is bounded', () => {
    const problems = (value: unknown) => {
      const reading = fitting(CreateTable, value);
      return reading.ok ? null : reading.reason;
    };
    expect(problems(table)).toBeNull();
    expect(problems({ ...table, seats: [{ by: 'guest' }] })).toContain('at least 2');
    expect(problems({ ...table, seats: Array(5).fill({ by: 'guest' }) })).toContain('at most 4');
    expect(problems({ ...table, game: 'chess' })).toContain('must be one of xwing2');
    expect(problems({ ...table, format: '../../etc' })).toContain('must match');
    expect(problems({ ...table, pace: { kind: 'turns', hours: 1e6 } })).toContain('/pace');
    expect(problems({ ...table, name: 'n'.repeat(41) })).toContain('/name');
  });
});
