import type { StyleName } from './styles.ts';

/** Computer players that answer at once. */
export type OpponentName = 'random' | 'cadet' | 'tables' | 'wingman' | 'plain' | StyleName;

/** All computer players: the searching one plays games in its head, as many as it is allowed. */
export type PlayerName = OpponentName | 'search';

/** Those of the ladder: each is stronger than the one before. */
export type Rung = Exclude<PlayerName, 'random' | StyleName>;

interface Described<Name extends PlayerName> {
  readonly name: Name;
  /** One line about it. */
  readonly text: string;
}

const RANDOM = 'Takes any legal answer; for tests and for first flights.';

/** The rungs of all games, which answer at once. */
const AT_ONCE: readonly Described<Exclude<OpponentName, 'random' | StyleName>>[] = [
  {
    name: 'cadet',
    text: 'Knows what is good, often does something else, and forgets tokens and abilities.',
  },
  {
    name: 'tables',
    text: 'Looks maneuvers and actions up by where the nearest enemy is; in Armada it rushes. Weighs nothing.',
  },
  {
    name: 'wingman',
    text: 'Decides as the plain player does, with a slip now and then.',
  },
  {
    name: 'plain',
    text: 'Looks one step ahead with true odds and true geometry, and spends tokens sensibly.',
  },
];

/** Plain players with a style: about as strong as the plain one, each with its own squads that it suits. */
export const STYLED: readonly Described<StyleName>[] = [
  {
    name: 'jouster',
    text: 'Decides as the plain player does, and shoots it out at close quarters, where much hull tells.',
  },
  {
    name: 'flanker',
    text: 'Decides as the plain player does, and comes from the side and from behind, as agile ships should.',
  },
  {
    name: 'skirmisher',
    text: 'Decides as the plain player does, and keeps at long range, for weapons that reach far and turrets.',
  },
];

const SEARCH: Described<'search'> = {
  name: 'search',
  text: 'Plays games in its head, in worlds that fit what it sees: dials in X-Wing, who moves and where in Armada.',
};

/** The computer players to choose among, the weakest first. */
export const LADDER: readonly Described<Rung>[] = [...AT_ONCE, SEARCH];

/** The computer players of the house that answer at once, the weakest first, then those with a style. */
export const OPPONENTS: readonly Described<OpponentName>[] = [
  { name: 'random', text: RANDOM },
  ...AT_ONCE,
  ...STYLED,
];

/** All computer players of the house. */
export const PLAYERS: readonly Described<PlayerName>[] = [...OPPONENTS, SEARCH];
