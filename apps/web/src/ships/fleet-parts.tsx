import type { ShownCard } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';
import { DefenseToken } from './defense-token.tsx';
import { DialStack } from './dial-stack.tsx';
import { HullParts } from './hull-parts.tsx';
import './fleet.css';

/** What a ship of Armada has besides: its hull zones, its dials, its defense tokens. */
export function FleetParts({ card }: { readonly card: ShownCard }) {
  const { defenseTokens } = useWords(armadaWords);
  const { parts, dials = [], defense = [] } = card;
  return (
    <>
      {parts && <HullParts parts={parts} />}
      {dials.length > 0 && <DialStack dials={dials} />}
      {defense.length > 0 && (
        <ul className="defense-tokens" aria-label={defenseTokens}>
          {defense.map((token) => (
            <DefenseToken key={token.key} token={token} />
          ))}
        </ul>
      )}
    </>
  );
}
