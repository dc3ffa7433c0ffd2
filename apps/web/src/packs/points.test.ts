import { readDocuments } from '@firing-arc/points';
import { packText } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { basesOf, packTextOf, toldFrom } from './points.ts';
import { fileOfText, isPointsText } from './points-text.ts';

const CHOICE = { base: null, only: false };
const ABOUT = { name: 'Autumn', origin: 'a test', date: '2026-10-01' };

const read = (name: string, text: string) => readDocuments([{ name, bytes: new TextEncoder().encode(text) }]);

describe('points in the page', () => {
  it.each([
    ['a table', 'xws\tpoints\nwampa\t3', true],
    ['a list of cards', '[{ "xws": "wampa", "cost": 3 }]', true],
    ['data of ships', '{ "pilots": [] }', true],
    ['a pack of a game', '{ "game": "armada" }', false],
    ['a pack told as differences', '{ "base": "armada" }', false],
    ['a pack with a fault', '{ "game": "armada", ', false],
    ['a word', 'hello', false],
    ['nothing', '', false],
  ])('%s is such a text, or is looked at as a pack', (_, text, isPoints) => {
    expect(isPointsText(text)).toBe(isPoints);
  });

  it('are read as what their name or their text says', () => {
    expect(fileOfText('[]', 'a text').name).toBe('a text.json');
    expect(fileOfText('a\tb', 'a text').name).toBe('a text.csv');
    expect(fileOfText('a,b', 'https://club.org/points.csv').name).toBe('https://club.org/points.csv');
  });

  it('are told from the pack that they change least, of whatever game they are', async () => {
    const reading = await read('squadrons.csv', 'xws,points\nx-wing-squadron,14\n');
    const told = await toldFrom(reading, CHOICE);
    expect(told).toMatchObject({ game: 'armada', base: { id: 'armada' }, found: { changed: 1 } });
    const text = packText(packTextOf(told, ABOUT));
    expect(text).toMatchObject({ ok: true, game: 'armada', base: 'armada' });
    expect(text.ok && text.json).toMatchObject({
      id: 'armada-2026-10-01',
      name: 'Autumn',
      squadrons: { 'x-wing-squadron': { points: 14 } },
    });
  });

  it('are told from another pack where somebody chooses it, and without what they do not name', async () => {
    const reading = await read('pilots.csv', 'xws,points,loadout\nhowlrunner,9,3\n');
    const told = await toldFrom(reading, { base: 'xwing2-amg-2023-08', only: false });
    expect(told).toMatchObject({ base: { id: 'xwing2-amg-2023-08' }, found: { found: 1 } });
    const only = await toldFrom(reading, { base: null, only: true });
    expect(Object.keys(only.found.differences.pilots as object).length).toBeGreaterThan(100);
  });

  it('are never told from a pack of which only a part is known', () => {
    expect(basesOf('xwing2')).not.toContain('xwing2-xwa-after-r3');
    expect(basesOf('xwing1')).toContain('xwing1');
    expect(basesOf('xwing1')).not.toContain('xwing1-epic');
  });
});
