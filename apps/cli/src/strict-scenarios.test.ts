// Scenario files of First Edition and Armada are as strict as those of 2.5: what they misspell, force too much or expect in vain fails.
import { readFileSync } from 'node:fs';
import type { Expectations, ScenarioAnswer, ScenarioFile } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { SCENARIO_GAMES } from './scenario-games.ts';

type Game = 'armada' | 'xwing1';

/** An example of the house, with other expectations, results or first question. */
function changed(
  game: Game,
  name: string,
  {
    expects = {},
    forced,
    first = {},
  }: {
    readonly expects?: Expectations;
    readonly forced?: ScenarioFile['forced'];
    readonly first?: Partial<ScenarioAnswer>;
  },
): readonly string[] {
  const path = new URL(`../../../scenarios/${game}/${name}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as ScenarioFile;
  const answers = file.answers?.map((answer, at) => (at === 0 ? { ...answer, ...first } : answer));
  const other: ScenarioFile = {
    ...file,
    ...(answers && { answers }),
    expect: { ...file.expect, ...expects },
    forced: { ...file.forced, ...forced },
  };
  const room = SCENARIO_GAMES[game]!;
  const misshapen = room.shapeProblems(other);
  const problems = misshapen.length > 0 ? misshapen : room.play(other).problems;
  return problems.map(({ where, what }) => `${where}: ${what}`);
}

describe.each([
  {
    game: 'armada',
    file: 'repair',
    happens: { kind: 'engineering', points: 3 },
    later: { kind: 'damage-discarded', card: 'comm-noise' },
    misspelt: ['enginering', 'engineering'],
    field: ['engineering', 'pionts', 'points'],
    draw: 'comm-noise',
    options: [{ kind: 'keep' }, { kind: 'token' }],
    option: [{ kind: 'tokn' }, 'token'],
    damage: ['power-failure', 'comm-noise'],
  },
  {
    game: 'xwing1',
    file: 'mine',
    happens: { kind: 'bomb-detonates', token: 'proximitymine' },
    later: { kind: 'shield-lost' },
    misspelt: ['bomb-detonate', 'bomb-detonates'],
    field: ['shield-lost', 'shp', 'ship'],
    draw: 'console-fire',
    options: [{ action: 'focus' }, { action: 'target-lock' }, 'none'],
    option: [{ action: 'focsu' }, 'focus'],
    damage: null,
  },
] as const)(
  'a scenario file of $game',
  ({ game, file, happens, later, misspelt, field, draw, options, option, damage }) => {
    const expecting = (expects: Expectations) => changed(game, file, { expects });
    const first = (asked: Partial<ScenarioAnswer>) => changed(game, file, { first: asked });

    it('fails on an event or a field of one that the game does not have', () => {
      expect(expecting({})).toEqual([]);
      const [wrong, meant] = misspelt;
      for (const list of ['never', 'events'] as const)
        expect(expecting({ [list]: [{ kind: wrong }] })).toEqual([
          expect.stringMatching(
            `^/expect/${list}/0/kind: there is no '${wrong}' here; did you mean ${meant}`,
          ),
        ]);
      const [kind, wrongField, meantField] = field;
      expect(expecting({ never: [{ kind, [wrongField]: 1 }] })).toEqual([
        expect.stringMatching(`^/expect/never/0/${wrongField}: .*did you mean ${meantField}`),
      ]);
      expect(expecting({ evnts: [] } as never)).toEqual([expect.stringMatching('^/expect/evnts: no field')]);
    });

    it('fails on a ruling that is not in the rulebook, in what never happens too', () => {
      const wrong = `${game}:obstrucded.1`;
      const said = (where: string) => [
        `${where}: the rulebook has no line '${wrong}'; did you mean ${game}:obstructed.1?`,
      ];
      expect(expecting({ never: [{ because: wrong }] })).toEqual(said('/expect/never/0/because'));
      expect(first({ refuses: [{ option: 'x', ruling: wrong }] })).toEqual(
        said('/answers/0/refuses/0/ruling'),
      );
      expect(expecting({ never: [{ because: `${game}:obstructed.1` }] })).toEqual([]);
    });

    it('fails on dice and draws that are forced and never used', () => {
      expect(changed(game, file, { forced: { draws: [draw] } })).toEqual([
        `/forced/draws: 1 left over, never used: ${draw}`,
      ]);
      const rolls = game === 'xwing1' ? ['hit', 'focus', 'blank', 'crit'] : ['crit'];
      expect(changed(game, file, { forced: { rolls } })).toEqual([
        '/forced/rolls: 1 left over, never used: crit',
      ]);
    });

    it('counts events, and holds one back until another has happened', () => {
      expect(expecting({ counts: [{ event: happens, times: 1 }] })).toEqual([]);
      expect(expecting({ counts: [{ event: happens, times: 2 }] })).toEqual([
        '/expect/counts/0: happened 1 times, not 2',
      ]);
      expect(expecting({ notBefore: [{ event: later, until: happens }] })).toEqual([]);
      expect(expecting({ notBefore: [{ event: happens, until: later }] })).toEqual([
        expect.stringMatching('^/expect/notBefore/0: happened as event .*, before '),
      ]);
    });

    it('lists all options of a question, and misspells none that is missing', () => {
      expect(first({ options })).toEqual([]);
      expect(first({ options: options.slice(1) })).toEqual([expect.stringMatching('^/answers/0/options')]);
      const [wrong, meant] = option;
      expect(first({ missing: [wrong] })).toEqual([
        expect.stringMatching(`^/answers/0/missing/0/.*did you mean ${meant}`),
      ]);
    });

    it('names parts of the state, damage cards and dial entries in words', () => {
      expect(expecting({ state: { '/shps/0/speed': 2 } })).toEqual([
        expect.stringMatching('there is no such part; did you mean ships?'),
      ]);
      if (damage) {
        const [is, other] = damage;
        expect(expecting({ state: { '/ships/0/damage/0/kind': is } })).toEqual([]);
        expect(expecting({ state: { '/ships/0/damage/0/kind': other } })).toHaveLength(1);
      } else {
        const dial = (name: string) =>
          changed('xwing1', 'bump', { expects: { state: { '/ships/0/dial': name } } });
        expect(dial('3 straight')).toEqual([]);
        expect(dial('2 straight')).toEqual([expect.stringMatching('/ships/0/dial is \\d+')]);
      }
    });

    it('measures range, arcs and contacts', () => {
      const measured = (what: object) =>
        changed(game, game === 'armada' ? 'overlapping-ships' : 'bump', {
          expects: { measure: [{ from: 0, to: 1, ...what }] },
        });
      // The squeezed ship of Armada lies apart again.
      const touching = game !== 'armada';
      expect(measured({ touching })).toEqual([]);
      expect(measured({ touching: !touching })).toEqual([`/expect/measure/0/touching: is ${touching}`]);
      expect(measured({ arc: 'frnt' })).toEqual([expect.stringMatching('did you mean front')]);
      expect(measured({ range: game === 'armada' ? 'long' : 3 })).toEqual([
        expect.stringMatching('^/expect/measure/0/range: is '),
      ]);
    });
  },
);
