import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import {
  type At,
  dialEntry,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;
const endPhase = { kind: 'window', ...occasion('start-of-end') } as const;

/** The game with these maneuvers on the dials of its ships, revealed. */
function revealing(layout: TestTable, ...maneuvers: readonly string[]): TestGame {
  const game = table(layout);
  maneuvers.forEach((maneuver, ship) => {
    game.ship(ship).dial = dialEntry(game.ship(ship), maneuver);
    game.ship(ship).revealed = true;
  });
  return game;
}

describe('limited pilots at the start of a phase', () => {
  it('R2-D2 calculates with an enemy behind him only', () => {
    const calculates = (enemy: At) =>
      table({ us: [pilot('r2d2')], them: [tie(enemy)] })
        .run(engagement)
        .ship(0).tokens.calculate;
    expect([calculates([400, 200, 0]), calculates([400, 600, 0])]).toEqual([1, 0]);
  });

  it('“Boost” boosts with a friend beside him who flew blue', () => {
    const boosts = (friend: string) =>
      revealing({ us: [pilot('boost'), xwing([480, 400, 0])] }, '3 turn left', friend)
        .run(engagement)
        .everOffers({ action: 'boost' });
    expect([boosts('2 straight'), boosts('3 turn left')]).toEqual([true, false]);
  });

  it('“Hawk” lets fast friends at range 0-1 reposition for a strain', () => {
    for (const hawk of ['hawk', 'hawk-clonez95headhunter']) {
      const late = (friend: string) =>
        revealing({ us: [pilot(hawk), xwing([500, 400, 0])] }, '1 straight', friend).run(endPhase);
      const game = late('3 straight').takes({ use: true });
      expect(game.offers({ action: 'barrel-roll' })).toBe(true);
      game.pick({ action: 'boost' });
      while (game.question) game.answer(0);
      expect([game.ship(1).tokens.strain, game.ship(1).performed]).toEqual([1, ['boost']]);
      expect(late('2 straight').question).toBeUndefined();
    }
  });

  it('Plo Koon gives a green token or takes an orange one, for a Force', () => {
    for (const plo of ['plokoon', 'plokoon-delta7baethersprite']) {
      const trade = (ours: TestShip['tokens'], theirs: TestShip['tokens']) =>
        table({
          us: [pilot(plo, { tokens: ours ?? {} }), xwing([500, 400, 0], { tokens: theirs ?? {} })],
        }).run(engagement);
      const gives = trade({ focus: 1 }, {}).pick({ target: 1 });
      while (gives.question) gives.answer(0);
      expect([gives.ship(0).tokens.focus, gives.ship(1).tokens.focus, gives.ship(0).force]).toEqual([
        0, 1, 1,
      ]);
      const takes = trade({}, { disarm: 1 }).pick({ target: 1 });
      while (takes.question) takes.answer(0);
      expect([takes.ship(0).tokens.disarm, takes.ship(1).tokens.disarm]).toEqual([1, 0]);
      expect(trade({}, { stress: 1 }).everOffers({ target: 1 })).toBe(false);
    }
  });

  it('tokens change hands: Manaroo, Palob Godalhi, Kaa’to Leeachos, 4-LOM', () => {
    const cases = [
      ['manaroo', engagement, { focus: 1, evade: 1 }, 'friend', { focus: 1, evade: 1 }, {}],
      ['palobgodalhi', engagement, {}, 'enemy', { focus: 1 }, { focus: 0 }],
      ['kaatoleeachos', engagement, {}, 'friend', { evade: 1 }, { evade: 0 }],
      ['4lom', endPhase, { stress: 1 }, 'enemy', { stress: 1 }, {}],
    ] as const;
    for (const [name, moment, ours, whose, token] of cases) {
      const own = Object.keys(ours).length > 0;
      const at: At = [400, 490, 0];
      const game = table({
        us: [
          pilot(name, { tokens: ours }),
          ...(whose === 'friend' ? [xwing(at, { tokens: own ? {} : token })] : []),
        ],
        them: [
          tie(whose === 'enemy' ? at : [100, 850, 0], { tokens: own || whose === 'friend' ? {} : token }),
        ],
      })
        .run(moment)
        .takes({ target: 1 });
      while (game.question) game.answer(0);
      for (const kind of Object.keys(token) as ('focus' | 'evade' | 'stress')[]) {
        expect([name, kind, game.ship(0).tokens[kind], game.ship(1).tokens[kind]]).toEqual([
          name,
          kind,
          own ? 0 : 1,
          own ? 1 : 0,
        ]);
      }
      const bare = table({ us: [pilot(name), xwing([100, 100, 0])], them: [tie([100, 850, 0])] }).run(moment);
      expect(bare.everOffers({ target: 2 })).toBe(false);
    }
  });

  it('tractor tokens: Ketsu Onyo, Unkar Plutt, Latts Razzi', () => {
    const near: At = [400, 500, 180];
    const ketsu = (turret: number) =>
      table({ us: [pilot('ketsuonyo', { turret })], them: [tie(near)] }).run(engagement);
    expect([ketsu(0).everOffers({ target: 1 }), ketsu(1).everOffers({ target: 1 })]).toEqual([true, false]);
    const latts = (locks: TestTable['locks']) =>
      table({ us: [pilot('lattsrazzi')], them: [tie([400, 510, 180])], locks: locks ?? [] }).run(engagement);
    expect(latts([]).question).toBeUndefined();
    const spent = latts([[0, 1]]).pick({ target: 1 });
    while (spent.question?.form === 'choice') spent.answer(spent.options.length - 1);
    expect([spent.state.locks.length, spent.eventsOf('gained').map(({ token }) => token)]).toEqual([
      0,
      ['tractor'],
    ]);
    const unkar = (contacts: TestTable['contacts']) => {
      const game = table({
        us: [pilot('unkarplutt')],
        them: [tie([400, 440, 180])],
        contacts: contacts ?? [],
      }).run(engagement);
      while (game.question?.form === 'choice') game.answer(game.options.length - 1);
      return game.eventsOf('gained').map(({ ship, token }) => [ship, token]);
    };
    expect(unkar([[0, 1]])).toEqual([
      [0, 'tractor'],
      [1, 'tractor'],
    ]);
    const apart = table({ us: [pilot('unkarplutt')], them: [tie(near)] }).run(engagement);
    expect(apart.eventsOf('gained')).toEqual([]);
  });

  it('Torkil Mux makes a ship in his firing arc engage at initiative 0, Nom Lumb takes that of an enemy ahead', () => {
    const torkil = (turret: number) =>
      table({ us: [pilot('torkilmux', { turret })], them: [tie(ahead(150))] }).run(engagement);
    const late = torkil(0).pick({ target: 1 });
    expect(late.ship(1).initiatives).toMatchObject([{ value: 0, only: 'engagement' }]);
    expect(torkil(2).question).toBeUndefined();
    const nom = (enemy: At) =>
      table({
        us: [pilot('nomlumb-rogueclassstarfighter')],
        them: [{ pilot: 'talonbanecobra', at: enemy }],
      }).run(engagement);
    expect(nom(ahead(150)).pick({ target: 1 }).ship(0).initiatives).toMatchObject([
      { value: 5, until: 'end of round' },
    ]);
    expect(nom([400, 200, 0]).question).toBeUndefined();
  });

  it('Quinn Jast disarms himself to reload an upgrade', () => {
    const quinn = (upgrade: string) =>
      table({ us: [pilot('quinnjast', { upgrades: [upgrade] })] }).run(engagement);
    const game = quinn('protontorpedoes:0').pick({ use: true });
    while (game.question) game.answer(0);
    expect([game.ship(0).tokens.disarm, game.ship(0).upgrades[0]?.charges]).toEqual([1, 1]);
    expect(quinn('protontorpedoes').question).toBeUndefined();
  });
});

describe('limited pilots before they engage', () => {
  it('Leema Kai locks ahead while nobody has her in front', () => {
    const leema = (facing: number) =>
      table({ us: [pilot('leemakai')], them: [tie([400, 690, facing])] })
        .engage(0)
        .everOffers({ use: true });
    expect([leema(0), leema(180)]).toEqual([true, false]);
  });

  it('Rook Kast may strain herself, and then turns a blank', () => {
    const game = table({ us: [pilot('rookkast')], them: [tie(ahead(150, 40))] });
    game
      .rolls('blank', 'hit', 'hit', 'blank', 'blank', 'blank')
      .engage(0)
      .pick({ use: true })
      .pick({ kind: 'attack', target: 1 });
    expect(game.offers({ kind: 'ability' })).toBe(true);
    game.passAll();
    const calm = table({ us: [pilot('rookkast')], them: [tie(ahead(150, 40))] });
    calm
      .rolls('blank', 'hit', 'hit', 'blank', 'blank', 'blank')
      .engage(0)
      .pick({ use: false })
      .pick({ kind: 'attack', target: 1 });
    expect(calm.everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Doctor Aphra spends a green token and a charge to stress a neighbour', () => {
    const aphra = (focus: number) =>
      table({ us: [pilot('doctoraphra', { tokens: { focus } })], them: [tie([400, 490, 0])] }).engage(0);
    const game = aphra(1).takes({ target: 1 }).passAll();
    expect([game.ship(1).tokens.stress, game.ship(0).tokens.focus, game.ship(0).charges]).toEqual([1, 0, 2]);
    expect(aphra(0).question).toMatchObject({ kind: 'attack' });
  });
});

describe('limited pilots after a maneuver or an action', () => {
  const far = tie([750, 850, 180]);
  const flies = (
    name: string,
    maneuver: string,
    more: Partial<TestShip> = {},
    them: readonly TestShip[] = [far],
  ) => table({ us: [pilot(name, more)], them }).fly(0, maneuver);

  it('Kad Solus, 4-LOM and Mace Windu gain something from red maneuvers only', () => {
    const gains = [
      ['kadsolus', '4 koiogran', '3 straight', { focus: 2 }],
      ['4lom', '1 turn left', '2 straight', { calculate: 1 }],
    ] as const;
    for (const [name, red, other, tokens] of gains) {
      const [token, count] = Object.entries(tokens)[0] as ['focus' | 'calculate', number];
      expect([name, flies(name, red).passAll().ship(0).tokens[token]]).toEqual([name, count]);
      expect([name, flies(name, other).passAll().ship(0).tokens[token]]).toEqual([name, 0]);
    }
    for (const mace of ['macewindu', 'macewindu-delta7baethersprite']) {
      const force = (maneuver: string) =>
        table({ us: [pilot(mace)], them: [far], set: { '/ships/0/force': 0 } })
          .fly(0, maneuver)
          .passAll()
          .ship(0).force;
      expect([force('4 koiogran'), force('2 straight')]).toEqual([1, 0]);
    }
  });

  it('Anakin Skywalker takes stress off for a Force with an enemy ahead', () => {
    for (const anakin of [
      'anakinskywalker',
      'anakinskywalker-delta7baethersprite',
      'anakinskywalker-btlbywing',
    ]) {
      const calm = (enemy: At) =>
        table({ us: [pilot(anakin, { tokens: { stress: 2 } })], them: [tie(enemy)] }).fly(0, '2 bank left');
      const offered = (enemy: At) => calm(enemy).everOffers({ use: true });
      expect([anakin, offered([310, 610, 180]), offered([700, 100, 180])]).toEqual([anakin, true, false]);
    }
  });

  it('Ahsoka Tano lets a friend beside her act, stressed or not', () => {
    for (const ahsoka of ['ahsokatano', 'ahsokatano-delta7baethersprite']) {
      const game = table({ us: [pilot(ahsoka), xwing([500, 480, 0], { tokens: { stress: 1 } })] })
        .fly(0, '2 straight')
        .takes({ target: 1 });
      game.takes({ action: 'focus' }).passAll();
      expect([game.ship(1).tokens.focus, game.ship(0).force]).toEqual([1, 1]);
      const alone = table({ us: [pilot(ahsoka), xwing([700, 100, 0])] }).fly(0, '2 straight');
      expect(alone.everOffers({ target: 1 })).toBe(false);
    }
  });

  it('Obi-Wan Kenobi of the Actis gives a focus to one who is outnumbered', () => {
    const obiwan = (enemies: readonly At[]) =>
      table({ us: [pilot('obiwankenobi-eta2actis')], them: enemies.map((at) => tie(at)) }).fly(
        0,
        '2 straight',
      );
    const game = obiwan([[480, 560, 180]])
      .takes({ use: true })
      .passAll();
    expect([game.ship(0).tokens.focus, game.ship(0).force]).toEqual([1, 2]);
    expect(obiwan([[100, 100, 180]]).everOffers({ use: true })).toBe(false);
  });

  it('“Swoop” gives a red boost to fast friends at range 0-1', () => {
    const swoop = (maneuver: string) =>
      table({ us: [pilot('swoop', { at: [450, 520, 0] }), xwing([400, 400, 0])], them: [far] })
        .fly(1, maneuver)
        .everOffers({ action: 'boost', difficulty: 'red' });
    expect([swoop('3 straight'), swoop('2 straight')]).toEqual([true, false]);
  });

  it('“Slammer” slams for 2 charges, stressed too', () => {
    const slams = (charges: number) =>
      flies('slammer', '2 straight', { charges, tokens: { stress: 2 } }).everOffers({ action: 'slam' });
    expect([slams(2), slams(1)]).toEqual([true, false]);
  });

  it('“Slider” sideslips a bank at speed 2', () => {
    const game = flies('slider', '2 bank left').pick({ use: true }).passAll();
    expect([Math.round(game.pose(0).x), game.ship(0).charges]).toEqual([526, 0]);
    expect(flies('slider', '3 bank left').everOffers({ use: true })).toBe(false);
  });

  it('Q9-0 acts after an advanced maneuver, and is strained by it', () => {
    const q90 = flies('q90', '5 koiogran').takes({ action: 'calculate' }).passAll();
    expect([q90.ship(0).tokens.calculate, q90.ship(0).tokens.strain]).toEqual([1, 1]);
    expect(flies('q90', '5 koiogran').passAll().ship(0).tokens.strain).toBe(0);
    expect(flies('q90', '2 straight').passAll().ship(0).tokens.strain).toBe(0);
  });

  it('“Kickback” locks after a barrel roll', () => {
    const after = (action: string) => {
      const game = table({ us: [pilot('kickback')], them: [tie(ahead(150))] })
        .act(0)
        .pick({ action });
      while (game.question && !game.offers({ action: 'lock' }) && game.question.kind !== 'use-ability')
        game.answer(0);
      return game.everOffers({ action: 'lock', difficulty: 'red' });
    };
    expect([after('barrel-roll'), after('evade')]).toEqual([true, false]);
  });

  it('“Redline” keeps two locks, and acquires one after any action', () => {
    const game = table({
      us: [pilot('redline')],
      them: [tie(ahead(150)), tie([500, 610, 180])],
      locks: [[0, 1]],
    }).act(0);
    game.pick({ action: 'focus' });
    while (game.question) game.answer(game.question.kind === 'lock-target' ? 1 : 0);
    expect(game.state.locks.map(({ on }) => on).sort()).toEqual([1, 2]);
  });

  it('Genesis Red carries what the ship that he locks carries', () => {
    const game = table({
      us: [pilot('genesisred', { tokens: { evade: 2 } })],
      them: [tie(ahead(150), { tokens: { focus: 2 } })],
    })
      .act(0)
      .pick({ action: 'lock' })
      .passAll();
    expect([game.ship(0).tokens.focus, game.ship(0).tokens.evade]).toEqual([2, 0]);
  });
});

describe('limited pilots when tokens come and go', () => {
  it('Obi-Wan Kenobi returns the focus that a friend nearby spends', () => {
    for (const obiwan of ['obiwankenobi', 'obiwankenobi-delta7baethersprite']) {
      const near = (at: At) =>
        table({
          us: [pilot(obiwan), xwing(at, { tokens: { focus: 1 } })],
          them: [tie([at[0], at[1] + 190, 180])],
        })
          .rolls('focus', 'hit', 'blank', 'blank', 'blank', 'blank')
          .attack(1, 2)
          .pick({ kind: 'spend-focus' });
      const game = near([500, 400, 0]).takes({ use: true }).passAll();
      expect([game.ship(1).tokens.focus, game.ship(0).force]).toEqual([1, 2]);
      expect(near([800, 400, 0]).everOffers({ use: true })).toBe(false);
    }
  });

  it('Dace Bonearm adds ion tokens for 3 charges', () => {
    const ionized = (charges: number) =>
      table({ us: [pilot('dacebonearm', { charges })], them: [tie(ahead(150))] }).run({
        kind: 'window',
        ...occasion('after-gain', { ship: 1, what: 'ion' }),
      });
    const game = ionized(3).pick({ use: true });
    expect([game.ship(1).tokens.ion, game.ship(0).charges]).toEqual([2, 0]);
    expect(ionized(2).question).toBeUndefined();
  });

  it('“Hound” takes a strain or deplete token that he has none of', () => {
    const hound = (what: 'strain' | 'deplete' | 'stress', own: number) =>
      table({
        us: [
          pilot('hound', { turret: 0, tokens: { [what]: own } }),
          xwing([400, 560, 0], { tokens: { [what]: 1 } }),
        ],
      }).run({
        kind: 'window',
        ...occasion('after-gain', { ship: 1, what }),
      });
    for (const what of ['strain', 'deplete'] as const) {
      const game = hound(what, 0).pick({ use: true });
      expect([game.ship(0).tokens[what], game.ship(1).tokens[what]]).toEqual([1, 0]);
      expect(hound(what, 1).question).toBeUndefined();
    }
    expect(hound('stress', 0).question).toBeUndefined();
  });
});

describe('limited pilots after an attack', () => {
  const blanks = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
  const shot = (layout: TestTable, by: number, on: number, ...faces: readonly string[]) =>
    table(layout)
      .rolls(...faces)
      .attack(by, on);

  it('“Jag” locks the attacker of a friend at his side', () => {
    const jag = (friend: At) =>
      shot(
        { us: [pilot('jag'), xwing(friend)], them: [tie([friend[0], friend[1] + 190, 180])] },
        2,
        1,
        ...blanks.slice(0, 4),
      );
    expect(jag([560, 400, 0]).takes({ use: true }).passAll().state.locks).toMatchObject([{ by: 0, on: 2 }]);
    expect(jag([400, 240, 0]).everOffers({ use: true })).toBe(false);
  });

  it('“Axe” passes on a green token after he attacks or defends', () => {
    const axe = (by: number, on: number, friend: At) =>
      shot(
        { us: [pilot('axe', { tokens: { evade: 1 } }), xwing(friend)], them: [tie(ahead(150))] },
        by,
        on,
        ...blanks.slice(0, by === 0 ? 5 : 4),
      );
    for (const [by, on] of [
      [0, 2],
      [2, 0],
    ] as const) {
      const game = axe(by, on, [560, 400, 0]).takes({ target: 1 }).passAll();
      expect([game.ship(0).tokens.evade, game.ship(1).tokens.evade]).toEqual([0, 1]);
      expect(axe(by, on, [400, 200, 0]).everOffers({ target: 1 })).toBe(false);
    }
  });

  it('“Tucker” focuses after a friend has attacked what is before him', () => {
    const tucker = (facing: number) =>
      shot(
        {
          us: [pilot('tucker', { at: [400, 400, facing] }), xwing([560, 400, 0])],
          them: [tie([500, 590, 180])],
        },
        1,
        2,
        ...blanks.slice(0, 6),
      ).everOffers({ action: 'focus' });
    expect([tucker(0), tucker(180)]).toEqual([true, false]);
  });

  it('Laetin A’shera evades after an attack that missed, his or another’s', () => {
    const layout = { us: [pilot('laetinashera')], them: [tie(ahead(150))] };
    expect(
      shot(layout, 0, 1, ...blanks.slice(0, 5))
        .passAll()
        .ship(0).tokens.evade,
    ).toBe(1);
    expect(
      shot(layout, 1, 0, ...blanks.slice(0, 5))
        .passAll()
        .ship(0).tokens.evade,
    ).toBe(1);
    expect(shot(layout, 0, 1, 'hit', 'hit', 'blank', 'blank', 'blank').passAll().ship(0).tokens.evade).toBe(
      0,
    );
  });

  it('G4R-GOR V/M burns all that touch it after it defends', () => {
    const layout = {
      us: [pilot('g4rgorvm'), xwing([440, 400, 0])],
      them: [tie(ahead(150))],
      contacts: [[0, 1]],
    } as const;
    const game = shot(layout, 2, 0, ...blanks.slice(0, 5)).passAll();
    expect([game.ship(1).shields, game.ship(2).damage.length]).toEqual([1, 0]);
  });

  it('Torani Kulda: each enemy in the bullseye arc loses a green token or suffers', () => {
    const layout = (evade: number) => ({
      us: [pilot('toranikulda')],
      them: [tie(ahead(150, 30), { tokens: { evade } }), tie([500, 600, 180])],
    });
    const pays = shot(layout(1), 0, 1, ...blanks.slice(0, 6))
      .takes({ use: true })
      .passAll();
    expect([pays.ship(1).tokens.evade, pays.ship(1).damage.length]).toEqual([0, 0]);
    const hurt = shot(layout(0), 0, 1, ...blanks.slice(0, 6)).passAll();
    expect([hurt.ship(1).damage.length, hurt.ship(2).damage.length]).toEqual([1, 0]);
  });

  it('Cad Bane passes on a red or orange token after a hit', () => {
    const bane = (...faces: string[]) =>
      shot({ us: [pilot('cadbane', { tokens: { strain: 1 } })], them: [tie(ahead(150))] }, 0, 1, ...faces);
    const game = bane('hit', 'blank', 'blank', 'blank', 'blank').takes({ use: true });
    while (game.question) game.answer(0);
    expect([game.ship(0).tokens.strain, game.ship(1).tokens.strain, game.ship(0).charges]).toEqual([0, 1, 0]);
    expect(bane(...blanks.slice(0, 5)).everOffers({ use: true })).toBe(false);
  });

  it('Torphun acts, and attacks again for two strain, once the defender is destroyed', () => {
    const layout = (hull: number) => ({
      us: [pilot('torphun')],
      them: [
        tie(ahead(150), { damage: Array.from({ length: hull }, () => 'facedown: Stunned Pilot') }),
        tie([400, 650, 180]),
      ],
    });
    const kill = shot(layout(2), 0, 1, 'hit', 'hit', 'blank', 'blank', 'blank', 'blank').takes({
      action: 'focus',
    });
    expect(kill.offers({ use: true })).toBe(true);
    kill.passAll();
    const spared = shot(layout(0), 0, 1, 'hit', 'blank', 'blank', 'blank', 'blank', 'blank');
    expect(spared.everOffers({ action: 'focus' })).toBe(false);
  });

  it('Captain Seevor jams, for a charge, a ship that does not have him in its bullseye arc', () => {
    const seevor = (x: number) =>
      table({ us: [pilot('captainseevor')], them: [tie([x, 590, 180])] })
        .attack(1, 0)
        .everOffers({ use: true });
    expect([seevor(470), seevor(400)]).toEqual([true, false]);
  });

  it('Bossk turns a crit into two hits, Durge two hits into a crit', () => {
    for (const [bossk, half, dice] of [
      ['bossk', 40, 3],
      ['bossk-z95af4headhunter', 20, 2],
    ] as const) {
      const attack = (face: string) =>
        shot(
          { us: [pilot(bossk)], them: [tie(ahead(150, half))] },
          0,
          1,
          face,
          ...blanks.slice(0, dice - 1 + 3),
        );
      const game = attack('crit').takes({ use: true }).passAll();
      expect([bossk, game.ship(1).damage.length]).toEqual([bossk, 2]);
      expect(attack('hit').everOffers({ use: true })).toBe(false);
    }
    const durge = (...faces: string[]) =>
      shot(
        { us: [pilot('durge', { shields: 1 })], them: [tie(ahead(50))] },
        1,
        0,
        ...faces,
        'blank',
        'blank',
      );
    const game = durge('hit', 'hit', 'blank').takes({ use: true }).passAll();
    expect([game.ship(0).shields, game.ship(0).damage.length]).toEqual([0, 0]);
    expect(durge('hit', 'blank', 'blank').everOffers({ use: true })).toBe(false);
  });
});
