import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LEARNING_SCENARIO } from '@firing-arc/armada';
import { growStreams } from '@firing-arc/table';
import { packFrom, READY_SQUADS, type SecondSetup, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { ARMADA_GAME } from '../games/armada/game.ts';
import type { Bring } from '../games/index.ts';
import { SECOND_GAME } from '../games/second/game.ts';
import type { ShownQuestion } from '../shown/question.ts';
import { anyAnswer } from '../testing/any-answer.ts';
import { type GameOptions, QUICK_GAME } from './options.ts';
import { playNew } from './playing.ts';
import type { SavedGame } from './saved.ts';
import { GameStore, type Machine, type Shown, type Storage } from './store.ts';
import { decideAtOnce } from './thinking/at-once.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);
const setup: SecondSetup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
const VERSUS_RANDOM: GameOptions = { ...QUICK_GAME, seats: ['human', 'random'] };
const HOT_SEAT: GameOptions = { ...QUICK_GAME, seats: ['human', 'human'] };

function memory(kept: Record<string, string> = {}): Storage & { readonly kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}

/** A machine whose computer players think only when `run` is called. */
function machine(storage: Storage = memory()): Machine & { readonly run: () => void } {
  const work: (() => void)[] = [];
  return {
    storage,
    pause: 0,
    bring,
    think: decideAtOnce,
    later: (next) => work.push(next),
    run: () => {
      for (let next = work.shift(); next; next = work.shift()) next();
    },
  };
}

const bring: Bring = async (_, use) => use(SECOND_GAME);

const game = (store: GameStore) => store.snapshot().game!;
const begin = (store: GameStore, options: GameOptions, seed: string) =>
  store.start(playNew(SECOND_GAME, setup, options, seed));

/** Answers for whoever is asked at the screen until the test says stop. */
function play(store: GameStore, run: () => void, until: () => boolean, most = 2000): void {
  const streams = growStreams('hand', ['hand']);
  const hand = (question: ShownQuestion) => anyAnswer(question, streams);
  for (let i = 0; i < most && !until(); i++) {
    run();
    const { turn } = game(store);
    if (turn.kind === 'pass') store.sit(turn.to);
    else if (turn.kind === 'ask') expect(store.answer(hand(turn.question))).toEqual([]);
    else return;
  }
}

/** The kind of question that is asked at this screen. */
function asked(store: GameStore): string | null {
  const { turn } = game(store);
  return turn.kind === 'ask' ? turn.question.kind : null;
}

it('sets up the table for both sides and begins with the dials', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'seed');
  expect(game(store).table.phase).toBe('planning');
  expect(game(store).turn).toMatchObject({ kind: 'ask', question: { kind: 'dials', player: 0 } });
  expect(game(store).table.things).toHaveLength(6);
  expect(game(store).canUndo).toBe(false);
  expect(game(store).seed).toBeNull();
});

it('lets players place by hand who want to', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, { ...HOT_SEAT, setup: 'by-hand' }, 'seed');
  expect(game(store).turn).toMatchObject({ kind: 'ask', question: { kind: 'choose-obstacle' } });
});

it('plays a game against the computer to its end and then shows the seed', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'to the end');
  play(store, at.run, () => game(store).turn.kind === 'over');
  expect(game(store).turn.kind).toBe('over');
  expect(game(store).fault).toBeNull();
  expect(game(store).seed).toBe('to the end');
});

it('begins games whose dice nobody can foresee, keeps them over a reload, and checks every die', async () => {
  const at = machine();
  const store = new GameStore(at);
  const start = () => store.start(playNew(SECOND_GAME, setup, VERSUS_RANDOM));
  start();
  const first = store.record()!;
  start();
  expect(store.record()!.seed).not.toBe(first.seed);
  expect(first.dice!.contributions).toHaveLength(2);
  expect(game(store)).toMatchObject({ fair: true, seed: null });
  play(store, at.run, () => game(store).table.round === 2);
  const again = new GameStore(at);
  await again.restore();
  expect(game(again).hash).toBe(game(store).hash);
  play(again, at.run, () => game(again).table.round === 3);
  const { check, dice, seed } = await again.checkDice();
  expect(check).toMatchObject({ ok: true });
  expect(check.dice.length).toBe(again.record()!.fell!.length);
  expect({ dice, seed }).toEqual({ dice: again.record()!.dice, seed: again.record()!.seed });
});

it('is where it was after a reload, in the middle of a round, with dials not yet confirmed', async () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'reload');
  play(store, at.run, () => game(store).table.round === 2 && game(store).table.phase === 'planning');
  at.run();
  store.draftDial(0, 2, 5);
  const before = game(store);
  const again = new GameStore(machine(at.storage));
  await again.restore();
  expect(game(again).hash).toBe(before.hash);
  expect(game(again).events.map(({ text }) => text())).toEqual(before.events.map(({ text }) => text()));
  expect(game(again).draft).toEqual({ 2: 5 });
  expect(game(again).answers).toBe(before.answers);
});

it('shows a dial that is chosen and not confirmed, and nothing else anew', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'draft');
  play(store, at.run, () => game(store).table.phase === 'planning');
  at.run();
  const before = game(store);
  store.draftDial(before.viewer, 1, 3);
  store.draftDial(1 - before.viewer, 4, 2);
  expect(game(store).draft).toEqual({ 1: 3 });
  for (const part of ['table', 'turn', 'events'] as const) expect(game(store)[part]).toBe(before[part]);
});

it('keeps a saved game that does not open, and says why', async () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'broken');
  play(store, at.run, () => game(store).table.phase === 'activation');
  const storage = at.storage as ReturnType<typeof memory>;
  const saved = JSON.parse(storage.kept['firing-arc.game']!);
  saved.record.answers[3].hash = 'other';
  delete saved.now;
  storage.setItem('firing-arc.game', JSON.stringify(saved));
  const again = new GameStore(machine(storage));
  await again.restore();
  expect(again.snapshot().game).toBeNull();
  expect(again.snapshot().broken?.reason).toMatch(/answer 4 of the record was given in position other/);
  expect(JSON.parse(again.snapshot().broken!.text)).toEqual(saved);
  const third = new GameStore(machine(storage));
  await third.restore();
  expect(third.snapshot().broken?.reason).toMatch(/answer 4/);
  third.dropBroken();
  expect(Object.keys(storage.kept)).toEqual([]);
});

it('goes on from where it stood where the rules no longer come to its record, and keeps that to be watched', async () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'older');
  play(store, at.run, () => game(store).table.phase === 'activation');
  const { hash } = game(store);
  const storage = at.storage as ReturnType<typeof memory>;
  const saved = JSON.parse(storage.kept['firing-arc.game']!);
  saved.record.answers[3].hash = 'other';
  storage.setItem('firing-arc.game', JSON.stringify(saved));
  const kept: SavedGame[] = [];
  const next = machine(storage);
  const again = new GameStore({ ...next, keep: (one) => kept.push(one) });
  await again.restore();
  expect(again.snapshot().broken).toBeNull();
  expect(game(again).hash).toBe(hash);
  expect(game(again).changed).toMatch(/answer 4 of the record/);
  expect(kept.map(({ record }) => record.answers.length)).toEqual([saved.record.answers.length]);
  play(again, next.run, () => game(again).table.phase === 'engagement');
  // From then on its own record rebuilds it.
  const third = new GameStore(machine(storage));
  await third.restore();
  expect(game(third).hash).toBe(game(again).hash);
  expect(game(third).changed).toBeNull();
});

it.each(['d52f46a5', '662a7410'])('goes on with a game that build %s left', async (build) => {
  const file = new URL(`../../../cli/kept-games/xwing2-${build}.json.gz`, import.meta.url);
  const { record, last } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const saved = { saved: 1, options: { ...VERSUS_RANDOM, seats: ['random', 'random'] }, record, now: last };
  const storage = memory({ 'firing-arc.game': JSON.stringify({ ...saved, drafts: {}, marks: [] }) });
  const at = machine(storage);
  const store = new GameStore(at);
  await store.restore();
  expect(store.snapshot().broken).toBeNull();
  at.run();
  expect(game(store).fault).toBeNull();
  expect(game(store).turn.kind).toBe('over');
});

it('takes back the last own decision and what the computer did after it', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, { ...VERSUS_RANDOM, setup: 'by-hand' }, 'undo');
  play(store, at.run, () => asked(store) === 'place-ship');
  const { hash, turn } = game(store);
  if (turn.kind !== 'ask') throw new Error('somebody is asked');
  store.answer(anyAnswer(turn.question, growStreams('hand', ['hand'])));
  at.run();
  expect(game(store).hash).not.toBe(hash);
  expect(game(store).canUndo).toBe(true);
  store.undo();
  at.run();
  expect(game(store).turn).toMatchObject({ kind: 'ask', question: { kind: turn.question.kind } });
  expect(game(store).hash).toBe(hash);
});

/** A player of two sets all dials, and ships fly until one has shown its dial; whether that is one of theirs. */
function flownFirst(human: 0 | 1): {
  readonly store: GameStore;
  readonly isOwn: boolean;
  readonly run: () => void;
} {
  const at = machine();
  const store = new GameStore(at);
  begin(
    store,
    { ...VERSUS_RANDOM, seats: human === 0 ? ['human', 'random'] : ['random', 'human'] },
    'no undo',
  );
  at.run();
  const { turn } = game(store);
  if (turn.kind !== 'ask' || turn.question.form !== 'dials') throw new Error('dials are asked for');
  store.answer(turn.question.dials.map(() => 1));
  const shown = () => game(store).events.find(({ kind }) => kind === 'dial-revealed');
  at.run();
  play(store, at.run, () => shown() !== undefined);
  const ship = game(store).table.ships.find(({ name }) => shown()!.text().startsWith(name));
  return { store, isOwn: ship?.player === human, run: at.run };
}

it('takes back what the own dials have shown, and nothing once an enemy has shown one, and says why', () => {
  const both = [flownFirst(0), flownFirst(1)];
  const own = both.find(({ isOwn }) => isOwn)!;
  const enemy = both.find(({ isOwn }) => !isOwn)!;
  expect(game(own.store)).toMatchObject({ canUndo: true, undoBar: null });
  own.store.undo();
  own.run();
  expect(asked(own.store)).toBe('choose-activation');
  expect(game(own.store).events.some(({ kind }) => kind === 'dial-revealed')).toBe(false);
  expect(game(enemy.store)).toMatchObject({ canUndo: false, undoBar: 'revealed' });
});

it('takes nothing back once dice were rolled, and says so', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'no undo');
  play(store, at.run, () => game(store).undoBar === 'chance');
  expect(game(store)).toMatchObject({ canUndo: false, undoBar: 'chance' });
});

it('does not take back when the game was begun without', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, { ...VERSUS_RANDOM, undo: false }, 'undo');
  play(store, at.run, () => game(store).table.phase === 'activation');
  expect(game(store).canUndo).toBe(false);
});

it('asks for the screen to be passed before each side sets its dials, and shows neither to the other', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, HOT_SEAT, 'pass');
  const { turn } = game(store);
  if (turn.kind !== 'pass') throw new Error('the screen is passed first');
  const first = turn.to;
  store.sit(first);
  const mine = game(store).turn;
  if (mine.kind !== 'ask' || mine.question.form !== 'dials') throw new Error('dials are asked for');
  store.answer(mine.question.dials.map(() => 0));
  expect(game(store).turn).toEqual({ kind: 'pass', to: 1 - first });
  expect(game(store).viewer).toBe(-1);
  store.sit(1 - first);
  const other = game(store).turn;
  if (other.kind !== 'ask' || other.question.form !== 'dials') throw new Error('dials are asked for');
  store.answer(other.question.dials.map(() => 0));
  expect(game(store).table.phase).toBe('activation');
  const dials = () =>
    game(store)
      .table.ships.map(({ id }) => game(store).table.card(id))
      .flatMap(({ player, chips }) =>
        chips.filter(({ key }) => key === 'dial').map(({ text }) => ({ player, text })),
      )
      .filter(({ text }) => !text.startsWith('flew'));
  expect(dials().length).toBeGreaterThan(0);
  expect(dials().every(({ text }) => text === 'dial hidden')).toBe(true);
  store.peek(first);
  expect(dials().every(({ player, text }) => text.startsWith('dial: ') === (player === first))).toBe(true);
  store.peek(null);
});

it('says when it cannot save, and plays on', () => {
  const storage = memory();
  storage.setItem = () => {
    throw new Error('full');
  };
  const at = machine(storage);
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'full');
  at.run();
  expect(game(store).unsaved).toBe('full');
  expect(game(store).turn.kind).toBe('ask');
});

it('keeps a game that is over, and one that is left after somebody decided something in it', () => {
  const kept: string[] = [];
  const at = { ...machine(), keep: (_: unknown, { turn }: Shown) => void kept.push(turn.kind) };
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'left untouched');
  at.run();
  begin(store, VERSUS_RANDOM, 'left');
  at.run();
  expect(kept).toEqual([]);
  const { turn } = game(store);
  if (turn.kind !== 'ask' || turn.question.form !== 'dials') throw new Error('dials are asked for');
  store.answer(turn.question.dials.map(() => 1));
  begin(store, VERSUS_RANDOM, 'to its end');
  expect(kept).toHaveLength(1);
  play(store, at.run, () => game(store).turn.kind === 'over');
  expect(kept.slice(1)).toEqual(['over']);
});

it('settles the order of own ships by itself, and lets another one go first instead', () => {
  const at = { ...machine(), settles: () => true };
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'the order of ships');
  at.run();
  const { turn } = game(store);
  if (turn.kind !== 'ask' || turn.question.form !== 'dials') throw new Error('dials are asked for');
  const own = turn.question.dials.map(({ ship }) => ship);
  store.answer(
    turn.question.dials.map(({ entries }) => entries.findIndex(({ text }) => text === '2 straight')),
  );
  play(store, at.run, () => asked(store) === 'action' && game(store).instead.length > 0);
  const acting = () => {
    const now = game(store).turn;
    return now.kind === 'ask' ? now.question.ships[0]! : -1;
  };
  const others = () => game(store).instead.map(({ ship }) => ship!);
  const goFirst = (ship: number) =>
    store.doInstead(game(store).instead.find((way) => way.ship === ship)!.key);
  const first = acting();
  const { hash } = game(store);
  const instead = others();
  expect(own).toEqual(expect.arrayContaining([first, ...instead]));
  expect(instead).not.toContain(first);
  goFirst(instead.at(-1)!);
  expect(acting()).toBe(instead.at(-1));
  expect(others()).toContain(first);
  goFirst(first);
  expect(acting()).toBe(first);
  expect(game(store).hash).toBe(hash);
});

it('settles what players nearly always do, and does something else instead where that is tapped', () => {
  const at = { ...machine(), settles: () => true };
  const store = new GameStore(at);
  store.start(playNew(ARMADA_GAME, LEARNING_SCENARIO, VERSUS_RANDOM, 'default'));
  const ways = () => game(store).instead.filter(({ ship }) => ship === null);
  const dialUse = () => ways().map(({ ship, text }) => [ship, text()]);
  play(store, at.run, () => ways().length > 0);
  expect(game(store).instead.map(({ ship }) => ship)).toContain(1);
  expect(asked(store)).not.toBe('dial-use');
  expect(dialUse()).toEqual([[null, expect.stringMatching(/token/)]]);
  const tokens = () => game(store).events.filter(({ kind }) => kind === 'command-token').length;
  const before = tokens();
  store.doInstead(ways()[0]!.key);
  expect(tokens()).toBe(before + 1);
  expect(dialUse()).toEqual([[null, expect.stringMatching(/keep/i)]]);
  store.doInstead('none of these');
  expect(tokens()).toBe(before + 1);
});

it('looks ahead at what follows an answer, in a game whose dice are fair too', () => {
  /** What follows in a new game, where a ship is to be activated; null where that is the other player's to decide. */
  const look = () => {
    const at = machine();
    const store = new GameStore(at);
    store.start(playNew(SECOND_GAME, setup, VERSUS_RANDOM));
    play(store, at.run, () => asked(store) === 'choose-activation');
    const { hash, ahead } = game(store);
    const next = ahead(0);
    expect(ahead(99)).toBeNull();
    expect(game(store).hash).toBe(hash);
    return next;
  };
  const seen = Array.from({ length: 8 }, look).filter((next) => next !== null);
  expect(seen.length).toBeGreaterThan(0);
  for (const next of seen) {
    expect(next.player).toBe(0);
    expect(next.kind).not.toBe('dials');
  }
});

it('asks for the order of ships where the machine settles nothing, and where two sit at the screen', () => {
  const at = machine();
  const store = new GameStore(at);
  begin(store, VERSUS_RANDOM, 'the order of ships');
  play(store, at.run, () => asked(store) === 'choose-activation');
  expect(asked(store)).toBe('choose-activation');
  const both = { ...machine(), settles: () => true };
  const shared = new GameStore(both);
  begin(shared, HOT_SEAT, 'order');
  play(shared, both.run, () => asked(shared) === 'choose-activation');
  expect(asked(shared)).toBe('choose-activation');
});
