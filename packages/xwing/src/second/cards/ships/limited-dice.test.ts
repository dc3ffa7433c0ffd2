import { describe, expect, it } from 'vitest';
import {
  type At,
  decimator,
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
/** Ahead of a ship whose base reaches so far from (400, 400), so many mm away, facing it. */
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const stress = { tokens: { stress: 1 } };

/** The game with these maneuvers on the dials of its ships, revealed. */
function revealing(layout: TestTable, ...maneuvers: readonly string[]): TestGame {
  const game = table(layout);
  maneuvers.forEach((maneuver, ship) => {
    game.ship(ship).dial = dialEntry(game.ship(ship), maneuver);
    game.ship(ship).revealed = true;
  });
  return game;
}

const pool = (game: TestGame, dice: 'attack' | 'defense') =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;

describe('limited pilots who roll other numbers of dice', () => {
  const fights: readonly [
    string,
    () => TestGame,
    ships: readonly [by: number, on: number],
    'attack' | 'defense',
    number,
  ][] = [
    [
      'Talonbane Cobra near',
      () => table({ us: [pilot('talonbanecobra')], them: [tie(ahead(50))] }),
      [0, 1],
      'attack',
      5,
    ],
    [
      'Talonbane Cobra at range 2',
      () => table({ us: [pilot('talonbanecobra')], them: [tie(ahead(150))] }),
      [0, 1],
      'attack',
      3,
    ],
    [
      'Talonbane Cobra afar',
      () => table({ us: [pilot('talonbanecobra')], them: [tie(ahead(250))] }),
      [1, 0],
      'defense',
      4,
    ],
    [
      'Talonbane Cobra at range 2',
      () => table({ us: [pilot('talonbanecobra')], them: [tie(ahead(150))] }),
      [1, 0],
      'defense',
      2,
    ],
    [
      'Ahhav and something larger',
      () => table({ us: [pilot('ahhav')], them: [decimator(ahead(150, 40))] }),
      [0, 1],
      'attack',
      3,
    ],
    [
      'Ahhav and a ship of the same size',
      () => table({ us: [pilot('ahhav')], them: [tie(ahead(150))] }),
      [0, 1],
      'attack',
      2,
    ],
    [
      'Ahhav before something larger',
      () => table({ us: [pilot('ahhav')], them: [decimator(ahead(150, 40))] }),
      [1, 0],
      'defense',
      4,
    ],
    [
      'N’dru Suhlak alone',
      () => table({ us: [pilot('ndrusuhlak'), xwing([400, 30, 0])], them: [tie(ahead(150))] }),
      [0, 2],
      'attack',
      3,
    ],
    [
      'N’dru Suhlak in company',
      () => table({ us: [pilot('ndrusuhlak'), xwing([400, 250, 0])], them: [tie(ahead(150))] }),
      [0, 2],
      'attack',
      2,
    ],
    [
      'Kath Scarlet and one who rammed her target',
      () =>
        table({
          us: [pilot('kathscarlet'), xwing([440, 600, 0])],
          them: [tie(ahead(150, 30))],
          contacts: [[1, 2]],
        }),
      [0, 2],
      'attack',
      4,
    ],
    [
      'Kath Scarlet and one with a name of his own',
      () =>
        table({
          us: [pilot('kathscarlet'), { pilot: 'ndrusuhlak', at: [440, 600, 0] }],
          them: [tie(ahead(150, 30))],
          contacts: [[1, 2]],
        }),
      [0, 2],
      'attack',
      3,
    ],
    [
      '“Stub” at an odd speed',
      () => revealing({ us: [pilot('stub')], them: [tie(ahead(150))] }, '1 straight'),
      [0, 1],
      'attack',
      3,
    ],
    [
      '“Stub” at an even speed',
      () => revealing({ us: [pilot('stub')], them: [tie(ahead(150))] }, '2 straight'),
      [0, 1],
      'attack',
      2,
    ],
    [
      '“Stub” at an even speed',
      () => revealing({ us: [pilot('stub')], them: [tie(ahead(150))] }, '2 straight'),
      [1, 0],
      'defense',
      3,
    ],
    [
      '“Stub” at an odd speed',
      () => revealing({ us: [pilot('stub')], them: [tie(ahead(150))] }, '3 straight'),
      [1, 0],
      'defense',
      2,
    ],
    [
      'Ric Olié, the faster',
      () => revealing({ us: [pilot('ricolie')], them: [tie(ahead(150))] }, '3 straight', '2 straight'),
      [0, 1],
      'attack',
      3,
    ],
    [
      'Ric Olié, as fast',
      () => revealing({ us: [pilot('ricolie')], them: [tie(ahead(150))] }, '2 straight', '2 straight'),
      [0, 1],
      'attack',
      2,
    ],
    [
      'Ric Olié, the slower',
      () => revealing({ us: [pilot('ricolie')], them: [tie(ahead(150))] }, '2 straight', '3 straight'),
      [1, 0],
      'defense',
      2,
    ],
    [
      'Ric Olié, the faster',
      () => revealing({ us: [pilot('ricolie')], them: [tie(ahead(150))] }, '3 straight', '2 straight'),
      [1, 0],
      'defense',
      3,
    ],
  ];
  it.each(fights)('%s', (_name, layout, [by, on], dice, count) => {
    expect(pool(layout().attack(by, on).passAll(), dice)).toBe(count);
  });

  const choices: readonly [
    string,
    () => TestGame,
    ships: readonly [by: number, on: number],
    dice: readonly [attack: number, defense: number],
  ][] = [
    [
      'Zuckuss rolls one more, and so does the defender',
      () => table({ us: [pilot('zuckuss')], them: [tie(ahead(150, 30))] }),
      [0, 1],
      [4, 4],
    ],
    [
      'Joy Rekkoff spends a torpedo on a defense die',
      () => table({ us: [pilot('joyrekkoff', { upgrades: ['protontorpedoes'] })], them: [tie(ahead(150))] }),
      [0, 1],
      [3, 2],
    ],
    [
      'Kanan Jarrus takes an attack die from a shot at a ship in his turret arc',
      () =>
        table({
          us: [pilot('kananjarrus-hwk290lightfreighter', { turret: 0 }), xwing([400, 500, 0])],
          them: [tie([400, 690, 180])],
        }),
      [2, 1],
      [1, 2],
    ],
    [
      'Adi Gallia takes the bonus of range 1 from the attacker',
      () => table({ us: [pilot('adigallia')], them: [tie(ahead(50))] }),
      [1, 0],
      [2, 3],
    ],
    [
      'Adi Gallia in the Delta-7B too',
      () => table({ us: [pilot('adigallia-delta7baethersprite')], them: [tie(ahead(50))] }),
      [1, 0],
      [2, 2],
    ],
    [
      'Adi Gallia takes the bonus of range 3 from the defender',
      () => table({ us: [pilot('adigallia')], them: [tie(ahead(250))] }),
      [0, 1],
      [2, 3],
    ],
    [
      '“Killer” shoots at a ship with 2 hull left',
      () =>
        table({ us: [pilot('killer')], them: [tie(ahead(150), { damage: ['facedown: Stunned Pilot'] })] }),
      [0, 1],
      [3, 3],
    ],
    [
      '“Wolffe” recovers his charge at the rear',
      () => table({ us: [pilot('wolffe', { charges: 0 })], them: [tie([400, 190, 0])] }),
      [0, 1],
      [3, 3],
    ],
    [
      '“Klick” takes the bonus of range 1 from whom he has locked',
      () =>
        table({ us: [pilot('klick'), xwing([520, 400, 0])], them: [tie([520, 490, 180])], locks: [[0, 2]] }),
      [2, 1],
      [2, 2],
    ],
  ];
  it.each(choices)('%s', (_name, layout, [by, on], dice) => {
    const game = layout().attack(by, on).takes({ use: true }).passAll();
    expect([pool(game, 'attack'), pool(game, 'defense')]).toEqual(dice);
  });

  const never: readonly [string, () => TestGame, by: number, on: number][] = [
    ['Joy Rekkoff has no torpedo', () => table({ us: [pilot('joyrekkoff')], them: [tie(ahead(150))] }), 0, 1],
    [
      'Kanan Jarrus’s turret points elsewhere',
      () =>
        table({
          us: [pilot('kananjarrus-hwk290lightfreighter', { turret: 2 }), xwing([400, 500, 0])],
          them: [tie([400, 690, 180])],
        }),
      2,
      1,
    ],
    [
      'Adi Gallia is attacked at range 2',
      () => table({ us: [pilot('adigallia')], them: [tie(ahead(150))] }),
      1,
      0,
    ],
    ['“Killer” and a sound ship', () => table({ us: [pilot('killer')], them: [tie(ahead(150))] }), 0, 1],
    [
      '“Wolffe” has his charge, to the rear',
      () => table({ us: [pilot('wolffe')], them: [tie([400, 190, 0])] }),
      0,
      1,
    ],
    [
      '“Klick” without a lock',
      () => table({ us: [pilot('klick'), xwing([520, 400, 0])], them: [tie([520, 490, 180])] }),
      2,
      1,
    ],
  ];
  it.each(never)('%s: nothing is asked', (_name, layout, by, on) => {
    expect(layout().attack(by, on).everOffers({ use: true })).toBe(false);
  });

  it('“Killer” is depleted for it once the dice are rolled', () => {
    const game = table({
      us: [pilot('killer')],
      them: [tie(ahead(150), { damage: ['facedown: Stunned Pilot'] })],
    });
    game.attack(0, 1).takes({ use: true }).passAll();
    const story = game.events.map((event) => (event.kind === 'gained' ? event.token : event.kind));
    expect(story.indexOf('deplete')).toBeGreaterThan(story.indexOf('rolled'));
  });
});

describe('limited pilots who modify dice', () => {
  const blanks = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
  interface Faces {
    readonly attack: readonly string[];
    readonly defense: readonly string[];
  }
  const rolls = (game: TestGame, [by, on]: readonly [by: number, on: number], { attack, defense }: Faces) =>
    game
      .rolls(...attack, ...defense)
      .engage(by)
      .takes({ kind: 'attack', target: on });
  const offers: readonly [
    string,
    () => TestGame,
    ships: readonly [by: number, on: number],
    dice: Faces,
    offered: boolean,
  ][] = [
    [
      '“Sinker” helps at his side',
      () => table({ us: [pilot('sinker'), xwing([550, 400, 0])], them: [tie([550, 600, 180])] }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      '“Sinker” does not help behind him',
      () => table({ us: [pilot('sinker'), xwing([400, 250, 0])], them: [tie([400, 560, 180])] }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 4) },
      false,
    ],
    [
      '“Wolffe” rerolls to the front',
      () => table({ us: [pilot('wolffe')], them: [tie(ahead(150))] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      '“Wolffe” does not to the rear',
      () => table({ us: [pilot('wolffe')], them: [tie([400, 190, 0])] }),
      [0, 1],
      { attack: blanks.slice(0, 2), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      '“Drift” helps while stressed',
      () => table({ us: [pilot('drift', stress), xwing([450, 400, 0])], them: [tie([450, 600, 180])] }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      '“Drift” does not with two red tokens',
      () =>
        table({
          us: [pilot('drift', { tokens: { stress: 2 } }), xwing([450, 400, 0])],
          them: [tie([450, 600, 180])],
        }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Barriss Offee sees a friend’s target in its bullseye arc',
      () => table({ us: [pilot('barrissoffee'), xwing([450, 400, 0])], them: [tie([450, 600, 180])] }),
      [1, 2],
      { attack: ['focus', 'blank', 'blank'], defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Barriss Offee in the Delta-7B turns a hit',
      () =>
        table({
          us: [pilot('barrissoffee-delta7baethersprite'), xwing([450, 400, 0])],
          them: [tie([450, 600, 180])],
        }),
      [1, 2],
      { attack: ['hit', 'blank', 'blank'], defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Barriss Offee does not see it there',
      () => table({ us: [pilot('barrissoffee'), xwing([450, 400, 0])], them: [tie([520, 600, 180])] }),
      [1, 2],
      { attack: ['focus', 'blank', 'blank'], defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Luminara Unduli softens a crit',
      () => table({ us: [pilot('luminaraunduli'), xwing([500, 400, 0])], them: [tie([450, 600, 180])] }),
      [2, 1],
      { attack: ['crit', 'blank'], defense: blanks.slice(0, 2) },
      true,
    ],
    [
      'Luminara Unduli in the Delta-7B softens a hit',
      () =>
        table({
          us: [pilot('luminaraunduli-delta7baethersprite'), xwing([500, 400, 0])],
          them: [tie([450, 600, 180])],
        }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      true,
    ],
    [
      'Luminara Unduli cannot in the bullseye arc',
      () => table({ us: [pilot('luminaraunduli'), xwing([450, 400, 0])], them: [tie([450, 600, 180])] }),
      [2, 1],
      { attack: ['crit', 'blank'], defense: blanks.slice(0, 2) },
      false,
    ],
    [
      'Kit Fisto helps a friend who has the attacker ahead',
      () => table({ us: [pilot('kitfisto'), xwing([520, 400, 0])], them: [tie([520, 600, 180])] }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      true,
    ],
    [
      'Kit Fisto does not if it is elsewhere',
      () => table({ us: [pilot('kitfisto'), xwing([520, 400, 90])], them: [tie([520, 600, 180])] }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      false,
    ],
    [
      'Gavyn Sykes, the faster',
      () => revealing({ us: [pilot('gavynsykes')], them: [tie(ahead(150))] }, '3 straight', '2 straight'),
      [0, 1],
      { attack: blanks.slice(0, 2), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Gavyn Sykes, the slower',
      () => revealing({ us: [pilot('gavynsykes')], them: [tie(ahead(150))] }, '2 straight', '3 straight'),
      [0, 1],
      { attack: blanks.slice(0, 2), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      '“Contrail” blanks the focus of one who flies alike',
      () => revealing({ us: [pilot('contrail')], them: [tie(ahead(150))] }, '2 straight', '3 straight'),
      [1, 0],
      { attack: ['focus', 'blank'], defense: blanks.slice(0, 3) },
      true,
    ],
    [
      '“Contrail” does not of another',
      () => revealing({ us: [pilot('contrail')], them: [tie(ahead(150))] }, '2 straight', '2 turn left'),
      [1, 0],
      { attack: ['focus', 'blank'], defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Drea Renthal has a nameless friend’s target in her arc',
      () =>
        table({
          us: [pilot('drearenthal'), xwing([500, 400, 0])],
          them: [tie([450, 600, 180])],
        }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Drea Renthal does not help a friend with a name',
      () =>
        table({
          us: [pilot('drearenthal'), { pilot: 'talonbanecobra', at: [500, 400, 0] }],
          them: [tie([450, 600, 180])],
        }),
      [1, 2],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'A Mandalorian Royal Guard stands in the attack arc',
      () =>
        table({
          us: [pilot('mandalorianroyalguard'), { pilot: 'bountyhunter', at: [480, 330, 0] }],
          them: [tie([440, 600, 180])],
        }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      true,
    ],
    [
      'A Mandalorian Royal Guard does nothing for a small ship',
      () =>
        table({ us: [pilot('mandalorianroyalguard'), xwing([480, 330, 0])], them: [tie([440, 600, 180])] }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Koshka Frost and a stressed enemy',
      () => table({ us: [pilot('koshkafrost')], them: [tie(ahead(150, 30), stress)] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Koshka Frost and a calm enemy',
      () => table({ us: [pilot('koshkafrost')], them: [tie(ahead(150, 30))] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Rook Kast, strained',
      () => table({ us: [pilot('rookkast', { tokens: { strain: 1 } })], them: [tie(ahead(150, 40))] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Rook Kast, not strained',
      () => table({ us: [pilot('rookkast')], them: [tie(ahead(150, 40))] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Inaldra',
      () => table({ us: [pilot('inaldra')], them: [tie(ahead(150))] }),
      [0, 1],
      { attack: blanks.slice(0, 2), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'Serissu helps a friend beside her',
      () => table({ us: [pilot('serissu'), xwing([480, 400, 0])], them: [tie([480, 600, 180])] }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      true,
    ],
    [
      'Serissu does not help afar',
      () => table({ us: [pilot('serissu'), xwing([600, 400, 0])], them: [tie([600, 600, 180])] }),
      [2, 1],
      { attack: ['hit', 'blank'], defense: blanks.slice(0, 2) },
      false,
    ],
    [
      'The Mandalorian between two of them',
      () => table({ us: [pilot('themandalorian')], them: [tie(ahead(100, 30)), tie([460, 570, 180])] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'The Mandalorian before one of them',
      () => table({ us: [pilot('themandalorian')], them: [tie(ahead(100, 30))] }),
      [0, 1],
      { attack: blanks.slice(0, 3), defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'A Guild Bounty Hunter with something illicit',
      () =>
        table({
          us: [pilot('guildbountyhunter', { upgrades: ['contrabandcybernetics'] })],
          them: [tie(ahead(150, 30))],
        }),
      [0, 1],
      { attack: ['focus', 'blank', 'blank'], defense: blanks.slice(0, 3) },
      true,
    ],
    [
      'A Guild Bounty Hunter without',
      () => table({ us: [pilot('guildbountyhunter')], them: [tie(ahead(150, 30))] }),
      [0, 1],
      { attack: ['focus', 'blank', 'blank'], defense: blanks.slice(0, 3) },
      false,
    ],
    [
      'Dineé Ellberger as fast: no focus is spent',
      () =>
        revealing(
          { us: [pilot('dineeellberger')], them: [tie(ahead(150), { tokens: { focus: 1 } })] },
          '2 straight',
          '2 straight',
        ),
      [1, 0],
      { attack: ['focus', 'blank'], defense: blanks.slice(0, 2) },
      false,
    ],
    [
      'Lapin and a stressed enemy: no focus is spent',
      () => table({ us: [pilot('lapin')], them: [tie(ahead(150), { tokens: { focus: 1, stress: 1 } })] }),
      [1, 0],
      { attack: ['focus', 'blank'], defense: blanks.slice(0, 3) },
      false,
    ],
  ];
  it.each(offers)('%s', (_name, layout, ships, dice, offered) => {
    const game = rolls(layout(), ships, dice);
    expect(game.everOffers({ kind: 'ability' })).toBe(offered);
  });
});
