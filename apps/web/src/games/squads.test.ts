import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
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
  expect(await format.elsewhere!(then)).toContain('Publisher’s points of June 2023');
  const ofThen = await loadFormat('xwing2-amg-2023-06');
  expect(ofThen.read(then).findings?.legal).toBe(true);
  const { table } = ofThen.match([then, then], 'none')(QUICK_GAME, 'then').shown();
  expect(table.phase).not.toBe('setup');
});

it('offers the publisher’s points of every date that is known', async () => {
  const dated = readdirSync(new URL('../../../../formats', import.meta.url)).flatMap(
    (file) => /^(xwing2-amg-.*)\.json$/.exec(file)?.slice(1) ?? [],
  );
  expect(dated.length).toBeGreaterThan(6);
  expect(MENU[0].formats).toEqual(expect.arrayContaining(dated));
  for (const id of dated.filter(isFormat)) expect((await loadFormat(id)).ready.length).toBeGreaterThan(1);
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
