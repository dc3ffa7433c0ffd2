/** Abilities that say the same in other words: in a moment of its own a ship is "it", too. */
import { isInAttack } from '../../abilities/language/windows.ts';
import type { Ability, Effect, Requirement } from '../../abilities/language.ts';
import { tokensIn } from '../../abilities/scene.ts';

/** Where blocks name a ship. */
const NAMING = ['who', 'of', 'on', 'by', 'from', 'to', 'chooser'];
/** Moments that are about no ship, so that nobody is "it" in them. */
const OF_NOBODY = /^(start-of|end-of|at-initiative|during-end)|placing-forces/;

/** Whether two abilities are about the same ships, and say the same of them. */
export const saysTheSame = (one: Ability, other: Ability): boolean =>
  JSON.stringify(byOneName(one)) === JSON.stringify(byOneName(other));

/** The ability with one name for each ship. */
function byOneName(ability: Ability): unknown {
  const placed = renamed(withoutIdle(ability), partsIn(ability), false);
  return renamed(placed, ownNames(placed as Ability), true);
}

/** A block without what cannot matter: who chooses among tokens of one kind, and whether one die is "up to" one. */
function withoutIdle(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutIdle);
  if (typeof node !== 'object' || node === null) return node;
  const { kind, of, count } = node as Partial<Extract<Effect, { kind: 'remove' }>>;
  const idle =
    kind === 'remove' && of && tokensIn(of).length === 1 ? 'chooser' : count === 1 ? 'upTo' : undefined;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (key === idle ? [] : [[key, withoutIdle(value)]])),
  );
}

type Names = Readonly<Record<string, string>>;

/** A block with other names of ships. What lasts is looked at in other moments; and what tells who is who may stay. */
function renamed(node: unknown, names: Names, tellingStays: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => renamed(one, names, tellingStays));
  if (typeof node !== 'object' || node === null) return node;
  if (('kind' in node && node.kind === 'lasting') || (tellingStays && isTelling(node as Requirement)))
    return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && NAMING.includes(key)
        ? (names[value] ?? value)
        : renamed(value, names, tellingStays),
    ]),
  );
}

/** The parts in an attack of the ships that its moments are about. */
function partsIn(ability: Ability): Names {
  if (ability.kind !== 'trigger' && ability.kind !== 'strange') return {};
  const { window } = ability;
  if (window === 'after-defending') return { it: 'defender', other: 'attacker' };
  return isInAttack(window) || window === 'after-attack' ? { it: 'attacker', other: 'defender' } : {};
}

/** By what other names an ability knows the card's own ship, and the enemy in its attack. */
function ownNames(ability: Ability): Names {
  const own = new Set(
    ('requires' in ability ? ability.requires : []).filter(isTelling).map(({ who }) => who),
  );
  if (ability.kind === 'modifier' && 'requires' in ability.of)
    for (const one of ability.of.requires) if (isTelling(one)) own.add(one.who);
  // What is rolled again outside attacks, too, is about nobody's attack.
  if (ability.kind === 'dice' && typeof ability.whose === 'string' && !('uncounted' in ability.effect))
    own.add(
      (ability.whose === 'own') === (ability.window === 'modify-attack-dice') ? 'attacker' : 'defender',
    );
  if (ability.kind === 'replacement' && ability.whom === 'own') own.add('it');
  if (ability.kind === 'trigger' || ability.kind === 'strange') {
    const { window, of } = ability;
    if (of === 'own' && !isInAttack(window) && !OF_NOBODY.test(window)) own.add('it');
    if (of === 'own' && window === 'after-attack') own.add('attacker');
    if (of === 'own' && window === 'after-defending') own.add('defender');
  }
  return {
    ...Object.fromEntries([...own].map((name) => [name, 'self'])),
    ...(own.has('attacker') && { enemy: 'defender' }),
    ...(own.has('defender') && { enemy: 'attacker' }),
  };
}

/** Whether a requirement says that a ship is the card's own. */
const isTelling = (one: Requirement): one is Extract<Requirement, { kind: 'ship' }> =>
  one.kind === 'ship' &&
  one.who !== 'self' &&
  one.that.some((test) => test.kind === 'is' && test.who === 'self');
