import { expect, it } from 'vitest';
import { logLine } from './log.ts';

const words = { event: ({ kind }: { readonly kind: string }) => kind };

it('tells an event with every rule behind it; a round stands apart', () => {
  const acts = { kind: 'ability', because: 'xwing2:a.1', also: ['xwing2:b.2'] };
  expect(logLine(words, acts, null)).toBe('  ability  [xwing2:a.1, xwing2:b.2]');
  expect(logLine(words, { kind: 'round', because: 'xwing2:c.3' }, null)).toBe('\nround  [xwing2:c.3]');
});
