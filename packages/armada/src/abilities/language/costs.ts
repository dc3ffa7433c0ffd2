/** What acting costs. */
import type { Command, DefenseTokenKind } from '../../cards/index.ts';
import type { Distance } from '../../geometry/index.ts';
import type { DieIs } from './conditions.ts';

export type Cost =
  | { readonly kind: 'exhaust' }
  | { readonly kind: 'discard' }
  /** A command token of its own; of a command, if it says so. */
  | { readonly kind: 'command-token'; readonly of?: Command }
  /** A command token or dial that lies on the card; of a command, or of that of the moment, if it says so. */
  | { readonly kind: 'card-command'; readonly of?: Command | 'that' }
  /** A revealed dial or a token of a command. */
  | { readonly kind: 'command'; readonly of: Command }
  /** Shields of any zones, or of one. */
  | { readonly kind: 'shields'; readonly most: number; readonly zone?: 'front' | 'attacking' }
  /** A copy of the card on another friendly ship near is exhausted. */
  | { readonly kind: 'exhaust-copy'; readonly within: Distance }
  /** A die of the attack pool is spent. */
  | { readonly kind: 'die'; readonly which: DieIs }
  /** A defense token is spent or discarded, its own or the attacker's; it does not do what it does (defense-tokens.20). */
  | {
      readonly kind: 'defense-token';
      readonly how: 'spend' | 'discard';
      readonly is?: DefenseTokenKind;
      readonly readied?: true;
      readonly of?: 'attacker';
      /** In the place of one of the defender, of a kind that has not been spent in this attack (defense-tokens.18). */
      readonly asDefender?: true;
    }
  /** So many engineering points of a repair command, or all of them before any is spent. */
  | { readonly kind: 'engineering'; readonly points: number | 'all' }
  /** One of several, as its player picks. */
  | { readonly kind: 'either'; readonly of: readonly [Cost, Cost] };

export const exhaust: Cost = { kind: 'exhaust' };
export const discard: Cost = { kind: 'discard' };
export const commandToken: Cost = { kind: 'command-token' };
export const tokenOf = (of: Command): Cost => ({ kind: 'command-token', of });
export const cardCommand: Cost = { kind: 'card-command' };
export const cardCommandOf = (of: Command | 'that'): Cost => ({ kind: 'card-command', of });
export const exhaustCopy = (within: Distance): Cost => ({ kind: 'exhaust-copy', within });
export const anOrder = (of: Command): Cost => ({ kind: 'command', of });
export const shields = (most: number, zone?: 'front' | 'attacking'): Cost => ({
  kind: 'shields',
  most,
  ...(zone && { zone }),
});
export const spendDie = (which: DieIs = {}): Cost => ({ kind: 'die', which });
export const spendDefenseToken = (is?: DefenseTokenKind): Cost => ({
  kind: 'defense-token',
  how: 'spend',
  ...(is && { is }),
});
export const spendReadied = (is?: DefenseTokenKind): Cost => ({
  kind: 'defense-token',
  how: 'spend',
  readied: true,
  ...(is && { is }),
});
export const lendDefenseToken: Cost = { kind: 'defense-token', how: 'spend', asDefender: true };
export const attackersToken: Cost = { kind: 'defense-token', how: 'spend', of: 'attacker' };
export const discardDefenseToken: Cost = { kind: 'defense-token', how: 'discard' };
export const discardOwn = (is: DefenseTokenKind): Cost => ({ kind: 'defense-token', how: 'discard', is });
export const discardAsDefender: Cost = { kind: 'defense-token', how: 'discard', asDefender: true };
export const engineering = (points: number | 'all'): Cost => ({ kind: 'engineering', points });
export const orElse = (one: Cost, other: Cost): Cost => ({ kind: 'either', of: [one, other] });
