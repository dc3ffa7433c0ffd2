import {
  acquireLock,
  actionIs,
  at,
  atRange,
  choose,
  dealDamage,
  defenderAgility,
  drawsAttacksFrom,
  eitherOf,
  equipped,
  flipCard,
  freeAction,
  friendly,
  gain,
  gaining,
  has,
  inTurn,
  other,
  remove,
  removeLockOf,
  rollAttackDie,
  stressed,
  tokenIs,
  turn,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** X-wing: small base. */
export const xwing = chassis({
  id: 'xwing',
  name: 'X-wing',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR'),
  attack: 3,
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('cavernangelszealot', { name: 'Cavern Angels Zealot', faction: 'rebelalliance', skill: 1 }),
    pilot('rookiepilot', { name: 'Rookie Pilot', faction: 'rebelalliance', skill: 2 }),
    pilot(
      'tarnmison',
      { name: 'Tarn Mison', faction: 'rebelalliance', skill: 3, unique: true },
      at('attack-declared', youDefend).youMay(acquireLock('attacker')),
    ),
    pilot('redsquadronpilot', { name: 'Red Squadron Pilot', faction: 'rebelalliance', skill: 4 }),
    pilot(
      'edriotwotubes',
      { name: 'Edrio Two Tubes', faction: 'rebelalliance', skill: 4, unique: true },
      at('before-reveal', you(has('focus'))).youMay(freeAction()),
    ),
    pilot(
      'hobbieklivian',
      {
        name: '“Hobbie” Klivian',
        rulings: ['xwing1:faq-ship-cards.33'],
        faction: 'rebelalliance',
        skill: 5,
        unique: true,
      },
      [
        at('after-lock', you(stressed)).youMay(remove('stress')),
        at('lock-spent', you(stressed)).youMay(remove('stress')),
      ],
    ),
    pilot(
      'biggsdarklighter',
      {
        name: 'Biggs Darklighter',
        rulings: ['xwing1:faq-ship-cards.4', 'xwing1:faq-qanda-range-measurement.1'],
        faction: 'rebelalliance',
        skill: 5,
        unique: true,
      },
      drawsAttacksFrom(friendly, other, atRange([1, 1])),
    ),
    pilot(
      'leevantenza',
      { name: 'Leevan Tenza', faction: 'rebelalliance', skill: 5, unique: true },
      at('after-action', actionIs('boost')).youMay(gain('evade'), gaining('stress')),
    ),
    pilot(
      'garvendreis',
      {
        name: 'Garven Dreis',
        rulings: ['xwing1:faq-ship-cards.27', 'xwing1:faq-ship-cards.28', 'xwing1:faq-ship-cards.29'],
        faction: 'rebelalliance',
        skill: 6,
        unique: true,
      },
      at('after-spend', tokenIs('focus')).youMay(
        choose([friendly, other, atRange([1, 2])], gain('focus', 1, 'chosen')),
      ),
    ),
    pilot(
      'jekporkins',
      {
        name: 'Jek Porkins',
        rulings: ['xwing1:faq-ship-cards.32'],
        faction: 'rebelalliance',
        skill: 7,
        unique: true,
      },
      at('after-token', tokenIs('stress')).youMay(
        inTurn(remove('stress'), rollAttackDie(['hit'], dealDamage(false))),
      ),
    ),
    pilot(
      'kullbeesperado',
      { name: 'Kullbee Sperado', faction: 'rebelalliance', skill: 7, unique: true },
      at('after-action', actionIs('boost', 'barrel-roll'), you(equipped('servomotorsfoils'))).youMay(
        flipCard('servomotorsfoils'),
      ),
    ),
    pilot(
      'lukeskywalker',
      { name: 'Luke Skywalker', faction: 'rebelalliance', skill: 8, unique: true },
      whileDefending().may(turn('focus', 'evade')),
    ),
    pilot(
      'wesjanson',
      {
        name: 'Wes Janson',
        rulings: ['xwing1:faq-ship-cards.51'],
        faction: 'rebelalliance',
        skill: 8,
        unique: true,
      },
      at('after-attack').youMay(
        eitherOf(remove('focus', 1, 'defender'), remove('evade', 1, 'defender'), removeLockOf('defender')),
      ),
    ),
    pilot(
      'wedgeantilles',
      { name: 'Wedge Antilles', faction: 'rebelalliance', skill: 9, unique: true },
      defenderAgility(-1, youAttack),
    ),
  ],
});
