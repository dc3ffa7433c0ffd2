import { type ByKind, saidByKind } from '@firing-arc/words';
import type { ShipTest } from '../abilities/language.ts';

/** What passes a test of ships; the phrases are those of a language. */

/** Of one ship or of several, that it is so or that it is not. */
export interface How {
  readonly many: boolean;
  readonly no: boolean;
}

/** A phrase for each kind of test: "is stressed"; those of a test of others are made of theirs. */
export interface PredicatePhrases<Said> {
  readonly either: (said: readonly Said[], how: How) => Said;
  /** In a language that denies what is said; the others say each test either way. */
  readonly denied?: (said: Said) => Said;
  readonly event: ByKind<Exclude<ShipTest, { kind: 'not' | 'either' }>, Said, [how: How]>;
}

export const predicatesIn = <Said>(say: PredicatePhrases<Said>) => {
  const predicate = (test: ShipTest, how: How = { many: false, no: false }): Said => {
    if (test.kind === 'either')
      return say.either(
        test.tests.map((one) => predicate(one, how)),
        how,
      );
    if (test.kind !== 'not') return saidByKind<typeof test, Said, [how: How]>(say.event, test, how);
    return say.denied ? say.denied(predicate(test.test, how)) : predicate(test.test, { ...how, no: !how.no });
  };
  return predicate;
};
