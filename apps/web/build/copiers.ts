import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** A schema that a module compiles when it is loaded, under a name by which it can be asked for. */
const COMPILED = /export const (\w+) = compileSchema<\w+>\((\w+)\);/g;

/** What a browser runs only where a page allows `unsafe-eval`. */
const UNSAFE = /\bFunction\(|\beval\(/;

type Referee = Pick<typeof import('@firing-arc/referee'), 'schemaCode'>;
type Schema = Parameters<Referee['schemaCode']>[0];
type Exports = Readonly<Record<string, { readonly schema?: Schema } | undefined>>;

/**
 * Compiles the schemas of states when the page is built, where the rules do it as they are loaded: the page's policy
 * allows no code that is made while it runs. Fails when some is left.
 */
export function copiers(): Plugin {
  return {
    name: 'firing-arc-copiers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /compileSchema</, id: /\/packages\/(?!referee\/)/ },
      handler: async (code, id) => ({ code: await withCode(code, id), map: null }),
    },
    generateBundle(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === 'chunk' && UNSAFE.test(piece.code))
          this.error(`${piece.fileName} makes code while it runs, which the page's policy forbids`);
    },
  };
}

/** The text of a module with the code of its schemas in it. Throws when it has one that cannot be found. */
export async function withCode(text: string, file: string): Promise<string> {
  const { schemaCode } = await imported<Referee>(
    fileURLToPath(new URL('../../../packages/referee/src/index.ts', import.meta.url)),
  );
  const made = await imported<Exports>(file);
  const whole = text.replace(COMPILED, (_, name: string, schema: string) => {
    const compiled = made[name]?.schema;
    if (!compiled) throw new Error(`${file}: ${name} is no compiled schema`);
    const { copier, feeder } = schemaCode(compiled);
    return `export const ${name} = compiledFrom(${schema}, ${copier}, ${feeder});`;
  });
  if (whole.includes('compileSchema<'))
    throw new Error(`${file}: write export const NAME = compileSchema<TYPE>(SCHEMA);`);
  return whole.replace(/\bcompileSchema\b/g, 'compiledFrom');
}

const running = new Map<string, Promise<unknown>>();

/** What a module of our sources exports, run here once: the page and its workers need the same. */
function imported<Module>(file: string): Promise<Module> {
  const before = running.get(file) as Promise<Module> | undefined;
  if (before) return before;
  const resolve = { conditions: ['source'], noExternal: [/^@firing-arc\//] };
  const config = { configFile: false, logLevel: 'error', environments: { inline: { resolve } } } as const;
  const now = runnerImport<Module>(file, config).then(({ module }) => module);
  running.set(file, now);
  return now;
}
