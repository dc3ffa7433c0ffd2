import { parsed } from '../game/storage.ts';

/** Whether a file is a scenario with something to be found. */
export function isPuzzle(text: string): boolean {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && 'puzzle' in value && 'position' in value;
}
