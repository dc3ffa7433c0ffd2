import { describe, expect, it } from 'vitest';
import amg from '../../../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { lendAbilities } from '../../../abilities/borrowed.ts';
import { packFrom } from '../../../squads/pack.ts';
import { occasion } from '../../../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing, yt1300 } from '../../../testing/index.ts';
import { upgradeCard } from '../../index.ts';

/** Cards that change ships, and abilities that ships have from others. */

const us: At = [400, 400, 0];
const beside: At = [480, 400, 0];

describe('Cikatro Vizago', () => {
  const exchanging = (mine: string, theirs: TestShip) =>
    table({ us: [yt1300(us, { upgrades: ['cikatrovizago', mine] }), theirs] }).run({
      kind: 'window',
      ...occasion('during-end'),
    });

  it('exchanges illicit upgrades of near friends, with their charges', () => {
    const game = exchanging('deadmansswitch', xwing(beside, { upgrades: ['contrabandcybernetics:0'] }));
    game.pick({ use: true }).passAll();
    expect(game.ship(0).upgrades.map(({ id }) => id)).toEqual(['cikatrovizago', 'contrabandcybernetics']);
    expect(game.ship(1).upgrades).toMatchObject([{ id: 'deadmansswitch' }]);
    expect(game.ship(0).upgrades[1]?.charges).toBe(0);
    const far = exchanging('deadmansswitch', xwing([800, 400, 0], { upgrades: ['feedbackarray'] }));
    expect(far.question).toBeUndefined();
  });

  it('xwing2:faq-specific-card-questions.1 not onto a ship that does not meet the restrictions', () => {
    const headhunter = (upgrade: string): TestShip => ({
      pilot: 'binayrepirate',
      at: beside,
      upgrades: [upgrade],
    });
    expect(exchanging('riggedcargochute', headhunter('deadmansswitch')).question).toBeUndefined();
    expect(exchanging('feedbackarray', headhunter('deadmansswitch')).passAll().ship(1).upgrades[0]?.id).toBe(
      'deadmansswitch',
    );
  });

  it('knows the restrictions of every illicit upgrade that has some', () => {
    for (const { id, slots, restrictions } of packFrom(amg).upgrades) {
      if (!slots.includes('illicit')) continue;
      expect([id, upgradeCard(id)?.fits !== undefined]).toEqual([id, restrictions !== undefined]);
    }
  });
});

describe('pilot abilities of others', () => {
  const ig = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });

  it('IG-2000: each has what the others can', () => {
    const game = table({
      us: [
        ig('ig88b', us, { upgrades: ['ig2000', 'ioncannon'] }),
        ig('ig88c', [600, 400, 0], { upgrades: ['ig2000'] }),
        ig('ig88a', [200, 400, 0]),
      ],
    });
    expect([0, 1, 2].map((id) => game.ship(id).borrows)).toEqual([['ig88c'], ['ig88b'], undefined]);
    game.act(0).pick({ action: 'boost' }).answer(0);
    game.takes({ action: 'evade' }).passAll();
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('IG-88D as crew has them too, as long as the others are in the game', () => {
    const game = table({
      us: [decimator(us, { upgrades: ['ig88d'] }), ig('ig88c', [600, 400, 0], { upgrades: ['ig2000'] })],
      them: [tie([100, 800, 180])],
    });
    expect(game.ship(0).borrows).toEqual(['ig88c']);
    game.act(0).pick({ action: 'calculate' }).passAll();
    expect(game.ship(0).tokens.calculate).toBe(2);
    game.state.ships[1]!.place = 'removed';
    lendAbilities(game.state);
    expect(game.ship(0).borrows).toBeUndefined();
  });
});
