import type { DiceTrigger } from '../abilities/language.ts';

/** Whether ships use a card of another ship on their own dice: friends do. On the dice of others it is used by its own ship. */
export const usedByRoller = (whose: DiceTrigger['whose']): boolean =>
  typeof whose !== 'string' &&
  (!('that' in whose) || whose.that.some((test) => test.kind === 'side' && test.is === 'friendly'));
