/** A place of the house that others may or may not import from: a package, an app, or a folder of the root. */
export type Room = keyof typeof BELOW;

/** Which rooms each room may import: those below it, and nothing of those above. */
export const BELOW = {
  table: [],
  words: [],
  odds: [],
  hulls: [],
  referee: ['table'],
  online: ['table', 'referee'],
  xwing: ['words', 'table', 'referee'],
  armada: ['words', 'table', 'referee'],
  opponents: ['table', 'odds', 'referee', 'xwing', 'armada'],
  points: ['referee', 'xwing', 'armada'],
  cli: ['table', 'odds', 'hulls', 'referee', 'xwing', 'armada', 'opponents', 'points'],
  web: ['words', 'table', 'odds', 'hulls', 'referee', 'online', 'xwing', 'armada', 'opponents', 'points'],
  server: ['table', 'odds', 'hulls', 'referee', 'online', 'xwing', 'armada', 'opponents'],
  bench: ['table', 'odds', 'hulls', 'referee', 'online', 'xwing', 'armada', 'opponents'],
  e2e: ['table', 'odds', 'hulls', 'referee', 'online', 'xwing', 'armada', 'opponents', 'scripts'],
  scripts: ['words', 'table', 'hulls', 'referee', 'xwing', 'armada'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The rooms of rules: they run the same everywhere, so they have no clock, no chance, no waiting. */
export const RULES: readonly Room[] = [
  'words',
  'table',
  'referee',
  'online',
  'odds',
  'xwing',
  'armada',
  'opponents',
];

/** What a package lets others import, and what it itself imports from the registry. */
export interface Package {
  readonly room: Room;
  readonly name: string;
  readonly exports: readonly string[];
  readonly dependencies: readonly string[];
}

/** The room a file stands in, or null for a file of the root. */
export function roomOf(file: string): Room | null {
  const [first = '', second = ''] = file.split('/');
  const name = first === 'packages' || first === 'apps' ? second : first;
  return isRoom(name) ? name : null;
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(BELOW, name);
}

/** Reads the package.json files among some files. A folder of packages/ or apps/ without a floor is an error. */
export function readExports(files: readonly string[], read: (file: string) => string): readonly Package[] {
  const manifests = files.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file));
  return manifests.map((file) => {
    const room = roomOf(file);
    if (room === null)
      throw new Error(`${file}: this room stands on no floor; give it one in scripts/floors/rooms.ts`);
    const {
      name,
      exports = {},
      dependencies = {},
      peerDependencies = {},
    } = JSON.parse(read(file)) as Manifest;
    return {
      room,
      name,
      exports: Object.keys(exports),
      dependencies: Object.keys({ ...dependencies, ...peerDependencies }),
    };
  });
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
