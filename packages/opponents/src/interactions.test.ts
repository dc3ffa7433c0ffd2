import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import armadaPack from '../../../formats/armada.json' with { type: 'json' };
import xwing1 from '../../../formats/xwing1.json' with { type: 'json' };
import amg from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { interactArmada, interactFirst, interactSecond } from './testing/interactions/index.ts';
import { curious, leaning, Seen } from './testing/interactions/seen.ts';
import { watchQueue } from './testing/twice.ts';

const LIMITS = { games: 1 };

describe('games that look for abilities', () => {
  it.each([
    ['2.5', () => interactSecond(second.packFrom(amg), 'test', LIMITS)],
    ['First Edition', () => interactFirst(first.packFrom(xwing1), 'test', LIMITS)],
    ['Armada', () => interactArmada(armada.packFrom(armadaPack), 'test', LIMITS)],
  ])('of %s count what acts and what is declined, and none breaks', (_, play) => {
    const { games, windows, pairs, seen, broken } = play();
    expect(broken).toBeNull();
    expect(games).toBe(LIMITS.games);
    expect(windows).toBeGreaterThan(20);
    expect(pairs).toBeGreaterThan(3);
    expect(seen.counts.size - seen.never('acted').length).toBeGreaterThan(0);
    expect(seen.never('declined').length).toBeLessThan(seen.counts.size);
  });

  it('go on with what has not acted, then with what was not declined', () => {
    const seen = new Seen(
      new Map([
        ['pilot one.0', { card: 'one', may: true }],
        ['pilot two.0', { card: 'two', may: false }],
      ]),
    );
    const question = {
      id: 1,
      player: 0,
      because: 'xwing1:card-abilities.4',
      form: 'choice',
      kind: 'use-ability',
      options: [{ use: true }, { use: false }],
    } as const;
    const player = curious(
      () => 0,
      [[1, 2, 3, 4], 0],
      {
        usedBy: (_, option) => ('use' in option && option.use === true ? 'pilot one.0' : undefined),
        leadsTo: () => [],
      },
      seen,
    );
    const answer = () => player(question, () => ({ agenda: [], streams: [] }), {});
    expect([...seen.wanted()]).toEqual(['one', 'two']);
    expect([answer(), seen.lacks('pilot one.0')]).toEqual([0, 'declined']);
    expect([answer(), seen.lacks('pilot one.0')]).toEqual([1, null]);
    expect([...seen.wanted()]).toEqual(['two']);
    expect(leaning(['one', 'two', 'three'], (card) => seen.wanted().has(card))).toEqual(
      expect.arrayContaining(['two', 'two', 'two', 'two']),
    );
  });

  it('stop where an ability is reached twice for one occasion, not for two', () => {
    const [once, other] = [{ window: 'after-attack' }, { window: 'after-attack' }];
    const look = watchQueue((occasion: { readonly window: string }) => ({
      ability: 'a#0',
      ship: 1,
      occasion,
    }));
    expect([look(once), look(other)]).toEqual([[], []]);
    expect(look(once)).toEqual(['a#0@1 acts twice for one after-attack']);
  });
});
