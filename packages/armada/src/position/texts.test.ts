import '../all-cards.ts';
import { type ScenarioFile, scenarioShapeProblems } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from './index.ts';

const FILE = { game: 'armada', name: 'names', position: { sides: [{ ships: [] }, { ships: [] }] } };
const told = (more: Partial<ScenarioFile>): readonly string[] =>
  scenarioShapeProblems(SCENARIO_FILES, { ...FILE, ...more }).map(({ where, what }) => `${where}: ${what}`);

describe('ids and names in what must not be', () => {
  it.each([
    [{ kind: 'effect-used', effect: 'admiral-screed-comander' }, 'effect', 'admiral-screed-commander'],
    [{ kind: 'effect-used', effect: 'admiral-sloane-comander#2' }, 'effect', 'admiral-sloane-commander'],
    [{ kind: 'upgrade-used', upgrade: 'gunery-team' }, 'upgrade', 'gunnery-team'],
    [{ kind: 'damage-dealt', card: 'ruptured-engin' }, 'card', 'ruptured-engine'],
    [{ kind: 'objective', objective: 'minefeilds' }, 'objective', 'minefields'],
    [{ kind: 'token-locked', token: 'brase' }, 'token', 'brace'],
    [{ kind: 'suppressed', tokens: ['brace', 'evad'] }, 'tokens/1', 'evade'],
  ])('are those of cards and the like: %o', (event, field, meant) => {
    const [problem, ...others] = told({ expect: { never: [event] } });
    expect(others).toEqual([]);
    expect(problem).toContain(`/expect/never/0/${field}: there is no `);
    expect(problem).toContain(meant);
  });

  it('may be all that there are', () => {
    const never = [
      { kind: 'effect-used', effect: 'admiral-sloane-commander#2' },
      { kind: 'effect-used', effect: 'swarm' },
      { kind: 'critical-effect', effect: 'ion-storm' },
      { kind: 'damage-dealt', card: 'ruptured-engine' },
      { kind: 'upgrade-used', upgrade: 'gunnery-team' },
    ];
    expect(told({ expect: { never, counts: never.map((event) => ({ event, times: 0 })) } })).toEqual([]);
  });

  it('are held to it among the options that are missing, too', () => {
    const answers = [
      { question: 'attack-effect', missing: [{ effect: 'leading-shot' }], answer: 'done' },
      { question: 'use-card', about: { card: 'engine-tech' }, answer: 'yes' },
    ];
    expect(told({ answers })).toEqual([
      "/answers/0/missing/0/effect: there is no 'leading-shot' here; did you mean leading-shots?",
      "/answers/1/about/card: there is no 'engine-tech' here; did you mean engine-techs?",
    ]);
  });
});
