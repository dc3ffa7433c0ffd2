import {
  assign,
  at,
  attackIs,
  evenWhileStressed,
  force,
  friendly,
  modifier,
  moreDice,
  other,
  performAny,
  stressed,
  whenever,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { turnsUpDamageAhead } from './repeated.ts';

/** TIE/vn Silencer: small base. */
export const tievnsilencer = chassis({
  id: 'tievnsilencer',
  name: 'TIE/vn Silencer',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FB 4KR 5FB'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 4,
  shields: 2,
  actions: bar('focus, lock, barrel-roll, boost'),
  keywords: ['TIE'],
  shipAbility: 'Autothrusters',
  pilots: [
    pilot('firstordertestpilot', { name: 'First Order Test Pilot', faction: 'firstorder', initiative: 4 }),
    pilot('sienarjaemusengineer', { name: 'Sienar-Jaemus Engineer', faction: 'firstorder', initiative: 1 }),
    pilot('blackout', { name: '“Blackout”', faction: 'firstorder', initiative: 5, limited: 1 }, [
      moreDice('defense', -2, youAttack, attackIs('obstructed-by-obstacle')),
    ]),
    pilot(
      'kyloren',
      {
        name: 'Kylo Ren',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 2, recurring: 1, side: 'dark' },
      },
      [at('after-defending').youMay(assign('illshowyouthedarkside', 'attacker'), force())],
    ),
    pilot('recoil', { name: '“Recoil”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      modifier({ can: 'treat-as-bullseye', arc: 'front', range: [0, 1], requires: [you(stressed)] }),
    ]),
    pilot('avenger', { name: '“Avenger”', faction: 'firstorder', initiative: 3, limited: 1 }, [
      whenever('after-destroyed', [friendly, other]).youMay(evenWhileStressed(performAny())),
    ]),
    pilot(
      'rush',
      {
        name: '“Rush”',
        rulings: ['xwing2:faq-specific-card-questions.45'],
        faction: 'firstorder',
        initiative: 2,
        limited: 1,
      },
      [modifier({ value: 'initiative', to: 6, while: 'damaged' })],
    ),
    pilot(
      'kyloren-evacuationofdqar',
      {
        name: 'Kylo Ren',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 3, recurring: 1, side: 'dark' },
        standardLoadout: ['determination-evacuationofdqar', 'malice', 'protontorpedoes'],
      },
      turnsUpDamageAhead,
    ),
  ],
});
