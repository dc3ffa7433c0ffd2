import { describe, expect, it } from 'vitest';
import * as english from './english.ts';
import * as french from './french.ts';
import * as german from './german.ts';
import { titled } from './index.ts';
import * as spanish from './spanish.ts';

describe('English', () => {
  it('counts, dice among what it counts', () => {
    expect([0, 1, 2].map((count) => english.plural(count, 'point'))).toEqual([
      '0 points',
      '1 point',
      '2 points',
    ]);
    expect([1, 2].map((count) => english.plural(count, 'attack die'))).toEqual([
      '1 attack die',
      '2 attack dice',
    ]);
  });

  it('says whose', () => {
    expect(['Wedge', 'Fenn Rau’s Fangs'].map(english.of)).toEqual(['Wedge’s', 'Fenn Rau’s Fangs’']);
  });
});

describe('German', () => {
  const charge = german.noun('f', 'Ladung', 'Ladungen');
  const shield = german.noun('m', 'Schild', 'Schilde');

  it('counts by case', () => {
    expect(german.counted(1, shield, 'dat')).toBe('1 Schild');
    expect(german.counted(2, shield)).toBe('2 Schilde');
    expect(german.counted(2, shield, 'dat')).toBe('2 Schilden');
    expect(german.counted(2, charge, 'dat')).toBe('2 Ladungen');
    expect(german.plural(german.noun('m', 'Marker'), 'dat')).toBe('Markern');
  });

  it('has articles by gender and case, and stems that bend like them', () => {
    expect(german.ein('m')).toBe('einen');
    expect(german.ein('f', 'dat')).toBe('einer');
    expect(german.ein('n', 'dat', 'k')).toBe('keinem');
  });

  it('bends adjectives by what stands before them', () => {
    expect(german.adjective('rot', 'm', 'nom', 'ein')).toBe('roter');
    expect(german.adjective('rot', 'm', 'nom', 'der')).toBe('rote');
    expect(german.adjective('rot', 'n', 'dat', 'none')).toBe('rotem');
    expect(german.adjective('rot', 'many', 'acc', 'none')).toBe('rote');
    expect(german.adjective('lila', 'm', 'acc', 'ein')).toBe('lila');
  });
});

describe('French', () => {
  it('counts', () => {
    expect([1, 2].map((count) => french.counted(count, french.noun('m', 'point')))).toEqual([
      '1 point',
      '2 points',
    ]);
    expect(french.un('f')).toBe('une');
  });

  it('contracts and elides', () => {
    expect(
      ['stress', 'évasion', 'le défenseur', 'les vaisseaux', 'des jetons', 'd’elle'].map(french.de),
    ).toEqual(['de stress', 'd’évasion', 'du défenseur', 'des vaisseaux', 'de jetons', 'd’elle']);
    expect(['ce vaisseau', 'le défenseur', 'les vaisseaux'].map(french.to)).toEqual([
      'à ce vaisseau',
      'au défenseur',
      'aux vaisseaux',
    ]);
    expect(['il', 'ce vaisseau'].map(french.que)).toEqual(['qu’il', 'que ce vaisseau']);
    expect(['il attaque', 'elle attaque'].map(french.si)).toEqual(['s’il attaque', 'si elle attaque']);
  });

  it('has a space before a colon, but not within a word', () => {
    expect(french.spaced('portée: 2')).toBe('Portée : 2.');
  });
});

describe('Spanish', () => {
  it('contracts "de" with its article', () => {
    expect(['el jugador', 'la nave'].map(spanish.de)).toEqual(['del jugador', 'de la nave']);
    expect([1, 2].map((count) => spanish.counted(count, 'punto'))).toEqual(['1 punto', '2 puntos']);
  });

  it('joins by "e" before the sound of an i', () => {
    expect(spanish.list(['naves', 'impulsos'])).toBe('naves e impulsos');
    expect(spanish.list(['naves', 'hielo'])).toBe('naves y hielo');
  });

  it('begins a sentence behind its mark', () => {
    expect(spanish.sentence('¿qué nave?')).toBe('¿Qué nave?');
  });
});

describe('every language', () => {
  it('makes a title of an id', () => {
    expect(titled('power-failure')).toBe('Power Failure');
  });

  it.each([
    [english, 'and', 'or'],
    [german, 'und', 'oder'],
    [french, 'et', 'ou'],
    [spanish, 'y', null],
  ] as const)('lists one, two and three (%#)', ({ list }, and, or) => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => list(words))).toEqual([
      '',
      'a',
      `a ${and} b`,
      `a, b ${and} c`,
    ]);
    if (or) expect((list as typeof english.list)(['a', 'b'], or)).toBe(`a ${or} b`);
  });

  it.each([english, german, french, spanish])('makes a sentence (%#)', ({ sentence }) => {
    expect(['a ship.', 'a ship', 'which?'].map(sentence)).toEqual(['A ship.', 'A ship.', 'Which?']);
  });

  it('has its "or"', () => {
    expect(german.oder(['a', 'b'])).toBe('a oder b');
    expect(french.ou(['a', 'b'])).toBe('a ou b');
  });
});
