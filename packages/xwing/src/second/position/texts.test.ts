import '../cards/all.ts';
import { type ScenarioFile, scenarioShapeProblems } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from './index.ts';

const FILE = { game: 'xwing2', name: 'names', position: { sides: [{ ships: [] }, { ships: [] }] } };
const told = (more: Partial<ScenarioFile>): readonly string[] =>
  scenarioShapeProblems(
    scenarioFiles(() => ({})),
    { ...FILE, ...more },
  ).map(({ where, what }) => `${where}: ${what}`);

describe('ids and names in what must not be', () => {
  it.each([
    [{ kind: 'ability', ability: 'upgrade-jukke.0' }, 'ability', 'juke'],
    [{ kind: 'ability', ability: 'pilto.0' }, 'ability', null],
    [{ kind: 'damage-dealt', card: 'Fuel Leek' }, 'card', 'Fuel Leak'],
    [{ kind: 'damage-revealed', cards: ['Fuel Leak', 'Direct Hitt'] }, 'cards/1', 'Direct Hit'],
    [{ kind: 'condition-assigned', condition: 'ratled' }, 'condition', 'rattled'],
    [{ kind: 'turret', upgrade: 'dorsalturet' }, 'upgrade', 'dorsalturret'],
    [{ kind: 'device-detonates', name: 'protonbom' }, 'name', 'protonbomb'],
    [{ kind: 'attack', arc: 'bulseye' }, 'arc', 'bullseye'],
    [{ kind: 'canceled', face: 'crits' }, 'face', 'crit'],
    [{ kind: 'condition-assigned', marker: 'ratled' }, 'marker', 'rattled'],
    [{ kind: 'phase', phase: 'engagment' }, 'phase', 'engagement'],
  ])('are those of cards and the like: %o', (event, field, meant) => {
    const [problem, ...others] = told({ expect: { never: [event] } });
    expect(others).toEqual([]);
    expect(problem).toContain(`/expect/never/0/${field}: there is no `);
    if (meant !== null) expect(problem).toContain(meant);
  });

  it('may be all that there are', () => {
    const never = [
      { kind: 'ability', ability: 'upgrade-juke.0' },
      { kind: 'ability', ability: 'pilot.0' },
      { kind: 'ability', ability: 'damage-3.0' },
      { kind: 'damage-dealt', card: 'Fuel Leak' },
      { kind: 'turret', upgrade: 'dorsalturret' },
      { kind: 'ability', ability: 'howlrunner--e3-1-2--as-storm-caller' },
      { kind: 'turret', upgrade: 'dorsalturret--e1-1-2--as-ours' },
    ];
    expect(told({ expect: { never, counts: never.map((event) => ({ event, times: 0 })) } })).toEqual([]);
  });

  it('are held to it among the options that are missing, too', () => {
    const answers = [
      { question: 'modify-attack-dice', missing: [{ ability: 'upgrade-jukke.0' }], answer: 'done' },
      { question: 'order-abilities', missing: [{ ability: 'link' }], answer: 0 },
    ];
    expect(told({ answers })).toHaveLength(1);
    expect(told({ answers })[0]).toMatch(
      /^\/answers\/0\/missing\/0\/ability: there is no card 'upgrade-jukke\.0'; did you mean .*juke/i,
    );
  });
});
