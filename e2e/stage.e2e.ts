import { readFileSync } from 'node:fs';
import { ARMADA, packFrom as fleetPack, setupFromFleets } from '@firing-arc/armada';
import { contributionsFrom } from '@firing-arc/referee';
import {
  CORE_SETS,
  FIRST,
  packFrom as firstPack,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import {
  answerByPointer,
  answerFleet,
  openDrawer,
  openedGame,
  openGame,
  playedToTheEnd,
  playedUntil,
  playUntil,
  SMALL_FLEETS,
  setAllDials,
} from './games.ts';
import { answerByKeys, PHONE, tapAnswer } from './hands.ts';
import { openStage, type PageOptions, painted } from './page.ts';

const house = openStage();

/** How many different colors the stage shows, with the drawing over it hidden, and whether one fills nearly all. */
async function colorsOfStage(page: Page): Promise<number> {
  await page.locator('.board-drawing').evaluate((drawing: SVGElement) => {
    drawing.style.visibility = 'hidden';
  });
  const taken = await painted(page, () => page.locator('.board-window').screenshot());
  const picture = taken.toString('base64');
  await page.locator('.board-drawing').evaluate((drawing: SVGElement) => {
    drawing.style.visibility = '';
  });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    return new Set(pixels).size;
  }, picture);
}

it('shows the table on the stage, under a board that answers as before, and plain for who chooses that', async () => {
  const { record } = playedUntil('glide', ({ kind }) => kind === 'choose-activation');
  const page = await openedGame(house, record, { reducedMotion: 'no-preference' });
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await openDrawer(page, 'Settings');
  await page
    .getByRole('radio', { name: 'Stage with light and shadow' })
    .and(page.locator(':checked'))
    .waitFor();
  await canvas.waitFor();
  await page.getByRole('radio', { name: 'Plain' }).check();
  await canvas.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Stage with light and shadow' }).check();
  await canvas.waitFor();
  await expect.poll(() => colorsOfStage(page)).toBeGreaterThan(500);
  expect(await violations(page)).toEqual([]);

  // The pointer finds ships where the stage shows them, and a key walks on to the next.
  const ships = page.locator('[data-ship]');
  await page.getByRole('button', { name: 'Fold away' }).click();
  await page.keyboard.press('0');
  await ships.first().hover();
  await page.locator('.ship.focused').waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  expect(await ships.nth(1).evaluate((ship) => ship === document.activeElement)).toBe(true);
  await page.keyboard.press('+');
  await expect.poll(() => page.locator('.board-window').getAttribute('data-zoomed')).toBe('true');

  // A ship flies its maneuver, and the choice outlives the page.
  await page.evaluate(() => {
    const found = new MutationObserver(() => {
      if (document.querySelector('[data-moving] .used-template')) document.body.dataset.flown = '';
    });
    found.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-moving'] });
  });
  await page.locator('[data-option="0"]').click();
  await page.locator('body[data-flown]').waitFor({ state: 'attached' });
  await page.reload();
  await canvas.waitFor();
});

it('leans back and straight again, and what is drawn over the ships lies where they are', async () => {
  const page = await openedGame(
    house,
    playedUntil('glide', ({ kind }) => kind === 'choose-activation').record,
    { reducedMotion: 'reduce' },
  );
  await page.locator('.board-window[data-picture="stage"] canvas').waitFor();
  const bases = () =>
    page
      .locator('.ship .plate')
      .evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect().toJSON()));
  await page.keyboard.press('0');
  const straight = await bases();
  await page.keyboard.press('v');
  const lean = page.getByRole('button', { name: 'Lean back' });
  await lean.and(page.locator('[aria-pressed="true"]')).waitFor();
  const leaning = await bases();
  expect(leaning[0].width).toBeCloseTo(straight[0].width, 3);
  expect(leaning[0].height / straight[0].height).toBeCloseTo(Math.cos((32 * Math.PI) / 180), 3);
  // A press where a ship is drawn meets the ship.
  const { x, y, width, height } = leaning[1];
  const ship = await page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left!, top!)?.closest('[data-ship]')?.getAttribute('data-ship'),
    [x + width / 2, y + height / 2],
  );
  expect(ship).toBe(await page.locator('[data-ship]').nth(1).getAttribute('data-ship'));
  // Turned, letters stay level, and what is pressed is still where it is seen.
  await page.keyboard.press('l');
  await expect.poll(() => page.locator('.board-drawing').getAttribute('data-turn')).toBe('10');
  const [pill, turnedShip] = await Promise.all([
    page
      .locator('.pill-back')
      .first()
      .evaluate((back) => (back as SVGRectElement).getScreenCTM()!.b),
    page.locator('[data-ship] .plate').nth(1).boundingBox(),
  ]);
  expect(pill).toBeCloseTo(0, 6);
  const met = await page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left!, top!)?.closest('[data-ship]')?.getAttribute('data-ship'),
    [turnedShip!.x + turnedShip!.width / 2, turnedShip!.y + turnedShip!.height / 2],
  );
  expect(met).toBe(ship);
  await page.mouse.move(300, 300);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(380, 260, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  expect(Number(await page.locator('.board-drawing').getAttribute('data-tilt'))).toBeCloseTo(46, 3);
  expect(Number(await page.locator('.board-drawing').getAttribute('data-turn'))).toBeCloseTo(342, 3);
  await lean.click();
  await expect.poll(async () => (await bases())[0].height).toBeCloseTo(straight[0].height, 3);
  expect(await page.locator('.board-drawing').getAttribute('data-turn')).toBe('0');
});

/** What the worker of the stage says of a kind is not heard while the graphics are held, or before they are done. */
const holdWorker = (page: Page, kind: 'drawn' | 'finished') =>
  page.addInitScript((held) => {
    const Plain = Worker;
    window.Worker = class extends Plain {
      override set onmessage(listener: (event: MessageEvent) => void) {
        super.onmessage = async (event) => {
          const isHeld = () => {
            const { graphics } = document.documentElement.dataset;
            return held === 'drawn' ? graphics === 'held' : graphics !== 'done';
          };
          while (event.data?.kind === held && isHeld()) await new Promise(requestAnimationFrame);
          listener(event);
        };
      }
    };
  }, kind);

/** Graphics of the page itself that are not done before the test says so. */
const holdPage = (page: Page) =>
  page.addInitScript(() => {
    const { clientWaitSync } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clientWaitSync = function (...asked) {
      const isHeld = document.documentElement.dataset.graphics !== 'done';
      return isHeld ? this.TIMEOUT_EXPIRED : clientWaitSync.apply(this, asked);
    };
  });

it.each([
  ['in a worker', (page: Page) => holdWorker(page, 'finished')],
  [
    'on the page, where there is no canvas for workers',
    async (page: Page) => {
      await holdPage(page);
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    },
  ],
  [
    'on the page, where workers have no WebGL',
    async (page: Page) => {
      await holdPage(page);
      await page.addInitScript(() => {
        const Plain = Worker;
        window.Worker = class extends Plain {
          override set onmessage(listener: (event: MessageEvent) => void) {
            const say = (data: unknown) => listener(new MessageEvent('message', { data }));
            super.onmessage = ({ data }) => say(data?.kind === 'opened' ? { kind: 'failed' } : data);
          }
        };
      });
    },
  ],
] as const)('keeps the plain table in sight until the graphics have drawn the stage %s', async (_, hold) => {
  const page = await house.open('/', { reducedMotion: 'reduce', own: true });
  await hold(page);
  await page.reload();
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.board-window canvas').waitFor({ state: 'attached' });
  const plate = () =>
    page
      .locator('.ship:not(.asked, .pickable, .focused) .plate')
      .first()
      .evaluate((drawn) => getComputedStyle(drawn).stroke);
  expect(await page.locator('.board-window canvas').isVisible()).toBe(false);
  expect(await plate()).not.toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => {
    document.documentElement.dataset.graphics = 'done';
  });
  await page.locator('.board-window[data-picture="stage"] canvas').waitFor();
  expect(await plate()).toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => colorsOfStage(page)).toBeGreaterThan(500);
});

it('lays the picture that it has where the table is seen, until the worker has drawn another', async () => {
  const page = await house.open('/', { reducedMotion: 'reduce', own: true });
  await holdWorker(page, 'drawn');
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await canvas.waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  await expect.poll(() => canvas.evaluate((drawn) => (drawn as HTMLElement).style.transform)).toBe('');
  await page.evaluate(() => {
    document.documentElement.dataset.graphics = 'held';
  });
  /** How the canvas and the drawing lie; the drawing's own style says how it is seen. */
  const lie = () =>
    page.evaluate(() => {
      const drawing = document.querySelector<SVGElement>('.board-drawing')!;
      const stage = document.querySelector<HTMLElement>('.stage > canvas')!;
      const [seen, laid] = [drawing, stage].map(({ style }) => new DOMMatrix(style.transform));
      return [seen!, laid!].map(({ a, b, c, d, e, f }) => [a, b, c, d, e, f]);
    });
  expect(await canvas.evaluate((drawn) => getComputedStyle(drawn).transformOrigin)).toBe('0px 0px');
  const [before] = await lie();
  for (const key of ['+', 'd', 's', 'i', 'l']) await page.keyboard.press(key);
  const [after, laid] = await lie();
  expect(after).not.toEqual(before);
  // What was seen at a spot of the window lies now where the drawing has it.
  const moved = await page.evaluate(
    ([from, to]) => {
      const { a, b, c, d, e, f } = new DOMMatrix(to).multiply(new DOMMatrix(from).inverse());
      return [a, b, c, d, e, f];
    },
    [before!, after!],
  );
  laid!.forEach((value, at) => {
    expect(value).toBeCloseTo(moved[at]!, at < 4 ? 4 : 1);
  });
  await page.evaluate(() => {
    document.documentElement.dataset.graphics = 'done';
  });
  await expect.poll(() => canvas.evaluate((drawn) => (drawn as HTMLElement).style.transform)).toBe('');
});

it.each([
  ['a worker', false],
  ['the page', true],
] as const)('can be read as it is seen by who pictures the table, drawn by %s', async (_, byPage) => {
  const page = await house.open('/', { reducedMotion: 'reduce', own: true });
  if (byPage) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await canvas.waitFor();
  await page.keyboard.press('+');
  const read = await canvas.evaluate(async (drawn: HTMLCanvasElement) => {
    await new Promise<void>((detail) => drawn.dispatchEvent(new CustomEvent('draw-now', { detail })));
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [drawn.width, drawn.height];
    const context = copy.getContext('2d')!;
    context.drawImage(drawn, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    return { colors: new Set(new Uint32Array(data.buffer)).size, laid: drawn.style.transform };
  });
  expect(read.colors).toBeGreaterThan(500);
  expect(read.laid).toBe('');
});

it('draws no frame while nothing moves', async () => {
  const page = await openedGame(
    house,
    playedUntil('glide', ({ kind }) => kind === 'choose-activation').record,
    { reducedMotion: 'no-preference' },
  );
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await canvas.waitFor();
  const frames = () =>
    canvas.evaluate((drawn) => {
      let drawnSoFar = -1;
      const detail = ({ frames }: { readonly frames: number }) => {
        drawnSoFar = frames;
      };
      drawn.dispatchEvent(new CustomEvent('cost', { detail }));
      return drawnSoFar;
    });
  let before = await frames();
  await expect
    .poll(async () => {
      const now = await frames();
      const drawn = now - before;
      before = now;
      return drawn;
    })
    .toBe(0);
  await page.locator('[data-option="0"]').click();
  await expect.poll(async () => (await frames()) - before).toBeGreaterThan(0);
});

it('shows a picture of the battle at the start until the battle is drawn over it', async () => {
  const page = await house.open('/');
  const still = page.locator('.sky img');
  await still.waitFor();
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(1000);
  const canvas = page.locator('.sky img ~ canvas[data-drawn]');
  await canvas.waitFor();
  await expect.poll(() => canvas.evaluate((drawn) => getComputedStyle(drawn).opacity)).toBe('1');
});

it('shows the plain table where there is no WebGL, and offers no stage', async () => {
  const page = await house.open('/', { own: true, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, ...rest]);
    } as typeof get;
  });
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  await openDrawer(page, 'Settings');
  await page.getByRole('radio', { name: 'Stage with light and shadow', disabled: true }).waitFor();
  expect(await page.locator('.board-window canvas').count()).toBe(0);
  await page.locator('[data-option="0"]').click();
});

it('keeps the plain table for who asked the system for its own colors', async () => {
  const { record } = playedUntil('glide', ({ kind }) => kind === 'choose-activation');
  const page = await openedGame(house, record, {
    forcedColors: 'active',
    reducedMotion: 'reduce',
    stored: [{ name: 'firing-arc.picture', value: 'stage' }],
  });
  await openDrawer(page, 'Settings');
  await page.getByRole('radio', { name: 'Stage with light and shadow', disabled: true }).waitFor();
  expect(await page.locator('.board-window canvas').count()).toBe(0);
});

const read = (format: string) =>
  JSON.parse(readFileSync(new URL(`../formats/${format}.json`, import.meta.url), 'utf8'));

/** What both seats brought to dice that nobody can foresee. */
const chance = contributionsFrom([3, 4].map((seat) => new Uint8Array(32).fill(seat)));

/** One ship a side, before its first dial. */
const duels = {
  'X-Wing 2.5': () => {
    const pack = packFrom(read('xwing2-amg'));
    const [one, other] = [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad].map((squad) => ({
      ...squad,
      ships: squad.ships.slice(0, 1),
    }));
    const setup = setupFromSquads(pack, [one!, other!]);
    return playUntil(SECOND, setup, chance, ({ kind }) => kind === 'dials').record;
  },
  'First Edition': () => {
    const pack = firstPack(read('xwing1'));
    const squads = CORE_SETS[0]!.squads.map(({ squad }) => ({ ...squad, ships: squad.ships.slice(0, 1) }));
    const setup = firstSetup(pack, [squads[0]!, squads[1]!]);
    return playUntil(FIRST, setup, chance, ({ kind }) => kind === 'dials').record;
  },
  Armada: () => {
    const setup = setupFromFleets(fleetPack(read('armada')), SMALL_FLEETS);
    return playUntil(ARMADA, setup, chance, ({ kind }) => kind === 'commands').record;
  },
} as const;

/** All that moves is shown, as fast as a player may choose: the processor draws each picture of it. */
const IN_MOTION: PageOptions = {
  reducedMotion: 'no-preference',
  stored: [{ name: 'firing-arc.motion', value: 'fast' }],
};

it.each(Object.keys(duels) as (keyof typeof duels)[])(
  'plays a whole game of %s by pointer with the stage on, and its dice are checked',
  async (game) => {
    const page = await openedGame(house, duels[game](), IN_MOTION, ['human', 'plain']);
    await page.locator('.board-window[data-picture="stage"] canvas').waitFor();
    // Straight ahead as fast as it goes: who flees ends the game soon.
    const flyOn = async () =>
      (await page.locator('.dial').count()) > 0 ? setAllDials(page, /^4 straight/) : answerByPointer(page);
    await playedToTheEnd(page, game === 'Armada' ? answerFleet : flyOn);
    await page.locator('.board-window[data-picture="stage"] canvas').waitFor();
    await page.locator('.proof > summary').click();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.locator('.dice-checked .good').waitFor();
  },
);

it.each([
  ['by keyboard alone', {}, answerByKeys],
  ['by touch on a phone', PHONE, tapAnswer],
] as const)('plays a whole game of X-Wing 2.5 %s with the stage on', async (_, device, answer) => {
  const options = { ...device, ...IN_MOTION };
  const page = await openedGame(house, duels['X-Wing 2.5'](), options, ['human', 'plain']);
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await canvas.waitFor();
  await playedToTheEnd(page, answer);
  await canvas.waitFor();
});
