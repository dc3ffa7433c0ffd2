import type { Ruled } from '../../common/language/index.ts';
import type { Ability, Modifier, Requirement } from '../abilities/language.ts';
import {
  acquireLock,
  actionIs,
  add,
  allied,
  assign,
  at,
  atRange,
  atTrait,
  attackIs,
  attackRange,
  attackWith,
  bonusAttack,
  bonusAttackWith,
  cardAction,
  change,
  chargesOfCard,
  choose,
  comesBack,
  countOf,
  deviceIs,
  each,
  either,
  eitherOf,
  enemy,
  enemyRemoteAt,
  expose,
  fliesInstead,
  friendly,
  fromEach,
  gain,
  gaining,
  has,
  hasAttacked,
  hasFullyCharged,
  hasUpgrade,
  hasYouIn,
  ifDone,
  inAttackArc,
  inTurn,
  intoReserve,
  isPilot,
  isShip,
  isThe,
  lets,
  lockedBy,
  lockedByOne,
  loseShield,
  modifier,
  moreDice,
  not,
  oneOf,
  other,
  passesOn,
  recoverOnCard,
  remove,
  removeThisCard,
  revealed,
  revealing,
  revealThis,
  scoresPoints,
  showsDial,
  spendResult,
  strange,
  sufferCrits,
  sufferHits,
  takesPoint,
  the,
  thereIs,
  unstressed,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../abilities/language.ts';
import { bar } from '../cards/chassis.ts';
import { searchPilotCard } from './dark-side.ts';

/** A condition card. Nobody has one before an effect assigns it (condition-cards.1). */
export interface ConditionCard extends Ruled {
  readonly id: string;
  readonly name: string;
  /** How many of it may be in play. */
  readonly limited: number;
  /** Secret conditions are assigned facedown and share a marker with others (condition-cards.6). */
  readonly marker?: string;
  /** What it says, as abilities of the ship that has it. */
  readonly abilities: readonly Ability[];
  /** What it says, or a part, does nothing yet. */
  readonly notYet: boolean;
}

const card = (
  id: string,
  name: string,
  facts: Ruled & { readonly limited?: number; readonly marker?: string; readonly notYet?: true },
  ...abilities: readonly Ability[]
): ConditionCard => ({ id, name, limited: 1, notYet: false, ...facts, abilities });

/** The ship cannot spend focus tokens on its dice in some attacks. */
const noFocus = (dice: 'attack' | 'defense', ...requires: readonly Requirement[]): Modifier =>
  modifier({ cannot: 'modify-dice', dice, by: 'owner', with: 'focus-tokens', requires });

/** The defender was dealt a faceup damage card, or destroyed. */
const hurt = [oneOf(attackIs('defender-dealt-faceup'), attackIs('defender-destroyed'))];

const ZAM = 'zam-wesell';
const inEnemyArc = thereIs(enemy, hasYouIn('firing'));

const N1 = 'nabooroyaln1starfighter';
const handmaidens = fromEach('evade', friendly, isPilot('naboohandmaiden'), inAttackArc);

export const CONDITIONS: readonly ConditionCard[] = [
  card(
    'hunted',
    'Hunted',
    {},
    at('after-destroyed').you(choose([friendly, other], assign('hunted', 'chosen'), { must: true })),
  ),
  card(
    'illshowyouthedarkside',
    "I'll Show You the Dark Side",
    {},
    strange({
      window: 'after-assigned',
      text: {
        en: 'has a pilot card put on this card, faceup, that the assigning player searches in the damage deck; instead of the next crit damage it is dealt that card, and this card is removed',
        de: 'legt der Spieler, der sie zuweist, eine Pilotenkarte offen auf diese Karte, die er im Schadensstapel sucht; statt des nächsten Kritschadens bekommt dieses Schiff jene Karte, und diese hier wird entfernt',
        fr: 'le joueur qui l’assigne cherche une carte Pilote dans le paquet de dégâts et la pose face visible sur cette carte ; à la place du prochain dégât critique, ce vaisseau reçoit cette carte, et celle-ci est retirée',
      },
      run: ({ game, ship, ref, because }) => {
        const condition = ship.conditions.find(({ uid }) => ref.startsWith(`condition-${uid}.`));
        if (condition) searchPilotCard(game, ship, condition, because);
      },
    }),
  ),
  card(
    'listeningdevice',
    'Listening Device',
    { rulings: ['xwing2:faq-specific-card-questions.18', 'xwing2:faq-activation-phase-and-actions.10'] },
    at('during-system', thereIs(enemy, hasUpgrade('informant'), atRange([0, 2]))).you(showsDial),
  ),
  card(
    'optimizedprototype',
    'Optimized Prototype',
    { rulings: ['xwing2:saw-reaper-corrections.11'] },
    whileAttacking(
      { weapon: 'primary' },
      attackWith('front-arc'),
      the('defender', lockedByOne(friendly, hasUpgrade('directorkrennic'))),
    ).may(spendResult(['hit', 'crit', 'focus'], eitherOf(loseShield(1, 'defender'), expose('defender')))),
  ),
  card(
    'rattled',
    'Rattled',
    {},
    at('detonation-near', deviceIs('bomb', 'mine')).you(sufferCrits(1), removeThisCard),
    cardAction(removeThisCard, { requires: [you(not(atTrait([0, 1], 'bomb', 'mine')))] }),
  ),
  card(
    'suppressivefire',
    'Suppressive Fire',
    {},
    moreDice('attack', -1, youAttack, the('defender', not(isPilot('captainrex')))),
    whenever('after-defending', [isPilot('captainrex')]).you(removeThisCard),
    at('end-of-engagement', thereIs(isPilot('captainrex'), not(hasAttacked))).you(removeThisCard),
    whenever('after-destroyed', [isPilot('captainrex')]).you(removeThisCard),
  ),
  card(
    'decoyed',
    'Decoyed',
    {},
    whileDefending(you(not(isShip(N1)))).may(change(1, 'evade'), handmaidens),
    whileDefending(you(isShip(N1))).may(add('evade'), handmaidens),
  ),
  card(
    'compromisingintel',
    'Compromising Intel',
    {},
    at('during-system', thereIs(enemy, isPilot('vimoradi'), atRange([0, 3]))).you(showsDial),
    noFocus('attack', youAttack, the('defender', enemy, isPilot('vimoradi'))),
    noFocus('defense', youDefend, the('attacker', enemy, isPilot('vimoradi'))),
  ),
  card(
    'itstheresistance',
    "It's the Resistance",
    {},
    at('after-assigned').you(intoReserve('called')),
    at('start-of-planning', thereIs(friendly, hasFullyCharged('ga97'))).you(
      ifDone(comesBack(3), removeThisCard),
    ),
    whenever('after-destroyed', [friendly, hasUpgrade('ga97')]).you(
      ifDone(comesBack(3), inTurn(gain('disarm'), removeThisCard)),
    ),
  ),
  card(
    'fearfulprey',
    'Fearful Prey',
    {},
    at(
      'after-defending',
      the('attacker', enemy, isPilot('fearsomepredator')),
      attackIs('you-spent-green', false),
    ).you(gain('strain')),
  ),
  // Both have as many abilities at the same places, so that no number tells which one lies facedown.
  card(
    'youdbettermeanbusiness',
    "You'd Better Mean Business",
    { marker: ZAM },
    at('after-defending').you(revealThis),
    at('end-of-engagement', inEnemyArc).youMay(recoverOnCard('zamwesell', 2), revealing),
    at('start-of-system').you(removeThisCard),
    at('after-defending').youMay(bonusAttackWith([], isThe('attacker')), chargesOfCard('zamwesell', 2)),
  ),
  card(
    'youshouldthankme',
    'You Should Thank Me',
    { marker: ZAM },
    at('after-defending').you(revealThis, recoverOnCard('zamwesell'), lets('self', acquireLock('attacker'))),
    at('end-of-engagement', inEnemyArc).youMay(bonusAttack, revealing, chargesOfCard('zamwesell', 2)),
    at('start-of-system').you(removeThisCard),
  ),
  card(
    'falsefriend',
    'False Friend',
    {},
    at(
      'during-system',
      oneOf(thereIs(enemy, hasUpgrade('talmerrik'), atRange([0, 2])), you(enemyRemoteAt([0, 2]))),
    ).you(showsDial),
    cardAction(removeThisCard, { costs: [gaining('deplete'), gaining('stress')] }),
  ),
  card(
    'mercilesspursuit',
    'Merciless Pursuit',
    { limited: 2 },
    at('after-attack', the('defender', hasUpgrade('thechild'))).youMay(acquireLock('defender')),
  ),
  card(
    'markedforelimination',
    'Marked for Elimination',
    {},
    modifier({
      cannot: 'modify-dice',
      dice: 'defense',
      by: 'owner',
      with: 'green-tokens',
      requires: [youDefend, the('attacker', hasUpgrade('trackingfob')), the('self', lockedBy('attacker'))],
    }),
  ),
  card(
    'guarded',
    'Guarded',
    {},
    moreDice(
      'defense',
      countOf(friendly, isPilot('magnaguardprotector'), inAttackArc, either(has('calculate'), has('evade'))),
      youDefend,
      the('attacker', not(hasYouIn('bullseye'))),
    ),
  ),
  card(
    'trialsofthedarksaber',
    'Trials of the Darksaber',
    {},
    whileAttacking({}, attackRange([0, 2])).may(spendResult(['crit'], takesPoint)),
    at('after-defending', attackIs('defender-destroyed'), attackRange([0, 2]), the('attacker', enemy)).you(
      passesOn,
    ),
    at('end-of-game').you(scoresPoints),
  ),
  card(
    'primedforspeed',
    'Primed for Speed',
    { limited: 3 },
    modifier({ value: 'action-bar', add: bar('slam'), requires: [] }),
    at('after-action', actionIs('slam')).you(sufferHits(1), remove('disarm')),
  ),
  card(
    'brokentrust',
    'Broken Trust',
    {},
    modifier({ rule: 'friends-are-allies' }),
    at('attack-declared', youAttack).you(
      each([allied, inAttackArc, unstressed], gain('stress', 1, 'chosen')),
    ),
    at('after-attack', ...hurt).you(removeThisCard),
    at('after-defending', ...hurt).you(removeThisCard),
  ),
  card(
    'sickeningmaneuver',
    'Sickening Maneuver',
    {},
    modifier({ can: 'fly-red-while-stressed', mostStress: 99, requires: [] }),
    at('after-reveal', you(revealed({ bearing: ['bank', 'turn'] }))).you(
      gain('strain'),
      fliesInstead({ bearing: 'sideslip' }),
    ),
    at('after-reveal', you(revealed({ bearing: 'straight' }))).you(
      fliesInstead({ bearing: 'koiogran', difficulty: 'red' }),
    ),
    at('after-maneuver').you(removeThisCard),
  ),
];

const BY_ID: ReadonlyMap<string, ConditionCard> = new Map(CONDITIONS.map((one) => [one.id, one]));

/** The condition card with this id; undefined for one that a view hides. */
export const conditionCard = (id: string): ConditionCard | undefined => BY_ID.get(id);
