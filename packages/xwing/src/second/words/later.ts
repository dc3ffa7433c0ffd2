import type { Phrases } from './phrases.ts';
import { refusalIn } from './refusals.ts';
import type { Words } from './words.ts';

/** What phrases say of devices on the table, and of what cannot be done. */
export const laterIn = ({ terms, refusals }: Phrases): Pick<Words, 'deviceEffect' | 'refusal'> => ({
  deviceEffect: terms.deviceEffect,
  refusal: refusalIn({ ...terms, ...refusals }),
});
