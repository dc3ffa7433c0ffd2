/** A pack's text is fetched from a link. */

import { LONGEST_FILE, textOf } from '../packed.ts';

/** Why a link gave no text: what the player can do about it differs. */
export type Unfetched = 'no-link' | 'not-https' | 'policy' | 'no-answer' | 'refused' | 'size';

export type Fetched =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: Unfetched; readonly status?: number };

/** Longer than any file of this size takes. */
const PATIENCE_MS = 20_000;

/** The page from which is fetched: its address, and its content policy. */
export interface FetchingPage {
  readonly href: string;
  readonly policy: string;
  readonly fetch: (url: URL, options: RequestInit) => Promise<Response>;
}

/** Fetches a text over https, or from the page's own site, without cookies; never more than a pack may have. */
export async function fetchPack(link: string, page: FetchingPage): Promise<Fetched> {
  const url = URL.canParse(link.trim(), page.href) ? new URL(link.trim(), page.href) : null;
  if (url === null || link.trim() === '') return { ok: false, why: 'no-link' };
  const here = new URL(page.href);
  if (url.protocol !== 'https:' && url.origin !== here.origin) return { ok: false, why: 'not-https' };
  if (!allows(page.policy, url, here)) return { ok: false, why: 'policy' };
  try {
    const answer = await page.fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return { ok: false, why: 'refused', status: answer.status };
    if (Number(answer.headers.get('content-length') ?? 0) > 4 * LONGEST_FILE)
      return { ok: false, why: 'size' };
    const text = answer.body ? await textOf(answer.body) : '';
    return text === null ? { ok: false, why: 'size' } : { ok: true, text };
  } catch {
    // A site that lets no other page read it, and no network, look the same to a page.
    return { ok: false, why: 'no-answer' };
  }
}

/** Whether a content policy lets the page connect to a place. */
export function allows(policy: string, url: URL, here: URL): boolean {
  const [, sources] = /(?:^|;)\s*connect-src\s+([^;]*)/.exec(policy) ?? [];
  if (sources === undefined) return true;
  return sources
    .trim()
    .split(/\s+/)
    .some(
      (source) =>
        (source === "'self'" && url.origin === here.origin) ||
        source === url.origin ||
        source === url.protocol,
    );
}
