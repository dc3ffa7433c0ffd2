/** Which moments and questions the cards of a game act on, found when it begins: what nobody has costs nothing. */

import type { SecondGame } from '../game.ts';
import { cardAbilities } from '../ship/abilities.ts';
import { type About, type SecondState, type Window, windowStep } from '../state.ts';
import { DAMAGE_DECK } from './damage-deck.ts';
import { HOOKS, type Hook, isInAttack } from './language/windows.ts';
import type { Ability, ModifierOf } from './language.ts';

const NUMBER: ReadonlyMap<string, number> = new Map(HOOKS.map((hook, at) => [hook, at]));
const WORDS = Math.ceil(HOOKS.length / 31);

/** What modifiers are asked: a value, a permission ("can"), a prohibition ("cannot") or a rule. */
export type Asked =
  | Extract<ModifierOf, { value: unknown }>['value']
  | Extract<ModifierOf, { can: unknown }>['can']
  | Extract<ModifierOf, { cannot: unknown }>['cannot']
  | Extract<ModifierOf, { rule: unknown }>['rule'];

const ASKED_WORDS = 3;

/** The bit of what is asked, made from its letters. Two that share one cost a look at cards that say nothing. */
function bitOfAsked(asked: Asked): number {
  const last = asked.length - 1;
  const mixed =
    asked.charCodeAt(0) * 7 + asked.charCodeAt(last >> 1) * 13 + asked.charCodeAt(last) * 29 + last;
  return mixed % (31 * ASKED_WORDS);
}

/** Fills the index of a state from the cards its ships have; both sides of two-sided cards count. */
export function indexHooks(state: Pick<SecondState, 'ships' | 'hooks' | 'watches'>): void {
  state.hooks = [...OF_DECK.hooks];
  state.watches = [...OF_DECK.watches];
  for (const ship of state.ships) for (const { ability } of cardAbilities(ship)) mark(state, ability);
}

/** Adds what some abilities act on: of cards that come into play during the game. */
export function markHooks(state: Marks, abilities: readonly Ability[]): void {
  for (const ability of abilities) mark(state, ability);
}

type Marks = Pick<SecondState, 'hooks' | 'watches'>;

/** What each ability acts on, looked for once: every game with its card begins with the same. */
const MARKS = new WeakMap<Ability, Marks>();

function mark(state: Marks, ability: Ability): void {
  let marks = MARKS.get(ability);
  if (!marks) {
    marks = noMarks();
    markOne(marks, ability);
    MARKS.set(ability, marks);
  }
  for (let at = 0; at < WORDS + ASKED_WORDS; at++) {
    if (marks.hooks[at]) state.hooks[at]! |= marks.hooks[at]!;
    if (marks.watches[at]) state.watches[at]! |= marks.watches[at]!;
  }
}

const noMarks = (): Marks => ({
  hooks: new Array<number>(WORDS + ASKED_WORDS).fill(0),
  watches: new Array<number>(WORDS + ASKED_WORDS).fill(0),
});

function markOne(state: Marks, ability: Ability): void {
  switch (ability.kind) {
    case 'trigger':
    case 'strange':
      set(state.hooks, ability.window);
      if (WHEN_MOVED.includes(ability.window) && says(ability, 'kind', 'moved-through'))
        set(state.hooks, 'moved-through');
      if (ability.window === 'after-maneuver' && says(ability, 'crossed', true))
        set(state.hooks, 'obstacle-crossed');
      if (ability.window === 'after-attack' && says(ability, 'is', 'some-neutralized'))
        set(state.hooks, 'neutralized');
      remembered(state, ability);
      if (ability.of !== 'own' || isInAttack(ability.window)) set(state.watches, ability.window);
      return;
    case 'dice':
      remembered(state, ability);
      return set(state.hooks, ability.window);
    case 'replacement':
      set(state.hooks, 'replacement');
      if (ability.whom !== 'own') set(state.watches, 'replacement');
      return;
    case 'modifier': {
      const asked = askedOf(ability.of);
      if (asked === null) return;
      setAsked(state.hooks, asked);
      if (reachesOthers(ability.of)) setAsked(state.watches, asked);
      return;
    }
    case 'action':
      return set(state.hooks, 'card-action');
  }
}

/** What attacks must be remembered for, because an ability asks about it later. */
function remembered(state: Pick<SecondState, 'hooks'>, ability: Ability): void {
  if (says(ability, 'kind', 'attacked-by')) set(state.hooks, 'who-was-attacked');
  if (says(ability, 'kind', 'defended')) set(state.hooks, 'who-defended');
  if (says(ability, 'is', 'defender-damaged')) set(state.hooks, 'damage-to-defender');
}

/** What a modifier answers; null where a rule looks at every card by itself. */
function askedOf(of: ModifierOf): Asked | null {
  if ('value' in of) return of.value;
  if ('can' in of) return of.can;
  if ('cannot' in of) return of.cannot;
  return 'rule' in of ? of.rule : null;
}

const WHEN_MOVED: readonly Hook[] = ['after-maneuver', 'after-action'];

/** Whether something among the data of an ability says this. */
function says(part: unknown, key: string, value: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  for (const [name, inner] of Object.entries(part))
    if ((name === key && inner === value) || says(inner, key, value)) return true;
  return false;
}

/** Whether a modifier is asked about ships other than the one whose card it is on. */
const reachesOthers = (of: object): boolean =>
  ('whose' in of && of.whose === 'any') ||
  ('can' in of && of.can === 'attack-on-obstacles') ||
  'whom' in of ||
  'cannot' in of ||
  'rule' in of;

function set(bits: number[], hook: Hook): void {
  const at = NUMBER.get(hook)!;
  bits[(at / 31) | 0]! |= 1 << (at % 31);
}

/** What the damage deck acts on, for any ship may be dealt it. */
const OF_DECK = noMarks();
for (const { abilities } of DAMAGE_DECK) markHooks(OF_DECK, abilities);

/** Whether any card in the game acts on it. */
export function hooked(state: SecondState, hook: Hook): boolean {
  const at = NUMBER.get(hook)!;
  return (((state.hooks[(at / 31) | 0] ?? 0) >> (at % 31)) & 1) === 1;
}

/** Whether any card in the game acts on it about ships other than its own. */
export function watched(state: SecondState, hook: Hook): boolean {
  const at = NUMBER.get(hook)!;
  return (((state.watches[(at / 31) | 0] ?? 0) >> (at % 31)) & 1) === 1;
}

function setAsked(bits: number[], asked: Asked): void {
  const at = bitOfAsked(asked);
  bits[WORDS + ((at / 31) | 0)]! |= 1 << (at % 31);
}

function isAsked(bits: readonly number[], asked: Asked): boolean {
  const at = bitOfAsked(asked);
  return (((bits[WORDS + ((at / 31) | 0)] ?? 0) >> (at % 31)) & 1) === 1;
}

/** Whether any card in the game, or in the damage deck, may have a modifier that answers it. */
export const answered = (state: SecondState, asked: Asked): boolean => isAsked(state.hooks, asked);

/** Whether any card in the game may answer it about ships other than its own. */
export const answeredForOthers = (state: SecondState, asked: Asked): boolean => isAsked(state.watches, asked);

/** Opens a window as the next step, if any card in the game acts in it. */
export function announce(game: SecondGame, window: Window, about?: About): void {
  if (hooked(game.state, window)) game.next(windowStep(window, about));
}
