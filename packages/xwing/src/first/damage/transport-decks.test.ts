import { describe, expect, it } from 'vitest';
import { hullOf } from '../game.ts';
import { imagine } from '../imagine.ts';
import { occasion } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { COUNTER, cardsOf, deckKinds, replaceCounters } from './deck.ts';
import { dealDamageCard, sufferDamage } from './suffer.ts';

/** The two damage decks of the GR-75, and what each of their cards does. */

const HERE: At = [457, 400, 0];
const FAR = tie([100, 850, 180]);
const gr75 = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'gr75mediumtransport',
  at: HERE,
  ...more,
});
const alone = (more: Partial<TestShip> = {}, them: readonly TestShip[] = [FAR]) =>
  table({ us: [gr75(more)], them });
const energy = (count: number): Partial<TestShip> => ({ tokens: { energy: count } });
const sizes = (game: TestGame, player = 0) =>
  (['tfa', 'transport-fore', 'transport-aft'] as const).map((deck) =>
    cardsOf(game.state, game.state.players[player]!.deck, deck).reduce((sum, count) => sum + count, 0),
  );
/** A faceup card comes to the ship by its name, without a word about where it was struck. */
const dealt = (game: TestGame, name: string, half: 'fore' | 'aft' = 'fore') =>
  game.deals(name).does((running) => {
    dealDamageCard(running, running.state.ships[0]!, true, 'xwing1:damage.9', half);
  });
const offered = (game: TestGame): readonly (string | undefined)[] => {
  const all = (game.options as readonly { kind?: string; action?: string; name?: string }[]).map(
    ({ kind, action, name }) => action ?? name ?? kind,
  );
  game.passAll();
  return all;
};
const upright = (game: TestGame): readonly boolean[] => game.ship(0).damage.map(({ up }) => up);

describe('the decks of the GR-75', () => {
  it('xwing1:damage-deck-rebel-transport.1 are two of ten cards, beside the common one', () => {
    expect(sizes(alone())).toEqual([33, 10, 10]);
    expect(sizes(table({ us: [gr75(), gr75({ at: [600, 400, 0] })], them: [FAR] }))).toEqual([33, 20, 20]);
    expect(alone().state.players[1]!.deck).toHaveLength(14);
  });

  it.each([
    ['before', [457, 640, 180], [33, 9, 10]],
    ['behind', [457, 160, 0], [33, 10, 9]],
  ] as const)(
    'xwing1:huge-ships.4 give the card of the half that lies nearer to an attacker %s it',
    (_, at, left) => {
      const game = table({ us: [gr75({ shields: 0 })], them: [xwing(at)] })
        .rolls('hit', 'blank', 'blank')
        .attack(1, 0);
      while (game.question) game.answer(game.options.length - 1);
      expect(game.ship(0).damage).toHaveLength(1);
      expect(sizes(game)).toEqual(left);
    },
  );

  it('xwing1:huge-ships.4 are chosen by the opponent where nothing says which half was struck', () => {
    const hurt = (hits: number, shields: number) =>
      alone({ shields }).does((game) =>
        sufferDamage(game, game.state.ships[0]!, { hits, crits: 0 }, 'xwing1:damage.1'),
      );
    const game = hurt(3, 1);
    expect(game.question).toMatchObject({ kind: 'damage-half', player: 1, ship: 0 });
    game.pick({ side: 'aft' });
    expect(sizes(game)).toEqual([33, 10, 8]);
    expect(hurt(1, 1).question).toBeUndefined();
  });

  it.each([
    [580, 'fore', [33, 9, 10]],
    [420, 'aft', [33, 10, 9]],
  ] as const)(
    'xwing1:huge-ships.19 give the card of the half that lies on an obstacle at %i, %s',
    (y, _, left) => {
      const game = table({
        us: [gr75()],
        them: [FAR],
        obstacles: [{ outline: 'coreasteroid0', at: [457, y, 0] }],
      }).fly(0, '2 straight');
      game.passAll();
      expect(sizes(game)).toEqual(left);
    },
  );

  it('xwing1:damage.7 are made anew each from its own discards, and lend each other no card', () => {
    const game = alone({ shields: 0 });
    const kinds = deckKinds(game.state);
    const side = game.state.players[0]!;
    side.discarded = side.deck.map((count, kind) => (kinds[kind]!.deck === 'transport-fore' ? count : 0));
    side.deck = side.deck.map((count, kind) => (kinds[kind]!.deck === 'tfa' ? count : 0));
    game.does((running) => {
      dealDamageCard(running, running.state.ships[0]!, false, 'xwing1:damage.9', 'fore');
      dealDamageCard(running, running.state.ships[0]!, false, 'xwing1:damage.9', 'aft');
    });
    expect(sizes(game)).toEqual([33, 9, 0]);
    expect(game.ship(0).damage.map(({ kind }) => (kind === COUNTER ? null : kinds[kind]!.deck))).toEqual([
      'transport-fore',
      null,
    ]);
    game.does(replaceCounters);
    expect(sizes(game)).toEqual([33, 8, 0]);
  });

  it('xwing1:damage.6 show by the back of a facedown card which of them it is of, and no more', () => {
    const game = alone({ damage: ['facedown: reactor-leak', 'facedown: direct-hit'] });
    const seen = game.view(1);
    expect(new Set(seen.ships[0]!.damage.map(({ kind }) => kind)).size).toBe(2);
    expect(seen.ships[0]!.damage.every(({ kind }) => kind < COUNTER)).toBe(true);
    const whole = (deck: 'transport-fore' | 'transport-aft') =>
      cardsOf(seen, seen.players[0]!.deck, deck).reduce((sum, count) => sum + count, 0);
    expect([whole('transport-fore'), whole('transport-aft')]).toEqual([10, 10]);
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      const imagined = imagine(seen, 1, () => chance, seen);
      const kinds = imagined.ships[0]!.damage.map(({ kind }) => deckKinds(imagined)[kind]!.deck);
      expect(kinds).toEqual(['transport-aft', 'transport-fore']);
    }
  });

  it('Expanded Cargo Hold draws a faceup card from the other half’s once a round', () => {
    const hit = (game: TestGame, faceup: boolean) =>
      game.does((running) =>
        dealDamageCard(running, running.state.ships[0]!, faceup, 'xwing1:damage.9', 'fore'),
      );
    const game = hit(alone({ upgrades: ['expandedcargohold'] }).deals('reactor-leak'), true);
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 0 });
    game.pick({ use: true });
    expect(sizes(game)).toEqual([33, 10, 9]);
    expect(hit(game.deals('direct-hit'), true).question).toBeUndefined();
    const facedown = hit(alone({ upgrades: ['expandedcargohold'] }), false);
    expect([facedown.question, sizes(facedown)]).toEqual([undefined, [33, 9, 10]]);
  });
});

describe('cards that limit what is done', () => {
  it('xwing1:damage-deck-rebel-transport.2 Reactor Cowl Rupture: all energy for two shields at most', () => {
    const recovers = (damage: readonly string[], upgrades: readonly string[] = []) =>
      alone({ damage, upgrades, shields: 0, ...energy(4) })
        .act(0)
        .pick({ action: 'recover' });
    const result = (game: TestGame) => [game.ship(0).shields, game.ship(0).tokens.energy];
    expect(result(recovers(['reactor-cowl-rupture']))).toEqual([2, 0]);
    expect(result(recovers([]))).toEqual([4, 0]);
    expect(result(recovers(['reactor-cowl-rupture'], ['shieldtechnician']))).toEqual([2, 0]);
    expect(recovers(['reactor-cowl-rupture']).eventsOf('shield-recovered')).toMatchObject([
      { because: 'xwing1:damage-deck-rebel-transport.2' },
    ]);
  });

  it('xwing1:damage-deck-rebel-transport.3 Secondary Drive Failure: each action costs an energy', () => {
    const acts = (count: number) =>
      alone({ damage: ['secondary-drive-failure'], shields: 2, ...energy(count) }).act(0);
    expect(acts(0).question).toBeUndefined();
    expect(offered(acts(1))).toEqual(['reinforce', 'none']);
    expect(acts(1).refusal('recover')).toBe('xwing1:damage-deck-rebel-transport.3');
    const game = acts(2);
    game.pick({ action: 'reinforce' });
    game.pick({ side: 'fore' });
    expect(game.ship(0).tokens).toMatchObject({ energy: 1, 'reinforce-fore': 1 });
    const recovered = acts(2).pick({ action: 'recover' });
    expect([recovered.ship(0).shields, recovered.ship(0).tokens.energy]).toEqual([3, 0]);
  });

  it('xwing1:damage-deck-rebel-transport.3 Secondary Drive Failure: what an action of a card costs comes on top', () => {
    const mends = (count: number) => {
      const damage = ['secondary-drive-failure', 'facedown: reactor-leak'];
      return offered(alone({ damage, upgrades: ['wed15repairdroid'], ...energy(count) }).act(0));
    };
    expect(mends(1)).not.toContain('card');
    expect(mends(2)).toContain('card');
  });

  it('xwing1:damage-deck-rebel-transport.4 Projector Power Failure: no reinforcing with less than 3 energy', () => {
    const bar = (count: number) =>
      offered(alone({ damage: ['projector-power-failure'], ...energy(count) }).act(0));
    expect(bar(3)).toContain('reinforce');
    expect(alone({ damage: ['projector-power-failure'], ...energy(2) }).act(0).question).toBeUndefined();
    const recovers = alone({ damage: ['projector-power-failure'], shields: 0, ...energy(2) }).act(0);
    expect(recovers.refusal('reinforce')).toBe('xwing1:damage-deck-rebel-transport.4');
  });

  it('xwing1:damage-deck-rebel-transport.5 Broadcast Malfunction: no jamming until a hit is rolled', () => {
    const near = [tie([600, 400, 0])];
    const broken = () => alone({ damage: ['broadcast-malfunction'] }, near).act(0);
    expect(offered(alone({}, near).act(0))).toContain('jam');
    expect(offered(broken())).not.toContain('jam');
    expect(broken().refusal('jam')).toBe('xwing1:damage-deck-rebel-transport.5');
    expect(upright(broken().rolls('hit').pick({ kind: 'damage-card' }))).toEqual([false]);
    expect(upright(broken().rolls('crit').pick({ kind: 'damage-card' }))).toEqual([true]);
  });

  it('xwing1:damage-deck-rebel-transport.10 Engine Damage: no action after a maneuver that is too fast for it', () => {
    const skipped = (copies: number, maneuver: string) => {
      const game = alone({ damage: Array.from({ length: copies }, () => 'engine-damage') });
      game.fly(0, maneuver).passAll();
      return game.eventsOf('action-skipped').map(({ because }) => because);
    };
    expect(skipped(2, '3 straight')).toEqual(['xwing1:damage-deck-rebel-transport.10']);
    expect(skipped(1, '4 straight')).toEqual(['xwing1:damage-deck-rebel-transport.10']);
    expect(skipped(2, '2 straight')).toEqual([]);
  });
});

describe('cards that hurt', () => {
  it('Direct Hit counts as two damage', () => {
    const three = alone({ shields: 0, damage: ['direct-hit', 'direct-hit', 'direct-hit'] });
    expect(dealt(three, 'direct-hit').ship(0).destroyed).toBe(true);
    const plain = alone({ shields: 0, damage: ['direct-hit', 'direct-hit', 'direct-hit'] });
    expect(dealt(plain, 'damaged-stabilizers').ship(0).destroyed).toBe(false);
  });

  it('xwing1:damage-deck-rebel-transport.8 Reactor Leak: each copy takes an energy of a maneuver', () => {
    const gains = (copies: number) => {
      const leaks = Array.from({ length: copies }, () => 'reactor-leak');
      const game = alone({ damage: leaks, ...energy(0) });
      game.fly(0, '1 straight').passAll();
      const leaked = 'xwing1:damage-deck-rebel-transport.8';
      expect(game.eventsOf('gained').some(({ because }) => because === leaked)).toBe(
        copies > 0 && copies < 3,
      );
      return game.ship(0).tokens.energy;
    };
    expect([0, 1, 2, 3].map(gains)).toEqual([3, 2, 1, 0]);
  });

  it('xwing1:damage-deck-rebel-transport.9 Damaged Stabilizers: a bank costs a damage of the fore deck', () => {
    const flies = (maneuver: string) => {
      const game = alone({ shields: 0, damage: ['damaged-stabilizers'] });
      game.fly(0, maneuver).passAll();
      return sizes(game);
    };
    expect(flies('1 bank left')).toEqual([33, 8, 10]);
    expect(flies('1 straight')).toEqual([33, 9, 10]);
    const mends = (face: string) =>
      upright(
        alone({ damage: ['damaged-stabilizers'] })
          .act(0)
          .rolls(face)
          .pick({ kind: 'damage-card' }),
      );
    expect([mends('hit'), mends('crit')]).toEqual([[false], [true]]);
  });

  it('xwing1:damage-deck-rebel-transport.6 Command Pod Casualties: stress to a friend, and to one more if the opponent likes', () => {
    const us = [gr75(), xwing([200, 300, 0]), xwing([700, 300, 0])];
    const casualties = () => dealt(table({ us, them: [FAR] }), 'command-pod-casualties', 'aft');
    const game = casualties();
    expect(game.question).toMatchObject({ kind: 'stress-friend', player: 0 });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 1 });
    expect(game.question).toMatchObject({ kind: 'stress-friend', player: 1 });
    game.pick({ target: 2 });
    expect([1, 2].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1]);
    expect(upright(game)).toEqual([false]);
    const spared = casualties().pick({ target: 1 }).pick({ target: -1 });
    expect([1, 2].map((id) => spared.ship(id).tokens.stress)).toEqual([1, 0]);
    expect(upright(dealt(alone(), 'command-pod-casualties', 'aft'))).toEqual([false]);
  });

  it('xwing1:damage-deck-rebel-transport.7 Hull Breach: an upgrade is out of use until two energy turn the card down', () => {
    const us = [gr75({ upgrades: ['engineeringteam', 'shieldtechnician'], ...energy(0) })];
    const game = dealt(table({ us, them: [FAR] }), 'hull-breach');
    expect(game.question).toMatchObject({ kind: 'cover-upgrade', player: 0 });
    game.pick({ upgrade: 'engineeringteam' });
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([true, false]);
    game.fly(0, '1 straight');
    expect([game.ship(0).tokens.energy, game.question?.kind]).toEqual([3, 'mend-for-energy']);
    game.pick({ spend: true }).passAll();
    expect(game.ship(0).tokens.energy).toBe(1);
    expect(game.ship(0).upgrades.map(({ discarded, under }) => [discarded, under])).toEqual([
      [false, 0],
      [false, 0],
    ]);
    expect(upright(game)).toEqual([false]);
  });

  it('xwing1:damage-deck-rebel-transport.7 Hull Breach asks nothing of a ship without an upgrade in use', () => {
    for (const upgrades of [[], ['discarded: engineeringteam']]) {
      const game = dealt(alone({ upgrades }), 'hull-breach');
      expect([game.question, upright(game)]).toEqual([undefined, [true]]);
    }
  });

  it('xwing1:damage-deck-rebel-transport.7 Hull Breach takes the values of the card that lies under it', () => {
    const game = alone({ upgrades: ['combatretrofit'] });
    expect(game.ship(0).shields).toBe(5);
    dealt(game, 'hull-breach').passAll();
    expect([game.ship(0).shields, hullOf(game.ship(0))]).toEqual([4, 8]);
  });

  it('xwing1:damage-deck-rebel-transport.7 Hull Breach asks for no energy that is not there', () => {
    const using = (count: number) => {
      const game = alone({ damage: ['hull-breach'], ...energy(count) });
      return game.run({ kind: 'window', ...occasion('using-energy', { ship: 0 }) });
    };
    expect(using(1).question).toBeUndefined();
    const refused = using(2).pick({ spend: false });
    expect([upright(refused), refused.ship(0).tokens.energy]).toEqual([[true], 2]);
  });
});
