/** A scenario file: a position, what happens in it, and what must come of it, as JSON for any game. */
import type { TSchema } from 'typebox';
import * as Type from 'typebox';
import { byText } from '../by-text.ts';
import type { Forced } from '../forced.ts';
import type { GameEvent, Rules, State } from '../game.ts';
import type { Question } from '../question.ts';
import { show } from '../question.ts';
import { type Names, nameProblems } from './names.ts';
import { type Problem, problemsBy } from './problems.ts';
import { PUZZLE, type ScenarioPuzzle } from './puzzle.ts';

/** What a game tells so that scenario files can be played in it. */
export interface ScenarioGame<
  S extends State = State,
  Setup = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  readonly rules: Rules<S, Setup, Q, E>;
  /** What a file may write under `position`, and as one entry of `run`. */
  readonly position: TSchema;
  readonly activity: TSchema;
  /** What it may name of events and questions. */
  readonly names: Names;
  /** The position a file asks for, or every reason why there is none; `where` is below `/position`. */
  readonly build: (given: unknown) => Built<S>;
  /** Why an activity cannot happen in a position; `where` is below the activity. */
  readonly activityProblems: (state: S, activity: unknown) => readonly Problem[];
  /** Changes the position as an activity does at its start, and puts its steps in front of the agenda. */
  readonly begin: (state: S, activity: unknown) => void;
  /** The index of the option that a name of the game's own stands for, such as a maneuver on a dial. */
  readonly named?: (question: Q, part: number, name: string, state: S) => number | undefined;
  /** What else can be measured from and to, beside ships by their ids: parts of ships and other things. */
  readonly thing?: TSchema;
  /** What is measured from one thing to another; undefined where there is no such thing. */
  readonly measured?: (state: S, from: MeasuredThing, to: MeasuredThing) => Measured | undefined;
  /** What a file may write instead of a field's value: of a damage card, a maneuver on the dial of a ship, an ability. */
  readonly called?: (state: S, field: string, value: number | string, ship?: number) => readonly string[];
}

/** A ship by its id, or a thing as the game names it. */
export type MeasuredThing = number | Partly;

/** How far one thing is from another, as the game counts it, whether they touch, and in which arcs the other one is. */
export interface Measured {
  /** null beyond the ruler, or where nothing is measured. */
  readonly range: number | string | null;
  /** Bands of distance, in games that have them beside range; null beyond the last. */
  readonly distance?: number | null;
  readonly touching: boolean;
  /** What lies in the line of sight of an attack, in games that have one. */
  readonly sight?: 'clear' | 'obstructed' | 'blocked';
  readonly arcs: Readonly<Record<string, boolean>>;
}

/** What a file asks to be measured. */
export interface ExpectedMeasure {
  readonly from: MeasuredThing;
  readonly to: MeasuredThing;
  readonly range?: number | string | null;
  readonly distance?: number | null;
  readonly sight?: string;
  /** An arc of the first in which the other one is, or is not. */
  readonly arc?: string;
  readonly outside?: string;
  readonly touching?: boolean;
}

/** What of a game decides which files are its scenarios. */
export interface ScenarioShape {
  readonly rules: { readonly id: string };
  readonly position: TSchema;
  readonly activity: TSchema;
  readonly names: Names;
  readonly thing?: TSchema;
}

export type Built<S> = { readonly state: S } | { readonly problems: readonly Problem[] };

/** Properties that an option, an event or a part of the state must have; numbers within a millionth. */
export type Partly = Readonly<Record<string, unknown>>;

/**
 * An option: its index, its `kind` or another name of it, or properties that only it has. A place on the table is
 * `[x, y, facing]`, a decision about several things a list of options.
 */
export type GivenOption = number | string | Partly;
export type GivenAnswer = GivenOption | readonly GivenOption[];

/** What must be true of a question. */
export interface ExpectedQuestion {
  readonly question?: string;
  readonly player?: number;
  /** Properties of the question itself. */
  readonly about?: Partly;
  /** Options that must be there, or must not. */
  readonly offers?: readonly GivenOption[];
  readonly missing?: readonly GivenOption[];
  /** All options that there are: these, and no others. */
  readonly options?: readonly GivenOption[];
  /** Things that are refused, with the ruling. */
  readonly refuses?: readonly { readonly option: string; readonly ruling?: string }[];
}

/** The next question as the file expects it, tries that must be refused, and the answer. */
export interface ScenarioAnswer extends ExpectedQuestion {
  readonly tries?: readonly { readonly answer: GivenAnswer; readonly ruling: string }[];
  readonly answer: GivenAnswer;
}

/** What must be true at the end. */
export interface Expectations {
  /** Events that must happen, in this order; others may come between. */
  readonly events?: readonly Partly[];
  /** Events that must not happen. */
  readonly never?: readonly Partly[];
  /** Events that must happen exactly so often. */
  readonly counts?: readonly { readonly event: Partly; readonly times: number }[];
  /** Events that must not happen before another one has. */
  readonly notBefore?: readonly { readonly event: Partly; readonly until: Partly }[];
  /** Ranges, arcs and contacts between ships. */
  readonly measure?: readonly ExpectedMeasure[];
  /** Parts of the state by their path, as `/ships/0/shields`. */
  readonly state?: Partly;
  /** Parts of what a player may see (-1: a spectator). */
  readonly views?: readonly { readonly player: number; readonly state: Partly }[];
  /** The question at which the run stops. */
  readonly question?: ExpectedQuestion;
  /** How the game ends. */
  readonly outcome?: { readonly winner: number | null; readonly because?: string };
}

export interface ScenarioFile {
  readonly $schema?: string;
  readonly game: string;
  readonly name: string;
  readonly about?: string;
  readonly rulings?: readonly string[];
  readonly position: unknown;
  readonly run?: readonly unknown[];
  readonly forced?: Partial<Forced>;
  readonly answers?: readonly ScenarioAnswer[];
  /** Whether everything that runs must be over at the end. */
  readonly complete?: boolean;
  readonly expect?: Expectations;
  /** What is to be found where the run stops. */
  readonly puzzle?: ScenarioPuzzle;
}

const strict = { additionalProperties: false } as const;
const texts = Type.Array(Type.String());
const partly = (description: string) => byText(Type.Unknown(), { description });
const option = Type.Union([Type.Number(), Type.String(), partly('properties that only this option has')]);
const answer = Type.Union(
  [Type.Number(), Type.String(), partly('properties that only this option has'), Type.Array(option)],
  {
    description:
      'an option by its index, its kind or its properties; [x, y, facing] for a place; a list of options for several things',
  },
);

const question = {
  question: Type.Optional(Type.String({ description: 'kind of the question' })),
  player: Type.Optional(Type.Integer({ minimum: 0 })),
  about: Type.Optional(partly('properties of the question')),
  offers: Type.Optional(Type.Array(option, { description: 'options that must be there' })),
  missing: Type.Optional(Type.Array(option, { description: 'options that must not be there' })),
  options: Type.Optional(Type.Array(option, { description: 'all options that there are, and no others' })),
  refuses: Type.Optional(
    Type.Array(Type.Object({ option: Type.String(), ruling: Type.Optional(Type.String()) }, strict), {
      description: 'things that are refused, with the ruling',
    }),
  ),
};

const event = partly('properties of an event');

const expectations = ({ thing }: ScenarioShape): TSchema => {
  const ship = Type.Integer({ minimum: 0, description: 'id of a ship' });
  const end = thing ? Type.Union([ship, thing]) : ship;
  return Type.Object(
    {
      events: Type.Optional(
        Type.Array(event, {
          description: 'events that happen, in this order; others may come between',
        }),
      ),
      never: Type.Optional(Type.Array(event, { description: 'events that must not happen' })),
      counts: Type.Optional(
        Type.Array(Type.Object({ event: event, times: Type.Integer({ minimum: 0 }) }, strict), {
          description: 'events that happen exactly so often',
        }),
      ),
      notBefore: Type.Optional(
        Type.Array(Type.Object({ event: event, until: event }, strict), {
          description: 'events that do not happen before another one has',
        }),
      ),
      measure: Type.Optional(
        Type.Array(
          Type.Object(
            {
              from: end,
              to: end,
              range: Type.Optional(
                Type.Union([Type.Number(), Type.String(), Type.Null()], {
                  description: 'range between them; null beyond the ruler',
                }),
              ),
              distance: Type.Optional(
                Type.Union([Type.Integer(), Type.Null()], {
                  description: 'band of distance, where the game has them; null beyond the last',
                }),
              ),
              sight: Type.Optional(
                Type.Enum(['clear', 'obstructed', 'blocked'] as const, {
                  description: 'line of sight of an attack, where the game has one',
                }),
              ),
              arc: Type.Optional(Type.String({ description: 'arc of the first in which the other is' })),
              outside: Type.Optional(Type.String({ description: 'arc of the first in which it is not' })),
              touching: Type.Optional(Type.Boolean()),
            },
            strict,
          ),
          { description: 'ranges, arcs and contacts between things at the end' },
        ),
      ),
      state: Type.Optional(partly('parts of the last position by their path, as "/ships/0/shields"')),
      views: Type.Optional(
        Type.Array(
          Type.Object(
            {
              player: Type.Integer({ minimum: -1 }),
              state: partly('parts of what this player may see, by their path'),
            },
            strict,
          ),
        ),
      ),
      question: Type.Optional(
        Type.Object(question, { ...strict, description: 'the question at which the run stops' }),
      ),
      outcome: Type.Optional(
        Type.Object(
          { winner: Type.Union([Type.Integer(), Type.Null()]), because: Type.Optional(Type.String()) },
          { ...strict, description: 'how the game ends' },
        ),
      ),
    },
    strict,
  );
};

/** JSON Schema of a game's scenario files. */
export function scenarioSchema(game: ScenarioShape): TSchema {
  return Type.Object(
    {
      $schema: Type.Optional(Type.String()),
      game: Type.Literal(game.rules.id),
      name: Type.String({ minLength: 1 }),
      about: Type.Optional(Type.String()),
      rulings: Type.Optional(
        Type.Array(Type.String(), { description: 'lines of the rulebook that this file shows' }),
      ),
      position: game.position,
      run: Type.Optional(
        Type.Array(game.activity, {
          description: 'what happens, one after the other; then the agenda of the position',
        }),
      ),
      forced: Type.Optional(
        Type.Object(
          { rolls: Type.Optional(texts), draws: Type.Optional(texts) },
          {
            ...strict,
            description:
              'what dice show and what decks give, in order; all of it must be used, and nothing may be left',
          },
        ),
      ),
      answers: Type.Optional(
        Type.Array(
          Type.Object(
            {
              ...question,
              tries: Type.Optional(
                Type.Array(Type.Object({ answer, ruling: Type.String() }, strict), {
                  description: 'answers that must be refused, with the ruling',
                }),
              ),
              answer,
            },
            strict,
          ),
        ),
      ),
      complete: Type.Optional(
        Type.Boolean({ description: 'whether everything that runs must be over at the end' }),
      ),
      expect: Type.Optional(expectations(game)),
      puzzle: Type.Optional(PUZZLE),
    },
    { ...strict, title: `A scenario file for ${game.rules.id}` },
  );
}

/** Every way in which something read from a file is no scenario of this game; empty when it is one. */
export function scenarioShapeProblems(game: ScenarioShape, value: unknown): readonly Problem[] {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  if (named !== undefined && named !== game.rules.id) {
    const what = `${show(named)} is not ${show(game.rules.id)}`;
    return [{ where: '/game', reason: 'shape', what }];
  }
  const problems = problemsBy(scenarioSchema(game), value);
  return problems.length > 0 ? problems : nameProblems(game.names, value as ScenarioFile);
}
