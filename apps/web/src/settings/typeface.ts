/**
 * Fetches the page's own letters. Until they come, those of the system are shown as wide as they will be (tokens.css),
 * so that nothing moves when they do; where they do not come, those stay.
 */
export const bringTypeface = (): Promise<unknown> => import('./typeface.css').catch(() => undefined);
