/** What happens instead of something else, as French sentences. */
import type { Replacement } from '../../../abilities/language.ts';
import type { BearerKind } from '../../words.ts';
import { defenseTokenNoun } from '../terms.ts';
import { placed, THIS, within } from './conditions.ts';

export function replacementText(replacement: Replacement, bearer: BearerKind): string {
  switch (replacement.of) {
    case 'command-token':
      return `Avant que ce vaisseau gagne un pion de commandement, vous pouvez le faire gagner à un autre vaisseau allié ${within(replacement.within)}.`;
    case 'faceup-card':
      return `Cartes de dégâts face visible des vaisseaux ennemis : vous en piochez ${replacement.look}, en choisissez une pour le vaisseau et défaussez les autres.`;
    case 'token-effect':
      return tokenEffectText(replacement, bearer);
  }
}

function tokenEffectText(
  { tokens, price, does, if: conditions }: Extract<Replacement, { of: 'token-effect' }>,
  bearer: BearerKind,
): string {
  const { behind, clauses, asides } = placed(conditions, bearer);
  const token = `un ${defenseTokenNoun(tokens.is)}${tokens.readied ? ' prêt' : ''}`;
  const paid =
    price === 'exhaust' ? 'épuiser cette carte et ' : price === 'discard-token' ? 'le défausser et ' : '';
  const done =
    'as' in does
      ? `le résoudre comme un ${defenseTokenNoun(does.as)}`
      : `réduire les dégâts de ${does.lessen}`;
  return `Quand ${THIS[bearer]} dépense ${token} pendant qu’il défend${behind}${asides}${clauses}, vous pouvez ${paid}${done} au lieu de son effet.`;
}
