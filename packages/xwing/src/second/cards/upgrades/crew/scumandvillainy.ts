import {
  acquireLock,
  actionIs,
  add,
  andThen,
  at,
  atRange,
  attackIs,
  barsTokensOf,
  before,
  cardAction,
  charge,
  choose,
  colouredActionIs,
  compare,
  difficulty,
  each,
  enemy,
  exchangeUpgrades,
  expose,
  flip,
  flipped,
  flown,
  friendly,
  fuseOffCard,
  fuseOnCard,
  fusesOnCard,
  gain,
  gaining,
  has,
  hasDefended,
  hasStillForce,
  hasUpgrade,
  instead,
  inTurn,
  inYour,
  isDestroyed,
  lasting,
  lets,
  locksLike,
  loseCharge,
  modifier,
  moveObstacle,
  not,
  onEnemyDice,
  onFaces,
  onlyIf,
  other,
  performAction,
  performAny,
  recoverCharges,
  recoverForce,
  remove,
  repair,
  repairedFaceup,
  reroll,
  rerollPicked,
  rollAttackDie,
  rollDice,
  rollDie,
  shielded,
  spend,
  stat,
  strange,
  stressed,
  suffer,
  suffering,
  the,
  thereIs,
  transfer,
  turn,
  unflipped,
  unlessIt,
  unstressed,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../../../abilities/language.ts';
import { offerRepair, repairActions } from '../../../actions/perform.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { keepsCirculars } from '../../ships/repeated.ts';
import { inherits } from '../huge-strange.ts';

const crew = upgradesOf('crew');

/** Fennec Shand: who is ahead gets strain, and may be locked. */
const slowsAhead = choose(
  [enemy, inYour('bullseye')],
  inTurn(gain('strain', 1, 'chosen'), lets('self', acquireLock('chosen'))),
);

export const CREW_SCUMANDVILLAINY: readonly UpgradeCard[] = [
  crew(
    '000',
    { name: '0-0-0', limited: 1 },
    at('start-of-engagement').youMay(
      choose([enemy, atRange([0, 1])], unlessIt('chosen', gain('stress', 1, 'chosen'), gain('calculate'))),
    ),
  ),
  crew(
    '4lom',
    { name: '4-LOM', limited: 1 },
    at('after-attack-dice', youAttack).youMay(barsTokensOf('defender'), gaining('ion', 2)),
  ),
  crew(
    '4lom-armedanddangerous',
    { name: '4-LOM', limited: 1 },
    at('start-of-end', you(stressed)).youMay(
      choose([enemy, atRange([0, 1])], transfer('stress', 'self', 'chosen')),
      spend('calculate'),
    ),
  ),
  crew('azmorigan-epicsl', { name: 'Azmorigan', limited: 1 }, inherits('illicit', true)),
  crew('bobafett', { name: 'Boba Fett', limited: 1 }, modifier({ rule: 'deploys-last', beyondEnemies: 3 })),
  crew('cadbane', { name: 'Cad Bane', limited: 1 }, at('after-drop').youMay(performAction('red boost'))),
  crew(
    'caijvanda-epicsl',
    { name: 'Caij Vanda', limited: 1 },
    whileDefending(the('attacker', inYour('front'))).must(add('evade')),
  ),
  crew(
    'chewbacca-armedanddangerous',
    { name: 'Chewbacca', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('during-system').youMay(repair('faceup'), charge(2)),
  ),
  crew(
    'chewbacca-crew',
    { name: 'Chewbacca', limited: 1 },
    at('start-of-end').youMay(repair('faceup'), spend('focus')),
  ),
  crew(
    'cikatrovizago',
    { name: 'Cikatro Vizago', rulings: ['xwing2:faq-specific-card-questions.1'], limited: 1 },
    at('during-end').youMay(exchangeUpgrades('illicit', friendly, atRange([0, 1]))),
  ),
  crew(
    'embo-armedanddangerous',
    { name: 'Embo', limited: 1 },
    at('start-of-engagement', thereIs(enemy, atRange([0, 0]))).youMay(performAction('red reinforce')),
  ),
  crew(
    'fennecshand-legendsandrelics',
    { name: 'Fennec Shand', limited: 1, charges: { limit: 2, recurring: 0 } },
    at('after-maneuver', flown({ fully: true })).youMay(slowsAhead, charge()),
    at('after-action', actionIs('barrel-roll', 'boost')).youMay(slowsAhead, charge()),
  ),
  crew(
    'gamutkey',
    { name: 'Gamut Key', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('start-of-end').youMay(choose([atRange([0, 1]), has('circular')], keepsCirculars), charge(2)),
  ),
  crew(
    'greefkarga',
    { name: 'Greef Karga', limited: 1, actions: bar('red coordinate') },
    modifier({ can: 'coordinate-allies' }),
    at('after-coordinate').you(lets('other', locksLike('other'))),
  ),
  crew(
    'ig11',
    { name: 'IG-11', limited: 1, actions: bar('calculate'), back: { name: 'IG-11 (Anti-Capture Protocol)' } },
    before({ event: 'deal', up: true }, 'own', unflipped).you(
      instead(inTurn(fuseOnCard, gain('calculate'), onlyIf([fusesOnCard(2)], flip))),
    ),
    at('during-end', flipped).you(
      fuseOffCard,
      onlyIf([fusesOnCard(0)], isDestroyed),
      onlyIf([fusesOnCard(0)], each([other, atRange([0, 1])], suffer(0, 1, 'chosen'))),
    ),
    cardAction(fuseOnCard, { requires: [flipped] }),
  ),
  crew(
    'ig88d',
    { name: 'IG-88D', limited: 1, actions: bar('calculate') },
    modifier({ value: 'pilot-abilities', whom: [friendly, other, hasUpgrade('ig2000')] }),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  crew(
    'jabbathehutt',
    { name: 'Jabba the Hutt', limited: 1, slots: ['crew', 'crew'], charges: { limit: 4, recurring: 0 } },
    at('during-end').youMay(
      choose([friendly, atRange([0, 2])], recoverCharges(1, ['illicit'], 'chosen')),
      charge(),
    ),
  ),
  crew(
    'ketsuonyo',
    { name: 'Ketsu Onyo', limited: 1 },
    at('start-of-end').youMay(
      choose(
        [enemy, atRange([0, 2]), inYour('firing')],
        lasting(
          'end of round',
          [
            modifier({
              cannot: 'lose-tokens',
              tokens: ['tractor'],
              requires: [],
              whom: [],
              only: 'end-phase',
            }),
          ],
          'chosen',
        ),
      ),
    ),
  ),
  crew(
    'kuiil',
    { name: 'Kuiil', limited: 1 },
    cardAction(
      rollDice('attack', stat('damage-cards'), [
        onFaces(['hit'], repair('faceup', 'self', 'ship')),
        onFaces(['crit'], repair('facedown')),
        onFaces(['blank'], remove('orange')),
        onFaces(['focus'], gain('focus')),
      ]),
    ),
  ),
  crew(
    'l337',
    {
      name: 'L3-37',
      rulings: ['xwing2:faq-specific-card-questions.38'],
      limited: 1,
      back: { name: "L3-37's Programming" },
    },
    andThen(onEnemyDice('attack', unflipped).may(reroll('all')), flip),
    difficulty(-1, { bearing: 'bank' }, flipped, you(not(shielded))),
  ),
  crew(
    'l337-armedanddangerous',
    { name: 'L3-37', limited: 1, charges: { limit: 1, recurring: 0, spentForGood: true } },
    onEnemyDice('attack').may(reroll('all'), charge()),
    difficulty(-1, { bearing: 'bank' }, compare(stat('charges'), 'equal', 0)),
  ),
  crew(
    'landocalrissian-crew',
    { name: 'Lando Calrissian', limited: 1 },
    at('after-attack-dice', youAttack).youMay(rerollPicked('attack', 2), spend('green')),
    at('after-defense-dice', youDefend).youMay(rerollPicked('defense', 2), spend('green')),
    modifier({ can: 'reroll-outside-attacks', which: 2, costs: [spend('green')], requires: [] }),
  ),
  crew(
    'lattsrazzi',
    { name: 'Latts Razzi', limited: 1 },
    andThen(
      whileDefending(the('attacker', stressed)).may(turn(['blank', 'focus'], 'evade')),
      remove('stress', 1, 'attacker'),
    ),
  ),
  crew(
    'mandaloriansupercommandos',
    {
      name: 'Mandalorian Super Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'maul',
    { name: 'Maul', limited: 1, force: { limit: 1, recurring: 1, side: 'dark' } },
    at('after-damage').youMay(recoverForce(), gaining('stress')),
  ),
  crew('maul-crew', {
    name: 'Maul',
    addsSlots: { illicit: 1 },
    limited: 1,
    slots: ['crew', 'crew'],
    force: { limit: 1, recurring: 1 },
    actions: bar('purple coordinate'),
  }),
  crew(
    'niteowlsentries-armedanddangerous',
    { name: 'Nite Owl Sentries', limited: 1, charges: { limit: 3, recurring: 1 } },
    at('during-system', compare(stat('charges'), 'equal', 3)).youMay(loseCharge(3)),
    at('end-of-activation', compare(stat('charges'), 'equal', 0)).you(
      each([enemy, atRange([0, 1])], rollAttackDie(['hit', 'crit'], suffer(1, 0, 'chosen'))),
    ),
  ),
  crew(
    'pelimotto',
    { name: 'Peli Motto', limited: 1 },
    strange({
      window: 'during-system',
      may: true,
      text: {
        en: 'perform an action on 1 of its damage cards, even while stressed',
        de: 'dieses Schiff eine Aktion einer seiner Schadenskarten ausführen, auch wenn es gestresst ist',
        fr: 'effectuer l’action d’une de ses cartes de dégât, même stressé',
      },
      possible: (state, ship) => repairActions(state, ship).length > 0,
      run: ({ game, ship }) => offerRepair(game, ship),
    }),
    at('after-repair', repairedFaceup('ship')).youMay(
      rollDie(onFaces(['hit'], repair('faceup', 'self', 'ship')), onFaces(['crit'], expose())),
    ),
  ),
  crew(
    'qira',
    { name: "Qi'ra", limited: 1 },
    modifier({
      can: 'ignore-obstacles',
      while: ['maneuver', 'boost', 'barrel-roll', 'attack'],
      locked: true,
    }),
  ),
  crew(
    'rookkast',
    { name: 'Rook Kast', limited: 1, actions: bar('red lock') },
    at('after-action', colouredActionIs('red')).youMay(gain('strain')),
    whileAttacking({}, you(has('strain'))).may(turn(['blank', 'focus'], 'hit')),
  ),
  crew(
    'thechild-armedanddangerous',
    { name: 'The Child', limited: 1 },
    at('after-defending', attackIs('defender-damaged')).you(recoverForce()),
  ),
  crew(
    'themandalorian',
    { name: 'The Mandalorian', limited: 1, actions: bar('reinforce') },
    at('during-end', you(not(hasDefended), hasStillForce)).you(recoverForce()),
  ),
  crew(
    'tobiasbeckett',
    { name: 'Tobias Beckett', limited: 1 },
    at('after-placing-forces').youMay(moveObstacle),
  ),
  crew(
    'todo360-armedanddangerous',
    { name: 'Todo 360', limited: 1, charges: { limit: 2, recurring: 0 } },
    at('during-system', you(stressed)).youMay(
      inTurn(remove('stress'), gain('strain'), gain('calculate')),
      charge(),
    ),
  ),
  crew(
    'unkarplutt',
    { name: 'Unkar Plutt', limited: 1 },
    at('after-maneuver', flown({ fully: false })).youMay(performAny('white'), suffering(1)),
  ),
  crew(
    'zuckuss',
    { name: 'Zuckuss', limited: 1 },
    onEnemyDice('defense', you(unstressed)).may(reroll(1), gaining('stress')),
  ),
];
