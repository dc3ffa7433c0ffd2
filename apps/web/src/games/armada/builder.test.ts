import { expect, it, onTestFinished, vi } from 'vitest';
import { speak } from '../../words/language.ts';
import type { Draft } from '../builder.ts';
import { loadFormat } from '../index.ts';

const format = await loadFormat('armada');
const { builder } = format;

const draft = (changes: Partial<Draft> = {}): Draft => ({
  name: '',
  faction: 'rebel',
  ships: [{ pilot: 'cr90-corvette-a', upgrades: ['general-dodonna-commander'] }],
  cards: [],
  agreed: null,
  ...changes,
});

const rulings = (of: Draft) =>
  format.read({ kind: 'ships', ...of }).findings?.refusals.map(({ ruling }) => ruling);

it('takes every ready fleet into the hand and back, each at its own points', () => {
  const fleets = format.ready.filter(({ id }) => builder.draftOf({ kind: 'ready', id }));
  expect(fleets.length).toBeGreaterThanOrEqual(13);
  for (const { id } of fleets) {
    const ready = builder.draftOf({ kind: 'ready', id })!;
    expect(rulings(ready), id).toEqual([]);
    expect(builder.totals.map(({ points }) => points)).toContain(ready.agreed ?? builder.most);
  }
  expect(builder.draftOf({ kind: 'ready', id: 'core-rebels' })?.agreed).toBe(180);
  expect(builder.draftOf({ kind: 'ready', id: 'learning-rebels' })).toBe(null);
});

it('says what is missing of a bare ship: objectives by category, and a commander', () => {
  expect(rulings(draft({ ships: [{ pilot: 'cr90-corvette-a', upgrades: [] }] }))).toEqual([
    'armada:flagship.1',
    'armada:fleet-building.6',
    'armada:fleet-building.6',
    'armada:fleet-building.6',
  ]);
});

it('counts squadrons by card, against a third of the points that are agreed', () => {
  const cards = ['x-wing-squadron', 'x-wing-squadron', 'luke-skywalker-x-wing-squadron', 'fire-lanes'];
  const [squadrons, assault, defense] = builder.sections(draft({ cards, agreed: 180 }));
  expect(squadrons).toMatchObject({
    points: 46,
    sum: '46 of at most 60 points. 1 of at most 1 unique squadrons with defense tokens.',
    cards: [
      { id: 'x-wing-squadron', count: 2, cost: 13 },
      { name: 'Luke Skywalker (X-wing Squadron)', count: 1, cost: 20 },
    ],
  });
  expect(assault?.cards).toEqual([]);
  expect(defense?.cards).toMatchObject([{ name: 'Fire Lanes' }]);
});

it('offers what fits first, and says by which rule another does not', () => {
  const offers = builder.upgrades(draft(), 0);
  const offered = (name: string) => offers.find((offer) => offer.name === name);
  expect(offered('Turbolaser Reroute Circuits')).toMatchObject({
    cost: 7,
    group: 'Turbolaser',
    refused: null,
  });
  expect(offered('Mon Mothma')?.refused?.ruling).toBe('armada:commanders.2');
  expect(offered('Gunnery Team')).toBe(undefined);
  const firstRefused = offers.findIndex(({ refused }) => refused);
  expect(offers.slice(firstRefused).every(({ refused }) => refused)).toBe(true);
  const ace = 'luke-skywalker-x-wing-squadron';
  const [squadrons] = builder.sections(draft({ cards: [ace] }));
  expect(squadrons?.offers().find(({ id }) => id === ace)?.refused?.ruling).toBe('armada:unique-names.1');
});

it('reads the text of each builder that it writes', () => {
  const fleet = builder.draftOf({ kind: 'ready', id: 'rebel-line' })!;
  expect(builder.texts.map(({ name }) => name)).toEqual(['Kingston', 'Star Forge', 'Armada Warlords']);
  for (const { write } of builder.texts) {
    expect(builder.draftOf({ kind: 'text', text: write(fleet) })).toEqual(fleet);
  }
});

it('keeps cards that nobody knows, and names them', () => {
  const odd = draft({ ships: [{ pilot: 'warp-ship', upgrades: ['warp-drive'] }], cards: ['tribble'] });
  expect(builder.ships(odd)).toMatchObject([
    { name: 'warp-ship', points: 0, upgrades: [{ name: 'warp-drive' }] },
  ]);
  expect(builder.sections(odd)[0]?.cards).toEqual([{ id: 'tribble', name: 'tribble', count: 1, cost: 0 }]);
  expect(format.read({ kind: 'ships', ...odd }).findings?.playable).toBe(false);
});

it('meets a fleet of its own size', () => {
  expect(builder.against(draft())).toBe(null);
  expect(builder.against(draft({ agreed: 180 }))).toBe('core-empire');
  expect(builder.against(draft({ agreed: 180, faction: 'empire' }))).toBe('core-rebels');
});

it.each([
  [
    'de',
    'Kein Schiff trägt einen Kommandanten, also hat die Flotte kein Flaggschiff.',
    'Die Flotte hat 2 Kommandanten (General Dodonna, Mon Mothma); einer ist erlaubt.',
    'Offizier',
    'Zeile 2: das Schiff „Enterprise“ ist unbekannt',
  ],
  [
    'fr',
    'Aucun vaisseau ne porte de commandant : la flotte n’a donc pas de vaisseau amiral.',
    'La flotte a 2 commandants (General Dodonna, Mon Mothma) ; un seul est permis.',
    'Officier',
    'Ligne 2 : le vaisseau « Enterprise » est inconnu',
  ],
] as const)('speaks %s as soon as the page does', async (language, noFlagship, twoCommanders, slot, line) => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  onTestFinished(() => speak('en'));
  const bare = draft({ ships: [{ pilot: 'cr90-corvette-a', upgrades: [] }] });
  await speak(language);
  const { builder: spoken, read } = await loadFormat('armada');
  expect(read({ kind: 'ships', ...bare }).findings?.refusals[0]?.message).toBe(noFlagship);
  expect(read({ kind: 'text', text: 'Faction: Rebel\nEnterprise (60)' }).problems).toEqual([line]);
  const offers = spoken.upgrades(draft(), 0);
  expect(offers.find(({ name }) => name === 'Mon Mothma')?.refused?.message).toBe(twoCommanders);
  expect(offers.find(({ name }) => name === 'Raymus Antilles')?.group).toBe(slot);
});
