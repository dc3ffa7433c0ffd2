import { describe, expect, it } from 'vitest';
import {
  added,
  countsShips,
  locking,
  lockOf,
  ownerOf,
  type Piece,
  type Position,
  piecesOf,
  placed,
  without,
  withValue,
  writtenOf,
} from './position.ts';

/** Ships 0 and 1 of one side, 2 and 3 of the other. */
const POSITION: Position = {
  sides: [
    { ships: [{ pilot: 'a' }, { pilot: 'b', docked: 0 }] },
    { ships: [{ pilot: 'c', flown: { maneuver: '1 straight', through: [1, 3] } }, { pilot: 'd' }] },
  ],
  obstacles: [{ outline: 'rock' }, { outline: 'debris' }],
  locks: [
    { by: 0, on: 2 },
    { by: 3, on: 1, kind: 'obstacle' },
    { by: 2, on: 1 },
  ],
  contacts: [
    [1, 2],
    [2, 3],
  ],
};

function pieceOf(position: Position, kind: Piece['kind'], id: number): Piece {
  const found = piecesOf(position).find((piece) => piece.kind === kind && piece.id === id);
  if (!found) throw new Error(`no ${kind} ${id}`);
  return found;
}

describe('a position that is edited', () => {
  it('counts ships first, then squadrons, and obstacles by themselves', () => {
    const fleets: Position = {
      sides: [{ ships: [{}], squadrons: [{}, {}] }, { ships: [{}] }],
      obstacles: [{}],
    };
    expect(piecesOf(fleets).map(({ kind, side, id }) => `${kind} ${side} ${id}`)).toEqual([
      'ships 0 0',
      'ships 1 1',
      'squadrons 0 2',
      'squadrons 0 3',
      'obstacles -1 0',
    ]);
  });

  it('calls ships by their new numbers when one is put in before them', () => {
    const next = added(POSITION, { kind: 'ships', side: 0 }, { pilot: 'new' });
    expect(next).toMatchObject({
      sides: [
        { ships: [{ pilot: 'a' }, { pilot: 'b', docked: 0 }, { pilot: 'new' }] },
        { ships: [{ pilot: 'c', flown: { through: [1, 4] } }, { pilot: 'd' }] },
      ],
      locks: [
        { by: 0, on: 3 },
        { by: 4, on: 1, kind: 'obstacle' },
        { by: 3, on: 1 },
      ],
      contacts: [
        [1, 3],
        [3, 4],
      ],
    });
  });

  it('forgets what others had to do with a ship that is taken off', () => {
    const next = without(POSITION, pieceOf(POSITION, 'ships', 0));
    expect(next.sides[0]!.ships).toEqual([{ pilot: 'b' }]);
    expect(next).toMatchObject({
      sides: [{}, { ships: [{ flown: { maneuver: '1 straight', through: [0, 2] } }, {}] }],
      locks: [
        { by: 2, on: 1, kind: 'obstacle' },
        { by: 1, on: 0 },
      ],
      contacts: [
        [0, 1],
        [1, 2],
      ],
    });
  });

  it('forgets the lock on an obstacle that is taken off, and no lock on a ship', () => {
    const next = without(POSITION, pieceOf(POSITION, 'obstacles', 1));
    expect(next.obstacles).toEqual([{ outline: 'rock' }]);
    expect(next.locks).toEqual([
      { by: 0, on: 2 },
      { by: 2, on: 1 },
    ]);
  });

  it('leaves devices their numbers when others come and go, and forgets the lock on one that is taken off', () => {
    const position: Position = {
      ...POSITION,
      devices: [{ kind: 'protonbomb' }, { kind: 'ionbomb' }],
      locks: [
        { by: 0, on: 1, kind: 'device' },
        { by: 1, on: 0, kind: 'device' },
        { by: 2, on: 0 },
      ],
    };
    const next = without(position, pieceOf(position, 'devices', 0));
    expect(next.devices).toEqual([{ kind: 'ionbomb', id: 1 }]);
    expect(next.locks).toEqual([
      { by: 0, on: 1, kind: 'device' },
      { by: 2, on: 0 },
    ]);
    expect(added(next, { kind: 'devices', side: -1 }, { kind: 'bomblet' }).devices).toEqual([
      { kind: 'ionbomb', id: 1 },
      { kind: 'bomblet', id: 2 },
    ]);
  });

  it('remembers from which ship a condition came, as long as that one is there', () => {
    const marked = { pilot: 'd', conditions: ['rattled', { card: 'harpooned', from: 1 }] };
    const position: Position = { sides: [{ ships: [{ pilot: 'a' }, { pilot: 'b' }] }, { ships: [marked] }] };
    const conditionsAfter = (gone: number) =>
      without(position, pieceOf(position, 'ships', gone)).sides[1]!.ships[0]!.conditions;
    expect(conditionsAfter(0)).toEqual(['rattled', { card: 'harpooned', from: 0 }]);
    expect(conditionsAfter(1)).toEqual(['rattled', { card: 'harpooned' }]);
  });

  it('tells whose a piece is', () => {
    const position: Position = { ...POSITION, bombs: [{ kind: 'ionbomb', player: 1 }], devices: [{}] };
    const owner = (kind: Piece['kind'], id: number) => ownerOf(position, pieceOf(position, kind, id));
    expect([owner('ships', 3), owner('bombs', 0), owner('devices', 0), owner('obstacles', 0)]).toEqual([
      1, 1, 0, -1,
    ]);
  });

  it('lays a ship with its facing and a squadron without one', () => {
    const fleets: Position = { sides: [{ ships: [{ place: 'reserve' }], squadrons: [{}] }, { ships: [] }] };
    const [ship, squadron] = piecesOf(fleets);
    expect(writtenOf(placed(fleets, ship!, [1, 2, 90]), ship!)).toEqual({ at: [1, 2, 90] });
    expect(writtenOf(placed(fleets, squadron!, [1, 2, 90]), squadron!)).toEqual({ at: [1, 2] });
  });

  it('puts values at paths and takes them away', () => {
    expect(withValue({ pilot: 'a' }, '/tokens/focus', 1)).toEqual({ pilot: 'a', tokens: { focus: 1 } });
    expect(withValue({ dial: '1 straight', pilot: 'a' }, '/dial', undefined)).toEqual({ pilot: 'a' });
  });

  it('gives a ship one lock', () => {
    expect(lockOf(POSITION, 0)).toBe(2);
    expect(lockOf(POSITION, 3)).toBeNull();
    const next = locking(POSITION, 0, 3);
    expect(lockOf(next, 0)).toBe(3);
    expect(lockOf(locking(next, 0, null), 0)).toBeNull();
    expect(lockOf(next, 2)).toBe(1);
  });

  it('says which part counts ships that it does not renumber', () => {
    expect(countsShips(POSITION)).toBeNull();
    expect(countsShips({ ...POSITION, set: {} })).toBe('set');
    expect(countsShips({ sides: [{ ships: [], wings: [] }] })).toBe('wings');
  });
});
