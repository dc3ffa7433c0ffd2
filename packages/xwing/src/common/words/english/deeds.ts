import type { Who } from '../../language/index.ts';
import { sharedSubjects } from '../clauses.ts';

/** What is done, in each of the places that an English sentence has for it. */

/** A deed in its forms: `may` stands behind "may" or "to", `does` behind "it". */
export interface Deed {
  readonly may: string;
  readonly does: string;
  /** What lasts a while, as a sentence without the ship that brings it about. */
  readonly clause?: string;
  /** The card's own ship may do it, or not. */
  readonly offer?: true;
  /** Somebody is allowed it. */
  readonly allowed?: true;
  /** The same as a sentence with a subject of its own: "each friendly ship may gain 1 stress token". */
  readonly main?: string;
  /** The card's own ship does it with itself, which must not read as another one's. */
  readonly own?: boolean;
  /** What it consists of, one after the other. */
  readonly parts?: readonly Deed[];
  /** Of these one is done. */
  readonly options?: readonly Deed[];
}

export type Form = 'may' | 'does';

const WHO: Readonly<Record<Who, string>> = {
  self: 'this ship',
  it: 'that ship',
  other: 'the other ship',
  attacker: 'the attacker',
  defender: 'the defender',
  enemy: 'the enemy ship',
  chosen: 'the chosen ship',
};

export const who = (part: Who): string => WHO[part];
/** "this ship’s", "the attacker’s". */
export const whose = (part: Who): string => `${WHO[part]}’s`;

/** How a verb stands: after "may", or by itself. */
export const verb = (word: string, form: Form): string => {
  if (form === 'may') return word;
  if (word === 'have') return 'has';
  if (word === 'be') return 'is';
  return word.endsWith('s') || word.endsWith('ch') ? `${word}es` : `${word}s`;
};

/** A phrase begins with its verb; further verbs have "~" before them: "remove all tokens and ~gain as many". */
const conjugated = (phrase: string, form: Form): string =>
  phrase.replaceAll(/(?:^|~)([a-z]+)/g, (_, word: string) => verb(word, form));

/** Somebody does something: "gains 1 focus token", "has the defender gain 1 strain token". */
export function doing(part: Who, phrase: string): Deed {
  const words = part === 'self' ? phrase : `have ${who(part)} ${phrase.replaceAll('~', '')}`;
  return { may: conjugated(words, 'may'), does: conjugated(words, 'does') };
}

/** Somebody is allowed something. */
export const allowing = (part: Who, phrase: string): Deed => ({ ...doing(part, phrase), allowed: true });

/** The card's ship does it if it likes, also where nothing before says "may". */
export const optional = (done: Deed): Deed => ({ ...done, does: `may ${done.may}` });

/** The same deed with its forms said otherwise. */
export const said = (done: Deed, how: (words: string) => string): Deed => ({
  may: how(done.may),
  does: how(done.does),
  ...(done.clause === undefined ? {} : { clause: how(done.clause) }),
  ...(done.main === undefined ? {} : { main: how(done.main) }),
});

/** The same with something behind it. */
export const behind = (done: Deed, tail: string): Deed => said(done, (words) => `${words}${tail}`);

/** The same where the attacker or defender is the card's ship: "roll 1 attack die more". */
export const ownOf = (done: Deed, part: 'attacker' | 'defender'): Deed => ({
  ...said(done, (words) => words.replaceAll(`have the ${part} `, '')),
  does: done.does.replaceAll(new RegExp(`has the ${part} ([a-z]+)`, 'g'), (_, word: string) =>
    verb(word, 'does'),
  ),
});

/** What is so for a while. */
export const holds = (clause: string): Deed => ({ ...doing('self', `decide that ${clause}`), clause });

/** One after the other. */
export function inTurn(parts: readonly Deed[]): Deed {
  const own = (part: Deed | undefined) => part?.clause ?? part?.main;
  // Behind a sentence with a subject of its own the card's ship is named again.
  const next = (form: Form, at: number): string => {
    const part = parts[at]!;
    if (own(part) !== undefined) return own(part)!;
    if (at > 1 && own(parts[at - 1]) !== undefined) return `this ship ${part.does}`;
    return part.offer ? part.does : part[form];
  };
  const chain = (form: Form) =>
    [parts[0]![form], ...parts.slice(1).map((_, at) => next(form, at + 1))].join(', then ');
  const [first, second, ...more] = parts;
  const start = own(first);
  const main =
    start !== undefined && second
      ? [start, own(second) ?? `this ship ${second.does}`, ...more.map((_, at) => next('does', at + 2))].join(
          ', then ',
        )
      : undefined;
  return { may: chain('may'), does: chain('does'), ...(main === undefined ? {} : { main }), parts };
}

/** A deed as a sentence of its own: "it gains 1 focus token", "until the end of the round it cannot …". */
export const sentenceOf = (done: Deed, subject = 'it'): string =>
  done.clause ?? done.main ?? `${subject} ${done.does}`;

/** What a price is paid for: "to gain 1 focus token", "so that until the end of the round it cannot …". */
export const purpose = (done: Deed): string => (done.clause ? `so that ${done.clause}` : `to ${done.may}`);

/** Words that name somebody whom "it" could be. */
const OTHERS = /\b(ships?|attacker|defender|wingmates?|friendly|enemy|another|devices?|remotes?)\b/;

/** The card's ship behind some words: "it" only where nobody else has been named. */
export const subjectAfter = (words: string): string => {
  const own = /\bthis ship\b/i.test(words);
  return own && !OTHERS.test(words.replaceAll(/\bthis ship(?:’s)?/gi, '')) ? 'it' : 'this ship';
};

/** Conditions, each subject once while it stays: "this ship attacks and is damaged". */
export const shared = sharedSubjects(
  /^(?:this ship|that ship|the (?:attacker|defender|enemy ship|other ship|chosen ship)) /,
  'or',
);

/** The same of the ship the sentence is about already: "gain 1 strain token" rather than "have the chosen ship …". */
export const ownWords = (done: Deed): string => done.may.replace(/^have the chosen ship /, '');

export function ownDoes(done: Deed): string {
  const words = ownWords(done).replace(/^have (?:the attacker|the defender|that ship|the enemy ship) /, '');
  return conjugated(words, 'does');
}

/** What then happens, with the chosen ship as the subject where it is about it: "that ship gains 1 strain token". */
export function ofChosen(then: Deed): string {
  // Where the ship of the moment is that ship, the chosen one is called so.
  const isTold = /\bthat ship\b/.test(`${then.may} ${then.clause ?? ''}`);
  const words = chosenWords(then);
  return isTold ? words : words.replaceAll('the chosen ship', 'that ship');
}

function chosenWords(then: Deed): string {
  if (then.parts) return sameSubject(then.parts.map(chosenWords)).join(', then ');
  return then.options ? or(sameSubject(then.options.map(chosenWords))) : chosenText(then);
}

function chosenText(then: Deed): string {
  const own = /^have the chosen ship (\S+)(.*)$/s.exec(then.may);
  if (then.clause) return then.clause;
  if (then.main) return then.main;
  if (own) return `the chosen ship ${then.allowed ? `may ${own[1]!}` : verb(own[1]!, 'does')}${own[2]!}`;
  return `this ship ${then.does}`;
}

/** One after the other; who goes on acting is not named again. */
function sameSubject(sentences: readonly string[]): readonly string[] {
  const subjectOf = (text: string | undefined) => /^(?:this|the chosen) ship /.exec(text ?? '')?.[0];
  return sentences.map((text, at) => {
    const subject = subjectOf(text);
    return subject !== undefined && subjectOf(sentences[at - 1]) === subject
      ? text.slice(subject.length)
      : text;
  });
}

const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
