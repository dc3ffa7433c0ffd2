/**
 * Whether something on a card acts, for any game: a scene drawn by chance is played with it and without it, with the
 * same dice and answers. What no question and no event misses has done nothing.
 */

import { below, growStreams } from '@firing-arc/table';
import type { GameEvent, State } from '../game.ts';
import type { Answerer } from '../playout.ts';
import type { Help, Question } from '../question.ts';

/** A moment of a play: a question with what the rules tell about it, or an event. */
export type Moment =
  | { readonly question: Question; readonly help: Help; readonly view: () => State }
  | { readonly event: GameEvent };

/** Hears what is asked and told, one line each, and what it is about; false when no more needs to be heard. */
export type Hear = (line: string, moment?: Moment) => boolean;

/** Lines that are compared at first: most of what is missed is missed soon, and then the rest need not be played. */
const SOON = 60;

/** Whether a scene goes otherwise without something: `without` calls what it is given while that is away. */
export function isMissed(play: (hear: Hear) => void, without: (does: () => void) => void): boolean {
  return differs(play, without, SOON) || differs(play, without, Number.POSITIVE_INFINITY);
}

function differs(play: (hear: Hear) => void, without: (does: () => void) => void, most: number): boolean {
  const told: string[] = [];
  play((line) => told.push(line) < most);
  let at = 0;
  let same = true;
  without(() =>
    play((line) => {
      same &&= told[at++] === line;
      return same && at < most;
    }),
  );
  return !same || at !== told.length;
}

/** Draws a scene by chance, with the words and ranges of the blocks that it is for. */
export interface Drawing {
  readonly words: ReadonlySet<string>;
  readonly text: string;
  readonly ranges: readonly (readonly [least: number, most: number])[];
  /** A whole number from 0 to `most`. */
  readonly upTo: (most: number) => number;
  readonly chance: (percent: number) => boolean;
  /** One of a list. Throws when there is none. */
  readonly oneOf: <T>(list: readonly T[]) => T;
}

/** What draws a scene for some blocks; the same for the same seed. */
export function drawing(blocks: unknown, seed: string): Drawing {
  const streams = growStreams(seed, ['scene']);
  const text = JSON.stringify(blocks);
  const upTo = (most: number): number => below(streams, 0, most + 1);
  return {
    text,
    words: new Set([...text.matchAll(/"([^"]+)"/g)].map(([, word]) => word!)),
    ranges: [...text.matchAll(/ange":\[(\d),(\d)\]/g)].map(([, a, b]) => [Number(a), Number(b)]),
    upTo,
    chance: (percent) => below(streams, 0, 100) < percent,
    oneOf: (list) => {
      if (list.length === 0) throw new Error('there is nothing to draw from');
      return list[upTo(list.length - 1)]!;
    },
  };
}

/** A player that answers as another one does, but seldom passes, and often takes what one of these words names. */
export function boldAnswerer<S extends State, Q extends Question>(
  other: Answerer<S, Q>,
  streams: number[],
  words: ReadonlySet<string>,
): Answerer<S, Q> {
  const mostly = (of: number): boolean => below(streams, 0, of) > 0;
  return (question, view, help) => {
    if (question.form !== 'choice' || !mostly(5)) return other(question, view, help);
    const named = question.options.flatMap((option, i) =>
      Object.values(option as object).some((value) => typeof value === 'string' && words.has(value))
        ? [i]
        : [],
    );
    if (named.length > 0 && mostly(2)) return named[below(streams, 0, named.length)]!;
    return below(streams, 0, Math.max(1, question.options.length - 1));
  };
}

/** The abilities of a game by the scenes in which they act. */
export interface KnownScenes {
  /** The number of a scene for each ability that acts in one. */
  readonly found: Readonly<Record<string, number>>;
  /** Abilities for which none was found. */
  readonly without: readonly string[];
}

/**
 * Plays the known scene of each ability again. One that no longer acts in its scene is looked for among others,
 * since a change of the rules may make something else of one scene; so is one of which nothing is known. What is known to
 * have no scene is not looked at.
 */
export function playKnown<One extends { readonly label: string }>(
  all: readonly One[],
  acts: (one: One, scene: number) => boolean,
  known: KnownScenes,
  among: readonly number[],
): KnownScenes {
  const found: Record<string, number> = {};
  const without: string[] = [];
  const listed = new Set(known.without);
  for (const one of all) {
    const scene = listed.has(one.label)
      ? null
      : firstScene((number) => acts(one, number), among, known.found[one.label]);
    if (scene === null) without.push(one.label);
    else found[one.label] = known.found[one.label] ?? scene;
  }
  return { found, without };
}

function firstScene(
  isMissedIn: (scene: number) => boolean,
  among: readonly number[],
  known: number | undefined,
): number | null {
  if (known !== undefined && isMissedIn(known)) return known;
  return among.find(isMissedIn) ?? null;
}

/** The numbers of so many scenes, from one on. */
export const scenesFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at);
