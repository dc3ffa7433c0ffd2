import { readDocuments } from '@firing-arc/points';
import type { PointsJob } from './points.ts';

addEventListener('message', async ({ data }: MessageEvent<PointsJob>) => {
  postMessage(await readDocuments(data));
});
