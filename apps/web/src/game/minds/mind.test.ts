import { readFileSync } from 'node:fs';
import { packFrom, READY_SQUADS, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { bringDesk } from '../../games/sandbox.ts';
import { SECOND_GAME } from '../../games/second/game.ts';
import { exampleOf, from } from '../../sandbox/setting.ts';
import { type GameOptions, QUICK_GAME } from '../options.ts';
import { playNew } from '../playing.ts';
import { mindFor } from './mind.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);
const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
const COMPUTERS: GameOptions = { ...QUICK_GAME, seats: ['plain', 'random'] };

it('decides away from the page what it would decide there, also after decisions are taken back', () => {
  const here = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const there = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const mind = mindFor(SECOND_GAME);
  for (let decisions = 0; decisions < 40; decisions++) {
    const job = there.job()!;
    there.take(job.player, mind(job));
    here.think();
  }
  expect(there.shown().hash).toBe(here.shown().hash);
  const early = { ...there.saved().record, answers: here.saved().record.answers.slice(0, -6) };
  const fresh = mindFor(SECOND_GAME);
  const { player } = here.saved().record.answers.at(-6)!;
  const job = { record: early, player, name: COMPUTERS.seats[player]! } as const;
  expect(job.name).not.toBe('human');
  expect(mind({ ...job, name: 'plain' })).toEqual(fresh({ ...job, name: 'plain' }));
});

it('says when nobody is asked', () => {
  const game = playNew(SECOND_GAME, setup, COMPUTERS, 'minds');
  const job = game.job()!;
  expect(() => mindFor(SECOND_GAME)({ ...job, player: 7 })).toThrow('player 7 is asked nothing');
});

it.each([
  ['xwing2', 'planning', () => import('./second.ts')],
  ['xwing1', 'planning', () => import('./first.ts')],
  ['armada', 'command', () => import('./armada.ts')],
] as const)('decides games of %s that began in a prepared position', async (id, phase, bring) => {
  const [desk, { mind }] = await Promise.all([bringDesk(id), bring()]);
  const begin = () =>
    desk.begin(from(exampleOf(desk).position, phase), { ...QUICK_GAME, seats: ['plain', 'plain'] }, 'minds');
  const [here, there] = [begin(), begin()];
  for (let decisions = 0; decisions < 4; decisions++) {
    const job = there.job()!;
    there.take(job.player, mind(job));
    here.think();
  }
  expect(here.saved().record.answers).toHaveLength(4);
  expect(there.shown().hash).toBe(here.shown().hash);
});
