import { readFileSync } from 'node:fs';
import { LEARNING_SCENARIO } from '@firing-arc/armada';
import { armadaComputer, firstComputer, secondComputer } from '@firing-arc/opponents';
import { packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { ARMADA_GAME } from '../../games/armada/game.ts';
import { bringDesk } from '../../games/sandbox.ts';
import { SECOND_GAME } from '../../games/second/game.ts';
import { exampleOf, from } from '../../sandbox/setting.ts';
import { type GameOptions, QUICK_GAME } from '../options.ts';
import { playNew, playOn } from '../playing.ts';
import type { SavedGame } from '../saved.ts';
import { thinkAtOnce } from './at-once.ts';
import { deciderOf, type Job } from './decider.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);
const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
const COMPUTERS: GameOptions = { ...QUICK_GAME, seats: ['plain', 'random'] };

it('decides away from the page what it would decide there, from what its seat sees', () => {
  const here = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const there = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const decider = deciderOf(secondComputer);
  for (let decisions = 0; decisions < 40; decisions++) {
    const job = there.job()!;
    there.take(job.task.view.seat, decider(JSON.parse(JSON.stringify(job)) as Job));
    thinkAtOnce(here);
  }
  expect(there.shown().hash).toBe(here.shown().hash);
  expect(there.saved().memories).toEqual(here.saved().memories);
});

it('is sent neither the record nor its seed', () => {
  const game = playNew(SECOND_GAME, setup, COMPUTERS, 'a secret seed');
  for (let decisions = 0; decisions < 60; decisions++) thinkAtOnce(game);
  const job = game.job()!;
  expect(Object.keys(job)).toEqual(['name', 'task']);
  expect(JSON.stringify(job)).not.toContain('a secret seed');
  expect(JSON.stringify(job)).not.toContain(game.saved().record.answers[0]!.hash);
});

it('goes on the same after a reload, and with the earlier memory after decisions are taken back', () => {
  const game = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  for (let decisions = 0; decisions < 150; decisions++) thinkAtOnce(game);
  const half = game.saved();
  for (let decisions = 0; decisions < 150; decisions++) thinkAtOnce(game);
  const whole = game.saved();
  expect(whole.memories.length).toBeGreaterThan(2);
  // The record of the half, with all that was remembered until the end.
  for (const memories of [half.memories, whole.memories]) {
    const again = playOn(SECOND_GAME, JSON.parse(JSON.stringify({ ...half, memories })) as SavedGame);
    for (let decisions = 0; decisions < 150; decisions++) thinkAtOnce(again);
    expect(again.saved().record.answers).toEqual(whole.record.answers);
    expect(again.saved().memories).toEqual(whole.memories);
  }
});

it.each([
  ['xwing2', deciderOf(secondComputer), () => import('./second.ts')],
  ['xwing1', deciderOf(firstComputer), () => import('./first.ts')],
] as const)('plays games of %s in the head of who searches', async (id, withoutGames, bring) => {
  const [desk, { decider }] = await Promise.all([bringDesk(id), bring()]);
  const seats = ['search', 'plain'] as const;
  const game = desk.begin(from(exampleOf(desk).position, 'planning'), { ...QUICK_GAME, seats }, 'minds');
  while (game.job()!.task.view.questions[0]!.kind !== 'dials') thinkAtOnce(game);
  const job: Job = { ...game.job()!, name: 'search' };
  // Without games in the head it sets the dials that plain would.
  const plain = withoutGames(job);
  expect(plain).toEqual(decider({ ...job, name: 'plain' }));
  expect(decider(job)).not.toEqual(plain);
});

it('plays games of Armada in the head of who searches, where ships move', async () => {
  const { decider } = await import('./armada.ts');
  const options = { ...QUICK_GAME, seats: ['plain', 'plain'] } as const;
  const game = playNew(ARMADA_GAME, LEARNING_SCENARIO, options, 'minds');
  const withoutGames = deciderOf(armadaComputer);
  let [asked, others] = [0, 0];
  while (asked < 8 && others === 0) {
    const job: Job = { ...game.job()!, name: 'search' };
    if (job.task.view.questions[0]!.kind === 'course') {
      asked++;
      // Without games in the head it flies as plain would.
      const plain = withoutGames(job);
      expect(plain).toEqual(decider({ ...job, name: 'plain' }));
      if (decider(job).answer !== plain.answer) others++;
    }
    thinkAtOnce(game);
  }
  expect(others).toBe(1);
});

it('says when nobody is asked', () => {
  const game = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const { name, task } = game.job()!;
  const idle = { ...task, view: { ...task.view, seat: 7, questions: [] } };
  expect(() => deciderOf(secondComputer)({ name, task: idle })).toThrow('player 7 is asked nothing');
});

it.each([
  ['xwing2', 'planning', () => import('./second.ts')],
  ['xwing1', 'planning', () => import('./first.ts')],
  ['armada', 'command', () => import('./armada.ts')],
] as const)('decides games of %s that began in a prepared position', async (id, phase, bring) => {
  const [desk, { decider }] = await Promise.all([bringDesk(id), bring()]);
  const begin = () =>
    desk.begin(from(exampleOf(desk).position, phase), { ...QUICK_GAME, seats: ['plain', 'plain'] }, 'minds');
  const [here, there] = [begin(), begin()];
  for (let decisions = 0; decisions < 4; decisions++) {
    const job = there.job()!;
    there.take(job.task.view.seat, decider(job));
    thinkAtOnce(here);
  }
  expect(here.saved().record.answers).toHaveLength(4);
  expect(there.shown().hash).toBe(here.shown().hash);
});
