import type { Choice } from '@firing-arc/referee';

/** Whether a ship leaves the formation of its wing, or joins it again. */
export type WingQuestion = Choice<{ readonly use: boolean }> & {
  readonly kind: 'leave-wing' | 'join-wing';
  readonly ship: number;
};
