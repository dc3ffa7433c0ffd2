/** What a language says of broken squads, heard for tests: sentences nobody called, with holes, or left English. */

/** What is said of squads, and of texts that cannot be read as one. */
export interface Said {
  readonly sentences: readonly string[];
  readonly problems: readonly string[];
}

/** What is wrong with the words of a language, and how many problems they told. */
export interface Heard {
  readonly uncalled: readonly string[];
  readonly holes: readonly string[];
  readonly english: readonly string[];
  readonly problems: number;
}

/** An edition: all that it says in some words, names that are English in every language, and its own English words. */
export interface Edition<Words> {
  readonly listen: (say: Words) => Said;
  readonly names: readonly string[];
  readonly english: readonly string[];
}

const HOLE = /undefined|\[object|NaN|null|#\d| {2}| [,.]|\(\)|: *\.|\$\{/;

/** English of both editions, as patterns. */
const ENGLISH = [
  ...['the', 'its', 'has', 'is', 'lacks', 'needs', 'cannot', 'must', 'more', 'less'],
  ...['squad', 'ship', 'upgrades?', 'value', 'large', 'huge'],
];

/** Lets an edition say everything in some words, and keeps what is wrong with them. */
export function hearSquads<Words extends object>(words: Words, edition: Edition<Words>): Heard {
  const called = new Set<PropertyKey>();
  const say = new Proxy(words, {
    get: (of, name, receiver): unknown => {
      called.add(name);
      return Reflect.get(of, name, receiver);
    },
  });
  const { sentences, problems } = edition.listen(say);
  const english = new RegExp(`\\b(${[...ENGLISH, ...edition.english].join('|')})\\b`);
  const name = anyOf(edition.names);
  return {
    uncalled: Object.keys(words).filter((each) => !called.has(each)),
    holes: [
      ...sentences.filter((text) => HOLE.test(text) || !text.endsWith('.')),
      ...problems.filter((text) => HOLE.test(text)),
    ],
    english: [...new Set(sentences)].filter((text) => english.test(text.replaceAll(name, '_'))),
    problems: problems.length,
  };
}

/** Any of the names, the longest that fits. */
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    [...new Set(names)]
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replaceAll(/[^\w ]/g, '\\$&'))
      .join('|'),
    'g',
  );
