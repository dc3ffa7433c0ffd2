import { type Answer, filmed, type GameRecord } from '@firing-arc/referee';
import { FIRST, type FirstSetup } from '@firing-arc/xwing/first';
import { expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { type LocalPlaying, playOn } from '../game/playing.ts';
import { thinkAtOnce } from '../game/thinking/at-once.ts';
import { bringGame, type GameId, loadFormat, MENU } from '../games/index.ts';
import { quickMatch } from '../games/quick.ts';
import { dropReplay, keepReplay, keptReplay, keptReplays, MOST_REPLAYS } from './kept.ts';
import { openReplay } from './replay.ts';
import { seatsFor } from './who-plays.tsx';

const TWO_COMPUTERS = { ...QUICK_GAME, seats: ['random', 'random'] } as const;

/** The quick game of a game, played by computers for some decisions, or to its end. */
async function played(id: GameId, most = 100_000, seed = 'watched'): Promise<LocalPlaying> {
  const game = (await quickMatch(id))(TWO_COMPUTERS, seed);
  for (let at = 0; at < most && game.job() !== null; at++) thinkAtOnce(game);
  return game;
}

function memory(room = Number.POSITIVE_INFINITY) {
  const kept: Record<string, string> = {};
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      const others = Object.entries(kept).reduce(
        (sum, [name, text]) => sum + (name === key ? 0 : text.length),
        0,
      );
      if (others + value.length > room) throw new Error('full');
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
}

it.each(MENU.map(({ id }) => id))('a game of %s is watched at every decision, in any order', async (id) => {
  const game = await played(id);
  const { record } = game.saved();
  const replay = await openReplay(game.saved());
  expect(replay.over).toBe(true);
  expect(replay.steps).toBe(record.answers.length);
  expect(replay.at(replay.steps).hash).toBe(record.final);
  for (const step of [replay.steps - 1, 0, 21, 20, 19, replay.steps >> 1]) {
    const moment = replay.at(step);
    expect(moment.hash).toBe(record.answers[step]!.hash);
    expect(moment.answers).toBe(step);
    expect(moment.turn.kind).toBe('wait');
    expect(moment.table.ships.map((ship) => moment.table.card(ship.id).name)).toEqual(
      moment.table.ships.map(({ name }) => name),
    );
    expect(moment.events.map((event) => event.text()).every((text) => text.length > 0)).toBe(true);
    expect(moment.table.inWords().columns.length).toBeGreaterThan(0);
  }
});

it('names the decision after which each round begins', async () => {
  const replay = await openReplay((await played('xwing2')).saved());
  expect(replay.rounds.length).toBeGreaterThan(1);
  replay.rounds.forEach((step, at) => {
    expect(replay.at(step).table.round).toBe(at + 1);
    if (at > 0) expect(replay.at(step - 1).table.round).toBe(at);
  });
});

it('shows the dials of both sides in a game that is over, and of nobody in one that is not', async () => {
  const game = await played('xwing2');
  const dialsIn = (moment: ReturnType<LocalPlaying['shown']>) =>
    moment.table.ships
      .map(({ id }) => moment.table.card(id))
      .flatMap(({ chips }) => chips.filter(({ key, text }) => key === 'dial' && !text.startsWith('flew')))
      .map(({ text }) => text);
  const over = await openReplay(game.saved());
  const step = over.rounds[0]! + 2;
  expect(over.at(step).table.phase).toBe('activation');
  expect(dialsIn(over.at(step)).length).toBeGreaterThan(1);
  expect(dialsIn(over.at(step)).every((text) => text.startsWith('dial: '))).toBe(true);
  const { record } = game.saved();
  const { final: _, ...left } = { ...record, answers: record.answers.slice(0, step) };
  const open = await openReplay({ ...game.saved(), record: left });
  expect(open.over).toBe(false);
  expect(dialsIn(open.at(step)).length).toBeGreaterThan(1);
  expect(dialsIn(open.at(step)).every((text) => text === 'dial hidden')).toBe(true);
});

it('shows a game that no longer replays as far as its answers fit, and says where it differs', async () => {
  const { record, ...saved } = (await played('xwing1', 10)).saved();
  const answers: readonly { player: number; answer: Answer; hash: string }[] = record.answers;
  const changed = { ...record, answers: answers.with(3, { ...answers[3]!, hash: 'other' }) };
  const replay = await openReplay({ ...saved, record: changed });
  expect(replay.steps).toBe(answers.length);
  expect(replay.differs).toMatchObject({ from: 'answers', proved: 3, steps: answers.length });
  expect(replay.differs?.difference).toMatch(/answer 4 of the record/);
  const whole = await openReplay({ ...saved, record });
  expect(whole.differs).toBeNull();
  expect(replay.at(replay.steps).events.map((event) => event.text())).toEqual(
    whole.at(whole.steps).events.map((event) => event.text()),
  );
  const foreign = { ...record, setup: {} };
  await expect(openReplay({ ...saved, record: foreign })).rejects.toThrow('nothing to show');
});

it('shows a filmed game as it was filmed, whatever the rules are by now', async () => {
  const game = await played('xwing1', 30);
  const { record } = game.saved();
  const filmedRecord = filmed(FIRST, record as GameRecord<FirstSetup>);
  const replay = await openReplay({ ...game.saved(), record: { ...filmedRecord, version: '0' } });
  expect(replay.differs).toMatchObject({ from: 'film', steps: record.answers.length });
  expect(replay.at(replay.steps).events.map((event) => event.text())).toEqual(
    game.shown().events.map((event) => event.text()),
  );
});

it('keeps games with the newest first, the same game once, and other turns of it beside it', async () => {
  const storage = memory();
  const half = await played('xwing1', 4);
  expect(half.shown().winner).toBeNull();
  expect(keepReplay(storage, half.saved(), half.shown(), 1000)).toBe(1);
  const other = await played('xwing2', 5);
  expect(keepReplay(storage, other.saved(), other.shown(), 2000)).toBe(2);
  const whole = await bringGame('xwing1', (kind) => playOn(kind, half.saved()));
  while (whole.job() !== null) thinkAtOnce(whole);
  expect(keepReplay(storage, whole.saved(), whole.shown(), 3000)).toBe(1);
  expect(keepReplay(storage, half.saved(), half.shown(), 4000)).toBe(1);
  expect(keptReplays(storage).map(({ id, when, over }) => ({ id, when, over }))).toEqual([
    { id: 1, when: 3000, over: true },
    { id: 2, when: 2000, over: false },
  ]);
  expect(keptReplay(storage, 1)).toMatchObject({ ok: true, game: { record: whole.saved().record } });
  dropReplay(storage, 2);
  expect(keptReplay(storage, 2)).toBeNull();
  expect(keepReplay(storage, other.saved(), other.shown(), 5000)).toBe(3);
});

it('drops the oldest when there are too many, or no room', async () => {
  const game = await played('xwing1', 4);
  const keep = (storage: ReturnType<typeof memory>, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const { record, ...rest } = game.saved();
      return keepReplay(storage, { ...rest, record: { ...record, commitment: `${at}` } }, game.shown(), at);
    });
  const many = memory();
  keep(many, MOST_REPLAYS + 2);
  expect(keptReplays(many).map(({ when }) => when)).toEqual(
    Array.from({ length: MOST_REPLAYS }, (_, at) => 21 - at),
  );
  expect(Object.keys(many.kept)).toHaveLength(MOST_REPLAYS + 1);
  const text = many.kept['firing-arc.replay.22']!.length;
  const narrow = memory(3.5 * text);
  keep(narrow, 8);
  expect(keptReplays(narrow).map(({ when }) => when)).toEqual([7, 6, 5]);
  expect(keep(memory(10), 1)).toEqual([null]);
});

it('a game of three in teams is played at one screen, kept with all that they scored, and goes on there', async () => {
  const format = await loadFormat('xwing1');
  const [one, other] = format.pair;
  const squads = [one, other, other].map((id) => ({ kind: 'ready', id }) as const);
  const [teams] = format.teams(3);
  const options = { ...QUICK_GAME, seats: ['human', 'random', 'human'], pass: 'never' } as const;
  const game = format.match(squads, '', teams!)(options, 'three');
  const { turn, table } = game.shown();
  expect(turn).toMatchObject({ kind: 'ask', question: { form: 'dials', player: 0 } });
  expect(table.sides.map(({ team }) => team)).toEqual([0, 1, 1]);
  const storage = memory();
  const id = keepReplay(storage, game.saved(), game.shown(), 1)!;
  expect(keptReplays(storage)).toMatchObject([
    { names: table.sides.map(({ name }) => name), scores: [0, 0, 0] },
  ]);
  const kept = keptReplay(storage, id);
  if (!kept?.ok) throw new Error('it is not kept');
  const again = game.again(true).shown().options.seats;
  expect(again).toEqual(['random', 'human', 'human']);
  const seats = seatsFor('second', 3);
  expect(seats).toEqual(['plain', 'human', 'plain']);
  const { game: saved } = kept;
  const goesOn = await bringGame(saved.record.game, (kind) =>
    playOn(kind, { ...saved, options: { ...options, seats } }),
  );
  expect(goesOn.job()?.task.view.seat).toBe(0);
});
