import { constants, createDeflateRaw } from 'node:zlib';
import { ARMADA, LEARNING_SCENARIO, READY_FLEETS, setupFromFleets } from '@firing-arc/armada';
import { changeOf, type ServerFrame, SOCKET_COMPRESSION, type ViewChange } from '@firing-arc/online';
import { armadaOpponent, firstOpponent, opponent } from '@firing-arc/opponents';
import {
  type Answerer,
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  type RefereeView,
  type Rules,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { armadaPack, firstPack } from './house.ts';
import { defaultSetup } from './positions.ts';

/** Bytes of JSON: the mean over what answers changed for the seats of whole games, and its parts. */
export interface ChangeSizes {
  readonly name: string;
  readonly means: Readonly<Record<Part, number>>;
  /** The median of events and question. */
  readonly median: number;
  /** The mean of what goes over the line, as the server's socket compresses it. */
  readonly line: number;
  /** Attacks a game, on the mean: how far games by chance and by plain players are worth comparing. */
  readonly attacks: number;
  /** The kinds of events that most bytes go to, with their bytes for each answer and seat. */
  readonly kinds: readonly (readonly [kind: string, bytes: number])[];
}

/** `told`: events and the next question; `rest`: hashes, where the step began, what it has asked. */
const PARTS = ['whole', 'told', 'events', 'question', 'state', 'rest'] as const;
type Part = (typeof PARTS)[number];

/** How many kinds of events are named. */
const NAMED = 6;

const PLAYERS = ['random', 'plain'] as const;

/** A game whose answers are measured. */
interface Measured<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly name: string;
  readonly rules: Rules<S, Setup, Q, E>;
  readonly setup: Setup;
  readonly opponent: (by: (typeof PLAYERS)[number], streams: number[], index: number) => Answerer<S, Q>;
  readonly games: number;
}

/** How much a server sends to a seat after an answer, in the three games, by chance and as the plain players play. */
export async function changeSizes(): Promise<readonly ChangeSizes[]> {
  const first = setupFromSquads(firstPack(), [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
  const fleets = setupFromFleets(armadaPack(), [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet]);
  const armada = { rules: ARMADA, opponent: armadaOpponent };
  return [
    ...(await sizesOf({ name: '2.5', rules: SECOND, setup: defaultSetup(), opponent, games: 6 })),
    ...(await sizesOf({
      name: 'First Edition',
      rules: FIRST,
      setup: first,
      opponent: firstOpponent,
      games: 6,
    })),
    ...(await sizesOf({ name: 'Armada, learning', ...armada, setup: LEARNING_SCENARIO, games: 6 })),
    ...(await sizesOf({ name: 'Armada, 400 points', ...armada, setup: fleets, games: 3 })),
  ];
}

async function sizesOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  measured: Measured<S, Setup, Q, E>,
): Promise<readonly ChangeSizes[]> {
  return [await sizesBy(measured, 'random'), await sizesBy(measured, 'plain')];
}

async function sizesBy<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { name, rules, setup, opponent: player, games }: Measured<S, Setup, Q, E>,
  by: (typeof PLAYERS)[number],
): Promise<ChangeSizes> {
  const sizes: Record<Part, number>[] = [];
  const kinds = new Map<string, number>();
  let line = 0;
  let attacks = 0;
  for (let game = 0; game < games; game++) {
    const referee = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, `${name} ${game}`)));
    const streams = growStreams(`${name} ${game}`, ['player 1', 'player 2']);
    const players = [player(by, streams, 0), player(by, streams, 1)];
    const views = new Map<number, RefereeView>([0, 1].map((seat) => [seat, referee.view(seat)]));
    const frames = new Map<number, ServerFrame[]>();
    for (const seat of views.keys()) frames.set(seat, []);
    while (!referee.outcome) {
      const question = referee.questions[0]!;
      const seated = question.player;
      const answer = players[seated]!(question, () => referee.look(seated), referee.help(seated));
      const before = referee.events.length;
      referee.answer(seated, question.id, answer);
      attacks += referee.events.slice(before).filter(({ kind }) => kind === 'attack').length;
      for (const [seat, before] of views) {
        const now: RefereeView = referee.view(seat, { since: before.next });
        const change = changeOf(before, now)!;
        sizes.push(sizeOf(change));
        for (const event of change.events)
          kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + bytesOf(event));
        frames.get(seat)!.push({ kind: 'change', change });
        views.set(seat, now);
      }
    }
    for (const told of frames.values()) {
      for (const bytes of await onTheLine(told)) line += bytes;
    }
  }
  const mean = (part: Part) => sizes.reduce((sum, size) => sum + size[part], 0) / sizes.length;
  const told = sizes.map((size) => size.told).sort((a, b) => a - b);
  return {
    name: `${name}, ${by}`,
    means: Object.fromEntries(PARTS.map((part) => [part, mean(part)])) as Record<Part, number>,
    median: told[told.length >> 1]!,
    line: line / sizes.length,
    attacks: attacks / games,
    kinds: [...kinds]
      .sort(([, one], [, two]) => two - one)
      .slice(0, NAMED)
      .map(([kind, bytes]) => [kind, bytes / sizes.length]),
  };
}

/** How many bytes each message has when they go through one socket, one after the other. */
async function onTheLine(frames: readonly ServerFrame[]): Promise<readonly number[]> {
  const deflate = createDeflateRaw(SOCKET_COMPRESSION);
  let bytes = 0;
  deflate.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const sizes: number[] = [];
  for (const frame of frames) {
    const before = bytes;
    deflate.write(JSON.stringify(frame));
    await new Promise<void>((resolve) => deflate.flush(constants.Z_SYNC_FLUSH, resolve));
    // The last four bytes of each flush are always the same, and left out; a frame's head has two or four.
    sizes.push(bytes - before);
  }
  return sizes;
}

function sizeOf(change: ViewChange): Record<Part, number> {
  const { state, questions } = (change.changes ?? {}) as {
    readonly state?: unknown;
    readonly questions?: unknown;
  };
  const sizes = {
    whole: bytesOf(change),
    events: bytesOf(change.events),
    question: bytesOf(questions),
    state: bytesOf(state),
  };
  const told = sizes.events + sizes.question;
  return { ...sizes, told, rest: sizes.whole - told - sizes.state };
}

const bytesOf = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
