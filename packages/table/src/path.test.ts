import { describe, expect, it } from 'vitest';
import { arcTrack, follow, newMotion, straightTrack, type Track } from './path.ts';

const tracks: readonly (readonly [string, Track])[] = [40, 60, 80].flatMap((chord) => [
  [`${chord} mm along a straight of 120`, straightTrack(chord, 120)] as const,
  ...[35, 62.5, 90].map(
    (radius) => [`${chord} mm along a turn of ${radius}`, arcTrack(chord, radius, 90)] as const,
  ),
  ...[80, 130, 180].map(
    (radius) => [`${chord} mm along a bank of ${radius}`, arcTrack(chord, radius, 45)] as const,
  ),
]);

/** Distance of a point from start line + arc + end line. */
function offLine(track: Track, x: number, y: number): number {
  if (track.radius === 0 || y <= 0) return Math.abs(x);
  const past = (x - track.endX) * track.endSin + (y - track.endY) * track.endCos;
  if (past >= 0) return Math.abs((x - track.endX) * track.endCos - (y - track.endY) * track.endSin);
  return Math.abs(Math.sqrt((x - track.radius) * (x - track.radius) + y * y) - track.radius);
}

describe('a base on a path', () => {
  it.each(tracks)('keeps both middle hash marks on the line: %s', (_, track) => {
    const motion = newMotion();
    for (const piece of track.pieces) {
      for (let i = 0; i <= 200; i++) {
        follow(track, piece.stretch, piece.from + ((piece.to - piece.from) * i) / 200, motion);
        const half = track.chord / 2;
        for (const end of [-half, half]) {
          expect(offLine(track, motion.x + end * motion.sin, motion.y + end * motion.cos)).toBeLessThan(
            1e-11,
          );
        }
        expect(Math.abs(motion.sin * motion.sin + motion.cos * motion.cos - 1)).toBeLessThan(1e-13);
      }
    }
  });

  it.each(tracks)('runs from start to end without a jump: %s', (_, track) => {
    const before = newMotion();
    const after = newMotion();
    expect(track.pieces[0]!.from).toBe(-track.chord);
    expect(track.pieces.at(-1)!.to).toBe(track.length);
    track.pieces.slice(1).forEach((piece, i) => {
      const earlier = track.pieces[i]!;
      expect(piece.from).toBe(earlier.to);
      follow(track, earlier.stretch, earlier.to, before);
      follow(track, piece.stretch, piece.from, after);
      for (const key of ['x', 'y', 'sin', 'cos'] as const) {
        expect(Math.abs(before[key] - after[key])).toBeLessThan(1e-11);
      }
    });
    follow(track, track.pieces.at(-1)!.stretch, track.length, after);
    expect(Math.abs(after.x - track.endX - (track.chord / 2) * track.endSin)).toBeLessThan(1e-11);
    expect(Math.abs(after.y - track.endY - (track.chord / 2) * track.endCos)).toBeLessThan(1e-11);
  });

  it.each(tracks)('tells its velocity truly and keeps within its bounds: %s', (_, track) => {
    const step = 1e-4;
    const [a, b, c] = [newMotion(), newMotion(), newMotion()];
    for (const piece of track.pieces) {
      for (let i = 1; i < 100; i++) {
        const r = piece.from + ((piece.to - piece.from) * i) / 100;
        follow(track, piece.stretch, r - step, a);
        follow(track, piece.stretch, r, b);
        follow(track, piece.stretch, r + step, c);
        expect((c.x - a.x) / (2 * step)).toBeCloseTo(b.vx, 6);
        expect((c.y - a.y) / (2 * step)).toBeCloseTo(b.vy, 6);
        const turning = (c.sin * a.cos - c.cos * a.sin) / (2 * step);
        expect(turning).toBeCloseTo(b.spin, 7);
        const speed = Math.sqrt(b.vx * b.vx + b.vy * b.vy);
        const ax = (c.vx - a.vx) / (2 * step);
        const ay = (c.vy - a.vy) / (2 * step);
        expect(speed).toBeLessThanOrEqual(piece.speed + 1e-9);
        expect(Math.abs(b.spin)).toBeLessThanOrEqual(piece.spin + 1e-12);
        expect(Math.sqrt(ax * ax + ay * ay)).toBeLessThanOrEqual(piece.acceleration + 1e-7);
        expect(Math.abs(c.spin - a.spin) / (2 * step)).toBeLessThanOrEqual(piece.spinChange + 1e-9);
      }
    }
  });
});
