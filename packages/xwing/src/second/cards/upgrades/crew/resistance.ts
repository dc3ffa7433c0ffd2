import {
  acquireLock,
  actionIs,
  assign,
  at,
  atRange,
  charge,
  choose,
  countOf,
  difficulty,
  eitherOf,
  enemy,
  flown,
  force,
  forPrice,
  friendly,
  gain,
  gaining,
  gainThat,
  hasOnBar,
  inTurn,
  lasting,
  leadsWing,
  lets,
  loseCharge,
  modifier,
  not,
  onlyIf,
  other,
  recoverCharge,
  recoverCharges,
  remove,
  revealed,
  setDial,
  spendResult,
  stressed,
  transfer,
  transferNew,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  you,
} from '../../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_RESISTANCE: readonly UpgradeCard[] = [
  crew(
    'amilynholdo',
    { name: 'Amilyn Holdo', limited: 1 },
    at('before-engaging').youMay(
      choose(
        [friendly, other, atRange([1, 2])],
        inTurn(lets('self', transferNew('self', 'chosen')), lets('chosen', transferNew('chosen', 'self'))),
      ),
    ),
  ),
  crew(
    'c3po-crew',
    { name: 'C-3PO', limited: 1, actions: bar('calculate, red coordinate') },
    modifier({ can: 'coordinate-beyond', whom: [hasOnBar('calculate')] }),
    at('after-action', actionIs('calculate', 'coordinate')).you(gain('calculate')),
  ),
  crew(
    'chewbacca-crew-swz19',
    {
      name: 'Chewbacca',
      rulings: ['xwing2:faq-specific-card-questions.51'],
      limited: 1,
      charges: { limit: 2, recurring: 0 },
    },
    at('after-placing-forces').you(loseCharge()),
    whenever('after-dealt', [friendly, atRange([0, 3])]).you(recoverCharge),
    whileAttacking().may(turn('focus', 'crit'), charge(2)),
  ),
  crew(
    'ga75-epicsl',
    { name: 'GA-75', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('before-placing-forces').youMay(
      choose([friendly, leadsWing], assign('itstheresistance', 'chosen')),
      charge(2),
    ),
  ),
  crew(
    'ga97',
    { name: 'GA-97', limited: 1, charges: { limit: 5, recurring: 1 }, actions: bar('calculate') },
    at('before-placing-forces').youMay(
      choose(
        [friendly, other],
        eitherOf(...[3, 4, 5].map((spent) => forPrice(assign('itstheresistance', 'chosen'), charge(spent)))),
      ),
    ),
  ),
  crew(
    'hansolo-crew',
    { name: 'Han Solo', limited: 1, actions: bar('red evade') },
    at('after-action', actionIs('evade')).you(gain('evade', countOf(enemy, atRange([0, 1])))),
  ),
  crew(
    'kaydelconnix',
    { name: 'Kaydel Connix', limited: 1 },
    at('after-reveal').youMay(
      inTurn(
        setDial({ speed: 'one-more', bearing: 'basic' }),
        lasting('end of its activation', [difficulty(1)]),
      ),
    ),
  ),
  crew(
    'korrsella',
    { name: 'Korr Sella', limited: 1 },
    at('after-maneuver', flown({ fully: true, difficulty: 'blue' })).you(remove('stress', 'all')),
  ),
  crew(
    'larmadacy',
    { name: "Larma D'Acy", limited: 1 },
    modifier({ can: 'act-while-stressed', actions: ['reinforce', 'coordinate', 'jam'], mostStress: 2 }),
    modifier({
      value: 'action-colour',
      actions: ['reinforce', 'coordinate', 'jam'],
      from: 'white',
      to: 'red',
      requires: [you(stressed)],
    }),
  ),
  crew(
    'leiaorgana-resistance',
    {
      name: 'Leia Organa',
      rulings: ['xwing2:errata-upgrade-cards.20'],
      limited: 1,
      slots: ['crew', 'crew'],
      force: { limit: 1, recurring: 1 },
      actions: bar('purple coordinate'),
    },
    whenever('after-reveal', [friendly, not(revealed({ bearing: 'stationary' }))]).youMay(
      lasting('end of its activation', [difficulty(-1)], 'it'),
      force(),
    ),
  ),
  crew(
    'nixjerd-evacuationofdqar',
    { name: 'Nix Jerd', limited: 1, charges: { limit: 2, recurring: 0 } },
    at('after-action', actionIs('reload')).youMay(recoverCharges(1, ['device']), charge(), gaining('strain')),
  ),
  crew(
    'pz4co',
    { name: 'PZ-4CO', limited: 1, actions: bar('calculate') },
    at('end-of-activation').youMay(
      choose(
        [friendly, atRange([1, 2])],
        onlyIf(
          [you(revealed({ difficulty: 'blue' }))],
          transfer(['calculate', 'focus'], 'self', 'chosen'),
          transfer('calculate', 'self', 'chosen'),
        ),
      ),
    ),
  ),
  crew(
    'rosetico',
    { name: 'Rose Tico', limited: 1 },
    whileAttacking().may(spendResult(['hit', 'crit', 'focus', 'blank'], acquireLock('defender'))),
    whileDefending().may(spendResult(['evade', 'focus', 'blank'], acquireLock('attacker'))),
  ),
  crew(
    'zoriibliss-legendsandrelics',
    { name: 'Zorii Bliss', limited: 1, charges: { limit: 1, recurring: 1 }, actions: bar('jam') },
    whenever('after-jam-loss', [enemy, atRange([1, 2])]).youMay(gainThat('self'), charge()),
  ),
];
