import {
  actionIs,
  at,
  attackIs,
  attackMissed,
  freeAction,
  oncePerRound,
  performAttack,
  recoverShield,
  segnorByTurns,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Aggressor: large base. */
export const aggressor = chassis({
  id: 'aggressor',
  name: 'Aggressor',
  size: 'large',
  dial: dial('1TW 1BG 1FG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BG 3FG 3NG 3LR 3PR 4KR'),
  attack: 3,
  agility: 3,
  hull: 4,
  shields: 4,
  actions: ['focus', 'target-lock', 'boost', 'evade'],
  pilots: [
    pilot(
      'ig88a',
      {
        name: 'IG-88A',
        rulings: ['xwing1:faq-ship-cards.30', 'xwing1:faq-upgrade-cards.26'],
        faction: 'scumandvillainy',
        skill: 6,
        unique: true,
      },
      at('after-attack', attackIs('defender-destroyed')).youMay(recoverShield()),
    ),
    pilot(
      'ig88b',
      { name: 'IG-88B', faction: 'scumandvillainy', skill: 6, unique: true },
      oncePerRound(at('after-attack', attackMissed).youMay(performAttack('cannon'))),
    ),
    pilot(
      'ig88c',
      { name: 'IG-88C', faction: 'scumandvillainy', skill: 6, unique: true },
      at('after-action', actionIs('boost')).youMay(freeAction('evade')),
    ),
    pilot('ig88d', { name: 'IG-88D', faction: 'scumandvillainy', skill: 6, unique: true }, segnorByTurns),
  ],
});
