import { NO_HELP } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { buildPosition, type FirstQuestion, type FirstState, type Position } from '@firing-arc/xwing/first';
import { describe, expect, it } from 'vitest';
import { firstOpponent } from '../index.ts';

type Ships = Position['sides'][number]['ships'];
type Asked = Extract<FirstQuestion, { kind: 'choose-ship' }>;

function positionOf(us: Ships, them: Ships, more: Partial<Position> = {}): FirstState {
  const built = buildPosition({ phase: 'combat', sides: [{ ships: us }, { ships: them }], ...more });
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return built.state;
}

const ship = (pilot: string, at: readonly [number, number, number], more = {}) => ({
  pilot,
  at: [...at] as [number, number, number],
  ...more,
});

const answerTo = (state: FirstState, question: FirstQuestion): unknown =>
  firstOpponent('plain', growStreams('weighs', ['plain']), 0)(question, () => state, NO_HELP);

/** Whom the first ship's ability is used on, of these ships; null for nobody. */
function chosenBy(state: FirstState, ability: string, targets: readonly number[], must = false) {
  const ships = targets.map((target) => ({ kind: 'ship' as const, target }));
  const options: Asked['options'] = must ? ships : [...ships, { kind: 'none' }];
  const question: Asked = {
    form: 'choice',
    kind: 'choose-ship',
    player: 0,
    because: 'xwing1:card-abilities.4',
    ship: 0,
    ability,
    options,
  };
  const option = options[answerTo(state, question) as number]!;
  return option.kind === 'none' ? null : option.target;
}

/** Whether the first ship uses an ability that it may use. */
const uses = (state: FirstState, ability: string): boolean =>
  answerTo(state, {
    form: 'choice',
    kind: 'use-ability',
    player: 0,
    because: 'xwing1:card-abilities.4',
    ship: 0,
    ability,
    options: [{ use: true }, { use: false }],
  }) === 0;

describe('the plain player of First Edition weighs what cards do', () => {
  const asajj = positionOf(
    [ship('asajjventress', [400, 300, 0]), ship('cartelspacer', [400, 420, 0], { points: 40 })],
    [
      ship('academypilot', [450, 420, 180], { points: 12 }),
      ship('soontirfel', [350, 420, 180], { points: 27 }),
    ],
  );

  it('stresses the dearest enemy, and no friend where nobody else is in arc', () => {
    expect(chosenBy(asajj, 'asajjventress#0', [1, 2, 3])).toBe(3);
    expect(chosenBy(asajj, 'asajjventress#0', [1])).toBeNull();
  });

  it('harms an enemy that is about to fall, and of friends the one that loses least', () => {
    const state = positionOf(
      [
        ship('genesisred', [400, 200, 0], { upgrades: ['arccaster'] }),
        ship('cartelspacer', [380, 420, 0], { damage: ['blinded-pilot', 'blinded-pilot'] }),
        ship('cartelspacer', [420, 420, 0]),
      ],
      [
        ship('academypilot', [400, 360, 180]),
        ship('academypilot', [470, 400, 180]),
        ship('academypilot', [330, 400, 180], { damage: ['blinded-pilot', 'blinded-pilot'] }),
      ],
    );
    expect(chosenBy(state, '0:arccaster#0', [1, 2, 4, 5], true)).toBe(5);
    expect(chosenBy(state, '0:arccaster#0', [1, 2], true)).toBe(2);
  });

  it('takes stress off itself by giving it to an enemy, never to a dearer friend', () => {
    const state = positionOf(
      [
        ship('4lom', [400, 300, 0], { tokens: { stress: 1 } }),
        ship('cartelspacer', [400, 360, 0], { points: 50 }),
      ],
      [ship('academypilot', [450, 340, 180])],
    );
    expect(chosenBy(state, '4lom#0', [1, 2])).toBe(2);
  });

  it('gives a focus token to a friend without one', () => {
    const state = positionOf(
      [
        ship('garvendreis', [400, 200, 0]),
        ship('rookiepilot', [340, 200, 0], { tokens: { focus: 1 } }),
        ship('rookiepilot', [460, 200, 0]),
      ],
      [ship('academypilot', [400, 420, 180])],
    );
    expect(chosenBy(state, 'garvendreis#0', [1, 2], true)).toBe(2);
  });

  it('discards a card with an enemy in reach, and keeps it while nobody is', () => {
    const us = [ship('cartelspacer', [400, 100, 0], { upgrades: ['glitterstim'] })];
    const withFoe = (y: number) => positionOf(us, [ship('academypilot', [400, y, 180])]);
    expect(uses(withFoe(350), '0:glitterstim#0')).toBe(true);
    expect(uses(withFoe(800), '0:glitterstim#0')).toBe(false);
  });
});
