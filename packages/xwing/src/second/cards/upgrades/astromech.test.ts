import { describe, expect, it } from 'vitest';
import { sufferDamage } from '../../damage/suffer.ts';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];

type Game = ReturnType<typeof table>;
const flown = (astromech: string, maneuver: string, more: Partial<TestShip> = {}): Game =>
  table({ us: [xwing(us, { upgrades: [astromech], ...more })] }).fly(0, maneuver);
const chargesOf = (game: Game): number | undefined => game.ship(0).upgrades[0]?.charges;

describe('astromechs of the System Phase', () => {
  const system = (astromech: string): Game =>
    table({ us: [xwing(us, { upgrades: [astromech] })], phase: 'system' }).run({ kind: 'system' });

  it('xwing2:errata-upgrade-cards.2 a BB Astromech rolls barrels there for a charge', () => {
    const game = system('bbastromech');
    game.takes({ kind: 'ability' });
    if (game.offers({ use: true })) game.pick({ use: true });
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    expect(game.offers({ action: 'boost' })).toBe(false);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer(0).passAll();
    expect(chargesOf(game)).toBe(1);
  });

  it('xwing2:errata-upgrade-cards.3 BB-8 may boost too', () => {
    const game = system('bb8');
    game.takes({ kind: 'ability' });
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    expect(game.offers({ action: 'boost' })).toBe(true);
    game.passAll();
  });
});

describe('astromechs after a maneuver', () => {
  it('xwing2:errata-upgrade-cards.6 C1-10P evades in red for a charge, even while stressed, after a full maneuver', () => {
    const game = flown('c110p', '2 straight', { tokens: { stress: 1 } });
    game.takes({ action: 'evade' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, stress: 1 });
    expect(chargesOf(game)).toBe(1);
    const blocked = table({
      us: [xwing(us, { upgrades: ['c110p'] })],
      them: [tie([400, 480, 0])],
    });
    blocked.rolls().fly(0, '1 straight');
    expect(blocked.offers({ action: 'evade' })).toBe(false);
    blocked.passAll();
  });

  it('xwing2:errata-upgrade-cards.7 C1-10P turned over jams some ship, itself if nobody else is near', () => {
    const game = table({ us: [xwing(us, { upgrades: ['c110p:0'] })] });
    game.run({ kind: 'window', ...occasion('during-end') });
    expect(game.ship(0).upgrades[0]?.flipped).toBe(true);
    game.fly(0, '2 straight');
    if (game.offers({ target: 0 })) game.pick({ target: 0 });
    game.passAll();
    expect(game.ship(0).tokens.jam).toBe(1);
  });

  it('an R4 Astromech eases slow basic maneuvers', () => {
    const game = flown('r4astromech', '2 turn left');
    game.passAll();
    expect(game.eventsOf('maneuver')[0]?.difficulty).toBe('blue');
    const bare = flown('r3astromech', '2 turn left');
    bare.passAll();
    expect(bare.eventsOf('maneuver')[0]?.difficulty).toBe('white');
    const other = flown('r4astromech', '2 bank left', { tokens: { strain: 1 } });
    other.passAll();
    expect(other.ship(0).tokens.strain).toBe(0);
  });

  it('R4-P44 calculates and R4-P17 acts after a red maneuver', () => {
    const calculating = table({
      us: [xwing(us, { upgrades: ['r4p44'] })],
      them: [tie([400, 300, 0])],
    }).fly(0, '4 koiogran');
    calculating.passAll();
    expect(calculating.ship(0).tokens.calculate).toBe(1);
    const acting = flown('r4p17', '4 koiogran');
    acting.takes({ action: 'focus' }).passAll();
    expect(acting.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });
});

describe('astromechs that mend', () => {
  it('an R2 Astromech recovers a shield for a charge and a disarm token, after the dial is revealed', () => {
    const game = flown('r2astromech', '2 straight', { shields: 1 });
    game.pick({ use: true }).passAll();
    expect([game.ship(0).shields, game.ship(0).tokens.disarm, chargesOf(game)]).toEqual([2, 1, 1]);
    const whole = flown('r2astromech', '2 straight');
    expect(whole.offers({ use: true })).toBe(false);
    whole.passAll();
  });

  it('an R5 Astromech repairs a facedown card for a charge, or a faceup Ship card', () => {
    const down = table({ us: [xwing(us, { upgrades: ['r5astromech'], damage: ['facedown: Hull Breach'] })] });
    down.act(0).takes({ kind: 'card', ability: 'upgrade-r5astromech.0' }).passAll();
    expect([down.ship(0).damage.length, chargesOf(down)]).toEqual([0, 1]);
    const up = table({ us: [xwing(us, { upgrades: ['r5astromech'], damage: ['Structural Damage'] })] });
    up.act(0).takes({ kind: 'card', ability: 'upgrade-r5astromech.1' }).passAll();
    expect(up.ship(0).damage.map((card) => card.up)).toEqual([false]);
    expect(chargesOf(up)).toBe(2);
  });

  it('Chopper trades a charge for a shield, and two shields for a charge', () => {
    const game = table({ us: [xwing(us, { upgrades: ['chopper', 'protontorpedoes'], shields: 1 })] });
    game.act(0).takes({ kind: 'card', ability: 'upgrade-chopper.0' }).passAll();
    expect([game.ship(0).shields, game.ship(0).upgrades[1]?.charges]).toEqual([2, 1]);
    game.act(0).takes({ kind: 'card', ability: 'upgrade-chopper.1' }).passAll();
    expect([game.ship(0).shields, game.ship(0).upgrades[1]?.charges]).toEqual([0, 2]);
  });

  it('R4-P17 of Coruscant discards a damage card that comes from no attack', () => {
    const game = table({
      us: [tie(us, { upgrades: ['r4p17-siegeofcoruscant'] })],
      them: [xwing(ahead(150))],
    });
    game.does((running) =>
      sufferDamage(running, running.state.ships[0]!, { hits: 1, crits: 0 }, 'xwing2:damage.1'),
    );
    game.takes({ ship: 0 }).passAll();
    expect([game.ship(0).damage.length, game.ship(0).tokens.strain]).toEqual([0, 1]);
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    game.passAll();
    expect(game.ship(0).damage).toHaveLength(1);
  });
});

describe('other astromechs', () => {
  it('xwing2:saw-reaper-corrections.7 an R3 Astromech keeps two locks, on different objects', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['r3astromech'] })],
      them: [tie(ahead(100)), tie([450, 540, 180])],
    });
    game.act(0).takes({ action: 'lock' }).pick({ id: 1 });
    if (game.offers({ use: true })) game.pick({ use: true });
    game.takes({ id: 2 }).passAll();
    expect(game.state.locks.map(({ on }) => on).sort()).toEqual([1, 2]);
  });

  it('R2-A6 sets the dial one faster or slower with the same bearing', () => {
    const game = flown('r2a6', '2 straight');
    game.takes({ use: true });
    const speeds = game.options.length;
    game.answer(0).passAll();
    expect(speeds).toBeGreaterThanOrEqual(2);
    expect([400 + 80, 400 + 160]).toContainEqual(Math.round(game.pose(0).y));
  });

  it('Targeting, Precise and Watchful Astromechs follow an action with a red one', () => {
    const after = (astromech: string, what: string, more: Partial<TestShip> = {}): Game =>
      table({
        us: [{ pilot: 'graysquadronbomber', at: us, upgrades: [astromech], ...more }],
        them: [tie(ahead(100))],
      }).run({ kind: 'window', ...occasion('after-action', { ship: 0, what }) });
    expect(
      after('targetingastromech-battleofyavin', 'lock').offers({ action: 'rotate', difficulty: 'red' }),
    ).toBe(true);
    expect(
      after('preciseastromech-battleofyavin', 'focus').offers({ action: 'lock', difficulty: 'red' }),
    ).toBe(true);
    expect(after('watchfulastromech', 'rotate').offers({ action: 'calculate', difficulty: 'red' })).toBe(
      true,
    );
    expect(after('watchfulastromech', 'focus').question).toBeUndefined();
  });

  it('R7-A7 turns a hit to a crit and R2-C4 spends an evade token for a focus result', () => {
    const crit = table({ us: [xwing(us, { upgrades: ['r7a7'] })], them: [tie(ahead(150))] });
    crit.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('Hull Breach').attack(0, 1);
    crit.takes({ kind: 'ability' }).passAll();
    expect(crit.ship(1).damage[0]?.up).toBe(true);
    const evade = table({
      us: [xwing(us, { upgrades: ['r2c4'], tokens: { evade: 1 } })],
      them: [tie(ahead(150))],
    });
    evade.rolls('focus', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    evade.takes({ kind: 'ability' }).passAll();
    expect([evade.ship(1).damage.length, evade.ship(0).tokens.evade]).toEqual([1, 0]);
  });

  it('R2-HA spends its lock on the attacker to reroll defense dice', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(150), { upgrades: ['r2ha'] })],
      locks: [[1, 0]],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    while (game.question && !game.offers({ kind: 'ability' })) game.answer(game.options.length - 1);
    expect(game.offers({ kind: 'ability', dice: [0, 1, 2] })).toBe(true);
    game
      .rolls('evade', 'evade', 'evade')
      .pick({ kind: 'ability', dice: [0, 1, 2] })
      .passAll();
    expect([game.ship(1).damage.length, game.state.locks.length]).toEqual([0, 0]);
  });
});
