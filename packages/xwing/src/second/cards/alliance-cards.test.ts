import { describe, expect, it } from 'vitest';
import { lockTargets } from '../actions/lock-targets.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { ahead, asks, BEHIND, BESIDE, card, duel, moment, onDice, pool, type Row } from '../testing/rows.ts';

/** Cards of the X-Wing Alliance that say what no other card says, and their ship abilities. */

const rows = (...all: readonly Row[]): void =>
  it.each(all)('%s', (_, acts, doesNot) => expect([acts(), doesNot()]).toEqual([true, false]));
const middle = tie(ahead(150));
const off = tie([475, 590, 180]);
const rebel = (upgrade: string, more: Partial<TestShip> = {}) =>
  card('bluesquadronescort', { upgrades: [upgrade], ...more });
const stress = (count: number) => ({ tokens: { stress: count } });

describe('ship abilities of the X-Wing Alliance', () => {
  const foils = (target: TestShip) =>
    asks(duel(card('jaycristubbs-evacuationofdqar', { tokens: { deplete: 1 } }), target).attack(0, 1));
  const coaxium = (maneuver: string, tokens: number) =>
    table({ us: [card('hansolo-armedanddangerous', { turret: 0, ...stress(tokens) })] })
      .fly(0, maneuver)
      .everOffers({ action: 'slam', difficulty: 'red' });
  const barrage = (target: TestShip) =>
    duel(card('newrepublicpatrol-wartime', { upgrades: ['protontorpedoes'] }), target, { locks: [[0, 1]] })
      .rolls('crit', 'blank', 'blank', 'blank', 'evade', 'evade', 'evade')
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 })
      .passAll()
      .eventsOf('attack-hits').length === 1;
  const limits = (count: number) =>
    table({ us: [card('zuckuss-armedanddangerous', stress(count))] })
      .run(moment('end-of-activation'))
      .ship(0).shields === 4;
  const rotates = (pilot: string) =>
    table({ us: [card(pilot, { turret: 0 })] })
      .run(moment('after-action', { ship: 0, what: 'focus', colour: 'white' }))
      .everOffers({ action: 'rotate', difficulty: 'white' });
  const behemoth = (tokens: TestShip['tokens'] & object) =>
    pool(
      table({
        us: [card('bossk-armedanddangerous', { tokens }), xwing([400, 200, 0])],
        them: [tie([400, 465, 0])],
        contacts: [[0, 2]],
        obstacles: [],
      })
        .attack(1, 2)
        .passAll(),
      'defense',
    );
  const leaves = (tokens: number) =>
    table({ us: [card('pammichnerrogoode-evacuationofdqar', stress(tokens)), xwing(BESIDE)] })
      .run(moment('after-action', { ship: 0, what: 'focus', colour: 'white' }))
      .everOffers({ target: 1 });
  const merciless = (friend: At, ...faces: readonly string[]) =>
    onDice(
      table({ us: [card('scorch-evacuationofdqar', stress(1)), tie(friend)], them: [xwing(ahead(150))] }),
      0,
      2,
      faces,
    );
  const speedster = (disarm: number, target: TestShip) =>
    duel(card('themandalorian-armedanddangerous', { tokens: { disarm } }), target)
      .engage(0)
      .everOffers({ kind: 'attack', target: 1 });
  const reversal = (maneuver: string) => {
    const game = table({ us: [card('bokatankryze-armedanddangerous', { at: [400, 200, 0] })] });
    game.fly(0, maneuver);
    if (!game.offers({ use: true })) return false;
    game.pick({ use: true }).passAll();
    return game.ship(0).flown.bearing === 'tallon' && game.ship(0).tokens.strain === 1;
  };
  const microthrusters = (charges: number) =>
    table({ us: [card('princexizor-armedanddangerous', { charges })] })
      .act(0)
      .pick({ action: 'barrel-roll' })
      .everOffers({ template: { speed: 1, shape: 'bank', direction: 'left' } });
  rows(
    ['Adaptive S-Foils shed a deplete token in the bullseye', () => foils(middle), () => foils(off)],
    ['Coaxium Injectors SLAM after speed 3', () => coaxium('3 straight', 1), () => coaxium('2 straight', 1)],
    ['Devastating Barrage: evades do not cancel its crits ahead', () => barrage(middle), () => barrage(off)],
    ['Enduring Limitations hurt with three stress tokens', () => limits(3), () => limits(2)],
    [
      'Heavy Weapon Turret (EoD) turns after an action',
      () => rotates('theta3-evacuationofdqar'),
      () => rotates('zetasquadronsurvivor'),
    ],
    [
      'Imposing Behemoth takes a die of who touches its reinforced side',
      () => behemoth({ 'reinforce-fore': 1 })! + 1 === behemoth({}),
      () => behemoth({ 'reinforce-aft': 1 })! + 1 === behemoth({}),
    ],
    ['Leave No One Behind has a friend boost', () => leaves(1), () => leaves(2)],
    [
      'Merciless strains a friend near the defender to reroll a blank',
      () => merciless([440, 600, 0], 'blank', 'hit'),
      () => merciless([800, 100, 0], 'blank', 'hit'),
    ],
    [
      'Merciless needs a blank',
      () => merciless([440, 600, 0], 'blank', 'hit'),
      () => merciless([440, 600, 0], 'hit', 'hit'),
    ],
    [
      'Restored Speedster attacks once disarmed in the bullseye',
      () => speedster(1, middle),
      () => speedster(1, off),
    ],
    [
      'Restored Speedster does not with two disarm tokens',
      () => speedster(1, middle),
      () => speedster(2, middle),
    ],
    [
      'Winged Reversal makes a Tallon Roll of a turn',
      () => reversal('2 turn left'),
      () => reversal('2 bank left'),
    ],
    [
      'Adaptative Microthrusters roll by a bank for a charge',
      () => microthrusters(1),
      () => microthrusters(0),
    ],
  );

  it('Adaptive S-Foils deplete after a barrel roll, Coaxium Injectors hurt after a SLAM', () => {
    const rolled = table({ us: [card('jaycristubbs-evacuationofdqar')] });
    rolled.run(moment('after-action', { ship: 0, what: 'barrel-roll', colour: 'white' }));
    expect(rolled.ship(0).tokens.deplete).toBe(1);
    const slammed = table({ us: [card('hansolo-armedanddangerous', { turret: 0 })] });
    slammed.run(moment('after-action', { ship: 0, what: 'slam', colour: 'red' })).passAll();
    expect(slammed.ship(0).shields).toBe(4);
  });

  it('Merciless is used once in an attack, and the friend pays for it', () => {
    const game = table({
      us: [card('scorch-evacuationofdqar', stress(1)), tie([440, 600, 0])],
      them: [xwing(ahead(150))],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2).takes({ kind: 'ability', ship: 0 });
    if (game.offers({ target: 1 })) game.pick({ target: 1 });
    expect(game.ship(1).tokens.strain).toBe(1);
    expect(game.everOffers({ kind: 'ability', ship: 0 })).toBe(false);
  });
});

describe('pilots of the X-Wing Alliance who say something new', () => {
  const carnor = (gap: number, by: number) =>
    asks(duel(card('carnorjax-legendsandrelics'), tie(ahead(gap))).attack(by, 1 - by));
  const dis = (x: number) => {
    const game = duel(card('disl9b2-legendsandrelics'), tie([x, 600, 180]));
    return initiativeOf(game.run(moment('start-of-engagement')).passAll().ship(0)) === 6;
  };
  const locksFor = (pilot: string, at: At) => {
    const { state } = table({ us: [card('omega2-evacuationofdqar'), card(pilot, { at })], them: [middle] });
    return lockTargets(state, state.ships[1]!).some(({ kind, id }) => kind === 'ship' && id === 2);
  };
  rows(
    ['Carnor Jax fixes the dice of an attacker ahead', () => carnor(50, 1), () => carnor(150, 1)],
    ['Carnor Jax fixes the dice of a defender ahead', () => carnor(50, 0), () => carnor(150, 0)],
    ['DIS-L9B2 engages at 6 only with an enemy in the bullseye', () => dis(400), () => dis(480)],
    [
      'Omega 2 lets TIE ships lock what is near it from afar',
      () => locksFor('academypilot', [400, 20, 180]),
      () => locksFor('bluesquadronescort', [850, 20, 180]),
    ],
  );

  it('Finch Dallow drops by a bank for a stress token, unless he is stressed; his bays drop to a side too', () => {
    const drops = (stressed: number) =>
      table({
        us: [
          card('finchdallow-evacuationofdqar', {
            upgrades: ['protonbombs'],
            turret: 1,
            ...stress(stressed),
          }),
        ],
        phase: 'system',
      }).run({ kind: 'system' });
    const bank = { template: { speed: 1, shape: 'bank', direction: 'left' } };
    expect([drops(0).everOffers(bank), drops(1).everOffers(bank)]).toEqual([true, false]);
    expect(drops(1).everOffers({ edge: 'left' })).toBe(true);
    const dropped = drops(0).pick(bank).passAll();
    expect(dropped.ship(0).tokens.stress).toBe(1);
  });

  it('DIS-L9B2 has spent his charge for it', () => {
    const game = duel(card('disl9b2-legendsandrelics'), middle).run(moment('start-of-engagement')).passAll();
    expect(game.ship(0).charges).toBe(0);
  });

  it('Carnor Jax: no token modifies those dice', () => {
    const game = duel(card('carnorjax-legendsandrelics'), tie(ahead(50), { tokens: { focus: 1 } }));
    game.rolls('focus', 'focus', 'blank', 'blank', 'blank', 'blank').attack(1, 0).pick({ use: true });
    expect(game.everOffers({ kind: 'spend-focus' })).toBe(false);
    expect(game.ship(0).force).toBe(0);
  });

  it('Lieutenant LeHuse takes over the lock of a friend', () => {
    const game = table({
      us: [card('lieutenantlehuse-evacuationofdqar'), tie(BEHIND)],
      them: [xwing(ahead(150))],
      locks: [[1, 2]],
    }).run(moment('start-of-engagement'));
    if (game.offers({ use: true })) game.pick({ use: true });
    while (game.question) game.answer(0);
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
  });
});

describe('upgrades of the X-Wing Alliance that say something new', () => {
  const child = (...faces: readonly string[]) =>
    duel(card('jediknight', { upgrades: ['thechild-armedanddangerous'] }), middle, {
      set: { '/ships/0/force': 0 },
    })
      .rolls(...faces, 'blank', 'blank', 'blank')
      .attack(1, 0)
      .passAll()
      .ship(0).force === 1;
  const paige = (disarm: number, weapon: string) =>
    duel(
      card('finchdallow-evacuationofdqar', {
        upgrades: ['paigetico-evacuationofdqar'],
        turret: 0,
        tokens: { disarm },
      }),
      tie([400, 640, 180]),
    )
      .engage(0)
      .everOffers({ kind: 'attack', weapon: weapon === 'front' ? 0 : 1 });
  const tech = (disarm: number, weapon: number) =>
    duel(
      card('theta3-evacuationofdqar', {
        upgrades: ['firstorderordnancetech-evacuationofdqar'],
        turret: 0,
        tokens: { disarm },
      }),
      middle,
    )
      .engage(0)
      .everOffers({ kind: 'attack', weapon });
  const burst = (gap: number) => {
    const game = duel(
      card('outerrimsmuggler', { upgrades: ['burstlaserturret-legendsandrelics'], turret: 0 }),
      tie([400, 460 + gap, 180]),
    );
    game.engage(0).pick({ kind: 'attack', weapon: 1 });
    while (game.question) game.answer(0);
    return pool(game, 'attack');
  };
  const tobias = (face: string) => {
    const game = duel(rebel('tobiasbeckett-armedanddangerous', stress(1)), middle);
    game.rolls('blank', 'hit', 'hit', face, 'blank', 'blank', 'blank').attack(0, 1);
    game.pick({ kind: 'ability', dice: [0] }).passAll();
    return game.ship(0).shields === 1;
  };
  const primed = (colour: string) =>
    asks(
      table({ us: [rebel('primedoverdrivethrusters-evacuationofdqar', stress(1))] }).run(
        moment('after-action', { ship: 0, what: 'boost', colour }),
      ),
    );
  const thrawn = (charges: number, y: number) =>
    table({
      us: [card('omicrongrouppilot', { upgrades: [`thrawn-legendsandrelics:${charges}`] }), tie([400, y, 0])],
    })
      .act(0)
      .pick({ action: 'coordinate' })
      .eventsOf('coordinated').length === 1;
  const jams = (charges: number) =>
    duel(
      card('omicrongrouppilot', { upgrades: [`thrawn-legendsandrelics:${charges}`] }),
      xwing([640, 400, 0]),
    )
      .act(0)
      .pick({ action: 'jam' })
      .passAll()
      .eventsOf('jammed').length === 1;
  const seekers = (charges: number) =>
    duel(rebel(`seekermissiles-legendsandrelics:${charges}`), middle, { locks: [[0, 1]] })
      .rolls('focus', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 })
      .everOffers({ kind: 'ability', ship: 0 });
  const ahsoka = (obstacles: readonly { outline: string; at: At }[]) => {
    const game = table({
      us: [rebel('ahsokatano-legendsandrelics')],
      them: [tie([400, 590, 180])],
      obstacles,
    }).fly(0, '2 straight');
    if (game.offers({ use: true })) game.pick({ use: true });
    return game.everOffers({ use: true });
  };
  rows(
    [
      'The Child recovers Force when the ship was hurt',
      () => child('hit', 'hit'),
      () => child('blank', 'blank'),
    ],
    ['Paige Tico fires the turret with one disarm token', () => paige(1, 'turret'), () => paige(2, 'turret')],
    ['Paige Tico fires only the turret', () => paige(1, 'turret'), () => paige(1, 'front')],
    ['First Order Ordnance Tech fires ahead with one disarm token', () => tech(1, 0), () => tech(1, 1)],
    ['Tobias Beckett hurts when a rerolled die shows a crit', () => tobias('crit'), () => tobias('hit')],
    ['Primed Overdrive Thrusters shed stress after a red boost', () => primed('red'), () => primed('white')],
    ['Thrawn coordinates at range 3 for a charge', () => thrawn(2, 680), () => thrawn(0, 680)],
    ['Thrawn jams farther for a charge', () => jams(2), () => jams(0)],
    ['Seeker Missiles turn a focus for a charge', () => seekers(4), () => seekers(1)],
    [
      'Ahsoka Tano locks what is ahead after an obstacle',
      () => ahsoka([{ outline: 'core2asteroid0', at: [400, 450, 0] }]),
      () => ahsoka([]),
    ],
  );

  it('Burst Laser Turret rolls one die more, to at most three', () => {
    expect([burst(130), burst(20)]).toEqual([3, 3]);
  });
});
