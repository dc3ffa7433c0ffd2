/** Ids of upgrades, aces and objectives all of whose rules are written; the others lie on the table and do nothing. */
export const WRITTEN: ReadonlySet<string> = new Set<string>([]);
