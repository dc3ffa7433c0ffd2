/** The ships of First Edition as the board shows them. */

import { type BaseShape, FIRST_BASES, HUGE_BASE, SECTION_BASES } from '@firing-arc/xwing/common';
import {
  damageOn,
  type FirstState,
  hullOf,
  inPlay,
  isHuge,
  leads,
  PRIMARY,
  type Ship,
  shieldsOf,
  skillOf,
  TOKENS,
  type Token,
  typeOf,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import type { BoardToken, Print, ShownReach, ShownShip } from '../../shown/table.ts';
import {
  allRoundPrint,
  arcPrints,
  hugeArcPrints,
  reachOf,
  shownBase,
  silhouettePrints,
  turretPrints,
} from '../xwing/base.ts';
import { conditionsOf, onBoard } from '../xwing/cards.ts';
import { say, tagOf } from '../xwing/names.ts';
import { lockLetter, words } from './names.ts';

/** The base that a ship stands on. */
export function baseOf(ship: Ship): BaseShape {
  const { size } = typeOf(ship);
  return size === 'huge' ? HUGE_BASE : FIRST_BASES[size];
}

export const hullLeft = (state: FirstState, ship: Ship): number =>
  Math.max(0, hullOf(ship) - damageOn(state, ship));

export function shownShip(state: FirstState, ship: Ship): ShownShip {
  return {
    ...onBoard(ship, {
      name: words.ship(state, ship.id),
      type: typeOf(ship).name,
      side: words.player(ship.player),
      state: [
        say().skill({ rank: skillOf(ship) }),
        say().endures({ hull: hullLeft(state, ship), shields: ship.shields }),
      ],
      tokens: tokensOf(state, ship),
      rank: say().shortSkill({ rank: skillOf(ship) }),
      shields: [ship.shields, shieldsOf(ship)],
      hull: [hullLeft(state, ship), hullOf(ship)],
    }),
    onTable: inPlay(ship),
    hasCard: true,
    base: shownBase(baseOf(ship)),
    // The two sections of a huge ship stand on one base: the hull is drawn with the one that moves both.
    ...(leads(ship) && {
      model: {
        game: 'xwing',
        chassis: shapeOfType(typeOf(ship).id),
        faction: state.players[ship.player]!.faction,
        pilot: ship.card,
      },
    }),
    prints: printsOf(ship),
    conditions: conditionsOf(ship.damage, { ...ship.tokens, tractor: ship.tokens['tractor-beam'] }),
  };
}

/** The shapes of ship types that both editions have, under their names there. */
const SHAPES: Readonly<Record<string, string>> = {
  aggressor: 'aggressorassaultfighter',
  arc170: 'arc170starfighter',
  awing: 'rz1awing',
  bsf17bomber: 'mg100starfortress',
  bwing: 'asf01bwing',
  cr90corvetteaft: 'cr90corelliancorvette',
  cr90corvettefore: 'cr90corelliancorvette',
  firespray31: 'firesprayclasspatrolcraft',
  hwk290: 'hwk290lightfreighter',
  kwing: 'btls8kwing',
  lambdaclassshuttle: 'lambdaclasst4ashuttle',
  protectoratestarfighter: 'fangfighter',
  quadjumper: 'quadrijettransferspacetug',
  raiderclasscorvetteaft: 'raiderclasscorvette',
  raiderclasscorvettefore: 'raiderclasscorvette',
  starviper: 'starviperclassattackplatform',
  tieadvanced: 'tieadvancedx1',
  tieadvprototype: 'tieadvancedv1',
  tieaggressor: 'tieagaggressor',
  tiebomber: 'tiesabomber',
  tiedefender: 'tieddefender',
  tiefighter: 'tielnfighter',
  tieinterceptor: 'tieininterceptor',
  tiephantom: 'tiephphantom',
  tiepunisher: 'tiecapunisher',
  tiesilencer: 'tievnsilencer',
  tiestriker: 'tieskstriker',
  uwing: 'ut60duwing',
  vcx100: 'vcx100lightfreighter',
  xwing: 't65xwing',
  yt1300: 'modifiedyt1300lightfreighter',
  yt2400: 'yt2400lightfreighter',
  yv666: 'yv666lightfreighter',
  ywing: 'btla4ywing',
  z95headhunter: 'z95af4headhunter',
};

/** Under which name a ship type's shape is found. */
export const shapeOfType = (type: string): string => SHAPES[type] ?? type;

/** The arcs of a huge ship, of a section on its half of the base. */
function hugeArcs(ship: Ship): readonly Print[] {
  const { huge } = typeOf(ship);
  if (!huge?.arcs) return [];
  if (ship.section < 0 || !huge.base) return hugeArcPrints(HUGE_BASE, huge.arcs, 0);
  const base = SECTION_BASES[huge.base];
  return hugeArcPrints(base, huge.arcs, leads(ship) ? -base.halfY : base.halfY);
}

/** What is printed on a ship's token: its arcs, the ring of a turret, and its type as a simple shape. */
function printsOf(ship: Ship): readonly Print[] {
  const { id, extraArcs, turret } = typeOf(ship);
  const base = baseOf(ship);
  const silhouette = leads(ship) ? silhouettePrints(shapeOfType(id), base.halfX) : [];
  if (isHuge(ship)) return [...hugeArcs(ship), ...silhouette];
  const rear = extraArcs.includes('auxiliary-rear') || extraArcs.includes('special-rear');
  return [
    ...arcPrints(base, {
      rear,
      sides: extraArcs.includes('auxiliary-180'),
      bullseye: extraArcs.includes('bullseye') ? base.bullseye : 0,
    }),
    ...(turret ? [allRoundPrint(base.halfX)] : []),
    ...(ship.arc >= 0 ? turretPrints(base.halfX, [ship.arc * 90]) : []),
    ...silhouette,
  ];
}

const TOKEN_SIGNS: Readonly<Record<Token, Omit<BoardToken, 'name'>>> = {
  focus: { sign: 'F', tone: 'green' },
  evade: { sign: 'E', tone: 'green' },
  stress: { sign: 'S', tone: 'red' },
  ion: { sign: 'I', tone: 'red' },
  cloak: { sign: 'Cl', tone: 'blue' },
  'weapons-disabled': { sign: 'W', tone: 'red' },
  'reinforce-fore': { sign: 'Rf', tone: 'green' },
  'reinforce-aft': { sign: 'Ra', tone: 'green' },
  jam: { sign: 'J', tone: 'red' },
  'tractor-beam': { sign: 'T', tone: 'red' },
  energy: { sign: 'En', tone: 'blue' },
};

/** Tokens on a ship, the blue and red tokens of target locks by their letter, and its faceup damage cards. */
function tokensOf(state: FirstState, ship: Ship): readonly BoardToken[] {
  const up = ship.damage.filter((card) => card.up).length;
  return [
    ...TOKENS.filter((token) => ship.tokens[token] > 0).map((token) => {
      const { sign, tone } = TOKEN_SIGNS[token];
      const count = ship.tokens[token];
      return { sign: `${sign}${count > 1 ? count : ''}`, name: words.token(token, count), tone };
    }),
    ...state.locks.flatMap(({ letter, by, on }): readonly BoardToken[] => {
      const sign = lockLetter(letter);
      if (by === ship.id)
        return [{ sign, name: say().lockOn({ letter: sign, ship: tagOf(on) }), tone: 'blue' }];
      if (on === ship.id)
        return [{ sign, name: say().targetOf({ letter: sign, ship: tagOf(by) }), tone: 'red' }];
      return [];
    }),
    ...(up > 0 ? [{ sign: `!${up > 1 ? up : ''}`, name: say().faceup(up), tone: 'orange' as const }] : []),
  ];
}

/** Range bands around a ship, and the arcs of its primary weapon. */
export function reachOfShip(state: FirstState, id: number): ShownReach {
  const ship = state.ships[id]!;
  const base = baseOf(ship);
  const primary = weaponsOf(ship).find((weapon) => weapon.number === PRIMARY);
  const arcs = primary ? (primary.arcs ?? ['all']) : [];
  const farthest = Math.max(0, ...weaponsOf(ship).map(({ range }) => range[1]));
  return reachOf(base, arcs, typeOf(ship).extraArcs.includes('bullseye') ? base.bullseye : 0, farthest);
}
