/** A setup of which one field is not what it may be, and where that is. */
export interface SpoiledSetup {
  /** The place of the field: `setup.sides[0].name`. */
  readonly path: string;
  /** Whether the field is only too large; else it is of another kind. */
  readonly large: boolean;
  readonly setup: unknown;
}

const LONG = 'x'.repeat(10_000);

/**
 * A setup again and again, each time with one other field too large (numbers, texts and lists) or of a kind that no
 * field of its place has: what a stranger may send. `setup` should have every field that a setup can have.
 */
export function spoiledSetups(setup: unknown): readonly SpoiledSetup[] {
  const found: SpoiledSetup[] = [];
  const visit = (value: unknown, path: string, put: (spoiled: unknown) => unknown): void => {
    const add = (spoiled: unknown, large: boolean): void => {
      found.push({ path, large, setup: put(spoiled) });
    };
    if (typeof value === 'number') for (const beyond of [1e9, -1e9, Number.MAX_VALUE]) add(beyond, true);
    if (typeof value === 'string') add(LONG, true);
    if (Array.isArray(value)) add(new Array(1000).fill(value[0] ?? 0), true);
    add(typeof value === 'object' ? 7 : { nothing: 'of the kind' }, false);
    if (Array.isArray(value)) {
      value.forEach((item, at) => {
        visit(item, `${path}[${at}]`, (spoiled) => put(value.with(at, spoiled)));
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, field] of Object.entries(value))
        visit(field, `${path}.${name}`, (spoiled) => put({ ...value, [name]: spoiled }));
    }
  };
  visit(setup, 'setup', (spoiled) => spoiled);
  return found;
}

/**
 * What of `spoiledSetups` is let through, or refused without telling the place: a field too large must be named itself,
 * one of another kind itself, what holds it, or what it lacks.
 */
export function unrefused(
  setup: unknown,
  problems: (setup: unknown) => readonly string[],
): readonly string[] {
  return spoiledSetups(setup).flatMap(({ path, large, setup: spoiled }) => {
    const places = problems(spoiled).map(placeOf);
    const names = (place: string): boolean =>
      place === path || (!large && place !== 'setup' && (place.startsWith(path) || path.startsWith(place)));
    return places.some(names) ? [] : [`${path}, ${large ? 'too large' : 'another kind'}`];
  });
}

/** The place of a problem, list items in brackets. */
const placeOf = (problem: string): string =>
  problem.slice(0, problem.indexOf(': ')).replace(/\.(\d+)(?=\.|$)/g, '[$1]');
