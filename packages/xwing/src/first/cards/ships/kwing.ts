import {
  allShields,
  at,
  eitherOf,
  inTurn,
  lends,
  loseShield,
  not,
  oncePerRound,
  onlyIf,
  recoverShield,
  rollMore,
  shielded,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** K-wing: small base. */
export const kwing = chassis({
  id: 'kwing',
  name: 'K-wing',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW'),
  attack: 2,
  turret: true,
  agility: 1,
  hull: 5,
  shields: 4,
  actions: ['focus', 'target-lock', 'slam'],
  pilots: [
    pilot('wardensquadronpilot', { name: 'Warden Squadron Pilot', faction: 'rebelalliance', skill: 2 }),
    pilot('guardiansquadronpilot', { name: 'Guardian Squadron Pilot', faction: 'rebelalliance', skill: 4 }),
    pilot(
      'esegetuketu',
      { name: 'Esege Tuketu', faction: 'rebelalliance', skill: 6, unique: true },
      lends('focus', [1, 2]),
    ),
    pilot(
      'mirandadoni',
      { name: 'Miranda Doni', faction: 'rebelalliance', skill: 8, unique: true },
      oncePerRound(
        at('before-attack-dice', youAttack).youMay(
          eitherOf(
            onlyIf([you(shielded)], inTurn(loseShield(), rollMore('attack'))),
            onlyIf([you(not(allShields))], inTurn(rollMore('attack', -1), recoverShield())),
          ),
        ),
      ),
    ),
  ],
});
