import { readFileSync } from 'node:fs';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { attackLines } from '@firing-arc/xwing/common';
import {
  bodyOf,
  DEFAULT_PAIR,
  packFrom,
  SECOND,
  type SecondEvent,
  setupFromSquads,
} from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { lastAttack, lineOf } from './last-attack.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);

const because = 'xwing2:attack.5';
const declared: SecondEvent = {
  kind: 'attack',
  attacker: 1,
  defender: 5,
  weapon: 0,
  arc: 'front',
  range: 2,
  obstructed: true,
  line: [0, 0, 100, 100],
  because,
};
const events: readonly SecondEvent[] = [
  declared,
  { kind: 'rolled', ship: 1, dice: 'attack', faces: ['hit', 'focus'], because },
  { kind: 'modified', ship: 1, dice: 'attack', how: 'change', faces: ['hit', 'hit'], because },
  { kind: 'rolled', ship: 5, dice: 'defense', faces: ['evade'], because },
  { kind: 'neutralized', hits: 1, crits: 0, because },
  { kind: 'attack-hits', attacker: 1, defender: 5, because },
  { kind: 'rolled', ship: 5, dice: 'attack', faces: ['crit'], because },
];

it('tells the last attack as its events do: dice as they lay at the end, what was left, hit or miss', () => {
  expect(lastAttack(events)).toEqual({
    attacker: 1,
    defender: 5,
    range: 2,
    arc: 'front',
    obstructed: true,
    line: [0, 0, 100, 100],
    attackFaces: ['hit', 'hit'],
    defenseFaces: ['evade'],
    left: { hits: 1, crits: 0 },
    hit: true,
  });
});

it('knows no result before there is one, and no attack before there was one', () => {
  expect(lastAttack(events.slice(0, 2))).toMatchObject({
    attackFaces: ['hit', 'focus'],
    left: null,
    hit: null,
  });
  expect(lastAttack([])).toBeNull();
});

it('draws the line of an attack until one of the ships has moved', () => {
  const setup = setupFromSquads(pack, [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad]);
  const state = firstPosition(SECOND, newRecord(SECOND, setup, 'line'));
  const [attacker, defender] = [state.ships[1]!, state.ships[5]!];
  Object.assign(attacker, { place: 'table', x: 200, y: 200, facing: 0 });
  Object.assign(defender, { place: 'table', x: 230, y: 400, facing: 180 });
  const [line] = attackLines(bodyOf(attacker), 'front', bodyOf(defender));
  const attack = { ...lastAttack(events)!, line: line! };
  expect(lineOf(attack, state)).toBe(line);
  attacker.x += 40;
  expect(lineOf(attack, state)).toBeNull();
});
