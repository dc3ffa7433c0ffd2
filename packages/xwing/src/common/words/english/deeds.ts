import type { Who } from '../../language/index.ts';

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
  /** The card's own ship does it with itself, which must not read as another one's. */
  readonly own?: boolean;
  /** What it consists of, one after the other. */
  readonly parts?: readonly Deed[];
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

/** The same deed with its forms said otherwise. */
export const said = (done: Deed, how: (words: string) => string): Deed => ({
  may: how(done.may),
  does: how(done.does),
});

/** The same with something behind it. */
export const behind = (done: Deed, tail: string): Deed => said(done, (words) => `${words}${tail}`);

/** What is so for a while. */
export const holds = (clause: string): Deed => ({ ...doing('self', `see to it that ${clause}`), clause });

/** One after the other. */
export function inTurn(parts: readonly Deed[]): Deed {
  const chain = (form: Form) =>
    parts
      .map((part, at) => (at === 0 ? part[form] : (part.clause ?? (part.offer ? part.does : part[form]))))
      .join(', then ');
  return { may: chain('may'), does: chain('does'), parts };
}

/** A deed as a sentence of its own: "it gains 1 focus token", "until the end of the round it cannot …". */
export const sentenceOf = (done: Deed): string => done.clause ?? `it ${done.does}`;

/** The same of the ship the sentence is about already: "gain 1 strain token" rather than "have the chosen ship …". */
export const ownWords = (done: Deed): string => done.may.replace(/^have the chosen ship /, '');

export function ownDoes(done: Deed): string {
  const words = ownWords(done).replace(/^have (?:the attacker|the defender|that ship|the enemy ship) /, '');
  return conjugated(words, 'does');
}

/** What then happens, with the chosen ship as the subject where it is about it: "that ship gains 1 strain token". */
export function ofChosen(then: Deed): string {
  if (then.parts?.some(({ own }) => own)) return then.parts.map(ofChosen).join(', then ');
  if (then.clause) return then.clause.replaceAll('the chosen ship', 'that ship');
  const own = /^have the chosen ship (\S+)(.*)$/.exec(then.may);
  if (own && then.allowed) return `that ship may ${own[1]!}${own[2]!}`;
  if (own) return `that ship ${verb(own[1]!, 'does')}${own[2]!}`;
  return `this ship ${then.does}`.replaceAll('the chosen ship', 'that ship');
}
