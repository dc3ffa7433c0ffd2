import {
  actsAt,
  at,
  atRange,
  attackWith,
  charge,
  choose,
  either,
  enemy,
  force,
  friendly,
  gain,
  gaining,
  has,
  inYour,
  isSelf,
  modifier,
  rollMore,
  the,
  tokenIs,
  transfer,
  unstressed,
  whenever,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { keepsCirculars } from './repeated.ts';

/** HWK-290 Light Freighter: small base. */
export const hwk290lightfreighter = chassis({
  id: 'hwk290lightfreighter',
  name: 'HWK-290 Light Freighter',
  size: 'small',
  dial: dial('0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FW'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus > red rotate, lock > red rotate, red boost, rotate, red jam'),
  keywords: ['Freighter'],
  pilots: [
    pilot('rebelscout', { name: 'Rebel Scout', faction: 'rebelalliance', initiative: 2 }),
    pilot('janors', { name: 'Jan Ors', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      at(
        'before-attack-dice',
        the('attacker', friendly, inYour('firing')),
        attackWith('primary'),
        you(unstressed),
      ).youMay(rollMore('attack'), gaining('stress')),
    ]),
    pilot('roarkgarnet', { name: 'Roark Garnet', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('start-of-engagement').youMay(choose([inYour('firing')], actsAt(7, 'engagement', 'chosen'))),
    ]),
    pilot('kylekatarn', { name: 'Kyle Katarn', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('start-of-engagement', you(has('focus'))).youMay(
        choose([friendly, inYour('firing')], transfer('focus', 'self', 'chosen')),
      ),
    ]),
    pilot('spicerunner', { name: 'Spice Runner', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'tapusk',
      {
        name: 'Tápusk',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [modifier({ rule: 'stop-recovery', whom: [enemy, inYour('turret')], costs: [charge(2)] })],
    ),
    pilot(
      'dacebonearm',
      {
        name: 'Dace Bonearm',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        charges: { limit: 3, recurring: 1 },
      },
      [
        whenever('after-gain', [enemy, atRange([0, 3])], tokenIs('ion')).youMay(
          gain('ion', 2, 'it'),
          charge(3),
        ),
      ],
    ),
    pilot(
      'gamutkey',
      {
        name: 'Gamut Key',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('start-of-end').youMay(
          choose([either(isSelf, inYour('turret')), has('circular')], keepsCirculars),
          charge(2),
        ),
      ],
    ),
    pilot(
      'kananjarrus-hwk290lightfreighter',
      {
        name: 'Kanan Jarrus',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 1, recurring: 1 },
      },
      [
        at('before-attack-dice', the('defender', either(isSelf, inYour('turret')))).youMay(
          rollMore('attack', -1),
          force(),
        ),
      ],
    ),
    pilot('palobgodalhi', { name: 'Palob Godalhi', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      at('start-of-engagement').youMay(
        choose([enemy, inYour('firing'), atRange([0, 2])], transfer(['focus', 'evade'], 'chosen', 'self')),
      ),
    ]),
    pilot('torkilmux', { name: 'Torkil Mux', faction: 'scumandvillainy', initiative: 2, limited: 1 }, [
      at('start-of-engagement').youMay(choose([inYour('firing')], actsAt(0, 'engagement', 'chosen'))),
    ]),
  ],
});
