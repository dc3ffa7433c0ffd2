import { constants, createDeflateRaw } from 'node:zlib';
import { ARMADA, LEARNING_SCENARIO, READY_FLEETS, setupFromFleets } from '@firing-arc/armada';
import { changeOf, type ServerFrame, SOCKET_COMPRESSION, type ViewChange } from '@firing-arc/online';
import {
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  type RefereeView,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { armadaPack, firstPack } from './house.ts';
import { defaultSetup } from './positions.ts';

/** Bytes of JSON: the mean over what answers changed for the seats of games by chance, and its parts. */
export interface ChangeSizes {
  readonly name: string;
  readonly means: Readonly<Record<Part, number>>;
  /** The median of the whole. */
  readonly median: number;
  /** The mean of what goes over the line, as the server's socket compresses it. */
  readonly line: number;
}

/** `rest`: hashes, where the step began, what it has asked. */
const PARTS = ['whole', 'events', 'question', 'state', 'rest'] as const;
type Part = (typeof PARTS)[number];

/** How much a server sends to a seat after an answer, in the three games. */
export async function changeSizes(): Promise<readonly ChangeSizes[]> {
  const first = setupFromSquads(firstPack(), [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
  const fleets = setupFromFleets(armadaPack(), [READY_FLEETS[0]!.fleet, READY_FLEETS[1]!.fleet]);
  return [
    await sizesOf('2.5', SECOND, defaultSetup(), 6),
    await sizesOf('First Edition', FIRST, first, 6),
    await sizesOf('Armada, learning scenario', ARMADA, LEARNING_SCENARIO, 6),
    await sizesOf('Armada, 400 points', ARMADA, fleets, 3),
  ];
}

async function sizesOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  name: string,
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  games: number,
): Promise<ChangeSizes> {
  const sizes: Record<Part, number>[] = [];
  let line = 0;
  for (let game = 0; game < games; game++) {
    const referee = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, `${name} ${game}`)));
    const robot = randomAnswerer(growStreams(`${name} ${game}`, ['mind']));
    const views = new Map<number, RefereeView>([0, 1].map((seat) => [seat, referee.view(seat)]));
    const frames = new Map<number, ServerFrame[]>();
    for (const seat of views.keys()) frames.set(seat, []);
    while (!referee.outcome) {
      const { player, id } = referee.questions[0]!;
      const answer = robot(referee.questions[0]!, () => referee.look(player), referee.help(player));
      referee.answer(player, id, answer);
      for (const [seat, before] of views) {
        const now: RefereeView = referee.view(seat, { since: before.next });
        const change = changeOf(before, now)!;
        sizes.push(sizeOf(change));
        frames.get(seat)!.push({ kind: 'change', change });
        views.set(seat, now);
      }
    }
    for (const told of frames.values()) {
      for (const bytes of await onTheLine(told)) line += bytes;
    }
  }
  const mean = (part: Part) => sizes.reduce((sum, size) => sum + size[part], 0) / sizes.length;
  const wholes = sizes.map(({ whole }) => whole).sort((a, b) => a - b);
  const means = Object.fromEntries(PARTS.map((part) => [part, mean(part)])) as Record<Part, number>;
  return { name, means, median: wholes[wholes.length >> 1]!, line: line / sizes.length };
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
  return { ...sizes, rest: sizes.whole - sizes.events - sizes.question - sizes.state };
}

const bytesOf = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
