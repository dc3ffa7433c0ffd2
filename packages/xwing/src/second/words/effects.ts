import { type ByKind, saidByKind } from '@firing-arc/words';
import type { ActionGrant, Cost, DialTest, Effect, FlownInstead, Value, Who } from '../abilities/language.ts';

/** What an effect does: which phrases say it, and who does it; the phrases are those of a language. */

type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** Effects that hold others, or are said in several phrases; the others have one by their kind. */
type Walked =
  | 'remove'
  | 'transfer'
  | 'perform-action'
  | 'set-dial'
  | 'fly-instead'
  | 'lasting'
  | 'guess-dial'
  | 'choose'
  | 'choose-two'
  | 'each'
  | 'roll-die'
  | 'roll-dice'
  | 'either'
  | 'unless'
  | 'let'
  | 'if'
  | 'as-often'
  | 'in-turn'
  | 'if-done';

/**
 * A phrase begins with its verb, in the notation of the language's deeds; several are done in turn. A deed stands
 * for itself.
 */
export type DeedPhrase<Deed> = string | readonly string[] | Deed;

export type EffectPhrases<Deed> = DeedWords<Deed> &
  ByKind<Exclude<Effect, { kind: Walked }>, DeedPhrase<Deed>>;

/** One row of what a die does. */
export interface Row<Deed> {
  readonly on: readonly string[];
  readonly deed: Deed;
}

/** What a language says of parts of effects. */
interface EffectParts {
  readonly removing: (of: Of<'remove'>['of'], count: Of<'remove'>['count']) => string;
  /** Behind it, of the tokens of a class. */
  readonly pickedByThis: string;
  readonly transferring: (effect: Of<'transfer'>) => string;
  readonly performing: (action: string) => string;
  /** What may be performed, and behind it: some ways, of the bar of another too, treated otherwise. */
  readonly granted: Readonly<Record<Exclude<ActionGrant['actions'], readonly unknown[]>, string>>;
  readonly grantedActions: (actions: Exclude<ActionGrant['actions'], string>) => string;
  readonly directions: (ways: NonNullable<ActionGrant['directions']>) => string;
  readonly onBarOf: (who: Who) => string;
  readonly as: (colour: NonNullable<ActionGrant['as']>) => string;
  readonly evenWhileStressed: string;
  readonly settingDial: (like: string) => string;
  readonly otherManeuver: (isBasic: boolean, words: readonly string[]) => string;
  readonly dialTests: Readonly<Record<DialWord, string>>;
  readonly flyingInstead: (maneuver: string) => string;
  readonly skippingManeuver: string;
  readonly sameByTemplate: (template: NonNullable<FlownInstead['template']>) => string;
  readonly sameFaster: (by: 1 | -1) => string;
  readonly sameAtSpeed: (speed: number | undefined) => string;
  readonly maneuverInstead: (maneuver: FlownInstead) => string;
  readonly modifiers: (of: Of<'lasting'>['of']) => string;
  /** What is said of the card's ship, said of another one, or of each that passes tests. */
  readonly saidOfShip: (words: string, who: Who) => string;
  readonly saidOfEach: (words: string, that: Of<'each'>['that']) => string;
  readonly oneShip: (that: Of<'choose'>['that']) => string;
  readonly anyNumber: (that: Of<'choose'>['that']) => string;
  readonly ships: (count: number, effect: Of<'choose'>) => string;
  readonly asManyShips: (that: Of<'choose'>['that'], count: Exclude<Value, number>) => string;
}

/** How a language puts deeds together, and what it says of effects that hold others. */
interface DeedWords<Deed> extends EffectParts {
  readonly doing: (who: Who, phrase: string) => Deed;
  readonly allowing: (who: Who, phrase: string) => Deed;
  /** What may be declined where it comes about. */
  readonly optional: (done: Deed) => Deed;
  readonly inTurn: (deeds: readonly Deed[]) => Deed;
  readonly oneOf: (deeds: readonly Deed[]) => Deed;
  readonly prices: (costs: readonly Cost[]) => Deed;
  readonly lasting: (until: Of<'lasting'>['until'], clause: string) => Deed;
  readonly guessingSpeed: (on: Who, then: Deed) => DeedPhrase<Deed>;
  readonly guessingDial: (on: Who, then: Deed) => DeedPhrase<Deed>;
  /** `requires`: what happens only under conditions is said behind them. */
  readonly choosing: (
    ships: string,
    isOne: boolean,
    requires: Of<'if'>['requires'] | null,
    then: Deed,
  ) => Deed;
  readonly choosingTwo: (effect: Of<'choose-two'>, then: Deed) => DeedPhrase<Deed>;
  readonly each: (effect: Of<'each'>, then: Deed) => Deed;
  readonly rollingDie: (rows: readonly Row<Deed>[]) => DeedPhrase<Deed>;
  readonly rollingDice: (
    effect: Of<'roll-dice'>,
    rows: readonly Row<Deed>[],
    blanks: Deed | null,
  ) => DeedPhrase<Deed>;
  /** An initiative that is chosen. */
  readonly anyInitiative: (first: Deed, low: number, high: number) => Deed;
  readonly unless: (chooser: Who, otherwise: Deed, pays: Deed) => Deed;
  readonly paying: (price: Deed, then: Deed) => Deed;
  readonly letting: (who: Who, price: Deed | null, then: Deed) => Deed;
  readonly if: (requires: Of<'if'>['requires'], then: Deed, otherwise: Deed | null) => Deed;
  readonly asOften: (price: Deed, then: Deed, most: number | undefined) => Deed;
  readonly ifDone: (first: Deed, then: Deed) => Deed;
}

type DialWord =
  | 'same speed'
  | 'one-more speed'
  | 'one-more-or-less speed'
  | 'same bearing'
  | 'same difficulty'
  | 'not-red difficulty'
  | 'opposite direction';

/** Turns of a ship by degrees, each once; with a side unless it may turn to both. */
export const turns = (
  degrees: readonly number[],
): readonly { readonly by: number; readonly side: 'left' | 'right' | null }[] =>
  [...new Set(degrees.map(Math.abs))].map((by) => {
    const isBoth = by === 180 || (degrees.includes(by) && degrees.includes(-by));
    return { by, side: isBoth ? null : degrees.includes(by) ? 'right' : 'left' };
  });

/** The deed of an effect in a language. */
export const effectsIn = <Deed extends object>(say: EffectPhrases<Deed>): ((effect: Effect) => Deed) => {
  const deedOf = (effect: Effect): Deed => {
    const said = walked(say, deedOf, effect);
    if (typeof said === 'string') {
      const done = say.doing(doer(effect), said);
      return effect.kind === 'bonus-attack' ? say.optional(done) : done;
    }
    return isSeveral(said) ? say.inTurn(said.map((phrase) => say.doing(doer(effect), phrase))) : said;
  };
  return deedOf;
};

const isSeveral = <Deed>(said: readonly string[] | Deed): said is readonly string[] => Array.isArray(said);

/** Who does it: the card's ship what is done to another, and another what it is made to do. */
function doer(effect: Effect): Who {
  switch (effect.kind) {
    case 'gain':
    case 'show-dial':
    case 'gain-one-of':
    case 'remove':
    case 'suffer':
    case 'roll-damage':
    case 'shields':
    case 'expose':
    case 'repair':
    case 'recover-charge':
    case 'force':
    case 'rotate-ship':
    case 'rotate-turret':
    case 'set-dial':
    case 'gain-that':
    case 'initiative':
    case 'flip-upgrade':
    case 'gain-like':
    case 'lose-upgrade-charge':
    case 'suffer-to-cancel':
      return effect.on;
    case 'acquire-lock':
    case 'choose-lock':
    case 'lock-alike':
    case 'move':
      return effect.by;
    case 'break-locks':
      return effect.of === 'by' ? effect.on : 'self';
    case 'fly-instead':
      return effect.maneuver ? (effect.on ?? 'self') : 'self';
    case 'roll-another':
      return 'attacker';
    default:
      return 'self';
  }
}

function walked<Deed>(
  say: EffectPhrases<Deed>,
  deedOf: (effect: Effect) => Deed,
  effect: Effect,
): DeedPhrase<Deed> {
  const rowsOf = (rows: Of<'roll-die'>['rows']) => rows.map(({ on, then }) => ({ on, deed: deedOf(then) }));
  switch (effect.kind) {
    case 'remove': {
      const isPicked = effect.chooser !== effect.on && effect.on !== 'self' && CLASSES.includes(effect.of);
      return `${say.removing(effect.of, effect.count)}${isPicked ? say.pickedByThis : ''}`;
    }
    case 'transfer':
      return say.transferring(effect);
    case 'perform-action': {
      const words = say.performing(granted(say, effect));
      return effect.by === 'self' ? say.optional(say.doing('self', words)) : say.allowing(effect.by, words);
    }
    case 'set-dial':
      return say.settingDial(dialLike(say, effect.like));
    case 'fly-instead':
      return effect.maneuver ? say.flyingInstead(insteadOf(say, effect.maneuver)) : say.skippingManeuver;
    case 'lasting':
      return say.lasting(effect.until, say.saidOfShip(say.modifiers(effect.of), effect.on));
    case 'guess-dial':
      return (effect.speed ? say.guessingSpeed : say.guessingDial)(effect.on, deedOf(effect.then));
    case 'choose': {
      const { then } = effect;
      const isIf = then.kind === 'if' && then.else === null;
      const done = deedOf(isIf ? then.then : then);
      const choosing = say.choosing(
        chosen(say, effect),
        effect.count === 1,
        isIf ? then.requires : null,
        done,
      );
      return effect.must ? choosing : say.optional(choosing);
    }
    case 'choose-two':
      return say.choosingTwo(effect, deedOf(effect.then));
    case 'each':
      return effect.then.kind === 'lasting'
        ? say.lasting(effect.then.until, say.saidOfEach(say.modifiers(effect.then.of), effect.that))
        : say.each(effect, deedOf(effect.then));
    case 'roll-die':
      return say.rollingDie(rowsOf(effect.rows));
    case 'roll-dice':
      return say.rollingDice(effect, rowsOf(effect.rows), effect.blanks && deedOf(effect.blanks));
    case 'either':
      return initiatives(say, deedOf, effect.options) ?? say.oneOf(effect.options.map(deedOf));
    case 'unless':
      return say.unless(effect.chooser, deedOf(effect.else), deedOf(effect.pays));
    case 'let': {
      const price = effect.must || effect.costs.length > 0 ? say.prices(effect.costs) : null;
      if (effect.must && price) return say.paying(price, deedOf(effect.then));
      return say.letting(effect.who, price, deedOf(effect.then));
    }
    case 'if':
      return say.if(effect.requires, deedOf(effect.then), effect.else && deedOf(effect.else));
    case 'as-often':
      return say.asOften(say.prices(effect.costs), deedOf(effect.then), effect.most);
    case 'in-turn':
      return say.inTurn(effect.effects.map(deedOf));
    case 'if-done':
      return say.ifDone(deedOf(effect.first), deedOf(effect.then));
    default:
      return saidByKind<typeof effect, DeedPhrase<Deed>>(say, effect);
  }
}

/** Tokens of several kinds, of which somebody picks. */
const CLASSES: readonly string[] = [
  'green',
  'orange',
  'red',
  'red-but-locks',
  'red-but-stress',
  'red-or-orange',
  'red-or-orange-but-locks',
  'blue-or-red',
  'circular',
  'focus-or-calculate',
];

/** "a red boost or focus action", "an action of its bar, as a red one". */
function granted(say: EffectParts, grant: ActionGrant): string {
  const { actions, directions, onBarOf, as, evenWhileStressed } = grant;
  return [
    typeof actions === 'string' ? say.granted[actions] : say.grantedActions(actions),
    directions ? say.directions(directions) : '',
    onBarOf ? say.onBarOf(onBarOf) : '',
    as ? say.as(as) : '',
    evenWhileStressed ? say.evenWhileStressed : '',
  ].join('');
}

function dialLike(say: EffectParts, { speed, bearing, difficulty, direction }: DialTest): string {
  const words: readonly (DialWord | null)[] = [
    speed ? `${speed} speed` : null,
    bearing === 'same' ? 'same bearing' : null,
    difficulty ? `${difficulty} difficulty` : null,
    direction ? `${direction} direction` : null,
  ];
  return say.otherManeuver(
    bearing === 'basic',
    words.flatMap((word) => (word === null ? [] : [say.dialTests[word]])),
  );
}

function insteadOf(say: EffectParts, maneuver: FlownInstead): string {
  if (maneuver.bearing !== 'same') return say.maneuverInstead(maneuver);
  if (maneuver.template) return say.sameByTemplate(maneuver.template);
  return maneuver.faster ? say.sameFaster(maneuver.faster) : say.sameAtSpeed(maneuver.speed);
}

function chosen(say: EffectParts, effect: Of<'choose'>): string {
  const { that, count } = effect;
  if (typeof count !== 'number') return say.asManyShips(that, count);
  if (count === 1) return say.oneShip(that);
  return count === 99 ? say.anyNumber(that) : say.ships(count, effect);
}

/** "activate at initiative 1 to 6 this phase", where an initiative is what is chosen. */
function initiatives<Deed>(
  say: EffectPhrases<Deed>,
  deedOf: (effect: Effect) => Deed,
  options: readonly Effect[],
): Deed | null {
  const steps = options.flatMap((one) =>
    one.kind === 'initiative' && typeof one.to === 'number' ? [one.to] : [],
  );
  const [first] = options;
  if (!first || steps.length < 3 || steps.length < options.length) return null;
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  return high - low + 1 === steps.length ? say.anyInitiative(deedOf(first), low, high) : null;
}
