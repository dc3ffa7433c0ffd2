// The thread in which one pack is read that somebody brings to a table.
import { parentPort, workerData } from 'node:worker_threads';
import { readOwnPack } from './own-pack.ts';
import type { Told } from './pack-reader.ts';

parentPort?.postMessage(await told(String(workerData)));

async function told(text: string): Promise<Told> {
  try {
    return { reading: await readOwnPack(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
