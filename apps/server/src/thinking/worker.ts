// The thread in which computer players think.
import { parentPort } from 'node:worker_threads';
import { houseGame } from '../games/index.ts';
import type { Decided, Thought } from './thinker.ts';

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await decided(thought)));

async function decided({ number, game, player, task }: Thought): Promise<Decided> {
  try {
    const { decide } = await houseGame(game);
    return { number, decision: decide(player, task) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}
