import { describe, expect, it } from 'vitest';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { cr90, table, victory } from '../testing/table.ts';

const withExhaustion = (wanted: string) => UPGRADE_CARDS.find(({ exhausts }) => exhausts === wanted)!.id;
const paid = UPGRADE_CARDS.filter(({ exhausts }) => typeof exhausts === 'object');
const costOf = (id: string) => {
  const { exhausts } = paid.find((card) => card.id === id)!;
  return typeof exhausts === 'object' ? exhausts.readyFor[0]! : 'repair';
};
const [one, two] = [paid[0]!.id, paid[1]!.id];

const game = () => {
  const tokens = [...new Set([costOf(one), costOf(two)])];
  const laid = table({
    us: [
      cr90([300, 200, 0], { upgrades: [withExhaustion('recur'), withExhaustion('never'), one, two], tokens }),
    ],
    them: [victory([500, 800, 180], { upgrades: [one], tokens })],
  });
  for (const ship of laid.state.ships) for (const upgrade of ship.upgrades) upgrade.side = 'exhausted';
  return laid.run({ kind: 'ready-upgrades' });
};

describe('readying upgrades', () => {
  it('armada:readied.2 readies recurring cards, the others only where their cost is paid', () => {
    const laid = game();
    expect(laid.ship(0).upgrades.map(({ side }) => side)).toEqual([
      'readied',
      'exhausted',
      'exhausted',
      'exhausted',
    ]);
    laid.passAll();
    expect(laid.ship(0).upgrades.map(({ side }) => side)).toEqual([
      'readied',
      'exhausted',
      'exhausted',
      'exhausted',
    ]);
  });

  it('armada:ready-cost.1 is paid with a command token of the ship', () => {
    const laid = game().pick({ ship: 0, upgrade: one }).passAll();
    expect(laid.ship(0).upgrades[2]!.side).toBe('readied');
    expect(laid.ship(0).tokens).not.toContain(costOf(one));
  });

  it('armada:upgrade-cards-with-tokens-or-dials.1 takes tokens that lie on the card only where its text says so', () => {
    const paidFor = (id: string) => {
      const laid = table({ us: [cr90([300, 200, 0], { upgrades: [id] })], them: [victory([500, 800, 180])] });
      Object.assign(laid.ship(0).upgrades[0]!, { side: 'exhausted', tokens: [costOf(id)] });
      laid.run({ kind: 'ready-upgrades' });
      return laid.everOffers({ own: true });
    };
    const allowed = UPGRADE_CARDS.filter(
      ({ starts, exhausts }) => starts && typeof exhausts === 'object',
    ).map(({ id }) => `${id}: ${paidFor(id)}`);
    expect(allowed.sort()).toEqual([
      'clone-captain-silver-officer: true',
      'clone-captain-zak-officer: true',
      'clone-commander-wolffe-officer: true',
      'clone-navigation-officer: true',
      'munitions-resupply: false',
      'parts-resupply: false',
    ]);
  });

  it('armada:ready-cost.2 alternates one card at a time, the first player first', () => {
    const laid = game();
    const asked: number[] = [];
    while (laid.question) {
      asked.push(laid.question.player);
      laid.pick('ready');
    }
    expect(asked.slice(0, 2)).toEqual([0, 1]);
    expect(laid.eventsOf('upgrade-readied')[1]).toMatchObject({ ship: 0, upgrade: one });
    expect(laid.eventsOf('upgrade-readied')[2]).toMatchObject({ ship: 1 });
  });
});
