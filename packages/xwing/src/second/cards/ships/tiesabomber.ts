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
    pilot('tomaxbren', { name: 'Tomax Bren', faction: 'galacticempire', initiative: 5, limited: 1 }),
    pilot('captainjonus', { name: 'Captain Jonus', faction: 'galacticempire', initiative: 4, limited: 1 }),
    pilot('majorrhymer', { name: 'Major Rhymer', faction: 'galacticempire', initiative: 4, limited: 1 }),
    pilot('deathfire', { name: '“Deathfire”', faction: 'galacticempire', initiative: 2, limited: 1 }),
  ],
});
