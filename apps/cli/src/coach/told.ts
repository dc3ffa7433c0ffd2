/** What a coach found, in the words of a game: as text, and as JSON. */

import type { Coaching, CoachReport, Decided, Swing, WeighedDecision } from '@firing-arc/opponents';
import type { Answer, GameEvent, Question } from '@firing-arc/referee';
import type { TableGame, TableSetup, TableState } from '../games/index.ts';

/** A game whose decisions were weighed, and each of them as its seat saw it. */
export interface Coached<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
> {
  readonly game: Pick<TableGame<S, Setup, Q, E>, 'words'>;
  readonly coaching: Pick<Coaching<S, Setup, Q, E>, 'least'>;
  readonly decided: ReadonlyMap<number, Decided<S, Q, E>>;
}

interface ToldReply {
  readonly player: string;
  readonly about: string;
  readonly answer: string;
  readonly worlds: number;
  readonly cost: number;
}

/** A decision in words. */
export interface ToldDecision
  extends Pick<WeighedDecision, 'at' | 'round' | 'cost' | 'error' | 'value' | 'valueError' | 'worlds'> {
  readonly question: string;
  /** The ship whose part it is; null for a question that is one thing. */
  readonly about: string | null;
  readonly given: string;
  readonly best: string;
  readonly replies: readonly ToldReply[];
  /** What each answer that was tried is worth more than what was given. */
  readonly values: readonly { readonly answer: string; readonly value: number; readonly error: number }[];
}

/** A decision that was weighed, in the words of its game. */
export function toldDecision<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>({ game, decided }: Coached<S, Setup, Q, E>, weighed: WeighedDecision<Q>): ToldDecision {
  const { words } = game;
  const { at, round, question, part, cost, error, value, valueError, worlds } = weighed;
  const { state } = decided.get(at)!.view;
  const called = (answer: Answer): string =>
    typeof answer === 'number'
      ? bare(words.option(question, answer, state, part ?? undefined))
      : `[${answer.map((one) => Math.round(one * 10) / 10).join(', ')}]`;
  const aboutOf = (asked: Question, nth: number) =>
    asked.form === 'each' ? words.ship(state, asked.parts[nth]!.about) : '';
  return {
    at,
    round,
    question: words.question(question, state),
    about: part === null ? null : aboutOf(question, part),
    given: called(weighed.given),
    best: called(weighed.best),
    cost,
    error,
    value,
    valueError,
    worlds,
    replies: weighed.replies.map(({ player, part: nth, option, worlds: count, cost: there }) => {
      const asked = weighed.asked.find((one) => one.player === player)!;
      const answer = bare(words.option(asked, option, state, nth));
      return { player: words.player(player), about: aboutOf(asked, nth), answer, worlds: count, cost: there };
    }),
    values: weighed.weighed.map(({ option, ...worth }) => ({ answer: called(option), ...worth })),
  };
}

/** An option within a sentence. */
const bare = (option: string): string => option.replace(/\.$/, '');

const points = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

/** A finding as lines: what it cost, what was best, and the replies it was measured against. */
export function findingLines(told: ToldDecision, nth: number): readonly string[] {
  const whose = told.about === null ? '' : `${told.about}: `;
  return [
    `${nth}. Round ${told.round}, after ${told.at} answers. ${told.question}`,
    `   ${whose}“${told.given}” cost about ${points(told.cost)} points (± ${told.error.toFixed(2)}) against what could be known; “${told.best}” was best.`,
    ...(told.replies.length > 0 ? [`   In ${told.worlds} worlds others replied:`] : []),
    ...told.replies.map(
      ({ player, about, answer, worlds, cost }) =>
        `     ${player}, ${about}: ${answer} in ${worlds} of them; there it cost ${points(cost)}`,
    ),
  ];
}

/** All that was weighed for a decision, the best first. */
export function weighedLines(told: ToldDecision): readonly string[] {
  const whose = told.about === null ? '' : `${told.about}. `;
  const values = told.values.toSorted((a, b) => b.value - a.value);
  return [
    `Round ${told.round}, after ${told.at} answers. ${whose}${told.question}`,
    ...values.map(({ answer, value, error }) => {
      const more =
        value === 0 && error === 0
          ? 'given'
          : `${value > 0 ? '+' : ''}${points(value)} (± ${error.toFixed(2)})`;
      return `  ${answer}: ${more}`;
    }),
  ];
}

const swingLine = ({ round, before, after, error, own }: Swing): string =>
  `  Round ${round}: from ${points(before)} to ${points(after)} points (± ${error.toFixed(2)}); own decisions cost ${points(own)} of it.`;

/** What a coach has to say, as text. */
export function reportText<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(coached: Coached<S, Setup, Q, E>, report: CoachReport<Q>, who: string): string {
  const { findings, swings, weighed } = report;
  const head = `${who}: ${weighed} things decided were weighed; ${findings.length} cost something, by two standard errors or more.`;
  const lines = findings.flatMap((one, at) => ['', ...findingLines(toldDecision(coached, one), at + 1)]);
  const turns = swings.length > 0 ? ['', 'Turning points:', ...swings.map(swingLine)] : [];
  return `${[head, ...lines, ...turns].join('\n')}\n`;
}
