import { firstPosition, newRecord } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { CHASSIS, type SecondQuestion, UPGRADES } from '../index.ts';
import { SECOND } from '../rules.ts';
import { packFrom } from '../squads/pack.ts';
import { listen, setupOf } from '../testing/listening.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';
import { shipLabel } from './labels.ts';
import type { Words } from './words.ts';

/** Words that only English has, in no card's name; names of ships and cards stay as they are. */
const ENGLISH_LEFT =
  /\b(its|does|gains?|spends?|rolls?|suffers?|chooses?|maneuvers?|tokens?|friendly|enemy|attacks|defends|range|shields?|places|round|player|at -?\d+)\b/;

/** What shows that a text was glued together from something that is not there. */
const HOLE = /undefined|\[object|NaN|null| {2}| [,.]|,,|;;|\(\)/;

const state = firstPosition(SECOND, newRecord(SECOND, setupOf(0, 1), 'names'));
const asked = { form: 'choice', player: 0, because: 'xwing2:attack.5' } as const;

describe.each([
  ['German', GERMAN, /Möglichkeit \d/, 'die Regeln erlauben es nicht'],
  ['French', FRENCH, /Choix \d/, 'les règles ne le permettent pas'],
] as const)('random games in %s', (_, words, unnamed, unexplained) => {
  const heard = listen(words, packFrom(amg));

  it('name no place by numbers of the table', () => {
    expect(heard.texts.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('are told in sentences without a hole, each option by a name of its own', () => {
    const broken = heard.texts.filter(
      ({ text }) => !/^[“A-ZÄÖÜÀÉÊÎ0-9].*[.?]$/.test(text) || HOLE.test(text) || unnamed.test(text),
    );
    expect(broken).toEqual([]);
    expect(heard.texts.length).toBeGreaterThan(10_000);
  });

  it('leave no English', () => {
    expect(heard.texts.filter(({ text }) => ENGLISH_LEFT.test(text))).toEqual([]);
  });

  it('give every refusal a reason', () => {
    expect(heard.texts.filter(({ text }) => text.includes(unexplained))).toEqual([]);
  });
});

describe.each([
  ['de', GERMAN],
  ['fr', FRENCH],
] as const)('card texts in %s', (language, words) => {
  const texts = cardTexts(words);

  it('are those of the golden file', async () => {
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`./abilities.${language}.golden.txt`);
  });

  it('have no hole and no English', () => {
    const said = texts.flatMap((text) => text.split('\n').slice(1));
    expect(said.filter((text) => HOLE.test(text.trim()) || ENGLISH_LEFT.test(text))).toEqual([]);
    expect(said.every((text) => /\.$/.test(text))).toBe(true);
  });
});

/** Every card that does something, with the text made from its blocks. */
function cardTexts(words: Words): readonly string[] {
  const pilots = CHASSIS.flatMap((chassis) => chassis.pilots)
    .filter((pilot) => pilot.abilities.length > 0)
    .map((pilot) => entry(pilot.name, words.abilities(pilot.abilities)));
  const ships = Object.entries(SHIP_ABILITIES).map(([name, abilities]) =>
    entry(name, words.abilities(abilities)),
  );
  const upgrades = UPGRADES.filter((card) => !card.notYet || card.abilities.length > 0).map((card) =>
    entry(card.name, [words.upgrade(card)]),
  );
  const damage = DAMAGE_DECK.map((card) => entry(card.name, [words.damageCard(card)]));
  const conditions = CONDITIONS.map((card) => entry(card.name, [words.conditionText(card.id)]));
  return [...pilots, ...ships, ...upgrades, ...damage, ...conditions];
}

const entry = (name: string, lines: readonly string[]): string =>
  [name, ...lines.filter((line) => line !== '').map((line) => `  ${line}`)].join('\n');

describe('grammar', () => {
  const ask = (question: SecondQuestion, words: Words) => words.question(question, state);
  const turret: SecondQuestion = { ...asked, kind: 'turret', ship: 4, options: [{ arc: 1 }] };

  it('puts German verbs and colours where they belong', () => {
    expect(ask(turret, GERMAN)).toBe('Wohin richtet Howlrunner seinen Turm?');
    expect(GERMAN.option(turret, 0, state)).toBe('Rechts.');
    const action = { kind: 'action', ship: 4, because: 'xwing2:boost.1' } as const;
    expect(GERMAN.event({ ...action, action: 'boost', difficulty: 'red' }, state)).toBe(
      'Howlrunner führt eine rote Schub-Aktion aus.',
    );
    expect(GERMAN.refusal({ option: 'barrel-roll', ruling: 'xwing2:actions.2' }, state)).toBe(
      'Fassrolle: das Schiff ist gestresst.',
    );
    expect(GERMAN.token('stress', 2)).toBe('2 Stressmarker');
    expect(GERMAN.maneuver({ speed: 3, bearing: 'bank', direction: 'left' })).toBe('3 Drehung links');
  });

  it('says where a barrel roll ends by the nearest enemy', () => {
    const view = structuredClone(state);
    for (const ship of view.ships) ship.place = 'reserve';
    Object.assign(view.ships[4]!, { place: 'table', x: 400, y: 400, facing: 0 });
    Object.assign(view.ships[0]!, { place: 'table', x: 440, y: 560, facing: 180 });
    const at = { x: 460, y: 400, facing: 0 };
    const rolls = {
      ...asked,
      kind: 'barrel-roll-placement',
      ship: 4,
      options: [{ placement: 'front', at }],
    } as const;
    const event = [ENGLISH, GERMAN, FRENCH].map((words) => words.option(rolls, 0, view));
    expect(event.map((text) => text.replace(shipLabel(view, 0), 'SHIP'))).toEqual([
      'Forward, ends at range 2 of SHIP.',
      'Nach vorn, endet in Reichweite 2 von SHIP.',
      'En avant, finit à portée 2 de SHIP.',
    ]);
  });

  it('says where a thing cannot lie', () => {
    const refused = { option: 'Howlrunner at 12, -3', ruling: 'xwing2:play-area.1' };
    expect([GERMAN, FRENCH].map((words) => words.refusal(refused, state))).toEqual([
      'Howlrunner hier: außerhalb des Spielbereichs.',
      'Howlrunner ici : c’est hors de l’aire de jeu.',
    ]);
  });

  it('says why, also of what is refused seldom', () => {
    for (const words of [ENGLISH, GERMAN, FRENCH]) {
      const bare = words.refusal({ option: 'focus', ruling: 'xwing2:no-such-line.1' }, state);
      for (const line of ['huge-ships.34', 'faq-deployment.1', 'reserve.2', 'wings.10'])
        expect(words.refusal({ option: 'focus', ruling: `xwing2:${line}` }, state), line).not.toBe(bare);
    }
  });

  it('elides and contracts in French', () => {
    expect(ask(turret, FRENCH)).toBe('Où Howlrunner pointe-t-il sa tourelle ?');
    const gained = { kind: 'gained', ship: 4, token: 'evade', count: 2, because: 'xwing2:evade.1' } as const;
    expect(FRENCH.event(gained, state)).toBe('Howlrunner gagne 2 jetons d’évasion.');
    const failed = { kind: 'action-failed', ship: 5, because: 'xwing2:barrel-roll.7' } as const;
    expect(FRENCH.event({ ...failed, action: 'barrel-roll' }, state)).toBe(
      'Le tonneau d’Iden Versio échoue.',
    );
    expect(FRENCH.refusal({ option: 'barrel-roll', ruling: 'xwing2:actions.2' }, state)).toBe(
      'Tonneau : le vaisseau est stressé.',
    );
    expect(FRENCH.token('ion', 2)).toBe('2 jetons ioniques');
    expect(FRENCH.maneuver({ speed: 3, bearing: 'bank', direction: 'left' })).toBe('3 virage léger à gauche');
  });
});

describe('what a card carries', () => {
  it('is said with what it does on the table, in each language', () => {
    const texts = [ENGLISH, GERMAN, FRENCH].map((words) =>
      words.upgrade(UPGRADES.find(({ id }) => id === 'protonbombs')!),
    );
    expect(texts[0]).toContain('suffers 1 crit damage');
    expect(texts[1]).toContain('1 Kritschaden');
    expect(texts[2]).toContain('1 dégât critique');
  });
});
