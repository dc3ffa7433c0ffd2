import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { type TestGame, table, tie } from '../testing/index.ts';
import { canPay } from './costs.ts';
import { charge } from './language.ts';
import { payCosts } from './pay.ts';

/** A pilot with charges beside a friendly TIE that suffers 1 hit damage. */
const hitBeside = (pilot: string, charges: number): TestGame =>
  table({ us: [{ pilot, at: [457, 300, 0], charges }, tie([500, 300, 0])] }).does((running) =>
    sufferDamage(running, running.state.ships[1]!, { hits: 1, crits: 0 }, 'xwing2:damage.1'),
  );

describe('charges', () => {
  it('xwing2:charges.4 xwing2:charges.5 a charge that is spent is lost: one active charge fewer', () => {
    const game = table({ us: [{ pilot: 'moffgideon', at: [457, 300, 0] }] });
    expect(game.ship(0).charges).toBe(2);
    game.does((running) => payCosts(running, running.state.ships[0]!, 'pilot.0', [charge(1)]));
    expect(game.ship(0).charges).toBe(1);
    expect(game.eventsOf('charge-spent')).toEqual([
      { kind: 'charge-spent', ship: 0, charge: 'standard', because: 'xwing2:charges.5' },
    ]);
  });

  it('xwing2:charges.6 an ability whose charge is spent is not offered', () => {
    const offered = hitBeside('idenversio', 1);
    expect(offered.question).toMatchObject({ kind: 'replacement', player: 0 });
    offered.pick({ ship: 0 });
    expect(offered.ship(0).charges).toBe(0);
    expect(offered.ship(1).damage).toEqual([]);
    const spent = hitBeside('idenversio', 0);
    expect(spent.question).toBeUndefined();
    expect(spent.ship(1).damage.length).toBe(1);
  });

  it('xwing2:charges.1 active and inactive charges make up the limit', () => {
    const game = table({ us: [{ pilot: 'zamwesell', at: [457, 300, 0], charges: 3 }] });
    const { limit } = shipCard('zamwesell').pilot.charges!;
    expect([game.ship(0).charges, limit - game.ship(0).charges]).toEqual([3, 1]);
    expect(canPay(game.state, game.ship(0), 'pilot.0', [charge(3)])).toBe(true);
    expect(canPay(game.state, game.ship(0), 'pilot.0', [charge(4)])).toBe(false);
    expect(canPay(game.state, game.ship(0), 'pilot.0', [charge(2), charge(2)])).toBe(false);
  });
});
