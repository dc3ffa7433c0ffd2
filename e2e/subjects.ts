/** What there is to look at: every screen, every kind of question of the three games, and what opens over them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as armada from '@firing-arc/armada';
import type { GameEvent, GameRecord, Question, Rules, State } from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import type { Page } from 'playwright-core';
import { ROOT } from '../scripts/house.mjs';
import { leaveTable, openDrawer, playUntil } from './games.ts';
import { gamesByKind } from './kinds.ts';

/** Something to look at: how the page gets there. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** What the browser keeps from before. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What somebody does there before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** What most players see: it is also looked at with large letters and with few colors. */
const USUAL_SIGHTS =
  /^(start|choose|squads-\w+|sandbox-\w+|learn|lesson-\w+|replays|rules|verify)$|-(dial-chosen|commands|course|attack|modify-attack-dice|defense-token|place-ship|over|log|details|replay)$/;
export const isUsual = ({ name }: Subject): boolean => USUAL_SIGHTS.test(name);

/** So many games come to nearly every kind of question. */
const GAMES = 12;

const formatOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'formats', `${name}.json`), 'utf8'));

/** Two of a list, others for each game. */
const pairOf = <One>(list: readonly One[], game: number): readonly [One, One] => [
  list[game % list.length]!,
  list[(game * 3 + 1) % list.length]!,
];

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();

/** A file that a person gives the page. */
const giveFile = (page: Page, label: string, text: string): Promise<void> =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Opens a list of cards and begins to type. */
const lookFor = (label: string | RegExp, text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.keyboard.type(text);
  await page.locator('[role="option"]').first().waitFor();
};

const SCREENS: readonly Subject[] = [
  { name: 'start', path: '/' },
  { name: 'start-broken', path: '/', kept: { 'firing-arc.game': '{"saved":1}' } },
  { name: 'choose', path: '/choose' },
  { name: 'hot-seat', path: '/choose/hot-seat' },
  { name: 'squads-second', path: '/squads/xwing2-amg' },
  { name: 'squads-first', path: '/squads/xwing1' },
  { name: 'squads-armada', path: '/squads/armada' },
  { name: 'squads-illegal', path: '/squads/xwing2-amg/rebelalliance/wedgeantilles+predator/Mine' },
  { name: 'squads-adding', path: '/squads/xwing2-amg', act: lookFor('Add a ship', 'wing') },
  { name: 'squads-upgrading', path: '/squads/armada', act: lookFor(/^Add an upgrade/, 'a') },
  { name: 'squads-bring-in', path: '/squads/xwing1', act: press('Import a list …') },
  { name: 'squads-take-out', path: '/squads/xwing1', act: press('Share or export …') },
  {
    name: 'squads-printed',
    path: '/squads/armada',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'sandbox-xwing2', path: '/sandbox/xwing2' },
  { name: 'sandbox-xwing1', path: '/sandbox/xwing1' },
  { name: 'sandbox-armada', path: '/sandbox/armada' },
  { name: 'sandbox-piece', path: '/sandbox/xwing2', act: press('2 Academy Pilot') },
  { name: 'sandbox-ship', path: '/sandbox/armada', act: press('1 Nebulon-B Escort Frigate') },
  { name: 'sandbox-try', path: '/sandbox/xwing2', act: press('Play from here') },
  { name: 'learn', path: '/learn' },
  { name: 'learn-nothing', path: '/learn/xwing2/nothing' },
  { name: 'lesson-xwing2', path: '/learn/xwing2' },
  { name: 'lesson-xwing1', path: '/learn/xwing1' },
  { name: 'lesson-armada', path: '/learn/armada' },
  { name: 'replays', path: '/replays' },
  { name: 'replays-none', path: '/replays/7' },
  { name: 'rules', path: '/rules' },
  { name: 'rules-section', path: '/rules/xwing2:attack' },
  { name: 'rules-armada', path: '/rules/armada:attack' },
  { name: 'rules-found', path: '/rules/xwing1/range%201' },
  { name: 'rules-line', path: '/rules/xwing2:range.2' },
  { name: 'verify', path: '/verify' },
  { name: 'verify-broken', path: '/verify', act: (page) => giveFile(page, 'Record file', '{"a":1}') },
];

/** What the browser keeps of a running game. */
function keptGame(record: unknown, seats = ['human', 'human']): Readonly<Record<string, string>> {
  const options = { seats, setup: 'done-for-you', undo: true, pass: 'secrets', odds: true };
  return { 'firing-arc.game': JSON.stringify({ saved: 1, options, record, drafts: {}, marks: [] }) };
}

/** One screen for two players: the one who is asked takes it. */
async function takeOver(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: /^I am Player/ });
  await page.locator('.question').or(take).first().waitFor();
  if ((await take.count()) > 0) await take.click();
  await page.locator('.question').waitFor();
}

/** A question of a game, and what is done there. */
const asked = (name: string, record: unknown, ...acts: readonly NonNullable<Subject['act']>[]): Subject => ({
  name,
  path: '/game',
  kept: keptGame(record),
  act: async (page) => {
    await takeOver(page);
    for (const act of acts) await act(page);
  },
});

interface Played {
  readonly kinds: ReadonlyMap<string, GameRecord<unknown>>;
  readonly whole: GameRecord<unknown>;
}

const secondGame = (pack: second.Pack) => (game: number) => {
  const [one, other] = pairOf(second.READY_SQUADS, game);
  return second.setupFromSquads(pack, [one.squad, other.squad]);
};
const firstGame = (pack: first.Pack) => (game: number) => {
  const [one, other] = pairOf(first.READY_SQUADS, game);
  return first.setupFromSquads(pack, [one.squad, other.squad]);
};
const armadaGame = (pack: armada.Pack) => (game: number) => {
  const [one, other] = pairOf(armada.READY_FLEETS, game);
  return game === 0 ? armada.LEARNING_SCENARIO : armada.setupFromFleets(pack, [one.fleet, other.fleet]);
};

function played<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setupOf: (game: number) => Setup,
): Played {
  return {
    kinds: gamesByKind(rules, setupOf, GAMES).all(),
    whole: playUntil(rules, setupOf(0), 'whole').record,
  };
}

/** Random games of a game: where each kind of question comes first, and one to its end. */
const PLAYED = {
  xwing2: () => played(second.SECOND, secondGame(second.packFrom(formatOf('xwing2-amg')))),
  xwing1: () => played(first.FIRST, firstGame(first.packFrom(formatOf('xwing1')))),
  armada: () => played(armada.ARMADA, armadaGame(armada.packFrom(formatOf('armada')))),
} as const;

/** The question at which the parts of a game's screen are looked at. */
const USUAL = { xwing2: 'modify-attack-dice', xwing1: 'modify-attack-dice', armada: 'attack' } as const;

/** What else the screen of a game shows. */
function partsOf(game: keyof typeof USUAL, { kinds, whole }: Played): readonly Subject[] {
  const usual = kinds.get(USUAL[game]);
  const secret = kinds.get(game === 'armada' ? 'commands' : 'dials');
  const watched = JSON.stringify(whole);
  const watch = async (page: Page) => {
    await giveFile(page, 'Open a record or puzzle file', watched);
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
  };
  return [
    { name: `${game}-kept`, path: '/game', kept: keptGame(usual), act: leaveTable },
    {
      name: `${game}-start-again`,
      path: '/game',
      kept: keptGame(usual),
      act: async (page) => {
        await leaveTable(page);
        await press(/^X-Wing 2.5/)(page);
      },
    },
    {
      name: `${game}-hand-over`,
      path: '/game',
      kept: keptGame(secret),
      act: (page) => page.getByRole('button', { name: /^I am Player/ }).waitFor(),
    },
    {
      name: `${game}-over`,
      path: '/game',
      kept: keptGame(whole),
      act: (page) => page.locator('.game-over').waitFor(),
    },
    asked(`${game}-log`, usual, (page) => openDrawer(page, 'Log')),
    asked(`${game}-in-words`, usual, (page) => openDrawer(page, 'Board in words')),
    asked(`${game}-details`, usual, (page) => openDrawer(page, 'Settings')),
    asked(`${game}-rule`, usual, press('Rule')),
    asked(`${game}-shortcuts`, usual, (page) => page.keyboard.press('?')),
    asked(`${game}-looked-at`, usual, (page) => page.locator('.ship[data-ship="0"]').focus()),
    // On a phone there are no buttons for it.
    asked(
      `${game}-closer`,
      usual,
      ...Array.from({ length: 3 }, () => (page: Page) => page.keyboard.press('+')),
    ),
    { name: `${game}-replay`, path: '/replays', act: watch },
    { name: `${game}-verified`, path: '/verify', act: (page) => giveFile(page, 'Record file', watched) },
  ];
}

const chosen = (page: Page) => page.locator('.dial input').nth(2).click();
const firstOption = (page: Page) => page.locator('[data-option="0"]').focus();

/** What a player looks at while he decides: where it is done in a game, and what. */
const CONSIDERED = {
  xwing2: {
    'dial-chosen': ['dials', chosen],
    fan: ['dials', press('Show all places')],
    'boost-considered': ['boost-direction', firstOption],
    'attack-considered': ['attack', firstOption],
  },
  xwing1: { 'dial-chosen': ['dials', chosen] },
  armada: {
    'attack-considered': ['attack', firstOption],
    fan: ['course', press(/^Show all/)],
    measure: ['choose-ship', press('Measure')],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [string, Subject['act']]>>>>;

/** Everything there is to look at; `wanted` says of which games. */
export function subjects(wanted: (game: string) => boolean): readonly Subject[] {
  const games = (['xwing2', 'xwing1', 'armada'] as const).filter(wanted).flatMap((game) => {
    const all = PLAYED[game]();
    return [
      ...[...all.kinds].map(([kind, record]) => asked(`${game}-${kind}`, record)),
      ...partsOf(game, all),
      ...Object.entries(CONSIDERED[game]).map(([name, [kind, act]]) =>
        asked(`${game}-${name}`, all.kinds.get(kind), act),
      ),
    ];
  });
  return [...SCREENS, ...games];
}
