import { readFileSync } from 'node:fs';
import { LEARNING_SCENARIO } from '@firing-arc/armada';
import type { GameEvent, Question } from '@firing-arc/referee';
import { below, growStreams } from '@firing-arc/table';
import {
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetupFrom,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../game/options.ts';
import type { Shown } from '../game/showing.ts';
import { ARMADA_GAME } from '../games/armada/game.ts';
import { FIRST_GAME } from '../games/first/game.ts';
import type { PageGame, PageState } from '../games/game.ts';
import { SECOND_GAME } from '../games/second/game.ts';
import { sideTotals } from '../log/side-totals.ts';
import { openReplay } from '../replays/replay.ts';
import { anyAnswer } from '../testing/any-answer.ts';
import { FakeServer, SECRETS, type TableServer } from '../testing/fake-server.ts';
import { TableClient } from './table.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../formats/${name}.json`, import.meta.url), 'utf8'));
const secondSetup = {
  ...setupFromSquads(packFrom(read('xwing2-amg')), [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]),
  rounds: 2,
};
const firstSetup = {
  ...firstSetupFrom(firstPackFrom(read('xwing1')), [FIRST_SQUADS[0]!.squad, FIRST_SQUADS[1]!.squad]),
  rounds: 2,
};

interface Meeting {
  readonly server: TableServer;
  readonly pages: TableClient[];
  /** All that is on its way arrives. */
  readonly arrive: () => Promise<void>;
  /** A page is opened anew at its seat, as after a reload. */
  readonly reload: (seat: number) => void;
}

/** A table of a page for each seat and a spectator, and its server. */
function meeting<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  setup: Setup,
): Meeting {
  const server = new FakeServer(game.rules, setup);
  const waits: (() => void)[] = [];
  const kept = new Map<string, string>();
  const streams = growStreams('pages', ['chance']);
  const page = (secret: string | null) =>
    new TableClient(
      {
        connect: server.connect,
        later: (work, milliseconds) => {
          // Only what comes back after a line that broke: nobody is silent for long in a test.
          if (milliseconds < 15_000) waits.push(work);
          return () => undefined;
        },
        random: () => 0.5,
        chance: (bytes) => Uint8Array.from({ length: bytes }, () => below(streams, 0, 256)),
        settles: () => true,
        bring: async (_, use) => use(game),
        keepContribution: (contribution) => kept.set(String(secret), contribution),
        record: async () => server.record(),
      },
      secret === null ? null : { secret, contribution: kept.get(secret)! },
    );
  const pages = [...SECRETS.slice(0, server.seats).map(page), page(null)];
  const arrive = async () => {
    do {
      for (const wait of waits.splice(0)) wait();
      for (const each of pages) await each.idle();
    } while (server.deliver() || waits.length > 0);
    for (const each of pages) await each.idle();
  };
  const reload = (seat: number) => {
    pages[seat]!.close();
    pages[seat] = page(SECRETS[seat]!);
  };
  return { server, pages, arrive, reload };
}

const shownOf = (page: TableClient) => page.snapshot().store!.snapshot().game!;

/** Plays until it is over; `between` does something to the lines before each answer. */
async function played(
  at: Meeting,
  between: (answers: number) => void = () => undefined,
  most = 3000,
): Promise<number> {
  const streams = growStreams('hands', ['hands']);
  let given = 0;
  await at.arrive();
  for (; given < most; given++) {
    const asked = at.pages.find((page) => shownOf(page).turn.kind === 'ask');
    if (!asked) break;
    const { turn } = shownOf(asked);
    if (turn.kind === 'ask')
      expect(asked.snapshot().store!.answer(anyAnswer(turn.question, streams))).toEqual([]);
    between(given);
    await at.arrive();
    for (const page of at.pages) expect(page.snapshot()).toMatchObject({ problem: null, refused: [] });
  }
  return given;
}

const [rebels, imperials] = [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad];
/** Three who play alone, and a team of two against one. */
const threeAlone = {
  ...setupFromSquads(packFrom(read('xwing2-amg')), [rebels, imperials, rebels]),
  rounds: 2,
};
const [rookies, academy] = [FIRST_SQUADS[0]!.squad, FIRST_SQUADS[1]!.squad];
const threeInTeams = {
  ...firstSetupFrom(firstPackFrom(read('xwing1')), [rookies, academy, academy], { teams: [0, 1, 1] }),
  rounds: 2,
};

const GAMES = [
  ['X-Wing 2.5', () => meeting(SECOND_GAME, secondSetup)],
  ['X-Wing 2.5 of three', () => meeting(SECOND_GAME, threeAlone)],
  ['First Edition', () => meeting(FIRST_GAME, firstSetup)],
  ['First Edition of three in teams', () => meeting(FIRST_GAME, threeInTeams)],
  ['Armada', () => meeting(ARMADA_GAME, { ...LEARNING_SCENARIO, rounds: 2 })],
] as const;

describe.each(GAMES)('%s', (_, meet) => {
  it('is played to its end by a page for each seat while another looks on, and each die is checked', async () => {
    const at = meet();
    await played(at);
    for (const page of at.pages)
      expect(shownOf(page)).toMatchObject({ turn: { kind: 'over' }, online: true });
    const seen = at.pages.map(shownOf);
    expect(new Set(seen.map(({ events }) => events.length)).size).toBe(1);
    expect(seen.map(({ viewer }) => viewer)).toEqual([...Array(at.server.seats).keys(), -1]);
    for (const { options, table } of seen) expect(options.seats).toHaveLength(table.sides.length);
    const { check } = await at.pages[0]!.snapshot().store!.checkDice();
    expect(check).toMatchObject({ ok: true });
  });

  it('goes on without a gap or a repeat through lines that break, reloads, and answers that come twice', async () => {
    const at = meet();
    const given = await played(at, (answers) => {
      if (answers % 3 === 0) at.server.repeatLast();
      if (answers % 5 === 1) at.server.deliver();
      if (answers % 5 === 2) at.server.breakLines();
      if (answers % 11 === 4) at.reload(answers % at.server.seats);
    });
    expect(given).toBeGreaterThan(10);
    for (const page of at.pages) expect(shownOf(page).turn.kind).toBe('over');
    expect(at.server.record().answers).toHaveLength(at.server.answers);
    const [one, ...others] = at.pages.map((page) => shownOf(page).events.map(({ kind }) => kind));
    for (const other of others) expect(other).toEqual(one);
  });
});

it('goes on where a page cannot imagine the game it sees: the server judges', async () => {
  const { rules } = FIRST_GAME;
  const blind: typeof rules = {
    ...rules,
    imagine: (view, ...more) => {
      if (view.phase === 'setup') return rules.imagine!(view, ...more);
      throw new Error('nothing fits');
    },
  };
  const at = meeting({ ...FIRST_GAME, rules: blind }, firstSetup);
  expect(await played(at, undefined, 8)).toBe(8);
});

/** Anna is asked for her dials, Ben for his. */
async function planning(): Promise<Meeting> {
  const at = meeting(SECOND_GAME, secondSetup);
  await at.arrive();
  return at;
}

const dialsOf = (page: TableClient): readonly number[] => {
  const { turn } = shownOf(page);
  if (turn.kind !== 'ask' || turn.question.form !== 'dials') throw new Error('dials are asked for');
  return turn.question.dials.map(() => 0);
};

it('sets the table up by itself, and begins with the dials of both', async () => {
  const at = await planning();
  const [anna, ben, spectator] = at.pages.map(shownOf);
  for (const one of [anna!, ben!])
    expect(one.turn).toMatchObject({ kind: 'ask', question: { kind: 'dials' } });
  expect(spectator!.turn.kind).toBe('wait');
  expect(anna!.options.names).toEqual(['', 'Ben']);
  expect(at.pages[2]!.snapshot()).toMatchObject({ you: -1, waiting: [0, 1] });
});

it('leaves the setting up to the hands of who wants that', async () => {
  const at = meeting(SECOND_GAME, secondSetup);
  for (const page of at.pages) page.byHand(true);
  await at.arrive();
  const asked = at.pages.map(shownOf).find(({ turn }) => turn.kind === 'ask')!;
  expect(asked.turn).toMatchObject({ question: { kind: 'choose-obstacle' } });
  expect(asked.setsUp).toBe('obstacles');
});

it('shows an answer as on its way until it is taken, and whom it waits for then', async () => {
  const at = await planning();
  const [anna] = at.pages as [TableClient];
  anna.snapshot().store!.answer(dialsOf(anna));
  expect(shownOf(anna).turn.kind).toBe('wait');
  expect(anna.snapshot()).toMatchObject({ sending: true });
  await at.arrive();
  expect(shownOf(anna).turn.kind).toBe('wait');
  expect(anna.snapshot()).toMatchObject({ sending: false, waiting: [1] });
});

it('refuses here what is plainly not legal, and shows the ruling of what the server refuses', async () => {
  const at = await planning();
  const [anna] = at.pages as [TableClient];
  const { store } = anna.snapshot();
  expect(store!.answer(7)).toMatchObject([{ option: '7' }]);
  at.server.refuseNext('xwing2:range.2');
  store!.answer(dialsOf(anna));
  await at.arrive();
  expect(anna.snapshot().refused).toMatchObject([{ ruling: 'xwing2:range.2' }]);
  expect(shownOf(anna).turn).toMatchObject({ kind: 'ask', question: { kind: 'dials' } });
});

it('tells nobody the dials of the other: what goes over the lines is the same whatever they are', async () => {
  const toOthers = async (dial: number) => {
    const at = await planning();
    const [anna] = at.pages as [TableClient];
    anna.snapshot().store!.answer(dialsOf(anna).map(() => dial));
    await at.arrive();
    return at.server.sent.filter((text) => !text.startsWith('0 '));
  };
  expect(await toOthers(0)).toEqual(await toOthers(1));
});

it('keeps dials that are chosen and not confirmed, and takes a decision back when the other agrees', async () => {
  const at = await planning();
  const [anna, ben] = at.pages as [TableClient, TableClient];
  const { store } = anna.snapshot();
  store!.draftDial(0, 0, 2);
  await at.arrive();
  expect(shownOf(anna).draft).toEqual({ 0: 2 });
  store!.answer(dialsOf(anna));
  await at.arrive();
  const { length } = shownOf(anna).events;
  store!.undo();
  await at.arrive();
  expect(ben.snapshot().info!.offers).toMatchObject([{ what: 'undo', by: 0 }]);
  ben.respond(1, true);
  await at.arrive();
  expect(shownOf(anna).turn).toMatchObject({ kind: 'ask', question: { kind: 'dials' } });
  expect(shownOf(anna).events.length).toBeLessThanOrEqual(length);
  expect(ben.snapshot().info!.offers).toEqual([]);
});

it('says of three who waits, who is called what, and who wins with whom', async () => {
  const at = meeting(FIRST_GAME, threeInTeams);
  await at.arrive();
  const [anna, ben, cleo, spectator] = at.pages as [TableClient, TableClient, TableClient, TableClient];
  expect(shownOf(ben).options).toMatchObject({
    seats: ['guest', 'human', 'guest'],
    names: ['Anna', '', 'Cleo'],
  });
  expect(shownOf(cleo).table.sides.map(({ team }) => team)).toEqual([0, 1, 1]);
  expect(spectator.snapshot().waiting).toEqual([0, 1, 2]);
  const { turn } = shownOf(anna);
  if (turn.kind === 'ask') anna.snapshot().store!.answer(anyAnswer(turn.question, growStreams('a', ['a'])));
  await at.arrive();
  expect(anna.snapshot().waiting).toEqual([1, 2]);
  expect(shownOf(spectator).turn.kind).toBe('wait');
});

it('tells at the end of a game what each side did and lost, the same to all as the record tells it', async () => {
  const at = meeting(FIRST_GAME, { ...threeInTeams, rounds: 4 });
  await played(at);
  const totals = ({ events, table, options }: Shown) =>
    sideTotals(events, table.ships, playersOf(options)).map((side) => ({ ...side }));
  const seen = at.pages.map((page) => totals(shownOf(page)));
  expect(seen[0]!.some(({ attacks }) => attacks > 0)).toBe(true);
  const { options } = shownOf(at.pages[0]!);
  const saved = {
    saved: 1,
    options,
    record: at.server.record(),
    drafts: {},
    marks: [],
    memories: [],
  } as const;
  const watched = await openReplay(saved);
  for (const each of seen) expect(each).toEqual(totals(watched.at(watched.steps)));
  expect(at.pages.map((page) => shownOf(page).dice().length)).toEqual(
    at.pages.map(() => watched.at(watched.steps).dice().length),
  );
});

it('ends when somebody concedes, with the winner and the record for all', async () => {
  const at = await planning();
  const [anna, ben] = at.pages as [TableClient, TableClient];
  anna.concede();
  await at.arrive();
  expect(shownOf(ben)).toMatchObject({ turn: { kind: 'over' }, winner: 1, fair: true });
  expect(shownOf(anna).seed).toMatch(/^[0-9a-f]{64}$/);
});

it("orders 'no' to what is asked where that has one, sees the own orders alone, and takes them back", async () => {
  const at = meeting(FIRST_GAME, firstSetup);
  await at.arrive();
  const [anna, ben] = at.pages as [TableClient, TableClient];
  // Dials have no such answer.
  expect(anna.snapshot()).toMatchObject({ orders: [], orderable: null });
  const streams = growStreams('orders', ['orders']);
  while (anna.snapshot().orderable === null) {
    const { turn } = shownOf(anna);
    const page = turn.kind === 'ask' ? anna : ben;
    const asked = shownOf(page).turn;
    if (asked.kind === 'ask') page.snapshot().store!.answer(anyAnswer(asked.question, streams));
    await at.arrive();
  }
  const order = anna.snapshot().orderable!;
  anna.order(order, true);
  await at.arrive();
  expect([anna, ben].map((page) => page.snapshot().orders)).toEqual([[order], []]);
  anna.order(order, false);
  await at.arrive();
  expect(anna.snapshot().orders).toEqual([]);
});

it('hears what others say until one of them is muted, and the others still', async () => {
  const at = meeting(FIRST_GAME, threeInTeams);
  await at.arrive();
  const [anna, ben, cleo] = at.pages as [TableClient, TableClient, TableClient];
  anna.say('hello');
  cleo.say('thanks');
  await at.arrive();
  expect(ben.snapshot().said).toMatchObject([
    { seat: 0, phrase: 'hello' },
    { seat: 2, phrase: 'thanks' },
  ]);
  ben.mute(0, true);
  anna.say('oops');
  cleo.say('sorry');
  await at.arrive();
  const heard = () => ben.snapshot().said.map(({ phrase }) => phrase);
  expect(heard()).toEqual(['thanks', 'sorry']);
  ben.mute(0, false);
  anna.say('goodbye');
  await at.arrive();
  expect(heard()).toEqual(['thanks', 'sorry', 'goodbye']);
});

it('sends answers that follow each other at once, each when its question is asked', async () => {
  const at = meeting(ARMADA_GAME, { ...LEARNING_SCENARIO, rounds: 2 });
  const streams = growStreams('hands', ['hands']);
  await at.arrive();
  for (let given = 0; given < 200; given++) {
    const page = at.pages.find((one) => shownOf(one).turn.kind === 'ask')!;
    const { turn, ahead } = shownOf(page);
    if (turn.kind !== 'ask') throw new Error('the game is over');
    const { store } = page.snapshot();
    const next = turn.question.form === 'choice' ? ahead(0) : null;
    if (next) {
      const { answers } = at.server;
      expect(store!.answer(0)).toEqual([]);
      expect(store!.answer(anyAnswer(next, streams))).toEqual([]);
      await at.arrive();
      expect(page.snapshot().refused).toEqual([]);
      expect(at.server.answers).toBeGreaterThanOrEqual(answers + 2);
      return;
    }
    store!.answer(anyAnswer(turn.question, streams));
    await at.arrive();
  }
  throw new Error('nothing was foreseen');
});
