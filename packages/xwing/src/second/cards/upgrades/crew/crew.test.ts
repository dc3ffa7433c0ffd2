import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../../testing/index.ts';
import { gainTokens } from '../../../tokens.ts';

/** Crew: each by what it does, and beside it where it does nothing. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const aboard = (upgrade: string, more: Partial<TestShip> = {}) => xwing(us, { upgrades: [upgrade], ...more });
const window = (name: Window, more: { ship?: number; other?: number; what?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;

type Game = ReturnType<typeof table>;
/** Says yes to the first use that is offered, and passes on the rest. */
const uses = (game: Game): Game => game.takes({ use: true }).passAll();
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

describe('crew and dice', () => {
  const attackWith = (upgrade: string, faces: readonly string[], theirs: Partial<TestShip> = {}): Game =>
    table({ us: [aboard(upgrade)], them: [tie(ahead(150), theirs)] })
      .rolls(...faces, ...BLANK.slice(faces.length))
      .attack(0, 1);

  it('Saw Gerrera turns every focus to a crit for a hit damage', () => {
    const game = attackWith('sawgerrera', ['focus', 'focus']);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['crit', 'crit', 'blank']);
    expect(game.ship(0).shields).toBe(1);
    expect(attackWith('sawgerrera', ['hit']).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Admiral Sloane rerolls a die against stressed defenders only', () => {
    expect(attackWith('admiralsloane', [], { tokens: { stress: 1 } }).everOffers({ kind: 'ability' })).toBe(
      true,
    );
    expect(attackWith('admiralsloane', []).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Bo-Katan Kryze rerolls a die at range 1, not at range 2', () => {
    expect(attackWith('bokatankryze', []).everOffers({ kind: 'ability' })).toBe(false);
    const near = table({ us: [aboard('bokatankryze')], them: [tie(ahead(50))] })
      .rolls(...BLANK, 'blank')
      .attack(0, 1);
    expect(near.everOffers({ kind: 'ability' })).toBe(true);
  });

  it('Jango Fett spends a lock to blank a focus of the enemy', () => {
    const game = table({ us: [aboard('jangofett')], them: [tie(ahead(150))], locks: [[0, 1]] });
    game.rolls('hit', 'blank', 'blank', 'focus', 'blank', 'blank').attack(0, 1);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['blank', 'blank', 'blank'] }]);
    expect(game.state.locks).toEqual([]);
  });

  it('Latts Razzi takes a stress token from the attacker for an evade', () => {
    const shot = (stress: number): Game =>
      table({
        us: [xwing(us, { tokens: { stress } })],
        them: [tie(ahead(150), { upgrades: ['lattsrazzi'] })],
      })
        .rolls('hit', ...BLANK.slice(1))
        .attack(0, 1);
    const game = shot(1).takes({ kind: 'ability' }).passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(game.ship(1).damage).toEqual([]);
    expect(shot(0).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('L3-37 makes the attacker reroll everything and turns over', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(150), { upgrades: ['l337'] })] });
    game.rolls('hit', 'hit', 'hit', ...BLANK).attack(0, 1);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.ship(1).damage).toEqual([]);
    expect(game.ship(1).upgrades[0]?.flipped).toBe(true);
  });

  it('Zuckuss has a defense die rerolled for a stress token, unstressed only', () => {
    const game = attackWith('zuckuss', ['hit', 'blank', 'blank', 'evade']);
    game.rolls('blank');
    game.takes({ kind: 'ability' }).passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    const tired = table({ us: [aboard('zuckuss', { tokens: { stress: 1 } })], them: [tie(ahead(150))] })
      .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank')
      .attack(0, 1);
    expect(tired.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Commander Pyre rerolls a defense die against a stressed attacker', () => {
    const shot = (stress: number): Game =>
      table({
        us: [xwing(us, { tokens: { stress } })],
        them: [tie(ahead(150), { upgrades: ['commanderpyre'] })],
      })
        .rolls('hit', ...BLANK.slice(1))
        .attack(0, 1);
    expect(shot(1).everOffers({ kind: 'ability' })).toBe(true);
    expect(shot(0).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Emperor Palpatine spends the Force for a focus of another ship, not of his own', () => {
    const shot = (by: number): Game =>
      table({ us: [aboard('emperorpalpatine'), xwing([300, 400, 0])], them: [tie([350, 600, 180])] })
        .rolls('focus', ...BLANK.slice(1))
        .attack(by, 2);
    const game = shot(1).takes({ kind: 'ability' }).passAll();
    expect(game.ship(0).force).toBe(0);
    expect(shot(0).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Rose Tico spends a result for a lock on the enemy', () => {
    const game = attackWith('rosetico', ['blank']);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
  });
});

describe('Count Dooku', () => {
  const shot = (force: number, at: At): Game =>
    table({
      us: [xwing(us)],
      them: [tie(ahead(150)), tie(at, { upgrades: ['countdooku'] })],
      set: { '/ships/2/force': force },
    })
      .rolls(...BLANK)
      .attack(0, 1);

  it('xwing2:errata-upgrade-cards.10 with all Force active, in attacks near him', () => {
    expect(shot(1, [500, 500, 180]).everOffers({ use: true })).toBe(true);
    expect(shot(0, [500, 500, 180]).everOffers({ use: true })).toBe(false);
    expect(shot(1, [850, 850, 180]).everOffers({ use: true })).toBe(false);
  });
});

describe('crew after maneuvers, actions and tokens', () => {
  it('xwing2:faq-specific-card-questions.24 Seasoned Navigator: another maneuver of the speed, harder', () => {
    const game = table({ us: [aboard('seasonednavigator')] }).fly(0, '2 straight');
    game.takes({ use: true });
    expect(game.question).toMatchObject({ kind: 'set-dial' });
    const entry = game.options.findIndex((option) => typeof option === 'object');
    game.answer(entry).passAll();
    expect(game.eventsOf('dial-set')).toHaveLength(1);
    expect(game.ship(0).flown.speed).toBe(2);
    expect(['white', 'red']).toContain(game.ship(0).flown.difficulty);
  });

  it('xwing2:errata-upgrade-cards.20 Leia Organa eases a revealed maneuver, unless it is a stop', () => {
    const game = table({ us: [aboard('leiaorgana-resistance')] }).fly(0, '3 turn left');
    uses(game);
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ difficulty: 'blue' });
    const shuttle = { pilot: 'omicrongrouppilot', at: us, upgrades: ['leiaorgana-resistance'] };
    const stop = table({ us: [shuttle] }).fly(0, '0 stationary');
    expect(stop.everOffers({ use: true })).toBe(false);
    expect(
      table({ us: [shuttle] })
        .fly(0, '1 bank left')
        .everOffers({ use: true }),
    ).toBe(true);
  });

  it('Nien Nunb eases banks', () => {
    const game = table({ us: [aboard('niennunb')] })
      .fly(0, '3 bank left')
      .passAll();
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ difficulty: 'blue' });
  });

  it('Perceptive Copilot adds a focus token to the focus action', () => {
    const game = table({ us: [aboard('perceptivecopilot')] }).act(0);
    game.pick({ action: 'focus' }).passAll();
    expect(game.ship(0).tokens.focus).toBe(2);
  });

  it('Han Solo adds an evade token for each enemy near', () => {
    const evades = (...enemies: readonly At[]): number => {
      const game = table({ us: [aboard('hansolo-crew')], them: enemies.map((at) => tie(at)) }).act(0);
      game.pick({ action: 'evade' }).passAll();
      return game.ship(0).tokens.evade;
    };
    expect([evades(ahead(50), [460, 490, 180]), evades(ahead(250))]).toEqual([3, 1]);
  });

  it('xwing2:abilities.10 Jyn Erso: an evade token in place of the focus token', () => {
    const game = table({ us: [aboard('jynerso')] }).act(0);
    game.pick({ action: 'focus' });
    game.takes({ ship: 0 }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 1 });
    expect(game.eventsOf('gained').map(({ token }) => token)).toEqual(['evade']);
  });

  it('Seventh Sister turns the stress of a near enemy to a jam or tractor token', () => {
    const game = table({ us: [aboard('seventhsister')], them: [xwing(ahead(50), { tokens: { focus: 1 } })] });
    game.does((inner) => gainTokens(inner, inner.state.ships[1]!, 'stress', 1, 'xwing2:tokens.1'));
    game.takes({ ship: 0 });
    if (game.question) game.answer(0);
    game.passAll();
    expect(game.ship(1).tokens.stress).toBe(0);
  });

  it('xwing2:errata-upgrade-cards.23 Protectorate Gleb hands an orange or red token to a friend', () => {
    const game = table({ us: [aboard('protectorategleb', { tokens: { stress: 1 } }), xwing([300, 400, 0])] });
    game.run(window('after-coordinate', { ship: 0, other: 1 }));
    uses(game);
    expect([game.ship(0).tokens.stress, game.ship(1).tokens.stress]).toEqual([0, 1]);
    const foe = table({
      us: [aboard('protectorategleb', { tokens: { stress: 1 } })],
      them: [tie(ahead(80))],
    }).run(window('after-coordinate', { ship: 0, other: 1 }));
    expect(foe.question).toBeUndefined();
  });

  it('xwing2:errata-upgrade-cards.27 Ursa Wren keeps two locks and locks when a friend is locked', () => {
    const game = table({
      us: [aboard('ursawren'), xwing([300, 400, 0])],
      them: [tie(ahead(80)), tie(ahead(150))],
      locks: [[0, 2]],
    }).run(window('after-lock', { ship: 2, other: 1, what: 'ship' }));
    game.pick({ action: 'lock' });
    while (game.question) game.answer(0);
    expect(game.state.locks.filter(({ by }) => by === 0)).toHaveLength(2);
  });

  it('Toryn Farr lets whom she coordinated lock what she locks, from wherever it is', () => {
    const game = table({
      us: [aboard('torynfarr'), xwing([300, 400, 0])],
      them: [tie([300, 880, 180])],
      locks: [[0, 2]],
    }).run(window('after-coordinate', { ship: 0, other: 1 }));
    game.takes({ use: true });
    while (game.question) game.answer(0);
    expect(game.state.locks).toHaveLength(2);
  });
});

describe('crew in phases', () => {
  it('xwing2:faq-abilities-and-the-ability-queue.16 K-2SO: a calculate and a stress token, or nothing', () => {
    const at = (): Game => table({ us: [aboard('k2so')] }).run(window('during-system', { ship: 0 }));
    const game = at().takes({ target: 0 }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ calculate: 1, stress: 1 });
    const none = at().passAll();
    expect(none.ship(0).tokens).toMatchObject({ calculate: 0, stress: 0 });
  });

  it('Leia Organa eases the red maneuvers of all friends for a phase', () => {
    const game = table({ us: [aboard('leiaorgana'), xwing([300, 400, 0])] });
    uses(game.run(window('start-of-activation')));
    game.fly(1, '4 koiogran').passAll();
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ difficulty: 'white' });
  });

  it('Death Troopers keep stress on near enemies in the Activation Phase', () => {
    const stressLeft = (phase: string, at: At): number =>
      table({
        us: [aboard('deathtroopers')],
        them: [xwing(at, { tokens: { stress: 1 } })],
        phase,
      })
        .fly(1, '2 straight')
        .passAll()
        .ship(1).tokens.stress;
    expect(stressLeft('activation', ahead(170))).toBe(1);
    expect(stressLeft('activation', [900, 440, 180])).toBe(0);
  });

  it('0-0-0 calculates unless the enemy takes stress', () => {
    const at = (): Game =>
      table({ us: [aboard('000')], them: [tie(ahead(50))] }).run(window('start-of-engagement'));
    const stress = at().takes({ target: 1 });
    stress.takes({ use: true }).passAll();
    expect([stress.ship(0).tokens.calculate, stress.ship(1).tokens.stress]).toEqual([0, 1]);
    const none = at().takes({ target: 1 }).passAll();
    expect([none.ship(0).tokens.calculate, none.ship(1).tokens.stress]).toEqual([1, 0]);
  });

  it('Darth Vader hurts who gives up no green token', () => {
    const game = table({ us: [aboard('darthvader')], them: [tie(ahead(50))] }).run(
      window('start-of-engagement'),
    );
    game.takes({ target: 1 }).passAll();
    expect(game.ship(1).damage).toHaveLength(1);
  });

  it('Chewbacca repairs for two charges', () => {
    const game = table({ us: [aboard('chewbacca', { damage: ['Panicked Pilot'] })] });
    uses(game.run(window('start-of-engagement')));
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false]);
  });

  it('Captain Phasma stresses near enemies that are not stressed', () => {
    const game = table({
      us: [aboard('captainphasma')],
      them: [tie(ahead(50)), tie([300, 400, 0], { tokens: { stress: 1 } }), tie(ahead(250))],
    }).run(window('end-of-engagement'));
    game.passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
});
