import { describe, expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import type { GameId } from '../games/index.ts';
import { bringDesk, type Field } from '../games/sandbox.ts';
import { putIn } from './free-place.ts';
import {
  ownerOf,
  type Piece,
  piecesOf,
  placed,
  rewritten,
  type Written,
  without,
  withValue,
  writtenOf,
} from './position.ts';
import { cleared, exampleOf, fileOf, from, gameOfFile, readFile } from './setting.ts';

const IDS: readonly GameId[] = ['xwing2', 'xwing1', 'armada'];
const OPTIONS = { ...QUICK_GAME, seats: ['human', 'human'], setup: 'by-hand' } as const;

/** What can be written for a field, once each. */
function valuesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'count':
      return [field.most];
    case 'one':
      return field.options.map(({ value }) => value);
    case 'each':
      return field.options.map(({ value }) => field.parts.map(() => value));
    case 'some':
      return field.options.map(({ value }) => [value]);
  }
}

describe.each(IDS)('the sandbox of %s', (id) => {
  it('plays its example from every phase, and comes back from a file as it was', async () => {
    const desk = await bringDesk(id);
    const example = exampleOf(desk);
    for (const { value } of desk.phases()) {
      const setting = from(example.position, value);
      const { turn, fault, table } = desk.begin(setting, OPTIONS, 'a seed').shown();
      expect(fault, value).toBeNull();
      expect(turn.kind, value).not.toBe('over');
      expect(table.ships.some(({ onTable }) => onTable)).toBe(true);
      expect(readFile(fileOf(id, setting), desk)).toEqual({ setting });
    }
    expect(gameOfFile(fileOf(id, example))).toBe(id);
  });

  it('lays every kind of obstacle, bomb and device on an empty table', async () => {
    const desk = await bringDesk(id);
    const { position } = cleared(exampleOf(desk));
    const laysOne = (kind: Piece['kind'], written: Written) => {
      const found = putIn(desk, position, { kind, side: -1 }, written);
      const laid = desk.lay(found?.position);
      if (!found || 'problems' in laid) throw new Error(`${JSON.stringify(written)} was not laid`);
      expect(laid.table.things.map(({ key }) => key)).toEqual([laid.thingKey(found.piece)]);
      return { position: found.position, piece: found.piece, fields: laid.fields(found.piece) };
    };
    for (const { value } of desk.obstacles()) laysOne('obstacles', { outline: value });
    const { devices } = desk;
    for (const { value } of devices?.options() ?? []) {
      const { position: one, piece, fields } = laysOne(devices!.kind, { kind: value, player: 1 });
      expect(ownerOf(one, piece)).toBe(1);
      expect('problems' in desk.lay(without(one, piece))).toBe(false);
      for (const { path, ...field } of fields) {
        if (field.kind !== 'count') throw new Error(`${path} is not counted`);
        const next = desk.lay(rewritten(one, piece, withValue(writtenOf(one, piece), path, field.most)));
        expect('table' in next && next.fields(piece)).toMatchObject([{ path, now: field.most }]);
      }
    }
  });

  it('puts in what each field of a piece offers', async () => {
    const desk = await bringDesk(id);
    const { position } = exampleOf(desk);
    const laid = desk.lay(position);
    if ('problems' in laid) throw new Error('the example cannot be laid out');
    for (const piece of piecesOf(position).filter(({ kind }) => kind !== 'obstacles')) {
      const fields = laid.fields(piece);
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        const values = valuesOf(field);
        for (const value of values) {
          const written = withValue(writtenOf(position, piece), field.path, value);
          const next = desk.lay(rewritten(position, piece, written));
          expect('problems' in next ? next.problems : [], `${field.path} ${value}`).toEqual([]);
          const after = 'fields' in next && next.fields(piece).find(({ path }) => path === field.path);
          if (field.kind === 'count') expect(after, field.path).toMatchObject({ now: field.most });
          if (field.kind === 'each')
            expect(after && 'parts' in after && after.parts.map(({ now }) => now)).toEqual(value);
        }
      }
    }
  });

  it('says why a ship cannot stand on another, and where', async () => {
    const desk = await bringDesk(id);
    const { position } = exampleOf(desk);
    const [one, other] = piecesOf(position);
    const laid = desk.lay(placed(position, other!, writtenOf(position, one!).at as number[]));
    expect('problems' in laid && laid.problems).toEqual([
      { where: '/sides/1/ships/0', reason: 'overlap', what: 'lies on ship 0' },
    ]);
  });

  it('puts ships in where they may lie until the table has no place', async () => {
    const desk = await bringDesk(id);
    const { position } = exampleOf(desk);
    const { at: _, ...written } = position.sides[0]!.ships[0]!;
    let next = position;
    for (let ships = 0; ships < 4; ships++) {
      const found = putIn(desk, next, { kind: 'ships', side: 1 }, written);
      expect(found?.piece).toMatchObject({ kind: 'ships', side: 1, at: ships + 1 });
      next = found!.position;
    }
    expect('problems' in desk.lay(next)).toBe(false);
    const size = [60, 60];
    expect(
      putIn(desk, { ...cleared(exampleOf(desk)).position, size }, { kind: 'ships', side: 0 }, written),
    ).toBeNull();
  });
});

describe('a file in the sandbox', () => {
  const read = async (value: unknown) => readFile(JSON.stringify(value), await bringDesk('xwing2'));

  it('is refused with what is wrong and where', async () => {
    const sides = [{ ships: [{ pilot: 'nobody', at: [100, 100, 0] }] }, { ships: [] }];
    expect(await read({ game: 'xwing2', position: { sides } })).toMatchObject({
      problems: [{ where: '/position/sides/0/ships/0/pilot', reason: 'unknown-card' }],
    });
    expect(await read({ game: 'xwing2', position: { sides: 1 } })).toMatchObject({
      problems: [{ where: '/position/sides', reason: 'shape' }],
    });
    const { position } = exampleOf(await bringDesk('xwing2'));
    expect(await read({ position, run: [{ engage: 7 }] })).toMatchObject({
      problems: [{ where: '/run/0/engage', reason: 'no-such-ship' }],
    });
    expect(
      await read({ position: { ...position, sides: [...position.sides, { ships: [] }] } }),
    ).toMatchObject({
      problems: [{ where: '/position/sides' }],
    });
    expect(gameOfFile('{"game":"chess"}')).toBeNull();
    expect(gameOfFile('no JSON')).toBeNull();
  });

  it('goes on with what it lets happen first, else with the phase of its position', async () => {
    const { position } = exampleOf(await bringDesk('xwing2'));
    const activity = { activate: 0, dial: '2 straight' };
    expect(await read({ position, run: [activity, { engage: 0 }] })).toEqual({
      setting: { position, run: [activity] },
    });
    expect(await read({ position: { ...position, phase: 'planning' } })).toMatchObject({
      setting: { run: [{ game: 'planning' }] },
    });
  });
});
