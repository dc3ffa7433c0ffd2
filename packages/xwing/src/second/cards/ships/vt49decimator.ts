import { chooseToken } from '../../abilities/effects/tokens.ts';
import {
  charge,
  has,
  hasNo,
  inYour,
  modifier,
  not,
  oneOf,
  type StrangeMoment,
  strange,
  the,
  turn,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** One reinforce token lies on the other half, and stays on the ship for this End Phase. */
function turnReinforce({ game, ship, ref, because }: StrangeMoment): void {
  const held = (['reinforce-fore', 'reinforce-aft'] as const).filter((token) => ship.tokens[token] > 0);
  const from = chooseToken({ game, owned: { ref } }, ship, ship, held);
  const token = from === 'reinforce-fore' ? 'reinforce-aft' : 'reinforce-fore';
  ship.tokens[from] -= 1;
  ship.tokens[token] += 1;
  game.emit({ kind: 'lost', ship: ship.id, token: from, count: 1, because });
  game.emit({ kind: 'gained', ship: ship.id, token, count: 1, because });
  const of = { cannot: 'lose-tokens', tokens: [token], requires: [], whom: [], most: 1 } as const;
  ship.lasting.push({ until: 'end of round', by: ship.id, ability: ref, name: 'Morna Kee', of });
}

/** VT-49 Decimator: large base. */
export const vt49decimator = chassis({
  id: 'vt49decimator',
  name: 'VT-49 Decimator',
  size: 'large',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW'),
  weapons: [{ arc: 'double-turret', value: 3 }],
  agility: 0,
  hull: 12,
  shields: 4,
  actions: bar('focus, lock, reinforce, rotate, red coordinate'),
  keywords: [],
  pilots: [
    pilot('patrolleader', { name: 'Patrol Leader', faction: 'galacticempire', initiative: 2 }),
    pilot(
      'rearadmiralchiraneau',
      { name: 'Rear Admiral Chiraneau', faction: 'galacticempire', initiative: 5, limited: 1 },
      [
        whileAttacking({}, you(has('reinforce-fore')), the('defender', inYour('full-front'))).may(
          turn('focus', 'crit'),
        ),
        whileAttacking(
          {},
          you(has('reinforce-aft')),
          the('defender', inYour('full-rear')),
          oneOf(you(hasNo('reinforce-fore')), the('defender', not(inYour('full-front')))),
        ).may(turn('focus', 'crit')),
      ],
    ),
    pilot(
      'mornakee',
      {
        name: 'Morna Kee',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 3, recurring: 0 },
      },
      [
        strange({
          window: 'during-end',
          requires: [you(has('reinforce'))],
          costs: [charge()],
          may: true,
          text: {
            en: 'turn 1 of its reinforce tokens to its other full arc instead of removing it',
            de: '1 seiner Verstärkungsmarker auf die andere Hälfte zu drehen, statt ihn zu entfernen',
            fr: 'retourner 1 de ses jetons de renforcement vers son autre arc complet au lieu de le retirer',
          },
          run: turnReinforce,
        }),
      ],
    ),
    pilot(
      'captainoicunn',
      {
        name: 'Captain Oicunn',
        rulings: ['xwing2:errata-ship-cards.11'],
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
      },
      [modifier({ rule: 'attack-range-counts-as', from: [0, 0], to: 1 })],
    ),
  ],
});
