import { expect, it } from 'vitest';
import type { Storage } from '../game/storage.ts';
import { bringDesk } from '../games/sandbox.ts';
import { keepAside, keepSetting, lastGame, openKept, withUnread } from './kept.ts';
import { cleared, exampleOf, fileOf } from './setting.ts';

function storage(room = Number.POSITIVE_INFINITY): Storage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error('no room');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

const PLACE = 'firing-arc.sandbox.xwing2';
/** As a later version may have kept it. */
const STRANGE = '{"game":"xwing2","position":{"sides":[{"ships":[]},{"ships":[]}],"weather":"fog"}}';

it('opens what was kept, and the example where nothing was', async () => {
  const desk = await bringDesk('xwing2');
  const browser = storage();
  expect(openKept(browser, 'xwing2', desk)).toEqual({ setting: exampleOf(desk), unread: [] });
  const setting = cleared(exampleOf(desk));
  expect(keepSetting(browser, 'xwing2', setting)).toBeNull();
  expect(openKept(browser, 'xwing2', desk)).toEqual({ setting, unread: [] });
  expect(lastGame(browser)).toBe('xwing2');
  expect(keepSetting(storage(10), 'xwing2', setting)).toBe('no room');
});

it('puts aside what it cannot lay out, until it is forgotten: the next change does not overwrite it', async () => {
  const desk = await bringDesk('xwing2');
  const browser = storage();
  browser.kept.set(PLACE, STRANGE);
  const { setting, unread } = openKept(browser, 'xwing2', desk);
  expect(setting).toEqual(exampleOf(desk));
  expect(unread).toMatchObject([{ text: STRANGE, problems: [{ where: '/position/weather' }] }]);
  keepSetting(browser, 'xwing2', setting);
  expect(openKept(browser, 'xwing2', desk).unread).toEqual(unread);
  expect(keepAside(browser, 'xwing2', [])).toBeNull();
  expect(openKept(browser, 'xwing2', desk)).toEqual({ setting, unread: [] });
});

it('offers it also where there is no room for a copy, and leaves it where it is', async () => {
  const desk = await bringDesk('xwing2');
  const browser = storage(10);
  browser.kept.set(PLACE, STRANGE);
  expect(openKept(browser, 'xwing2', desk).unread).toMatchObject([{ text: STRANGE }]);
  expect(browser.kept.get(PLACE)).toBe(STRANGE);
});

it('puts nothing aside twice', async () => {
  const file = fileOf('xwing2', exampleOf(await bringDesk('xwing2')));
  const [one, other] = [
    { text: file, problems: [] },
    { text: STRANGE, problems: [] },
  ];
  expect(withUnread([one, other], one)).toEqual([other, one]);
});
