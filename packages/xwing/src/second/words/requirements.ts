import { type ByKind, saidByKind } from '../../common/words/phrases.ts';
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
  /** One of them with weapons and ranges. */
  readonly fighting: (
    clause: string,
    weapons: readonly AttackWeapon[],
    ranges: readonly RangeSpan[],
  ) => string;
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
  readonly told: ByKind<Exclude<Requirement, { kind: Walked }>, string>;
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
        return fightOf(one) ?? say.isSo(one.who, one.that);
      case 'count':
        if (one.most === 0) return say.none(one.that);
        if (one.most < 99) return say.between(one.that, one.least, one.most);
        return one.least === 1 ? say.some(one.that) : say.atLeast(one.that, one.least);
      case 'compare':
        return comparisonIn(say, one);
      case 'not-that':
        return say.notSo(condition(one.requirement));
      case 'one-of': {
        const clauses = one.requirements.map(condition);
        const isBoth = clauses.length === 2 && clauses[0] === attacks && clauses[1] === defends;
        return isBoth ? either : say.or(clauses);
      }
      default:
        return saidByKind<typeof one, string>(say.told, one);
    }
  };
  /** "this ship attacks", rather than "the attacker is this ship". */
  const fightOf = ({ who, that }: Extract<Requirement, { kind: 'ship' }>): string | null => {
    const [only] = that;
    if (that.length !== 1 || only?.kind !== 'is' || only.who !== 'self') return null;
    return who === 'attacker' ? attacks : who === 'defender' ? defends : null;
  };
  const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);
  const fight = (requires: readonly Requirement[]): Fight => {
    const subject = requires.find((one) => say.fights.includes(condition(one)));
    if (!subject) return { clause: null, rest: conditions(requires) };
    const isAttack = condition(subject) === attacks;
    const weapons = requires.flatMap((one) => (one.kind === 'attack-with' && isAttack ? [one.weapon] : []));
    const ranges = requires.flatMap((one) => (one.kind === 'attack-range' ? [one.range] : []));
    const isHow = (one: Requirement) =>
      one.kind === 'attack-range' || (isAttack && one.kind === 'attack-with');
    const rest = requires.filter((one) => one !== subject && !isHow(one));
    return { clause: say.fighting(condition(subject), weapons, ranges), rest: conditions(rest) };
  };
  return { condition, conditions, fight };
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
