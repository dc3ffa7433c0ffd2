import { describe, expect, it } from 'vitest';
import { sufferDamage } from '../../damage/suffer.ts';
import { occasion } from '../../state.ts';
import { type At, interceptor, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];

/** An X-wing attacks a TIE fighter with a modification at range 2: three dice against three. */
const defending = (modification: string, more: Partial<TestShip> = {}, mine: Partial<TestShip> = {}) =>
  table({ us: [xwing(us, mine)], them: [tie(ahead(150), { upgrades: [modification], ...more })] });

type Game = ReturnType<typeof table>;

describe('modifications after a maneuver', () => {
  it('Afterburners boost after a fast maneuver, even while stressed, for a charge', () => {
    const game = table({ us: [xwing(us, { upgrades: ['afterburners'], tokens: { stress: 1 } })] });
    game.fly(0, '4 straight').pick({ action: 'boost' }).pick({ direction: 'straight' });
    if (game.question) game.passAll();
    expect(game.pose(0).y).toBeCloseTo(400 + 200 + 80, 6);
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
    const slow = table({ us: [xwing(us, { upgrades: ['afterburners'] })] }).fly(0, '2 straight');
    expect(slow.offers({ action: 'boost' })).toBe(false);
    slow.passAll();
  });

  it('an Ion Maneuvering Jet acts after a Koiogran Turn though stressed', () => {
    const game = table({ us: [interceptor(us, { upgrades: ['ionmaneuveringjet-battleoverendor'] })] });
    game.fly(0, '4 koiogran').pick({ action: 'evade' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, stress: 1 });
  });

  it('Computer-Assisted Handling boosts or rolls for its charge', () => {
    const game = table({ us: [xwing(us, { upgrades: ['computerassistedhandling-battleoverendor'] })] });
    game.fly(0, '2 straight').pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer(0).passAll();
    expect(game.pose(0).x).toBeLessThan(400);
    expect(game.ship(0).upgrades[0]?.charges).toBe(0);
  });
});

describe('modifications against damage', () => {
  const hurt = (game: Game, id: number, hits: number, crits: number): Game =>
    game.does((running) =>
      sufferDamage(running, running.state.ships[id]!, { hits, crits }, 'xwing2:damage.1'),
    );

  it('a Stealth Device adds a defense die until damage is suffered', () => {
    const game = defending('stealthdevice');
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.eventsOf('rolled').at(-1)?.faces).toHaveLength(4);
    expect(game.ship(1).upgrades[0]?.charges).toBe(0);
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.eventsOf('rolled').at(-1)?.faces).toHaveLength(3);
  });

  it('Impervium Plating discards a faceup Ship card, not a Pilot one', () => {
    const ship = table({ us: [tie(us, { upgrades: ['imperviumplating'] })] });
    hurt(ship.deals('Structural Damage'), 0, 0, 1);
    ship.takes({ ship: 0 }).passAll();
    expect([ship.ship(0).damage.length, ship.ship(0).upgrades[0]?.charges]).toEqual([0, 1]);
    const pilot = table({ us: [tie(us, { upgrades: ['imperviumplating'] })] });
    expect(hurt(pilot.deals('Blinded Pilot'), 0, 0, 1).question).toBeUndefined();
  });

  it('Beskar plating turns a card down for one charge or discards it for two, with the attacker in front', () => {
    const down = defending('beskarreinforcedplating').deals('Structural Damage');
    down.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    down.takes({ ability: 'upgrade-beskarreinforcedplating.0' }).passAll();
    expect(down.ship(1).damage.map(({ up }) => up)).toEqual([false]);
    const gone = defending('beskarreinforcedplating').deals('Structural Damage');
    gone.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    gone.takes({ ability: 'upgrade-beskarreinforcedplating.1' }).passAll();
    expect(gone.ship(1).damage).toHaveLength(0);
  });

  it('a Sensor Jammer turns a hit of a locked attacker to a focus', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(150), { upgrades: ['sensorjammer-battleofyavin'] })],
      locks: [[1, 0]],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.ship(1).damage).toHaveLength(0);
  });

  it('Chaff Particles trade an unused focus result for a red or orange token', () => {
    const game = defending('chaffparticles-battleoverendor', { tokens: { stress: 1 } });
    game.rolls('blank', 'blank', 'blank', 'focus', 'blank', 'blank').attack(0, 1);
    game.takes({ use: true }).passAll();
    expect(game.ship(1).tokens.stress).toBe(0);
  });
});

describe('other modifications', () => {
  it('an Electronic Baffle trades a hit damage for a red token in the End Phase', () => {
    const game = table({ us: [xwing(us, { upgrades: ['electronicbaffle'], tokens: { stress: 1 } })] });
    game.run({ kind: 'window', ...occasion('during-end') });
    game.takes({ use: true }).passAll();
    expect([game.ship(0).tokens.stress, game.ship(0).shields]).toEqual([0, 1]);
  });

  it('Automated Loaders reload after a primary attack', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['automatedloaders-swz98', 'protontorpedoes:0'] })],
      them: [tie(ahead(150))],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    game.takes({ action: 'reload' }).passAll();
    expect(game.ship(0).upgrades[1]?.charges).toBe(1);
    expect(game.ship(0).tokens.disarm).toBe(1);
  });

  it('a Synchronized Console hands its lock on the defender to a friend', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['synchronizedconsole'] }), xwing([480, 400, 0])],
      them: [tie(ahead(150))],
      locks: [[0, 2]],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2);
    game.takes({ target: 1 }).passAll();
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
  });

  it('Contingency Protocol lets another ship with it act when its own one falls', () => {
    const droid = (at: At): TestShip => tie(at, { upgrades: ['contingencyprotocol-siegeofcoruscant'] });
    const game = table({ us: [droid(us), droid([480, 400, 0]), tie([320, 400, 0])] });
    game.run({ kind: 'window', ...occasion('after-destroyed', { ship: 0 }) });
    expect(game.options).toEqual([{ target: 1 }, { target: -1 }]);
    game.pick({ target: 1 }).pick({ action: 'focus' }).passAll();
    expect(game.ship(1).tokens.focus).toBe(1);
  });
});
