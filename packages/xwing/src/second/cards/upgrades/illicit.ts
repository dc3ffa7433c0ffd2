import {
  actionIs,
  at,
  atRange,
  breakLocks,
  cardAction,
  charge,
  cloaked,
  compare,
  decloak,
  each,
  either,
  eitherOf,
  fliesInstead,
  flown,
  gain,
  gaining,
  hasKeyword,
  hasOnBar,
  inTurn,
  isSelf,
  isSize,
  jam,
  lasting,
  loseCharge,
  mark,
  marked,
  modifier,
  noLonger,
  ofFaction,
  onFaces,
  other,
  performAction,
  placeDevice,
  remove,
  rollDie,
  shield,
  specialAttack,
  stat,
  suffer,
  the,
  whenever,
  you,
} from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const illicit = upgradesOf('illicit');

export const ILLICITS: readonly UpgradeCard[] = [
  illicit(
    'babufrik',
    {
      name: 'Babu Frik',
      fits: [either(ofFaction('scumandvillainy'), ofFaction('resistance'))],
      limited: 1,
      charges: { limit: 3, recurring: 0 },
    },
    notYet,
  ),
  illicit(
    'cloakingdevice',
    {
      name: 'Cloaking Device',
      fits: [isSize('small', 'medium')],
      limited: 1,
      charges: { limit: 2, recurring: 0 },
    },
    cardAction(performAction('cloak'), { costs: [charge()] }),
    at('start-of-planning', you(cloaked)).you(
      rollDie(onFaces(['focus'], eitherOf(decloak, remove('cloak')))),
    ),
  ),
  illicit('coaxiumhyperfuel', { name: 'Coaxium Hyperfuel', fits: [hasOnBar('slam')] }, notYet),
  illicit(
    'contrabandcybernetics',
    { name: 'Contraband Cybernetics', charges: { limit: 1, recurring: 0, spentForGood: true } },
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
    { name: 'Inertial Dampeners' },
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
    notYet,
  ),
  illicit(
    'quickreleaselocks',
    {
      name: 'Quick-Release Locks',
      fits: [isSize('huge')],
      limited: 1,
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    notYet,
  ),
  illicit(
    'riggedcargochute',
    { name: 'Rigged Cargo Chute', fits: [isSize('medium', 'large')], charges: { limit: 1, recurring: 0 } },
    carries('loosecargo'),
    cardAction(placeDevice('this')),
  ),
  illicit('saboteursmap', { name: "Saboteur's Map", fits: [isSize('huge')], limited: 1 }, notYet),
  illicit('scannerbaffler', { name: 'Scanner Baffler', fits: [isSize('huge')], limited: 1 }, notYet),
  illicit('trackingfob', { name: 'Tracking Fob', fits: [hasKeyword('Bounty Hunter')], limited: 3 }, notYet),
];
