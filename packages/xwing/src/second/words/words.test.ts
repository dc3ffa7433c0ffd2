import { firstPosition, newRecord } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { CHASSIS, UPGRADES } from '../cards/all.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import type { SecondQuestion } from '../questions.ts';
import { SECOND } from '../rules.ts';
import type { SecondSetup } from '../setup/setup.ts';
import { packFrom } from '../squads/pack.ts';
import { listen, setupOf } from '../testing/listening.ts';
import {
  abilityTexts,
  damageCardText,
  ENGLISH,
  eventText,
  maneuverText,
  optionText,
  questionText,
  refusalText,
  upgradeText,
} from './index.ts';
import { shipLabel } from './labels.ts';

const heard = listen(ENGLISH, packFrom(amg));

describe('every text of random games', () => {
  it('is a sentence without a hole', () => {
    const broken = heard.texts.filter(
      ({ text }) => !/^[“A-Z0-9].*[.?]$/.test(text) || /undefined|\[object|NaN|null|Option \d/.test(text),
    );
    expect(broken).toEqual([]);
    expect(heard.texts.length).toBeGreaterThan(10_000);
  });

  it('names no place by numbers of the table', () => {
    expect(heard.texts.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('gives every refusal a reason', () => {
    expect(heard.texts.filter(({ text }) => text.includes('the rules do not allow it'))).toEqual([]);
    expect(heard.texts.some(({ text }) => /: it is beyond range 3\.$/.test(text))).toBe(true);
  });

  it('covers most kinds of questions and events', () => {
    expect(heard.questions.size).toBeGreaterThanOrEqual(16);
    expect(heard.events.size).toBeGreaterThanOrEqual(38);
  });
});

const state = firstPosition(SECOND, newRecord(SECOND, setupOf(0, 1), 'names'));

describe('questions that random games seldom ask', () => {
  const asked = { form: 'choice', player: 1, because: 'xwing2:abilities.11' } as const;
  const line = [0, 0, 1, 1];
  const at = { x: 10, y: 20, facing: 90 };
  const rare: readonly (readonly [SecondQuestion, readonly string[]])[] = [
    [
      {
        ...asked,
        kind: 'replacement',
        ship: 4,
        options: [
          { ability: 'pilot.0', ship: 5 },
          { ability: '', ship: -1 },
        ],
      },
      [
        'Howlrunner is about to suffer damage: what happens instead?',
        'Iden Versio: Before a friendly TIE/ln Fighter at range 0-1 suffers damage: this ship may spend 1 charge to prevent it all.',
        'Nothing, the ship suffers the damage.',
      ],
    ],
    [
      {
        ...asked,
        kind: 'use-ability',
        ability: 'pilot.0',
        ship: 4,
        options: [{ use: true }, { use: false }],
      },
      [
        'Does Howlrunner use Howlrunner’s ability?',
        'Yes: While a friendly ship at range 0-1 attacks with a primary weapon: that ship may reroll 1 attack die.',
        'No.',
      ],
    ],
    [
      { ...asked, kind: 'choose-ship', ability: 'gone.0', ship: 4, options: [{ target: 0 }, { target: -1 }] },
      ['Whom does Howlrunner choose for an ability?', 'Red Squadron Veteran A.', 'Nobody.'],
    ],
    [
      { ...asked, kind: 'choose-die', ability: 'gone.0', ship: 4, options: [{ die: 1 }] },
      ['Which die for an ability?', 'Die 2.'],
    ],
    [
      {
        ...asked,
        kind: 'attack-line',
        ship: 4,
        options: [
          { obstructed: false, line },
          { obstructed: true, line },
        ],
      },
      [
        'Several lines are equally short: along which one does Howlrunner attack?',
        'Along the clear line.',
        'Along the obstructed line.',
      ],
    ],
    [
      { ...asked, kind: 'order-abilities', options: [{ ability: 'link', ship: 4, player: 1 }] },
      ['Which of your abilities is next?', 'Howlrunner: the linked action.'],
    ],
    [
      {
        ...asked,
        kind: 'repair-which',
        ship: 4,
        options: [
          { card: 3, name: 'Fuel Leak' },
          { card: -1, name: null },
        ],
      },
      ['Which damage card does Howlrunner repair?', 'Fuel Leak.', 'A facedown card.'],
    ],
    [
      { ...asked, kind: 'tallon-placement', ship: 4, options: [{ placement: 'front', at }] },
      ['Where does Howlrunner end its Tallon Roll?', 'Forward.'],
    ],
    [
      { ...asked, kind: 'coordinate-target', ship: 4, options: [{ ship: 5 }] },
      ['Which ship does Howlrunner coordinate?', 'Iden Versio.'],
    ],
  ];
  for (const [question, texts] of rare) {
    it(`${question.kind} is put into words`, () => {
      const options = question.form === 'choice' ? question.options : [];
      expect([
        questionText(question, state),
        ...options.map((_, index) => optionText(question, index, state)),
      ]).toEqual(texts);
    });
  }
});

describe('upgrades in words', () => {
  const side = (ships: SecondSetup['sides'][0]['ships']) => ({ ...setupOf(0, 1).sides[0], ships });
  const setup: SecondSetup = {
    ...setupOf(0, 1),
    sides: [
      side([{ pilot: 'goldsquadronveteran', points: 5, upgrades: ['dorsalturret', 'ionmissiles'] }]),
      side([{ pilot: 'nightbeast', points: 5 }]),
    ],
  };
  const view = firstPosition(SECOND, newRecord(SECOND, setup, 'upgrades'));
  const asked = { form: 'choice', player: 0, ship: 0, because: 'xwing2:attack.5' } as const;

  it('an attack names its special weapon', () => {
    const attack = (weapon: number, arc: string) =>
      optionText(
        { ...asked, kind: 'attack', options: [{ kind: 'attack', weapon, arc, target: 1, range: 2 }] },
        0,
        view,
      );
    expect([attack(0, 'front'), attack(1, 'rear'), attack(2, 'front')]).toEqual([
      'Night Beast at range 2 (front arc, attack value 2).',
      'Night Beast at range 2 (Dorsal Turret, turret, pointing to the rear arc, attack value 2).',
      'Night Beast at range 2 (Ion Missiles, front arc, attack value 3).',
    ]);
  });

  it('a spent result and a reloaded card are questions', () => {
    const reload: SecondQuestion = { ...asked, kind: 'reload', options: [{ upgrade: 'ionmissiles' }] };
    expect([questionText(reload, view), optionText(reload, 0, view)]).toEqual([
      'Which upgrade does Gold Squadron Veteran reload?',
      'Ion Missiles (3 of 3 charges).',
    ]);
    const spend: SecondQuestion = { ...asked, kind: 'spend-result', options: [{ die: 0 }] };
    expect([questionText(spend, view), optionText(spend, 0, view)]).toEqual([
      'Which result does Gold Squadron Veteran spend for the hit damage?',
      'Hit.',
    ]);
  });

  it('a refusal names the card and the target, an event the card', () => {
    const refused = (option: string, ruling: string) => refusalText({ option, ruling }, view);
    expect([
      refused('upgrade-ionmissiles', 'xwing2:attack.7'),
      refused('upgrade-ionmissiles ship-1', 'xwing2:special-weapon.7'),
    ]).toEqual([
      'Ion Missiles: it has too few charges.',
      'Ion Missiles at Night Beast: the ship has no lock on it.',
    ]);
    const spent = { kind: 'charge-spent', ship: 0, charge: 'standard', because: 'xwing2:attack.6' } as const;
    expect(eventText({ ...spent, upgrade: 'ionmissiles' }, view)).toBe(
      'Gold Squadron Veteran spends 1 charge of Ion Missiles.',
    );
  });
});

describe('names', () => {
  it('letters ships that share a name, and only those', () => {
    expect(state.ships.map((ship) => shipLabel(state, ship.id)).slice(0, 5)).toEqual([
      'Red Squadron Veteran A',
      'Red Squadron Veteran B',
      'Blue Squadron Escort A',
      'Blue Squadron Escort B',
      'Howlrunner',
    ]);
    expect(shipLabel(state, 99)).toBe('#99');
  });

  it('says maneuvers as players do', () => {
    expect(maneuverText({ speed: 3, bearing: 'bank', direction: 'left' })).toBe('3 bank left');
    expect(maneuverText({ speed: 4, bearing: 'koiogran', direction: 'straight' })).toBe('4 Koiogran Turn');
  });

  it('says why something is refused in the terms of the table', () => {
    expect(refusalText({ option: 'barrel-roll', ruling: 'xwing2:actions.2' }, state)).toBe(
      'Barrel roll: the ship is stressed.',
    );
    expect(refusalText({ option: 'ship-4', ruling: 'xwing2:lock.2' }, state)).toBe(
      'Howlrunner: it is beyond range 3.',
    );
  });

  it('tells a maneuver with what stopped it', () => {
    const maneuver = { speed: 2, bearing: 'straight', direction: 'straight' } as const;
    const pose = { x: 100, y: 100, facing: 0 };
    const event = { kind: 'maneuver', ship: 0, maneuver, difficulty: 'white', from: pose, to: pose } as const;
    const rest = { overlapped: [1, 4], placement: null, because: 'xwing2:overlap.3' } as const;
    expect(eventText({ ...event, ...rest, executed: 'partially' }, state)).toBe(
      'Red Squadron Veteran A executes 2 straight, only partially, Red Squadron Veteran B and Howlrunner in the way.',
    );
  });
});

describe('card texts', () => {
  it('are those of the golden file', async () => {
    await expect(cardTexts()).toMatchFileSnapshot('./abilities.golden.txt');
  });
});

/** Every card that does something, with the text made from its blocks. */
function cardTexts(): string {
  const pilots = CHASSIS.flatMap((chassis) => chassis.pilots)
    .filter((pilot) => pilot.abilities.length > 0)
    .map((pilot) => entry('pilot', pilot.name, abilityTexts(pilot.abilities)));
  const ships = Object.entries(SHIP_ABILITIES).map(([name, abilities]) =>
    entry('ship ability', name, abilityTexts(abilities)),
  );
  const upgrades = UPGRADES.filter((card) => !card.notYet || card.abilities.length > 0).map((card) =>
    entry(card.slot, card.name, [upgradeText(card)]),
  );
  const damage = DAMAGE_DECK.map((card) => entry('damage', card.name, [damageCardText(card)]));
  return `${[...pilots, ...ships, ...upgrades, ...damage].join('\n\n')}\n`;
}

const entry = (kind: string, name: string, lines: readonly string[]): string =>
  [`${kind}: ${name}`, ...lines.map((line) => `  ${line}`)].join('\n');
