import type { Language } from '../words/language.ts';

/** What a line of a rulebook says, in one language. */
export interface LineText {
  readonly section: string;
  readonly text: string;
  /** What would show that the rule holds, in words: given, when, then. */
  readonly check: string;
  readonly note?: string;
}

/** A line of the rulebook, in the language it is shown in. */
export interface LedgerLine extends LineText {
  readonly id: string;
  readonly tier: string;
  readonly kind: string;
  readonly source: string;
  /** English where nobody has translated the line. */
  readonly language: Language;
  /** As the rulebook has it: cards and other players name things in English, and may search so. */
  readonly english: LineText;
}

export type Ledger = ReadonlyMap<string, LedgerLine>;

type Fetch = () => Promise<{ readonly default: string }>;

/** The rulebooks, each under the name that begins the ids of its lines, as they are and translated. */
const LEDGERS: Readonly<Record<string, Readonly<Record<Language, Fetch>>>> = {
  xwing2: {
    en: () => import('../../../../rulebook/xwing2.jsonl?raw'),
    de: () => import('../../../../rulebook/german/xwing2.jsonl?raw'),
    fr: () => import('../../../../rulebook/french/xwing2.jsonl?raw'),
  },
  xwing1: {
    en: () => import('../../../../rulebook/xwing1.jsonl?raw'),
    de: () => import('../../../../rulebook/german/xwing1.jsonl?raw'),
    fr: () => import('../../../../rulebook/french/xwing1.jsonl?raw'),
  },
  armada: {
    en: () => import('../../../../rulebook/armada.jsonl?raw'),
    de: () => import('../../../../rulebook/german/armada.jsonl?raw'),
    fr: () => import('../../../../rulebook/french/armada.jsonl?raw'),
  },
};

const ledgers = new Map<string, Promise<Ledger>>();

/** The rulebook of a game, fetched once, when somebody first asks for a line; again if that failed. */
export function loadLedger(game: string, language: Language): Promise<Ledger> {
  const book = LEDGERS[game];
  if (!book) return Promise.resolve(new Map());
  const key = `${game} ${language}`;
  const loading = ledgers.get(key) ?? fetchLedger(book, language);
  ledgers.set(key, loading);
  loading.catch(() => ledgers.delete(key));
  return loading;
}

async function fetchLedger(book: Readonly<Record<Language, Fetch>>, language: Language): Promise<Ledger> {
  const english = book.en();
  if (language === 'en') return readLedger((await english).default);
  const translated = book[language]();
  return readLedger((await english).default, { language, text: (await translated).default });
}

/** A translated rulebook, as it is kept. */
interface Translation {
  readonly language: Language;
  readonly text: string;
}

/** A ledger from its text, one JSON object a line, with what a translation says in place of its English. */
export function readLedger(text: string, translation: Translation = { language: 'en', text: '' }): Ledger {
  type Kept = LineText & { readonly id: string };
  const translated = new Map(linesOf<Kept>(translation.text).map((line) => [line.id, line]));
  const lines = linesOf<Kept & Pick<LedgerLine, 'tier' | 'kind' | 'source'>>(text).map((english) => {
    const said = translated.get(english.id);
    return { ...english, ...said, language: said ? translation.language : ('en' as const), english };
  });
  return new Map(lines.map((line) => [line.id, line]));
}

const linesOf = <Line>(text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);

/**
 * Lines that have all words of a query in their id, section or text, in the language shown and in English; the line
 * whose id it is comes first.
 */
export function searchLedger(ledger: Ledger, query: string): readonly LedgerLine[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = [...ledger.values()].filter(({ english, ...line }) => {
    const said = `${line.id} ${line.section} ${line.text}`;
    const text = `${said} ${english.section} ${english.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ id }: LedgerLine) => id === words[0] || id.endsWith(`:${words[0]}`);
  return [...found.filter(isNamed), ...found.filter((line) => !isNamed(line))];
}
