import { plainLine, shown, shownName } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { type Spelled, spellers, within, xwsId } from './spelling.ts';

const card = (id: string, name: string, marks: readonly string[] = []): Spelled => ({ id, name, marks });

const CARDS = [
  card('lieutenantblount', 'Lieutenant Blount'),
  card('advprotontorpedoes', 'Adv. Proton Torpedoes'),
  card('r2d2', 'R2-D2', ['astromech']),
  card('r2d2-crew', 'R2-D2', ['crew']),
  card('padmeamidala', 'Padmé Amidala'),
  card('instinctiveaim', 'Instinctive Aim'),
  card('howlrunner', '“Howlrunner”'),
  card('leiaorgana-resistance', 'Leia Organa', ['resistance']),
  card('leiaorgana', 'Leia Organa', ['rebelalliance']),
];
const search = spellers(CARDS, new Map([['oldname', 'howlrunner']]))();
const ids = (written: string) => search.find(written)?.cards.map(({ id }) => id);

describe('the spelling of cards', () => {
  it.each([
    ['r2d2', 'r2d2'],
    ['R2-D2', 'r2d2'],
    ['r2d2-crew', 'r2d2-crew'],
    ['R2-D2 (Crew)', 'r2d2-crew'],
    ['ltblount', 'lieutenantblount'],
    ['Lt. Blount', 'lieutenantblount'],
    ['advancedprotontorpedoes', 'advprotontorpedoes'],
    ['Padme Amidala', 'padmeamidala'],
    ['PADMÉ AMIDALA', 'padmeamidala'],
    ['"Howlrunner"', 'howlrunner'],
    ['oldname', 'howlrunner'],
    ['leiaorganaresistance', 'leiaorgana-resistance'],
  ])('%s means %s', (written, id) => {
    expect(ids(written)?.[0]).toBe(id);
    expect(search.find(written)?.guessed).toBe(false);
  });

  it('forgives a letter or two where only one name is near, and says that it guessed', () => {
    expect(search.find('instictiveaim')).toMatchObject({ guessed: true, cards: [{ id: 'instinctiveaim' }] });
    expect(search.find('howlruner')?.guessed).toBe(true);
    expect(search.find('r2d3')).toBeNull();
    expect(search.find('howlingdog')).toBeNull();
  });

  it('looks for each wrong word once, however often a list writes it', () => {
    expect(search.find('howlruner')).not.toBeNull();
    expect(search.find('howlruner')).toBe(search.find('Howlruner'));
  });

  it('does not forget a mark that nothing has, and finds nothing in nothing', () => {
    expect(search.find('howlrunner-tiebarge')).toBeNull();
    for (const empty of ['', '---', '!', 'x'.repeat(5000)]) expect(search.find(empty)).toBeNull();
    for (const inherited of ['__proto__', 'constructor', 'toString'])
      expect(search.find(inherited)).toBeNull();
  });

  it('counts letters that are missing, too many, wrong, or have changed places', () => {
    expect(within('abcd', 'abd', 1)).toBe(true);
    expect(within('abcd', 'abdc', 1)).toBe(true);
    expect(within('abcd', 'axxd', 1)).toBe(false);
    expect(within('abcd', 'axxd', 2)).toBe(true);
    expect(xwsId(' Fenn Rau-X! ')).toBe('fennrau-x');
  });
});

describe('words of a list, as they are shown', () => {
  it('have no characters that steer a terminal or turn the writing', () => {
    expect(plainLine('red\u001b[31m\u0007 five\n\u202eevil')).toBe('red [31m five evil');
    expect(shown('\u0000\u009b')).toBe('');
  });

  it('are cut where they go on and on', () => {
    expect([...shown('x'.repeat(100_000))]).toHaveLength(61);
    expect([...shownName('y'.repeat(500))]).toHaveLength(121);
    expect(shown('short')).toBe('short');
  });
});
