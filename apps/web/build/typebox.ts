/**
 * What the page and its workers find under the name of TypeBox: those of its builders of JSON Schema that the sources
 * use. They make the same text, and know nothing else of what they made; the types stay TypeBox's.
 */

type Schema = Readonly<Record<string, unknown>>;

/** Fields that an object may lack. */
const optional = new WeakSet<Schema>();

const Any = (options: Schema = {}): Schema => ({ ...options });
const _Boolean = (options: Schema = {}): Schema => ({ type: 'boolean', ...options });
const Integer = (options: Schema = {}): Schema => ({ type: 'integer', ...options });
const Null = (options: Schema = {}): Schema => ({ type: 'null', ...options });
const _Number = (options: Schema = {}): Schema => ({ type: 'number', ...options });
const _String = (options: Schema = {}): Schema => ({ type: 'string', ...options });
const Enum = (values: readonly unknown[], options: Schema = {}): Schema => ({ enum: values, ...options });
const Literal = (value: unknown, options: Schema = {}): Schema => ({
  type: typeof value,
  const: value,
  ...options,
});
const _Array = (items: Schema, options: Schema = {}): Schema => ({ type: 'array', items, ...options });
const Tuple = (items: readonly Schema[], options: Schema = {}): Schema => ({
  type: 'array',
  additionalItems: false,
  items,
  minItems: items.length,
  ...options,
});
const Union = (anyOf: readonly Schema[], options: Schema = {}): Schema => ({ anyOf, ...options });
const Unsafe = (schema: Schema): Schema => ({ ...schema });

function Optional(schema: Schema): Schema {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
}

function _Object(properties: Readonly<Record<string, Schema>>, options: Schema = {}): Schema {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name]!));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

export {
  _Array as Array,
  _Boolean as Boolean,
  _Number as Number,
  _Object as Object,
  _String as String,
  Any,
  Any as Unknown,
  Enum,
  Integer,
  Literal,
  Null,
  Optional,
  Tuple,
  Union,
  Unsafe,
};

export const Type = {
  Any,
  Array: _Array,
  Boolean: _Boolean,
  Enum,
  Integer,
  Literal,
  Null,
  Number: _Number,
  Object: _Object,
  Optional,
  String: _String,
  Tuple,
  Union,
  Unknown: Any,
  Unsafe,
};

export default Type;
