import { describe, expect, it } from 'vitest';
import json from '../../../../../formats/xwing1.json' with { type: 'json' };
import { abilitiesOf } from '../abilities/owned.ts';
import { dealDamageCard } from '../damage/suffer.ts';
import { skillOf } from '../game.ts';
import { dialEntry } from '../maneuver/dial-names.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { packFrom } from '../squads/pack.ts';
import { occasion } from '../state.ts';
import { type At, type TestShip, table, tie, xwing, yt1300, ywing } from '../testing/index.ts';

const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const HERE: At = [400, 300, 0];
const THERE: At = [400, 500, 180];
const window = (name: Parameters<typeof occasion>[0]) => ({ kind: 'window', ...occasion(name) }) as const;

describe('late pilots', () => {
  it('“Countdown” cancels all results for a damage and a stress token, unless he is stressed', () => {
    const hit = (stress: number) =>
      table({ us: [ship('countdown', HERE, { tokens: { stress } })], them: [xwing(THERE)] })
        .rolls('hit', 'hit', 'hit', 'blank', 'blank')
        .attack(1, 0);
    const game = hit(0).takes({ use: true }).passAll();
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 } });
    expect(game.ship(0).damage).toHaveLength(1);
    expect(hit(1).everOffers({ use: true })).toBe(false);
  });

  it('Tel Trevura is kept once from being destroyed, with four facedown damage cards', () => {
    const game = table({
      us: [
        ship('teltrevura', HERE, { shields: 0, damage: new Array<string>(4).fill('facedown: direct-hit') }),
      ],
    });
    const suffer = () =>
      game.run({
        kind: 'effect',
        ability: 'x',
        ship: 0,
        occasion: occasion('hit', { ship: 0 }),
        chosen: 0,
        effect: { kind: 'suffer', hits: 3, crits: 0, on: 'self' },
      });
    suffer();
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false, false, false]);
    suffer();
    expect(game.ship(0).place).toBe('removed');
  });

  it('xwing1:damage.3 four cards instead of his own destroy a Thweek who mimics Tel Trevura: his hull is 4', () => {
    const game = table({
      us: [ship('thweek', HERE, { shields: 0, damage: new Array<string>(3).fill('facedown: direct-hit') })],
      them: [ship('teltrevura', THERE)],
    }).run(window('before-forces'));
    game.pick({ target: 1 }).pick({ effect: 1 });
    game.does((running) => dealDamageCard(running, running.state.ships[0]!, false, 'xwing1:damage.9'));
    expect(game.eventsOf('damage-dealt')).toHaveLength(5);
    expect(game.ship(0).place).toBe('removed');
  });

  it('“Epsilon Ace” has pilot skill 12 while he is whole', () => {
    const skill = (damage: readonly string[]) =>
      skillOf(table({ us: [ship('epsilonace', HERE, { damage })] }).ship(0));
    expect([skill([]), skill(['facedown: console-fire'])]).toEqual([12, 4]);
  });
});

describe('late upgrades', () => {
  it('Adaptability: a pilot skill more or less, as its player says before ships are placed', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['adaptability'] })] });
    expect(skillOf(game.ship(0))).toBe(3);
    game.run(window('before-forces')).pick({ use: true });
    expect(skillOf(game.ship(0))).toBe(1);
  });

  it('Courier Droid: pilot skill 0 or 8 until ships are placed', () => {
    const game = table({ us: [ship('omicrongrouppilot', HERE, { upgrades: ['courierdroid'] })] });
    game.run(window('before-forces')).pick({ use: true }).pick({ effect: 1 });
    expect(skillOf(game.ship(0))).toBe(8);
    game.run({ kind: 'activate-shields' });
    expect(skillOf(game.ship(0))).toBe(2);
  });

  it('Emperor Palpatine: a result named for a friend’s roll, which nothing modifies any more', () => {
    const emperor = ship('omicrongrouppilot', [600, 300, 0], { upgrades: ['emperorpalpatine'] });
    const game = table({ us: [tie(HERE, { tokens: { focus: 1 } }), emperor], them: [ywing(THERE)] })
      .rolls('blank', 'focus', 'blank')
      .attack(0, 2);
    expect(game.question).toMatchObject({ kind: 'name-result', player: 0, ship: 0 });
    game.pick({ result: 'focus' });
    expect(game.options).toEqual([{ result: 'blank' }, { result: 'focus' }]);
    game.pick({ result: 'blank' }).pick({ kind: 'focus' }).passAll();
    expect(game.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['focus', 'focus'],
      ['focus', 'hit'],
    ]);
    game.rolls('blank', 'blank', 'blank').attack(0, 2).passAll();
    expect(game.eventsOf('ability')).toEqual([]);
  });

  it('Emperor Palpatine: a single die that a rule rolls shows what was named', () => {
    const rock = { outline: 'coreasteroid5', at: HERE };
    const game = table({
      us: [tie([400, 220, 0]), ship('omicrongrouppilot', [700, 300, 0], { upgrades: ['emperorpalpatine'] })],
      obstacles: [rock],
    }).run({ kind: 'obstacle-dice', ship: 0, met: [0] });
    game.rolls('crit').pick({ result: 'blank' });
    expect(game.ship(0).damage).toEqual([]);
  });

  it('M9-G8 locks friends, and makes a locked attacker reroll a die', () => {
    const game = table({
      us: [xwing(HERE, { upgrades: ['m9g8'] }), ywing([330, 300, 0])],
      them: [ywing(THERE)],
    })
      .act(0)
      .pick({ action: 'target-lock' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 1 });
    game
      .rolls('blank', 'focus', 'hit', 'blank')
      .attack(1, 2)
      .pick({ kind: 'ability', ability: '0:m9g8#1', dice: [0] })
      .passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'focus']);
    expect(
      table({ us: [xwing(HERE), ywing([330, 300, 0])] })
        .act(0)
        .everOffers({ action: 'target-lock' }),
    ).toBe(false);
  });

  it('R5-K6 locks the same ship again on an evade, but not for this attack', () => {
    const spent = (face: string) => {
      const game = table({ us: [xwing(HERE, { upgrades: ['r5k6'] })], them: [ywing(THERE)], locks: [[0, 1]] })
        .rolls('blank', 'blank', 'blank', 'hit', 'hit', 'hit', face, 'blank')
        .attack(0, 1)
        .pick({ kind: 'target-lock', dice: [0, 1, 2] });
      expect(game.everOffers({ kind: 'target-lock' })).toBe(false);
      return game.state.locks.length;
    };
    expect([spent('evade'), spent('blank')]).toEqual([1, 0]);
  });

  it('Flight-Assist Astromech: a free boost or roll with nobody in the firing arc', () => {
    const flown = (them: At) =>
      table({ us: [xwing([400, 200, 0], { upgrades: ['flightassistastromech'] })], them: [tie(them)] })
        .fly(0, '2 straight')
        .everOffers({ action: 'boost' });
    expect([flown([850, 100, 0]), flown([400, 600, 180])]).toEqual([true, false]);
  });

  it('Integrated Astromech is dealt a card less for its astromech', () => {
    const game = table({
      us: [xwing(HERE, { shields: 0, upgrades: ['integratedastromech', 'r2astromech'] })],
      them: [xwing(THERE)],
    })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank')
      .attack(1, 0)
      .takes({ use: true })
      .passAll();
    expect(game.ship(0).damage).toEqual([]);
    expect(game.ship(0).upgrades[1]).toMatchObject({ discarded: true });
  });

  it('Bombardier drops by the 2 straight', () => {
    const game = table({
      us: [ship('crimsonsquadronpilot', [400, 400, 0], { upgrades: ['bombardier', 'protonbombs'] })],
    })
      .fly(0, '1 straight')
      .takes({ upgrade: 'protonbombs' });
    expect(game.options).toMatchObject([{ speed: 1 }, { speed: 2 }]);
    game.answer(1).passAll();
    const [bomb] = game.state.bombs;
    expect([bomb?.x, bomb && bomb.y < 400 - 40 - 80]).toEqual([400, true]);
  });

  it('“Genius” drops a bomb after the maneuver, unless it overlapped a ship', () => {
    const flown = (them: At) => {
      const game = table({
        us: [ship('syndicatethug', [400, 200, 0], { upgrades: ['genius', 'seismiccharges'] })],
        them: [tie(them)],
      })
        .fly(0, '2 straight')
        .pick({ upgrade: '' });
      return game.everOffers({ use: true });
    };
    expect([flown([850, 850, 0]), flown([400, 330, 0])]).toEqual([true, false]);
  });

  it('IG-88D of the crew has the pilot abilities of ships with IG-2000', () => {
    const learned = (upgrades: readonly string[]) => {
      const { state } = table({
        us: [ship('bountyhunter', HERE, { upgrades: ['ig88d'] }), ship('ig88b', [700, 300, 0], { upgrades })],
      });
      return abilitiesOf(state, state.ships[0]!).some(({ card }) => card === 'ig88b');
    };
    expect([learned(['ig2000']), learned([])]).toEqual([true, false]);
  });
});

describe('late cards of setup, attacks and bombs', () => {
  const placing = (pilot: string) =>
    table({
      us: [ship(pilot, HERE)],
      them: [tie([400, 800, 180])],
      set: { '/ships/0/place': 'reserve', '/players/0/edge': 'near', '/players/1/edge': 'far' },
    }).run({ kind: 'deploy' });

  it('Han Solo is placed anywhere beyond range 3 of enemies', () => {
    const game = placing('hansolo-swx57');
    expect(game.tryAnswer([400, 600, 0])).toMatchObject([{ ruling: 'xwing1:setup.9' }]);
    game.answer([400, 400, 0]);
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    const other = placing('outerrimsmuggler');
    expect(other.tryAnswer([400, 400, 0])).toMatchObject([{ ruling: 'xwing1:setup.9' }]);
    other.answer([400, 45, 0]);
  });

  it('Lieutenant Dormitz: friends are placed at range 1-2 of him', () => {
    const game = table({
      us: [ship('lieutenantdormitz', HERE), tie([700, 50, 0])],
      set: { '/ships/1/place': 'reserve', '/players/0/edge': 'near', '/players/1/edge': 'far' },
    }).run({ kind: 'deploy' });
    expect(game.tryAnswer([400, 700, 0])).toMatchObject([{ ruling: 'xwing1:setup.9' }]);
    game.answer([400, 500, 0]);
    expect(game.pose(1).y).toBe(500);
  });

  it('“Double Edge” attacks with another weapon after a miss with a secondary one', () => {
    const game = table({
      us: [
        ship('doubleedge', HERE, { upgrades: ['twinlaserturret', 'unguidedrockets'], tokens: { focus: 1 } }),
      ],
      them: [ywing(THERE)],
    })
      .rolls('blank', 'blank', 'blank', 'blank')
      .combat(0)
      .pick({ kind: 'attack', weapon: 2 })
      .takes({ use: true });
    const weapons = [0, 1, 2].filter((weapon) => game.offers({ kind: 'attack', weapon }));
    expect(weapons).toEqual([0, 1]);
    game.pick('none');
  });

  it('Sabine Wren of the crew: an enemy near a friendly bomb that goes off suffers a damage more', () => {
    const game = table({
      us: [ywing([100, 100, 0], { upgrades: ['sabinewren'] })],
      them: [ywing(THERE), ywing([450, 520, 180])],
      bombs: [
        { kind: 'seismiccharge', player: 0, at: [420, 600, 0] },
        { kind: 'seismiccharge', player: 0, at: [430, 600, 0] },
      ],
    }).run({ kind: 'detonations' });
    game.pick({ target: 2 });
    expect([1, 2].map((id) => game.ship(id).shields)).toEqual([1, 0]);
  });
});

describe('Cikatro Vizago', () => {
  const pack = packFrom(json);
  const croc = ['cikatrovizago', 'deadmansswitch'];
  const stock = [
    { id: 'feedbackarray', points: 2 },
    { id: 'hotshotblaster', points: 3 },
    { id: 'glitterstim', points: 2 },
  ];
  const trader = (more: Partial<TestShip> = {}) =>
    table({
      us: [yt1300([400, 300, 0], { upgrades: croc, ...more })],
      set: { '/ships/0/stock': stock, '/ships/0/upgrades/1/points': 2 },
    }).run(window('start-of-end'));

  it('is discarded to replace an illicit card with another one that costs no more', () => {
    const game = trader().pick({ use: true });
    expect(game.options).toEqual([
      { at: 0, upgrade: 'feedbackarray' },
      { at: 2, upgrade: 'glitterstim' },
    ]);
    game.pick({ upgrade: 'glitterstim' });
    expect(game.eventsOf('upgrade-replaced')).toMatchObject([
      { upgrade: 'deadmansswitch', by: 'glitterstim' },
    ]);
    expect(game.ship(0).upgrades).toMatchObject([
      { id: 'cikatrovizago', discarded: true },
      { id: 'glitterstim', discarded: false, points: 2 },
    ]);
    game.run(window('start-of-combat'));
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: '1:glitterstim#0' });
    game.passAll();
    const spent = trader({ upgrades: ['cikatrovizago', 'discarded: deadmansswitch'] });
    expect(spent.question).toBeUndefined();
  });

  it('finds in a game of squads the cards that his ship may equip, with what they cost', () => {
    const pilots = [
      { pilot: 'bossk', upgrades: croc },
      { pilot: 'kavil', upgrades: ['empdevice'] },
    ];
    const squad = { faction: 'scum', ships: pilots } as const;
    const [bossk, kavil] = setupFromSquads(pack, [squad, squad]).sides[0]!.ships;
    const ids = bossk!.stock!.map(({ id }) => id);
    expect(bossk!.stock).toContainEqual({ id: 'hotshotblaster', points: 3 });
    expect(ids).toContain('riggedcargochute');
    expect(ids).not.toContain('cloakingdevice');
    expect(ids).not.toContain('empdevice');
    expect(kavil!.stock).toBeUndefined();
  });
});

describe('BoShek', () => {
  const met = (dial: string, stress = 0) =>
    table({
      us: [
        { pilot: 'banditsquadronpilot', at: [100, 100, 0] },
        yt1300([400, 360, 0], { upgrades: ['boshek'] }),
      ],
      them: [xwing([400, 300, 0], { tokens: { stress } })],
      contacts: [[1, 2]],
    }).fly(2, dial);

  it('xwing1:dial.1 has a dial that he looks at turned to the maneuver on either side', () => {
    const turned = met('2 straight');
    expect(turned.question).toMatchObject({ kind: 'use-ability', ship: 1 });
    turned.pick({ use: true });
    expect(turned.question).toMatchObject({ kind: 'turn-dial', player: 1, ship: 2 });
    const sides = ['2 bank left', '2 bank right'].map((name) => ({ entry: dialEntry('rookiepilot', name) }));
    expect(turned.options).toEqual(sides);
    turned.answer(1);
    expect(turned.eventsOf('maneuver')).toMatchObject([
      { maneuver: { bearing: 'bank', direction: 'right' } },
    ]);
    turned.passAll();
    const around = met('1 bank left').pick({ use: true });
    around.answer(0);
    expect(around.eventsOf('maneuver')[0]?.maneuver).toMatchObject({ bearing: 'koiogran', speed: 4 });
    around.passAll();
  });

  it('lets a stressed ship fly what it comes to, and asks nothing of ships that he does not touch', () => {
    const red = met('4 straight', 1).pick({ use: true });
    red.takes({ entry: dialEntry('rookiepilot', '4 koiogran') });
    expect(red.eventsOf('maneuver')[0]?.maneuver.bearing).toBe('koiogran');
    red.passAll();
    const apart = table({
      us: [yt1300([400, 360, 0], { upgrades: ['boshek'] })],
      them: [xwing([400, 300, 0])],
    });
    expect(apart.fly(1, '2 straight').eventsOf('ability')).toEqual([]);
    apart.passAll();
  });
});
