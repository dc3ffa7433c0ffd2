import {
  andThen,
  assign,
  at,
  atRange,
  attackMissed,
  cardAction,
  choose,
  each,
  enemy,
  evenIfNone,
  flip,
  flipped,
  force,
  forPrice,
  friendly,
  gain,
  gaining,
  gainOneOf,
  gainThat,
  giveHeld,
  has,
  ifDone,
  inModifyDice,
  inPhase,
  inTurn,
  inYour,
  isShip,
  lasting,
  mark,
  marked,
  modifier,
  nonLimited,
  noTokensOnCard,
  onFaces,
  onlyIf,
  other,
  reroll,
  rollDie,
  showsDialOf,
  spend,
  stat,
  strange,
  stressed,
  suffer,
  the,
  tokenIs,
  tokensOnCard,
  transfer,
  turn,
  unflipped,
  unstressed,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youFight,
} from '../../../abilities/language.ts';
import { shipOf } from '../../../game.ts';
import { addLockToken } from '../../../locking.ts';
import { type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { rewardsTheDestroyer } from '../huge-strange.ts';

const crew = upgradesOf('crew');

/** What an enemy close ahead gains, it gains once more. */
const doublesTokens = whenever(
  'after-gain',
  [enemy, inYour('front'), atRange([0, 1])],
  inPhase('activation', 'engagement'),
  tokenIs('stress', 'strain', 'deplete', 'ion', 'jam', 'disarm', 'tractor'),
  you(unstressed),
).youMay(gainThat('it'), gaining('stress'));
/** Of a lock that it comes to have, a red token too, it gains a second token of the same number. */
const doublesLocks = strange({
  window: 'after-lock',
  of: [],
  requires: [
    the('other', enemy, inYour('front'), atRange([0, 1])),
    inPhase('activation', 'engagement'),
    you(unstressed),
  ],
  costs: [gaining('stress')],
  may: true,
  text: {
    en: 'have the locked ship gain 1 more token of that lock',
    de: 'das erfasste Schiff 1 weiteren Marker jener Zielerfassung erhalten zu lassen',
    fr: 'faire gagner au vaisseau verrouillé 1 jeton de plus de ce verrouillage',
  },
  possible: (state, _, { ship, other: locked }) =>
    state.locks.some((lock) => lock.kind === 'ship' && lock.by === ship && lock.on === locked),
  run: ({ game, occasion, because }) =>
    addLockToken(game, shipOf(game, occasion.ship), shipOf(game, occasion.other), because),
});

export const CREW_FIRSTORDER: readonly UpgradeCard[] = [
  crew(
    'agentterex',
    {
      name: 'Agent Terex',
      limited: 1,
      back: { name: 'Agent Terex (Cyborg)' },
      holds: ['calculate', 'calculate', 'calculate'],
    },
    at('start-of-engagement', unflipped, tokensOnCard).youMay(
      ifDone(choose([friendly, atRange([0, 3])], giveHeld('chosen')), onlyIf([noTokensOnCard], flip)),
    ),
    at('during-system', flipped).you(
      rollDie(onFaces(['hit', 'crit'], gain('calculate')), onFaces(['focus', 'blank'], gain('jam'))),
    ),
    cardAction(choose([other, atRange([0, 3])], transfer(['calculate', 'jam'], 'self', 'chosen')), {
      requires: [flipped],
    }),
  ),
  crew('agentterex-epicsl', { name: 'Agent Terex', limited: 1 }, rewardsTheDestroyer),
  crew(
    'captainphasma',
    { name: 'Captain Phasma', limited: 1 },
    at('end-of-engagement').you(each([enemy, atRange([0, 1]), unstressed], gain('stress', 1, 'chosen'))),
  ),
  crew(
    'commandermalarus',
    { name: 'Commander Malarus', limited: 1, back: { name: 'Commander Malarus (Perfected)' } },
    andThen(
      whileAttacking({ of: [friendly, nonLimited, atRange([0, 1])], weapon: 'primary' }, unflipped).may(
        reroll(1, 'blank'),
      ),
      lasting('end of attack', [mark]),
    ),
    whenever('after-attack', [friendly, nonLimited], unflipped, attackMissed, marked).you(flip),
    andThen(
      whileAttacking({}, flipped, the('defender', inYour('bullseye'))).must(
        evenIfNone(turn('focus', 'hit', 'all')),
      ),
      inTurn(gain('stress'), onlyIf([you(has('stress', 2))], suffer(1))),
    ),
  ),
  crew(
    'commanderpyre',
    { name: 'Commander Pyre', limited: 1 },
    at('after-placing-forces').you(choose([enemy], gain('stress', 2, 'chosen'), { must: true })),
    whileDefending(the('attacker', stressed)).may(reroll(1)),
  ),
  crew(
    'generalhux',
    { name: 'General Hux', limited: 1 },
    modifier({ can: 'coordinate-more', more: 2, from: 'white', asRed: true, whom: [] }),
  ),
  crew(
    'generalhux-evacuationofdqar',
    { name: 'General Hux', limited: 1 },
    modifier({
      can: 'coordinate-more',
      more: 2,
      from: 'white',
      asRed: true,
      mixed: true,
      whom: [isShip('tiefofighter', 'tiesffighter')],
    }),
  ),
  crew(
    'jinatasecurityforces-epicsl',
    { name: 'Jinata Security Forces' },
    whileAttacking().may(turn('blank', 'hit'), spend('focus')),
    whileDefending().may(turn('blank', 'evade'), spend('focus')),
  ),
  crew(
    'kyloren',
    { name: 'Kylo Ren', limited: 1, force: { limit: 1, recurring: 1 } },
    cardAction(choose([enemy, atRange([1, 3])], assign('illshowyouthedarkside', 'chosen')), {
      costs: [force()],
    }),
  ),
  crew(
    'pettyofficerthanisson',
    { name: 'Petty Officer Thanisson', rulings: ['xwing2:faq-locking.2'], limited: 1 },
    doublesTokens,
    doublesLocks,
  ),
  crew(
    'pettyofficerthanisson-epicsl',
    { name: 'Petty Officer Thanisson', rulings: ['xwing2:faq-locking.2'], limited: 1 },
    doublesTokens,
    doublesLocks,
  ),
  crew(
    'protectorategleb-epicsl',
    { name: 'Protectorate Gleb', limited: 1 },
    ...inModifyDice(youFight).may(
      'gleb',
      choose(
        [friendly, other, atRange([0, 2]), has('focus')],
        inTurn(gainOneOf(['strain', 'deplete'], 'chosen', 'chosen'), transfer('focus', 'chosen', 'self')),
      ),
    ),
  ),
  crew(
    'supremeleadersnoke',
    { name: 'Supreme Leader Snoke', limited: 1, slots: ['crew', 'crew'], force: { limit: 1, recurring: 1 } },
    at('during-system').youMay(
      choose([enemy, atRange([2, 9])], forPrice(showsDialOf('chosen'), force()), {
        count: stat('force'),
      }),
    ),
  ),
];
