import { describe, expect, it } from 'vitest';
import { DAMAGE_NAMES } from '../abilities/damage-deck.ts';
import { layDevice } from '../devices/testing.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, ywing } from '../testing/index.ts';
import { dealDamageCard, exposeCard, repairFaceup, repairThatFacedown, sufferDamage } from './suffer.ts';

const HERE: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });

/** A ship suffers damage from no rule in particular. */
const suffer = (game: TestGame, hits: number, crits: number, id = 0) =>
  game.does((running) => sufferDamage(running, running.state.ships[id]!, { hits, crits }, 'xwing2:damage.1'));
const dealt = (game: TestGame) => game.eventsOf('damage-dealt').map((event) => event.card);
const inDeck = (game: TestGame, name: string, player = 0) =>
  game.state.players[player]!.deck[DAMAGE_NAMES.indexOf(name)]!;
const discarded = (game: TestGame, player = 0) =>
  game.state.players[player]!.discarded.reduce((sum, count) => sum + count, 0);

describe('a damage card that is dealt', () => {
  it('xwing2:abilities.10 is turned facedown by a card: its text does not resolve, and nobody sees it', () => {
    const game = table({ us: [ship('chewbacca', HERE, { shields: 0 })] }).deals('Panicked Pilot');
    suffer(game, 0, 1).pick({ ship: 0 });
    expect(dealt(game)).toEqual([null]);
    expect(game.ship(0)).toMatchObject({ charges: 0, damage: [{ up: false }], tokens: { stress: 0 } });
    expect(game.eventsOf('replaced')).toMatchObject([
      { ship: 0, what: 'deal', because: 'xwing2:abilities.10' },
    ]);
    const declined = table({ us: [ship('chewbacca', HERE, { shields: 0 })] }).deals('Panicked Pilot');
    suffer(declined, 0, 1).pick({ ship: -1 }).passAll();
    expect(dealt(declined)).toEqual(['Panicked Pilot']);
    expect(declined.ship(0).tokens.stress).toBe(2);
  });

  it('xwing2:abilities.10 is discarded by a card, and is no damage', () => {
    const game = table({
      us: [xwing(HERE)],
      them: [ywing(ahead(150), { shields: 0, upgrades: ['beskarreinforcedplating'] })],
    });
    game.rolls('crit', 'blank', 'blank', 'blank').deals('Panicked Pilot').attack(0, 1);
    const [, discard] = game.options as readonly { readonly ability: string }[];
    game.pick({ ability: discard!.ability });
    expect([dealt(game), game.ship(1).damage, discarded(game, 1)]).toEqual([[], [], 1]);
    expect(game.ship(1).upgrades[0]!.charges).toBe(0);
  });

  it('xwing2:abilities.10 is picked of three by the attacker, and the others are discarded', () => {
    const game = table({ us: [ship('maarekstele', HERE)], them: [ywing(ahead(150), { shields: 0 })] });
    game.rolls('crit', 'blank', 'blank').deals('Panicked Pilot', 'Fuel Leak', 'Direct Hit!').attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'search-deck', player: 0 });
    expect(game.options).toEqual([
      { name: 'Panicked Pilot' },
      { name: 'Fuel Leak' },
      { name: 'Direct Hit!' },
    ]);
    game.checkViews().pick({ name: 'Fuel Leak' }).passAll();
    expect([dealt(game), discarded(game, 1)]).toEqual([['Fuel Leak'], 2]);
  });

  it('xwing2:abilities.10 is picked of as many as are left', () => {
    const game = table({ us: [ship('maarekstele', HERE)], them: [ywing(ahead(150), { shields: 0 })] });
    const { deck } = game.state.players[1]!;
    for (const name of DAMAGE_NAMES) deck[DAMAGE_NAMES.indexOf(name)] = 0;
    for (const name of ['Fuel Leak', 'Direct Hit!']) deck[DAMAGE_NAMES.indexOf(name)] = 1;
    game.rolls('crit', 'blank', 'blank').attack(0, 1);
    expect(game.options).toHaveLength(2);
    game.pick({ name: 'Direct Hit!' }).passAll();
    expect(discarded(game, 1)).toBe(1);
  });

  it('xwing2:faq-specific-card-questions.43 is searched in the deck during setup, and not shown', () => {
    const fireball = (phase: string) => {
      const layout = { us: [xwing(HERE, { upgrades: ['kazsfireball'] })], phase };
      return table(layout)
        .deals('Panicked Pilot')
        .does((running) => dealDamageCard(running, running.state.ships[0]!, false, 'xwing2:damage-cards.1'));
    };
    const game = fireball('setup');
    const [panicked, leak] = [inDeck(game, 'Panicked Pilot'), inDeck(game, 'Fuel Leak')];
    game.pick({ ship: 0 });
    expect(game.question?.kind).toBe('search-deck');
    expect(game.offers({ name: 'Panicked Pilot' })).toBe(false);
    game.pick({ name: 'Fuel Leak' });
    expect(dealt(game)).toEqual([null]);
    expect(inDeck(game, 'Fuel Leak')).toBe(leak - 1);
    expect(inDeck(game, 'Panicked Pilot')).toBe(panicked);
    expect(game.ship(0).damage).toMatchObject([{ up: false, kind: DAMAGE_NAMES.indexOf('Fuel Leak') }]);
    expect(fireball('activation').question).toBeUndefined();
  });

  it('xwing2:damage-cards.11 the cards of an enemy’s destroyed ship do not fill a deck', () => {
    const game = table({
      us: [tie(HERE), tie([500, 400, 0], { damage: ['facedown: Fuel Leak'] })],
      them: [tie([400, 800, 180], { damage: ['Fuel Leak', 'facedown: Hull Breach'] })],
    });
    const side = game.state.players[0]!;
    side.deck = side.deck.map(() => 0);
    Object.assign(game.ship(2), { place: 'removed', destroyed: true });
    suffer(game, 1, 0);
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([{ cards: 1, because: 'xwing2:damage-cards.12' }]);
    expect(game.ship(2).damage).toHaveLength(2);
  });
});

describe('what damage sets off', () => {
  it('xwing2:damage-deck.13 crit damage sets a Fuel Leak off that was there before, not the one it deals', () => {
    const old = table({ us: [ywing(HERE, { shields: 1, damage: ['Fuel Leak'] })] });
    suffer(old, 0, 1);
    expect(old.eventsOf('ability')).toMatchObject([{ ship: 0, ability: 'Fuel Leak' }]);
    expect(old.eventsOf('repaired')).toMatchObject([{ card: 'Fuel Leak' }]);
    const fresh = suffer(table({ us: [ywing(HERE, { shields: 0 })] }).deals('Fuel Leak'), 0, 1);
    expect(dealt(fresh)).toEqual(['Fuel Leak']);
    expect(fresh.eventsOf('ability')).toEqual([]);
    expect(suffer(table({ us: [ywing(HERE, { damage: ['Fuel Leak'] })] }), 1, 0).eventsOf('ability')).toEqual(
      [],
    );
  });

  it('xwing2:attack.21 as many friends as the defender was dealt cards, by a special attack', () => {
    const shot = (...attack: string[]) => {
      const stressed = { tokens: { stress: 1 } };
      const game = table({
        us: [
          xwing(HERE, { upgrades: ['ioncannon', 'sabinewren-gunner'] }),
          ...[350, 450].map((x): TestShip => ship('bluesquadronescort', [x, 500, 0], stressed)),
        ],
        them: [ywing(ahead(150), { shields: 0 })],
      });
      game
        .rolls(...attack, 'blank')
        .engage(0)
        .pick({ kind: 'attack', weapon: 1 });
      while (game.question && !game.offers({ use: true }) && game.question.kind !== 'choose-ship')
        game.answer(0);
      return game.question !== undefined;
    };
    expect(shot('hit', 'blank', 'blank')).toBe(true);
    expect(shot('blank', 'blank', 'blank')).toBe(false);
  });

  it('xwing2:attack.21 a faceup card that the defender was dealt, but none that lay there or that the attacker has', () => {
    const shot = (face: string) => {
      const game = table({
        us: [xwing(HERE, { upgrades: ['rifftamson'] })],
        them: [ywing(ahead(150), { shields: 0, damage: ['Damaged Engine'] })],
      });
      game.rolls(face, 'blank', 'blank', 'blank').deals('Hull Breach').attack(0, 1).passAll();
      return game.ship(1).tokens.strain;
    };
    expect([shot('crit'), shot('hit')]).toEqual([2, 0]);
  });

  it('xwing2:faq-engagement-phase-and-attacking.2 damage outside an attack, for who asks whether a ship defends', () => {
    const jostero = () =>
      table({ us: [ship('captainjostero', HERE), xwing([460, 400, 0])], them: [ywing(ahead(150))] });
    const hurt = suffer(jostero(), 1, 0, 2);
    expect(hurt.offers({ use: true }) || hurt.offers({ kind: 'attack', target: 2 })).toBe(true);
    hurt.passAll();
    const defending = jostero().rolls('hit', 'blank', 'blank', 'blank').attack(1, 2);
    expect(defending.question).toBeUndefined();
  });

  it('xwing2:removed-from-the-game.1 a ship that is no longer in play suffers nothing', () => {
    const game = table({ us: [xwing(HERE)], set: { '/ships/0/place': 'removed' } });
    expect(suffer(game, 2, 1).story).toEqual([]);
    expect(suffer(table({ us: [xwing(HERE)] }), 0, 0).story).toEqual([]);
  });
});

describe('remotes', () => {
  it('xwing2:remotes.11 xwing2:remotes.12 suffer hit and crit damage alike, and are removed when it reaches their hull', () => {
    const probe = () => {
      const game = table({ us: [xwing(HERE)], them: [tie([400, 800, 180])] });
      layDevice(game, 'drk1probedroid', [600, 600, 0]);
      return game;
    };
    const game = suffer(probe(), 0, 1, 2);
    expect(game.state.devices).toEqual([]);
    expect(suffer(probe(), 1, 0, 2).state.devices).toEqual([]);
  });
});

describe('fleeing', () => {
  it('xwing2:flee.1 a card has its ship go into reserve instead', () => {
    const over = (charges: number) =>
      table({ us: [ship('moraloeval', [400, 890, 0], { charges })], them: [tie(HERE)] }).fly(0, '3 straight');
    const game = over(1).pick({ ship: 0 });
    expect(game.eventsOf('fled')).toEqual([]);
    expect(game.eventsOf('replaced')).toMatchObject([{ what: 'flee', because: 'xwing2:abilities.10' }]);
    expect(game.ship(0).place).toBe('reserve');
    game.passAll();
    const fled = over(0);
    expect(fled.eventsOf('fled')).toMatchObject([{ ship: 0, because: 'xwing2:flee.1' }]);
    expect(fled.ship(0).place).toBe('removed');
  });
});

describe('damage that a card changes or prevents', () => {
  const cards = (game: TestGame) => [game.ship(0).shields, game.ship(0).damage.map(({ up }) => up)];

  it('xwing2:damage-deck.8 with a Hull Breach hit damage is crit damage', () => {
    const game = table({ us: [ywing(HERE, { shields: 0, damage: ['Hull Breach'] })] });
    suffer(game.deals('Damaged Engine', 'Weapons Failure'), 1, 1);
    expect(game.eventsOf('damage-turned')).toMatchObject([{ ship: 0, damage: 1 }]);
    expect(dealt(game)).toEqual(['Damaged Engine', 'Weapons Failure']);
    const crits = table({ us: [ywing(HERE, { shields: 0, damage: ['Hull Breach'] })] });
    suffer(crits.deals('Weapons Failure'), 0, 1);
    expect(crits.eventsOf('damage-turned')).toEqual([]);
  });

  it('xwing2:abilities.10 crit damage is prevented before hit damage, as much as the card says', () => {
    const iden = (hits: number, crits: number) => {
      const game = table({
        us: [tie(HERE, { shields: 0 }), ship('idenversio-battleofyavin', [460, 400, 0], { upgrades: [] })],
      });
      suffer(game, hits, crits).pick({ ship: 1 });
      return [game.eventsOf('damage-prevented').map(({ damage }) => damage), ...cards(game).slice(1)];
    };
    expect(iden(1, 1)).toEqual([[1], [false]]);
    expect(iden(2, 0)).toEqual([[1], [false]]);
    expect(iden(1, 0)).toEqual([[1], []]);
  });

  it('xwing2:abilities.10 damage of an obstacle alone, by a card that says so', () => {
    const plating = (from: 'obstacle' | undefined) => {
      const game = table({ us: [xwing(HERE, { upgrades: ['ablativeplating'] })] }).does((running) =>
        sufferDamage(running, running.state.ships[0]!, { hits: 1, crits: 0 }, 'xwing2:damage.1', from),
      );
      const asked = game.question !== undefined;
      if (asked) game.pick({ ship: 0 });
      return [asked, game.ship(0).shields];
    };
    expect([plating('obstacle'), plating(undefined)]).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it('xwing2:abilities.10 a facedown card is turned up by a card of an enemy', () => {
    const kylo = (at: At) => {
      const game = table({
        us: [ywing(HERE, { shields: 0 })],
        them: [ship('kyloren-tiewiwhispermodifiedinterceptor', at)],
      }).deals('Fuel Leak');
      suffer(game, 1, 0);
      if (game.question) game.pick({ ship: 1 });
      return dealt(game);
    };
    expect(kylo([400, 600, 180])).toEqual(['Fuel Leak']);
    expect(kylo([600, 600, 180])).toEqual([null]);
  });
});

describe('cards that are exposed or repaired', () => {
  it('xwing2:damage-cards.7 one that the player picks, of those with different names', () => {
    const facedown = ['facedown: Fuel Leak', 'facedown: Fuel Leak', 'facedown: Structural Damage'];
    const game = table({ us: [ship('r1j5', HERE, { upgrades: [], damage: facedown })] });
    game.does((running) => exposeCard(running, running.state.ships[0]!));
    expect(game.options).toEqual([{ name: 'Fuel Leak' }, { name: 'Structural Damage' }]);
    game.pick({ name: 'Structural Damage' });
    expect(game.eventsOf('exposed')).toMatchObject([{ card: 'Structural Damage' }]);
    const none = table({ us: [ship('r1j5', HERE, { upgrades: [], damage: ['Fuel Leak'] })] });
    expect(none.does((running) => exposeCard(running, running.state.ships[0]!)).story).toEqual([]);
  });

  it('xwing2:damage-cards.5 that facedown card and no other', () => {
    const game = table({
      us: [ywing(HERE, { damage: ['facedown: Fuel Leak', 'facedown: Hull Breach', 'Stunned Pilot'] })],
    });
    const [, second, up] = game.ship(0).damage.map(({ uid }) => uid);
    game.does((running) => {
      repairThatFacedown(running, running.state.ships[0]!, up!, 'xwing2:damage-cards.5');
      repairThatFacedown(running, running.state.ships[0]!, second!, 'xwing2:damage-cards.5');
    });
    expect(game.eventsOf('repaired')).toHaveLength(1);
    expect(game.ship(0).damage.map(({ kind }) => DAMAGE_NAMES[kind])).toEqual(['Fuel Leak', 'Stunned Pilot']);
  });

  it('xwing2:damage-cards.4 that faceup card and no other', () => {
    const game = table({ us: [ywing(HERE, { damage: ['Damaged Engine', 'Weapons Failure'] })] });
    const uid = game.ship(0).damage[1]!.uid;
    game.does((running) => repairFaceup(running, running.state.ships[0]!, uid, 'xwing2:damage-cards.4'));
    expect(game.eventsOf('repaired')).toMatchObject([{ card: 'Weapons Failure' }]);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([true, false]);
  });
});

describe('a destroyed ship that a card keeps in play', () => {
  const hurt = ['facedown: Fuel Leak', 'facedown: Fuel Leak'];

  it('xwing2:introduction.2 acts until the End Phase is over, and is removed then', () => {
    const captain = (upgrades: readonly string[]) => {
      const game = table({
        us: [tie(HERE, { upgrades, damage: hurt }), tie([600, 400, 0])],
        phase: 'activation',
      });
      return suffer(game, 1, 0);
    };
    const stays = captain(['stalwartcaptain']);
    expect(stays.ship(0)).toMatchObject({ destroyed: true, place: 'table' });
    stays.fly(0, '2 straight').passAll();
    expect(stays.eventsOf('maneuver')).toHaveLength(1);
    const gone = captain([]);
    expect(gone.ship(0).place).toBe('removed');
  });

  it('xwing2:destroying-ships.3 any other flies no more, as one that has left the game', () => {
    const flies = (set: Readonly<Record<string, unknown>>) =>
      table({ us: [tie(HERE)], set: { '/ships/0/dial': 0, '/ships/0/revealed': true, ...set } })
        .run({ kind: 'maneuver', ship: 0 })
        .eventsOf('maneuver').length;
    expect(flies({})).toBe(1);
    expect(flies({ '/ships/0/destroyed': true })).toBe(0);
    expect(flies({ '/ships/0/place': 'removed' })).toBe(0);
  });

  it('xwing2:destroying-ships.3 opens the moment before it is removed, once', () => {
    const gift = (charges: number) => {
      const game = table({
        us: [
          tie(HERE, { upgrades: ['partinggift-legendsandrelics', `protonbombs:${charges}`], damage: hurt }),
        ],
        phase: 'activation',
      });
      return suffer(game, 1, 0);
    };
    const game = gift(1);
    expect(game.question).toBeDefined();
    game.passAll();
    expect(game.ship(0).place).toBe('removed');
    expect(game.eventsOf('removed')).toHaveLength(1);
    expect(gift(0).ship(0).place).toBe('removed');
  });
});
