import { at, evenWhileStressed, performAction } from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/in Interceptor: small base. */
export const tieininterceptor = chassis({
  id: 'tieininterceptor',
  name: 'TIE/in Interceptor',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 4KR 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('focus, evade, barrel-roll, boost'),
  keywords: ['TIE'],
  shipAbility: 'Autothrusters',
  pilots: [
    pilot('sabersquadronace', { name: 'Saber Squadron Ace', faction: 'galacticempire', initiative: 4 }),
    pilot('alphasquadronpilot', { name: 'Alpha Squadron Pilot', faction: 'galacticempire', initiative: 1 }),
    pilot('cienaree', { name: 'Ciena Ree', faction: 'galacticempire', initiative: 6, limited: 1 }),
    pilot('soontirfel', { name: 'Soontir Fel', faction: 'galacticempire', initiative: 6, limited: 1 }),
    pilot('vultskerris-tieininterceptor', {
      name: 'Vult Skerris',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      charges: { limit: 1, recurring: -1 },
    }),
    pilot('commandantgoran', {
      name: 'Commandant Goran',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
    }),
    pilot('gideonhask-tieininterceptor', {
      name: 'Gideon Hask',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
    }),
    pilot('secondsister', {
      name: 'Second Sister',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      keywords: ['Dark Side'],
      force: { limit: 2, recurring: 1 },
    }),
    pilot('turrphennir', { name: 'Turr Phennir', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('after-attack').youMay(evenWhileStressed(performAction('barrel-roll', 'boost'))),
    ]),
    pilot('lieutenantlorrir', {
      name: 'Lieutenant Lorrir',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
    }),
    pilot('nashwindrider', {
      name: 'Nash Windrider',
      faction: 'galacticempire',
      initiative: 2,
      limited: 1,
      charges: { limit: 1, recurring: 1 },
    }),
  ],
});
