import { describe, expect, it } from 'vitest';
import { beginsWith, madeLater } from '../made-cards.ts';
import { madeCards, ownCardMaking } from './own-cards.ts';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly does: readonly unknown[];
}
const CARDS: readonly Card[] = [
  { id: 'gust', name: 'Gust', does: [{ kind: 'push', by: 2, at: [1, 3], side: 'left' }] },
  { id: 'calm', name: 'Calm', does: [{ kind: 'push', by: -1, at: [2, 2], side: 'right' }] },
  {
    id: 'storm',
    name: 'Storm',
    does: [{ kind: 'push', by: 10, at: [0, 1], side: 'left', strange: { by: 9 } }],
  },
  {
    id: 'law',
    name: 'Law',
    does: [
      { kind: 'strange', by: 5 },
      { label: 7, none: null },
    ],
  },
  { id: 'seal', name: 'Seal', does: [{ kind: 'push', by: 4, at: [1, 1], side: 'left' }] },
];
const { elements, idOf, make } = ownCardMaking<Card>(() => ({
  called: 'upgrade',
  cards: CARDS,
  parts: ({ does }) => ({ does }),
  words: new Set(['side']),
  closed: /^strange$/,
  refusal: ({ id }) => (id === 'seal' ? 'its id alone says what it does' : null),
}));
const reason = (id: string) => {
  const card = make(id);
  return 'reason' in card ? card.reason : null;
};

describe('cards with other values', () => {
  it('have the values of their blocks in order, each as it is on any card of the house', () => {
    // A value of a card of which none is made is one, too: 4.
    expect(elements('gust')).toEqual([
      { at: 0, what: 'push.by', name: 'by', value: 2, choices: [-1, 2, 4, 10] },
      { at: 1, what: 'push.at', name: 'at 0', value: 1, choices: [0, 1, 2, 3] },
      { at: 2, what: 'push.at', name: 'at 1', value: 3, choices: [0, 1, 2, 3] },
      { at: 3, what: 'push.side', name: 'side', value: 'left', choices: ['left', 'right'] },
    ]);
    expect(elements('law')).toEqual([{ at: 0, what: 'card.label', name: 'label', value: 7, choices: [7] }]);
    expect([elements('seal'), elements('nothing')]).toEqual([[], []]);
  });

  it('are said whole by their id, which makes them again', () => {
    const id = idOf(
      'gust',
      new Map<number, number | string>([
        [3, 'right'],
        [0, -1],
        [2, 3],
      ]),
      'A Keen Wind!',
    );
    expect(id).toBe('gust--e0-2-m1--e3-left-right--as-a-keen-wind');
    expect(make(id)).toEqual({
      id,
      name: 'A Keen Wind',
      does: [{ kind: 'push', by: -1, at: [1, 3], side: 'right' }],
    });
    expect(idOf('calm', new Map([[0, 2]]), '?')).toBe('calm--e0-m1-2--as-ours');
    expect(make('calm--e0-m1-2--as-ours')).toMatchObject({ name: 'Ours', does: [{ by: 2, at: [2, 2] }] });
    expect(make('gust--e2-3-2--as-near')).toMatchObject({ does: [{ at: [1, 2] }] });
    expect(make('storm--e0-10-4--as-storm-2')).toMatchObject({
      name: 'Storm 2',
      does: [{ by: 4, strange: { by: 9 } }],
    });
    // Values that the card has no place for, or has already, are not said.
    expect(
      idOf(
        'gust',
        new Map([
          [9, 1],
          [0, 2],
        ]),
        'Same',
      ),
    ).toBe('gust--as-same');
    expect(() => idOf('nothing', new Map(), 'x')).toThrow("there is no upgrade 'nothing'");
  });

  it.each([
    ['nothing--as-x', "there is no upgrade 'nothing' to begin with"],
    ['seal--as-x', 'its id alone says what it does'],
    ['gust', "it ends in no name, as 'as-keen-eye'"],
    ['gust--e0-2-4', "it ends in no name, as 'as-keen-eye'"],
    ['gust--as-Keen', "it ends in no name, as 'as-keen-eye'"],
    ['gust--as-keen--eye', "it ends in no name, as 'as-keen-eye'"],
    ['gust--e7-2-4--as-x', "'e7-2-4' is no value of gust"],
    ['gust--e00-2-4--as-x', "'e00-2-4' is no value of gust"],
    ['gust--e3-left-right--e0-2-4--as-x', "'e0-2-4' is no value of gust"],
    ['gust--e0-2-4--e0-2-10--as-x', "'e0-2-10' is no value of gust"],
    ['gust--e0-2-3--as-x', "'e0-2-3': value 0 of gust is 2, and may be -1, 2, 4, 10"],
    ['gust--e0-4-2--as-x', "'e0-4-2': value 0 of gust is 2, and may be -1, 2, 4, 10"],
    ['gust--e2-3-0--as-x', 'a range ends before it begins'],
    [`gust--as-${'x'.repeat(292)}`, 'it is longer than 300 letters'],
  ])('%s is none', (id, why) => {
    expect(reason(id)?.replaceAll('m1', '-1')).toBe(why);
  });

  it('may end where they begin, and be 300 letters long', () => {
    expect(reason('gust--e2-3-1--as-x')).toBeNull();
    expect(make('law--as-plain')).toMatchObject({ name: 'Plain', does: CARDS[3]!.does });
    expect(reason(`gust--as-${'x'.repeat(291)}`)).toBeNull();
  });
});

describe('what a game says of its cards', () => {
  const flyer = (id: string, charge: number, force: number) => ({
    id,
    name: id,
    charge: { limit: charge },
    force: { limit: force },
  });
  const pilots = ownCardMaking<ReturnType<typeof flyer>>(() => ({
    called: 'pilot',
    cards: [flyer('ace', 1, 2), flyer('sage', 4, 3)],
    parts: ({ charge, force }) => ({ charge, force }),
    words: new Set(),
    closed: /^name$/,
    apart: new Set(['force']),
    fault: (made, like) =>
      made.charge.limit + made.force.limit > 6 && like.id === 'ace' ? 'nobody has so much' : null,
  }));

  it('keeps some values apart, and refuses a card for what came of it, by its own word for cards', () => {
    expect(pilots.elements('ace').map(({ what, choices }) => [what, choices])).toEqual([
      ['card.limit', [1, 4]],
      ['force.limit', [2, 3]],
    ]);
    expect(pilots.make('ace--e0-1-4--as-x')).toMatchObject({ charge: { limit: 4 }, force: { limit: 2 } });
    expect(pilots.make('ace--e0-1-4--e1-2-3--as-x')).toEqual({ reason: 'nobody has so much' });
    expect(pilots.make('gust--as-x')).toEqual({ reason: "there is no pilot 'gust' to begin with" });
  });

  it('is asked once for each card, and not for ids of another form', () => {
    const asked: string[] = [];
    const made = madeCards(pilots.make, (card) => {
      asked.push(card.id);
      return card.name;
    });
    const id = 'ace--e0-1-4--as-keen-eye';
    expect([made.find(id), made.find(id), made.find('ace')]).toEqual(['Keen Eye', 'Keen Eye', undefined]);
    expect(asked).toEqual([id]);
    expect([made.refusal(id), made.refusal('nobody')]).toEqual([null, null]);
    expect(made.refusal('ace--x')).toContain('it ends in no name');
    const later = madeLater<unknown>();
    const { find, refusal } = later;
    expect([find(id), refusal(id), refusal('ace')]).toEqual([undefined, 'its cards are not there', null]);
    later.findBy(made);
    expect([find(id), refusal(id), refusal('ace')]).toEqual([made.find(id), null, null]);
    expect([beginsWith(id), beginsWith('ace')]).toEqual(['ace', 'ace']);
  });
});
