import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';

/**
 * The schema of values by any text, as JSON Schema says it: `Type.Record` says the same, but brings half of TypeBox
 * into a page, 10 kB by gzip.
 */
export const byText = <Value extends TSchema>(value: Value, about: { readonly description?: string } = {}) =>
  Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...about,
  });
