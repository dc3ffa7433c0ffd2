import type { Who } from '../../language/index.ts';
import type { Case } from './grammar.ts';

/** Whom a card speaks of, in each case. */

type Cases = Readonly<Record<Case | 'gen', string>>;

const ship = (article: string, ending: string): Cases => ({
  nom: `${article === 'der' ? 'das' : `${article}es`}${ending === '' ? '' : ` ${ending}e`} Schiff`,
  acc: `${article === 'der' ? 'das' : `${article}es`}${ending === '' ? '' : ` ${ending}e`} Schiff`,
  dat: `${article === 'der' ? 'dem' : `${article}em`}${ending === '' ? '' : ` ${ending}en`} Schiff`,
  gen: `${article === 'der' ? 'des' : `${article}es`}${ending === '' ? '' : ` ${ending}en`} Schiffs`,
});

const fighter = (name: string): Cases => ({
  nom: `der ${name}`,
  acc: `den ${name}`,
  dat: `dem ${name}`,
  gen: `des ${name}s`,
});

const WHO: Readonly<Record<Who, Cases>> = {
  self: ship('dies', ''),
  it: ship('jen', ''),
  other: ship('der', 'ander'),
  attacker: fighter('Angreifer'),
  defender: fighter('Verteidiger'),
  enemy: ship('der', 'feindlich'),
  chosen: ship('der', 'gewählt'),
};

export const who = (part: Who, how: Case | 'gen' = 'nom'): string => WHO[part][how];

/** Who does something, unless it is the card's own ship. */
export const actor = (part: Who): string | null => (part === 'self' ? null : who(part));
