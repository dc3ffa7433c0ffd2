import { describe, expect, it } from 'vitest';
import { layDevice } from '../../devices/testing.ts';
import { initiativeOf } from '../../ship/initiative.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, dialEntry, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Limited pilots of the Resistance, the First Order and the Separatists: once where they act, once where they do not. */

const us: At = [400, 400, 0];
const beside: At = [480, 400, 0];
const behind: At = [400, 290, 0];
const across: At = [400, 600, 180];
const ship = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: us,
  upgrades: [],
  ...more,
});
const aside = (pilot: string, more: Partial<TestShip> = {}): TestShip => ship(pilot, { at: beside, ...more });
const luke = (at: At): TestShip => ship('lukeskywalker', { at });
const turretFriend = (turret: number, more: Partial<TestShip> = {}): TestShip =>
  aside('bluesquadronrecruit', { turret, ...more });
const window = (name: Window, more: { ship?: number; other?: number; what?: string; colour?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;
const pool = (game: TestGame, dice: string): number | undefined =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;
const gains = (game: TestGame, token: string): boolean =>
  game
    .passAll()
    .eventsOf('gained')
    .some((one) => one.token === token);

/** Two ships, of which the first one attacks. */
const duel = (one: TestShip, other: TestShip): TestGame => table({ us: [one], them: [other] });
/** What the dice question of our first ship offers in an attack, after these results. */
const onDice = (game: TestGame, by: number, target: number, ...faces: readonly string[]): boolean =>
  game
    .rolls(...faces)
    .attack(by, target)
    .everOffers({ kind: 'ability', ship: 0 });
const inAttack = (game: TestGame, by: number, target: number, ...faces: readonly string[]): boolean =>
  game
    .rolls(...faces)
    .attack(by, target)
    .everOffers({ use: true });

type Case = readonly [does: string, yes: () => boolean, no: () => boolean];
const act = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_, yes, no) => {
    expect([yes(), no()]).toEqual([true, false]);
  });
};

describe('Resistance pilots', () => {
  const flies = (pilot: string, maneuver: string, more: Partial<TestShip> = {}): TestGame =>
    table({ us: [ship(pilot, more)] }).fly(0, maneuver);
  const through = (pilot: string, friend: At): boolean =>
    table({ us: [ship(pilot), xwing(friend)] })
      .fly(0, '3 straight')
      .everOffers({ action: 'evade' });
  const speed = (pilot: string, maneuver: string, more: Partial<TestShip>): number =>
    flies(pilot, maneuver, more).passAll().ship(0).flown.speed;
  const tezaNasz = (...friends: readonly At[]): boolean =>
    onDice(
      table({ us: [ship('tezanasz'), ...friends.map((at) => xwing(at))], them: [tie(across)] }),
      0,
      1 + friends.length,
    );
  const aftab = (colour: string, stress: number): boolean =>
    table({ us: [ship('aftabackbar', { tokens: { stress } })] })
      .run(window('after-action', { ship: 0, what: 'lock', colour }))
      .everOffers({ use: true });
  const corus = (at: At): boolean =>
    duel(ship('coruskapellim'), tie(at, { tokens: { focus: 1 } }))
      .run(window('before-engaging', { ship: 0 }))
      .everOffers({ target: 1 });
  const kazuda = (pilot: string): boolean =>
    inAttack(
      duel(ship('kazudaxiono', { damage: ['facedown: Hull Breach'] }), ship(pilot, { at: across })),
      0,
      1,
    );
  const vennie = (turret: number): boolean =>
    onDice(
      table({
        us: [ship('vennie', { turret: 1 }), turretFriend(turret, { at: [520, 400, 0] })],
        them: [tie([400, 620, 180])],
      }),
      2,
      0,
    );
  const cat = (device: At): boolean => {
    const game = duel(ship('cat', { turret: 1 }), tie([400, 650, 180]));
    layDevice(game, 'seismiccharge', device, { player: 0 });
    return pool(game.attack(0, 1).passAll(), 'attack') === 4;
  };
  const nodin = (who: { ship: number; other: number }, stress: number): boolean =>
    table({ us: [ship('nodinchavdri', { tokens: { stress } }), xwing(behind)] })
      .run(window('after-coordinate', who))
      .everOffers({ action: 'focus', difficulty: 'red' });
  const taka = (at: At): boolean =>
    gains(
      table({ us: [ship('takajamoreesa')], them: [tie(across), tie(at)] }).run(
        window('after-jam', { ship: 0, other: 1 }),
      ),
      'jam',
    );
  const roseTico = (friend: At): boolean =>
    onDice(table({ us: [ship('rosetico'), xwing(friend)], them: [tie(across)] }), 0, 2);
  const lulo = (stress: number): boolean =>
    pool(
      duel(ship('lulolampar', { turret: 0, tokens: { stress } }), tie(across))
        .attack(0, 1)
        .passAll(),
      'attack',
    ) === 3;
  const luloDefends = (stress: number): boolean =>
    pool(
      duel(ship('lulolampar', { turret: 0, tokens: { stress } }), tie(across))
        .attack(1, 0)
        .passAll(),
      'defense',
    ) === 2;
  const seftin = (what: string): boolean =>
    table({ us: [ship('seftinvanik', { tokens: { evade: 1 } }), xwing(behind)] })
      .run(window('after-action', { ship: 0, what }))
      .everOffers({ target: 1 });
  const tallissan = (x: number): boolean =>
    inAttack(table({ us: [ship('tallissanlintra'), xwing(beside)], them: [tie([x, 600, 180])] }), 2, 1);
  const zizi = (charges: number, by: number): boolean =>
    duel(ship('zizitlo', { turret: 0, charges }), tie(across))
      .attack(by, 1 - by)
      .everOffers({ use: true });
  const wrobie = (focus: boolean): boolean => {
    const game = duel(ship('wrobietyce'), tie([400, 500, 180], { tokens: { focus: 1 } }));
    game.rolls('focus').attack(1, 0);
    return gains(focus ? game.takes({ kind: 'spend-focus' }) : game, 'deplete');
  };
  const suralinda = (gap: number): boolean =>
    duel(ship('suralindajavos'), tie([400, 440 + gap, 180]))
      .fly(0, '2 straight')
      .everOffers({ use: true });
  const ronith = (turret: number): boolean =>
    onDice(
      table({
        us: [ship('ronithblario', { turret: 0 }), turretFriend(turret, { tokens: { focus: 1 } })],
        them: [tie(across)],
      }),
      0,
      2,
      'focus',
    );
  const merl = (facing: number): boolean =>
    pool(
      table({ us: [ship('merlcobben'), xwing(beside)], them: [tie([400, 600, facing])] })
        .attack(1, 2)
        .passAll(),
      'defense',
    ) === 2;
  const rey = (at: At): boolean => onDice(duel(ship('rey', { turret: 0 }), tie(at)), 0, 1, 'blank');
  const poe = (charges: number): boolean =>
    table({ us: [ship('poedameron', { charges })] })
      .run(window('after-action', { ship: 0, what: 'focus', colour: 'white' }))
      .everOffers({ action: 'boost', difficulty: 'red' });
  const ello = (stress: number): boolean => {
    const game = flies('elloasty', '3 tallon left', { tokens: { stress } }).passAll();
    return game.ship(0).flown.bearing === 'tallon' && game.ship(0).tokens.stress === stress;
  };
  const kare = (pilot: string): boolean =>
    table({ us: [ship(pilot)] })
      .act(0)
      .pick({ action: 'boost' })
      .everOffers({ template: { speed: 1, shape: 'turn', direction: 'left' } });
  const temmin = (maneuver: string): boolean =>
    flies('temminwexley', maneuver)
      .passAll()
      .run(window('after-maneuver', { ship: 0 }))
      .everOffers({ action: 'boost' });
  const jessika = (charges: number, astromech: number, friend = beside): boolean =>
    onDice(
      table({
        us: [ship('jessikapava', { charges, upgrades: [`r2astromech:${astromech}`] }), xwing(friend)],
        them: [tie(across)],
      }),
      0,
      2,
    );
  const joph = (who: number): boolean =>
    table({ us: [ship('jophseastriker'), xwing(beside)] })
      .run(window('after-shield-lost', { ship: who }))
      .passAll()
      .ship(0).tokens.evade === 1;
  const zay = (damage: readonly string[]): boolean =>
    onDice(duel(ship('zayversio'), tie(across, { damage })), 1, 0);
  const bastian = (y: number): boolean =>
    duel(ship('lieutenantbastian'), tie([400, y, 180]))
      .run(window('after-dealt', { ship: 1, what: 'facedown' }))
      .everOffers({ use: true });
  const jaycris = (maneuver: string): boolean =>
    table({ us: [ship('jaycristubbs'), xwing(beside, { tokens: { stress: 1 } })] })
      .fly(0, maneuver)
      .everOffers({ target: 1 });
  const hurt = ['facedown: Hull Breach'];

  act([
    [
      'Teza Nasz needs friends in both side arcs of the defender',
      () => tezaNasz([300, 600, 0], [500, 600, 0]),
      () => tezaNasz([300, 600, 0]),
    ],
    [
      'Aftab Ackbar trades his only stress token after a red action',
      () => aftab('red', 1),
      () => aftab('red', 2),
    ],
    ['Aftab Ackbar does not after a white one', () => aftab('red', 1), () => aftab('white', 1)],
    [
      'Aftab Ackbar trades it after a red basic maneuver',
      () => flies('aftabackbar', '4 straight').everOffers({ use: true }),
      () => flies('aftabackbar', '5 koiogran').everOffers({ use: true }),
    ],
    [
      'C’ai Threnalli evades after he moved through a friend',
      () => through('caithrenalli', [400, 470, 0]),
      () => through('caithrenalli', beside),
    ],
    [
      'C’ai Threnalli of the Y-wing too',
      () => through('caithrenalli-btanr2ywing', [400, 470, 0]),
      () => through('caithrenalli-btanr2ywing', beside),
    ],
    [
      'Corus Kapellim takes a green token of a ship near in his arc',
      () => corus([400, 480, 180]),
      () => corus(behind),
    ],
    [
      'Jarek Yeager, damaged, flies red basic maneuvers while stressed',
      () => speed('jarekyeager', '4 straight', { damage: hurt, tokens: { stress: 1 } }) === 4,
      () => speed('jarekyeager', '4 straight', { tokens: { stress: 1 } }) === 4,
    ],
    [
      'Jarek Yeager flies advanced ones with a faceup card only',
      () => speed('jarekyeager', '3 tallon right', { damage: ['Hull Breach'], tokens: { stress: 2 } }) === 3,
      () => speed('jarekyeager', '3 tallon right', { damage: hurt, tokens: { stress: 2 } }) === 3,
    ],
    [
      'Kazuda Xiono rolls more against an initiative above his damage cards',
      () => kazuda('lukeskywalker'),
      () => kazuda('academypilot'),
    ],
    ['Vennie adds a focus where the turret of a friend points', () => vennie(0), () => vennie(2)],
    ['Cat rolls more at a ship near a friendly device', () => cat([450, 690, 0]), () => cat([700, 200, 0])],
    [
      'Pammich Nerro Goode flies red with two stress tokens',
      () => speed('pammichnerrogoode', '4 straight', { tokens: { stress: 2 } }) === 4,
      () => speed('pammichnerrogoode', '4 straight', { tokens: { stress: 3 } }) === 4,
    ],
    [
      'Nodin Chavdri acts in red after he coordinates',
      () => nodin({ ship: 0, other: 1 }, 2),
      () => nodin({ ship: 0, other: 1 }, 3),
    ],
    [
      'Nodin Chavdri acts in red after he is coordinated',
      () => nodin({ ship: 1, other: 0 }, 2),
      () => nodin({ ship: 1, other: 0 }, 3),
    ],
    [
      'Taka Jamoreesa jams a ship near the jammed one',
      () => taka([460, 600, 180]),
      () => taka([750, 600, 180]),
    ],
    [
      'Rose Tico rerolls for friends in the attack arc',
      () => roseTico([430, 500, 0]),
      () => roseTico(behind),
    ],
    ['L’ulo L’ampar, stressed, rolls one attack die more', () => lulo(1), () => lulo(0)],
    ['L’ulo L’ampar, stressed, rolls one defense die fewer', () => luloDefends(1), () => luloDefends(0)],
    ['Seftin Vanik hands over an evade token after a boost', () => seftin('boost'), () => seftin('focus')],
    ['Tallissan Lintra helps against who is in her bullseye', () => tallissan(400), () => tallissan(480)],
    ['Zizi Tlo gains a token after an attack', () => zizi(1, 0), () => zizi(0, 0)],
    ['Zizi Tlo gains a token after she defends', () => zizi(1, 1), () => zizi(0, 1)],
    [
      'Greer Sonnel rotates after a full maneuver',
      () => flies('greersonnel', '2 straight').everOffers({ use: true }),
      () =>
        duel(ship('greersonnel'), tie([400, 530, 180]))
          .fly(0, '2 straight')
          .everOffers({ use: true }),
    ],
    ['Wrobie Tyce depletes an attacker that modified its dice', () => wrobie(true), () => wrobie(false)],
    ['Suralinda Javos turns after a partial maneuver', () => suralinda(60), () => suralinda(300)],
    [
      'Ronith Blario spends the focus of a friend at whose turret the enemy is',
      () => ronith(0),
      () => ronith(2),
    ],
    ['Merl Cobben takes a defense die from who has her in the bullseye', () => merl(180), () => merl(0)],
    ['Rey turns a blank against who is in front', () => rey([400, 630, 180]), () => rey([400, 170, 0])],
    ['Poe Dameron acts in red after an action', () => poe(1), () => poe(0)],
    ['Ello Asty’s tallon rolls are white with two stress tokens', () => ello(2), () => ello(3)],
    ['Karé Kun boosts by a turn', () => kare('karekun'), () => kare('redsquadronexpert')],
    ['Temmin Wexley boosts after a speed of 2 to 4', () => temmin('2 straight'), () => temmin('1 straight')],
    ['Jessika Pava rerolls for a charge of hers', () => jessika(1, 0), () => jessika(0, 0)],
    [
      'Jessika Pava rerolls for a charge of her astromech',
      () => jessika(0, 1),
      () => jessika(0, 1, [400, 150, 0]),
    ],
    ['Joph Seastriker evades after she lost a shield', () => joph(0), () => joph(1)],
    ['Zay Versio rerolls against the damaged', () => zay(hurt), () => zay([])],
    [
      'Lieutenant Bastian locks who is dealt a damage card at range 1-2',
      () => bastian(600),
      () => bastian(720),
    ],
    [
      'Nimi Chireen focuses against a higher initiative',
      () => onDice(duel(ship('nimichireen'), luke(across)), 0, 1, 'blank'),
      () => onDice(duel(ship('nimichireen'), tie(across)), 0, 1, 'blank'),
    ],
    [
      'Jaycris Tubbs calms a friend after a blue maneuver',
      () => jaycris('1 straight'),
      () => jaycris('2 turn left'),
    ],
  ]);

  it('Finn adds a blank, or a focus for a strain token, not both', () => {
    const game = duel(ship('finn'), tie(across)).attack(0, 1);
    const offered = game.options.filter((one) => JSON.stringify(one).includes('"ability"'));
    expect(offered).toHaveLength(2);
    game.pick(offered[1] as Readonly<Record<string, unknown>>);
    expect(game.eventsOf('modified')[0]?.faces).toHaveLength(3);
    expect([game.ship(0).tokens.strain, game.offers({ kind: 'ability' })]).toEqual([1, false]);
    game.passAll();
  });
});

describe('First Order pilots', () => {
  const rivas = (what: string, y: number): boolean =>
    duel(ship('lieutenantrivas'), tie([400, y, 180]))
      .run(window('after-gain', { ship: 1, what }))
      .everOffers({ use: true });
  const alsoLocks = (by: number): boolean =>
    table({ us: [ship('lieutenantrivas'), xwing(beside)], them: [tie(across)] })
      .run(window('after-lock', { ship: by, other: 2, what: 'ship' }))
      .everOffers({ use: true });
  const nullAt = (damage: readonly string[]): boolean =>
    initiativeOf(table({ us: [ship('null', { damage })] }).ship(0)) === 7;
  const breach = (at: At): boolean =>
    duel(ship('breach'), tie(at)).fly(0, '3 straight').everOffers({ use: true });
  const lehuse = (by: number): boolean =>
    onDice(
      table({
        us: [ship('lieutenantlehuse', { turret: 1 }), xwing(beside)],
        them: [tie(across)],
        locks: [[by, 2]],
      }),
      0,
      2,
    );
  const nightfall = (at: At): boolean =>
    duel(ship('nightfall', { turret: 0 }), tie(at))
      .fly(0, '3 straight')
      .passAll()
      .ship(1).tokens.jam === 2;

  act([
    ['Lieutenant Rivas locks who gains a red token', () => rivas('stress', 600), () => rivas('focus', 600)],
    [
      'Lieutenant Rivas locks who gains an orange one at range 1-2',
      () => rivas('tractor', 600),
      () => rivas('tractor', 720),
    ],
    ['Lieutenant Rivas locks who was locked by another', () => alsoLocks(1), () => alsoLocks(0)],
    ['“Null” has initiative 7 until damaged', () => nullAt([]), () => nullAt(['facedown: Hull Breach'])],
    ['“Breach” locks whom he moved through', () => breach([400, 470, 180]), () => breach([480, 470, 180])],
    ['Lieutenant LeHuse spends the lock of a friend', () => lehuse(1), () => lehuse(0)],
    [
      '“Nightfall” jams twice whom he moved through',
      () => nightfall([400, 470, 180]),
      () => nightfall([480, 470, 180]),
    ],
  ]);
});

describe('Separatist pilots', () => {
  const grievous = (facing: number): boolean =>
    onDice(duel(ship('generalgrievous'), tie([400, 600, facing])), 0, 1);
  const wat = (calculate: number): boolean =>
    onDice(
      table({
        us: [ship('wattambor'), ship('tradefederationdrone', { at: [460, 550, 0], tokens: { calculate } })],
        them: [tie(across)],
      }),
      0,
      2,
    );
  const sear = (calculate: number): boolean =>
    inAttack(
      table({
        us: [aside('captainsear'), ship('tradefederationdrone', { tokens: { calculate } })],
        them: [tie(across)],
      }),
      1,
      2,
      'hit',
      'hit',
      'evade',
      'blank',
      'blank',
    );
  const phlac = (locks: readonly (readonly [number, number])[]): boolean => {
    const game = table({ us: [ship('phlacarphoccprototype')], them: [tie(across)], locks });
    game.state.ships[1]!.dial = 0;
    return game.run(window('during-system', { ship: 0 })).everOffers({ target: 1 });
  };
  const volan = (maneuver: string): boolean =>
    duel(ship('volandas'), tie([470, 550, 180]))
      .fly(0, maneuver)
      .everOffers({ target: 1 });
  const dist81 = (at: At): boolean =>
    onDice(
      table({
        us: [ship('dist81'), ship('tradefederationdrone', { at, tokens: { calculate: 1 } })],
        them: [tie(across)],
      }),
      0,
      2,
      'focus',
    );
  const jango = (mine: string, theirs: string): boolean => {
    const game = duel(ship('jangofett'), xwing([400, 630, 180]));
    for (const [id, maneuver] of [mine, theirs].entries()) {
      game.state.ships[id]!.dial = dialEntry(game.ship(id), maneuver);
      game.state.ships[id]!.revealed = true;
    }
    return onDice(game, 1, 0, 'focus');
  };
  const bokatan = (tokens: Partial<Record<'ion' | 'stress', number>>): boolean =>
    table({ us: [ship('bokatankryze-separatistalliance'), xwing([500, 400, 0], { tokens })] })
      .run(window('before-activating', { ship: 1 }))
      .everOffers({ use: true });
  const vizsla = (pilot: string, charges = 2): boolean =>
    inAttack(duel(ship('previzsla', { charges }), ship(pilot, { at: [400, 630, 180] })), 0, 1);
  const dgs286 = (calculate: number): boolean =>
    table({
      us: [ship('dgs286'), ship('tradefederationdrone', { at: [480, 400, 0], tokens: { calculate } })],
    })
      .run(window('before-engaging', { ship: 0 }))
      .everOffers({ target: 1 });
  const geonosian = (tractor: number): TestGame =>
    table({
      us: [ship('geonosianprototype', { upgrades: ['concussionmissiles'] })],
      them: [tie(across, { tokens: { tractor } })],
      locks: [[0, 1]],
    })
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 });
  const dgs047 = (x: number): boolean =>
    gains(
      duel(ship('dgs047'), tie([x, 600, 180]))
        .rolls('hit', 'hit')
        .attack(0, 1),
      'strain',
    );
  const cadBane = (phase: string): boolean =>
    table({ us: [ship('cadbane-separatistalliance'), xwing(beside)], phase })
      .run(window('after-destroyed', { ship: 1 }))
      .everOffers({ action: 'focus' });
  const ig101 = (damage: string): boolean =>
    table({ us: [ship('ig101', { damage: [damage] })] })
      .run(window('start-of-system'))
      .everOffers({ use: true });
  const ig111 = (face: string): boolean =>
    duel(ship('ig111'), tie(across))
      .rolls(face, 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ target: 1 });
  const maul = (face: string, target: number): boolean =>
    table({ us: [ship('darthmaul')], them: [tie([400, 620, 180]), tie([460, 620, 180])] })
      .rolls(face, 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .takes({ use: true })
      .everOffers({ kind: 'attack', target });
  const o66 = (calculate: number): boolean =>
    duel(ship('066', { tokens: { calculate } }), tie([400, 630, 180]))
      .rolls('blank', 'blank')
      .attack(1, 0)
      .everOffers({ action: 'lock' });
  const dfs081 = (calculate: number): boolean =>
    onDice(
      table({
        us: [ship('dfs081'), ship('tradefederationdrone', { at: [450, 400, 0], tokens: { calculate } })],
        them: [tie(across)],
      }),
      2,
      1,
      'crit',
      'blank',
    );
  const precise = (x: number): boolean =>
    onDice(duel(ship('precisehunter'), tie([x, 600, 180])), 0, 1, 'blank', 'hit');
  const dfs311 = (calculate: number): boolean =>
    table({ us: [ship('dfs311', { tokens: { calculate } }), xwing(beside)] })
      .run(window('start-of-engagement'))
      .everOffers({ target: 1 });
  const haorChall = (x: number): boolean =>
    table({ us: [ship('haorchallprototype'), xwing(beside)], them: [tie([x, 600, 180])] })
      .attack(2, 1)
      .everOffers({ action: 'calculate' });

  act([
    ['General Grievous rerolls from outside the firing arc', () => grievous(0), () => grievous(180)],
    ['Wat Tambor rerolls for calculating friends near the defender', () => wat(1), () => wat(0)],
    ['Captain Sear lets a friend calculate an evade away', () => sear(1), () => sear(0)],
    [
      'the Phlac-Arphocc Prototype looks at the dial of whom it locked',
      () => phlac([[0, 1]]),
      () => phlac([]),
    ],
    [
      'Volan Das strains an enemy near after a red maneuver',
      () => volan('1 tallon left'),
      () => volan('2 straight'),
    ],
    [
      'DIS-T81 spends the calculate token of a friend in the enemy’s arc',
      () => dist81([450, 400, 0]),
      () => dist81([400, 700, 0]),
    ],
    [
      'Jango Fett blanks a focus of who flew the harder maneuver',
      () => jango('1 straight', '4 koiogran'),
      () => jango('1 straight', '1 straight'),
    ],
    [
      'Bo-Katan Kryze rids a friend of a token that is no stress',
      () => bokatan({ ion: 1 }),
      () => bokatan({ stress: 1 }),
    ],
    [
      'Pre Vizsla rolls more against an equal initiative',
      () => vizsla('lukeskywalker'),
      () => vizsla('academypilot'),
    ],
    ['Pre Vizsla needs two charges', () => vizsla('lukeskywalker', 2), () => vizsla('lukeskywalker', 1)],
    ['DGS-286 takes a calculate token', () => dgs286(1), () => dgs286(0)],
    [
      'the Geonosian Prototype rerolls missiles at the tractored',
      () => geonosian(1).everOffers({ dice: [0, 1] }),
      () => geonosian(0).everOffers({ dice: [0, 1] }),
    ],
    ['DGS-047 strains whom it attacked in its bullseye', () => dgs047(400), () => dgs047(480)],
    [
      'Cad Bane acts after a ship is destroyed in the Engagement Phase',
      () => cadBane('engagement'),
      () => cadBane('activation'),
    ],
    ['IG-101 repairs a faceup card', () => ig101('Hull Breach'), () => ig101('facedown: Hull Breach')],
    [
      'IG-102 turns a blank against its initiative and above',
      () => onDice(duel(ship('ig102'), luke(across)), 1, 0, 'hit', 'blank', 'blank', 'blank'),
      () => onDice(duel(ship('ig102'), tie(across)), 1, 0, 'hit', 'blank', 'blank', 'blank'),
    ],
    ['IG-111 hits who is in its bullseye after a miss', () => ig111('blank'), () => ig111('hit')],
    ['Darth Maul attacks another after a hit', () => maul('hit', 2), () => maul('hit', 1)],
    ['Darth Maul attacks the same one again after a miss only', () => maul('blank', 1), () => maul('hit', 1)],
    ['0-66 acts after it defended', () => o66(1), () => o66(0)],
    ['DFS-081 lets a friend calculate crits down', () => dfs081(1), () => dfs081(0)],
    ['a Precise Hunter rerolls a blank in its bullseye', () => precise(400), () => precise(480)],
    ['DFS-311 hands over a calculate token', () => dfs311(1), () => dfs311(0)],
    [
      'a Haor Chall Prototype acts when one in its bullseye attacks a friend',
      () => haorChall(400),
      () => haorChall(480),
    ],
  ]);

  it('the tractor token of the Geonosian Prototype’s target is gone after the reroll', () => {
    const game = geonosian(1).takes({ dice: [0, 1] });
    expect(game.ship(1).tokens.tractor).toBe(0);
    game.passAll();
  });

  it('Volan Das sheds a stress token when the enemy is strained', () => {
    const game = duel(ship('volandas'), tie([470, 550, 180])).fly(0, '1 tallon left');
    game.takes({ target: 1 }).takes({ use: true }).passAll();
    expect([game.ship(0).tokens.stress, game.ship(1).tokens.strain]).toEqual([0, 1]);
  });

  it('DFS-081 spends the token of the defender', () => {
    const game = table({
      us: [ship('dfs081'), ship('tradefederationdrone', { at: [450, 400, 0], tokens: { calculate: 1 } })],
      them: [tie(across)],
    });
    game.rolls('crit', 'crit').attack(2, 1).takes({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit']);
    expect([game.ship(0).tokens.calculate, game.ship(1).tokens.calculate]).toEqual([0, 0]);
    game.passAll();
  });
});
