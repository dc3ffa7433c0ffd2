import type { Who } from '../../language/index.ts';

/** Whom a card speaks of. */

const WHO: Readonly<Record<Who, string>> = {
  self: 'ce vaisseau',
  it: 'le vaisseau en question',
  other: 'l’autre vaisseau',
  attacker: 'l’attaquant',
  defender: 'le défenseur',
  enemy: 'le vaisseau ennemi',
  chosen: 'le vaisseau choisi',
};

export const who = (part: Who): string => WHO[part];

/** Who does something, unless it is the card's own ship. */
export const actor = (part: Who): string | null => (part === 'self' ? null : who(part));
