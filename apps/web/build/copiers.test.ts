import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ARMADA } from '@firing-arc/armada';
import {
  compiledFrom,
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  type Rules,
  type State,
} from '@firing-arc/referee';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { withCode } from './copiers.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What the built page has in the place of a game's schema that is compiled as it is loaded, run here. */
async function expectSame<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { schema, ...rules }: Rules<S, Setup, Q, E>,
  stateFile: string,
): Promise<void> {
  const file = pathOf(`../../../packages/${stateFile}`);
  const text = await withCode(readFileSync(file, 'utf8'), file);
  expect(text).not.toContain('compileSchema');
  const call = /export const compiledState = compiledFrom\(\w+, (.*)\);$/m.exec(text)![1]!;
  const made = new Function('compiledFrom', 'schema', `return compiledFrom(schema, ${call})`)(
    compiledFrom,
    schema.schema,
  ) as typeof schema;
  const setup = JSON.parse(readFileSync(pathOf(`../src/games/quick/${rules.id}.json`), 'utf8')) as Setup;
  const whole = { ...rules, schema };
  const state = firstPosition(whole, newRecord(whole, setup, 'copier'));
  expect(made.copy(state)).toEqual(state);
  expect(made.hash(made.copy(state))).toBe(schema.hash(state));
  expect(made.hash({ ...state, streams: [] })).toBe(schema.hash({ ...state, streams: [] }));
  expect(made.problems({ ...state, streams: 1 })).toEqual(schema.problems({ ...state, streams: 1 }));
}

it('what the page is built with copies and hashes as what is compiled while the rules are loaded', async () => {
  await expectSame(SECOND, 'xwing/src/second/state.ts');
  await expectSame(FIRST, 'xwing/src/first/state.ts');
  await expectSame(ARMADA, 'armada/src/state.ts');
});

it('says where a schema is that the page cannot be built with', async () => {
  const file = pathOf('../../../packages/armada/src/state.ts');
  await expect(withCode('const hidden = compileSchema<Plan>(Type.Object({}));', file)).rejects.toThrow(
    'write export const NAME = compileSchema<TYPE>(SCHEMA)',
  );
  await expect(withCode('export const other = compileSchema<Plan>(plan);', file)).rejects.toThrow(
    'other is no compiled schema',
  );
});
