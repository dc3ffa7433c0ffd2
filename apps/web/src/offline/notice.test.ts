import { expect, it } from 'vitest';
import { noticeOf } from './notice.ts';

const pushed = { id: 1, kind: 'move', table: 'abcdefghijkl', name: 'Friday', language: 'de' };

it('says in the language of its player what a table tells, and leads to that table', () => {
  expect(noticeOf(JSON.stringify(pushed))).toEqual({
    title: 'Firing Arc: Friday',
    options: {
      body: 'Du bist dran.',
      tag: 'table abcdefghijkl',
      icon: '/icon-192.png',
      data: '/#/table/abcdefghijkl',
    },
  });
  const unnamed = noticeOf(JSON.stringify({ ...pushed, name: null, kind: 'over', language: 'xx' }));
  expect([unnamed?.title, unnamed?.options.body]).toEqual(['Firing Arc', 'The game is over.']);
});

it('shows nothing for what is no notice of ours', () => {
  for (const other of [
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify({ ...pushed, table: '../x' }),
    JSON.stringify({ ...pushed, kind: 'toString' }),
  ])
    expect(noticeOf(other), other).toBeNull();
});
