/** A line of the rulebook. */
export interface LedgerLine {
  readonly id: string;
  readonly section: string;
  readonly tier: string;
  readonly kind: string;
  readonly text: string;
  readonly check: string;
  readonly source: string;
  readonly note?: string;
}

export type Ledger = ReadonlyMap<string, LedgerLine>;

/** The rulebooks, each under the name that begins the ids of its lines. */
const LEDGERS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  xwing2: () => import('../../../../rulebook/xwing2.jsonl?raw'),
  xwing1: () => import('../../../../rulebook/xwing1.jsonl?raw'),
  armada: () => import('../../../../rulebook/armada.jsonl?raw'),
};

const ledgers = new Map<string, Promise<Ledger>>();

/** The rulebook of a game, fetched once, when somebody first asks for a line; again if that failed. */
export function loadLedger(game: string): Promise<Ledger> {
  const fetchText = LEDGERS[game];
  if (!fetchText) return Promise.resolve(new Map());
  const loading = ledgers.get(game) ?? fetchText().then((file) => readLedger(file.default));
  ledgers.set(game, loading);
  loading.catch(() => ledgers.delete(game));
  return loading;
}

/** The game whose rulebook a line stands in: `xwing2` of `xwing2:round.1`. */
export const gameOfLine = (id: string): string => id.split(':')[0]!;

/** A ledger from its text: one JSON object a line. */
export function readLedger(text: string): Ledger {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LedgerLine);
  return new Map(lines.map((line) => [line.id, line]));
}

/** Lines that have all words of a query in their id, section or text; the line whose id it is comes first. */
export function searchLedger(ledger: Ledger, query: string): readonly LedgerLine[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = [...ledger.values()].filter((line) => {
    const text = `${line.id} ${line.section} ${line.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ id }: LedgerLine) => id === words[0] || id.endsWith(`:${words[0]}`);
  return [...found.filter(isNamed), ...found.filter((line) => !isNamed(line))];
}
