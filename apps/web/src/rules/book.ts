import type { Ledger, LedgerLine } from '../log/ledger.ts';
import type { Language } from '../words/language.ts';

/** What a rulebook says about one topic. */
export interface Section {
  /** What the ids of its lines begin with: `xwing2:range`. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Its title in English. */
  readonly english: string;
  readonly lines: readonly LedgerLine[];
}

/** The sections of a rulebook by their ids, in its order. */
export type Book = ReadonlyMap<string, Section>;

/** The section of a line: `xwing2:range` of `xwing2:range.2`; a section is its own. */
export const sectionOfLine = (id: string): string => id.replace(/\.\d+$/, '');

/** A ledger by its sections. */
export function bookOf(ledger: Ledger): Book {
  const sections = new Map<string, Section & { readonly lines: LedgerLine[] }>();
  for (const line of ledger.values()) {
    const id = sectionOfLine(line.id);
    const { section: title, language, english } = line;
    const section = sections.get(id) ?? { id, title, language, english: english.section, lines: [] };
    section.lines.push(line);
    sections.set(id, section);
  }
  return sections;
}

/** The sections before and after one; null at the ends. */
export function besideSection(book: Book, id: string): readonly [Section | null, Section | null] {
  const order = [...book.values()];
  const at = order.findIndex((section) => section.id === id);
  return [order[at - 1] ?? null, order[at + 1] ?? null];
}

/**
 * Other sections whose titles a section's lines name, in English, where titles do not bend. Titles of one word
 * (Attack, Range) stand in every other line of a rulebook and point nowhere.
 */
export function sectionsNamed(book: Book, section: Section): readonly Section[] {
  const said = section.lines.map((line) => line.english.text.toLowerCase()).join('\n');
  return [...book.values()].filter(
    ({ id, english }) =>
      id !== section.id && /^[\w-]+( [\w-]+)+$/.test(english) && said.includes(english.toLowerCase()),
  );
}

/** The lines that a line names by their ids (`range.2`, `xwing2:range.2`), and those that name it. */
export function linesRelated(ledger: Ledger, line: LedgerLine): readonly LedgerLine[] {
  const named = namedBy(line);
  return [...ledger.values()].filter(
    (other) => other.id !== line.id && (named.has(shortId(other.id)) || namedBy(other).has(shortId(line.id))),
  );
}

/** The name of a line within its rulebook. */
const shortId = (id: string): string => id.slice(id.indexOf(':') + 1);

const namedBy = ({ english: { text, check, note = '' } }: LedgerLine): ReadonlySet<string> =>
  new Set(`${text} ${check} ${note}`.match(/[a-z][a-z-]*\.\d+/g));
