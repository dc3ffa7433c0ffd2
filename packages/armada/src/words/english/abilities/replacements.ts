/** What happens instead of something else, as sentences. */
import type { Replacement } from '../../../abilities/language.ts';
import { conditionsText, within } from './conditions.ts';

export function replacementText(replacement: Replacement): string {
  switch (replacement.of) {
    case 'command-token':
      return `Before it gains a command token, you may have another friendly ship at ${within(replacement.within)} gain it.`;
    case 'faceup-card':
      return `Faceup damage cards of enemy ships: you draw ${replacement.look}, pick one for the ship and discard the rest.`;
    case 'token-effect':
      return tokenEffectText(replacement);
  }
}

function tokenEffectText({
  tokens,
  price,
  does,
  if: conditions,
}: Extract<Replacement, { of: 'token-effect' }>): string {
  const token = `a ${tokens.readied ? 'readied ' : ''}${tokens.is ?? 'defense'} token`;
  const paid =
    price === 'exhaust' ? 'exhaust this card and ' : price === 'discard-token' ? 'discard it and ' : '';
  const done = 'as' in does ? `resolve it as ${does.as}` : `reduce the damage by ${does.lessen}`;
  return `While it defends${conditionsText(conditions)}, when it spends ${token}, you may ${paid}${done} instead of its effect.`;
}
