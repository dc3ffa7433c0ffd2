/** What the screen shows of a game, whoever runs it: a referee of this page, or a server. */

import {
  type GameEvent,
  imagine,
  type Question,
  type Referee,
  type RefereeEvent,
  type RefereeView,
} from '@firing-arc/referee';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { type DiceTally, talliesOf } from '../dice/tally.ts';
import type { GameLanguages, PageGame, PageState } from '../games/game.ts';
import type { ShownAct } from '../shown/act.ts';
import type { ShownHarm } from '../shown/harm.ts';
import type { ShownHeading, ShownPass } from '../shown/log.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { ShownLastAttack, ShownTable } from '../shown/table.ts';
import { toldBetween } from './between.ts';
import type { GameOptions } from './options.ts';
import type { SetUp } from './setups.ts';
import type { Turn } from './turn.ts';

/** What may be done in the place of what was settled. */
export interface ShownInstead {
  /** Names it to the game that shows it. */
  readonly key: string;
  /** The own ship that would go first; null where it is something else, which `text` tells. */
  readonly ship: number | null;
  readonly text: () => string;
}

/** Something that happened, as the page tells it. */
export interface ShownEvent {
  readonly kind: string;
  readonly because: string;
  /** Further lines of the rulebook about it. */
  readonly also?: readonly string[] | undefined;
  /** It only frames others. */
  readonly quiet: boolean;
  readonly text: () => string;
  /** How it looks on the table while it happens; null when nothing is seen. */
  readonly act: () => ShownAct | null;
  /** What it does to a ship; null when it harms none. */
  readonly harm: () => ShownHarm | null;
  /** Under which heading it and what follows stand; null for one that begins nothing. */
  readonly heading: () => ShownHeading | null;
}

/** What a screen shows of a running game; a new object after every change. */
export interface Shown {
  /** Which game it is. */
  readonly game: string;
  readonly options: GameOptions;
  readonly speaks: GameLanguages;
  readonly turn: Turn<ShownQuestion>;
  /** How many answers the one who is asked has given: another question is another number, whatever others do meanwhile. */
  readonly asked: number;
  /** What the one who is asked will be asked after an answer; null for nothing before somebody else or chance decides. */
  readonly ahead: (answer: number) => ShownQuestion | null;
  /** Whose eyes: a player, or EVERYBODY. */
  readonly viewer: number;
  /** The table as the viewer may see it. */
  readonly table: ShownTable;
  readonly events: readonly ShownEvent[];
  /** Where players had nothing to choose and were not asked, in order. */
  readonly passes: () => readonly ShownPass[];
  /** What was rolled in attacks so far. */
  readonly dice: () => readonly DiceTally[];
  /** The last attack since an event; null when there was none. */
  readonly lastAttack: (since: number) => ShownLastAttack | null;
  /** Events from this one on happened since the last decision made at this screen. */
  readonly news: number;
  readonly winner: number | null;
  /** Hash of the whole position; of what is seen of it in a game that a server runs. */
  readonly hash: string;
  readonly answers: number;
  readonly commitment: string;
  /** The seed of all chance, once the game is over. */
  readonly seed: string | null;
  /** Whether each of its dice can be checked. */
  readonly fair: boolean;
  /** A server runs it, and others sit at their own screens. */
  readonly online?: boolean;
  readonly canUndo: boolean;
  /** Why the last decision cannot be taken back; null when it can, or when there is none. */
  readonly undoBar: UndoBar | null;
  /** What may be done in the place of what was settled for the one who is asked. */
  readonly instead: readonly ShownInstead[];
  /** What the one who is asked can set up at once; null for nothing. */
  readonly setsUp: SetUp | null;
  /** Dials chosen but not confirmed, by ship. */
  readonly draft: Readonly<Record<string, number>>;
  /** Who looks at secrets of their own between decisions. */
  readonly peeking: number | null;
  /** A rule that failed; the game stands where it stood. */
  readonly fault: string | null;
  /** Why the game could not be kept in this browser. */
  readonly unsaved: string | null;
  /** It was begun under other rules and went on from where it stood; why its beginning no longer replays. */
  readonly changed: string | null;
}

/** Why the last decision cannot be taken back: a die or card fell since, or something hidden was shown. */
export type UndoBar = 'chance' | 'revealed';

/** What somebody sees of a game, and what was told of it. */
export interface Seen<S, E> {
  readonly view: S;
  readonly allEvents: readonly (E | RefereeEvent)[];
  /** The events of the rules among what was told. */
  readonly events: readonly E[];
  /** Events from this one on are news. */
  readonly news: number;
}

/** What is seen and told of a game, as the page shows it. */
export const shownOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  { view, allEvents, events, news }: Seen<S, E>,
) => {
  const { rolled, cameUp } = toldBetween(allEvents, game.attackStep);
  return {
    game: game.rules.id,
    speaks: game.speaks(),
    table: game.table(view),
    events: shownEvents(game, events, view),
    passes: () => game.passes(events, cameUp, view),
    dice: () => talliesOf(rolled, game.dice),
    lastAttack: (since: number) => game.lastAttack(events.slice(since), view),
    news,
  } satisfies Partial<Shown>;
};

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A game that looks to a player as the real one does, always the same for a view. */
export function imaginedAhead<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: PageGame<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
): Referee<S, Setup, Q, E> {
  const streams = growStreams('ahead', ['imagined']);
  return imagine(rules, view, () => nextUint32(streams, 0) / 4294967296);
}

/**
 * What a player will be asked after an answer, in a game imagined from what the player sees; null for nothing, and for
 * what is settled.
 */
export function questionAhead<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
  answer: number,
): ShownQuestion | null {
  const player = view.seat;
  const ahead = imaginedAhead(game, view);
  const of = () => ahead.questions.find((question) => question.player === player);
  const asked = of();
  if (!asked || ahead.answer(player, asked.id, answer).length > 0) return null;
  const next = of();
  const seen = ahead.look(player);
  return next && !game.settling(next, seen) ? game.question(next, seen, ahead.help(player)) : null;
}

/** Events as the page tells them to one who sees a view. */
const shownEvents = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  events: readonly E[],
  view: S,
): readonly ShownEvent[] =>
  events.map((event) => ({
    kind: event.kind,
    because: event.because,
    also: event.also,
    quiet: game.isQuiet(event),
    text: () => game.event(event, view),
    act: () => game.act?.(event, view) ?? null,
    harm: () => game.harm(event, view),
    heading: () => game.heading(event, view),
  }));
