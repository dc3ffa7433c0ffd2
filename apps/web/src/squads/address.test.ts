import { expect, it } from 'vitest';
import { addressOf, readAddress } from './address.ts';

const draft = {
  name: 'Über/50 %',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'wedgeantilles', upgrades: ['r2astromech', 'protontorpedoes'] },
    { pilot: 'lukeskywalker-t65xwing', upgrades: [] },
  ],
  cards: [],
  agreed: null,
};

it('holds a whole squad in its address, and reads it again', () => {
  const address = addressOf('xwing2-amg', draft);
  expect(address).toBe(
    '/squads/xwing2-amg/rebelalliance/wedgeantilles+r2astromech+protontorpedoes,lukeskywalker-t65xwing/%C3%9Cber%2F50%20%25',
  );
  expect(readAddress(address)).toEqual({ format: 'xwing2-amg', draft });
});

it('holds a squad without ships and name, and a format alone', () => {
  const empty = { name: '', faction: 'scum', ships: [], cards: [], agreed: null };
  expect(readAddress(addressOf('xwing1', empty))).toEqual({ format: 'xwing1', draft: empty });
  expect(readAddress('/squads/xwing1')).toEqual({ format: 'xwing1', draft: null });
});

it('holds cards that no ship carries, each with its number, and the points that were agreed', () => {
  const fleet = {
    name: '',
    faction: 'rebel',
    ships: [{ pilot: 'cr90-corvette-a', upgrades: ['general-dodonna-commander'] }],
    cards: ['x-wing-squadron', 'x-wing-squadron', 'fire-lanes'],
    agreed: 300,
  };
  const address = addressOf('armada', fleet);
  expect(address).toBe(
    '/squads/armada/rebel/cr90-corvette-a+general-dodonna-commander~x-wing-squadron.2,fire-lanes~300',
  );
  expect(readAddress(address)).toEqual({ format: 'armada', draft: fleet });
  const bare = { ...fleet, ships: [], cards: [] };
  expect(readAddress(addressOf('armada', bare))).toEqual({ format: 'armada', draft: bare });
  expect(readAddress('/squads/armada/rebel/-~x-wing-squadron.99999999~-5')?.draft).toMatchObject({
    cards: { length: 100 },
    agreed: null,
  });
});

it('does not read other places and unknown formats, and survives an address that was cut', () => {
  expect(readAddress('/rules')).toBe(null);
  expect(readAddress('/squads/chess/white/king')).toBe(null);
  expect(readAddress('/squads/xwing1/rebel/wedge/%C3')?.draft?.name).toBe('%C3');
});
