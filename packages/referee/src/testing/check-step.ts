import { type GameEvent, type Rules, type State, seatsOf } from '../game.ts';
import { type Help, type PlaceHelp, placeHelp, type Question } from '../question.ts';
import { Referee } from '../referee.ts';
import { hashPlain, samePlain } from '../schema.ts';

/** Samples taken of a placement question to see that what it proposes is legal. */
const PLACE_SAMPLES = 4;

/**
 * Checks a position between steps: its copy is equal and shares nothing, it fits its schema, comes back from JSON
 * with the same hash, every view is a position of its own, and the questions asked next are sound. Throws with
 * what is wrong. Give it to `playOut` as `onStep`.
 */
export function checkStep<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  state: S,
): void {
  const faults = stateFaults(rules, state);
  // A position that is no good need not run: the fault that follows would hide the cause.
  if (faults.length === 0) faults.push(...viewFaults(rules, state), ...nextFaults(rules, state));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

function stateFaults<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  state: S,
): string[] {
  const faults = rules.schema
    .problems(state)
    .map((problem) => `the position does not fit its schema at ${problem}`);
  const copy = rules.schema.copy(state);
  if (!samePlain(copy, state))
    faults.push(`the copy of the position differs at ${difference(state, copy, '')}`);
  const shared = sharedPart(state, copy);
  if (shared !== null) faults.push(`the copy of the position shares ${shared}`);
  const saved = JSON.parse(JSON.stringify(state)) as S;
  if (!samePlain(saved, state)) faults.push(`JSON changes the position at ${difference(state, saved, '')}`);
  if (rules.schema.hash(saved) !== rules.schema.hash(state))
    faults.push('the saved position has another hash');
  return faults;
}

function viewFaults<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  state: S,
): string[] {
  const before = rules.schema.hash(state);
  const faults: string[] = [];
  for (let player = -1; player < seatsOf(rules, state); player++) {
    const view = rules.view(state, player);
    const whose = `the view of player ${player}`;
    faults.push(
      ...rules.schema.problems(view).map((problem) => `${whose} does not fit the schema at ${problem}`),
    );
    const shared = sharedPart(state, view);
    if (shared !== null) faults.push(`${whose} shares ${shared} with the position`);
  }
  if (rules.schema.hash(state) !== before) faults.push('to view the position changes it');
  return faults;
}

function nextFaults<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  state: S,
): string[] {
  const before = rules.schema.hash(state);
  const referee = Referee.start(rules, state);
  const faults = referee.questions.flatMap((question) =>
    questionFaults(question, referee.help(question.player)),
  );
  if (rules.schema.hash(state) !== before) faults.push('to run a copy of the position changes it');
  return faults;
}

/** What is wrong with a question: no or repeated options, no ruling, samples of places that are not legal. */
export function questionFaults(question: Question, help: Help): string[] {
  const faults = question.because === '' ? ['no ruling says why it is asked'] : [];
  switch (question.form) {
    case 'choice':
      faults.push(...optionFaults(question.options, ''));
      break;
    case 'each':
      for (const part of question.parts) faults.push(...optionFaults(part.options, ` about ${part.about}`));
      break;
    case 'place':
      faults.push(...placeFaults(placeHelp(question, help)));
  }
  return faults.map((fault) => `${question.kind}: ${fault}`);
}

function optionFaults(options: readonly unknown[], where: string): string[] {
  if (options.length === 0) return [`nothing is offered${where}`];
  const seen = new Set<string>();
  return options.flatMap((option) => {
    const hash = hashPlain(option);
    if (seen.has(hash)) return [`${JSON.stringify(option)} is offered twice${where}`];
    seen.add(hash);
    return [];
  });
}

function placeFaults({ propose, validate }: PlaceHelp): string[] {
  const faults: string[] = [];
  for (let sample = 0; sample < PLACE_SAMPLES; sample++) {
    let draws = 0;
    // Fractions of the golden ratio: spread evenly, and the same in every run.
    const place = propose(() => ((sample * 7 + ++draws) * 0.6180339887498949) % 1);
    if (place && validate(place).length > 0)
      faults.push(`the proposed place ${JSON.stringify(place)} is not legal`);
  }
  return faults;
}

/** The path of the first part that two values do not have alike. */
function difference(a: unknown, b: unknown, path: string): string {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return path || '(top)';
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const name of names) {
    if (!samePlain(left[name], right[name])) return difference(left[name], right[name], `${path}/${name}`);
  }
  return path || '(top)';
}

/** The path of an object that is part of both values, or null. */
function sharedPart(a: unknown, b: unknown): string | null {
  const parts = new Set<unknown>();
  walk(a, '', (part) => parts.add(part));
  let shared: string | null = null;
  walk(b, '', (part, path) => {
    if (parts.has(part)) shared ??= path || '(top)';
  });
  return shared;
}

function walk(value: unknown, path: string, visit: (part: object, path: string) => void): void {
  if (value === null || typeof value !== 'object') return;
  visit(value, path);
  for (const [name, part] of Object.entries(value)) walk(part, `${path}/${name}`, visit);
}
