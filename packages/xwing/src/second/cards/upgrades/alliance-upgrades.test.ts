import { describe, expect, it } from 'vitest';
import { type TestShip, table, tie } from '../../testing/index.ts';
import { ahead, asks, card, duel, moment, onDice, pool, type Row } from '../../testing/rows.ts';

/** Upgrades of the X-Wing Alliance: once where they act, once where they do not. */

const rows = (...all: readonly Row[]): void =>
  it.each(all)('%s', (_, acts, doesNot) => expect([acts(), doesNot()]).toEqual([true, false]));
const near = tie(ahead(50));
const middle = tie(ahead(150));
const off = tie([475, 590, 180]);
/** An X-wing with one upgrade. */
const rebel = (upgrade: string, more: Partial<TestShip> = {}) =>
  card('bluesquadronescort', { upgrades: [upgrade], ...more });
const slow = { tokens: { stress: 1 } };

describe('astromechs of the X-Wing Alliance', () => {
  const bb8 = (phase: 'during-system' | 'before-engaging', more: Partial<TestShip>) =>
    table({ us: [rebel('bb8-evacuationofdqar', more)] }).run(moment(phase, { ship: 0 }));
  const r0 = (maneuver: string) => {
    const game = table({ us: [rebel('r0astromech-evacuationofdqar')] }).fly(0, maneuver);
    if (!game.offers({ use: true })) return false;
    game.pick({ use: true }).passAll();
    return game.ship(0).tokens.strain === 1 && game.ship(0).tokens.stress === 0;
  };
  const r2g8 = (charges: number) =>
    table({ us: [rebel(`r2g8-armedanddangerous:${charges}`)], them: [middle, tie([450, 600, 180])] })
      .rolls('hit', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ target: 2 });
  const r4p = (maneuver: string, charges: number) =>
    asks(table({ us: [rebel(`modifiedr4punit-legendsandrelics:${charges}`)] }).fly(0, maneuver));
  const assisted = (pilot: string) =>
    table({ us: [card(pilot, { upgrades: ['flightassistastromech-legendsandrelics'] })] })
      .act(0)
      .pick({ action: 'barrel-roll' })
      .everOffers({ template: { speed: 2, shape: 'straight', direction: 'straight' } });
  const unhinged = (maneuver: string) =>
    table({ us: [rebel('unhingedastromech-legendsandrelics', slow)] })
      .fly(0, maneuver)
      .passAll()
      .ship(0).tokens.stress === 0;
  rows(
    [
      'BB-8 rolls or boosts in the System Phase for a charge',
      () => bb8('during-system', {}).everOffers({ action: 'boost' }),
      () => bb8('during-system', { upgrades: ['bb8-evacuationofdqar:0'] }).everOffers({ action: 'boost' }),
    ],
    [
      'BB-8 sheds a disarm token before engaging',
      () => asks(bb8('before-engaging', { tokens: { disarm: 1 } })),
      () => asks(bb8('before-engaging', {})),
    ],
    [
      'R0 makes a basic maneuver easier, and strains the ship',
      () => r0('3 bank left'),
      () => r0('4 koiogran'),
    ],
    ['R2-G8 strains who is near the one hit', () => r2g8(2), () => r2g8(1)],
    [
      'Modified R4-P Unit makes a red maneuver easier',
      () => r4p('4 koiogran', 1),
      () => r4p('2 straight', 1),
    ],
    ['Modified R4-P Unit needs its charge', () => r4p('4 koiogran', 1), () => r4p('4 koiogran', 0)],
    [
      'Flight-Assist Astromech rolls by a 2 template as a red action',
      () => assisted('bluesquadronescort'),
      () => assisted('graysquadronbomber'),
    ],
    [
      'Unhinged Astromech makes speed 3 easier',
      () => unhinged('3 bank left'),
      () => unhinged('3 tallon left'),
    ],
  );
});

describe('cannons, missiles and turrets of the X-Wing Alliance', () => {
  const strained = (target: TestShip) =>
    duel(rebel('flechettecannons-armedanddangerous'), target)
      .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 })
      .passAll()
      .ship(1).tokens.strain === 1;
  const focused = (target: TestShip) =>
    duel(rebel('precisiontunedcannons-legendsandrelics'), target)
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 })
      .passAll()
      .eventsOf('modified')
      .some(({ how }) => how === 'add');
  rows(
    ['Flechette Cannons strain whom they hit in the bullseye', () => strained(middle), () => strained(off)],
    ['Precision-Tuned Cannons add a focus in the bullseye', () => focused(middle), () => focused(off)],
  );
});

describe('crew of the X-Wing Alliance', () => {
  const system = (upgrade: string, more: Partial<TestShip> = {}) =>
    asks(table({ us: [rebel(upgrade, more)] }).run(moment('during-system', { ship: 0 })));
  const sentries = (charges: number) =>
    table({ us: [rebel(`niteowlsentries-armedanddangerous:${charges}`)], them: [near] })
      .rolls(...(charges === 0 ? ['hit'] : []))
      .run(moment('end-of-activation'))
      .passAll()
      .ship(1).damage.length === 1;
  const l3 = (charges: number) => {
    const game = duel(rebel(`l337-armedanddangerous:${charges}`), middle).rolls('hit', 'hit');
    return game.attack(1, 0).everOffers({ kind: 'ability', ship: 0, dice: [0, 1] });
  };
  const l3Flies = (charges: number) =>
    table({ us: [rebel(`l337-armedanddangerous:${charges}`, slow)] })
      .fly(0, '3 bank left')
      .passAll()
      .ship(0).tokens.stress === 0;
  const embo = (at: TestShip) =>
    duel(rebel('embo-armedanddangerous'), at, at === near ? {} : { contacts: [[0, 1]] })
      .run(moment('start-of-engagement'))
      .everOffers({ action: 'reinforce', difficulty: 'red' });
  const fourLom = (stress: number) =>
    duel(rebel('4lom-armedanddangerous', { tokens: { stress, calculate: 1 } }), near)
      .run(moment('start-of-end'))
      .everOffers({ target: 1 });
  const fennec = (target: TestShip) =>
    duel(rebel('fennecshand-legendsandrelics'), target)
      .run(moment('after-action', { ship: 0, what: 'boost', colour: 'white' }))
      .everOffers({ target: 1 });
  const fennecFlies = (maneuver: string, at: TestShip) =>
    duel(rebel('fennecshand-legendsandrelics'), at).fly(0, maneuver).everOffers({ target: 1 });
  const captive = (by: number) => asks(duel(rebel('captive-legendsandrelics'), middle).attack(by, 1 - by));
  const nix = (upgrade: string) =>
    asks(
      table({
        us: [rebel('nixjerd-evacuationofdqar', { upgrades: ['nixjerd-evacuationofdqar', upgrade] })],
      }).run(moment('after-action', { ship: 0, what: 'reload', colour: 'white' })),
    );
  rows(
    ['Nite Owl Sentries hurt enemies near once spent', () => sentries(0), () => sentries(3)],
    [
      'Nite Owl Sentries are spent all at once',
      () => system('niteowlsentries-armedanddangerous'),
      () => system('niteowlsentries-armedanddangerous:2'),
    ],
    ['L3-37 has all attack dice rerolled for her charge', () => l3(1), () => l3(0)],
    ['L3-37 makes banks easier when it is spent', () => l3Flies(0), () => l3Flies(1)],
    ['Embo reinforces in contact with an enemy', () => embo(tie([400, 440, 180])), () => embo(near)],
    [
      'Todo 360 trades stress for strain and a calculate token',
      () => system('todo360-armedanddangerous', slow),
      () => system('todo360-armedanddangerous'),
    ],
    ['4-LOM hands over stress for a calculate token', () => fourLom(1), () => fourLom(0)],
    [
      'Chewbacca repairs for two charges',
      () => system('chewbacca-armedanddangerous', { damage: ['Hull Breach'] }),
      () => system('chewbacca-armedanddangerous:1', { damage: ['Hull Breach'] }),
    ],
    ['Fennec Shand strains who is ahead after a boost', () => fennec(middle), () => fennec(off)],
    [
      'Fennec Shand does so after a maneuver',
      () => fennecFlies('1 straight', tie([400, 700, 180])),
      () => fennecFlies('1 straight', tie([480, 700, 180])),
    ],
    ['Captive depletes who attacks', () => captive(1), () => captive(0)],
    ['Nix Jerd recovers one more charge of a device', () => nix('protonbombs:0'), () => nix('protonbombs:2')],
  );

  it('Todo 360 spends his charge', () => {
    const game = table({ us: [rebel('todo360-armedanddangerous', slow)] });
    game.run(moment('during-system', { ship: 0 })).pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ stress: 0, strain: 1, calculate: 1 });
    expect(game.ship(0).upgrades).toMatchObject([{ charges: 1 }]);
  });
});

describe('gunners and sensors of the X-Wing Alliance', () => {
  const turretShip = (upgrade: string, more: Partial<TestShip> = {}) =>
    card('outerrimsmuggler', { upgrades: [upgrade], turret: 0, ...more });
  const target = tie([400, 640, 180]);
  const dice = (game: ReturnType<typeof table>, by: number, kind: 'attack' | 'defense') =>
    pool(game.attack(by, 1 - by).passAll(), kind);
  const fennec = (locks: readonly (readonly [number, number])[]) =>
    duel(rebel('fennecshand-armedanddangerous'), middle, { locks });
  const wedge = (facing: number) =>
    dice(duel(turretShip('wedgeantilles-legendsandrelics'), tie([400, 640, facing])), 0, 'defense') === 2;
  const gunners = (focus: number) =>
    asks(duel(turretShip('dedicatedgunners-evacuationofdqar', { tokens: { focus } }), target).attack(0, 1));
  const blindspot = (facing: number) =>
    onDice(duel(rebel('blindspottargeter-legendsandrelics'), tie([400, 590, facing])), 0, 1, [
      'focus',
      'blank',
      'blank',
    ]);
  const beacon = (charges: number) =>
    duel(rebel(`homingbeacon-armedanddangerous:${charges}`, { at: [400, 100, 0] }), tie([400, 800, 180]))
      .act(0)
      .pick({ action: 'lock' })
      .passAll();
  const beaconFlies = (maneuver: string) =>
    asks(duel(rebel('homingbeacon-armedanddangerous'), tie([445, 400, 180])).fly(0, maneuver));
  rows(
    [
      'Fennec Shand takes a defense die of whom she locked',
      () => dice(fennec([[0, 1]]), 0, 'defense') === 2,
      () => dice(fennec([]), 0, 'defense') === 2,
    ],
    [
      'Fennec Shand takes an attack die of whom she locked',
      () => dice(fennec([[0, 1]]), 1, 'attack') === 1,
      () => dice(fennec([]), 1, 'attack') === 1,
    ],
    ['Wedge Antilles takes a defense die out of the firing arc', () => wedge(0), () => wedge(180)],
    ['Dedicated Gunners roll more for a focus token', () => gunners(1), () => gunners(0)],
    ['Blindspot Targeter turns a focus out of the firing arc', () => blindspot(0), () => blindspot(180)],
  );

  it('Homing Beacon locks at any range for a charge, and what is ahead after an advanced maneuver', () => {
    expect(beacon(2).state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(beacon(2).ship(0).upgrades).toMatchObject([{ charges: 1 }]);
    expect(beacon(0).state.locks).toEqual([]);
    expect([beaconFlies('4 koiogran'), beaconFlies('2 straight')]).toEqual([true, false]);
  });
});
