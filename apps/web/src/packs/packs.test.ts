import { packText, readGiven } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../squads/address.ts';
import { keepSquad, keptSquads } from '../squads/kept.ts';
import { packTerms } from '../words/en/pack-terms.ts';
import { packWords } from '../words/en/packs.ts';
import { linkIn } from './address.ts';
import {
  allScenarios,
  bringDesk,
  broughtCards,
  broughtScenarios,
  conditionOf,
  type Desk,
  differencesOf,
  type Fields,
  isChanged,
  isLegal,
  numberOf,
  ownScenarioId,
  scenariosIn,
  withBrought,
  withCondition,
  withLegal,
  withOwnScenario,
  withoutBrought,
  withoutChange,
  withScenario,
  withValue,
  writePack,
} from './desk.ts';
import { allows, fetchPack } from './fetch.ts';
import { withPacks } from './game-packs.ts';
import { dropPack, formatsOf, keepPack, keptPacks, packOfFormat } from './kept.ts';
import { asKept, type OpenPack, openPack } from './open.ts';
import { formatUnder } from './own-format.ts';
import { sayPacks } from './say.ts';

const SAY = sayPacks(packWords.get(), packTerms.get());

const CLUB = {
  game: 'xwing2',
  base: 'xwing2-amg',
  id: 'club',
  name: 'Club night',
  version: '3',
  date: '2026-11-01',
  origin: 'Our club',
  pilots: { wampa: { cost: 9 } },
};

const opened = async (json: unknown) => openPack(JSON.stringify(json, null, 1), SAY);

async function pack(json: unknown): Promise<OpenPack> {
  const found = await opened(json);
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.pack;
}

/** What a browser keeps, as a test may look at it. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a pack that is opened', () => {
  it('is told against its base, in words', async () => {
    const { like, changes, game } = await pack(CLUB);
    expect([game, like.id]).toEqual(['xwing2', 'xwing2-amg']);
    expect(changes.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/“Wampa” \(tielnfighter, galacticempire\): squad points \d → 9/),
    );
  });

  it.each(['xwing1', 'armada', 'xwing2-xwa'])(
    'told whole it is compared with the nearest of the house: %s',
    async (id) => {
      const game = id.startsWith('xwing2') ? 'xwing2' : (id as 'xwing1' | 'armada');
      const whole = await withPacks(game, async (packs) => packs.whole(id));
      const found = await pack({ ...(whole as object), id: 'ours', version: 'ours' });
      expect(found.like.id).toBe(id);
      expect(found.changes).toHaveLength(1);
    },
  );

  it('has its faults at their lines, with field and reason', async () => {
    expect(await opened({ ...CLUB, pilots: { wampa: { cost: 'dear' } } })).toMatchObject({
      ok: false,
      why: 'faults',
      problems: [{ line: 11, column: 12, message: 'wampa: must be integer' }],
    });
    expect(await openPack('{ "id": ', SAY)).toMatchObject({ ok: false, problems: [{ line: 1, column: 9 }] });
  });

  it('is refused with the reason where it is too long, of no game of ours, or called as one of ours', async () => {
    expect(await openPack(' '.repeat(1_000_001), SAY)).toMatchObject({ ok: false, why: 'size' });
    expect(await opened({ ...CLUB, game: 'chess' })).toMatchObject({ ok: false, why: 'game' });
    expect(await opened({ ...CLUB, game: 'constructor' })).toMatchObject({ ok: false, why: 'game' });
    expect(await opened({ ...CLUB, id: 'xwing2-xwa' })).toMatchObject({
      ok: false,
      why: 'id',
      problems: [{ line: 4, column: 8, path: '/id', message: "'xwing2-xwa'" }],
    });
    expect(await opened({ ...CLUB, base: '__proto__' })).toMatchObject({
      problems: [{ message: "there is no pack '__proto__' to be told from" }],
    });
  });
});

describe('a pack that is kept', () => {
  it('is a format whose squads are checked and played by its points, and forgotten when it is taken away', async () => {
    const browser = storage();
    expect(keepPack(browser, await asKept(await pack(CLUB), 'club.json', 5))).toBeNull();
    const kept = keptPacks(browser)[0]!;
    expect(kept).toMatchObject({ id: 'club', date: '2026-11-01', from: 'club.json', origin: 'Our club' });
    expect(formatsOf(kept)).toEqual(['own.club']);
    const format = await formatUnder(kept, 'own.club');
    const wampa = {
      kind: 'ships',
      name: 'W',
      faction: 'galacticempire',
      ships: [{ pilot: 'wampa', upgrades: [] }],
    } as const;
    expect(format.read(wampa).findings?.points).toBe(9);
    const { setup } = format
      .match([wampa, wampa], 'none')(
        { seats: ['human', 'human'], setup: 'done-for-you', undo: true, pass: 'secrets', odds: false },
        '1',
      )
      .saved().record;
    expect(JSON.stringify(setup)).toContain('"club"');
    dropPack(browser, 'club');
    expect(packOfFormat(browser, 'own.club')).toBeNull();
  });

  it('takes the place of an older one with its id', async () => {
    const browser = storage();
    for (const version of ['1', '2'])
      keepPack(browser, await asKept(await pack({ ...CLUB, version }), 'club.json', 5));
    expect(keptPacks(browser).map(({ version }) => version)).toEqual(['2']);
  });

  it('of First Edition is two formats', async () => {
    const kept = await asKept(await pack({ base: 'xwing1', id: 'ours', name: 'Ours' }), 'x', 1);
    expect(formatsOf(kept)).toEqual(['own.ours', 'own.ours.epic']);
    const [standard, epic] = await Promise.all([
      formatUnder(kept, 'own.ours'),
      formatUnder(kept, 'own.ours.epic'),
    ]);
    expect([standard.builder.most, epic.builder.most]).toEqual([100, 300]);
  });

  it('lets ready squads meet that are legal under it', async () => {
    const dear = await pack({ ...CLUB, pilots: { bluesquadronescort: { cost: 20 } } });
    const format = await formatUnder(await asKept(dear, 'x', 1), 'own.club');
    const verdicts = format.pair.map((id) => format.read({ kind: 'ready', id }).findings?.legal);
    expect([format.ready.length > 2, verdicts]).toEqual([true, [true, true]]);
    expect(format.pair).not.toContain('four-x-wings');
  });

  it('leaves its lists where they are when it is gone', () => {
    const browser = storage();
    const squad = { address: '/squads/own.club/rebelalliance/wedgeantilles/Ours', version: '3', ships: [] };
    keepSquad(browser, squad);
    keepSquad(browser, { ...squad, address: '/squads/xwing2-amg/rebelalliance/wedgeantilles/Theirs' });
    expect(keptSquads(browser, 'own.club')).toHaveLength(1);
    expect(readAddress('/squads/own.Club<b>/rebelalliance')).toBeNull();
  });

  it('is not read where a browser keeps something else under its name', () => {
    const browser = storage();
    browser.setItem('firing-arc.packs', '[{"id":"../x","game":"xwing2","when":1},null,{"id":"x"}]');
    expect(keptPacks(browser)).toEqual([]);
  });
});

describe('a pack that is made', async () => {
  const desk = await bringDesk('xwing2', 'xwing2-amg', packWords.get());
  const about = { id: 'ours', name: 'Ours', version: '1', date: '2026-11-01', origin: 'us' };
  const card = (of: Desk, id: string) => of.cards.find((each) => each.id === id)!;
  const read = (changes: Fields, of = desk) => openPack(writePack(of, about, changes), SAY);

  it('holds what differs, and nothing once it is as it was', async () => {
    const wampa = card(desk, 'wampa');
    const dear = withValue({}, wampa, 'cost', 7);
    expect(dear).toEqual({ pilots: { wampa: { cost: 7 } } });
    expect([numberOf(dear, wampa, 'cost'), isChanged(dear, wampa)]).toEqual([7, true]);
    expect(withValue(dear, wampa, 'cost', numberOf({}, wampa, 'cost'))).toEqual({});
    expect(withoutChange(desk, dear, wampa)).toEqual({});
    expect(await read(dear)).toMatchObject({ ok: true, pack: { id: 'ours' } });
  });

  it('bans a card, and allows one that is banned', async () => {
    const [wampa, sloane] = [card(desk, 'wampa'), card(desk, 'admiralsloane')];
    expect([isLegal({}, wampa, desk.ban), isLegal({}, sloane, desk.ban)]).toEqual([true, false]);
    const banned = withLegal(desk, {}, wampa, false);
    expect(isLegal(banned, wampa, desk.ban)).toBe(false);
    expect(await read(banned)).toMatchObject({ ok: true });
    expect(withLegal(desk, banned, wampa, true)).toEqual({});
    const allowed = withLegal(desk, {}, sloane, true);
    expect(isLegal(allowed, sloane, desk.ban)).toBe(true);
    const found = await read(allowed);
    expect(found.ok && found.pack.changes.map(({ text }) => text)).toContain(
      'upgrade admiralsloane is no longer banned',
    );
    expect(withLegal(desk, allowed, sloane, false)).toEqual({});
  });

  it('says why it cannot be played as it stands', async () => {
    expect(await read(withValue({}, card(desk, 'wampa'), 'cost', -1))).toMatchObject({
      ok: false,
      problems: [{ message: 'wampa: must be >= 0' }],
    });
  });

  it('sets what squads and games are limited to, and which scenarios are played', async () => {
    const [points] = desk.conditions;
    const more = withCondition(desk, {}, points!, 25);
    expect([conditionOf(desk, more, points!), withCondition(desk, more, points!, 20)]).toEqual([25, {}]);
    const [first] = scenariosIn(desk, {});
    const fewer = withScenario(desk, more, first!, false);
    expect(scenariosIn(desk, fewer)).not.toContain(first);
    expect(withScenario(desk, fewer, first!, true)).toEqual(more);
    expect(await read(fewer)).toMatchObject({ ok: true });
  });

  it.each(['xwing1', 'armada'] as const)('of %s takes cards away, and gives them back', async (game) => {
    const other = await bringDesk(game, game, packWords.get());
    const last = other.cards.at(-1)!;
    const without = withLegal(other, {}, last, false);
    expect(without).toEqual({ [last.list]: { [last.id]: null } });
    expect([isLegal(without, last, other.ban), isChanged(without, last)]).toEqual([false, true]);
    expect(withLegal(other, without, last, true)).toEqual({});
    expect(await read(without, other)).toMatchObject({ ok: true });
  });

  it('is changed again from what was kept, whole or as differences', async () => {
    expect(differencesOf(desk, CLUB)).toMatchObject({ id: 'club', pilots: { wampa: { cost: 9 } } });
    const given = packText(JSON.stringify(CLUB));
    const whole = given.ok
      ? await withPacks('xwing2', (packs) => readGiven(given, packs.read, desk.whole))
      : null;
    if (!whole?.ok) throw new Error('the pack has faults');
    expect(differencesOf(desk, whole.pack)).toEqual(differencesOf(desk, CLUB));
  });

  it('brings a scenario of its own, with any of its rules another one, which is read, told and played', async () => {
    const own = desk.ownScenarios!;
    const [assault] = allScenarios(desk, {});
    const says = own.says(assault!);
    for (const { field, chosen, choices } of own.rules(assault!, packWords.get()))
      for (const [at, { text, scenario }] of choices.entries()) {
        expect(text, field).not.toContain('undefined');
        if (at === chosen) expect(own.says(scenario)).toBe(says);
        else expect(own.says(scenario), `${field}: ${text}`).not.toBe(says);
        const brought = withOwnScenario(desk, {}, { ...scenario, id: ownScenarioId('X'), name: 'X' });
        expect(await read(brought), `${field}: ${text}`).toMatchObject({ ok: true });
      }
    const claimed = own.rules(assault!, packWords.get())[0]!.choices[3]!.scenario;
    const id = ownScenarioId(' Signale für Ω ');
    const changes = withOwnScenario(desk, {}, { ...claimed, id, name: 'Signale' });
    expect(broughtScenarios(desk, changes)).toMatchObject([{ id: 'ours-signale-fur', action: 'scramble' }]);
    expect(withScenario(desk, changes, id, false)).toEqual({});
    const found = await read(changes);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    expect(format.scenarios.find((one) => one.id === id)?.says).toContain('white action scramble');
    const pair = format.pair.map((ready) => ({ kind: 'ready', id: ready }) as const);
    expect(() => format.match(pair, id)).not.toThrow();
  });

  it('brings a card of its own, which is read, built and flown by its text', async () => {
    const own = desk.own[0]!;
    const range = own.elements('protontorpedoes').find(({ what }) => what === 'attack.value')!;
    expect(range.choices.map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
    const id = own.idOf('protontorpedoes', new Map([[range.at, 5]]), 'Heavy Torpedoes');
    const facts = {
      like: 'protontorpedoes',
      id,
      name: 'Heavy Torpedoes',
      slot: 'missile',
      values: { cost: 3 },
    };
    const brought = withBrought(desk, {}, own, facts);
    expect(broughtCards(desk, brought)).toEqual([{ list: 'upgrades', id, name: 'Heavy Torpedoes' }]);
    expect(withoutBrought(brought, { list: 'upgrades', id })).toEqual({});
    const found = await read(brought);
    if (!found.ok) throw new Error(JSON.stringify(found));
    expect(found.pack.changes.at(-1)?.text).toContain('Heavy Torpedoes (missile) is new: 3 loadout points');
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    expect(format.builder.says.card(id)).toContain('value 5');
    const ships = [{ pilot: 'zertikstrom', upgrades: [id] }];
    const { findings } = format.read({ kind: 'ships', name: 'T', faction: 'galacticempire', ships });
    expect(findings?.refusals.map(({ message }) => message).join()).not.toContain('Heavy Torpedoes');
    expect([findings?.playable, findings?.notices]).toEqual([true, []]);
    const turned = own.elements('protontorpedoes').find(({ name }) => name === 'range 0')!;
    expect(own.says(own.idOf('protontorpedoes', new Map([[turned.at, 5]]), 'x'))).toEqual({
      reason: 'a range ends before it begins',
    });
  });

  it('says what each card does, also where a pilot and an upgrade have one id', () => {
    const said = (list: string) =>
      desk.cards.find((card) => card.list === list && card.id === 'lukeskywalker')!;
    expect(said('pilots').says).toContain('After an attack is declared');
    expect(said('upgrades').says).toContain('rotate its turret indicator');
  });

  it('brings a pilot of its own, which is read, built by its points and begins a game', async () => {
    const own = desk.own[1]!;
    const [skill, dice] = ['card.initiative', 'reroll.count'].map(
      (what) => own.elements('howlrunner').find((element) => element.what === what)!,
    );
    const id = own.idOf(
      'howlrunner',
      new Map([
        [skill!.at, 3],
        [dice!.at, 2],
      ]),
      'Storm Caller',
    );
    expect(own.says('howlrunner')).toMatchObject({ text: expect.stringMatching(/^Initiative: 5\. While/) });
    expect(own.says(id)).toMatchObject({ text: expect.stringMatching(/^Initiative: 3\. .*reroll 2/) });
    expect(own.says('howlrunner--e0-5-9--as-x')).toMatchObject({
      reason: expect.stringContaining('may be 0, 1, 2, 3, 4, 5, 6'),
    });
    const values = { cost: 2, loadout: 9 };
    const brought = withBrought(desk, {}, own, {
      like: 'howlrunner',
      id,
      name: 'Storm Caller',
      slot: '',
      values,
    });
    expect(broughtCards(desk, brought)).toEqual([{ list: 'pilots', id, name: 'Storm Caller' }]);
    expect(brought).toMatchObject({ pilots: { [id]: { initiative: 3, limited: 1, ship: 'tielnfighter' } } });
    expect(withoutBrought(brought, { list: 'pilots', id })).toEqual({});
    const found = await read(brought);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    const { builder } = format;
    expect(builder.pilots('galacticempire').find((offer) => offer.id === id)).toMatchObject({
      name: 'Storm Caller',
      cost: 2,
      rank: 3,
    });
    expect(builder.facts(id)?.model).toMatchObject({ chassis: 'tielnfighter' });
    const ships = [
      { pilot: id, upgrades: [] },
      ...Array.from({ length: 6 }, () => ({ pilot: 'academypilot', upgrades: [] })),
    ];
    const squad = { kind: 'ships', name: 'T', faction: 'galacticempire', ships } as const;
    expect(format.read(squad).findings).toMatchObject({
      legal: true,
      playable: true,
      points: 14,
      notices: [],
    });
    expect(() => format.match([squad, { kind: 'ready', id: format.pair[1] }], 'none')).not.toThrow();
  });

  it('brings a card of its own in First Edition, which is read, built and flown by its text', async () => {
    const first = await bringDesk('xwing1', 'xwing1', packWords.get());
    const own = first.own[0]!;
    const dice = own.elements('protontorpedoes').find(({ what }) => what === 'card.attack')!;
    const id = own.idOf('protontorpedoes', new Map([[dice.at, 5]]), 'Heavy Torpedoes');
    const facts = {
      like: 'protontorpedoes',
      id,
      name: 'Heavy Torpedoes',
      slot: 'missile',
      values: { points: 3 },
    };
    const found = await read(withBrought(first, {}, own, facts), first);
    if (!found.ok) throw new Error(JSON.stringify(found));
    expect(found.pack.changes.at(-1)?.text).toBe('Heavy Torpedoes (missile) is new: 3 squad points');
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    expect(format.builder.says.card(id)).toContain('5');
    expect(format.builder.says.card(id)).not.toBe(format.builder.says.card('protontorpedoes'));
    const ships = [{ pilot: 'tomaxbren', upgrades: [id] }];
    const squad = { kind: 'ships', name: 'T', faction: 'imperial', ships } as const;
    expect(format.read(squad).findings).toMatchObject({
      legal: true,
      playable: true,
      points: 27,
      notices: [],
    });
    expect(own.says('seismiccharges--as-ours')).toMatchObject({ reason: expect.stringContaining('token') });
    expect(own.elements('seismiccharges')).toEqual([]);
  });

  it('brings a pilot of its own in First Edition, which is read and built by its points', async () => {
    const first = await bringDesk('xwing1', 'xwing1', packWords.get());
    const own = first.own[1]!;
    const skill = own.elements('howlrunner').find(({ what }) => what === 'card.skill')!;
    const id = own.idOf('howlrunner', new Map([[skill.at, 2]]), 'Cadet');
    expect(own.says(id)).toMatchObject({
      text: expect.stringMatching(/^Pilot skill: 2\. When|^Pilot skill: 2\. While/),
    });
    expect(own.elements('nashtahpuppilot')).toEqual([]);
    const facts = { like: 'howlrunner', id, name: 'Cadet', slot: '', values: { points: 11 } };
    const brought = withBrought(first, {}, own, facts);
    expect(brought).toMatchObject({ pilots: { [id]: { id, skill: 2, unique: true, points: 11 } } });
    const found = await read(brought, first);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    const squad = {
      kind: 'ships',
      name: 'T',
      faction: 'imperial',
      ships: [
        { pilot: id, upgrades: [] },
        { pilot: 'academypilot', upgrades: [] },
      ],
    } as const;
    expect(format.read(squad).findings).toMatchObject({
      legal: true,
      playable: true,
      points: 23,
      notices: [],
    });
    expect(() => format.match([squad, { kind: 'ready', id: format.pair[1] }], '')).not.toThrow();
  });

  it('brings a card of its own in Armada, which is read, built and flown by its text', async () => {
    const fleets = await bringDesk('armada', 'armada', packWords.get());
    const own = fleets.own[0]!;
    const dice = own.elements('external-racks').find(({ what }) => what === 'add-dice.dice')!;
    const id = own.idOf('external-racks', new Map([[dice.at, 1]]), 'Single Rack');
    const facts = { like: 'external-racks', id, name: 'Single Rack', slot: '', values: { points: 2 } };
    const brought = withBrought(fleets, {}, own, facts);
    expect(brought).toEqual({ upgrades: { [id]: { id, name: 'Single Rack', points: 2 } } });
    const found = await read(brought, fleets);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    expect(format.builder.says.card(id)).not.toBe(format.builder.says.card('external-racks'));
    const ships = [{ pilot: 'gladiator-i-class-star-destroyer', upgrades: ['grand-moff-tarkin-commander'] }];
    const draft = { name: 'T', faction: 'empire', ships, cards: [], agreed: null };
    const offered = format.builder.upgrades(draft, 0).map((offer) => offer.id);
    expect(offered).toContain(id);
  });

  it('brings a squadron of its own in Armada, which is read and built by its text', async () => {
    const fleets = await bringDesk('armada', 'armada', packWords.get());
    const own = fleets.own[1]!;
    const [counter] = own.elements('tie-interceptor-squadron');
    expect(counter).toMatchObject({ what: 'keywords.counter', called: 'Counter', value: 2 });
    const id = own.idOf('tie-interceptor-squadron', new Map([[counter!.at, 4]]), 'Stingers');
    expect([own.says('tie-interceptor-squadron'), own.says(id)]).toEqual([
      { text: 'Counter 2. Swarm.' },
      { text: 'Counter 4. Swarm.' },
    ]);
    const facts = {
      like: 'tie-interceptor-squadron',
      id,
      name: 'Stingers',
      slot: '',
      values: { points: 12 },
    };
    const brought = withBrought(fleets, {}, own, facts);
    expect(brought).toEqual({ squadrons: { [id]: { id, name: 'Stingers', points: 12 } } });
    const found = await read(brought, fleets);
    if (!found.ok) throw new Error(JSON.stringify(found));
    const format = await formatUnder(await asKept(found.pack, 'x', 1), 'own.ours');
    const ships = [{ pilot: 'gladiator-i-class-star-destroyer', upgrades: ['grand-moff-tarkin-commander'] }];
    const squad = { kind: 'ships', name: 'T', faction: 'empire', ships, cards: [id, id] } as const;
    const { findings } = format.read(squad);
    expect([findings?.playable, findings?.notices]).toEqual([true, []]);
    expect(JSON.stringify(format.builder.cards('empire'))).toContain(id);
  });

  it.each([
    ['xwing2', 'xwing2-amg', 12_000],
    ['xwing1', 'xwing1', 4000],
    ['armada', 'armada', 600],
  ] as const)('offers every choice of every card of %s by a name', async (game, base, least) => {
    const { cards, own } = await bringDesk(game, base, packWords.get());
    const texts = own.flatMap((kind) =>
      cards
        .filter(({ list }) => list === kind.list)
        .flatMap(({ id }) => kind.elements(id).flatMap(({ choices }) => choices.map(({ text }) => text))),
    );
    expect(texts.length).toBeGreaterThan(least);
    expect(
      texts.filter((text) => typeof text !== 'string' || text === '' || text.includes('undefined')),
    ).toEqual([]);
  });

  it('says what its cards do, in our words', () => {
    expect(card(desk, 'juke').says).not.toBe('');
  });
});

describe('a pack from a link', () => {
  const page = (answer: () => Response, policy = '') => ({
    href: 'https://house.example/',
    policy,
    fetch: async () => answer(),
  });
  const gives = (text: string) => page(() => new Response(text));

  it('is fetched over https, or from the page’s own site', async () => {
    expect(await fetchPack('https://club.example/pack.json', gives('{}'))).toEqual({ ok: true, text: '{}' });
    expect(await fetchPack('http://club.example/pack.json', gives('{}'))).toMatchObject({ why: 'not-https' });
    expect(await fetchPack('javascript:alert(1)', gives('{}'))).toMatchObject({ why: 'not-https' });
    expect(await fetchPack('  ', gives('{}'))).toMatchObject({ why: 'no-link' });
    const own = { ...gives('{}'), href: 'http://localhost:8080/' };
    expect(await fetchPack('formats/ours.json', own)).toMatchObject({ ok: true });
  });

  it('says why it was not', async () => {
    const link = 'https://club.example/pack.json';
    expect(
      await fetchPack(link, { ...gives('{}'), policy: "default-src 'none'; connect-src 'self'" }),
    ).toEqual({
      ok: false,
      why: 'policy',
    });
    expect(
      await fetchPack(
        link,
        page(() => new Response('', { status: 404 })),
      ),
    ).toEqual({
      ok: false,
      why: 'refused',
      status: 404,
    });
    const silent = page(() => {
      throw new TypeError('failed to fetch');
    });
    expect(await fetchPack(link, silent)).toMatchObject({ why: 'no-answer' });
    expect(await fetchPack(link, gives(' '.repeat(1_000_001)))).toMatchObject({ why: 'size' });
  });

  it('is fetched from where the page’s policy lets it', () => {
    const [url, here] = [new URL('https://club.example/x'), new URL('https://house.example/')];
    expect(allows("connect-src 'self' https://club.example", url, here)).toBe(true);
    expect(allows("connect-src 'self'; img-src https:", url, here)).toBe(false);
    expect(allows("connect-src 'self'", here, here)).toBe(true);
  });

  it('is named by the address', () => {
    expect(linkIn('/packs?from=https%3A%2F%2Fclub.example%2Fp.json%3Fv%3D2')).toBe(
      'https://club.example/p.json?v=2',
    );
    expect(linkIn('/packs?from=https://club.example/p.json?v=2')).toBe('https://club.example/p.json?v=2');
    expect([linkIn('/packs'), linkIn('/packs/at/x?from=y')]).toEqual(['', '']);
  });
});
