import { describe, expect, it } from 'vitest';
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { packFrom } from '../squads/pack.ts';
import { tie, xwing } from '../testing/index.ts';
import { scenarioOf } from './choose.ts';
import { scenarioTable } from './testing.ts';

const PACK = packFrom(xwa);
const RULES = scenarioOf(PACK, 'knowledge')!;
const CACHE = { at: [457, 457] as const };
const SIDES = { us: [xwing([457, 300, 0])], them: [tie([457, 620, 180])] };

describe('the community sheet', () => {
  it('has five scenarios with half points, and scores holding more instead of each', () => {
    const all = ['assault', 'chance', 'salvage', 'scramble', 'knowledge'].map((id) => scenarioOf(PACK, id)!);
    expect(all.every(({ halfPoints }) => halfPoints)).toBe(true);
    expect(all.map(({ scoring }) => scoring)).toEqual([
      'one-or-two',
      'alone-more',
      'one-or-two',
      'one-or-two',
      'one-or-two',
    ]);
    expect(all[3]).toMatchObject({ id: 'scramble', apart: true });
  });
});

describe('Ancient Knowledge', () => {
  const learned = () =>
    scenarioTable(RULES, SIDES, [CACHE]).fly(0, '1 straight').pick({ action: 'transmit' }).passAll();

  it('lets a ship at range 0-1 of a cache with a charge learn what it holds', () => {
    const game = learned();
    expect(game.state).toMatchObject({ informed: [0], markers: [{ charges: 0 }] });
    expect(game.eventsOf('informed')).toMatchObject([{ ship: 0, marker: 0 }]);
    const empty = scenarioTable(RULES, SIDES, [CACHE]);
    empty.state.markers[0]!.charges = 0;
    empty.fly(0, '1 straight');
    expect(empty.offers({ action: 'transmit' })).toBe(false);
    empty.passAll();
  });

  it('turns a result into a crit or an evade, once', () => {
    const attack = learned().rolls('blank', 'hit', 'focus', 'blank', 'blank', 'blank');
    attack.attack(0, 1);
    expect(attack.options).toMatchObject([
      { kind: 'use-knowledge', die: 0 },
      { kind: 'use-knowledge', die: 2 },
      { kind: 'use-knowledge', die: 1 },
      { kind: 'done' },
    ]);
    attack.pick({ kind: 'use-knowledge', die: 0 });
    expect(attack.eventsOf('modified')).toMatchObject([{ how: 'change', faces: ['crit', 'hit', 'focus'] }]);
    expect(attack.state.informed).toEqual([]);
    attack.passAll();
  });

  it('scores two points for more ships that know, which costs one of them; the caches recover', () => {
    const game = learned().run({ kind: 'end' });
    expect(game.eventsOf('points')).toMatchObject([{ player: 0, points: 2 }]);
    expect(game.eventsOf('forgot')).toMatchObject([{ ship: 0 }]);
    expect(game.state).toMatchObject({ informed: [], markers: [{ charges: 1 }] });
    const even = scenarioTable(RULES, SIDES, [CACHE]);
    even.state.informed = [0, 1];
    even.run({ kind: 'end' });
    expect(even.eventsOf('points')).toMatchObject([
      { player: 0, points: 1 },
      { player: 1, points: 1 },
    ]);
    expect(even.state.informed).toEqual([0, 1]);
  });

  it('a ship that leaves knows nothing any more', () => {
    const game = learned();
    game.ship(0).destroyed = true;
    game.run({ kind: 'remove-destroyed' });
    expect(game.state.informed).toEqual([]);
  });
});
