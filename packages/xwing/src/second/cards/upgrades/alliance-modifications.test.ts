import { describe, expect, it } from 'vitest';
import { lockTargets } from '../../actions/lock-targets.ts';
import { type At, dialEntry, type TestShip, type TestTable, table, tie, xwing } from '../../testing/index.ts';
import {
  ahead,
  asks,
  BEHIND,
  BESIDE,
  card,
  duel,
  moment,
  onDice,
  pool,
  type Row,
} from '../../testing/rows.ts';

/** Modifications, talents, tech and titles of the X-Wing Alliance: once where they act, once where they do not. */

const rows = (...all: readonly Row[]): void =>
  it.each(all)('%s', (_, acts, doesNot) => expect([acts(), doesNot()]).toEqual([true, false]));
const middle = tie(ahead(150));
const off = tie([475, 590, 180]);
/** An X-wing with one upgrade. */
const rebel = (upgrade: string, more: Partial<TestShip> = {}) =>
  card('bluesquadronescort', { upgrades: [upgrade], ...more });
const at = (window: Parameters<typeof moment>[0], ship: TestShip, ...them: readonly TestShip[]) =>
  table({ us: [ship], them }).run(moment(window, { ship: 0 }));
const acted = (ship: TestShip, what: string, colour = 'white') =>
  table({ us: [ship] }).run(moment('after-action', { ship: 0, what, colour }));
const stress = { tokens: { stress: 1 } };

describe('modifications of the X-Wing Alliance', () => {
  const warned = (locks: TestTable['locks'] & object) =>
    table({ us: [rebel('advancedwarningsystems-evacuationofdqar'), xwing(BESIDE)], them: [middle], locks })
      .attack(2, 0)
      .everOffers({ action: 'evade', difficulty: 'red' });
  const banks = (upgrade: string) =>
    table({ us: [rebel(upgrade)] })
      .act(0)
      .pick({ action: 'barrel-roll' })
      .everOffers({ template: { speed: 1, shape: 'bank', direction: 'left' } });
  const starboard = (maneuver: string, charges = 2) =>
    asks(
      table({
        us: [card('contractedscout', { upgrades: [`starboardthrusters-armedanddangerous:${charges}`] })],
      }).fly(0, maneuver),
    );
  const power = (tokens: TestShip['tokens'] & object, colour: string) =>
    asks(acted(rebel('adaptablepowersystems-armedanddangerous', { tokens }), 'focus', colour));
  const matrix = (face: string) =>
    duel(rebel('targetingmatrix-legendsandrelics'), middle)
      .rolls(face, 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
  const thrusters = (maneuver: string) =>
    table({ us: [rebel('retrofittedautothrusters-legendsandrelics', { at: [400, 100, 0], ...stress })] })
      .fly(0, maneuver)
      .everOffers({ action: 'barrel-roll' });
  const loaders = (weapon: number) =>
    duel(
      rebel('', { upgrades: ['automatedloaders-legendsandrelics', 'ioncannon', 'protontorpedoes:0'] }),
      middle,
    )
      .engage(0)
      .pick({ kind: 'attack', weapon })
      .everOffers({ action: 'reload' });
  rows(
    ['Advanced Warning Systems evade whom a friend has locked', () => warned([[1, 2]]), () => warned([])],
    [
      'Repulsorlift Engines roll by a bank',
      () => banks('repulsorliftengines-evacuationofdqar'),
      () => banks('hullupgrade'),
    ],
    [
      'Starboard Thrusters ease a turn to the left',
      () => starboard('2 turn left'),
      () => starboard('2 turn right'),
    ],
    ['Starboard Thrusters need a charge', () => starboard('2 turn left'), () => starboard('2 turn left', 0)],
    [
      'Adaptable Power Systems shed stress after a red action',
      () => power({ stress: 1 }, 'red'),
      () => power({ stress: 1 }, 'white'),
    ],
    [
      'Adaptable Power Systems shed a deplete token before engaging',
      () =>
        asks(
          at('before-engaging', rebel('adaptablepowersystems-armedanddangerous', { tokens: { deplete: 1 } })),
        ),
      () => asks(at('before-engaging', rebel('adaptablepowersystems-armedanddangerous'))),
    ],
    [
      'Retrofitted Autothrusters roll after a fast bank, even while stressed',
      () => thrusters('3 bank left'),
      () => thrusters('3 straight'),
    ],
    ['Automated Loaders reload after a primary attack', () => loaders(0), () => loaders(1)],
  );

  it('Targeting Matrix spends a focus result and strains the defender', () => {
    const game = matrix('focus').takes({ use: true }).passAll();
    expect(game.ship(1).tokens.strain).toBe(1);
    expect(asks(matrix('blank'))).toBe(false);
  });

  it('Kineso-Switch breaks locks after a full SLAM', () => {
    const slammed = (fully: boolean) => {
      const game = table({
        us: [card('bluesquadronescort', { upgrades: ['kinesoswitch-armedanddangerous'] })],
        them: [middle],
        locks: [[1, 0]],
      });
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed: 2, fully };
      return game.run(moment('after-action', { ship: 0, what: 'slam', colour: 'white' }));
    };
    expect([asks(slammed(true)), asks(slammed(false))]).toEqual([true, false]);
    expect(slammed(true).pick({ use: true }).state.locks).toEqual([]);
  });
});

describe('talents and Force powers of the X-Wing Alliance', () => {
  const determined = (target: TestShip) =>
    onDice(duel(rebel('determination-evacuationofdqar'), target), 0, 1);
  const cause = (tokens: TestShip['tokens'] & object) =>
    onDice(
      table({
        us: [rebel('forthecause-evacuationofdqar'), xwing([540, 400, 0], { tokens })],
        them: [middle],
      }),
      0,
      2,
      ['hit', 'blank', 'blank'],
    );
  const escort = (pilot: string, facing: number) =>
    onDice(
      table({
        us: [rebel('escortfighter-evacuationofdqar'), card(pilot, { at: [500, 400, 0] })],
        them: [tie([450, 640, facing])],
      }),
      2,
      1,
    );
  const tactics = (gap: number) =>
    onDice(
      duel(
        rebel('mandaloriantactics-armedanddangerous'),
        tie(ahead(gap)),
        gap === 0 ? { contacts: [[0, 1]] } : {},
      ),
      1,
      0,
      ['hit', 'hit', 'blank', 'blank'],
    );
  const lord = (facing: number) =>
    asks(duel(rebel('crimelord-armedanddangerous', { at: [400, 400, facing] }), middle).attack(1, 0));
  const anger = (facing: number) =>
    asks(
      duel(card('jediknight', { upgrades: ['roilinganger-legendsandrelics'] }), tie([400, 600, facing]), {
        set: { '/ships/0/force': 0 },
      }).run(moment('start-of-engagement')),
    );
  const tracker = (charges: number, maneuver: string) =>
    table({ us: [rebel(`persistenttracker-armedanddangerous:${charges}`, stress)], phase: 'activation' })
      .fly(0, maneuver)
      .passAll()
      .ship(0).flown.speed;
  const gift = (charges: number) =>
    table({ us: [rebel('', { upgrades: ['partinggift-legendsandrelics', `protonbombs:${charges}`] })] })
      .run(moment('before-removed', { ship: 0 }))
      .everOffers({ use: true });
  rows(
    ['Determination adds a focus in the bullseye', () => determined(middle), () => determined(off)],
    ['For The Cause has a strained friend shed it', () => cause({ strain: 1 }), () => cause({})],
    ['For The Cause knows deplete tokens', () => cause({ deplete: 1 }), () => cause({ stress: 1 })],
    ['Crime Lord strains an attacker ahead', () => lord(0), () => lord(180)],
    ['Mandalorian Tactics reroll a blank in contact', () => tactics(0), () => tactics(50)],
    ['Roiling Anger recovers Force in an enemy’s front arc', () => anger(180), () => anger(0)],
    [
      'Persistent Tracker, spent, flies red while stressed',
      () => tracker(0, '4 koiogran') === 4,
      () => tracker(1, '4 koiogran') === 4,
    ],
    ['Parting Gift drops a bomb for its charge', () => gift(1), () => gift(0)],
    [
      'Escort Fighter helps a friend that is not small',
      () => escort('outerrimsmuggler', 180),
      () => escort('bluesquadronescort', 180),
    ],
  );
});

describe('tech of the X-Wing Alliance', () => {
  const relay = (id: string, at_: At) =>
    asks(
      table({ us: [rebel(id), xwing(BEHIND)], them: [tie(at_)], locks: [[1, 2]] }).run(
        moment('after-lock', { ship: 1, other: 2, what: 'ship' }),
      ),
    );
  const interferes = (at_: At) =>
    table({ us: [rebel('interferencearray-evacuationofdqar'), xwing(BESIDE)], them: [tie(at_)] })
      .run(moment('after-coordinate', { ship: 0, other: 1, what: 'coordinate' }))
      .everOffers({ target: 2 });
  const scans = (gap: number) => {
    const { state } = duel(rebel('experimentalscanners-evacuationofdqar'), tie(ahead(gap)));
    return lockTargets(state, state.ships[0]!).length > 0;
  };
  const holo = (facing: number) =>
    pool(
      duel(rebel('precisionholotargeter-evacuationofdqar'), tie([400, 590, facing]))
        .attack(0, 1)
        .passAll(),
      'defense',
    ) === 2;
  const r4 = (maneuver: string) =>
    asks(
      table({ us: [rebel('blacksquadronr4-evacuationofdqar', { tokens: { stress: 2 } })] }).fly(0, maneuver),
    );
  const handling = (maneuver: string) =>
    table({ us: [rebel('synchronizedhandling-armedanddangerous:0')] })
      .fly(0, maneuver)
      .passAll()
      .ship(0).upgrades[0]!.charges === 1;
  const threat = (tokens: number) =>
    onDice(duel(rebel('threatsensors-evacuationofdqar', { tokens: { stress: tokens } }), middle), 1, 0, [
      'hit',
      'hit',
      'focus',
      'blank',
    ]);
  const tsj = (focus: number) =>
    onDice(
      duel(rebel('tsj1atargetingcomputer-legendsandrelics'), tie(ahead(150), { tokens: { focus } })),
      0,
      1,
      ['crit', 'blank', 'blank'],
    );
  const array = (maneuver: string, dice: readonly number[]) => {
    const game = duel(rebel('acceleratedsensorarray-evacuationofdqar'), middle);
    game.ship(0).revealed = true;
    game.ship(0).dial = dialEntry(game.ship(0), maneuver);
    return game.rolls('blank', 'focus', 'blank').attack(0, 1).everOffers({ kind: 'ability', dice });
  };
  rows(
    [
      'Targeting Relay gives who locked near it a calculate token',
      () => relay('targetingrelay-legendsandrelics', ahead(50)),
      () => relay('targetingrelay-legendsandrelics', ahead(150)),
    ],
    [
      'Targeting Relay of the evacuation too',
      () => relay('targetingrelay-evacuationofdqar', ahead(50)),
      () => relay('targetingrelay-evacuationofdqar', ahead(150)),
    ],
    [
      'Interference Array jams near whom it coordinated',
      () => interferes([480, 500, 180]),
      () => interferes([480, 700, 180]),
    ],
    ['Experimental Scanners lock beyond range 3', () => scans(320), () => scans(50)],
    ['Precision Holo-Targeter takes a defense die', () => holo(0), () => holo(180)],
    [
      'Black Squadron R4 sheds all stress after a blue maneuver',
      () => r4('2 straight'),
      () => r4('2 turn left'),
    ],
    [
      'Synchronized Handling recovers after a bank to the left',
      () => handling('2 bank left'),
      () => handling('2 bank right'),
    ],
    ['Threat Sensors reroll a focus', () => threat(0), () => threat(1)],
    ['T-SJ1A makes two hits of a crit', () => tsj(0), () => tsj(1)],
    [
      'Accelerated Sensor Array rerolls a die after speed 3',
      () => array('3 straight', [0]),
      () => array('2 straight', [0]),
    ],
    [
      'Accelerated Sensor Array rerolls two after an advanced maneuver',
      () => array('3 tallon left', [0, 1]),
      () => array('3 straight', [0, 1]),
    ],
  );
  it('R0-GR gives a calculate token after coordinating', () => {
    const game = acted(rebel('r0gr-evacuationofdqar'), 'coordinate');
    expect(game.ship(0).tokens.calculate).toBe(1);
    expect(acted(rebel('r0gr-evacuationofdqar'), 'focus').ship(0).tokens.calculate).toBe(0);
  });
});

describe('titles of the X-Wing Alliance', () => {
  const falcon = (ion: number) =>
    pool(
      duel(rebel('landosmillenniumfalcon-armedanddangerous'), tie(ahead(150), { tokens: { ion } }))
        .attack(0, 1)
        .passAll(),
      'attack',
    ) === 4;
  const xanadu = (target: TestShip) =>
    duel(rebel('xanadublood-armedanddangerous'), target)
      .run(moment('after-decloak', { ship: 0 }))
      .everOffers({ target: 1 });
  const hunter = (weapon: number) =>
    duel(rebel('', { upgrades: ['misthunter-armedanddangerous', 'ioncannon'] }), middle)
      .engage(0)
      .pick({ kind: 'attack', weapon })
      .everOffers({ use: true });
  const hounds = (tokens: TestShip['tokens'] & object, stressed: number, abilities: number) => {
    const game = duel(
      rebel('houndstooth-armedanddangerous', { tokens }),
      tie(ahead(150), { tokens: { stress: stressed } }),
    );
    game.rolls('focus', 'blank', 'blank').attack(0, 1);
    const offered = game.options.filter((option) => (option as { kind: string }).kind === 'ability').length;
    game.passAll();
    return offered === abilities;
  };
  rows(
    ['Lando’s Millennium Falcon rolls more at a red or orange token', () => falcon(1), () => falcon(0)],
    ['Xanadu Blood strains who is ahead when it decloaks', () => xanadu(middle), () => xanadu(off)],
    ['Mist Hunter attacks again after a cannon', () => hunter(1), () => hunter(0)],
    [
      'Hound’s Tooth turns a focus on its reinforced side',
      () => hounds({ 'reinforce-fore': 1 }, 0, 1),
      () => hounds({ 'reinforce-aft': 1 }, 0, 1),
    ],
    [
      'Hound’s Tooth makes a crit of it against a stressed ship',
      () => hounds({ 'reinforce-fore': 1 }, 1, 2),
      () => hounds({ 'reinforce-fore': 1 }, 0, 2),
    ],
    [
      'Virago repositions in the System Phase',
      () =>
        at('during-system', rebel('virago-armedanddangerous')).everOffers({
          action: 'boost',
          difficulty: 'red',
        }),
      () => at('during-system', rebel('hullupgrade')).everOffers({ action: 'boost', difficulty: 'red' }),
    ],
  );
  it('Black One loses a charge for each SLAM, and cannot SLAM without', () => {
    const game = acted(rebel('blackone-evacuationofdqar'), 'slam');
    expect(game.ship(0).upgrades).toMatchObject([{ charges: 1 }]);
    const slams = (charges: number) =>
      table({
        us: [card('poedameron-evacuationofdqar', { upgrades: [`blackone-evacuationofdqar:${charges}`] })],
      })
        .fly(0, '2 straight')
        .everOffers({ action: 'slam' });
    expect([slams(1), slams(0)]).toEqual([true, false]);
  });
});
