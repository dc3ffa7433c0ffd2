import { expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table } from './testing/index.ts';
import { ENGLISH } from './words/english/index.ts';
import { FRENCH } from './words/french/index.ts';
import { GERMAN } from './words/german/index.ts';

const HERE: At = [400, 400, 0];
const xwing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'redsquadronveteran',
  at,
  ...more,
});
const tie = (at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot: 'academypilot', at, ...more });
const AHEAD: At = [400, 560, 180];

/** The ruling and the card by which an option is refused; the game goes on to its end. */
function why(game: TestGame, option: string): readonly unknown[] {
  const refused = game.refused(option);
  game.passAll();
  return [refused?.ruling, refused?.facts?.card];
}

it('xwing2:attack.4 a target that is in the arc, but not within range 3 there, is refused by its range', () => {
  const game = table({ us: [xwing([400, 300, 0])], them: [tie([635, 535, 0]), tie([400, 480, 180])] });
  expect(why(game.engage(0), 'ship-1')).toEqual(['xwing2:primary-weapon.3', undefined]);
});

it('xwing2:faq-specific-card-questions.56 who is farther than another target is refused by the card that says so', () => {
  const us = [xwing(HERE, { upgrades: ['automatedtargetpriority'] })];
  const game = table({ us, them: [tie(AHEAD), tie([400, 740, 180])] });
  expect(why(game.engage(0), 'ship-2')).toEqual([
    'xwing2:faq-specific-card-questions.56',
    'Automated Target Priority',
  ]);
});

it('xwing2:introduction.2 xwing2:introduction.3 locks are refused by the card that names arcs or ranges, not by range 3', () => {
  const locking = (upgrade: string, at: At): TestGame =>
    table({
      us: [xwing(HERE, { upgrades: [upgrade] })],
      them: [tie([400, 640, 180]), tie(at), tie([420, 700, 180])],
    })
      .act(0)
      .pick({ action: 'lock' });
  expect(why(locking('garsaxon-gunner', [600, 400, 180]), 'ship-2')).toEqual([
    'xwing2:introduction.3',
    'Gar Saxon',
  ]);
  expect(why(locking('experimentalscanners-evacuationofdqar', [400, 480, 180]), 'ship-2')).toEqual([
    'xwing2:introduction.2',
    'Experimental Scanners',
  ]);
});

it('xwing2:introduction.3 an action and a ship to coordinate are refused with the name of the card', () => {
  const one = table({
    us: [
      { pilot: 'nusquadronpilot', at: HERE, upgrades: ['blackone-evacuationofdqar:0'] },
      xwing([600, 400, 0]),
    ],
  });
  expect(why(one.fly(0, '1 straight'), 'slam')).toEqual(['xwing2:introduction.3', 'Black One']);
  const many = table({
    us: [
      { pilot: 'captainkagi', at: HERE },
      tie([400, 560, 0]),
      tie([300, 560, 0]),
      tie([500, 560, 0], { upgrades: ['passivesensors:0'] }),
    ],
  });
  const coordinating = many.act(0).pick({ action: 'coordinate' });
  expect(why(coordinating, 'ship-3')).toEqual(['xwing2:introduction.3', 'Passive Sensors']);
});

it('xwing2:ability-queue.6 a line about something else of its card is no reason that an ability does not act', () => {
  const firing = (upgrade: string): TestGame =>
    table({ us: [xwing(HERE, { upgrades: [upgrade], tokens: { focus: 1 } })], them: [tie(AHEAD)] })
      .rolls('focus', 'focus', 'focus', 'blank', 'blank', 'blank')
      .attack(0, 1);
  expect(why(firing('firecontrolsystem'), 'ability-upgrade-firecontrolsystem.0@0')).toEqual([
    'xwing2:ability-queue.6',
    undefined,
  ]);
});

it('xwing2:device.12 a ship that placed a device is told why it does not decloak, in every language', () => {
  const us = [xwing(HERE, { upgrades: ['protonbombs', 'deuteriumpowercells'], tokens: { cloak: 1 } })];
  const { state } = table({ us });
  const refused = { option: 'decloak', ruling: 'xwing2:device.12' };
  expect(
    [ENGLISH, GERMAN, FRENCH].map((words) => words.refusal(refused, state).replaceAll(/\s/g, ' ')),
  ).toEqual([
    'Decloak: the ship placed a device in this phase.',
    'Enttarnen: das Schiff hat in dieser Phase ein Gerät gelegt.',
    'Se désocculter : le vaisseau a placé un engin pendant cette phase.',
  ]);
});

it('xwing2:attack.12 an ability is told that the range keeps it from the dice', () => {
  const attacked = (contacts: readonly (readonly [number, number])[], at: At): TestGame =>
    table({
      us: [xwing(HERE, { upgrades: ['zeborrelios', 'predator'], tokens: { focus: 1 } })],
      them: [tie(at)],
      contacts,
    })
      .rolls('focus', 'blank', 'blank')
      .attack(0, 1);
  const option = 'ability-upgrade-predator.0@0';
  expect(attacked([[0, 1]], [400, 440, 180]).refusal(option)).toBe('xwing2:attack.12');
  expect(attacked([], [400, 480, 180]).refusal(option)).toBeUndefined();
});
