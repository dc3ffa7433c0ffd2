import { readFileSync } from 'node:fs';
import * as armada from '@firing-arc/armada';
import { withBase } from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocuments } from './files.ts';
import { ARMADA_POINTS } from './games/armada.ts';
import { FIRST_POINTS } from './games/first.ts';
import { SECOND_POINTS } from './games/second.ts';
import { importPoints, isNearer, nearestTold, type PointsGame } from './import.ts';
import type { PointsRow } from './row.ts';

const formatOf = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../formats/${id}.json`, import.meta.url), 'utf8'));
const AMG = second.packFrom(formatOf('xwing2-amg'));
const XWA = second.packFrom(formatOf('xwing2-xwa'));
const FIRST = first.packFrom(formatOf('xwing1'));
const ARMADA = armada.packFrom(formatOf('armada'));

const file = (name: string, value: unknown) => ({
  name,
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
});

/** A pack of 2.5 as the files of xwing-data2 would have it. */
function xwingData2({ ships, pilots, upgrades }: second.Pack) {
  const legal = (formats: readonly string[]) => ({
    standard: formats.includes('standard'),
    extended: formats.includes('extended'),
    epic: formats.includes('epic'),
  });
  const files = ships.flatMap(({ id, name, factions }) =>
    factions.map((faction) =>
      file(`data/pilots/${faction}/${id}.json`, {
        name,
        xws: id,
        faction,
        pilots: pilots
          .filter((pilot) => pilot.ship === id && pilot.faction === faction)
          .map(({ id: xws, formats, ...pilot }) => ({ ...pilot, xws, ...legal(formats) })),
      }),
    ),
  );
  const cards = upgrades.map(({ id: xws, name, slots, cost, costBy, formats }) => ({
    name,
    xws,
    sides: [{ title: name, slots }],
    cost: costBy ? { variable: costBy.stat, values: costBy.costs } : { value: cost },
    ...legal(formats),
  }));
  return [...files, file('data/upgrades/all.json', cards)];
}

/** A pack of 2.5 as the data of YASB would have it. */
function yasb({ ships, pilots, upgrades }: second.Pack) {
  const nameOf = new Map(ships.map(({ id, name }) => [id, name]));
  const fields = (each: Readonly<Record<string, unknown>>) =>
    Object.entries(each).flatMap(([name, value]) =>
      value === undefined ? [] : [`            ${name}: ${JSON.stringify(value)}`],
    );
  const card = (each: Readonly<Record<string, unknown>>) => ['        {', ...fields(each), '        }'];
  return [
    'data = ->',
    '    pilotsById: [',
    ...pilots.flatMap(({ id, name, ship, faction, cost, loadout, slots }) =>
      second.YASB_PILOTS.includes(id)
        ? card({
            name,
            id: second.YASB_PILOTS.indexOf(id),
            ship: nameOf.get(ship),
            faction,
            points: cost,
            loadout,
            slots,
          })
        : [],
    ),
    '    ]',
    '    upgradesById: [',
    ...upgrades.flatMap(({ id, name, slots, cost }) =>
      second.YASB_UPGRADES.includes(id)
        ? card({ name, id: second.YASB_UPGRADES.indexOf(id), slot: slots[0], points: cost })
        : [],
    ),
    '    ]',
  ].join('\n');
}

/** A spreadsheet with a line a card, with semicolons and quotes as programs write them. */
const sheet = (
  headings: readonly string[],
  lines: readonly (readonly (string | number | undefined)[])[],
): string =>
  [headings, ...lines]
    .map((line) => line.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');

/** The pack that comes of documents under a pack. */
async function imported<Pack extends { readonly id: string }>(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  pack: Pack,
  game: PointsGame<Pack>,
) {
  const { rows, faults } = await readDocuments(files);
  const found = importPoints(rows, pack, game);
  return {
    ...found,
    faults: [...faults, ...found.faults],
    whole: withBase({ base: pack.id, ...found.differences }, pack),
  };
}

/** Each row is of one card, and all of it was understood. */
const ALL_UNDERSTOOD = { unknown: [], several: [], guesses: [], contradicted: [], faults: [] };

const packsOf = (game: string): readonly string[] =>
  game === 'xwing2' ? ['xwing2-amg', 'xwing2-xwa', 'xwing2-amg-2023-06'] : [game];

/** Rows told from a pack of the house. */
const toldFrom = (rows: readonly PointsRow[]) => (id: string) => {
  if (id === 'armada') return importPoints(rows, ARMADA, ARMADA_POINTS);
  if (id === 'xwing1') return importPoints(rows, FIRST, FIRST_POINTS);
  return importPoints(rows, second.packFrom(withBase(formatOf(id), AMG)), SECOND_POINTS);
};

/** Whole numbers by chance for some cards, by their place. */
const someNumbers = (count: number) =>
  fc.array(fc.tuple(fc.nat({ max: count - 1 }), fc.integer({ min: 0, max: 300 })), { maxLength: 12 });

describe('points of X-Wing 2.5', () => {
  /** The same pack with other points of some cards, legal elsewhere. */
  function changed(numbers: readonly (readonly [number, number])[]): second.Pack {
    const pilots = AMG.pilots.map((pilot, at) => {
      const [, cost] = numbers.findLast(([n]) => n === at) ?? [];
      if (cost === undefined) return pilot;
      const formats = cost % 2 === 0 ? pilot.formats : pilot.formats.filter((mode) => mode !== 'extended');
      const more = pilot.slots && { loadout: cost + 1, slots: [...pilot.slots, 'crew' as const] };
      return { ...pilot, cost, formats, ...more };
    });
    const upgrades = AMG.upgrades.map((upgrade, at) => {
      const [, cost] = numbers.findLast(([n]) => n === at) ?? [];
      if (cost === undefined) return upgrade;
      const { costBy: _, ...own } = upgrade;
      if (cost % 3 > 0) return { ...own, cost };
      const { cost: __, ...without } = own;
      return { ...without, costBy: { stat: 'size' as const, costs: { small: cost, large: cost + 2 } } };
    });
    return { ...AMG, pilots, upgrades };
  }

  it('come in from data files of XWS, whatever they change', async () => {
    await fc.assert(
      fc.asyncProperty(someNumbers(AMG.upgrades.length), async (numbers) => {
        const wanted = changed(numbers);
        const { whole, ...told } = await imported(xwingData2(wanted), AMG, SECOND_POINTS);
        expect(told).toMatchObject(ALL_UNDERSTOOD);
        expect(told.unnamed).toEqual([]);
        expect(second.packDifference(wanted, whole as second.Pack)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('come in from the data of the builder YASB by its numbers', async () => {
    const dearer = <Card extends { readonly cost?: number }>(card: Card): Card =>
      card.cost === undefined ? card : { ...card, cost: card.cost + 1 };
    // The last pilots are those of sets whose names say so in brackets.
    const some = [...XWA.pilots.slice(0, 80), ...XWA.pilots.slice(-80)];
    const next = { ...XWA, pilots: some.map(dearer), upgrades: XWA.upgrades.slice(0, 120).map(dearer) };
    const files = [file('cards.coffee', yasb(next))];
    const { whole, changed: count, ...told } = await imported(files, XWA, SECOND_POINTS);
    expect(told).toMatchObject(ALL_UNDERSTOOD);
    const wanted = (['pilots', 'upgrades'] as const).flatMap((list) =>
      next[list].flatMap(({ id, cost }) => (cost === undefined ? [] : [{ list, id, cost }])),
    );
    expect(count).toBe(wanted.length);
    for (const { list, id, cost } of wanted)
      expect(
        (whole as second.Pack)[list].find((card) => card.id === id),
        id,
      ).toMatchObject({ cost });
  });

  it('come in from a spreadsheet by names, ships and slots, as the publisher had them', async () => {
    const nameOf = new Map(AMG.ships.map(({ id, name }) => [id, name]));
    const built = AMG.pilots.filter(({ slots, loadout }) => slots && loadout !== undefined);
    const pilots = sheet(
      ['Pilot Name', 'Ship', 'Faction', 'Squad Points', 'Loadout Value', 'Upgrade Slots', 'Standard'],
      built.map(({ name, ship, faction, cost = 0, loadout, slots = [], formats }) => [
        name,
        nameOf.get(ship),
        faction,
        cost + 1,
        loadout,
        slots.join(', '),
        formats.includes('standard') ? 'Yes' : 'No',
      ]),
    );
    const {
      unknown,
      several,
      changed: count,
      differences,
    } = await imported([file('ships.csv', pilots)], AMG, SECOND_POINTS);
    // Two cards of one name for one ship can only be told apart by their ids: they are named, never guessed.
    expect(unknown).toEqual([]);
    expect(several.every(({ ids }) => ids.length > 1)).toBe(true);
    expect(count + several.length).toBe(built.length);
    expect(several.length).toBeLessThan(30);
    for (const [id, change] of Object.entries(
      differences.pilots as Readonly<Record<string, { cost: number }>>,
    )) {
      expect(change, id).toEqual({ cost: (AMG.pilots.find((pilot) => pilot.id === id)?.cost ?? 0) + 1 });
    }
  });

  it('change nothing but what they say', async () => {
    const says = (row: Partial<PointsRow>) => [
      { at: 'here', list: null, ids: [], name: '', hints: [], says: {}, ...row },
    ];
    const differences = (row: Partial<PointsRow>) => importPoints(says(row), AMG, SECOND_POINTS).differences;
    expect(differences({ ids: ['wampa'], says: { cost: 9 } })).toEqual({ pilots: { wampa: { cost: 9 } } });
    expect(differences({ ids: ['wampa'], says: { legal: { standard: false } } })).toEqual({
      pilots: { wampa: { formats: ['extended', 'epic'] } },
    });
    expect(differences({ name: 'Outmaneuver', says: { cost: 9 } })).toEqual({
      upgrades: { outmaneuver: { cost: 9 } },
    });
    expect(differences({ ids: ['wampa'], says: {} })).toEqual({});
    const fixed = { loadout: 5, slots: ['Talent'] };
    expect(differences({ ids: ['wampa-battleofyavin'], says: { cost: 9, ...fixed } })).toEqual({
      pilots: { 'wampa-battleofyavin': { cost: 9 } },
    });
    const strange = importPoints(
      says({ ids: ['wampa'], says: { cost: 9, slots: ['Talent', 'Magic'] } }),
      AMG,
      SECOND_POINTS,
    );
    expect(strange).toMatchObject({
      differences: { pilots: { wampa: { cost: 9 } } },
      faults: [{ at: 'here', message: "'Magic' is no slot: its slots stay as they are" }],
    });
  });

  it('leave loadout values out of a format whose squads pay for upgrades', () => {
    const legacy = second.packFrom(withBase(formatOf('xwing2-legacy200'), AMG));
    const rows = [
      { at: 'here', list: null, ids: ['wampa'], name: '', hints: [], says: { cost: 77, loadout: 5 } },
      { at: 'there', list: null, ids: ['juke'], name: '', hints: [], says: { legal: { standard: true } } },
    ];
    const { differences } = importPoints(rows, legacy, SECOND_POINTS);
    expect(differences).toEqual({ pilots: { wampa: { cost: 77 } } });
  });

  it('come in by the pack that knows more of them, then by that which they change less', () => {
    const rows = XWA.pilots.slice(-40).map(({ id, cost }) => ({
      ...{ at: id, list: 'pilots' as const, ids: [id], name: '', hints: [] },
      says: cost === undefined ? {} : { cost },
    }));
    const known = importPoints(rows, XWA, SECOND_POINTS);
    const unknown = importPoints(rows, AMG, SECOND_POINTS);
    expect([isNearer(known, unknown), isNearer(unknown, known)]).toEqual([true, false]);
    const dearer = importPoints(
      rows.map((row) => ({ ...row, says: { cost: 999 } })),
      XWA,
      SECOND_POINTS,
    );
    expect([isNearer(known, dearer), isNearer(dearer, known), isNearer(known, known)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [
      'costs of 2.5',
      'Pilot,Ship,Cost\nLuke Skywalker,T-65 X-wing,6\nHowlrunner,TIE/ln Fighter,5',
      'xwing2-amg',
    ],
    ['a loadout', 'Pilot,Loadout\nLuke Skywalker,20', 'xwing2-amg'],
    ['costs of the Alliance', 'Pilot,Cost\nHowlrunner,9\nIden Versio,10', 'xwing2-xwa'],
    [
      'costs of First Edition',
      'Pilot,Ship,Cost\nWedge Antilles,X-Wing,31\nHowlrunner,TIE Fighter,19',
      'xwing1',
    ],
    ['squadrons', 'Squadron,Cost\nHowlrunner,17\nX-wing Squadron,14', 'armada'],
  ])('of a few cards are told from a pack that is played: %s', async (_, text, base) => {
    const { rows } = await readDocuments([file('club.csv', text)]);
    const told = await nearestTold(toldFrom(rows), (found) => found, packsOf);
    expect(told).toMatchObject({ base, unknown: [], several: [] });
  });

  it('of most cards are told from the pack of their date, and from those of one game alone where it is named', async () => {
    const dated = second.packFrom(withBase(formatOf('xwing2-amg-2023-06'), AMG));
    const { rows } = await readDocuments(xwingData2(dated));
    expect(await nearestTold(toldFrom(rows), (found) => found, packsOf)).toMatchObject({
      base: 'xwing2-amg-2023-06',
    });
    const luke = await readDocuments([file('club.csv', 'Pilot,Cost\nHowlrunner,4')]);
    const first = await nearestTold(toldFrom(luke.rows), (found) => found, packsOf, 'xwing1');
    expect(first).toMatchObject({ base: 'xwing1' });
  });

  it('mean the pilot without a standard loadout where nothing says which, and that is told', async () => {
    const { rows } = await readDocuments([file('club.csv', 'Pilot,Ship,Cost\nWedge Antilles,T-65 X-wing,7')]);
    expect(importPoints(rows, AMG, SECOND_POINTS)).toMatchObject({
      differences: { pilots: { wedgeantilles: { cost: 7 } } },
      guesses: [{ id: 'wedgeantilles' }],
    });
  });

  it('mean no card where the name says another than the number of the builder', () => {
    const row = { at: 'here', list: 'pilots' as const, ids: [], hints: [], says: { cost: 7 } };
    const meant = (name: string) => importPoints([{ ...row, number: 4, name }], AMG, SECOND_POINTS);
    expect(meant('Luke Skywalker')).toMatchObject({ found: 1 });
    expect(meant('Wampa')).toMatchObject({
      found: 0,
      several: [{ ids: ['lukeskywalker', 'wampa', 'wampa-battleofyavin'] }],
    });
  });

  it('join what several files say of a card, and tell where they say something else: the last one holds', () => {
    const says = (at: string, said: PointsRow['says']) => ({
      ...{ at, list: 'pilots' as const, ids: ['wampa'], name: '', hints: [] },
      says: said,
    });
    const joined = importPoints(
      [
        says('costs', { cost: 9, legal: { standard: false } }),
        says('loadouts', { loadout: 30, legal: { epic: false } }),
      ],
      AMG,
      SECOND_POINTS,
    );
    const wampa = { cost: 9, loadout: 30, formats: ['extended'] };
    expect(joined).toMatchObject({ differences: { pilots: { wampa } }, found: 1, changed: 1 });
    const now = AMG.pilots.find(({ id }) => id === 'wampa')!.cost!;
    const other = importPoints(
      [says('before', { cost: 9 }), says('after', { cost: now })],
      AMG,
      SECOND_POINTS,
    );
    const partly = importPoints(
      [says('before', { cost: 9, loadout: 4 }), says('after', { cost: 9, loadout: 5 })],
      AMG,
      SECOND_POINTS,
    );
    expect(partly.contradicted).toHaveLength(1);
    expect(other).toMatchObject({ differences: {}, contradicted: [{ id: 'wampa', row: { at: 'after' } }] });
    expect(
      importPoints([says('a', { cost: 9 }), says('b', { cost: 9 })], AMG, SECOND_POINTS).contradicted,
    ).toEqual([]);
    const upgrade = { list: 'upgrades' as const, ids: ['juke'] };
    const priced = importPoints(
      [
        { ...says('by size', { costBy: { stat: 'size', costs: { small: 1 } } }), ...upgrade },
        { ...says('flat', { cost: 55 }), ...upgrade },
      ],
      AMG,
      SECOND_POINTS,
    );
    expect(priced.differences).toEqual({ upgrades: { juke: { cost: 55 } } });
  });

  it('take a card that is legal again off the ban list', () => {
    const rows = [
      {
        at: 'here',
        list: null,
        ids: ['autoblasters'],
        name: '',
        hints: [],
        says: { legal: { standard: true } },
      },
    ];
    const { differences } = importPoints(rows, AMG, SECOND_POINTS);
    expect(differences.bans).toEqual(AMG.bans.filter(({ id }) => id !== 'autoblasters'));
    expect(second.readPack(withBase({ base: AMG.id, ...differences }, AMG))).toMatchObject({ ok: true });
  });

  it('take out what they do not name where that is asked for', () => {
    const rows = AMG.pilots
      .filter(({ id }) => id !== 'wampa')
      .map(({ id, cost }) => ({
        at: id,
        list: 'pilots' as const,
        ids: [id],
        name: '',
        hints: [],
        says: cost === undefined ? {} : { cost },
      }));
    expect(importPoints(rows, AMG, SECOND_POINTS)).toMatchObject({
      differences: {},
      unnamed: [{ id: 'wampa' }],
    });
    expect(importPoints(rows, AMG, SECOND_POINTS, { only: true }).differences).toEqual({
      pilots: { wampa: { formats: [] } },
    });
  });
});

describe('which card a row means', () => {
  const meant = (row: Partial<PointsRow>) => {
    const rows: readonly PointsRow[] = [
      { at: 'here', list: 'pilots', ids: [], name: '', hints: [], says: { cost: 77 }, ...row },
    ];
    const { differences, unknown, several, guesses } = importPoints(rows, XWA, SECOND_POINTS);
    const found = Object.keys((differences.pilots ?? differences.upgrades ?? {}) as object);
    if (unknown.length > 0) return [];
    return several[0]?.ids ?? (guesses.length > 0 ? `guessed ${found.join()}` : found.join());
  };

  it.each<[string, Partial<PointsRow>, unknown]>([
    ['its id', { ids: ['lukeskywalker'] }, 'lukeskywalker'],
    [
      'its id, of several pilots of the name',
      { ids: ['lukeskywalker-battleofyavin'], name: 'Luke Skywalker' },
      'lukeskywalker-battleofyavin',
    ],
    ['an id as older builders wrote it', { ids: ['hansoloboy'] }, 'hansolo-battleofyavin'],
    ['its name, where one has it', { name: '•“Whisper”', isBuilt: true }, 'whisper'],
    ['its name and its ship', { name: 'Garven Dreis', hints: ['ARC-170 Starfighter'] }, 'garvendreis'],
    ['its name and that it has slots', { name: 'Wampa', isBuilt: true }, 'wampa'],
    ['its name and that it has none', { name: 'Wampa', isBuilt: false }, 'wampa-battleofyavin'],
    [
      'its name with the ship in brackets',
      { name: 'Sabine Wren (Lancer)' },
      'sabinewren-lancerclasspursuitcraft',
    ],
    ['its number', { number: 4, name: 'Whoever' }, 'lukeskywalker'],
    [
      'its name, where its id is of another program',
      { ids: ['card-77'], name: 'Miranda Doni' },
      'mirandadoni',
    ],
    [
      'its name, whatever else stands beside',
      { name: 'Miranda Doni', hints: ['Somebody’s Hero'] },
      'mirandadoni',
    ],
    ['a slip of a letter in its name', { name: 'Miranda Donni' }, 'guessed mirandadoni'],
    [
      'a slip of a letter in its id that its name does not have',
      { ids: ['mirandadonni'], name: 'Miranda Doni' },
      'guessed mirandadoni',
    ],
  ])('is told by %s', (_, row, wanted) => {
    expect(meant(row)).toEqual(wanted);
  });

  it.each<[string, Partial<PointsRow>]>([
    [
      'an id that goes on after the name of a card of ours',
      { ids: ['lukeskywalker-newset'], name: 'Luke Skywalker' },
    ],
    ['a number that came later', { number: 9999, name: 'Wampa' }],
    ['a note that is of no card of the name', { name: 'Wampa (New Set)' }],
    ['a slip in an id alone', { ids: ['mirandadonni'], name: 'Somebody Else' }],
    ['another list', { list: 'upgrades', ids: ['wampa'] }],
    ['nobody', { name: 'Nobody We Know' }],
  ])('is none of ours with %s', (_, row) => {
    expect(meant(row)).toEqual([]);
  });

  it('is left open where several have the name', () => {
    expect(meant({ name: 'Luke Skywalker', hints: ['T-65 X-wing'] })).toContain('lukeskywalker');
    expect(meant({ list: null, name: 'Luke Skywalker' })).toContain('lukeskywalker');
  });
});

describe('points of First Edition', () => {
  it('tell cards of one id apart by their ships and slots, and leave open what could be several', () => {
    const found = (row: Partial<PointsRow>) => {
      const rows = [{ at: 'here', list: null, ids: [], name: '', hints: [], says: { cost: 77 }, ...row }];
      const { differences, several } = importPoints(rows, FIRST, FIRST_POINTS);
      return several[0]?.ids ?? Object.values(differences).flatMap((cards) => Object.keys(cards as object));
    };
    expect(found({ list: 'pilots', ids: ['herasyndulla'] })).toEqual(
      expect.arrayContaining(['herasyndulla-vcx100', 'herasyndulla-attackshuttle']),
    );
    expect(found({ list: 'pilots', ids: ['herasyndulla'], hints: ['VCX-100'] })).toEqual([
      'herasyndulla-vcx100',
    ]);
    expect(found({ name: 'R2-D2 (Crew)' })).toEqual(['r2d2-swx22']);
    expect(found({ name: 'Chewbacca' })).toEqual(expect.arrayContaining(['chewbacca']));
  });

  it('come in from data files of XWS, whatever they change', async () => {
    const nameOf = new Map(FIRST.ships.map(({ id, name }) => [id, name]));
    await fc.assert(
      fc.asyncProperty(someNumbers(FIRST.pilots.length), async (numbers) => {
        const other = (at: number, points: number | undefined) =>
          numbers.findLast(([n]) => n === at)?.[1] ?? points;
        const pilots = FIRST.pilots.map((pilot, at) => ({ ...pilot, points: other(at, pilot.points) }));
        const upgrades = FIRST.upgrades.map((upgrade, at) => ({
          ...upgrade,
          points: other(at, upgrade.points),
        }));
        const files = [
          file(
            'pilots.js',
            pilots.map(({ id, xws, ship, ...pilot }) => ({
              ...pilot,
              id: 1,
              xws: xws ?? id,
              ship: nameOf.get(ship),
            })),
          ),
          file(
            'upgrades.js',
            upgrades.map(({ id, slots, name, points }) => ({ name, id: 1, xws: id, slot: slots[0], points })),
          ),
        ];
        const { whole, ...told } = await imported(files, FIRST, FIRST_POINTS);
        expect(told).toMatchObject(ALL_UNDERSTOOD);
        const wanted = { ...FIRST, pilots, upgrades } as first.Pack;
        expect(first.packDifference(wanted, whole as first.Pack)).toEqual([]);
        expect(told.changed).toBe(first.packDifference(FIRST, wanted).length);
      }),
      { numRuns: 8 },
    );
  });
});

describe('points of Armada', () => {
  it('come in by id from data and by name from a spreadsheet, whatever they change', async () => {
    await fc.assert(
      fc.asyncProperty(someNumbers(ARMADA.ships.length), async (numbers) => {
        const other = <Card extends { readonly points?: number }>(card: Card, at: number): Card => {
          const points = numbers.findLast(([n]) => n === at)?.[1];
          return points === undefined ? card : { ...card, points };
        };
        const { ships, squadrons, upgrades } = ARMADA;
        const next = {
          ...ARMADA,
          ships: ships.map(other),
          squadrons: squadrons.map(other),
          upgrades: upgrades.map(other),
        };
        const byKey = (cards: readonly { readonly id: string }[]) =>
          Object.fromEntries(cards.map(({ id, ...card }) => [id, card]));
        const files = [
          file(
            'ships.csv',
            sheet(
              ['Ship', 'Faction', 'Points'],
              next.ships.map(({ id, name, points }) => [name, armada.shipCard(id)?.faction, points]),
            ),
          ),
          file('squadrons.json', { squadrons: byKey(next.squadrons) }),
          file('upgrades.json', { upgrades: byKey(next.upgrades) }),
        ];
        const { whole, ...told } = await imported(files, ARMADA, ARMADA_POINTS);
        expect(told).toMatchObject(ALL_UNDERSTOOD);
        expect(armada.packDifference(next, whole as armada.Pack)).toEqual([]);
        expect(told.changed).toBe(armada.packDifference(ARMADA, next).length);
      }),
      { numRuns: 8 },
    );
  });

  it('tell cards of one name apart by what they are', () => {
    const rows = [
      {
        at: 'here',
        list: 'upgrades' as const,
        ids: [],
        name: 'Darth Vader',
        hints: ['Officer'],
        says: { cost: 99 },
      },
    ];
    const { differences, several } = importPoints(rows, ARMADA, ARMADA_POINTS);
    expect({ differences, several }).toEqual({
      differences: { upgrades: { 'darth-vader-officer': { points: 99 } } },
      several: [],
    });
    const open = importPoints([{ ...rows[0]!, hints: [] }], ARMADA, ARMADA_POINTS);
    expect(open.several[0]!.ids.length).toBeGreaterThan(1);
  });

  it('know an ace by the ace’s own name', () => {
    const rows = [{ at: 'here', list: null, ids: [], name: 'Howlrunner', hints: [], says: { cost: 99 } }];
    const { differences } = importPoints(rows, ARMADA, ARMADA_POINTS);
    expect(differences).toEqual({ squadrons: { 'howlrunner-tie-fighter-squadron': { points: 99 } } });
  });
});
