import {
  at,
  atRange,
  choose,
  enemy,
  friendly,
  gaining,
  other,
  rollMore,
  setSkill,
  suffer,
  tokenIs,
  transfer,
  unstressed,
  whenever,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** HWK-290: small base. */
export const hwk290 = chassis({
  id: 'hwk290',
  name: 'HWK-290',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BR 3FW 3NR 4FR'),
  attack: 1,
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('rebeloperative', { name: 'Rebel Operative', faction: 'rebelalliance', skill: 2 }),
    pilot(
      'roarkgarnet',
      {
        name: 'Roark Garnet',
        rulings: ['xwing1:faq-ship-cards.55'],
        faction: 'rebelalliance',
        skill: 4,
        unique: true,
      },
      at('start-of-combat').you(
        choose([friendly, other, atRange([1, 3])], setSkill(12, 'end of combat', 'chosen'), { must: true }),
      ),
    ),
    pilot(
      'kylekatarn',
      { name: 'Kyle Katarn', faction: 'rebelalliance', skill: 6, unique: true },
      at('start-of-combat').youMay(
        choose([friendly, other, atRange([1, 3])], transfer('focus', 'self', 'chosen')),
      ),
    ),
    pilot(
      'janors',
      {
        name: 'Jan Ors',
        rulings: ['xwing1:faq-ship-cards.31'],
        faction: 'rebelalliance',
        skill: 8,
        unique: true,
      },
      whenever('before-attack-dice', [friendly, other, atRange([1, 3])], you(unstressed)).youMay(
        rollMore('attack'),
        gaining('stress'),
      ),
    ),
    pilot('spicerunner', { name: 'Spice Runner', faction: 'scumandvillainy', skill: 1 }),
    pilot(
      'torkilmux',
      { name: 'Torkil Mux', faction: 'scumandvillainy', skill: 3, unique: true },
      at('end-of-activation').you(
        choose([enemy, atRange([1, 2])], setSkill(0, 'end of combat', 'chosen'), { must: true }),
      ),
    ),
    pilot(
      'palobgodalhi',
      { name: 'Palob Godalhi', faction: 'scumandvillainy', skill: 5, unique: true },
      at('start-of-combat').youMay(
        choose([enemy, atRange([1, 2])], transfer(['focus', 'evade'], 'chosen', 'self')),
      ),
    ),
    pilot(
      'dacebonearm',
      { name: 'Dace Bonearm', faction: 'scumandvillainy', skill: 7, unique: true },
      whenever('after-token', [enemy, atRange([1, 3])], tokenIs('ion'), you(unstressed)).youMay(
        suffer(1, 0, 'it'),
        gaining('stress'),
      ),
    ),
  ],
});
