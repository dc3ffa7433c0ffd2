import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../json-lines.ts';
import { freshFolder, runWith } from '../testing/script.ts';
import { schemaOf } from './scenario.ts';

const EXAMPLES = new URL('../../../../scenarios/xwing2/', import.meta.url);
const FIRST_EXAMPLES = new URL('../../../../scenarios/xwing1/', import.meta.url);
const ARMADA_EXAMPLES = new URL('../../../../scenarios/armada/', import.meta.url);
const examples = readdirSync(EXAMPLES).filter((file) => file.endsWith('.json'));
const example = (name: string) => fileURLToPath(new URL(`${name}.json`, EXAMPLES));

const folder = freshFolder();

/** A file of examples, changed as text. */
async function changed(name: string, from: string | RegExp, to: string, ...flags: readonly string[]) {
  const text = readFileSync(example(name), 'utf8');
  expect(text).toMatch(from);
  const file = join(folder, 'changed.json');
  writeFileSync(file, text.replace(from, to));
  return runWith(['scenario', 'run', file, ...flags]);
}

describe('scenario run', () => {
  for (const file of examples) {
    it(`plays ${file} as it says`, async () => {
      const { status, err } = await runWith(['scenario', 'run', fileURLToPath(new URL(file, EXAMPLES))]);
      expect(err).toBe('');
      expect(status).toBe(0);
    });
  }

  for (const file of readdirSync(FIRST_EXAMPLES).filter((name) => name.endsWith('.json'))) {
    it(`plays ${file} of First Edition as it says`, async () => {
      const { status, err } = await runWith([
        'scenario',
        'run',
        fileURLToPath(new URL(file, FIRST_EXAMPLES)),
      ]);
      expect(err).toBe('');
      expect(status).toBe(0);
    });
  }

  for (const file of readdirSync(ARMADA_EXAMPLES).filter((name) => name.endsWith('.json'))) {
    it(`plays ${file} of Armada as it says`, async () => {
      const { status, err } = await runWith([
        'scenario',
        'run',
        fileURLToPath(new URL(file, ARMADA_EXAMPLES)),
      ]);
      expect(err).toBe('');
      expect(status).toBe(0);
    });
  }

  it('has examples of the moments that matter, each with its rulings', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
    const ledger = readFileSync(new URL('../../../../rulebook/xwing2.jsonl', import.meta.url), 'utf8');
    for (const file of examples) {
      const { rulings } = JSON.parse(readFileSync(new URL(file, EXAMPLES), 'utf8')) as { rulings: string[] };
      expect(rulings.length).toBeGreaterThan(0);
      for (const ruling of rulings) expect(ledger).toContain(`"${ruling}"`);
    }
  });

  it('prints events, questions with answers, the state and the result as JSON lines', async () => {
    const { status, out } = await runWith(['scenario', 'run', example('attack'), '--json']);
    expect(status).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ question: { kind: 'attack', player: 0 }, answer: 0 });
    expect(lines.find((line) => 'event' in line)).toMatchObject({
      event: { because: expect.stringMatching(/^xwing2:/) },
    });
    expect(lines.at(-2)).toMatchObject({
      state: { phase: 'engagement' },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(lines.at(-1)).toMatchObject({ result: { status: 'passed', answers: 3 } });
  });

  it('stops with status 3 at a question that the file does not answer, with its options', async () => {
    const text = await changed('attack', /"answers": \[[\s\S]*"expect"/, '"expect"');
    expect(text.status).toBe(1);
    const file = join(folder, 'open.json');
    const {
      answers: _,
      complete: __,
      expect: ___,
      forced: ____,
      ...rest
    } = JSON.parse(readFileSync(example('attack'), 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(rest));
    const open = await runWith(['scenario', 'run', file]);
    expect(open.status).toBe(3);
    expect(open.out).toMatch(/\? Player 1: .* {2}\(attack\)\n {4}0: .*\{"kind":"attack","weapon":0/);
    expect(open.out).toMatch(/^OPEN: /m);
  });

  it('names file, line and field of what is wrong', async () => {
    const pilot = await changed('attack', '"bluesquadronescort"', '"nobody"');
    expect(pilot.status).toBe(2);
    expect(pilot.err).toMatch(
      /changed\.json:\d+: \/position\/sides\/0\/ships\/0\/pilot: there is no pilot 'nobody' in the house\n$/,
    );
    const field = await changed('attack', '"phase"', '"fase"');
    expect(field.err).toMatch(/changed\.json:\d+: \/position\/fase: no field of this name belongs here/);
    const forced = await changed('attack', '"rolls": ["hit"', '"rolls": ["hits"');
    expect(forced.err).toMatch(
      /changed\.json:\d+: \/forced: .*'hits' is forced, but only hit, crit, focus, blank/,
    );
    const phase = await changed('attack', '"phase": "engagement"', '"phase": "combat"');
    expect(phase.err).toMatch(/\/position\/phase: "combat" is none of setup, planning, system, activation/);
    const overlap = await changed('attack', /"at": \[\s*400,\s*280/, '"at": [400, 120');
    expect(overlap.err).toMatch(/ships\/0: lies on ship 0/);
    expect((await changed('attack', '"spend-focus"', '"spend-tea"')).err).toMatch(
      /changed\.json:\d+: \/answers\/1\/answer: "spend-tea" is none of the options of modify-attack-dice/,
    );
    expect((await changed('attack', '"attack-hits"', '"attack-misses"')).err).toMatch(
      /\/expect\/events\/\d: no such event/,
    );
    expect((await changed('attack', '["Fuel Leak"]', '["Fuel Leak", "Direct Hit!"]')).err).toMatch(
      /\/forced\/draws: 1 left over, never used: Direct Hit!/,
    );
  });

  it('names an event, a word, a field or an option that no game has, where nothing would have told so', async () => {
    const unknown = async (expected: string) => {
      const { status, err } = await changed('attack', '"expect": {', `"expect": { "never": [${expected}], `);
      expect(status).toBe(2);
      return err;
    };
    expect(await unknown('{ "kind": "dmage-dealt" }')).toMatch(
      /\/expect\/never\/0\/kind: there is no 'dmage-dealt' here; did you mean damage-dealt/,
    );
    expect(await unknown('{ "kind": "damage-dealt", "shp": 1 }')).toMatch(
      /\/expect\/never\/0\/shp: there is no 'shp' here; did you mean ship\?/,
    );
    expect(await unknown('{ "kind": "lost", "token": "focsu" }')).toMatch(
      /\/expect\/never\/0\/token: there is no 'focsu' here; did you mean focus\?/,
    );
    const missing = await changed('ion', '"action": "lock"', '"action": "lokc"');
    expect(missing.err).toMatch(/missing\/0\/action: there is no 'lokc' here; did you mean lock/);
    const refused = await changed('ion', '"option": "lock"', '"option": "lokc"');
    expect(refused.err).toMatch(/refuses\/0: not refused so; .*; did you mean lock/);
    const state = await changed('attack', '"/ships/1/', '"/shps/1/');
    expect(state.err).toMatch(/there is no such part; did you mean ships\?/);
  });

  it('takes a damage card, a maneuver and an ability by name or by number', async () => {
    const state = (part: string) => changed('attack', '"state": {', `"state": { ${part}, `);
    expect((await state('"/ships/1/damage/0/kind": "Fuel Leak"')).status).toBe(0);
    expect((await state('"/ships/1/damage/0/kind": "Hull Breach"')).err).toMatch(/kind is \d+/);
    const dial = await changed('dials', '"/ships/0/dial": "4 koiogran"', '"/ships/0/dial": "2 straight"');
    expect(dial.err).toMatch(/\/ships\/0\/dial is \d+/);
    expect((await changed('dials', '"/ships/0/dial": "4 koiogran"', '"/ships/0/dial": 16')).status).toBe(0);
    expect((await changed('queue', '"Old Teroch"', '"pilot.0"')).status).toBe(0);
    expect((await changed('queue', '"Old Teroch"', '"oldteroch"')).status).toBe(0);
    expect((await changed('queue', '"Old Teroch"', '"Howlrunner"')).err).toMatch(/is none of the options/);
    const missing = (name: string) =>
      changed('queue', '"offers": [', `"missing": [{ "ability": "${name}" }], "offers": [`);
    for (const name of ['Howlrunner', '“Howlrunner”', 'howlrunner', 'Autothrusters'])
      expect((await missing(name)).status).toBe(0);
    expect((await missing('Howlruner')).err).toMatch(
      /there is no card 'Howlruner'; did you mean .*Howlrunner/,
    );
  });

  it('measures range, arcs and contacts, and refuses contacts of ships that lie apart', async () => {
    const measured = (part: string) =>
      changed('range-0', '"expect": {', `"expect": { "measure": [{ "from": 0, ${part} }], `);
    expect((await measured('"to": 1, "range": 0, "touching": true, "arc": "front"')).status).toBe(0);
    expect((await measured('"to": 2, "range": 2, "touching": false, "outside": "rear"')).status).toBe(0);
    expect((await measured('"to": 2, "range": 1')).err).toMatch(/measure\/0\/range: is 2/);
    expect((await measured('"to": 2, "touching": true')).err).toMatch(/measure\/0\/touching: is false/);
    expect((await measured('"to": 2, "arc": "rear"')).err).toMatch(/arc: is not in the arc 'rear'/);
    expect((await measured('"to": 2, "outside": "front"')).err).toMatch(/outside: is in the arc 'front'/);
    expect((await measured('"to": 2, "arc": "bulseye"')).err).toMatch(/did you mean bullseye\?/);
    expect((await measured('"to": 9')).err).toMatch(/measure\/0: there are no such things/);
    const apart = await changed('range-0', '[[0, 1]]', '[[0, 2]]');
    expect(apart.status).toBe(2);
    expect(apart.err).toMatch(/\/position\/contacts\/0: the bases of ships 0 and 2 do not touch/);
  });

  it('plays several files and tells one line of each', async () => {
    const { status, out } = await runWith(['scenario', 'run', example('attack'), example('lock')]);
    expect(status).toBe(0);
    expect(out).toMatch(/^OK: .*attack\.json: \d+ events, 3 answers\nOK: .*lock\.json: .*\n$/);
  });

  it('plays the others when one of several files is broken, and tells of it', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{ "game": ');
    const files = [broken, join(folder, 'nowhere.json'), example('attack')];
    const { status, out, err } = await runWith(['scenario', 'run', ...files]);
    expect(status).toBe(2);
    expect(out).toMatch(/^FAILED: .*broken\.json.*\nFAILED: .*nowhere\.json.*\nOK: .*attack\.json/);
    expect(err).toMatch(/broken\.json:1:\d+: .*\n.*nowhere\.json/);
    const lines = await runWith(['scenario', 'run', ...files, '--json']);
    const results = lines.out.split('\n').filter((line) => line.startsWith('{"result"'));
    expect(results.map((line) => (JSON.parse(line) as { result: object }).result)).toMatchObject([
      { status: 'failed' },
      { status: 'failed' },
      { status: 'passed' },
    ]);
  });
});

describe('scenario schema', () => {
  it('is the one that is published', async () => {
    const { out } = await runWith(['scenario', 'schema']);
    const published = new URL('../../../../docs/scenario-files.xwing2.schema.json', import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(out));
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(schemaOf('xwing2'))));
  });

  it('is published for First Edition too', async () => {
    const { out } = await runWith(['scenario', 'schema', '--game', 'xwing1']);
    const published = new URL('../../../../docs/scenario-files.xwing1.schema.json', import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(out));
  });

  it('is published for Armada too', async () => {
    const { out } = await runWith(['scenario', 'schema', '--game', 'armada']);
    const published = new URL('../../../../docs/scenario-files.armada.schema.json', import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(out));
  });
});

describe('the line of a path', () => {
  const text = '{\n "a": [\n  1,\n  {"b/c": "x,]}:",\n   "d": []}\n ],\n "e": {}\n}';
  it('is where its value or its name stands', () => {
    const at = (path: string) => lineOf(text, path);
    expect(['', '/a', '/a/0', '/a/1', '/a/1/b~1c', '/a/1/d', '/e'].map(at)).toEqual([1, 2, 3, 4, 4, 5, 7]);
  });
  it('is the line of what is there when the path leads nowhere', () => {
    expect(lineOf(text, '/a/1/z/9')).toBe(4);
    expect(lineOf(text, '/nothing')).toBe(1);
  });
});
