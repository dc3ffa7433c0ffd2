import {
  at,
  atRange,
  attackMissed,
  each,
  friendly,
  gain,
  gaining,
  other,
  recoverCharges,
  remove,
  reroll,
  type StrangeMoment,
  strange,
  suffer,
  suffering,
  tokensOf,
  whileFighting,
  whileShipDefends,
  youAttack,
  youDefend,
  youFight,
} from '../../abilities/language.ts';
import { mayModify } from '../../attack/dice-limits.ts';
import { addDie } from '../../attack/pool.ts';
import type { Die, Occasion, SecondState, Ship } from '../../state.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** The dice of a ship in an attack, if it has just rolled or rerolled them and all show the same result. */
function matchingPool(state: SecondState, ship: Ship, { window, what }: Occasion): Die[] | null {
  const { attack } = state;
  if (!attack || attack.used.includes(`${MATCHED}@${ship.id}`)) return null;
  const own = attack.attacker === ship.id ? 'attack' : 'defense';
  if (window === 'after-reroll' && what !== own) return null;
  const dice = window === 'after-reroll' ? own : window === 'after-attack-dice' ? 'attack' : 'defense';
  const pool = dice === 'attack' ? attack.attackDice : attack.defenseDice;
  const alike = pool.length > 0 && pool.every(({ face }) => face === pool[0]!.face);
  return alike && mayModify(state, attack, dice, ship.player, 'adding') ? pool : null;
}

const MATCHED = 'matched';

/** One more die with the result that all of them show; once in an attack (card-interpretation.8). */
function addMatching({ game, ship, occasion, because }: StrangeMoment): void {
  const { attack } = game.state;
  const pool = matchingPool(game.state, ship, occasion);
  if (!attack || !pool) return;
  attack.used.push(`${MATCHED}@${ship.id}`);
  addDie(pool, pool[0]!.face);
  const dice = attack.attacker === ship.id ? 'attack' : 'defense';
  const faces = pool.map(({ face }) => face);
  game.emit({ kind: 'modified', ship: ship.id, dice, how: 'add', faces, because });
}

/** M3-A Interceptor: small base. */
export const m3ainterceptor = chassis({
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3BW 3FB 3NW 3KR 4FW 5FW 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, lock, barrel-roll'),
  keywords: [],
  shipAbility: 'Weapon Hardpoint',
  pilots: [
    pilot('tansariipointveteran', {
      name: 'Tansarii Point Veteran',
      faction: 'scumandvillainy',
      initiative: 3,
    }),
    pilot('cartelspacer', { name: 'Cartel Spacer', faction: 'scumandvillainy', initiative: 1 }),
    pilot('serissu', { name: 'Serissu', faction: 'scumandvillainy', initiative: 5, limited: 1 }, [
      whileShipDefends([friendly, atRange([0, 1])]).may(reroll(1)),
    ]),
    pilot('genesisred', { name: 'Genesis Red', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      at('after-lock').you(
        remove('focus', 'all'),
        remove('evade', 'all'),
        gain('focus', tokensOf('focus', 'other')),
        gain('evade', tokensOf('evade', 'other')),
      ),
    ]),
    pilot('laetinashera', { name: 'Laetin A’shera', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      at('after-attack', attackMissed).you(gain('evade')),
      at('after-defending', attackMissed).you(gain('evade')),
    ]),
    pilot(
      'quinnjast',
      {
        name: 'Quinn Jast',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [at('start-of-engagement').youMay(recoverCharges(1, 'any-upgrade'), gaining('disarm'))],
    ),
    pilot('inaldra', { name: 'Inaldra', faction: 'scumandvillainy', initiative: 2, limited: 1 }, [
      ...whileFighting().may(reroll('any'), suffering(1)),
    ]),
    pilot('sunnybounder', { name: 'Sunny Bounder', faction: 'scumandvillainy', initiative: 1, limited: 1 }, [
      ...(
        [
          ['after-attack-dice', youAttack],
          ['after-defense-dice', youDefend],
          ['after-reroll', youFight],
        ] as const
      ).map(([window, fights]) =>
        strange({
          window,
          requires: [fights],
          may: true,
          text: {
            en: 'add 1 matching result to its dice, if all of them show the same one',
            de: 'es seinen Würfeln 1 gleiches Ergebnis hinzufügen, falls sie alle dasselbe zeigen',
            fr: 'ajouter 1 résultat identique à ses dés, s’ils montrent tous le même',
          },
          possible: (state, ship, moment) => matchingPool(state, ship, moment) !== null,
          run: addMatching,
        }),
      ),
    ]),
    pilot(
      'g4rgorvm',
      {
        name: 'G4R-G0R V/M',
        faction: 'scumandvillainy',
        initiative: 0,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, evade, lock, barrel-roll') },
      },
      [at('after-defending').you(each([other, atRange([0, 0])], suffer(0, 1, 'chosen')))],
    ),
  ],
});
