import { describe, expect, it } from 'vitest';
import { layDevice } from '../../../devices/testing.ts';
import { occasion, type Window } from '../../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../../testing/index.ts';

/** Crew that the rulebook names, each where it acts and where it does not. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const aboard = (upgrade: string, more: Partial<TestShip> = {}) => xwing(us, { upgrades: [upgrade], ...more });
const window = (name: Window, more: { ship?: number; other?: number; what?: string; count?: number } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

describe('“Zeb” Orrelios', () => {
  const shot = (by: 0 | 1, upgrades: readonly string[]) =>
    table({
      us: [xwing(us, { tokens: { focus: 1 }, upgrades: by === 0 ? upgrades : [] })],
      them: [tie([400, 440, 180], { upgrades: by === 1 ? upgrades : [] })],
      contacts: [[0, 1]],
    })
      .rolls('focus', 'focus', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);

  it('xwing2:errata-upgrade-cards.1 lets the attacker spend focus at attack range 0, on either side', () => {
    for (const side of [0, 1] as const) {
      const game = shot(side, ['zeborrelios']);
      expect(game.offers({ kind: 'spend-focus' })).toBe(true);
      game.pick({ kind: 'spend-focus' });
      expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'blank']);
      game.passAll();
      expect(shot(side, []).everOffers({ kind: 'spend-focus' })).toBe(false);
    }
  });
});

describe('“Chopper”', () => {
  const activated = (upgrades: readonly string[], damage: readonly string[] = []) =>
    table({ us: [xwing(us, { upgrades, damage, tokens: { stress: 1 } })] }).fly(0, '3 bank left');

  it('acts while stressed in the Perform Action step, and pays with a hit', () => {
    expect(activated([]).everOffers({ action: 'focus' })).toBe(false);
    const game = activated(['chopper-crew']).takes({ action: 'focus' }).passAll();
    expect([game.ship(0).tokens.focus, game.ship(0).shields]).toEqual([1, 1]);
  });

  it('or turns up a damage card instead', () => {
    const game = activated(['chopper-crew'], ['facedown: Hull Breach']).takes({ action: 'focus' });
    game.takes({ use: true }).passAll();
    expect([game.ship(0).damage[0]?.up, game.ship(0).shields]).toEqual([true, 2]);
  });

  it('not for a granted action', () => {
    const game = table({ us: [aboard('chopper-crew', { tokens: { stress: 1 } })] }).act(0);
    expect(game.question).toBeUndefined();
  });
});

describe('Amilyn Holdo', () => {
  const engages = (
    more: Partial<TestShip>,
    friend: Partial<TestShip>,
    locks: readonly [number, number][] = [],
  ) =>
    table({
      us: [aboard('amilynholdo', more), xwing([400, 560, 0], friend)],
      them: [tie([700, 800, 180])],
      locks,
    }).run(window('before-engaging', { ship: 0 }));

  it('gives a token of a kind that the other lacks, and takes one that she lacks', () => {
    const game = engages({ tokens: { focus: 1, stress: 1 } }, { tokens: { focus: 1, evade: 1 } });
    game.pick({ target: 1 }).pick({ use: true });
    if (game.question?.kind === 'choose-effect') game.answer(0);
    expect(game.offers({ token: 'focus' })).toBe(false);
    game.passAll();
    const all = engages({ tokens: { stress: 1 } }, { tokens: { evade: 1 } }).pick({ target: 1 });
    while (all.question) all.answer(0);
    expect([all.ship(0).tokens.stress, all.ship(1).tokens.stress]).toEqual([0, 1]);
    expect([all.ship(0).tokens.evade, all.ship(1).tokens.evade]).toEqual([1, 0]);
  });

  it('moves an enemy lock that lies on her', () => {
    const game = engages({}, {}, [[2, 0]]).pick({ target: 1 });
    game.pick({ use: true });
    if (game.question?.kind === 'choose-effect') game.answer(0);
    game.passAll();
    expect(game.state.locks).toMatchObject([{ by: 2, on: 1 }]);
  });

  it('xwing2:faq-specific-card-questions.22 a lock that comes to its own ship breaks', () => {
    const game = engages({}, {}, [[1, 0]]).pick({ target: 1 });
    game.pick({ use: true });
    while (game.question) game.answer(0);
    expect(game.state.locks).toEqual([]);
    expect(game.eventsOf('lock-broken')).toHaveLength(1);
  });
});

describe('C-3PO of the Resistance', () => {
  it('coordinates beyond range 2 who can calculate, and calculates after that', () => {
    const coordinating = (friend: TestShip) => table({ us: [aboard('c3po-crew'), friend] }).act(0);
    const far: At = [400, 800, 0];
    const droid = coordinating({ pilot: 'tradefederationdrone', at: far });
    droid.pick({ action: 'coordinate' });
    if (droid.question?.kind === 'coordinate-target') droid.pick({ ship: 1 });
    droid.takes({ action: 'calculate' }).passAll();
    expect([droid.ship(0).tokens.calculate, droid.ship(1).tokens.calculate]).toEqual([1, 1]);
    const human = coordinating(xwing(far)).pick({ action: 'coordinate' }).passAll();
    expect(human.eventsOf('action-failed')).toHaveLength(1);
    expect(human.ship(0).tokens.calculate).toBe(0);
  });
});

describe('Commander Malarus', () => {
  const shot = (faces: readonly string[], attacker: Partial<TestShip> = {}) =>
    table({
      us: [aboard('commandermalarus'), xwing([400, 441, 0], attacker)],
      them: [tie(ahead(160))],
    }).rolls(...faces);

  it('has a blank rerolled, and turns over when the attack misses', () => {
    const game = shot(['hit', 'hit', 'blank', 'blank', 'evade', 'evade', 'evade']).attack(1, 2);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.ship(0).upgrades[0]?.flipped).toBe(true);
    const hit = shot(['hit', 'hit', 'blank', ...BLANK.slice(0, 4)]).attack(1, 2);
    hit.takes({ kind: 'ability' }).passAll();
    expect(hit.ship(0).upgrades[0]?.flipped).toBe(false);
    const unused = shot(BLANK).attack(1, 2).passAll();
    expect(unused.ship(0).upgrades[0]?.flipped).toBe(false);
    const named = shot(['hit', 'hit', ...BLANK.slice(0, 3)], { pilot: 'wedgeantilles' }).attack(1, 2);
    expect(named.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('on her other side makes every focus a hit, for stress and then damage', () => {
    const perfected = (faces: readonly string[], stress: number) => {
      const game = table({
        us: [aboard('commandermalarus', { tokens: { stress } })],
        them: [tie(ahead(150))],
        set: { '/ships/0/upgrades/0/flipped': true },
      });
      return game
        .rolls(...faces, ...BLANK.slice(3))
        .attack(0, 1)
        .passAll();
    };
    const game = perfected(['focus', 'focus', 'blank'], 1);
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'blank']);
    expect([game.ship(0).tokens.stress, game.ship(0).shields]).toEqual([2, 1]);
    const none = perfected(['blank', 'blank', 'blank'], 0);
    expect([none.ship(0).tokens.stress, none.ship(0).shields]).toEqual([1, 2]);
  });
});

describe('Supreme Leader Snoke', () => {
  it('turns up dials of enemies beyond range 1, one for each Force', () => {
    const game = table({
      us: [aboard('supremeleadersnoke')],
      them: [tie(ahead(50)), tie(ahead(250)), tie([700, 800, 180])],
      set: { '/ships/1/dial': 0, '/ships/2/dial': 0, '/ships/3/dial': 0 },
    }).run(window('during-system', { ship: 0 }));
    game.takes({ use: true });
    expect(game.options).not.toContainEqual({ target: 1 });
    game.pick({ target: 2 }).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).dialShown)).toEqual([false, true, false]);
    expect(game.ship(0).force).toBe(0);
  });
});

describe('Hondo Ohnaka', () => {
  it('xwing2:faq-specific-card-questions.47 coordinates an enemy, whose player picks, and jams its friend', () => {
    const game = table({
      us: [aboard('hondoohnaka')],
      them: [tie([400, 600, 180]), tie([500, 600, 180], { tokens: { focus: 1 } })],
    }).act(0);
    game.pick({ kind: 'card' }).pick({ target: 1 });
    if (game.question?.kind === 'choose-ship') game.pick({ target: 2 });
    expect(game.question?.player).toBe(1);
    game.pick({ action: 'evade' });
    while (game.question) game.answer(0);
    expect([game.ship(1).tokens.evade, game.ship(2).tokens.focus]).toEqual([1, 0]);
  });

  it('needs two ships that are friendly to each other', () => {
    const game = table({ us: [aboard('hondoohnaka')], them: [tie([400, 600, 180])] }).act(0);
    game.pick({ kind: 'card' }).passAll();
    expect(game.eventsOf('action-failed')).toHaveLength(1);
  });

  it('as commander takes over what a friend carries', () => {
    const game = table({
      us: [aboard('hondoohnakacommand'), xwing([441, 400, 0])],
    });
    game.state.markers = [
      { id: 0, placed: false, carrier: 1, holder: -1, charges: 0, x: 0, y: 0, facing: 0 },
    ];
    game
      .run(window('during-system', { ship: 0 }))
      .takes({ target: 1 })
      .passAll();
    expect(game.state.markers).toMatchObject([{ carrier: 0 }]);
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
  });
});

describe('Director Krennic', () => {
  it('assigns the Optimized Prototype to another friend before forces are placed', () => {
    const game = table({
      us: [aboard('directorkrennic'), tie([300, 400, 0])],
      them: [tie(ahead(100))],
      phase: 'setup',
    });
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run(window('before-placing-forces'));
    while (game.question) game.answer(0);
    expect(game.ship(1).conditions).toMatchObject([{ id: 'optimizedprototype' }]);
    expect(game.ship(0).conditions).toEqual([]);
  });

  it('xwing2:saw-reaper-corrections.11 spends a focus result of it against what he has locked', () => {
    const shot = (locks: readonly [number, number][]) => {
      const game = table({
        us: [aboard('directorkrennic', { at: [200, 300, 0] }), tie(us)],
        them: [xwing(ahead(150))],
        locks,
        phase: 'setup',
      }).run(window('before-placing-forces'));
      while (game.question) game.answer(0);
      game.state.phase = 'engagement';
      return game.rolls('focus', 'blank', 'blank', 'blank').attack(1, 2);
    };
    const game = shot([[0, 2]]).takes({ kind: 'ability' });
    while (game.question?.kind === 'choose-effect') game.answer(0);
    game.passAll();
    expect(game.ship(2).shields).toBe(1);
    expect(shot([]).everOffers({ kind: 'ability' })).toBe(false);
  });
});

describe('Sabine Wren', () => {
  const after = (kind: 'protonbomb' | 'proximitymine', player: 0 | 1, damage: readonly string[]) => {
    const game = table({ us: [aboard('sabinewren')], them: [xwing([700, 700, 180], { shields: 0 })] });
    const device = layDevice(game, kind, kind === 'protonbomb' ? [700, 630, 0] : [700, 700, 0], { player });
    if (kind === 'proximitymine') game.rolls('blank', 'blank');
    return game.deals(...damage).run({ kind: 'detonate', device, ship: kind === 'protonbomb' ? -1 : 1 });
  };

  it('xwing2:faq-objects.6 hands one of her tokens to a ship that a friendly bomb hits, not after a mine', () => {
    const game = after('protonbomb', 0, ['Structural Damage']).takes({ use: true });
    game.takes({ token: 'stress' }).passAll();
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(game.ship(0).upgrades[0]?.held).toEqual(['ion', 'jam', 'tractor']);
    expect(after('proximitymine', 0, ['Structural Damage']).everOffers({ use: true })).toBe(false);
    expect(after('protonbomb', 1, ['Structural Damage']).everOffers({ use: true })).toBe(false);
  });

  it('has each token once', () => {
    const game = table({ us: [aboard('sabinewren')], them: [xwing([700, 700, 180])] });
    game.state.ships[0]!.upgrades[0]!.held = [];
    const device = layDevice(game, 'protonbomb', [700, 630, 0], { player: 0 });
    expect(game.run({ kind: 'detonate', device, ship: -1 }).everOffers({ use: true })).toBe(false);
  });
});

describe('Informant', () => {
  const listening = (mine: string) => {
    const game = table({
      us: [aboard('informant', { pilot: mine, upgrades: ['informant', 'k2so'] })],
      them: [xwing(ahead(100), { pilot: 'bladesquadronveteran' })],
      phase: 'setup',
      set: { '/ships/1/dial': 0 },
    }).run(window('after-placing-forces'));
    while (game.question) game.answer(0);
    return game.run({ kind: 'system' });
  };

  it('xwing2:faq-specific-card-questions.18 the dial is flipped at the initiative of the ship that is listened to', () => {
    const lower = listening('bluesquadronescort');
    expect([lower.question?.player, lower.ship(1).dialShown]).toEqual([0, false]);
    lower.passAll();
    expect(lower.ship(1).dialShown).toBe(true);
    const higher = listening('lukeskywalker');
    expect([higher.question?.player, higher.ship(1).dialShown]).toEqual([0, true]);
    higher.passAll();
  });
});

describe('Leia Organa and an ability that looks before a maneuver is executed', () => {
  const flying = () =>
    table({
      us: [
        aboard('leiaorgana-resistance', {
          upgrades: ['leiaorgana-resistance', 'modifiedr4punit-battleoverendor'],
        }),
      ],
    }).fly(0, '4 koiogran');
  const unit = (game: ReturnType<typeof flying>): boolean =>
    game.question?.kind === 'use-ability' && game.question.ability.startsWith('upgrade-modifiedr4punit');

  it('xwing2:faq-specific-card-questions.55 it sees the difficulty that she has changed', () => {
    const red = flying().pick({ use: false });
    expect(unit(red)).toBe(true);
    red.passAll();
    const eased = flying().pick({ use: true });
    expect(unit(eased)).toBe(false);
    eased.passAll();
    expect(eased.eventsOf('maneuver')[0]).toMatchObject({ difficulty: 'white' });
  });
});
