import { type ByKind, saidByKind } from '@firing-arc/words';
import type {
  AttackWeapon,
  Comparison,
  Cost,
  RangeSpan,
  Requirement,
  ShipTest,
  Value,
  Who,
} from '../abilities/language.ts';

/** If-conditions and costs: which phrases say them; the phrases are those of a language. */

/** Requirements that are counted, compared or hold others; the others have a phrase by their kind. */
type Walked = 'ship' | 'count' | 'compare' | 'not-that' | 'one-of';

type Counted = Exclude<Value, number>;

/** What a language says of requirements, as clauses. */
export interface RequirementPhrases {
  readonly fights: readonly [attacks: string, defends: string, either: string];
  /** Each of the weapons is one of some; nothing where neither is asked: "with a cannon or a missile at range 1". */
  readonly how: (weapons: readonly (readonly AttackWeapon[])[], ranges: readonly RangeSpan[]) => string;
  /** One of the fights, and how. */
  readonly fighting: (clause: string, how: string) => string;
  /** The attack is made with one of some weapons. */
  readonly madeWith: (weapons: readonly AttackWeapon[]) => string;
  /** Clauses that follow each other, before they are joined: a subject that stays need not be said again. */
  readonly shared: (clauses: readonly string[]) => readonly string[];
  readonly isSo: (who: Who, that: readonly ShipTest[]) => string;
  readonly none: (that: readonly ShipTest[]) => string;
  readonly some: (that: readonly ShipTest[]) => string;
  readonly atLeast: (that: readonly ShipTest[], least: number) => string;
  readonly between: (that: readonly ShipTest[], least: number, most: number) => string;
  /** Of what is counted in pieces; null for anything else. */
  readonly counted: (of: Counted, how: Comparison, than: number) => string | null;
  readonly number: (of: Counted) => string;
  /** `of`: what the left one is, unless it is a number. */
  readonly compared: (left: string, how: Comparison, right: string, of: Counted | null) => string;
  readonly notSo: (clause: string) => string;
  readonly or: (clauses: readonly string[]) => string;
  readonly event: ByKind<Exclude<Requirement, { kind: Walked }>, string>;
}

/** Who fights, with what and how far away, as one clause, and the conditions that are about something else. */
export interface Fight {
  readonly clause: string | null;
  readonly rest: readonly string[];
}

/** How a language says requirements. */
export function requirementsIn(say: RequirementPhrases) {
  const [attacks, defends, either] = say.fights;
  const condition = (one: Requirement): string => {
    switch (one.kind) {
      case 'ship':
        return clauseOf(one) ?? say.isSo(one.who, one.that);
      case 'count':
        if (one.most === 0) return say.none(one.that);
        if (one.most < 99) return say.between(one.that, one.least, one.most);
        return one.least === 1 ? say.some(one.that) : say.atLeast(one.that, one.least);
      case 'compare':
        return comparisonIn(say, one);
      case 'not-that':
        return say.notSo(condition(one.requirement));
      case 'one-of': {
        const weapons = weaponsOf(one);
        if (weapons) return say.madeWith(weapons);
        const clauses = one.requirements.map(condition);
        const isBoth = clauses.length === 2 && clauses[0] === attacks && clauses[1] === defends;
        return isBoth ? either : say.or(clauses);
      }
      default:
        return saidByKind<typeof one, string>(say.event, one);
    }
  };
  /** "this ship attacks", rather than "the attacker is this ship". */
  const clauseOf = ({ who, that }: Extract<Requirement, { kind: 'ship' }>): string | null => {
    const [only] = that;
    if (that.length !== 1 || only?.kind !== 'is' || only.who !== 'self') return null;
    return who === 'attacker' ? attacks : who === 'defender' ? defends : null;
  };
  const conditions = (requires: readonly Requirement[]): readonly string[] =>
    say.shared(requires.map(condition));
  /** How an attack is made, or only from how far one is defended against, and what else is required. */
  const made = (requires: readonly Requirement[], isAttack: boolean): Made => {
    const weapons = requires
      .flatMap((one) => (isAttack ? [weaponsOf(one) ?? []] : []))
      .filter((all) => all.length > 0);
    const ranges = requires.flatMap((one) => (one.kind === 'attack-range' ? [one.range] : []));
    const rest = requires.filter(
      (one) => one.kind !== 'attack-range' && !(isAttack && weaponsOf(one) !== null),
    );
    return { how: say.how(weapons, ranges), rest };
  };
  const fight = (requires: readonly Requirement[]): Fight => {
    const subject = requires.find((one) => say.fights.includes(condition(one)));
    if (!subject) return { clause: null, rest: conditions(requires) };
    const others = requires.filter((one) => one !== subject);
    const { how, rest } = made(others, condition(subject) === attacks);
    return { clause: say.fighting(condition(subject), how), rest: conditions(rest) };
  };
  /** Whether the card's ship is known to attack, or to defend. */
  const fightOf = (requires: readonly Requirement[]): 'attack' | 'defense' | null => {
    const clauses = requires.map(condition);
    return clauses.includes(attacks) ? 'attack' : clauses.includes(defends) ? 'defense' : null;
  };
  /** Who fights comes first among the conditions. */
  const inAttack = (requires: readonly Requirement[]): readonly string[] => {
    const { clause, rest } = fight(requires);
    return clause === null ? rest : say.shared([clause, ...rest]);
  };
  return { condition, conditions, made, fight, fightOf, inAttack };
}

/** Null for what is not about weapons alone. */
function weaponsOf(one: Requirement): readonly AttackWeapon[] | null {
  if (one.kind === 'attack-with') return [one.weapon];
  if (one.kind !== 'one-of') return null;
  const weapons = one.requirements.flatMap((each) => (each.kind === 'attack-with' ? [each.weapon] : []));
  return weapons.length === one.requirements.length ? weapons : null;
}

/** How an attack is made, in words, and what is required besides. */
export interface Made {
  readonly how: string;
  readonly rest: readonly Requirement[];
}

/** "there are 2 or more focus results among the attack dice"; of two counted things "… is higher than …". */
function comparisonIn(
  say: RequirementPhrases,
  { a, compare, b }: Extract<Requirement, { kind: 'compare' }>,
): string {
  const counted = typeof a !== 'number' && typeof b === 'number' ? say.counted(a, compare, b) : null;
  const word = (one: Value) => (typeof one === 'number' ? `${one}` : say.number(one));
  return counted ?? say.compared(word(a), compare, word(b), typeof a === 'number' ? null : a);
}

/** What is done for a price; the rest is spent. */
type Done = 'remove-from' | 'gain-token' | 'gain-one' | 'expose' | 'reveal' | 'suffer';

/** What a language says of costs: things that are spent, and what is done, as phrases of its deeds. */
export interface CostPhrases<Deed> {
  readonly doing: (who: Who, phrase: string) => Deed;
  readonly together: (deeds: readonly Deed[]) => Deed;
  readonly spending: (what: readonly string[]) => string;
  readonly spent: ByKind<Exclude<Cost, { kind: Done }>, string>;
  readonly done: ByKind<Extract<Cost, { kind: Done }>, string>;
}

/** What is paid: what the ship itself spends comes first, together. */
export const pricesIn =
  <Deed>(say: CostPhrases<Deed>) =>
  (costs: readonly Cost[]): Deed => {
    const spent = costs.flatMap((cost) => (cost.by ? [] : (spentIn(say, cost) ?? [])));
    const others = costs.flatMap((cost) => {
      const thing = spentIn(say, cost);
      if (thing !== null && !cost.by) return [];
      return [say.doing(cost.by ?? 'self', thing === null ? doneIn(say, cost) : say.spending([thing]))];
    });
    return say.together([...(spent.length > 0 ? [say.doing('self', say.spending(spent))] : []), ...others]);
  };

const DONE: readonly string[] = [
  'remove-from',
  'gain-token',
  'gain-one',
  'expose',
  'reveal',
  'suffer',
] satisfies Done[];
const isDone = (cost: Cost): cost is Extract<Cost, { kind: Done }> => DONE.includes(cost.kind);

/** Null for what is not spent. */
const spentIn = <Deed>({ spent }: CostPhrases<Deed>, cost: Cost): string | null =>
  isDone(cost) ? null : saidByKind<Exclude<Cost, { kind: Done }>, string>(spent, cost);

const doneIn = <Deed>({ done }: CostPhrases<Deed>, cost: Cost): string =>
  isDone(cost) ? saidByKind<Extract<Cost, { kind: Done }>, string>(done, cost) : '';
