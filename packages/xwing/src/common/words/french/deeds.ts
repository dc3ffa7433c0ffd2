/** What is done, in each of the places that a French sentence has for it. */

import type { Who } from '../../language/index.ts';
import { to } from './grammar.ts';
import { actor, who as whoIs } from './who.ts';

/** A verb by its infinitive and its third person; a pronoun stands before both. */
export interface Verb {
  readonly infinitive: string;
  readonly finite: string;
}

export const verb = (infinitive: string, finite: string): Verb => ({ infinitive, finite });

/** A deed in its forms; a subject is "il" or "ce vaisseau", or nothing where one has just been named. */
export interface Deed {
  /** Who does it; null for the card's ship. */
  readonly actor: string | null;
  /** Behind "peut" of who does it: "gagner 1 jeton de stress". */
  readonly bare: string;
  /** Behind "peut" of the card's ship: "faire gagner 1 jeton de stress au défenseur". */
  readonly may: string;
  /** "il gagne 1 jeton de stress", "le défenseur gagne 1 jeton de stress". */
  readonly main: (subject: string) => string;
}

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Somebody does something, null for the card's ship; `tail` stands behind all. */
export function letDo(who: string | null, { infinitive, finite }: Verb, rest: string, tail = ''): Deed {
  const bare = `${words(infinitive, rest)}${tail}`;
  return {
    actor: who,
    bare,
    may: who === null ? bare : `${words('faire', infinitive, rest, to(who))}${tail}`,
    main: (subject) => `${words(who ?? subject, finite, rest)}${tail}`,
  };
}

/** The card's ship does something. */
export const does = (doing: Verb, rest: string, tail = ''): Deed => letDo(null, doing, rest, tail);

/** The verb of a phrase in a table, "révéler|révèle" or "en_gagner|en_gagne", what stands with it, and behind "~" what stands behind all. */
function parts(phrase: string): readonly [doing: Verb, rest: string, tail: string] {
  const [words_ = '', ...tail] = phrase.split('~');
  const [forms = '', ...rest] = words_.split(' ');
  const [infinitive = '', finite = ''] = forms.replaceAll('_', ' ').split('|');
  return [{ infinitive, finite }, rest.join(' '), tail.join('')];
}

/** Somebody does what a phrase says: `doing('self', 'révéler|révèle son cadran')`. */
export const doing = (part: Who, phrase: string): Deed => letDo(actor(part), ...parts(phrase));

/** Somebody else does it, who is named: `others('un adversaire', 'assigner|assigne …')`. */
export const others = (who: string, phrase: string): Deed => letDo(who, ...parts(phrase));

/** Somebody is allowed what a phrase says. */
export function allowing(part: Who, phrase: string): Deed {
  const [{ infinitive }, rest, tail] = parts(phrase);
  return allows(whoIs(part), `${words(infinitive, rest)}${tail}`);
}

/** Somebody is allowed what stands in the infinitive. */
export const allows = (who: string, infinitive: string): Deed => ({
  actor: who,
  bare: infinitive,
  may: `permettre ceci ${to(who)} : ${infinitive}`,
  main: () => `${who} peut ${infinitive}`,
});

/** The card's ship does it if it likes, also where nothing before says "peut". */
export const optional = (done: Deed): Deed => ({
  ...done,
  main: (subject) => `${words(subject, 'peut')} ${done.may}`,
});

/** Words for others that "il" could be. */
const OTHERS = /(?:^|[\s’])(?:vaisseaux?|attaquant|défenseur|ailiers?|engins?)(?![\p{L}])/u;

/** The card's ship behind some words: "il" only where nobody else has been named whom it could mean. */
export const subjectAfter = (text: string): 'il' | 'ce vaisseau' => {
  const own = /ce vaisseau/i.test(text);
  return own && !OTHERS.test(text.replaceAll(/ce vaisseau/gi, '')) ? 'il' : 'ce vaisseau';
};

/** What is so for a while: "jusqu’à la fin de la manche, ce vaisseau …". */
export const holds = (until: string, clause: string): Deed => ({
  actor: '',
  bare: `obtenir ceci ${until} : ${clause}`,
  may: `obtenir ceci ${until} : ${clause}`,
  main: () => `${until}, ${clause}`,
});

/** "pour gagner 1 jeton de stress", "pour faire gagner 1 jeton de stress au défenseur". */
export const purpose = (done: Deed): string => `pour ${done.may}`;

/** What is said of the first of several deeds in some form, then the others. */
type Chain = (first: string, more: readonly Deed[], next: (one: Deed) => string) => string;

function several(
  [first, ...more]: readonly [Deed, ...Deed[]],
  chain: Chain,
  next: (one: Deed) => string,
): Deed {
  const same = more.every(({ actor }) => actor === first.actor);
  const may = chain(first.may, more, (one) => one.may);
  return {
    actor: same ? first.actor : null,
    bare: same ? chain(first.bare, more, ({ bare }) => bare) : may,
    may,
    main: (subject) => chain(first.main(subject), more, next),
  };
}

/** One after the other; behind a sentence of its own the next is one too. */
export function inTurn([first, ...more]: readonly Deed[]): Deed {
  if (!first || more.length === 0) return first ?? holds('ainsi', 'rien');
  return several(
    [first, ...more],
    (start, rest, next) =>
      rest.reduce(
        (said_, one) =>
          said_.includes(' ; ')
            ? `${said_} ; puis ${one.main('ce vaisseau')}`
            : `${said_}, puis ${next(one)}`,
        start,
      ),
    (one) => one.main(first.actor === null ? '' : 'ce vaisseau'),
  );
}

/** All of them, or one of them. */
export function joined([first, ...more]: readonly Deed[], joint: 'et' | 'ou'): Deed {
  if (!first || more.length === 0) return first ?? holds('ainsi', 'rien');
  const join = (parts: readonly string[]) =>
    parts.some((words_) => words_.includes(' ; ') || words_.includes(', puis '))
      ? parts.join(` ; ${joint} `)
      : `${parts.slice(0, -1).join(', ')} ${joint} ${parts[parts.length - 1]}`;
  return several(
    [first, ...more],
    (start, rest, next) => join([start, ...rest.map(next)]),
    (one) => one.main(''),
  );
}

/** The same deed with all its forms said otherwise. */
export const said = (done: Deed, how: (words: string) => string): Deed => ({
  actor: done.actor,
  bare: how(done.bare),
  may: how(done.may),
  main: (subject) => how(done.main(subject)),
});

/** The same with something behind it: ", si …", " ; puis …". */
export const behind = (done: Deed, tail: string): Deed => said(done, (text) => `${text}${tail}`);
