/** What happens instead of something else, as German sentences. */
import type { Replacement } from '../../../abilities/language.ts';
import type { BearerKind } from '../../words.ts';
import { defenseTokenNoun } from '../terms.ts';
import { placed, THIS, within } from './conditions.ts';

export function replacementText(replacement: Replacement, bearer: BearerKind): string {
  switch (replacement.of) {
    case 'command-token':
      return `Bevor dieses Schiff einen Befehlsmarker erhält, darfst du ihn ein anderes befreundetes Schiff ${within(replacement.within)} erhalten lassen.`;
    case 'faceup-card':
      return `Offene Schadenskarten feindlicher Schiffe: Du ziehst ${replacement.look}, wählst eine für das Schiff und legst die anderen ab.`;
    case 'token-effect':
      return tokenEffectText(replacement, bearer);
  }
}

function tokenEffectText(
  { tokens, price, does, if: conditions }: Extract<Replacement, { of: 'token-effect' }>,
  bearer: BearerKind,
): string {
  const { before, clauses, asides } = placed(conditions, bearer);
  const token = `einen ${tokens.readied ? 'bereiten ' : ''}${defenseTokenNoun(tokens.is)}`;
  const paid =
    price === 'exhaust'
      ? 'diese Karte erschöpfen und '
      : price === 'discard-token'
        ? 'den Marker ablegen und '
        : '';
  const done =
    'as' in does ? `ihn als ${defenseTokenNoun(does.as)} nutzen` : `den Schaden um ${does.lessen} verringern`;
  return `Wenn ${THIS[bearer].name} beim Verteidigen${before} ${token} ausgibt${clauses}${asides}, darfst du an Stelle seiner Wirkung ${paid}${done}.`;
}
