/** Whether scenario files may name all that a game tells and asks. */
import { type Names, nameProblems } from '../scenario/names.ts';
import type { Moment } from './missed.ts';

/** Hears the moments of plays, and keeps what of them a scenario file could not name. */
export function nameable(given: Names): {
  readonly hear: (moment: Moment) => void;
  readonly problems: () => readonly string[];
} {
  const names = drawnUpOnce(given);
  const heard = new Set<string>();
  const problems = new Set<string>();
  const look = (kind: string, texts: object, file: Parameters<typeof nameProblems>[1]): void => {
    // Numbers need no name: what has the same texts was looked at.
    const key = JSON.stringify([kind, Object.values(texts).filter((value) => typeof value === 'string')]);
    if (heard.has(key)) return;
    heard.add(key);
    for (const { where, what } of nameProblems(names, file)) problems.add(`${kind}${where}: ${what}`);
  };
  return {
    hear: (moment) => {
      if ('event' in moment) {
        const { event } = moment;
        return look(event.kind, event, { ...NO_FILE, expect: { never: [{ ...event }] } });
      }
      const { question } = moment;
      const { kind, player: _player, because: _because, ...about } = question;
      look(kind, about, { ...NO_FILE, expect: { question: { question: kind, about: aboutOf(about) } } });
      const options = question.form === 'choice' ? question.options : [];
      for (const option of options as readonly object[])
        look(kind, option, {
          ...NO_FILE,
          expect: { question: { question: kind, missing: [option as Readonly<Record<string, unknown>>] } },
        });
    },
    problems: () => [...problems],
  };
}

/** The same names, of which each list is drawn up once: cards neither come nor go while plays are heard. */
function drawnUpOnce(names: Names): Names {
  const once = (list: () => readonly string[]): (() => readonly string[]) => {
    let drawn: readonly string[] | null = null;
    return () => {
      drawn ??= list();
      return drawn;
    };
  };
  const { abilities, texts } = names;
  return {
    ...names,
    ...(abilities && { abilities: once(abilities) }),
    ...(texts && {
      texts: Object.fromEntries(Object.entries(texts).map(([field, list]) => [field, once(list)])),
    }),
  };
}

const NO_FILE = { game: '', name: '', position: null };

/** What a question is about, without its options. */
const aboutOf = (about: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(about).filter(([field]) => !['form', 'options', 'parts'].includes(field)),
  );
