import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { houseFormatName } from '../packs/format-name.ts';
import { offeredFormats } from '../packs/house.ts';
import { speak } from '../words/language.ts';
import type { MenuFormat } from './format.ts';
import { isFormat, loadFormat, MENU } from './index.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => speak('en'));

const TEXT = '{"faction":"rebel","pilots":["wedgeantilles","wedgeantilles","nobody"]}';

/** What could not be read of a squad, and that Wedge Antilles is in it twice. */
const said = ({ read }: MenuFormat): readonly (string | undefined)[] => {
  const { findings, problems } = read({ kind: 'text', text: TEXT });
  return [...problems, findings?.name, findings?.refusals.at(-1)?.message];
};

it.each([
  [
    'xwing2-amg',
    'Wedge Antilles ist 2-mal in der Staffel (Wedge Antilles (Schiff 1, T-65 X-wing); Wedge Antilles (Schiff 2, T-65 X-wing)); erlaubt ist höchstens 1-mal.',
    'Wedge Antilles se trouve 2 fois dans l’escadron (Wedge Antilles (vaisseau 1, T-65 X-wing) ; Wedge Antilles (vaisseau 2, T-65 X-wing)) ; sa limite est 1.',
  ],
  [
    'xwing1',
    'Der Eigenname Wedge Antilles ist 2-mal in der Staffel (Wedge Antilles (Schiff 1, X-wing); Wedge Antilles (Schiff 2, X-wing)); erlaubt ist er einmal.',
    'Wedge Antilles est unique et se trouve 2 fois dans l’escadron (Wedge Antilles (vaisseau 1, X-wing) ; Wedge Antilles (vaisseau 2, X-wing)).',
  ],
] as const)('says in the language of the page what is wrong with a squad: %s', async (id, german, french) => {
  await speak('de');
  expect(said(await loadFormat(id, 'de'))).toEqual([
    'pilots[2]: „nobody“ ist kein bekannter Pilot',
    'Diese Staffel',
    german,
  ]);
  await speak('fr');
  expect(said(await loadFormat(id, 'fr'))).toEqual([
    'pilots[2] : « nobody » n’est aucun pilote connu',
    'Cet escadron',
    french,
  ]);
});

it('says where a text stops being JSON in the language of the page', async () => {
  await speak('de');
  const { problems } = (await loadFormat('xwing1', 'de')).read({ kind: 'text', text: '{\n "faction"' });
  expect(problems).toEqual(['Zeile 2, Spalte 11: der Text endet, wo „:“ stehen muss']);
});

it('brings a squad with an unknown card in as a draft, which cannot be flown until it is mended', async () => {
  const format = await loadFormat('xwing2-amg');
  const pilots = ['howlrunner', 'idenversio', 'blacksquadronace'];
  const text = (ids: readonly string[]) => JSON.stringify({ faction: 'empire', pilots: ids });
  const whole = format.read({ kind: 'text', text: text(pilots) });
  expect(whole).toMatchObject({ problems: [], findings: { legal: true, playable: true } });
  const draft = { kind: 'text', text: text([...pilots, 'nobody']) } as const;
  expect(format.read(draft)).toMatchObject({
    problems: ["pilots[3]: no pilot 'nobody' is known"],
    findings: { draft: true, legal: false, playable: false },
  });
  expect(format.builder.draftOf(draft)?.ships).toHaveLength(3);
});

it('knows a First Edition squad, and where else a squad is legal', async () => {
  const format = await loadFormat('xwing2-amg');
  const first = { faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] };
  expect(format.read({ kind: 'text', text: JSON.stringify(first) }).problems[0]).toMatch(
    /First Edition squad/,
  );
  const salvo = ['saturationsalvo', 'barragerockets', 'concussionbombs'];
  const pilots = [{ id: 'majorrhymer', upgrades: salvo }, 'howlrunner', 'idenversio'];
  const then = { kind: 'text', text: JSON.stringify({ faction: 'empire', pilots }) } as const;
  expect(format.read(then).findings?.legal).toBe(false);
  expect(await format.elsewhere!(then)).toContain('points of the publisher of June 2023');
  const ofThen = await loadFormat('xwing2-amg-2023-06');
  expect(ofThen.read(then).findings?.legal).toBe(true);
  const { table } = ofThen.match([then, then], 'none')(QUICK_GAME, 'then').shown();
  expect(table.phase).not.toBe('setup');
});

it('offers the points and waves of every date in the folder of formats, the newest first', async () => {
  const dated = readdirSync(new URL('../../../../formats', import.meta.url))
    .flatMap((file) => /^(xwing2-amg-.*|xwing1-.*)\.json$/.exec(file)?.[1] ?? [])
    .filter(isFormat)
    .toSorted((one, other) => -one.localeCompare(other));
  expect(dated).toContain('xwing1-2015-08-wave-7');
  for (const { id, formats } of MENU)
    expect(offeredFormats(id)).toEqual([...formats, ...dated.filter((format) => format.startsWith(id))]);
  for (const id of dated) expect((await loadFormat(id)).ready.length).toBeGreaterThan(1);
});

it('names formats of a day in the language of the page', async () => {
  const names = () =>
    (['xwing1-2015-08-wave-7', 'xwing2-amg-2022-05', 'xwing1'] as const).map(houseFormatName);
  expect(names()).toEqual([
    'as it stood after wave 7, August 2015',
    'points of the publisher of May 2022',
    '100 points',
  ]);
  await speak('de');
  expect(names()[0]).toBe('Stand nach Welle 7, August 2015');
  await speak('fr');
  expect(names().slice(0, 2)).toEqual(['après la vague 7, août 2015', 'points de l’éditeur, mai 2022']);
});

it('builds under a wave with its cards alone, and offers the squads that were legal', async () => {
  const [then, now] = await Promise.all([loadFormat('xwing1-2014-11-wave-5'), loadFormat('xwing1')]);
  const pilots = ({ builder }: MenuFormat) => builder.pilots('rebel').map(({ id }) => id);
  expect(pilots(then)).toContain('dashrendar');
  expect(pilots(then)).not.toContain('mirandadoni');
  expect(pilots(now)).toContain('mirandadoni');
  expect(then.ready.length).toBeLessThan(now.ready.length);
  for (const { id } of then.ready) expect(then.read({ kind: 'ready', id }).findings?.legal).toBe(true);
  await expect(loadFormat('xwing1-2014-11-wave-99')).rejects.toThrow(/no format 'xwing1-2014-11-wave-99'/);
});

it('builds and begins games of First Edition with huge ships in epic play only (formats-of-play.3)', async () => {
  const [standard, epic] = await Promise.all([loadFormat('xwing1'), loadFormat('xwing1-epic')]);
  const corvettes = ({ builder }: MenuFormat) =>
    builder.pilots('rebel').filter(({ name }) => name.startsWith('CR90'));
  expect(corvettes(standard)).toEqual([]);
  expect(corvettes(epic)).toHaveLength(2);
  expect([standard.builder.most, epic.builder.most]).toEqual([100, 300]);
  const [rebels, empire] = epic.pair.map((id) => ({ kind: 'ready', id }) as const);
  expect(epic.read(rebels!).findings).toMatchObject({ legal: true, playable: true });
  const { table } = epic.match([rebels!, empire!], '')(QUICK_GAME, 'corvette').shown();
  expect(table.ships.map(({ type }) => type)).toContain('CR90 Corvette (Fore)');
});
