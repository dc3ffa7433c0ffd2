import { expect, it } from 'vitest';
import { addressOf, readAddress } from './address.ts';

const draft = {
  name: 'Über/50 %',
  faction: 'rebelalliance',
  ships: [
    { pilot: 'wedgeantilles', upgrades: ['r2astromech', 'protontorpedoes'] },
    { pilot: 'lukeskywalker-t65xwing', upgrades: [] },
  ],
};

it('holds a whole squad in its address, and reads it again', () => {
  const address = addressOf('xwing2-amg', draft);
  expect(address).toBe(
    '/squads/xwing2-amg/rebelalliance/wedgeantilles+r2astromech+protontorpedoes,lukeskywalker-t65xwing/%C3%9Cber%2F50%20%25',
  );
  expect(readAddress(address)).toEqual({ format: 'xwing2-amg', draft });
});

it('holds a squad without ships and name, and a format alone', () => {
  const empty = { name: '', faction: 'scum', ships: [] };
  expect(readAddress(addressOf('xwing1', empty))).toEqual({ format: 'xwing1', draft: empty });
  expect(readAddress('/squads/xwing1')).toEqual({ format: 'xwing1', draft: null });
});

it('does not read other places and unknown formats, and survives an address that was cut', () => {
  expect(readAddress('/rules')).toBe(null);
  expect(readAddress('/squads/chess/white/king')).toBe(null);
  expect(readAddress('/squads/xwing1/rebel/wedge/%C3')?.draft?.name).toBe('%C3');
});
