import {
  acquireLock,
  actionIs,
  at,
  atRange,
  attackWith,
  bonusAttack,
  charge,
  defenderInBullseye,
  dropped,
  flown,
  friendly,
  gain,
  inTurn,
  modifier,
  noDevicePlaced,
  oneOf,
  performAction,
  placeDevice,
  recoverCharges,
  rerollUpTo,
  turn,
  whenever,
  whileAttacking,
} from '../../abilities/language.ts';
import { template, waysBy } from '../../devices/kinds.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/sa Bomber: small base. */
export const tiesabomber = chassis({
  id: 'tiesabomber',
  name: 'TIE/sa Bomber',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: bar('focus, lock, barrel-roll > red lock, red reload'),
  keywords: ['TIE'],
  shipAbility: 'Nimble Bomber',
  pilots: [
    pilot('gammasquadronace', { name: 'Gamma Squadron Ace', faction: 'galacticempire', initiative: 3 }),
    pilot('scimitarsquadronpilot', {
      name: 'Scimitar Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
    }),
    pilot('tomaxbren', { name: 'Tomax Bren', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      at('after-action', actionIs('reload')).youMay(recoverCharges(1, ['talent'])),
    ]),
    pilot('captainjonus', { name: 'Captain Jonus', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      whileAttacking(
        { of: [friendly, atRange([0, 1])] },
        oneOf(attackWith('torpedo'), attackWith('missile')),
      ).may(rerollUpTo(2)),
    ]),
    pilot(
      'majorrhymer',
      {
        name: 'Major Rhymer',
        rulings: ['xwing2:faq-specific-card-questions.61'],
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
      },
      [modifier({ value: 'weapon-range', with: ['torpedo', 'missile'], change: 1 })],
    ),
    pilot(
      'deathfire',
      {
        name: '“Deathfire”',
        rulings: ['xwing2:faq-specific-card-questions.16', 'xwing2:faq-specific-card-questions.15'],
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
      },
      [at('after-destroyed').youMay(inTurn(bonusAttack, placeDevice('any', ['drop', 'launch'])))],
    ),
    pilot(
      'tomaxbren-swz105',
      {
        name: 'Tomax Bren',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        standardLoadout: ['elusive', 'barragerockets', 'proximitymines'],
      },
      [at('after-action', actionIs('reload')).youMay(recoverCharges(1, ['talent']))],
    ),
    pilot(
      'tomaxbren-swz98',
      {
        name: 'Tomax Bren',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
        standardLoadout: ['truegrit-swz98', 'plasmatorpedoes', 'ionbombs'],
      },
      [at('after-action', actionIs('barrel-roll')).youMay(gain('focus'), charge(2))],
    ),
    pilot(
      'captainjonus-swz105',
      {
        name: 'Captain Jonus',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        standardLoadout: ['feedbackping', 'plasmatorpedoes', 'protonbombs'],
      },
      [
        whileAttacking(
          { of: [friendly, atRange([0, 1])] },
          oneOf(attackWith('torpedo'), attackWith('missile')),
        ).may(rerollUpTo(2)),
      ],
    ),
    pilot(
      'captainjonus-swz98',
      {
        name: 'Captain Jonus',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        standardLoadout: ['topcover-swz98', 'barragerockets', 'protonbombs'],
      },
      [at('after-drop').you(gain('evade'))],
    ),
    pilot(
      'majorrhymer-swz98',
      {
        name: 'Major Rhymer',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        standardLoadout: ['advprotontorpedoes', 'automatedloaders-swz98', 'afterburners'],
      },
      [whileAttacking({}, attackWith('torpedo'), defenderInBullseye).must(turn('focus', 'crit'))],
    ),
    pilot(
      'scimitar3-battleoverendor',
      {
        name: 'Scimitar 3',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        standardLoadout: [
          'noescape-battleoverendor',
          'partinggift-battleoverendor',
          'protontorpedoes',
          'protonbombs',
        ],
      },
      [at('after-drop', dropped('bomb')).youMay(performAction('boost'), charge())],
    ),
    pilot(
      'scimitar1-battleoverendor',
      {
        name: 'Scimitar 1',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        standardLoadout: ['marksmanship', 'noescape-battleoverendor', 'protontorpedoes', 'ionbombs'],
      },
      [whenever('after-attack', [friendly, atRange([0, 3])]).youMay(acquireLock('defender'), charge())],
    ),
    pilot(
      'deathfire-swz98',
      {
        name: '“Deathfire”',
        rulings: ['xwing2:faq-specific-card-questions.16', 'xwing2:faq-specific-card-questions.15'],
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
        standardLoadout: ['swiftapproach-swz98', 'connernets', 'protonbombs'],
      },
      [
        at('after-maneuver', flown({ fully: true, speed: [3, 5] }), noDevicePlaced).youMay(
          placeDevice('bomb', ['drop', 'launch'], waysBy(template(3, 'straight'))),
          charge(2),
        ),
      ],
    ),
  ],
});
