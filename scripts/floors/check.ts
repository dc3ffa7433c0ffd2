import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { BELOW, type Package, type Room, RULES, roomOf } from './rooms.ts';

/** One place where a file breaks a rule of the house. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

type Report = (offset: number, reason: string) => void;

const CODE = /\.(ts|tsx|mjs|js)$/;
const TEXT = /\.(ts|tsx|mjs|js|json|md|css|html)$/;
const TEST = /\.test\.tsx?$/;

/** All breaches of one file; `packages` are those of the whole house. */
export function checkFile(file: string, source: string, packages: readonly Package[]): readonly Breach[] {
  const breaches: Breach[] = [];
  const report: Report = (offset, reason) => {
    breaches.push({ file, line: source.slice(0, offset).split('\n').length, reason });
  };
  const room = roomOf(file);
  if (room === null || !TEXT.test(file)) return breaches;
  if (room === 'table' || room === 'referee') checkWords(source, report);
  if (!CODE.test(file)) return breaches;

  const { program, errors } = parseSync(file, source);
  if (errors[0]) report(errors[0].labels[0]?.start ?? 0, `does not parse: ${errors[0].message}`);
  const rules = RULES.includes(room) && !TEST.test(file);
  new Visitor({
    ...imports((offset, target) => checkImport({ file, room, rules, target, packages }, offset, report)),
    ...(rules ? determinism(report) : {}),
  }).visit(program);
  return breaches.sort((a, b) => a.line - b.line);
}

// ── words ──

/** Words of the games, which the lower floors must not know. */
const GAME_WORDS =
  /star[ -]?wars|x-?wing|\b[ay]-?wings?\b|armada|\btie[ -]?(fighter|ln)|rebels?\b|rebellion|imperial|\bempire|\bjedi|\bsith|koiogran|tallon|segnor|asteroid|bullseye|starfighter/gi;

function checkWords(source: string, report: Report): void {
  for (const match of source.matchAll(GAME_WORDS)) {
    report(match.index, `"${match[0]}" is a word of a game; the table and the referee serve any game`);
  }
}

// ── imports ──

interface Import {
  readonly file: string;
  readonly room: Room;
  /** Whether the file is rules: source of a package, not a test. */
  readonly rules: boolean;
  readonly target: string;
  readonly packages: readonly Package[];
}

/** The parts of a visitor that find every import and re-export, static, dynamic or of types. */
function imports(found: (offset: number, target: string) => void) {
  const literal = (node: ESTree.Node | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found(node.start, node.value);
  };
  return {
    ImportDeclaration: (node: ESTree.ImportDeclaration) => literal(node.source),
    ExportAllDeclaration: (node: ESTree.ExportAllDeclaration) => literal(node.source),
    ExportNamedDeclaration: (node: ESTree.ExportNamedDeclaration) => literal(node.source),
    ImportExpression: (node: ESTree.ImportExpression) => literal(node.source),
    TSImportType: (node: ESTree.TSImportType) => literal(node.source),
  };
}

function checkImport(where: Import, offset: number, report: Report): void {
  const reason = where.target.startsWith('.') ? relativeBreach(where) : packageBreach(where);
  if (reason !== null) report(offset, reason);
}

function relativeBreach({ file, room, rules, target }: Import): string | null {
  const path = posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  if (!/\.\w+$/.test(path)) return `"${target}" has no ending; relative imports end in .ts`;
  const other = roomOf(path);
  if (other === null && isData(path)) {
    return rules ? `"${target}" is data of the house; a package gets it from its caller` : null;
  }
  if (other === null) return `"${target}" leaves its room for the root`;
  if (other !== room) {
    if (isBelow(room, other) && other === 'scripts') return null;
    return `"${target}" reaches into ${other}; import it by the name of its package`;
  }
  return room === 'xwing' ? editionBreach(file, path) : null;
}

function isData(path: string): boolean {
  return /^(formats|rulebook)\/([a-z-]+\/)?[^/]+\.jsonl?$/.test(path);
}

/** First and second edition do not know each other, and what they share knows neither. */
function editionBreach(file: string, path: string): string | null {
  const part = (of: string) => /^packages\/xwing\/src\/(first|second|common)\//.exec(of)?.[1] ?? null;
  const [from, to] = [part(file), part(path)];
  if (from === null || to === null || from === to || to === 'common') return null;
  return `${from} may not import ${to}; what both need belongs to common`;
}

function packageBreach({ room, rules, target, packages }: Import): string | null {
  const house = packages.find(({ name }) => target === name || target.startsWith(`${name}/`));
  if (!house && target.startsWith('@firing-arc/')) return `there is no package "${target}"`;
  if (house) return houseBreach(room, house, target);
  if (!rules) return null;
  if (isBuiltin(target)) return `"${target}" is Node's own; packages run in browsers too`;
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  const declared = packages.find((other) => other.room === room)?.dependencies.includes(name);
  return declared ? null : `"${name}" is not among the dependencies in the package.json of ${room}`;
}

function houseBreach(room: Room, house: Package, target: string): string | null {
  if (house.room !== room && !isBelow(room, house.room)) return `${room} may not import ${house.room}`;
  const subpath = `.${target.slice(house.name.length)}`;
  return house.exports.some((door) => opens(door, subpath))
    ? null
    : `${house.name} does not export "${subpath}"`;
}

/** Whether an entry of `exports` lets a path in; its `*` stands for any one name. */
function opens(door: string, subpath: string): boolean {
  const [before, after] = door.split('*');
  if (before === undefined || after === undefined) return door === subpath;
  const name = subpath.slice(before.length, subpath.length - after.length);
  return subpath === `${before}${name}${after}` && /^[^/]+$/.test(name);
}

function isBelow(room: Room, other: Room): boolean {
  const below: readonly string[] = BELOW[room];
  return below.includes(other);
}

// ── determinism ──

/** What IEEE 754 rounds exactly, or what does not round. */
const EXACT_MATH = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc PI E LN2 SQRT2 SQRT1_2'.split(' '),
);
const CLOCKS_AND_CHANCE = new Set(
  'Date performance crypto setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame Promise Intl fetch process globalThis'.split(
    ' ',
  ),
);
const LOCAL_METHODS = new Set(['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase']);

/** The parts of a visitor that find what may differ between two runs or two machines. */
function determinism(report: Report) {
  const name = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : null);
  const waits = (node: { readonly async: boolean; readonly start: number }) => {
    if (node.async) report(node.start, 'async: rules are plain synchronous functions');
  };
  return {
    FunctionDeclaration: waits,
    FunctionExpression: waits,
    ArrowFunctionExpression: waits,
    AwaitExpression: (node: ESTree.AwaitExpression) => report(node.start, 'await: rules do not wait'),
    MemberExpression: (node: ESTree.MemberExpression) => {
      const [of, member] = [name(node.object), name(node.property)];
      if (of === 'Math' && (member === null || node.computed || !EXACT_MATH.has(member))) {
        report(node.start, `Math.${member ?? '[…]'} is not the same on every machine`);
      }
      if (member !== null && LOCAL_METHODS.has(member))
        report(node.start, `${member} depends on the machine's language`);
      if (of !== null && CLOCKS_AND_CHANCE.has(of)) report(node.start, `${of} is not the same on every run`);
    },
    NewExpression: (node: ESTree.NewExpression) => globalUse(name(node.callee), node.start),
    CallExpression: (node: ESTree.CallExpression) => globalUse(name(node.callee), node.start),
    BinaryExpression: (node: ESTree.BinaryExpression) => {
      if (node.operator === '**') report(node.start, '** is not the same on every machine');
    },
    AssignmentExpression: (node: ESTree.AssignmentExpression) => {
      if (node.operator === '**=') report(node.start, '**= is not the same on every machine');
    },
  };
  function globalUse(global: string | null, offset: number) {
    if (global !== null && CLOCKS_AND_CHANCE.has(global))
      report(offset, `${global} is not the same on every run`);
  }
}
