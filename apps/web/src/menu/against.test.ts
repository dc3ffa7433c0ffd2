import { ladderOf } from '@firing-arc/opponents';
import { expect, it } from 'vitest';
import { MENU } from '../games/index.ts';
import { againstIn, rungsIn } from './against.ts';

it.each(MENU)('offers in each format of $name the rungs of its game, and somebody at this screen', (game) => {
  const rungs = ladderOf(game.id).map(({ name }) => name);
  for (const format of game.formats) {
    expect(rungsIn(format)).toEqual(rungs);
    expect(againstIn(format)).toEqual([...rungs, 'hot-seat']);
  }
});
