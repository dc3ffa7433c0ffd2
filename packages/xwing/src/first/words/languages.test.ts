import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECKS, DECKS } from '../cards/index.ts';
import { FIRST } from '../rules.ts';
import { cardTexts, listen } from '../testing/listening.ts';
import { testSetup } from '../testing/squads.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';
import type { Words } from './words.ts';

/** Words that only English has, in no card's name; names of ships and cards stay as they are. */
const ENGLISH_LEFT =
  /\b(its|does|gains?|receives?|spends?|rolls?|suffers?|chooses?|maneuvers?|tokens?|friendly|enemy|attacks|defends|range|shields?|places|round|player|bearing|bank|turn|none|done|at -?\d+)\b/;

/** What shows that a text was glued together from something that is not there. */
const HOLE = /undefined|\[object|NaN|null|#\d|xwing1:| {2}| [,.]|,,|;;|\(\)/;

const state = FIRST.begin(
  testSetup('x-wings and a smuggler', 'bombers and a phantom'),
  growStreams('names', FIRST.streams),
);

describe.each([
  ['German', GERMAN, /Möglichkeit \d/, 'die Regeln erlauben es nicht'],
  ['French', FRENCH, /Choix \d/, 'les règles ne le permettent pas'],
] as const)('random games in %s', (_, words, unnamed, unexplained) => {
  const { texts } = listen(words);

  it('name no place by numbers of the table', () => {
    expect(texts.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('are told in sentences without a hole, each option by a name of its own', () => {
    const broken = texts.filter(
      ({ text }) => !/^[“A-ZÄÖÜÀÉÊÎ0-9].*[.?]$/.test(text) || HOLE.test(text) || unnamed.test(text),
    );
    expect(broken).toEqual([]);
    expect(texts.length).toBeGreaterThan(2000);
  });

  it('leave no English', () => {
    expect(texts.filter(({ text }) => ENGLISH_LEFT.test(text))).toEqual([]);
  });

  it('give every refusal a reason', () => {
    expect(texts.filter(({ text }) => text.includes(unexplained))).toEqual([]);
  });
});

describe.each([
  ['de', GERMAN],
  ['fr', FRENCH],
] as const)('card texts in %s', (language, words) => {
  const texts = cardTexts(words);

  it('are those of the golden file', async () => {
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(`./abilities.${language}.golden.txt`);
  });

  it('have no hole and no English', () => {
    const said = texts.map((text) => text.replace(/^.*? \| .*?(?: \([a-z-]+\))?: /, ''));
    expect(said.filter((text) => HOLE.test(text) || ENGLISH_LEFT.test(text))).toEqual([]);
    expect(said.every((text) => /\.$/.test(text))).toBe(true);
  });

  it.each(DECKS)('tell what every damage card of the deck %s does', (deck) => {
    expect(DAMAGE_DECKS[deck].filter(({ name }) => words.damageText(name, deck) === '')).toEqual([]);
  });
});

describe('grammar', () => {
  const both = (say: (words: Words) => string) => [GERMAN, FRENCH].map(say);

  it('puts verbs and colours where they belong', () => {
    const action = { kind: 'action', ship: 0, because: 'xwing1:actions.2' } as const;
    expect(both((words) => words.event({ ...action, action: 'boost', free: true }, state))).toEqual([
      'Rookie Pilot führt eine freie Schub-Aktion aus.',
      'Rookie Pilot effectue une action gratuite d’accélération.',
    ]);
    expect(both((words) => words.difficulty('green'))).toEqual(['grün', 'verte']);
    expect(both((words) => words.token('weapons-disabled', 2))).toEqual([
      '2 Waffen-deaktiviert-Marker',
      '2 jetons d’armes désactivées',
    ]);
  });

  it('names what is refused in the words of the game', () => {
    const refused = (option: string, ruling: string) =>
      both((words) => words.refusal({ option, ruling }, state));
    expect(refused('3 turn left', 'xwing1:difficulty.3')).toEqual([
      '3 Wende links: ein gestresstes Schiff fliegt kein rotes Manöver.',
      '3 virage serré à gauche : un vaisseau stressé n’exécute pas de manœuvre rouge.',
    ]);
    expect(refused('Rookie Pilot at 12, -3', 'xwing1:setup.9')).toEqual([
      'Rookie Pilot hier: die Basis muss in Reichweite 1 der Kante des Spielers liegen.',
      'Rookie Pilot ici : le socle doit être à portée 1 du bord du joueur.',
    ]);
  });
});
