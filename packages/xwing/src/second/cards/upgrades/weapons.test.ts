import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];

type Game = ReturnType<typeof table>;

/** An X-wing with a weapon, a lock and tokens at a target ahead of it in its bullseye, at range 2. */
const armed = (weapon: string, target: TestShip = tie(ahead(150)), mine: Partial<TestShip> = {}) =>
  table({ us: [xwing(us, { upgrades: [weapon], ...mine })], them: [target], locks: [[0, 1]] });

/** Attacks ship 1 with the special weapon, and passes on everything that is asked. */
function fires(game: Game, ...faces: readonly string[]): Game {
  game.rolls(...faces).engage(0);
  const at = game.options.findIndex(
    (option) => (option as { weapon?: number }).weapon === 1 && (option as { target?: number }).target === 1,
  );
  expect(at).toBeGreaterThanOrEqual(0);
  return game.answer(at);
}
const rolled = (game: Game, at: number) => game.eventsOf('rolled').at(at)?.faces;
const BLANKS = ['blank', 'blank', 'blank'];

describe('weapons with abilities of their own', () => {
  it('Autoblasters roll one more die in the bullseye, and evades spare their crits from outside the front arc', () => {
    const game = fires(
      armed('autoblasters', tie([400, 590, 0])),
      'crit',
      'blank',
      'blank',
      'evade',
      'blank',
      'blank',
    );
    game.passAll();
    expect(rolled(game, 0)).toHaveLength(3);
    expect(game.ship(1).damage).toHaveLength(1);
    const seen = fires(armed('autoblasters'), 'crit', 'blank', 'blank', 'evade', 'blank', 'blank');
    seen.passAll();
    expect(seen.ship(1).damage).toHaveLength(0);
  });

  it('Plasma Torpedoes have crits neutralized first and take a shield from what they hit', () => {
    const target: TestShip = { pilot: 'bluesquadronescort', at: ahead(150) };
    const game = fires(armed('plasmatorpedoes', target), 'crit', 'hit', 'blank', 'evade', 'blank').passAll();
    expect(game.ship(1).shields).toBe(0);
    expect(game.ship(1).damage).toHaveLength(0);
  });

  it('Heavy Plasma Missiles take a shield besides the damage', () => {
    const target: TestShip = { pilot: 'bluesquadronescort', at: ahead(150) };
    const game = armed('heavyplasmamissiles-alphaclassstarwing', target);
    fires(game, 'hit', 'blank', 'blank', 'blank', 'blank').passAll();
    expect(game.ship(1).shields).toBe(0);
  });

  it('a Tractor Beam deals tractor tokens for every result, a Jamming Beam jam tokens, and no damage', () => {
    const pulled = fires(armed('tractorbeam'), 'hit', 'crit', 'blank', ...BLANKS).passAll();
    expect([pulled.ship(1).tokens.tractor, pulled.ship(1).damage.length]).toEqual([2, 0]);
    const jammed = fires(armed('jammingbeam'), 'hit', 'blank', 'blank', ...BLANKS).passAll();
    expect([jammed.ship(1).tokens.jam, jammed.ship(1).damage.length]).toEqual([1, 0]);
  });

  it('Proton Cannons turn a focus or hit to a crit', () => {
    const game = fires(
      armed('protoncannons').deals('Structural Damage'),
      'focus',
      'blank',
      'blank',
      'blank',
      ...BLANKS,
    );
    game.pick({ kind: 'ability' }).passAll();
    expect(game.ship(1).damage[0]?.up).toBe(true);
    expect(game.ship(0).upgrades[0]?.charges).toBe(0);
  });

  it('Precision-Tuned Cannons add a focus in the bullseye, which must be done', () => {
    const game = armed('precisiontunedcannons-battleoverendor');
    fires(game, 'blank', 'blank', ...BLANKS);
    expect(game.offers({ kind: 'done' })).toBe(false);
    game.pick({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')[0]).toMatchObject({ faces: ['blank', 'blank', 'focus'] });
  });

  it('Synced Lasers take the range bonus from the defender while calculating', () => {
    const far = tie(ahead(250));
    const plain = fires(
      armed('syncedlasercannons', far),
      'hit',
      'blank',
      'blank',
      ...BLANKS,
      'blank',
    ).passAll();
    expect(rolled(plain, -1)).toHaveLength(4);
    const calculating = armed('syncedlasercannons', far, { tokens: { calculate: 1 } });
    fires(calculating, 'hit', 'blank', 'blank', ...BLANKS).passAll();
    expect(rolled(calculating, -1)).toHaveLength(3);
  });

  it('Mag-Pulse Warheads do one crit damage, deplete and jam, whatever was rolled', () => {
    const game = armed('magpulsewarheads').deals('Hull Breach');
    fires(game, 'hit', 'hit', 'hit', ...BLANKS).passAll();
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(1).tokens).toMatchObject({ deplete: 1, jam: 1 });
  });

  it('Multi-Missile Pods roll one more die for a charge in the front arc, two in the bullseye', () => {
    const game = armed('multimissilepods', tie(ahead(150)));
    game.rolls('hit', 'blank', 'blank', 'blank', ...BLANKS).engage(0);
    game.answer(game.options.findIndex((option) => (option as { weapon?: number }).weapon === 1));
    game.pick({ use: true }).pick({ use: true }).passAll();
    expect(rolled(game, 0)).toHaveLength(4);
    expect(game.ship(0).upgrades[0]?.charges).toBe(2);
  });

  it('S-Thread Tracers lock what they hit for friends at range, and do no damage', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } }), xwing([500, 400, 0])],
      them: [tie(ahead(150))],
    });
    game.rolls('hit', 'hit', 'blank', ...BLANKS).engage(0);
    game.answer(game.options.findIndex((option) => (option as { weapon?: number }).weapon === 1));
    while (game.question) game.pick(game.offers({ use: true }) ? { use: true } : 'done');
    expect(game.state.locks.map(({ by, on }) => [by, on])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(game.ship(2).damage).toHaveLength(0);
  });
});

describe('Snap Shot', () => {
  const moved = { kind: 'window', ...occasion('after-maneuver', { ship: 1 }) } as const;

  it('xwing2:faq-specific-card-questions.35 answers an enemy’s maneuver, a stationary one too, and rolls unmodified', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['snapshot'], tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
    });
    game.rolls('focus', 'hit', ...BLANKS).run(moved);
    game.pick({ kind: 'attack', target: 1 }).passAll();
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.ship(0).bonusAttacked).toBe(true);
  });

  it('xwing2:faq-specific-card-questions.41 may be the standard attack', () => {
    const game = table({ us: [xwing(us, { upgrades: ['snapshot'] })], them: [tie(ahead(150))] });
    game.engage(0);
    expect(game.offers({ kind: 'attack', weapon: 1, target: 1 })).toBe(true);
    game.passAll();
  });

  it('is not offered beyond range 2', () => {
    const game = table({ us: [xwing(us, { upgrades: ['snapshot'] })], them: [tie(ahead(250))] });
    expect(game.run(moved).question).toBeUndefined();
  });
});

describe('abilities of which one is used', () => {
  it('Deadeye Shot spends a hit or lowers a crit, never both, to expose a card of the defender', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['deadeyeshot'] })],
      them: [tie(ahead(150), { damage: ['facedown: Hull Breach'] })],
    });
    game.rolls('hit', 'crit', 'blank', 'evade', 'evade', 'blank').attack(0, 1);
    expect(game.options.filter((option) => (option as { kind: string }).kind === 'ability')).toHaveLength(2);
    game.pick({ ability: 'upgrade-deadeyeshot.1' }).passAll();
    expect(game.ship(1).damage[0]?.up).toBe(true);
    expect(game.eventsOf('ability')).toHaveLength(1);
  });

  it('Seeker Missiles turn a focus to a hit for each of two charges more', () => {
    const game = armed('seekermissiles-swz103');
    fires(game, 'focus', 'focus', 'focus', ...BLANKS);
    game.pick({ kind: 'ability' }).pick({ kind: 'ability' }).passAll();
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('Stealth Gambit drops the cloak of a ship for a bonus attack after a friend’s hit', () => {
    const game = table({
      us: [
        xwing(us),
        xwing([330, 400, 0], { upgrades: ['stealthgambit-tiephphantom'], tokens: { cloak: 1 } }),
      ],
      them: [tie(ahead(150))],
    });
    game.rolls('hit', 'blank', 'blank', ...BLANKS).attack(0, 2);
    while (game.question && !game.offers({ use: true })) game.answer(game.options.length - 1);
    game.rolls('blank', 'blank', 'blank', ...BLANKS).pick({ use: true });
    while (game.question && !game.offers({ kind: 'attack', target: 2 })) game.answer(0);
    game.pick({ kind: 'attack', target: 2 }).passAll();
    expect(game.ship(1).tokens).toMatchObject({ cloak: 0, strain: 1 });
    expect(game.ship(1).bonusAttacked).toBe(true);
  });
});
