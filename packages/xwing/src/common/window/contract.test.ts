import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { DEVICES } from '../devices.ts';
import { OUTLINES } from '../outlines.ts';
import { answerQuery, type Query, WINDOW_SCHEMAS } from './index.ts';

const number = fc.oneof(evenly(-50, 960), fc.constantFrom(0, 20, 100, 400, 440));
const at = fc.tuple(number, number, evenly(-400, 400));
const base = fc.constantFrom('small', 'medium', 'large', 'huge');
const ship = fc.record({ base, at });
const rock = fc.record({ shape: fc.constantFrom(...Object.keys(OUTLINES)), at });
const device = fc.record({ device: fc.constantFrom(...Object.keys(DEVICES)), at });
const thing = fc.oneof(ship, rock, device);
const some = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const rarely = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
const around = {
  game: some(fc.constantFrom('xwing2', 'xwing1')),
  ships: some(fc.array(ship, { maxLength: 3 })),
  obstacles: some(fc.array(fc.oneof(rock, device), { maxLength: 2 })),
};
const side = fc.constantFrom('left', 'right');
const placement = fc.constantFrom('front', 'middle', 'back');
const bearing = fc.constantFrom(
  ...['straight', 'koiogran', 'stationary', 'reverse straight'],
  ...['bank left', 'turn right', 'segnor left', 'tallon right', 'reverse bank left'],
  ...['sideslip bank right', 'sideslip turn left'],
);
const maneuver = fc.tuple(fc.integer({ min: 0, max: 5 }), bearing).map(([speed, name]) => `${speed} ${name}`);
const template = fc.constantFrom('1 straight', '2 straight', '1 bank left', '2 bank right', '1 turn left');
const arc = fc.constantFrom('front', 'rear', 'bullseye', 'full front', 'left', 'turret', 'auxiliary 180');
const shift = evenly(-45, 45);
const bands = some(fc.constantFrom(3, 5));

const QUERIES: Readonly<Record<Query['do'], fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  move: fc.record({
    ...around,
    base,
    at,
    maneuver,
    placement: rarely(placement),
    slide: rarely(shift),
    devices: some(fc.array(device)),
  }),
  range: fc.record({ game: around.game, from: thing, to: thing, bands }),
  attack: fc.record({ ...around, from: thing, to: thing, arc, bands }),
  arcs: fc.record({ game: around.game, of: ship, to: thing, bands }),
  reposition: fc.record({
    ...around,
    kind: fc.constantFrom('barrel roll', 'boost', 'decloak', 'slam', 'rotate', 'tractor'),
    base,
    at,
    template: some(template),
    maneuver: some(maneuver),
    side: some(side),
    placement: rarely(placement),
    shift: rarely(shift),
    templateShift: rarely(shift),
  }),
  place: fc.record({
    ...around,
    kind: fc.constantFrom('drop', 'launch', 'relocate', 'align'),
    device: fc.constantFrom(...Object.keys(DEVICES), 'blaze'),
    base: some(base),
    at,
    template: some(template),
    guides: some(fc.constantFrom('front', 'rear', 'left front')),
  }),
};

describe('the contract', () => {
  it.each(Object.keys(QUERIES) as readonly Query['do'][])(
    '%s: every answer fits its schema, all else is a problem',
    (name) => {
      const fits = Compile(WINDOW_SCHEMAS[name].answer);
      let answers = 0;
      fc.assert(
        fc.property(QUERIES[name], (given) => {
          const query = JSON.parse(JSON.stringify({ do: name, ...given })) as unknown;
          const answered = answerQuery(query);
          if (!answered.ok) {
            expect(answered.problem.what).not.toBe('');
            return;
          }
          answers++;
          const answer = JSON.parse(JSON.stringify(answered.answer)) as unknown;
          expect(fits.Check(answer) ? [] : fits.Errors(answer)).toEqual([]);
        }),
        { numRuns: 400, seed: 41 },
      );
      expect(answers).toBeGreaterThan(60);
    },
  );
});
