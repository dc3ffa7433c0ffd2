/** What the blocks of an ability ask for, found without knowing their kinds. */

/** What is asked of a ship: of the one with a role, or of any. */
export interface Asked<Test> {
  readonly role: string;
  readonly that: readonly Test[];
}

type Node = Readonly<Record<string, unknown>>;

/** Collects the lists of tests in a block, each with the role of the ship that shall pass it, and its requirements. */
export function collect<Test, Requirement>(
  node: unknown,
  asked: Asked<Test>[],
  requires: Requirement[],
): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, asked, requires);
    return;
  }
  const { kind, who, most, window } = node as Node;
  if (kind === 'not-that') return;
  const whose = window === 'modify-attack-dice' ? 'attacker' : 'defender';
  for (const [key, value] of Object.entries(node as Node)) {
    if (key === 'text' || typeof value === 'function') continue;
    if (Array.isArray(value) && LISTS.includes(key) && value.some(isNode)) {
      const role = roleOf(kind, who, most, key);
      asked.push({ role, that: value.filter(isNode) as unknown as Test[] });
      continue;
    }
    if ((key === 'requires' || key === 'requirements') && Array.isArray(value))
      requires.push(...(value as Requirement[]));
    if (key === 'whose' && isNested<Test>(value)) asked.push({ role: whose, that: value.that });
    else collect(value, asked, requires);
  }
}

function roleOf(kind: unknown, who: unknown, most: unknown, key: string): string {
  if (kind === 'ship') return String(who);
  if (kind === 'count') return most === 0 ? 'none' : 'counted';
  return key === 'of' || key === 'whom' ? 'it' : 'chosen';
}

const isNested = <Test>(value: unknown): value is { readonly that: readonly Test[] } =>
  typeof value === 'object' && value !== null && 'that' in value;

const LISTS = ['of', 'that', 'whom', 'against', 'on'];
const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && 'kind' in one;
