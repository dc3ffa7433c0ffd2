/** A copy of plain data that notes which of its places are read, as "/requires/0/kind". */
export function watched<Data>(data: Data, read: Set<string>): Data {
  return watchedAt(data, '', read) as Data;
}

function watchedAt(value: unknown, place: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = new Map<string, unknown>();
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  const note = (key: string | symbol): string => {
    const here = `${place}/${String(key)}`;
    read.add(here);
    return here;
  };
  return new Proxy(copy, {
    get: (own, key) => {
      const here = note(key);
      const part: unknown = Reflect.get(own, key);
      if (typeof key === 'symbol' || typeof part !== 'object') return part;
      if (!parts.has(key)) parts.set(key, watchedAt(part, here, read));
      return parts.get(key);
    },
    has: (own, key) => {
      note(key);
      return Reflect.has(own, key);
    },
  });
}

/** The place at which plain data differs from other data that differs from it in one place only: of lists the list. */
export function placeOfChange(data: unknown, other: unknown): string {
  if (!isNode(data) || !isNode(other)) return '';
  if (Array.isArray(data) && Array.isArray(other) && data.length !== other.length) return '';
  const keys = new Set([...Object.keys(data), ...Object.keys(other)]);
  for (const key of keys)
    if (data[key] !== other[key]) return `/${key}${placeOfChange(data[key], other[key])}`;
  return '';
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
