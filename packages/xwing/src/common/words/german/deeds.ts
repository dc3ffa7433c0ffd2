import type { Who } from '../../language/index.ts';
import { actor, who as whoIs } from './who.ts';

/** What is done, in each of the places that a German sentence has for it. */

/** A verb that splits has its first part in `apart`: "deckt … auf"; with a space behind it two words stay two. */
export interface Verb {
  readonly finite: string;
  readonly infinitive: string;
  readonly apart: string;
}

export const verb = (infinitive: string, finite: string): Verb => ({ finite, infinitive, apart: '' });
/** `split('auf', 'decken', 'deckt')`, `split('neu ', 'werfen', 'wirft')`. */
export const split = (apart: string, infinitive: string, finite: string): Verb => ({
  finite,
  infinitive,
  apart,
});

/** A deed in its forms; a subject is "es" or "dieses Schiff", or nothing where one has just been named. */
export interface Deed {
  /** Who does it, in the nominative; null for the card's ship. */
  readonly actor: string | null;
  /** Behind "darf" of who does it: "1 Fokusmarker erhalten". */
  readonly bare: string;
  /** Behind "um": "1 Fokusmarker zu erhalten"; null where several do something. */
  readonly bareTo: string | null;
  /** Behind "darf" of the card's ship: "veranlassen, dass der Verteidiger 1 Stressmarker erhält". */
  readonly may: string;
  /** "es erhält 1 Fokusmarker". */
  readonly main: (subject: string) => string;
  /** With the verb before the subject: "erhält es 1 Fokusmarker". */
  readonly inverted: (subject: string) => string;
  /** With the verb last: "es 1 Fokusmarker erhält". */
  readonly last: (subject: string) => string;
}

/** Words that are there, with spaces between. */
const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Somebody does something: `who` in the nominative, null for the card's ship; `tail` stands behind all verbs. */
export function letDo(
  who: string | null,
  { finite, infinitive, apart }: Verb,
  rest: string,
  tail = '',
): Deed {
  const last = (subject: string) => `${words(who ?? subject, rest, `${apart}${finite}`)}${tail}`;
  const bare = `${words(rest, `${apart}${infinitive}`)}${tail}`;
  const zu = /\S$/.test(apart) ? `${apart}zu${infinitive}` : `${apart}zu ${infinitive}`;
  return {
    actor: who,
    bare,
    bareTo: `${words(rest, zu)}${tail}`,
    may: who === null ? bare : `veranlassen, dass ${last('')}`,
    main: (subject) => `${words(who ?? subject, finite, rest, apart.trim())}${tail}`,
    inverted: (subject) => `${words(finite, who ?? subject, rest, apart.trim())}${tail}`,
    last,
  };
}

/** The card's ship does something. */
export const does = (doing: Verb, rest: string, tail = ''): Deed => letDo(null, doing, rest, tail);

/** The verb of a phrase in a table, "auf|decken|deckt" or "legen|legt", what stands with it, and behind "~" what stands behind all verbs. */
function parts(phrase: string): readonly [doing: Verb, rest: string, tail: string] {
  const [words_ = '', ...tail] = phrase.split('~');
  const [forms = '', ...rest] = words_.split(' ');
  const [finite = '', infinitive = '', apart = ''] = forms.replaceAll('_', ' ').split('|').reverse();
  return [{ finite, infinitive, apart }, rest.join(' '), tail.join('')];
}

/** Somebody does what a phrase says: `doing('self', 'auf|decken|deckt sein Rad')`. */
export const doing = (part: Who, phrase: string): Deed => letDo(actor(part), ...parts(phrase));

/** Somebody else does it, who is named: `others('ein Gegner', 'zu|weisen|weist …')`. */
export const others = (who: string, phrase: string): Deed => letDo(who, ...parts(phrase));

/** Somebody is allowed what a phrase says. */
export const allowing = (part: Who, phrase: string): Deed => allows(whoIs(part), ...parts(phrase));

/** Somebody is allowed to do something. */
export function allows(who: string, doing: Verb, rest: string, tail = ''): Deed {
  const { bare, bareTo } = letDo(who, doing, rest);
  const allowed = letDo(who, verb('dürfen', 'darf'), bare, tail);
  return { ...allowed, bare: `${bare}${tail}`, bareTo: `${bareTo}${tail}` };
}

/** The card's ship does it if it likes, also where nothing before says "darf". */
export const optional = (done: Deed): Deed => ({
  ...letDo(null, verb('dürfen', 'darf'), done.may),
  bare: done.bare,
  bareTo: done.bareTo,
  may: done.may,
});

/** Words for others that "es" could be. */
const OTHERS =
  /\b(?:Schiffe?n?|Schiffs|Fernobjekte?n?|Geräte?n?|Gerät|befreundete\w*|feindliche\w*|Formationsmitglied\w*)\b/;

/** The card's ship behind some words: "es" only where nobody else has been named whom it could mean. */
export const subjectAfter = (words_: string): 'es' | 'dieses Schiff' => {
  const own = /dieses Schiff/i.test(words_);
  return own && !OTHERS.test(words_.replaceAll(/diese[sm] Schiffs?\b/gi, '')) ? 'es' : 'dieses Schiff';
};

/** What is so for a while: "bis zum Ende der Runde gilt: Dieses Schiff …". */
export function holds(until: string, clause: string): Deed {
  const last = `${until} gilt: ${clause}`;
  return {
    actor: '',
    bare: last,
    bareTo: null,
    may: `bewirken, dass ${last}`,
    main: () => last,
    inverted: () => `gilt ${until}: ${clause}`,
    last: () => last,
  };
}

/** "um 1 Fokusmarker zu erhalten", "damit der Verteidiger 1 Stressmarker erhält". */
export const purpose = (done: Deed): string =>
  done.actor === null && done.bareTo !== null ? `um ${done.bareTo}` : `damit ${done.last('es')}`;

/** The same, for who does it. */
export const ownPurpose = (done: Deed): string =>
  done.bareTo === null ? purpose(done) : `um ${done.bareTo}`;

/** What is said of the first of several deeds in some form, then the others. */
type Chain = (first: string, more: readonly Deed[], next: (one: Deed) => string) => string;

/** Several deeds as one: their forms in a chain, and the forms that do not lead it. */
function several(
  deeds: readonly [Deed, ...Deed[]],
  chain: Chain,
  chainLast: (parts: readonly string[]) => string,
  next: (one: Deed) => string,
): Deed {
  const [first, ...more] = deeds;
  const same = more.every(({ actor }) => actor === first.actor);
  const tos = deeds.map(({ bareTo }) => bareTo);
  const isPlain = deeds.every(({ bare }) => !isLong(bare));
  const may = chain(first.may, more, (one) => one.may);
  return {
    actor: same ? first.actor : null,
    bare: same ? chain(first.bare, more, ({ bare }) => bare) : may,
    bareTo: same && tos.every((one) => one !== null) ? chainTo(first, more, chain, chainLast, isPlain) : null,
    may,
    main: (subject) => chain(first.main(subject), more, next),
    inverted: (subject) => chain(first.inverted(subject), more, next),
    last: (subject) => chainLast([first.last(subject), ...more.map((one) => one.last(same ? '' : subject))]),
  };
}

const chainTo = (
  first: Deed,
  more: readonly Deed[],
  chain: Chain,
  chainLast: (parts: readonly string[]) => string,
  isPlain: boolean,
): string =>
  isPlain
    ? chainLast([first, ...more].map(({ bareTo }) => bareTo ?? ''))
    : chain(first.bareTo ?? '', more, (one) => one.bareTo ?? '');

/** Whether a sentence goes on behind the deed, so that what comes next must not be taken for its part. */
const isLong = (words: string): boolean => /;|, (?:dann|dass|falls) /.test(words);

/** One after the other; behind a sentence of its own the next is one too. */
export function inTurn([first, ...more]: readonly Deed[]): Deed {
  if (!first) return holds('damit', 'nichts');
  if (more.length === 0) return first;
  const chain: Chain = (start, rest, next) =>
    rest.reduce(
      (said_, one) =>
        said_.includes(';')
          ? `${said_}; dann ${one.inverted('dieses Schiff')}`
          : `${said_}, dann ${next(one)}`,
      start,
    );
  return several(
    [first, ...more],
    chain,
    (parts) => parts.join(' und dann '),
    (one) => one.inverted(first.actor === null ? 'es' : 'dieses Schiff'),
  );
}

/** All of them, or one of them. */
export function joined([first, ...more]: readonly Deed[], joint: 'und' | 'oder'): Deed {
  if (!first) return holds('damit', 'nichts');
  if (more.length === 0) return first;
  const join = (parts: readonly string[]) =>
    parts.some(isLong)
      ? parts.join(`; ${joint} `)
      : `${parts.slice(0, -1).join(', ')} ${joint} ${parts[parts.length - 1]}`;
  return several(
    [first, ...more],
    (start, rest, next) => join([start, ...rest.map(next)]),
    join,
    (one) => one.main(''),
  );
}

/** The same deed with all its forms said otherwise. */
export const said = (done: Deed, how: (words: string) => string): Deed => ({
  actor: done.actor,
  bare: how(done.bare),
  bareTo: done.bareTo === null ? null : how(done.bareTo),
  may: how(done.may),
  main: (subject) => how(done.main(subject)),
  inverted: (subject) => how(done.inverted(subject)),
  last: (subject) => how(done.last(subject)),
});

/** The same with something behind it: ", falls …", "; dann …". */
export const behind = (done: Deed, tail: string): Deed => said(done, (words) => `${words}${tail}`);
