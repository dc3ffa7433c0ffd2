import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

it('says whether a text was copied: not where the browser refuses, and not where there is no clipboard', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText('a link')).toBe(true);
  expect(copied).toEqual(['a link']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  expect(await copyText('a link')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
});
