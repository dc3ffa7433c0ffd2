import { chassis, pilot } from '../chassis.ts';

/** Syliure-class Hyperspace Ring: small base, without a dial, actions or weapons of its own. */
export const syliureclasshyperspacering = chassis({
  id: 'syliureclasshyperspacering',
  name: 'Syliure-class Hyperspace Ring',
  size: 'small',
  dial: [],
  weapons: [],
  agility: 1,
  hull: 1,
  shields: 2,
  actions: [],
  keywords: [],
  shipAbility: 'Hyperspace Docking Ring',
  pilots: [
    pilot('transgalmegcontrollink', {
      name: 'TransGalMeg Control Link',
      faction: 'galacticrepublic',
      initiative: 0,
    }),
  ],
});
