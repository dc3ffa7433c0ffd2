import { at, atRange, enemy, inYour, remove, thereIs, tokenIs } from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** T-70 X-wing: small base. */
export const t70xwing = chassis({
  id: 't70xwing',
  name: 'T-70 X-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: bar('focus, lock, boost'),
  keywords: ['X-wing'],
  shipAbility: 'Weapon Hardpoint',
  pilots: [
    pilot('blacksquadronace-t70xwing', { name: 'Black Squadron Ace', faction: 'resistance', initiative: 4 }),
    pilot('redsquadronexpert', { name: 'Red Squadron Expert', faction: 'resistance', initiative: 3 }),
    pilot('bluesquadronrookie', { name: 'Blue Squadron Rookie', faction: 'resistance', initiative: 1 }),
    pilot(
      'poedameron',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot(
      'poedameron-swz68',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      notYet,
    ),
    pilot('elloasty', { name: 'Ello Asty', faction: 'resistance', initiative: 5, limited: 1 }, notYet),
    pilot('niennunb', { name: 'Nien Nunb', faction: 'resistance', initiative: 5, limited: 1 }, [
      at('after-gain', tokenIs('stress'), thereIs(enemy, inYour('front'), atRange([0, 1]))).youMay(
        remove('stress'),
      ),
    ]),
    pilot(
      'caithrenalli',
      { name: 'C’ai Threnalli', faction: 'resistance', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot('karekun', { name: 'Karé Kun', faction: 'resistance', initiative: 4, limited: 1 }, notYet),
    pilot(
      'temminwexley',
      { name: 'Temmin Wexley', faction: 'resistance', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot(
      'temminwexley-swz68',
      { name: 'Temmin Wexley', faction: 'resistance', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot('venisadoza', { name: 'Venisa Doza', faction: 'resistance', initiative: 4, limited: 1 }, notYet),
    pilot(
      'jessikapava',
      {
        name: 'Jessika Pava',
        faction: 'resistance',
        initiative: 3,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot(
      'jophseastriker',
      { name: 'Joph Seastriker', faction: 'resistance', initiative: 3, limited: 1 },
      notYet,
    ),
    pilot('zayversio', { name: 'Zay Versio', faction: 'resistance', initiative: 3, limited: 1 }, notYet),
    pilot(
      'lieutenantbastian',
      { name: 'Lieutenant Bastian', faction: 'resistance', initiative: 2, limited: 1 },
      notYet,
    ),
    pilot('nimichireen', { name: 'Nimi Chireen', faction: 'resistance', initiative: 2, limited: 1 }, notYet),
    pilot(
      'jaycristubbs',
      { name: 'Jaycris Tubbs', faction: 'resistance', initiative: 1, limited: 1 },
      notYet,
    ),
  ],
});
