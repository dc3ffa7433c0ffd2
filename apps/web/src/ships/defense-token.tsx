import type { ShownToken } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { useWords } from '../words/language.ts';

/** A shape for each kind of token, drawn in a box of 24. */
const SHAPES: Readonly<Record<string, string>> = {
  brace: 'M5 4H19V9L15 12 19 15V20H5V15L9 12 5 9Z',
  evade: 'M4 19C4 9 9 6 14 6V2.5L21 8.5 14 14.5V11C10 11 7 13 7 19Z',
  redirect: 'M3 8H13V3.5L21 10.5 13 17.5V13H8V20H3Z',
  scatter: 'M12 2 14 10 22 12 14 14 12 22 10 14 2 12 10 10Z',
  contain: 'M12 2 20 5V12C20 17 16.5 20.5 12 22 7.5 20.5 4 17 4 12V5Z',
  salvo: 'M4 4H8L6 10ZM10 8H14L12 16ZM16 12H20L18 20ZM4 14H8L6 20ZM16 4H20L18 9Z',
};

/** The shape of a kind of defense tokens, crossed out when it is discarded. */
export const TokenShape = ({ kind, side }: Pick<ShownToken, 'kind' | 'side'>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[kind] ?? 'M4 4H20V20H4Z'} />
    {side === 'discarded' && <path className="crossed" d="M2 22 22 2" />}
  </svg>
);

/** A defense token: its shape and its word tell the kind; filled, hollow or crossed out, and a word, tell its state. */
export function DefenseToken({ token }: { readonly token: ShownToken }) {
  const { kind, name, side } = token;
  const { ready, exhausted, discarded } = useWords(armadaWords);
  const state = { readied: ready, exhausted, discarded }[side];
  return (
    <li className={`defense-token ${side}`}>
      <TokenShape kind={kind} side={side} />
      <span>
        {name} <small>{state}</small>
      </span>
    </li>
  );
}
