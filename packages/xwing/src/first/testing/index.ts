/**
 * A table for tests of First Edition: lay ships out, let them act, force dice, answer questions, look at what
 * happened. Every activity runs three times: answered one by one with the game saved to JSON and restored by a
 * fresh referee at every question, and again from its start with all answers known: same events, same hash.
 */

import { describe, type Help, NO_HELP, Referee, type Refusal } from '@firing-arc/referee';
import { answerNow, checkViews } from '@firing-arc/referee/testing';
import type { Pose } from '../../common/index.ts';
import type { FirstEvent } from '../events.ts';
import type { FirstGame } from '../game.ts';
import type { Mission } from '../missions/mission.ts';
import { buildPosition, dialEntry as entryOnDial, type PositionShip, stepsOf } from '../position/index.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstSetup } from '../setup/setup.ts';
import type { FirstState, Ship, Step, Token } from '../state.ts';

export { actionKey } from '../abilities/possible.ts';
export { stayingAnswerer } from './players.ts';
export { SECRETS } from './secrets.ts';

export type At = readonly [x: number, y: number, facing: number];

/** A ship on the test table. What is left out is as the card prints it. */
export interface TestShip {
  readonly pilot: string;
  /** Left out: docked with a ship as its cards say. */
  readonly at?: At;
  readonly points?: number;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly shields?: number;
  readonly arc?: number;
  /** Ids of upgrades; `discarded: id` for one that lies facedown. */
  readonly upgrades?: readonly string[];
  /** Names of faceup damage cards; `facedown: name` for a facedown one. */
  readonly damage?: readonly string[];
}

/** What lies on the test table. Player 0 has `us`, player 1 `them`; ids count on from one to the other. */
export interface TestTable {
  readonly us: readonly TestShip[];
  readonly them?: readonly TestShip[];
  /** More players by their ships, with the team of each one: of two teams of as many, or one more. */
  readonly others?: readonly (readonly TestShip[])[];
  readonly teams?: readonly number[];
  readonly obstacles?: readonly { readonly outline: string; readonly at: At }[];
  readonly bombs?: readonly { readonly kind: string; readonly player: number; readonly at: At }[];
  /** Pairs of ships that touch. */
  readonly contacts?: readonly (readonly [number, number])[];
  /** Target locks, as ship and target ship. */
  readonly locks?: readonly (readonly [by: number, on: number])[];
  readonly initiative?: 0 | 1;
  readonly damageDeck?: 'core' | 'tfa';
  readonly measuring?: 'rules' | 'free';
  readonly phase?: string;
  readonly mission?: Mission;
  readonly round?: number;
  readonly rounds?: number;
  readonly size?: readonly [width: number, depth: number];
  /** Any other part of the state by its path, as in a scenario file: `{ '/ships/0/performed': ['focus'] }`. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Ends an activity when its steps are done. */
const UNTIL_DONE: typeof FIRST = {
  ...FIRST,
  outcome: (state) =>
    FIRST.outcome(state) ?? (state.agenda.length === 0 ? { winner: null, because: 'xwing1:round.1' } : null),
};

/** Phase named by the step that `does` runs. */
const DOING = 'what the test does';

/** One pilot of each kind, for tests that need a ship of a size, a pilot skill or a weapon. */
export const xwing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'rookiepilot',
  at,
  ...more,
});
export const tie = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'academypilot',
  at,
  ...more,
});
export const ywing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'goldsquadronpilot',
  at,
  ...more,
});
export const awing = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'prototypepilot',
  at,
  ...more,
});
export const interceptor = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alphasquadronpilot',
  at,
  ...more,
});
export const bomber = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'scimitarsquadronpilot',
  at,
  ...more,
});
export const phantom = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'sigmasquadronpilot',
  at,
  ...more,
});
export const t70 = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bluesquadronnovice',
  at,
  ...more,
});
export const yt1300 = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'outerrimsmuggler',
  at,
  ...more,
});
export const firespray = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bountyhunter',
  at,
  ...more,
});
export const lambda = (at: At, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'omicrongrouppilot',
  at,
  ...more,
});

/** Lays a table out. Throws when a name is unknown. */
export function table(layout: TestTable): TestGame {
  return new TestGame(positionOf(layout));
}

function positionOf(layout: TestTable): FirstState {
  const { us, them = [], others = [], teams, obstacles, bombs, contacts, locks, size, ...plain } = layout;
  const built = buildPosition({
    ...plain,
    ...(size ? { size: [...size] } : {}),
    sides: [
      { name: 'us', ships: us.map(writtenShip) },
      { name: 'them', ships: them.map(writtenShip) },
      ...others.map((ships) => ({ ships: ships.map(writtenShip) })),
    ],
    ...(teams ? { teams: [...teams] } : {}),
    obstacles: (obstacles ?? []).map(({ outline, at }) => ({ outline, at: [...at] })),
    bombs: (bombs ?? []).map(({ kind, player, at }) => ({ kind, player, at: [...at] })),
    contacts: (contacts ?? []).map(([one, other]) => [one, other]),
    locks: (locks ?? []).map(([by, on]) => ({ by, on })),
  });
  if ('problems' in built)
    throw new Error(built.problems.map(({ where, what }) => `${where}: ${what}`).join('; '));
  return built.state;
}

/** A ship of a test as a scenario file writes it. */
function writtenShip({ at, upgrades, damage, ...plain }: TestShip): PositionShip {
  return {
    ...plain,
    ...(at && { at: [...at] }),
    damage: [...(damage ?? [])],
    upgrades: [...(upgrades ?? [])],
  };
}

/** A position with activities that run on it. */
export class TestGame {
  state: FirstState;
  /** What happened in the present activity. */
  events: readonly FirstEvent[] = [];
  #referee: Referee<FirstState, FirstSetup, FirstQuestion, FirstEvent> | null = null;
  #start: FirstState | null = null;
  #rolls: string[] = [];
  #draws: string[] = [];
  #doing: (game: FirstGame) => void = () => undefined;
  readonly #rules: typeof UNTIL_DONE = {
    ...UNTIL_DONE,
    run: (game, step) => {
      if (step.kind !== 'end-phase-of' || step.phase !== DOING) return FIRST.run(game, step);
      this.#doing(game);
    },
  };

  constructor(state: FirstState) {
    this.state = state;
  }

  /** The next dice show these faces, in order; all must be used by the end of the activity that rolls them. */
  rolls(...faces: readonly string[]): this {
    this.#rolls.push(...faces);
    this.#referee?.force({ rolls: faces });
    return this;
  }

  /** The next damage cards dealt are these. */
  deals(...names: readonly string[]): this {
    this.#draws.push(...names);
    this.#referee?.force({ draws: names });
    return this;
  }

  /** A ship activates with its dial set to a maneuver such as `3 bank left`, `4 koiogran` or `2 tallon right`. */
  fly(ship: number, maneuver: string): this {
    this.state.ships[ship]!.dial = dialEntry(this.ship(ship), maneuver);
    return this.activate(ship);
  }

  /** A ship activates with the dial it has, or without one. */
  activate(ship: number): this {
    return this.run(...stepsOf(this.state, { activate: ship }));
  }

  /** A ship is in its Perform Action step. */
  act(ship: number): this {
    return this.run({ kind: 'action', ship, because: 'xwing1:actions.1', tried: [] });
  }

  /** A ship is granted one of some actions as a free action. */
  free(ship: number, ...actions: readonly string[]): this {
    return this.run(...stepsOf(this.state, { free: ship, actions }));
  }

  /** A ship has its turn in the Combat phase. */
  combat(ship: number): this {
    return this.run(...stepsOf(this.state, { combat: ship }));
  }

  /** A ship has its turn in the Combat phase and attacks another. */
  attack(ship: number, target: number): this {
    return this.combat(ship).pick({ kind: 'attack', target });
  }

  /** Runs rules directly, as a step of its own: for what no card in the house brings about. */
  does(what: (game: FirstGame) => void): this {
    this.#doing = what;
    return this.run({ kind: 'end-phase-of', phase: DOING });
  }

  /** Runs any steps, in the order given, up to the first question. */
  run(...steps: readonly Step[]): this {
    this.#finish();
    this.state.agenda = [...steps].reverse();
    this.#start = FIRST.schema.copy(this.state);
    this.#referee = Referee.start(this.#rules, this.state, {
      forced: { rolls: [...this.#rolls], draws: [...this.#draws] },
    });
    this.#sync();
    return this;
  }

  /** Answers the question with the one option that has these properties; 'none' and 'done' stand for those options. */
  pick(wanted: Readonly<Record<string, unknown>> | 'none' | 'done'): this {
    const question = this.question;
    if (question?.form !== 'choice')
      throw new Error(`no choice is asked, but ${question?.kind ?? 'nothing'}`);
    const properties = typeof wanted === 'string' ? { kind: wanted } : wanted;
    const options: readonly unknown[] = question.options;
    const fitting = options.flatMap((option, i) => (fits(option, properties) ? [i] : []));
    if (fitting.length === 0) {
      throw new Error(`${JSON.stringify(wanted)} is not among ${JSON.stringify(options)}`);
    }
    return this.answer(fitting[0]!);
  }

  /** Passes on everything until an option with these properties is offered, and takes it. */
  takes(wanted: Readonly<Record<string, unknown>>): this {
    while (this.question && !this.offers(wanted)) this.answer(this.options.length - 1);
    return this.pick(wanted);
  }

  /** Passes on everything, and tells whether an option with these properties was offered on the way. */
  everOffers(wanted: Readonly<Record<string, unknown>>): boolean {
    let offered = false;
    while (this.question) {
      offered ||= this.offers(wanted);
      this.answer(this.options.length - 1);
    }
    return offered;
  }

  /** Gives any answer to the question. Throws when it is not legal. */
  answer(answer: unknown): this {
    const refusals = this.tryAnswer(answer);
    if (refusals.length > 0) throw new Error(describe(refusals));
    return this;
  }

  /** Gives any answer to the question, and tells why it is refused. */
  tryAnswer(answer: unknown): readonly Refusal[] {
    if (!this.#referee || !this.question) throw new Error('nothing is asked');
    const saved = JSON.stringify(this.#referee.snapshot());
    const before = this.#referee.hash;
    this.#referee = Referee.restore(this.#rules, JSON.parse(saved));
    if (this.#referee.hash !== before) throw new Error('the restored game stands elsewhere');
    const refusals = answerNow(this.#referee, this.question.player, answer);
    this.#sync();
    return refusals;
  }

  /** Checks that each seat, and a spectator, can imagine the game that waits from its view alone. Throws what differs. */
  checkViews(): this {
    if (!this.#referee || !this.question) throw new Error('nothing is asked');
    checkViews(this.#referee);
    return this;
  }

  /** Takes the last option, which is "none" or "done" where there is one, until nothing is asked. */
  passAll(): this {
    while (this.question) {
      const question: FirstQuestion = this.question;
      if (question.form !== 'choice') throw new Error(`cannot pass on ${question.kind}`);
      this.answer(question.options.length - 1);
    }
    return this;
  }

  /** The question that waits; undefined when the activity is over. */
  get question(): FirstQuestion | undefined {
    return this.#referee?.questions[0];
  }

  /** What the rules can tell about the question that waits. */
  get help(): Help {
    return (this.question && this.#referee?.help(this.question.player)) ?? NO_HELP;
  }

  /** The options of the question that waits. */
  get options(): readonly unknown[] {
    return this.question?.form === 'choice' ? this.question.options : [];
  }

  /** Whether the question that waits offers an option with these properties. */
  offers(wanted: Readonly<Record<string, unknown>>): boolean {
    return this.options.some((option) => fits(option, wanted));
  }

  /** Ruling by which the question that waits refuses an option, if it does. */
  refusal(option: string): string | undefined {
    return this.refusedFor(option)?.ruling;
  }

  /** The same with what speaks against it. */
  refusedFor(option: string): Refusal | undefined {
    if (this.question?.form !== 'choice') return undefined;
    return this.help.refused?.().find((refusal) => refusal.option === option);
  }

  ship(id: number): Ship {
    const ship = this.state.ships[id];
    if (!ship) throw new Error(`there is no ship ${id}`);
    return ship;
  }

  /** Events of a kind in the present activity. */
  eventsOf<Kind extends FirstEvent['kind']>(kind: Kind): readonly Extract<FirstEvent, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<FirstEvent, { kind: Kind }> => event.kind === kind);
  }

  /** Kinds of the events in the present activity, in order. */
  get story(): readonly string[] {
    return this.events.map((event) => event.kind);
  }

  /** What a player may see. */
  view(player: number): FirstState {
    return FIRST.view(this.state, player);
  }

  pose(id: number): Pose {
    const { x, y, facing } = this.ship(id);
    return { x, y, facing };
  }

  #sync(): void {
    const referee = this.#referee!;
    this.state = FIRST.schema.copy(referee.state);
    this.events = referee.events;
    if (referee.outcome) this.#finish();
  }

  /** At the end of an activity: no forced result is left, and the same answers known in advance give the same game. */
  #finish(): void {
    const referee = this.#referee;
    if (!referee?.outcome) {
      if (referee && this.question) throw new Error(`the question ${this.question.kind} is still open`);
      return;
    }
    if (referee.unusedForced.length > 0)
      throw new Error(`unused results: ${referee.unusedForced.join(', ')}`);
    const again = Referee.start(this.#rules, this.#start!, {
      forced: { rolls: this.#rolls, draws: this.#draws },
      script: referee.answers,
    });
    if (again.hash !== referee.hash)
      throw new Error('played again with the same answers, the game ends elsewhere');
    if (JSON.stringify(again.events) !== JSON.stringify(referee.events)) {
      throw new Error('played again with the same answers, the game tells something else');
    }
    this.#rolls = [];
    this.#draws = [];
    this.#referee = null;
  }
}

/** Index on a ship's dial of a maneuver named like `3 bank left`. */
export function dialEntry(ship: Ship, name: string): number {
  const at = entryOnDial(ship.card, name);
  if (at === undefined) throw new Error(`${ship.card} has no ${name} on its dial`);
  return at;
}

function fits(value: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(wanted).every(
    ([key, part]) => JSON.stringify((value as Record<string, unknown>)[key]) === JSON.stringify(part),
  );
}
