import { type ScenarioFile, scenarioShapeProblems } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from './index.ts';

const FILE = { game: 'xwing1', name: 'names', position: { sides: [{ ships: [] }, { ships: [] }] } };
const told = (more: Partial<ScenarioFile>): readonly string[] =>
  scenarioShapeProblems(SCENARIO_FILES, { ...FILE, ...more }).map(({ where, what }) => `${where}: ${what}`);

describe('ids and names in what must not be', () => {
  it.each([
    [{ kind: 'damage-dealt', card: 'direct-hitt' }, 'card', 'direct-hit'],
    [{ kind: 'ability', card: 'jakefarell' }, 'card', 'jakefarrell'],
    [{ kind: 'condition-assigned', condition: 'ratled' }, 'condition', 'rattled'],
    [{ kind: 'bomb-dropped', upgrade: 'seismiccharge' }, 'upgrade', 'seismiccharges'],
    [{ kind: 'bomb-detonates', token: 'protonbom' }, 'token', 'protonbomb'],
  ])('are those of cards and the like: %o', (event, field, meant) => {
    const [problem, ...others] = told({ expect: { never: [event] } });
    expect(others).toEqual([]);
    expect(problem).toContain(`/expect/never/0/${field}: there is no `);
    expect(problem).toContain(meant);
  });

  it('may be all that there are', () => {
    const never = [
      { kind: 'damage-dealt', card: 'direct-hit' },
      { kind: 'ability', card: 'jakefarrell' },
      { kind: 'attack', weapon: 'ioncannonturret' },
    ];
    expect(told({ expect: { never, counts: never.map((event) => ({ event, times: 0 })) } })).toEqual([]);
  });

  it('are held to it among the options that are missing, too', () => {
    const answers = [
      { question: 'attack', missing: [{ ability: 'jakefarell#0' }], answer: 'none' },
      { question: 'modify-attack-dice', missing: [{ ability: 'jakefarell#0' }], answer: 'done' },
    ];
    expect(told({ answers }).at(-1)).toMatch(
      /^\/answers\/1\/missing\/0\/ability: there is no card 'jakefarell#0'; did you mean .*jakefarrell/,
    );
  });
});
