import { describe, expect, it } from 'vitest';
import { table, tie, xwing } from '../../testing/index.ts';
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
import { chassisOf } from '../index.ts';

/** Pilots of the X-Wing Alliance whose words the publisher's pilots use too: once where they act, once where they do not. */

const rows = (...all: readonly Row[]): void =>
  it.each(all)('%s', (_, acts, doesNot) => expect([acts(), doesNot()]).toEqual([true, false]));
const near = tie(ahead(50));
const middle = tie(ahead(150));
const far = tie(ahead(250));
const turretFriend = (turret: number, more = {}) =>
  card('bluesquadronrecruit', { at: BESIDE, turret, ...more });
const attackDice = (pilot: string, target = middle, more = {}) =>
  pool(duel(card(pilot, more), target).attack(0, 1).passAll(), 'attack');

describe('First Order pilots of the evacuation of D’Qar', () => {
  const midnight = (locks: readonly (readonly [number, number])[]) =>
    duel(card('midnight-evacuationofdqar'), tie(ahead(150), { tokens: { focus: 1 } }), { locks })
      .rolls('blank', 'blank', 'focus', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ kind: 'spend-focus' });
  const zeta5 = (shields: number, target: string) =>
    duel(card('zeta5-evacuationofdqar', { shields }), card(target, { at: ahead(150) }))
      .attack(0, 1)
      .passAll()
      .eventsOf('modified')
      .some(({ how }) => how === 'add');
  const theta4 = (turret: number, missiles: number) =>
    onDice(
      duel(card('theta4-evacuationofdqar', { turret, upgrades: [`barragerockets:${missiles}`] }), middle),
      1,
      0,
    );
  const kylo = (x: number) => {
    const game = duel(card('kyloren-evacuationofdqar'), tie([x, 590, 180]));
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    return game.everOffers({ ship: 0, ability: 'pilot.0' });
  };
  const thanisson = (what: string, y: number) =>
    asks(
      duel(card('pettyofficerthanisson-evacuationofdqar'), tie([400, y, 180]), { phase: 'engagement' }).run(
        moment('after-gain', { ship: 1, what }),
      ),
    );
  rows(
    [
      '“Scorch” rolls more for a stress token',
      () => asks(duel(card('scorch-evacuationofdqar'), middle).attack(0, 1)),
      () => asks(duel(card('scorch-evacuationofdqar', { tokens: { stress: 1 } }), middle).attack(0, 1)),
    ],
    [
      '“Longshot” rolls one die more at range 3',
      () => attackDice('longshot-evacuationofdqar', far) === 3,
      () => attackDice('longshot-evacuationofdqar', middle) === 3,
    ],
    ['“Midnight” freezes the dice of whom he has locked', () => !midnight([[0, 1]]), () => !midnight([])],
    [
      'Zeta 5 without shields adds a focus against a higher initiative',
      () => zeta5(0, 'wedgeantilles'),
      () => zeta5(1, 'wedgeantilles'),
    ],
    ['Zeta 5 does not against a lower one', () => zeta5(0, 'wedgeantilles'), () => zeta5(0, 'academypilot')],
    [
      'Theta 4 has an attacker in the turret arc reroll, for a charge of a missile',
      () => theta4(0, 5),
      () => theta4(0, 0),
    ],
    ['Theta 4 does not elsewhere', () => theta4(0, 5), () => theta4(2, 5)],
    [
      'Theta 3 without green tokens evades',
      () => asks(table({ us: [card('theta3-evacuationofdqar')] }).run(moment('start-of-engagement'))),
      () =>
        asks(
          table({ us: [card('theta3-evacuationofdqar', { tokens: { focus: 1 } })] }).run(
            moment('start-of-engagement'),
          ),
        ),
    ],
    ['Kylo Ren turns up the damage of an enemy in his bullseye', () => kylo(400), () => kylo(450)],
    [
      'Thanisson stresses who gets strain ahead',
      () => thanisson('strain', 600),
      () => thanisson('strain', 200),
    ],
    [
      'Thanisson does so for deplete, not for stress',
      () => thanisson('deplete', 600),
      () => thanisson('stress', 600),
    ],
  );
});

describe('Resistance pilots of the X-Wing Alliance', () => {
  const through = (pilot: string, friend: typeof BEHIND) =>
    table({ us: [card(pilot), xwing(friend)] })
      .fly(0, '3 straight')
      .everOffers({ action: 'evade' });
  const vennie = (turret: number) =>
    onDice(
      table({
        us: [card('vennie-evacuationofdqar', { turret: 1 }), turretFriend(turret, { at: [520, 400, 0] })],
        them: [tie([400, 620, 180])],
      }),
      2,
      0,
      ['blank', 'blank', 'focus'],
    );
  const speed = (pilot: string, maneuver: string, stress: number) =>
    table({ us: [card(pilot, { tokens: { stress } })] })
      .fly(0, maneuver)
      .passAll()
      .ship(0).flown.speed;
  const ronith = (turret: number) =>
    onDice(
      table({
        us: [
          card('ronithblario-evacuationofdqar', { turret: 0 }),
          turretFriend(turret, { tokens: { focus: 1 } }),
        ],
        them: [middle],
      }),
      0,
      2,
      ['focus'],
    );
  const tallissan = (x: number) =>
    asks(
      table({
        us: [card('tallissanlintra-evacuationofdqar'), xwing(BESIDE)],
        them: [tie([x, 600, 180])],
      }).attack(2, 1),
    );
  const poe = (charges: number) =>
    table({ us: [card('poedameron-evacuationofdqar', { charges })] })
      .run(moment('after-action', { ship: 0, what: 'focus', colour: 'white' }))
      .everOffers({ action: 'boost', difficulty: 'red' });
  const jaycris = (maneuver: string) =>
    table({ us: [card('jaycristubbs-evacuationofdqar'), xwing(BESIDE, { tokens: { stress: 1 } })] })
      .fly(0, maneuver)
      .everOffers({ target: 1 });
  const kazuda = (by: number, damage: readonly string[]) =>
    onDice(
      duel(card('kazudaxiono-legendsandrelics'), tie(ahead(150), { damage })),
      by,
      1 - by,
      by === 0 ? ['focus', 'blank', 'blank'] : ['blank', 'blank', 'focus', 'blank'],
    );
  const zizi = (charges: number) =>
    asks(duel(card('zizitlo-evacuationofdqar', { turret: 0, charges }), middle).attack(1, 0));
  const hasSpeed5 = (pilot: string) => chassisOf(pilot)!.dial.some(({ maneuver }) => maneuver.speed === 5);
  const one = ['facedown: Hull Breach'];
  rows(
    ['Vennie turns a focus where the turret of a friend points', () => vennie(0), () => vennie(2)],
    [
      'Pammich Nerro Goode flies red with two stress tokens',
      () => speed('pammichnerrogoode-evacuationofdqar', '4 straight', 2) === 4,
      () => speed('pammichnerrogoode-evacuationofdqar', '4 straight', 3) === 4,
    ],
    ['Ronith Blario uses the focus of who has the enemy in the turret arc', () => ronith(0), () => ronith(2)],
    ['Tallissan Lintra warns of an attacker in her bullseye', () => tallissan(400), () => tallissan(470)],
    ['Poe Dameron follows with a white action as a red one', () => poe(1), () => poe(0)],
    [
      'Jaycris Tubbs calms a friend after a blue maneuver',
      () => jaycris('2 straight'),
      () => jaycris('3 bank left'),
    ],
    [
      'C’ai Threnalli evades after he moved through a friend',
      () => through('caithrenalli-evacuationofdqar', [400, 470, 0]),
      () => through('caithrenalli-evacuationofdqar', BESIDE),
    ],
    [
      'C’ai Threnalli of the BTA-NR2-W too',
      () => through('caithrenalli-wartime', [400, 470, 0]),
      () => through('caithrenalli-wartime', BESIDE),
    ],
    ['Kazuda Xiono turns a focus against who is damaged more', () => kazuda(0, one), () => kazuda(0, [])],
    ['Kazuda Xiono does so when he defends', () => kazuda(1, one), () => kazuda(1, [])],
    ['Zizi Tlo gains a token for a charge', () => zizi(1), () => zizi(0)],
    [
      'Stomeroni Starck flies by the dial of an RZ-2, unlike other T-70s',
      () => hasSpeed5('stomeronistarck-evacuationofdqar'),
      () => hasSpeed5('jaycristubbs-evacuationofdqar'),
    ],
  );

  const tezaNasz = (...friends: readonly (typeof BEHIND)[]) =>
    onDice(
      table({
        us: [card('tezanasz-wartime'), ...friends.map((at) => xwing(at))],
        them: [tie([400, 600, 180])],
      }),
      0,
      1 + friends.length,
    );
  const aftab = (stress: number) =>
    asks(
      table({ us: [card('aftabackbar-wartime', { tokens: { stress } })] }).run(
        moment('after-action', { ship: 0, what: 'lock', colour: 'red' }),
      ),
    );
  const corus = (at: typeof BEHIND) =>
    duel(card('coruskapellim-wartime'), tie(at, { tokens: { focus: 1 } }))
      .run(moment('before-engaging', { ship: 0 }))
      .everOffers({ target: 1 });
  const shasa = (at: typeof BEHIND) =>
    table({ us: [card('shasazaro-wartime', { tokens: { evade: 1 } }), xwing(at)], them: [middle] })
      .attack(2, 0)
      .everOffers({ target: 1 });
  const wilsa = (first: string) =>
    duel(card('wilsateshlo-wartime'), tie(ahead(150)))
      .rolls(first, 'blank', 'blank', 'blank', 'blank')
      .deals('Hull Breach')
      .attack(0, 1)
      .passAll()
      .ship(1).tokens.strain === 1;
  rows(
    [
      'Teza Nasz needs friends in both side arcs of the defender',
      () => tezaNasz([300, 600, 0], [500, 600, 0]),
      () => tezaNasz([300, 600, 0]),
    ],
    ['Aftab Ackbar trades his only stress token', () => aftab(1), () => aftab(2)],
    [
      'Corus Kapellim takes a green token of who is near ahead',
      () => corus([400, 480, 180]),
      () => corus(BEHIND),
    ],
    [
      'Shasa Zaro shares a green token with who is behind her',
      () => shasa(BEHIND),
      () => shasa([520, 600, 0]),
    ],
    ['Wilsa Teshlo strains whom a faceup card was dealt', () => wilsa('crit'), () => wilsa('hit')],
  );
});

describe('pilots of the underworld and of the other sides', () => {
  const han = (obstacles: readonly { outline: string; at: typeof BEHIND }[]) =>
    asks(
      duel(card('hansolo-armedanddangerous', { turret: 0 }), tie([400, 640, 180]), { obstacles }).attack(
        0,
        1,
      ),
    );
  const boba = (locks: readonly (readonly [number, number])[]) =>
    table({ us: [card('bobafett-armedanddangerous'), xwing(BESIDE)], them: [middle], locks })
      .attack(2, 1)
      .everOffers({ kind: 'attack', target: 2 });
  const dengar = (facing: number) =>
    asks(
      duel(card('dengar-armedanddangerous', { at: [400, 400, facing] }), tie([400, 620, 180])).attack(1, 0),
    );
  const bane = (charges: number) =>
    duel(card('cadbane-armedanddangerous', { charges, tokens: { ion: 1 } }), middle)
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ use: true });
  const xizor = (strain: number) =>
    asks(
      duel(
        card('princexizor-armedanddangerous', { tokens: { stress: 1 } }),
        tie(ahead(150), { tokens: { strain } }),
      ).attack(0, 1),
    );
  const thweek = (tractor: number) =>
    asks(
      table({ us: [card('thweek-legendsandrelics', { tokens: { tractor } })] }).run(
        moment('start-of-engagement'),
      ),
    );
  const bossk = (face: string) =>
    duel(card('bossk-armedanddangerous', { upgrades: ['protontorpedoes'] }), tie([400, 640, 180]), {
      locks: [[0, 1]],
    })
      .rolls(face, 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 })
      .everOffers({ use: true });
  const mando = (more: readonly ReturnType<typeof tie>[]) =>
    onDice(duel(card('themandalorian-armedanddangerous'), middle, {}), 0, 1, ['blank', 'blank']) ||
    onDice(table({ us: [card('themandalorian-armedanddangerous')], them: [middle, ...more] }), 0, 1, [
      'blank',
      'blank',
    ]);
  const bo = (target: ReturnType<typeof tie>) =>
    onDice(duel(card('bokatankryze-armedanddangerous'), target), 0, 1, ['blank', 'blank', 'blank']);
  const ursa = (more: readonly ReturnType<typeof tie>[]) =>
    asks(
      table({ us: [card('ursawren-legendsandrelics')], them: [far, ...more], locks: [[0, 1]] }).run(
        moment('after-lock', { ship: 0, other: 1, what: 'ship' }),
      ),
    );
  const quinlan = (x: number) =>
    table({ us: [card('quinlanvos-legendsandrelics')], them: [tie([x, 600, 180])] })
      .run(moment('after-action', { ship: 0, what: 'boost', colour: 'white' }))
      .everOffers({ use: true });
  const hera = (maneuver: string) =>
    table({ us: [card('herasyndulla-legendsandrelics', { at: [400, 200, 0] }), xwing([600, 300, 0])] })
      .fly(0, maneuver)
      .everOffers({ target: 1 });
  const tamara = (locks: readonly (readonly [number, number])[]) =>
    onDice(duel(card('tamararyvora-legendsandrelics'), middle, { locks }), 1, 0, ['hit', 'hit']);
  rows(
    [
      'Han Solo rolls more when an obstacle obstructs',
      () => han([{ outline: 'core2asteroid0', at: [400, 530, 0] }]),
      () => han([]),
    ],
    ['Boba Fett fires at the locked attacker of a friend', () => boba([[0, 2]]), () => boba([])],
    ['Dengar fires back ahead', () => dengar(0), () => dengar(180)],
    ['Cad Bane hands over a token after a hit', () => bane(2), () => bane(1)],
    ['Prince Xizor sheds stress against the strained', () => xizor(1), () => xizor(0)],
    ['Thweek sheds a tractor token for a deplete token', () => thweek(1), () => thweek(0)],
    ['Bossk makes two hits of a crit with any weapon', () => bossk('crit'), () => bossk('hit')],
    [
      'The Mandalorian turns a blank before two enemies',
      () => mando([tie([440, 600, 180])]),
      () => mando([]),
    ],
    ['Bo-Katan Kryze rerolls a die near', () => bo(near), () => bo(middle)],
    ['Ursa Wren reinforces when she locks from afar', () => ursa([]), () => ursa([tie(BESIDE)])],
    ['Quinlan Vos locks in his bullseye after he boosted', () => quinlan(400), () => quinlan(480)],
    ['Hera Syndulla coordinates after a red maneuver', () => hera('3 turn left'), () => hera('3 bank left')],
    ['Tamara Ryvora has the locked one reroll', () => tamara([[0, 1]]), () => tamara([])],
    [
      'Fenn Rau rolls more at range 1',
      () => asks(duel(card('fennrau-armedanddangerous'), near).attack(0, 1)),
      () => asks(duel(card('fennrau-armedanddangerous'), middle).attack(0, 1)),
    ],
    [
      'Zuckuss rolls more, and so does the defender',
      () => asks(duel(card('zuckuss-armedanddangerous'), middle).attack(0, 1)),
      () => asks(duel(card('zuckuss-armedanddangerous'), middle).attack(1, 0)),
    ],
  );
});
