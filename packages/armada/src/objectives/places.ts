import { cos, poseAt, sin } from '@firing-arc/table';

/** Places around a token, in rings and by steps of a turn, each facing forth and back. */
export function around(
  token: { readonly x: number; readonly y: number },
  reach: number,
): readonly (readonly number[])[] {
  const places: (readonly number[])[] = [];
  for (let far = 0; far <= reach; far += 15) {
    for (let way = 0; way < 360; way += 15) {
      const { x, y } = poseAt(token.x + far * sin(way), token.y + far * cos(way), 0);
      places.push([x, y, 0], [x, y, 180]);
    }
  }
  return places;
}
