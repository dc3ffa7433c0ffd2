import { expect, it } from 'vitest';
import { bringDesk } from '../games/sandbox.ts';
import { LONGEST_ADDRESS, unpacked } from '../packed.ts';
import { addressOf } from './address.ts';
import { added, type Written } from './position.ts';
import { exampleOf, readFile, type Setting } from './setting.ts';

const PREFIX = '/sandbox/xwing2/at/';

async function sharedOf(setting: Setting): Promise<string> {
  const address = await addressOf('xwing2', setting);
  expect(address.startsWith(PREFIX)).toBe(true);
  return address.slice(PREFIX.length);
}

it('holds a position whole, in letters that every address may hold', async () => {
  const desk = await bringDesk('xwing2');
  const { position, run } = exampleOf(desk);
  const setting = {
    position: { ...position, sides: [{ ...position.sides[0]!, name: 'Grün 漢' }, position.sides[1]!] },
    run,
  };
  const letters = await sharedOf(setting);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(readFile((await unpacked(letters)) ?? '', desk)).toEqual({ setting });
});

it('has room for two squads of eight with all that can lie on a ship', async () => {
  const { position, run } = exampleOf(await bringDesk('xwing2'));
  const ship = (at: number, side: number): Written => ({
    pilot: 'bluesquadronescort',
    at: [37 * at + 100, 113.25 * side + 60.5 * at, 17 * at],
    upgrades: ['r2astromech', 'protontorpedoes', 'hullupgrade'],
    shields: at % 3,
    dial: `${(at % 3) + 1} bank left`,
    tokens: { focus: at % 2, stress: side, evade: 1 },
    damage: ['Fuel Leak', 'facedown: Structural Damage'],
  });
  const full = Array.from({ length: 16 }, (_, at) => at).reduce(
    (next, at) => added(next, { kind: 'ships', side: at % 2 }, ship(at, at % 2)),
    position,
  );
  expect((await addressOf('xwing2', { position: full, run })).length).toBeLessThan(LONGEST_ADDRESS / 2);
});

it('reads no address that was cut or made up, and none that would fill the memory', async () => {
  const letters = await sharedOf(exampleOf(await bringDesk('xwing2')));
  expect(await unpacked(letters.slice(0, -20))).toBeNull();
  expect(await unpacked('hello')).toBeNull();
  expect(await unpacked('%')).toBeNull();
  const huge = await sharedOf({ position: { sides: [], name: ' '.repeat(3_000_000) }, run: [null] });
  expect(huge.length).toBeLessThan(LONGEST_ADDRESS * 2);
  expect(await unpacked(huge)).toBeNull();
});
