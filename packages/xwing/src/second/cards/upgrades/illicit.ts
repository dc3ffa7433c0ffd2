import { inArc, obstacleBody } from '../../../common/index.ts';
import {
  actionIs,
  at,
  atRange,
  before,
  breakLocks,
  cardAction,
  charge,
  cloaked,
  compare,
  decloak,
  each,
  either,
  eitherOf,
  expose,
  exposing,
  fliesInstead,
  flown,
  gain,
  gaining,
  hasCondition,
  hasKeyword,
  hasOnBar,
  inTurn,
  isSelf,
  isSize,
  jam,
  lasting,
  limited,
  loseCharge,
  mark,
  marked,
  modifier,
  noLonger,
  ofFaction,
  oneInstead,
  onFaces,
  onlyIf,
  opponentAssigns,
  other,
  performAction,
  placeDevice,
  putThatOnCard,
  remove,
  rollDie,
  shield,
  specialAttack,
  stat,
  strange,
  stressed,
  suffer,
  sufferCrits,
  suffering,
  takesAllHeld,
  the,
  tokensOnCard,
  unlessIt,
  unstressed,
  whenever,
  you,
} from '../../abilities/language.ts';
import { bodyOf } from '../../bodies.ts';
import { type Beside, canPlaceBeside, placeBeside } from '../../devices/beside.ts';
import { shipsOver } from '../../devices/bodies.ts';
import { carries } from '../../devices/kinds.ts';
import { addObstacle } from '../../devices/obstacles.ts';
import type { SecondState, Ship } from '../../state.ts';
import { gainTokens } from '../../tokens.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';
import { placesFriendsAgain, placesMinesAhead } from './end-of-setup.ts';

const illicit = upgradesOf('illicit');

/** Cargo that a ship leaves behind: at its base, in its rear arc, on no ship. */
const releasedDrift = (state: SecondState, ship: Ship): Beside => ({
  device: 'cargodrift',
  body: (pose) => obstacleBody('cargodrift', pose),
  mayLie: (body) => inArc(bodyOf(ship), 'rear', body) && shipsOver(state, body).length === 0,
});

export const ILLICITS: readonly UpgradeCard[] = [
  illicit(
    'babufrik',
    {
      name: 'Babu Frik',
      fits: [either(ofFaction('scumandvillainy'), ofFaction('resistance'))],
      limited: 1,
      charges: { limit: 3, recurring: 0 },
    },
    before({
      event: 'gain',
      tokens: ['disarm', 'jam', 'tractor', 'stress', 'strain', 'deplete', 'ion'],
    }).youMay(oneInstead(putThatOnCard), charge()),
    at('during-system', tokensOnCard).you(
      onlyIf([compare(stat('charges'), 'higher', 0)], loseCharge(), takesAllHeld),
    ),
  ),
  illicit(
    'cloakingdevice',
    {
      name: 'Cloaking Device',
      rulings: ['xwing2:faq-specific-card-questions.8'],
      fits: [isSize('small', 'medium')],
      limited: 1,
      charges: { limit: 2, recurring: 0 },
    },
    cardAction(performAction('cloak'), { costs: [charge()] }),
    at('start-of-planning', you(cloaked)).you(
      rollDie(onFaces(['focus'], eitherOf(decloak, remove('cloak')))),
    ),
  ),
  illicit(
    'coaxiumhyperfuel',
    { name: 'Coaxium Hyperfuel', fits: [hasOnBar('slam')] },
    modifier({ can: 'act-while-stressed', actions: ['slam'], mostStress: 99 }),
    at('action-begins', actionIs('slam'), you(stressed)).you(lasting('end of its activation', [mark])),
    at('after-action', actionIs('slam'), marked).you(unlessIt('self', expose(), sufferCrits(1))),
    at('after-maneuver', flown({ fully: false })).youMay(performAction('slam'), exposing),
    at('after-maneuver', flown({ fully: false })).youMay(performAction('slam'), suffering(0, 1)),
  ),
  illicit(
    'contrabandcybernetics',
    {
      name: 'Contraband Cybernetics',
      rulings: ['xwing2:errata-upgrade-cards.9'],
      charges: { limit: 1, recurring: 0, spentForGood: true },
    },
    at('before-activating').youMay(
      lasting('end of round', [
        modifier({ can: 'act-while-stressed', actions: 'any', mostStress: 99 }),
        modifier({ can: 'fly-red-while-stressed', mostStress: 99, requires: [] }),
      ]),
      charge(),
    ),
  ),
  illicit(
    'deadmansswitch',
    { name: "Deadman's Switch" },
    at('after-destroyed').you(each([other, atRange([0, 1])], suffer(1, 0, 'chosen'))),
  ),
  illicit(
    'falsetranspondercodes',
    { name: 'False Transponder Codes', charges: { limit: 1, recurring: 0 } },
    at('after-lock', compare(stat('charges'), 'higher', 0)).you(inTurn(jam('other'), loseCharge())),
    whenever('after-lock', [other], the('other', isSelf), compare(stat('charges'), 'higher', 0)).you(
      inTurn(jam('it'), loseCharge()),
    ),
  ),
  illicit(
    'feedbackarray',
    { name: 'Feedback Array' },
    at('before-engaging').youMay(
      each([other, atRange([0, 0])], suffer(1, 0, 'chosen')),
      gaining('ion'),
      gaining('disarm'),
    ),
  ),
  illicit(
    'feedbackemitter-battleoverendor',
    { name: 'Feedback Emitter', charges: { limit: 1, recurring: 0, spentForGood: true } },
    whenever('after-lock', [other], the('other', isSelf)).youMay(jam('it'), charge()),
  ),
  illicit(
    'hotshottailblaster',
    { name: 'Hotshot Tail Blaster', fits: [isSize('medium', 'large')], charges: { limit: 2, recurring: 0 } },
    specialAttack('rear', 2, [0, 1], { ordnance: true, costs: [charge(1)] }),
  ),
  illicit(
    'inertialdampeners',
    { name: 'Inertial Dampeners', rulings: ['xwing2:faq-specific-card-questions.29'] },
    at('before-maneuver').youMay(
      inTurn(
        fliesInstead({ bearing: 'stationary', speed: 0, difficulty: 'white' }),
        lasting('end of its activation', [mark]),
      ),
      shield(),
    ),
    at('after-maneuver', marked).you(gain('stress'), noLonger),
  ),
  illicit(
    'kinesoswitch-armedanddangerous',
    { name: 'Kineso-Switch', charges: { limit: 2, recurring: 0 } },
    at('after-action', actionIs('slam'), flown({ fully: true })).youMay(breakLocks('on'), charge()),
  ),
  illicit(
    'overtunedmodulators',
    { name: 'Overtuned Modulators', charges: { limit: 1, recurring: 0 } },
    at('during-system', you(unstressed)).youMay(gain('calculate', 3), charge()),
    strange({
      window: 'green-removed',
      requires: [compare(stat('charges'), 'equal', 0)],
      text: {
        en: 'gains 1 strain token for each of them',
        de: 'erhält es für jeden davon 1 Anstrengungsmarker',
        fr: 'il gagne 1 jeton de contrainte pour chacun d’eux',
      },
      run: ({ game, ship, occasion, because }) => gainTokens(game, ship, 'strain', occasion.count, because),
    }),
  ),
  illicit(
    'quickreleaselocks',
    {
      name: 'Quick-Release Locks',
      fits: [isSize('huge')],
      limited: 1,
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    strange({
      window: 'during-system',
      costs: [charge()],
      may: true,
      text: {
        en: 'place 1 cargo drift that touches it in its rear arc and overlaps no ship',
        de: '1 treibende Fracht so zu legen, dass sie das Schiff in seinem hinteren Feuerwinkel berührt und auf keinem Schiff liegt',
        fr: 'placer 1 cargaison à la dérive qui le touche dans son arc arrière sans chevaucher de vaisseau',
      },
      possible: (state, ship) => canPlaceBeside(state, ship, releasedDrift(state, ship)),
      run: ({ game, ship, because }) => {
        const at = placeBeside(game, ship, releasedDrift(game.state, ship), because);
        addObstacle(game, { outline: 'cargodrift', player: ship.player, at, fuses: 0 }, because);
      },
    }),
  ),
  illicit(
    'riggedcargochute',
    { name: 'Rigged Cargo Chute', fits: [isSize('medium', 'large')], charges: { limit: 1, recurring: 0 } },
    carries('loosecargo'),
    cardAction(placeDevice('this')),
  ),
  illicit('saboteursmap', { name: "Saboteur's Map", fits: [isSize('huge')], limited: 1 }, placesMinesAhead),
  illicit(
    'scannerbaffler',
    { name: 'Scanner Baffler', fits: [isSize('huge')], limited: 1 },
    placesFriendsAgain,
  ),
  illicit(
    'trackingfob',
    { name: 'Tracking Fob', fits: [hasKeyword('Bounty Hunter')], limited: 3 },
    at('after-placing-forces').you(opponentAssigns('markedforelimination', 1, limited)),
    modifier({ can: 'lock-beyond', that: [hasCondition('markedforelimination')] }),
  ),
];
