/** The games that are played in the page. Each is fetched when it is chosen. */

import { type Language, language } from '../words/language.ts';
import type { MenuFormat } from './format.ts';
import type { Use } from './game.ts';
import { type Speech, wordsCame } from './spoken.ts';

export type { PageGame, PageState, Use } from './game.ts';

/**
 * Does something with the game that has an id, with what a game of this setup needs (without one, with all there is).
 * Throws for one that is not played here.
 */
export type Bring = <Result>(id: string, use: Use<Result>, setup?: unknown) => Promise<Result>;

const FILES = {
  xwing2: () => import('./second/game.ts'),
  xwing1: () => import('./first/game.ts'),
  armada: () => import('./armada/game.ts'),
};

/** Fetches a game before it is wanted, but for the cards that only a setup tells. */
export async function fetchGame(id: string): Promise<void> {
  if (isGame(id)) await FILES[id]();
}

/** Waits until a game speaks, or for as much as it needs at first. */
type Hear = (speech: Speech) => Promise<unknown>;

type BringWith = <Result>(use: Use<Result>, hear: Hear, setup?: unknown) => Promise<Result>;

const GAMES: Readonly<Record<GameId, BringWith>> = {
  xwing2: async (use, hear, setup) => {
    const { SECOND_GAME, bringCards, ...speech } = await FILES.xwing2();
    await Promise.all([bringCards(setup), hear(speech)]);
    return use(SECOND_GAME);
  },
  xwing1: async (use, hear) => {
    const { FIRST_GAME, ...speech } = await FILES.xwing1();
    await hear(speech);
    return use(FIRST_GAME);
  },
  armada: async (use, hear) => {
    const { ARMADA_GAME, ...speech } = await FILES.armada();
    await hear(speech);
    return use(ARMADA_GAME);
  },
};

/** As `Bring`, waiting for the game's words in a way of its own. */
const bringing =
  (hear: Hear): Bring =>
  async (id, use, setup) => {
    if (!isGame(id)) throw new Error(`the game '${id}' is not played here`);
    return GAMES[id](use, hear, setup);
  };

export const bringGame: Bring = bringing(({ spoken }) => spoken());

/**
 * As `bringGame`, for a match that begins at once: the words of its cards come after its first question, and `wordsCame`
 * tells when they are there.
 */
export const bringAtOnce: Bring = bringing(async ({ spoken, spokenAtFirst }) => {
  await spokenAtFirst();
  whenIdle(
    () =>
      void spoken().then(
        () => wordsCame.set(wordsCame.get() + 1),
        () => undefined,
      ),
  );
});

/** Runs something when the page has nothing else to do, or in a second. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
};

export type GameId = 'xwing2' | 'xwing1' | 'armada';
export type SecondFormatId =
  | 'xwing2-amg'
  | 'xwing2-xwa'
  | 'xwing2-epic'
  | 'xwing2-legacy200'
  | `xwing2-${Day}`;
export type FirstFormatId = 'xwing1' | 'xwing1-epic' | `xwing1-${Day}`;
export type HouseFormatId = SecondFormatId | FirstFormatId | 'armada';
/** Month and publisher or wave of the points of an earlier day; which there are, `formats/` says. */
type Day = `amg-20${string}` | `20${string}-wave-${string}`;
export type DatedFormatId = Extract<HouseFormatId, `${string}-${Day}`>;
/** The format of a pack that is kept in a browser: `own.` and the pack's id; epic play of First Edition ends in `.epic`. */
export type OwnFormatId = `own.${string}`;
export type FormatId = HouseFormatId | OwnFormatId;

/** A format of the house that has a name of its own. */
export type NamedFormatId = Exclude<HouseFormatId, DatedFormatId>;

/** A game as the menu offers it, with its formats; what is said of both stands in the words of `games`. */
export interface MenuGame {
  readonly id: GameId;
  readonly name: string;
  /** Without those of earlier days. */
  readonly formats: readonly [NamedFormatId, ...NamedFormatId[]];
  /** What is played at once in the first format: ready squads by id. */
  readonly quick: { readonly squads: readonly [string, string]; readonly scenario: string };
}

/** The first game's first format is chosen before anybody chooses. */
export const MENU: readonly [MenuGame, ...MenuGame[]] = [
  {
    id: 'xwing2',
    name: 'X-Wing 2.5',
    formats: ['xwing2-amg', 'xwing2-xwa', 'xwing2-epic', 'xwing2-legacy200'],
    quick: { squads: ['four-x-wings', 'howlrunners-six'], scenario: 'none' },
  },
  {
    id: 'xwing1',
    name: 'X-Wing First Edition',
    formats: ['xwing1', 'xwing1-epic'],
    quick: { squads: ['core-rebels', 'core-empire'], scenario: '' },
  },
  {
    id: 'armada',
    name: 'Armada',
    formats: ['armada'],
    quick: { squads: ['learning-rebels', 'learning-empire'], scenario: '' },
  },
];

export const isGame = (id: string): id is GameId => MENU.some((game) => game.id === id);

/** Whether a format is that of a pack which somebody keeps in a browser, whether in this one or not. */
export const isOwn = (id: string): id is OwnFormatId => /^own\.[a-z0-9-]+(\.epic)?$/.test(id);

/** Whether an id is that of points of an earlier day, whether the house has them or not. */
export const isDated = (id: string): id is DatedFormatId =>
  /^xwing\d-(amg-)?20\d\d-\d\d(-wave-\d+)?$/.test(id);

export const isOfHouse = (id: string): id is HouseFormatId =>
  MENU.some(({ formats }) => formats.some((format) => format === id)) || isDated(id);

export const isFormat = (id: string): id is FormatId => isOfHouse(id) || isOwn(id);

/** The game of a format of the house. */
export const gameOfFormat = (format: HouseFormatId): GameId => format.split('-')[0] as GameId;

/** A format with its squads, as it is said in the language that is shown; rejects where it cannot be fetched. */
export const loadFormat = async (id: FormatId, shown: Language = language.get()): Promise<MenuFormat> =>
  (await import('./formats.ts')).loadFormat(id, shown);

/** The format that is chosen at first for a game, or where nobody has played yet. */
export const usualFormat = (game: string | null): HouseFormatId =>
  (MENU.find(({ id }) => id === game) ?? MENU[0]).formats[0];
