import type { Requirement } from '../abilities/language.ts';

/** "The other ship of the moment is this one": said in the moment itself, where a language has words for that. */
export const isOnThis = (requirement: Requirement): boolean =>
  requirement.kind === 'ship' &&
  requirement.who === 'other' &&
  requirement.that.length === 1 &&
  requirement.that[0]!.kind === 'is' &&
  requirement.that[0]!.who === 'self';
