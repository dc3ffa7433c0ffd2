/** The games that are played in the page. Each is fetched when it is chosen. */

import type { MenuFormat } from './format.ts';
import type { Use } from './game.ts';

export type { PageGame, PageState, Use } from './game.ts';

/** Does something with the game that has an id. Throws for one that is not played here. */
export type Bring = <Result>(id: string, use: Use<Result>) => Promise<Result>;

const GAMES: Readonly<Record<string, Bring>> = {
  xwing2: async (_, use) => use((await import('./second.ts')).SECOND_GAME),
  xwing1: async (_, use) => use((await import('./first.ts')).FIRST_GAME),
  armada: async (_, use) => use((await import('./armada.ts')).ARMADA_GAME),
};

export const bringGame: Bring = async (id, use) => {
  const bring = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!bring) throw new Error(`the game '${id}' is not played here`);
  return bring(id, use);
};

/** A game as the menu names it, with its formats and its quickest match. */
export interface MenuGame {
  readonly id: string;
  readonly name: string;
  readonly formats: readonly { readonly id: string; readonly name: string }[];
  /** What is played at once in the first format: ready squads by id, and what is said of it. */
  readonly quick: {
    readonly button: string;
    readonly text: string;
    readonly squads: readonly [string, string];
    readonly scenario: string;
  };
}

/** The first game's first format is chosen before anybody chooses. */
export const MENU: readonly [MenuGame, ...MenuGame[]] = [
  {
    id: 'xwing2',
    name: 'X-Wing 2.5',
    formats: [
      { id: 'xwing2-amg', name: 'final points of the publisher, 20 squad points, 2024' },
      { id: 'xwing2-xwa', name: 'X-Wing Alliance, 50 squad points, newest values' },
    ],
    quick: {
      button: 'Play now',
      text: 'Four X-wings (you) against Howlrunner’s six (computer).',
      squads: ['four-x-wings', 'howlrunners-six'],
      scenario: 'none',
    },
  },
  {
    id: 'xwing1',
    name: 'X-Wing First Edition',
    formats: [{ id: 'xwing1', name: '100 points' }],
    quick: {
      button: 'Play the First Edition core set',
      text: 'One X-wing (you) against two TIE fighters (computer).',
      squads: ['core-rebels', 'core-empire'],
      scenario: '',
    },
  },
  {
    id: 'armada',
    name: 'Armada',
    formats: [{ id: 'armada', name: 'final points, 400 or 180' }],
    quick: {
      button: 'Play the learning scenario of Armada',
      text: 'Two Rebel ships (you) against a Star Destroyer (computer), each with squadrons.',
      squads: ['learning-rebels', 'learning-empire'],
      scenario: '',
    },
  },
];

const FORMATS: Readonly<Record<string, () => Promise<MenuFormat>>> = {
  'xwing2-amg': async () => (await import('./second.ts')).secondFormat('xwing2-amg'),
  'xwing2-xwa': async () => (await import('./second.ts')).secondFormat('xwing2-xwa'),
  xwing1: async () => (await import('./first.ts')).firstFormat(),
  armada: async () => (await import('./armada.ts')).armadaFormat(),
};

const loaded = new Map<string, Promise<MenuFormat>>();

/** A format with its squads; fetched once from where the page comes from. */
export function loadFormat(id: string): Promise<MenuFormat> {
  const bring = FORMATS[id];
  if (!bring) return Promise.reject(new Error(`there is no format '${id}'`));
  const loading = loaded.get(id) ?? bring();
  loaded.set(id, loading);
  return loading;
}

/** The format that is chosen at first for a game, or where nobody has played yet. */
export const usualFormat = (game: string | null): string =>
  (MENU.find(({ id }) => id === game) ?? MENU[0]).formats[0]!.id;
