import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { isCriticallyDamaged, isDamaged, isShielded } from '../ship/conditions.ts';
import { hullRemaining } from '../ship/values.ts';
import { decimator, type TestGame, table, tie, xwing, ywing } from '../testing/index.ts';
import {
  dealDamageCard,
  exposeCard,
  repairFacedown,
  repairFaceup,
  repairOneCard,
  sufferDamage,
} from './suffer.ts';

/** A ship suffers damage from no rule in particular. */
const suffer = (game: TestGame, hits: number, crits: number, ship = 0) =>
  game.does((running) =>
    sufferDamage(running, running.state.ships[ship]!, { hits, crits }, 'xwing2:damage.1'),
  );
const dealt = (game: TestGame) => game.eventsOf('damage-dealt').map((event) => event.card);
const sizeOf = (deck: readonly number[]) => deck.reduce((sum, count) => sum + count, 0);

describe('suffering damage', () => {
  it('xwing2:damage.1 damage is suffered one at a time: shield, card, card', () => {
    const game = suffer(table({ us: [xwing([400, 400, 0], { shields: 1 })] }), 3, 0);
    expect(game.story).toEqual(['shield-lost', 'damage-dealt', 'damage-dealt']);
  });

  it('xwing2:damage.2 each damage takes an active shield, else deals a card', () => {
    const game = suffer(table({ us: [xwing([400, 400, 0], { shields: 1 })] }), 2, 0);
    expect(game.ship(0)).toMatchObject({ shields: 0 });
    expect(game.ship(0).damage.length).toBe(1);
  });

  it('xwing2:damage.3 hit damage deals its card facedown', () => {
    const game = suffer(table({ us: [xwing([400, 400, 0], { shields: 0 })] }).deals('Panicked Pilot'), 1, 0);
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    expect(dealt(game)).toEqual([null]);
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('xwing2:damage.4 crit damage deals its card faceup, and its text resolves before the next damage', () => {
    const game = suffer(
      table({ us: [ywing([400, 400, 0], { shields: 0 })] }).deals('Panicked Pilot', 'Weapons Failure'),
      0,
      2,
    );
    expect(game.story).toEqual(['damage-dealt', 'ability', 'gained', 'repaired', 'damage-dealt']);
    expect(dealt(game)).toEqual(['Panicked Pilot', 'Weapons Failure']);
    expect(game.ship(0).tokens.stress).toBe(2);
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([false, true]);
  });

  it('xwing2:damage.5 all hit damage comes before any crit damage', () => {
    const game = suffer(table({ us: [xwing([400, 400, 0], { shields: 1 })] }).deals('Damaged Engine'), 1, 1);
    expect(game.story).toEqual(['shield-lost', 'damage-dealt']);
    expect(dealt(game)).toEqual(['Damaged Engine']);
  });

  it('xwing2:damage.6 xwing2:damage.7 facedown cards damage, faceup ones damage critically', () => {
    const game = table({
      us: [
        tie([100, 100, 0]),
        tie([200, 100, 0], { damage: ['facedown: Fuel Leak'] }),
        tie([300, 100, 0], { damage: ['facedown: Fuel Leak', 'Hull Breach'] }),
      ],
    });
    const ships = game.state.ships;
    expect(ships.map(isDamaged)).toEqual([false, true, true]);
    expect(ships.map(isCriticallyDamaged)).toEqual([false, false, true]);
  });

  it('xwing2:damage.8 a card that is dealt passes the shields and is no suffered damage', () => {
    const game = table({ us: [ywing([400, 400, 0], { damage: ['Fuel Leak', 'Hull Breach'] })] });
    game.deals('Structural Damage', 'Weapons Failure').does((running) => {
      dealDamageCard(running, running.state.ships[0]!, false, 'xwing2:damage.8');
      dealDamageCard(running, running.state.ships[0]!, true, 'xwing2:damage.8');
    });
    expect(game.ship(0).shields).toBe(2);
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([true, true, false, true]);
    expect(game.story).toEqual(['damage-dealt', 'damage-dealt']);
  });

  it('xwing2:damage.9 cards beyond the hull value are still dealt', () => {
    const game = table({ us: [tie([400, 400, 0], { damage: ['facedown: Fuel Leak'] })] });
    suffer(game, 3, 0);
    expect(shipCard(game.ship(0).card).chassis.hull).toBe(3);
    expect(game.ship(0).damage.length).toBe(4);
    expect(game.eventsOf('destroyed').length).toBe(1);
  });

  it('deals excess crits faceup too, and their text still resolves on the destroyed ship', () => {
    const game = table({
      us: [tie([400, 400, 0], { damage: ['facedown: Fuel Leak'] })],
      phase: 'engagement',
    });
    suffer(game.deals('Blinded Pilot', 'Hull Breach', 'Panicked Pilot'), 1, 2);
    expect(game.ship(0).destroyed).toBe(true);
    expect(game.ship(0).damage.length).toBe(4);
    expect(game.ship(0).tokens.stress).toBe(2);
  });

  it('xwing2:charges.20 shielded is to have an active shield', () => {
    const game = table({ us: [xwing([100, 100, 0], { shields: 1 }), xwing([200, 100, 0], { shields: 0 })] });
    expect(game.state.ships.map(isShielded)).toEqual([true, false]);
  });

  it('xwing2:charges.21 a shield protects against a damage', () => {
    const game = suffer(table({ us: [xwing([400, 400, 0])] }), 0, 1);
    expect(game.ship(0).shields).toBe(1);
    expect(game.ship(0).damage).toEqual([]);
    expect(game.eventsOf('shield-lost')).toMatchObject([{ ship: 0, shields: 1 }]);
  });

  it('xwing2:hull.1 hull remaining is the hull value less the damage cards', () => {
    const game = table({ us: [ywing([100, 100, 0], { damage: ['facedown: Fuel Leak', 'Hull Breach'] })] });
    expect(shipCard(game.ship(0).card).chassis.hull).toBe(6);
    expect(hullRemaining(game.ship(0))).toBe(4);
  });
});

describe('damage cards', () => {
  it('xwing2:damage-cards.1 a ship is dealt cards from the deck of its own player', () => {
    const game = table({ us: [tie([400, 400, 0])], them: [tie([400, 600, 180])] });
    suffer(game.deals('Stunned Pilot'), 1, 0, 1);
    expect(game.state.players.map((player) => sizeOf(player.deck))).toEqual([33, 32]);
    expect(game.state.players[1]!.deck[3]).toBe(1);
  });

  it('xwing2:damage-cards.2 a destroyed ship keeps its damage cards, also when it is removed', () => {
    const game = suffer(table({ us: [tie([400, 400, 0])] }), 3, 0);
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'removed' });
    expect(game.ship(0).damage.length).toBe(3);
    expect(sizeOf(game.state.players[0]!.deck)).toBe(30);
  });

  it('xwing2:damage-cards.3 an exposed card is turned faceup and resolves', () => {
    const game = table({ us: [ywing([400, 400, 0], { damage: ['facedown: Panicked Pilot'] })] });
    game.does((running) => exposeCard(running, running.state.ships[0]!));
    expect(game.eventsOf('exposed')).toMatchObject([
      { card: 'Panicked Pilot', because: 'xwing2:damage-cards.3' },
    ]);
    expect(game.ship(0).tokens.stress).toBe(2);
  });

  it('xwing2:damage-cards.4 a repaired faceup card lies facedown and still counts', () => {
    const game = table({ us: [tie([400, 400, 0], { damage: ['Hull Breach'] })] }).act(0);
    game.pick({ kind: 'repair', name: 'Hull Breach' });
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    expect(hullRemaining(game.ship(0))).toBe(2);
    expect(game.eventsOf('repaired')).toMatchObject([
      { card: 'Hull Breach', because: 'xwing2:damage-cards.4' },
    ]);
  });

  it('xwing2:damage-cards.5 a repaired facedown card is discarded', () => {
    const game = table({ us: [tie([400, 400, 0], { damage: ['facedown: Hull Breach'] })] });
    game.does((running) => repairFacedown(running, running.state.ships[0]!, 'xwing2:damage-cards.5'));
    expect(game.ship(0).damage).toEqual([]);
    expect(sizeOf(game.state.players[0]!.deck)).toBe(32);
    expect(sizeOf(game.state.players[0]!.discarded)).toBe(1);
    expect(game.eventsOf('repaired')).toMatchObject([{ card: null }]);
  });

  it('xwing2:damage-cards.6 exposing is no suffered damage: it sets off no Fuel Leak and takes no shield', () => {
    const game = table({
      us: [ywing([400, 400, 0], { damage: ['Fuel Leak', 'facedown: Structural Damage'] })],
    });
    game.does((running) => exposeCard(running, running.state.ships[0]!));
    expect(game.story).toEqual(['exposed']);
    expect(game.ship(0).shields).toBe(2);
    expect(game.ship(0).damage.map((card) => card.up)).toEqual([true, true]);
  });

  it('xwing2:damage-cards.7 which of several facedown cards is exposed or repaired is chance', () => {
    const damage = [
      'facedown: Hull Breach',
      'facedown: Fuel Leak',
      'facedown: Weapons Failure',
      'Stunned Pilot',
    ];
    const game = table({ us: [ywing([400, 400, 0], { damage })] });
    game
      .deals('facedown card 2')
      .does((running) => repairFacedown(running, running.state.ships[0]!, 'xwing2:damage-cards.7'));
    expect(game.question).toBeUndefined();
    expect(game.ship(0).damage.map((card) => card.uid)).toEqual([1, 3, 4]);
    game.deals('facedown card 2').does((running) => exposeCard(running, running.state.ships[0]!));
    expect(game.eventsOf('exposed')).toMatchObject([{ card: 'Weapons Failure' }]);
  });

  it('xwing2:damage-cards.8 a repair that does not say which lets the player pick faceup or facedown', () => {
    const lay = () =>
      table({ us: [ywing([400, 400, 0], { damage: ['Hull Breach', 'facedown: Fuel Leak'] })] }).does(
        (running) => repairOneCard(running, running.state.ships[0]!, 'xwing2:damage-cards.8'),
      );
    expect(lay().options).toEqual([
      { card: 1, name: 'Hull Breach' },
      { card: -1, name: null },
    ]);
    expect(
      lay()
        .pick({ card: 1 })
        .ship(0)
        .damage.map((card) => [card.uid, card.up]),
    ).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(
      lay()
        .pick({ card: -1 })
        .ship(0)
        .damage.map((card) => [card.uid, card.up]),
    ).toEqual([[1, true]]);
  });

  it('xwing2:damage-cards.9 damage cards do not change the hull value', () => {
    const damage = ['facedown: Fuel Leak', 'Fuel Leak', 'Direct Hit!'];
    const game = table({ us: [xwing([400, 400, 0], { damage })] });
    expect(shipCard(game.ship(0).card).chassis.hull).toBe(4);
    expect(hullRemaining(game.ship(0))).toBe(1);
    expect(game.ship(0).destroyed).toBe(false);
  });

  it('xwing2:damage-cards.10 nobody sees which card lies facedown, not even its owner', () => {
    const game = table({ us: [xwing([400, 400, 0], { damage: ['facedown: Fuel Leak', 'Hull Breach'] })] });
    for (const player of [0, 1, -1]) {
      const seen = game.view(player);
      expect(seen.ships[0]!.damage.map((card) => card.kind)).toEqual([-2, 7]);
      expect(sizeOf(seen.players[0]!.deck)).toBe(32);
    }
  });

  it('tells nobody which facedown card was discarded', () => {
    const seen = ['Hull Breach', 'Fuel Leak'].map((name) => {
      const game = table({ us: [tie([400, 400, 0], { damage: [`facedown: ${name}`] })] });
      game.does((running) => repairFacedown(running, running.state.ships[0]!, 'xwing2:damage-cards.5'));
      return [0, 1, -1].map((player) => JSON.stringify(game.view(player)));
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('an empty damage deck', () => {
  const emptyDeck = (game: TestGame): TestGame => {
    game.state.players[0]!.deck = game.state.players[0]!.deck.map(() => 0);
    return game;
  };

  it('xwing2:damage-cards.11 is filled with all cards of destroyed ships', () => {
    const five = [
      'Fuel Leak',
      'Fuel Leak',
      'facedown: Direct Hit!',
      'facedown: Direct Hit!',
      'facedown: Hull Breach',
    ];
    const game = emptyDeck(table({ us: [decimator([400, 400, 0], { damage: five }), tie([600, 400, 0])] }));
    Object.assign(game.ship(0), { place: 'removed', destroyed: true });
    suffer(game, 1, 0, 1);
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([
      { player: 0, cards: 5, because: 'xwing2:damage-cards.11' },
    ]);
    expect(sizeOf(game.state.players[0]!.deck)).toBe(4);
    expect(game.ship(0).damage).toEqual([]);
    expect(game.ship(1).damage.length).toBe(1);
  });

  it('takes the cards of a destroyed ship that still waits for its removal, but not those of one that fled', () => {
    const game = emptyDeck(
      table({
        us: [
          tie([400, 400, 0], { damage: ['Fuel Leak', 'facedown: Fuel Leak', 'facedown: Hull Breach'] }),
          tie([600, 400, 0], { damage: ['facedown: Direct Hit!'] }),
          tie([700, 400, 0]),
        ],
        phase: 'engagement',
      }),
    );
    Object.assign(game.ship(0), { destroyed: true });
    Object.assign(game.ship(1), { place: 'removed', fled: true });
    suffer(game, 1, 0, 2);
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([{ cards: 3, because: 'xwing2:damage-cards.11' }]);
    expect(game.ship(1).damage.length).toBe(1);
    expect(game.ship(0).destroyed).toBe(true);
  });

  it('xwing2:damage-cards.12 is filled with the facedown cards of living ships, for which counters stand in', () => {
    const game = emptyDeck(
      table({
        us: [
          ywing([400, 400, 0], { damage: ['facedown: Fuel Leak', 'facedown: Hull Breach', 'Stunned Pilot'] }),
          ywing([600, 400, 0], {
            damage: ['facedown: Direct Hit!', 'facedown: Weapons Failure'],
            shields: 0,
          }),
        ],
      }),
    );
    suffer(game.deals('Weapons Failure'), 0, 1, 1);
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([
      { player: 0, cards: 4, because: 'xwing2:damage-cards.12' },
    ]);
    expect(sizeOf(game.state.players[0]!.deck)).toBe(3);
    expect(game.state.ships.map((ship) => ship.damage.map((card) => card.kind))).toEqual([
      [-1, -1, 3],
      [-1, -1, 6],
    ]);
    expect(game.state.ships.map(hullRemaining)).toEqual([3, 3]);
  });

  it('xwing2:damage-cards.12 takes those of docked ships too', () => {
    const game = emptyDeck(
      table({
        us: [
          { pilot: 'lothalrebel', at: [400, 400, 0], upgrades: ['ghost'], shields: 0 },
          { pilot: 'zeborrelios', at: [0, 0, 0], docked: 0, damage: ['facedown: Fuel Leak', 'Hull Breach'] },
        ],
      }),
    );
    suffer(game, 1, 0);
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([{ cards: 1, because: 'xwing2:damage-cards.12' }]);
    expect(game.ship(1).damage.map((card) => [card.kind, card.up])).toEqual([
      [-1, false],
      [expect.any(Number), true],
    ]);
  });

  it('deals counters when no card is left anywhere, and they destroy like cards', () => {
    const game = emptyDeck(table({ us: [tie([400, 400, 0])] }));
    suffer(game, 2, 1);
    expect(game.ship(0).damage.map((card) => [card.kind, card.up])).toEqual([
      [-1, false],
      [-1, false],
      [-1, false],
    ]);
    expect(game.ship(0).place).toBe('removed');
  });

  it('draws a card for a counter that is exposed', () => {
    const game = table({ us: [ywing([400, 400, 0], { damage: ['facedown: Fuel Leak'] })] });
    game.ship(0).damage[0]!.kind = -1;
    game.deals('Blinded Pilot').does((running) => exposeCard(running, running.state.ships[0]!));
    expect(game.ship(0).damage).toMatchObject([{ kind: 1, up: true }]);
  });

  it('does not repair a faceup card that is not there', () => {
    const game = table({ us: [ywing([400, 400, 0], { damage: ['facedown: Fuel Leak'] })] });
    game.does((running) => repairFaceup(running, running.state.ships[0]!, 1, 'xwing2:damage-cards.4'));
    expect(game.story).toEqual([]);
  });
});
